// SPDX-License-Identifier: MIT
#include "core/edit/fragment/stamps.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace mazeloom::edit {

namespace {

using level::Stamp;
using level::Stamps;

std::optional<StampProblem> problemWith(const Stamp& stamp) {
    if (stamp.title.empty()) return StampProblem::NoTitle;
    const grid::Size size = stamp.paint.size();
    if (size.isEmpty() || size.width > Stamp::kMaxSide || size.height > Stamp::kMaxSide)
        return StampProblem::TooLarge;
    return std::nullopt;
}

tl::expected<Stamps, StampProblem> checked(Stamps stamps) {
    std::int64_t cells = 0;
    for (const Stamp& stamp : stamps) {
        if (const auto problem = problemWith(stamp)) return tl::unexpected(*problem);
        cells += stamp.paint.size().area();
    }
    if (stamps.size() > Stamp::kMaxStamps || cells > Stamp::kMaxCells)
        return tl::unexpected(StampProblem::TooMany);
    return stamps;
}

}  // namespace

Stamp stampOf(const Fragment& fragment, std::string title) {
    Stamp stamp;
    stamp.title = std::move(title);
    stamp.paint = fragment.paint;
    stamp.mask = grid::Grid<std::uint8_t>(fragment.paint.size());
    for (const Run& run : fragment.mask.runs()) {
        for (int x = run.x; x < run.end(); ++x)
            stamp.mask.at({x, run.y}) = 1;
    }
    stamp.objects = fragment.objects;
    stamp.trajectories = fragment.trajectories;
    stamp.kept = fragment.kept;
    stamp.terrains = fragment.terrains;
    return stamp;
}

Fragment fragmentOf(const Stamp& stamp) {
    Fragment fragment;
    fragment.paint = stamp.paint;
    std::vector<Run> runs;
    for (int y = 0; y < stamp.mask.height(); ++y) {
        const auto row = stamp.mask.row(y);
        for (int x = 0; x < stamp.mask.width(); ++x) {
            if (row[static_cast<std::size_t>(x)] == 0) continue;
            const bool goesOn = !runs.empty() && runs.back().y == y && runs.back().end() == x;
            if (!goesOn) runs.push_back({y, x, 0});
            ++runs.back().count;
        }
    }
    fragment.mask = Area::ofOrdered(std::move(runs));
    fragment.objects = stamp.objects;
    fragment.trajectories = stamp.trajectories;
    fragment.kept = stamp.kept;
    fragment.terrains = stamp.terrains;
    return fragment;
}

tl::expected<Stamps, StampProblem> withStamp(Stamps stamps, Stamp stamp, std::size_t at) {
    stamps.insert(std::min(at, stamps.size()), std::move(stamp));
    return checked(std::move(stamps));
}

tl::expected<Stamps, StampProblem> withStampReplaced(Stamps stamps, Stamp stamp, std::size_t at) {
    if (at >= stamps.size()) return withStamp(std::move(stamps), std::move(stamp), at);
    stamp.title = std::as_const(stamps)[at].title;
    stamp.more = std::as_const(stamps)[at].more;
    stamps[at] = std::move(stamp);
    return checked(std::move(stamps));
}

tl::expected<Stamps, StampProblem> withStampRenamed(Stamps stamps, std::size_t at,
                                                    std::string title) {
    if (at >= stamps.size() || std::as_const(stamps)[at].title == title) return stamps;
    stamps[at].title = std::move(title);
    return checked(std::move(stamps));
}

Stamps withoutStamp(Stamps stamps, std::size_t at) {
    if (at < stamps.size()) stamps.take(at);
    return stamps;
}

bool areAllowed(const Stamps& stamps) {
    return checked(stamps).has_value();
}

std::size_t bytesOf(const Stamps& stamps) {
    std::size_t bytes = 0;
    for (const Stamp& stamp : stamps) {
        bytes += sizeof(Stamp) + 2 * static_cast<std::size_t>(stamp.paint.size().area()) +
                 stamp.objects.capacity() * sizeof(level::Object) +
                 stamp.trajectories.capacity() * sizeof(level::Trajectory) +
                 stamp.kept.cells.bytes();
    }
    return bytes;
}

}  // namespace mazeloom::edit
