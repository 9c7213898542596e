// SPDX-License-Identifier: MIT
// Exports of a comparison: contact sheets as PNG and SVG, and films of several generations side by
// side.
#include <algorithm>
#include <memory>
#include <set>
#include <vector>

#include <QImage>
#include <QTest>
#include <QXmlStreamReader>

#include "core/compare/side.h"
#include "core/generate/generate.h"
#include "resources/resources.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "widgets/exchange/films/beside_film.h"
#include "widgets/exchange/films/generation_film.h"
#include "widgets/exchange/pictures/level_painter.h"
#include "widgets/exchange/sheets/contact_sheet.h"

namespace mazeloom::tst_sheets {

using widgets::SheetFormat;
using widgets::SheetWish;

class TestSheets : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { resources::initialise(); }

    void everyLevelStandsOnTheSheet();
    void standsInOrder();
    void threadsChangeNothing();
    void vectorsAreWhole();
    void failuresHaveAPlace();
    void refusesWhatIsTooLarge();
    void givesUp();
    void filmsAreTheGenerations();
    void filmsKeepStep();
    void filmsDimWhatIsEqual();
    void filmsOfFailuresSayWhich();
};

namespace {

std::shared_ptr<level::Level> levelOf(std::initializer_list<std::string_view> stages,
                                      grid::Size size = {15, 11}) {
    auto level = std::make_shared<level::Level>(testing::solid(size, stages));
    level->id = "one";
    level->title = "One & <two>";
    return level;
}

SheetWish wishOf(std::shared_ptr<const level::Level> level, std::size_t count) {
    SheetWish wish;
    wish.plan = {.level = std::move(level),
                 .rooms = std::make_shared<const std::vector<level::Room>>(),
                 .floor = {},
                 .kinds = {}};
    wish.seeds = compare::seedsFrom(1, count);
    wish.look.cell = 4;
    return wish;
}

QImage imageOf(const tl::expected<std::string, QString>& sheet) {
    return sheet ? QImage::fromData(QByteArray::fromStdString(*sheet))
                       .convertToFormat(QImage::Format_RGB32)
                 : QImage();
}

/// Returns the place of a picture on a sheet, if it is there.
std::optional<QPoint> placeOn(const QImage& sheet, const QImage& picture) {
    for (int y = 0; y + picture.height() <= sheet.height(); ++y) {
        for (int x = 0; x + picture.width() <= sheet.width(); ++x) {
            if (sheet.pixel(x, y) == picture.pixel(0, 0) &&
                sheet.copy(x, y, picture.width(), picture.height()) == picture)
                return QPoint(x, y);
        }
    }
    return std::nullopt;
}

QImage pictureOf(const SheetWish& wish, std::uint64_t seed) {
    const auto made = generate::generate(*wish.plan.level, *wish.plan.rooms, seed);
    return *widgets::drawLevel(made->map, *wish.plan.level, wish.look);
}

}  // namespace

void TestSheets::everyLevelStandsOnTheSheet() {
    SheetWish wish = wishOf(levelOf({"rooms", "maze", "doors", "unite"}), 5);
    const QImage sheet = imageOf(widgets::contactSheet(wish));
    QVERIFY(!sheet.isNull());
    std::vector<QPoint> places;
    for (const std::uint64_t seed : wish.seeds) {
        const auto place = placeOn(sheet, pictureOf(wish, seed));
        QVERIFY2(place.has_value(), qPrintable(QString::number(seed)));
        places.push_back(*place);
    }
    // The first row has three pictures, the second two.
    QCOMPARE(places[0].y(), places[2].y());
    QVERIFY(places[1].x() > places[0].x() && places[3].y() > places[0].y());
    QCOMPARE(places[3].x(), places[0].x());
    wish.columns = 5;
    QVERIFY(imageOf(widgets::contactSheet(wish)).width() > sheet.width());
}

void TestSheets::standsInOrder() {
    SheetWish wish = wishOf(levelOf({"rooms", "maze", "doors", "unite"}), 6);
    wish.columns = 6;
    wish.order = {analyse::findMeasure("open-cells"), true};
    wish.measure = "Open cells";
    const QImage sheet = imageOf(widgets::contactSheet(wish));
    std::vector<std::pair<std::int64_t, int>> all;
    for (const std::uint64_t seed : wish.seeds) {
        const auto made = generate::generate(*wish.plan.level, *wish.plan.rooms, seed);
        all.emplace_back(wish.order.by->value({made->map}),
                         placeOn(sheet, pictureOf(wish, seed))->x());
    }
    for (const auto& [value, x] : all) {
        for (const auto& [other, otherX] : all)
            QVERIFY(value <= other || x < otherX);
    }
}

void TestSheets::threadsChangeNothing() {
    for (const SheetFormat format : {SheetFormat::Png, SheetFormat::Svg}) {
        SheetWish wish = wishOf(levelOf({"rooms", "maze", "doors", "unite"}), 12);
        wish.format = format;
        const auto one = widgets::contactSheet(wish);
        wish.threads = 5;
        QVERIFY(one.has_value() && !one->empty());
        QVERIFY(*widgets::contactSheet(wish) == *one);
    }
}

void TestSheets::vectorsAreWhole() {
    SheetWish wish = wishOf(levelOf({"rooms", "maze", "doors", "unite"}), 4);
    wish.format = SheetFormat::Svg;
    const auto sheet = widgets::contactSheet(wish);
    QVERIFY(sheet.has_value());
    QXmlStreamReader xml(QByteArray::fromStdString(*sheet));
    std::set<QString> ids;
    std::set<QString> wanted;
    QStringList titles;
    int levels = 0;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        const auto& attributes = xml.attributes();
        const QString id = attributes.value("id").toString();
        if (!id.isEmpty()) QVERIFY2(ids.insert(id).second, qPrintable(id));
        if (id.startsWith("seed-")) ++levels;
        for (const QXmlStreamAttribute& attribute : attributes) {
            const QString value = attribute.value().toString();
            if (attribute.name() == u"href" && value.startsWith('#')) wanted.insert(value.mid(1));
            if (value.startsWith("url(#")) wanted.insert(value.mid(5).chopped(1));
        }
        if (xml.name() == u"title") titles << xml.readElementText();
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QCOMPARE(levels, 4);
    QCOMPARE(titles, QStringList{"One & <two>"});
    QVERIFY(!wanted.empty());
    for (const QString& id : wanted)
        QVERIFY2(ids.contains(id), qPrintable(id));
}

void TestSheets::failuresHaveAPlace() {
    // The recipe fails for every seed.
    SheetWish wish = wishOf(levelOf({"no-such-stage"}), 3);
    const auto sheet = widgets::contactSheet(wish);
    QVERIFY(!sheet && sheet.error().contains("no-such-stage"));
    wish.seeds.clear();
    QVERIFY(!widgets::contactSheet(wish));
}

void TestSheets::refusesWhatIsTooLarge() {
    SheetWish wish = wishOf(levelOf({"maze"}, {400, 400}), 1024);
    wish.look.cell = 16;
    const auto sheet = widgets::contactSheet(wish);
    QVERIFY(!sheet && sheet.error().contains("16384"));
    wish.look.tiles = "none";
    QVERIFY(!widgets::contactSheet(wish));
}

void TestSheets::givesUp() {
    SheetWish wish = wishOf(levelOf({"rooms", "maze"}), 200);
    wish.threads = 2;
    std::size_t last = 0;
    const auto sheet = widgets::contactSheet(wish, [&](std::size_t done, std::size_t count) {
        last = done;
        return count == 200 && done < 3;
    });
    QVERIFY(sheet.has_value() && sheet->empty());
    QCOMPARE(last, std::size_t{3});
}

void TestSheets::filmsAreTheGenerations() {
    const auto level = levelOf({"rooms", "maze", "doors", "unite"});
    exchange::PictureOptions look;
    look.cell = 3;
    std::vector<widgets::BesidePart> parts;
    for (std::uint64_t seed = 1; seed <= 4; ++seed)
        parts.push_back({level, seed, QString::number(seed)});
    auto film = widgets::besideFilm(parts, {}, {}, {.pace = compare::Pace::Stages}, look);
    QVERIFY(film.has_value());
    const QImage first = (*film)->draw(0).copy();
    const QImage last = (*film)->draw((*film)->lastMoment()).copy();
    QCOMPARE(last.size(), (*film)->size());
    std::vector<QPoint> places;
    for (const widgets::BesidePart& part : parts) {
        const auto made = generate::generate(*level, {}, part.seed);
        const auto place = placeOn(last, *widgets::drawLevel(made->map, *level, look));
        QVERIFY(place.has_value());
        places.push_back(*place);
    }
    // The four pictures form a 2 × 2 grid.
    QCOMPARE(places[0].y(), places[1].y());
    QCOMPARE(places[0].x(), places[2].x());
    QVERIFY(places[2].y() > places[0].y());
    // The first moment can be drawn again unchanged.
    QVERIFY(first != last);
    QVERIFY((*film)->draw(0) == first);
}

void TestSheets::filmsKeepStep() {
    const auto level = levelOf({"rooms", "maze", "doors", "unite"});
    const auto other = compare::levelOf({.settings = {"maze.algorithm=wilson"}}, level, {});
    exchange::PictureOptions look;
    look.cell = 3;
    const std::vector<widgets::BesidePart> parts{{level, 1, "a"}, {*other, 1, "b"}};
    const auto shorter = generate::record(*level, {}, 1).trace;
    const auto longer = generate::record(**other, {}, 1).trace;
    auto steps = widgets::besideFilm(parts, {}, {}, {.pace = compare::Pace::Steps}, look);
    QCOMPARE((*steps)->lastMoment(),
             std::int64_t{std::max(shorter->stepCount(), longer->stepCount())});
    for (const std::int64_t moment : {std::int64_t{7}, std::int64_t{60}}) {
        const QImage frame = (*steps)->draw(moment).copy();
        auto alone = widgets::generationFilm(shorter, look);
        const auto step = std::min<std::int64_t>(moment, shorter->stepCount());
        QVERIFY(placeOn(frame, (*alone)->draw(step)).has_value());
    }
    auto stages = widgets::besideFilm(parts, {}, {}, {.pace = compare::Pace::Stages}, look);
    QVERIFY((*stages)->lastMoment() >= (*steps)->lastMoment());
}

void TestSheets::filmsDimWhatIsEqual() {
    const auto level = levelOf({"rooms", "maze", "doors", "unite"});
    exchange::PictureOptions look;
    look.cell = 3;
    const std::vector<widgets::BesidePart> parts{{level, 1, "a"}, {level, 2, "b"}};
    auto plain = widgets::besideFilm(parts, {}, {}, {}, look);
    auto dimmed = widgets::besideFilm(parts, {}, {}, {.dimsEqual = true}, look);
    const QImage before = (*plain)->draw((*plain)->lastMoment()).copy();
    const QImage after = (*dimmed)->draw((*dimmed)->lastMoment()).copy();
    QCOMPARE(after.size(), before.size());
    std::vector<level::Map> maps;
    for (const auto& part : parts)
        maps.push_back(generate::generate(*level, {}, part.seed)->map);
    int equal = 0;
    for (const level::Map& map : maps) {
        const auto place = placeOn(before, *widgets::drawLevel(map, *level, look));
        QVERIFY(place.has_value());
        for (int y = 0; y < level->size.height; ++y) {
            for (int x = 0; x < level->size.width; ++x) {
                const grid::Point cell{x, y};
                const QRect pixels(*place + QPoint(3 * x, 3 * y), QSize(3, 3));
                const bool isEqual = maps[0].cells.at(cell) == maps[1].cells.at(cell);
                equal += isEqual;
                const QImage was = before.copy(pixels);
                // Black cells cannot be darkened.
                if (!isEqual) QVERIFY(after.copy(pixels) == was);
                if (isEqual && maps[0].cells.at(cell).isWalkable())
                    QVERIFY(after.copy(pixels) != was);
            }
        }
    }
    QVERIFY(equal > 0);
    // At the first moment all cells are equal, so all are dimmed; seeking back works.
    QVERIFY((*dimmed)->draw(0) != (*plain)->draw(0));
    QVERIFY((*dimmed)->draw((*dimmed)->lastMoment()) == after);
    // A single part has nothing to be compared with, so nothing is dimmed.
    auto alone = widgets::besideFilm({parts[0]}, {}, {}, {.dimsEqual = true}, look);
    auto same = widgets::besideFilm({parts[0]}, {}, {}, {}, look);
    QVERIFY((*alone)->draw(0) == (*same)->draw(0));
}

void TestSheets::filmsOfFailuresSayWhich() {
    const auto level = levelOf({"maze"});
    const auto broken = levelOf({"no-such-stage"});
    const auto film = widgets::besideFilm({{level, 1, "a"}, {broken, 1, "the other"}}, {}, {},
                                          {.pace = compare::Pace::Share}, {});
    QVERIFY(!film && film.error().text.find("the other") != std::string::npos);
    exchange::PictureOptions large;
    large.cell = 128;
    const auto wide = levelOf({"maze"}, {120, 20});
    const auto huge = widgets::besideFilm({{wide, 1, "a"}, {wide, 2, "b"}, {wide, 3, "c"}}, {}, {},
                                          {.pace = compare::Pace::Share}, large);
    QVERIFY(!huge && huge.error().text.find("too large") != std::string::npos);
}

MAZELOOM_TEST(TestSheets)

}  // namespace mazeloom::tst_sheets

#include "tst_sheets.moc"
