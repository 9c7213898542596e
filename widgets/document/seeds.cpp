// SPDX-License-Identifier: MIT
#include "widgets/document/seeds.h"

#include "core/document/seeds/edits_seeds.h"
#include "widgets/document/lookup.h"

namespace mazeloom::widgets {

bool setFavourite(PackDocument& document, const QString& levelId, std::uint64_t seed, bool isKept) {
    return document.apply(
        document::setFavourite(document.content(), keyOf(document, levelSheet(levelId)), seed,
                               isKept),
        isKept ? PackDocument::tr("Add a favourite seed")
               : PackDocument::tr("Remove a favourite seed"));
}

bool isFavourite(const PackDocument& document, const QString& levelId, std::uint64_t seed) {
    const level::Level* level = findLevel(document, levelId);
    return level != nullptr && level->favourites.contains(seed);
}

bool takeOver(PackDocument& document, const QString& levelId, const level::Level& other,
              std::uint64_t seed) {
    return document.apply(
        document::takeOver(document.content(), keyOf(document, levelSheet(levelId)), other, seed),
        PackDocument::tr("Apply a compared generation"));
}

}  // namespace mazeloom::widgets
