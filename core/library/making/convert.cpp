// SPDX-License-Identifier: MIT
#include <bit>
#include <type_traits>

#include "core/library/making/inside.h"

namespace mazeloom {
inline namespace v1 {

// The installed headers repeat constants of the library. These assertions keep both equal.
static_assert(sizeof(Cell) == sizeof(level::Cell) && alignof(Cell) == alignof(level::Cell));
static_assert(std::is_trivially_copyable_v<Cell> && std::is_trivially_copyable_v<level::Cell>);
static_assert(Cell::kTerrain == level::Cell::kTerrain && Cell::kAisle == level::Cell::kAisle &&
              Cell::kTrap == level::Cell::kTrap && Cell::kCoin == level::Cell::kCoin &&
              Cell::kThing == level::Cell::kThing && Cell::kWalkable == level::Cell::kWalkable &&
              Cell::kClear == level::Cell::kClear && Cell::kLiquid == level::Cell::kLiquid);
static_assert(static_cast<int>(Terrain::OneWayLeft) ==
                  static_cast<int>(level::Terrain::OneWayLeft) &&
              static_cast<int>(Effect::Kills) == static_cast<int>(level::Effect::Kills));
static_assert(kFirstOwnTerrain == static_cast<int>(level::kFirstOwnTerrain) &&
              kMaxOwnTerrains == static_cast<int>(level::kMaxOwnTerrains));
static_assert(static_cast<int>(ThingKind::Own) == static_cast<int>(level::ThingKind::Own) &&
              static_cast<int>(ThingKind::Armour) == static_cast<int>(level::ThingKind::Armour));
static_assert(static_cast<int>(Direction::Left) == static_cast<int>(grid::Direction::Left));
static_assert(static_cast<int>(ShownNumbers::All) == static_cast<int>(level::Numbers::All) + 1 &&
              static_cast<int>(ShownNumbers::Visited) ==
                  static_cast<int>(level::Numbers::Visited) + 1);
static_assert(static_cast<int>(Mechanic::Explosives) ==
                  static_cast<int>(level::Mechanic::Explosives) &&
              static_cast<int>(Mechanic::Numbers) == static_cast<int>(level::Mechanic::Numbers) &&
              static_cast<std::size_t>(Mechanic::Numbers) + 1 == level::kMechanics.size());
static_assert(static_cast<int>(Ruleset::Descent) == static_cast<int>(level::Ruleset::Descent));

Cell toCell(level::Cell cell) {
    return std::bit_cast<Cell>(cell);
}

Cells toCells(const level::CellGrid& cells) {
    if (cells.size().isEmpty()) return {};
    // Both classes consist of the same two bytes, as asserted above, so a game can read millions of
    // cells in place.
    const auto* const data = reinterpret_cast<const Cell*>(&cells[cells.index({0, 0})]);
    return {data, cells.width(), cells.height(), cells.stride()};
}

Error toError(Problem problem) {
    Error error{std::move(problem.text), std::move(problem.file), std::move(problem.place), {}};
    if (problem.cell) error.cell = toPosition(*problem.cell);
    return error;
}

std::vector<Property> toProperties(const level::Properties& properties) {
    std::vector<Property> result;
    for (const level::Property& property : properties) {
        Property& made = result.emplace_back();
        made.title = property.title;
        std::visit(
            [&made](const auto& value) {
                using Value = std::remove_cvref_t<decltype(value)>;
                if constexpr (std::is_same_v<Value, level::Choice>) {
                    made.value = value.chosen;
                } else if constexpr (std::is_same_v<Value, level::Colour>) {
                    made.value = level::toText(value);
                } else if constexpr (std::is_same_v<Value, level::ObjectName>) {
                    made.value = value.id;
                } else if constexpr (std::is_same_v<Value, grid::Point>) {
                    made.value = toPosition(value);
                } else {
                    made.value = value;
                }
            },
            property.value);
    }
    return result;
}

std::string fileOf(const level::Level& level) {
    return "levels/" + level.id + ".json";
}

}  // namespace v1
}  // namespace mazeloom
