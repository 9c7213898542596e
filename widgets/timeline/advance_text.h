// SPDX-License-Identifier: MIT
// The progress of a generation as a text.
#pragma once

#include <QString>

#include "core/generate/generate.h"

namespace mazeloom::widgets {

/// Returns "Stage 2 of 5".
QString stageTextOf(const generate::Advance& advance);
/// Returns "Stage 2 of 5"; for a stage that tells its progress, "Stage 2 of 5: 1,000 of at most
/// 200,000,000 rewrites".
QString textOf(const generate::Advance& advance);

}  // namespace mazeloom::widgets
