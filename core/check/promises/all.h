// SPDX-License-Identifier: MIT
// The list of promises; each has its own file. Private to core/check.
#pragma once

#include "core/check/promises/promises.h"

// To add a promise, add a file in this folder with a namespace of the same name, and a line here.
#define MAZELOOM_PROMISES(PROMISE) \
    PROMISE(replay)                \
    PROMISE(kept)                  \
    PROMISE(connected)             \
    PROMISE(perfect_maze)          \
    PROMISE(dead_ends)             \
    PROMISE(rooms)                 \
    PROMISE(doors)                 \
    PROMISE(must_appear)           \
    PROMISE(shape)                 \
    PROMISE(reach)                 \
    PROMISE(marks)                 \
    PROMISE(fair_hazards)          \
    PROMISE(laid)                  \
    PROMISE(scattered)             \
    PROMISE(water)                 \
    PROMISE(floor)                 \
    PROMISE(locks)                 \
    PROMISE(deducible)

namespace mazeloom::check::promise {

#define MAZELOOM_DECLARE_PROMISE(name) \
    namespace name {                   \
    extern const Promise kPromise;     \
    }
MAZELOOM_PROMISES(MAZELOOM_DECLARE_PROMISE)
#undef MAZELOOM_DECLARE_PROMISE

}  // namespace mazeloom::check::promise
