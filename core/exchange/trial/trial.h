// SPDX-License-Identifier: MIT
// Checks imported levels before they go into a pack: repairs content that no pack can hold, and
// generates each new hand-drawn level once, so that failures show at the import.
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

namespace mazeloom::exchange {

/// Upper bound on the cells of a level that is tried. A level with this many cells takes less than
/// a second.
inline constexpr std::int64_t kMostTriedCells = std::int64_t{1} << 24;

/// Repairs content that a pack may not hold: keeps only the first hero, removes paths without
/// points, makes a bug or boss with a path of one point stand still, and clears an id that an
/// earlier object or path has. Returns the repairs as sentences without a subject, except for
/// removed paths.
std::vector<Phrase> mend(level::Level& level);

/// Writes and reads the level as a pack does, without its painted cells. Returns an error if a pack
/// cannot hold the level. Otherwise returns the first flaw of the design, if any; such a flaw would
/// prevent generation.
tl::expected<std::optional<Problem>, Problem> reread(const level::Level& level,
                                                     const Stop& stop = {});

/// Whether the level is entirely hand-drawn: no stage of its recipe adds to its paint and objects.
bool isDrawn(const level::Level& level);

/// The parts of the pack that a level is tried with.
struct TrialPack {
    std::span<const level::Room> rooms;
    const level::Descent& descent;
    level::SharedOwnKinds kinds;
};
struct Trial {
    std::optional<Problem> failure;  ///< why it cannot be generated, and what to change
    /// Objects in useless positions, such as a hero in rock; one note per kind.
    std::vector<Problem> notes;
};
/// Generates a level once. The seed does not matter for a hand-drawn level. Once `stop` is set, the
/// result is unusable.
Trial tried(const level::Level& level, const TrialPack& pack, std::uint64_t seed,
            const Stop& stop = {});

}  // namespace mazeloom::exchange
