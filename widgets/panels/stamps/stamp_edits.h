// SPDX-License-Identifier: MIT
// Edits of the pack's stamps: save the selection, rename, remove. Each edit is one undo command.
#pragma once

#include <cstddef>
#include <optional>

#include "widgets/tools/context/edit_context.h"

namespace mazeloom::widgets {

/// Returns the open pack's stamps; none if no pack is open.
const level::Stamps& stampsOf(const EditContext& context);

/// Saves the selection in place of the stamp with index `at`, which keeps its name. If there is no
/// such stamp, appends a new one. Returns the stamp's index; on failure, emits
/// EditContext::refused() with the reason.
std::optional<std::size_t> keepStamp(EditContext& context, std::size_t at);
/// Renames a stamp. A blank name changes nothing.
bool renameStamp(EditContext& context, std::size_t at, const QString& title);
bool removeStamp(EditContext& context, std::size_t at);

}  // namespace mazeloom::widgets
