// SPDX-License-Identifier: MIT
#include "widgets/find/seed_finder.h"

#include <utility>

#include "widgets/document/seeds.h"
#include "widgets/qstring.h"

namespace mazeloom::widgets {

SeedFinder::SeedFinder(QObject* parent) : QObject(parent), task_("seed finder") {
    connect(&task_, &LatestTask::cancelled, this, &SeedFinder::cancelled);
}

void SeedFinder::find(SeedQuest quest) {
    task_.run(
        [this, quest = std::move(quest)](const LatestTask::Control& control) -> LatestTask::Call {
            const auto refused = [this](const QString& why) {
                return [this, why] { emit ended({}, why); };
            };
            if (const auto never = analyse::whyNever(quest.wish, quest.request.level->ruleset))
                return refused(qstring(never->text));
            const analyse::Sampler sampler(sampleOf(quest.request), quest.wish.measures);
            if (sampler.flaw()) return refused(qstring(sampler.flaw()->text));
            std::vector<analyse::Hit> hits;
            const analyse::SearchState last = analyse::search(
                {.sampler = &sampler,
                 .wish = &quest.wish,
                 .seeds = quest.seeds,
                 .count = quest.count,
                 .threads = quest.threads},
                [&hits](const analyse::Hit& hit) { hits.push_back(hit); },
                [&](const analyse::SearchState& state) {
                    control.report(
                        [this, hits = std::exchange(hits, {}), state] { tell(hits, state); });
                },
                &control.stop());
            return [this, hits, last] {
                tell(hits, last);
                emit ended(last, {});
            };
        });
}

void SeedFinder::tell(const std::vector<analyse::Hit>& hits, const analyse::SearchState& state) {
    if (!hits.empty()) emit found(hits);
    emit progressed(state);
}

}  // namespace mazeloom::widgets
