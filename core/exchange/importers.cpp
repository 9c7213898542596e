// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <utility>

#include "core/edit/terrains/translate.h"
#include "core/exchange/exporter.h"
#include "core/exchange/importer.h"
#include "core/exchange/trial/trial.h"
#include "core/exchange/words/formats.h"
#include "core/exchange/words/sentences.h"
#include "core/files/file_system.h"
#include "core/in_quotes.h"
#include "core/merge_markers.h"
#include "core/pack/disk/folder_source.h"
#include "core/within_memory.h"

// A new format needs one line here and a file that defines it.
#define MAZELOOM_IMPORTERS(IMPORTER) \
    IMPORTER(tmjImporter)            \
    IMPORTER(tmxImporter)            \
    IMPORTER(ldtkImporter)           \
    IMPORTER(xpImporter)             \
    IMPORTER(textImporter)           \
    IMPORTER(csvImporter)            \
    IMPORTER(pngImporter)            \
    IMPORTER(mazepackImporter)

namespace mazeloom::exchange {

namespace fs = std::filesystem;

#define MAZELOOM_DECLARE_IMPORTER(importer) extern const Importer importer;
MAZELOOM_IMPORTERS(MAZELOOM_DECLARE_IMPORTER)
#undef MAZELOOM_DECLARE_IMPORTER

std::span<const Importer* const> importers() {
#define MAZELOOM_LIST_IMPORTER(importer) &importer,
    static constexpr std::array kImporters{MAZELOOM_IMPORTERS(MAZELOOM_LIST_IMPORTER)};
#undef MAZELOOM_LIST_IMPORTER
    return kImporters;
}

namespace {

/// Returns the extension in lowercase, without its dot.
std::string endingOf(std::string_view file) {
    std::string ending = fs::path(file).extension().string();
    if (!ending.empty()) ending.erase(0, 1);
    std::ranges::transform(ending, ending.begin(), [](unsigned char c) {
        return static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    });
    return ending;
}

}  // namespace

const Importer* importerOf(std::string_view file) {
    const std::string ending = endingOf(file);
    const auto found = std::ranges::find_if(importers(), [&](const Importer* importer) {
        return std::ranges::find(importer->endings, ending) != importer->endings.end();
    });
    return found == importers().end() ? nullptr : *found;
}

namespace {

/// Returns the index of each item by id; the first one counts if an id occurs twice.
template <typename List>
std::map<std::string, std::size_t> placesIn(const List& list) {
    std::map<std::string, std::size_t> places;
    for (std::size_t i = 0; i < list.size(); ++i)
        places.try_emplace(list[i].id, i);
    return places;
}

std::string folderOf(const fs::path& file) {
    return file.has_parent_path() ? file.parent_path().string() : ".";
}

/// Returns the absolute path without a trailing slash.
fs::path absolute(const fs::path& path) {
    std::error_code gone;  // the current folder may be gone
    const fs::path normal = fs::absolute(path, gone).lexically_normal();
    return normal.has_filename() ? normal : normal.parent_path();
}

bool isBelow(const fs::path& file, const fs::path& folder) {
    const fs::path from = file.lexically_relative(folder);
    return !from.empty() && from != "." && *from.begin() != "..";
}

/// Returns the path of a name relative to an absolute folder; nothing for invalid names and for
/// absolute ones.
std::optional<fs::path> placeOf(const fs::path& folder, std::string name) {
    if (name.empty() || name.find('\0') != std::string::npos) return std::nullopt;
    const bool isThere =
        name.find('\\') == std::string::npos || pack::FolderSource(folder).exists(name);
    if (!isThere) std::ranges::replace(name, '\\', '/');
    if (fs::path(name).is_absolute()) return std::nullopt;
    fs::path place = (folder / name).lexically_normal();
    if (!place.has_filename()) return std::nullopt;
    return place;
}

}  // namespace

void addTo(level::Pack& pack, Imported imported, NoteList& notes) {
    const auto translated = [&](auto& item) {
        if (const auto joined = level::joined(pack.terrains, item.terrains.own())) {
            pack.terrains = *joined;
        } else {
            notes.push_back(noteAt({}, {}, Phrase(kManyTerrains)));
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
    const auto addNew = [&](auto& there, auto& coming, const Sentence& stays) {
        auto places = placesIn(std::as_const(there));
        for (auto& one : coming) {
            const auto [place, isNew] = places.try_emplace(one.id, there.size());
            if (isNew) {
                there.push_back(std::move(one));
            } else if (!(std::as_const(there)[place->second] == one)) {
                notes.push_back(noteAt({}, {}, Phrase{stays, {inQuotes(one.id)}}));
            }
        }
    };
    addNew(pack.ownKinds, imported.ownKinds, kKindStays);
    addNew(pack.rooms, imported.rooms, kRoomStays);
    auto places = placesIn(std::as_const(pack.levels));
    for (level::Level& level : imported.levels) {
        const auto [place, isNew] = places.try_emplace(level.id, pack.levels.size());
        if (isNew) {
            pack.levels.push_back(std::move(level));
        } else {
            pack.levels[place->second] = std::move(level);
        }
    }
}

ReadBeside filesBelow(const std::string& folder, std::size_t most) {
    return filesBeside(folder, folder, most);
}

ReadBeside filesBeside(const std::string& folder, const std::string& root, std::size_t most) {
    const auto left = std::make_shared<std::size_t>(kMaxBesideBytes);
    return [folder = absolute(folder), root = absolute(root), most,
            left](const std::string& name) -> tl::expected<std::string, std::string> {
        auto file = placeOf(folder, name);
        // Tiled writes an absolute name for a file that was on another drive.
        if (fs::path(name).is_absolute() && name.find('\0') == std::string::npos)
            file = fs::path(name).lexically_normal();
        if (!file || !(isBelow(*file, folder) || isBelow(*file, root))) {
            return tl::unexpected("is not below " + inQuotes(root.string()) +
                                  ", where files are looked for");
        }
        const auto isWithin = [&](const fs::path& allowed) {
            return isBelow(*file, allowed) &&
                   !pack::leadsOutside(allowed, file->lexically_relative(allowed));
        };
        if (!isWithin(folder) && !isWithin(root)) {
            return tl::unexpected("is a link that leads out of " + inQuotes(root.string()) +
                                  ", where files are looked for: put the file itself there");
        }
        auto bytes = pack::FolderSource(file->parent_path())
                         .read(file->filename().string(), std::min(most, *left))
                         .map_error([](const Problem& problem) { return problem.text; });
        if (bytes) *left -= bytes->size();
        return bytes;
    };
}

tl::expected<std::string, std::string> readNamed(const std::string& file, std::size_t most) {
    const fs::path path(file);
    return pack::FolderSource(folderOf(path))
        .read(path.filename().string(), most)
        .map_error([](const Problem& problem) { return problem.text; });
}

std::string rootOf(const std::string& file) {
    const fs::path folder = absolute(folderOf(file));
    for (fs::path above = folder;; above = above.parent_path()) {
        const auto names = files::DiskFiles().names(above);
        const bool isProject = names && std::ranges::any_of(*names, [](const std::string& name) {
                                   return name.ends_with(".tiled-project");
                               });
        if (isProject) return above.string();
        if (above == above.parent_path()) return folder.string();
    }
}

std::string rootFor(const std::string& file, std::span<const std::string> names) {
    const fs::path folder = absolute(folderOf(file));
    fs::path root = folder;
    for (const std::string& name : names) {
        const auto place = placeOf(folder, name);
        while (place && !isBelow(*place, root) && root != root.parent_path())
            root = root.parent_path();
    }
    return root.string();
}

bool isOutside(const std::string& file, const std::string& root, const std::string& name) {
    const fs::path folder = absolute(folderOf(file));
    const auto place = placeOf(folder, name);
    if (!place || isBelow(*place, folder) || isBelow(*place, absolute(root))) return false;
    const auto info = files::DiskFiles().look(*place);
    return info && *info && (*info)->kind == files::FileInfo::Kind::File;
}

bool isOfUnknownEncoding(const ImportOptions& options) {
    const Importer* importer = importerOf(options.file);
    if (importer == nullptr || !importer->isText) return false;
    const auto bytes = readNamed(options.file, importer->maxBytes);
    return bytes && isOfUnknownEncoding(*bytes, options.stop);
}

namespace {

/// Upper bound on the cells of a level that is tried although its recipe adds to what is drawn.
constexpr std::int64_t kMostGeneratedCells = std::int64_t{1} << 20;

/// Repairs the levels for the target pack and tries to generate new and changed ones. Leaves out
/// levels that no pack can hold; returns a problem if no level is left.
tl::expected<Imported, Problem> afterTrial(Imported imported, const ImportOptions& options) {
    level::Pack pack;
    if (options.into != nullptr) pack = *options.into;
    NoteList known;  // addTo() repeats these notes when the import is added to the pack
    Imported needed;
    needed.rooms = imported.rooms;
    needed.ownKinds = imported.ownKinds;
    addTo(pack, std::move(needed), known);
    const TrialPack inPack{pack.rooms, pack.descent, pack.ownKinds.share()};
    const bool areSeveral = imported.levels.size() > 1;
    std::set<std::string_view> there;
    if (options.into != nullptr) {
        for (const level::Level& level : options.into->levels)
            there.insert(level.id);
    }
    std::optional<Problem> firstDropped;
    std::vector<level::Level> levels;
    std::vector<std::uint64_t> seeds;
    for (std::size_t i = 0; i < imported.levels.size(); ++i) {
        level::Level& level = imported.levels[i];
        if (options.stop.isAsked()) return tl::unexpected(stoppedImport(options));
        const auto note = [&](Problem problem) {
            if (areSeveral) {
                const std::string id = inQuotes(level.id);
                problem.placePhrase = problem.place.empty()
                                          ? Phrase{kOfLevel, {id}}
                                          : Phrase{kPlaceOfLevel, {id, problem.saidPlace()}};
                problem.place = english(problem.placePhrase);
            }
            problem.file = options.file;
            problem.severity = Severity::Warning;
            imported.notes.push_back(std::move(problem));
        };
        for (Phrase& done : mend(level))
            note(noteAt({}, {}, std::move(done)));
        if (const auto held = reread(level, options.stop); !held) {
            const Problem& why = held.error();
            Problem dropped = problemAt(options.file, why.place, why.text);
            dropped.phrase = why.phrase;
            if (!firstDropped) firstDropped = dropped;
            note(noteAt({}, why.place, Phrase{kLeftOut, {why.said()}}));
            continue;
        }
        const bool hasSeed = i < imported.seeds.size();
        const level::Level* before = there.contains(level.id) ? pack.findLevel(level.id) : nullptr;
        const bool isSame = before != nullptr && (!hasSeed || *before == level);
        const bool isTried = isDrawn(level) ? level.size.area() <= kMostTriedCells
                                            : hasSeed && level.size.area() <= kMostGeneratedCells;
        if (!isSame && isTried) {
            const std::uint64_t seed = hasSeed ? imported.seeds[i] : 1;
            Trial trial = tried(level, inPack, seed, options.stop);
            // A level that could not be generated before is not to be blamed on the import.
            const bool isKnown = trial.failure && before != nullptr &&
                                 tried(*before, inPack, seed, options.stop).failure;
            if (trial.failure && !isKnown) {
                note(noteAt({}, {}, Phrase{kNotGenerated, {trial.failure->said()}}));
                imported.ungenerable.insert(level.id);
            }
            if (before == nullptr && isDrawn(level)) {
                for (Problem& misplaced : trial.notes)
                    note(std::move(misplaced));
            }
        }
        levels.push_back(std::move(level));
        if (hasSeed) seeds.push_back(imported.seeds[i]);
    }
    if (options.stop.isAsked()) return tl::unexpected(stoppedImport(options));
    if (levels.empty() && firstDropped) return tl::unexpected(std::move(*firstDropped));
    imported.levels = std::move(levels);
    imported.seeds = std::move(seeds);
    return imported;
}

/// Returns the reason why no importer reads files with this extension.
Phrase whyUnread(std::string_view file) {
    const std::string ending = endingOf(file);
    const auto written = std::ranges::find(exporters(), ending, &Exporter::ending);
    if (written == exporters().end()) return kOtherEnding;
    return {kOnlyExported, {inQuotes((*written)->title)}};
}

/// Imports the file; adds the names of files outside of the root to `outside`.
tl::expected<Imported, Problem> importWith(ImportOptions options, std::set<std::string>& outside) {
    const Importer* importer = importerOf(options.file);
    if (importer == nullptr)
        return tl::unexpected(problemAt(options.file, {}, whyUnread(options.file)));
    const fs::path path(options.file);
    if (options.root.empty()) options.root = rootOf(options.file);
    auto bytes = readNamed(options.file, importer->maxBytes);
    if (!bytes) return tl::unexpected(problemAt(options.file, {}, bytes.error()));
    if (const auto line =
            importer->isText ? mergeConflictLine(*bytes, options.stop) : std::nullopt) {
        return tl::unexpected(
            problemAt(options.file, "line " + std::to_string(*line), std::string(kMergeConflict)));
    }
    options.beside = [&options, &outside, beside = filesBeside(folderOf(path), options.root)](
                         const std::string& name) -> tl::expected<std::string, std::string> {
        if (options.stop.isAsked()) return tl::unexpected<std::string>(kStopped);
        if (isOutside(options.file, options.root, name)) outside.insert(name);
        return beside(name);
    };
    auto imported = importer->read(*std::move(bytes), options);
    // After a stop, the result may be incomplete.
    if (options.stop.isAsked()) return tl::unexpected(stoppedImport(options));
    return imported;
}

}  // namespace

tl::expected<Imported, Problem> importFile(ImportOptions options) {
    return attemptImport(std::move(options)).imported;
}

ImportAttempt attemptImport(ImportOptions options) {
    std::set<std::string> outside;
    auto attempt = withinMemory(
        [&]() -> tl::expected<Imported, Problem> {
            auto imported = importWith(options, outside);
            if (!imported) return imported;
            imported->outside.assign(outside.begin(), outside.end());
            for (const std::string& tile : imported->unknownTiles)
                imported->foreignTiles.try_emplace(tile);
            return afterTrial(*std::move(imported), options);
        },
        [&]() -> tl::expected<Imported, Problem> {
            return tl::unexpected(problemAt(options.file, {}, Phrase(kNoMemory)));
        });
    return {std::move(attempt), {outside.begin(), outside.end()}};
}

}  // namespace mazeloom::exchange
