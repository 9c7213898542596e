// SPDX-License-Identifier: MIT
// Reads packs: pack.json, levels/<id>.json, rooms/<id>.json, tiles/<id>.png
// (core/pack/FORMAT.md; resources/schemas describes the keys). Packs are untrusted input: sizes,
// counts and nesting are bounded before memory is allocated, and an id, which names a file, cannot
// lead out of the pack.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "core/level/level.h"
#include "core/pack/json/listing.h"
#include "core/pack/source.h"
#include "core/problem.h"
#include "core/stop.h"

namespace mazeloom::pack {

/// The readable part of a pack, and the problems with the rest.
struct Reading {
    /// The levels and rooms that could be read. Some may still violate a rule, as happens while a
    /// designer works on them: a recipe in the wrong order, a room without floor.
    level::Pack pack;
    std::vector<Problem> problems;  ///< each names file and place
    std::vector<Unread> unread = {};
    /// Whether all of pack.json could be read.
    bool isPackFileWhole = true;
    /// Files in the pack's folders that pack.json does not list. Searched only if pack.json is
    /// whole.
    std::vector<Unlisted> unlisted = {};
};

/// Progress and cancellation of reading a pack.
struct ReadControl {
    /// Once `stop` is set, reading ends soon and its result is unusable.
    Stop stop = {};
    /// Called before each level and room with its file, the number of files done, and the total.
    std::function<void(const std::string& file, int done, int count)> progress;

    bool isStopped() const { return stop.isAsked(); }
};

/// Reads the valid part of a pack, for an editor that shows the problems beside it.
Reading readWhatIsGood(const Source& source, const ReadControl& control = {});

/// Returns the pack if it has no errors, or else the problems with its files.
tl::expected<level::Pack, std::vector<Problem>> read(const Source& source);

}  // namespace mazeloom::pack
