// SPDX-License-Identifier: MIT
// Files that somebody laid out by hand keep their layout where nothing changes: what the program
// writes is put into the text that is there, member by member.
#pragma once

#include <string>
#include <string_view>

namespace mazeloom::pack {

/// The text to write in the place of `old`, which says the same as `oldCanonical`, so that it says
/// the same as `canonical`. The last two are objects as this program writes them. Members of the
/// file whose canonical text stays are kept to the byte, in their order, and so are those that say
/// what holds anyway; others are written anew, and new ones come behind those that precede them in
/// `canonical`. It is `canonical` where the old text is no object.
std::string withOldLayout(std::string_view old, std::string_view oldCanonical,
                          std::string_view canonical);

}  // namespace mazeloom::pack
