// SPDX-License-Identifier: MIT
#include "widgets/atlas/work/survey_work.h"

#include <chrono>
#include <utility>

#include "widgets/document/seeds.h"
#include "widgets/problems/problem_text.h"
#include "widgets/qstring.h"

namespace mazeloom::widgets {

namespace {

/// Minimum time between two intermediate results.
constexpr std::chrono::milliseconds kLookEvery{250};

SharedSurvey shared(analyse::Survey survey) {
    return std::make_shared<const analyse::Survey>(std::move(survey));
}

}  // namespace

SurveyWork::SurveyWork(std::string program, QObject* parent)
    : QObject(parent), program_(std::move(program)), task_("survey") {}

void SurveyWork::run(const SurveyPlan& plan) {
    task_.run(
        [this, plan, program = program_](const GrowingTask::Control& control) -> GrowingTask::Call {
            const analyse::Sampler sampler(sampleOf(plan.request), plan.measures);
            if (sampler.flaw())
                return [this, why = problemLine(*sampler.flaw())] { emit failed(why); };
            analyse::SurveyOf of{.program = program,
                                 .level = plan.request.level->id,
                                 .recipe = analyse::recipeHash(sampler.of()),
                                 .measures = {}};
            for (const analyse::Measure* measure : plan.measures)
                of.measures.emplace_back(measure->id);
            analyse::Survey survey(std::move(of));
            const auto look = [&](const analyse::Survey& soFar) {
                control.offer([&]() -> GrowingTask::Call {
                    return [this, copy = shared(soFar)] { emit grown(copy); };
                });
            };
            analyse::surveySeeds(survey, sampler, plan.measures, plan.seeds, plan.threads,
                                 {kLookEvery, look}, control.stop());
            return [this, done = shared(std::move(survey))] { emit ended(done); };
        });
}

}  // namespace mazeloom::widgets
