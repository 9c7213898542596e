// SPDX-License-Identifier: MIT
// What formats levels leave and come back in, as `help formats` and the manual page list them.
#pragma once

#include <vector>

#include <QString>

namespace mazeloom::app {

struct ListedFormat {
    QString id;     ///< as after --to, or --format
    QString about;  ///< its title, and what it can carry
    QString help;   ///< whole sentences: who reads it; may be empty
};

struct FormatList {
    QString title;  ///< "Formats that animate writes:"
    std::vector<ListedFormat> formats;
};

enum class Machine {
    This,  ///< says what is not installed here
    Any,
};

/// In the user's language.
std::vector<FormatList> listedFormats(Machine machine);

}  // namespace mazeloom::app
