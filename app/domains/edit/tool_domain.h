// SPDX-License-Identifier: MIT
// The tools as actions: one for looking, one for each way to edit.
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

class ToolDomain : public QObject {
    Q_OBJECT

  public:
    ToolDomain(ActionRegistry& actions, Workspace& workspace, widgets::ToolBox& box,
               QObject* parent = nullptr);

    /// In the order of the tool bar.
    const QList<QAction*>& actions() const { return actions_; }
    const QList<QAction*>& symmetries() const { return symmetries_; }
    /// What the tool in hand is called.
    QString title() const;
    /// What the tool in hand does with press, drag and the modifier keys.
    QString hint() const;

  signals:
    /// What made the cell under the cursor or the pointer is asked for.
    void whyWanted(mazeloom::grid::Point cell);
    /// Another hint.
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
    QList<QAction*> symmetries_;  ///< and what moves their axis
    QAction* centreAxis_ = nullptr;
    QAction* grow_;
    QList<QAction*> sizes_;
};

}  // namespace mazeloom::app
