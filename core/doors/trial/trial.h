// SPDX-License-Identifier: MIT
// Levels that came from another program, before they go into a pack: what no pack can hold is
// mended, and each new one is generated once, so that nobody learns later that it cannot be.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "core/level/level.h"
#include "core/problem.h"
#include "core/stop.h"

namespace mazeloom::doors {

/// A level of more cells is not tried. One of so many takes less than a second.
inline constexpr std::int64_t kMostTriedCells = std::int64_t{1} << 24;

/// Mends what is at odds with what a pack may hold: of several heroes the first stays, a bug or
/// boss with a path of one point stands still, and of an id that stands twice the second goes.
/// Returns what was done, as sentences.
std::vector<std::string> mend(level::Level& level);

/// Writes and reads the level, but for its painted cells, as a pack does. Returns an error if a
/// pack cannot hold it, else the first flaw of its design, for which a pack is not generated.
tl::expected<std::optional<Problem>, Problem> reread(const level::Level& level,
                                                     const Stop& stop = {});

/// Whether all of the level is drawn: no stage of its recipe adds to what is painted and placed.
bool isDrawn(const level::Level& level);

/// What a level is tried with: what its pack has.
struct TrialPack {
    std::span<const level::Room> rooms;
    const level::Descent& descent;
    level::SharedOwnKinds kinds;
};
struct Trial {
    std::optional<Problem> failure;  ///< why it cannot be generated, and what to change
    /// What stands where it cannot be of use, such as a hero in rock: one for each kind.
    std::vector<Problem> notes;
};
/// Generates a drawn level once; any seed gives the same. Once `stop` asks, the result is of no
/// use.
Trial tried(const level::Level& level, const TrialPack& pack, const Stop& stop = {});

}  // namespace mazeloom::doors
