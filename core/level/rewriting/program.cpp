// SPDX-License-Identifier: MIT
#include "core/level/rewriting/program.h"

#include <algorithm>

#include "core/level/rewriting/alphabet.h"

namespace mazeloom::level::rewriting {

namespace {

void checkNode(const Node& node, const Place& place, std::vector<Flaw>& flaws) {
    const auto add = [&](Flaw::Kind kind, std::string text) {
        flaws.push_back({kind, place, std::move(text)});
    };
    if (place.nodes.size() > static_cast<std::size_t>(kMostDepth)) {
        add(Flaw::Kind::TooLarge,
            "nodes are nested " + std::to_string(kMostDepth) + " deep at most");
    }
    if (node.times < 0 || node.times > kMostTimes) {
        add(Flaw::Kind::TooLarge, "goes round " + std::to_string(kMostTimes) + " times at most");
    }
    if (node.stray < 0 || node.stray > 100) add(Flaw::Kind::TooLarge, "strays 0–100 % of the time");
    if (node.kind == NodeKind::Grow && node.towards.isEmpty())
        add(Flaw::Kind::NoValue, "has nothing to grow towards: choose what");
    const bool isEmpty = hasRules(node.kind) ? node.rules.empty() : node.nodes.empty();
    if (isEmpty) {
        add(Flaw::Kind::Empty, hasRules(node.kind) ? "has no rule: paint one, or remove the node"
                                                   : "has no node in it: add one, or remove it");
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
    const auto add = [&](Flaw::Kind kind, std::string text) {
        flaws.push_back({kind, place, std::move(text)});
    };
    if (rule.size.isEmpty() || rule.size.width > kMostSide || rule.size.height > kMostSide) {
        add(Flaw::Kind::TooLarge,
            "a pattern has 1–" + std::to_string(kMostSide) + " cells to each side");
        return;
    }
    const auto area = static_cast<std::size_t>(rule.size.area());
    if (rule.find.size() != area || rule.put.size() != area) {
        add(Flaw::Kind::Shape, "the two sides have different sizes: make them equal");
        return;
    }
    if (rule.chance < 1 || rule.chance > 100) add(Flaw::Kind::TooLarge, "has a chance of 1–100 %");
    if (rule.most < 0 || rule.most > kMostTimes) {
        add(Flaw::Kind::TooLarge, "rewrites " + std::to_string(kMostTimes) + " times at most");
    }
    if (rule.symmetries == 0) add(Flaw::Kind::NoValue, "has no symmetry: allow one");
    for (std::size_t i = 0; i < area; ++i) {
        if (rule.find[i].isEmpty()) {
            add(Flaw::Kind::NoValue, "a cell matches nothing: paint what it may be");
            return;
        }
        if (rule.put[i] && !isWritable(*rule.put[i])) {
            add(Flaw::Kind::Unwritable, "nothing can become void or outside: paint something else");
            return;
        }
        if (rule.put[i] && rule.find[i].contains(Value::outside())) {
            add(Flaw::Kind::Unwritable,
                "a cell that may be outside of the map cannot be written: leave it as it is");
            return;
        }
    }
    if (hasNoEffect(rule)) {
        add(Flaw::Kind::NoEffect,
            "changes nothing: its right side is the same as its left side; paint something else on "
            "the right, or remove the rule");
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

std::string textOf(const Place& place) {
    std::string text;
    for (const std::size_t node : place.nodes)
        text += (text.empty() ? "node " : ".") + std::to_string(node + 1);
    if (place.rule) text += ", rule " + std::to_string(*place.rule + 1);
    return text;
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
    const auto bound = [&](std::size_t count, std::size_t most, const char* what) {
        if (count <= most) return;
        Flaw& flaw = flaws.emplace_back();
        flaw.kind = Flaw::Kind::TooLarge;
        flaw.text = "has " + std::to_string(count) + ' ' + what + ", at most " +
                    std::to_string(most) + " are allowed";
    };
    bound(nodes, kMostNodes, "nodes");
    bound(rules, kMostRules, "rules");
    bound(Sets(program).list().size(), kMostSets, "different sets of what a cell may be");
    return flaws;
}

bool hasNoEffect(const Rule& rule) {
    for (std::size_t i = 0; i < rule.find.size() && i < rule.put.size(); ++i) {
        if (changes(rule.find[i], rule.put[i])) return false;
    }
    return true;
}

Program withoutUseless(Program program) {
    program.nodes = useful(std::move(program.nodes));
    return program;
}

}  // namespace mazeloom::level::rewriting
