// SPDX-License-Identifier: MIT
#include <QTest>

#include <algorithm>
#include <set>

#include "core/edit/fragment/paste.h"
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
};

namespace {

Object objectOf(ThingKind kind, Point at, std::string id = {}) {
    Object object;
    object.kind = kind;
    object.at = at;
    object.id = std::move(id);
    return object;
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
        QVERIFY(edit::pasted(std::vector<Object>(), fragment, at, size) == objects);

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
        QVERIFY(edit::pasted(std::vector<Trajectory>(), fragment, at, size) == trajectories);
    }
}

void TestPaste::idsStayUnique() {
    for (int seed = 0; seed < testing::seeds(500); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        const Fragment fragment = testing::randomFragment(random);
        std::vector<Object> objects;
        std::vector<Trajectory> trajectories;
        for (int i = 0; i < 4; ++i) {
            const Fragment& piece = fragment;
            const Point at = testing::randomPoint(random, {0, 0, 20, 20});
            const std::size_t before = trajectories.size();
            objects = edit::pasted(objects, piece, at, {40, 40});
            trajectories = edit::pasted(trajectories, piece, at, {40, 40});
            QCOMPARE(trajectories.size(), before + piece.trajectories.size());
            QVERIFY(haveUniqueIds(objects));
            QVERIFY(haveUniqueIds(trajectories));
        }
    }
    Fragment fragment;
    fragment.objects = {objectOf(ThingKind::Console, {0, 0}, "gate"),
                        objectOf(ThingKind::Console, {1, 0})};
    const std::vector<Object> there{objectOf(ThingKind::Heart, {9, 9}, "gate")};
    const auto objects = edit::pasted(there, fragment, {0, 0}, {20, 20});
    QCOMPARE(objects[0].id, std::string("gate"));
    QCOMPARE(objects[1].id, std::string("gate-2"));
    QVERIFY(objects[2].id.empty());
}

void TestPaste::objectsGiveWay() {
    Fragment fragment;
    fragment.objects = {objectOf(ThingKind::Heart, {1, 1}, "gate")};
    const std::vector<Object> there{objectOf(ThingKind::Console, {4, 5}, "gate"),
                                    objectOf(ThingKind::Tnt, {5, 5})};
    const auto objects = edit::pasted(there, fragment, {3, 4}, {20, 20});
    QVERIFY(objects == (std::vector<Object>{objectOf(ThingKind::Tnt, {5, 5}),
                                            objectOf(ThingKind::Heart, {4, 5}, "gate")}));
    // What does not come takes nobody's place.
    QVERIFY(edit::pasted(there, fragment, {19, 4}, {20, 20}) == there);
}

void TestPaste::thereIsOneHero() {
    Fragment fragment;
    fragment.objects = {objectOf(ThingKind::Hero, {0, 0})};
    const std::vector<Object> there{objectOf(ThingKind::Hero, {4, 5}),
                                    objectOf(ThingKind::Tnt, {5, 5})};
    const auto objects = edit::pasted(there, fragment, {7, 7}, {20, 20});
    QVERIFY(objects == (std::vector<Object>{objectOf(ThingKind::Tnt, {5, 5}),
                                            objectOf(ThingKind::Hero, {7, 7})}));
    QVERIFY(edit::pasted(there, fragment, {20, 7}, {20, 20}) == there);
    fragment.objects = {objectOf(ThingKind::Heart, {0, 0})};
    QCOMPARE(edit::pasted(there, fragment, {7, 7}, {20, 20}).size(), std::size_t{3});
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

        const auto objects = edit::pasted(objectsLeft, cut, at, size);
        const auto paths = edit::pasted(pathsLeft, cut, at, size);
        QVERIFY(std::ranges::is_permutation(objects, whole.objects));
        QVERIFY(std::ranges::is_permutation(paths, whole.trajectories));
    }
}

MAZELOOM_TEST(TestPaste)

}  // namespace mazeloom::tst_paste

#include "tst_paste.moc"
