// SPDX-License-Identifier: MIT
// What a user names on one side of a comparison: a pack, a file of a pack, or nothing.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include <QString>

#include "core/diff/pack_files.h"
#include "core/pack/source.h"

namespace mazeloom::app {

struct DiffOperand {
    QString name;  ///< as the user gave it
    std::unique_ptr<pack::Source> source;
    std::string loneFile;    ///< the file's name in a pack; empty: a whole pack, or nothing
    bool isNothing = false;  ///< an empty file, such as /dev/null
};

/// Opens a folder, an archive, builtin:NAME, a file of a pack, or one of these in a git revision
/// (REV:PATH). Returns nullopt after reporting an error, or silently after a signal to end.
std::optional<DiffOperand> openOperand(const QString& name);

}  // namespace mazeloom::app
