// SPDX-License-Identifier: MIT
// Edit → Copy as: copies the canvas, or its selected part, in foreign formats.
#pragma once

#include <vector>

#include <QObject>

#include "core/exchange/exporter.h"

class QAction;
class QWidget;

namespace mazeloom::widgets {
class EditContext;
class Player;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class ActionRegistry;
class TileLooks;

class CopyAsDomain : public QObject {
    Q_OBJECT

  public:
    CopyAsDomain(ActionRegistry& actions, widgets::EditContext& context, widgets::Player& player,
                 TileLooks& looks, QWidget* window);

  signals:
    /// Tells the user that cells were copied, or why they were not.
    void told(const QString& text);

  private:
    void copyAs(const exchange::Exporter& format);
    void update();

    widgets::EditContext& context_;
    widgets::Player& player_;
    TileLooks& looks_;
    QWidget* window_;
    std::vector<QAction*> actions_;
};

}  // namespace mazeloom::app
