// SPDX-License-Identifier: MIT
#include "app/tiles/tile_session.h"

#include <algorithm>
#include <utility>

#include "core/edit/fresh_id.h"
#include "core/level/tiles/tile_meaning.h"

namespace mazeloom::app {

using level::EdgeSet;
using level::TileMapping;

namespace {

/// Upper bound on the states in the undo history.
constexpr std::size_t kMostStates = 500;

}  // namespace

TileSession::TileSession(level::TileMappings mappings, QObject* parent)
    : QObject(parent), original_(std::move(mappings)) {
    // Start with the wall, because most cells of a level are walls.
    states_.push_back({original_, 0, {level::meaningOf(level::Terrain::Wall), 0}});
}

level::TileMappings TileSession::result() const {
    level::TileMappings all = mappings();
    if (all == original_) return all;
    for (TileMapping& one : all) {
        const auto same = std::ranges::find(original_, one.id, &TileMapping::id);
        if (same == original_.end() || !(*same == one)) edit::dropEmptyRules(one);
    }
    return all;
}

const TileMapping* TileSession::mapping() const {
    return current() < mappings().size() ? &mappings()[current()] : nullptr;
}

EdgeSet TileSession::edges() const {
    return mapping() == nullptr ? EdgeSet::Single : edit::edgesOf(*mapping(), meaning());
}

const level::TileVariants& TileSession::variants() const {
    static const level::TileVariants kNone;
    return mapping() == nullptr ? kNone : edit::tilesAt(*mapping(), place());
}

void TileSession::show(std::size_t mapping) {
    if (mapping >= mappings().size() || mapping == current()) return;
    states_[at_].current = mapping;
    states_[at_].place.shape = 0;
    lastName_.clear();
    emit changed();
    emit chosen();
}

void TileSession::choose(const std::string& meaning) {
    if (meaning == this->meaning()) return;
    states_[at_].place = {meaning, 0};
    lastName_.clear();
    emit chosen();
}

void TileSession::chooseShape(int shape) {
    if (shape < 0 || shape >= level::shapesOf(edges()) || shape == this->shape()) return;
    states_[at_].place.shape = shape;
    lastName_.clear();
    emit chosen();
}

std::string TileSession::freshId(const QString& title) const {
    return edit::freshId(title.toStdString(), "tiles", [this](const std::string& id) {
        return level::findMapping(mappings(), id) != nullptr;
    });
}

bool TileSession::add(const QString& title, level::TilePicture picture,
                      const edit::TileMeasures& measures) {
    if (mappings().size() >= TileMapping::kMost) return false;
    State next = state();
    TileMapping one;
    one.id = freshId(title);
    one.title = title.toStdString();
    one.side = measures.side;
    one.margin = measures.margin;
    one.spacing = measures.spacing;
    one.picture = std::move(picture);
    next.current = next.mappings.size();
    next.mappings.push_back(std::move(one));
    next.place.shape = 0;
    push(std::move(next), {});
    return true;
}

bool TileSession::duplicate(const QString& title) {
    if (mapping() == nullptr || mappings().size() >= TileMapping::kMost) return false;
    State next = state();
    TileMapping copy = *mapping();
    copy.id = freshId(title);
    copy.title = title.toStdString();
    next.current = current() + 1;
    next.mappings.insert(next.mappings.begin() + static_cast<std::ptrdiff_t>(next.current),
                         std::move(copy));
    push(std::move(next), {});
    return true;
}

void TileSession::rename(const QString& title) {
    edit([&](TileMapping& one) { one.title = title.toStdString(); });
}

void TileSession::remove() {
    if (mapping() == nullptr) return;
    State next = state();
    next.mappings.erase(next.mappings.begin() + static_cast<std::ptrdiff_t>(current()));
    next.current = std::min(current(), std::max<std::size_t>(next.mappings.size(), 1) - 1);
    next.place.shape = 0;
    push(std::move(next), {});
}

edit::TileMeasures TileSession::measures() const {
    if (mapping() == nullptr) return {};
    return {mapping()->side, mapping()->margin, mapping()->spacing};
}

void TileSession::setMeasures(const edit::TileMeasures& measures) {
    edit(
        [&](TileMapping& one) {
            one.side = measures.side;
            one.margin = measures.margin;
            one.spacing = measures.spacing;
        },
        "measures");
}

void TileSession::exchangePicture(level::TilePicture picture) {
    edit([&](TileMapping& one) { edit::exchangePicture(one, std::move(picture)); });
}

void TileSession::removeTilesOutside() {
    edit([](TileMapping& one) { edit::removeTilesOutside(one); });
}

void TileSession::giveTile(int tile) {
    if (mapping() == nullptr || tile < 0) return;
    State next = state();
    edit::setTile(next.mappings[current()], place(), tile);
    const int last = level::shapesOf(edit::edgesOf(next.mappings[current()], meaning())) - 1;
    next.place.shape = std::min(shape() + 1, last);
    // The selection moves on even if the shape had this tile already.
    if (next.mappings == mappings()) {
        chooseShape(next.place.shape);
    } else {
        push(std::move(next), {});
    }
}

void TileSession::addTile(int tile) {
    edit([&](TileMapping& one) { edit::addTile(one, place(), tile); });
}

void TileSession::removeVariant(std::size_t variant) {
    edit([&](TileMapping& one) { edit::removeTile(one, place(), variant); });
}

void TileSession::clearShape(int shape) {
    edit([&](TileMapping& one) {
        const edit::TilePlace at{meaning(), shape};
        while (!edit::tilesAt(one, at).empty())
            edit::removeTile(one, at, 0);
    });
}

void TileSession::clear() {
    edit([&](TileMapping& one) { edit::clearTiles(one, meaning()); });
}

void TileSession::setWeight(std::size_t variant, int weight) {
    edit([&](TileMapping& one) { edit::setWeight(one, place(), variant, weight); },
         "weight " + std::to_string(variant));
}

void TileSession::setEdges(EdgeSet edges) {
    edit([&](TileMapping& one) { edit::setEdges(one, meaning(), edges); });
}

bool TileSession::fill(edit::TileLayout layout, int first) {
    bool fits = false;
    edit([&](TileMapping& one) { fits = edit::fillShapes(one, meaning(), layout, first); });
    return fits;
}

void TileSession::edit(const std::function<void(TileMapping&)>& change, const std::string& name) {
    if (mapping() == nullptr) return;
    State next = state();
    change(next.mappings[current()]);
    if (next.mappings == mappings()) return;
    const int shapes = level::shapesOf(edit::edgesOf(next.mappings[current()], meaning()));
    next.place.shape = std::min(shape(), shapes - 1);
    push(std::move(next), name);
}

void TileSession::push(State state, const std::string& name) {
    states_.resize(at_ + 1);
    if (lastName_ == name && !lastName_.empty()) {
        states_.back() = std::move(state);
    } else {
        states_.push_back(std::move(state));
        if (states_.size() > kMostStates) states_.erase(states_.begin());
    }
    lastName_ = name;
    go(states_.size() - 1);
}

void TileSession::go(std::size_t at) {
    at_ = at;
    emit changed();
    emit chosen();
}

void TileSession::undo() {
    lastName_.clear();
    if (canUndo()) go(at_ - 1);
}

void TileSession::redo() {
    lastName_.clear();
    if (canRedo()) go(at_ + 1);
}

}  // namespace mazeloom::app
