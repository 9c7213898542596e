// SPDX-License-Identifier: MIT
// Files of tests/data that pin results which must be the same on every machine, one per line. After
// an intended change, MAZELOOM_WRITE_GOLDEN=1 rewrites them, so that the diff shows the effect.
#pragma once

#include <algorithm>

#include <QFile>
#include <QString>
#include <QStringList>
#include <QTextStream>

#include "tests/support/levels.h"

namespace mazeloom::testing {

/// Returns how the lines differ from a file in tests/data; empty if equal or just written. In a
/// brief run an empty line stands for one that was not made, and equals any line.
inline QString differenceFromGolden(const QString& name, const QStringList& lines) {
    QFile file(QString(MAZELOOM_TEST_DATA "/") + name);
    if (qEnvironmentVariableIsSet("MAZELOOM_WRITE_GOLDEN")) {
        if (lines.contains(QString())) return QStringLiteral("a line is empty; try all seeds");
        if (!file.open(QIODevice::WriteOnly | QIODevice::Text)) return file.errorString();
        QTextStream(&file) << lines.join('\n') << '\n';
        return {};
    }
    if (!file.open(QIODevice::ReadOnly | QIODevice::Text)) return file.errorString();
    const QStringList pinned = QTextStream(&file).readAll().split('\n', Qt::SkipEmptyParts);
    const auto [here, there] =
        std::mismatch(lines.begin(), lines.end(), pinned.begin(), pinned.end(),
                      [](const QString& line, const QString& pin) {
                          return line == pin || (line.isEmpty() && isBrief());
                      });
    if (here == lines.end() && there == pinned.end()) return {};
    const auto lineAt = [](const QStringList& all, auto at) {
        return at == all.end() ? QStringLiteral("nothing") : *at;
    };
    return QString("line %1 is \"%2\", and \"%3\" is pinned")
        .arg(here - lines.begin() + 1)
        .arg(lineAt(lines, here), lineAt(pinned, there));
}

}  // namespace mazeloom::testing
