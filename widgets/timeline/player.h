// SPDX-License-Identifier: MIT
// Plays a timeline. Holds the position, whether it is playing, the speed and the break points.
//
// All widgets that show a generation (canvas, scrub bar, explanation, step list) watch the same
// player.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include "core/trace/timeline.h"
#include "widgets/timeline/break_point_watch.h"
#include "widgets/timeline/break_points.h"

namespace mazeloom::widgets {

/// The origin of a timeline's last map. It also tells why a timeline has no steps.
enum class MadeBy : std::uint8_t {
    Recipe,
    FailedRecipe,  ///< a recipe that failed; the map has the state at the failure
    Sketch,        ///< a recipe whose steps are not recorded yet
    Cancelled,     ///< the user, who painted the level and cancelled its generation
    Hand           ///< the user, who drew the map of a room
};

class Player : public QObject {
    Q_OBJECT

  public:
    static constexpr double kSlowest = 1;          ///< in steps per second
    static constexpr double kFastest = 1'000'000;  ///< in steps per second

    explicit Player(QObject* parent = nullptr);
    ~Player() override;

    /// Returns the timeline; null before the first generation.
    const trace::Timeline* timeline() const { return timeline_.get(); }

    /// Shows another generation. With `keepPlace`, the position stays at the same fraction of the
    /// same stage; otherwise the position is set to the end, which is the finished level.
    void setTimeline(std::unique_ptr<trace::Timeline> timeline, bool keepPlace,
                     MadeBy madeBy = MadeBy::Recipe);
    MadeBy madeBy() const { return madeBy_; }
    void clear();
    /// Whether another level or room than the shown one is being generated, and will be shown as
    /// soon as it is finished. There may be no shown one.
    bool isAwaiting() const { return isAwaiting_; }
    void setAwaiting(bool awaits);
    /// Resizes the level: shows the present cells, without steps, until the level is generated in
    /// its new size. `to` is the new level's rectangle in the coordinates of the old level.
    void grow(const grid::Rect& to);
    /// Returns the rectangle that was given to grow(), but only while grow() emits
    /// timelineChanged(); otherwise nullopt.
    std::optional<grid::Rect> growth() const { return growth_; }

    /// Returns the number of steps that are applied: 0 … count().
    trace::StepIndex position() const { return position_; }
    trace::StepIndex count() const;
    /// Returns the step that was applied last; nullopt at the start. Its cells are drawn as the
    /// head.
    std::optional<trace::StepIndex> currentStep() const;
    /// Returns the position that the canvas shows: the preview if there is one, else position().
    trace::StepIndex shownPosition() const { return preview_.value_or(position_); }
    std::optional<trace::StepIndex> shownStep() const;

    bool isPlaying() const { return timer_.isActive(); }
    /// Returns the speed in steps per second, kSlowest … kFastest. It is the level's default speed
    /// (usualSpeed()) until the user chooses one.
    double speed() const { return speed_; }
    const BreakPoints& breakPoints() const { return breakPoints_; }
    void setBreakPoints(BreakPoints breakPoints);
    /// Returns the step at which playing was last paused by a break point; nullopt once playing
    /// continues.
    std::optional<trace::StepIndex> lastHit() const { return lastHit_; }

    /// Advances by one frame while playing. Applies all steps that are due after the time
    /// `elapsed`, but only up to the first break point or the end, where it pauses. Does nothing
    /// while paused.
    void advance(std::chrono::duration<double> elapsed);

  public slots:
    void seek(mazeloom::trace::StepIndex position);
    void first();
    void back();
    void forward();
    void last();
    /// Goes to the start of the current stage, or if the position is there already, to the start of
    /// the previous stage.
    void previousStage();
    /// Goes to the end of the current stage, or if the position is there already, to the end of the
    /// next stage.
    void nextStage();
    void play();
    void pause();
    void togglePlaying();
    /// Sets the user's speed, for this and all later levels.
    void setSpeed(double stepsPerSecond);
    /// Shows another position on the canvas without changing position(); nullopt ends the preview.
    void preview(std::optional<mazeloom::trace::StepIndex> position);

  signals:
    /// The timeline was replaced or removed.
    void timelineChanged();
    /// isAwaiting() changed. When the awaited generation is shown, only timelineChanged() is
    /// emitted.
    void awaitingChanged();
    void positionChanged(mazeloom::trace::StepIndex position);
    /// The shown position changed by playing, seeking or previewing. `region` contains all cells
    /// that differ from those shown before; it may be empty, because some steps, such as a
    /// backtrack, change no cells.
    void shownChanged(const mazeloom::trace::ChangedRegion& region);
    void playingChanged(bool playing);
    void speedChanged(double stepsPerSecond);
    /// The user chose a speed, by setSpeed(). Emitted after speedChanged().
    void speedChosen(double stepsPerSecond);
    void breakPointsChanged();
    /// Playing paused because `step` hit a break point.
    void breakPointHit(mazeloom::trace::StepIndex step);

  private:
    void moveTo(trace::StepIndex position);
    void show();
    void takeSpeed(double speed);

    std::unique_ptr<trace::Timeline> timeline_;
    MadeBy madeBy_ = MadeBy::Recipe;
    bool isAwaiting_ = false;
    trace::StepIndex position_ = 0;
    std::optional<trace::StepIndex> preview_;
    std::optional<grid::Rect> growth_;
    double speed_ = 20;
    bool isSpeedChosen_ = false;
    double owed_ = 0;  ///< fraction of a step left over from the last frame
    QTimer timer_;
    QElapsedTimer clock_;
    BreakPoints breakPoints_;
    BreakPointWatch watch_;
    std::optional<trace::StepIndex> lastHit_;
};

}  // namespace mazeloom::widgets
