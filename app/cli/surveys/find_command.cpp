// SPDX-License-Identifier: MIT
// mazeloom find: searches for seeds of a level that fulfil a wish.
#include <array>
#include <atomic>
#include <string>

#include <QElapsedTimer>

#include "app/cli/commands/command_line.h"
#include "app/cli/commands/commands.h"
#include "app/cli/interruption.h"
#include "app/cli/progress.h"
#include "app/cli/surveys/sample_of.h"
#include "app/cli/terminal.h"
#include "core/analyse/wish/search.h"
#include "widgets/find/search_words.h"

namespace mazeloom::app {

namespace {

constexpr std::array kFindUsage{"PACK --level ID --wish WISH [options]"};

constexpr std::array kFindOptions{
    kSampleLevelOption,
    OptionSpec{.name = "wish",
               .kind = ValueKind::Text,
               .value = "WISH",
               .help = QT_TRANSLATE_NOOP(
                   "CommandLine",
                   "comparisons of measures with and, or, not and brackets, such as \"dead-ends "
                   "<= 3 and rooms = 6..9\" or \"traps * 10 <= open-cells\""),
               .missing = QT_TRANSLATE_NOOP("CommandLine",
                                            "what is wished? Give --wish \"dead-ends <= 3\"")},
    OptionSpec{.name = "seeds",
               .kind = ValueKind::Range,
               .value = "A..B",
               .help = QT_TRANSLATE_NOOP("CommandLine", "the seeds to try"),
               .standard = "1..1000000"},
    OptionSpec{.name = "count",
               .kind = ValueKind::Number,
               .value = "N",
               .help = QT_TRANSLATE_NOOP("CommandLine", "ends after this many seeds are found"),
               .least = 1,
               .standard = "1"},
    kSampleSetOption,
    kThreadsOption,
};

/// Translation context of the subcommand.
struct FindText {
    Q_DECLARE_TR_FUNCTIONS(FindText)
};

void complainOfWish(const QString& wish, const analyse::WishFlaw& flaw) {
    // The flaw's place counts bytes of UTF-8.
    const qsizetype at =
        QString::fromUtf8(wish.toUtf8().left(static_cast<qsizetype>(flaw.at))).size();
    complain(FindText::tr("--wish: character %1: %2")
                 .arg(at + 1)
                 .arg(QString::fromStdString(flaw.text)));
    // Mark the place of the error under the wish, if the wish is short enough for one line.
    if (wish.size() > 200) return;
    complain(wish);
    complain(QString(at, u' ') + u'^');
}

QString stateText(const analyse::SearchState& state, double seconds) {
    QString text = widgets::searchText(state, seconds);
    for (const analyse::SearchState::Part& part : state.parts)
        text += QStringLiteral("; ") + widgets::partText(part);
    return text;
}

/// Prints the seed, and the value of each measure that the wish uses.
void printHit(const analyse::Wish& wish, const analyse::Hit& hit) {
    QStringList fields{QString::number(hit.seed)};
    for (std::size_t i = 0; i < wish.measures.size(); ++i) {
        if (!hit.values[i]) continue;
        fields << QLatin1String(wish.measures[i]->id.data()) + u'=' +
                      QString::number(*hit.values[i]);
    }
    printRow(fields);
}

int runFind(const CommandArguments& arguments) {
    const QString text = arguments.text("wish");
    const auto wish = analyse::readWish(text.toStdString());
    if (!wish) {
        complainOfWish(text, wish.error());
        return kWrongUsage;
    }
    SampleWish sample = sampleOf(arguments.operand, arguments);
    if (!sample.of) return sample.exitCode;
    if (const auto never = analyse::whyNever(*wish, sample.of->level->ruleset)) {
        complainOfWish(text, *never);
        return kWrongUsage;
    }
    const analyse::Sampler sampler(std::move(*sample.of), wish->measures);
    if (sampler.flaw()) {
        complain(*sampler.flaw());
        return kFailed;
    }
    const analyse::SearchPlan plan{
        .sampler = &sampler,
        .wish = &*wish,
        .seeds = arguments.has("seeds")
                     ? analyse::SeedRange{arguments.number("seeds"), arguments.last("seeds")}
                     : analyse::SeedRange{1, 1'000'000},
        .count = arguments.has("count") ? arguments.number("count") : 1,
        .threads = threadsOf(arguments)};
    const Interruption interruption;
    Progress progress;
    QElapsedTimer since;
    since.start();
    std::atomic<bool> stop = false;
    const auto seconds = [&] { return static_cast<double>(since.elapsed()) / 1000; };
    const analyse::SearchState state = analyse::search(
        plan,
        [&](const analyse::Hit& hit) {
            progress.clear();
            printHit(*wish, hit);
        },
        [&](const analyse::SearchState& soFar) {
            if (interruption.isAsked()) stop = true;
            if (progress.isDue()) progress.show(stateText(soFar, seconds()));
        },
        &stop);
    progress.clear();
    if (interruption.isAsked()) complain(FindText::tr("cancelled"));
    complain(stateText(state, seconds()));
    return state.hits > 0 && !interruption.isAsked() ? kDone : kFailed;
}

}  // namespace

const Command findCommand{
    .spec = {.name = "find",
             .summary = QT_TRANSLATE_NOOP("CommandLine", "find seeds whose level fulfils a wish"),
             .usage = kFindUsage,
             .about = QT_TRANSLATE_NOOP(
                 "CommandLine",
                 "Makes a level from one seed after the other and prints those that fulfil a wish, "
                 "one line each: the seed and the measured values. Conditions that are cheap and "
                 "exclude most levels are checked first, so expensive ones are checked for few; "
                 "the seeds found are the same. mazeloom gallery --help lists the measures."),
             .operand = Operand::Pack,
             .options = kFindOptions,
             .bounds = QT_TRANSLATE_NOOP(
                 "CommandLine",
                 "A wish has at most 4096 characters, and numbers up to 1000000000000."),
             .exitCodes = QT_TRANSLATE_NOOP(
                 "CommandLine",
                 "Exit code: 0 a seed was found, 1 none was, or it failed, 2 wrong usage.")},
    .run = runFind};

}  // namespace mazeloom::app
