// SPDX-License-Identifier: MIT
#pragma once

#include "core/generate/stage.h"

namespace mazeloom::generate {

/// Places the pack's handcrafted rooms (generation.md, *handcrafted rooms*). A level has no depth
/// of its own: rooms whose depth range begins below the first level are left out.
struct HandcraftedRooms {
    enum Parameter { Attempts };
};
extern const Stage handcraftedRoomsStage;

}  // namespace mazeloom::generate
