// SPDX-License-Identifier: MIT
// Level → Tiles…: shows the pack's levels in a game's own tiles.
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
struct WindowParts;

class TilesDomain : public QObject {
    Q_OBJECT

  public:
    explicit TilesDomain(const WindowParts& parts);

    /// Lets the user edit the current pack's tile mappings. The pack's levels are drawn with a new
    /// mapping at once.
    void edit();

  signals:
    /// Tells the user that something succeeded.
    void told(const QString& text);

  private:
    void update();

    Workspace& workspace_;
    TileLooks& looks_;
    QWidget* window_;
    QAction* edit_;
    /// The source files of tile pictures by pack name, kept while the program runs.
    std::map<QString, PictureSources> sources_;
};

}  // namespace mazeloom::app
