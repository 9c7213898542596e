// SPDX-License-Identifier: MIT
// Keeps the layout of files edited by hand where nothing changes: new text is merged into the
// existing text member by member.
#pragma once

#include <string>
#include <string_view>

namespace mazeloom::pack {

/// Returns the text that replaces `old` and is equivalent to `canonical`. `oldCanonical` is this
/// program's own text for `old`. Members whose canonical text is unchanged are kept byte for byte,
/// in their order, and so are members that the program leaves out of its own text, such as default
/// values. Other members are rewritten, and new ones follow their predecessors in `canonical`.
/// Returns `canonical` if the old text is not an object or has a key twice.
std::string withOldLayout(std::string_view old, std::string_view oldCanonical,
                          std::string_view canonical);

}  // namespace mazeloom::pack
