// SPDX-License-Identifier: MIT
// Links to a step of a generation: copied, and followed.
#pragma once

#include <optional>

#include <QObject>
#include <QString>

#include "app/links/link.h"

class QAction;

namespace mazeloom::widgets {
class Player;
}

namespace mazeloom::app {

class ActionRegistry;
class GenerateDomain;
class Workspace;

class LinkDomain : public QObject {
    Q_OBJECT

  public:
    LinkDomain(ActionRegistry& actions, Workspace& workspace, GenerateDomain& generate,
               widgets::Player& player, QObject* parent = nullptr);

    /// Opens the pack, and shows the level, seed and step that the link says.
    void follow(const Link& link);
    /// To what is shown; nothing for rooms and packs that others cannot open.
    std::optional<Link> linkToHere() const;

  signals:
    /// A word for the user: what was copied, or what of a link is not there.
    void told(const QString& text);

  private:
    void copy();
    /// Goes to the link's step, once its level is there.
    void arrive();
    void update();

    Workspace& workspace_;
    GenerateDomain& generate_;
    widgets::Player& player_;
    /// That is being followed: its level is still being made.
    std::optional<Link> followed_;
    QAction* copy_;
};

}  // namespace mazeloom::app
