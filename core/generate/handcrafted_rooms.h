// SPDX-License-Identifier: MIT
#pragma once

#include "core/generate/stage.h"

namespace mazeloom::generate {

/// Places the pack's handcrafted rooms (RULES.md G-5). Rooms whose depth range the floor is not in
/// are left out; a level that stands alone is the first floor.
struct HandcraftedRooms {
    enum Parameter { Attempts };
};
extern const Stage handcraftedRoomsStage;

}  // namespace mazeloom::generate
