// SPDX-License-Identifier: MIT
// A POSIX file descriptor as a value. Private to core/files.
#pragma once

#include <cerrno>
#include <filesystem>
#include <string_view>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace mazeloom::files {

inline std::error_code lastError() {
    return {errno, std::generic_category()};
}

/// An open file that is closed on destruction.
class Descriptor {
  public:
    explicit Descriptor(int number = -1) : number_(number) {}
    Descriptor(const std::filesystem::path& path, int flags, mode_t mode = 0)
        : number_(::open(path.c_str(), flags | O_CLOEXEC, mode)) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    Descriptor& operator=(Descriptor&&) = delete;
    ~Descriptor() {
        if (isOpen()) ::close(number_);
    }

    bool isOpen() const { return number_ >= 0; }
    int number() const { return number_; }

    std::error_code write(std::string_view bytes) const {
        while (!bytes.empty()) {
            const ssize_t written = ::write(number_, bytes.data(), bytes.size());
            if (written < 0 && errno == EINTR) continue;
            if (written < 0) return lastError();
            bytes.remove_prefix(static_cast<std::size_t>(written));
        }
        return {};
    }

    std::error_code permit(unsigned permissions) const {
        return ::fchmod(number_, permissions) == 0 ? std::error_code() : lastError();
    }

    std::error_code sync() const {
        while (::fsync(number_) != 0) {
            if (errno != EINTR) return lastError();
        }
        return {};
    }

    /// Closes the file and returns the error: some file systems report a full disk only when a file
    /// is closed.
    std::error_code close() {
        const int number = std::exchange(number_, -1);
        // On Linux the file is closed even if close() fails with EINTR.
        return ::close(number) == 0 || errno == EINTR ? std::error_code() : lastError();
    }

  private:
    int number_;
};

}  // namespace mazeloom::files
