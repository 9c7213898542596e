// SPDX-License-Identifier: MIT
#include "core/pack/disk/save.h"

#include <algorithm>
#include <set>
#include <utility>

#include "core/pack/disk/temporaries.h"
#include "core/pack/disk/verify.h"
#include "core/pack/json/keep_layout.h"
#include "core/pack/json/names.h"
#include "core/pack/json/sentences.h"
#include "core/pack/json/write/write.h"

namespace mazeloom::pack {

namespace {

using Reason = SaveError::Reason;
using Step = tl::expected<void, SaveError>;

tl::unexpected<SaveError> failed(const std::string& file, const Sentence& what,
                                 std::error_code error) {
    return tl::unexpected(
        SaveError{Reason::Disk, {problemAt(file, {}, Phrase{what, {error.message()}})}});
}

/// Returns a path whose parent_path() is the folder above it, for "pack" as well as for "pack/".
std::filesystem::path plain(const std::filesystem::path& folder) {
    std::error_code error;
    auto path = std::filesystem::absolute(folder, error).lexically_normal();
    if (error) return folder;
    return path.has_filename() ? path : path.parent_path();
}

class Saving {
  public:
    Saving(const level::Pack& pack, const std::filesystem::path& folder, DiskState& disk,
           SaveOptions options, files::FileSystem& files)
        : pack_(pack),
          folder_(plain(folder)),
          disk_(disk),
          options_(std::move(options)),
          files_(files),
          temporaries_(folder_, files) {}

    tl::expected<Saved, SaveError> run() {
        return refuseBadIds()
            .and_then([this] { return lookAround(); })
            .and_then([this] { return writeBeside(); })
            .and_then([this] { return findWhatToRemove(); })
            .and_then([this] { return refuseConflicts(); })
            .and_then([this] { return askToReplace(); })
            .and_then([this] { return putInPlace(); })
            .map([this] {
                removeDeleted();
                noteContents();
                return std::move(saved_);
            });
    }

  private:
    Step refuseBadIds() {
        auto problems = checkIds(pack_, disk_.unread);
        if (problems.empty()) return {};
        return tl::unexpected(SaveError{Reason::Pack, std::move(problems)});
    }

    Step lookAround() {
        if (const auto error = temporaries_.needFolder(folder_)) {
            return failed(folder_.string(), kCannotUse, error);
        }
        for (std::string& name : changedOutside(folder_, disk_, files_))
            changed_.insert(std::move(name));
        return {};
    }

    /// Reports the next file to `progress`; returns an error if the save must stop.
    Step begin(const std::string& name) {
        if (options_.stop.isAsked()) return stopped();
        if (options_.progress) {
            options_.progress(name, begun_++,
                              static_cast<int>(pack_.levels.size() + pack_.rooms.size()));
        }
        return {};
    }

    static tl::unexpected<SaveError> stopped() {
        return tl::unexpected(SaveError{Reason::Stopped, {problemAt({}, {}, kStoppedReading)}});
    }

    Step writeBeside() {
        for (std::size_t i = 0; i < pack_.levels.size(); ++i) {
            const level::Level& level = pack_.levels[i];
            const std::string name = levelFile(level.id);
            if (Step asked = begin(name); !asked) return asked;
            const SeenFile* seen = unchangedOutside(name);
            if (seen != nullptr && seen->level == pack_.levels.share(i)) {
                belonging_.insert(name);
                continue;
            }
            const std::string text = writeLevel(level);
            const auto check = [&](const std::string& written) {
                return checkLevel(level, written);
            };
            if (Step done = consider(name, text, {}, check); !done) return done;
        }
        for (const level::Room& room : pack_.rooms) {
            const std::string name = roomFile(room.id);
            if (Step asked = begin(name); !asked) return asked;
            const SeenFile* seen = unchangedOutside(name);
            if (seen != nullptr && seen->room != nullptr && *seen->room == room) {
                belonging_.insert(name);
                continue;
            }
            const std::string text = writeRoom(room);
            const auto check = [&](const std::string& written) { return checkRoom(room, written); };
            if (Step done = consider(name, text, {}, check); !done) return done;
        }
        for (const level::TileMapping& mapping : pack_.tileMappings) {
            const std::string name = tilesFile(mapping.id);
            // A picture that could not be read stays unchanged on disk.
            belonging_.insert(name);
            if (mapping.picture.isEmpty()) continue;
            if (options_.stop.isAsked()) return stopped();
            const auto check = [](const std::string& /*written*/) {
                return std::vector<Problem>();
            };
            if (Step done = consider(name, std::string(mapping.picture.bytes()), {}, check); !done)
                return done;
        }
        const std::string text = writePack(pack_, listingOf(pack_, disk_.unread));
        // The old layout can be kept only if disk_.packText is still the text for the file's
        // contents.
        const SeenFile* seen = unchangedOutside(kPackFile);
        const bool isKnown = seen != nullptr && disk_.isPackFileWhole &&
                             seen->canonical == fingerprint(disk_.packText);
        const std::string before = isKnown ? disk_.packText : std::string();
        if (Step done = consider(kPackFile, text, before, checkPack); !done) return done;
        packText_ = text;
        return {};
    }

    /// Returns the record of a file that did not change since it was last seen; null for other
    /// files.
    const SeenFile* unchangedOutside(const std::string& name) const {
        const auto known = disk_.files.find(name);
        return known == disk_.files.end() || changed_.contains(name) ? nullptr : &known->second;
    }

    /// Writes a new version beside the old one if anything changed. Keeps the old layout if
    /// `before`, the program's own text for the old version, is not empty.
    template <typename Check>
    Step consider(const std::string& name, const std::string& text, const std::string& before,
                  const Check& check) {
        const auto info = files_.look(folder_ / name);
        if (!info) return failed(name, kCannotAccess, info.error());
        belonging_.insert(name);
        const std::uint64_t hash = fingerprint(text);
        if (!isToBeWritten(name, text, hash, *info)) return {};
        // The text of a large level is not copied.
        const std::string other = inOldLayout(name, before, text);
        const std::string& written = before.empty() ? text : other;
        if (auto problems = check(written); !problems.empty()) {
            return tl::unexpected(SaveError{Reason::Pack, std::move(problems)});
        }
        if (*info && (*info)->kind != files::FileInfo::Kind::File) {
            return tl::unexpected(SaveError{Reason::Disk, {problemAt(name, {}, kNotFile)}});
        }
        const auto folder = (folder_ / name).parent_path();
        if (const auto error = temporaries_.needFolder(folder)) {
            return failed(name, kCannotWrite, error);
        }
        const auto permissions = *info ? std::optional((*info)->permissions) : std::nullopt;
        if (const auto error = temporaries_.add(name, written, permissions)) {
            return failed(name, kCannotWrite, error);
        }
        staged_.push_back({name, fingerprint(written), hash});
        return {};
    }

    /// Returns the text in the layout of the old file; nothing if `before` is empty.
    std::string inOldLayout(const std::string& name, const std::string& before,
                            const std::string& text) {
        if (before.empty()) return {};
        const auto old = files_.read(folder_ / name);
        const bool isSeen = old && fingerprint(*old) == disk_.files.at(name).hash;
        return isSeen ? withOldLayout(*old, before, text) : text;
    }

    bool isToBeWritten(const std::string& name, const std::string& text, std::uint64_t hash,
                       const std::optional<files::FileInfo>& info) {
        const auto known = disk_.files.find(name);
        const bool saysTheSame = known != disk_.files.end() && known->second.canonical == hash;
        if (known != disk_.files.end() && !changed_.contains(name)) {
            if (saysTheSame) return false;
            if (name == kPackFile && !disk_.isPackFileWhole && !options_.overwrite) {
                conflicts_.push_back(problemAt(name, {}, kUnreadParts));
            }
            return true;
        }
        // Others changed or deleted the file, or it was never seen.
        if (!info) return true;
        if (holds(name, text, *info)) {
            remember(name, hash, hash);
            return false;
        }
        if (options_.overwrite) return true;
        // This pack's contents for the file did not change, so the version of the others stays.
        if (saysTheSame) return false;
        conflicts_.push_back(
            problemAt(name, {}, known == disk_.files.end() ? kNotOpened : kChangedOutside));
        return true;
    }

    bool holds(const std::string& name, const std::string& text, const files::FileInfo& info) {
        if (info.kind != files::FileInfo::Kind::File || info.size != text.size()) return false;
        const auto bytes = files_.read(folder_ / name);
        return bytes && *bytes == text;
    }

    Step findWhatToRemove() {
        for (const Unread& item : disk_.unread)
            belonging_.insert(item.isRoom ? roomFile(item.id) : levelFile(item.id));
        for (const auto& [name, file] : disk_.files) {
            if (belonging_.contains(name)) continue;
            removals_.push_back(name);
            if (!changed_.contains(name) || options_.overwrite) continue;
            const auto info = files_.look(folder_ / name);
            if (info && !*info) continue;  // gone already
            conflicts_.push_back(problemAt(name, {}, kChangedAndDeleted));
        }
        return {};
    }

    Step refuseConflicts() {
        if (conflicts_.empty()) return {};
        return tl::unexpected(SaveError{Reason::ChangedOutside, std::move(conflicts_)});
    }

    Step askToReplace() {
        if (options_.stop.isAsked()) return stopped();
        if (options_.mayReplace && !options_.mayReplace()) return stopped();
        return {};
    }

    /// Puts the staged files in place; pack.json is the last.
    Step putInPlace() {
        std::set<std::filesystem::path> folders;
        for (const Staged& file : staged_) {
            if (file.name == kPackFile) continue;
            folders.insert((folder_ / file.name).parent_path());
            if (Step done = place(file); !done) return done;
        }
        for (const auto& folder : folders) {
            if (const auto error = files_.sync(folder)) {
                return failed(folder.filename().string(), kCannotFlush, error);
            }
        }
        if (const auto error = temporaries_.syncMadeFolders()) {
            return failed(folder_.string(), kCannotFlush, error);
        }
        if (staged_.empty() || staged_.back().name != kPackFile) return {};
        if (Step done = place(staged_.back()); !done) return done;
        if (const auto error = files_.sync(folder_)) {
            return failed(kPackFile, kCannotFlush, error);
        }
        return {};
    }

    struct Staged {
        std::string name;
        std::uint64_t hash = 0;       ///< fingerprint of the bytes
        std::uint64_t canonical = 0;  ///< fingerprint of the text in this program's layout
    };

    Step place(const Staged& file) {
        if (const auto error = temporaries_.place(file.name)) {
            return failed(file.name, kCannotReplace, error);
        }
        remember(file.name, file.hash, file.canonical);
        if (file.name == kPackFile) disk_.isPackFileWhole = true;
        saved_.written.push_back(file.name);
        return {};
    }

    void remember(const std::string& name, std::uint64_t hash, std::uint64_t canonical) {
        const std::int64_t now = files_.now();
        const auto info = files_.look(folder_ / name);
        if (info && *info) {
            SeenFile& file = disk_.files[name] = seen(**info, hash, now);
            file.canonical = canonical;
        } else {
            disk_.files.erase(name);
        }
    }

    /// Records that the files hold the pack's current contents. If others changed pack.json, the
    /// remembered text of pack.json stays as it is.
    void noteContents() {
        for (std::size_t i = 0; i < pack_.levels.size(); ++i) {
            const auto file = disk_.files.find(levelFile(pack_.levels[i].id));
            if (file != disk_.files.end()) file->second.level = pack_.levels.share(i);
        }
        for (std::size_t i = 0; i < pack_.rooms.size(); ++i) {
            const auto file = disk_.files.find(roomFile(pack_.rooms[i].id));
            if (file != disk_.files.end()) file->second.room = pack_.rooms.share(i);
        }
        if (!changed_.contains(kPackFile)) disk_.packText = packText_;
    }

    /// Removes deleted files. All new files are safe by now, so errors here only give warnings.
    void removeDeleted() {
        std::set<std::filesystem::path> folders;
        for (const std::string& name : removals_) {
            if (const auto error = files_.remove(folder_ / name)) {
                Problem problem = problemAt(name, {}, Phrase{kCannotRemove, {error.message()}});
                problem.severity = Severity::Warning;
                saved_.warnings.push_back(std::move(problem));
                continue;
            }
            disk_.files.erase(name);
            folders.insert((folder_ / name).parent_path());
            saved_.removed.push_back(name);
        }
        for (const auto& folder : folders)
            files_.sync(folder);
    }

    const level::Pack& pack_;
    std::filesystem::path folder_;
    DiskState& disk_;
    SaveOptions options_;
    files::FileSystem& files_;
    Temporaries temporaries_;
    int begun_ = 0;                    ///< number of levels and rooms begun
    std::set<std::string> changed_;    ///< names of files that others changed
    std::set<std::string> belonging_;  ///< files of the saved pack
    std::vector<Staged> staged_;
    std::string packText_;  ///< text of pack.json in this program's layout
    std::vector<std::string> removals_;
    std::vector<Problem> conflicts_;
    Saved saved_;
};

}  // namespace

tl::expected<Saved, SaveError> save(const level::Pack& pack, const std::filesystem::path& folder,
                                    DiskState& disk, SaveOptions options,
                                    files::FileSystem& files) {
    return Saving(pack, folder, disk, std::move(options), files).run();
}

tl::expected<Saved, SaveError> save(const level::Pack& pack, const std::filesystem::path& folder,
                                    DiskState& disk, SaveOptions options) {
    files::DiskFiles files;
    return save(pack, folder, disk, std::move(options), files);
}

}  // namespace mazeloom::pack
