// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include <QString>

#include "core/check/findings/finding.h"
#include "widgets/document/pack_document.h"

namespace mazeloom::widgets {

/// Returns the reason if a fix would introduce an error that its level or room does not have now;
/// empty if it is harmless. Tries it on a copy.
QString harmOf(const PackDocument& document, const check::Fix& fix);

/// Applies a fix as one undo step. Returns false if that changes nothing, because its target no
/// longer exists or there is no way to do it.
bool applyFix(PackDocument& document, const check::Fix& fix);

}  // namespace mazeloom::widgets
