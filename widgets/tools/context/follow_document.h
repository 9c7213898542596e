// SPDX-License-Identifier: MIT
// Lets panels follow the current document of a context.
#pragma once

#include <functional>

#include "widgets/tools/context/edit_context.h"

namespace mazeloom::widgets {

/// Calls `watch` with the context's document at once, and again whenever the context gets another
/// document. Then the previous document's signals are disconnected from `follower`.
void followDocument(EditContext& context, QObject& follower,
                    std::function<void(PackDocument&)> watch);

}  // namespace mazeloom::widgets
