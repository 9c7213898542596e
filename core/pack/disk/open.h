// SPDX-License-Identifier: MIT
// Opens a pack's folder for an editor, which will write it again.
#pragma once

#include <filesystem>

#include <tl/expected.hpp>

#include "core/pack/disk/disk_state.h"
#include "core/pack/read.h"

namespace mazeloom::pack {

struct Opened {
    Reading reading;
    DiskState disk;  ///< what save() wants to know later
};

/// What is good of the pack, and what was seen of its files; or why the folder is no pack's.
tl::expected<Opened, Problem> openForEditing(const std::filesystem::path& folder,
                                             const ReadControl& control = {});

/// The same, where `source` reads what `files` has in `folder`.
Opened openForEditing(const Source& source, const std::filesystem::path& folder,
                      files::FileSystem& files, const ReadControl& control = {});

}  // namespace mazeloom::pack
