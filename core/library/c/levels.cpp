// SPDX-License-Identifier: MIT
// Levels for C: design, generation, recording, checks and proofs.
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/library/c/calls.h"
#include "mazeloom/check.h"
#include "mazeloom/level.h"

using mazeloom::c::badArgument;
using mazeloom::c::fail;
using mazeloom::c::flagOf;
using mazeloom::c::guardedBy;
using mazeloom::c::lend;
using mazeloom::c::lendOne;
using mazeloom::c::read;

namespace {

/// Returns why a design cannot be read; nullptr if it can.
const char* flawOf(const mazeloom_design& design) {
    if (design.ruleset != MAZELOOM_TEMPLE && design.ruleset != MAZELOOM_DESCENT)
        return "there is no such ruleset";
    if (design.rows == nullptr && design.row_count > 0) return "rows is NULL";
    for (size_t i = 0; i < design.row_count; ++i) {
        if (design.rows[i] == nullptr) return "a row is NULL";
    }
    if (design.stages == nullptr && design.stage_count > 0) return "stages is NULL";
    for (size_t i = 0; i < design.stage_count; ++i) {
        const mazeloom_stage& stage = design.stages[i];
        if (stage.id == nullptr) return "the id of a stage is NULL";
        if (stage.parameters == nullptr && stage.parameter_count > 0) return "parameters is NULL";
        for (size_t k = 0; k < stage.parameter_count; ++k) {
            const mazeloom_parameter& parameter = stage.parameters[k];
            if (parameter.id == nullptr) return "the id of a parameter is NULL";
            if (parameter.type < MAZELOOM_PARAMETER_SWITCH ||
                parameter.type > MAZELOOM_PARAMETER_CHOICE)
                return "there is no such type of parameters";
            if (parameter.type == MAZELOOM_PARAMETER_CHOICE && parameter.choice == nullptr)
                return "the choice of a parameter is NULL";
        }
    }
    return nullptr;
}

mazeloom::ProofBudget budgetOf(const mazeloom_proof_options& chosen) {
    mazeloom::ProofBudget budget;
    if (chosen.steps > 0) budget.steps = chosen.steps;
    budget.stop = flagOf(chosen.stop);
    return budget;
}

std::vector<mazeloom::Stage> stagesOf(const mazeloom_design& design) {
    std::vector<mazeloom::Stage> stages;
    for (size_t i = 0; i < design.stage_count; ++i) {
        const mazeloom_stage& stage = design.stages[i];
        mazeloom::Stage& made = stages.emplace_back();
        made.id = stage.id;
        for (size_t k = 0; k < stage.parameter_count; ++k) {
            const mazeloom_parameter& parameter = stage.parameters[k];
            auto& value = made.parameters[parameter.id];
            if (parameter.type == MAZELOOM_PARAMETER_SWITCH) {
                value = parameter.number != 0;
            } else if (parameter.type == MAZELOOM_PARAMETER_NUMBER) {
                value = parameter.number;
            } else {
                value = std::string(parameter.choice);
            }
        }
    }
    return stages;
}

mazeloom::Result<mazeloom::Level> levelOf(const mazeloom_design& design) {
    const auto ruleset = static_cast<mazeloom::Ruleset>(design.ruleset);
    const auto by = [&](const auto& recipe) {
        if (design.rows == nullptr)
            return mazeloom::Level::design(ruleset, design.width, design.height, recipe);
        const std::vector<std::string> rows(design.rows, design.rows + design.row_count);
        return mazeloom::Level::design(ruleset, rows, recipe);
    };
    return design.recipe == nullptr ? by(stagesOf(design)) : by(std::string(design.recipe));
}

mazeloom::GenerateOptions optionsOf(const mazeloom_generate_options& chosen) {
    return {chosen.attempt, chosen.depth, flagOf(chosen.stop)};
}

}  // namespace

extern "C" {

mazeloom_status mazeloom_level_design(const mazeloom_design* design, mazeloom_level** level,
                                      mazeloom_error* error) {
    if (design == nullptr || level == nullptr) return badArgument(error, "design or level is NULL");
    *level = nullptr;
    return guardedBy(design, error, [&](const mazeloom_design& chosen) {
        if (const char* const flaw = flawOf(chosen)) return badArgument(error, flaw);
        auto made = levelOf(chosen);
        if (!made) return fail(error, made.error());
        *level = new mazeloom_level{*std::move(made), {}, {}, {}, {}};
        return MAZELOOM_OK;
    });
}

void mazeloom_level_free(mazeloom_level* level) {
    delete level;
}

mazeloom_status mazeloom_level_get_info(mazeloom_level* level, mazeloom_level_info* info,
                                        mazeloom_error* error) {
    if (level == nullptr || info == nullptr) return badArgument(error, "level or info is NULL");
    return lendOne(level->info, info, error, [&](mazeloom::c::Kept& kept) {
        const mazeloom::Level& is = level->level;
        const auto& properties = kept.properties(is.properties());
        const auto promised = is.noGuess();
        std::vector<int32_t> mechanics;
        for (const mazeloom::Mechanic mechanic : is.promisedNeeds())
            mechanics.push_back(static_cast<int32_t>(mechanic));
        const auto& needs = kept.numbers(std::move(mechanics));
        return mazeloom_level_info{kept.text(is.id()),
                                   kept.text(is.title()),
                                   kept.text(is.folder()),
                                   kept.text(is.notes()),
                                   properties.data(),
                                   properties.size(),
                                   static_cast<int32_t>(is.ruleset()),
                                   is.width(),
                                   is.height(),
                                   static_cast<int32_t>(is.shownNumbers()),
                                   promised ? promised->lowestGrade : 0,
                                   promised ? promised->highestGrade : 0,
                                   needs.data(),
                                   needs.size()};
    });
}

mazeloom_status mazeloom_level_generate(const mazeloom_level* level, uint64_t seed,
                                        const mazeloom_generate_options* options,
                                        mazeloom_map** map, mazeloom_error* error) {
    if (level == nullptr || map == nullptr) return badArgument(error, "level or map is NULL");
    *map = nullptr;
    return guardedBy(options, error, [&](const mazeloom_generate_options& chosen) {
        auto made = level->level.generate(seed, optionsOf(chosen));
        if (!made) return fail(error, made.error());
        return mazeloom::c::takeMap(*std::move(made), map);
    });
}

mazeloom_status mazeloom_level_record(const mazeloom_level* level, uint64_t seed,
                                      const mazeloom_generate_options* options,
                                      mazeloom_recording** recording, mazeloom_error* error) {
    if (level == nullptr || recording == nullptr)
        return badArgument(error, "level or recording is NULL");
    *recording = nullptr;
    return guardedBy(options, error, [&](const mazeloom_generate_options& chosen) {
        auto made = level->level.record(seed, optionsOf(chosen));
        if (!made) return fail(error, made.error());
        *recording = new mazeloom_recording{*std::move(made), {}, {}, {}, {}};
        return MAZELOOM_OK;
    });
}

mazeloom_status mazeloom_level_check_seeds(mazeloom_level* level, uint64_t first, uint64_t last,
                                           const mazeloom_call_options* options,
                                           const mazeloom_finding** findings, size_t* count,
                                           mazeloom_error* error) {
    if (level == nullptr) return badArgument(error, "level is NULL");
    if (first > last) return badArgument(error, "the first seed is greater than the last");
    mazeloom_call_options chosen;
    if (const auto status = read(options, chosen, error)) return status;
    return lend(level->findings, findings, count, error, [&](auto& made) {
        for (const mazeloom::Finding& finding :
             findBrokenPromises(level->level, first, last, flagOf(chosen.stop)))
            add(made, finding);
    });
}

mazeloom_status mazeloom_level_prove(mazeloom_level* level, uint64_t seed,
                                     const mazeloom_proof_options* options, mazeloom_proof* proof,
                                     mazeloom_error* error) {
    if (level == nullptr || proof == nullptr) return badArgument(error, "level or proof is NULL");
    return guardedBy(options, error, [&](const mazeloom_proof_options& chosen) {
        if (chosen.steps < 0) return badArgument(error, "steps is negative");
        const auto made = proveWinnable(level->level, seed, budgetOf(chosen));
        if (!made) return fail(error, made.error());
        return lendOne(level->proof, proof, error, [&](mazeloom::c::Kept& kept) {
            return mazeloom_proof{kept.text(made->text), kept.text(made->replay), made->steps,
                                  static_cast<int32_t>(made->verdict), 0};
        });
    });
}

mazeloom_status mazeloom_level_needs(mazeloom_level* level, uint64_t seed,
                                     const mazeloom_proof_options* options, const int32_t** needs,
                                     size_t* count, mazeloom_error* error) {
    if (level == nullptr) return badArgument(error, "level is NULL");
    return guardedBy(options, error, [&](const mazeloom_proof_options& chosen) {
        if (chosen.steps < 0) return badArgument(error, "steps is negative");
        const auto made = proveNeeds(level->level, seed, budgetOf(chosen));
        if (!made) return fail(error, made.error());
        return lend(level->needs, needs, count, error, [&](auto& lent) {
            for (const mazeloom::Need need : *made)
                lent.items.push_back(static_cast<int32_t>(need));
        });
    });
}

}  // extern "C"
