// SPDX-License-Identifier: MIT
#include "core/edit/area/symmetry.h"

#include <algorithm>
#include <array>

#include "core/edit/area/turned_area.h"

namespace mazeloom::edit {

namespace {

using grid::Point;
using level::Symmetry;

// The symmetries of each mode. A top–bottom mirror is a left–right mirror followed by a half turn.
constexpr std::array<Symmetry, 1> kOff{{{0, false}}};
constexpr std::array<Symmetry, 2> kLeftRight{{{0, false}, {0, true}}};
constexpr std::array<Symmetry, 2> kTopBottom{{{0, false}, {2, true}}};
constexpr std::array<Symmetry, 4> kBoth{{{0, false}, {0, true}, {2, true}, {2, false}}};
constexpr std::array<Symmetry, 2> kHalfTurn{{{0, false}, {2, false}}};
constexpr std::array<Symmetry, 4> kQuarterTurns{{{0, false}, {1, false}, {2, false}, {3, false}}};

}  // namespace

PaintSymmetry::PaintSymmetry(Mode mode, Point axis) : mode_(mode), axis_(axis) {
    if (mode == Mode::QuarterTurns && (axis.x + axis.y) % 2 != 0) --axis_.x;
}

std::span<const Symmetry> PaintSymmetry::symmetries() const {
    switch (mode_) {
        case Mode::LeftRight:
            return kLeftRight;
        case Mode::TopBottom:
            return kTopBottom;
        case Mode::Both:
            return kBoth;
        case Mode::HalfTurn:
            return kHalfTurn;
        case Mode::QuarterTurns:
            return kQuarterTurns;
        case Mode::Off:
            break;
    }
    return kOff;
}

Point PaintSymmetry::shift(Symmetry symmetry) const {
    // The symmetry about the axis leaves the axis in place. `moved` is in half cells and even, so
    // the offset is a number of whole cells.
    const Point moved = axis_ - level::transformed(axis_, symmetry);
    return {moved.x / 2, moved.y / 2};
}

Point PaintSymmetry::image(Point cell, Symmetry symmetry) const {
    return level::transformed(cell, symmetry) + shift(symmetry);
}

std::vector<PaintSymmetry::Image> PaintSymmetry::images(Point cell) const {
    std::vector<Image> images;
    for (Symmetry symmetry : symmetries()) {
        const Point at = image(cell, symmetry);
        if (std::ranges::find(images, at, &Image::at) == images.end()) {
            images.push_back({at, symmetry});
        }
    }
    return images;
}

Area PaintSymmetry::image(const Area& area, Symmetry symmetry) const {
    return transformed(area, symmetry).moved(shift(symmetry));
}

Area PaintSymmetry::applied(Area area) const {
    if (mode_ == Mode::Off) return area;
    Area all = area;
    for (Symmetry symmetry : symmetries().subspan(1))
        all = all | image(area, symmetry);
    return all;
}

}  // namespace mazeloom::edit
