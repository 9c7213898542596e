// SPDX-License-Identifier: MIT
// View → Tileset: shows levels in the program's own look, or in a game's own tiles.
#pragma once

#include <QObject>
#include <QString>

class QAction;
class QActionGroup;
class QMenu;

namespace mazeloom::level {
struct TileMapping;
}
namespace mazeloom::widgets {
class Canvas;
class PackDocument;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class ActionRegistry;
class TileLooks;
class Workspace;
struct WindowParts;

class LookDomain : public QObject {
    Q_OBJECT

  public:
    explicit LookDomain(const WindowParts& parts);

  signals:
    /// Tells the user why the chosen tileset cannot be shown.
    void told(const QString& text);

  private:
    void fillMenu();
    void addMapping(const widgets::PackDocument& document, const level::TileMapping& mapping);
    QAction* addLook(const QString& text, const QString& id);
    void choose(const QString& id);
    void toggle(bool inTiles);
    void update();

    ActionRegistry& actions_;
    Workspace& workspace_;
    TileLooks& looks_;
    widgets::Canvas& canvas_;
    QMenu* menu_;
    QActionGroup* group_;  ///< the tilesets of the menu
    QAction* inTiles_;
};

}  // namespace mazeloom::app
