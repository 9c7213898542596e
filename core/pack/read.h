// SPDX-License-Identifier: MIT
// Reads packs: pack.json, levels/<id>.json, rooms/<id>.json, tiles/<id>.png (CONTRIBUTING.md, "Pack
// files"; the keys are described by resources/schemas). Packs come from strangers: sizes, counts
// and nesting are bounded before memory is taken, and an id, which names a file, cannot lead out of
// the pack.
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

/// What could be read of a pack, and all that is wrong with the rest.
struct Reading {
    /// The levels and rooms that could be read. Some of them may still be at odds with a rule, as
    /// they are while a designer works on them: a recipe whose order is wrong, a room without
    /// floor.
    level::Pack pack;
    std::vector<Problem> problems;  ///< each names file and place
    std::vector<Unread> unread = {};
    /// Whether pack.json holds nothing that could not be read.
    bool isPackFileWhole = true;
    /// Files of the pack's folders that pack.json does not list; none are looked for unless it is
    /// whole.
    std::vector<Unlisted> unlisted = {};
};

/// Lets somebody follow the reading of a pack, and give it up.
struct ReadControl {
    /// Once it asks, reading ends soon, and what it gives is of no use.
    Stop stop = {};
    /// Told before each level and room: its file, how many are done, of how many.
    std::function<void(const std::string& file, int done, int count)> progress;

    bool isStopped() const { return stop.isAsked(); }
};

/// Reads as much as is good, for an editor that shows the problems beside the rest.
Reading readWhatIsGood(const Source& source, const ReadControl& control = {});

/// The pack when it has no errors, or all that is wrong with its files.
tl::expected<level::Pack, std::vector<Problem>> read(const Source& source);

}  // namespace mazeloom::pack
