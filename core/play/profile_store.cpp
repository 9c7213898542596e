// SPDX-License-Identifier: MIT
#include "core/play/profile_store.h"

#include <string>
#include <utility>

#include "core/pack/json/sentences.h"
#include "core/play/kept_file.h"
#include "core/play/profile_json.h"
#include "core/play/sentences.h"

namespace mazeloom::play {

namespace {

using files::FileSystem;
using Path = std::filesystem::path;

/// Reads the file's sound profiles, or reports that the file is too large.
ProfilesRead readFile(const KeptFile& kept, const Path& file) {
    if (!kept.tooLarge) return readProfiles(kept.bytes, file.string());
    ProfilesRead read;
    read.problems.push_back(*kept.tooLarge);
    return read;
}

}  // namespace

tl::expected<ProfilesLoaded, Problem> loadProfiles(const Path& file, FileSystem& files) {
    const auto kept = readKept(file, kMaxProfilesBytes, files);
    if (!kept) return tl::unexpected(kept.error());
    if (!*kept) return ProfilesLoaded();
    auto read = readFile(**kept, file);
    if (read.problems.empty()) return ProfilesLoaded{std::move(read.profiles), {}};

    // A damaged file stays in place until its sound part has been written, so that a full disk does
    // not cost the profiles.
    const char* const why = read.isNewer ? "newer" : "damaged";
    const auto aside = (*kept)->tooLarge ? keepAside(file, why, files)
                                         : copyAside(file, (*kept)->bytes, why, files);
    if (!aside) return tl::unexpected(aside.error());
    ProfilesLoaded loaded{std::move(read.profiles), std::move(read.problems)};

    loaded.problems.insert(
        loaded.problems.begin(),
        problemAt(file.string(), {},
                  Phrase{read.isNewer ? kNewerKept : kDamagedKept, {aside->filename().string()}}));
    for (Problem& problem : loaded.problems)
        problem.severity = Severity::Warning;
    return loaded;
}

tl::expected<ProfilesLoaded, Problem> updateProfiles(const Path& file, FileSystem& files,
                                                     const std::function<void(Profiles&)>& change) {
    auto loaded = loadProfiles(file, files);
    if (!loaded) return loaded;
    const auto info = files.look(file);
    if (!info) return fileFailed(file, pack::kCannotAccess, info.error());
    const bool isSound = *info && loaded->problems.empty();
    const std::string before = isSound ? writeProfiles(loaded->profiles) : std::string();
    change(loaded->profiles);
    const std::string after = writeProfiles(loaded->profiles);
    if (after == before) return loaded;
    if (const auto error = replaceKept(file, after, files)) {
        return fileFailed(file, pack::kCannotWrite, error);
    }
    return loaded;
}

}  // namespace mazeloom::play
