// SPDX-License-Identifier: MIT
#include "core/check/findings/report.h"

#include <charconv>
#include <cstddef>
#include <string_view>
#include <system_error>
#include <utility>

#include "core/json/seed.h"

namespace mazeloom::check {

namespace {

using json::Value;

constexpr Sentence kFile{"file", "%1"};

const char* severityOf(const Finding& finding) {
    return finding.isError() ? "error" : "warning";
}

/// Returns the details that only the JSON of a check has.
Value::Object detailsOf(const Finding& finding) {
    const Problem& problem = finding.problem;
    const Where& where = finding.where;
    Value details{Value::Object{}};
    if (where.sheet.kind == Sheet::Kind::Room) details.add("room", where.sheet.id);
    if (where.object >= 0) details.add("object", where.object);
    if (where.trajectory >= 0) details.add("trajectory", where.trajectory);
    if (where.point >= 0) details.add("point", where.point);
    if (where.node >= 0) details.add("node", where.node);
    if (problem.cell) details.add("cell", Value::List{problem.cell->x, problem.cell->y});
    if (problem.recipeStage >= 0) details.add("stage", problem.recipeStage);
    Value::List fixes;
    for (const Fix& fix : finding.fixes)
        fixes.emplace_back(english(fix.sentence, fix.arguments));
    if (!fixes.empty()) details.add("fixes", std::move(fixes));
    return std::move(details.members());
}

/// Returns the line of a place that the reader of a file gave ("line 3, column 7"); 0 for others.
int lineIn(std::string_view place) {
    constexpr std::string_view kLine = "line ";
    if (!place.starts_with(kLine)) return 0;
    int line = 0;
    const char* const end = place.data() + place.size();
    const auto read = std::from_chars(place.data() + kLine.size(), end, line);
    return read.ec == std::errc() && line > 0 ? line : 0;
}

/// Returns the sentence with an ellipsis for each argument; empty if nothing else is left of it.
std::string titleOf(const Sentence& sentence) {
    std::string title;
    for (std::size_t i = 0; i < sentence.text.size(); ++i) {
        const bool isArgument = sentence.text[i] == '%' && i + 1 < sentence.text.size() &&
                                sentence.text[i + 1] >= '1' && sentence.text[i + 1] <= '9';
        if (isArgument) {
            title += "…";
            ++i;
        } else {
            title += sentence.text[i];
        }
    }
    return title == "…" ? std::string() : title;
}

}  // namespace

Finding findingOf(const Problem& problem) {
    Finding finding;
    finding.problem = problem;
    finding.sentence = kFile;
    finding.arguments = {problem.said()};
    return finding;
}

std::string lineOf(const Finding& finding) {
    const Problem& problem = finding.problem;
    std::string line;
    for (const std::string& part : {problem.file, problem.place}) {
        if (!part.empty()) line += part + ": ";
    }
    return line + severityOf(finding) + ": " + problem.text + " [" +
           std::string(finding.sentence.id) + ']';
}

report::Entry entryOf(const Finding& finding) {
    const Problem& problem = finding.problem;
    report::Entry entry;
    entry.rule = finding.sentence.id;
    entry.ruleTitle = titleOf(finding.sentence);
    entry.outcome = finding.isError() ? report::Outcome::Error : report::Outcome::Warning;
    entry.sentence = problem.text;
    if (finding.where.sheet.kind == Sheet::Kind::Level) entry.level = finding.where.sheet.id;
    entry.file = problem.file;
    entry.line = lineIn(problem.place);
    entry.place = problem.place;
    entry.seed = problem.seed;
    entry.details = detailsOf(finding);
    return entry;
}

Value::Object headOf(const std::string& pack, std::optional<Seeds> seeds) {
    Value head{Value::Object{{"format", "mazeloom-check"}, {"version", 1}, {"pack", pack}}};
    if (seeds)
        head.add("seeds", Value::List{json::seedValue(seeds->first), json::seedValue(seeds->last)});
    return std::move(head.members());
}

}  // namespace mazeloom::check
