// SPDX-License-Identifier: MIT
// A merge left no differences: a level, room or pack that holds the other side's version as well
// (core/merge/open_merge.h) waits for a choice between the two.
#include <array>

#include "core/check/rules/rules.h"
#include "core/merge/differences.h"
#include "core/merge/open_merge.h"

namespace mazeloom::check::rule::open_merge {

namespace {

constexpr Sentence kOpen{"open-merge", "a merge left %1 differences open (%2): choose a version"};
constexpr Sentence kOneOpen{"open-merge-one",
                            "a merge left one difference open (%1): choose a version"};
constexpr Sentence kSame{"open-merge-same",
                         "a merge left another version, which is the same by now: drop it"};
constexpr Sentence kUnreadable{"open-merge-unreadable",
                               "a merge left another version, which cannot be read: %1"};
constexpr Sentence kKeep{"fix-merge-keep", "Keep this version"};
constexpr Sentence kTake{"fix-merge-take", "Take the other version"};
constexpr std::array kSentences{kOpen, kOneOpen, kSame, kUnreadable, kKeep, kTake};

/// Reports the open merge of a level, room or pack. `keep` and `take` are the changes of the fixes.
template <typename Content>
void check(const Content& ours, Findings& findings, const Change& keep, const Change& take) {
    if (!merge::isOpen(ours.more)) return;
    const auto theirs = merge::theirsOf(ours);
    if (!theirs) {
        findings.error(kUnreadable, {theirs.error()}).fix({kKeep, {}, keep});
        return;
    }
    const merge::Differences places = merge::differences(ours, *theirs);
    if (places.isEmpty()) {
        findings.error(kSame).fix({kKeep, {}, keep});
        return;
    }
    const std::string words = merge::inWords(places);
    Findings::Draft finding =
        places.count() == 1
            ? findings.error(kOneOpen, {words})
            : findings.error(kOpen, {static_cast<std::int64_t>(places.count()), words});
    if (!places.cells.empty()) {
        finding.at(places.cells.front());
        finding.cells(merge::areaOf(places));
    }
    finding.fix({kKeep, {}, keep}).fix({kTake, {}, take});
}

void checkLevel(const LevelView& view, Findings& findings) {
    check(view.level(), findings, {.wholeLevel = merge::keepOurs<level::Level>, .isChoice = true},
          {.wholeLevel = merge::takeTheirs<level::Level>, .isChoice = true});
}

void checkRoom(const level::Room& room, Findings& findings) {
    check(room, findings, {.room = merge::keepOurs<level::Room>, .isChoice = true},
          {.room = merge::takeTheirs<level::Room>, .isChoice = true});
}

void checkPack(const level::Pack& pack, Findings& findings) {
    check(pack, findings, {.wholePack = merge::keepOurs<level::Pack>, .isChoice = true},
          {.wholePack = merge::takeTheirs<level::Pack>, .isChoice = true});
}

}  // namespace

const Rule kRule{.sentences = kSentences,
                 .checkLevel = checkLevel,
                 .checkRoom = checkRoom,
                 .checkMerge = checkPack};

}  // namespace mazeloom::check::rule::open_merge
