// SPDX-License-Identifier: MIT
// Opens a pack's folder for an editor that saves it later.
#pragma once

#include <filesystem>

#include <tl/expected.hpp>

#include "core/pack/disk/disk_state.h"
#include "core/pack/read.h"

namespace mazeloom::pack {

struct Opened {
    Reading reading;
    DiskState disk;  ///< input of a later save()
};

/// Returns the readable part of the pack and the state of its files, or the reason why the folder
/// is not a pack.
tl::expected<Opened, Problem> openForEditing(const std::filesystem::path& folder,
                                             const ReadControl& control = {});

/// Opens the pack that `source` reads. The source must read the same files that `files` has in
/// `folder`.
Opened openForEditing(const Source& source, const std::filesystem::path& folder,
                      files::FileSystem& files, const ReadControl& control = {});

}  // namespace mazeloom::pack
