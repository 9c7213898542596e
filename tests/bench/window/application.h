// SPDX-License-Identifier: MIT
#pragma once

namespace mazeloom::bench {

/// Makes the one application that widgets need, with the program's fonts; once. It draws into
/// memory: no display is needed, and none slows it down.
void ensureApplication();

}  // namespace mazeloom::bench
