// SPDX-License-Identifier: MIT
#include "core/analyse/atlas/ticks.h"

#include <algorithm>

namespace mazeloom::analyse {

Wide roundUp(Wide least) {
    Wide round = 1;
    while (round < least)
        round = nextRound(round);
    return round;
}

Wide nextRound(Wide round) {
    Wide first = round;
    while (first % 10 == 0)
        first /= 10;
    return first == 2 ? round / 2 * 5 : round * 2;
}

Wide multipleAtOrBelow(Wide value, Wide step) {
    const Wide over = value % step;
    return value - (over < 0 ? over + step : over);
}

std::vector<std::int64_t> ticks(std::int64_t first, std::int64_t last, std::size_t most) {
    most = std::max<std::size_t>(most, 2);
    const Wide distance = static_cast<Wide>(last) - first;
    for (Wide step = roundUp(distance / static_cast<Wide>(most + 1));; step = nextRound(step)) {
        const Wide end = multipleAtOrBelow(last, step);
        const Wide begin = -multipleAtOrBelow(-static_cast<Wide>(first), step);
        if ((end - begin) / step + 1 > static_cast<Wide>(most)) continue;
        std::vector<std::int64_t> made;
        for (Wide tick = begin; tick <= end; tick += step)
            made.push_back(static_cast<std::int64_t>(tick));
        return made;
    }
}

}  // namespace mazeloom::analyse
