// SPDX-License-Identifier: MIT
#include "core/edit/paint/ink_mix.h"

#include <algorithm>
#include <cstdint>

namespace mazeloom::edit {

namespace {

constexpr InkInfo kLeave{"leave",
                         "As it is",
                         "In a mix of inks: cells that stay as they are",
                         Ink{0xff, 0},
                         level::Cell(level::Terrain::Void),
                         0,
                         level::kEveryCanvas};

/// Returns the index of an ink in the palette. leaveInk() has the index after all others.
std::ptrdiff_t placeOf(const InkInfo* ink) {
    return ink == &kLeave ? std::ssize(palette()) + std::ssize(ownInks()) : placeOfInk(*ink);
}

}  // namespace

const InkInfo& leaveInk() {
    return kLeave;
}

const InkInfo* findMixable(std::string_view id) {
    return id == kLeave.id ? &kLeave : findInk(id);
}

int InkMix::weightOf(const InkInfo& ink) const {
    const auto found = std::ranges::find(parts_, &ink, &Part::ink);
    return found == parts_.end() ? 0 : found->weight;
}

void InkMix::setWeight(const InkInfo& ink, int weight) {
    const auto at = std::ranges::lower_bound(parts_, placeOf(&ink), {},
                                             [](const Part& part) { return placeOf(part.ink); });
    const bool isThere = at != parts_.end() && at->ink == &ink;
    const int bounded = std::clamp(weight, 0, kMaxWeight);
    if (bounded == 0) {
        if (isThere) parts_.erase(at);
    } else if (isThere) {
        at->weight = bounded;
    } else {
        parts_.insert(at, {&ink, bounded});
    }
}

int InkMix::percentOf(const InkInfo& ink) const {
    std::int64_t sum = 0;
    for (const Part& part : parts_)
        sum += part.weight;
    return sum == 0 ? 0 : static_cast<int>((std::int64_t{weightOf(ink)} * 200 + sum) / (2 * sum));
}

InkMix InkMix::on(Canvas canvas) const {
    InkMix mix;
    std::ranges::copy_if(parts_, std::back_inserter(mix.parts_),
                         [canvas](const Part& part) { return (part.ink->canvases & canvas) != 0; });
    return mix;
}

}  // namespace mazeloom::edit
