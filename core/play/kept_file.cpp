// SPDX-License-Identifier: MIT
#include "core/play/kept_file.h"

#include <utility>

#include "core/pack/disk/temporaries.h"
#include "core/pack/json/sentences.h"
#include "core/play/sentences.h"

namespace mazeloom::play {

namespace {

using files::FileInfo;
using files::FileSystem;
using Path = std::filesystem::path;

constexpr int kMostKept = 1000;

/// Returns a path such as "scores.damaged-1.txt" beside "scores.txt".
Path asideOf(const Path& file, const char* why, int number) {
    return file.parent_path() / (file.stem().string() + '.' + why + '-' + std::to_string(number) +
                                 file.extension().string());
}

}  // namespace

tl::unexpected<Problem> fileFailed(const Path& file, const Sentence& what, std::error_code error) {
    return tl::unexpected(problemAt(file.string(), {}, Phrase{what, {error.message()}}));
}

tl::unexpected<Problem> fileFailed(const Path& file, const std::string& what,
                                   std::error_code error) {
    return tl::unexpected(problemAt(file.string(), {}, what + ": " + error.message()));
}

tl::expected<std::optional<KeptFile>, Problem> readKept(const Path& file, std::size_t most,
                                                        FileSystem& files) {
    const auto info = files.look(file);
    if (!info) return fileFailed(file, pack::kCannotAccess, info.error());
    if (!*info) return std::nullopt;
    if ((*info)->kind != FileInfo::Kind::File) {
        return tl::unexpected(problemAt(file.string(), {}, pack::kNotFile));
    }
    KeptFile kept;
    if ((*info)->size > most) {
        kept.tooLarge =
            problemAt(file.string(), {},
                      Phrase{pack::kHasMany, {(*info)->size, pack::ListedWord("bytes"), most}});
        return kept;
    }
    auto bytes = files.read(file);
    if (!bytes) return fileFailed(file, pack::kCannotRead, bytes.error());
    kept.bytes = std::move(*bytes);
    return kept;
}

tl::expected<Path, Problem> copyAside(const Path& file, std::string_view bytes, const char* why,
                                      FileSystem& files) {
    for (int number = 1; number <= kMostKept; ++number) {
        const Path aside = asideOf(file, why, number);
        const auto info = files.look(aside);
        if (!info) return fileFailed(aside, pack::kCannotAccess, info.error());
        if (*info) {
            if ((*info)->kind != FileInfo::Kind::File || (*info)->size != bytes.size()) continue;
            const auto copied = files.read(aside);
            if (copied && *copied == bytes) return aside;
            continue;
        }
        if (const auto error = replaceKept(aside, bytes, files))
            return fileFailed(file, kCannotKeepAside, error);
        return aside;
    }
    return tl::unexpected(problemAt(file.string(), {}, kManyKeptAside));
}

tl::expected<Path, Problem> keepAside(const Path& file, const char* why, FileSystem& files) {
    for (int number = 1; number <= kMostKept; ++number) {
        const Path aside = asideOf(file, why, number);
        const auto info = files.look(aside);
        if (!info) return fileFailed(aside, pack::kCannotAccess, info.error());
        if (*info) continue;
        std::error_code error = files.rename(file, aside);
        if (!error) error = files.sync(file.parent_path());
        if (error) return fileFailed(file, kCannotKeepAside, error);
        return aside;
    }
    return tl::unexpected(problemAt(file.string(), {}, kManyKeptAside));
}

std::error_code replaceKept(const Path& file, std::string_view text, FileSystem& files) {
    const auto info = files.look(file);
    if (!info) return info.error();
    const auto permissions = *info ? std::optional((*info)->permissions) : std::nullopt;
    pack::Temporaries temporaries(file.parent_path(), files);
    if (const auto error = temporaries.needFolder(file.parent_path())) return error;
    const auto made = files.makeTemporaryFile(file.parent_path(), text, permissions);
    if (!made) return made.error();
    if (const auto error = files.rename(made->path, file)) {
        files.remove(made->path);
        return error;
    }
    if (const auto error = temporaries.syncMadeFolders()) return error;
    return files.sync(file.parent_path());
}

}  // namespace mazeloom::play
