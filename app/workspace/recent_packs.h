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
    /// `title` is what the pack is called.
    void add(const QString& name, const QString& title);
    /// What the pack was called when it was open last; else what its file or folder is.
    QString titleOf(const QString& name) const;
    void remove(const QString& name);

  signals:
    void changed();

  private:
    void set(const QStringList& names);
};

}  // namespace mazeloom::app
