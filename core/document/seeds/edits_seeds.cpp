// SPDX-License-Identifier: MIT
#include "core/document/seeds/edits_seeds.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "core/document/edits_recipe.h"

namespace mazeloom::document {

namespace {

Edit partEdit(SheetKey level, LevelPart part) {
    return {SetLevelPart{level, kNoStamp, std::make_unique<LevelPart>(std::move(part)), kNoStamp}};
}

}  // namespace

Wanted setFavourites(const Document& document, SheetKey level, level::Favourites favourites) {
    const level::Level* found = document.levelOf(level);
    if (found == nullptr) return tl::unexpected(Refusal::NoSuchSheet);
    if (favourites == found->favourites) return Edit{};
    if (favourites.seeds.size() > level::kMostFavourites)
        return tl::unexpected(Refusal::NotAllowed);
    return partEdit(level, std::move(favourites));
}

Wanted addFavourite(const Document& document, SheetKey level, std::uint64_t seed,
                    const std::optional<level::MapMark>& mark) {
    const level::Level* found = document.levelOf(level);
    if (found == nullptr) return tl::unexpected(Refusal::NoSuchSheet);
    level::Favourites favourites = found->favourites;
    if (favourites.contains(seed)) return Edit{};
    favourites.seeds.push_back(seed);
    if (mark) favourites.marks[seed] = *mark;
    return setFavourites(document, level, std::move(favourites));
}

Wanted removeFavourite(const Document& document, SheetKey level, std::uint64_t seed) {
    const level::Level* found = document.levelOf(level);
    if (found == nullptr) return tl::unexpected(Refusal::NoSuchSheet);
    level::Favourites favourites = found->favourites;
    std::erase(favourites.seeds, seed);
    favourites.marks.erase(seed);
    return setFavourites(document, level, std::move(favourites));
}

Wanted takeOver(const Document& document, SheetKey level, const level::Level& other,
                std::uint64_t seed) {
    const level::Level* found = document.levelOf(level);
    if (found == nullptr) return tl::unexpected(Refusal::NoSuchSheet);
    Several several;
    const auto add = [&](LevelPart part) {
        if (!hasPart(*found, part)) several.edits.push_back(partEdit(level, std::move(part)));
    };
    add(LevelBody{other.size, other.origin, other.paint, other.objects, other.trajectories,
                  other.kept, other.properties});
    add(other.objectives);
    add(other.promises);
    if (other.ruleset != found->ruleset || other.sight != found->sight ||
        other.numbers != found->numbers || other.noGuess != found->noGuess ||
        other.needs != found->needs) {
        LevelHead head = headOf(*found);
        head.ruleset = other.ruleset;
        head.sight = other.sight;
        head.numbers = other.numbers;
        head.noGuess = other.noGuess;
        head.needs = other.needs;
        add(std::move(head));
    }
    Wanted recipe = setRecipe(document, level, other.recipe);
    if (!recipe) return recipe;
    if (!recipe->isNothing()) several.edits.push_back(std::move(*recipe));
    Wanted seeded = setSeed(document, level, seed);
    if (!seeded) return seeded;
    if (!seeded->isNothing()) several.edits.push_back(std::move(*seeded));
    if (several.edits.empty()) return Edit{};
    several.about = level;
    return Edit{std::move(several)};
}

}  // namespace mazeloom::document
