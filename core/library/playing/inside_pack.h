// SPDX-License-Identifier: MIT
// The content of a pack, for the parts of the library that play and check it.
#pragma once

#include "core/pack/read.h"
#include "mazeloom/pack.h"

namespace mazeloom {
inline namespace v1 {

struct Pack::Inside {
    pack::Reading reading;
};

}  // namespace v1
}  // namespace mazeloom
