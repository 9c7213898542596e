// SPDX-License-Identifier: MIT
// Links to a step of a generation: copies and follows them.
#pragma once

#include <optional>

#include <QObject>
#include <QString>

#include "app/links/link.h"
#include "core/level/favourites.h"

class QAction;

namespace mazeloom::widgets {
class PackDocument;
class Player;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class ActionRegistry;
class GenerateDomain;
class Workspace;
struct WindowParts;

class LinkDomain : public QObject {
    Q_OBJECT

  public:
    LinkDomain(const WindowParts& parts, GenerateDomain& generate);

    /// Opens the pack, and shows the level, seed and step of the link.
    void follow(const Link& link);
    /// Returns a link to the shown step; nullopt for rooms and for packs that other users cannot
    /// open.
    std::optional<Link> linkToHere() const;

  signals:
    /// Tells the user what was copied, or which part of a link does not exist.
    void told(const QString& text);

  private:
    void copy();
    /// Whether linkToHere() returns a link.
    bool canLink() const;
    /// Returns the mark of the shown map of the current level; nullopt while there is none.
    std::optional<level::MapMark> markOfShown(const widgets::PackDocument& document,
                                              const QString& level) const;
    /// Tells the user if the seed gave another map where the link was made.
    void tellChange(const widgets::PackDocument& document, const Link& link);
    /// Goes to the link's step once its level has been generated.
    void arrive();
    void update();

    Workspace& workspace_;
    GenerateDomain& generate_;
    widgets::Player& player_;
    /// The link that is being followed, while its level is being generated.
    std::optional<Link> followed_;
    QAction* copy_;
};

}  // namespace mazeloom::app
