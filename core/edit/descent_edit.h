// SPDX-License-Identifier: MIT
// Edits of a pack's descent: the numbers of its tables, its floors, and the updates needed when
// levels are renamed or deleted.
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
/// Returns the range of a number of DescentTables; 0 … 0 if tableNumbers() does not contain it.
NumberRange rangeOf(int level::DescentTables::*value);

enum class MonsterNumber : std::uint8_t { Hp, Attack, MinDepth, Weight };
inline constexpr std::array kMonsterNumbers{MonsterNumber::Hp, MonsterNumber::Attack,
                                            MonsterNumber::MinDepth, MonsterNumber::Weight};
NumberRange rangeOf(MonsterNumber number);

/// The number of kinds of monsters in the tables. Their indices are those of level::kMonsterKinds;
/// the boss comes after them.
inline constexpr std::size_t kMonsterCount = level::kMonsterKinds.size() + 1;
inline constexpr std::size_t kBoss = level::kMonsterKinds.size();
int numberOf(const level::DescentTables& tables, std::size_t monster, MonsterNumber number);

enum class TableRefusal : std::uint8_t {
    None,
    OutOfRange,
    NobodyAtDepthOne,  ///< the change would leave no kind of monster at depth 1
};

/// Changes one number, or leaves it unchanged and returns the reason. Setting the weight of the
/// boss is refused: it has none, because it is not drawn by weight.
TableRefusal setNumber(level::DescentTables& tables, int level::DescentTables::*value, int to);
TableRefusal setNumber(level::DescentTables& tables, std::size_t monster, MonsterNumber number,
                       int to);

void setHabit(level::DescentTables& tables, std::size_t monster, level::Habit habit);
level::Habit habitOf(const level::DescentTables& tables, std::size_t monster);

/// Returns the probability of each kind among the monsters drawn at a depth, in thousandths,
/// rounded to the nearest; 0 for a kind that does not live there.
std::array<int, level::kMonsterKinds.size()> sharesAt(const level::DescentTables& tables,
                                                      int depth);

enum class FloorRefusal : std::uint8_t { None, NoSuchFloor, OutOfRange, DepthTaken, Full };

/// These functions edit the designed floors, which stay sorted by depth. A floor is identified by
/// its depth. A refused edit changes nothing.
FloorRefusal addFloor(level::Descent& descent, int depth, std::string_view level);
FloorRefusal setFloorDepth(level::Descent& descent, int depth, int to);
FloorRefusal setFloorLevel(level::Descent& descent, int depth, std::string_view level);
FloorRefusal removeFloor(level::Descent& descent, int depth);
/// Returns a depth for a new floor: the depth below the deepest designed floor, or, if that floor
/// is at kMaxDepth, the greatest free depth; nullopt if the list is full.
std::optional<int> freeDepth(const level::Descent& descent);

/// These functions edit the floor ranges. A range is identified by its index in the list.
FloorRefusal addRange(level::Descent& descent, level::FloorRange range);
FloorRefusal setRange(level::Descent& descent, std::size_t place, level::FloorRange range);
FloorRefusal removeRange(level::Descent& descent, std::size_t place);
/// Returns the depth where a new range begins: after the end of the last range, or at that range's
/// start if it ends at kMaxDepth.
int nextRangeFrom(const level::Descent& descent);

/// Whether the descent uses a level for a designed floor, for a range, or for all other floors.
bool usesLevel(const level::Descent& descent, std::string_view level);
/// Returns the descent with the new id wherever it uses a level.
level::Descent withLevelRenamed(level::Descent descent, std::string_view from, std::string_view to);
/// Returns the descent without the floors and ranges of a level. If the level served for all other
/// floors, clears Descent::otherFloors: these floors get their default size and recipe.
level::Descent withoutLevel(level::Descent descent, std::string_view level);

/// Returns the approximate memory of a descent, in bytes.
std::size_t bytesOf(const level::Descent& descent);

}  // namespace mazeloom::edit
