// SPDX-License-Identifier: MIT
#pragma once

namespace mazeloom::resources {

/// Makes ":/icons", ":/fonts", ":/sounds" and ":/packs" available. Call it before the first use.
void initialise();

}  // namespace mazeloom::resources
