// SPDX-License-Identifier: MIT
#include "core/level/rewriting/edits.h"

#include <algorithm>
#include <utility>

namespace mazeloom::level::rewriting {

namespace {

/// Returns the list that holds the node at a place; null if the list does not exist.
std::vector<Node>* siblingsOf(Program& program, const Place& place) {
    if (place.nodes.empty()) return nullptr;
    Place around{{place.nodes.begin(), place.nodes.end() - 1}};
    if (around.nodes.empty()) return &program.nodes;
    Node* parent = nodeAt(program, around);
    return parent == nullptr ? nullptr : &parent->nodes;
}

/// Calls edit(list, index) for the list that holds the place's rule or node.
template <typename Edit>
void at(Program& program, const Place& place, const Edit& edit) {
    if (place.rule) {
        Node* node = nodeAt(program, place);
        if (node != nullptr && *place.rule < node->rules.size()) edit(node->rules, *place.rule);
        return;
    }
    std::vector<Node>* nodes = siblingsOf(program, place);
    if (nodes != nullptr && place.nodes.back() < nodes->size()) edit(*nodes, place.nodes.back());
}

std::ptrdiff_t signedOf(std::size_t index) {
    return static_cast<std::ptrdiff_t>(index);
}

}  // namespace

Node* nodeAt(Program& program, const Place& place) {
    return const_cast<Node*>(findNode(program, place));
}

Rule* ruleAt(Program& program, const Place& place) {
    Node* node = nodeAt(program, place);
    if (node == nullptr || !place.rule || *place.rule >= node->rules.size()) return nullptr;
    return &node->rules[*place.rule];
}

void resize(Rule& rule, grid::Size size) {
    const auto area = static_cast<std::size_t>(size.area());
    Rule sized = rule;
    sized.size = size;
    sized.find.assign(area, Values::any());
    sized.put.assign(area, std::nullopt);
    for (grid::Point p; p.y < std::min(size.height, rule.size.height); ++p.y) {
        for (p.x = 0; p.x < std::min(size.width, rule.size.width); ++p.x) {
            sized.find[sized.placeOf(p)] = rule.findAt(p);
            sized.put[sized.placeOf(p)] = rule.putAt(p);
        }
    }
    rule = std::move(sized);
}

Rule newRule() {
    Rule rule;
    resize(rule, {2, 1});
    return rule;
}

Node newNode(NodeKind kind) {
    Node node;
    node.kind = kind;
    node.times = usualTimes(kind);
    if (kind == NodeKind::Grow) node.towards = Values(Terrain::Floor);
    if (hasRules(kind)) {
        node.rules.push_back(newRule());
    } else {
        node.nodes.push_back(newNode(NodeKind::One));
    }
    return node;
}

void addRule(Program& program) {
    if (!program.nodes.empty() && hasRules(program.nodes.back().kind)) {
        program.nodes.back().rules.push_back(newRule());
    } else {
        program.nodes.push_back(newNode(NodeKind::One));
    }
}

void remove(Program& program, const Place& place) {
    at(program, place,
       [](auto& list, std::size_t index) { list.erase(list.begin() + signedOf(index)); });
}

void duplicate(Program& program, const Place& place) {
    at(program, place, [](auto& list, std::size_t index) {
        auto copy = list[index];
        list.insert(list.begin() + signedOf(index) + 1, std::move(copy));
    });
}

void move(Program& program, const Place& place, int by) {
    at(program, place, [by](auto& list, std::size_t index) {
        const std::ptrdiff_t to = signedOf(index) + by;
        if (to >= 0 && to < std::ssize(list))
            std::swap(list[index], list[static_cast<std::size_t>(to)]);
    });
}

}  // namespace mazeloom::level::rewriting
