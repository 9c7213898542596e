// SPDX-License-Identifier: MIT
#include "widgets/exchange/films/write_animation.h"

#include "widgets/exchange/pictures/level_painter.h"

namespace mazeloom::widgets {

tl::expected<bool, QString> writeAnimation(Film& film, const Schedule& schedule,
                                           const AnimationFormat& format, const QString& place,
                                           const AnimationProgress& progress) {
    const QSize size = film.size();
    auto writer =
        format.start(place, {size.width(), size.height(), schedule.frames(), schedule.fps()});
    if (!writer) return tl::unexpected(writer.error());
    int frame = 0;
    bool isGivenUp = false;
    const auto isStopAsked = [&] {
        isGivenUp = isGivenUp || (progress && !progress(frame, schedule.frames()));
        return isGivenUp;
    };
    (*writer)->stopWhen(isStopAsked);
    for (; frame < schedule.frames(); ++frame) {
        if (isStopAsked()) return false;
        const QImage& picture = film.draw(schedule.momentOf(frame));
        const auto added = (*writer)->add(pixelsOf(picture), schedule.durationOf(frame));
        if (isGivenUp) return false;
        if (!added) return tl::unexpected(added.error());
    }
    // finish() can call isStopAsked(), which reports `frame` as the number of frames written. While
    // finish() runs, the last frame counts as unwritten.
    frame = schedule.frames() - 1;
    const auto finished = (*writer)->finish();
    if (isGivenUp && !finished) return false;
    if (!finished) return tl::unexpected(finished.error());
    return true;
}

}  // namespace mazeloom::widgets
