// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include <QString>

#include "core/check/findings/finding.h"
#include "widgets/document/pack_document.h"

namespace mazeloom::widgets {

/// Tries a fix on a copy of its level or room. If the copy then has an error that the original does
/// not have, returns a text that names this error, which is the reason not to apply the fix.
/// Otherwise returns an empty text.
QString harmOf(const PackDocument& document, const check::Fix& fix);

/// Applies a fix as one undo step. Returns false if nothing was changed, because the fix's target
/// no longer exists or the fix is not possible.
bool applyFix(PackDocument& document, const check::Fix& fix);

}  // namespace mazeloom::widgets
