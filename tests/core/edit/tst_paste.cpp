// SPDX-License-Identifier: MIT
#include <QTest>

#include <algorithm>
#include <set>

#include "core/edit/fragment/paste.h"
#include "core/edit/fragment/tiling.h"
#include "core/edit/things/objects.h"
#include "core/level/id.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/packs/fragments.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_paste {

using edit::Fragment;
using grid::Point;
using grid::Size;
using level::Object;
using level::ThingKind;
using level::Trajectory;

class TestPaste : public QObject {
    Q_OBJECT

  private slots:
    void bringsWhatFits();
    void idsStayUnique();
    void objectsGiveWay();
    void thereIsOneHero();
    void cutAndPasteIsNoChange();
    void referencesFollowTheirCopies();
    void referencesFollowInEachRepetition();
    void referencesFollowDuplicates();
};

namespace {

Object objectOf(ThingKind kind, Point at, std::string id = {}) {
    Object object;
    object.kind = kind;
    object.at = at;
    object.id = std::move(id);
    return object;
}

/// Returns a lever that opens a gate beside it and aims at the gate's cell.
Fragment leverAndGate() {
    Fragment fragment;
    fragment.paint = level::PaintGrid({3, 1});
    fragment.mask = edit::Area(grid::Rect{0, 0, 3, 1});
    fragment.objects = {objectOf(ThingKind::Console, {0, 0}, "lever"),
                        objectOf(ThingKind::Console, {2, 0}, "gate")};
    fragment.objects[0].properties = {{"opens", level::ObjectName{"gate"}, {}},
                                      {"rings", level::ObjectName{"bell"}, {}},
                                      {"aims", Point{2, 0}, {}},
                                      {"says", std::string("gate"), {}}};
    return fragment;
}

/// Whether the lever's properties name the gate by id and cell and are otherwise unchanged.
bool works(const Object& lever, const Object& gate) {
    const level::Properties wanted{{"opens", level::ObjectName{gate.id}, {}},
                                   {"rings", level::ObjectName{"bell"}, {}},
                                   {"aims", gate.at, {}},
                                   {"says", std::string("gate"), {}}};
    return lever.properties == wanted;
}

template <typename Item>
bool haveUniqueIds(const std::vector<Item>& items) {
    std::set<std::string> ids;
    return std::ranges::all_of(items, [&](const Item& item) {
        return item.id.empty() || (level::isId(item.id) && ids.insert(item.id).second);
    });
}

}  // namespace

void TestPaste::bringsWhatFits() {
    for (int seed = 0; seed < testing::seeds(1000); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        const Fragment fragment = testing::randomFragment(random);
        const Size size{random.between(1, 12), random.between(1, 12)};
        const Point at = testing::randomPoint(random, {-5, -5, 12, 12});
        const auto isIn = [&](Point p) {
            return p.x >= 0 && p.y >= 0 && p.x < size.width && p.y < size.height;
        };

        const auto placeOf = [&](Point cell) { return cell + at; };

        std::vector<Object> objects;
        for (Object object : fragment.objects) {
            object.at = object.at + at;
            testing::moveNamedCells(object, placeOf);
            if (isIn(object.at)) objects.push_back(object);
        }
        QVERIFY(edit::pasted({}, fragment, at, size).objects == objects);

        std::vector<Trajectory> trajectories;
        for (Trajectory path : fragment.trajectories) {
            bool inside = true;
            testing::moveNamedCells(path, placeOf);
            for (Point& point : path.points) {
                point = point + at;
                inside = inside && isIn(point);
            }
            if (inside) trajectories.push_back(path);
        }
        QVERIFY(edit::pasted({}, fragment, at, size).trajectories == trajectories);
    }
}

void TestPaste::idsStayUnique() {
    for (int seed = 0; seed < testing::seeds(500); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        const Fragment fragment = testing::randomFragment(random);
        edit::Things things;
        for (int i = 0; i < 4; ++i) {
            const Fragment& piece = fragment;
            const Point at = testing::randomPoint(random, {0, 0, 20, 20});
            const std::size_t before = things.trajectories.size();
            things = edit::pasted(std::move(things), piece, at, {40, 40});
            QCOMPARE(things.trajectories.size(), before + piece.trajectories.size());
            QVERIFY(haveUniqueIds(things.objects));
            QVERIFY(haveUniqueIds(things.trajectories));
        }
    }
    Fragment fragment;
    fragment.objects = {objectOf(ThingKind::Console, {0, 0}, "gate"),
                        objectOf(ThingKind::Console, {1, 0})};
    const std::vector<Object> there{objectOf(ThingKind::Heart, {9, 9}, "gate")};
    const auto objects = edit::pasted({there, {}}, fragment, {0, 0}, {20, 20}).objects;
    QCOMPARE(objects[0].id, std::string("gate"));
    QCOMPARE(objects[1].id, std::string("gate-2"));
    QVERIFY(objects[2].id.empty());
}

void TestPaste::objectsGiveWay() {
    Fragment fragment;
    fragment.objects = {objectOf(ThingKind::Heart, {1, 1}, "gate")};
    const std::vector<Object> there{objectOf(ThingKind::Console, {4, 5}, "gate"),
                                    objectOf(ThingKind::Tnt, {5, 5})};
    const auto objects = edit::pasted({there, {}}, fragment, {3, 4}, {20, 20}).objects;
    QVERIFY(objects == (std::vector<Object>{objectOf(ThingKind::Tnt, {5, 5}),
                                            objectOf(ThingKind::Heart, {4, 5}, "gate")}));
    // An object that is not pasted replaces nothing.
    QVERIFY(edit::pasted({there, {}}, fragment, {19, 4}, {20, 20}).objects == there);
}

void TestPaste::thereIsOneHero() {
    Fragment fragment;
    fragment.objects = {objectOf(ThingKind::Hero, {0, 0})};
    const std::vector<Object> there{objectOf(ThingKind::Hero, {4, 5}),
                                    objectOf(ThingKind::Tnt, {5, 5})};
    const auto objects = edit::pasted({there, {}}, fragment, {7, 7}, {20, 20}).objects;
    QVERIFY(objects == (std::vector<Object>{objectOf(ThingKind::Tnt, {5, 5}),
                                            objectOf(ThingKind::Hero, {7, 7})}));
    QVERIFY(edit::pasted({there, {}}, fragment, {20, 7}, {20, 20}).objects == there);
    fragment.objects = {objectOf(ThingKind::Heart, {0, 0})};
    QCOMPARE(edit::pasted({there, {}}, fragment, {7, 7}, {20, 20}).objects.size(), std::size_t{3});
}

void TestPaste::cutAndPasteIsNoChange() {
    for (int seed = 0; seed < testing::seeds(500); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        const Fragment whole = testing::randomFragment(random);
        const Size size = whole.paint.size();
        const edit::Area area = testing::randomArea(random, whole.paint.bounds());
        const Point at = area.bounds().topLeft();
        const Fragment cut = edit::copyOf(whole.paint, whole.objects, whole.trajectories, area);
        const auto objectsLeft = edit::outside(whole.objects, area);
        const auto pathsLeft = edit::outside(whole.trajectories, area);
        QCOMPARE(objectsLeft.size() + cut.objects.size(), whole.objects.size());

        const auto things = edit::pasted({objectsLeft, pathsLeft}, cut, at, size);
        QVERIFY(std::ranges::is_permutation(things.objects, whole.objects));
        QVERIFY(std::ranges::is_permutation(things.trajectories, whole.trajectories));
    }
}

void TestPaste::referencesFollowTheirCopies() {
    const Fragment fragment = leverAndGate();
    edit::Things things{fragment.objects, {}};
    for (int i = 1; i <= 3; ++i) {
        things = edit::pasted(std::move(things), fragment, {0, i}, {9, 9});
        const auto last = things.objects.end();
        QVERIFY(works(*(last - 2), *(last - 1)));
        QCOMPARE((last - 1)->id, "gate-" + std::to_string(i + 1));
        QCOMPARE((last - 1)->at, (Point{2, i}));
    }
    QVERIFY(works(things.objects[0], things.objects[1]));
    // A lever pasted alone still opens the original gate.
    Fragment lever = fragment;
    lever.objects.pop_back();
    things = edit::pasted({fragment.objects, {}}, lever, {0, 5}, {9, 9});
    QCOMPARE(std::get<level::ObjectName>(things.objects.back().properties[0].value).id,
             std::string("gate"));
    // Objects that are cut and pasted keep their ids, since no other object has them meanwhile.
    things = edit::pasted({}, fragment, {0, 5}, {9, 9});
    QCOMPARE(things.objects[1].id, std::string("gate"));
    QVERIFY(works(things.objects[0], things.objects[1]));

    // References to a path, and from a path, follow as well.
    Fragment patrol;
    patrol.objects = {objectOf(ThingKind::Console, {0, 0}, "alarm")};
    patrol.trajectories.resize(1);
    patrol.trajectories[0].id = "round";
    patrol.trajectories[0].points = {{1, 0}, {2, 0}};
    patrol.objects[0].properties = {{"wakes", level::ObjectName{"round"}, {}}};
    patrol.trajectories[0].properties = {{"hears", level::ObjectName{"alarm"}, {}}};
    things = edit::pasted({patrol.objects, patrol.trajectories}, patrol, {0, 3}, {9, 9});
    QCOMPARE(std::get<level::ObjectName>(things.objects[1].properties[0].value).id,
             things.trajectories[1].id);
    QCOMPARE(std::get<level::ObjectName>(things.trajectories[1].properties[0].value).id,
             things.objects[1].id);
    QVERIFY(things.trajectories[1].id != "round" && things.objects[1].id != "alarm");
}

void TestPaste::referencesFollowInEachRepetition() {
    const Fragment filled = edit::tiled(leverAndGate(), edit::Area(grid::Rect{1, 1, 6, 4}));
    QCOMPARE(filled.objects.size(), std::size_t{16});
    QVERIFY(haveUniqueIds(filled.objects));
    for (std::size_t i = 0; i < filled.objects.size(); i += 2)
        QVERIFY(works(filled.objects[i], filled.objects[i + 1]));
    // Pasted where the same ids exist, all references follow again.
    const edit::Things things = edit::pasted({filled.objects, {}}, filled, {9, 9}, {30, 30});
    for (std::size_t i = 0; i < things.objects.size(); i += 2)
        QVERIFY(works(things.objects[i], things.objects[i + 1]));
}

void TestPaste::referencesFollowDuplicates() {
    const level::PaintGrid paint(grid::Size{9, 9}, level::painted(level::Terrain::Floor));
    const edit::Site site = edit::siteOf(paint);
    const std::vector<Object> there = leverAndGate().objects;
    auto both = edit::duplicated(there, site, {0, 1}, {0, 2});
    QVERIFY(both.has_value());
    QVERIFY(works(both->objects[2], both->objects[3]));
    QVERIFY(both->objects[3].id != "gate");
    // A lever duplicated alone opens the existing gate.
    const auto lever = edit::duplicated(there, site, {0}, {0, 2});
    QVERIFY(lever.has_value());
    QVERIFY(works(lever->objects[2], there[1]));
}

MAZELOOM_TEST(TestPaste)

}  // namespace mazeloom::tst_paste

#include "tst_paste.moc"
