// SPDX-License-Identifier: MIT
// Reads the preferences of the desktop from the portal of Linux desktops:
// https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.Settings.html
// Qt itself reads dark or light mode only since version 6.5.
#pragma once

#include <QDBusConnection>
#include <QDBusVariant>

#include "app/theme/scheme_source.h"

namespace mazeloom::app {

class PortalScheme : public SchemeSource {
    Q_OBJECT

  public:
    /// By default uses the session bus, which Qt has opened by the time a window can be created.
    explicit PortalScheme(QDBusConnection bus = QDBusConnection::sessionBus(),
                          QObject* parent = nullptr);

    /// Starts watching. Without a bus or a portal, emits Scheme::Unknown.
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
