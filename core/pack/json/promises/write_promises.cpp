// SPDX-License-Identifier: MIT
#include "core/pack/json/promises/write_promises.h"

#include <string_view>
#include <vector>

#include "core/level/rewriting/append.h"
#include "core/pack/json/promises/promise_words.h"

namespace mazeloom::pack {

namespace {

namespace rewriting = level::rewriting;
using level::promises::Amount;
using level::promises::Content;
using level::promises::PaintedPromise;

/// Returns the sets of both patterns.
rewriting::Sets setsOf(const PaintedPromise& promise) {
    rewriting::Node node;
    node.rules.push_back(ruleOf(promise.pattern));
    if (promise.around) node.rules.push_back(ruleOf(promise.around->pattern));
    return rewriting::Sets({{node}});
}

void writePattern(Members& members, const level::promises::Pattern& pattern,
                  const rewriting::Sets& sets) {
    rewriting::appendFind(members.value(rewriting::kFindKey), ruleOf(pattern), sets);
    if (pattern.symmetries != rewriting::kAllSymmetries)
        rewriting::appendSymmetries(members.value(rewriting::kSymmetriesKey), pattern.symmetries);
}

void appendInks(std::string& out, const level::promises::Inks& inks) {
    Members members(out, Members::Layout::Inline);
    for (std::size_t ink = 0; ink < inks.size(); ++ink) {
        std::vector<std::string_view> ids;
        for (int number = 0; number < Content::kCount; ++number) {
            if (inks[ink].has(Content::of(number))) ids.push_back(idOf(Content::of(number)));
        }
        if (ids.empty()) continue;
        const auto letter = static_cast<char>(rewriting::kFirstInk + static_cast<char>(ink));
        appendInlineList(members.value(std::string_view(&letter, 1)), ids, level::appendText);
    }
    members.close();
}

void appendPromise(std::string& out, const PaintedPromise& promise,
                   const level::TerrainTable& terrains) {
    const rewriting::Sets sets = setsOf(promise);
    Members members(out, Members::Layout::Inline);
    members.text(kPromiseNameKey, promise.name);
    if (promise.amount == Amount::Connected) {
        members.value(kConnectedKey) += "true";
    } else {
        members.number(promise.amount == Amount::AtMost ? kAtMostKey : kAtLeastKey, promise.times);
    }
    writePattern(members, promise.pattern, sets);
    if (promise.around) {
        Members around(members.value(kAroundKey), Members::Layout::Inline);
        writePattern(around, promise.around->pattern, sets);
        around.number(kWithinKey, promise.around->within);
        if (promise.around->inView) around.value(kInViewKey) += "true";
        around.close();
    }
    if (!sets.list().empty())
        rewriting::appendSets(members.value(rewriting::kSetsKey), sets, terrains);
    if (promise.inks != level::promises::Inks{}) appendInks(members.value(kInksKey), promise.inks);
    members.more(promise.more);
    members.close();
}

}  // namespace

void appendPromises(std::string& out, const level::promises::PaintedPromises& promises,
                    const level::TerrainTable& terrains, std::size_t indent) {
    const auto append = [&](std::string& text, const PaintedPromise& promise) {
        appendPromise(text, promise, terrains);
    };
    appendLines(out, promises, append, indent);
}

}  // namespace mazeloom::pack
