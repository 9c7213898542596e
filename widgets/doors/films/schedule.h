// SPDX-License-Identifier: MIT
// Which moments of something an animation shows, and how long each stands.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

#include <QString>
#include <tl/expected.hpp>

namespace mazeloom::widgets {

/// What is wished for; what is not said follows from what is shown.
struct SchedulePlan {
    std::optional<std::int64_t> every;  ///< so many moments from one frame to the next, ≥ 1
    std::optional<int> fps;             ///< frames a second, 1 … kMostFps
    /// The whole animation, the last frame's longer stay too; decides over `every`.
    std::optional<std::chrono::milliseconds> length;
};

class Film;

class Schedule {
  public:
    static constexpr int kMostFps = 50;
    static constexpr int kMostFrames = 20'000;
    static constexpr int kUsualFps = 25;
    /// How long a generation takes where nobody says: the last frame stands a second of it.
    static constexpr std::chrono::seconds kUsualLength{10};

    /// Of the moments 0 … `last`, of which so many pass in a second; 0: they have no time of their
    /// own, and are shown in kUsualLength. The first and the last are always among the frames. What
    /// is wrong with the wish, or what would be too much, is said with what to change.
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
    /// Moments from one frame to the next, as a fraction.
    std::int64_t stride_ = 1;
    std::int64_t strideParts_ = 1;
    std::chrono::milliseconds moving_{0};  ///< until the last frame begins
    std::chrono::milliseconds hold_{0};    ///< the last frame's
};

}  // namespace mazeloom::widgets
