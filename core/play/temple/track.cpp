// SPDX-License-Identifier: MIT
#include "core/play/temple/track.h"

#include "core/grid/kings_moves.h"

namespace mazeloom::play::temple {

namespace {

bool areNeighbours(grid::Point a, grid::Point b) {
    return grid::kingsMoves(a, b) <= 1;
}

}  // namespace

Footprint footprintOf(const Hero& hero, const Footprint& last) {
    if (hero.at == last.at) return {hero.at, last.from, hero.rest};
    return {hero.at, areNeighbours(hero.at, last.at) ? last.at : hero.at, hero.rest};
}

Track trackOf(Session session) {
    session.seek(0);
    const Hero& start = session.state().hero;
    Track track{{start.at, start.at, start.rest}};
    while (session.tick() < kMostTrackTicks && session.playOn())
        track.push_back(footprintOf(session.state().hero, track.back()));
    return track;
}

bool fits(const Track& track, const Field& field) {
    return !track.empty() && track.front().at == field.start() &&
           std::ranges::all_of(track, [&](const Footprint& one) { return field.isOpen(one.at); });
}

}  // namespace mazeloom::play::temple
