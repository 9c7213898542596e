// SPDX-License-Identifier: MIT
// A cell has at most one console: only the first is ever read (consoles.cpp of the temple), so a
// level that asks for all consoles could not be won.
#include <array>
#include <set>
#include <utility>
#include <vector>

#include "core/check/findings/fixes.h"
#include "core/check/rules/rules.h"

namespace mazeloom::check::rule::two_consoles {

namespace {

constexpr Sentence kTwo{"two-consoles",
                        "another console stands on the same cell: this one can never be read"};
constexpr std::array kSentences{kTwo};

void check(const std::vector<level::Object>& objects, bool areAskedFor, Findings& findings) {
    std::set<std::pair<int, int>> taken;
    for (std::size_t i = 0; i < objects.size(); ++i) {
        if (objects[i].kind != level::ThingKind::Console) continue;
        if (taken.emplace(objects[i].at.x, objects[i].at.y).second) continue;
        auto draft = areAskedFor ? findings.error(kTwo) : findings.warning(kTwo);
        draft.object(objects, i).fix(fix::removeObject(i));
    }
}

void checkLevel(const LevelView& view, Findings& findings) {
    check(view.level().objects, view.level().objectives.consoles, findings);
}
void checkRoom(const level::Room& room, Findings& findings) {
    check(room.objects, false, findings);
}

}  // namespace

const Rule kRule{.sentences = kSentences, .checkLevel = checkLevel, .checkRoom = checkRoom};

}  // namespace mazeloom::check::rule::two_consoles
