// SPDX-License-Identifier: MIT
// What is said above the canvas of the pack that is shown: what of it could not be opened, and what
// its generation could not do.
#pragma once

#include <optional>

#include <QObject>
#include <QString>

#include "core/check/rule/finding.h"

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
    /// The user wants to see what a message is about.
    void cellWanted(mazeloom::grid::Point cell);

  private:
    void showPack();
    /// What the canvas says while there is no level to show.
    void showEmptyText();
    void showOutcome(const generate::Recorded& recorded);
    /// What the generation told of: as the list of problems says it, which can mend it, as soon as
    /// that knows of it.
    void showProblem();

    const ActionRegistry& actions_;
    Workspace& workspace_;
    const widgets::ProblemsPanel& problems_;
    widgets::MessageBar& bar_;
    widgets::Canvas& canvas_;
    widgets::FixOffer* offer_;
    /// What the last generation told of, and the message that says it.
    std::optional<check::Finding> problem_;
    QString told_;
};

}  // namespace mazeloom::app
