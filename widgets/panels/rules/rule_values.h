// SPDX-License-Identifier: MIT
// What cells of rules hold, as an editor shows it: drawn as on the canvas, and in words.
#pragma once

#include <optional>
#include <vector>

#include <QPainter>
#include <QString>
#include <QWidget>

#include "core/level/map/own_terrain.h"
#include "core/level/rewriting/program.h"

namespace mazeloom::widgets {

/// What cells can be painted with: the values, in the order in which they are offered. Nothing
/// stands for any value on the left, and for leaving the cell as it is on the right.
using RuleInk = std::optional<level::rewriting::Value>;
/// The terrains of the pack's own stand behind the program's.
std::vector<RuleInk> ruleInks(const level::TerrainTable& terrains = {});

/// "floor", "Swamp", "ink A", "outside of the map", "anything".
QString ruleInkText(const RuleInk& ink, const level::TerrainTable& terrains = {});
/// What a typed character stands for: as it is in packs, and inks in small letters, too.
std::optional<RuleInk> inkTyped(QChar typed, const level::TerrainTable& terrains = {});

/// What a cell that may be several would be painted with: the first that is offered of them.
RuleInk inkOf(const level::rewriting::Values& values, const level::TerrainTable& terrains = {});

/// "floor or ink A".
QString valuesText(const level::rewriting::Values& values,
                   const level::TerrainTable& terrains = {});

/// Draws a cell; `on` says the theme.
void paintRuleInk(QPainter& painter, const QRectF& cell, const RuleInk& ink, const QWidget& on,
                  const level::TerrainTable& terrains = {});
/// One of several share the cell in slices.
void paintValues(QPainter& painter, const QRectF& cell, const level::rewriting::Values& values,
                 const QWidget& on, const level::TerrainTable& terrains = {});

}  // namespace mazeloom::widgets
