// SPDX-License-Identifier: MIT
// A vault chain names rooms by tags (core/generate/RULES.md G-102.1). A tag without a room in the
// pack can never be placed.
#include <algorithm>
#include <array>
#include <cstddef>
#include <string>

#include "core/check/findings/fixes.h"
#include "core/check/rules/rules.h"
#include "core/generate/stages/layouts/vault_grammar.h"

namespace mazeloom::check::rule::vault_tags {

namespace {

constexpr Sentence kNoRoom{
    "vault-tag-without-room",
    "no room has the tag \"%1\", which the grammar names: give it to a room, "
    "or take it out of the grammar"};
constexpr std::array kSentences{kNoRoom};

bool hasRoom(const LevelView& view, const std::string& tag) {
    return std::ranges::any_of(view.rooms(), [&](const level::Room& room) {
        return !level::isFurniture(room) && std::ranges::find(room.tags, tag) != room.tags.end();
    });
}

void check(const LevelView& view, Findings& findings) {
    for (const generate::ReadyStage& ready : view.recipe().recipe.stages) {
        if (ready.stage->id != "vault-chain") continue;
        const auto grammar = generate::VaultGrammar::read(ready.kind);
        if (!grammar) continue;
        const auto index = static_cast<std::size_t>(ready.recipeIndex);
        for (const std::string& tag : grammar->tags()) {
            if (hasRoom(view, tag)) continue;
            findings.error(kNoRoom, {tag})
                .stage(view.level().recipe, index)
                .fix(fix::switchOff(index, std::string(ready.stage->id)));
        }
    }
}

}  // namespace

const Rule kRule{.sentences = kSentences, .checkLevel = check};

}  // namespace mazeloom::check::rule::vault_tags
