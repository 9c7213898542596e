// SPDX-License-Identifier: MIT
// Ids for new levels, rooms and objects.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace mazeloom::edit {

/// An id made from a title ("The Ring" → "the-ring"), with a number behind it while `isTaken` says
/// so ("the-ring-2"). `fallback` is an id; it serves where the title has no letter that an id may
/// have.
std::string freshId(std::string_view title, std::string_view fallback,
                    const std::function<bool(const std::string&)>& isTaken);

}  // namespace mazeloom::edit
