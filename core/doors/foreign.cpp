// SPDX-License-Identifier: MIT
#include "core/doors/foreign.h"

#include <algorithm>
#include <utility>

#include "core/level/id.h"

namespace mazeloom::doors {

level::Cell withoutLostMarks(level::Cell cell) {
    if (!cell.canEnter()) return level::Cell().withTerrainOf(cell);
    if (cell.holdsItems()) return cell;
    return cell.without(level::Cell::kTrap).without(level::Cell::kCoin);
}

std::string wordOf(const level::Object& object) {
    return object.kind == level::ThingKind::Own ? level::ownKindWord(object.own)
                                                : std::string(level::info(object.kind).id);
}

std::optional<std::string> kindNamed(std::string_view name) {
    std::string word(name);
    std::ranges::transform(word, word.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return level::thingKind(word) ? std::optional(std::move(word)) : std::nullopt;
}

std::optional<level::Object> objectOf(const ForeignThing& thing) {
    level::Object object;
    object.at = thing.at;
    if (thing.kind.starts_with(level::kOwnPrefix)) {
        object.kind = level::ThingKind::Own;
        object.own = thing.kind.substr(level::kOwnPrefix.size());
        return level::isId(object.own) ? std::optional(object) : std::nullopt;
    }
    const auto kind = level::thingKind(thing.kind);
    if (!kind) return std::nullopt;
    object.kind = *kind;
    return object;
}

bool isMover(const ForeignThing& thing) {
    const auto kind = level::thingKind(thing.kind);
    return kind && level::isMover(*kind);
}

}  // namespace mazeloom::doors
