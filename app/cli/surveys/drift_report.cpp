// SPDX-License-Identifier: MIT
#include "app/cli/surveys/drift_report.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include <QByteArray>

#include "core/json/seed.h"

namespace mazeloom::app {

namespace {

using json::Value;
using report::Entry;
using report::Outcome;

Value surveyValue(const SurveyOfFile& one) {
    Value::List seeds;
    for (const analyse::SeedRange& range : one.survey.seeds().ranges())
        seeds.push_back(Value::List{json::seedValue(range.first), json::seedValue(range.last)});
    const analyse::SurveyOf& of = one.survey.of();
    return Value::Object{{"file", one.file.toStdString()},
                         {"program", of.program},
                         {"recipe", of.recipe},
                         {"seeds", std::move(seeds)}};
}

std::string meanText(double mean) {
    return QByteArray::number(mean, 'f', 3).toStdString();
}

/// Returns the smallest seed that gave no level.
std::optional<std::uint64_t> firstFailure(const analyse::Survey& survey) {
    std::optional<std::uint64_t> first;
    for (const auto& [reason, seeds] : survey.failures().reasons()) {
        if (!seeds.first.empty()) first = std::min(first.value_or(seeds.first[0]), seeds.first[0]);
    }
    return first;
}

/// Makes the entries, all of which have the same level and file.
class DriftEntries {
  public:
    DriftEntries(const SurveyOfFile& before, report::Report& report)
        : level_(before.survey.of().level), file_(before.file.toStdString()), report_(report) {}

    Entry& add(Outcome outcome, const char* rule, const char* title, const std::string& measure,
               const char* result) {
        Entry entry;
        entry.rule = rule;
        entry.ruleTitle = title;
        entry.outcome = outcome;
        entry.level = level_;
        entry.subject = measure;
        entry.file = file_;
        entry.details = {{"measure", measure}, {"result", result}};
        report_.entries.push_back(std::move(entry));
        return report_.entries.back();
    }

    void add(const analyse::MeasureDrift& one, const analyse::Survey& after) {
        Entry& entry = add(one.hasDrifted ? Outcome::Error : Outcome::Passed, "drift",
                           "a measure has another distribution than before", one.measure,
                           one.isSame ? "identical" : (one.hasDrifted ? "drifted" : "same"));
        entry.details.push_back({"chance", one.chance});
        entry.details.push_back({"mean-before", one.meanBefore});
        entry.details.push_back({"mean-after", one.meanAfter});
        const std::string about = "level " + level_ + ": " + one.measure;
        if (!one.hasDrifted) {
            entry.sentence =
                about + (one.isSame ? " is identical" : " is the same within random variation");
            return;
        }
        entry.sentence = about + " has drifted: its mean was " + meanText(one.meanBefore) +
                         " and is now " + meanText(one.meanAfter) +
                         "; the chance of such a difference is " +
                         QByteArray::number(one.chance, 'g', 3).toStdString();
        if (one.measure == analyse::kFailures) entry.seed = firstFailure(after);
    }

    void addMissing(const std::string& measure) {
        add(Outcome::Error, "missing-measure", "a measure is not measured any more", measure,
            "missing")
            .sentence = "level " + level_ + ": " + measure + " is not measured any more";
    }

    void addNew(const std::string& measure) {
        add(Outcome::Warning, "new-measure", "a measure has nothing to be compared with", measure,
            "new")
            .sentence = "level " + level_ + ": " + measure +
                        " is new, so it was not compared; survey the level again to compare it "
                        "from now on";
    }

  private:
    std::string level_;
    std::string file_;
    report::Report& report_;
};

}  // namespace

report::Report driftReport(const analyse::Drift& drift, const SurveyOfFile& before,
                           const SurveyOfFile& after, double alpha) {
    report::Report report;
    report.tool = "mazeloom drift";
    report.version = MAZELOOM_VERSION;
    report.subject = before.file.toStdString();
    report.head = {{"format", "mazeloom-drift"},        {"version", 1},
                   {"level", before.survey.of().level}, {"alpha", alpha},
                   {"before", surveyValue(before)},     {"after", surveyValue(after)}};
    DriftEntries entries(before, report);
    for (const analyse::MeasureDrift& one : drift.measures)
        entries.add(one, after.survey);
    for (const std::string& measure : drift.missing)
        entries.addMissing(measure);
    for (const std::string& measure : drift.added)
        entries.addNew(measure);
    return report;
}

}  // namespace mazeloom::app
