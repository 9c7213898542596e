// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include <QString>

#include "core/pack/read.h"
#include "core/problem.h"

namespace mazeloom::app {

/// What can be read of the pack of a folder, an archive or builtin:NAME; nothing after a complaint
/// when there is none. What is wrong with the rest is for the caller to tell.
std::optional<pack::Reading> readWhatIsGood(const QString& name);

/// Complains about each of the errors among problems, and then about the warnings too. Returns
/// whether there are errors.
bool complainOfErrors(const std::vector<Problem>& problems);

}  // namespace mazeloom::app
