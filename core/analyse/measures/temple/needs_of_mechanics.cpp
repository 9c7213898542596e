// SPDX-License-Identifier: MIT
#include "core/analyse/measures/temple/needs_of_mechanics.h"

#include <array>
#include <cstddef>
#include <string>
#include <utility>

#include "core/analyse/measures/temple/temple_facts.h"
#include "core/analyse/needs/needs.h"

namespace mazeloom::analyse {

namespace {

needs::Need needIn(const Subject& subject, needs::Mechanic mechanic) {
    if (subject.level == nullptr) return needs::Need::Undecided;
    const auto& board = subject.fact<BoardFact>().board;
    return needs::needOf(mechanic, {.level = *subject.level,
                                    .map = subject.map,
                                    .field = subject.fact<FieldFact>().field,
                                    .proof = subject.fact<ProofFact>().proof,
                                    .board = board ? &*board : nullptr,
                                    .stop = subject.stop});
}

template <std::size_t kIndex>
const Measure* needMeasure() {
    static constexpr const level::MechanicInfo& info = level::kMechanics[kIndex];
    static const std::string id = "need." + std::string(info.id);
    static const std::string title = "Need of " + std::string(info.name);
    static const std::string sentence =
        "Whether the level is still won if " + std::string(info.taken) +
        ": 0 nothing to take away, 1 as before (decoration), 2 with a longer way or harder "
        "deductions (useful), 3 no (needed), 4 undecided.";
    static const Measure measure{
        .id = id,
        .title = title,
        .unit = "code",
        .sentence = sentence,
        .needs = Needs::Temple,
        .cost = Cost::Proof,
        .value = [](const Subject& subject) -> std::int64_t {
            return static_cast<std::int64_t>(needIn(subject, info.mechanic));
        },
    };
    return &measure;
}

template <std::size_t... kIndices>
std::array<const Measure*, sizeof...(kIndices)> listOf(std::index_sequence<kIndices...>) {
    return {needMeasure<kIndices>()...};
}

}  // namespace

std::span<const Measure* const> needMeasures() {
    static const auto list = listOf(std::make_index_sequence<level::kMechanics.size()>());
    return list;
}

}  // namespace mazeloom::analyse
