// SPDX-License-Identifier: MIT
// Pages generated from the same tables as --help: the manual page, the shells' completions, and a
// page of the repository. The texts are in English. The build generates the manual page and the
// completions.
#pragma once

#include <QString>

namespace mazeloom::app {

/// Returns the manual page mazeloom(1), as roff.
QString manPage();

/// Returns app/cli/README.md, as Markdown. A test compares it with the file.
QString commandLinePage();

/// Returns the completion script for bash: the file `mazeloom` in bash's folder of completions.
QString bashCompletion();
/// Returns the completion script for zsh: the file `_mazeloom` in a folder of zsh's functions.
QString zshCompletion();
/// Returns the completion script for fish: the file `mazeloom.fish` in fish's folder of
/// completions.
QString fishCompletion();

}  // namespace mazeloom::app
