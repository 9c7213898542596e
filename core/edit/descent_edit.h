// SPDX-License-Identifier: MIT
// Edits of a pack's descent: the numbers of its tables, its floors, and what becomes of them when
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

/// The numbers of the tables that do not belong to a monster: all of level::DescentTables but
/// those.
struct TableNumber {
    int level::DescentTables::*value;
    NumberRange range;
};
std::span<const TableNumber> tableNumbers();
/// Of one of these.
NumberRange rangeOf(int level::DescentTables::*value);

enum class MonsterNumber : std::uint8_t { Hp, Attack, MinDepth, Weight };
inline constexpr std::array kMonsterNumbers{MonsterNumber::Hp, MonsterNumber::Attack,
                                            MonsterNumber::MinDepth, MonsterNumber::Weight};
NumberRange rangeOf(MonsterNumber number);

/// The monsters of the tables: those of level::kMonsterKinds, in their order, and last the boss.
inline constexpr std::size_t kMonsterCount = level::kMonsterKinds.size() + 1;
inline constexpr std::size_t kBoss = level::kMonsterKinds.size();
int numberOf(const level::DescentTables& tables, std::size_t monster, MonsterNumber number);

enum class TableRefusal : std::uint8_t {
    None,
    OutOfRange,
    NobodyAtDepthOne,  ///< no other monster lives at depth 1
};

/// Changes one number; nothing where it is refused. The weight of the boss is refused: it is not
/// drawn by weight.
TableRefusal setNumber(level::DescentTables& tables, int level::DescentTables::*value, int to);
TableRefusal setNumber(level::DescentTables& tables, std::size_t monster, MonsterNumber number,
                       int to);

/// How likely each kind is, of all monsters that are drawn at a depth: in thousandths, rounded to
/// the nearest; 0 where it does not live.
std::array<int, level::kMonsterKinds.size()> sharesAt(const level::DescentTables& tables,
                                                      int depth);

enum class FloorRefusal : std::uint8_t { None, NoSuchFloor, OutOfRange, DepthTaken, Full };

/// Edits of the designed floors, which stay in the order of their depths. A floor is known by its
/// depth. Nothing changes where one is refused.
FloorRefusal addFloor(level::Descent& descent, int depth, std::string_view level);
FloorRefusal setFloorDepth(level::Descent& descent, int depth, int to);
FloorRefusal setFloorLevel(level::Descent& descent, int depth, std::string_view level);
FloorRefusal removeFloor(level::Descent& descent, int depth);
/// A depth for a new floor: the one below the deepest designed one; nothing when all are taken.
std::optional<int> freeDepth(const level::Descent& descent);

/// Edits of the levels by ranges of depth. A range is known by its place in the list.
FloorRefusal addRange(level::Descent& descent, level::FloorRange range);
FloorRefusal setRange(level::Descent& descent, std::size_t place, level::FloorRange range);
FloorRefusal removeRange(level::Descent& descent, std::size_t place);
/// Where a new one begins: behind the last that ends, else at the depth that the last begins at.
int nextRangeFrom(const level::Descent& descent);

/// Whether a floor, a range, or all other floors, are made from a level.
bool usesLevel(const level::Descent& descent, std::string_view level);
/// Floors follow their level's new id.
level::Descent withLevelRenamed(level::Descent descent, std::string_view from, std::string_view to);
/// Floors and ranges of a level go; the other floors are as the rules say then.
level::Descent withoutLevel(level::Descent descent, std::string_view level);

/// What a descent takes of memory, about.
std::size_t bytesOf(const level::Descent& descent);

}  // namespace mazeloom::edit
