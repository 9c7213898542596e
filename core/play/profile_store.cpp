// SPDX-License-Identifier: MIT
#include "core/play/profile_store.h"

#include <string>
#include <utility>

#include "core/pack/temporaries.h"
#include "core/play/profile_json.h"

namespace mazeloom::play {

namespace {

using pack::FileInfo;
using pack::FileSystem;
using Path = std::filesystem::path;

tl::unexpected<Problem> failed(const Path& file, const std::string& what, std::error_code error) {
    return tl::unexpected(problemAt(file.string(), {}, what + ": " + error.message()));
}

/// What can be read of the file's bytes, or that it is too large to be looked at.
tl::expected<ProfilesRead, Problem> readFile(const Path& file, const FileInfo& info,
                                             FileSystem& files) {
    if (info.kind != FileInfo::Kind::File) {
        return tl::unexpected(problemAt(file.string(), {}, "is not a file"));
    }
    if (info.size > kMaxProfilesBytes) {
        ProfilesRead read;
        read.problems.push_back(problemAt(file.string(), {},
                                          "has " + std::to_string(info.size) + " bytes, at most " +
                                              std::to_string(kMaxProfilesBytes) + " are allowed"));
        return read;
    }
    const auto bytes = files.read(file);
    if (!bytes) return failed(file, "cannot be read", bytes.error());
    return readProfiles(*bytes, file.string());
}

/// Renames the file to a name beside it that is free yet; that name.
tl::expected<Path, Problem> keepAside(const Path& file, const char* why, FileSystem& files) {
    constexpr int kMostKept = 1000;
    for (int number = 1; number <= kMostKept; ++number) {
        const Path aside =
            file.parent_path() / (file.stem().string() + '.' + why + '-' + std::to_string(number) +
                                  file.extension().string());
        const auto info = files.look(aside);
        if (!info) return failed(aside, "cannot be looked at", info.error());
        if (*info) continue;
        std::error_code error = files.rename(file, aside);
        if (!error) error = files.sync(file.parent_path());
        if (error) return failed(file, "cannot be kept aside", error);
        return aside;
    }
    return tl::unexpected(problemAt(file.string(), {}, "cannot be kept aside: too many are"));
}

std::error_code write(const std::string& text, const Path& file,
                      std::optional<unsigned> permissions, FileSystem& files) {
    pack::Temporaries temporaries(file.parent_path(), files);
    const std::string name = file.filename().string();
    if (const auto error = temporaries.needFolder(file.parent_path())) return error;
    if (const auto error = temporaries.add(name, text, permissions)) return error;
    if (const auto error = temporaries.place(name)) return error;
    if (const auto error = temporaries.syncMadeFolders()) return error;
    return files.sync(file.parent_path());
}

}  // namespace

tl::expected<ProfilesLoaded, Problem> loadProfiles(const Path& file, FileSystem& files) {
    const auto info = files.look(file);
    if (!info) return failed(file, "cannot be looked at", info.error());
    if (!*info) return ProfilesLoaded();
    auto read = readFile(file, **info, files);
    if (!read) return tl::unexpected(read.error());
    if (read->problems.empty()) return ProfilesLoaded{std::move(read->profiles), {}};

    const auto aside = keepAside(file, read->isNewer ? "newer" : "damaged", files);
    if (!aside) return tl::unexpected(aside.error());
    ProfilesLoaded loaded{std::move(read->profiles), std::move(read->problems)};
    const std::string told = read->isNewer ? "was written by a newer Mazeloom" : "is damaged";
    loaded.problems.insert(
        loaded.problems.begin(),
        problemAt(file.string(), {}, told + ": it was kept as " + aside->filename().string()));
    for (Problem& problem : loaded.problems)
        problem.severity = Severity::Warning;
    return loaded;
}

tl::expected<ProfilesLoaded, Problem> updateProfiles(const Path& file, FileSystem& files,
                                                     const std::function<void(Profiles&)>& change) {
    auto loaded = loadProfiles(file, files);
    if (!loaded) return loaded;
    const auto info = files.look(file);
    if (!info) return failed(file, "cannot be looked at", info.error());
    const std::string before = *info ? writeProfiles(loaded->profiles) : std::string();
    change(loaded->profiles);
    const std::string after = writeProfiles(loaded->profiles);
    if (after == before) return loaded;
    const auto permissions = *info ? std::optional((*info)->permissions) : std::nullopt;
    if (const auto error = write(after, file, permissions, files)) {
        return failed(file, "cannot be written", error);
    }
    return loaded;
}

}  // namespace mazeloom::play
