// SPDX-License-Identifier: MIT
// Placing, moving and copying objects; beams; how long a preview runs.
#include <set>

#include <QTest>

#include "core/edit/preview_time.h"
#include "core/edit/things/objects.h"
#include "core/level/id.h"
#include "core/level/laser_beam.h"
#include "core/level/mover_path.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_objects {

using edit::Picks;
using grid::Point;
using level::Object;
using level::ThingKind;

class TestObjects : public QObject {
    Q_OBJECT

  private slots:
    void everyCanvasOffersItsKinds();
    void placingGivesFreshIds();
    void thereIsOneHero();
    void whatStandsInTheWay();
    void aRecipeMayDigForThem();
    void movingIsAllOrNothing();
    void copiesComeBeside();
    void theHeroIsNotCopied();
    void picksFollowEdits();
    void randomEditsKeepTheRules();
    void beamsEndAtSolidCells();
    void beamsBurnInTheirTime();
    void previewsEndWhereAllBeginsAnew();
};

namespace {

Object at(int x, int y, ThingKind kind = ThingKind::Heart, std::string id = {}) {
    return {.id = std::move(id), .kind = kind, .at = {x, y}, .text = {}, .more = {}};
}

level::Level room() {
    return testing::painted({"#######", "#.....#", "#.....#", "#.....#", "#######"}, {});
}

}  // namespace

void TestObjects::everyCanvasOffersItsKinds() {
    for (edit::Canvas canvas : {edit::kTempleLevel, edit::kDescentLevel, edit::kRoomSheet}) {
        std::set<ThingKind> kinds;
        for (ThingKind kind : edit::kindsOn(canvas)) {
            QVERIFY(kinds.insert(kind).second);
            QVERIFY(kind != ThingKind::Bug && kind != ThingKind::Boss);
        }
        QCOMPARE(kinds.contains(ThingKind::Hero), canvas != edit::kRoomSheet);
        QCOMPARE(kinds.contains(ThingKind::Emitter), canvas != edit::kDescentLevel);
        QCOMPARE(kinds.contains(ThingKind::Rat), canvas != edit::kTempleLevel);
    }
}

void TestObjects::placingGivesFreshIds() {
    const level::Level level = room();
    std::vector<Object> objects;
    for (int x = 1; x <= 3; ++x) {
        const auto edit = edit::placed(objects, edit::siteOf(level), ThingKind::Tnt, {x, 1});
        QVERIFY(edit.has_value());
        objects = edit->objects;
        QCOMPARE(edit->picked, Picks{objects.size() - 1});
    }
    QCOMPARE(objects[0].id, std::string("tnt"));
    QCOMPARE(objects[1].id, std::string("tnt-2"));
    QCOMPARE(objects[2].id, std::string("tnt-3"));
}

void TestObjects::thereIsOneHero() {
    const level::Level level = room();
    const std::vector objects{at(1, 1, ThingKind::Hero, "me"), at(2, 2)};
    const auto edit = edit::placed(objects, edit::siteOf(level), ThingKind::Hero, {4, 3});
    QVERIFY(edit.has_value());
    QCOMPARE(edit->objects.size(), std::size_t{2});
    QCOMPARE(edit->objects[0].at, (Point{4, 3}));
    QCOMPARE(edit->objects[0].id, std::string("me"));
    QCOMPARE(edit->picked, Picks{0});
}

void TestObjects::whatStandsInTheWay() {
    const level::Level level = room();
    const edit::Site site = edit::siteOf(level);
    const std::vector objects{at(2, 2)};
    const auto why = [&](ThingKind kind, Point cell) {
        return edit::obstacleTo(objects, site, kind, cell);
    };
    QCOMPARE(why(ThingKind::Heart, {1, 1}), std::nullopt);
    QCOMPARE(why(ThingKind::Heart, {2, 2}), edit::Obstacle::Taken);
    QCOMPARE(why(ThingKind::Heart, {0, 0}), edit::Obstacle::Solid);
    QCOMPARE(why(ThingKind::Emitter, {0, 0}), std::nullopt);
    QCOMPARE(why(ThingKind::Emitter, {2, 2}), edit::Obstacle::Taken);
    QCOMPARE(why(ThingKind::Emitter, {-1, 0}), edit::Obstacle::Outside);
    QCOMPARE(why(ThingKind::Heart, {7, 1}), edit::Obstacle::Outside);
}

void TestObjects::aRecipeMayDigForThem() {
    level::Level level = room();
    level.ruleset = level::Ruleset::Descent;
    QVERIFY(!edit::siteOf(level).obstacle(ThingKind::Rat, {0, 0}));
    level = testing::solid({5, 5}, {}, level::Ruleset::Temple);
    QVERIFY(!edit::siteOf(level).obstacle(ThingKind::Heart, {0, 0}));
}

void TestObjects::movingIsAllOrNothing() {
    const level::Level level = room();
    const edit::Site site = edit::siteOf(level);
    const std::vector objects{at(1, 1), at(2, 1), at(4, 1)};
    const auto edit = edit::moved(objects, site, {0, 1}, {1, 0});
    QVERIFY(edit.has_value());
    QCOMPARE(edit->objects[0].at, (Point{2, 1}));
    QCOMPARE(edit->objects[1].at, (Point{3, 1}));
    QCOMPARE(edit->objects[2].at, (Point{4, 1}));
    QVERIFY(!edit::moved(objects, site, {0, 1}, {2, 0}));  // onto the third
    QVERIFY(!edit::moved(objects, site, {0, 1}, {0, -1}));
    QVERIFY(!edit::moved(objects, site, {2}, {9, 0}));
}

void TestObjects::copiesComeBeside() {
    const level::Level level = room();
    const edit::Site site = edit::siteOf(level);
    std::vector objects{at(1, 1, ThingKind::Console, "sign"), at(2, 1)};
    objects[0].text = "Mind the gap";
    auto edit = edit::duplicatedBeside(objects, site, {0});
    QVERIFY(edit.has_value());
    QCOMPARE(edit->objects.size(), std::size_t{3});
    QCOMPARE(edit->objects[2].at, (Point{1, 2}));  // the cell to the right is occupied
    QCOMPARE(edit->objects[2].id, std::string("sign-2"));
    QCOMPARE(edit->objects[2].text, std::string("Mind the gap"));
    QCOMPARE(edit->picked, Picks{2});
    std::vector<Object> full;
    for (int y = 1; y <= 3; ++y) {
        for (int x = 1; x <= 5; ++x)
            full.push_back(at(x, y));
    }
    QVERIFY(!edit::duplicatedBeside(full, site, {0}));
}

void TestObjects::theHeroIsNotCopied() {
    const level::Level level = room();
    const std::vector objects{at(1, 1, ThingKind::Hero), at(2, 1)};
    const auto edit = edit::duplicated(objects, edit::siteOf(level), {0, 1}, {0, 1});
    QVERIFY(edit.has_value());
    QCOMPARE(edit->objects.size(), std::size_t{3});
    QVERIFY(!edit::duplicated(objects, edit::siteOf(level), {0}, {0, 1}));
}

void TestObjects::picksFollowEdits() {
    const std::vector before{at(1, 1), at(2, 1), at(3, 1), at(4, 1)};
    const auto follow = [&](const std::vector<Object>& after, const Picks& picked) {
        return edit::stillPicked<Object>(before, after, picked);
    };
    std::vector<Object> after = before;
    after[1].at = {2, 3};
    QCOMPARE(follow(after, {1, 3}), (Picks{1, 3}));
    after = edit::without(before, {0, 1});
    QCOMPARE(follow(after, {1, 3}), Picks{1});
    QCOMPARE(after[1], before[3]);
    const std::vector twins{at(1, 1), at(1, 1), at(2, 1)};
    const std::vector rest{at(1, 1), at(1, 1)};
    QCOMPARE(edit::stillPicked<Object>(twins, rest, {0, 1, 2}), (Picks{0, 1}));
}

void TestObjects::randomEditsKeepTheRules() {
    const level::Level level = room();
    const edit::Site site = edit::siteOf(level);
    for (int seed = 0; seed < testing::seeds(300); ++seed) {
        random::Stream random = random::stageStream(static_cast<std::uint64_t>(seed), "objects", 0);
        std::vector<Object> objects;
        for (int step = 0; step < 30; ++step) {
            const auto number = [&](unsigned below) {
                return static_cast<int>(random.below(below));
            };
            const Point where{number(9) - 1, number(7) - 1};
            Picks picked;
            for (std::size_t i = 0; i < objects.size(); ++i) {
                if (number(2) == 0) picked.push_back(i);
            }
            std::optional<edit::ObjectEdit> edit;
            const auto kinds = edit::kindsOn(edit::kTempleLevel);
            switch (number(4)) {
                case 0:
                    edit = edit::moved(objects, site, picked, {number(5) - 2, number(5) - 2});
                    break;
                case 1:
                    edit = edit::duplicatedBeside(objects, site, picked);
                    break;
                default:
                    edit = edit::placed(objects, site, kinds[static_cast<std::size_t>(number(7))],
                                        where);
            }
            if (edit) objects = edit->objects;
            std::set<Point> cells;
            std::set<std::string> ids;
            int heroes = 0;
            for (const Object& object : objects) {
                QVERIFY(cells.insert(object.at).second);
                QVERIFY(level::isId(object.id) && ids.insert(object.id).second);
                heroes += object.kind == ThingKind::Hero;
                QVERIFY(level.paint->contains(object.at));
                const auto terrain = static_cast<level::Terrain>(level.paint->at(object.at) & 15);
                QVERIFY(object.kind == ThingKind::Emitter || terrain == level::Terrain::Floor);
            }
            QVERIFY(heroes <= 1);
        }
    }
}

void TestObjects::beamsEndAtSolidCells() {
    Object emitter = at(2, 2, ThingKind::Emitter);
    const auto solid = [](Point p) { return p.x < 0 || p.y < 0 || p.x > 6 || p.y > 4; };
    emitter.direction = grid::Direction::Right;
    QCOMPARE(level::beamCells(emitter, solid),
             (std::vector<Point>{{3, 2}, {4, 2}, {5, 2}, {6, 2}}));
    emitter.direction = grid::Direction::Up;
    QCOMPARE(level::beamCells(emitter, solid), (std::vector<Point>{{2, 1}, {2, 0}}));
    QVERIFY(level::beamCells(emitter, [](Point) { return true; }).empty());
}

void TestObjects::beamsBurnInTheirTime() {
    const auto text = [](const level::Beam& beam) {
        std::string burns;
        for (int tick = 0; tick < 10; ++tick)
            burns += level::burnsAt(beam, tick) ? '*' : '-';
        return burns;
    };
    QCOMPARE(text({.on = 1, .off = 0, .phase = 5}), std::string("**********"));
    QCOMPARE(text({.on = 2, .off = 3, .phase = 0}), std::string("**---**---"));
    QCOMPARE(text({.on = 2, .off = 3, .phase = 1}), std::string("*---**---*"));
    // The remaining ticks of the beam's phase equal the ticks counted one by one.
    for (const level::Beam& beam :
         {level::Beam{.on = 2, .off = 3, .phase = 0}, level::Beam{.on = 7, .off = 1, .phase = 20},
          level::Beam{.on = 60, .off = 90, .phase = 149}}) {
        for (std::int64_t tick = 0; tick < 400; ++tick) {
            const level::BeamMoment moment = level::momentOf(beam, tick);
            int left = 1;
            while (level::burnsAt(beam, tick + left) == level::burnsAt(beam, tick))
                ++left;
            QCOMPARE(moment.burns, level::burnsAt(beam, tick));
            QCOMPARE(moment.left, left);
            QCOMPARE(moment.length, moment.burns ? beam.on : beam.off);
        }
    }
    QCOMPARE(level::momentOf({.on = 1, .off = 0, .phase = 5}, 3).left, 0);
}

void TestObjects::previewsEndWhereAllBeginsAnew() {
    level::Level level = room();
    QCOMPARE(edit::previewTicks(level), std::int64_t{0});
    level.objects.push_back(at(0, 2, ThingKind::Emitter));
    QCOMPARE(edit::previewTicks(level), std::int64_t{0});  // always burns, so nothing changes
    level.objects.back().beam = {.on = 7, .off = 3, .phase = 0};
    QCOMPARE(edit::previewTicks(level), std::int64_t{10});
    level::Trajectory path;
    path.points = {{1, 1}, {4, 1}};
    path.thereAndBack = true;
    for (int speed : {5, 7, 40, 133, 200}) {
        path.speed = speed;
        const level::MoverPath mover(path);
        const std::int64_t period = edit::periodOf(path);
        for (std::int64_t tick = 0; tick < 500; ++tick)
            QCOMPARE(mover.cellAt(tick + period), mover.cellAt(tick));
    }
    path.speed = 40;  // six steps, 15 ticks each
    level.trajectories.push_back(path);
    QCOMPARE(edit::periodOf(path), std::int64_t{90});
    QCOMPARE(edit::previewTicks(level), std::int64_t{90});
    level.objects.back().beam = {.on = 7, .off = 4, .phase = 0};
    QCOMPARE(edit::previewTicks(level), std::int64_t{990});
    level.objects.back().beam = {.on = 35'999, .off = 30'000, .phase = 0};
    QCOMPARE(edit::previewTicks(level), edit::kMaxPreview);
}

MAZELOOM_TEST(TestObjects)

}  // namespace mazeloom::tst_objects

#include "tst_objects.moc"
