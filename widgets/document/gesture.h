// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/gesture.h"

namespace mazeloom::widgets {

using document::Gesture;
using document::kNoGesture;
using document::newGesture;

}  // namespace mazeloom::widgets
