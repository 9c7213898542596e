// SPDX-License-Identifier: MIT
#include "core/pack/json/rewriting/read_rewriting.h"

#include <algorithm>
#include <array>
#include <optional>

#include "core/level/rewriting/alphabet.h"
#include "core/level/rewriting/append.h"

namespace mazeloom::pack {

namespace rewriting = level::rewriting;

namespace {

using rewriting::Node;
using rewriting::NodeKind;
using rewriting::Program;
using rewriting::Rule;
using rewriting::Value;
using rewriting::Values;

std::string numbered(const std::string& place, const char* what, std::size_t index) {
    return place + ", " + what + ' ' + std::to_string(index + 1);
}

class ProgramReader {
  public:
    explicit ProgramReader(Report& report) : report_(report) {}

    /// Whether everything could be read.
    bool isGood() const { return isGood_; }

    void sets(const Json& value, const std::string& place) {
        if (!value.isObject()) {
            wrongType(value, place, "an object of characters and lists of names");
            return;
        }
        for (const auto& [key, names] : value.members()) {
            const std::string where = place + ", " + key;
            const auto set = key.size() == 1 ? rewriting::setOf(key[0]) : std::nullopt;
            if (!set) {
                bad(place, inQuotes(key) + " names no set: use one of " +
                               std::string(rewriting::kSetCharacters));
                continue;
            }
            sets_[*set] = values(names, where);
        }
    }

    std::vector<Node> nodes(const Json& value, const std::string& place, int depth) {
        std::vector<Node> result;
        if (!value.isList()) {
            wrongType(value, place, "a list of nodes");
            return result;
        }
        if (depth > rewriting::kMostDepth) {
            bad(place,
                "nodes are nested " + std::to_string(rewriting::kMostDepth) + " deep at most");
            return result;
        }
        if (isTooLong(value, place, rewriting::kMostNodes, "nodes")) return result;
        for (std::size_t i = 0; i < value.size(); ++i) {
            const std::string where =
                depth == 1 ? numbered(place, "node", i) : place + '.' + std::to_string(i + 1);
            result.push_back(node(value[i], where, depth));
        }
        return result;
    }

  private:
    void bad(std::string place, std::string text) {
        isGood_ = false;
        report_.add(std::move(place), std::move(text));
    }
    void wrongType(const Json& value, const std::string& place, std::string_view wanted) {
        isGood_ = false;
        addWrongType(value, place, wanted, report_);
    }
    bool isTooLong(const Json& list, const std::string& place, std::size_t most, const char* what) {
        if (list.size() <= most) return false;
        bad(place, "has " + std::to_string(list.size()) + ' ' + what + ", at most " +
                       std::to_string(most) + " are allowed");
        return true;
    }
    /// Returns a number within the bounds; `usual` if it is missing, or, with a problem, if it is
    /// invalid.
    int number(const Json& object, std::string_view key, const std::string& place, int least,
               int most, int usual) {
        const Json* value = object.find(key);
        if (value == nullptr) return usual;
        const auto read = readNumber(*value, place + ", " + std::string(key), least, most, report_);
        isGood_ = isGood_ && read.has_value();
        return static_cast<int>(read.value_or(usual));
    }
    void refuseOthers(const Json& object, const std::string& place,
                      std::initializer_list<std::string_view> known) {
        for (const auto& [key, value] : object.members()) {
            if (std::ranges::find(known, key) == known.end())
                bad(place, inQuotes(key) + " is not a known key");
        }
    }

    Node node(const Json& value, const std::string& place, int depth) {
        Node result;
        if (!value.isObject()) {
            wrongType(value, place, "an object");
            return result;
        }
        const Json* content = nullptr;
        for (int kind = 0; kind < rewriting::kNodeKinds; ++kind) {
            const Json* found = value.find(idOf(static_cast<NodeKind>(kind)));
            if (found == nullptr) continue;
            if (content != nullptr) {
                bad(place, "is of two kinds: split it");
                return result;
            }
            content = found;
            result.kind = static_cast<NodeKind>(kind);
        }
        if (content == nullptr) {
            bad(place, "is of no kind: one, all, parallel, grow, sequence or first");
            return result;
        }
        const std::string_view id = idOf(result.kind);
        if (result.kind == NodeKind::Grow) {
            refuseOthers(value, place,
                         {id, rewriting::kTimesKey, rewriting::kTowardsKey, rewriting::kStrayKey});
            const std::string where = place + ", " + std::string(rewriting::kTowardsKey);
            if (const Json* towards = value.find(rewriting::kTowardsKey)) {
                result.towards = values(*towards, where);
            } else {
                bad(where, "is missing");
            }
            result.stray = number(value, rewriting::kStrayKey, place, 0, 100, 0);
        } else {
            refuseOthers(value, place, {id, rewriting::kTimesKey});
        }
        result.times = times(value, place, usualTimes(result.kind));
        if (hasRules(result.kind)) {
            result.rules = rules(*content, place);
        } else {
            result.nodes = nodes(*content, place, depth + 1);
        }
        return result;
    }

    int times(const Json& node, const std::string& place, int usual) {
        const Json* value = node.find(rewriting::kTimesKey);
        if (value != nullptr && value->is(rewriting::kUntilNone)) return 0;
        return number(node, rewriting::kTimesKey, place, 1, rewriting::kMostTimes, usual);
    }

    std::vector<Rule> rules(const Json& value, const std::string& place) {
        std::vector<Rule> result;
        if (!value.isList()) {
            wrongType(value, place, "a list of rules");
            return result;
        }
        if (isTooLong(value, place, rewriting::kMostRules, "rules")) return result;
        for (std::size_t i = 0; i < value.size(); ++i)
            result.push_back(rule(value[i], numbered(place, "rule", i)));
        return result;
    }

    Rule rule(const Json& value, const std::string& place) {
        Rule result;
        if (!value.isObject()) {
            wrongType(value, place, "an object");
            return result;
        }
        refuseOthers(value, place,
                     {rewriting::kFindKey, rewriting::kPutKey, rewriting::kSymmetriesKey,
                      rewriting::kChanceKey, rewriting::kMostKey});
        const auto find = rows(value, rewriting::kFindKey, place);
        const auto put = rows(value, rewriting::kPutKey, place);
        if (!find || !put) return result;
        if (find->size() != put->size() || find->front().size() != put->front().size()) {
            bad(place, "find and put must have the same size");
            return result;
        }
        result.size = {static_cast<int>(find->front().size()), static_cast<int>(find->size())};
        result.find.clear();
        result.put.clear();
        for (std::size_t y = 0; y < find->size(); ++y) {
            for (std::size_t x = 0; x < find->front().size(); ++x) {
                const auto asked = asks((*find)[y][x], cellPlace(place, rewriting::kFindKey, y, x));
                const auto given = asks((*put)[y][x], cellPlace(place, rewriting::kPutKey, y, x));
                if (!asked || !given) return result;
                result.find.push_back(*asked);
                if (!given->isAny() && !given->isSingle()) {
                    bad(cellPlace(place, rewriting::kPutKey, y, x),
                        "is a set of several: put needs a single value");
                    return result;
                }
                result.put.push_back(given->isAny() ? std::nullopt
                                                    : std::optional<Value>(given->first()));
            }
        }
        if (const Json* set = value.find(rewriting::kSymmetriesKey)) {
            result.symmetries =
                symmetries(*set, place + ", " + std::string(rewriting::kSymmetriesKey));
        }
        result.chance = number(value, rewriting::kChanceKey, place, 1, 100, 100);
        result.most = number(value, rewriting::kMostKey, place, 1, rewriting::kMostTimes, 0);
        return result;
    }

    static std::string cellPlace(const std::string& place, std::string_view key, std::size_t y,
                                 std::size_t x) {
        return place + ", " + std::string(key) + ", row " + std::to_string(y + 1) + ", column " +
               std::to_string(x + 1);
    }

    /// Returns rows of equal length whose number and length are within the bounds.
    std::optional<std::vector<std::string>> rows(const Json& rule, std::string_view key,
                                                 const std::string& place) {
        const std::string where = place + ", " + std::string(key);
        const Json* value = rule.find(key);
        if (value == nullptr) {
            bad(where, "is missing");
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
            bad(where, "must have 1–" + std::to_string(rewriting::kMostSide) +
                           " rows, all of one length within the same limits");
            return std::nullopt;
        }
        std::vector<std::string> result;
        for (const Json& row : value->list())
            result.push_back(row.text());
        return result;
    }

    std::optional<Values> asks(char character, const std::string& place) {
        if (character == rewriting::kAny) return Values::any();
        if (const auto value = rewriting::valueOf(character)) return Values(*value);
        const auto byte = static_cast<unsigned char>(character);
        const std::string shown = byte > 0x20 && byte < 0x7f ? "'" + std::string(1, character) + "'"
                                                             : "with code " + std::to_string(byte);
        if (const auto named = rewriting::setOf(character)) {
            const Values& set = sets_[*named];
            if (!set.isEmpty()) return set;
            bad(place, "the set " + shown + " is not among the sets");
            return std::nullopt;
        }
        bad(place, "unknown character " + shown);
        return std::nullopt;
    }

    Values values(const Json& names, const std::string& place) {
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
            } else if (const auto value =
                           rewriting::valueNamed(names[i].text(), report_.terrains())) {
                result.add(*value);
            } else {
                bad(where, inQuotes(names[i].text()) + " is no terrain, no ink A–H, nor outside");
            }
        }
        return result;
    }

    std::uint8_t symmetries(const Json& value, const std::string& place) {
        if (value.isText()) {
            const auto word = std::ranges::find(rewriting::kSymmetryWords, value.text(),
                                                &rewriting::SymmetryWord::id);
            if (word != rewriting::kSymmetryWords.end()) return word->symmetries;
            bad(place, inQuotes(value.text()) + " is not one of all, turns, mirror, fixed");
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
                bad(place, "has something that is not one of the eight symmetries");
                return rewriting::kAllSymmetries;
            }
            set |= 1u << (id - rewriting::kSymmetryIds.begin());
        }
        return static_cast<std::uint8_t>(set);
    }

    Report& report_;
    bool isGood_ = true;
    std::array<Values, rewriting::kMostSets> sets_;
};

}  // namespace

bool isProgramKey(std::string_view key) {
    return key == rewriting::kSetsKey || key == rewriting::kNodesKey;
}

rewriting::SharedProgram readProgram(const Json& stage, const std::string& place, Report& report) {
    ProgramReader reader(report);
    if (const Json* sets = stage.find(rewriting::kSetsKey))
        reader.sets(*sets, place + ", " + std::string(rewriting::kSetsKey));
    Program program;
    const Json* nodes = stage.find(rewriting::kNodesKey);
    if (nodes == nullptr) {
        report.add(place + ", " + std::string(rewriting::kNodesKey), "is missing");
        return {};
    }
    program.nodes = reader.nodes(*nodes, place, 1);
    if (!reader.isGood()) return {};
    bool isWhole = true;
    for (const rewriting::Flaw& flaw : flawsOf(program)) {
        if (flaw.isHarmless()) continue;
        isWhole = false;
        report.add(place + (flaw.place.nodes.empty() ? "" : ", " + textOf(flaw.place)), flaw.text);
    }
    if (!isWhole) return {};
    return rewriting::SharedProgram(std::move(program));
}

}  // namespace mazeloom::pack
