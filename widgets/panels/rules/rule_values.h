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
#include "core/level/promises/painted_promise.h"
#include "core/level/rewriting/program.h"

namespace mazeloom::widgets {

/// A value with which cells can be painted. In the pattern to find, nullopt matches any value; in
/// the replacement, nullopt leaves the cell unchanged.
using RuleInk = std::optional<level::rewriting::Value>;
/// Returns all inks in the order in which they are offered; the pack's own terrains come last.
std::vector<RuleInk> ruleInks(const level::TerrainTable& terrains = {});

/// What the values of a pattern are called and how they look: the pack's own terrains, and, in
/// patterns of promises, the contents for which inks stand.
struct RuleLegend {
    level::TerrainTable terrains = {};
    std::optional<level::promises::Inks> inks = {};

    RuleLegend() = default;
    RuleLegend(const level::TerrainTable& own) : terrains(own) {}
    RuleLegend(const level::TerrainTable& own, const level::promises::Inks& contents)
        : terrains(own), inks(contents) {}
};

/// Returns the name of an ink: "floor", "Swamp", "ink A", "outside of the map", "anything"; with
/// contents, such as "console or trap".
QString ruleInkText(const RuleInk& ink, const RuleLegend& legend = {});
/// Returns the name of a content of a cell: "console", "coin".
QString contentText(level::promises::Content content);
/// Returns the ink that a typed character stands for in packs; lowercase letters stand for inks
/// too.
std::optional<RuleInk> inkTyped(QChar typed, const level::TerrainTable& terrains = {});

/// Returns the ink for a cell with several values: the first of them in the order of ruleInks().
RuleInk inkOf(const level::rewriting::Values& values, const level::TerrainTable& terrains = {});

/// Returns a cell's values in words: "floor or ink A".
/// With contents: "floor with console".
QString valuesText(const level::rewriting::Values& values, const RuleLegend& legend = {});

/// Draws an ink in a cell. `on` is the widget whose theme is used.
void paintRuleInk(QPainter& painter, const QRectF& cell, const RuleInk& ink, const QWidget& on,
                  const RuleLegend& legend = {});
/// Draws the values of a cell; several values share the cell in slices.
void paintValues(QPainter& painter, const QRectF& cell, const level::rewriting::Values& values,
                 const QWidget& on, const RuleLegend& legend = {});

}  // namespace mazeloom::widgets
