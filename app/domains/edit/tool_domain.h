// SPDX-License-Identifier: MIT
// The tools as actions: one tool for inspecting, and one for each way to edit.
#pragma once

#include <QList>
#include <QObject>

#include "core/grid/point.h"

class QAction;
class QActionGroup;

namespace mazeloom::widgets {
class Tool;
class ToolBox;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class ActionRegistry;
class Workspace;
class GenerateDomain;
struct WindowParts;

class ToolDomain : public QObject {
    Q_OBJECT

  public:
    ToolDomain(const WindowParts& parts, GenerateDomain& generate);

    /// Returns the tools in the order of the tool bar.
    const QList<QAction*>& actions() const { return actions_; }
    const QList<QAction*>& symmetries() const { return symmetries_; }
    /// Returns the name of the active tool.
    QString title() const;
    /// Returns a text about the active tool's effect on press, on drag, and with modifier keys.
    QString hint() const;

  signals:
    /// The user asks which stage made the cell under the cursor or the pointer.
    void whyWanted(mazeloom::grid::Point cell);
    /// The hint has changed.
    void hintChanged();

  private:
    void addQuestion(ActionRegistry& actions);
    void addBrushSizes(ActionRegistry& actions);
    void addSymmetries(ActionRegistry& actions);
    void addGrowing(ActionRegistry& actions);
    QString hintOfTool() const;
    void update();

    Workspace& workspace_;
    widgets::ToolBox& box_;
    QActionGroup* group_;
    QList<QAction*> actions_;
    QList<QAction*> symmetries_;  ///< the symmetries, and the actions that move their axis
    QAction* centreAxis_ = nullptr;
    QAction* grow_;
    QList<QAction*> sizes_;
};

}  // namespace mazeloom::app
