// SPDX-License-Identifier: MIT
#pragma once

#include "core/check/rule/fix.h"
#include "widgets/document/pack_document.h"

namespace mazeloom::widgets {

/// Mends what a finding is about, as one undo command. False when that changes nothing: what the
/// fix was made for is no longer there, or there is no way to do it.
bool applyFix(PackDocument& document, const check::Fix& fix);

}  // namespace mazeloom::widgets
