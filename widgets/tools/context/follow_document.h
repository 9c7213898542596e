// SPDX-License-Identifier: MIT
// Lets panels follow the current document, whichever that is.
#pragma once

#include <functional>

#include "widgets/tools/context/edit_context.h"

namespace mazeloom::widgets {

/// Calls `watch` with the context's document now, and again whenever it gets another one. The
/// previous document is then disconnected from `follower`.
void followDocument(EditContext& context, QObject& follower,
                    std::function<void(PackDocument&)> watch);

}  // namespace mazeloom::widgets
