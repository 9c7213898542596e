// SPDX-License-Identifier: MIT
// One generation as promises see it: the finished map, and the map after each stage, replayed from
// the trace. Nothing here calls a stage or trusts the marks of a stage.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "core/generate/generate.h"
#include "core/generate/recipe.h"
#include "core/level/level.h"
#include "core/level/map/map.h"

namespace mazeloom::check {

/// The cells at the end of a stage, and their history.
struct Moment {
    level::CellGrid cells;
    /// The stage that last opened a cell, counted from 1; 0: no stage opened it.
    grid::Grid<std::uint16_t, 2> openedBy;
    /// Whether a cell is floor of a placed room.
    grid::Grid<std::uint8_t, 2> isRoom;
};

class Generation {
  public:
    /// All arguments must outlive the object. `recorded` must not have failed.
    Generation(const level::Level& level, std::span<const level::Room> rooms, std::uint64_t seed,
               const generate::ReadyRecipe& recipe, const generate::Recorded& recorded,
               level::FloorContext floor = {})
        : level_(level),
          rooms_(rooms),
          seed_(seed),
          recipe_(recipe),
          recorded_(recorded),
          floor_(std::move(floor)) {}

    const level::Level& level() const { return level_; }
    std::span<const level::Room> rooms() const { return rooms_; }
    std::uint64_t seed() const { return seed_; }
    const level::FloorContext& floor() const { return floor_; }
    const generate::Recorded& recorded() const { return recorded_; }
    const level::Map& map() const { return recorded_.map; }

    /// Returns the stages that ran.
    const std::vector<generate::ReadyStage>& stages() const { return recipe_.stages; }
    /// Returns the last stage with this id; nullopt if none ran.
    std::optional<std::size_t> lastOf(std::string_view id) const;
    bool has(std::string_view id) const { return lastOf(id).has_value(); }
    std::int64_t parameter(std::size_t stage, std::size_t index) const {
        return stages()[stage].parameters[index];
    }
    bool isRandomShape(std::size_t stage) const;
    /// Whether all stages before `stage` give these guarantees.
    bool allBefore(std::size_t stage, unsigned guarantees) const;
    /// Returns the last stage that may open or close cells; nullopt if there is none.
    std::optional<std::size_t> lastLayout() const;

    /// Returns the cells after a stage, replayed from the start of the trace.
    Moment after(std::size_t stage) const;
    trace::StageSpan spanOf(std::size_t stage) const {
        return recorded_.trace->wholeSpan(stages()[stage].recipeIndex);
    }
    std::vector<level::Thing> placedBy(std::size_t stage) const;
    /// Whether a stage warned that it could not do everything it was asked for.
    bool hasWarned(std::size_t stage) const;
    /// Whether there are pinned cells and one of these stages warned that it could not work around
    /// them (RULES.md G-31.5), which voids its promise.
    bool isBarred(std::initializer_list<std::string_view> ids) const;
    /// The same for the stages that connect the map.
    bool isLeftApart() const;

  private:
    /// Whether there are pinned cells and a stage for which isOne(stage) is true warned.
    template <typename IsOne>
    bool hasWarnedOfPins(const IsOne& isOne) const;

    const level::Level& level_;
    std::span<const level::Room> rooms_;
    std::uint64_t seed_;
    const generate::ReadyRecipe& recipe_;
    const generate::Recorded& recorded_;
    const level::FloorContext floor_;
};

}  // namespace mazeloom::check
