// SPDX-License-Identifier: MIT
#include "core/level/json_append.h"

#include <array>
#include <charconv>

#include "core/level/rewriting/append.h"

namespace mazeloom::level {

namespace {

template <typename T>
void appendDigits(std::string& out, T number) {
    std::array<char, 24> digits;
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    out.append(digits.data(), end);
}

void appendStage(std::string& out, const RecipeStage& stage, const TerrainTable& terrains) {
    if (stage.enabled && stage.parameters.empty() && !stage.program) {
        appendText(out, stage.stage);
        return;
    }
    out += "{\"stage\":";
    appendText(out, stage.stage);
    if (!stage.enabled) out += ",\"enabled\":false";
    for (const auto& [id, value] : stage.parameters) {
        out += ',';
        appendText(out, id);
        out += ':';
        appendParameter(out, value);
    }
    if (stage.program) {
        out += ',';
        rewriting::appendMembers(out, *stage.program, terrains, std::nullopt);
    }
    out += '}';
}

}  // namespace

void appendParameter(std::string& out, const ParameterValue& value) {
    const auto appendFixed = [&](const FixedValue& fixed) { appendParameter(out, toValue(fixed)); };
    const auto appendList = [&](const auto& items, const auto& appendItem) {
        out += '[';
        for (std::size_t i = 0; i < items.size(); ++i) {
            if (i > 0) out += ", ";
            appendItem(items[i]);
        }
        out += ']';
    };
    if (const bool* flag = std::get_if<bool>(&value)) {
        out += *flag ? "true" : "false";
    } else if (const auto* number = std::get_if<std::int64_t>(&value)) {
        appendNumber(out, *number);
    } else if (const auto* id = std::get_if<std::string>(&value)) {
        appendText(out, *id);
    } else if (const auto* drawn = std::get_if<DrawnNumber>(&value)) {
        out += "{\"from\": ";
        appendNumber(out, drawn->from);
        out += ", \"to\": ";
        appendNumber(out, drawn->to);
        out += '}';
    } else if (const auto* oneOf = std::get_if<OneOf>(&value)) {
        out += "{\"one-of\": ";
        appendList(oneOf->values, appendFixed);
        out += '}';
    } else {
        out += "{\"by-depth\": ";
        appendList(std::get<ByDepth>(value).points, [&](const auto& point) {
            out += '[';
            appendNumber(out, std::int64_t{point.first});
            out += ", ";
            appendFixed(point.second);
            out += ']';
        });
        out += '}';
    }
}

void appendNumber(std::string& out, std::int64_t number) {
    appendDigits(out, number);
}

void appendNumber(std::string& out, std::uint64_t number) {
    appendDigits(out, number);
}

void appendTenths(std::string& out, int tenths) {
    appendNumber(out, tenths / 10);
    if (tenths % 10 == 0) return;
    out += '.';
    appendNumber(out, tenths % 10);
}

void appendPoint(std::string& out, grid::Point point) {
    out += '[';
    appendNumber(out, point.x);
    out += ',';
    appendNumber(out, point.y);
    out += ']';
}

void appendValue(std::string& out, const PropertyValue& value) {
    struct Append {
        std::string& out;

        void operator()(const std::string& text) const { appendText(out, text); }
        void operator()(double number) const { appendDigits(out, number); }
        void operator()(bool isYes) const { out += isYes ? "true" : "false"; }
        void operator()(const Choice& choice) const { appendText(out, choice.chosen); }
        void operator()(Colour colour) const { appendText(out, toText(colour)); }
        void operator()(grid::Point cell) const { appendPoint(out, cell); }
        void operator()(const ObjectName& object) const { appendText(out, object.id); }
    };
    std::visit(Append{out}, value);
}

void appendHash(std::string& out, std::uint64_t hash) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    out += '"';
    for (int shift = 60; shift >= 0; shift -= 4)
        out += kDigits[hash >> shift & 15];
    out += '"';
}

void appendRecipe(std::string& out, const Recipe& recipe, const TerrainTable& terrains) {
    out += '[';
    for (std::size_t i = 0; i < recipe.stages.size(); ++i) {
        if (i > 0) out += ',';
        appendStage(out, recipe.stages[i], terrains);
    }
    out += ']';
}

}  // namespace mazeloom::level
