// SPDX-License-Identifier: MIT
// mazeloom survey: measures many seeds of a level, and merges surveys.
#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <filesystem>
#include <optional>
#include <vector>

#include <QElapsedTimer>

#include "app/cli/commands/command_line.h"
#include "app/cli/commands/commands.h"
#include "app/cli/interruption.h"
#include "app/cli/numbers.h"
#include "app/cli/progress.h"
#include "app/cli/surveys/sample_of.h"
#include "app/cli/surveys/survey_files.h"
#include "app/cli/terminal.h"
#include "core/analyse/measures/measures.h"
#include "core/analyse/survey/run.h"
#include "core/analyse/survey/survey_json.h"
#include "widgets/atlas/survey_text.h"

namespace mazeloom::app {

namespace {

constexpr std::array kSurveyUsage{"PACK --level ID --seeds A..B -o FILE [options]",
                                  "--merge FILE FILE... -o FILE [--partial] [--csv FILE]"};

constexpr std::array kSurveyOptions{
    kSampleLevelOption,
    OptionSpec{.name = "seeds",
               .kind = ValueKind::Range,
               .value = "A..B",
               .help = QT_TRANSLATE_NOOP("CommandLine", "the seeds to measure"),
               .count = std::uint64_t{1} << 40},
    OptionSpec{.name = "measures",
               .kind = ValueKind::Choices,
               .value = "IDS",
               .help = QT_TRANSLATE_NOOP(
                   "CommandLine",
                   "the measures to take; by default the cheap ones that apply to such a level"),
               .choices = surveyMeasureIds},
    OptionSpec{.name = "no-pairs",
               .kind = ValueKind::None,
               .value = nullptr,
               .help = QT_TRANSLATE_NOOP("CommandLine",
                                         "leaves out how often the values of two measures occurred "
                                         "together, for a far smaller file")},
    kSampleSetOption,
    OptionSpec{.name = "shard",
               .kind = ValueKind::Text,
               .value = "I/N",
               .help = QT_TRANSLATE_NOOP("CommandLine",
                                         "measures only part I of N of the seeds, counted from 1, "
                                         "to share them among machines")},
    kThreadsOption,
    OptionSpec{.name = "merge",
               .kind = ValueKind::None,
               .value = nullptr,
               .help = QT_TRANSLATE_NOOP("CommandLine", "merges several files into one survey")},
    OptionSpec{.name = "partial",
               .kind = ValueKind::None,
               .value = nullptr,
               .help = QT_TRANSLATE_NOOP("CommandLine",
                                         "merges what can be read, and leaves out files that are "
                                         "missing or damaged")},
    OptionSpec{.name = "output",
               .kind = ValueKind::OutputFile,
               .value = "FILE",
               .help = QT_TRANSLATE_NOOP("CommandLine",
                                         "where to write it; progress is kept in FILE.part, and "
                                         "the same command resumes from there"),
               .letter = 'o',
               .missing = QT_TRANSLATE_NOOP("CommandLine", "where to? Give -o FILE")},
    OptionSpec{.name = "csv",
               .kind = ValueKind::OutputFile,
               .value = "FILE",
               .help = QT_TRANSLATE_NOOP("CommandLine",
                                         "also write how often each value occurred, as a table")},
};

/// Translation context of the subcommand.
struct SurveyText {
    Q_DECLARE_TR_FUNCTIONS(SurveyText)
};

/// Interval of checkpoints.
constexpr qint64 kCheckpointMs = 5'000;

/// Writes the complete survey and its CSV table.
int finish(const analyse::Survey& survey, const CommandArguments& arguments) {
    const QString file = arguments.text("output");
    if (arguments.has("csv") &&
        !writeSurveyFile(arguments.text("csv"), analyse::writeSurveyCsv(survey)))
        return kFailed;
    if (!writeSurveyFile(file, analyse::writeSurvey(survey))) return kFailed;
    if (file != "-") printSurvey(survey);
    return kDone;
}

int mergeSurveys(const CommandArguments& arguments) {
    for (const char* const option :
         {"level", "seeds", "measures", "no-pairs", "set", "shard", "threads"}) {
        if (!arguments.has(option)) continue;
        complain(SurveyText::tr("--merge cannot be combined with --%1").arg(option));
        return kWrongUsage;
    }
    std::optional<analyse::Survey> merged;
    bool isWhole = true;
    for (const QString& file : arguments.operands) {
        const auto survey = readSurveyFile(file);
        if (!survey) {
            isWhole = false;
            continue;
        }
        if (!merged) {
            merged = *survey;
        } else if (const auto why = merged->whyNotWith(*survey)) {
            complain(SurveyText::tr("%1: cannot be merged with %2: %3")
                         .arg(file, arguments.operands[0], QString::fromStdString(*why)));
            return kFailed;
        } else {
            merged->merge(*survey);
        }
    }
    if (!merged) {
        complain(SurveyText::tr("there is nothing to merge"));
        return kFailed;
    }
    if (!isWhole && !arguments.has("partial")) {
        complain(SurveyText::tr("nothing is written; with --partial the others are merged"));
        return kFailed;
    }
    return finish(*merged, arguments);
}

std::vector<const analyse::Measure*> measuresOf(const CommandArguments& arguments,
                                                level::Ruleset ruleset) {
    if (!arguments.has("measures")) return analyse::usualMeasures(ruleset);
    const QStringList wanted = arguments.text("measures").split(u',');
    std::vector<const analyse::Measure*> measures;
    for (const analyse::Measure* measure : analyse::allMeasures()) {
        if (wanted.contains(QLatin1String(measure->id.data()))) measures.push_back(measure);
    }
    return measures;
}

/// Returns the seeds of --seeds, or the part given by --shard.
std::optional<analyse::SeedRange> surveySeedsOf(const CommandArguments& arguments) {
    if (!arguments.has("seeds")) {
        complain(SurveyText::tr("which seeds? Give --seeds A..B"));
        return std::nullopt;
    }
    const analyse::SeedRange all{arguments.number("seeds"), arguments.last("seeds")};
    if (!arguments.has("shard")) return all;
    const QString text = arguments.text("shard");
    const qsizetype slash = text.indexOf(u'/');
    const auto shard = readNumber<std::uint64_t>(text.left(slash));
    const auto shards = readNumber<std::uint64_t>(text.mid(slash + 1));
    constexpr std::uint64_t kMostShards = 1'000'000;
    if (slash < 0 || !shard || !shards || *shard < 1 || *shard > *shards || *shards > kMostShards) {
        complain(
            SurveyText::tr(
                "--shard needs I/N, such as 3/64, with I from 1 to N and N up to %1, not \"%2\"")
                .arg(kMostShards)
                .arg(text));
        return std::nullopt;
    }
    const auto part = analyse::shardOf(all, *shard, *shards);
    if (!part) {
        complain(SurveyText::tr("--shard %1: there are fewer seeds than shards, and none for this "
                                "one")
                     .arg(text));
    }
    return part;
}

/// A survey that the command is running.
class SurveyJob {
  public:
    SurveyJob(const CommandArguments& arguments, analyse::SampleOf of, analyse::SeedRange seeds)
        : arguments_(arguments),
          file_(arguments.text("output")),
          part_(file_ == "-" ? QString() : file_ + QStringLiteral(".part")),
          seeds_(seeds),
          measures_(measuresOf(arguments, of.level->ruleset)),
          sampler_(std::move(of), measures_),
          survey_(describe()) {}

    int run() {
        if (sampler_.flaw()) {
            complain(*sampler_.flaw());
            return kFailed;
        }
        if (const auto code = codeOfWhatIsThere()) return *code;
        if (!takeUp()) return kFailed;
        begun_ = survey_.seeds().count();
        since_.start();
        sinceKept_.start();
        analyse::surveySeeds(
            survey_, sampler_, measures_, seeds_, threadsOf(arguments_),
            {std::chrono::milliseconds(200), [this](const analyse::Survey&) { look(); }}, &stop_);
        progress_.clear();
        if (hasFailed_) return kFailed;
        if (interruption_.isAsked() && !survey_.seeds().missingOf(seeds_).empty()) return stopped();
        const int code = finish(survey_, arguments_);
        if (code == kDone && !part_.isEmpty()) {
            std::error_code ignored;
            std::filesystem::remove(part_.toStdString(), ignored);
        }
        return code;
    }

  private:
    analyse::SurveyOf describe() const {
        analyse::SurveyOf of{MAZELOOM_VERSION,
                             sampler_.of().level->id,
                             analyse::recipeHash(sampler_.of()),
                             {},
                             !arguments_.has("no-pairs")};
        for (const analyse::Measure* measure : measures_)
            of.measures.emplace_back(measure->id);
        return of;
    }

    /// Returns the exit code if an existing output file ends the command: success if the file
    /// already holds this survey, as when a cluster repeats a task; failure if it holds another
    /// survey and the command makes a shard. Otherwise returns nullopt; an existing file is
    /// replaced.
    std::optional<int> codeOfWhatIsThere() const {
        std::error_code ignored;  // readers of the file report what is wrong with it
        if (part_.isEmpty() || !std::filesystem::exists(file_.toStdString(), ignored))
            return std::nullopt;
        bool isThere = false;
        const auto there = readSurveyFile(file_, isThere);
        if (!there) return std::nullopt;
        if (!(there->of() == survey_.of()) || there->seeds().ranges() != std::vector{seeds_}) {
            if (!arguments_.has("shard")) return std::nullopt;
            complain(SurveyText::tr("%1: this file holds another survey, and a shard does not "
                                    "replace it; remove it, or give another file")
                         .arg(file_));
            return kFailed;
        }
        complain(SurveyText::tr("%1: this survey is done already").arg(file_));
        const bool isWritten =
            !arguments_.has("csv") ||
            writeSurveyFile(arguments_.text("csv"), analyse::writeSurveyCsv(*there));
        return isWritten ? kDone : kFailed;
    }

    /// Resumes an earlier run. Returns false after reporting an error.
    bool takeUp() {
        if (part_.isEmpty()) return true;
        bool isThere = false;
        auto kept = readSurveyFile(part_, isThere);
        if (!isThere) return true;
        const bool fits = kept && kept->of() == survey_.of() && kept->seeds().isWithin(seeds_);
        if (!fits) {
            complain(
                SurveyText::tr(
                    "%1: this belongs to another survey, or is damaged; remove it to start over")
                    .arg(part_));
            return false;
        }
        survey_ = std::move(*kept);
        return true;
    }

    void look() {
        if (interruption_.isAsked()) stop_ = true;
        if (!part_.isEmpty() && sinceKept_.elapsed() >= kCheckpointMs) keep();
        if (progress_.isDue()) progress_.show(stateText());
    }

    void keep() {
        if (hasFailed_) return;
        if (!writeSurveyFile(part_, analyse::writeSurvey(survey_))) {
            hasFailed_ = true;
            stop_ = true;
        }
        sinceKept_.start();
    }

    QString stateText() const {
        const QString text = widgets::progressText({.done = survey_.seeds().count(),
                                                    .all = seeds_.last - seeds_.first + 1,
                                                    .begun = begun_,
                                                    .milliseconds = since_.elapsed()});
        const std::uint64_t failed = survey_.failures().count();
        return failed > 0 ? SurveyText::tr("%1, %2 without a level").arg(text).arg(failed) : text;
    }

    int stopped() {
        if (part_.isEmpty()) {
            complain(SurveyText::tr("cancelled; nothing was written"));
            return kFailed;
        }
        keep();
        if (!hasFailed_) {
            complain(SurveyText::tr("stopped; %1 of %2 seeds are kept in %3, and the same command "
                                    "resumes from there")
                         .arg(survey_.seeds().count())
                         .arg(seeds_.last - seeds_.first + 1)
                         .arg(part_));
        }
        return kFailed;
    }

    const CommandArguments& arguments_;
    QString file_;
    QString part_;  ///< file of the unfinished survey; empty for stdout
    analyse::SeedRange seeds_;
    std::vector<const analyse::Measure*> measures_;
    analyse::Sampler sampler_;
    analyse::Survey survey_;
    const Interruption interruption_;
    Progress progress_;
    std::atomic<bool> stop_ = false;
    bool hasFailed_ = false;
    std::uint64_t begun_ = 0;
    QElapsedTimer since_;
    QElapsedTimer sinceKept_;
};

int runSurvey(const CommandArguments& arguments) {
    if (arguments.has("merge")) return mergeSurveys(arguments);
    if (arguments.operands.size() > 1) {
        complain(SurveyText::tr("one pack at a time, not also \"%1\"; to merge surveys give "
                                "--merge")
                     .arg(arguments.operands[1]));
        return kWrongUsage;
    }
    if (arguments.has("partial")) {
        complain(SurveyText::tr("--partial goes with --merge only"));
        return kWrongUsage;
    }
    const auto seeds = surveySeedsOf(arguments);
    if (!seeds) return kWrongUsage;
    SampleWish wish = sampleOf(arguments.operands[0], arguments);
    if (!wish.of) return wish.exitCode;
    return SurveyJob(arguments, std::move(*wish.of), *seeds).run();
}

}  // namespace

const Command surveyCommand{
    .spec =
        {.name = "survey",
         .summary = QT_TRANSLATE_NOOP("CommandLine", "measure many seeds of a level"),
         .usage = kSurveyUsage,
         .about = QT_TRANSLATE_NOOP(
             "CommandLine",
             "Makes a level from many seeds and measures each: how often each value occurred, the "
             "seeds with the lowest and highest values, which values occurred together, and why "
             "seeds gave no level. The same seeds give the same bytes, however they are shared "
             "among threads and shards. PACK is a folder, an archive .mazepack, or builtin:NAME."),
         .operand = Operand::Files,
         .options = kSurveyOptions,
         .bounds = QT_TRANSLATE_NOOP(
             "CommandLine",
             "A survey file has at most 256 MiB, a survey 1099511627776 seeds. Progress is saved "
             "every 5 seconds; a level that is being made is not part of it."),
         .exitCodes = kInterruptibleExitCodes},
    .run = runSurvey};

}  // namespace mazeloom::app
