// SPDX-License-Identifier: MIT
#include "core/level/rewriting/alphabet.h"

#include <algorithm>

namespace mazeloom::level::rewriting {

namespace {

bool isTaken(char character) {
    return character == kAny || character == kOutside ||
           (character >= kFirstInk && character < kFirstInk + kInks) ||
           setOf(character).has_value();
}

constexpr std::string_view kOutsideName = "outside";

static_assert(kSetCharacters.size() == kMostSets);
static_assert(std::ranges::none_of(kTerrains, [](const TerrainInfo& terrain) {
    return kSetCharacters.find(terrain.glyph) != kSetCharacters.npos;
}));

}  // namespace

std::optional<std::size_t> setOf(char character) {
    const std::size_t at = kSetCharacters.find(character);
    return at == kSetCharacters.npos ? std::nullopt : std::optional(at);
}

std::optional<char> characterOf(Value value) {
    if (value.isInk()) return static_cast<char>(kFirstInk + value.ink());
    if (value.isOutside()) return kOutside;
    const char character = glyph(value.terrain());
    if (isTaken(character) || info(value.terrain()).terrain != value.terrain()) return {};
    return character;
}

std::optional<Value> valueOf(char character) {
    if (character == kOutside) return Value::outside();
    if (character >= kFirstInk && character < kFirstInk + kInks)
        return Value::ink(character - kFirstInk);
    if (isTaken(character)) return std::nullopt;
    const auto found = std::ranges::find(kTerrains, character, &TerrainInfo::glyph);
    if (found == kTerrains.end()) return std::nullopt;
    return Value(found->terrain);
}

std::string nameOf(Value value, const TerrainTable& terrains) {
    if (value.isOutside()) return std::string(kOutsideName);
    if (value.isInk()) return std::string(1, static_cast<char>(kFirstInk + value.ink()));
    return terrains.name(value.terrain());
}

std::optional<Value> valueNamed(std::string_view name, const TerrainTable& terrains) {
    if (name == kOutsideName) return Value::outside();
    if (name.size() == 1 && name[0] >= kFirstInk && name[0] < kFirstInk + kInks)
        return Value::ink(name[0] - kFirstInk);
    const auto terrain = terrains.named(name);
    return terrain ? std::optional(Value(*terrain)) : std::nullopt;
}

Sets::Sets(const Program& program) {
    forEachRule(program, [&](const Rule& rule, const Place&) {
        for (const Values& find : rule.find)
            take(find);
        for (const std::optional<Value>& put : rule.put) {
            if (put) take(*put);
        }
    });
}

void Sets::take(const Values& values) {
    if (values.isAny() || values.isEmpty()) return;
    if (values.isSingle() && rewriting::characterOf(values.first())) return;
    if (std::ranges::find(sets_, values) == sets_.end()) sets_.push_back(values);
}

char Sets::characterOf(const Values& find) const {
    if (find.isAny()) return kAny;
    if (find.isSingle()) {
        if (const auto character = rewriting::characterOf(find.first())) return *character;
    }
    const auto found = std::ranges::find(sets_, find);
    return kSetCharacters[static_cast<std::size_t>(found - sets_.begin())];
}

char Sets::characterOf(const std::optional<Value>& put) const {
    return put ? characterOf(Values(*put)) : kAny;
}

std::string findRow(const Rule& rule, int y, const Sets& sets) {
    std::string row;
    for (int x = 0; x < rule.size.width; ++x)
        row += sets.characterOf(rule.findAt({x, y}));
    return row;
}

std::string putRow(const Rule& rule, int y, const Sets& sets) {
    std::string row;
    for (int x = 0; x < rule.size.width; ++x)
        row += sets.characterOf(rule.putAt({x, y}));
    return row;
}

std::string listOf(const Values& values, const TerrainTable& terrains) {
    std::string text;
    for (int number = 0; number < Value::kCount; ++number) {
        const Value value = Value::of(number);
        if (!values.contains(value)) continue;
        if (value.isTerrain() && !terrains.has(value.terrain())) continue;
        text += (text.empty() ? "" : ", ") + nameOf(value, terrains);
    }
    return text;
}

}  // namespace mazeloom::level::rewriting
