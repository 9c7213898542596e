// SPDX-License-Identifier: MIT
// mazeloom import: imports another program's level into a pack's folder.
#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include "app/cli/commands/command_line.h"
#include "app/cli/commands/commands.h"
#include "app/cli/interruption.h"
#include "app/cli/nearest.h"
#include "app/cli/read_pack.h"
#include "app/cli/terminal.h"
#include "core/edit/fresh_id.h"
#include "core/exchange/importer.h"
#include "core/exchange/tilesets/tile_numbers.h"
#include "core/files/file_system.h"
#include "core/json/parse.h"
#include "core/level/id.h"
#include "core/level/tiles/tile_meaning.h"
#include "core/pack/disk/open.h"
#include "core/pack/disk/save.h"
#include "core/pack/disk/unread.h"
#include "core/pack/json/names.h"
#include "core/pack/json/write/write.h"
#include "widgets/exchange/exporters.h"
#include "widgets/exchange/format_text.h"

namespace mazeloom::app {

namespace {

constexpr std::array kImportUsage{"FILE -o PACK [options]"};

constexpr std::array kImportOptions{
    OptionSpec{.name = "output",
               .kind = ValueKind::OutputFile,
               .value = "PACK",
               .help = QT_TRANSLATE_NOOP("CommandLine",
                                         "the pack's folder; it is created if it does not exist"),
               .letter = 'o',
               .missing = QT_TRANSLATE_NOOP("CommandLine", "into which pack? Give -o FOLDER")},
    OptionSpec{.name = "map",
               .kind = ValueKind::InputFile,
               .value = "FILE",
               .help = QT_TRANSLATE_NOOP("CommandLine",
                                         "what tiles and objects stand for, as JSON: {\"town.tsx "
                                         "14\": \"terrain floor\", \"type "
                                         "Chest\": \"thing own:chest\"}")},
    OptionSpec{
        .name = "root",
        .kind = ValueKind::Text,
        .value = "FOLDER",
        .help = QT_TRANSLATE_NOOP("CommandLine",
                                  "also read files below this folder that FILE names; by default "
                                  "only below its own folder, or below that of its Tiled project")},
    OptionSpec{
        .name = "latin-1",
        .kind = ValueKind::None,
        .value = nullptr,
        .help = QT_TRANSLATE_NOOP(
            "CommandLine",
            "read a text or CSV file that is not Unicode as Latin-1; by default it is refused")},
    OptionSpec{
        .name = "flow",
        .kind = ValueKind::None,
        .value = nullptr,
        .help = QT_TRANSLATE_NOOP("CommandLine",
                                  "regenerate around what was changed elsewhere; otherwise the "
                                  "rest of an imported level is pinned as its seed made it")},
    OptionSpec{.name = "all-notes",
               .kind = ValueKind::None,
               .value = nullptr,
               .help = QT_TRANSLATE_NOOP("CommandLine",
                                         "print all notes and unknown tiles; by default the first "
                                         "20 of each and the number of the others")},
};

/// Translation context of the subcommand.
struct ImportText {
    Q_DECLARE_TR_FUNCTIONS(ImportText)
};

/// Upper bound on a file of meanings, in bytes. A file of this size can define about a hundred
/// times as many meanings as a pack can hold.
constexpr std::size_t kMostMeaningsBytes = std::size_t{16} << 20;

/// Returns the file's bytes; nullopt after reporting an error.
std::optional<std::string> bytesOf(const QString& name) {
    const auto bytes =
        exchange::readNamed(QFile::encodeName(name).toStdString(), kMostMeaningsBytes);
    if (bytes) return *bytes;
    complain(name + QStringLiteral(": ") + QString::fromStdString(bytes.error()));
    return std::nullopt;
}

/// Returns the user's table of tile meanings; nullopt after reporting an error.
std::optional<level::ForeignTiles> tableOf(const QString& file) {
    level::ForeignTiles table;
    if (file.isEmpty()) return table;
    const auto bytes = bytesOf(file);
    if (!bytes) return std::nullopt;
    const auto text = exchange::toUtf8(*bytes, exchange::Encoding::Unicode);
    const auto value = json::parse(text ? *text : *bytes);
    if (!value || !value->isObject()) {
        complain(value ? file + QStringLiteral(": ") + ImportText::tr("is no JSON object")
                       : file + QStringLiteral(": ") + QString::fromStdString(value.error().place) +
                             QStringLiteral(": ") + QString::fromStdString(value.error().text));
        return std::nullopt;
    }
    for (const auto& [tile, meaning] : value->members()) {
        if (!meaning.isText()) {
            complain(ImportText::tr("%1: \"%2\" must be text, such as \"terrain floor\"")
                         .arg(file, QString::fromStdString(tile)));
            return std::nullopt;
        }
        table[tile] = meaning.text();
    }
    return table;
}

/// Returns all meanings that tiles can have in the pack.
QStringList meaningsOf(const level::Pack& pack) {
    QStringList meanings;
    for (const auto& tile : exchange::tile_numbers::tilesOf(pack.ownKinds.share(), pack.terrains))
        meanings << QString::fromStdString(tile.meaning);
    return meanings;
}

/// Returns the meaning that the user probably meant by the mistyped `word`. Compares `word` with
/// whole meanings, then with their last words.
std::optional<QString> nearestMeaning(const QString& word, const QStringList& meanings) {
    if (const auto nearest = nearestTo(word, meanings)) return nearest;
    QStringList lastWords;
    for (const QString& meaning : meanings)
        lastWords << meaning.section(u' ', -1);
    const auto nearest = nearestTo(word, lastWords);
    if (!nearest) return std::nullopt;
    return meanings[lastWords.indexOf(*nearest)];
}

/// Whether `word` names a new kind of object, and is not a mistyped kind of the pack.
bool isNewKind(const QString& word, const QStringList& meanings) {
    const QString own = QString::fromStdString(level::meaningOfThing(level::ownKindWord("")));
    if (!word.startsWith(own) || !level::isId(word.mid(own.size()).toStdString())) return false;
    return !nearestTo(word,
                      meanings.filter(QRegularExpression(u'^' + QRegularExpression::escape(own))));
}

/// Whether each meaning of the table is known or a new kind of object; reports the others.
bool areMeanings(const level::ForeignTiles& table, const QString& file, const level::Pack& pack) {
    const QStringList meanings = meaningsOf(pack);
    bool areAll = true;
    for (const auto& [tile, meaning] : table) {
        const QString word = QString::fromStdString(meaning);
        if (meanings.contains(word) || isNewKind(word, meanings)) continue;
        areAll = false;
        const auto nearest = nearestMeaning(word, meanings);
        complain(
            nearest ? ImportText::tr("%1: \"%2\" is not a known meaning; did you mean \"%3\"?")
                          .arg(file, word, *nearest)
                    : ImportText::tr("%1: \"%2\" is not a known meaning, such as \"terrain floor\"")
                          .arg(file, word));
    }
    return areAll;
}

/// Returns the tile of `tiles` that the user probably meant by the mistyped `name`: one with a
/// similar name and, if `name` ends with a number, the same number. If `name` is only a number,
/// which names no tile, returns the first tile with this number.
std::optional<QString> nearestTile(const QString& name, const QStringList& tiles) {
    const QString last = name.section(u' ', -1);
    bool isNumber = false;
    const qulonglong number = last.toULongLong(&isNumber);
    if (!isNumber) return nearestTo(name, tiles);
    const bool isAlone = last == name;
    QStringList same;
    for (const QString& tile : tiles) {
        // "csv 07" can mean "csv 7".
        bool isOther = false;
        if (tile.section(u' ', -1).toULongLong(&isOther) == number && isOther) same << tile;
    }
    if (isAlone && !same.isEmpty()) return same.front();
    if (const auto nearest = nearestTo(name, same)) return nearest;
    // Tilesets of one name are told apart by their files: "walls (a.png) 0".
    static const QRegularExpression file(QStringLiteral(" \\([^()]*\\)(?= \\d+$)"));
    QStringList withoutFiles;
    for (const QString& tile : same)
        withoutFiles << QString(tile).remove(file);
    const auto nearest = nearestTo(name, withoutFiles);
    if (!nearest) return std::nullopt;
    return same[withoutFiles.indexOf(*nearest)];
}

/// Whether the names of all tiles in the table are spelt correctly; reports each name that is not.
/// A table may serve several files, so a tile that this file lacks is mistyped only if the file has
/// a tile with a similar name.
bool areTiles(const level::ForeignTiles& table, const QString& file,
              const exchange::Imported& imported) {
    QStringList unsaid;
    for (const auto& [tile, look] : imported.foreignTiles) {
        if (!table.contains(tile)) unsaid << QString::fromStdString(tile);
    }
    bool areAll = true;
    for (const auto& [tile, meaning] : table) {
        if (imported.foreignTiles.contains(tile)) continue;
        const QString name = QString::fromStdString(tile);
        const auto nearest = nearestTile(name, unsaid);
        if (!nearest) continue;
        areAll = false;
        complain(ImportText::tr("%1: the file has no tile \"%2\"; did you mean \"%3\"?")
                     .arg(file, name, *nearest));
    }
    return areAll;
}

/// An existing pack, or a new one named after the folder.
struct Target {
    level::Pack pack;
    pack::DiskState disk;
    bool isUnfinished = false;  ///< the folder exists without a pack.json
};

/// Whether check(name) holds for all entries of a folder, except temporary files.
template <typename Check>
bool allOf(const QString& folder, const Check& check) {
    files::DiskFiles disk;
    const auto names = disk.names(QFile::encodeName(folder).toStdString());
    return names && std::ranges::all_of(*names, [&](const std::string& name) {
               return files::isTemporaryName(name) || check(name);
           });
}

constexpr std::array kPackFolders{&pack::kLevelFolder, &pack::kRoomFolder, &pack::kTilesFolder};

/// Whether a folder can be the remains of a killed import: it contains nothing, or only a pack's
/// folders; pack.json, which is written last, is missing.
bool canBeUnfinished(const QString& folder) {
    return QFileInfo(folder).isDir() && allOf(folder, [&](const std::string& name) {
               const auto isIt = [&](const std::string* one) { return name == *one; };
               return std::ranges::any_of(kPackFolders, isIt) &&
                      QFileInfo(QDir(folder).filePath(QFile::decodeName(name.c_str()))).isDir();
           });
}

/// Whether the pack's folders contain only files that the pack will write there.
bool holdsOnlyFilesOf(const level::Pack& pack, const QString& folder) {
    std::set<std::string> expected;
    for (const pack::TextFile& file : pack::write(pack))
        expected.insert(file.name);
    for (const level::TileMapping& mapping : pack.tileMappings)
        expected.insert(pack::tilesFile(mapping.id));
    return std::ranges::all_of(kPackFolders, [&](const std::string* one) {
        const QString within = QDir(folder).filePath(QString::fromStdString(*one));
        return !QFileInfo::exists(within) || allOf(within, [&](const std::string& name) {
            return expected.contains(*one + '/' + name);
        });
    });
}

std::optional<Target> targetOf(const QString& folder) {
    Target target;
    target.isUnfinished = canBeUnfinished(folder);
    if (!QFileInfo::exists(folder) || target.isUnfinished) {
        target.pack.title = QFileInfo(QDir::cleanPath(folder)).fileName().toStdString();
        target.pack.id =
            edit::freshId(target.pack.title, "pack", [](const std::string&) { return false; });
        return target;
    }
    auto opened = pack::openForEditing(QFile::encodeName(folder).toStdString(),
                                       {.stop = &Interruption::flag(), .progress = {}});
    if (!opened) {
        complain(opened.error());
        return std::nullopt;
    }
    // Saving a pack that was read only in part would lose the rest.
    if (complainOfErrors(pack::problemsOfUnread(opened->reading))) return std::nullopt;
    target.pack = std::move(opened->reading.pack);
    target.disk = std::move(opened->disk);
    return target;
}

/// The number of notes, and of unknown tiles, that are printed unless the user wants all.
constexpr std::size_t kMostTold = 20;

void tellNotes(const exchange::NoteList& notes, bool areAllWanted) {
    // The line about omitted notes would take as much room as one more note.
    const bool areAll = areAllWanted || notes.total() <= kMostTold + 1;
    std::size_t told = 0;
    for (const Problem& note : notes) {
        if (!areAll && told == kMostTold) break;
        complain(note);
        ++told;
    }
    if (areAll) return;
    complain(ImportText::tr("and %n more note(s); --all-notes lists them", nullptr,
                            static_cast<int>(notes.total() - told)));
}

void tellUnknown(const std::vector<std::string>& tiles, bool areAllWanted) {
    const bool areAll = areAllWanted || tiles.size() <= kMostTold + 1;
    const std::size_t most = areAll ? tiles.size() : kMostTold;
    for (std::size_t i = 0; i < most; ++i) {
        complain(ImportText::tr("tile \"%1\" was taken for floor; use --map to say what it is")
                     .arg(QString::fromStdString(tiles[i])));
    }
    if (areAll) return;
    complain(ImportText::tr("and %n more tile(s) were taken for floor; --all-notes lists them",
                            nullptr, static_cast<int>(tiles.size() - most)));
}

/// Explains how to allow reading files outside of the folder that is searched.
void tellOutside(const QString& file, const std::vector<std::string>& outside) {
    if (outside.empty()) return;
    const std::string root = exchange::rootFor(QFile::encodeName(file).toStdString(), outside);
    complain(ImportText::tr(
                 "%1 names files outside of its folder, such as \"%2\"; use --root %3 to read them")
                 .arg(file, QString::fromStdString(outside.front()),
                      QFile::decodeName(QByteArray::fromStdString(root))));
}

int runImport(const CommandArguments& arguments) {
    const QString file = arguments.operand;
    if (exchange::importerOf(file.toStdString()) == nullptr) {
        if (const exchange::Exporter* written = widgets::exporterOfFile(file)) {
            complain(ImportText::tr("%1: levels can be exported as \"%2\" but not imported from "
                                    "it: change them in Mazeloom and export them again")
                         .arg(file, widgets::formatText(written->title)));
            return kWrongUsage;
        }
        complain(ImportText::tr("%1: levels cannot be read from such files; mazeloom help formats "
                                "lists the formats that can be read")
                     .arg(file));
        return kWrongUsage;
    }
    const QString root = arguments.text("root");
    if (!root.isEmpty() && !QFileInfo(root).isDir()) {
        complain(ImportText::tr("%1: there is no such folder").arg(root));
        return kFailed;
    }
    // Until the first file of the pack is replaced, a signal ends the import without a change to
    // the pack. After the pack is saved, a signal must not end the program as if the pack had not
    // been saved. So this object is never destroyed.
    [[maybe_unused]] static const auto* const untilTheEnd = new Interruption;
    const auto table = tableOf(arguments.text("map"));
    auto target = table ? targetOf(arguments.text("output")) : std::nullopt;
    if (!target || !areMeanings(*table, arguments.text("map"), target->pack)) return kFailed;
    exchange::ImportOptions options;
    options.file = QFile::encodeName(file).toStdString();
    options.tiles = *table;
    options.tiles.insert(target->pack.foreignTiles.begin(), target->pack.foreignTiles.end());
    if (arguments.has("latin-1")) options.encoding = exchange::Encoding::Latin1;
    options.into = &target->pack;
    options.flows = arguments.has("flow");
    options.root = QFile::encodeName(root).toStdString();
    options.stop = &Interruption::flag();
    auto [imported, outside] = exchange::attemptImport(options);
    if (!imported) {
        complain(imported.error());
        if (options.encoding != exchange::Encoding::Latin1 &&
            exchange::isOfUnknownEncoding(options)) {
            complain(ImportText::tr("%1: use --latin-1 to read it as Latin-1").arg(file));
        }
        tellOutside(file, outside);
        return kFailed;
    }
    const bool areAllWanted = arguments.has("all-notes");
    tellNotes(imported->notes, areAllWanted);
    tellUnknown(imported->unknownTiles, areAllWanted);
    tellOutside(file, outside);
    if (!areTiles(*table, arguments.text("map"), *imported)) return kFailed;
    QStringList outcomes;  // valid once the pack is saved
    for (const level::Level& level : imported->levels) {
        const level::Level* was = target->pack.findLevel(level.id);
        const QString id = QString::fromStdString(level.id);
        if (imported->ungenerable.contains(level.id)) {
            outcomes
                << (was == nullptr
                        ? ImportText::tr("new, but it cannot be generated yet: %1").arg(id)
                        : ImportText::tr("changed, but it cannot be generated yet: %1").arg(id));
            continue;
        }
        outcomes << (was == nullptr  ? ImportText::tr("new: %1").arg(id)
                     : *was == level ? ImportText::tr("unchanged: %1").arg(id)
                                     : ImportText::tr("changed: %1").arg(id));
    }
    exchange::NoteList notes;
    exchange::addTo(target->pack, std::move(*imported), notes);
    tellNotes(notes, areAllWanted);
    if (target->isUnfinished && !holdsOnlyFilesOf(target->pack, arguments.text("output"))) {
        complain(ImportText::tr("%1: has files of other levels and no pack.json; give a new folder "
                                "or one of a pack")
                     .arg(arguments.text("output")));
        return kFailed;
    }
    const auto saved =
        pack::save(target->pack, QFile::encodeName(arguments.text("output")).toStdString(),
                   target->disk, {.stop = &Interruption::flag(), .progress = {}});
    if (!saved) {
        complainOfErrors(saved.error().problems);
        return kFailed;
    }
    for (const QString& outcome : outcomes)
        print(outcome);
    return kDone;
}

}  // namespace

const Command importCommand{
    .spec = {.name = "import",
             .summary = QT_TRANSLATE_NOOP("CommandLine", "read a level that another program wrote"),
             .usage = kImportUsage,
             .about = QT_TRANSLATE_NOOP(
                 "CommandLine",
                 "Reads a level into a pack's folder. A file that mazeloom export wrote is merged "
                 "into its level: only what was changed in the file is changed in the pack. Any "
                 "other file becomes a level drawn by hand; the property \"mazeloom\" of its "
                 "tiles, or --map, says what they stand for. Tiles are named by tileset and "
                 "number, classes of Tiled's objects as \"type Chest\", characters of a text as "
                 "\"text ▒\", glyphs of REXPaint as \"xp 177\" or \"xp ▒\", and cells of a CSV "
                 "file as \"csv 7\". What could not be imported is listed."),
             .operand = Operand::File,
             .options = kImportOptions,
             .bounds = QT_TRANSLATE_NOOP(
                 "CommandLine",
                 "A file has at most 144 MiB, a picture 96 MiB, an archive 256 MiB, a map 8192 × "
                 "8192 cells and 200000 objects. Files that it names are looked for below its own "
                 "folder, below the nearest folder above it with a Tiled project, and below the "
                 "folder of --root; together they have at most 1 GiB. A file has at most 10000 "
                 "levels, 10000 tilesets and 10000 unknown tiles. At most 1000 notes are listed; "
                 "the others are counted."),
             .exitCodes = kInterruptibleExitCodes},
    .run = runImport};

}  // namespace mazeloom::app
