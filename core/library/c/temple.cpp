// SPDX-License-Identifier: MIT
// The temple for C.
#include <vector>

#include "core/library/c/calls.h"

using mazeloom::c::badArgument;
using mazeloom::c::fail;
using mazeloom::c::flagOf;
using mazeloom::c::guarded;
using mazeloom::c::guardedBy;
using mazeloom::c::lend;
using mazeloom::c::toC;

extern "C" {

static mazeloom_status takeTemple(mazeloom::Result<mazeloom::TempleSession> made,
                                  mazeloom_temple** temple, mazeloom_error* error) {
    if (!made) return fail(error, made.error());
    *temple = new mazeloom_temple{*std::move(made), {}, {}, {}, {}};
    return MAZELOOM_OK;
}

mazeloom_status mazeloom_temple_begin(const mazeloom_level* level, uint64_t seed,
                                      const mazeloom_temple_options* options,
                                      mazeloom_temple** temple, mazeloom_error* error) {
    if (level == nullptr || temple == nullptr) return badArgument(error, "level or temple is NULL");
    *temple = nullptr;
    return guardedBy(options, error, [&](const mazeloom_temple_options& chosen) {
        if (chosen.pace != MAZELOOM_PACE_REAL_TIME && chosen.pace != MAZELOOM_PACE_STEP)
            return badArgument(error, "there is no such pace");
        const mazeloom::TempleOptions by{chosen.attempt, static_cast<mazeloom::Pace>(chosen.pace),
                                         flagOf(chosen.stop)};
        return takeTemple(mazeloom::TempleSession::begin(level->level, seed, by), temple, error);
    });
}

mazeloom_status mazeloom_temple_load(const mazeloom_pack* pack, const char* replay,
                                     const mazeloom_call_options* options, mazeloom_temple** temple,
                                     mazeloom_error* error) {
    if (pack == nullptr || replay == nullptr || temple == nullptr)
        return badArgument(error, "pack, replay or temple is NULL");
    *temple = nullptr;
    return guardedBy(options, error, [&](const mazeloom_call_options& chosen) {
        return takeTemple(mazeloom::TempleSession::load(pack->pack, replay, flagOf(chosen.stop)),
                          temple, error);
    });
}

void mazeloom_temple_free(mazeloom_temple* temple) {
    delete temple;
}

mazeloom_status mazeloom_temple_map(const mazeloom_temple* temple, mazeloom_map** map,
                                    mazeloom_error* error) {
    if (temple == nullptr || map == nullptr) return badArgument(error, "temple or map is NULL");
    *map = nullptr;
    return guarded(error, [&] { return mazeloom::c::takeMap(temple->session.map(), map); });
}

mazeloom_status mazeloom_temple_advance(mazeloom_temple* temple, const mazeloom_stroke* strokes,
                                        size_t count, int32_t* passed, mazeloom_error* error) {
    if (temple == nullptr) return badArgument(error, "temple is NULL");
    if (strokes == nullptr && count > 0) return badArgument(error, "strokes is NULL");
    return guarded(error, [&] {
        std::vector<mazeloom::Stroke> done;
        for (size_t i = 0; i < count; ++i) {
            const mazeloom_stroke& stroke = strokes[i];
            if (stroke.action < MAZELOOM_PRESS || stroke.action > MAZELOOM_TAP ||
                stroke.button < MAZELOOM_BUTTON_UP ||
                stroke.button > MAZELOOM_BUTTON_INVULNERABLE) {
                return badArgument(error, "there is no such action or button");
            }
            done.push_back({static_cast<mazeloom::StrokeAction>(stroke.action),
                            static_cast<mazeloom::TempleButton>(stroke.button)});
        }
        const bool hasPassed = temple->session.advance(done);
        if (passed != nullptr) *passed = hasPassed ? 1 : 0;
        return MAZELOOM_OK;
    });
}

mazeloom_status mazeloom_temple_play_on(mazeloom_temple* temple, int32_t* passed,
                                        mazeloom_error* error) {
    if (temple == nullptr) return badArgument(error, "temple is NULL");
    return guarded(error, [&] {
        const bool hasPassed = temple->session.playOn();
        if (passed != nullptr) *passed = hasPassed ? 1 : 0;
        return MAZELOOM_OK;
    });
}

mazeloom_status mazeloom_temple_seek(mazeloom_temple* temple, int64_t tick, mazeloom_error* error) {
    if (temple == nullptr) return badArgument(error, "temple is NULL");
    return guarded(error, [&] {
        temple->session.seek(tick);
        return MAZELOOM_OK;
    });
}

mazeloom_status mazeloom_temple_get_state(const mazeloom_temple* temple,
                                          mazeloom_temple_state* state, mazeloom_error* error) {
    if (temple == nullptr || state == nullptr) return badArgument(error, "temple or state is NULL");
    return guarded(error, [&] {
        const mazeloom::TempleState is = temple->session.state();
        *state = {is.tick,
                  temple->session.length(),
                  static_cast<int32_t>(is.outcome),
                  static_cast<int32_t>(is.cause),
                  is.hero.x,
                  is.hero.y,
                  static_cast<int32_t>(is.facing),
                  is.lives,
                  is.tnt,
                  is.grenades,
                  is.isTntSelected ? 1 : 0,
                  is.air,
                  is.isExitOpen ? 1 : 0,
                  0,
                  is.coins,
                  is.coinsInAll,
                  is.hash};
        return MAZELOOM_OK;
    });
}

mazeloom_status mazeloom_temple_cells(const mazeloom_temple* temple, mazeloom_cells* cells,
                                      mazeloom_error* error) {
    if (temple == nullptr || cells == nullptr) return badArgument(error, "temple or cells is NULL");
    *cells = toC(temple->session.cells());
    return MAZELOOM_OK;
}

mazeloom_status mazeloom_temple_things(mazeloom_temple* temple,
                                       const mazeloom_temple_thing** things, size_t* count,
                                       mazeloom_error* error) {
    if (temple == nullptr) return badArgument(error, "temple is NULL");
    return lend(temple->things, things, count, error, [&](auto& made) {
        for (const mazeloom::TempleThing& is : temple->session.things()) {
            made.items.push_back({static_cast<int32_t>(is.is), static_cast<int32_t>(is.kind),
                                  is.at.x, is.at.y, is.size, static_cast<int32_t>(is.direction),
                                  is.isBurning ? 1 : 0, is.beamLength, is.index, 0});
        }
    });
}

mazeloom_status mazeloom_temple_events(mazeloom_temple* temple, const mazeloom_event** events,
                                       size_t* count, mazeloom_error* error) {
    if (temple == nullptr) return badArgument(error, "temple is NULL");
    return lend(temple->events, events, count, error, [&](auto& made) {
        for (const mazeloom::TempleEvent& is : temple->session.events())
            made.items.push_back({is.name, is.at.x, is.at.y, is.subject, 0});
    });
}

mazeloom_status mazeloom_temple_objectives(mazeloom_temple* temple,
                                           const mazeloom_objective** objectives, size_t* count,
                                           mazeloom_error* error) {
    if (temple == nullptr) return badArgument(error, "temple is NULL");
    return lend(temple->objectives, objectives, count, error, [&](auto& made) {
        for (mazeloom::Objective& is : temple->session.objectives())
            made.items.push_back({made.kept.text(std::move(is.name)), is.done, is.wanted});
    });
}

mazeloom_status mazeloom_temple_number(const mazeloom_temple* temple, int32_t x, int32_t y,
                                       int32_t* number, mazeloom_error* error) {
    if (temple == nullptr || number == nullptr)
        return badArgument(error, "temple or number is NULL");
    return guarded(error, [&] {
        *number = temple->session.numberAt({x, y});
        return MAZELOOM_OK;
    });
}

mazeloom_status mazeloom_temple_replay(mazeloom_temple* temple, const char** replay,
                                       mazeloom_error* error) {
    if (temple == nullptr || replay == nullptr)
        return badArgument(error, "temple or replay is NULL");
    return guarded(error, [&] {
        temple->replay = temple->session.replay();
        *replay = temple->replay.c_str();
        return MAZELOOM_OK;
    });
}

}  // extern "C"
