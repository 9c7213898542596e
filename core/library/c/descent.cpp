// SPDX-License-Identifier: MIT
// The descent for C.
#include <vector>

#include "core/in_quotes.h"
#include "core/library/c/calls.h"
#include "core/play/descent/state/key.h"

using mazeloom::c::badArgument;
using mazeloom::c::fail;
using mazeloom::c::flagOf;
using mazeloom::c::guarded;
using mazeloom::c::guardedBy;
using mazeloom::c::lend;
using mazeloom::c::toC;

extern "C" {

static mazeloom_status takeDescent(mazeloom::Result<mazeloom::DescentSession> made,
                                   mazeloom_descent** descent, mazeloom_error* error) {
    if (!made) return fail(error, made.error());
    *descent = new mazeloom_descent{*std::move(made), {}, {}, {}, {}, {}};
    return MAZELOOM_OK;
}

mazeloom_status mazeloom_descent_begin(const mazeloom_pack* pack, uint64_t seed,
                                       const mazeloom_descent_options* options,
                                       mazeloom_descent** descent, mazeloom_error* error) {
    if (pack == nullptr || descent == nullptr) return badArgument(error, "pack or descent is NULL");
    *descent = nullptr;
    return guardedBy(options, error, [&](const mazeloom_descent_options& chosen) {
        const mazeloom::DescentOptions by{chosen.level == nullptr ? "" : chosen.level, chosen.depth,
                                          chosen.goal, flagOf(chosen.stop)};
        return takeDescent(mazeloom::DescentSession::begin(pack->pack, seed, by), descent, error);
    });
}

mazeloom_status mazeloom_descent_load(const mazeloom_pack* pack, const char* replay,
                                      const mazeloom_call_options* options,
                                      mazeloom_descent** descent, mazeloom_error* error) {
    if (pack == nullptr || replay == nullptr || descent == nullptr)
        return badArgument(error, "pack, replay or descent is NULL");
    *descent = nullptr;
    return guardedBy(options, error, [&](const mazeloom_call_options& chosen) {
        return takeDescent(mazeloom::DescentSession::load(pack->pack, replay, flagOf(chosen.stop)),
                           descent, error);
    });
}

void mazeloom_descent_free(mazeloom_descent* descent) {
    delete descent;
}

mazeloom_status mazeloom_descent_press(mazeloom_descent* descent, const char* key,
                                       const mazeloom_call_options* options, int32_t* taken,
                                       mazeloom_error* error) {
    if (descent == nullptr || key == nullptr) return badArgument(error, "descent or key is NULL");
    if (!mazeloom::play::descent::keyOf(key))
        return badArgument(error, "there is no key " + mazeloom::inQuotes(key));
    return guardedBy(options, error, [&](const mazeloom_call_options& chosen) {
        const auto pressed = descent->session.press(key, flagOf(chosen.stop));
        if (!pressed) return fail(error, pressed.error());
        if (taken != nullptr) *taken = *pressed ? 1 : 0;
        return MAZELOOM_OK;
    });
}

mazeloom_status mazeloom_descent_play_on(mazeloom_descent* descent, int32_t* taken,
                                         mazeloom_error* error) {
    if (descent == nullptr) return badArgument(error, "descent is NULL");
    return guarded(error, [&] {
        const bool isTaken = descent->session.playOn();
        if (taken != nullptr) *taken = isTaken ? 1 : 0;
        return MAZELOOM_OK;
    });
}

mazeloom_status mazeloom_descent_seek(mazeloom_descent* descent, int64_t key,
                                      mazeloom_error* error) {
    if (descent == nullptr) return badArgument(error, "descent is NULL");
    return guarded(error, [&] {
        descent->session.seek(key);
        return MAZELOOM_OK;
    });
}

mazeloom_status mazeloom_descent_get_state(const mazeloom_descent* descent,
                                           mazeloom_descent_state* state, mazeloom_error* error) {
    if (descent == nullptr || state == nullptr)
        return badArgument(error, "descent or state is NULL");
    return guarded(error, [&] {
        const mazeloom::DescentState is = descent->session.state();
        *state = {is.keys,   descent->session.length(),
                  is.turns,  static_cast<int32_t>(is.outcome),
                  is.depth,  is.greatestDepth,
                  is.kills,  is.hero.x,
                  is.hero.y, is.hp,
                  is.mostHp, is.isAsked ? 1 : 0,
                  0,         is.attack,
                  is.score,  is.hash};
        return MAZELOOM_OK;
    });
}

mazeloom_status mazeloom_descent_cells(const mazeloom_descent* descent, mazeloom_cells* cells,
                                       mazeloom_error* error) {
    if (descent == nullptr || cells == nullptr)
        return badArgument(error, "descent or cells is NULL");
    *cells = toC(descent->session.cells());
    return MAZELOOM_OK;
}

mazeloom_status mazeloom_descent_monsters(mazeloom_descent* descent,
                                          const mazeloom_monster** monsters, size_t* count,
                                          mazeloom_error* error) {
    if (descent == nullptr) return badArgument(error, "descent is NULL");
    return lend(descent->monsters, monsters, count, error, [&](auto& made) {
        for (const mazeloom::DescentMonster& is : descent->session.monsters()) {
            made.items.push_back({static_cast<int32_t>(is.kind), is.at.x, is.at.y, is.hp,
                                  descent->session.sees(is.at) ? 1 : 0});
        }
    });
}

static mazeloom_item itemOf(mazeloom::DescentItem is, bool isSeen, mazeloom::c::Kept& kept) {
    return {kept.text(std::move(is.name)),
            kept.text(std::move(is.details)),
            static_cast<int32_t>(is.kind),
            is.at.x,
            is.at.y,
            isSeen ? 1 : 0,
            is.isInUse ? 1 : 0,
            0};
}

mazeloom_status mazeloom_descent_items(mazeloom_descent* descent, const mazeloom_item** items,
                                       size_t* count, mazeloom_error* error) {
    if (descent == nullptr) return badArgument(error, "descent is NULL");
    return lend(descent->items, items, count, error, [&](auto& made) {
        for (mazeloom::DescentItem& is : descent->session.items())
            made.items.push_back(itemOf(is, descent->session.sees(is.at), made.kept));
    });
}

mazeloom_status mazeloom_descent_inventory(mazeloom_descent* descent, const mazeloom_item** items,
                                           size_t* count, mazeloom_error* error) {
    if (descent == nullptr) return badArgument(error, "descent is NULL");
    return lend(descent->inventory, items, count, error, [&](auto& made) {
        for (mazeloom::DescentItem& is : descent->session.inventory())
            made.items.push_back(itemOf(std::move(is), false, made.kept));
    });
}

mazeloom_status mazeloom_descent_sees(const mazeloom_descent* descent, int32_t x, int32_t y,
                                      int32_t* sees, mazeloom_error* error) {
    if (descent == nullptr || sees == nullptr) return badArgument(error, "descent or sees is NULL");
    return guarded(error, [&] {
        *sees = descent->session.sees({x, y}) ? 1 : 0;
        return MAZELOOM_OK;
    });
}

mazeloom_status mazeloom_descent_messages(mazeloom_descent* descent, const char* const** messages,
                                          size_t* count, mazeloom_error* error) {
    if (descent == nullptr) return badArgument(error, "descent is NULL");
    return lend(descent->messages, messages, count, error, [&](auto& made) {
        for (std::string& message : descent->session.messages())
            made.items.push_back(made.kept.text(std::move(message)));
    });
}

mazeloom_status mazeloom_descent_replay(mazeloom_descent* descent, const char** replay,
                                        mazeloom_error* error) {
    if (descent == nullptr || replay == nullptr)
        return badArgument(error, "descent or replay is NULL");
    return guarded(error, [&] {
        descent->replay = descent->session.replay();
        *replay = descent->replay.c_str();
        return MAZELOOM_OK;
    });
}

}  // extern "C"
