// SPDX-License-Identifier: MIT
// What cells of rules hold, as an editor shows it: drawn as on the canvas, and in words.
#pragma once

#include <optional>
#include <vector>

#include <QPainter>
#include <QString>
#include <QWidget>

#include "core/level/rewriting/program.h"

namespace mazeloom::widgets {

/// What cells can be painted with: the values, in the order in which they are offered. Nothing
/// stands for any value on the left, and for leaving the cell as it is on the right.
using RuleInk = std::optional<level::rewriting::Value>;
const std::vector<RuleInk>& ruleInks();

/// "floor", "ink A", "outside of the map", "anything".
QString ruleInkText(const RuleInk& ink);
/// "floor or ink A".
QString valuesText(const level::rewriting::Values& values);

/// Draws a cell; `on` says the theme.
void paintRuleInk(QPainter& painter, const QRectF& cell, const RuleInk& ink, const QWidget& on);
/// One of several share the cell in slices.
void paintValues(QPainter& painter, const QRectF& cell, const level::rewriting::Values& values,
                 const QWidget& on);

}  // namespace mazeloom::widgets
