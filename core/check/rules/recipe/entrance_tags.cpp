// SPDX-License-Identifier: MIT
// Vault chains join entrances with the same tag (core/generate/RULES.md G-102.8). Each tag is at an
// entrance, and at least two entrances have it.
#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <string>
#include <utility>

#include "core/check/findings/fixes.h"
#include "core/check/rules/rules.h"
#include "core/generate/stages/layouts/vault_grammar.h"
#include "core/level/id.h"
#include "core/level/room/flaws.h"

namespace mazeloom::check::rule::entrance_tags {

namespace {

using grid::Point;

constexpr Sentence kIdle{"idle-entrance-tag",
                         "the tag \"%1\" is on a cell that is not an entrance"};
constexpr Sentence kLonely{"lonely-entrance-tag",
                           "only one entrance, of room \"%2\", has the tag \"%1\": nothing can be "
                           "joined to it"};
constexpr Sentence kRemoveTag{"remove-entrance-tag", "Remove the tag"};
constexpr Sentence kMakeEntrance{"make-tagged-entrance", "Make %1 an entrance"};
constexpr std::array kSentences{kIdle, kLonely, kRemoveTag, kMakeEntrance};

bool isEntrance(const level::Room& room, Point cell) {
    return std::ranges::find(room.entrances, cell) != room.entrances.end();
}

void checkRoom(const level::Room& room, Findings& findings) {
    for (std::size_t i = 0; i < room.entranceTags.size(); ++i) {
        const Point cell = room.entranceTags[i].at;
        if (isEntrance(room, cell)) continue;
        auto draft = findings.warning(kIdle, {room.entranceTags[i].tag});
        draft.field("entrance tag " + std::to_string(i + 1)).at(cell);
        draft.fix({kRemoveTag, {}, {.room = [cell](level::Room& changed) {
                       level::setEntranceTag(changed, cell, {});
                   }}});
        if (!room.cells.contains(cell) || !level::canHoldDoor(room, cell)) continue;
        draft.fix({kMakeEntrance, {cell}, {.room = [cell](level::Room& changed) {
                       if (!isEntrance(changed, cell)) changed.entrances.push_back(cell);
                   }}});
    }
}

void checkLevel(const LevelView& view, Findings& findings) {
    for (const generate::ReadyStage& ready : view.recipe().recipe.stages) {
        if (ready.stage->id != "vault-chain") continue;
        const auto grammar = generate::VaultGrammar::read(ready.kind);
        if (!grammar) continue;
        const auto tags = grammar->tags();
        std::map<std::string, std::pair<int, std::string>> uses;
        for (const level::Room& room : view.rooms()) {
            if (level::isFurniture(room) ||
                std::ranges::none_of(room.tags,
                                     [&](const std::string& tag) { return tags.contains(tag); }))
                continue;
            for (const level::EntranceTag& each : room.entranceTags) {
                if (!isEntrance(room, each.at)) continue;
                auto& use = uses[each.tag];
                ++use.first;
                use.second = level::titleOrId(room);
            }
        }
        const auto index = static_cast<std::size_t>(ready.recipeIndex);
        for (const auto& [tag, use] : uses) {
            if (use.first > 1) continue;
            findings.warning(kLonely, {tag, use.second}).stage(view.level().recipe, index);
        }
    }
}

}  // namespace

const Rule kRule{.sentences = kSentences, .checkLevel = checkLevel, .checkRoom = checkRoom};

}  // namespace mazeloom::check::rule::entrance_tags
