// SPDX-License-Identifier: MIT
// The editing state of a pack's tile mappings: the selection, and all edits with their undo
// history. The pack itself stays unchanged.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include <QObject>
#include <QString>

#include "core/edit/tiles/tile_edits.h"
#include "core/edit/tiles/tile_layouts.h"
#include "core/level/tiles/tile_mapping.h"

namespace mazeloom::app {

class TileSession : public QObject {
    Q_OBJECT

  public:
    /// Selects the first mapping, if there is one.
    explicit TileSession(level::TileMappings mappings, QObject* parent = nullptr);

    const level::TileMappings& mappings() const { return state().mappings; }
    /// Returns the mappings for the pack. Unchanged mappings stay as they were; changed ones lose
    /// their empty rules.
    level::TileMappings result() const;
    bool isChanged() const { return !(result() == original_); }

    // The selection.
    /// Returns the edited mapping; null: there is none.
    const level::TileMapping* mapping() const;
    std::size_t current() const { return state().current; }
    void show(std::size_t mapping);
    /// Returns the selected entry: the one whose tiles are edited. Selecting an entry selects its
    /// first shape.
    const std::string& meaning() const { return state().place.meaning; }
    void choose(const std::string& meaning);
    int shape() const { return state().place.shape; }
    void chooseShape(int shape);
    const edit::TilePlace& place() const { return state().place; }
    level::EdgeSet edges() const;
    const level::TileVariants& variants() const;

    // Edits of the selection; without a mapping, these functions do nothing.
    /// Adds a mapping and selects it. Returns false if the pack can have no more.
    bool add(const QString& title, level::TilePicture picture, const edit::TileMeasures& measures);
    bool duplicate(const QString& title);
    void rename(const QString& title);
    void remove();
    void setMeasures(const edit::TileMeasures& measures);
    edit::TileMeasures measures() const;
    void exchangePicture(level::TilePicture picture);
    void removeTilesOutside();
    /// Replaces the tiles of the selected shape by this tile, and selects the next shape.
    void giveTile(int tile);
    void addTile(int tile);
    void removeVariant(std::size_t variant);
    /// Removes the tiles of a shape.
    void clearShape(int shape);
    /// Removes all tiles of the selected entry.
    void clear();
    void setWeight(std::size_t variant, int weight);
    void setEdges(level::EdgeSet edges);
    /// Returns false, and changes nothing, if the layout does not fit into the picture.
    bool fill(edit::TileLayout layout, int first);

    bool canUndo() const { return at_ > 0; }
    bool canRedo() const { return at_ + 1 < states_.size(); }
    void undo();
    void redo();

  signals:
    /// The mappings changed, or another mapping was selected.
    void changed();
    /// Another meaning or shape was selected; also emitted after changed().
    void chosen();

  private:
    struct State {
        level::TileMappings mappings;
        std::size_t current = 0;
        edit::TilePlace place;
    };

    const State& state() const { return states_[at_]; }
    /// Edits a copy of the current mapping and adds it to the history. Consecutive edits with the
    /// same nonempty name are merged.
    void edit(const std::function<void(level::TileMapping&)>& change, const std::string& name = {});
    void push(State state, const std::string& name);
    void go(std::size_t at);
    std::string freshId(const QString& title) const;

    level::TileMappings original_;
    std::vector<State> states_;
    std::size_t at_ = 0;
    std::string lastName_;
};

}  // namespace mazeloom::app
