// SPDX-License-Identifier: MIT
#include "widgets/timeline/usual_speed.h"

#include <algorithm>

namespace mazeloom::widgets {

namespace {

constexpr trace::StepIndex kUsualSeconds = 10;
constexpr trace::StepIndex kMostSeconds = 60;
/// In steps per second; at a lower speed, playing would look as if it had stopped.
constexpr trace::StepIndex kSlowestUsual = 2;
/// In steps per second; at a higher speed, single steps cannot be told apart.
constexpr trace::StepIndex kFollowed = 30;

trace::StepIndex toTwoDigits(trace::StepIndex number) {
    trace::StepIndex unit = 1;
    while (number / unit >= 100)
        unit *= 10;
    return (number + unit / 2) / unit * unit;
}

}  // namespace

int usualSpeed(trace::StepIndex steps) {
    const trace::StepIndex followed =
        std::clamp((steps + kUsualSeconds / 2) / kUsualSeconds, kSlowestUsual, kFollowed);
    return static_cast<int>(toTwoDigits(std::max(followed, steps / kMostSeconds)));
}

}  // namespace mazeloom::widgets
