// SPDX-License-Identifier: MIT
// Plays a timeline: where it stands, whether it runs, how fast, and where it pauses by itself.
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

/// Who made what a timeline ends with: of one without steps it says why there are none.
enum class MadeBy : std::uint8_t {
    Recipe,
    FailedRecipe,  ///< up to where it failed
    Sketch,        ///< the recipe, whose steps are not recorded yet
    Hand           ///< a room
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

    /// Shows another generation. With `keepPlace`, stands at the same stage and the same fraction
    /// of it as before; otherwise at the end, where the finished level is.
    void setTimeline(std::unique_ptr<trace::Timeline> timeline, bool keepPlace,
                     MadeBy madeBy = MadeBy::Recipe);
    MadeBy madeBy() const { return madeBy_; }
    void clear();
    /// Shows what is shown now in a level of another size, as cells without steps, until that level
    /// is generated. `to` is the new size's cells, in coordinates of the old.
    void grow(const grid::Rect& to);
    /// While timelineChanged() tells of grow(): its cells.
    std::optional<grid::Rect> growth() const { return growth_; }

    /// Steps applied: 0 … count().
    trace::StepIndex position() const { return position_; }
    trace::StepIndex count() const;
    /// The step that was made last, whose cells are the head; nothing at the start.
    std::optional<trace::StepIndex> currentStep() const;
    /// What the canvas shows: the preview if there is one, else position().
    trace::StepIndex shownPosition() const { return preview_.value_or(position_); }
    std::optional<trace::StepIndex> shownStep() const;

    bool isPlaying() const { return timer_.isActive(); }
    /// Steps a second, kSlowest … kFastest. As is usual for the level until it is chosen.
    double speed() const { return speed_; }
    const BreakPoints& breakPoints() const { return breakPoints_; }
    void setBreakPoints(BreakPoints breakPoints);
    /// The step at which a break point paused last; nothing once playing has gone on.
    std::optional<trace::StepIndex> lastHit() const { return lastHit_; }

    /// What a frame does while playing: makes the steps that `elapsed` is worth at this speed, all
    /// at once, up to the first break point or the end, where it pauses. Does nothing while paused.
    void advance(std::chrono::duration<double> elapsed);

  public slots:
    void seek(mazeloom::trace::StepIndex position);
    void first();
    void back();
    void forward();
    void last();
    /// To the start of this stage, or of the one before when already there.
    void previousStage();
    /// To the end of this stage, or of the next when already there.
    void nextStage();
    void play();
    void pause();
    void togglePlaying();
    /// Chooses the speed, for all levels to come.
    void setSpeed(double stepsPerSecond);
    /// Shows another moment on the canvas without going there; nothing ends it.
    void preview(std::optional<mazeloom::trace::StepIndex> position);

  signals:
    /// Another timeline, or none.
    void timelineChanged();
    void positionChanged(mazeloom::trace::StepIndex position);
    /// The shown moment changed: by playing, seeking or previewing. `region` holds all cells that
    /// differ from what was shown before (it may be empty: a backtrack changes none).
    void shownChanged(const mazeloom::trace::ChangedRegion& region);
    void playingChanged(bool playing);
    void speedChanged(double stepsPerSecond);
    /// After speedChanged(), if it is another: by setSpeed().
    void speedChosen(double stepsPerSecond);
    void breakPointsChanged();
    /// Playing paused at a break point; `step` is the one that hit it.
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
    double owed_ = 0;  ///< fraction of a step that the last frame left
    QTimer timer_;
    QElapsedTimer clock_;
    BreakPoints breakPoints_;
    BreakPointWatch watch_;
    std::optional<trace::StepIndex> lastHit_;
};

}  // namespace mazeloom::widgets
