// SPDX-License-Identifier: MIT
// Reports as JSON.
#include <algorithm>
#include <iterator>
#include <ostream>
#include <utility>

#include "core/json/seed.h"
#include "core/json/write.h"
#include "core/report/format.h"

namespace mazeloom::report {

namespace {

using json::Value;

Value jsonOf(const Entry& entry) {
    Value json{Value::Object{}};
    if (entry.isProblem()) json.add("severity", idOf(entry.outcome));
    json.add("id", entry.rule);
    json.add("text", entry.sentence);
    const auto add = [&](const char* key, const std::string& text) {
        if (!text.empty()) json.add(key, text);
    };
    add("file", entry.file);
    if (entry.line > 0) json.add("line", entry.line);
    add("place", entry.place);
    add("level", entry.level);
    for (const json::Member& member : entry.details)
        json.add(member.key, member.value);
    if (entry.seed) json.add("seed", json::seedValue(*entry.seed));
    add("link", entry.link);
    add("command", entry.command);
    add("picture", entry.picture);
    return json;
}

void writeJson(std::ostream& out, const Report& report) {
    Value json{report.head};
    json.add("errors", static_cast<std::int64_t>(report.count(Outcome::Error)));
    json.add("warnings", static_cast<std::int64_t>(report.count(Outcome::Warning)));
    Value::List problems;
    Value::List passed;
    for (const Entry& entry : report.entries)
        (entry.isProblem() ? problems : passed).push_back(jsonOf(entry));
    json.add("problems", std::move(problems));
    if (!passed.empty()) json.add("passed", std::move(passed));
    // toLines() replaces invalid UTF-8 in names instead of failing.
    out << json::toLines(json) << '\n';
}

}  // namespace

const Format kJson{"json", writeJson};

}  // namespace mazeloom::report
