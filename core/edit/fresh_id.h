// SPDX-License-Identifier: MIT
// Ids for new levels, rooms and objects. An id names a file of the pack.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace mazeloom::edit {

/// What may name a file of a pack: 1 … pack::kMaxIdLength of a–z, 0–9 and -.
bool isId(std::string_view text);

/// An id made from a title ("The Ring" → "the-ring"), with a number behind it while `isTaken` says
/// so ("the-ring-2"). `fallback` is an id; it serves where the title has no letter that an id may
/// have.
std::string freshId(std::string_view title, std::string_view fallback,
                    const std::function<bool(const std::string&)>& isTaken);

}  // namespace mazeloom::edit
