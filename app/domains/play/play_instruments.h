// SPDX-License-Identifier: MIT
// The designer's instruments in a playtest: actions, and the bar over each game.
#pragma once

#include <QList>
#include <QObject>

class QAction;
class QHBoxLayout;
class QWidget;

namespace mazeloom::widgets {
class DescentPage;
class ElidedLabel;
class GamePage;
class TemplePage;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class ActionRegistry;

class PlayInstruments : public QObject {
    Q_OBJECT

  public:
    /// The instruments that stop time apply to `temple`, the others to the game that is played.
    PlayInstruments(ActionRegistry& actions, widgets::TemplePage& temple,
                    widgets::DescentPage& descent, QObject* parent);

    /// Returns the instruments that all games have.
    const QList<QAction*>& common() const { return common_; }
    /// Create the bars, which begin with `play` and end with `fullScreen`; the caller owns them.
    QWidget* newTempleBar(QAction* play, QAction* fullScreen);
    QWidget* newDescentBar(QAction* play, QAction* fullScreen);

    /// Gives the common instruments the names that the game of `page` uses.
    void setTextsFor(const widgets::GamePage& page);
    void setPlaying(bool isPlaying, bool isTemple);
    /// Sets what the bars show while an attempt is watched: who plays.
    void setWatched(const QString& who);

  signals:
    /// The user wants the same attempt again.
    void againWanted();
    void xRayToggled(bool on);

  private:
    void addSpeeds();
    void addTempleInstruments();
    void addSpeedTo(QHBoxLayout& row, widgets::GamePage& page);
    /// Puts a line below the instruments that says who plays while the page shows a loaded attempt.
    QWidget* withWatchedLine(QWidget* instruments, widgets::GamePage& page);
    widgets::GamePage& played() const;
    void update();

    ActionRegistry& actions_;
    widgets::TemplePage& temple_;
    widgets::DescentPage& descent_;
    const widgets::GamePage* named_ = nullptr;  ///< the game that named the common instruments
    QAction* again_;
    QAction* xRay_;
    QAction* pause_;
    QAction* tick_;
    QAction* invulnerable_;
    QAction* hint_;
    QAction* slower_;
    QAction* faster_;
    QAction* takeOver_;
    QList<widgets::ElidedLabel*> watched_;  ///< in each bar: who plays
    bool isPlaying_ = false;
    QList<QAction*> common_;
    QList<QAction*> temples_;  ///< instruments for temples only
};

}  // namespace mazeloom::app
