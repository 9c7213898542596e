// SPDX-License-Identifier: MIT
// mazeloom check: problems of a pack, and the generator's guarantees.
#include <algorithm>
#include <array>
#include <ostream>

#include "app/cli/commands/check_needs.h"
#include "app/cli/commands/command_line.h"
#include "app/cli/commands/commands.h"
#include "app/cli/progress.h"
#include "app/cli/read_certificate.h"
#include "app/cli/read_pack.h"
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
    OptionSpec{.name = "json",
               .kind = ValueKind::None,
               .value = nullptr,
               .help = QT_TRANSLATE_NOOP("CommandLine", "the list as JSON")},
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
    bool json = false;
    bool needs = false;
};

using check::Finding;

/// Receives findings in portions: prints each portion immediately, or collects all for JSON.
class Listing {
  public:
    Listing(const CheckOptions& options, Progress& progress)
        : options_(options), progress_(progress) {}

    void add(std::vector<Finding> findings) {
        if (!findings.empty()) progress_.clear();
        for (Finding& finding : findings) {
            ++(finding.isError() ? errors_ : warnings_);
            if (options_.json) {
                kept_.push_back(std::move(finding));
            } else {
                print(QString::fromStdString(check::lineOf(finding)));
            }
        }
    }

    /// Ends the listing and returns the exit code.
    int finish() {
        progress_.clear();
        if (options_.json) {
            Output output({});
            const bool written = output.fill([this](std::ostream& out) {
                check::writeJson(out, options_.pack.toStdString(), options_.seeds, kept_);
            });
            if (!written) return kFailed;
        }
        complain(errors_ + warnings_ == 0 ? CheckText::tr("no problems")
                                          : CheckText::tr("%n error(s)", nullptr, errors_) + ", " +
                                                CheckText::tr("%n warning(s)", nullptr, warnings_));
        return errors_ == 0 ? kDone : kFailed;
    }

  private:
    const CheckOptions& options_;
    Progress& progress_;
    std::vector<Finding> kept_;
    int errors_ = 0;
    int warnings_ = 0;
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
    listing.add(check::checkSeeds(
        level, pack.rooms, *options.seeds,
        [&](std::uint64_t seed) {
            if (!progress.isDue()) return;
            //: Progress of a command: %1 a level, %2 how many seeds are done, %3 of how many
            progress.show(CheckText::tr("%1: %2 of %3 seeds")
                              .arg(QString::fromStdString(level.id))
                              .arg(seed - options.seeds->first)
                              .arg(count));
        },
        level::floorOf(pack.descent, level), pack.ownKinds.share()));
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
    const auto source = widgets::openPack(options.pack);
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
        return checkNeeds(pack, {options.pack, options.level, seeds, options.json});
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
    }
    for (const level::Level& level : pack.levels) {
        if (!options.level.isEmpty() && level.id != options.level.toStdString()) continue;
        std::vector<Finding> findings =
            check::checkLevel(level, pack.rooms, nullptr, pack.descent, kinds);
        check::addGeneration(findings, generation(level, pack, options));
        listing.add(std::move(findings));
        if (options.seeds) checkSeeds(level, pack, options, progress, listing);
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

int runCheck(const CommandArguments& arguments) {
    if (arguments.has("certificate"))
        return checkCertificate(arguments.operand, arguments.text("certificate"));
    CheckOptions options{arguments.operand,
                         arguments.text("level"),
                         {},
                         arguments.has("json"),
                         arguments.has("needs")};
    if (arguments.has("seeds"))
        options.seeds = check::Seeds{arguments.number("seeds"), arguments.last("seeds")};
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
                 "are listed; the others are counted. Levels are made one after the other, so "
                 "memory is that of the largest level."),
             .exitCodes = QT_TRANSLATE_NOOP(
                 "CommandLine",
                 "Exit code: 0 no problems, or only warnings; 1 problems; 2 wrong usage.")},
    .run = runCheck};

}  // namespace mazeloom::app
