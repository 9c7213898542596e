// SPDX-License-Identifier: MIT
#include "core/analyse/survey/survey_json.h"

#include <utility>

#include "core/hash/sha256.h"
#include "core/in_quotes.h"
#include "core/json/object_lines.h"
#include "core/json/parse.h"
#include "core/json/seed.h"
#include "core/json/value.h"

namespace mazeloom::analyse {

namespace {

using json::listOf;
using json::Value;

// The checksum covers the whole text, with zeros in the place of the checksum.
constexpr std::string_view kNoChecksum =
    "0000000000000000000000000000000000000000000000000000000000000000";
constexpr std::size_t kMostSurveyMeasures = 256;
/// Greater absolute values in a file are rejected: no measure has them, and sums and bins could not
/// be trusted.
constexpr std::int64_t kMostValue = std::int64_t{1} << 48;

Value seedsValue(const std::vector<std::uint64_t>& seeds) {
    return listOf(seeds, json::seedValue);
}

Value extremesValue(const std::vector<Measured>& extremes) {
    return listOf(extremes, [](const Measured& one) {
        return Value(Value::List{Value(one.value), json::seedValue(one.seed)});
    });
}

Value tallyValue(const std::string& id, const Tally& tally) {
    Value value(Value::Object{});
    value.add("id", id);
    value.add("count", tally.count());
    if (tally.count() > 0) {
        value.add("least", tally.least());
        value.add("most", tally.most());
    }
    value.add("sum", toText(tally.sum));
    value.add("squares", toText(tally.squares));
    value.add("exact", tally.histogram.isExact());
    value.add("histogram", listOf(tally.histogram.bins(), [](const auto& bin) {
                  return Value(Value::List{Value(bin.first), Value(bin.second)});
              }));
    value.add("lowest", extremesValue(tally.lowest));
    value.add("highest", extremesValue(tally.highest));
    return value;
}

Value axisValue(const PairGrid::Axis& axis) {
    return Value::List{Value(axis.least), Value(axis.most)};
}

/// Stores a run of empty bins as one negative number, since most bins are empty.
Value cellsValue(const std::vector<std::uint64_t>& cells) {
    Value::List list;
    std::int64_t empty = 0;
    for (const std::uint64_t count : cells) {
        if (count == 0) {
            ++empty;
            continue;
        }
        if (empty > 0) list.emplace_back(-std::exchange(empty, 0));
        list.emplace_back(count);
    }
    return list;
}

Value pairValue(const PairGrid& grid) {
    if (grid.isEmpty()) return {};
    Value value(Value::Object{});
    value.add("x", axisValue(grid.x()));
    value.add("y", axisValue(grid.y()));
    value.add("cells", cellsValue(grid.cells()));
    return value;
}

Value failuresValue(const Failures& failures) {
    Value value(Value::Object{});
    value.add("others", failures.others());
    value.add("reasons", listOf(failures.reasons(), [](const auto& entry) {
                  Value one(Value::Object{});
                  one.add("stage", entry.first.stage);
                  one.add("reason", entry.first.text);
                  one.add("count", entry.second.count);
                  one.add("first", seedsValue(entry.second.first));
                  return one;
              }));
    return value;
}

std::string checksumOf(std::string text, std::size_t place) {
    text.replace(place, kNoChecksum.size(), kNoChecksum);
    return hash::toHex(hash::sha256(text));
}

/// Returns the position of the checksum's digits in a survey's text.
std::size_t checksumPlace() {
    std::string before;
    json::ObjectLines out(before);
    out.add("format", kSurveyFormat);
    out.add("version", kSurveyVersion);
    out.add("sha256", "");
    return before.size() - 1;
}

/// Thrown while reading if the text is not a valid survey; caught in this file.
struct Flaw {};

const Value& member(const Value& value, std::string_view key) {
    const Value* const found = value.find(key);
    if (found == nullptr) throw Flaw();
    return *found;
}

const Value& listIn(const Value& value) {
    if (!value.isList()) throw Flaw();
    return value;
}

template <typename T>
T wanted(std::optional<T> value) {
    if (!value) throw Flaw();
    return *value;
}

std::string textIn(const Value& value) {
    if (!value.isText()) throw Flaw();
    return value.text();
}

std::int64_t measuredIn(const Value& value) {
    const std::int64_t number = wanted(value.integer());
    if (number > kMostValue || number < -kMostValue) throw Flaw();
    return number;
}

std::vector<std::uint64_t> seedsIn(const Value& value) {
    std::vector<std::uint64_t> seeds;
    for (const Value& one : listIn(value).list())
        seeds.push_back(wanted(json::readSeed(one)));
    return seeds;
}

const Value& pairIn(const Value& value) {
    if (listIn(value).size() != 2) throw Flaw();
    return value;
}

std::vector<Measured> extremesIn(const Value& value) {
    std::vector<Measured> extremes;
    if (listIn(value).size() > Tally::kMostExtremes) throw Flaw();
    for (const Value& one : value.list())
        extremes.push_back({measuredIn(pairIn(one)[0]), wanted(json::readSeed(one[1]))});
    return extremes;
}

Tally tallyIn(const Value& value) {
    Tally tally;
    Histogram::Bins bins;
    for (const Value& bin : listIn(member(value, "histogram")).list())
        bins.emplace(measuredIn(pairIn(bin)[0]), wanted(bin[1].natural()));
    tally.histogram = Histogram::of(std::move(bins), member(value, "exact").isTrue());
    tally.sum = wanted(wideOf(textIn(member(value, "sum"))));
    tally.squares = wanted(wideOf(textIn(member(value, "squares"))));
    tally.lowest = extremesIn(member(value, "lowest"));
    tally.highest = extremesIn(member(value, "highest"));
    if ((tally.count() > 0) != !tally.lowest.empty() ||
        tally.lowest.empty() != tally.highest.empty())
        throw Flaw();
    return tally;
}

PairGrid::Axis axisIn(const Value& value) {
    const PairGrid::Axis axis{measuredIn(pairIn(value)[0]), measuredIn(value[1])};
    if (axis.most < axis.least) throw Flaw();
    return axis;
}

PairGrid gridIn(const Value& value) {
    if (value.isNull()) return {};
    const PairGrid::Axis x = axisIn(member(value, "x"));
    const PairGrid::Axis y = axisIn(member(value, "y"));
    const auto count = static_cast<std::size_t>(x.bins()) * static_cast<std::size_t>(y.bins());
    std::vector<std::uint64_t> cells;
    for (const Value& one : listIn(member(value, "cells")).list()) {
        const std::int64_t number = wanted(one.integer());
        const std::uint64_t run = number < 0 ? 0 - static_cast<std::uint64_t>(number) : 1;
        if (run > count - cells.size()) throw Flaw();
        cells.resize(cells.size() + static_cast<std::size_t>(run), 0);
        if (number >= 0) cells.back() = static_cast<std::uint64_t>(number);
    }
    cells.resize(count, 0);
    return PairGrid::of(x, y, std::move(cells));
}

Failures failuresIn(const Value& value) {
    Failures::Reasons reasons;
    for (const Value& one : listIn(member(value, "reasons")).list()) {
        reasons.emplace(
            Failures::Reason{textIn(member(one, "stage")), textIn(member(one, "reason"))},
            Failures::Seeds{wanted(member(one, "count").natural()), seedsIn(member(one, "first"))});
    }
    return Failures::of(std::move(reasons), wanted(member(value, "others").natural()));
}

SeedRanges rangesIn(const Value& value) {
    SeedRanges ranges;
    for (const Value& one : listIn(value).list()) {
        const SeedRange range{wanted(json::readSeed(pairIn(one)[0])),
                              wanted(json::readSeed(one[1]))};
        if (range.last < range.first || ranges.firstCommon(range)) throw Flaw();
        ranges.add(range);
    }
    return ranges;
}

Survey surveyIn(const Value& value) {
    const Value& measures = listIn(member(value, "measures"));
    if (measures.size() > kMostSurveyMeasures) throw Flaw();
    SurveyOf of{textIn(member(value, "program")),
                textIn(member(value, "level")),
                textIn(member(value, "recipe")),
                {},
                !listIn(member(value, "pairs")).list().empty()};
    std::vector<Tally> tallies;
    for (const Value& one : measures.list()) {
        of.measures.push_back(textIn(member(one, "id")));
        tallies.push_back(tallyIn(one));
    }
    std::vector<PairGrid> pairs;
    for (const Value& one : listIn(member(value, "pairs")).list())
        pairs.push_back(gridIn(one));
    if (pairs.size() != of.pairCount()) throw Flaw();
    return Survey::of(std::move(of), rangesIn(member(value, "seeds")), std::move(tallies),
                      std::move(pairs), failuresIn(member(value, "failures")));
}

tl::unexpected<Problem> damaged(const std::string& file) {
    return tl::unexpected(
        problemAt(file, {}, "this survey is damaged: its checksum does not match; make it again"));
}

}  // namespace

std::string writeSurvey(const Survey& survey) {
    std::string text;
    json::ObjectLines out(text);
    out.add("format", kSurveyFormat);
    out.add("version", kSurveyVersion);
    out.add("sha256", kNoChecksum);
    out.add("program", survey.of().program);
    out.add("level", survey.of().level);
    out.add("recipe", survey.of().recipe);
    out.add(
        "seeds", listOf(survey.seeds().ranges(), [](const SeedRange& range) {
            return Value(Value::List{json::seedValue(range.first), json::seedValue(range.last)});
        }));
    out.addList("measures", survey.tallies().size(), [&](std::size_t i) {
        return tallyValue(survey.of().measures[i], survey.tallies()[i]);
    });
    out.addList("pairs", survey.pairs().size(),
                [&](std::size_t i) { return pairValue(survey.pairs()[i]); });
    out.add("failures", failuresValue(survey.failures()));
    out.end();
    const std::size_t place = checksumPlace();
    text.replace(place, kNoChecksum.size(), checksumOf(text, place));
    return text;
}

tl::expected<Survey, Problem> readSurvey(std::string_view text, const std::string& file) {
    const auto fail = [&](std::string why) {
        return tl::unexpected(problemAt(file, {}, std::move(why)));
    };
    if (text.size() > kMostSurveyBytes) return fail("it is too large for a survey");
    json::Limits limits;
    limits.values = 64'000'000;
    limits.memory = kMostSurveyMemory;
    const auto value = json::parse(text, limits);
    if (!value) {
        return fail("this survey is incomplete: " + value.error().place +
                    (value.error().place.empty() ? "" : ": ") + value.error().text);
    }
    const Value* const format = value->find("format");
    if (format == nullptr || !format->is(kSurveyFormat))
        return fail("this is no survey; mazeloom survey makes one");
    const Value* const version = value->find("version");
    const auto number = version == nullptr ? std::nullopt : version->natural();
    if (!number || *number < 1) return damaged(file);
    if (*number > kSurveyVersion) {
        return fail("this survey is of version " + std::to_string(*number) +
                    " of the format, newer than this program knows; use a newer program");
    }
    const std::size_t place = checksumPlace();
    if (text.size() < place + kNoChecksum.size() ||
        text.substr(place, kNoChecksum.size()) != checksumOf(std::string(text), place))
        return damaged(file);
    try {
        return surveyIn(*value);
    } catch (const Flaw&) {
        return damaged(file);
    }
}

std::string writeSurveyCsv(const Survey& survey) {
    std::string out = "measure,value,count\r\n";
    for (std::size_t i = 0; i < survey.tallies().size(); ++i) {
        for (const auto& [value, count] : survey.tallies()[i].histogram.bins()) {
            out += survey.of().measures[i] + ',' + std::to_string(value) + ',' +
                   std::to_string(count) + "\r\n";
        }
    }
    return out;
}

}  // namespace mazeloom::analyse
