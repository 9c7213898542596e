// SPDX-License-Identifier: MIT
// The tile mappings of a pack while they are edited: what is chosen, and all edits with their undo.
// The pack itself stays as it is.
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
    /// Shows the first of them, where there is one.
    explicit TileSession(level::TileMappings mappings, QObject* parent = nullptr);

    const level::TileMappings& mappings() const { return state().mappings; }
    /// What the pack gets: as they were, where nothing was changed; without empty rules.
    level::TileMappings result() const;
    bool isChanged() const { return !(result() == original_); }

    // What is chosen.
    /// The mapping that is edited; null: there is none.
    const level::TileMapping* mapping() const;
    std::size_t current() const { return state().current; }
    void show(std::size_t mapping);
    /// What is given tiles; its first shape is chosen.
    const std::string& meaning() const { return state().place.meaning; }
    void choose(const std::string& meaning);
    int shape() const { return state().place.shape; }
    void chooseShape(int shape);
    const edit::TilePlace& place() const { return state().place; }
    level::EdgeSet edges() const;
    const level::TileVariants& variants() const;

    // Edits of what is chosen; without a mapping they do nothing.
    /// Another mapping, which is shown; false where a pack can have no more.
    bool add(const QString& title, level::TilePicture picture, const edit::TileMeasures& measures);
    bool duplicate(const QString& title);
    void rename(const QString& title);
    void remove();
    void setMeasures(const edit::TileMeasures& measures);
    edit::TileMeasures measures() const;
    void exchangePicture(level::TilePicture picture);
    void removeTilesOutside();
    /// In the place of what the shape has, and on to the next shape.
    void giveTile(int tile);
    void addTile(int tile);
    void removeVariant(std::size_t variant);
    /// All of a shape.
    void clearShape(int shape);
    /// All of what is chosen.
    void clear();
    void setWeight(std::size_t variant, int weight);
    void setEdges(level::EdgeSet edges);
    /// False, and nothing changes, where it does not fit into the picture.
    bool fill(edit::TileLayout layout, int first);

    bool canUndo() const { return at_ > 0; }
    bool canRedo() const { return at_ + 1 < states_.size(); }
    void undo();
    void redo();

  signals:
    /// The mappings, or which of them is shown.
    void changed();
    /// Which meaning or shape is chosen; after changed(), too.
    void chosen();

  private:
    struct State {
        level::TileMappings mappings;
        std::size_t current = 0;
        edit::TilePlace place;
    };

    const State& state() const { return states_[at_]; }
    /// Edits the current mapping in a state of its own. Edits that follow each other under one
    /// name are one; an empty name is none.
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
