// SPDX-License-Identifier: MIT
// The frames of an animation: the moment of a film that each frame shows, and its duration.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

#include <QString>
#include <tl/expected.hpp>

namespace mazeloom::widgets {

/// The requested timing of an animation. Missing values are derived from the film.
struct SchedulePlan {
    std::optional<std::int64_t> every;  ///< moments per frame, ≥ 1
    std::optional<int> fps;             ///< frames per second, 1 … kMostFps
    /// Length of the whole animation, including the last frame, which is shown longer. Overrides
    /// `every`.
    std::optional<std::chrono::milliseconds> length;
};

class Film;

class Schedule {
  public:
    static constexpr int kMostFps = 50;
    static constexpr int kMostFrames = 20'000;
    static constexpr int kUsualFps = 25;
    /// Default length of a generation's animation, including the one second of the last frame.
    static constexpr std::chrono::seconds kUsualLength{10};

    /// Returns the schedule for the moments 0 … `last` at `momentsPerSecond`; the first and the
    /// last moment always have frames. A `momentsPerSecond` of 0 means that moments have no time of
    /// their own; by default, such an animation takes at most kUsualLength. The error tells what is
    /// wrong with the plan and what to change.
    static tl::expected<Schedule, QString> of(std::int64_t last, int momentsPerSecond,
                                              const SchedulePlan& plan, bool isRound = false);
    static tl::expected<Schedule, QString> of(const Film& film, const SchedulePlan& plan);

    int frames() const { return frames_; }
    int fps() const { return fps_; }
    std::int64_t momentOf(int frame) const;
    std::chrono::milliseconds durationOf(int frame) const;
    std::chrono::milliseconds length() const { return moving_ + hold_; }

  private:
    std::chrono::milliseconds startOf(int frame) const;

    std::int64_t last_ = 0;
    int frames_ = 1;
    int fps_ = kUsualFps;
    /// The number of moments per frame is the fraction stride_ / strideParts_.
    std::int64_t stride_ = 1;
    std::int64_t strideParts_ = 1;
    std::chrono::milliseconds moving_{0};  ///< time until the last frame
    std::chrono::milliseconds hold_{0};    ///< duration of the last frame
};

}  // namespace mazeloom::widgets
