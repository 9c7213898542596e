// SPDX-License-Identifier: MIT
/// @file
/// A means to stop a long call.
#pragma once

#include <atomic>

namespace mazeloom {
inline namespace v1 {

/// A flag that another thread sets to stop a call: the call then ends soon with an Error that says
/// so. nullptr: the call cannot be stopped. The flag must live until the call has returned.
using StopFlag = const std::atomic<bool>*;

}  // namespace v1
}  // namespace mazeloom
