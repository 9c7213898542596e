// SPDX-License-Identifier: MIT
#include "core/check/findings/favourite.h"

#include <array>
#include <utility>
#include <vector>

#include "core/analyse/drift/map_mark.h"
#include "core/check/findings/rule.h"

namespace mazeloom::check {

namespace {

constexpr Sentence kOtherMap{
    "favourite-other-map",
    "seed %1 is a favourite, but version %2 made another map of the same level when it was added"};
constexpr Sentence kKeepMap{"favourite-keep-map", "Keep the map that this version makes"};
constexpr std::array kFavouriteSentences{kOtherMap, kKeepMap};

Fix keepMap(std::uint64_t seed, level::MapMark mark) {
    const auto keep = [seed, mark = std::move(mark)](const LevelView& view, Repair& repair) {
        level::Favourites favourites = view.level().favourites;
        if (!favourites.contains(seed)) return;
        favourites.marks[seed] = mark;
        repair.favourites = std::move(favourites);
    };
    return {kKeepMap, {}, {.level = keep}};
}

}  // namespace

std::optional<Finding> findingOfFavourite(const analyse::SampleOf& of, std::uint64_t seed,
                                          const level::Map& map, const std::string& version) {
    const level::Level& level = *of.level;
    const auto mark = level.favourites.marks.find(seed);
    if (mark == level.favourites.marks.end()) return std::nullopt;
    level::MapMark now = analyse::markOf(of, hash(map), version);
    if (analyse::changeSince(mark->second, now) != analyse::MapChange::Program) return std::nullopt;
    std::vector<Finding> all;
    Findings({Sheet::Kind::Level, level.id}, all)
        .warning(kOtherMap, {std::to_string(seed), mark->second.version})
        .field("seed " + std::to_string(seed))
        .fix(keepMap(seed, std::move(now)));
    return std::move(all.front());
}

bool isOfFavourite(const Finding& finding) {
    return finding.sentence.id == kOtherMap.id;
}

std::span<const Sentence> favouriteSentences() {
    return kFavouriteSentences;
}

}  // namespace mazeloom::check
