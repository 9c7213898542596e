// SPDX-License-Identifier: MIT
// mazeloom check: problems of a pack, and the generator's guarantees.
#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <QDir>
#include <QGuiApplication>

#include "app/cli/commands/check_needs.h"
#include "app/cli/commands/check_seed_help.h"
#include "app/cli/commands/command_line.h"
#include "app/cli/commands/commands.h"
#include "app/cli/progress.h"
#include "app/cli/read_certificate.h"
#include "app/cli/read_pack.h"
#include "app/cli/report_options.h"
#include "app/cli/terminal.h"
#include "core/check/certificate.h"
#include "core/check/check.h"
#include "core/check/check_seeds.h"
#include "core/check/findings/generation.h"
#include "core/check/findings/report.h"
#include "core/level/campaign/floor_of.h"
#include "core/pack/disk/unread.h"
#include "core/pack/json/names.h"
#include "core/pack/read.h"
#include "core/report/report.h"
#include "widgets/document/pack_source.h"

namespace mazeloom::app {

namespace {

constexpr std::array kCheckUsage{"PACK [options]", "PACK --certificate FILE"};

constexpr std::array kCheckOptions{
    OptionSpec{.name = "level",
               .kind = ValueKind::Level,
               .value = "ID",
               .help = QT_TRANSLATE_NOOP("CommandLine", "only this level")},
    OptionSpec{
        .name = "seeds",
        .kind = ValueKind::Range,
        .value = "A..B",
        .help = QT_TRANSLATE_NOOP("CommandLine",
                                  "also generate every level from each of these seeds, and check "
                                  "the generator's promises and that a temple can be won"),
        .count = 1'000'000},
    OptionSpec{.name = "needs",
               .kind = ValueKind::None,
               .value = nullptr,
               .help = QT_TRANSLATE_NOOP(
                   "CommandLine",
                   "instead tell, for each temple, which mechanics it needs: on how many of the "
                   "seeds, by default 0..99, TNT, hearts and the like are needed to win, or bugs, "
                   "beams and the like must be heeded (needed); the mechanic only changes the way "
                   "(useful); or it changes nothing (decoration)")},
    kReportJsonOption,
    kJunitOption,
    kSarifOption,
    kGithubOption,
    OptionSpec{.name = "pictures",
               .kind = ValueKind::OutputFolder,
               .value = "FOLDER",
               .help = QT_TRANSLATE_NOOP(
                   "CommandLine",
                   "with --seeds: a folder for pictures of the seeds that fail, each named by "
                   "level, rule and seed")},
    OptionSpec{.name = "certificate",
               .kind = ValueKind::InputFile,
               .value = "FILE",
               .help = QT_TRANSLATE_NOOP(
                   "CommandLine",
                   "instead check a certificate, which mazeloom generate --certificate wrote: "
                   "makes its level and checks that every deduction follows and that they lead to "
                   "all goals"),
               .isAlone = true},
};

/// Translation context of the subcommand.
struct CheckText {
    Q_DECLARE_TR_FUNCTIONS(CheckText)
};

struct CheckOptions {
    QString pack;
    QString level;  ///< empty: all
    std::optional<check::Seeds> seeds;
    ReportFiles reports;
    QString pictures;  ///< a folder; empty: no pictures
    bool needs = false;
};

using check::Finding;

/// Returns the report's frame: what is checked, and where its files are.
report::Report emptyReport(const CheckOptions& options) {
    report::Report report;
    report.tool = "mazeloom check";
    report.version = MAZELOOM_VERSION;
    report.subject = options.pack.toStdString();
    report.head = check::headOf(report.subject, options.seeds);
    const QString builtIn = QStringLiteral("builtin:");
    if (options.pack.startsWith(builtIn)) {
        report.base = options.pack.mid(builtIn.size()).toStdString();
        report.baseKind = report::Base::Program;
    } else {
        const QString path = QDir::cleanPath(options.pack);
        report.base = path == u"." ? std::string() : path.toStdString();
        if (widgets::isArchive(options.pack)) report.baseKind = report::Base::Archive;
    }
    return report;
}

/// Receives findings in portions: prints each portion immediately, and collects all for reports.
class Listing {
  public:
    Listing(const CheckOptions& options, Progress& progress)
        : options_(options),
          progress_(progress),
          pictures_(options.pictures),
          report_(emptyReport(options)) {}

    void add(const std::vector<Finding>& findings) {
        if (!findings.empty()) progress_.clear();
        for (const Finding& finding : findings) {
            print(finding);
            keep(entryOf(finding));
        }
    }

    /// Adds findings about seeds, and draws them. In the text, the first seed of each rule is
    /// followed by a way to see it.
    void addSeeds(const level::Level& level, const level::Pack& pack,
                  const std::vector<Finding>& findings) {
        if (!findings.empty()) progress_.clear();
        std::set<std::string> told;
        for (const Finding& finding : findings) {
            print(finding);
            report::Entry entry = entryOf(finding);
            // The seeds that are only counted have the first seed of their kind, told above.
            const bool isShown = entry.seed && !check::isCountOfSeeds(finding);
            if (isShown && told.insert(entry.rule).second && !options_.reports.replaceText()) {
                const std::string& way = entry.link.empty() ? entry.command : entry.link;
                app::print(QStringLiteral("  ") + QString::fromStdString(way));
            }
            if (isShown && !hasLostPicture_) hasLostPicture_ = !pictures_.add(level, pack, entry);
            keep(std::move(entry));
        }
    }

    /// Reports that a level was checked, if no problem of it is known.
    void addChecked(const level::Level& level) {
        const bool hasProblem = std::ranges::any_of(
            report_.entries, [&](const report::Entry& entry) { return entry.level == level.id; });
        if (hasProblem) return;
        report::Entry entry;
        entry.rule = "check";
        entry.outcome = report::Outcome::Passed;
        entry.sentence = "no problems";
        entry.level = level.id;
        entry.file = pack::levelFile(level.id);
        keep(std::move(entry));
    }

    /// Ends the listing and returns the exit code.
    int finish() {
        progress_.clear();
        if (!options_.reports.write(report_)) return kFailed;
        if (pictures_.left() > 0) {
            complain(CheckText::tr("only %1 pictures were drawn; left out: %2")
                         .arg(SeedPictures::kMost)
                         .arg(pictures_.left()));
        }
        complain(errors_ + warnings_ == 0 ? CheckText::tr("no problems")
                                          : CheckText::tr("%n error(s)", nullptr, errors_) + ", " +
                                                CheckText::tr("%n warning(s)", nullptr, warnings_));
        return errors_ == 0 && !hasLostPicture_ ? kDone : kFailed;
    }

  private:
    /// Returns the finding's entry, with ways to see its seed.
    report::Entry entryOf(const Finding& finding) const {
        report::Entry entry = check::entryOf(finding);
        if (entry.seed) {
            const QString& pack = options_.pack;
            entry.link = linkToSeed(pack, entry.level, *entry.seed).toStdString();
            entry.command = commandForSeed(pack, entry.level, *entry.seed).toStdString();
        }
        return entry;
    }

    void print(const Finding& finding) {
        ++(finding.isError() ? errors_ : warnings_);
        if (!options_.reports.replaceText())
            app::print(QString::fromStdString(check::lineOf(finding)));
    }

    void keep(report::Entry entry) {
        if (!options_.reports.isEmpty()) report_.entries.push_back(std::move(entry));
    }

    const CheckOptions& options_;
    Progress& progress_;
    SeedPictures pictures_;
    report::Report report_;
    int errors_ = 0;
    int warnings_ = 0;
    bool hasLostPicture_ = false;  ///< a picture could not be written; no further one is tried
};

/// Returns findings about files that could not be read. The check rules cover the other files.
std::vector<Finding> unreadable(const pack::Reading& reading, const QString& onlyLevel) {
    const std::string only = pack::levelFile(onlyLevel.toStdString());
    std::vector<Finding> findings;
    for (const Problem& problem : pack::problemsOfUnread(reading)) {
        const bool isWanted =
            onlyLevel.isEmpty() || problem.file == only || problem.file == pack::kPackFile;
        if (isWanted) findings.push_back(check::findingOf(problem));
    }
    return findings;
}

/// Whether the level is listed in the pack, even if its file could not be read.
bool isListed(const pack::Reading& reading, const QString& level) {
    const std::string id = level.toStdString();
    return reading.pack.findLevel(id) != nullptr ||
           std::ranges::any_of(reading.unread, [&](const pack::Unread& unread) {
               return !unread.isRoom && unread.id == id;
           });
}

void checkSeeds(const level::Level& level, const level::Pack& pack, const CheckOptions& options,
                Progress& progress, Listing& listing) {
    const std::uint64_t count = options.seeds->last - options.seeds->first + 1;
    const std::vector<Finding> findings = check::checkSeeds(
        level, pack.rooms, *options.seeds,
        [&](std::uint64_t seed) {
            if (!progress.isDue()) return;
            //: Progress of a command: %1 a level, %2 how many seeds are done, %3 of how many
            progress.show(CheckText::tr("%1: %2 of %3 seeds")
                              .arg(QString::fromStdString(level.id))
                              .arg(seed - options.seeds->first)
                              .arg(count));
        },
        level::floorOf(pack.descent, level), pack.ownKinds.share());
    listing.addSeeds(level, pack, findings);
}

/// Returns the findings for the seed that the editor shows first. If the user gives seeds, failed
/// generations are left out here: checkSeeds() reports them for the given seeds.
std::vector<Finding> generation(const level::Level& level, const level::Pack& pack,
                                const CheckOptions& options) {
    generate::Options how;
    how.floor = level::floorOf(pack.descent, level);
    how.kinds = pack.ownKinds.share();
    std::vector<Finding> findings =
        check::checkGeneration(level, pack.rooms, check::kFirstExported, how);
    if (options.seeds) std::erase_if(findings, check::isFailedGeneration);
    return findings;
}

int checkPack(const CheckOptions& options) {
    const auto source = openSource(options.pack);
    if (!source) {
        complain(source.error());
        return kFailed;
    }
    const pack::Reading reading = pack::readWhatIsGood(**source);
    const level::Pack& pack = reading.pack;
    const level::OwnKinds& kinds = pack.ownKinds;
    if (!options.level.isEmpty() && reading.isPackFileWhole && !isListed(reading, options.level)) {
        complain(
            CheckText::tr(
                "%1: there is no level \"%2\"; mazeloom generate %1 --list-levels lists the levels")
                .arg(options.pack, options.level));
        return kFailed;
    }
    if (options.needs) {
        if (complainOfErrors(options.level.isEmpty()
                                 ? pack::problemsOfUnread(reading)
                                 : pack::errorsOfLevel(reading, options.level.toStdString())))
            return kFailed;
        constexpr analyse::SeedRange kUsual{0, 99};
        const auto seeds =
            options.seeds ? analyse::SeedRange{options.seeds->first, options.seeds->last} : kUsual;
        return checkNeeds(pack, {options.pack, options.level, seeds, !options.reports.isEmpty()});
    }
    Progress progress;
    Listing listing(options, progress);
    listing.add(unreadable(reading, options.level));
    if (options.level.isEmpty()) {
        const pack::Listing listed = pack::listingOf(pack, reading.unread);
        listing.add(check::checkTitles({pack.title, pack.tabs}));
        listing.add(check::checkListing(listed));
        listing.add(check::checkCampaign(pack, listed));
        listing.add(check::checkUnlisted(reading.unlisted));
        listing.add(check::checkDescent(pack, listed));
        listing.add(check::checkTiles({pack.tileMappings, kinds, pack.terrains}));
        listing.add(check::checkTerrains(pack));
        listing.add(check::checkMerge(pack));
    }
    for (const level::Level& level : pack.levels) {
        if (!options.level.isEmpty() && level.id != options.level.toStdString()) continue;
        std::vector<Finding> findings =
            check::checkLevel(level, pack.rooms, nullptr, pack.descent, kinds);
        check::addGeneration(findings, generation(level, pack, options));
        listing.add(findings);
        if (options.seeds) checkSeeds(level, pack, options, progress, listing);
        listing.addChecked(level);
    }
    if (options.level.isEmpty()) {
        for (const level::Room& room : pack.rooms)
            listing.add(check::checkRoom(room, kinds));
    }
    return listing.finish();
}

/// Checks a certificate of one of the pack's levels, and prints what it shows.
int checkCertificate(const QString& packName, const QString& file) {
    const auto reading = readWhatIsGood(packName);
    if (!reading) return kFailed;
    const auto told = readCertificate(file);
    if (!told) return kFailed;
    if (complainOfErrors(pack::errorsOfLevel(*reading, told->level))) return kFailed;
    if (auto problem = check::checkCertificate(reading->pack, *told, MAZELOOM_VERSION)) {
        problem->file = file.toStdString();
        complain(*problem);
        return kFailed;
    }
    print(CheckText::tr("%1, seed %2: nobody has to guess; each of %n deduction(s) follows, grade "
                        "%3 at most",
                        nullptr, static_cast<int>(told->certificate.lines().size()))
              .arg(QString::fromStdString(told->level))
              .arg(told->seed)
              .arg(told->grade));
    return kDone;
}

/// Returns the error of options that cannot be combined.
std::optional<QString> flawOf(const CommandArguments& arguments, const CheckOptions& options) {
    const auto together = [](const char* one, const char* other) {
        return CommandLine::tr("%1 cannot be combined with %2")
            .arg(QStringLiteral("--") + QLatin1String(one),
                 QStringLiteral("--") + QLatin1String(other));
    };
    for (const char* const other : {"junit", "sarif", "github", "pictures"}) {
        if (options.needs && arguments.has(other)) return together("needs", other);
    }
    if (arguments.has("pictures") && !options.seeds)
        return CheckText::tr("--pictures draws failed seeds, so it needs --seeds");
    return options.reports.flaw();
}

/// Creates the application. Drawing pictures needs fonts, and so a QGuiApplication, but no display.
std::unique_ptr<QCoreApplication> makeCheckApplication(int& argc, char** argv,
                                                       const QStringList& words) {
    const bool mayDraw = std::ranges::any_of(words, [](const QString& word) {
        return word == u"--pictures" || word.startsWith(QLatin1String("--pictures="));
    });
    if (!mayDraw) return std::make_unique<QCoreApplication>(argc, argv);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    return std::make_unique<QGuiApplication>(argc, argv);
}

int runCheck(const CommandArguments& arguments) {
    if (arguments.has("certificate"))
        return checkCertificate(arguments.operand, arguments.text("certificate"));
    CheckOptions options{
        arguments.operand,      arguments.text("level"),    {},
        ReportFiles(arguments), arguments.text("pictures"), arguments.has("needs")};
    if (arguments.has("seeds"))
        options.seeds = check::Seeds{arguments.number("seeds"), arguments.last("seeds")};
    if (const auto flaw = flawOf(arguments, options)) {
        complain(*flaw + QStringLiteral("; ") +
                 CommandLine::tr("see %1").arg(QStringLiteral("mazeloom check --help")));
        return kWrongUsage;
    }
    return checkPack(options);
}

}  // namespace

const Command checkCommand{
    .spec = {.name = "check",
             .summary = QT_TRANSLATE_NOOP("CommandLine", "list what is wrong with a pack"),
             .usage = kCheckUsage,
             .about = QT_TRANSLATE_NOOP("CommandLine",
                                        "Lists what is wrong with a pack, one line per problem."),
             .operand = Operand::Pack,
             .options = kCheckOptions,
             .bounds = QT_TRANSLATE_NOOP(
                 "CommandLine",
                 "At most 50 findings of a rule in one level and at most 10 seeds that fail alike "
                 "are listed; the others are counted. At most 50 pictures are drawn. Levels are "
                 "made one after the other, so "
                 "memory is that of the largest level."),
             .exitCodes = QT_TRANSLATE_NOOP(
                 "CommandLine",
                 "Exit code: 0 no problems, or only warnings; 1 problems; 2 wrong usage.")},
    .run = runCheck,
    .makeApplication = makeCheckApplication};

}  // namespace mazeloom::app
