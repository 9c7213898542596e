// SPDX-License-Identifier: MIT
#include "core/check/report.h"

#include <algorithm>
#include <ostream>

#include <nlohmann/json.hpp>

namespace mazeloom::check {

namespace {

using Json = nlohmann::ordered_json;

constexpr Sentence kFile{"file", "%1"};

const char* severityOf(const Finding& finding) {
    return finding.isError() ? "error" : "warning";
}

Json jsonOf(const Finding& finding) {
    const Problem& problem = finding.problem;
    Json json{{"severity", severityOf(finding)},
              {"id", finding.sentence.id},
              {"text", problem.text},
              {"file", problem.file}};
    if (!problem.place.empty()) json["place"] = problem.place;
    const Where& where = finding.where;
    if (where.sheet.kind == Sheet::Kind::Level) json["level"] = where.sheet.id;
    if (where.sheet.kind == Sheet::Kind::Room) json["room"] = where.sheet.id;
    if (where.object >= 0) json["object"] = where.object;
    if (where.trajectory >= 0) json["trajectory"] = where.trajectory;
    if (where.point >= 0) json["point"] = where.point;
    if (where.node >= 0) json["node"] = where.node;
    if (problem.cell) json["cell"] = {problem.cell->x, problem.cell->y};
    if (problem.recipeStage >= 0) json["stage"] = problem.recipeStage;
    for (const Fix& fix : finding.fixes)
        json["fixes"].push_back(english(fix.sentence, fix.arguments));
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
    Json json{{"format", "mazeloom-check"}, {"version", 1}, {"pack", pack}};
    if (seeds) json["seeds"] = {seeds->first, seeds->last};
    json["errors"] = errors;
    json["warnings"] = static_cast<std::int64_t>(findings.size()) - errors;
    json["problems"] = Json::array();
    for (const Finding& finding : findings)
        json["problems"].push_back(jsonOf(finding));
    // What is no UTF-8 in a name is replaced rather than refused.
    out << json.dump(2, ' ', false, Json::error_handler_t::replace) << '\n';
}

}  // namespace mazeloom::check
