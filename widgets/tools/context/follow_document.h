// SPDX-License-Identifier: MIT
// For panels about the document that is edited, whichever that is.
#pragma once

#include <functional>

#include "widgets/tools/context/edit_context.h"

namespace mazeloom::widgets {

/// Calls `watch` with the document that the context has, and with each that it has later; the one
/// before is disconnected from `follower` then.
void followDocument(EditContext& context, QObject& follower,
                    std::function<void(PackDocument&)> watch);

}  // namespace mazeloom::widgets
