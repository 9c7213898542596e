// SPDX-License-Identifier: MIT
// What else lists the commands and their options, made from the same tables as --help: the manual
// page, what completes words in shells, and a page of the repository. In English; the first two are
// made when the program is built.
#pragma once

#include <QString>

namespace mazeloom::app {

/// The manual page mazeloom(1), as roff.
QString manPage();

/// app/cli/README.md, as Markdown. A test compares the file with it.
QString commandLinePage();

/// For bash-completion: a file `mazeloom` in its folder of completions.
QString bashCompletion();
/// A file `_mazeloom` in a folder of zsh's functions.
QString zshCompletion();
/// A file `mazeloom.fish` in fish's folder of completions.
QString fishCompletion();

}  // namespace mazeloom::app
