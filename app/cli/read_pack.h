// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QString>
#include <tl/expected.hpp>

#include "core/pack/read.h"
#include "core/pack/source.h"
#include "core/problem.h"

namespace mazeloom::app {

/// Opens a folder, an archive, builtin:NAME, or a folder in a git revision (REV:PATH).
tl::expected<std::unique_ptr<pack::Source>, Problem> openSource(const QString& name);

/// Reads as much as possible of a pack that openSource() opens. Returns nullopt,
/// after reporting an error, if there is no pack. The caller reports the problems of the pack's
/// files, including those that could not be read.
std::optional<pack::Reading> readWhatIsGood(const QString& name);

/// Reports all problems if at least one is an error. Returns whether there are errors.
bool complainOfErrors(const std::vector<Problem>& problems);

}  // namespace mazeloom::app
