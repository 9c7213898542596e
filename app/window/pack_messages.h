// SPDX-License-Identifier: MIT
// Messages above the canvas about the current pack: the files that could not be opened, and the
// problems of generation.
#pragma once

#include <optional>

#include <QObject>
#include <QString>

#include "core/check/findings/finding.h"

namespace mazeloom::generate {
struct Recorded;
}

namespace mazeloom::widgets {
class Canvas;
class FixOffer;
class MessageBar;
class ProblemsPanel;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class ActionRegistry;
class GenerateDomain;
class Workspace;

class PackMessages : public QObject {
    Q_OBJECT

  public:
    PackMessages(const ActionRegistry& actions, Workspace& workspace, GenerateDomain& generate,
                 const widgets::ProblemsPanel& problems, widgets::MessageBar& bar,
                 widgets::Canvas& canvas, QObject* parent);

  signals:
    /// The user wants to see the cell that a message is about.
    void cellWanted(mazeloom::grid::Point cell);

  private:
    void showPack();
    /// Sets the text that the canvas shows if there is no level.
    void showEmptyText();
    void showOutcome(const generate::Recorded& recorded);
    /// Shows the problem with its fix. As soon as the list of problems contains the problem, the
    /// text is taken from the list.
    void showProblem();

    const ActionRegistry& actions_;
    Workspace& workspace_;
    const widgets::ProblemsPanel& problems_;
    widgets::MessageBar& bar_;
    widgets::Canvas& canvas_;
    widgets::FixOffer* offer_;
    /// The problem of the last generation. `told_` is the text of the message about it.
    std::optional<check::Finding> problem_;
    QString told_;
};

}  // namespace mazeloom::app
