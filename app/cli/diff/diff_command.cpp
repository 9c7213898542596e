// SPDX-License-Identifier: MIT
// mazeloom diff: tells what differs between packs, levels or seeds. Like diff, it returns 0 if
// nothing differs, 1 if something does, and 2 in case of trouble.
#include <algorithm>
#include <array>
#include <initializer_list>
#include <memory>
#include <optional>
#include <ostream>
#include <utility>

#include <QFileInfo>
#include <QGuiApplication>

#include "app/cli/commands/command_line.h"
#include "app/cli/commands/commands.h"
#include "app/cli/diff/comparison.h"
#include "app/cli/diff/diff_pictures.h"
#include "app/cli/diff/operand.h"
#include "app/cli/interruption.h"
#include "app/cli/maps/picture_options.h"
#include "app/cli/progress.h"
#include "app/cli/terminal.h"
#include "app/cli/threads.h"
#include "core/diff/plain_text.h"
#include "core/exchange/out/level_files.h"
#include "core/json/parse.h"
#include "core/pack/disk/unread.h"
#include "core/pack/json/names.h"
#include "widgets/qstring.h"

namespace mazeloom::app {

namespace {

constexpr int kDiffTrouble = 2;

constexpr std::array kDiffUsage{
    "OLD NEW [options]", "PACK --level ID --seed N --other-seed M [options]", "--textconv FILE"};

constexpr std::array kDiffOptions{
    OptionSpec{.name = "level",
               .kind = ValueKind::Level,
               .value = "ID",
               .help = QT_TRANSLATE_NOOP("CommandLine", "only this level")},
    OptionSpec{.name = "other-level",
               .kind = ValueKind::Level,
               .value = "ID",
               .help = QT_TRANSLATE_NOOP("CommandLine",
                                         "compares the level of --level with this one of NEW")},
    OptionSpec{.name = "seeds",
               .kind = ValueKind::Ranges,
               .value = "A..B",
               .help = QT_TRANSLATE_NOOP("CommandLine",
                                         "also make the levels from these seeds on both sides, and "
                                         "tell which seeds give something else, such as 1..50,557"),
               .count = 1'000'000},
    OptionSpec{
        .name = "seed",
        .kind = ValueKind::Number,
        .value = "N",
        .help = QT_TRANSLATE_NOOP("CommandLine",
                                  "the seed of pictures, and with --other-seed that of OLD; by "
                                  "default the first of --seeds that differs, or 1")},
    OptionSpec{.name = "other-seed",
               .kind = ValueKind::Number,
               .value = "M",
               .help = QT_TRANSLATE_NOOP("CommandLine",
                                         "also tell what this seed of NEW gives that --seed of OLD "
                                         "does not")},
    OptionSpec{
        .name = "json",
        .kind = ValueKind::None,
        .value = nullptr,
        .help = QT_TRANSLATE_NOOP("CommandLine",
                                  "the differences as JSON, with a JSON Patch (RFC 6902) for "
                                  "each file")},
    OptionSpec{
        .name = "html",
        .kind = ValueKind::OutputFile,
        .value = "FILE",
        .help = QT_TRANSLATE_NOOP("CommandLine",
                                  "also write a page with the differences in words, and each "
                                  "level that differs as two pictures")},
    OptionSpec{
        .name = "output",
        .kind = ValueKind::OutputFile,
        .value = "FILE.png",
        .help = QT_TRANSLATE_NOOP("CommandLine",
                                  "also draw each level that differs, with an outline around "
                                  "the cells that differ"),
        .letter = 'o',
        .suffix = ".png"},
    OptionSpec{.name = "textconv",
               .kind = ValueKind::None,
               .value = nullptr,
               .help = QT_TRANSLATE_NOOP("CommandLine",
                                         "instead print a file of a pack as text for git diff"),
               .isAlone = true},
    kThreadsOption,
    kScaleOption,
    kThemeOption,
    kLettersOption,
    kNoScanLinesOption,
    kGridOption,
};

/// Translation context of the subcommand.
struct DiffCommandText {
    Q_DECLARE_TR_FUNCTIONS(DiffCommandText)
};

/// Returns the exit code of a signal, or that of trouble.
int diffFailure() {
    if (!Interruption::wasAsked()) return kDiffTrouble;
    complain(DiffCommandText::tr("cancelled"));
    return kFailed;
}

/// Both sides, and what of them is compared.
class DiffRun {
  public:
    DiffRun(const CommandArguments& arguments, const DiffOperand& before, const DiffOperand& after)
        : arguments_(arguments),
          before_(before),
          after_(after),
          old_(*before.source, &Interruption::flag()),
          now_(*after.source, &Interruption::flag()) {}

    int run() {
        result_.beforeName = before_.name;
        result_.afterName = after_.name;
        const auto pairs = pairsToCompare();
        if (!pairs) return failure();
        compareParts(*pairs);
        if (Interruption::wasAsked() || !compareSeeds(*pairs)) return failure();
        if (!writePictures(*pairs)) return failure();
        if (arguments_.text("html") != u"-" && arguments_.text("output") != u"-" && !writeWords())
            return failure();
        if (!result_.incomparable.empty()) return kDiffTrouble;
        return result_.isSame() ? kDone : kFailed;
    }

  private:
    int failure() const {
        progress_.clear();
        return diffFailure();
    }

    std::optional<std::vector<diff::FilePair>> pairsToCompare() const {
        const bool isLone = !before_.loneFile.empty() || !after_.loneFile.empty();
        const bool isLevel = arguments_.has("level");
        if (!isLone && !isLevel) return diff::pairsOf(old_, now_);
        std::string oldFile = before_.loneFile.empty() ? after_.loneFile : before_.loneFile;
        std::string newFile = after_.loneFile.empty() ? before_.loneFile : after_.loneFile;
        if (isLevel) {
            const QString id = arguments_.text("level");
            const QString other =
                arguments_.has("other-level") ? arguments_.text("other-level") : id;
            oldFile = pack::levelFile(id.toStdString());
            newFile = pack::levelFile(other.toStdString());
        }
        diff::FilePair pair{old_.has(oldFile) ? oldFile : "", now_.has(newFile) ? newFile : ""};
        const bool isMissing = arguments_.has("other-level")
                                   ? pair.before.empty() || pair.after.empty()
                                   : pair.before.empty() && pair.after.empty();
        if (isMissing) {
            const bool isOld = pair.before.empty();
            complain(DiffCommandText::tr("%1: there is no %2")
                         .arg(isOld ? before_.name : after_.name,
                              widgets::qstring(isOld ? oldFile : newFile)));
            return std::nullopt;
        }
        return std::vector{pair};
    }

    /// Files that cannot be compared are reported, and the others are compared nevertheless.
    void compareParts(const std::vector<diff::FilePair>& pairs) {
        const diff::PartWish wish{.isPatchWanted = arguments_.has("json"),
                                  .stop = &Interruption::flag()};
        for (const diff::FilePair& pair : pairs) {
            auto difference = diff::differenceOf(pair, old_, now_, wish);
            if (Interruption::wasAsked()) return;
            if (!difference) {
                const QString& side = difference.error().isOld ? before_.name : after_.name;
                complain(side + QStringLiteral(": ") +
                         widgets::qstring(difference.error().problem.describe()));
                result_.incomparable.push_back(std::move(difference.error()));
            } else if (*difference) {
                result_.parts.push_back(std::move(**difference));
            }
        }
    }

    bool isIncomparable(const diff::FilePair& pair) const {
        return std::ranges::any_of(result_.incomparable, [&](const diff::IncomparableFile& one) {
            return one.problem.file == (one.isOld ? pair.before : pair.after);
        });
    }

    /// Returns the seeds to compare; empty if seeds are not compared.
    std::vector<exchange::Seeds> seedRanges() const {
        std::vector<exchange::Seeds> ranges;
        if (arguments_.has("seeds")) {
            for (const CommandArguments::Range& range : arguments_.ranges("seeds"))
                ranges.push_back({range.first, range.last});
        }
        return ranges;
    }

    static std::string levelIn(const std::string& file) {
        if (diff::kindOf(file) != diff::FileKind::Level) return {};
        const std::size_t start = pack::kLevelFolder.size() + 1;
        return file.substr(start, file.rfind('.') - start);
    }

    bool compareSeeds(const std::vector<diff::FilePair>& pairs) {
        exchange::SeedList seeds;
        for (const exchange::Seeds& range : seedRanges())
            seeds.add(range);
        const bool isPair = arguments_.has("other-seed");
        const std::uint64_t count = isPair ? 1 : seeds.count();
        if (count == 0) return true;
        const auto seedAt = [&](std::uint64_t i) {
            if (isPair)
                return diff::SeedPair{arguments_.number("seed"), arguments_.number("other-seed")};
            const std::uint64_t seed = seeds.at(i);
            return diff::SeedPair{seed, seed};
        };
        for (const diff::FilePair& pair : pairs) {
            const std::string before = levelIn(pair.before);
            const std::string after = levelIn(pair.after);
            if (before.empty() || after.empty() || isIncomparable(pair)) continue;
            const auto oldMade = diff::madeFrom(old_.reading().pack, before);
            const auto newMade = diff::madeFrom(now_.reading().pack, after);
            if (oldMade.level == nullptr || newMade.level == nullptr) {
                complainOfLevel(oldMade.level == nullptr ? old_ : now_,
                                oldMade.level == nullptr ? before : after);
                return false;
            }
            auto difference = diff::generatedDifference(
                oldMade, newMade, count, seedAt, threadsOf(arguments_),
                [&](std::uint64_t done) {
                    if (!progress_.isDue()) return;
                    //: Progress of a command: %1 a level, %2 how many seeds are done, %3 of how
                    //: many
                    progress_.show(DiffCommandText::tr("%1: %2 of %3 seeds")
                                       .arg(widgets::qstring(after))
                                       .arg(done)
                                       .arg(count));
                },
                &Interruption::flag());
            if (Interruption::wasAsked()) return false;
            result_.seeds.push_back({before, after, std::move(difference)});
        }
        progress_.clear();
        return true;
    }

    static void complainOfLevel(const diff::PackFiles& side, const std::string& level) {
        const auto errors = pack::errorsOfLevel(side.reading(), level);
        for (const Problem& problem : errors)
            complain(problem);
        if (!errors.empty()) return;
        complain(DiffCommandText::tr("%1: pack.json does not list this level")
                     .arg(widgets::qstring(pack::levelFile(level))));
    }

    /// Returns the levels that differ, with the seeds of their pictures.
    std::vector<ShownLevel> levelsToShow(const std::vector<diff::FilePair>& pairs) const {
        std::vector<ShownLevel> shown;
        for (const diff::FilePair& pair : pairs) {
            const std::string before = levelIn(pair.before);
            const std::string after = levelIn(pair.after);
            const std::string& file = pair.after.empty() ? pair.before : pair.after;
            const auto seeds = std::ranges::find(result_.seeds, after, &LevelSeeds::after);
            const bool hasOtherSeeds =
                seeds != result_.seeds.end() && seeds->difference.first.has_value();
            const bool isPart =
                std::ranges::find(result_.parts, file, &diff::PartDifference::file) !=
                result_.parts.end();
            if (levelIn(file).empty() || (!isPart && !hasOtherSeeds)) continue;
            ShownLevel level{.title = (pair.after.empty() ? old_ : now_).titleOf(file),
                             .file = file,
                             .before = diff::madeFrom(old_.reading().pack, before),
                             .after = diff::madeFrom(now_.reading().pack, after),
                             .seeds = {1, 1}};
            if (level.title.empty()) level.title = file;
            if (arguments_.has("seed"))
                level.seeds = {arguments_.number("seed"), arguments_.number("seed")};
            if (hasOtherSeeds) level.seeds = *seeds->difference.first;
            shown.push_back(std::move(level));
        }
        return shown;
    }

    bool writePictures(const std::vector<diff::FilePair>& pairs) {
        const QString page = arguments_.text("html");
        const QString picture = arguments_.text("output");
        if (page.isEmpty() && picture.isEmpty()) return true;
        const auto levels = levelsToShow(pairs);
        const DiffLook look{.picture = pictureOf(arguments_),
                            .tilesBefore = &old_.reading().pack.tileMappings,
                            .tilesAfter = &now_.reading().pack.tileMappings};
        const Stop stop(&Interruption::flag());
        const auto write = [&](const QString& file, const std::string& bytes) {
            if (Interruption::wasAsked()) return false;
            Output output(file);
            return output.fill([&](std::ostream& out) {
                out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
            }) && output.commit();
        };
        if (!page.isEmpty() && !write(page, diffPage(result_, levels, look, stop))) return false;
        if (picture.isEmpty()) return true;
        const auto sheet = diffSheet(result_, levels, look, stop);
        if (sheet) return write(picture, *sheet);
        complain(picture + QStringLiteral(": ") + sheet.error());
        return false;
    }

    bool writeWords() const {
        if (!arguments_.has("json")) {
            printDiff(result_);
            return true;
        }
        Output output({});
        return output.fill([&](std::ostream& out) { out << jsonOf(result_); });
    }

    const CommandArguments& arguments_;
    const DiffOperand& before_;
    const DiffOperand& after_;
    const diff::PackFiles old_;
    const diff::PackFiles now_;
    DiffResult result_;
    mutable Progress progress_;
};

/// Prints a file of a pack as text. git calls it with any version of the file, so a file that is no
/// JSON is printed as it is.
int convertToText(const QString& name) {
    const auto operand = openOperand(name);
    if (!operand) return diffFailure();
    if (operand->isNothing) return kDone;
    if (operand->loneFile.empty()) {
        complain(DiffCommandText::tr("%1: --textconv needs a file of a pack").arg(name));
        return kDiffTrouble;
    }
    const diff::PackFiles files(*operand->source);
    const auto bytes = files.bytesOf(operand->loneFile);
    if (!bytes) {
        complain(bytes.error());
        return kDiffTrouble;
    }
    const auto value = json::parse(files.canonicalText(operand->loneFile).value_or(*bytes));
    const std::string text = value ? diff::plainText(*value) : *bytes;
    Output output({});
    return output.fill([&](std::ostream& out) { out << text; }) ? kDone : kDiffTrouble;
}

/// Returns what is wrong with the combination of options.
std::optional<QString> flawOfDiff(const CommandArguments& arguments) {
    const qsizetype count = arguments.operands.size();
    const bool isOneEnough = arguments.has("other-level") || arguments.has("other-seed");
    if (count > 2 || (count < 2 && !isOneEnough))
        return DiffCommandText::tr("two packs or levels are compared: give OLD and NEW");
    if (arguments.has("other-level") && !arguments.has("level"))
        return DiffCommandText::tr("--other-level needs --level");
    if (arguments.has("other-seed") && !arguments.has("seed"))
        return DiffCommandText::tr("--other-seed needs --seed");
    if (arguments.has("other-seed") && arguments.has("seeds"))
        return DiffCommandText::tr("--other-seed cannot be combined with --seeds");
    if (!arguments.text("html").isEmpty() && arguments.text("html") == arguments.text("output"))
        return DiffCommandText::tr("--html and --output need different files");
    return std::nullopt;
}

/// What seeds give depends on the rooms, terrains and floors of the pack, which a file alone lacks.
std::optional<QString> flawOfSeeds(const CommandArguments& arguments,
                                   std::initializer_list<const DiffOperand*> operands) {
    for (const char* const option : {"seeds", "other-seed"}) {
        for (const DiffOperand* const operand : operands) {
            if (!arguments.has(option) || operand->loneFile.empty()) continue;
            return DiffCommandText::tr(
                       "%1: --%2 needs the whole pack: name the pack, and the "
                       "level by --level")
                .arg(operand->name, QLatin1String(option));
        }
    }
    return std::nullopt;
}

int runDiff(const CommandArguments& arguments) {
    const Interruption interruption;
    if (arguments.has("textconv")) {
        if (arguments.operands.size() == 1) return convertToText(arguments.operands[0]);
        complain(DiffCommandText::tr("--textconv prints one file at a time"));
        return kDiffTrouble;
    }
    if (const auto flaw = flawOfDiff(arguments)) {
        complain(*flaw);
        return kWrongUsage;
    }
    const auto before = openOperand(arguments.operands.front());
    if (!before) return diffFailure();
    const auto after = openOperand(arguments.operands.back());
    if (!after) return diffFailure();
    if (const auto flaw = flawOfSeeds(arguments, {&*before, &*after})) {
        complain(*flaw);
        return kDiffTrouble;
    }
    return DiffRun(arguments, *before, *after).run();
}

/// Creates the application; pictures need fonts, but no display.
std::unique_ptr<QCoreApplication> makeDiffApplication(int& argc, char** argv,
                                                      const QStringList& words) {
    const bool mayDraw = std::ranges::any_of(words, [](const QString& word) {
        return word.startsWith(QLatin1String("-o")) || word.startsWith(QLatin1String("--output")) ||
               word.startsWith(QLatin1String("--html"));
    });
    if (!mayDraw) return std::make_unique<QCoreApplication>(argc, argv);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    return std::make_unique<QGuiApplication>(argc, argv);
}

}  // namespace

const Command diffCommand{
    .spec =
        {.name = "diff",
         .summary = QT_TRANSLATE_NOOP("CommandLine", "tell what differs between packs or levels"),
         .usage = kDiffUsage,
         .about = QT_TRANSLATE_NOOP(
             "CommandLine",
             "Tells in words what differs between two packs, between two levels, or between what "
             "seeds give. OLD and NEW are folders, archives, built-in packs, or single files of "
             "packs, also in a git revision: HEAD~1:packs/temple. Spelling, the order of keys and "
             "values equal to their default do not count as differences."),
         .operand = Operand::Files,
         .options = kDiffOptions,
         .notes = QT_TRANSLATE_NOOP(
             "CommandLine",
             "For git difftool: git config difftool.mazeloom.cmd 'mazeloom diff \"$LOCAL\" "
             "\"$REMOTE\"', then git difftool -t mazeloom. For git diff and git log -p: the line "
             "levels/*.json diff=mazeloom in .gitattributes, and git config "
             "diff.mazeloom.textconv 'mazeloom diff --textconv'. The patch of --json changes the "
             "old file's JSON into that of the new file."),
         .bounds = QT_TRANSLATE_NOOP(
             "CommandLine",
             "At most 50 changes of a file are printed, at most 1000 are in JSON and pages, and "
             "the "
             "others are counted; a page has the pictures of at most 200 levels, and a PNG at most "
             "16384 pixels a side. At most 1000000 seeds; memory is that of two levels and their "
             "JSON for each thread."),
         .exitCodes = QT_TRANSLATE_NOOP(
             "CommandLine",
             "Exit code: 0 the same, 1 different, 2 trouble or wrong usage; 130, 143 "
             "or 129 ended by SIGINT, SIGTERM or SIGHUP.")},
    .run = runDiff,
    .makeApplication = makeDiffApplication};

}  // namespace mazeloom::app
