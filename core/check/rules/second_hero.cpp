// SPDX-License-Identifier: MIT
// There is at most one hero. Packs with a level or room that has two cannot be read.
#include <array>

#include "core/check/findings/fixes.h"
#include "core/check/rules/rules.h"

namespace mazeloom::check::rule::second_hero {

namespace {

constexpr Sentence kSecondHero{"second-hero", "there is more than one hero: remove all but one"};
constexpr std::array kSentences{kSecondHero};

void check(const std::vector<level::Object>& objects, Findings& findings) {
    bool isFirst = true;
    for (std::size_t i = 0; i < objects.size(); ++i) {
        if (objects[i].kind != level::ThingKind::Hero) continue;
        if (!isFirst) findings.error(kSecondHero).object(objects, i).fix(fix::removeObject(i));
        isFirst = false;
    }
}

void checkLevel(const LevelView& view, Findings& findings) {
    check(view.level().objects, findings);
}
void checkRoom(const level::Room& room, Findings& findings) {
    check(room.objects, findings);
}

}  // namespace

const Rule kRule{.sentences = kSentences, .checkLevel = checkLevel, .checkRoom = checkRoom};

}  // namespace mazeloom::check::rule::second_hero
