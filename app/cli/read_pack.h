// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include <QString>

#include "core/level/level.h"

namespace mazeloom::app {

/// The pack of a folder, an archive or builtin:NAME; nothing after a complaint about each of its
/// problems.
std::optional<level::Pack> readPack(const QString& name);

}  // namespace mazeloom::app
