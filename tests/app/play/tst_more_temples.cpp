// SPDX-License-Identifier: MIT
// The built-in temple's game: every built-in temple is in its campaign or among "More temples", and
// is played from there; the campaign's map; and the level that is generated beside the title.
#include <algorithm>
#include <set>
#include <string>

#include <QApplication>
#include <QLabel>
#include <QLineF>
#include <QListWidget>
#include <QPushButton>
#include <QTest>

#include "app/full_game/more_temples.h"
#include "app/game/full_game.h"
#include "tests/app/support/application.h"
#include "tests/app/support/lone_game_test.h"
#include "tests/support/test_program.h"
#include "widgets/document/pack_file.h"
#include "widgets/document/pack_source.h"
#include "widgets/play/full/briefing_page.h"
#include "widgets/play/full/level_list_page.h"
#include "widgets/play/full/map_page.h"
#include "widgets/play/full/options_page.h"
#include "widgets/play/full/title_page.h"
#include "widgets/play/full/title_scene.h"
#include "widgets/play/temple/temple_page.h"

namespace mazeloom::tst_more_temples {

using play::NodeState;

namespace {

constexpr QSize kUsual(1280, 800);
/// Upper bound on the pairs of ways that cross on the built-in map. Before its levels were placed
/// anew, 27 pairs did.
constexpr int kMostCrossings = 13;

}  // namespace

class TestMoreTemples : public testing::LoneGameTest {
    Q_OBJECT

  private slots:
    void initTestCase() { testing::prepareApplication("more-temples"); }
    void init() { begin(); }
    void cleanup() { close(); }

    void everyBuiltInTempleIsReachable();
    void anotherPackListsOnlyItsOwn();
    void eachIsShownWithAPicture();
    void oneOfAnotherPackIsPlayed();
    void theMapFitsAndItsWaysSeldomCross();
    void theMapsPicturesAreMade();
    void theSceneGrowsAndGoesOn();
    void withoutMotionTheSceneIsFinished();
    void aWindowThatClosesEndsTheGeneration();

  private:
    void show(QSize size = kUsual) {
        window().resize(size);
        LoneGameTest::show();
    }
    void click(QWidget& page, const QString& text) {
        const auto buttons = page.findChildren<QPushButton*>();
        const auto found = std::ranges::find_if(buttons, [&](const QPushButton* one) {
            return one->isVisible() && one->text() == text;
        });
        QVERIFY2(found != buttons.end(), qPrintable(text));
        QTest::mouseClick(*found, Qt::LeftButton);
    }
};

void TestMoreTemples::everyBuiltInTempleIsReachable() {
    // The names of all temples, as "pack/level".
    std::set<std::string> all;
    for (const QString& name : widgets::builtInPacks()) {
        const auto pack = widgets::readPackFile("builtin:" + name).reading.pack;
        for (const level::Level& level : pack.levels) {
            if (level.ruleset == level::Ruleset::Temple) all.insert(pack.id + '/' + level.id);
        }
    }
    QVERIFY(all.size() > 30);
    const auto temple = app::GamePack::of(widgets::readPackFile("builtin:temple").reading.pack);
    const auto others = app::packsBeside("builtin:temple");
    std::set<std::string> reached;
    for (const level::CampaignNode& node : temple.pack->campaign.nodes)
        reached.insert(temple.pack->id + '/' + node.level);
    const std::size_t inCampaign = reached.size();
    const auto listed = app::templesOutside(temple, others);
    for (const auto& [pack, level] : listed)
        reached.insert(pack->pack->id + '/' + level->id);
    QCOMPARE(reached, all);
    // None is listed twice, and none that the campaign has.
    QCOMPARE(inCampaign + listed.size(), all.size());
    // Each can be played.
    for (const widgets::LevelLine& line : app::levelLines(temple, listed, nullptr)) {
        QVERIFY2(line.whyNot.isEmpty(), qPrintable(line.title + ": " + line.whyNot));
        QVERIFY2(!line.title.isEmpty() && !line.text.isEmpty(), qPrintable(line.title));
    }
}

void TestMoreTemples::anotherPackListsOnlyItsOwn() {
    QVERIFY(app::packsBeside("builtin:descent").empty());
    QVERIFY(app::packsBeside("/somewhere/temple").empty());
    open("builtin:temple");
    show();
    click(window().title(), "More temples");
    QVERIFY(isAt(window().levels()));
    QVERIFY(window().levels().levels().size() > 11);
    key(Qt::Key_Escape);
    QVERIFY(isAt(window().title()));
    // A pack without a campaign lists its levels.
    open("builtin:lab");
    show();
    click(window().title(), "Levels");
    QCOMPARE(window().levels().levels().size(), std::size_t{1});
}

void TestMoreTemples::eachIsShownWithAPicture() {
    open("builtin:temple");
    show();
    click(window().title(), "More temples");
    const auto& lines = window().levels().levels();
    QTRY_VERIFY_WITH_TIMEOUT(
        std::ranges::none_of(lines,
                             [](const widgets::LevelLine& line) { return line.picture.isNull(); }),
        120'000);
    // Each picture has more than one colour, and no two are equal.
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const QImage& picture = lines[i].picture;
        QImage plain(picture.size(), picture.format());
        plain.fill(picture.pixelColor(0, 0));
        QVERIFY2(picture != plain, qPrintable(lines[i].title));
        for (std::size_t j = 0; j < i; ++j)
            QVERIFY2(picture != lines[j].picture, qPrintable(lines[i].title));
    }
}

void TestMoreTemples::oneOfAnotherPackIsPlayed() {
    open("builtin:temple");
    show();
    click(window().title(), "More temples");
    auto* list = window().levels().findChild<QListWidget*>();
    const auto& lines = window().levels().levels();
    const auto cistern =
        std::ranges::find(lines, QString("The cistern"), &widgets::LevelLine::title);
    QVERIFY(cistern != lines.end());
    list->setCurrentRow(static_cast<int>(cistern - lines.begin()));
    key(Qt::Key_Return);
    QVERIFY(isAt(window().briefing()));
    QCOMPARE(window().briefing().told().title, QString("The cistern"));
    key(Qt::Key_Return);
    QVERIFY(isAt(window().temple()));
    QCOMPARE(window().temple().run().setup().level->id, std::string("cistern"));
    window().back();
    QVERIFY(isAt(window().levels()));
    // The list stands where it stood.
    QCOMPARE(list->currentItem()->text(), QString("The cistern"));
}

void TestMoreTemples::theMapFitsAndItsWaysSeldomCross() {
    open("builtin:temple");
    show();
    window().open(window().map());
    QCoreApplication::processEvents();
    QCOMPARE(window().size(), kUsual);
    const widgets::ProgressMap& map = window().map().map();
    const auto& nodes = map.nodes();
    QCOMPARE(nodes.size(), std::size_t{25});
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        QVERIFY2(QRectF(map.rect()).contains(map.rectOf(i)), qPrintable(nodes[i].title));
        for (std::size_t j = 0; j < i; ++j)
            QVERIFY(!map.rectOf(i).intersects(map.rectOf(j)));
    }
    const auto& ways = map.ways();
    QCOMPARE(ways.size(), std::size_t{46});
    // No way leads behind the picture of a level that it does not belong to.
    for (const auto& way : ways) {
        for (std::size_t node = 0; node < nodes.size(); ++node) {
            if (node == way.from || node == way.to) continue;
            const auto isBehind = [&](QPointF at) { return map.rectOf(node).contains(at); };
            QVERIFY2(std::ranges::none_of(way.line, isBehind),
                     qPrintable(nodes[way.from].title + " – " + nodes[way.to].title + " behind " +
                                nodes[node].title));
        }
    }
    // Two ways cross if any of their parts do.
    const auto doCross = [](const QPolygonF& one, const QPolygonF& other) {
        for (qsizetype i = 1; i < one.size(); ++i) {
            const QLineF part(one[i - 1], one[i]);
            for (qsizetype j = 1; j < other.size(); ++j) {
                if (part.intersects({other[j - 1], other[j]}, nullptr) ==
                    QLineF::BoundedIntersection)
                    return true;
            }
        }
        return false;
    };
    int crossings = 0;
    for (std::size_t i = 0; i < ways.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const bool isJoined = ways[i].from == ways[j].from || ways[i].from == ways[j].to ||
                                  ways[i].to == ways[j].from || ways[i].to == ways[j].to;
            if (!isJoined && doCross(ways[i].line, ways[j].line)) ++crossings;
        }
    }
    QVERIFY2(crossings <= kMostCrossings, qPrintable(QString::number(crossings)));
}

void TestMoreTemples::theMapsPicturesAreMade() {
    open("builtin:temple");
    show();
    window().open(window().map());
    const auto& nodes = window().map().map().nodes();
    QTRY_VERIFY_WITH_TIMEOUT(
        std::ranges::none_of(nodes,
                             [](const widgets::MapNode& node) { return node.picture.isNull(); }),
        120'000);
    // In another light the pictures are drawn anew.
    const QImage before = nodes.front().picture;
    options_->setTheme(themes_.theme().isDark ? widgets::GameTheme::Light
                                              : widgets::GameTheme::Dark);
    QTRY_VERIFY_WITH_TIMEOUT(!nodes.front().picture.isNull() && nodes.front().picture != before,
                             120'000);
    options_->setTheme(widgets::GameTheme::AsEditor);
}

void TestMoreTemples::theSceneGrowsAndGoesOn() {
    themes_.setMotion(true);
    open("builtin:temple");
    show();
    widgets::TitleScene& scene = window().title().scene();
    QTRY_VERIFY_WITH_TIMEOUT(scene.player().isPlaying(), 60'000);
    const auto before = scene.player().position();
    QTRY_VERIFY(scene.player().position() > before);
    QVERIFY(scene.player().position() < scene.player().count());
    QCOMPARE(scene.shownLevels(), 1);
    // The scene takes no keys and no clicks.
    QVERIFY(!scene.isAncestorOf(window().focusWidget()));
    // On another page it pauses.
    window().open(window().options());
    QTRY_VERIFY(!scene.player().isPlaying());
    window().back();
    QTRY_VERIFY(scene.player().isPlaying());
    // After a finished level another one follows.
    scene.player().seek(scene.player().count() - 1);
    scene.player().play();
    QTRY_COMPARE_WITH_TIMEOUT(scene.shownLevels(), 2, 60'000);
}

void TestMoreTemples::withoutMotionTheSceneIsFinished() {
    themes_.setMotion(false);
    open("builtin:temple");
    show();
    widgets::TitleScene& scene = window().title().scene();
    QTRY_COMPARE_WITH_TIMEOUT(scene.shownLevels(), 1, 60'000);
    QVERIFY(!scene.player().isPlaying());
    QCOMPARE(scene.player().position(), scene.player().count());
    // It can be switched on and off.
    themes_.setMotion(true);
    QVERIFY(scene.hasMotion());
    themes_.setMotion(false);
    QVERIFY(!scene.hasMotion());
    QTRY_VERIFY(!scene.player().isPlaying());
    themes_.setMotion(true);
}

void TestMoreTemples::aWindowThatClosesEndsTheGeneration() {
    // Closes at once, and while the pictures of a page are drawn.
    open("builtin:temple");
    show();
    game_.reset();
    open("builtin:temple");
    show();
    click(window().title(), "More temples");
    window().open(window().map());
    QCoreApplication::processEvents();
    game_.reset();
    QVERIFY(game_ == nullptr);
}

MAZELOOM_TEST(TestMoreTemples)

}  // namespace mazeloom::tst_more_temples

#include "tst_more_temples.moc"
