// SPDX-License-Identifier: MIT
// The tour of the window: its seven stops, and how each detects that its task was done.
#pragma once

#include <memory>

#include <QObject>

class QAction;
class QWidget;

namespace mazeloom::widgets {
class PackDocument;
class Player;
class ProvenancePanel;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class ActionRegistry;
class PlayDomain;
class Tour;
class Workspace;

class TourDomain : public QObject {
    Q_OBJECT

  public:
    /// The parts of the window that it watches.
    struct Sources {
        Workspace& workspace;
        widgets::Player& player;
        widgets::ProvenancePanel& cell;
        PlayDomain& play;
    };

    TourDomain(ActionRegistry& actions, const Sources& sources, QWidget& window);
    ~TourDomain() override;

    Tour& tour() { return *tour_; }
    /// Whether the tour was accepted or declined, so that it is not offered again.
    static bool isKnown();
    static void setKnown();

  private:
    void begin();
    void letHidePanels(bool may);
    void watch(widgets::PackDocument* document);

    ActionRegistry& actions_;
    Sources sources_;
    QWidget& window_;
    std::unique_ptr<Tour> tour_;
    QAction* action_;
    bool isFresh_ = false;  ///< whether the timeline's initial position was not set by the user
};

}  // namespace mazeloom::app
