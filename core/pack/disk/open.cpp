// SPDX-License-Identifier: MIT
#include "core/pack/disk/open.h"

#include <utility>

#include "core/pack/disk/folder_source.h"
#include "core/pack/json/names.h"
#include "core/pack/json/write/write.h"

namespace mazeloom::pack {

namespace {

/// Reads files from another source and records the state of each file that is read.
class Watched final : public Source {
  public:
    Watched(const Source& source, const std::filesystem::path& folder, files::FileSystem& files)
        : source_(source), folder_(folder), files_(files) {}

    tl::expected<std::string, Problem> read(const std::string& name,
                                            std::size_t mostBytes) const override {
        // Query the state first, so that a change during reading is detected.
        const std::int64_t now = files_.now();
        const auto info = files_.look(folder_ / name);
        auto bytes = source_.read(name, mostBytes);
        if (bytes && info && *info) {
            SeenFile file = seen(**info, fingerprint(*bytes), now);
            file.size = bytes->size();
            seen_[name] = file;
        }
        return bytes;
    }
    bool exists(const std::string& name) const override { return source_.exists(name); }
    std::vector<std::string> names(const std::string& name) const override {
        return source_.names(name);
    }

    std::map<std::string, SeenFile> takeSeen() { return std::exchange(seen_, {}); }

  private:
    const Source& source_;
    const std::filesystem::path& folder_;
    files::FileSystem& files_;
    mutable std::map<std::string, SeenFile> seen_;
};

void noteCanonical(DiskState& disk, const std::string& name, std::string_view text) {
    const auto file = disk.files.find(name);
    if (file != disk.files.end()) file->second.canonical = fingerprint(text);
}

}  // namespace

Opened openForEditing(const Source& source, const std::filesystem::path& folder,
                      files::FileSystem& files, const ReadControl& control) {
    Watched watched(source, folder, files);
    Opened opened;
    Reading& reading = opened.reading;
    reading = readWhatIsGood(watched, control);
    if (control.isStopped()) return opened;
    DiskState& disk = opened.disk;
    disk.files = watched.takeSeen();
    disk.unread = reading.unread;
    disk.isPackFileWhole = reading.isPackFileWhole;
    const level::Pack& pack = reading.pack;
    disk.packText = writePack(pack, listingOf(pack, reading.unread));
    noteCanonical(disk, kPackFile, disk.packText);
    for (std::size_t i = 0; i < pack.levels.size(); ++i) {
        const std::string name = levelFile(pack.levels[i].id);
        noteCanonical(disk, name, writeLevel(pack.levels[i]));
        if (const auto file = disk.files.find(name); file != disk.files.end())
            file->second.level = pack.levels.share(i);
    }
    for (std::size_t i = 0; i < pack.rooms.size(); ++i) {
        const std::string name = roomFile(pack.rooms[i].id);
        noteCanonical(disk, name, writeRoom(pack.rooms[i]));
        if (const auto file = disk.files.find(name); file != disk.files.end())
            file->second.room = pack.rooms.share(i);
    }
    for (const level::TileMapping& mapping : pack.tileMappings) {
        if (!mapping.picture.isEmpty())
            noteCanonical(disk, tilesFile(mapping.id), mapping.picture.bytes());
    }
    return opened;
}

tl::expected<Opened, Problem> openForEditing(const std::filesystem::path& folder,
                                             const ReadControl& control) {
    const auto source = openFolder(folder);
    if (!source) return tl::unexpected(source.error());
    files::DiskFiles files;
    return openForEditing(*source, folder, files, control);
}

}  // namespace mazeloom::pack
