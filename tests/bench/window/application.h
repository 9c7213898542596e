// SPDX-License-Identifier: MIT
#pragma once

namespace mazeloom::bench {

/// Creates, on the first call, the one application that widgets need, with the program's fonts. It
/// draws into memory, so no display is needed and none slows it down.
void ensureApplication();

}  // namespace mazeloom::bench
