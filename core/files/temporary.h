// SPDX-License-Identifier: MIT
// Temporary files and folders that belong to one process.
//
// Each is made new (never through a link, never where something stands already) under a random
// hidden name of fixed length. The process holds a lock on it (flock) as long as it is in use. The
// kernel releases the lock when the process dies, however it dies, so another process can tell a
// leftover from work in progress without process numbers, which containers and machines reuse.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

namespace mazeloom::files {

/// Keeps other processes from sweeping a temporary file or folder while this object lives. Its
/// destructor does not remove what it protects.
class Claim {
  public:
    Claim() = default;
    Claim(const Claim&) = delete;
    Claim& operator=(const Claim&) = delete;
    virtual ~Claim() = default;
};

/// A file or folder that FileSystem made.
struct Temporary {
    std::filesystem::path path;
    std::unique_ptr<Claim> claim;
};

/// The temporary name that belongs to a number, of which 48 bits count:
/// ".mazeloom-saving-0123456789abcdef". The last four digits are a checksum of the others.
std::string temporaryNameOf(std::uint64_t number);
/// Whether temporaryNameOf() makes this name.
bool isTemporaryName(std::string_view name);

}  // namespace mazeloom::files
