// SPDX-License-Identifier: MIT
// The tour of the window: its seven stops, and the events that complete the task of each stop.
#pragma once

#include <memory>

#include <QObject>

class QAction;
class QWidget;

namespace mazeloom::widgets {
class PackDocument;
class Player;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class ActionRegistry;
class PlayDomain;
class Tour;
class Workspace;
struct WindowParts;

class TourDomain : public QObject {
    Q_OBJECT

  public:
    TourDomain(const WindowParts& parts, PlayDomain& play);
    ~TourDomain() override;

    Tour& tour() { return *tour_; }
    /// Whether the user has accepted or declined the tour. If so, the tour is not offered again.
    static bool isKnown();
    static void setKnown();

  private:
    void begin();
    void letHidePanels(bool may);
    void watch(widgets::PackDocument* document);

    ActionRegistry& actions_;
    Workspace& workspace_;
    widgets::Player& player_;
    QWidget& window_;
    std::unique_ptr<Tour> tour_;
    QAction* action_;
    bool isFresh_ = false;  ///< whether a new timeline, not the user, changes the position next
};

}  // namespace mazeloom::app
