// SPDX-License-Identifier: MIT
#include "app/domains/compare/kept_lines.h"

#include <QSettings>
#include <QStringList>

namespace mazeloom::app {

namespace {

QString nameOfLevel(const widgets::PackDocument& document, const QString& level) {
    return document.name() + '\n' + level;
}

/// Returns names and lines alternately, beginning with the latest level.
QStringList read(const QString& key) {
    QStringList lines = QSettings().value(key).toStringList();
    if (lines.size() % 2 != 0) lines.clear();
    return lines;
}

qsizetype placeOf(const QStringList& lines, const QString& name) {
    for (qsizetype i = 0; i + 1 < lines.size(); i += 2) {
        if (lines[i] == name) return i;
    }
    return -1;
}

}  // namespace

widgets::LevelMemory keptLines(const QString& key) {
    return {.recall =
                [key](const widgets::PackDocument& document, const QString& level) {
                    const QStringList lines = read(key);
                    const qsizetype place = placeOf(lines, nameOfLevel(document, level));
                    return place < 0 ? QString() : lines[place + 1];
                },
            .keep =
                [key](const widgets::PackDocument& document, const QString& level,
                      const QString& text) {
                    const QString name = nameOfLevel(document, level);
                    QStringList lines = read(key);
                    const qsizetype place = placeOf(lines, name);
                    if (place >= 0) lines.remove(place, 2);
                    lines.prepend(text);
                    lines.prepend(name);
                    QSettings().setValue(key, lines.mid(0, qsizetype{2} * kMostKeptLines));
                }};
}

}  // namespace mazeloom::app
