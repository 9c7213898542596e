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
constexpr QLatin1String kContrast("contrast");
constexpr QLatin1String kMotion("reduced-motion");
// GNOME's own setting, for versions that do not provide "reduced-motion".
constexpr QLatin1String kGnomeGroup("org.gnome.desktop.interface");
constexpr QLatin1String kAnimations("enable-animations");

/// Read() wraps its answer in one more variant than documented; portals keep that for
/// compatibility.
QVariant unwrapped(QVariant value) {
    while (value.canConvert<QDBusVariant>())
        value = value.value<QDBusVariant>().variant();
    return value;
}

Scheme schemeOf(const QVariant& value) {
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
    // Qt 6.4 has not registered its own type QDBusVariant when the slot below is connected. Without
    // the type, Qt would never call the slot.
    qRegisterMetaType<QDBusVariant>();
}

void PortalScheme::watch() {
    if (!bus_.isConnected()) {
        emit told(Scheme::Unknown);
        return;
    }
    // Accept signals from any sender, because asking the bus for the portal's name would block.
    bus_.connect(QString(), kPath, kInterface, QStringLiteral("SettingChanged"), this,
                 SLOT(changeSetting(QString, QString, QDBusVariant)));
    read(kGroup, kKey);
    read(kGroup, kContrast);
    read(kGroup, kMotion);
    read(kGnomeGroup, kAnimations);
}

void PortalScheme::read(const QString& group, const QString& key) {
    QDBusMessage read =
        QDBusMessage::createMethodCall(kService, kPath, kInterface, QStringLiteral("Read"));
    read << group << key;
    const auto* answer = new QDBusPendingCallWatcher(bus_.asyncCall(read), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this,
            [this, group, key](QDBusPendingCallWatcher* call) {
                call->deleteLater();
                const QDBusPendingReply<QDBusVariant> reply = *call;
                // The bus or the portal has ended since a change was reported. Keep the reported
                // values.
                if (reply.isError() && hasToldChange_) return;
                hear(group, key, reply.isError() ? QVariant() : reply.value().variant());
            });
}

void PortalScheme::hear(const QString& group, const QString& key, const QVariant& value) {
    const QVariant said = unwrapped(value);
    const bool isNumber = said.typeId() == QMetaType::UInt;
    if (group == kGroup && key == kKey) {
        emit told(schemeOf(said));
    } else if (group == kGroup && key == kContrast) {
        if (isNumber) emit toldOfContrast(said.toUInt() == 1);
    } else if (group == kGroup && key == kMotion) {
        if (isNumber) emit toldOfMotion(said.toUInt() == 1);
    } else if (group == kGnomeGroup && key == kAnimations) {
        if (said.typeId() == QMetaType::Bool) emit toldOfMotion(!said.toBool());
    }
}

void PortalScheme::changeSetting(const QString& group, const QString& key,
                                 const QDBusVariant& value) {
    hasToldChange_ = true;
    hear(group, key, value.variant());
}

}  // namespace mazeloom::app
