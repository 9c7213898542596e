// SPDX-License-Identifier: MIT
#include "app/cli/commands/check_needs.h"

#include <array>
#include <chrono>
#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include <QCoreApplication>

#include "app/cli/commands/command_line.h"
#include "app/cli/interruption.h"
#include "app/cli/progress.h"
#include "app/cli/terminal.h"
#include "app/cli/threads.h"
#include "core/analyse/measures/temple/needs_of_mechanics.h"
#include "core/analyse/needs/needs.h"
#include "core/analyse/survey/run.h"
#include "core/json/seed.h"
#include "core/json/write.h"
#include "core/level/campaign/floor_of.h"

namespace mazeloom::app {

namespace {

using analyse::needs::Need;

/// Translation context of this file.
struct NeedsText {
    Q_DECLARE_TR_FUNCTIONS(NeedsText)
};

struct Answer {
    Need need;
    const char* id;    ///< as in JSON
    const char* text;  ///< with the number of seeds
};

/// The answers in the order in which they are printed.
constexpr std::array kAnswers{
    Answer{Need::Needed, "needed", QT_TRANSLATE_NOOP("NeedsText", "needed %1")},
    Answer{Need::Useful, "useful", QT_TRANSLATE_NOOP("NeedsText", "useful %1")},
    Answer{Need::Decoration, "decoration", QT_TRANSLATE_NOOP("NeedsText", "decoration %1")},
    Answer{Need::Undecided, "undecided", QT_TRANSLATE_NOOP("NeedsText", "undecided %1")},
    Answer{Need::Absent, "absent", QT_TRANSLATE_NOOP("NeedsText", "absent %1")},
};

std::uint64_t countOf(const analyse::Tally& tally, Need need) {
    const auto& bins = tally.histogram.bins();
    const auto found = bins.find(static_cast<std::int64_t>(need));
    return found == bins.end() ? 0 : found->second;
}

/// Whether any seed has the mechanic.
bool isPresent(const analyse::Tally& tally) {
    return countOf(tally, Need::Absent) < tally.count();
}

/// A level's answers.
class NeedsOfLevel {
  public:
    NeedsOfLevel(const level::Level& level, const level::Pack& pack, const NeedsWish& wish)
        : wish_(wish),
          measures_(analyse::needMeasures().begin(), analyse::needMeasures().end()),
          sampler_({std::make_shared<level::Level>(level), pack.rooms.share(),
                    level::floorOf(pack.descent, level), pack.ownKinds.share()},
                   measures_),
          survey_(describe()) {}

    const std::optional<Problem>& flaw() const { return sampler_.flaw(); }

    /// Returns false if the user has interrupted it.
    bool run(Progress& progress) {
        const std::uint64_t all = wish_.seeds.last - wish_.seeds.first + 1;
        const auto look = [&](const analyse::Survey& soFar) {
            if (!progress.isDue()) return;
            //: Progress of a command: %1 a level, %2 how many seeds are done, %3 of how many
            progress.show(NeedsText::tr("%1: %2 of %3 seeds")
                              .arg(QString::fromStdString(soFar.of().level))
                              .arg(soFar.seeds().count())
                              .arg(all));
        };
        analyse::surveySeeds(survey_, sampler_, measures_, wish_.seeds, usualThreads(),
                             {std::chrono::milliseconds(200), look}, &Interruption::flag());
        return !Interruption::wasAsked();
    }

    void print() const {
        const auto failed = static_cast<int>(survey_.failures().count());
        QString head =
            QString::fromStdString(survey_.of().level) + ": " +
            NeedsText::tr("%n seed(s)", nullptr, static_cast<int>(survey_.seeds().count()));
        if (failed > 0) head += ", " + NeedsText::tr("%n without a level", nullptr, failed);
        app::print(head);
        for (std::size_t i = 0; i < measures_.size(); ++i) {
            const analyse::Tally& tally = survey_.tallies()[i];
            if (!isPresent(tally)) continue;
            QStringList parts;
            for (const Answer& answer : kAnswers) {
                const std::uint64_t seeds = countOf(tally, answer.need);
                if (seeds > 0) parts << NeedsText::tr(answer.text).arg(seeds);
            }
            app::print("  " + QString::fromUtf8(level::kMechanics[i].id.data()) + ": " +
                       parts.join(QStringLiteral(", ")));
        }
    }

    json::Value toJson() const {
        json::Value needs{json::Value::Object{}};
        for (std::size_t i = 0; i < measures_.size(); ++i) {
            const analyse::Tally& tally = survey_.tallies()[i];
            if (!isPresent(tally)) continue;
            json::Value counts{json::Value::Object{}};
            for (const Answer& answer : kAnswers)
                counts.add(answer.id, countOf(tally, answer.need));
            needs.add(std::string(level::kMechanics[i].id), std::move(counts));
        }
        return json::Value{json::Value::Object{{"level", survey_.of().level},
                                               {"seeds", survey_.seeds().count()},
                                               {"failed", survey_.failures().count()},
                                               {"needs", std::move(needs)}}};
    }

  private:
    analyse::SurveyOf describe() const {
        analyse::SurveyOf of{MAZELOOM_VERSION, sampler_.of().level->id, {}, {}, false};
        for (const analyse::Measure* measure : measures_)
            of.measures.emplace_back(measure->id);
        return of;
    }

    const NeedsWish& wish_;
    std::vector<const analyse::Measure*> measures_;
    analyse::Sampler sampler_;
    analyse::Survey survey_;
};

}  // namespace

int checkNeeds(const level::Pack& pack, const NeedsWish& wish) {
    const Interruption interruption;
    Progress progress;
    json::Value::List levels;
    int temples = 0;
    for (const level::Level& level : pack.levels) {
        if (!wish.level.isEmpty() && level.id != wish.level.toStdString()) continue;
        if (level.ruleset != level::Ruleset::Temple) continue;
        ++temples;
        NeedsOfLevel needs(level, pack, wish);
        if (needs.flaw()) {
            complain(*needs.flaw());
            return kFailed;
        }
        const bool isWhole = needs.run(progress);
        progress.clear();
        if (!isWhole) {
            complain(NeedsText::tr("cancelled"));
            return kFailed;
        }
        if (wish.json) {
            levels.push_back(needs.toJson());
        } else {
            needs.print();
        }
    }
    if (temples == 0) {
        complain(wish.level.isEmpty()
                     ? NeedsText::tr("%1: the pack has no temple").arg(wish.pack)
                     : NeedsText::tr("%1: \"%2\" is no temple, and only temples have needs")
                           .arg(wish.pack, wish.level));
        return kFailed;
    }
    if (!wish.json) return kDone;
    const json::Value json{json::Value::Object{
        {"format", "mazeloom-needs"},
        {"version", 1},
        {"pack", wish.pack.toStdString()},
        {"seeds",
         json::Value::List{json::seedValue(wish.seeds.first), json::seedValue(wish.seeds.last)}},
        {"levels", std::move(levels)}}};
    Output output({});
    const bool isWritten =
        output.fill([&](std::ostream& out) { out << json::toLines(json) << '\n'; });
    return isWritten ? kDone : kFailed;
}

}  // namespace mazeloom::app
