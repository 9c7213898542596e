// SPDX-License-Identifier: MIT
#include "core/doors/out/write_levels.h"

#include <utility>

#include "core/files/staged_files.h"

namespace mazeloom::doors {

namespace {

tl::unexpected<Problem> cannotWrite(const std::filesystem::path& path, const std::string& why) {
    return tl::unexpected(problemAt(path.string(), {}, "cannot be written: " + why));
}

}  // namespace

tl::expected<std::uint64_t, Problem> writeLevels(const LevelFiles& levels, const WritePlace& place,
                                                 ExportOptions options, const WriteControl& control,
                                                 files::FileSystem& files) {
    const std::filesystem::path folder = place.isFolder ? place.path
                                         : place.path.has_parent_path()
                                             ? place.path.parent_path()
                                             : std::filesystem::path(".");
    const auto info = files.look(folder);
    if (!info) return cannotWrite(folder, info.error().message());
    if (!*info) {
        if (const auto error = files.makeFolder(folder))
            return cannotWrite(folder, error.message());
    }
    options.common = place.isFolder ? levels.common() : place.path.stem().string();
    std::uint64_t written = 0;
    files::StagedFiles staged(folder, files);
    for (std::uint64_t i = 0; i < levels.count(); ++i) {
        const LevelFile file = levels.at(i);
        if (control.progress) control.progress(file, i, levels.count());
        const auto made = MadeFile::make(levels.pack(), file, control.stop);
        if (!made) return tl::unexpected(made.error());
        options.stem = place.isFolder ? file.stem : options.common;
        const Source source = made->source();
        const auto parts = levels.format().filesOf(source, options);
        if (!parts) return tl::unexpected(parts.error());
        for (std::size_t part = 0; part < parts->size(); ++part) {
            const bool isMain = part == 0;
            const std::string name =
                isMain && !place.isFolder ? place.path.filename().string() : (*parts)[part].name;
            // Levels share what lies beside them.
            if (staged.has(name)) continue;
            if (const auto error = staged.add(name, (*parts)[part].write))
                return cannotWrite(folder / name, error.message());
            ++written;
        }
        if (control.stop != nullptr && *control.stop) return tl::unexpected(Problem());
    }
    const auto failure = staged.commit();
    if (failure.error) return cannotWrite(folder / failure.name, failure.error.message());
    return written;
}

}  // namespace mazeloom::doors
