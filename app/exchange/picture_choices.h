// SPDX-License-Identifier: MIT
// Picture options as rows of a form.
#pragma once

#include <string>
#include <vector>

#include <QObject>
#include <QString>

#include "core/exchange/exporter.h"
#include "core/level/tiles/tile_mapping.h"
#include "widgets/canvas/cells/tile_look.h"

class QCheckBox;
class QComboBox;
class QFormLayout;

namespace mazeloom::widgets {
class NumberBox;
class PackDocument;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class ActionRegistry;
class TileLooks;

/// The window's look of a pack's levels.
struct ShownLook {
    std::vector<std::string> overlays;  ///< ids of the visible overlays
    std::string tiles;                  ///< id of a tile mapping; empty: the program's own look
    level::TileMappings mappings;       ///< the pack's
    level::TerrainTable terrains;       ///< the pack's
};

class PictureChoices : public QObject {
    Q_OBJECT

  public:
    /// Adds its rows to `form`. The initial values are the window's look.
    PictureChoices(QFormLayout& form, ShownLook shown, QObject* parent);

    exchange::PictureOptions look() const;
    const level::TileMappings& mappings() const { return shown_.mappings; }
    /// Returns the look of the chosen tiles; null: the program's own look.
    const widgets::SharedTileLook& tileLook() const { return tileLook_; }
    /// Returns a sentence that says why the chosen tiles cannot be shown; empty if they can.
    const QString& flaw() const { return flaw_; }
    /// Sets whether the user can choose all options, or only the colours.
    void setWhole(bool whole);
    /// Sets whether the rows are visible.
    void setShown(bool shown);
    /// Sets whether a replay is drawn as its player saw it: without grid and overlays, and with
    /// cells large enough for the game.
    void setAsPlayed(bool asPlayed);

  signals:
    void changed();

  private:
    void setRowShown(QWidget* field, bool shown);
    void addTiles();
    void takeTiles();
    /// Shows the choices that the chosen theme has.
    void showMarks();

    QFormLayout& form_;
    const ShownLook shown_;
    widgets::SharedTileLook tileLook_;
    QString flaw_;
    widgets::NumberBox* scale_;
    QWidget* colours_;  ///< theme and letters
    QComboBox* theme_;
    QComboBox* tiles_;
    QCheckBox* letters_;
    QCheckBox* scanLines_;
    QCheckBox* grid_;
    QCheckBox* overlays_;
    bool isWhole_ = true;  ///< see setWhole()
};

/// Returns the look that the levels of an open pack have in the window.
ShownLook shownLook(const ActionRegistry& actions, TileLooks& looks,
                    const widgets::PackDocument& document);

}  // namespace mazeloom::app
