// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace mazeloom::check {

/// A separately checked unit: a level, a handcrafted room, or the pack as a list of these.
struct Sheet {
    enum class Kind { Pack, Level, Room };

    Kind kind = Kind::Pack;
    std::string id;

    friend bool operator==(const Sheet&, const Sheet&) = default;
};

}  // namespace mazeloom::check
