// SPDX-License-Identifier: MIT
#include "widgets/theme/stage_colours.h"

#include <algorithm>
#include <array>

namespace mazeloom::widgets {

namespace {

struct Entry {
    std::string_view stage;
    QRgb dark;
    QRgb light;
};

// Found by search: within each recipe the smallest distance in OKLab, as seen by normal, protan,
// deutan and tritan eyes, is as large as it gets near the hue that each stage asks for (gold coins,
// an orange maze, blue rooms).
constexpr std::array<Entry, 23> kStages{{
    {"shape", 0xffd9eefb, 0xff4f5a77},
    {"handcrafted-rooms", 0xffb452b5, 0xffbb6f92},
    {"rooms", 0xff02cefd, 0xff116ec4},
    {"maze", 0xffde960b, 0xff965506},
    {"doors", 0xff8d731c, 0xff7f8d09},
    {"dead-ends", 0xffef5777, 0xff730a2f},
    {"unite", 0xffb7fce7, 0xff1e6355},
    {"furnish", 0xff5581fb, 0xff391a9b},
    {"corridors", 0xffcc7007, 0xffb5742a},
    {"hidden-maze", 0xff795cdd, 0xff371d98},
    {"reach", 0xff1d9fa7, 0xff1a9599},
    {"bugs", 0xff038423, 0xff2c8f00},
    {"lasers", 0xfff55491, 0xffa0274d},
    {"hearts", 0xffc114b1, 0xff6d0762},
    {"supplies", 0xffbab606, 0xff650301},
    {"water", 0xff54a9f8, 0xff4567fb},
    {"traps", 0xfffeb39e, 0xffd36363},
    {"coins", 0xfffde82a, 0xff624404},
    {"stairs", 0xffd9f94d, 0xff3f0a0b},
    {"boss", 0xffc32e72, 0xff211244},
    {"fountains", 0xff86c5b5, 0xff5c7bfd},
    {"monsters", 0xff87e484, 0xff0c425e},
    {"items", 0xffce7ac2, 0xff2217fd},
}};
constexpr Entry kUnknown{"", 0xff9aa3b0, 0xff6b7480};

}  // namespace

QColor stageColour(std::string_view stageId, bool dark) {
    const auto found = std::ranges::find(kStages, stageId, &Entry::stage);
    const Entry& entry = found == kStages.end() ? kUnknown : *found;
    return QColor(dark ? entry.dark : entry.light);
}

}  // namespace mazeloom::widgets
