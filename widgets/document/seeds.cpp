// SPDX-License-Identifier: MIT
#include "widgets/document/seeds.h"

#include <utility>

#include <QCoreApplication>

#include "core/analyse/drift/map_mark.h"
#include "core/document/seeds/edits_seeds.h"
#include "widgets/document/lookup.h"

namespace mazeloom::widgets {

analyse::SampleOf sampleOf(const GenerationRequest& request) {
    return {.level = request.level,
            .rooms = request.rooms,
            .floor = request.floor,
            .kinds = request.kinds};
}

std::string programVersion() {
    return QCoreApplication::applicationVersion().toStdString();
}

std::optional<level::MapMark> markOf(const PackDocument& document, const QString& levelId,
                                     std::uint64_t map) {
    const auto request = generationRequest(document, levelId);
    if (!request) return std::nullopt;
    return analyse::markOf(sampleOf(*request), map, programVersion());
}

bool setFavourites(PackDocument& document, const QString& levelId, level::Favourites favourites,
                   const QString& text) {
    return document.apply(
        document::setFavourites(document.content(), keyOf(document, levelSheet(levelId)),
                                std::move(favourites)),
        text);
}

bool addFavourite(PackDocument& document, const QString& levelId, std::uint64_t seed,
                  std::optional<std::uint64_t> map) {
    const auto mark = map ? markOf(document, levelId, *map) : std::nullopt;
    return document.apply(document::addFavourite(document.content(),
                                                 keyOf(document, levelSheet(levelId)), seed, mark),
                          PackDocument::tr("Add a favourite seed"));
}

bool removeFavourite(PackDocument& document, const QString& levelId, std::uint64_t seed) {
    return document.apply(
        document::removeFavourite(document.content(), keyOf(document, levelSheet(levelId)), seed),
        PackDocument::tr("Remove a favourite seed"));
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
