// SPDX-License-Identifier: MIT
#include "core/analyse/promises/cell_kinds.h"

#include <algorithm>

namespace mazeloom::analyse::promises {

namespace {

using generate::rewrite::State;
using level::rewriting::Value;
using level::rewriting::Values;

/// The state's bit of cells on the map, after the bits of kinds.
constexpr auto kInside = static_cast<State>(1u << level::promises::kMostCellKinds);
static_assert(level::promises::kMostCellKinds == 7, "a state has eight bits");

}  // namespace

CellKinds::CellKinds(const level::promises::Pattern& pattern, const level::promises::Inks& inks) {
    for (const Values& values : level::promises::cellKindsOf(pattern)) {
        Kind kind{.values = values};
        kind.asksGround = !values.terrains().isEmpty() || values.contains(Value::outside());
        for (int ink = 0; ink < level::rewriting::kInks; ++ink) {
            if (!values.contains(Value::ink(ink))) continue;
            kind.asksContents = true;
            kind.contents.addAll(inks[static_cast<std::size_t>(ink)]);
        }
        if (values.contains(Value::outside()) && !kind.asksContents)
            outside_ = static_cast<State>(outside_ | 1u << kinds_.size());
        kinds_.push_back(kind);
    }
}

State CellKinds::stateOf(level::Cell cell, level::promises::Contents contents) const {
    unsigned state = kInside;
    for (std::size_t i = 0; i < kinds_.size(); ++i) {
        const Kind& kind = kinds_[i];
        if (kind.asksGround && !kind.values.contains(Value(cell.terrain()))) continue;
        if (kind.asksContents && !contents.hasAnyOf(kind.contents)) continue;
        state |= 1u << i;
    }
    return static_cast<State>(state);
}

generate::rewrite::Answers CellKinds::answersOf(const Values& values) const {
    unsigned asked = kInside;
    if (!values.isAny()) {
        const auto kind = std::ranges::find(kinds_, values, &Kind::values);
        asked = 1u << (kind - kinds_.begin());
    }
    generate::rewrite::Answers answers{};
    for (std::size_t state = 0; state < answers.size(); ++state) {
        if ((state & asked) != 0)
            answers[state] = generate::rewrite::kFits | generate::rewrite::kWouldChange;
    }
    return answers;
}

}  // namespace mazeloom::analyse::promises
