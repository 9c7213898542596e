// SPDX-License-Identifier: MIT
// Reports as SARIF 2.1.0 (OASIS, "Static Analysis Results Interchange Format"), with what GitHub's
// code scanning needs beyond the standard: a location for each result, and fingerprints that stay
// the same while a problem stays.
#include <cstddef>
#include <map>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>

#include "core/hash/sha256.h"
#include "core/json/seed.h"
#include "core/json/write.h"
#include "core/report/format.h"

namespace mazeloom::report {

namespace {

using json::Value;

constexpr const char* kSchema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";
constexpr const char* kHome = "https://mazeloom.github.io";

/// Returns the path as a reference by RFC 3986: relative paths stay relative.
std::string uriOf(std::string_view path) {
    constexpr std::string_view kKept = "-._~/";
    constexpr std::string_view kDigits = "0123456789ABCDEF";
    std::string uri = path.starts_with('/') ? "file://" : "";
    for (const char byte : path) {
        const auto code = static_cast<unsigned char>(byte);
        const bool isLetter = (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') ||
                              (byte >= '0' && byte <= '9');
        if (isLetter || kKept.find(byte) != std::string_view::npos) {
            uri += byte;
        } else {
            uri += '%';
            uri += kDigits[code >> 4];
            uri += kDigits[code & 0xFu];
        }
    }
    return uri;
}

/// Returns a location's URI. The parts of the program itself get a scheme of their own, since they
/// have no file.
std::string placeOf(const Report& report, const Entry& entry) {
    if (report.baseKind == Base::Program) return "builtin:" + uriOf(report.base + '/' + entry.file);
    return uriOf(report.pathOf(entry));
}

Value textValue(std::string text) {
    return Value{Value::Object{{"text", std::move(text)}}};
}

/// Returns the rules of the results, in alphabetical order, each with its place in the list.
std::map<std::string, std::size_t> rulesOf(const Report& report) {
    std::map<std::string, std::size_t> rules;
    for (const Entry& entry : report.entries)
        if (entry.isProblem()) rules.emplace(entry.rule, 0);
    std::size_t next = 0;
    for (auto& [id, index] : rules)
        index = next++;
    return rules;
}

const std::string& titleOf(const Report& report, const std::string& rule) {
    for (const Entry& entry : report.entries)
        if (entry.rule == rule && !entry.ruleTitle.empty()) return entry.ruleTitle;
    return rule;
}

/// Numbers the fingerprints: equal problems of one place are told apart by their order.
class Fingerprints {
  public:
    std::string of(const Report& report, const Entry& entry) {
        const std::string what = entry.rule + '\n' + entry.subject + '\n' + placeOf(report, entry) +
                                 '\n' + entry.level + '\n' + entry.place;
        const std::string hash = hash::toHex(hash::sha256(what)).substr(0, 16);
        return hash + ':' + std::to_string(++times_[hash]);
    }

  private:
    std::map<std::string, int> times_;
};

Value locationOf(const Report& report, const Entry& entry) {
    Value region{Value::Object{{"startLine", entry.line > 0 ? entry.line : 1}}};
    Value physical{
        Value::Object{{"artifactLocation", Value::Object{{"uri", placeOf(report, entry)}}},
                      {"region", std::move(region)}}};
    Value location{Value::Object{{"physicalLocation", std::move(physical)}}};
    if (!entry.level.empty()) {
        location.add("logicalLocations",
                     Value::List{Value::Object{{"name", entry.level}, {"kind", "level"}}});
    }
    return location;
}

Value resultOf(const Report& report, const Entry& entry,
               const std::map<std::string, std::size_t>& rules, Fingerprints& fingerprints) {
    Value result{Value::Object{
        {"ruleId", entry.rule},
        {"ruleIndex", rules.at(entry.rule)},
        {"level", idOf(entry.outcome)},
        {"message", textValue(report.textOf(entry))},
        {"locations", Value::List{locationOf(report, entry)}},
        {"partialFingerprints",
         Value::Object{{"primaryLocationLineHash", fingerprints.of(report, entry)}}}}};
    Value::Object properties;
    if (entry.seed) properties.push_back({"seed", json::seedValue(*entry.seed)});
    const std::pair<const char*, const std::string*> texts[] = {
        {"link", &entry.link}, {"command", &entry.command}, {"picture", &entry.picture}};
    for (const auto& [key, text] : texts)
        if (!text->empty()) properties.push_back({key, *text});
    if (!properties.empty()) result.add("properties", std::move(properties));
    return result;
}

void writeSarif(std::ostream& out, const Report& report) {
    const auto rules = rulesOf(report);
    Value::List ruleList;
    for (const auto& [id, index] : rules) {
        ruleList.push_back(
            Value::Object{{"id", id}, {"shortDescription", textValue(titleOf(report, id))}});
    }
    Fingerprints fingerprints;
    Value::List results;
    for (const Entry& entry : report.entries)
        if (entry.isProblem()) results.push_back(resultOf(report, entry, rules, fingerprints));
    Value driver{Value::Object{{"name", report.tool},
                               {"version", report.version},
                               {"informationUri", kHome},
                               {"rules", std::move(ruleList)}}};
    Value run{Value::Object{
        {"tool", Value::Object{{"driver", std::move(driver)}}},
        // Services replace earlier results of the same id, so each subject has its own.
        {"automationDetails", Value::Object{{"id", report.tool + '/' + report.subject + '/'}}},
        {"columnKind", "unicodeCodePoints"},
        {"results", std::move(results)}}};
    const Value log{Value::Object{
        {"$schema", kSchema}, {"version", "2.1.0"}, {"runs", Value::List{std::move(run)}}}};
    out << json::toLines(log) << '\n';
}

}  // namespace

const Format kSarif{"sarif", writeSarif};

}  // namespace mazeloom::report
