// SPDX-License-Identifier: MIT
#include "core/check/findings/deducible.h"

#include "core/generate/stages/traps/deducible.h"

namespace mazeloom::check {

std::optional<Deductions> promisedDeductions(const level::Level& level) {
    if (level.ruleset != level::Ruleset::Temple || !level.noGuess) return std::nullopt;
    return Deductions{level.numbers.value_or(level::Numbers::All), *level.noGuess};
}

Deductions ensuredDeductions(const generate::ReadyStage& stage, const level::Level& level) {
    return generate::Deducible::asked(stage.parameters, level);
}

}  // namespace mazeloom::check
