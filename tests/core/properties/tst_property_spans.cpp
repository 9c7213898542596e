// SPDX-License-Identifier: MIT
// The moments at which a property holds equal a scan of every moment by plain flood fills: on
// recipes, on the built-in packs, and on random traces in which cells close again and things
// disappear.
#include <QTest>

#include <algorithm>
#include <atomic>
#include <deque>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "core/analyse/deduce/closure.h"
#include "core/analyse/properties/properties.h"
#include "core/generate/generate.h"
#include "core/pack/disk/folder_source.h"
#include "core/random/stream.h"
#include "core/trace/recorder.h"
#include "core/trace/shown_map.h"
#include "core/trace/timeline.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_property_spans {

using analyse::Holding;
using analyse::HoldingSpan;
using grid::Point;
using grid::Rect;
using trace::StepIndex;
using trace::StepKind;

class TestPropertySpans : public QObject {
    Q_OBJECT

  private slots:
    void theListIsWhole();
    void readsATraceByHand();
    void equalsAScanOfRecipes_data();
    void equalsAScanOfRecipes();
    void equalsAScanOfBuiltinLevels();
    void equalsAScanOfChance();
    void deducibleEqualsAScan();
    void deducibleFindsTheStepInLargeLevels();
    void provesAtStageEndsAlone();
    void claimsNothingOfTooLargeLevels();
    void stopsWhenAsked();
};

namespace {

using SharedTrace = std::shared_ptr<const trace::Trace>;

Holding holdingOf(const std::string& id, const SharedTrace& trace) {
    return analyse::findProperty(id)->find(analyse::History(trace));
}

std::set<Point> reachedFrom(Point start, const std::set<Point>& cells) {
    std::set<Point> reached{start};
    std::deque<Point> due{start};
    while (!due.empty()) {
        const Point here = due.front();
        due.pop_front();
        for (const Point step : {Point{1, 0}, Point{-1, 0}, Point{0, 1}, Point{0, -1}}) {
            if (cells.contains(here + step) && reached.insert(here + step).second)
                due.push_back(here + step);
        }
    }
    return reached;
}

int besideIn(Point p, const std::set<Point>& cells) {
    int count = 0;
    for (const Point step : {Point{1, 0}, Point{-1, 0}, Point{0, 1}, Point{0, -1}})
        count += cells.contains(p + step) ? 1 : 0;
    return count;
}

/// Whether a maze is perfect: it is connected, and it has as many edges as a spanning tree, so that
/// removing any edge cuts it.
bool isPerfect(const std::set<Point>& cells) {
    if (cells.empty() || reachedFrom(*cells.begin(), cells) != cells) return false;
    int ends = 0;
    for (const Point p : cells)
        ends += besideIn(p, cells);
    return ends == 2 * (static_cast<int>(cells.size()) - 1);
}

bool isTaken(level::ThingKind kind) {
    static const std::set<std::string_view> kIds{"heart", "tnt", "grenade",  "potion",   "weapon",
                                                 "wand",  "key", "moon-key", "jewel-key"};
    return kIds.contains(level::info(kind).id);
}

/// The properties that hold at a timeline's moment, found by counting over points.
class Naive {
  public:
    explicit Naive(const trace::Timeline& timeline) {
        for (const trace::Note& note : timeline.trace().notes) {
            if (note.step < timeline.position() &&
                timeline.trace().steps[note.step].kind == StepKind::PlaceRoom)
                rooms_.push_back(note.rect);
        }
        for (int y = 0; y < timeline.cells().height(); ++y) {
            for (int x = 0; x < timeline.cells().width(); ++x) {
                const Point p{x, y};
                const level::Cell cell = timeline.cells().at(p);
                if (cell.isWalkable()) open_.insert(p);
                if (cell.isAisle()) aisles_.insert(p);
                if (cell.hasCoin()) goods_.insert(p);
                const level::Thing* thing = cell.hasThing() ? timeline.thingAt(p) : nullptr;
                if (thing == nullptr) continue;
                if (isTaken(thing->kind)) goods_.insert(p);
                if (thing->kind == level::ThingKind::Hero) heroes_.push_back(p);
            }
        }
    }

    std::map<std::string, bool> all() const {
        return {{"connected", !open_.empty() && reachedFrom(*open_.begin(), open_) == open_},
                {"hero-placed", !heroes_.empty()},
                {"room-doors", haveDoors()},
                {"no-dead-ends", hasNoDeadEnds()},
                {"perfect-maze", isPerfect(open_)},
                {"perfect-aisles", isPerfect(aisles_)},
                {"goods-reachable", reachesGoods()}};
    }

  private:
    bool haveDoors() const {
        return !rooms_.empty() && std::ranges::all_of(rooms_, [this](const Rect& room) {
            return std::ranges::any_of(open_, [&](Point p) {
                if (!room.contains(p)) return false;
                for (const Point step : {Point{1, 0}, Point{-1, 0}, Point{0, 1}, Point{0, -1}}) {
                    if (!room.contains(p + step) && open_.contains(p + step)) return true;
                }
                return false;
            });
        });
    }
    bool hasNoDeadEnds() const {
        return !open_.empty() && std::ranges::none_of(open_, [this](Point p) {
            return std::ranges::none_of(rooms_, [p](const Rect& r) { return r.contains(p); }) &&
                   besideIn(p, open_) <= 1;
        });
    }
    bool reachesGoods() const {
        if (goods_.empty() || heroes_.empty()) return false;
        // A hero on a cell that cannot be walked reaches only that cell.
        std::set<Point> reached{heroes_.front()};
        if (open_.contains(heroes_.front())) reached = reachedFrom(heroes_.front(), open_);
        return std::ranges::includes(reached, goods_);
    }

    std::vector<Rect> rooms_;
    std::vector<Point> heroes_;  ///< in row order
    std::set<Point> open_, aisles_, goods_;
};

std::map<std::string, Holding> cheapHoldings(const SharedTrace& trace) {
    std::map<std::string, Holding> found;
    const analyse::History history(trace);
    for (const analyse::Property* property : analyse::properties()) {
        if (!property->isDear) found[std::string(property->id)] = property->find(history);
    }
    return found;
}

bool holdsAt(const Holding& holding, StepIndex moment) {
    return std::ranges::any_of(holding.spans, [moment](const HoldingSpan& span) {
        return span.first <= moment && moment <= span.last;
    });
}

std::string said(const std::string& id, StepIndex moment, bool holds) {
    return id + (holds ? " holds" : " does not hold") + " at " + std::to_string(moment);
}

/// Returns the first difference from the scan at one of the moments; empty if there is none.
std::string wrongAt(const SharedTrace& trace, const std::map<std::string, Holding>& found,
                    const std::set<StepIndex>& moments) {
    trace::Timeline timeline(trace);
    for (const StepIndex moment : moments) {
        timeline.seek(moment);
        for (const auto& [id, holds] : Naive(timeline).all()) {
            if (holdsAt(found.at(id), moment) != holds) return said(id, moment, holds);
        }
    }
    return {};
}

std::string wrongAnywhere(const SharedTrace& trace) {
    const auto found = cheapHoldings(trace);
    std::set<StepIndex> all;
    for (StepIndex moment = 0; moment <= trace->stepCount(); ++moment)
        all.insert(all.end(), moment);
    for (const auto& [id, holding] : found) {
        if (!holding.isWhole || !holding.looked.empty()) return id + " is not whole";
        for (std::size_t i = 0; i < holding.spans.size(); ++i) {
            const auto& [first, last] = holding.spans[i];
            if (first > last || last > trace->stepCount()) return id + " has a wrong span";
            if (i > 0 && first <= holding.spans[i - 1].last + 1) return id + " has spans that meet";
        }
    }
    return wrongAt(trace, found, all);
}

/// A trace that a test writes step by step.
class Writing {
  public:
    explicit Writing(grid::Size size)
        : map_(level::Ruleset::Temple, size),
          trace_(std::make_shared<trace::Trace>()),
          write_(map_, *trace_) {
        trace_->initial = map_.cells;
        trace_->marks = map_.marks;
    }

    void step(StepKind kind, Point at) { write_.begin(kind, map_.cells.index(at)); }
    void set(Point at, level::Terrain terrain) { set(at, map_.cells.at(at).with(terrain)); }
    void set(Point at, level::Cell cell) { write_.set(map_.cells.index(at), cell); }
    void open(Point at) {
        step(StepKind::Carve, at);
        set(at, level::Terrain::Floor);
    }
    void close(Point at) {
        step(StepKind::FillDeadEnd, at);
        set(at, level::Terrain::Wall);
    }
    void place(level::ThingKind kind, Point at) {
        step(StepKind::PlaceThing, at);
        write_.place({kind, at});
    }
    void takeAway(Point at) {
        step(StepKind::PlaceThing, at);
        set(at, map_.cells.at(at).without(level::Cell::kThing));
    }
    void toggle(Point at, level::Cell::Bits bit) {
        step(StepKind::PlaceCoin, at);
        set(at, level::Cell::fromBits(unsigned{map_.cells.at(at).bits()} ^ bit));
    }
    void room(const Rect& rect) {
        step(StepKind::PlaceRoom, {rect.x, rect.y});
        write_.note(rect);
        for (int y = rect.y; y < rect.y + rect.height; ++y) {
            for (int x = rect.x; x < rect.x + rect.width; ++x)
                set({x, y}, level::Terrain::Floor);
        }
    }
    bool isOpen(Point at) const { return map_.cells.at(at).isWalkable(); }

    SharedTrace trace() {
        trace_->stages = {{"maze", 0, 0, trace_->stepCount()}};
        return trace_;
    }

  private:
    level::Map map_;
    std::shared_ptr<trace::Trace> trace_;
    trace::MapWriter<trace::Recording> write_;
};

/// Returns steps of all kinds in random order, on a map so small that they interact.
SharedTrace traceOfChance(std::uint64_t seed) {
    random::Stream random(seed);
    const int side = random.between(3, 9);
    Writing writing({side, side});
    const auto anywhere = [&] {
        const int x = random.between(0, side - 1);
        return Point{x, random.between(0, side - 1)};
    };
    for (int i = 0; i < 120; ++i) {
        const Point at = anywhere();
        switch (random.below(14)) {
            case 0:
                writing.place(level::ThingKind::Hero, at);
                break;
            case 1:
                writing.place(level::ThingKind::Heart, at);
                break;
            case 2:
                writing.place(level::ThingKind::Bug, at);
                break;
            case 3:
                writing.takeAway(at);
                break;
            case 4:
                writing.toggle(at, level::Cell::kCoin);
                break;
            case 5:
            case 6:
                writing.toggle(at, level::Cell::kAisle);
                break;
            case 7:
                if (side < 5 || i % 3 != 0) break;
                writing.room({random.between(0, side - 3), random.between(0, side - 3), 3, 2});
                break;
            case 8:
                // Several cells in one step, one of them twice.
                writing.step(StepKind::SmoothShape, at);
                writing.set(at, level::Terrain::Wall);
                for (int k = 0; k < 4; ++k)
                    writing.set(anywhere(),
                                k % 2 == 0 ? level::Terrain::Floor : level::Terrain::Wall);
                writing.set(at, level::Terrain::Floor);
                break;
            case 9:
                writing.close(at);
                break;
            default:
                writing.open(at);
        }
    }
    return writing.trace();
}

/// Returns random steps that open and close cells, and add and remove traps and coins around a
/// hero.
SharedTrace traceOfTraps(std::uint64_t seed) {
    random::Stream random(seed);
    const int side = random.between(3, 6);
    Writing writing({side, side});
    for (int i = 0; i < side * side / 2; ++i)
        writing.open({random.between(0, side - 1), random.between(0, side - 1)});
    writing.open({1, 1});
    writing.place(level::ThingKind::Hero, {1, 1});
    for (int i = 0; i < 60; ++i) {
        const int x = random.between(0, side - 1);
        const Point at{x, random.between(0, side - 1)};
        if (at == Point{1, 1}) continue;
        switch (random.below(6)) {
            case 0:
                writing.close(at);
                break;
            case 1:
            case 2:
                if (writing.isOpen(at)) writing.toggle(at, level::Cell::kTrap);
                break;
            case 3:
                if (writing.isOpen(at)) writing.toggle(at, level::Cell::kCoin);
                break;
            default:
                writing.open(at);
        }
    }
    return writing.trace();
}

/// Whether a timeline's moment can be won without a guess, as the level promises.
bool isDeducible(const trace::Timeline& timeline, const level::Level& level) {
    const level::Map map = trace::shownMap(timeline, timeline.cells().bounds());
    const auto board = analyse::deduce::Board::of(map, level::objectivesOf(level));
    if (!map.hero() || !board) return false;
    const auto closure =
        analyse::deduce::closureOf(*board, level.numbers.value_or(level::Numbers::All));
    const auto grade = gradeOf(*board, closure);
    const level::NoGuess asked = level.noGuess.value_or(level::NoGuess{});
    return grade && *grade <= asked.most && (asked.least == 1 || *grade >= asked.least);
}

}  // namespace

void TestPropertySpans::theListIsWhole() {
    std::set<std::string_view> ids;
    int dear = 0;
    for (const analyse::Property* property : analyse::properties()) {
        QVERIFY(ids.insert(property->id).second);
        QVERIFY(!property->title.empty());
        QVERIFY(property->sentence.ends_with('.'));
        QCOMPARE(analyse::findProperty(property->id), property);
        dear += property->isDear ? 1 : 0;
    }
    QCOMPARE(dear, 3);
    QVERIFY(analyse::findProperty("beautiful") == nullptr);
}

void TestPropertySpans::readsATraceByHand() {
    Writing writing({7, 3});
    for (int x = 0; x < 3; ++x)
        writing.open({x, 1});                       // moments 1–3: a corridor
    writing.open({4, 1});                           // 4: a second part
    writing.place(level::ThingKind::Hero, {0, 1});  // 5
    writing.toggle({4, 1}, level::Cell::kCoin);     // 6
    writing.open({3, 1});                           // 7: joined
    writing.close({2, 1});                          // 8: cut
    writing.takeAway({0, 1});                       // 9
    const SharedTrace trace = writing.trace();
    const auto spans = [&](const char* id) { return holdingOf(id, trace).spans; };
    using Spans = std::vector<HoldingSpan>;
    QCOMPARE(spans("connected"), (Spans{{1, 3}, {7, 7}}));
    QCOMPARE(spans("perfect-maze"), (Spans{{1, 3}, {7, 7}}));
    QCOMPARE(spans("hero-placed"), (Spans{{5, 8}}));
    QCOMPARE(spans("goods-reachable"), (Spans{{7, 7}}));
    QCOMPARE(spans("no-dead-ends"), Spans{});
    QCOMPARE(spans("room-doors"), Spans{});
}

void TestPropertySpans::equalsAScanOfRecipes_data() {
    QTest::addColumn<QStringList>("stages");
    QTest::addColumn<bool>("isTemple");
    QTest::addColumn<int>("seeds");
    QTest::newRow("maze") << QStringList{"maze"} << false << 40;
    QTest::newRow("rooms") << QStringList{"rooms", "maze",   "unite", "dead-ends",
                                          "doors", "stairs", "items"}
                           << false << 40;
    QTest::newRow("temple") << QStringList{"shape", "hidden-maze", "reach", "traps", "coins"}
                            << true << 20;
}

void TestPropertySpans::equalsAScanOfRecipes() {
    QFETCH(const QStringList, stages);
    QFETCH(const bool, isTemple);
    QFETCH(const int, seeds);
    level::Level level = testing::solid({15, 13}, {});
    if (isTemple) {
        std::vector<std::string> rows(13, std::string(15, '.'));
        rows[6][7] = '@';
        level = testing::painted(rows, {});
    }
    for (const QString& stage : stages)
        level.recipe.stages.push_back({stage.toStdString(), true, {}});
    int made = 0;
    for (int seed = 0; seed < testing::seeds(seeds); ++seed) {
        const auto recorded = generate::record(level, {}, static_cast<std::uint64_t>(seed));
        made += recorded.trace->stepCount() > 0 ? 1 : 0;
        const std::string wrong = wrongAnywhere(recorded.trace);
        QVERIFY2(wrong.empty(), qPrintable(QString("seed %1: %2").arg(seed).arg(wrong.c_str())));
    }
    QVERIFY(made > 0);
}

void TestPropertySpans::equalsAScanOfBuiltinLevels() {
    random::Stream random(5);
    int levels = 0;
    for (const char* id : {"temple", "dungeons", "descent", "classic", "lab"}) {
        const auto pack = pack::readFolder(std::string(MAZELOOM_PACKS "/") + id);
        QVERIFY(pack.has_value());
        for (std::size_t i = 0; i < pack->levels.size(); ++i) {
            const level::Level& level = pack->levels[i];
            if (std::int64_t{level.size.width} * level.size.height > 50 * 50) continue;
            if (levels++ % 3 != 0) continue;
            std::vector<level::Room> rooms;
            for (std::size_t k = 0; k < pack->rooms.size(); ++k)
                rooms.push_back(pack->rooms[k]);
            const auto recorded = generate::record(level, rooms, 1);
            const auto found = cheapHoldings(recorded.trace);
            // At the edges of spans, where a step makes the difference, and at random.
            std::set<StepIndex> moments{0, recorded.trace->stepCount()};
            for (const auto& [name, holding] : found) {
                for (std::size_t k = 0; k < std::min<std::size_t>(holding.spans.size(), 3); ++k) {
                    const auto& [first, last] = holding.spans[k];
                    moments.insert({first, first == 0 ? 0 : first - 1, last,
                                    std::min(last + 1, recorded.trace->stepCount())});
                }
            }
            for (int k = 0; k < 5; ++k)
                moments.insert(random.below(recorded.trace->stepCount() + 1));
            const std::string wrong = wrongAt(recorded.trace, found, moments);
            QVERIFY2(wrong.empty(), (std::string(id) + " " + level.id + ": " + wrong).c_str());
        }
    }
    QVERIFY(levels > 10);
}

void TestPropertySpans::equalsAScanOfChance() {
    std::map<std::string, int> spans;
    for (int seed = 0; seed < testing::seeds(300, 100); ++seed) {
        const SharedTrace trace = traceOfChance(static_cast<std::uint64_t>(seed));
        const std::string wrong = wrongAnywhere(trace);
        QVERIFY2(wrong.empty(), qPrintable(QString("seed %1: %2").arg(seed).arg(wrong.c_str())));
        for (const auto& [id, holding] : cheapHoldings(trace))
            spans[id] += static_cast<int>(holding.spans.size());
    }
    // In the random traces each property starts and ends many times.
    for (const auto& [id, count] : spans)
        QVERIFY2(count > 50, (id + ": " + std::to_string(count)).c_str());
}

void TestPropertySpans::deducibleEqualsAScan() {
    const auto* deducible = analyse::findProperty("deducible");
    QVERIFY(deducible->isOf(level::Ruleset::Temple) && !deducible->isOf(level::Ruleset::Descent));
    random::Stream random(11);
    std::size_t spans = 0;
    for (int seed = 0; seed < testing::seeds(200, 60); ++seed) {
        level::Level level = testing::painted({"@.."}, {});
        level.objectives.coins = level::Objectives::kAllCoins;
        if (random.below(3) > 0) level.numbers = static_cast<level::Numbers>(random.below(3));
        if (random.below(2) > 0) {
            level.noGuess = level::NoGuess{random.between(1, 3), 4};
            level.noGuess->most = random.between(level.noGuess->least, 4);
        }
        const SharedTrace trace = traceOfTraps(static_cast<std::uint64_t>(seed));
        const Holding holding = deducible->find(analyse::History(trace, &level));
        QVERIFY(holding.isWhole && holding.looked.empty());
        trace::Timeline timeline(trace);
        for (StepIndex moment = 0; moment <= trace->stepCount(); ++moment) {
            timeline.seek(moment);
            QVERIFY2(holdsAt(holding, moment) == isDeducible(timeline, level),
                     qPrintable(QString("seed %1, moment %2").arg(seed).arg(moment)));
        }
        spans += holding.spans.size();
    }
    QVERIFY(spans > 20);
    const Holding unknown = deducible->find(analyse::History(traceOfTraps(1), nullptr));
    QVERIFY(!unknown.isWhole && unknown.looked.empty() && unknown.spans.empty());
}

void TestPropertySpans::deducibleFindsTheStepInLargeLevels() {
    std::vector<std::string> rows(120, std::string(120, '.'));
    rows[60][60] = '@';
    level::Level level =
        testing::painted(rows, {"hidden-maze", "reach", "traps", "coins", "deducible"});
    level.noGuess = level::NoGuess{};
    level.numbers = level::Numbers::Near;
    const auto recorded = generate::record(level, {}, 3);
    QVERIFY(!recorded.failure);
    const Holding holding =
        analyse::findProperty("deducible")->find(analyse::History(recorded.trace, &level));
    QVERIFY(!holding.isWhole);
    QVERIFY(std::ranges::is_sorted(holding.looked));
    // The end of the generation comes first, and keeps the promise.
    QCOMPARE(holding.looked.back(), recorded.trace->stepCount());
    QCOMPARE(holding.spans.back().first, recorded.trace->stepCount());
    trace::Timeline timeline(recorded.trace);
    for (const StepIndex moment : holding.looked) {
        timeline.seek(moment);
        QCOMPARE(holdsAt(holding, moment), isDeducible(timeline, level));
    }
}

void TestPropertySpans::provesAtStageEndsAlone() {
    level::Level level = testing::painted({"#######", "#@...$#", "#######"}, {"hidden-maze"});
    const auto recorded = generate::record(level, {}, 1);
    const auto* winnable = analyse::findProperty("winnable");
    QVERIFY(winnable->isDear);
    // Without the level its objectives are unknown, so nothing is claimed.
    const Holding unknown = winnable->find(analyse::History(recorded.trace));
    QVERIFY(!unknown.isWhole && unknown.looked.empty() && unknown.spans.empty());
    const Holding known = winnable->find(analyse::History(recorded.trace, &level));
    QVERIFY(!known.isWhole);
    QVERIFY(!known.looked.empty());
    std::set<StepIndex> ends{recorded.trace->stepCount()};
    for (const trace::StageSpan& span : recorded.trace->stages)
        ends.insert(span.end);
    for (const StepIndex moment : known.looked)
        QVERIFY(ends.contains(moment));
    for (const HoldingSpan& span : known.spans) {
        QCOMPARE(span.first, span.last);
        QVERIFY(std::ranges::count(known.looked, span.first) == 1);
    }
}

void TestPropertySpans::stopsWhenAsked() {
    const auto recorded = generate::record(testing::solid({101, 101}, {"rooms", "maze"}), {}, 1);
    const std::atomic<bool> stop = true;
    for (const analyse::Property* property : analyse::properties()) {
        const Holding holding = property->find(analyse::History(recorded.trace, nullptr, &stop));
        QVERIFY2(holding.spans.size() <= 1, property->id.data());
    }
}

void TestPropertySpans::claimsNothingOfTooLargeLevels() {
    auto trace = std::make_shared<trace::Trace>();
    trace->initial = level::Map(level::Ruleset::Descent, {1025, 1024}).cells;
    for (const char* id : {"connected", "perfect-maze", "goods-reachable", "hero-placed"}) {
        const Holding holding = holdingOf(id, trace);
        QVERIFY(!holding.isWhole && holding.spans.empty() && holding.looked.empty());
    }
    // Properties counted step by step are known for levels of any size.
    QVERIFY(holdingOf("no-dead-ends", trace).isWhole);
    QVERIFY(holdingOf("room-doors", trace).isWhole);
}

MAZELOOM_TEST(TestPropertySpans)

}  // namespace mazeloom::tst_property_spans

#include "tst_property_spans.moc"
