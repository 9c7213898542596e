// SPDX-License-Identifier: MIT
// Edits of folders. A folder is a name: a level is in it when its tab says so, and the pack lists
// the names for their order, and for folders without levels. A pack that lists none shows its
// folders in the order of their levels; with the first edit of a folder it lists them all, so that
// the others stay where they are.
#pragma once

#include <cstddef>
#include <string>

#include "core/document/refusal.h"

namespace mazeloom::document {

/// Those that the pack lists, then those that only levels name, in the levels' order.
Folders foldersOf(const level::Pack& pack);

Wanted addFolder(const Document& document, const std::string& name);
/// With the name of another folder, the two become one, in the other's place.
Wanted renameFolder(const Document& document, const std::string& from, const std::string& to);
/// Its levels stay, in no folder.
Wanted removeFolder(const Document& document, const std::string& name);
/// To the place `to` among the folders, counted without it.
Wanted moveFolder(const Document& document, const std::string& name, std::size_t to);

}  // namespace mazeloom::document
