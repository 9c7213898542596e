// SPDX-License-Identifier: MIT
// Plays a timeline: holds its position, whether it runs, its speed and its break points.
//
// Everything that shows a generation (canvas, scrub bar, explanation, step list) watches one
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

/// The source of a timeline's last map; it also explains why a timeline has no steps.
enum class MadeBy : std::uint8_t {
    Recipe,
    FailedRecipe,  ///< the map at the point of failure
    Sketch,        ///< the recipe; its steps are not recorded yet
    Hand           ///< a room, drawn by hand
};

class Player : public QObject {
    Q_OBJECT

  public:
    static constexpr double kSlowest = 1;          ///< steps a second
    static constexpr double kFastest = 1'000'000;  ///< steps a second

    explicit Player(QObject* parent = nullptr);
    ~Player() override;

    /// Null until the first generation.
    const trace::Timeline* timeline() const { return timeline_.get(); }

    /// Shows another generation. With `keepPlace`, the position stays at the same stage and the
    /// same fraction of it; otherwise it goes to the end, the finished level.
    void setTimeline(std::unique_ptr<trace::Timeline> timeline, bool keepPlace,
                     MadeBy madeBy = MadeBy::Recipe);
    MadeBy madeBy() const { return madeBy_; }
    void clear();
    /// Shows the present cells in a level of another size, without steps, until that level is
    /// generated. `to` is the new size, in coordinates of the old level.
    void grow(const grid::Rect& to);
    /// The new size; set only while timelineChanged() announces grow().
    std::optional<grid::Rect> growth() const { return growth_; }

    /// Number of steps applied: 0 … count().
    trace::StepIndex position() const { return position_; }
    trace::StepIndex count() const;
    /// The last step applied, whose cells are the head; nullopt at the start.
    std::optional<trace::StepIndex> currentStep() const;
    /// The position that the canvas shows: the preview if there is one, else position().
    trace::StepIndex shownPosition() const { return preview_.value_or(position_); }
    std::optional<trace::StepIndex> shownStep() const;

    bool isPlaying() const { return timer_.isActive(); }
    /// Steps a second, kSlowest … kFastest; the level's usual speed until the user chooses.
    double speed() const { return speed_; }
    const BreakPoints& breakPoints() const { return breakPoints_; }
    void setBreakPoints(BreakPoints breakPoints);
    /// The step at which a break point paused last; nullopt once playing has gone on.
    std::optional<trace::StepIndex> lastHit() const { return lastHit_; }

    /// Advances by one frame while playing: applies the steps that are due after `elapsed` at this
    /// speed, all at once, up to the first break point or the end, and pauses there. Does nothing
    /// while paused.
    void advance(std::chrono::duration<double> elapsed);

  public slots:
    void seek(mazeloom::trace::StepIndex position);
    void first();
    void back();
    void forward();
    void last();
    /// Goes to the start of this stage; if already there, to the start of the one before.
    void previousStage();
    /// Goes to the end of this stage; if already there, to the end of the next.
    void nextStage();
    void play();
    void pause();
    void togglePlaying();
    /// Sets the speed for this and all later levels.
    void setSpeed(double stepsPerSecond);
    /// Shows another position on the canvas without going there; nullopt ends the preview.
    void preview(std::optional<mazeloom::trace::StepIndex> position);

  signals:
    /// The timeline was replaced or removed.
    void timelineChanged();
    void positionChanged(mazeloom::trace::StepIndex position);
    /// The shown position changed: by playing, seeking or previewing. `region` holds all cells that
    /// differ from the ones shown before (it may be empty: a backtrack changes none).
    void shownChanged(const mazeloom::trace::ChangedRegion& region);
    void playingChanged(bool playing);
    void speedChanged(double stepsPerSecond);
    /// The user chose another speed, by setSpeed(); follows speedChanged().
    void speedChosen(double stepsPerSecond);
    void breakPointsChanged();
    /// Playing paused at a break point, which `step` hit.
    void breakPointHit(mazeloom::trace::StepIndex step);

  private:
    void moveTo(trace::StepIndex position);
    void show();
    void takeSpeed(double speed);

    std::unique_ptr<trace::Timeline> timeline_;
    MadeBy madeBy_ = MadeBy::Recipe;
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
