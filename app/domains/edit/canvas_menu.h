// SPDX-License-Identifier: MIT
// The context menu of the canvas: the most frequent actions for the object, path or cell under the
// pointer, and for the selection.
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
    /// Opens on the canvas of `box`, which must outlive this object.
    CanvasMenu(const ActionRegistry& actions, widgets::ToolBox& box, QObject* parent = nullptr);

  signals:
    /// The user asks which stage made the cell.
    void whyWanted(mazeloom::grid::Point cell);
    /// The user wants to play the level from this cell.
    void playWanted(mazeloom::grid::Point cell);
    /// The object under the pointer was picked; the receiver should show its properties.
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
