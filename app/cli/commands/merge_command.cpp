// SPDX-License-Identifier: MIT
// mazeloom merge: a merge driver for version control systems.
#include <array>
#include <filesystem>
#include <optional>
#include <ostream>
#include <string>

#include <QFile>

#include "app/cli/commands/command_line.h"
#include "app/cli/commands/commands.h"
#include "app/cli/terminal.h"
#include "core/files/file_system.h"
#include "core/merge/merge.h"
#include "core/pack/json/names.h"

namespace mazeloom::app {

namespace {

constexpr std::array kMergeUsage{"BASE OURS THEIRS [-o FILE] [--name PATH]"};

constexpr std::array kMergeOptions{
    OptionSpec{.name = "output",
               .kind = ValueKind::OutputFile,
               .value = "FILE",
               .help = QT_TRANSLATE_NOOP("CommandLine",
                                         "where to write the result, such as OURS; an existing "
                                         "file is replaced only on success"),
               .letter = 'o',
               .standard = "-"},
    OptionSpec{
        .name = "name",
        .kind = ValueKind::Text,
        .value = "PATH",
        .help = QT_TRANSLATE_NOOP(
            "CommandLine",
            "the path of the merged file in its pack: messages name it, and the pack.json of its "
            "pack defines the terrains; without it, the path of OURS")},
};

/// Neither a merged file nor differences that are left: no file is changed.
constexpr int kTrouble = 2;
constexpr int kOpen = 1;

/// Translation context of the subcommand.
struct MergeText {
    Q_DECLARE_TR_FUNCTIONS(MergeText)
};

std::filesystem::path filePath(const QString& file) {
    return QFile::encodeName(file).toStdString();
}

/// Returns a file's text; reports why it cannot be read.
std::optional<std::string> readSide(const QString& file) {
    // Some programs name an absent base so.
    if (file == QLatin1String("/dev/null")) return std::string();
    files::DiskFiles disk;
    const auto info = disk.look(filePath(file));
    if (info && !*info) {
        complain(MergeText::tr("%1: there is no such file").arg(file));
        return std::nullopt;
    }
    if (info && (*info)->size > merge::kMostFileBytes) {
        complain(MergeText::tr("%1: no file of a pack is this large").arg(file));
        return std::nullopt;
    }
    auto text = disk.read(filePath(file));
    if (text) return *std::move(text);
    complain(MergeText::tr("%1: cannot be read: %2")
                 .arg(file, QString::fromStdString(text.error().message())));
    return std::nullopt;
}

/// Returns the terrains that the pack of a level or room defines; none if there is no such pack.
level::TerrainTable terrainsBeside(const QString& name) {
    files::DiskFiles disk;
    const std::filesystem::path file = filePath(name).parent_path() / ".." / pack::kPackFile;
    const auto info = disk.look(file);
    if (!info || !*info || (*info)->size > merge::kMostFileBytes) return {};
    const auto text = disk.read(file);
    return text ? merge::terrainsIn(*text) : level::TerrainTable();
}

int runMerge(const CommandArguments& arguments) {
    if (arguments.operands.size() != 3) {
        complain(MergeText::tr("three files are merged: give BASE, OURS and THEIRS"));
        return kWrongUsage;
    }
    const QString& ours = arguments.operands[1];
    const QString name = arguments.has("name") ? arguments.text("name") : ours;
    std::array<merge::FileText, 3> sides;
    for (qsizetype i = 0; i < 3; ++i) {
        auto text = readSide(arguments.operands[i]);
        if (!text) return kTrouble;
        sides[static_cast<std::size_t>(i)] = {arguments.operands[i].toStdString(),
                                              *std::move(text)};
    }
    // The temporary files of a version control system say nothing to its user.
    if (arguments.has("name")) {
        //: A version of a merged file: %1 is its path
        sides[0].name = MergeText::tr("%1 (base)").arg(name).toStdString();
        //: A version of a merged file: %1 is its path
        sides[1].name = MergeText::tr("%1 (ours)").arg(name).toStdString();
        //: A version of a merged file: %1 is its path
        sides[2].name = MergeText::tr("%1 (theirs)").arg(name).toStdString();
    }
    const auto merged = merge::mergeFiles(sides[0], sides[1], sides[2], terrainsBeside(name));
    if (!merged) {
        complain(merged.error());
        return kTrouble;
    }
    Output output(arguments.text("output"));
    const bool isWritten = output.fill([&](std::ostream& out) {
        out.write(merged->text.data(), static_cast<std::streamsize>(merged->text.size()));
    }) && output.commit();
    if (!isWritten) return kTrouble;
    if (merged->open == 0) return kDone;
    //: %1 is a file; %2 places in it, such as "(3, 4), title"
    complain(MergeText::tr("%1: both sides changed %n place(s) differently: %2", nullptr,
                           static_cast<int>(merged->open))
                 .arg(name, QString::fromStdString(merged->places)));
    return kOpen;
}

}  // namespace

const Command mergeCommand{
    .spec =
        {.name = "merge",
         .summary = QT_TRANSLATE_NOOP("CommandLine", "merge two versions of a level"),
         .usage = kMergeUsage,
         .about = QT_TRANSLATE_NOOP(
             "CommandLine",
             "Merges two versions of a level, a room or pack.json, which were made from BASE; "
             "an empty BASE means that both sides added the file. Edits of different cells, "
             "objects and values are all kept. Where both sides changed the same one "
             "differently, the result keeps ours and also holds the complete other version: it "
             "can be read, and check and Problems name the places."),
         .operand = Operand::Files,
         .options = kMergeOptions,
         .notes = QT_TRANSLATE_NOOP(
             "CommandLine",
             "To let Git merge with it: git config merge.mazeloom.driver \"mazeloom merge %O %A "
             "%B -o %A --name %P\", and in .gitattributes the lines \"levels/*.json "
             "merge=mazeloom\", \"rooms/*.json merge=mazeloom\" and \"pack.json "
             "merge=mazeloom\". After a conflict, open the pack, choose a version of each level "
             "that Problems names, save, and git add the files."),
         .bounds = QT_TRANSLATE_NOOP("CommandLine",
                                     "Files are as large as those of a pack, at most 384 MiB."),
         .exitCodes = QT_TRANSLATE_NOOP(
             "CommandLine",
             "Exit code: 0 merged; 1 merged, but differences are left; 2 not merged, because a "
             "file cannot be read or written, or wrong usage.")},
    .run = runMerge};

}  // namespace mazeloom::app
