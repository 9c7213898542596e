// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include <QString>

#include "core/pack/read.h"
#include "core/problem.h"

namespace mazeloom::app {

/// Reads as much as possible of a pack: a folder, an archive or builtin:NAME. Returns nullopt,
/// after reporting an error, if there is no pack. The caller reports the problems of the pack's
/// files, including those that could not be read.
std::optional<pack::Reading> readWhatIsGood(const QString& name);

/// Reports all problems if at least one is an error. Returns whether there are errors.
bool complainOfErrors(const std::vector<Problem>& problems);

}  // namespace mazeloom::app
