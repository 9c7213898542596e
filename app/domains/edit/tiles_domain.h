// SPDX-License-Identifier: MIT
// Level → Tiles…: how the pack's levels look in a game's own tiles.
#pragma once

#include <map>

#include <QObject>
#include <QString>

#include "app/tiles/mapping_bar.h"

class QAction;
class QWidget;

namespace mazeloom::app {

class ActionRegistry;
class TileLooks;
class Workspace;

class TilesDomain : public QObject {
    Q_OBJECT

  public:
    /// `window` is the parent of dialogs.
    TilesDomain(ActionRegistry& actions, Workspace& workspace, TileLooks& looks, QWidget* window);

    /// Lets the user edit the tile mappings of the pack in front. A new one is what its levels are
    /// shown in from then on.
    void edit();

  signals:
    /// A word for the user that something went well.
    void told(const QString& text);

  private:
    void update();

    Workspace& workspace_;
    TileLooks& looks_;
    QWidget* window_;
    QAction* edit_;
    /// By the names of packs, as long as the program runs.
    std::map<QString, PictureSources> sources_;
};

}  // namespace mazeloom::app
