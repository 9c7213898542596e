// SPDX-License-Identifier: MIT
// Edits of the pack's stamps: save the selection, rename, remove. Each is one undo command.
#pragma once

#include <cstddef>
#include <optional>

#include "widgets/tools/context/edit_context.h"

namespace mazeloom::widgets {

/// Returns the open pack's stamps; none if no pack is open.
const level::Stamps& stampsOf(const EditContext& context);

/// Saves the selection as the stamp `at`, which keeps its name; if there is no such stamp, as a new
/// last one. Returns its index; on failure EditContext::refused() reports the reason.
std::optional<std::size_t> keepStamp(EditContext& context, std::size_t at);
/// Renames a stamp. A name without letters changes nothing.
bool renameStamp(EditContext& context, std::size_t at, const QString& title);
bool removeStamp(EditContext& context, std::size_t at);

}  // namespace mazeloom::widgets
