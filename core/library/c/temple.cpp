// SPDX-License-Identifier: MIT
// Attempts at a temple for C.
#include "core/library/c/calls.h"
#include "mazeloom/check.h"

using mazeloom::c::badArgument;
using mazeloom::c::fail;
using mazeloom::c::fill;
using mazeloom::c::guarded;
using mazeloom::c::toC;

extern "C" {

static mazeloom_status takeTemple(mazeloom::Result<mazeloom::TempleSession> made,
                                  mazeloom_temple** temple, mazeloom_error* error) {
    if (!made) return fail(error, made.error());
    *temple = new mazeloom_temple{*std::move(made), {}};
    return MAZELOOM_OK;
}

mazeloom_status mazeloom_temple_begin(const mazeloom_pack* pack, const char* level, uint64_t seed,
                                      uint64_t attempt, mazeloom_temple** temple,
                                      mazeloom_error* error) {
    if (pack == nullptr || level == nullptr || temple == nullptr)
        return badArgument(error, "pack, level or temple is NULL");
    *temple = nullptr;
    return guarded(error, [&] {
        const auto found = pack->pack.find(level);
        if (!found) return fail(error, found.error());
        mazeloom::TempleOptions options;
        options.attempt = attempt;
        return takeTemple(mazeloom::TempleSession::begin(*found, seed, options), temple, error);
    });
}

mazeloom_status mazeloom_temple_load(const mazeloom_pack* pack, const char* replay,
                                     mazeloom_temple** temple, mazeloom_error* error) {
    if (pack == nullptr || replay == nullptr || temple == nullptr)
        return badArgument(error, "pack, replay or temple is NULL");
    *temple = nullptr;
    return guarded(error, [&] {
        return takeTemple(mazeloom::TempleSession::load(pack->pack, replay), temple, error);
    });
}

void mazeloom_temple_free(mazeloom_temple* temple) {
    delete temple;
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

mazeloom_status mazeloom_temple_things(const mazeloom_temple* temple, mazeloom_temple_thing* things,
                                       size_t capacity, size_t* count, mazeloom_error* error) {
    if (temple == nullptr) return badArgument(error, "temple is NULL");
    return guarded(error, [&] {
        return fill(
            temple->session.things(), things, capacity, count,
            [](const mazeloom::TempleThing& is) {
                return mazeloom_temple_thing{static_cast<int32_t>(is.is),
                                             static_cast<int32_t>(is.kind),
                                             is.at.x,
                                             is.at.y,
                                             is.size,
                                             static_cast<int32_t>(is.direction),
                                             is.isBurning ? 1 : 0,
                                             is.beamLength};
            },
            error);
    });
}

mazeloom_status mazeloom_temple_events(const mazeloom_temple* temple, mazeloom_event* events,
                                       size_t capacity, size_t* count, mazeloom_error* error) {
    if (temple == nullptr) return badArgument(error, "temple is NULL");
    return guarded(error, [&] {
        return fill(
            temple->session.events(), events, capacity, count,
            [](const mazeloom::TempleEvent& is) {
                return mazeloom_event{is.name, is.at.x, is.at.y, is.subject};
            },
            error);
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

mazeloom_status mazeloom_temple_prove(const mazeloom_pack* pack, const char* level, uint64_t seed,
                                      int64_t steps, int32_t* verdict, mazeloom_temple** temple,
                                      mazeloom_error* error) {
    if (pack == nullptr || level == nullptr || verdict == nullptr || temple == nullptr)
        return badArgument(error, "pack, level, verdict or temple is NULL");
    *temple = nullptr;
    if (steps < 0) return badArgument(error, "steps is negative");
    return guarded(error, [&] {
        const auto found = pack->pack.find(level);
        if (!found) return fail(error, found.error());
        mazeloom::ProofBudget budget;
        if (steps > 0) budget.steps = steps;
        const auto proof = mazeloom::proveWinnable(*found, seed, budget);
        if (!proof) return fail(error, proof.error());
        if (proof->verdict == mazeloom::Verdict::Winnable) {
            const mazeloom_status taken =
                takeTemple(mazeloom::TempleSession::load(pack->pack, proof->replay), temple, error);
            if (taken != MAZELOOM_OK) return taken;
        }
        *verdict = static_cast<int32_t>(proof->verdict);
        return MAZELOOM_OK;
    });
}

}  // extern "C"
