// SPDX-License-Identifier: MIT
// Checks the design of a level, a room or a pack by the rules of core/check/rules. The editor shows
// the same list live that `mazeloom check` prints.
#pragma once

#include <atomic>
#include <span>
#include <vector>

#include "core/check/findings/finding.h"
#include "core/check/findings/rule.h"
#include "core/level/level.h"
#include "core/pack/json/listing.h"

namespace mazeloom::check {

/// A flag that another thread sets to stop a check; read between rules.
using Stop = const std::atomic<bool>*;

/// Checks a level. `descent` is the pack's descent, which says at which depths the level is a
/// floor, if any. `kinds` are the pack's own kinds of objects. The cost is linear in the level's
/// cells and things.
std::vector<Finding> checkLevel(const level::Level& level, std::span<const level::Room> rooms,
                                Stop stop = nullptr, const level::Descent& descent = {},
                                std::span<const level::OwnKind> kinds = {});
/// Returns only the findings about the recipe itself and the level's ruleset. The cost depends on
/// the recipe, not on the level's cells.
std::vector<Finding> checkRecipe(const level::Level& level);
std::vector<Finding> checkRoom(const level::Room& room, std::span<const level::OwnKind> kinds = {});
/// Checks the titles of the pack and its folders.
std::vector<Finding> checkTitles(const PackTitles& titles);
/// Checks the list of levels and rooms, not their content.
std::vector<Finding> checkListing(const pack::Listing& listing);
/// Reports files in the pack's folders that pack.json does not list (Reading::unlisted).
std::vector<Finding> checkUnlisted(std::span<const pack::Unlisted> files);
/// Checks the pack's campaign. `listing` also contains levels that could not be read.
std::vector<Finding> checkCampaign(const level::Pack& pack, const pack::Listing& listing);
/// Checks the list of floors of a descent, not each floor.
std::vector<Finding> checkDescent(const DescentView& view);
std::vector<Finding> checkDescent(const level::Pack& pack, const pack::Listing& listing);
std::vector<Finding> checkTiles(const TilesView& view);
/// Checks the pack's own terrains. If there are any, the cost is linear in the cells of all levels.
std::vector<Finding> checkTerrains(const level::Pack& pack);
/// Reports an open merge of pack.json (core/merge/open_merge.h).
std::vector<Finding> checkMerge(const level::Pack& pack);
/// Runs all of these checks except checkUnlisted(): first those of the pack itself, then level by
/// level, then room by room. Returns the findings made before `stop` was set.
std::vector<Finding> checkPack(const level::Pack& pack, Stop stop = nullptr);

std::span<const Rule* const> rules();

/// Return all sentences and words of rules and fixes, for translation.
std::vector<Sentence> allSentences();
std::vector<Word> allWords();

}  // namespace mazeloom::check
