// SPDX-License-Identifier: MIT
#include "core/pack/disk/folder_source.h"

#include <algorithm>
#include <utility>

#include "core/files/file_system.h"
#include "core/pack/json/names.h"
#include "core/pack/json/sentences.h"

namespace mazeloom::pack {

namespace {

tl::unexpected<Problem> unreadable(const std::string& name, Phrase why) {
    return tl::unexpected(problemAt(name, {}, std::move(why)));
}

}  // namespace

tl::expected<std::string, Problem> FolderSource::read(const std::string& name,
                                                      std::size_t mostBytes) const {
    files::DiskFiles disk;
    const std::filesystem::path path = folder_ / name;
    const auto info = disk.look(path);
    if (!info) return unreadable(name, {kCannotRead, {info.error().message()}});
    if (!*info) return unreadable(name, kNoFile);
    // Reading a pipe or device could block forever.
    if ((*info)->kind != files::FileInfo::Kind::File) return unreadable(name, kNotFile);
    if (links_ == Links::Inside && leadsOutside(folder_, name)) {
        return unreadable(name, kLeadsOut);
    }
    if ((*info)->size > mostBytes) {
        return unreadable(name, {kHasMany, {(*info)->size, ListedWord("bytes"), mostBytes}});
    }
    auto bytes = disk.read(path);
    if (!bytes) return unreadable(name, {kCannotRead, {bytes.error().message()}});
    return *std::move(bytes);
}

bool leadsOutside(const std::filesystem::path& folder, const std::filesystem::path& name) {
    std::error_code error;
    bool isLink = false;
    std::filesystem::path at = folder;
    for (const std::filesystem::path& part : name) {
        at /= part;
        isLink = isLink || std::filesystem::is_symlink(std::filesystem::symlink_status(at, error));
    }
    if (!isLink) return false;
    const auto inside = std::filesystem::canonical(folder, error);
    if (error) return false;
    const auto target = std::filesystem::canonical(at, error);
    if (error) return false;
    const auto [end, inTarget] =
        std::mismatch(inside.begin(), inside.end(), target.begin(), target.end());
    return end != inside.end();
}

bool FolderSource::exists(const std::string& name) const {
    const auto info = files::DiskFiles().look(folder_ / name);
    return info && *info;
}

std::vector<std::string> FolderSource::names(const std::string& folder) const {
    if (links_ == Links::Inside && leadsOutside(folder_, folder)) return {};
    auto names = files::DiskFiles().names(folder_ / folder);
    if (!names) return {};
    std::ranges::sort(*names);
    return *std::move(names);
}

tl::expected<FolderSource, Problem> openFolder(const std::filesystem::path& folder) {
    const auto refuse = [&](Phrase why) {
        return tl::unexpected(problemAt(folder.string(), {}, std::move(why)));
    };
    const auto info = files::DiskFiles().look(folder);
    if (!info) return refuse({kCannotOpen, {info.error().message()}});
    if (!*info) return refuse(kNoFolder);
    if ((*info)->kind != files::FileInfo::Kind::Folder) return refuse(kNotFolder);
    FolderSource source(folder, FolderSource::Links::Inside);
    if (!source.exists(kPackFile)) return refuse({kNoPackFile, {kPackFile}});
    return source;
}

tl::expected<level::Pack, std::vector<Problem>> readFolder(const std::filesystem::path& folder) {
    const auto source = openFolder(folder);
    if (!source) return tl::unexpected(std::vector{source.error()});
    return read(*source);
}

}  // namespace mazeloom::pack
