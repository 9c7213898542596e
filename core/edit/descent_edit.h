// SPDX-License-Identifier: MIT
// Edits of a pack's descent: the numbers of its tables, its floors, and updates when levels are
// renamed or deleted.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "core/level/descent.h"

namespace mazeloom::edit {

struct NumberRange {
    int least = 0;
    int most = 0;

    bool contains(int value) const { return value >= least && value <= most; }
};

/// A number of level::DescentTables that does not belong to a monster.
struct TableNumber {
    int level::DescentTables::*value;
    NumberRange range;
};
std::span<const TableNumber> tableNumbers();
/// Returns the range of one of these numbers; 0 … 0 for any other.
NumberRange rangeOf(int level::DescentTables::*value);

enum class MonsterNumber : std::uint8_t { Hp, Attack, MinDepth, Weight };
inline constexpr std::array kMonsterNumbers{MonsterNumber::Hp, MonsterNumber::Attack,
                                            MonsterNumber::MinDepth, MonsterNumber::Weight};
NumberRange rangeOf(MonsterNumber number);

/// The number of monsters in the tables. Their indices are those of level::kMonsterKinds, then the
/// boss's.
inline constexpr std::size_t kMonsterCount = level::kMonsterKinds.size() + 1;
inline constexpr std::size_t kBoss = level::kMonsterKinds.size();
int numberOf(const level::DescentTables& tables, std::size_t monster, MonsterNumber number);

enum class TableRefusal : std::uint8_t {
    None,
    OutOfRange,
    NobodyAtDepthOne,  ///< no monster kind but this one lives at depth 1
};

/// Changes one number, or leaves it if the change is refused. The boss has no weight because it is
/// not drawn by weight; setting it is refused.
TableRefusal setNumber(level::DescentTables& tables, int level::DescentTables::*value, int to);
TableRefusal setNumber(level::DescentTables& tables, std::size_t monster, MonsterNumber number,
                       int to);

/// Returns the probability of each kind among the monsters drawn at a depth, in thousandths,
/// rounded to the nearest; 0 for a kind that does not live there.
std::array<int, level::kMonsterKinds.size()> sharesAt(const level::DescentTables& tables,
                                                      int depth);

enum class FloorRefusal : std::uint8_t { None, NoSuchFloor, OutOfRange, DepthTaken, Full };

/// Edit the designed floors, which stay sorted by depth. A floor is identified by its depth. A
/// refused edit changes nothing.
FloorRefusal addFloor(level::Descent& descent, int depth, std::string_view level);
FloorRefusal setFloorDepth(level::Descent& descent, int depth, int to);
FloorRefusal setFloorLevel(level::Descent& descent, int depth, std::string_view level);
FloorRefusal removeFloor(level::Descent& descent, int depth);
/// Returns a depth for a new floor: the one below the deepest designed floor if it exists, else the
/// deepest that is free; nullopt if the list is full.
std::optional<int> freeDepth(const level::Descent& descent);

/// Edit the levels by ranges of depth. A range is identified by its index in the list.
FloorRefusal addRange(level::Descent& descent, level::FloorRange range);
FloorRefusal setRange(level::Descent& descent, std::size_t place, level::FloorRange range);
FloorRefusal removeRange(level::Descent& descent, std::size_t place);
/// Returns where a new range begins: after the end of the last one, or at its start if it ends at
/// the deepest floor.
int nextRangeFrom(const level::Descent& descent);

/// Whether the descent uses a level: for a designed floor, for a range or for all other floors.
bool usesLevel(const level::Descent& descent, std::string_view level);
/// Returns the descent with the new id wherever it uses a level.
level::Descent withLevelRenamed(level::Descent descent, std::string_view from, std::string_view to);
/// Returns the descent without the floors and ranges of a level, which does not serve for all other
/// floors any more either; the rules then decide these floors.
level::Descent withoutLevel(level::Descent descent, std::string_view level);

/// Returns the approximate memory of a descent, in bytes.
std::size_t bytesOf(const level::Descent& descent);

}  // namespace mazeloom::edit
