// SPDX-License-Identifier: MIT
#include "core/check/findings/report.h"

#include <algorithm>
#include <ostream>

#include "core/json/seed.h"
#include "core/json/write.h"

namespace mazeloom::check {

namespace {

using json::Value;

constexpr Sentence kFile{"file", "%1"};

const char* severityOf(const Finding& finding) {
    return finding.isError() ? "error" : "warning";
}

Value jsonOf(const Finding& finding) {
    const Problem& problem = finding.problem;
    Value json{Value::Object{{"severity", severityOf(finding)},
                             {"id", finding.sentence.id},
                             {"text", problem.text},
                             {"file", problem.file}}};
    if (!problem.place.empty()) json.add("place", problem.place);
    const Where& where = finding.where;
    if (where.sheet.kind == Sheet::Kind::Level) json.add("level", where.sheet.id);
    if (where.sheet.kind == Sheet::Kind::Room) json.add("room", where.sheet.id);
    if (where.object >= 0) json.add("object", where.object);
    if (where.trajectory >= 0) json.add("trajectory", where.trajectory);
    if (where.point >= 0) json.add("point", where.point);
    if (where.node >= 0) json.add("node", where.node);
    if (problem.cell) json.add("cell", Value::List{problem.cell->x, problem.cell->y});
    if (problem.recipeStage >= 0) json.add("stage", problem.recipeStage);
    Value::List fixes;
    for (const Fix& fix : finding.fixes)
        fixes.emplace_back(english(fix.sentence, fix.arguments));
    if (!fixes.empty()) json.add("fixes", std::move(fixes));
    return json;
}

}  // namespace

Finding findingOf(const Problem& problem) {
    Finding finding;
    finding.problem = problem;
    finding.sentence = kFile;
    finding.arguments = {problem.text};
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

void writeJson(std::ostream& out, const std::string& pack, std::optional<Seeds> seeds,
               std::span<const Finding> findings) {
    const auto errors = std::ranges::count_if(findings, &Finding::isError);
    Value json{Value::Object{{"format", "mazeloom-check"}, {"version", 1}, {"pack", pack}}};
    if (seeds)
        json.add("seeds", Value::List{json::seedValue(seeds->first), json::seedValue(seeds->last)});
    json.add("errors", errors);
    json.add("warnings", static_cast<std::int64_t>(findings.size()) - errors);
    Value::List problems;
    for (const Finding& finding : findings)
        problems.push_back(jsonOf(finding));
    json.add("problems", std::move(problems));
    // toLines() replaces invalid UTF-8 in names instead of failing.
    out << json::toLines(json) << '\n';
}

}  // namespace mazeloom::check
