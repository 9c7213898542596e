// SPDX-License-Identifier: MIT
#include "widgets/panels/rules/rule_lines.h"

#include "core/level/rewriting/alphabet.h"
#include "widgets/panels/rules/node_card.h"

namespace mazeloom::widgets {

namespace rewriting = level::rewriting;

QString ruleText(const rewriting::Rule& rule, const rewriting::Program& program) {
    const rewriting::Sets sets(program);
    QStringList find;
    QStringList put;
    for (int y = 0; y < rule.size.height; ++y) {
        find << QString::fromStdString(rewriting::findRow(rule, y, sets));
        put << QString::fromStdString(rewriting::putRow(rule, y, sets));
    }
    return find.join('/') + QStringLiteral(" → ") + put.join('/');
}

QStringList ruleLines(const rewriting::Program& program) {
    QStringList lines;
    forEachRule(program, [&](const rewriting::Rule& rule, const rewriting::Place& place) {
        lines << nodeKindText(findNode(program, place)->kind) + QStringLiteral(": ") +
                     ruleText(rule, program);
    });
    return lines;
}

}  // namespace mazeloom::widgets
