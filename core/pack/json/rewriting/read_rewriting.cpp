// SPDX-License-Identifier: MIT
#include "core/pack/json/rewriting/read_rewriting.h"

#include <optional>

#include "core/level/rewriting/append.h"
#include "core/pack/json/rewriting/read_pattern.h"

namespace mazeloom::pack {

namespace rewriting = level::rewriting;

namespace {

using rewriting::Node;
using rewriting::NodeKind;
using rewriting::Program;
using rewriting::Rule;
using rewriting::Value;

class ProgramReader : public PatternReader {
  public:
    using PatternReader::PatternReader;

    std::vector<Node> nodes(const Json& value, const std::string& place, int depth) {
        std::vector<Node> result;
        if (!value.isList()) {
            wrongType(value, place, "a list of nodes");
            return result;
        }
        if (depth > rewriting::kMostDepth) {
            bad(place, {kNestedNodes, {rewriting::kMostDepth}});
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
                bad(place, kTwoKinds);
                return result;
            }
            content = found;
            result.kind = static_cast<NodeKind>(kind);
        }
        if (content == nullptr) {
            bad(place, kNoNodeKind);
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
                bad(where, kIsMissing);
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
            bad(place, kSameSize);
            return result;
        }
        result.size = {static_cast<int>(find->front().size()), static_cast<int>(find->size())};
        result.find.clear();
        result.put.clear();
        for (std::size_t y = 0; y < find->size(); ++y) {
            for (std::size_t x = 0; x < find->front().size(); ++x) {
                const auto asked =
                    valuesOf((*find)[y][x], cellPlace(place, rewriting::kFindKey, y, x));
                const auto given =
                    valuesOf((*put)[y][x], cellPlace(place, rewriting::kPutKey, y, x));
                if (!asked || !given) return result;
                result.find.push_back(*asked);
                if (!given->isAny() && !given->isSingle()) {
                    bad(cellPlace(place, rewriting::kPutKey, y, x), kSeveralValues);
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
};

}  // namespace

bool isProgramKey(std::string_view key) {
    return key == rewriting::kSetsKey || key == rewriting::kNodesKey;
}

rewriting::SharedProgram readProgram(const Json& stage, const std::string& place, Report& report) {
    ProgramReader reader(report);
    if (const Json* sets = stage.find(rewriting::kSetsKey))
        reader.readSets(*sets, place + ", " + std::string(rewriting::kSetsKey));
    Program program;
    const Json* nodes = stage.find(rewriting::kNodesKey);
    if (nodes == nullptr) {
        report.add(place + ", " + std::string(rewriting::kNodesKey), kIsMissing);
        return {};
    }
    program.nodes = reader.nodes(*nodes, place, 1);
    if (!reader.isGood()) return {};
    bool isWhole = true;
    for (const rewriting::Flaw& flaw : flawsOf(program)) {
        if (flaw.isHarmless()) continue;
        isWhole = false;
        report.add(place + (flaw.place.nodes.empty() ? "" : ", " + textOf(flaw.place)),
                   flaw.phrase);
    }
    if (!isWhole) return {};
    return rewriting::SharedProgram(std::move(program));
}

}  // namespace mazeloom::pack
