// SPDX-License-Identifier: MIT
// Edits of the pack's stamps: what is selected is kept, and what is kept gets a name. Each is one
// undo command.
#pragma once

#include <cstddef>
#include <optional>

#include "widgets/tools/context/edit_context.h"

namespace mazeloom::widgets {

/// The stamps of the pack that is open; none where nothing is.
const level::Stamps& stampsOf(const EditContext& context);

/// Keeps what is selected as the stamp `at`, under the name that this has, or as a new one behind
/// the last. Returns its place; where it cannot be kept, EditContext::refused() says why.
std::optional<std::size_t> keepStamp(EditContext& context, std::size_t at);
/// A name without letters changes nothing.
bool renameStamp(EditContext& context, std::size_t at, const QString& title);
bool removeStamp(EditContext& context, std::size_t at);

}  // namespace mazeloom::widgets
