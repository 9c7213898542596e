// SPDX-License-Identifier: MIT
// The timeline along the window's bottom: scrub bar, buttons, place, speed, progress.
#pragma once

#include <QTimer>
#include <QWidget>

#include "widgets/timeline/player.h"

class QAction;
class QBoxLayout;
class QLabel;
class QProgressBar;

namespace mazeloom::widgets {

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
};

class TimelinePanel : public QWidget {
    Q_OBJECT

  public:
    explicit TimelinePanel(Player& player, QWidget* parent = nullptr);

    void setActions(const TimelineActions& actions);
    /// A generation is under way, `stage` (from 0) of `count` stages. Progress and a cancel button
    /// appear when it takes longer than a moment.
    void setBusy(int stage, int count);
    /// It has ended, one way or another.
    void setIdle();

    QSize minimumSizeHint() const override;

  signals:
    void cancelRequested();

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    QWidget* makePlace();
    QWidget* makeSpeed();
    QWidget* makeBusy();
    void updateCount();
    void updateSpeed();

    Player& player_;
    ScrubBar* scrub_;
    QWidget* buttons_;
    StepEdit* step_ = nullptr;
    QLabel* count_ = nullptr;
    SpeedSlider* speed_ = nullptr;
    QLabel* speedText_ = nullptr;
    QWidget* busy_ = nullptr;
    QProgressBar* progress_ = nullptr;
    QBoxLayout* controls_ = nullptr;
    QTimer busyDelay_;
};

}  // namespace mazeloom::widgets
