// SPDX-License-Identifier: MIT
// The timeline along the window's bottom. Buttons, scrub bar, position and speed are in one row; in
// the tall form, the scrub bar has a row of its own. The lanes of the chosen properties are below
// the scrub bar.
#pragma once

#include <QStringList>
#include <QTimer>
#include <QWidget>

#include "core/generate/generate.h"
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

/// The actions of the panel's buttons. The caller owns them, and provides their handlers and
/// shortcuts. A null action has no button.
struct TimelineActions {
    QAction* first = nullptr;
    QAction* previousStage = nullptr;
    QAction* back = nullptr;
    QAction* play = nullptr;
    QAction* forward = nullptr;
    QAction* nextStage = nullptr;
    QAction* last = nullptr;
    QAction* tall = nullptr;  ///< checkable; the panel has its tall form while this is on
};

class TimelinePanel : public QWidget {
    Q_OBJECT

  public:
    /// Height of the panel if it has only one row, in pixels.
    static constexpr int kRow = 40;

    explicit TimelinePanel(Player& player, QWidget* parent = nullptr);

    void setActions(const TimelineActions& actions);
    bool isTall() const { return isTall_; }
    void setTall(bool tall);
    PropertyLane& lane() { return *lane_; }
    /// Sets the ids of the properties that have a lane; ignores unknown ids.
    void setProperties(const QStringList& ids);
    /// Reports how far a running generation is. After a short delay, progress and a cancel button
    /// replace the speed. The tool tip of the progress tells the bound of a stage that has one.
    void setBusy(const generate::Advance& advance);
    /// Reports that the generation has ended, successfully or not.
    void setIdle();

  signals:
    void cancelRequested();
    /// The user changed the choice of properties in the menu; `ids` has the ids of all chosen ones.
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
    QToolButton* chooser_;  ///< opens the menu of the properties that have a lane
    QWidget* buttons_;
    QWidget* fold_;  ///< holds the button for the tall form
    QWidget* place_ = nullptr;
    QWidget* end_;  ///< holds the speed, or progress in its place
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
