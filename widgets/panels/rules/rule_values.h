// SPDX-License-Identifier: MIT
// The values of a cell in a rewrite rule: draws them as the canvas does, describes them in words,
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

/// A value with which cells can be painted. In the pattern to find, nullopt matches any value; in
/// the replacement, nullopt leaves the cell unchanged.
using RuleInk = std::optional<level::rewriting::Value>;
/// Returns all inks in the order in which they are offered; the pack's own terrains come last.
std::vector<RuleInk> ruleInks(const level::TerrainTable& terrains = {});

/// Returns the name of an ink: "floor", "Swamp", "ink A", "outside of the map", "anything".
QString ruleInkText(const RuleInk& ink, const level::TerrainTable& terrains = {});
/// Returns the ink that a typed character stands for in packs; lowercase letters stand for inks
/// too.
std::optional<RuleInk> inkTyped(QChar typed, const level::TerrainTable& terrains = {});

/// Returns the ink for a cell with several values: the first of them in the order of ruleInks().
RuleInk inkOf(const level::rewriting::Values& values, const level::TerrainTable& terrains = {});

/// Returns a cell's values in words: "floor or ink A".
QString valuesText(const level::rewriting::Values& values,
                   const level::TerrainTable& terrains = {});

/// Draws an ink in a cell. `on` is the widget whose theme is used.
void paintRuleInk(QPainter& painter, const QRectF& cell, const RuleInk& ink, const QWidget& on,
                  const level::TerrainTable& terrains = {});
/// Draws the values of a cell; several values share the cell in slices.
void paintValues(QPainter& painter, const QRectF& cell, const level::rewriting::Values& values,
                 const QWidget& on, const level::TerrainTable& terrains = {});

}  // namespace mazeloom::widgets
