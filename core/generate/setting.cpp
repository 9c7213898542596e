// SPDX-License-Identifier: MIT
#include "core/generate/setting.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "core/generate/new_stage.h"
#include "core/generate/stages/stages.h"
#include "core/generate/varying.h"
#include "core/in_quotes.h"

namespace mazeloom::generate {

namespace {

template <typename Value>
using Read = tl::expected<Value, std::string>;

tl::unexpected<std::string> flaw(std::string text) {
    return tl::unexpected(std::move(text));
}

template <typename Number>
std::optional<Number> numberIn(std::string_view text) {
    Number number{};
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    if (text.empty() || read.ec != std::errc() || read.ptr != end) return std::nullopt;
    return number;
}

/// Returns the text before and after the first `separator`; nothing if there is none.
std::optional<std::pair<std::string_view, std::string_view>> split(std::string_view text,
                                                                   std::string_view separator) {
    const std::size_t at = text.find(separator);
    if (at == std::string_view::npos) return std::nullopt;
    return std::pair{text.substr(0, at), text.substr(at + separator.size())};
}

std::vector<std::string_view> parts(std::string_view text, char separator) {
    std::vector<std::string_view> all;
    while (const auto two = split(text, std::string_view(&separator, 1))) {
        all.push_back(two->first);
        text = two->second;
    }
    all.push_back(text);
    return all;
}

/// Parses a value without knowing its parameter; readFixed() decides what the value means for the
/// parameter's type.
level::FixedValue fixedIn(std::string_view text) {
    if (text == "true") return true;
    if (text == "false") return false;
    if (const auto number = numberIn<std::int64_t>(text)) return *number;
    return std::string(text);
}

std::optional<level::ByDepth> byDepthIn(std::string_view text) {
    level::ByDepth byDepth;
    for (std::string_view part : parts(text, ',')) {
        const auto point = split(part, ":");
        const auto depth = point ? numberIn<int>(point->first) : std::nullopt;
        if (!depth) return std::nullopt;
        byDepth.points.emplace_back(*depth, fixedIn(point->second));
    }
    return byDepth;
}

level::ParameterValue valueIn(std::string_view text) {
    if (const auto ends = split(text, "..")) {
        const auto from = numberIn<std::int64_t>(ends->first);
        const auto to = numberIn<std::int64_t>(ends->second);
        if (from && to) return level::DrawnNumber{*from, *to};
    }
    if (text.find('|') != std::string_view::npos) {
        level::OneOf oneOf;
        for (std::string_view part : parts(text, '|'))
            oneOf.values.push_back(fixedIn(part));
        return oneOf;
    }
    if (auto byDepth = byDepthIn(text)) return std::move(*byDepth);
    return level::toValue(fixedIn(text));
}

/// Returns the ids, each once, separated by commas.
template <typename Items, typename Id>
std::string idsOf(const Items& items, const Id& id) {
    std::vector<std::string> ids;
    for (const auto& item : items) {
        std::string one(id(item));
        if (std::ranges::find(ids, one) == ids.end()) ids.push_back(std::move(one));
    }
    std::string text;
    for (const std::string& one : ids)
        text += (text.empty() ? "" : ", ") + one;
    return text;
}

/// Finds a stage by a name such as "maze" or "maze#2".
Read<level::RecipeStage*> stageOf(level::Recipe& recipe, std::string_view name) {
    const auto numbered = split(name, "#");
    const std::string_view id = numbered ? numbered->first : name;
    std::size_t wanted = 1;
    if (numbered) {
        const auto number = numberIn<std::size_t>(numbered->second);
        if (!number || *number == 0)
            return flaw("after # comes the number of the stage with that id, from 1");
        wanted = *number;
    }
    std::size_t seen = 0;
    for (level::RecipeStage& stage : recipe.stages) {
        if (stage.stage == id && ++seen == wanted) return &stage;
    }
    if (seen > 0) {
        return flaw("the recipe has " + inQuotes(std::string(id)) + " only " +
                    (seen == 1 ? "once" : std::to_string(seen) + " times"));
    }
    return flaw("the recipe has no stage " + inQuotes(std::string(id)) + ": it has " +
                idsOf(recipe.stages, [](const auto& stage) { return stage.stage; }));
}

Read<void> setParameter(level::RecipeStage& stage, const ParameterInfo& info,
                        std::string_view text) {
    const std::string id(info.id);
    if (text == "standard") {
        resetParameter(stage, id);
        return {};
    }
    level::ParameterValue value = info.type == ParameterInfo::Type::Text
                                      ? level::ParameterValue(std::string(text))
                                      : valueIn(text);
    if (const auto wrong = flawOf(info, value)) return flaw(id + ": " + english(*wrong));
    stage.parameters.insert_or_assign(id, std::move(value));
    return {};
}

}  // namespace

Read<void> set(level::Recipe& recipe, std::string_view setting) {
    const auto sides = split(setting, "=");
    const auto names = sides ? split(sides->first, ".") : std::nullopt;
    if (!names) {
        return flaw(inQuotes(std::string(setting)) +
                    " is no setting: write STAGE.PARAMETER=VALUE, such as rooms.attempts=80");
    }
    const auto stage = stageOf(recipe, names->first);
    if (!stage) return flaw(stage.error());
    if (names->second == "enabled") {
        if (sides->second != "true" && sides->second != "false")
            return flaw("enabled must be true or false");
        (*stage)->enabled = sides->second == "true";
        return {};
    }
    const Stage* const known = findStage((*stage)->stage);
    if (known == nullptr) return flaw("there is no stage " + inQuotes((*stage)->stage));
    const auto info = std::ranges::find(known->parameters, names->second, &ParameterInfo::id);
    if (info == known->parameters.end()) {
        return flaw("the stage " + inQuotes((*stage)->stage) + " has no parameter " +
                    inQuotes(std::string(names->second)) + ": it has enabled" +
                    (known->parameters.empty() ? "" : ", ") +
                    idsOf(known->parameters, [](const auto& each) { return each.id; }));
    }
    return setParameter(**stage, *info, sides->second);
}

}  // namespace mazeloom::generate
