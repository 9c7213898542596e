// SPDX-License-Identifier: MIT
// The designer's instruments of a playtest: actions, and the bar over each game.
#pragma once

#include <QList>
#include <QObject>

class QAction;
class QWidget;

namespace mazeloom::widgets {
class GamePage;
class TemplePage;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class ActionRegistry;

class PlayInstruments : public QObject {
    Q_OBJECT

  public:
    /// Those of time work on `temple`, which gets their actions.
    PlayInstruments(ActionRegistry& actions, widgets::TemplePage& temple, QObject* parent);

    /// What all games have.
    const QList<QAction*>& common() const { return common_; }
    /// Bars begin with `play` and end with `fullScreen`; the caller's.
    QWidget* newTempleBar(QAction* play, QAction* fullScreen);
    QWidget* newDescentBar(QAction* play, QAction* fullScreen);

    /// Gives the instruments that all games have the names that this game has for them.
    void setTextsFor(const widgets::GamePage& page);
    void setPlaying(bool isPlaying, bool isTemple);

  signals:
    /// The same attempt once more.
    void againWanted();
    void xRayToggled(bool on);

  private:
    void addTempleInstruments();

    ActionRegistry& actions_;
    widgets::TemplePage& temple_;
    const widgets::GamePage* named_ = nullptr;  ///< the game that named the common instruments
    QAction* again_;
    QAction* xRay_;
    QAction* pause_;
    QAction* tick_;
    QAction* invulnerable_;
    QAction* hint_;
    QAction* slower_;
    QAction* faster_;
    QList<QAction*> common_;
    QList<QAction*> temples_;  ///< of the temple alone
};

}  // namespace mazeloom::app
