// SPDX-License-Identifier: MIT
#include "core/generate/stages/nature/theme_text.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "core/generate/shared/written.h"
#include "core/level/descent.h"
#include "core/level/map/thing.h"

namespace mazeloom::generate {

namespace {

constexpr Sentence kNotShare{"themes-share", "after a floor and : must come a share from 0 to 100"};
constexpr Sentence kNoFloor{"themes-unknown-floor",
                            "%1 is no floor: write floor, grass, carpet, rubble, ice, or own: and "
                            "the id of a terrain of the pack"};
constexpr Sentence kNotFurniture{"themes-furniture",
                                 "after furniture= must come ids or tags joined by +, or none"};
constexpr Sentence kNotMonsters{
    "themes-monsters",
    "after monsters= must come kinds and factors from 0 to 100 like rat*3, joined by +: %1"};
constexpr Sentence kNotLight{"themes-light", "light is dark or lit"};
constexpr Sentence kNoPart{
    "themes-no-part", "%1 is not part of a theme: write floor=, furniture=, monsters= or light="};
constexpr Sentence kNoName{"themes-no-name", "a theme has no name"};
constexpr std::array kThemeSentences{kNotShare, kNoFloor, kNotFurniture, kNotMonsters,
                                     kNotLight, kNoPart,  kNoName};

constexpr std::size_t kMostThemes = 40;
constexpr std::int64_t kMostThemeWeight = 1000;
constexpr std::array<std::string_view, 5> kThemeFloors{"floor", "grass", "carpet", "rubble", "ice"};

using Read = tl::expected<void, Phrase>;

tl::unexpected<Phrase> unreadable(const Sentence& sentence, Arguments arguments = {}) {
    return tl::unexpected(Phrase{sentence, std::move(arguments)});
}

/// Reads "grass:60" or "own:swamp:60".
Read readFloor(std::string_view text, WrittenTheme& into) {
    constexpr std::string_view own = "own:";
    const std::size_t begin = text.starts_with(own) ? own.size() : 0;
    const std::size_t sign = text.find(':', begin);
    const std::string_view id = text.substr(0, sign);
    if (sign != std::string_view::npos) {
        const auto share = numberUpTo(text.substr(sign + 1), 100);
        if (!share) return unreadable(kNotShare);
        into.theme.share = static_cast<int>(*share);
    }
    const bool isKnown = std::ranges::find(kThemeFloors, id) != kThemeFloors.end();
    if (begin == 0 ? !isKnown : id.size() == own.size()) return unreadable(kNoFloor, {quoted(id)});
    into.floor = id;
    return {};
}

/// Reads "shelf+desk" or "none".
Read readFurniture(std::string_view text, WrittenTheme& into) {
    into.theme.hasAnyFurniture = text == "any";
    into.theme.furniture.clear();
    if (text == "any" || text == "none") return {};
    for (const std::string_view piece : piecesOf(text, '+')) {
        if (piece.empty()) return unreadable(kNotFurniture);
        into.theme.furniture.emplace_back(piece);
    }
    return {};
}

/// Reads "rat*3+orc*0".
Read readMonsters(std::string_view text, WrittenTheme& into) {
    for (const std::string_view piece : piecesOf(text, '+')) {
        const std::size_t sign = piece.find('*');
        const auto kind = level::thingKind(trimmed(piece.substr(0, sign)));
        const auto found =
            kind ? std::ranges::find(level::kMonsterKinds, *kind) : level::kMonsterKinds.end();
        const auto factor =
            sign == std::string_view::npos ? std::nullopt : numberUpTo(piece.substr(sign + 1), 100);
        if (found == level::kMonsterKinds.end() || !factor) {
            std::string known;
            for (const level::ThingKind each : level::kMonsterKinds)
                known += (known.empty() ? "" : ", ") + std::string(level::info(each).id);
            return unreadable(kNotMonsters, {known});
        }
        into.theme.factors[static_cast<std::size_t>(*kind)] = static_cast<int>(*factor);
    }
    return {};
}

Read readLight(std::string_view text, WrittenTheme& into) {
    if (text != "dark" && text != "lit") return unreadable(kNotLight);
    into.theme.isDark = text == "dark";
    return {};
}

/// Reads a property such as "floor=grass".
Read readValue(std::string_view text, WrittenTheme& into) {
    const std::size_t sign = text.find('=');
    const std::string_view key = trimmed(text.substr(0, sign));
    const std::string_view value =
        sign == std::string_view::npos ? std::string_view() : trimmed(text.substr(sign + 1));
    if (key == "floor") return readFloor(value, into);
    if (key == "furniture") return readFurniture(value, into);
    if (key == "monsters") return readMonsters(value, into);
    if (key == "light") return readLight(value, into);
    return unreadable(kNoPart, {quoted(text)});
}

/// Reads a theme such as "moss(floor=grass)*2".
tl::expected<WrittenTheme, Phrase> themeIn(std::string_view text) {
    WrittenTheme result;
    result.floor = "floor";
    const auto parts = piecesOf(text, '*');
    if (parts.size() > 1) {
        const auto weight = numberUpTo(parts[1], kMostThemeWeight);
        if (parts.size() > 2 || !weight) return unreadable(kNotWeight, {kMostThemeWeight});
        result.weight = *weight;
    }
    const std::string_view body = parts.front();
    const std::size_t open = body.find('(');
    result.theme.name = trimmed(body.substr(0, open));
    if (result.theme.name.empty()) return unreadable(kNoName);
    if (open == std::string_view::npos) return result;
    if (body.back() != ')') return unreadable(kNotClosed, {quoted(body)});
    for (const std::string_view value :
         piecesOf(body.substr(open + 1, body.size() - open - 2), ' ')) {
        if (value.empty()) continue;
        if (const Read read = readValue(value, result); !read) return tl::unexpected(read.error());
    }
    return result;
}

}  // namespace

tl::expected<std::vector<WrittenTheme>, Phrase> writtenThemes(std::string_view text) {
    return weightedItems<WrittenTheme>(text, kMostThemes, kThemesWord, themeIn);
}

std::span<const Sentence> themeSentences() {
    return kThemeSentences;
}

std::optional<Phrase> flawOfThemes(std::string_view text) {
    const auto themes = writtenThemes(text);
    if (themes) return std::nullopt;
    return themes.error();
}

}  // namespace mazeloom::generate
