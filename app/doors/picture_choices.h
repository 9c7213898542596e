// SPDX-License-Identifier: MIT
// How pictures are drawn: rows of a form.
#pragma once

#include <string>
#include <vector>

#include <QObject>
#include <QString>

#include "core/doors/exporter.h"
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

/// How the window shows a pack's levels.
struct ShownLook {
    std::vector<std::string> overlays;  ///< ids
    std::string tiles;                  ///< of a mapping; empty: the program's own look
    level::TileMappings mappings;       ///< the pack's
    level::TerrainTable terrains;       ///< the pack's
};

class PictureChoices : public QObject {
    Q_OBJECT

  public:
    /// The rows of `form`, from now on; they begin as the window shows it.
    PictureChoices(QFormLayout& form, ShownLook shown, QObject* parent);

    doors::PictureOptions look() const;
    const level::TileMappings& mappings() const { return shown_.mappings; }
    /// Of the tiles that are chosen; null: the program's own look.
    const widgets::SharedTileLook& tileLook() const { return tileLook_; }
    /// Why the tiles that are chosen cannot be shown, a sentence; empty where they can.
    const QString& flaw() const { return flaw_; }
    /// Whether more than the colours is a choice.
    void setWhole(bool whole);
    /// Whether there is any choice.
    void setShown(bool shown);
    /// A replay is drawn as its player saw it: without a grid and overlays, in cells that the game
    /// can be seen in.
    void setAsPlayed(bool asPlayed);

  signals:
    void changed();

  private:
    void setRowShown(QWidget* field, bool shown);
    void addTiles();
    void takeTiles();

    QFormLayout& form_;
    const ShownLook shown_;
    widgets::SharedTileLook tileLook_;
    QString flaw_;
    widgets::NumberBox* scale_;
    QWidget* colours_;  ///< theme and letters
    QComboBox* theme_;
    QComboBox* tiles_;
    QCheckBox* letters_;
    QCheckBox* grid_;
    QCheckBox* overlays_;
};

/// How the window shows the levels of a pack that is open.
ShownLook shownLook(const ActionRegistry& actions, TileLooks& looks,
                    const widgets::PackDocument& document);

}  // namespace mazeloom::app
