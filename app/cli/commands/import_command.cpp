// SPDX-License-Identifier: MIT
// mazeloom import: a level that another program wrote, into a pack's folder.
#include <array>
#include <utility>

#include <QFile>
#include <QFileInfo>

#include "app/cli/commands/command_line.h"
#include "app/cli/commands/commands.h"
#include "app/cli/read_pack.h"
#include "app/cli/terminal.h"
#include "core/doors/importer.h"
#include "core/edit/fresh_id.h"
#include "core/json/parse.h"
#include "core/pack/disk/open.h"
#include "core/pack/disk/save.h"
#include "core/pack/disk/unread.h"

namespace mazeloom::app {

namespace {

constexpr std::array kImportUsage{"FILE -o PACK [options]"};

constexpr std::array kImportOptions{
    OptionSpec{.name = "output",
               .kind = ValueKind::OutputFile,
               .value = "PACK",
               .help = QT_TRANSLATE_NOOP("CommandLine",
                                         "the pack's folder, which is made where it is not there"),
               .letter = 'o',
               .missing = QT_TRANSLATE_NOOP("CommandLine", "into which pack? Give -o FOLDER")},
    OptionSpec{
        .name = "map",
        .kind = ValueKind::InputFile,
        .value = "FILE",
        .help = QT_TRANSLATE_NOOP(
            "CommandLine", "what tiles stand for, as JSON: {\"town.tsx 14\": \"terrain floor\"}")},
    OptionSpec{.name = "flow",
               .kind = ValueKind::None,
               .value = nullptr,
               .help = QT_TRANSLATE_NOOP(
                   "CommandLine",
                   "let generation flow round what was changed elsewhere; else the rest of a level "
                   "that comes back is kept as its seed made it")},
};

/// The words of the subcommand, for translation.
struct ImportText {
    Q_DECLARE_TR_FUNCTIONS(ImportText)
};

/// The file's bytes; nothing after a complaint.
std::optional<std::string> bytesOf(const QString& name) {
    const QFileInfo info(name);
    const auto bytes = doors::filesBelow(QFile::encodeName(info.path()).toStdString())(
        QFile::encodeName(info.fileName()).toStdString());
    if (bytes) return *bytes;
    complain(name + QStringLiteral(": ") + QString::fromStdString(bytes.error()));
    return std::nullopt;
}

/// What the user says of tiles; nothing after a complaint.
std::optional<level::ForeignTiles> tableOf(const QString& file) {
    level::ForeignTiles table;
    if (file.isEmpty()) return table;
    const auto bytes = bytesOf(file);
    if (!bytes) return std::nullopt;
    const auto value = json::parse(*bytes);
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

/// The pack that is there, or a new one of the folder's name.
struct Target {
    level::Pack pack;
    pack::DiskState disk;
};

std::optional<Target> targetOf(const QString& folder) {
    Target target;
    if (!QFileInfo::exists(folder)) {
        target.pack.title = QFileInfo(folder).fileName().toStdString();
        target.pack.id =
            edit::freshId(target.pack.title, "pack", [](const std::string&) { return false; });
        return target;
    }
    auto opened = pack::openForEditing(QFile::encodeName(folder).toStdString());
    if (!opened) {
        complain(opened.error());
        return std::nullopt;
    }
    // A pack of which a part could not be read would be saved without it.
    if (complainOfErrors(pack::problemsOfUnread(opened->reading))) return std::nullopt;
    target.pack = std::move(opened->reading.pack);
    target.disk = std::move(opened->disk);
    return target;
}

void tellOf(const doors::Imported& imported) {
    for (const Problem& note : imported.notes)
        complain(note);
    for (const std::string& tile : imported.unknownTiles) {
        complain(ImportText::tr("tile \"%1\" was taken for floor; --map says what it is")
                     .arg(QString::fromStdString(tile)));
    }
}

int runImport(const CommandArguments& arguments) {
    const QString file = arguments.operand;
    if (doors::importerOf(file.toStdString()) == nullptr) {
        complain(ImportText::tr(
                     "%1: levels are not read from such files; mazeloom help formats tells from "
                     "which they are")
                     .arg(file));
        return kWrongUsage;
    }
    const auto table = tableOf(arguments.text("map"));
    auto target = table ? targetOf(arguments.text("output")) : std::nullopt;
    if (!target) return kFailed;
    doors::ImportOptions options;
    options.file = QFile::encodeName(file).toStdString();
    options.tiles = *table;
    options.into = &target->pack;
    options.flows = arguments.has("flow");
    auto imported = doors::importFile(std::move(options));
    if (!imported) {
        complain(imported.error());
        return kFailed;
    }
    tellOf(*imported);
    for (const level::Level& level : imported->levels) {
        const level::Level* was = target->pack.findLevel(level.id);
        const QString id = QString::fromStdString(level.id);
        print(was == nullptr  ? ImportText::tr("new: %1").arg(id)
              : *was == level ? ImportText::tr("unchanged: %1").arg(id)
                              : ImportText::tr("changed: %1").arg(id));
    }
    std::vector<Problem> notes;
    doors::addTo(target->pack, std::move(*imported), notes);
    for (const Problem& note : notes)
        complain(note);
    const auto saved = pack::save(
        target->pack, QFile::encodeName(arguments.text("output")).toStdString(), target->disk);
    if (saved) return kDone;
    complainOfErrors(saved.error().problems);
    return kFailed;
}

}  // namespace

const Command importCommand{
    .spec =
        {.name = "import",
         .summary = QT_TRANSLATE_NOOP("CommandLine", "read a level that another program wrote"),
         .usage = kImportUsage,
         .about = QT_TRANSLATE_NOOP(
             "CommandLine",
             "Reads a level into a pack's folder. A map of Tiled's that mazeloom export wrote "
             "comes "
             "back: what was changed in it is changed in the pack's level, and nothing else. Any "
             "other becomes a level drawn by hand; what tiles of others stand for says their "
             "property \"mazeloom\", or --map. What could not be carried over is listed."),
         .operand = Operand::File,
         .options = kImportOptions,
         .bounds = QT_TRANSLATE_NOOP(
             "CommandLine",
             "A file has at most 256 MiB, a map 8192 × 8192 cells and 200000 objects. Files that "
             "it names are looked for below its own folder alone."),
         .exitCodes = kUsualExitCodes},
    .run = runImport};

}  // namespace mazeloom::app
