// SPDX-License-Identifier: MIT
#include "core/check/check.h"

#include <algorithm>
#include <array>

#include "core/check/findings/deduction.h"
#include "core/check/findings/favourite.h"
#include "core/check/findings/fixed_traps.h"
#include "core/check/findings/fixes.h"
#include "core/check/findings/generation.h"
#include "core/check/findings/needs.h"
#include "core/check/findings/painted.h"
#include "core/check/rules/rules.h"
#include "core/edit/terrains/uses.h"
#include "core/generate/recipe.h"

namespace mazeloom::check {

namespace {

#define MAZELOOM_ADDRESS_OF(name) &rule::name::kRule,
constexpr std::array kRules{MAZELOOM_RULES(MAZELOOM_ADDRESS_OF)};
#undef MAZELOOM_ADDRESS_OF

/// Runs one kind of check of every rule that has it.
template <typename Check, typename Subject>
std::vector<Finding> run(const Sheet& sheet, Check Rule::*check, const Subject& subject,
                         Stop stop) {
    std::vector<Finding> all;
    for (const Rule* rule : kRules) {
        if (stop != nullptr && stop->load(std::memory_order_relaxed)) break;
        if (rule->*check == nullptr) continue;
        Findings findings(sheet, all);
        (rule->*check)(subject, findings);
    }
    return all;
}

void append(std::vector<Finding>& all, std::vector<Finding> more) {
    std::ranges::move(more, std::back_inserter(all));
}

}  // namespace

std::vector<Finding> checkLevel(const level::Level& level, std::span<const level::Room> rooms,
                                Stop stop, const level::Descent& descent,
                                std::span<const level::OwnKind> kinds) {
    return run({Sheet::Kind::Level, level.id}, &Rule::checkLevel,
               LevelView(level, rooms, descent, kinds), stop);
}

std::vector<Finding> checkRecipe(const level::Level& level) {
    const LevelView view(level, {});
    std::vector<Finding> all;
    for (const Rule* rule : {&rule::recipe::kRule, &rule::stage_ruleset::kRule}) {
        Findings findings({Sheet::Kind::Level, level.id}, all);
        rule->checkLevel(view, findings);
    }
    return all;
}

std::vector<Finding> checkRoom(const level::Room& room, std::span<const level::OwnKind> kinds) {
    const Sheet sheet{Sheet::Kind::Room, room.id};
    std::vector<Finding> all = run(sheet, &Rule::checkRoom, room, nullptr);
    append(all, run(sheet, &Rule::checkRoomKinds, RoomView{room, kinds}, nullptr));
    return all;
}

std::vector<Finding> checkTitles(const PackTitles& titles) {
    return run({}, &Rule::checkTitles, titles, nullptr);
}

std::vector<Finding> checkListing(const pack::Listing& listing) {
    return run({}, &Rule::checkListing, listing, nullptr);
}

std::vector<Finding> checkUnlisted(std::span<const pack::Unlisted> files) {
    return run({}, &Rule::checkUnlisted, files, nullptr);
}

std::vector<Finding> checkCampaign(const level::Pack& pack, const pack::Listing& listing) {
    return run({}, &Rule::checkCampaign, CampaignView{pack.campaign, listing, pack}, nullptr);
}

std::vector<Finding> checkDescent(const DescentView& view) {
    return run({}, &Rule::checkDescent, view, nullptr);
}

std::vector<Finding> checkDescent(const level::Pack& pack, const pack::Listing& listing) {
    DescentView view{pack.descent, listing, {}, {}};
    for (const level::Level& level : pack.levels)
        view.levels.push_back(&level);
    for (const level::Room& room : pack.rooms)
        view.rooms.push_back(&room);
    return checkDescent(view);
}

std::vector<Finding> checkTiles(const TilesView& view) {
    return run({}, &Rule::checkTiles, view, nullptr);
}

std::vector<Finding> checkTerrains(const level::Pack& pack) {
    if (pack.terrains.own().empty()) return {};
    return run({}, &Rule::checkTerrains,
               TerrainsView{pack.terrains, edit::usedOwn(pack), *pack.ownKinds.share()}, nullptr);
}

std::vector<Finding> checkMerge(const level::Pack& pack) {
    return run({}, &Rule::checkMerge, pack, nullptr);
}

std::vector<Finding> checkPack(const level::Pack& pack, Stop stop) {
    const pack::Listing listing = pack::listingOf(pack);
    const std::vector<level::OwnKind>& kinds = pack.ownKinds;
    std::vector<Finding> all = checkTitles({pack.title, pack.tabs});
    append(all, checkListing(listing));
    append(all, checkCampaign(pack, listing));
    append(all, checkDescent(pack, listing));
    append(all, checkTiles({pack.tileMappings, kinds, pack.terrains}));
    append(all, checkTerrains(pack));
    append(all, checkMerge(pack));
    const auto isStopped = [stop] { return stop != nullptr && *stop; };
    for (const level::Level& level : pack.levels) {
        if (isStopped()) return all;
        append(all, checkLevel(level, pack.rooms, stop, pack.descent, kinds));
    }
    for (const level::Room& room : pack.rooms) {
        if (isStopped()) return all;
        append(all, checkRoom(room, kinds));
    }
    return all;
}

std::span<const Rule* const> rules() {
    return kRules;
}

std::vector<Sentence> allSentences() {
    std::vector<Sentence> all{kMoreOfTheSame};
    for (const Rule* rule : kRules)
        all.insert(all.end(), rule->sentences.begin(), rule->sentences.end());
    all.insert(all.end(), fix::sharedSentences().begin(), fix::sharedSentences().end());
    all.insert(all.end(), generationSentences().begin(), generationSentences().end());
    all.insert(all.end(), deductionSentences().begin(), deductionSentences().end());
    all.insert(all.end(), fixedTrapSentences().begin(), fixedTrapSentences().end());
    all.insert(all.end(), needSentences().begin(), needSentences().end());
    all.insert(all.end(), paintedSentences().begin(), paintedSentences().end());
    all.insert(all.end(), favouriteSentences().begin(), favouriteSentences().end());
    return all;
}

std::vector<Word> allWords() {
    std::vector<Word> all;
    for (const Rule* rule : kRules)
        all.insert(all.end(), rule->words.begin(), rule->words.end());
    for (const generate::Fact fact : generate::facts())
        all.push_back({generate::name(fact)});
    const std::vector<Word> needs = needWords();
    all.insert(all.end(), needs.begin(), needs.end());
    return all;
}

}  // namespace mazeloom::check
