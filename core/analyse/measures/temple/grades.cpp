// SPDX-License-Identifier: MIT
// How hard a temple is for a player who never guesses: a measure for each choice of the numbers
// that are shown.
#include "core/analyse/facts/measure.h"
#include "core/analyse/measures/temple/temple_facts.h"

namespace mazeloom::analyse {

using play::temple::Numbers;

extern const Measure gradeAllMeasure;
const Measure gradeAllMeasure{
    .id = "grade.all",
    .title = "Grade, all numbers shown",
    .unit = "grade",
    .sentence =
        "The hardest rule that is needed to reach all objectives without a guess if all numbers "
        "are shown, 1 to 4; 0 if no rule is needed, 5 if a guess is.",
    .needs = Needs::Temple,
    .cost = Cost::Dear,
    .value = [](const Subject& subject) -> std::int64_t {
        return subject.fact<GradeFact<Numbers::All>>().grade;
    },
};

extern const Measure gradeNearMeasure;
const Measure gradeNearMeasure{
    .id = "grade.near",
    .title = "Grade, numbers near the hero",
    .unit = "grade",
    .sentence =
        "The hardest rule that is needed to reach all objectives without a guess if the numbers "
        "near the hero are shown, 1 to 4; 0 if no rule is needed, 5 if a guess is.",
    .needs = Needs::Temple,
    .cost = Cost::Dear,
    .value = [](const Subject& subject) -> std::int64_t {
        return subject.fact<GradeFact<Numbers::Near>>().grade;
    },
};

extern const Measure gradeVisitedMeasure;
const Measure gradeVisitedMeasure{
    .id = "grade.visited",
    .title = "Grade, numbers of visited cells",
    .unit = "grade",
    .sentence =
        "The hardest rule that is needed to reach all objectives without a guess if the numbers of "
        "visited cells are shown, 1 to 4; 0 if no rule is needed, 5 if a guess is.",
    .needs = Needs::Temple,
    .cost = Cost::Dear,
    .value = [](const Subject& subject) -> std::int64_t {
        return subject.fact<GradeFact<Numbers::Visited>>().grade;
    },
};

}  // namespace mazeloom::analyse
