// SPDX-License-Identifier: MIT
// Zip archives for tests: valid ones, and malformed ones that only other programs write.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tests/support/packs/packs.h"

namespace mazeloom::testing {

struct ArchiveFile {
    std::string name;
    std::string bytes;
    std::uint32_t mode = 0100644;
    bool isEncrypted = false;
    bool isDeflated = true;
};

/// Returns an archive of exactly these files, in this order. Aborts if libzip refuses.
std::string archiveOf(const std::vector<ArchiveFile>& files);

/// Returns the files followed by checksums.json, whose checksums Qt computes.
std::vector<ArchiveFile> withChecksums(std::vector<ArchiveFile> files);
std::vector<ArchiveFile> archiveFilesOf(const MemorySource& pack);

}  // namespace mazeloom::testing
