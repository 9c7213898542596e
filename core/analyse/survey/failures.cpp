// SPDX-License-Identifier: MIT
#include "core/analyse/survey/failures.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace mazeloom::analyse {

std::string withoutNumbers(std::string_view text) {
    std::string without;
    bool isNumber = false;
    for (const char character : text) {
        const bool isDigit = character >= '0' && character <= '9';
        if (!isDigit) without += character;
        if (isDigit && !isNumber) without += 'N';
        isNumber = isDigit;
    }
    return without;
}

void Failures::add(std::string_view stage, std::string_view text, std::uint64_t seed) {
    add({std::string(stage), withoutNumbers(text)}, {1, {seed}});
}

void Failures::merge(const Failures& other) {
    others_ += other.others_;
    for (const auto& [reason, seeds] : other.reasons_)
        add(reason, seeds);
}

std::uint64_t Failures::count() const {
    std::uint64_t count = others_;
    for (const auto& [reason, seeds] : reasons_)
        count += seeds.count;
    return count;
}

Failures Failures::of(Reasons reasons, std::uint64_t others) {
    Failures made;
    made.reasons_ = std::move(reasons);
    made.others_ = others;
    return made;
}

void Failures::add(const Reason& reason, const Seeds& seeds) {
    Seeds& known = reasons_[reason];
    known.count += seeds.count;
    std::vector<std::uint64_t> all;
    std::merge(known.first.begin(), known.first.end(), seeds.first.begin(), seeds.first.end(),
               std::back_inserter(all));
    if (all.size() > kMostSeeds) all.resize(kMostSeeds);
    known.first = std::move(all);
    // Drops the last reason in alphabetical order. It would also be dropped after any merge, so the
    // order of merges does not matter.
    if (reasons_.size() <= kMostReasons) return;
    const auto last = std::prev(reasons_.end());
    others_ += last->second.count;
    reasons_.erase(last);
}

}  // namespace mazeloom::analyse
