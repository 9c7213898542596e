// SPDX-License-Identifier: MIT
#include "core/pack/folder_source.h"

#include <cerrno>
#include <fstream>
#include <system_error>

#include "core/pack/names.h"

namespace mazeloom::pack {

namespace {

namespace fs = std::filesystem;

tl::unexpected<Problem> unreadable(const std::string& name, const std::string& why) {
    return tl::unexpected(problemAt(name, {}, why));
}

}  // namespace

tl::expected<std::string, Problem> FolderSource::read(const std::string& name,
                                                      std::size_t mostBytes) const {
    const fs::path path = folder_ / name;
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (status.type() == fs::file_type::not_found) return unreadable(name, "there is no such file");
    if (error) return unreadable(name, "cannot be read: " + error.message());
    // A pipe or device could keep us waiting for ever.
    if (status.type() != fs::file_type::regular) return unreadable(name, "is not a file");
    const std::uintmax_t size = fs::file_size(path, error);
    if (error) return unreadable(name, "cannot be read: " + error.message());
    if (size > mostBytes) {
        return unreadable(name, "has " + std::to_string(size) + " bytes, at most " +
                                    std::to_string(mostBytes) + " are allowed");
    }
    errno = 0;
    std::ifstream file(path, std::ios::binary);
    std::string bytes(static_cast<std::size_t>(size), '\0');
    file.read(bytes.data(), static_cast<std::streamsize>(size));
    if (!file) {
        const int code = errno;
        return unreadable(
            name, "cannot be read" +
                      (code == 0 ? std::string() : ": " + std::generic_category().message(code)));
    }
    return bytes;
}

bool FolderSource::exists(const std::string& name) const {
    std::error_code error;
    return fs::exists(folder_ / name, error);
}

tl::expected<FolderSource, Problem> openFolder(const std::filesystem::path& folder) {
    const auto refuse = [&](std::string why) {
        return tl::unexpected(problemAt(folder.string(), {}, std::move(why)));
    };
    std::error_code error;
    const auto type = std::filesystem::status(folder, error).type();
    if (type == std::filesystem::file_type::not_found) return refuse("there is no such folder");
    if (error) return refuse("cannot be opened: " + error.message());
    if (type != std::filesystem::file_type::directory) return refuse("is not a folder");
    FolderSource source(folder);
    if (!source.exists(kPackFile)) return refuse("has no pack.json: this is no Mazeloom pack");
    return source;
}

tl::expected<level::Pack, std::vector<Problem>> readFolder(const std::filesystem::path& folder) {
    const auto source = openFolder(folder);
    if (!source) return tl::unexpected(std::vector{source.error()});
    return read(*source);
}

}  // namespace mazeloom::pack
