// SPDX-License-Identifier: MIT
// The formats for export and import, as listed by `help formats` and the manual page.
#pragma once

#include <vector>

#include <QString>

namespace mazeloom::app {

struct ListedFormat {
    QString id;     ///< as given to --to or --format
    QString about;  ///< its title and its capabilities
    QString help;   ///< sentences about the programs that read the format; may be empty
};

struct FormatList {
    QString title;  ///< for example "Formats that animate writes:"
    std::vector<ListedFormat> formats;
};

enum class Machine {
    This,  ///< marks formats that need something not installed here
    Any,
};

/// Returns the lists in the user's language.
std::vector<FormatList> listedFormats(Machine machine);

}  // namespace mazeloom::app
