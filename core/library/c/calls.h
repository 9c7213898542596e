// SPDX-License-Identifier: MIT
// Enforces the common rules of all functions of the C interface: no exception leaves a function, no
// argument is trusted, and each function returns a status with a message.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <exception>
#include <new>
#include <string>
#include <string_view>
#include <utility>

#include "core/library/c/lent.h"
#include "core/library/c/mazeloom.h"
#include "mazeloom/descent.h"
#include "mazeloom/pack.h"
#include "mazeloom/recording.h"
#include "mazeloom/stop.h"
#include "mazeloom/temple.h"

struct mazeloom_stop {
    std::atomic<bool> flag = false;
};

struct mazeloom_pack {
    mazeloom::Pack pack;
    mazeloom::c::Lent<mazeloom_pack_info> info;
    mazeloom::c::Lent<mazeloom_finding> warnings;
    mazeloom::c::Lent<mazeloom_finding> findings;
};

struct mazeloom_level {
    mazeloom::Level level;
    mazeloom::c::Lent<mazeloom_level_info> info;
    mazeloom::c::Lent<mazeloom_finding> findings;
    mazeloom::c::Lent<mazeloom_proof> proof;
    mazeloom::c::Lent<std::int32_t> needs;
};

struct mazeloom_map {
    mazeloom::Map map;
    mazeloom::c::Lent<mazeloom_thing> things;
    mazeloom::c::Lent<mazeloom_room> rooms;
    mazeloom::c::Lent<mazeloom_own_terrain> terrains;
    mazeloom::c::Lent<const char*> warnings;
    std::string text;
    std::string json;
};

struct mazeloom_recording {
    mazeloom::Recording recording;
    mazeloom::c::Lent<mazeloom_step> step;
    mazeloom::c::Lent<mazeloom_change> changes;
    mazeloom::c::Lent<std::uint32_t> steps;
    mazeloom::c::Lent<mazeloom_stage_steps> stages;
};

struct mazeloom_temple {
    mazeloom::TempleSession session;
    mazeloom::c::Lent<mazeloom_temple_thing> things;
    mazeloom::c::Lent<mazeloom_event> events;
    mazeloom::c::Lent<mazeloom_objective> objectives;
    std::string replay;
};

struct mazeloom_descent {
    mazeloom::DescentSession session;
    mazeloom::c::Lent<mazeloom_monster> monsters;
    mazeloom::c::Lent<mazeloom_item> items;
    mazeloom::c::Lent<mazeloom_item> inventory;
    mazeloom::c::Lent<const char*> messages;
    std::string replay;
};

namespace mazeloom::c {

/// Fills `error` unless it is null. Never throws; a message that is too long is cut off between
/// characters.
mazeloom_status fail(mazeloom_error* error, mazeloom_status status,
                     std::string_view message) noexcept;
mazeloom_status fail(mazeloom_error* error, const Error& why);
inline mazeloom_status badArgument(mazeloom_error* error, std::string_view what) noexcept {
    return fail(error, MAZELOOM_BAD_ARGUMENT, what);
}

/// Calls `work`, which returns a status, and turns exceptions into a status.
template <typename Work>
mazeloom_status guarded(mazeloom_error* error, const Work& work) noexcept {
    try {
        return work();
    } catch (const std::bad_alloc&) {
        return fail(error, MAZELOOM_NO_MEMORY, "out of memory");
    } catch (const std::exception& problem) {
        return fail(error, MAZELOOM_INTERNAL, problem.what());
    } catch (...) {
        return fail(error, MAZELOOM_INTERNAL, "an exception without a name");
    }
}

inline mazeloom_cells toC(const Cells& cells) {
    // A Cell consists of exactly these two bytes (cells.h).
    return {reinterpret_cast<const std::uint16_t*>(cells.data()), cells.width(), cells.height(),
            cells.stride()};
}

/// Copies the options that a program passes. They begin with their size, so that options that an
/// older program does not know become 0.
template <typename Options>
mazeloom_status read(const Options* given, Options& options, mazeloom_error* error) noexcept {
    options = {};
    if (given == nullptr) return MAZELOOM_OK;
    constexpr std::size_t kMost = 4096;
    if (given->size < sizeof(given->size) || given->size > kMost)
        return badArgument(error, "the size of the options is not their sizeof");
    const auto* const bytes = reinterpret_cast<const unsigned char*>(given);
    for (std::size_t i = sizeof(Options); i < given->size; ++i) {
        if (bytes[i] != 0)
            return badArgument(error, "an option is of a later version of the library");
    }
    std::memcpy(&options, given, std::min(given->size, sizeof(Options)));
    return MAZELOOM_OK;
}

/// Calls `work` with the program's options, and turns exceptions into a status.
template <typename Options, typename Work>
mazeloom_status guardedBy(const Options* options, mazeloom_error* error,
                          const Work& work) noexcept {
    Options chosen;
    if (const auto status = read(options, chosen, error)) return status;
    return guarded(error, [&] { return work(chosen); });
}

inline StopFlag flagOf(const mazeloom_stop* stop) {
    return stop == nullptr ? nullptr : &stop->flag;
}

/// Lends the program a list that `fillIn` makes. On failure, the list that was lent before stays
/// valid.
template <typename Item, typename FillIn>
mazeloom_status lend(Lent<Item>& lent, const Item** items, std::size_t* count,
                     mazeloom_error* error, const FillIn& fillIn) noexcept {
    if (items == nullptr || count == nullptr)
        return badArgument(error, "the place for the list or for its count is NULL");
    return guarded(error, [&] {
        Lent<Item> made;
        fillIn(made);
        lent = std::move(made);
        *items = lent.items.data();
        *count = lent.items.size();
        return MAZELOOM_OK;
    });
}

/// Writes one structure to `item`, and lends its texts.
template <typename Item, typename Make>
mazeloom_status lendOne(Lent<Item>& lent, Item* item, mazeloom_error* error,
                        const Make& make) noexcept {
    return guarded(error, [&] {
        Lent<Item> made;
        *item = make(made.kept);
        lent = std::move(made);
        return MAZELOOM_OK;
    });
}

mazeloom_status takeMap(Map map, mazeloom_map** to);

}  // namespace mazeloom::c
