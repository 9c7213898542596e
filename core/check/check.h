// SPDX-License-Identifier: MIT
// What is wrong with the design of a level, a room, a pack: the rules of core/check/rules, run on
// one of them. The same list is shown live by the editor and printed by `mazeloom check`.
#pragma once

#include <atomic>
#include <span>
#include <vector>

#include "core/check/rule/finding.h"
#include "core/check/rule/rule.h"
#include "core/level/level.h"
#include "core/pack/json/listing.h"

namespace mazeloom::check {

/// Set from another thread to give up; looked at between rules.
using Stop = const std::atomic<bool>*;

/// `descent` is the pack's: whether the level is a floor of it, and which. `kinds` are the pack's
/// own. Costs follow the level's cells once, and what stands on them.
std::vector<Finding> checkLevel(const level::Level& level, std::span<const level::Room> rooms,
                                Stop stop = nullptr, const level::Descent& descent = {},
                                std::span<const level::OwnKind> kinds = {});
/// Of these what is wrong with the recipe itself and with the level's ruleset for it. Costs follow
/// the recipe, not the level's cells.
std::vector<Finding> checkRecipe(const level::Level& level);
std::vector<Finding> checkRoom(const level::Room& room, std::span<const level::OwnKind> kinds = {});
/// What is wrong with the pack's own title and those of its folders.
std::vector<Finding> checkTitles(const PackTitles& titles);
/// What is wrong with the list of levels and rooms, apart from each of them.
std::vector<Finding> checkListing(const pack::Listing& listing);
/// Which files lie in the pack's folders though pack.json does not list them: Reading::unlisted.
std::vector<Finding> checkUnlisted(std::span<const pack::Unlisted> files);
/// What is wrong with the pack's campaign. `listing` has the levels that could not be read, too.
std::vector<Finding> checkCampaign(const level::Pack& pack, const pack::Listing& listing);
/// What is wrong with the floors of a descent, apart from each of them.
std::vector<Finding> checkDescent(const DescentView& view);
std::vector<Finding> checkDescent(const level::Pack& pack, const pack::Listing& listing);
/// What is wrong with the pack's tile mappings.
std::vector<Finding> checkTiles(const TilesView& view);
/// What is wrong with the pack's own terrains. Costs follow the cells of all levels once, where it
/// has some.
std::vector<Finding> checkTerrains(const level::Pack& pack);
/// All of these: the pack's own, then level by level, then room by room; what was found until
/// `stop` is set.
std::vector<Finding> checkPack(const level::Pack& pack, Stop stop = nullptr);

std::span<const Rule* const> rules();

/// All sentences and words of rules and fixes, for translation.
std::vector<Sentence> allSentences();
std::vector<Word> allWords();

}  // namespace mazeloom::check
