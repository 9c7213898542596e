// SPDX-License-Identifier: MIT
// Asks the desktop's portal, which is how Linux desktops tell programs whether they are dark:
// https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.Settings.html
// Qt reads it from 6.5 on.
#pragma once

#include <QDBusConnection>
#include <QDBusVariant>

#include "app/theme/scheme_source.h"

namespace mazeloom::app {

class PortalScheme : public SchemeSource {
    Q_OBJECT

  public:
    /// Qt itself has opened the session's bus when a window can be made.
    explicit PortalScheme(QDBusConnection bus = QDBusConnection::sessionBus(),
                          QObject* parent = nullptr);

    /// Where there is no bus or no portal, tells Scheme::Unknown.
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
