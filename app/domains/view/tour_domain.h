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
    /// Whether the tour was accepted or declined, so that it is not offered again.
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
    bool isFresh_ = false;  ///< whether the timeline's initial position was not set by the user
};

}  // namespace mazeloom::app
