// SPDX-License-Identifier: MIT
// The menu under the right button on the canvas: what is most done with the object, the path or
// the cell that was pointed at, and with what is selected.
#pragma once

#include <optional>

#include <QObject>
#include <QPoint>

#include "core/grid/point.h"

class QMenu;

namespace mazeloom::widgets {
class ObjectTool;
class PathTool;
class ToolBox;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class ActionRegistry;

class CanvasMenu : public QObject {
    Q_OBJECT

  public:
    /// Opens on the canvas of `box`, which outlives it.
    CanvasMenu(const ActionRegistry& actions, widgets::ToolBox& box, QObject* parent = nullptr);

  signals:
    /// What made the cell is asked for.
    void whyWanted(mazeloom::grid::Point cell);
    /// The level is to be played from the cell.
    void playWanted(mazeloom::grid::Point cell);
    /// What was pointed at is picked, and its properties are to be seen.
    void propertiesWanted();

  private:
    void open(std::optional<grid::Point> cell, const QPoint& at);
    void addObject(QMenu& menu, grid::Point cell);
    void addPath(QMenu& menu, grid::Point cell);
    void addCell(QMenu& menu, grid::Point cell);
    void addActions(QMenu& menu, std::initializer_list<const char*> ids) const;

    const ActionRegistry& actions_;
    widgets::ToolBox& box_;
    widgets::ObjectTool* objects_;
    widgets::PathTool* paths_;
};

}  // namespace mazeloom::app
