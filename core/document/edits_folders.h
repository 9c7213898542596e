// SPDX-License-Identifier: MIT
// Edits of folders. A folder is only a name: a level belongs to the folder that its `tab` names.
// The pack lists the names to store the order of the folders and the empty folders. If a pack lists
// no names, its folders are shown in the order of their levels; the first edit of a folder lists
// all folders, so that the other folders stay in place.
#pragma once

#include <cstddef>
#include <string>

#include "core/document/refusal.h"

namespace mazeloom::document {

/// Returns the folders that the pack lists, followed by the folders that only levels name, in the
/// order of the levels.
Folders foldersOf(const level::Pack& pack);

Wanted addFolder(const Document& document, const std::string& name);
/// Renames a folder. If `to` exists, merges it into that folder, at that folder's place.
Wanted renameFolder(const Document& document, const std::string& from, const std::string& to);
/// Removes a folder; its levels stay, without a folder.
Wanted removeFolder(const Document& document, const std::string& name);
/// Moves a folder to the index `to` among the other folders.
Wanted moveFolder(const Document& document, const std::string& name, std::size_t to);

}  // namespace mazeloom::document
