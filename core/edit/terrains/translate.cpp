// SPDX-License-Identifier: MIT
#include "core/edit/terrains/translate.h"

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

namespace mazeloom::edit {

namespace {

using level::Cell;
using level::Paint;
using level::Terrain;
using level::TerrainTable;
namespace rewriting = level::rewriting;

class Translator {
  public:
    Translator(const TerrainTable& from, const TerrainTable& to) : to_(to) {
        const auto known = level::translation(from, to);
        for (std::size_t i = 0; i < numbers_.size(); ++i) {
            const auto was = static_cast<Terrain>(i);
            const Terrain like = from.isWalkable(was) ? Terrain::Floor : Terrain::Wall;
            numbers_[i] = known[i].value_or(like);
            isSame_ = isSame_ && numbers_[i] == was;
        }
    }

    /// Whether the translation changes no number.
    bool isSame() const { return isSame_; }

    Terrain of(Terrain terrain) const { return numbers_[static_cast<std::size_t>(terrain)]; }
    Cell of(Cell cell) const { return to_.changed(cell, of(cell.terrain())); }

    void paint(level::PaintGrid& paint) const {
        if (isSame_) return;
        for (Paint& cell : paint.storage())
            cell = level::painted(of(level::terrainOf(cell)), level::markOf(cell));
    }

    void kept(level::Kept& kept) const {
        if (isSame_) return;
        std::vector<std::pair<grid::Point, level::KeptCell>> changed;
        kept.cells.forEach([&](grid::Point p, level::KeptCell cell) {
            const Cell was = cell.cell();
            if (level::isOwn(was.terrain())) changed.emplace_back(p, keptOf(was, cell.marks()));
        });
        for (const auto& [p, cell] : changed)
            kept.cells.set(p, cell);
    }

    rewriting::SharedProgram program(const rewriting::SharedProgram& program) const {
        if (!program || isSame_) return program;
        rewriting::Program changed = *program;
        nodes(changed.nodes);
        return rewriting::SharedProgram(std::move(changed));
    }

    void promises(level::promises::PaintedPromises& promises) const {
        if (isSame_) return;
        for (level::promises::PaintedPromise& promise : promises) {
            for (rewriting::Values& cell : promise.pattern.cells)
                values(cell);
            if (!promise.around) continue;
            for (rewriting::Values& cell : promise.around->pattern.cells)
                values(cell);
        }
    }

  private:
    level::KeptCell keptOf(Cell was, unsigned marks) const { return {of(was), marks}; }

    void nodes(std::vector<rewriting::Node>& all) const {
        for (rewriting::Node& node : all) {
            values(node.towards);
            for (rewriting::Rule& rule : node.rules) {
                for (rewriting::Values& find : rule.find)
                    values(find);
                for (auto& put : rule.put) {
                    if (put && put->isTerrain()) put = rewriting::Value(of(put->terrain()));
                }
            }
            nodes(node.nodes);
        }
    }

    void values(rewriting::Values& set) const {
        if (set.isAny()) return;
        rewriting::Values changed;
        for (int number = 0; number < rewriting::Value::kCount; ++number) {
            const rewriting::Value value = rewriting::Value::of(number);
            if (!set.contains(value)) continue;
            changed.add(value.isTerrain() ? rewriting::Value(of(value.terrain())) : value);
        }
        set = changed;
    }

    const TerrainTable to_;
    std::array<Terrain, level::kMostTerrains> numbers_{};
    bool isSame_ = true;
};

}  // namespace

Cell translated(Cell cell, const TerrainTable& from, const TerrainTable& to) {
    return Translator(from, to).of(cell);
}

void translate(level::Level& level, const TerrainTable& to) {
    if (level.terrains == to) return;
    const Translator translator(level.terrains, to);
    if (level.paint) translator.paint(*level.paint);
    translator.kept(level.kept);
    for (level::RecipeStage& stage : level.recipe.stages)
        stage.program = translator.program(stage.program);
    for (level::StageChange& change : level.recipe.changes)
        change.program = translator.program(change.program);
    translator.promises(level.promises);
    level.terrains = to;
}

void translate(level::Room& room, const TerrainTable& to) {
    if (room.terrains == to) return;
    const Translator translator(room.terrains, to);
    for (Terrain& cell : room.cells.storage())
        cell = translator.of(cell);
    room.terrains = to;
}

void translate(Fragment& fragment, const TerrainTable& to) {
    if (fragment.terrains == to) return;
    const Translator translator(fragment.terrains, to);
    translator.paint(fragment.paint);
    translator.kept(fragment.kept);
    fragment.terrains = to;
}

void translate(level::CellGrid& cells, const TerrainTable& from, const TerrainTable& to) {
    if (from == to) return;
    const Translator translator(from, to);
    if (translator.isSame()) return;
    for (int y = 0; y < cells.height(); ++y) {
        for (Cell& cell : cells.row(y))
            cell = translator.of(cell);
    }
}

}  // namespace mazeloom::edit
