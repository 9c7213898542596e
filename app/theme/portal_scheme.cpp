// SPDX-License-Identifier: MIT
#include "app/theme/portal_scheme.h"

#include <utility>

#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>

namespace mazeloom::app {

namespace {

constexpr QLatin1String kService("org.freedesktop.portal.Desktop");
constexpr QLatin1String kPath("/org/freedesktop/portal/desktop");
constexpr QLatin1String kInterface("org.freedesktop.portal.Settings");
constexpr QLatin1String kGroup("org.freedesktop.appearance");
constexpr QLatin1String kKey("color-scheme");

Scheme schemeOf(QVariant value) {
    // Read() wraps its answer once more than it says, and portals will not mend that: programs
    // count on it.
    while (value.canConvert<QDBusVariant>())
        value = value.value<QDBusVariant>().variant();
    if (value.typeId() != QMetaType::UInt) return Scheme::Unknown;
    switch (value.toUInt()) {
        case 1:
            return Scheme::Dark;
        case 2:
            return Scheme::Light;
        default:
            return Scheme::Unknown;
    }
}

}  // namespace

PortalScheme::PortalScheme(QDBusConnection bus, QObject* parent)
    : SchemeSource(parent), bus_(std::move(bus)) {
    // Qt 6.4 does not know its own type yet when it connects the slot below, and then never calls
    // it.
    qRegisterMetaType<QDBusVariant>();
}

void PortalScheme::watch() {
    if (!bus_.isConnected()) {
        emit told(Scheme::Unknown);
        return;
    }
    // From any sender: asking the bus for the portal's name would block.
    bus_.connect(QString(), kPath, kInterface, QStringLiteral("SettingChanged"), this,
                 SLOT(changeSetting(QString, QString, QDBusVariant)));
    QDBusMessage read =
        QDBusMessage::createMethodCall(kService, kPath, kInterface, QStringLiteral("Read"));
    read << kGroup << kKey;
    const auto* answer = new QDBusPendingCallWatcher(bus_.asyncCall(read), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this,
            [this](QDBusPendingCallWatcher* call) {
                call->deleteLater();
                const QDBusPendingReply<QDBusVariant> reply = *call;
                emit told(reply.isError() ? Scheme::Unknown
                                          : schemeOf(QVariant::fromValue(reply.value())));
            });
}

void PortalScheme::changeSetting(const QString& group, const QString& key,
                                 const QDBusVariant& value) {
    if (group == kGroup && key == kKey) emit told(schemeOf(QVariant::fromValue(value)));
}

}  // namespace mazeloom::app
