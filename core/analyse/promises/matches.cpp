// SPDX-License-Identifier: MIT
#include "core/analyse/promises/matches.h"

#include <algorithm>
#include <utility>

namespace mazeloom::analyse::promises {

namespace {

using generate::rewrite::Board;
using generate::rewrite::State;
using level::promises::Content;
using level::promises::Contents;

level::rewriting::Program programOf(const level::promises::Pattern& pattern) {
    level::rewriting::Node node;
    node.rules.push_back(ruleOf(pattern));
    return {{std::move(node)}};
}

}  // namespace

Contents contentsOf(level::Cell cell, Contents things) {
    if (!cell.hasThing()) things = {};
    if (cell.isTrap()) things.add(Content::trap());
    if (cell.hasCoin()) things.add(Content::coin());
    return things;
}

grid::Grid<Contents> contentsOf(const level::Map& map) {
    grid::Grid<Contents> contents(map.size());
    for (const level::Thing& thing : map.things) {
        if (contents.contains(thing.at)) contents.at(thing.at).add(thing.kind);
    }
    for (grid::Point p; p.y < map.size().height; ++p.y) {
        for (p.x = 0; p.x < map.size().width; ++p.x)
            contents.at(p) = contentsOf(map.cells.at(p), contents.at(p));
    }
    return contents;
}

Matches::Matches(const level::promises::Pattern& pattern, const level::promises::Inks& inks,
                 const level::CellGrid& cells, const grid::Grid<Contents>& contents,
                 const std::atomic<bool>* stop)
    : kinds_(pattern, inks),
      board_(cells.size(), kinds_.outside()),
      marks_({cells.width() + 2 * kFrame, cells.height() + 2 * kFrame}),
      program_(programOf(pattern)),
      compiled_(program_, board_.stride(),
                [this](const level::rewriting::Values& values, const auto&) {
                    return kinds_.answersOf(values);
                }) {
    compile(pattern);
    for (grid::Point p; p.y < board_.height(); ++p.y) {
        if (stop != nullptr && *stop) return;
        for (p.x = 0; p.x < board_.width(); ++p.x)
            board_.at(p) = kinds_.stateOf(cells.at(p), contents.at(p));
    }
    for (int y = -Board::kFrame; y < board_.height(); ++y) {
        if (stop != nullptr && *stop) return;
        for (int x = -Board::kFrame; x < board_.width(); ++x) {
            for (std::size_t i = 0; i < variants_.size(); ++i) {
                if (!matchesAt(i, {x, y})) continue;
                std::uint8_t& marks = marks_.at(framed(grid::Point{x, y} + variants_[i].first));
                const auto marked = static_cast<std::uint8_t>(marks | 1u << variants_[i].shape);
                count_ += marked != marks ? 1 : 0;
                marks = marked;
            }
        }
    }
}

void Matches::compile(const level::promises::Pattern& pattern) {
    const level::rewriting::Rule rule = ruleOf(pattern);
    for (const std::size_t symmetry : level::rewriting::distinctSymmetries(rule)) {
        const level::rewriting::Rule turned = level::rewriting::transformed(rule, symmetry);
        Turned variant;
        for (grid::Point p; p.y < turned.size.height; ++p.y) {
            for (p.x = 0; p.x < turned.size.width; ++p.x) {
                if (!turned.findAt(p).isAny()) variant.asked.push_back(p);
            }
        }
        variant.first = variant.asked.front();
        Shape shape;
        for (const grid::Point p : variant.asked)
            shape.push_back(p - variant.first);
        const auto known = std::ranges::find(shapes_, shape);
        variant.shape = static_cast<std::size_t>(known - shapes_.begin());
        if (known == shapes_.end()) shapes_.push_back(std::move(shape));
        variants_.push_back(std::move(variant));
    }
}

bool Matches::matchesAt(std::size_t variant, grid::Point topLeft) const {
    // Elsewhere, the pattern lies completely outside of the map.
    const bool isNear = topLeft.x >= -Board::kFrame && topLeft.x < board_.width() &&
                        topLeft.y >= -Board::kFrame && topLeft.y < board_.height();
    if (!isNear || !compiled_.matches(compiled_.variants[variant],
                                      board_.storage().data() + board_.index(topLeft)))
        return false;
    return kinds_.outside() == 0 ||
           std::ranges::any_of(variants_[variant].asked,
                               [&](grid::Point asked) { return board_.contains(topLeft + asked); });
}

bool Matches::update(grid::Point at, level::Cell cell, Contents contents) {
    const State state = kinds_.stateOf(cell, contents);
    if (state == board_.at(at)) return false;
    board_.at(at) = state;
    bool isChanged = false;
    for (const Turned& variant : variants_) {
        for (const grid::Point asked : variant.asked)
            isChanged = look(at - asked + variant.first, variant.shape) || isChanged;
    }
    return isChanged;
}

bool Matches::look(grid::Point first, std::size_t shape) {
    bool isMatch = false;
    for (std::size_t i = 0; i < variants_.size() && !isMatch; ++i) {
        if (variants_[i].shape == shape) isMatch = matchesAt(i, first - variants_[i].first);
    }
    std::uint8_t& marks = marks_.at(framed(first));
    const auto bit = static_cast<std::uint8_t>(1u << shape);
    const bool was = (marks & bit) != 0;
    if (was == isMatch) return false;
    marks = static_cast<std::uint8_t>(marks ^ bit);
    count_ += isMatch ? 1 : -1;
    return true;
}

}  // namespace mazeloom::analyse::promises
