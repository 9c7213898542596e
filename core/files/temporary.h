// SPDX-License-Identifier: MIT
// Temporary files and folders that belong to one process.
//
// Each is created under a random hidden name of fixed length, never through a link and never over
// something that exists. The process holds a lock on it (flock) as long as it is in use. The kernel
// releases the lock when the process dies, for whatever reason. So another process can tell a
// leftover from work in progress without process numbers, which containers and machines reuse.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

namespace mazeloom::files {

/// Keeps other processes from sweeping a temporary file or folder while this object exists. Its
/// destructor does not remove the file or folder.
class Claim {
  public:
    Claim() = default;
    Claim(const Claim&) = delete;
    Claim& operator=(const Claim&) = delete;
    virtual ~Claim() = default;
};

/// A temporary file or folder created by FileSystem.
struct Temporary {
    std::filesystem::path path;
    std::unique_ptr<Claim> claim;
};

/// Returns the temporary name for the lower 48 bits of a number:
/// ".mazeloom-saving-0123456789abcdef". The last four digits are a checksum of the others.
std::string temporaryNameOf(std::uint64_t number);
/// Whether temporaryNameOf() can return this name.
bool isTemporaryName(std::string_view name);

}  // namespace mazeloom::files
