// SPDX-License-Identifier: MIT
#include "widgets/exchange/films/schedule.h"

#include <algorithm>

#include "widgets/exchange/films/film.h"

namespace mazeloom::widgets {

using std::chrono::milliseconds;

namespace {

/// Duration of the last frame, before the animation begins again, unless the film loops.
constexpr milliseconds kHold{1000};

constexpr std::int64_t ceilOf(std::int64_t a, std::int64_t b) {
    return (a + b - 1) / b;
}

}  // namespace

tl::expected<Schedule, QString> Schedule::of(std::int64_t last, int momentsPerSecond,
                                             const SchedulePlan& plan, bool isRound) {
    Schedule made;
    made.last_ = last;
    made.fps_ =
        plan.fps.value_or(momentsPerSecond > 0 ? std::min(momentsPerSecond, kUsualFps) : kUsualFps);
    std::optional<milliseconds> length = plan.length;
    const milliseconds hold = isRound ? milliseconds(1000 / made.fps_) : kHold;
    const bool isTimeless = momentsPerSecond <= 0;
    if (!length && !plan.every && isTimeless) {
        const milliseconds wanted = kUsualLength;
        // Use the default length only if there are more moments than frames in that time. Otherwise
        // each moment has a frame, and the animation is shorter.
        if (ceilOf(last * 1000, made.fps_) > (wanted - hold).count()) length = wanted;
    }
    std::int64_t frames = 1;
    if (length) {
        made.hold_ = std::min(hold, *length / 4);
        made.moving_ = *length - made.hold_;
        frames = std::clamp<std::int64_t>(made.moving_.count() * made.fps_ / 1000 + 1, 2,
                                          std::max<std::int64_t>(last + 1, 2));
        made.stride_ = last;
        made.strideParts_ = frames - 1;
        if (last == 0) frames = 1;
    } else {
        if (plan.every || isTimeless) {
            made.stride_ = plan.every.value_or(1);
        } else {
            made.stride_ = momentsPerSecond;
            made.strideParts_ = made.fps_;
        }
        frames = ceilOf(last * made.strideParts_, made.stride_) + 1;
        made.hold_ = hold;
        made.moving_ = milliseconds((frames - 1) * 1000 / made.fps_);
    }
    if (frames > kMostFrames) {
        return tl::unexpected(
            FilmText::tr("%1 frames are too many, at most %2 are possible: show more steps per "
                         "frame or fewer frames per second, or set the duration")
                .arg(frames)
                .arg(kMostFrames));
    }
    made.frames_ = static_cast<int>(frames);
    return made;
}

tl::expected<Schedule, QString> Schedule::of(const Film& film, const SchedulePlan& plan) {
    return of(film.lastMoment(), film.momentsPerSecond(), plan, film.isRound());
}

std::int64_t Schedule::momentOf(int frame) const {
    if (frame >= frames_ - 1) return last_;
    return std::min(last_, frame * stride_ / strideParts_);
}

milliseconds Schedule::startOf(int frame) const {
    if (frame == 0) return milliseconds(0);
    const std::int64_t steps = frames_ - 1;
    return milliseconds((2 * moving_.count() * frame + steps) / (2 * steps));
}

milliseconds Schedule::durationOf(int frame) const {
    if (frame == frames_ - 1) return length() - startOf(frame);
    return startOf(frame + 1) - startOf(frame);
}

}  // namespace mazeloom::widgets
