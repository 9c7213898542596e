// SPDX-License-Identifier: MIT
#include "app/workspace/recent_packs.h"

#include <QSettings>

namespace mazeloom::app {

namespace {

constexpr auto kRecent = "file/recent";

}  // namespace

QStringList RecentPacks::names() const {
    return QSettings().value(kRecent).toStringList();
}

void RecentPacks::set(const QStringList& names) {
    QSettings().setValue(kRecent, names);
    emit changed();
}

void RecentPacks::add(const QString& name) {
    QStringList all = names();
    all.removeAll(name);
    all.prepend(name);
    set(all.mid(0, kMost));
}

void RecentPacks::remove(const QString& name) {
    QStringList all = names();
    if (all.removeAll(name) > 0) set(all);
}

}  // namespace mazeloom::app
