// SPDX-License-Identifier: MIT
// Reads dark or light mode from the desktop portal of Linux desktops:
// https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.Settings.html
// Qt itself reads it only from version 6.5 on.
#pragma once

#include <QDBusConnection>
#include <QDBusVariant>

#include "app/theme/scheme_source.h"

namespace mazeloom::app {

class PortalScheme : public SchemeSource {
    Q_OBJECT

  public:
    /// Qt has opened the session bus by the time a window can be created.
    explicit PortalScheme(QDBusConnection bus = QDBusConnection::sessionBus(),
                          QObject* parent = nullptr);

    /// Without a bus or a portal, emits Scheme::Unknown.
    void watch() override;

  private slots:
    void changeSetting(const QString& group, const QString& key, const QDBusVariant& value);

  private:
    void read(const QString& group, const QString& key);
    void hear(const QString& group, const QString& key, const QVariant& value);

    QDBusConnection bus_;
    bool hasToldChange_ = false;
};

}  // namespace mazeloom::app
