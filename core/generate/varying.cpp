// SPDX-License-Identifier: MIT
#include "core/generate/varying.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>

#include "core/level/descent.h"
#include "core/level/id.h"
#include "core/random/stream.h"

namespace mazeloom::generate {

namespace {

constexpr Sentence kNoRange{"value-no-range", "has no range: list the values with \"one-of\""};
constexpr Sentence kBackwards{"value-backwards", "the range begins at %1, above its end %2"};
constexpr Sentence kValueCount{"value-count", "needs 1 to %1 values to draw from"};
constexpr Sentence kDepthCount{"value-depth-count", "needs 1 to %1 depths"};
constexpr Sentence kDepthOutside{"value-depth-outside", "depth %1 is outside 1–%2"};
constexpr Sentence kDepthOrder{"value-depth-order", "depth %1 comes after depth %2"};
constexpr Sentence kAtDepth{"value-at-depth", "depth %1: %2"};
constexpr Sentence kIsFixed{"value-fixed", "is a fixed value"};
constexpr Sentence kNotSwitch{"value-switch", "must be true or false"};
constexpr Sentence kNotOneOf{"value-not-one-of", "\"%1\" is not one of %2"};
constexpr Sentence kNotChoice{"value-choice", "must be one of %1"};
constexpr Sentence kNotKind{"value-kind", "must be the id of a kind of objects"};
constexpr Sentence kNotText{"value-text", "must be text"};
constexpr Sentence kNotNumber{"value-number", "must be a whole number"};
constexpr Sentence kOutside{"value-outside", "%1 is outside %2–%3"};
constexpr Sentence kNotOneKind{"value-one-kind", "must be the id of one kind of objects"};
constexpr Sentence kNotOneText{"value-one-text", "must be a single text"};
constexpr std::array kValueSentences{
    kNoRange, kBackwards, kValueCount, kDepthCount, kDepthOutside, kDepthOrder,
    kAtDepth, kIsFixed,   kNotSwitch,  kNotOneOf,   kNotChoice,    kNotKind,
    kNotText, kNotNumber, kOutside,    kNotOneKind, kNotOneText};

using Type = ParameterInfo::Type;
template <typename Value>
using Read = tl::expected<Value, Phrase>;

tl::unexpected<Phrase> flaw(const Sentence& sentence, Arguments arguments = {}) {
    return tl::unexpected(Phrase{sentence, std::move(arguments)});
}

std::string wordsOf(std::span<const std::string_view> words) {
    std::string text;
    for (std::string_view word : words) {
        if (!text.empty()) text += ", ";
        text += word;
    }
    return text;
}

bool isNumber(const ParameterInfo& info) {
    return info.type == Type::Number || info.type == Type::Percent;
}

/// Interpolates linearly between two points at a depth between them, rounded to the nearest
/// integer; halves are rounded away from the first value.
std::int64_t between(const std::pair<int, std::int64_t>& a, const std::pair<int, std::int64_t>& b,
                     int depth) {
    const std::int64_t run = b.first - a.first;
    const std::int64_t rise = b.second - a.second;
    const std::int64_t twice = 2 * rise * (depth - a.first);
    return a.second + (twice + (rise < 0 ? -run : run)) / (2 * run);
}

std::int64_t valueAtDepth(const Varying::ByDepth& points, bool isNumber, int depth) {
    const auto behind =
        std::ranges::upper_bound(points, depth, {}, &Varying::ByDepth::value_type::first);
    if (behind == points.begin()) return points.front().second;
    const auto& before = *std::prev(behind);
    if (behind == points.end() || !isNumber) return before.second;
    return between(before, *behind, depth);
}

struct ReadValues {
    const ParameterInfo& info;
    Varying& varying;

    using Flaw = std::optional<Phrase>;

    Flaw operator()(const level::DrawnNumber& drawn) const {
        if (!isNumber(info)) return Phrase{kNoRange};
        const auto from = readFixed(info, drawn.from);
        if (!from) return from.error();
        const auto to = readFixed(info, drawn.to);
        if (!to) return to.error();
        if (*from > *to) return Phrase{kBackwards, {*from, *to}};
        varying.values = Varying::Drawn{*from, *to};
        return {};
    }
    Flaw operator()(const level::OneOf& oneOf) const {
        if (oneOf.values.empty() || oneOf.values.size() > level::kMostValues)
            return Phrase{kValueCount, {level::kMostValues}};
        Varying::OneOf values;
        for (const level::FixedValue& each : oneOf.values) {
            const auto value = readFixed(info, each);
            if (!value) return value.error();
            values.push_back(*value);
        }
        varying.values = std::move(values);
        return {};
    }
    Flaw operator()(const level::ByDepth& byDepth) const {
        if (byDepth.points.empty() || byDepth.points.size() > level::kMostValues)
            return Phrase{kDepthCount, {level::kMostValues}};
        Varying::ByDepth points;
        for (const auto& [depth, each] : byDepth.points) {
            if (depth < 1 || depth > level::kMaxDepth)
                return Phrase{kDepthOutside, {depth, level::kMaxDepth}};
            if (!points.empty() && depth <= points.back().first)
                return Phrase{kDepthOrder, {depth, points.back().first}};
            const auto value = readFixed(info, each);
            if (!value) return Phrase{kAtDepth, {depth, value.error()}};
            points.emplace_back(depth, *value);
        }
        varying.values = std::move(points);
        return {};
    }
    Flaw operator()(const auto&) const { return Phrase{kIsFixed}; }
};

}  // namespace

Read<std::int64_t> readFixed(const ParameterInfo& info, const level::FixedValue& value) {
    switch (info.type) {
        case Type::Switch:
            if (const bool* on = std::get_if<bool>(&value)) return *on ? 1 : 0;
            return flaw(kNotSwitch);
        case Type::Choice:
            if (const auto* word = std::get_if<std::string>(&value)) {
                const auto found = std::ranges::find(info.choices, *word);
                if (found != info.choices.end()) return found - info.choices.begin();
                return flaw(kNotOneOf, {*word, wordsOf(info.choices)});
            }
            return flaw(kNotChoice, {wordsOf(info.choices)});
        case Type::OwnKind:
            if (const auto* id = std::get_if<std::string>(&value)) {
                if (id->empty() || level::isId(*id)) return 0;
            }
            return flaw(kNotKind);
        case Type::Text:
            if (const auto* text = std::get_if<std::string>(&value)) {
                if (auto flaw = info.flawOfText(*text)) return tl::unexpected(std::move(*flaw));
                return 0;
            }
            return flaw(kNotText);
        case Type::Number:
        case Type::Percent:
            break;
    }
    const auto* number = std::get_if<std::int64_t>(&value);
    if (number == nullptr) return flaw(kNotNumber);
    if (*number < info.least || *number > info.most)
        return flaw(kOutside, {*number, info.least, info.most});
    return *number;
}

Read<Varying> readVarying(const ParameterInfo& info, std::size_t parameter,
                          const level::ParameterValue& value) {
    if (info.type == Type::OwnKind) return flaw(kNotOneKind);
    if (info.type == Type::Text) return flaw(kNotOneText);
    Varying varying{.parameter = parameter, .isNumber = isNumber(info)};
    if (auto wrong = std::visit(ReadValues{info, varying}, value))
        return tl::unexpected(std::move(*wrong));
    return varying;
}

std::optional<Phrase> flawOf(const ParameterInfo& info, const level::ParameterValue& value) {
    if (const auto fixed = level::fixedOf(value)) {
        const auto read = readFixed(info, *fixed);
        return read ? std::nullopt : std::optional(read.error());
    }
    const auto read = readVarying(info, 0, value);
    return read ? std::nullopt : std::optional(read.error());
}

std::span<const Sentence> valueSentences() {
    return kValueSentences;
}

std::int64_t firstOf(const Varying& varying) {
    struct First {
        std::int64_t operator()(const Varying::Drawn& drawn) const { return drawn.from; }
        std::int64_t operator()(const Varying::OneOf& values) const { return values.front(); }
        std::int64_t operator()(const Varying::ByDepth& points) const {
            return points.front().second;
        }
    };
    return std::visit(First{}, varying.values);
}

std::int64_t mostOf(const Varying& varying) {
    struct Most {
        std::int64_t operator()(const Varying::Drawn& drawn) const { return drawn.to; }
        std::int64_t operator()(const Varying::OneOf& values) const {
            return *std::ranges::max_element(values);
        }
        // Values between two depths are interpolated.
        std::int64_t operator()(const Varying::ByDepth& points) const {
            return std::ranges::max_element(points, {}, &Varying::ByDepth::value_type::second)
                ->second;
        }
    };
    return std::visit(Most{}, varying.values);
}

std::int64_t valueOf(const Varying& varying, const ParameterInfo& info, std::string_view stage,
                     unsigned occurrence, std::uint64_t seed, int depth) {
    // Uses a separate random-number stream, so that the stage's own draws are the same with drawn
    // and with fixed parameters.
    const auto draw = [&](std::uint32_t bound) {
        const std::string name = std::string(stage) + '.' + std::string(info.id);
        return random::stageStream(seed, name, occurrence).below(bound);
    };
    if (const auto* drawn = std::get_if<Varying::Drawn>(&varying.values))
        return drawn->from + draw(static_cast<std::uint32_t>(drawn->to - drawn->from + 1));
    if (const auto* values = std::get_if<Varying::OneOf>(&varying.values))
        return (*values)[draw(static_cast<std::uint32_t>(values->size()))];
    return valueAtDepth(std::get<Varying::ByDepth>(varying.values), varying.isNumber, depth);
}

}  // namespace mazeloom::generate
