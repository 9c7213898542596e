// SPDX-License-Identifier: MIT
// The recently opened packs, the latest first, stored in the settings.
#pragma once

#include <QObject>
#include <QStringList>

namespace mazeloom::app {

class RecentPacks : public QObject {
    Q_OBJECT

  public:
    static constexpr int kMost = 10;

    using QObject::QObject;

    QStringList names() const;
    void add(const QString& name, const QString& title);
    /// Returns the last known title of the pack; if there is none, the name of its file or folder.
    QString titleOf(const QString& name) const;
    void remove(const QString& name);

  signals:
    void changed();

  private:
    void set(const QStringList& names);
};

}  // namespace mazeloom::app
