// SPDX-License-Identifier: MIT
#include "core/exchange/trial/trial.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "core/check/check.h"
#include "core/exchange/words/sentences.h"
#include "core/generate/generate.h"
#include "core/grid/point_text.h"
#include "core/in_quotes.h"
#include "core/level/campaign/floor_of.h"
#include "core/pack/json/json_text.h"
#include "core/pack/json/read/read_level.h"
#include "core/pack/json/write/write.h"

namespace mazeloom::exchange {

namespace {

using level::ThingKind;
using Notes = std::vector<Phrase>;

void keepOneHero(level::Level& level, Notes& notes) {
    const auto isHero = [](const level::Object& object) { return object.kind == ThingKind::Hero; };
    const auto& objects = std::as_const(level.objects);
    const auto count = std::ranges::count_if(objects, isHero);
    if (count < 2) return;
    const auto first = std::ranges::find_if(objects, isHero)->at;
    notes.push_back({kManyHeroes, {count, first}});
    bool isFirst = true;
    std::erase_if(level.objects, [&](const level::Object& object) {
        return isHero(object) && !std::exchange(isFirst, false);
    });
}

void letStand(level::Level& level, Notes& notes) {
    std::erase_if(level.trajectories,
                  [](const level::Trajectory& path) { return path.points.empty(); });
    std::size_t count = 0;
    Arguments told;
    for (level::Trajectory& path : level.trajectories) {
        if (path.points.size() > 1) continue;
        path.points.push_back(path.points.front());
        if (++count > 1) continue;
        told = {path.kind, path.points.front()};
    }
    if (count == 0) return;
    told.emplace_back(count - 1);
    notes.push_back({count == 1 ? kNoPath : count == 2 ? kNoPathFor2 : kNoPaths, std::move(told)});
}

template <typename Items>
void keepOneOfAnId(Items& items, Notes& notes) {
    std::set<std::string> ids;
    for (auto& item : items) {
        if (item.id.empty() || ids.insert(item.id).second) continue;
        notes.push_back({kIdTwice, {inQuotes(item.id)}});
        item.id.clear();
    }
}

/// Returns errors of objects and paths. Skips errors of the design as a whole, such as a missing
/// hero, because the design may be unfinished.
std::vector<Problem> misplaced(const level::Level& level, const TrialPack& pack, const Stop& stop) {
    struct Kind {
        Phrase first;
        std::optional<grid::Point> cell;
        std::size_t count = 0;
    };
    std::vector<Kind> kinds;
    std::map<std::string_view, std::size_t> places;
    std::span<const level::OwnKind> own;
    if (pack.kinds) own = *pack.kinds;
    for (const check::Finding& finding :
         check::checkLevel(level, pack.rooms, stop.flag(), pack.descent, own)) {
        const bool isOfThings = finding.where.object >= 0 || finding.where.trajectory >= 0;
        if (!finding.isError() || !isOfThings) continue;
        const auto [place, isNew] = places.try_emplace(finding.sentence.id, kinds.size());
        if (isNew) kinds.push_back({{finding.sentence, finding.arguments}, finding.problem.cell});
        ++kinds[place->second].count;
    }
    std::vector<Problem> notes;
    for (Kind& kind : kinds) {
        Phrase told = std::move(kind.first);
        if (kind.count > 1) told = {kMoreLikeIt, {std::move(told), kind.count - 1}};
        Problem& note = notes.emplace_back(problemSaying(Severity::Warning, std::move(told)));
        if (kind.cell) note.place = grid::textOf(*kind.cell);
    }
    return notes;
}

}  // namespace

std::vector<Phrase> mend(level::Level& level) {
    Notes notes;
    keepOneHero(level, notes);
    letStand(level, notes);
    keepOneOfAnId(level.objects, notes);
    keepOneOfAnId(level.trajectories, notes);
    return notes;
}

tl::expected<std::optional<Problem>, Problem> reread(const level::Level& level, const Stop& stop) {
    pack::Report report(level.id, level.terrains);
    const auto json =
        pack::parseJson(pack::writeLevel(level, pack::Cells::LeftOut), level.id, stop);
    if (!json) return tl::unexpected(json.error());
    pack::readLevel(*json, level.id, report);
    if (report.isClean()) return std::nullopt;
    if (!report.isWhole()) return tl::unexpected(report.take().front());
    return report.take().front();
}

bool isDrawn(const level::Level& level) {
    return std::ranges::all_of(level.recipe.stages, [](const level::RecipeStage& stage) {
        return !stage.enabled || stage.stage == "shape";
    });
}

Trial tried(const level::Level& level, const TrialPack& pack, std::uint64_t seed,
            const Stop& stop) {
    generate::Options options;
    options.floor = level::floorOf(pack.descent, level);
    options.kinds = pack.kinds;
    options.stop = stop.flag();
    Trial trial;
    if (auto made = generate::generate(level, pack.rooms, seed, options); !made)
        trial.failure = std::move(made.error());
    if (stop.isAsked()) return trial;
    if (const auto again = reread(level, stop); again && *again && !trial.failure)
        trial.failure = **again;
    if (stop.isAsked()) return trial;
    trial.notes = misplaced(level, pack, stop);
    return trial;
}

}  // namespace mazeloom::exchange
