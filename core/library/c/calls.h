// SPDX-License-Identifier: MIT
// What all functions of the C interface share: no exception leaves them, no argument is trusted,
// and each returns a status with a message.
#pragma once

#include <cstdint>
#include <exception>
#include <new>
#include <string>
#include <string_view>
#include <vector>

#include "core/library/c/mazeloom.h"
#include "mazeloom/descent.h"
#include "mazeloom/pack.h"
#include "mazeloom/recording.h"
#include "mazeloom/temple.h"

struct mazeloom_pack {
    mazeloom::Pack pack;
    /// Of each level; the texts that mazeloom_level_info shows.
    struct LevelTexts {
        std::string id;
        std::string title;
        std::string folder;
    };
    std::vector<mazeloom::Level> levels;
    std::vector<LevelTexts> texts;
    std::string id;
    std::string title;
    std::string findings;
};

struct mazeloom_map {
    mazeloom::Map map;
    mazeloom::Thing thing;            ///< the one that was asked for last
    mazeloom::OwnTerrain ownTerrain;  ///< likewise
    std::string text;
    std::string json;
};

struct mazeloom_recording {
    mazeloom::Recording recording;
    mazeloom::Step step;  ///< the one that was asked for last
};

struct mazeloom_temple {
    mazeloom::TempleSession session;
    std::string replay;
};

struct mazeloom_descent {
    mazeloom::DescentSession session;
    std::string messages;
    std::string inventory;
    std::string replay;
};

namespace mazeloom::c {

/// Fills `error` where there is one. Never throws: a message that is too long is cut off between
/// characters.
mazeloom_status fail(mazeloom_error* error, mazeloom_status status,
                     std::string_view message) noexcept;
mazeloom_status fail(mazeloom_error* error, const Error& why);
inline mazeloom_status badArgument(mazeloom_error* error, std::string_view what) noexcept {
    return fail(error, MAZELOOM_BAD_ARGUMENT, what);
}

/// Does `work`, which returns a status, whatever it throws.
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
    // A Cell is these two bytes (cells.h).
    return {reinterpret_cast<const std::uint16_t*>(cells.data()), cells.width(), cells.height(),
            cells.stride()};
}

/// Writes as many as fit, and how many there are.
template <typename From, typename To, typename Convert>
mazeloom_status fill(const std::vector<From>& from, To* to, std::size_t capacity,
                     std::size_t* count, const Convert& convert, mazeloom_error* error) {
    if (count == nullptr) return badArgument(error, "count is NULL");
    if (to == nullptr && capacity > 0) return badArgument(error, "there is no room to write to");
    for (std::size_t i = 0; i < from.size() && i < capacity; ++i)
        to[i] = convert(from[i]);
    *count = from.size();
    return MAZELOOM_OK;
}

}  // namespace mazeloom::c
