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
    if (subject.level == nullptr) return needs::Need::Absent;
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
    static const std::string title = "Need: " + std::string(info.title);
    static const std::string sentence =
        "What is so if " + std::string(info.taken) +
        ": 0 the level has nothing of it; 1 nothing changes (decoration); 2 useful; 3 needed; 4 "
        "undecided.";
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
std::array<const Measure*, sizeof...(kIndices)> needsOfAll(std::index_sequence<kIndices...>) {
    return {needMeasure<kIndices>()...};
}

}  // namespace

std::span<const Measure* const> needMeasures() {
    static const auto list = needsOfAll(std::make_index_sequence<level::kMechanics.size()>());
    return list;
}

}  // namespace mazeloom::analyse
