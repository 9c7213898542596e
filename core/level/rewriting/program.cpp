// SPDX-License-Identifier: MIT
#include "core/level/rewriting/program.h"

#include <algorithm>
#include <array>

#include "core/level/rewriting/alphabet.h"

namespace mazeloom::level::rewriting {

namespace {

constexpr Sentence kNode{"rule-node", "node %1"};
constexpr Sentence kRuleOfNode{"rule-of-node", "node %1, rule %2"};
constexpr Sentence kTooDeep{"node-too-deep", "nodes are nested %1 deep at most"};
constexpr Sentence kNodeTimes{"node-times", "goes round %1 times at most"};
constexpr Sentence kStray{"node-stray", "strays 0–100 % of the time"};
constexpr Sentence kNoTowards{"node-towards", "has nothing to grow towards: choose what"};
constexpr Sentence kNoRule{"node-no-rule", "has no rule: paint one, or remove the node"};
constexpr Sentence kNoNode{"node-no-node", "has no node in it: add one, or remove it"};
constexpr Sentence kPatternSize{"rule-pattern-size", "a pattern has 1–%1 cells to each side"};
constexpr Sentence kSizes{"rule-sizes", "the two sides have different sizes: make them equal"};
constexpr Sentence kChance{"rule-chance", "has a chance of 1–100 %"};
constexpr Sentence kRuleTimes{"rule-times", "rewrites %1 times at most"};
constexpr Sentence kNoSymmetry{"rule-no-symmetry", "has no symmetry: allow one"};
constexpr Sentence kMatchesNothing{"rule-matches-nothing",
                                   "a cell matches nothing: paint what it may be"};
constexpr Sentence kUnwritable{"rule-unwritable",
                               "nothing can become void or outside: paint something else"};
constexpr Sentence kOutside{
    "rule-outside", "a cell that may be outside of the map cannot be written: leave it as it is"};
constexpr Sentence kNoEffect{"rule-no-effect",
                             "changes nothing: its right side is the same as its left side; paint "
                             "something else on the right, or remove the rule"};
constexpr Sentence kManyNodes{"rules-many-nodes", "has %1 nodes, at most %2 are allowed"};
constexpr Sentence kManyRules{"rules-many-rules", "has %1 rules, at most %2 are allowed"};
constexpr Sentence kManySets{"rules-many-sets",
                             "has %1 different sets of what a cell may be, at most %2 are allowed"};
constexpr std::array kFlawSentences{
    kNode,       kRuleOfNode,  kTooDeep,  kNodeTimes, kStray,     kNoTowards,  kNoRule,
    kNoNode,     kPatternSize, kSizes,    kChance,    kRuleTimes, kNoSymmetry, kMatchesNothing,
    kUnwritable, kOutside,     kNoEffect, kManyNodes, kManyRules, kManySets};

void checkNode(const Node& node, const Place& place, std::vector<Flaw>& flaws) {
    const auto add = [&](Flaw::Kind kind, const Sentence& sentence, Arguments arguments = {}) {
        flaws.push_back({kind, place, {sentence, std::move(arguments)}});
    };
    if (place.nodes.size() > static_cast<std::size_t>(kMostDepth)) {
        add(Flaw::Kind::TooLarge, kTooDeep, {kMostDepth});
    }
    if (node.times < 0 || node.times > kMostTimes) {
        add(Flaw::Kind::TooLarge, kNodeTimes, {kMostTimes});
    }
    if (node.stray < 0 || node.stray > 100) add(Flaw::Kind::TooLarge, kStray);
    if (node.kind == NodeKind::Grow && node.towards.isEmpty()) add(Flaw::Kind::NoValue, kNoTowards);
    const bool isEmpty = hasRules(node.kind) ? node.rules.empty() : node.nodes.empty();
    if (isEmpty) {
        add(Flaw::Kind::Empty, hasRules(node.kind) ? kNoRule : kNoNode);
    }
}

bool isWritable(Value value) {
    return !value.isOutside() && value != Value(Terrain::Void);
}

/// Whether a rewrite can change a cell that matches `find`.
bool changes(const Values& find, const std::optional<Value>& put) {
    return put && !(find.isSingle() && find.first() == *put);
}

void checkRule(const Rule& rule, const Place& place, std::vector<Flaw>& flaws) {
    const auto add = [&](Flaw::Kind kind, const Sentence& sentence, Arguments arguments = {}) {
        flaws.push_back({kind, place, {sentence, std::move(arguments)}});
    };
    if (rule.size.isEmpty() || rule.size.width > kMostSide || rule.size.height > kMostSide) {
        add(Flaw::Kind::TooLarge, kPatternSize, {kMostSide});
        return;
    }
    const auto area = static_cast<std::size_t>(rule.size.area());
    if (rule.find.size() != area || rule.put.size() != area) {
        add(Flaw::Kind::Shape, kSizes);
        return;
    }
    if (rule.chance < 1 || rule.chance > 100) add(Flaw::Kind::TooLarge, kChance);
    if (rule.most < 0 || rule.most > kMostTimes) {
        add(Flaw::Kind::TooLarge, kRuleTimes, {kMostTimes});
    }
    if (rule.symmetries == 0) add(Flaw::Kind::NoValue, kNoSymmetry);
    for (std::size_t i = 0; i < area; ++i) {
        if (rule.find[i].isEmpty()) {
            add(Flaw::Kind::NoValue, kMatchesNothing);
            return;
        }
        if (rule.put[i] && !isWritable(*rule.put[i])) {
            add(Flaw::Kind::Unwritable, kUnwritable);
            return;
        }
        if (rule.put[i] && rule.find[i].contains(Value::outside())) {
            add(Flaw::Kind::Unwritable, kOutside);
            return;
        }
    }
    if (hasNoEffect(rule)) {
        add(Flaw::Kind::NoEffect, kNoEffect);
    }
}

std::vector<Node> useful(std::vector<Node> nodes) {
    for (Node& node : nodes) {
        std::erase_if(node.rules, hasNoEffect);
        node.nodes = useful(std::move(node.nodes));
    }
    std::erase_if(nodes, [](const Node& node) {
        return hasRules(node.kind) ? node.rules.empty() : node.nodes.empty();
    });
    return nodes;
}

}  // namespace

SharedProgram::SharedProgram(Program program)
    : program_(std::make_shared<const Program>(std::move(program))) {}

bool operator==(const SharedProgram& a, const SharedProgram& b) {
    if (a.program_ == b.program_) return true;
    return a.program_ != nullptr && b.program_ != nullptr && *a.program_ == *b.program_;
}

Phrase phraseOf(const Place& place) {
    std::string nodes;
    for (const std::size_t node : place.nodes)
        nodes += (nodes.empty() ? "" : ".") + std::to_string(node + 1);
    if (!place.rule) return {kNode, {std::move(nodes)}};
    return {kRuleOfNode, {std::move(nodes), *place.rule + 1}};
}

std::string textOf(const Place& place) {
    return english(phraseOf(place));
}

std::size_t ruleCount(const Program& program) {
    std::size_t count = 0;
    forEachRule(program, [&](const Rule&, const Place&) { ++count; });
    return count;
}

const Rule* findRule(const Program& program, std::size_t number) {
    const Rule* found = nullptr;
    forEachRule(program, [&](const Rule& rule, const Place&) {
        if (number-- == 0) found = &rule;
    });
    return found;
}

Place placeOf(const Program& program, std::size_t number) {
    Place found;
    forEachRule(program, [&](const Rule&, const Place& place) {
        if (number-- == 0) found = place;
    });
    return found;
}

const Node* findNode(const Program& program, const Place& place) {
    const std::vector<Node>* nodes = &program.nodes;
    const Node* found = nullptr;
    for (const std::size_t at : place.nodes) {
        if (at >= nodes->size()) return nullptr;
        found = &(*nodes)[at];
        nodes = &found->nodes;
    }
    return found;
}

Rule transformed(const Rule& rule, std::size_t symmetry) {
    const Symmetry how = kSymmetries[symmetry];
    Rule turned = rule;
    turned.size = level::transformed(rule.size, how);
    turned.symmetries = static_cast<std::uint8_t>(1u << symmetry);
    const auto turnedValue = [&](Value value) {
        return value.isTerrain() ? Value(level::transformed(value.terrain(), how)) : value;
    };
    for (grid::Point p; p.y < rule.size.height; ++p.y) {
        for (p.x = 0; p.x < rule.size.width; ++p.x) {
            const std::size_t to = turned.placeOf(level::transformed(p, rule.size, how));
            Values find;
            for (int number = 0; number < Value::kCount; ++number) {
                const Value value = Value::of(number);
                if (rule.findAt(p).contains(value)) find.add(turnedValue(value));
            }
            turned.find[to] = find;
            turned.put[to] = rule.putAt(p);
            if (turned.put[to]) turned.put[to] = turnedValue(*turned.put[to]);
        }
    }
    return turned;
}

grid::Rect patternAt(const Rule& rule, std::size_t symmetry, grid::Point at) {
    const Rule turned = transformed(rule, symmetry);
    const auto first =
        std::ranges::find_if(turned.put, [](const auto& put) { return put.has_value(); });
    const int place = first == turned.put.end() ? 0 : static_cast<int>(first - turned.put.begin());
    return {at.x - place % turned.size.width, at.y - place / turned.size.width, turned.size.width,
            turned.size.height};
}

std::vector<std::size_t> distinctSymmetries(const Rule& rule) {
    std::vector<std::size_t> result;
    std::vector<Rule> known;
    for (std::size_t i = 0; i < kSymmetries.size(); ++i) {
        if ((rule.symmetries >> i & 1u) == 0) continue;
        Rule turned = transformed(rule, i);
        turned.symmetries = 0;
        if (std::ranges::find(known, turned) != known.end()) continue;
        known.push_back(std::move(turned));
        result.push_back(i);
    }
    return result;
}

std::vector<Flaw> flawsOf(const Program& program) {
    std::vector<Flaw> flaws;
    std::size_t nodes = 0;
    std::size_t rules = 0;
    forEachNode(program.nodes, [&](const Node& node, Place place) {
        ++nodes;
        rules += node.rules.size();
        checkNode(node, place, flaws);
        for (std::size_t i = 0; i < node.rules.size(); ++i) {
            place.rule = i;
            checkRule(node.rules[i], place, flaws);
        }
    });
    const auto bound = [&](std::size_t count, std::size_t most, const Sentence& sentence) {
        if (count <= most) return;
        Flaw& flaw = flaws.emplace_back();
        flaw.kind = Flaw::Kind::TooLarge;
        flaw.phrase = {sentence, {count, most}};
    };
    bound(nodes, kMostNodes, kManyNodes);
    bound(rules, kMostRules, kManyRules);
    bound(Sets(program).list().size(), kMostSets, kManySets);
    return flaws;
}

bool hasNoEffect(const Rule& rule) {
    for (std::size_t i = 0; i < rule.find.size() && i < rule.put.size(); ++i) {
        if (changes(rule.find[i], rule.put[i])) return false;
    }
    return true;
}

std::span<const Sentence> flawSentences() {
    return kFlawSentences;
}

Program withoutUseless(Program program) {
    program.nodes = useful(std::move(program.nodes));
    return program;
}

}  // namespace mazeloom::level::rewriting
