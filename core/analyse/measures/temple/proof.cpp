// SPDX-License-Identifier: MIT
// Measures of the proof that a temple can be won (RULES.md T-13).
#include <algorithm>

#include "core/analyse/facts/measure.h"
#include "core/analyse/measures/temple/temple_facts.h"
#include "core/play/temple/state/buttons.h"

namespace mazeloom::analyse {

namespace {

bool isWon(const play::temple::Proof& proof) {
    return proof.verdict == play::temple::Verdict::Winnable;
}

}  // namespace

extern const Measure proofTicksMeasure;
const Measure proofTicksMeasure{
    .id = "proof-ticks",
    .title = "Length of the proof",
    .unit = "ticks",
    .sentence =
        "The length of the play that proves the level winnable, in ticks of a sixtieth of a "
        "second; 0 if none was found.",
    .needs = Needs::Temple,
    .cost = Cost::Proof,
    .value = [](const Subject& subject) -> std::int64_t {
        const auto& proof = subject.fact<ProofFact>().proof;
        return isWon(proof) ? proof.witness.header.ticks.value_or(0) : 0;
    },
};

extern const Measure proofBlastsMeasure;
const Measure proofBlastsMeasure{
    .id = "proof-explosives",
    .title = "Explosives of the proof",
    .unit = "explosives",
    .sentence =
        "The number of TNT charges and grenades that the play proving the level winnable uses.",
    .needs = Needs::Temple,
    .cost = Cost::Proof,
    .value = [](const Subject& subject) -> std::int64_t {
        const auto& proof = subject.fact<ProofFact>().proof;
        if (!isWon(proof)) return 0;
        return std::ranges::count_if(proof.witness.inputs, [](const play::Input& input) {
            return input.stroke.action != play::Action::Release &&
                   input.stroke.button ==
                       static_cast<play::ButtonIndex>(play::temple::Button::Throw);
        });
    },
};

}  // namespace mazeloom::analyse
