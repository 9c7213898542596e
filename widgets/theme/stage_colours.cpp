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

// The colours of all stages: first for dark themes, then for light ones. All have the same
// lightness, L* 72 for dark and 45 for light themes, so that no stage stands out. A search found
// these colours near natural hues (gold coins, blue rooms and water). In CIELAB, stages that follow
// each other in a recipe are at least 25 apart for normal, protan, deutan and tritan vision; any
// two stages of a recipe are at least 14 apart for normal vision. So many colours of one lightness
// cannot all be told apart by everyone, so the stages' names are shown beside the colours.
constexpr std::array<Entry, 37> kStages{{
    {"shape", 0xffd9a955, 0xffd6003b},       {"handcrafted-rooms", 0xffc5b131, 0xff9c5b1c},
    {"rooms", 0xff7ebcb3, 0xff216fa6},       {"maze", 0xffeca05f, 0xff85644a},
    {"doors", 0xff36c1d6, 0xff6d54d8},       {"dead-ends", 0xff8bc11f, 0xffca2d17},
    {"unite", 0xffed9c88, 0xff8f53a1},       {"furnish", 0xffcc9df5, 0xff0d795d},
    {"corridors", 0xfff48aef, 0xffb64356},   {"hidden-maze", 0xffc5a3e2, 0xff7159c4},
    {"reach", 0xff5ac2ab, 0xff337571},       {"bugs", 0xffb7b555, 0xff667031},
    {"lasers", 0xffa2adef, 0xffb12fb1},      {"hearts", 0xfff097a9, 0xffc5296d},
    {"supplies", 0xffa6ba3b, 0xff8b6231},    {"water", 0xff78b6f1, 0xff276bbd},
    {"traps", 0xffd2a890, 0xffa35354},       {"coins", 0xfff59d11, 0xff826808},
    {"stairs", 0xff95be44, 0xff6d6f0a},      {"boss", 0xffdaa2a6, 0xffaa4683},
    {"fountains", 0xff4ebde9, 0xff2966d1},   {"monsters", 0xff90bc82, 0xff5e704d},
    {"items", 0xffe0a736, 0xffbf1da1},       {"scatter", 0xff00cd00, 0xff4150ff},
    {"rules", 0xff00cc72, 0xff007e00},       {"accretion", 0xff00cc96, 0xffa200f6},
    {"caves", 0xfffc8aba, 0xff9c30de},       {"lakes", 0xff81b9cd, 0xff6b6790},
    {"bsp", 0xffb7af7f, 0xff83627d},         {"locks", 0xffb4afc6, 0xff7e3cfc},
    {"light", 0xffff9643, 0xffb34a05},       {"secret-doors", 0xfff382fc, 0xffa2506c},
    {"rewards", 0xff6cc863, 0xff367b36},     {"districts", 0xffb6a8c3, 0xffcf068d},
    {"vault-chain", 0xff78affa, 0xff4c7278}, {"themes", 0xff58c838, 0xffb84838},
    {"deducible", 0xffa2b4b4, 0xff0060f0},
}};
constexpr Entry kUnknown{"", 0xffb1b1b1, 0xff6a6a6a};

}  // namespace

QColor stageColour(std::string_view stageId, bool dark) {
    const auto found = std::ranges::find(kStages, stageId, &Entry::stage);
    const Entry& entry = found == kStages.end() ? kUnknown : *found;
    return QColor(dark ? entry.dark : entry.light);
}

QColor readableOn(const QColor& ground) {
    return qGray(ground.rgb()) > 128 ? QColor(0x14, 0x16, 0x1a) : QColor(Qt::white);
}

QColor textOnStage(bool dark) {
    return dark ? QColor(0x0d1218) : QColor(Qt::white);
}

}  // namespace mazeloom::widgets
