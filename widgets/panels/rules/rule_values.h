// SPDX-License-Identifier: MIT
// The values of a cell in a rewriting rule: draws them as the canvas does, describes them in words,
// and lists the values that a rule editor offers.
#pragma once

#include <optional>
#include <vector>

#include <QPainter>
#include <QString>
#include <QWidget>

#include "core/level/map/own_terrain.h"
#include "core/level/rewriting/program.h"

namespace mazeloom::widgets {

/// A value that cells can be painted with. Nullopt stands for any value on the left, and for
/// leaving the cell as it is on the right.
using RuleInk = std::optional<level::rewriting::Value>;
/// Returns all inks in the order in which they are offered; the pack's own terrains come last.
std::vector<RuleInk> ruleInks(const level::TerrainTable& terrains = {});

/// Returns an ink in words: "floor", "Swamp", "ink A", "outside of the map", "anything".
QString ruleInkText(const RuleInk& ink, const level::TerrainTable& terrains = {});
/// Returns the ink of a typed character, as in packs; inks in small letters, too.
std::optional<RuleInk> inkTyped(QChar typed, const level::TerrainTable& terrains = {});

/// Returns the ink of a cell with several values: the first of them in the offered order.
RuleInk inkOf(const level::rewriting::Values& values, const level::TerrainTable& terrains = {});

/// Returns a cell's values in words: "floor or ink A".
QString valuesText(const level::rewriting::Values& values,
                   const level::TerrainTable& terrains = {});

/// Draws an ink in a cell; `on` determines the theme.
void paintRuleInk(QPainter& painter, const QRectF& cell, const RuleInk& ink, const QWidget& on,
                  const level::TerrainTable& terrains = {});
/// Draws a cell; several values share it in slices.
void paintValues(QPainter& painter, const QRectF& cell, const level::rewriting::Values& values,
                 const QWidget& on, const level::TerrainTable& terrains = {});

}  // namespace mazeloom::widgets
