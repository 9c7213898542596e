// SPDX-License-Identifier: MIT
#include "core/pack/json/rewriting/read_pattern.h"

#include <algorithm>
#include <utility>

#include "core/level/rewriting/alphabet.h"
#include "core/level/rewriting/append.h"

namespace mazeloom::pack {

namespace rewriting = level::rewriting;

using rewriting::Value;
using rewriting::Values;

std::string numbered(const std::string& place, const char* what, std::size_t index) {
    return place + ", " + what + ' ' + std::to_string(index + 1);
}

void PatternReader::readSets(const Json& value, const std::string& place) {
    if (!value.isObject()) {
        wrongType(value, place, "an object of characters and lists of names");
        return;
    }
    for (const auto& [key, names] : value.members()) {
        const std::string where = place + ", " + key;
        const auto set = key.size() == 1 ? rewriting::setOf(key[0]) : std::nullopt;
        if (!set) {
            bad(place, {kNoSetName, {inQuotes(key), rewriting::kSetCharacters}});
            continue;
        }
        sets_[*set] = values(names, where);
    }
}

std::string PatternReader::cellPlace(const std::string& place, std::string_view key, std::size_t y,
                                     std::size_t x) {
    return place + ", " + std::string(key) + ", row " + std::to_string(y + 1) + ", column " +
           std::to_string(x + 1);
}

std::optional<std::vector<std::string>> PatternReader::rows(const Json& rule, std::string_view key,
                                                            const std::string& place) {
    const std::string where = place + ", " + std::string(key);
    const Json* value = rule.find(key);
    if (value == nullptr) {
        bad(where, kIsMissing);
        return std::nullopt;
    }
    const auto isSide = [](std::size_t cells) {
        return cells >= 1 && cells <= static_cast<std::size_t>(rewriting::kMostSide);
    };
    const bool isRows = value->isList() && isSide(value->size()) &&
                        std::ranges::all_of(value->list(), [&](const Json& row) {
                            return row.isText() && isSide(row.text().size()) &&
                                   (*value)[0].isText() &&
                                   row.text().size() == (*value)[0].text().size();
                        });
    if (!isRows) {
        bad(where, {kPatternRows, {rewriting::kMostSide}});
        return std::nullopt;
    }
    std::vector<std::string> result;
    for (const Json& row : value->list())
        result.push_back(row.text());
    return result;
}

std::optional<Values> PatternReader::valuesOf(char character, const std::string& place) {
    if (character == rewriting::kAny) return Values::any();
    if (const auto value = rewriting::valueOf(character)) return Values(*value);
    const auto byte = static_cast<unsigned char>(character);
    const Argument shown = byte > 0x20 && byte < 0x7f
                               ? Argument("'" + std::string(1, character) + "'")
                               : Argument(Phrase{kWithCode, {byte}});
    if (const auto named = rewriting::setOf(character)) {
        const Values& set = sets_[*named];
        if (!set.isEmpty()) return set;
        bad(place, {kNoSuchSet, {shown}});
        return std::nullopt;
    }
    bad(place, {kUnknownCharacter, {shown}});
    return std::nullopt;
}

Values PatternReader::values(const Json& names, const std::string& place) {
    Values result;
    if (!names.isList() || names.size() == 0) {
        wrongType(names, place, "a list of names");
        return result;
    }
    if (isTooLong(names, place, Value::kCount, "names")) return result;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::string where = numbered(place, "name", i);
        if (!names[i].isText()) {
            wrongType(names[i], where, "text");
        } else if (const auto value = rewriting::valueNamed(names[i].text(), report_.terrains())) {
            result.add(*value);
        } else {
            bad(where, {kNoValue, {inQuotes(names[i].text())}});
        }
    }
    return result;
}

std::uint8_t PatternReader::symmetries(const Json& value, const std::string& place) {
    if (value.isText()) {
        const auto word = std::ranges::find(rewriting::kSymmetryWords, value.text(),
                                            &rewriting::SymmetryWord::id);
        if (word != rewriting::kSymmetryWords.end()) return word->symmetries;
        bad(place, {kNotOneOf, {inQuotes(value.text()), "all, turns, mirror, fixed"}});
        return rewriting::kAllSymmetries;
    }
    if (!value.isList() || value.size() == 0) {
        wrongType(value, place, "a word or a list of symmetries");
        return rewriting::kAllSymmetries;
    }
    if (isTooLong(value, place, rewriting::kSymmetryIds.size(), "symmetries"))
        return rewriting::kAllSymmetries;
    unsigned set = 0;
    for (const Json& item : value.list()) {
        const auto id = item.isText() ? std::ranges::find(rewriting::kSymmetryIds, item.text())
                                      : rewriting::kSymmetryIds.end();
        if (id == rewriting::kSymmetryIds.end()) {
            bad(place, kNoSymmetry);
            return rewriting::kAllSymmetries;
        }
        set |= 1u << (id - rewriting::kSymmetryIds.begin());
    }
    return static_cast<std::uint8_t>(set);
}

void PatternReader::bad(std::string place, Phrase text) {
    isGood_ = false;
    report_.add(std::move(place), std::move(text));
}
void PatternReader::wrongType(const Json& value, const std::string& place, ListedWord wanted) {
    isGood_ = false;
    addWrongType(value, place, wanted, report_);
}
bool PatternReader::isTooLong(const Json& list, const std::string& place, std::size_t most,
                              ListedWord what) {
    if (list.size() <= most) return false;
    bad(place, {kHasMany, {list.size(), what, most}});
    return true;
}
int PatternReader::number(const Json& object, std::string_view key, const std::string& place,
                          int least, int most, int usual) {
    const Json* value = object.find(key);
    if (value == nullptr) return usual;
    const auto read = readNumber(*value, place + ", " + std::string(key), least, most, report_);
    isGood_ = isGood_ && read.has_value();
    return static_cast<int>(read.value_or(usual));
}
void PatternReader::refuseOthers(const Json& object, const std::string& place,
                                 std::initializer_list<std::string_view> known) {
    for (const auto& [key, value] : object.members()) {
        if (std::ranges::find(known, key) == known.end()) bad(place, {kNoKey, {inQuotes(key)}});
    }
}

}  // namespace mazeloom::pack
