// SPDX-License-Identifier: MIT
#include "core/exchange/out/write_levels.h"

#include <algorithm>
#include <memory>
#include <set>
#include <utility>

#include "core/exchange/beside.h"
#include "core/exchange/out/folder_files.h"
#include "core/exchange/out/in_order.h"
#include "core/exchange/out/stoppable_text.h"
#include "core/exchange/out/unfinished.h"
#include "core/files/staged_files.h"
#include "core/hash/sha256.h"
#include "core/pack/json/names.h"
#include "core/pack/json/write/write.h"
#include "core/within_memory.h"
#include "mazeloom/version.h"

namespace mazeloom::exchange {

namespace {

/// Upper bound on the total weight of files in progress or waiting to be written, in bytes.
constexpr std::uint64_t kMostWaiting = std::uint64_t{1} << 30;
/// Side in pixels of pictures without a given cell size
/// (widgets/exchange/pictures/level_painter.h).
constexpr std::uint64_t kReadableSide = 4096;

Problem cannotWrite(const std::filesystem::path& path, const std::string& why) {
    return problemAt(path.string(), {}, "cannot be written: " + why);
}

/// The data from which the parts of a file are written. The parts may refer to these data.
struct Making {
    MadeFile made;
    ExportOptions options;
    Source source = {};
};

/// A level's file, made and ready to be written.
struct ReadyFile {
    LevelFile file;
    std::vector<LevelFailure> failures;  ///< levels that are left out
    std::optional<Problem> problem;      ///< the reason why the export ends here
    std::unique_ptr<const Making> making;
    OutFiles parts;      ///< empty if no level is left
    std::string bytes;   ///< bytes of the first part
    std::string origin;  ///< the entry in origins.json, if any
};

class LevelWriter {
  public:
    LevelWriter(const LevelFiles& levels, const WritePlace& place, ExportOptions options,
                const WriteControl& control, files::FileSystem& files)
        : levels_(levels),
          place_(place),
          folder_(place.isFolder                 ? place.path
                  : place.path.has_parent_path() ? place.path.parent_path()
                                                 : std::filesystem::path(".")),
          options_(std::move(options)),
          control_(control),
          files_(files),
          count_(levels.count()),
          hasOrigins_(place.isFolder && options_.keepsOrigin && levels.format().leavesOriginBeside),
          keepsFinished_(place.isFolder && control.way.keepsFinished),
          keepsGoing_(control.way.keepsGoing),
          origins_(folder_, files) {
        options_.common = place.isFolder ? levels.common() : place.path.stem().string();
        if (hasOrigins_) options_.keepsOrigin = false;
    }

    Written run() {
        const bool isDone = withinMemory(
            [this] {
                writeAll();
                return true;
            },
            [] { return false; });
        if (!isDone) {
            fail(cannotWrite(folder_,
                             "there is not enough memory: export fewer or smaller levels at once, "
                             "or close other programs"));
        }
        return std::move(written_);
    }

  private:
    bool fail(Problem problem) {
        if (!written_.problem) written_.problem = std::move(problem);
        return false;
    }

    bool failOfLevel(Problem problem) {
        if (!written_.problem) written_.isOfLevel = true;
        return fail(std::move(problem));
    }

    bool isStopped() const { return control_.stop.isAsked(); }

    std::string mainName(const LevelFile& file) const {
        if (!place_.isFolder) return place_.path.filename().string();
        return file.stem + '.' + std::string(levels_.format().ending);
    }

    bool makeFolder() {
        const auto info = files_.look(folder_);
        if (!info) return fail(cannotWrite(folder_, info.error().message()));
        if (*info) return true;
        const auto error = files_.makeFolder(folder_);
        return !error || fail(cannotWrite(folder_, error.message()));
    }

    void writeAll() {
        if (!makeFolder() || !prepare()) return;
        inOrder<ReadyFile>(
            count_, control_.way.threads, kMostWaiting,
            [this](std::uint64_t i) { return weightOf(i); },
            [this](std::uint64_t i) { return make(i); },
            [this](std::uint64_t i) { return begin(i); },
            [this](std::uint64_t, ReadyFile ready) { return take(std::move(ready)); });
        finish();
    }

    /// For a folder: claims it, makes all checks that need no generated level, and begins
    /// origins.json and the record of the unfinished export.
    bool prepare() {
        if (!place_.isFolder) return true;
        // Two concurrent exports would overwrite each other's lists.
        auto claim = files_.claimFolder(folder_);
        if (!claim) {
            return fail(problemAt(
                folder_.string(), {},
                "another export is writing there: wait until it ends, or give another folder"));
        }
        claim_ = std::move(*claim);
        files_.sweep(folder_);
        std::set<std::string> names;
        for (std::uint64_t i = 0; i < count_; ++i)
            names.insert(mainName(levels_.at(i)));
        if (keepsGoing_) {
            if (names.contains(std::string(kFailuresFile))) {
                return fail(
                    problemAt(folder_.string(), {},
                              "a level's file would be called failures.json, the name of the list "
                              "of failures: rename the level, or give it several seeds"));
            }
            const auto own = needOwn(folder_ / kFailuresFile, kFailuresFormat, files_);
            if (!own) return fail(own.error());
        }
        if (hasOrigins_) {
            if (auto kept = origins_.keepOthers(names); !kept) return fail(kept.error());
        }
        if (keepsFinished_) {
            unfinished_.emplace(folder_, fingerprint(), files_);
            if (control_.way.resumes) written_.wasOther = unfinished_->resume();
            for (const std::string& name : unfinished_->before()) {
                if (!names.contains(name)) noteStray(name);
            }
            if (const auto error = unfinished_->begin())
                return fail(cannotWrite(folder_ / kUnfinishedFile, error.message()));
        }
        staged_.emplace(folder_, files_);
        return !hasOrigins_ ||
               check(origins_.begin(levels_.choice().levels, *staged_, control_.stop),
                     std::string(kOriginsFile));
    }

    /// Records a file of the previous export that this export does not write.
    void noteStray(const std::string& name) {
        // Accepts only names of files in the folder itself, because the record is untrusted.
        if (name.find('/') != std::string::npos) return;
        const auto info = files_.look(folder_ / name);
        if (info && *info) written_.strays.push_back(name);
    }

    bool check(std::error_code error, const std::string& name) {
        return !error || fail(cannotWrite(folder_ / name, error.message()));
    }

    /// Returns a text that is equal for exports that write the same bytes to files of the same
    /// name.
    std::string fingerprint() const {
        std::string all = MAZELOOM_VERSION;
        const auto add = [&all](std::string_view text) {
            all += '\n' + std::to_string(text.size()) + ' ';
            all += text;
        };
        const PictureOptions& picture = options_.picture;
        add(levels_.format().id);
        add(options_.common);
        add(picture.theme + ' ' + std::to_string(picture.cell) + (picture.grid ? " grid" : "") +
            (picture.letters ? " letters" : "") + (picture.scanLines ? "" : " no scan lines"));
        add(picture.tiles);
        for (const std::string& overlay : picture.overlays)
            add(overlay);
        add(options_.keepsOrigin ? "origin" : "");
        // File names contain the seed only if there are several seeds. Otherwise, the seed is added
        // here.
        const auto& seeds = levels_.choice().seeds;
        const bool areNamed = seeds && seeds->count() > 1;
        for (const LevelAndSeed& level : levels_.choice().levels) {
            const std::uint64_t seed = seeds ? seeds->at(0) : level.seed;
            add(level.level->id + (areNamed ? "" : ' ' + std::to_string(seed)));
        }
        for (const pack::TextFile& file : pack::write(levels_.pack())) {
            add(file.name);
            add(hash::toHex(hash::sha256(file.text)));
        }
        for (const level::TileMapping& mapping : levels_.pack().tileMappings)
            add(hash::toHex(hash::sha256(mapping.picture.bytes())));
        return hash::toHex(hash::sha256(all));
    }

    /// Estimates the memory of a file's maps and pictures, in bytes.
    std::uint64_t weightOf(std::uint64_t i) const {
        std::uint64_t weight = 1;
        for (const LevelAndSeed& level : levels_.at(i).levels) {
            const auto cells = static_cast<std::uint64_t>(level.level->size.area());
            const auto side = static_cast<std::uint64_t>(std::max(options_.picture.cell, 0));
            const std::uint64_t pixels = !levels_.format().draws ? 0
                                         : side == 0             ? kReadableSide * kReadableSide
                                                                 : cells * side * side;
            weight += cells * 16 + pixels * 4;
        }
        return weight;
    }

    const FinishedFile* finishedOf(const LevelFile& file) const {
        return unfinished_ ? unfinished_->find(mainName(file)) : nullptr;
    }

    /// Makes the `i`-th file. May be called on any thread.
    ReadyFile make(std::uint64_t i) const {
        return withinMemory([&] { return madeFile(i); }, [&] { return tooLarge(i); });
    }

    /// Returns the failure of a file that does not fit into memory.
    ReadyFile tooLarge(std::uint64_t i) const {
        ReadyFile ready;
        ready.file = levels_.at(i);
        for (const LevelAndSeed& level : ready.file.levels) {
            LevelFailure failure = failureOf(
                level, notEnoughMemory(level.level->id, level.level->size, kNoMemoryForFile));
            if (!keepsGoing_) {
                ready.problem = std::move(failure.problem);
                break;
            }
            ready.failures.push_back(std::move(failure));
        }
        return ready;
    }

    ReadyFile madeFile(std::uint64_t i) const {
        ReadyFile ready;
        ready.file = levels_.at(i);
        if (finishedOf(ready.file) != nullptr) return ready;
        auto made = MadeFile::make(levels_.pack(), ready.file, control_.stop.flag(),
                                   keepsGoing_ ? &ready.failures : nullptr);
        if (!made) {
            ready.problem = std::move(made.error());
            return ready;
        }
        if (made->levels().empty()) return ready;
        auto making = std::make_unique<Making>(Making{std::move(*made), options_});
        making->options.stem = place_.isFolder ? ready.file.stem : options_.common;
        making->source = making->made.source();
        making->source.stop = control_.stop;
        auto parts = levels_.format().filesOf(making->source, making->options);
        ready.making = std::move(making);
        if (!parts) {
            refuse(ready, parts.error());
            return ready;
        }
        ready.parts = std::move(*parts);
        StoppableText out(control_.stop);
        ready.parts.front().write(out);
        ready.bytes = out.take();
        if (hasOrigins_)
            ready.origin = origins_.entryOf(ready.making->source.levels.front(), control_.stop);
        return ready;
    }

    /// The format has refused a file, and `why` names no level. Adds a failure for each level of
    /// the file.
    void refuse(ReadyFile& ready, const Problem& why) const {
        for (const MadeLevel& made : ready.making->source.levels) {
            LevelFailure failure = failureOf({&made.level, made.seed}, why);
            if (!keepsGoing_) {
                ready.problem = std::move(failure.problem);
                return;
            }
            ready.failures.push_back(std::move(failure));
        }
    }

    bool begin(std::uint64_t i) {
        if (control_.progress) control_.progress(levels_.at(i), i, count_);
        return !isStopped() || fail({});
    }

    bool take(ReadyFile ready) {
        if (const FinishedFile* there = finishedOf(ready.file)) return takeFinished(*there);
        if (isStopped()) return fail({});
        if (ready.problem) return failOfLevel(std::move(*ready.problem));
        // A single-file export cannot continue without its file.
        if (!place_.isFolder && ready.parts.empty())
            return failOfLevel(std::move(ready.failures.front().problem));
        FinishedFile finished{
            mainName(ready.file), {}, std::move(ready.origin), std::move(ready.failures)};
        for (std::size_t part = 0; part < ready.parts.size(); ++part) {
            if (!addPart(ready, part, finished)) return false;
        }
        noteFailures(finished);
        if (finished.parts.empty() && unfinished_ && unfinished_->before().contains(finished.name))
            noteStray(finished.name);
        if (!finished.origin.empty() &&
            !check(origins_.add(finished.name, finished.origin, *staged_),
                   std::string(kOriginsFile))) {
            return false;
        }
        written_.finished += finished.parts.empty() ? 0 : 1;
        return !keepsFinished_ || placeNow(finished);
    }

    bool takeFinished(const FinishedFile& there) {
        if (!keepsGoing_ && !there.failures.empty())
            return failOfLevel(there.failures.front().problem);
        for (const FinishedFile::Part& part : there.parts)
            placedBefore_.insert(part.name);
        noteFailures(there);
        if (there.parts.empty()) return true;
        ++written_.finished;
        ++written_.resumed;
        return there.origin.empty() ||
               check(origins_.add(there.name, there.origin, *staged_), std::string(kOriginsFile));
    }

    bool addPart(const ReadyFile& ready, std::size_t part, FinishedFile& finished) {
        const std::string name = part == 0 ? finished.name : ready.parts[part].name;
        // Several levels may share a companion file, which is written once.
        if (staged_ && (staged_->has(name) || placedBefore_.contains(name))) return true;
        if (!staged_) {
            staged_.emplace(folder_, files_);
            // The user chose this name, so a link of this name is followed; the program makes all
            // other names.
            staged_->follow(finished.name);
        }
        std::string bytes;
        if (part > 0) {
            StoppableText out(control_.stop);
            ready.parts[part].write(out);
            bytes = out.take();
            if (isStopped()) return fail({});
        }
        const std::string& all = part == 0 ? ready.bytes : bytes;
        if (!check(staged_->append(name, all), name)) return false;
        if (keepsFinished_)
            finished.parts.push_back(partOf(name, all));
        else
            finished.parts.push_back({name, all.size(), {}});
        ++written_.files;
        return true;
    }

    void noteFailures(const FinishedFile& file) {
        for (const LevelFailure& failure : file.failures) {
            written_.failures.push_back(failure);
            fileFailures_.push_back({file.name, failure});
        }
    }

    bool placeNow(const FinishedFile& finished) {
        // Companion files are placed before their level's file.
        for (auto part = finished.parts.rbegin(); part != finished.parts.rend(); ++part) {
            if (!check(staged_->place(part->name), part->name)) return false;
        }
        return check(unfinished_->add(finished), std::string(kUnfinishedFile));
    }

    /// Places the staged files; after an early end, only if finished files are kept.
    void finish() {
        const bool isWhole = !written_.problem;
        if (!staged_ || !(isWhole || keepsFinished_)) return;
        removeStale(isWhole);
        if (hasOrigins_) {
            if (!check(origins_.end(*staged_), std::string(kOriginsFile))) return;
        }
        if (place_.isFolder && !fileFailures_.empty()) {
            if (!check(staged_->append(std::string(kFailuresFile), failuresText(fileFailures_)),
                       std::string(kFailuresFile))) {
                return;
            }
        }
        const auto failure = keepsFinished_ ? placeFolderFiles() : staged_->commit();
        if (!check(failure.error, failure.name)) return;
        // The record is removed at the end; after an early end, only if it has no entries.
        if (unfinished_ && (isWhole || (written_.finished == 0 && fileFailures_.empty())))
            check(unfinished_->end(), std::string(kUnfinishedFile));
    }

    files::StagedFiles::Failure placeFolderFiles() {
        const bool hasEntries = hasOrigins_ && written_.finished > 0;
        for (const auto& [name, isWanted] :
             {std::pair(std::string(kOriginsFile), hasEntries),
              std::pair(std::string(kFailuresFile), !fileFailures_.empty())}) {
            if (!isWanted) continue;
            if (const auto error = staged_->place(name)) return {error, name};
        }
        return {files_.sync(folder_), {}};
    }

    /// Removes files of earlier exports that are stale now. The list of failures is stale after a
    /// complete export that keeps finished files and had no failures. The origin file of a single
    /// level is stale if the level was written, since origins.json now holds all origins.
    void removeStale(bool isWhole) {
        if (place_.isFolder && isWhole && fileFailures_.empty() && keepsFinished_) {
            const auto path = folder_ / kFailuresFile;
            const auto info = files_.look(path);
            if (info && *info && needOwn(path, kFailuresFormat, files_)) files_.remove(path);
        }
        if (!hasOrigins_) return;
        for (std::uint64_t i = 0; i < count_; ++i) {
            const LevelFile file = levels_.at(i);
            const bool isWritten =
                staged_->has(mainName(file)) || placedBefore_.contains(mainName(file));
            const auto path = folder_ / originName(file.stem);
            const auto info = isWritten ? files_.look(path) : std::nullopt;
            if (!info || !*info) continue;
            const auto bytes = files_.read(path);
            if (bytes && readOrigin(*bytes)) files_.remove(path);
        }
    }

    const LevelFiles& levels_;
    const WritePlace& place_;
    std::filesystem::path folder_;
    ExportOptions options_;
    const WriteControl& control_;
    files::FileSystem& files_;
    const std::uint64_t count_;
    const bool hasOrigins_;  ///< whether origins go into origins.json
    const bool keepsFinished_;
    const bool keepsGoing_;
    FolderOrigins origins_;
    std::unique_ptr<files::Claim> claim_;
    std::optional<UnfinishedExport> unfinished_;
    std::optional<files::StagedFiles> staged_;
    std::set<std::string> placedBefore_;  ///< parts of files that an earlier run finished
    std::vector<FileFailure> fileFailures_;
    Written written_;
};

}  // namespace

Written writeLevelsOf(const LevelFiles& levels, const WritePlace& place, ExportOptions options,
                      const WriteControl& control, files::FileSystem& files) {
    return LevelWriter(levels, place, std::move(options), control, files).run();
}

tl::expected<std::uint64_t, Problem> writeLevels(const LevelFiles& levels, const WritePlace& place,
                                                 ExportOptions options, const WriteControl& control,
                                                 files::FileSystem& files) {
    Written written = writeLevelsOf(levels, place, std::move(options), control, files);
    if (written.problem) return tl::unexpected(std::move(*written.problem));
    return written.files;
}

}  // namespace mazeloom::exchange
