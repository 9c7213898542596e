// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <filesystem>
#include <optional>
#include <utility>

#include "core/doors/importer.h"
#include "core/doors/trial/trial.h"
#include "core/edit/terrains/translate.h"
#include "core/in_quotes.h"
#include "core/merge_markers.h"
#include "core/pack/disk/folder_source.h"

// A new format is one line here, and a file that defines it.
#define MAZELOOM_IMPORTERS(IMPORTER) \
    IMPORTER(tmjImporter)            \
    IMPORTER(tmxImporter)            \
    IMPORTER(ldtkImporter)           \
    IMPORTER(xpImporter)             \
    IMPORTER(textImporter)           \
    IMPORTER(csvImporter)            \
    IMPORTER(pngImporter)            \
    IMPORTER(mazepackImporter)

namespace mazeloom::doors {

#define MAZELOOM_DECLARE_IMPORTER(importer) extern const Importer importer;
MAZELOOM_IMPORTERS(MAZELOOM_DECLARE_IMPORTER)
#undef MAZELOOM_DECLARE_IMPORTER

std::span<const Importer* const> importers() {
#define MAZELOOM_LIST_IMPORTER(importer) &importer,
    static constexpr std::array kImporters{MAZELOOM_IMPORTERS(MAZELOOM_LIST_IMPORTER)};
#undef MAZELOOM_LIST_IMPORTER
    return kImporters;
}

const Importer* importerOf(std::string_view file) {
    std::string ending = std::filesystem::path(file).extension().string();
    if (ending.empty()) return nullptr;
    ending.erase(0, 1);
    std::ranges::transform(ending, ending.begin(), [](unsigned char c) {
        return static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    });
    const auto found = std::ranges::find_if(importers(), [&](const Importer* importer) {
        return std::ranges::find(importer->endings, ending) != importer->endings.end();
    });
    return found == importers().end() ? nullptr : *found;
}

namespace {

template <typename List>
auto placeIn(const List& list, const std::string& id) {
    return std::find_if(list.begin(), list.end(), [&id](const auto& one) { return one.id == id; });
}

std::string folderOf(const std::filesystem::path& file) {
    return file.has_parent_path() ? file.parent_path().string() : ".";
}

}  // namespace

void addTo(level::Pack& pack, Imported imported, std::vector<Problem>& notes) {
    const auto stays = [&notes](const std::string& what) {
        Problem note = problemAt({}, {}, what + " is in the pack already and stays as it is there");
        note.severity = Severity::Warning;
        notes.push_back(std::move(note));
    };
    const auto translated = [&](auto& item) {
        if (const auto joined = level::joined(pack.terrains, item.terrains.own())) {
            pack.terrains = *joined;
        } else {
            Problem note = problemAt({}, {},
                                     "the pack has as many terrains of its own as it can: others "
                                     "became floor and wall");
            note.severity = Severity::Warning;
            notes.push_back(std::move(note));
        }
        edit::translate(item, pack.terrains);
    };
    for (level::Room& room : imported.rooms)
        translated(room);
    for (level::Level& level : imported.levels)
        translated(level);
    pack.resolveTerrains();
    for (level::Room& room : imported.rooms)
        room.terrains = pack.terrains;
    for (level::Level& level : imported.levels)
        level.terrains = pack.terrains;
    for (level::OwnKind& kind : imported.ownKinds) {
        const auto& kinds = std::as_const(pack.ownKinds);
        if (const auto same = placeIn(kinds, kind.id); same == kinds.end()) {
            pack.ownKinds.push_back(std::move(kind));
        } else if (!(*same == kind)) {
            stays("the kind " + inQuotes(kind.id));
        }
    }
    for (level::Room& room : imported.rooms) {
        const auto& rooms = std::as_const(pack.rooms);
        if (const auto same = placeIn(rooms, room.id); same == rooms.end()) {
            pack.rooms.push_back(std::move(room));
        } else if (!(*same == room)) {
            stays("the room " + inQuotes(room.id));
        }
    }
    for (level::Level& level : imported.levels) {
        const auto& levels = std::as_const(pack.levels);
        const auto same = placeIn(levels, level.id);
        if (same == levels.end()) {
            pack.levels.push_back(std::move(level));
        } else {
            pack.levels[static_cast<std::size_t>(same - levels.begin())] = std::move(level);
        }
    }
}

ReadBeside filesBelow(std::string folder, std::size_t most) {
    return [folder = std::move(folder),
            most](const std::string& name) -> tl::expected<std::string, std::string> {
        const std::filesystem::path path(name);
        const bool climbs = path.is_absolute() || name.find('\\') != std::string::npos ||
                            name.find('\0') != std::string::npos ||
                            std::ranges::find(path, std::filesystem::path("..")) != path.end();
        if (climbs)
            return tl::unexpected<std::string>("is not below the folder of the file that names it");
        return pack::FolderSource(folder).read(name, most).map_error([](const Problem& problem) {
            return problem.text;
        });
    };
}

bool isOfUnknownEncoding(const ImportOptions& options) {
    const Importer* importer = importerOf(options.file);
    if (importer == nullptr || !importer->isText) return false;
    const std::filesystem::path path(options.file);
    const auto bytes = filesBelow(folderOf(path))(path.filename().string());
    return bytes && isOfUnknownEncoding(*bytes);
}

namespace {

/// Levels as a pack can hold them, new ones tried. A problem where none is left.
tl::expected<Imported, Problem> afterTrial(Imported imported, const ImportOptions& options) {
    level::Pack pack;
    if (options.into != nullptr) pack = *options.into;
    std::vector<Problem> known;  // addTo() says it again when all goes into the pack
    Imported needed;
    needed.rooms = imported.rooms;
    needed.ownKinds = imported.ownKinds;
    addTo(pack, std::move(needed), known);
    const TrialPack inPack{pack.rooms, pack.descent, pack.ownKinds.share()};
    const bool areSeveral = imported.levels.size() > 1;
    std::optional<Problem> firstDropped;
    std::vector<level::Level> levels;
    std::vector<std::uint64_t> seeds;
    for (std::size_t i = 0; i < imported.levels.size(); ++i) {
        level::Level& level = imported.levels[i];
        const std::string place = areSeveral ? "level " + inQuotes(level.id) : std::string();
        const auto note = [&](Problem problem) {
            const bool isBoth = !place.empty() && !problem.place.empty();
            problem.place = place + (isBoth ? ", " : "") + problem.place;
            problem.file = options.file;
            problem.severity = Severity::Warning;
            imported.notes.push_back(std::move(problem));
        };
        for (std::string& done : mend(level))
            note(problemAt({}, {}, std::move(done)));
        if (const auto held = reread(level); !held) {
            const Problem& why = held.error();
            Problem dropped = problemAt(options.file, why.place, why.text);
            if (!firstDropped) firstDropped = dropped;
            dropped.text += ": the level was left out";
            note(std::move(dropped));
            continue;
        }
        const bool isNew = options.into == nullptr || options.into->findLevel(level.id) == nullptr;
        if (isNew && isDrawn(level) && level.size.area() <= kMostTriedCells) {
            Trial trial = tried(level, inPack);
            if (trial.failure) {
                note(problemAt({}, {}, "cannot be generated yet: " + trial.failure->text));
                imported.ungenerable.insert(level.id);
            }
            for (Problem& misplaced : trial.notes)
                note(std::move(misplaced));
        }
        levels.push_back(std::move(level));
        if (i < imported.seeds.size()) seeds.push_back(imported.seeds[i]);
    }
    if (levels.empty() && firstDropped) return tl::unexpected(std::move(*firstDropped));
    imported.levels = std::move(levels);
    imported.seeds = std::move(seeds);
    return imported;
}

}  // namespace

tl::expected<Imported, Problem> importFile(ImportOptions options) {
    const Importer* importer = importerOf(options.file);
    if (importer == nullptr) {
        return tl::unexpected(
            problemAt(options.file, {}, "levels are not read from files with this ending"));
    }
    const std::filesystem::path path(options.file);
    options.beside = filesBelow(folderOf(path));
    const auto bytes = options.beside(path.filename().string());
    if (!bytes) return tl::unexpected(problemAt(options.file, {}, bytes.error()));
    if (const auto line = importer->isText ? mergeConflictLine(*bytes) : std::nullopt) {
        return tl::unexpected(problemAt(options.file, "line " + std::to_string(*line),
                                        "holds the markers of a merge conflict: resolve it first"));
    }
    auto imported = importer->read(*bytes, options);
    if (!imported) return imported;
    return afterTrial(*std::move(imported), options);
}

}  // namespace mazeloom::doors
