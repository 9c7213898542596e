// SPDX-License-Identifier: MIT
// Other lists of the commands and their options, generated from the same tables as --help: the
// manual page, the shells' completions, and a page of the repository. They are in English; the
// first two are generated during the build.
#pragma once

#include <QString>

namespace mazeloom::app {

/// Returns the manual page mazeloom(1), as roff.
QString manPage();

/// Returns app/cli/README.md, as Markdown. A test compares it with the file.
QString commandLinePage();

/// Returns the completion for bash: a file `mazeloom` in its folder of completions.
QString bashCompletion();
/// Returns the completion for zsh: a file `_mazeloom` in a folder of its functions.
QString zshCompletion();
/// Returns the completion for fish: a file `mazeloom.fish` in its folder of completions.
QString fishCompletion();

}  // namespace mazeloom::app
