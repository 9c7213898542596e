// SPDX-License-Identifier: MIT
// An imported new level can be generated, or a note says why not: random drawings, by every
// importer of drawings.
#include <algorithm>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

#include "core/exchange/importer.h"
#include "core/exchange/tilesets/tile_numbers.h"
#include "core/exchange/trial/trial.h"
#include "core/generate/generate.h"
#include "core/level/campaign/floor_of.h"
#include "core/pack/disk/folder_source.h"
#include "core/pack/json/write/write.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_import_trial {

class TestImportTrial : public QObject {
    Q_OBJECT

  private slots:
    void init() { folder_.emplace(); }

    void newLevelsCanBeGeneratedOrSayWhy_data();
    void newLevelsCanBeGeneratedOrSayWhy();
    void onlyOneHeroStays();
    void moversWithoutAPathStandStill();
    void idsStandOnce();
    void whatStandsInRockIsTold();
    void levelsThatNoPackHoldsAreRefused();
    void mergeConflictsAreNoDrawings();

  private:
    std::string write(const std::string& name, const QByteArray& bytes) const {
        const QString path = folder_->filePath(QString::fromStdString(name));
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly)) qFatal("%s", qPrintable(path));
        file.write(bytes);
        return path.toStdString();
    }
    /// Returns the pack as it is read after saving.
    tl::expected<level::Pack, std::vector<Problem>> saved(const level::Pack& pack) const {
        for (const pack::TextFile& file : pack::write(pack))
            write("p/" + file.name, QByteArray::fromStdString(file.text));
        return pack::readFolder(folder_->filePath("p").toStdString());
    }

    std::optional<QTemporaryDir> folder_;
};

namespace {

/// A drawing: the palette index of each cell.
struct Drawn {
    grid::Size size;
    std::vector<std::size_t> cells;

    std::size_t at(int x, int y) const {
        return cells[static_cast<std::size_t>(y * size.width + x)];
    }
};

level::OwnKinds ownKinds() {
    level::OwnKind chest;
    chest.id = "chest";
    chest.letter = '=';
    return {chest};
}

/// Returns all meanings that a cell can have.
std::vector<std::string> palette() {
    std::vector<std::string> meanings;
    const auto kinds = std::make_shared<const level::OwnKinds>(ownKinds());
    for (const auto& tile : exchange::tile_numbers::tilesOf(kinds))
        meanings.push_back(tile.meaning);
    meanings.emplace_back("thing own:nobody-has-this");
    return meanings;
}

struct Format {
    std::string file;
    QByteArray bytes;
    level::ForeignTiles tiles = {};
};

template <typename Write>
void forEachCell(const Drawn& drawn, const Write& cell, const std::function<void()>& endOfRow) {
    for (int y = 0; y < drawn.size.height; ++y) {
        for (int x = 0; x < drawn.size.width; ++x)
            cell(drawn.at(x, y), x);
        endOfRow();
    }
}

Format asText(const Drawn& drawn) {
    Format format{"drawn.txt", {}};
    QString text;
    forEachCell(
        drawn, [&](std::size_t i, int) { text += QChar(0x1400 + static_cast<int>(i)); },
        [&] { text += '\n'; });
    format.bytes = text.toUtf8();
    for (std::size_t i = 0; i < palette().size(); ++i) {
        const QString name = QStringLiteral("text ") + QChar(0x1400 + static_cast<int>(i));
        format.tiles[name.toStdString()] = palette()[i];
    }
    return format;
}

Format asCsv(const Drawn& drawn) {
    Format format{"drawn.csv", {}};
    forEachCell(
        drawn,
        [&](std::size_t i, int x) {
            format.bytes += (x == 0 ? "" : ",") + QByteArray::number(qulonglong{i + 100});
        },
        [&] { format.bytes += '\n'; });
    for (std::size_t i = 0; i < palette().size(); ++i)
        format.tiles["csv " + std::to_string(i + 100)] = palette()[i];
    return format;
}

Format asPicture(const Drawn& drawn, const QString& path) {
    QImage image(drawn.size.width, drawn.size.height, QImage::Format_RGB32);
    for (int y = 0; y < drawn.size.height; ++y) {
        for (int x = 0; x < drawn.size.width; ++x)
            image.setPixel(x, y, qRgb(static_cast<int>(drawn.at(x, y)), 1, 2));
    }
    image.save(path);
    QFile file(path);
    file.open(QIODevice::ReadOnly);
    Format format{"drawn.png", file.readAll()};
    for (std::size_t i = 0; i < palette().size(); ++i) {
        format.tiles[QString::asprintf("#%02x0102", static_cast<unsigned>(i)).toStdString()] =
            palette()[i];
    }
    return format;
}

/// Tiles of a layer that state their meaning; objects are also written as Tiled objects.
Format asTiled(const Drawn& drawn) {
    const auto meanings = palette();
    Format format{"drawn.tmx", {}};
    const QByteArray width = QByteArray::number(drawn.size.width);
    const QByteArray height = QByteArray::number(drawn.size.height);
    QByteArray tiles;
    for (std::size_t i = 0; i < meanings.size(); ++i) {
        tiles += "<tile id=\"" + QByteArray::number(qulonglong{i}) +
                 "\"><properties><property name=\"mazeloom\" value=\"" + meanings[i].c_str() +
                 "\"/></properties></tile>";
    }
    QByteArray cells;
    QByteArray objects;
    int y = 0;
    forEachCell(
        drawn,
        [&](std::size_t i, int x) {
            cells += (cells.isEmpty() ? "" : ",") + QByteArray::number(qulonglong{i + 1});
            if (meanings[i].starts_with("thing ") && (x + y) % 2 == 0) {
                objects += "<object id=\"" + QByteArray::number(1 + x + 100 * y) + "\" type=\"" +
                           meanings[i].substr(6).c_str() + "\" x=\"" + QByteArray::number(x * 16) +
                           "\" y=\"" + QByteArray::number(y * 16) +
                           "\" width=\"16\" height=\"16\"/>";
            }
        },
        [&] { ++y; });
    format.bytes = "<map version=\"1.10\" orientation=\"orthogonal\" width=\"" + width +
                   "\" height=\"" + height +
                   "\" tilewidth=\"16\" tileheight=\"16\" infinite=\"0\"><tileset firstgid=\"1\" "
                   "name=\"t\" tilewidth=\"16\" tileheight=\"16\" tilecount=\"" +
                   QByteArray::number(qulonglong{meanings.size()}) + "\" columns=\"8\">" + tiles +
                   "</tileset><layer id=\"1\" name=\"Ground\" width=\"" + width + "\" height=\"" +
                   height + "\"><data encoding=\"csv\">" + cells +
                   "</data></layer><objectgroup id=\"2\" name=\"Things\">" + objects +
                   "</objectgroup></map>";
    return format;
}

Format asLdtk(const Drawn& drawn) {
    const auto meanings = palette();
    Format format{"drawn.ldtk", {}};
    QByteArray data;
    for (std::size_t i = 0; i < meanings.size(); ++i) {
        data += (i == 0 ? "" : ",") + QByteArray("{\"tileId\":") +
                QByteArray::number(qulonglong{i}) + ",\"data\":\"" + meanings[i].c_str() + "\"}";
    }
    QByteArray tiles;
    int y = 0;
    forEachCell(
        drawn,
        [&](std::size_t i, int x) {
            tiles += (tiles.isEmpty() ? "" : ",") + QByteArray("{\"px\":[") +
                     QByteArray::number(x * 8) + "," + QByteArray::number(y * 8) +
                     "],\"t\":" + QByteArray::number(qulonglong{i}) + "}";
        },
        [&] { ++y; });
    format.bytes =
        "{\"jsonVersion\":\"1.5.3\",\"defs\":{\"layers\":[],\"tilesets\":[{\"uid\":7,"
        "\"identifier\":\"T\",\"customData\":[" +
        data +
        "]}]},\"levels\":[{\"identifier\":\"Drawn\",\"layerInstances\":[{"
        "\"__identifier\":\"L\",\"__type\":\"Tiles\",\"__gridSize\":8,"
        "\"__tilesetDefUid\":7,\"__cWid\":" +
        QByteArray::number(drawn.size.width) +
        ",\"__cHei\":" + QByteArray::number(drawn.size.height) + ",\"gridTiles\":[" + tiles +
        "]}]}]}";
    return format;
}

/// Columns of glyphs, compressed (qCompress() writes the length first).
Format asRexPaint(const Drawn& drawn) {
    Format format{"drawn.xp", {}};
    QByteArray bytes;
    const auto number = [&bytes](int value) {
        for (const int shift : {0, 8, 16, 24})
            bytes += static_cast<char>(value >> shift & 0xff);
    };
    number(-1);
    number(1);
    number(drawn.size.width);
    number(drawn.size.height);
    for (int x = 0; x < drawn.size.width; ++x) {
        for (int y = 0; y < drawn.size.height; ++y) {
            number(0x1400 + static_cast<int>(drawn.at(x, y)));
            bytes += QByteArray(6, '\1');
        }
    }
    format.bytes = qCompress(bytes).mid(4);
    for (std::size_t i = 0; i < palette().size(); ++i) {
        const QString name = QStringLiteral("xp ") + QChar(0x1400 + static_cast<int>(i));
        format.tiles[name.toStdString()] = palette()[i];
    }
    return format;
}

exchange::Imported imported(const std::string& path, const level::Pack& into,
                            level::ForeignTiles tiles = {}) {
    auto result = exchange::importFile(
        {.file = path, .beside = {}, .tiles = std::move(tiles), .into = &into});
    if (!result) qFatal("%s", result.error().describe().c_str());
    return *std::move(result);
}

bool told(const exchange::Imported& result, std::string_view what) {
    return std::ranges::any_of(result.notes, [&](const Problem& note) {
        return note.describe().find(what) != std::string::npos;
    });
}

}  // namespace

void TestImportTrial::newLevelsCanBeGeneratedOrSayWhy_data() {
    QTest::addColumn<int>("format");
    QTest::newRow("text") << 0;
    QTest::newRow("csv") << 1;
    QTest::newRow("png") << 2;
    QTest::newRow("tiled") << 3;
    QTest::newRow("ldtk") << 4;
    QTest::newRow("rexpaint") << 5;
}

void TestImportTrial::newLevelsCanBeGeneratedOrSayWhy() {
    QFETCH(int, format);
    random::Stream random(static_cast<std::uint64_t>(format));
    const std::size_t count = palette().size();
    int good = 0;
    int bad = 0;
    for (int i = 0; i < testing::seeds(60); ++i) {
        Drawn drawn{{random.between(1, 9), random.between(1, 7)}, {}};
        // Some drawings have few meanings and some have any; some are solid rock.
        std::vector<std::size_t> inks;
        for (int ink = random.between(1, 9); ink > 0; --ink)
            inks.push_back(random.below(static_cast<std::uint32_t>(count)));
        if (i % 5 == 0) {
            const auto all = palette();
            inks = {static_cast<std::size_t>(std::ranges::find(all, "terrain wall") - all.begin())};
        }
        const bool isAny = i % 5 == 1;
        for (std::int64_t c = 0; c < drawn.size.area(); ++c) {
            drawn.cells.push_back(
                isAny ? random.below(static_cast<std::uint32_t>(count))
                      : inks[random.below(static_cast<std::uint32_t>(inks.size()))]);
        }
        const Format made = format == 0   ? asText(drawn)
                            : format == 1 ? asCsv(drawn)
                            : format == 2 ? asPicture(drawn, folder_->filePath("qt.png"))
                            : format == 3 ? asTiled(drawn)
                            : format == 4 ? asLdtk(drawn)
                                          : asRexPaint(drawn);
        level::Pack pack;
        pack.id = "p";
        pack.title = "p";
        pack.ownKinds = level::SharedVector<level::OwnKind>(ownKinds());
        const std::string file = write(made.file, made.bytes);
        auto read =
            exchange::importFile({.file = file, .beside = {}, .tiles = made.tiles, .into = &pack});
        // Only an LDtk project that shows nothing at all is refused.
        if (!read) {
            QVERIFY2(format == 4 && read.error().text.starts_with("has no IntGrid values"),
                     read.error().describe().c_str());
            continue;
        }
        const auto ungenerable = read->ungenerable;
        QCOMPARE(told(*read, "cannot be generated yet: "), !ungenerable.empty());
        const auto notes = read->notes;
        exchange::NoteList more;
        exchange::addTo(pack, *std::move(read), more);
        const auto again = saved(pack);
        if (!again && ungenerable.empty()) qFatal("%s", again.error().front().describe().c_str());
        for (const level::Level& level : pack.levels) {
            bool isMade = again.has_value();
            if (again) {
                generate::Options options;
                options.floor = level::floorOf(again->descent, level);
                options.kinds = again->ownKinds.share();
                isMade = generate::generate(*again->findLevel(level.id), again->rooms, 1, options)
                             .has_value();
            }
            QCOMPARE(isMade, !ungenerable.contains(level.id));
            ++(isMade ? good : bad);
        }
    }
    QVERIFY(good > 0);
    QVERIFY(bad > 0);
}

void TestImportTrial::onlyOneHeroStays() {
    const auto read = imported(write("a.txt", "#####\n#@.@#\n#.@.#\n#####\n"), {});
    QCOMPARE(std::ranges::count(read.levels.front().objects, level::ThingKind::Hero,
                                &level::Object::kind),
             1);
    QCOMPARE(read.levels.front().objects.front().at, (grid::Point{1, 1}));
    QVERIFY(told(read, "a.txt: has 3 heroes, but a level has one: the hero at (1, 1) was kept"));
    QVERIFY(read.ungenerable.empty());
}

void TestImportTrial::moversWithoutAPathStandStill() {
    const auto one = imported(write("a.txt", "....\n.@B.\n"), {});
    QVERIFY(told(one, "a.txt: has no path for the bug at (2, 1), which stands still"));
    QCOMPARE(one.levels.front().trajectories.front().points,
             (std::vector<grid::Point>{{2, 1}, {2, 1}}));
    const auto two = imported(write("a.txt", "B...\n.@B.\n"), {});
    QVERIFY(told(
        two, "has no path for the bug at (0, 0) and for 1 more bug or boss, which stand still"));
    const auto many = imported(write("a.txt", "B..B\n.@B.\n"), {});
    QVERIFY(told(many,
                 "has no path for the bug at (0, 0) and for 2 more bugs and bosses, which stand"));
    QVERIFY(many.ungenerable.empty());
}

void TestImportTrial::idsStandOnce() {
    level::Level level = testing::painted({"...", ".@."}, {});
    level.id = "hall";
    level.title = "Hall";
    level::Object heart;
    heart.kind = level::ThingKind::Heart;
    heart.id = "x";
    level.objects.push_back(heart);
    level.objects.push_back(heart);
    const std::vector<Phrase> mended = exchange::mend(level);
    QCOMPARE(mended.size(), std::size_t{1});
    QCOMPARE(english(mended.front()),
             std::string("has the id \"x\" twice: the first one keeps it"));
    QCOMPARE(level.objects[level.objects.size() - 2].id, std::string("x"));
    QVERIFY(level.objects.back().id.empty());
    QVERIFY(exchange::mend(level).empty());
}

void TestImportTrial::whatStandsInRockIsTold() {
    const Drawn ground{{3, 3}, {}};
    const QByteArray map = R"(<map version="1.10" orientation="orthogonal" width="3" height="3"
        tilewidth="8" tileheight="8" infinite="0"><tileset firstgid="1" name="t" tilewidth="8"
        tileheight="8" tilecount="2" columns="2"><tile id="0"><properties><property name="mazeloom"
        value="terrain wall"/></properties></tile></tileset><layer id="1" name="G" width="3"
        height="3"><data encoding="csv">1,1,1,1,2,1,1,1,1</data></layer><objectgroup id="2">
        <object id="1" type="hero" x="0" y="0" width="8" height="8"/>
        <object id="2" type="rat" x="8" y="0" width="8" height="8"/>
        <object id="3" type="rat" x="16" y="0" width="8" height="8"/></objectgroup></map>)";
    const auto read = imported(write("a.tmx", map), {});
    QVERIFY(
        told(read, "a.tmx: (0, 0): the hero's start is not an open cell: move the hero, or open"));
    QVERIFY(told(read,
                 "(1, 0): the rat stands in a solid cell: open the cell, or move it (and 1 "
                 "more like it)"));
    QVERIFY(read.ungenerable.empty());
}

void TestImportTrial::levelsThatNoPackHoldsAreRefused() {
    level::Level level = testing::painted({"...", ".@."}, {});
    level.id = "hall";
    level.title = "Hall";
    if (const auto again = exchange::reread(level); !again)
        qFatal("%s", again.error().describe().c_str());
    level::Object chest;
    chest.kind = level::ThingKind::Own;
    chest.own = "no id!";
    level.objects.push_back(chest);
    QVERIFY(!exchange::reread(level).has_value());
    // A level with this flaw can still be stored, and mend() fixes it.
    level.objects.back() = level.objects.front();
    const auto flaw = exchange::reread(level);
    QVERIFY(flaw && flaw->has_value());
    exchange::mend(level);
    const auto mended = exchange::reread(level);
    QVERIFY(mended && !mended->has_value());
}

void TestImportTrial::mergeConflictsAreNoDrawings() {
    const QByteArray text = "#####\n<<<<<<< HEAD\n#@..#\n=======\n#.@.#\n>>>>>>> theirs\n#####\n";
    for (const char* name : {"a.txt", "a.csv"}) {
        const auto read = exchange::importFile({.file = write(name, text), .beside = {}});
        QVERIFY(!read.has_value());
        QCOMPARE(read.error().place, std::string("line 2"));
    }
    // A wall may look a little like a merge marker.
    const auto wall = imported(write("a.txt", "=======\n#@....#\n=======\n"), {});
    QCOMPARE(wall.levels.size(), std::size_t{1});
}

MAZELOOM_TEST(TestImportTrial)

}  // namespace mazeloom::tst_import_trial

#include "tst_import_trial.moc"
