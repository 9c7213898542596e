// SPDX-License-Identifier: MIT
#include "app/workspace/recent_packs.h"

#include <QFileInfo>
#include <QSettings>
#include <QVariantMap>

namespace mazeloom::app {

namespace {

constexpr auto kRecent = "file/recent";
constexpr auto kTitles = "file/recent-titles";

}  // namespace

QStringList RecentPacks::names() const {
    return QSettings().value(kRecent).toStringList().mid(0, kMost);
}

void RecentPacks::set(const QStringList& names) {
    QSettings().setValue(kRecent, names);
    emit changed();
}

void RecentPacks::add(const QString& name, const QString& title) {
    QStringList all = names();
    all.removeAll(name);
    all.prepend(name);
    all = all.mid(0, kMost);
    QVariantMap titles;
    for (const QString& each : all)
        titles[each] = each == name ? title : titleOf(each);
    QSettings().setValue(kTitles, titles);
    set(all);
}

QString RecentPacks::titleOf(const QString& name) const {
    const QString title = QSettings().value(kTitles).toMap().value(name).toString();
    if (!title.isEmpty()) return title;
    return name.startsWith(QLatin1String("builtin:")) ? name.section(':', 1)
                                                      : QFileInfo(name).completeBaseName();
}

void RecentPacks::remove(const QString& name) {
    QStringList all = names();
    if (all.removeAll(name) > 0) set(all);
}

}  // namespace mazeloom::app
