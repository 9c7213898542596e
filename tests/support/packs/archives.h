// SPDX-License-Identifier: MIT
// Zip archives for tests, good ones and such as only strangers make.
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

/// An archive of just these files, in this order. Aborts when libzip refuses.
std::string archiveOf(const std::vector<ArchiveFile>& files);

/// The files and, behind them, checksums.json with what Qt computes.
std::vector<ArchiveFile> withChecksums(std::vector<ArchiveFile> files);
std::vector<ArchiveFile> archiveFilesOf(const MemorySource& pack);

}  // namespace mazeloom::testing
