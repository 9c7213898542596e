// SPDX-License-Identifier: MIT
// What is said above the canvas of the pack that is shown: what of it could not be opened, and what
// its generation could not do.
#pragma once

#include <optional>

#include <QObject>

#include "core/grid/point.h"

namespace mazeloom::generate {
struct Recorded;
}

namespace mazeloom::widgets {
class Canvas;
class MessageBar;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class ActionRegistry;
class GenerateDomain;
class Workspace;

class PackMessages : public QObject {
    Q_OBJECT

  public:
    PackMessages(const ActionRegistry& actions, Workspace& workspace, GenerateDomain& generate,
                 widgets::MessageBar& bar, widgets::Canvas& canvas, QObject* parent);

  signals:
    /// The user wants to see what a message is about.
    void cellWanted(mazeloom::grid::Point cell);

  private:
    void showPack();
    /// What the canvas says while there is no level to show.
    void showEmptyText();
    void showOutcome(const generate::Recorded& recorded);

    const ActionRegistry& actions_;
    Workspace& workspace_;
    widgets::MessageBar& bar_;
    widgets::Canvas& canvas_;
    /// The cell that the message's button goes to.
    std::optional<grid::Point> cell_;
};

}  // namespace mazeloom::app
