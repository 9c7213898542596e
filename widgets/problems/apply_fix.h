// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include <QString>

#include "core/check/rule/finding.h"
#include "widgets/document/pack_document.h"

namespace mazeloom::widgets {

/// Returns why a fix is refused: it would bring an error that its level or room does not have now.
/// Empty if it brings none. It is tried on a copy.
QString harmOf(const PackDocument& document, const check::Fix& fix);

/// Mends what a finding is about, as one undo command. False when that changes nothing: what the
/// fix was made for is no longer there, or there is no way to do it.
bool applyFix(PackDocument& document, const check::Fix& fix);

}  // namespace mazeloom::widgets
