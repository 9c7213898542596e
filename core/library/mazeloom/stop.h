// SPDX-License-Identifier: MIT
/// @file
/// How a program gives up a call that takes long.
#pragma once

#include <atomic>

namespace mazeloom {
inline namespace v1 {

/// A flag that another thread sets: a call that was given it ends soon then, with an Error that
/// says that it was stopped. nullptr: nobody will. The flag has to live until the call has
/// returned.
using StopFlag = const std::atomic<bool>*;

}  // namespace v1
}  // namespace mazeloom
