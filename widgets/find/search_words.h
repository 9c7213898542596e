// SPDX-License-Identifier: MIT
// Texts about the progress of a search for seeds, in the user's language. Window and command line
// use them.
#pragma once

#include <QString>

#include "core/analyse/wish/search.h"

namespace mazeloom::widgets {

/// Returns a text about the progress after `seconds`: "3 in 12,288 so far, 3,100 a second, the next
/// in about 1.3 s".
QString searchText(const analyse::SearchState& state, double seconds);
/// Returns a text about the share of seeds that fulfil a part of the wish: "dead-ends <= 3: 2.1 %
/// of 12,288".
QString partText(const analyse::SearchState::Part& part);

}  // namespace mazeloom::widgets
