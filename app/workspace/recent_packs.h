// SPDX-License-Identifier: MIT
// The packs that were open, the latest first, kept in the settings.
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
    void add(const QString& name);
    void remove(const QString& name);

  signals:
    void changed();

  private:
    void set(const QStringList& names);
};

}  // namespace mazeloom::app
