// SPDX-License-Identifier: MIT
// The timeline along the window's bottom: buttons, scrub bar, place and speed in one row; in the
// tall form the scrub bar has a row of its own. Below the scrub bar lie the lanes of the properties
// that are chosen.
#pragma once

#include <QStringList>
#include <QTimer>
#include <QWidget>

#include "widgets/timeline/player.h"

class QAction;
class QGridLayout;
class QLabel;
class QProgressBar;
class QStackedLayout;
class QToolButton;

namespace mazeloom::widgets {

class PropertyLane;
class ScrubBar;
class SpeedSlider;
class StepEdit;

/// The actions that the panel offers as buttons. They belong to whoever gives them and do their own
/// work, with their own shortcuts; those that are null get no button.
struct TimelineActions {
    QAction* first = nullptr;
    QAction* previousStage = nullptr;
    QAction* back = nullptr;
    QAction* play = nullptr;
    QAction* forward = nullptr;
    QAction* nextStage = nullptr;
    QAction* last = nullptr;
    QAction* tall = nullptr;  ///< checkable: the panel is tall while it is on
};

class TimelinePanel : public QWidget {
    Q_OBJECT

  public:
    /// Of the panel in one row, in pixels.
    static constexpr int kRow = 40;

    explicit TimelinePanel(Player& player, QWidget* parent = nullptr);

    void setActions(const TimelineActions& actions);
    bool isTall() const { return isTall_; }
    void setTall(bool tall);
    PropertyLane& lane() { return *lane_; }
    /// Properties by their ids; those that are not known are left out.
    void setProperties(const QStringList& ids);
    /// A generation is under way, `stage` (from 0) of `count` stages. Progress and a cancel button
    /// appear in the speed's place when it takes longer than a moment.
    void setBusy(int stage, int count);
    /// It has ended, one way or another.
    void setIdle();

  signals:
    void cancelRequested();
    /// Of the menu: the ids of all that are chosen now.
    void propertiesChosen(const QStringList& ids);

  private:
    QWidget* makePlace();
    QWidget* makeSpeed();
    QWidget* makeBusy();
    QToolButton* makeChooser();
    void takeChoice();
    void arrange();
    void updateCount();
    void updateSpeed();

    Player& player_;
    ScrubBar* scrub_;
    PropertyLane* lane_;
    QToolButton* chooser_;  ///< of the properties that have a lane
    QWidget* buttons_;
    QWidget* fold_;  ///< holds the button of the tall form
    QWidget* place_ = nullptr;
    QWidget* end_;  ///< the speed, or progress in its place
    QStackedLayout* ends_;
    StepEdit* step_ = nullptr;
    QLabel* count_ = nullptr;
    SpeedSlider* speed_ = nullptr;
    QLabel* speedText_ = nullptr;
    QWidget* busy_ = nullptr;
    QProgressBar* progress_ = nullptr;
    QGridLayout* grid_;
    bool isTall_ = false;
    QTimer busyDelay_;
};

}  // namespace mazeloom::widgets
