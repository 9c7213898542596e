// SPDX-License-Identifier: MIT
// Counts the steps of each kind: there is a measure for each row of kStepTable, named after the row
// ("steps.carve").
#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>
#include <utility>

#include "core/analyse/measures/generation/steps_of_kinds.h"

namespace mazeloom::analyse {

namespace {

constexpr std::string_view kPrefix = "steps.";
constexpr std::size_t kLongestId = 40;
/// An id as a zero-terminated text.
using IdText = std::array<char, kLongestId + 1>;

/// Returns the id for a name; spaces become hyphens.
constexpr IdText idOf(std::string_view name) {
    IdText id{};
    std::size_t length = 0;
    for (const char c : kPrefix)
        id[length++] = c;
    for (const char c : name)
        id[length++] = c == ' ' ? '-' : c;
    return id;
}

template <std::size_t kKind>
constexpr IdText kIdOf = idOf(trace::kStepTable[kKind].name);

template <std::size_t kKind>
constexpr Measure kMeasureOf{
    .id = kIdOf<kKind>.data(),
    .title = trace::kStepTable[kKind].title,
    .unit = "steps",
    .sentence = "The steps of this kind that the generation took.",
    .needs = Needs::Generation,
    .value = [](const Subject& subject) -> std::int64_t {
        return subject.steps.of(static_cast<trace::StepKind>(kKind));
    },
};

template <std::size_t... kKinds>
constexpr std::array<const Measure*, sizeof...(kKinds)> listOf(std::index_sequence<kKinds...>) {
    return {&kMeasureOf<kKinds>...};
}

constexpr auto kStepMeasures = listOf(std::make_index_sequence<trace::kStepTable.size()>());

}  // namespace

std::span<const Measure* const> stepMeasures() {
    return kStepMeasures;
}

}  // namespace mazeloom::analyse
