// SPDX-License-Identifier: MIT
#include "core/exchange/said.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>
#include <variant>

#include "core/exchange/encodings/characters.h"
#include "core/exchange/identifiers.h"
#include "core/exchange/numbers.h"
#include "core/exchange/words/sentences.h"
#include "core/in_quotes.h"
#include "core/level/id.h"
#include "core/level/map_json.h"
#include "core/pack/json/field_limits.h"
#include "core/utf8.h"

namespace mazeloom::exchange {

namespace {

using level::Property;
using level::PropertyType;
using level::PropertyValue;

/// The reason why a value does not fit, as the end of a sentence; empty if it fits.
using Why = Phrase;

/// Returns the sentence that a property does not fit.
Phrase ofProperty(std::string_view name, Why why) {
    return {kProperty, {inQuotes(name), std::move(why)}};
}

std::string textOf(const PropertyValue& value) {
    struct Text {
        std::string operator()(const std::string& text) const { return text; }
        std::string operator()(double number) const { return textOfNumber(number); }
        std::string operator()(bool isYes) const { return isYes ? "true" : "false"; }
        std::string operator()(const level::Choice& choice) const { return choice.chosen; }
        std::string operator()(level::Colour colour) const { return level::toText(colour); }
        std::string operator()(grid::Point cell) const {
            return std::to_string(cell.x) + ',' + std::to_string(cell.y);
        }
        std::string operator()(const level::ObjectName& object) const { return object.id; }
    };
    return std::visit(Text(), value);
}

std::optional<double> numberOf(const PropertyValue& value) {
    if (const double* number = std::get_if<double>(&value)) return *number;
    const std::string* text = std::get_if<std::string>(&value);
    double number = 0;
    if (text == nullptr || !isRead(std::string_view(*text), number) || !std::isfinite(number))
        return std::nullopt;
    return number;
}

/// Stores a text with LF line ends. Refuses control characters and long texts, like the reader of
/// packs.
Why takeText(std::string& into, std::string text, bool mayHaveLines) {
    std::size_t place = 0;
    while ((place = text.find("\r\n", place)) != std::string::npos)
        text.erase(place, 1);
    const bool isPlain = std::ranges::all_of(text, [mayHaveLines](char c) {
        const bool isControl = static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
        return !isControl || (mayHaveLines && (c == '\n' || c == '\t'));
    });
    if (!isPlain) return {mayHaveLines ? kControl : kLineEnd};
    const std::size_t most = mayHaveLines ? pack::kMaxTextLength : pack::kMaxLineLength;
    if (utf8::countCharacters(text) > most) return {kTooLong, {most}};
    into = std::move(text);
    return {};
}

/// Stores `value` · `unit`, which must lie from `least` to `most`. Rounds it to the nearest whole
/// number; but if `unit` is 1, refuses a value that is not whole.
Why takeNumber(int& into, const PropertyValue& value, int least, int most, int unit = 1) {
    const auto number = numberOf(value);
    const double parts = number ? std::round(*number * unit) : 0;
    if (!number || parts < least || parts > most || (unit == 1 && parts != *number)) {
        return {unit == 1 ? kNotWhole : kNotInRange,
                {textOfNumber(static_cast<double>(least) / unit),
                 textOfNumber(static_cast<double>(most) / unit)}};
    }
    into = static_cast<int>(parts);
    return {};
}

/// Returns the value as a word in lowercase with spaces: other programs may write uppercase
/// letters, "_" or "-".
std::string wordIn(const PropertyValue& value) {
    std::string word = textOf(value);
    std::ranges::transform(word, word.begin(), [](char c) {
        if (c == '_' || c == '-') return ' ';
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return word;
}

Why takeDirection(grid::Direction& into, const PropertyValue& value) {
    const std::string word = wordIn(value);
    const auto found = std::ranges::find_if(grid::kDirections, [&](grid::Direction direction) {
        return level::name(direction) == word;
    });
    if (found == grid::kDirections.end()) return {kNotDirection};
    into = *found;
    return {};
}

/// A built-in word of objects or paths.
template <typename T>
struct KnownWord {
    std::string_view name;
    bool (*isOf)(const T&);
    Why (*take)(T&, const PropertyValue&);
    /// Resets the value when the word is no longer in the file; null: the value stays, which is
    /// reported.
    void (*takeAway)(T&);
};

bool isEmitter(const level::Object& object) {
    return object.kind == level::ThingKind::Emitter;
}
bool isConsole(const level::Object& object) {
    return object.kind == level::ThingKind::Console;
}
bool isAny(const level::Trajectory& /*path*/) {
    return true;
}
bool isBoss(const level::Trajectory& path) {
    return path.kind == level::ThingKind::Boss;
}

using level::Beam;
using level::Object;
using level::Trajectory;

constexpr std::array kObjectWords{
    KnownWord<Object>{"direction", isEmitter,
                      [](Object& object, const PropertyValue& value) {
                          return takeDirection(object.direction, value);
                      },
                      nullptr},
    KnownWord<Object>{"on", isEmitter,
                      [](Object& object, const PropertyValue& value) {
                          return takeNumber(object.beam.on, value, 1, Beam::kMaxTicks);
                      },
                      nullptr},
    KnownWord<Object>{"off", isEmitter,
                      [](Object& object, const PropertyValue& value) {
                          return takeNumber(object.beam.off, value, 0, Beam::kMaxTicks);
                      },
                      nullptr},
    KnownWord<Object>{"phase", isEmitter,
                      [](Object& object, const PropertyValue& value) {
                          return takeNumber(object.beam.phase, value, 0, 2 * Beam::kMaxTicks);
                      },
                      nullptr},
    KnownWord<Object>{"text", isConsole,
                      [](Object& object, const PropertyValue& value) {
                          return takeText(object.text, textOf(value), true);
                      },
                      [](Object& object) { object.text.clear(); }},
};

constexpr std::array kPathWords{
    KnownWord<Trajectory>{"mode", isAny,
                          [](Trajectory& path, const PropertyValue& value) -> Why {
                              const std::string mode = wordIn(value);
                              if (mode != "loop" && mode != "there and back") return {kNotMode};
                              path.thereAndBack = mode != "loop";
                              return {};
                          },
                          nullptr},
    KnownWord<Trajectory>{"speed", isAny,
                          [](Trajectory& path, const PropertyValue& value) {
                              return takeNumber(path.speed, value, Trajectory::kMinSpeed,
                                                Trajectory::kMaxSpeed, Trajectory::kTenths);
                          },
                          nullptr},
    KnownWord<Trajectory>{"phase", isAny,
                          [](Trajectory& path, const PropertyValue& value) {
                              return takeNumber(path.phase, value, 0, Trajectory::kMaxPhase);
                          },
                          nullptr},
    KnownWord<Trajectory>{"size", isAny,
                          [](Trajectory& path, const PropertyValue& value) {
                              return takeNumber(path.size, value, 1, Trajectory::kMaxMoverSize);
                          },
                          nullptr},
    KnownWord<Trajectory>{"toughness", isBoss,
                          [](Trajectory& path, const PropertyValue& value) {
                              return takeNumber(path.toughness, value, 1,
                                                Trajectory::kMaxToughness);
                          },
                          nullptr},
    // Refuses every value: the cells follow from the corners, which are also in the file.
    KnownWord<Trajectory>{
        "cells", isAny,
        [](Trajectory& /*path*/, const PropertyValue& /*value*/) -> Why { return {kFollows}; },
        nullptr},
};

/// Returns the first choices as text, with "…" at the end if there are more.
std::string listed(const std::vector<std::string>& choices) {
    constexpr std::size_t kMost = 8;
    std::string text;
    for (std::size_t i = 0; i < std::min(kMost, choices.size()); ++i)
        text += (i == 0 ? "" : ", ") + choices[i];
    return choices.size() > kMost ? text + ", …" : text;
}

bool isInside(grid::Point cell, const Context& context) {
    return grid::Rect{0, 0, context.size.width, context.size.height}.contains(cell);
}

/// Stores `value` in `is`, converted to the current type of `is`. Returns the reason if it does not
/// fit.
Why convert(PropertyValue& is, const PropertyValue& value, const Context& context) {
    const std::string text = textOf(value);
    switch (static_cast<PropertyType>(is.index())) {
        case PropertyType::Text:
            return takeText(std::get<std::string>(is), text, true);
        case PropertyType::Number:
            if (const auto number = numberOf(value)) {
                is = *number;
                return {};
            }
            return {kNotNumber};
        case PropertyType::YesNo:
            if (text != "true" && text != "false") return {kNotYesNo};
            is = text == "true";
            return {};
        case PropertyType::Choice: {
            auto& choice = std::get<level::Choice>(is);
            if (std::ranges::find(choice.of, text) == choice.of.end())
                return {kNotChoice, {listed(choice.of)}};
            choice.chosen = text;
            return {};
        }
        case PropertyType::Colour: {
            level::Colour colour;
            if (!level::readColour(text, colour)) return {kNotColour};
            is = colour;
            return {};
        }
        case PropertyType::Cell: {
            grid::Point cell;
            const std::size_t comma = text.find(',');
            const bool isCell = comma != std::string::npos &&
                                isRead(std::string_view(text).substr(0, comma), cell.x) &&
                                isRead(std::string_view(text).substr(comma + 1), cell.y) &&
                                isInside(cell, context);
            if (!isCell) return {kNotCell};
            is = cell;
            return {};
        }
        case PropertyType::Object:
            if (!text.empty() && !level::isId(text)) return {kNotObject};
            is = level::ObjectName{text};
            return {};
    }
    return {};
}

/// Finds the property with the title, or else the first one whose title becomes `title` if
/// converted to an identifier. Returns `end` if there is none.
template <typename List>
auto withTitle(List& properties, std::string_view title) {
    const auto same = std::ranges::find(properties, title, &Property::title);
    if (same != properties.end()) return same;
    return std::ranges::find_if(
        properties, [&](const Property& one) { return isIdentifierOf(title, one.title); });
}

void sayOwn(level::Properties& properties, const level::Properties& ofKind, const Property& word,
            const Context& context, const Tell& tell) {
    const auto refuse = [&](Why why) { tell(ofProperty(word.title, std::move(why))); };
    auto own = withTitle(properties, word.title);
    if (own == properties.end()) {
        if (word.title.empty()) return refuse({kNoName});
        std::string title;
        if (Why why = takeText(title, word.title, false); !why.isEmpty())
            return refuse(std::move(why));
        const auto common = withTitle(ofKind, word.title);
        Property property = common == ofKind.end() ? Property{word.title, word.value, {}} : *common;
        if (properties.size() == level::kMaxProperties)
            return refuse({kTooMany, {level::kMaxProperties}});
        own = properties.insert(properties.end(), std::move(property));
        if (common == ofKind.end()) {
            Why why;
            if (auto* text = std::get_if<std::string>(&own->value))
                why = takeText(*text, *text, true);
            const auto* cell = std::get_if<grid::Point>(&own->value);
            if (cell != nullptr && !isInside(*cell, context)) why = {kNotCell};
            if (why.isEmpty() && !level::areAllowed(properties)) why = {kTooLarge};
            if (why.isEmpty()) return;
            properties.pop_back();
            return refuse(std::move(why));
        }
        const PropertyValue before = own->value;
        Why why = convert(own->value, word.value, context);
        // A value equal to the kind's default needs no property of its own.
        if (!why.isEmpty() || own->value == before) properties.erase(own);
        if (!why.isEmpty()) refuse(std::move(why));
        return;
    }
    const PropertyValue before = own->value;
    Why why = convert(own->value, word.value, context);
    if (why.isEmpty() && !level::areAllowed(properties)) why = {kTooLarge};
    if (why.isEmpty()) return;
    own->value = before;
    refuse(std::move(why));
}

void unsayOwn(level::Properties& properties, const level::Properties& ofKind, std::string_view name,
              const Tell& tell) {
    const auto own = withTitle(properties, name);
    if (own != properties.end()) {
        properties.erase(own);
    } else if (withTitle(ofKind, name) != ofKind.end()) {
        tell({kOfAllObjects, {inQuotes(name)}});
    }
}

const level::Properties& commonOf(const Object& object, const Context& context) {
    static const level::Properties none;
    const level::OwnKind* kind = object.kind == level::ThingKind::Own && context.kinds != nullptr
                                     ? level::findKind(*context.kinds, object.own)
                                     : nullptr;
    return kind == nullptr ? none : kind->properties;
}
const level::Properties& commonOf(const Trajectory& /*path*/, const Context& /*context*/) {
    static const level::Properties none;
    return none;
}

template <typename T, std::size_t kCount>
const KnownWord<T>* known(const std::array<KnownWord<T>, kCount>& words, const T& of,
                          std::string_view name) {
    for (const KnownWord<T>& word : words) {
        if (word.name == name && word.isOf(of)) return &word;
    }
    return nullptr;
}

template <typename T, std::size_t kCount>
void sayOf(const std::array<KnownWord<T>, kCount>& words, T& of, const Property& word,
           const Context& context, const Tell& tell) {
    const KnownWord<T>* known = exchange::known(words, of, word.title);
    if (known == nullptr) return sayOwn(of.properties, commonOf(of, context), word, context, tell);
    if (Why why = known->take(of, word.value); !why.isEmpty())
        tell(ofProperty(word.title, std::move(why)));
}

template <typename T, std::size_t kCount>
void unsayOf(const std::array<KnownWord<T>, kCount>& words, T& of, std::string_view name,
             const Context& context, const Tell& tell) {
    const KnownWord<T>* known = exchange::known(words, of, name);
    if (known == nullptr) return unsayOwn(of.properties, commonOf(of, context), name, tell);
    if (known->takeAway == nullptr) return tell({kMissing, {inQuotes(name)}});
    known->takeAway(of);
}

/// Whether this program writes properties of this name into files. Such properties are not the
/// user's.
bool isOurs(std::string_view name) {
    return name.starts_with("mazeloom.") || name.starts_with("mazeloom_");
}

}  // namespace

void say(Object& object, const Property& word, const Context& context, const Tell& tell) {
    sayOf(kObjectWords, object, word, context, tell);
}
void say(Trajectory& path, const Property& word, const Context& context, const Tell& tell) {
    sayOf(kPathWords, path, word, context, tell);
}
void unsay(Object& object, std::string_view name, const Context& context, const Tell& tell) {
    unsayOf(kObjectWords, object, name, context, tell);
}
void unsay(Trajectory& path, std::string_view name, const Context& context, const Tell& tell) {
    unsayOf(kPathWords, path, name, context, tell);
}

void say(level::Level& level, const Property& word, const Context& context, const Tell& tell) {
    const std::string value = textOf(word.value);
    if (isOurs(word.title)) return;
    if (word.title == "id") {
        tell({kKeepsId, {inQuotes(level.id)}});
    } else if (word.title == "title" && value.empty()) {
        tell({kKeepsTitle, {inQuotes(level.title)}});
    } else if (word.title == "title") {
        if (Why why = takeText(level.title, value, false); !why.isEmpty())
            tell(ofProperty(word.title, std::move(why)));
    } else if (word.title == "ruleset") {
        for (const level::Ruleset ruleset : {level::Ruleset::Temple, level::Ruleset::Descent}) {
            if (level::name(ruleset) == wordIn(word.value)) {
                level.ruleset = ruleset;
                return;
            }
        }
        tell({kNotRuleset});
    } else {
        sayOwn(level.properties, {}, word, context, tell);
    }
}

void unsay(level::Level& level, std::string_view name, const Context& /*context*/,
           const Tell& tell) {
    if (isOurs(name)) return;
    if (name == "id" || name == "title" || name == "ruleset")
        return tell({kMissing, {inQuotes(name)}});
    unsayOwn(level.properties, {}, name, tell);
}

Trajectory pathOf(const ForeignThing& thing, const Context& context, const Tell& tell) {
    Trajectory path;
    path.kind = *level::thingKind(thing.kind);
    path.points = {thing.at};
    path.thereAndBack = !thing.path.empty() && !thing.isLoop;
    const grid::Rect inside{0, 0, context.size.width, context.size.height};
    if (!std::ranges::all_of(thing.path,
                             [&](grid::Point corner) { return inside.contains(corner); })) {
        tell(kPathLeavesLevel);
    } else if (!thing.path.empty()) {
        path.points = thing.path;
    }
    for (const Property& word : thing.words) {
        // The cells follow from the corners.
        if (word.title != "cells") say(path, word, context, tell);
    }
    return path;
}

bool isLaidOutBy(const Object& object, std::string_view word) {
    return word != "text" && known(kObjectWords, object, word) != nullptr;
}
bool isLaidOutBy(const Trajectory& path, std::string_view word) {
    return word != "toughness" && word != "cells" && known(kPathWords, path, word) != nullptr;
}
bool isLaidOutBy(const level::Level& /*level*/, std::string_view word) {
    return word == "ruleset";
}

std::string shown(const PropertyValue& value) {
    return inQuotes(textOf(value));
}

}  // namespace mazeloom::exchange
