// SPDX-License-Identifier: MIT
// Reads packs and files of packs from git's revisions, such as "HEAD~1:packs/temple", by running
// git.
#pragma once

#include <memory>
#include <string>

#include <QString>
#include <tl/expected.hpp>

#include "core/pack/source.h"
#include "core/problem.h"

namespace mazeloom::app {

/// Whether a name may be a revision and a path: it has a colon after its first character, does not
/// name a built-in pack, and no file or folder has this name.
bool mayBeRevision(const QString& name);

/// What git has under a name.
struct GitObject {
    std::unique_ptr<pack::Source> folder;  ///< null: a file
    std::string bytes;                     ///< of a file
};

/// Returns what git has under REV:PATH. A path is relative to the top of the repository, or to the
/// working folder if it begins with "./". Files of more than `mostBytes` bytes are refused before
/// they are read. A signal to end the program ends git, and the result is a problem.
tl::expected<GitObject, Problem> openRevision(const QString& name, std::size_t mostBytes);

}  // namespace mazeloom::app
