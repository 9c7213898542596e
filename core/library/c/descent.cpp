// SPDX-License-Identifier: MIT
// Runs of a descent for C.
#include "core/library/c/calls.h"

using mazeloom::c::badArgument;
using mazeloom::c::fail;
using mazeloom::c::fill;
using mazeloom::c::guarded;
using mazeloom::c::toC;

extern "C" {

static mazeloom_status takeDescent(mazeloom::Result<mazeloom::DescentSession> made,
                                   mazeloom_descent** descent, mazeloom_error* error) {
    if (!made) return fail(error, made.error());
    *descent = new mazeloom_descent{*std::move(made), {}, {}, {}};
    return MAZELOOM_OK;
}

mazeloom_status mazeloom_descent_begin(const mazeloom_pack* pack, uint64_t seed, int32_t depth,
                                       mazeloom_descent** descent, mazeloom_error* error) {
    if (pack == nullptr || descent == nullptr) return badArgument(error, "pack or descent is NULL");
    *descent = nullptr;
    return guarded(error, [&] {
        mazeloom::DescentOptions options;
        options.depth = depth;
        return takeDescent(mazeloom::DescentSession::begin(pack->pack, seed, options), descent,
                           error);
    });
}

mazeloom_status mazeloom_descent_load(const mazeloom_pack* pack, const char* replay,
                                      mazeloom_descent** descent, mazeloom_error* error) {
    if (pack == nullptr || replay == nullptr || descent == nullptr)
        return badArgument(error, "pack, replay or descent is NULL");
    *descent = nullptr;
    return guarded(error, [&] {
        return takeDescent(mazeloom::DescentSession::load(pack->pack, replay), descent, error);
    });
}

void mazeloom_descent_free(mazeloom_descent* descent) {
    delete descent;
}

mazeloom_status mazeloom_descent_press(mazeloom_descent* descent, const char* key, int32_t* taken,
                                       mazeloom_error* error) {
    if (descent == nullptr || key == nullptr) return badArgument(error, "descent or key is NULL");
    return guarded(error, [&] {
        const auto pressed = descent->session.press(key);
        if (!pressed) return badArgument(error, pressed.error().text);
        if (taken != nullptr) *taken = *pressed ? 1 : 0;
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
                  0,         is.score,
                  is.hash};
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

mazeloom_status mazeloom_descent_things(const mazeloom_descent* descent,
                                        mazeloom_descent_thing* things, size_t capacity,
                                        size_t* count, mazeloom_error* error) {
    if (descent == nullptr) return badArgument(error, "descent is NULL");
    return guarded(error, [&] {
        const mazeloom::DescentSession& session = descent->session;
        std::vector<mazeloom_descent_thing> all;
        const auto add = [&](mazeloom::ThingKind kind, mazeloom::Position at, int hp) {
            all.push_back({static_cast<int32_t>(kind), at.x, at.y, hp, session.sees(at) ? 1 : 0});
        };
        for (const mazeloom::DescentMonster& monster : session.monsters())
            add(monster.kind, monster.at, monster.hp);
        for (const mazeloom::DescentItem& item : session.items())
            add(item.kind, item.at, 0);
        return fill(
            all, things, capacity, count, [](const mazeloom_descent_thing& is) { return is; },
            error);
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

mazeloom_status mazeloom_descent_messages(mazeloom_descent* descent, const char** messages,
                                          mazeloom_error* error) {
    if (descent == nullptr || messages == nullptr)
        return badArgument(error, "descent or messages is NULL");
    return guarded(error, [&] {
        std::string lines;
        for (const std::string& message : descent->session.messages())
            lines += message + '\n';
        descent->messages = std::move(lines);
        *messages = descent->messages.c_str();
        return MAZELOOM_OK;
    });
}

mazeloom_status mazeloom_descent_inventory(mazeloom_descent* descent, const char** inventory,
                                           mazeloom_error* error) {
    if (descent == nullptr || inventory == nullptr)
        return badArgument(error, "descent or inventory is NULL");
    return guarded(error, [&] {
        std::string lines;
        char letter = 'a';
        for (const mazeloom::DescentItem& item : descent->session.inventory()) {
            lines += letter++;
            lines += ' ' + item.name + " (" + item.details + ")\n";
        }
        descent->inventory = std::move(lines);
        *inventory = descent->inventory.c_str();
        return MAZELOOM_OK;
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
