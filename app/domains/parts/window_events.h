// SPDX-License-Identifier: MIT
// Requests and news from one part of the window to another. The sender and the receiver do not know
// each other, so that they can be created in any order.
#pragma once

#include <memory>

#include <QObject>
#include <QString>

#include "core/edit/fragment/fragment.h"
#include "core/grid/point.h"
#include "core/level/level.h"
#include "widgets/panels/needs/known_needs.h"

namespace mazeloom::app {

class WindowEvents : public QObject {
    Q_OBJECT

  signals:
    /// All actions exist and all panels are placed: the receivers restore the user's settings.
    void ready();
    /// Tell the user that something succeeded.
    void told(const QString& text);
    /// Bring a cell of the shown level into view, and show which stages made it.
    void cellWanted(mazeloom::grid::Point cell);
    /// Show which stages made a cell.
    void whyWanted(mazeloom::grid::Point cell);
    /// Show the form of a node of the campaign.
    void nodeWanted(const QString& node);
    /// Look for seeds whose level fulfils a wish.
    void seedWanted(const QString& wish);
    /// Other needs of the shown level's mechanics are known, or another level is shown.
    void needsKnown(const mazeloom::widgets::KnownNeeds& known);
    /// Show the shown level beside another version of it.
    void versionWanted(std::shared_ptr<const mazeloom::level::Level> version);
    /// Pick up a fragment, to place it on the level.
    void stampTaken(const mazeloom::edit::Fragment& stamp);
};

}  // namespace mazeloom::app
