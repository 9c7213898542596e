// SPDX-License-Identifier: MIT
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

#include "core/check/check.h"
#include "core/generate/recipe.h"
#include "core/pack/disk/folder_source.h"
#include "core/pack/json/write/write.h"
#include "core/pack/read.h"
#include "tests/support/packs/packs.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_pack_read {

class TestPackRead : public QObject {
    Q_OBJECT

  private slots:
    void readsEverything();
    void readsTheCampaign();
    void findsTextsForALanguage();
    void readsEverySpeed();
    void readsOrigins();
    void remembersBuiltInRecipes();
    void winsWithoutObjectives();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void keepsWhatIsGood();
    void findsUnlistedFiles();
    void keepsWhatIsUnfinished();
    void refusesWhatIsNoFolder();
    void refusesWhatMayNotBeRead();
    void refusesWhatIsNoRegularFile();
    void linksStayInsideOfTheFolder_data();
    void linksStayInsideOfTheFolder();
    void boundsSizesBeforeReading();
    void boundsTheNumberOfValues();
    void readsTheLargestLevel();
    void boundsTexts_data();
    void boundsTexts();
};

namespace {

std::string described(const std::vector<Problem>& problems) {
    std::string text;
    for (const Problem& problem : problems)
        text += problem.describe() + '\n';
    return text;
}

/// Returns a pack with one level that has the given bytes.
testing::MemorySource packOf(std::string level) {
    testing::MemorySource source;
    source.files["pack.json"] =
        R"({"format": "mazeloom-pack", "version": 1, "id": "p", "title": "P", "levels": ["a"]})";
    source.files["levels/a.json"] = std::move(level);
    return source;
}

}  // namespace

void TestPackRead::readsEverything() {
    const auto read = pack::readFolder(MAZELOOM_TEST_DATA "/packs/valid/small");
    QVERIFY2(read, read ? "" : described(read.error()).c_str());
    const level::Pack& pack = *read;
    QCOMPARE(pack.id, "small");
    QCOMPARE(pack.title, "A small pack");
    QCOMPARE(pack.description, "Everything that a pack can hold,\nonce.");
    QVERIFY((pack.tabs == std::vector<std::string>{"Start", "Not yet drawn"}));
    QCOMPARE(pack.more, R"({"author":{"name":"Ada","since":2026}})");
    QCOMPARE(pack.levels.size(), 2u);

    const level::Level& ring = pack.levels[0];
    QCOMPARE(ring.id, "ring");
    QCOMPARE(ring.tab, "Start");
    QCOMPARE(ring.title, "The ring");
    QCOMPARE(ring.notes, "Coins all around.\nTake your time.");
    QCOMPARE(ring.more, R"({"mood":["calm","blue"]})");
    QVERIFY(ring.ruleset == level::Ruleset::Temple);
    QVERIFY((ring.size == grid::Size{8, 5}));
    const auto paint = [&](int x, int y) { return ring.paint->at({x, y}); };
    const auto terrain = [](level::Terrain t) { return static_cast<level::Paint>(t); };
    QCOMPARE(paint(0, 0), terrain(level::Terrain::Void));
    QCOMPARE(paint(1, 0), terrain(level::Terrain::Wall));
    QCOMPARE(paint(5, 2), terrain(level::Terrain::Water));
    QCOMPARE(paint(3, 1), level::painted(level::Terrain::Floor, level::PaintMark::NoTrap));
    QCOMPARE(paint(4, 1), level::painted(level::Terrain::Floor, level::PaintMark::Trap));
    QCOMPARE(paint(2, 2), level::painted(level::Terrain::Floor, level::PaintMark::Coin));

    QCOMPARE(ring.objects.size(), 5u);
    const level::Object eye{"eye",
                            level::ThingKind::Emitter,
                            {6, 2},
                            grid::Direction::Left,
                            "",
                            R"({"colour":"red"})",
                            {90, 30, 45},
                            {},
                            {{"Guards", level::ObjectName{"patrol"}, {}}}};
    QVERIFY(ring.objects[1] == eye);
    QVERIFY((ring.objects[2].beam == level::Beam{60, 0, 0}));
    QCOMPARE(ring.objects[2].text, "Mind the gap.\nIt is wide.");
    QCOMPARE(ring.objects[3].own, "chest");
    // The pack does not define this kind.
    QCOMPARE(ring.objects[4].own, "lever");
    QCOMPARE(pack.ownKinds.size(), 2u);
    QCOMPARE(pack.ownKinds[0].letter, '&');
    QCOMPARE(pack.ownKinds[0].places, level::kInRoom | level::kInDeadEnd);
    QCOMPARE(pack.ownKinds[0].more, R"({"rating":3})");
    QCOMPARE(pack.ownKinds[1].sprite, "");
    QVERIFY((ring.objects[2].translations ==
             level::Translations<std::string>{{"de", "Vorsicht,\nSpalte."}, {"pt-BR", "Cuidado"}}));
    QCOMPARE(ring.trajectories.size(), 3u);
    const level::Trajectory patrol{.id = "patrol",
                                   .kind = level::ThingKind::Bug,
                                   .points = {{2, 1}, {5, 1}, {5, 3}},
                                   .thereAndBack = true,
                                   .speed = 25,
                                   .phase = 20,
                                   .size = 3,
                                   .toughness = 3,
                                   .more = R"({"colour":"green"})",
                                   .properties = {{"Angry", true, {}}}};
    QVERIFY(ring.trajectories[0] == patrol);
    const level::Trajectory boss{.id = {},
                                 .kind = level::ThingKind::Boss,
                                 .points = {{2, 3}, {5, 3}},
                                 .thereAndBack = false,
                                 .speed = 60,
                                 .phase = 0,
                                 .size = 1,
                                 .toughness = 5,
                                 .more = {}};
    QVERIFY(ring.trajectories[1] == boss);
    QCOMPARE(ring.trajectories[2].speed, 40);
    QVERIFY((ring.objectives == level::Objectives{12, true, true, true, true, true}));

    QVERIFY((ring.properties ==
             level::Properties{{"Par", std::string("42 s"), {}},
                               {"Weather", level::Choice{{"sun", "rain"}, "rain"}, {}}}));

    QCOMPARE(ring.recipe.stages.size(), 2u);
    QVERIFY(ring.recipe.builtIn.empty());
    QVERIFY((ring.recipe.stages[0] == level::RecipeStage{"hidden-maze", true, {}}));
    QVERIFY((ring.recipe.stages[1] ==
             level::RecipeStage{"maze", false, {{"winding", std::int64_t{30}}}}));

    const level::Level& rock = pack.levels[1];
    QVERIFY(!rock.paint);
    QVERIFY(rock.ruleset == level::Ruleset::Descent);
    QVERIFY(rock.objectives.isEmpty());

    QCOMPARE(pack.rooms.size(), 1u);
    const level::Room& lair = pack.rooms[0];
    QVERIFY((lair.cells.size() == grid::Size{6, 5}));
    QVERIFY(lair.cells.at({5, 3}) == level::Terrain::Void);
    QVERIFY(lair.cells.at({1, 3}) == level::Terrain::Floor);
    QVERIFY((lair.entrances == std::vector<grid::Point>{{5, 1}, {0, 3}}));
    QCOMPARE(lair.objects.size(), 1u);
    QVERIFY((lair.tags == std::vector<std::string>{"boss", "dark"}));
    QVERIFY((std::array{lair.weight, lair.min, lair.max, lair.minDepth, lair.maxDepth} ==
             std::array{3, 1, 2, 4, 9}));
    QVERIFY((lair.symmetries == std::vector<level::Symmetry>{{0, false}, {3, true}}));
    QCOMPARE(lair.more, R"({"music":"low"})");
}

void TestPackRead::readsTheCampaign() {
    const auto read = pack::readFolder(MAZELOOM_TEST_DATA "/packs/valid/small");
    QVERIFY(read);
    const level::Campaign& campaign = read->campaign;
    QCOMPARE(campaign.more, R"({"music":"low"})");
    QCOMPARE(campaign.nodes.size(), 2u);
    const level::CampaignNode door{.id = "door",
                                   .level = "ring",
                                   .at = {0, 1},
                                   .isStart = true,
                                   .needs = {},
                                   .enough = level::CampaignNode::kAll,
                                   .texts = {},
                                   .translations = {},
                                   .more = {}};
    QVERIFY(campaign.nodes[0] == door);
    const level::CampaignNode below{
        .id = "below",
        .level = "rock",
        .at = {3, 999},
        .isStart = false,
        .needs = {"door"},
        .enough = level::CampaignNode::kAny,
        .texts = {"Below", "Down you go.\nMind your head.", "Up again.", ""},
        .translations = {{"de", {"", "Hinab.", "", R"({"mood":"grim"})"}},
                         {"pt-BR", {"Abaixo", "", "De volta.", ""}}},
        .more = R"({"colour":"grey"})"};
    QVERIFY(campaign.nodes[1] == below);
    QCOMPARE(campaign.find("below"), &campaign.nodes[1]);
    QCOMPARE(campaign.findLevel("rock"), &campaign.nodes[1]);
    QVERIFY(campaign.find("rock") == nullptr);

    // A translation without texts is dropped.
    testing::MemorySource source = packOf("{}");
    source.files["pack.json"] =
        R"({"format": "mazeloom-pack", "version": 1, "id": "p", "title": "P", "campaign": {"nodes":
            [{"id": "a", "level": "a", "at": [0, 0], "enough": 1,
              "translations": {"de": {"title": ""}, "fr": {"after": "Oui", "before": ""}}}]}})";
    const pack::Reading reading = pack::readWhatIsGood(source);
    QVERIFY2(reading.problems.empty(), described(reading.problems).c_str());
    const level::CampaignNode& only = reading.pack.campaign.nodes.at(0);
    QCOMPARE(only.translations.size(), 1u);
    QCOMPARE(only.translations.at("fr").after, "Oui");
    QCOMPARE(only.enough, level::CampaignNode::kAny);
    QVERIFY(campaign.findLevel("below") == nullptr);
}

void TestPackRead::findsTextsForALanguage() {
    const level::Translations<std::string> others{
        {"de", "Tür"}, {"de-AT", "Tor"}, {"pt-BR", "porta"}};
    const auto text = [&](const char* language) {
        return level::inLanguage(std::string("door"), others, language);
    };
    QCOMPARE(text("de"), "Tür");
    QCOMPARE(text("DE"), "Tür");
    QCOMPARE(text("de-AT"), "Tor");
    QCOMPARE(text("de_at"), "Tor");
    QCOMPARE(text("de-CH"), "Tür");
    QCOMPARE(text("de-AT-1996"), "Tor");
    // Texts of another region are not preferred to the designer's own.
    QCOMPARE(text("pt"), "door");
    QCOMPARE(text("pt-PT"), "door");
    QCOMPARE(text("pt-BR"), "porta");
    QCOMPARE(text("d"), "door");
    QCOMPARE(text(""), "door");

    const auto read = pack::readFolder(MAZELOOM_TEST_DATA "/packs/valid/small");
    const level::CampaignTexts german = level::textsOf(read->campaign.nodes[1], "de-CH");
    QCOMPARE(german.title, "Below");
    QCOMPARE(german.before, "Hinab.");
    QCOMPARE(german.after, "Up again.");

    for (const char* tag : {"de", "pt-BR", "zh-Hant-TW", "sr-Latn", "gsw", "es-419"})
        QVERIFY2(level::isLanguage(tag), tag);
    for (const char* tag : {"", "d", "german", "de-", "-de", "de--AT", "de_AT", "d1", "de-AT ",
                            "de-abcdefghi", "x-mine", "en-a-b-c-d-e-f-g-h-i-j-k-l-m-n-o-p-q"})
        QVERIFY2(!level::isLanguage(tag), tag);
}

void TestPackRead::readsEverySpeed() {
    for (int tenths = 5; tenths <= 200; ++tenths) {
        const std::string speed = std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10);
        const auto read = pack::read(packOf(
            R"({"id": "a", "title": "A", "ruleset": "temple", "size": [3, 3], "recipe": ["maze"],)"
            R"( "trajectories": [{"points": [[0, 0], [2, 2]], "speed": )" +
            speed + "}]}"));
        QVERIFY(read);
        QCOMPARE(read->levels[0].trajectories[0].speed, tenths);
    }
}

void TestPackRead::readsOrigins() {
    const auto read = [](const std::string& origin) {
        return pack::read(packOf(
            R"({"id": "a", "title": "A", "ruleset": "temple", "size": [3, 3], "recipe": ["maze"],)"
            R"( "origin": )" +
            origin + '}'));
    };
    for (const grid::Point origin : {grid::Point{0, 0}, grid::Point{-3, 12},
                                     grid::Point{level::kMostOrigin, -level::kMostOrigin}}) {
        const auto pack =
            read('[' + std::to_string(origin.x) + ", " + std::to_string(origin.y) + ']');
        QVERIFY(pack);
        QCOMPARE(pack->levels[0].origin, origin);
        const std::string text = pack::writeLevel(pack->levels[0]);
        QCOMPARE(text.find("origin") != std::string::npos, origin != grid::Point{});
    }
    for (const char* wrong : {"[1000001, 0]", "[0, -1000001]", "[1]", "7", "[0.5, 1]"}) {
        const auto pack = read(wrong);
        QVERIFY2(!pack && described(pack.error()).find("origin") != std::string::npos, wrong);
    }
}

void TestPackRead::remembersBuiltInRecipes() {
    for (const auto& known : generate::builtInRecipes()) {
        const auto read = pack::read(packOf(
            R"({"id": "a", "title": "A", "ruleset": "temple", "size": [30, 30], "recipe": ")" +
            std::string(known.id) + "\"}"));
        QVERIFY(read);
        const level::Recipe& recipe = read->levels[0].recipe;
        QCOMPARE(recipe.builtIn, std::string(known.id));
        QVERIFY(recipe == known.recipe);
        // The same stages listed one by one form an equal recipe, but not a reference.
        level::Recipe listed{recipe.stages};
        QVERIFY(listed == recipe);
        QVERIFY(listed.builtIn.empty());
    }
}

void TestPackRead::winsWithoutObjectives() {
    level::Level level;
    QVERIFY((level::objectivesOf(level) == level::Objectives{-1}));
    level.objects.push_back({{}, level::ThingKind::Exit, {1, 1}, {}, {}, {}});
    level::Objectives objectives = level::objectivesOf(level);
    QCOMPARE(objectives.coins, level::Objectives::kAllCoins);
    QVERIFY(objectives.exit);
    QVERIFY(!objectives.bugs && !objectives.lasers && !objectives.boss && !objectives.consoles);
    level.objectives.boss = true;
    QVERIFY(level::objectivesOf(level) == level.objectives);
}

void TestPackRead::saysWhatIsWrong_data() {
    QTest::addColumn<QString>("folder");
    const QDir broken(MAZELOOM_TEST_DATA "/packs/broken");
    for (const QString& name : broken.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        QTest::newRow(qPrintable(name)) << broken.filePath(name);
    }
}

void TestPackRead::saysWhatIsWrong() {
    QFETCH(QString, folder);
    const auto read = pack::readFolder(folder.toStdString());
    QVERIFY(!read);
    QFile expected(folder + "/expected.txt");
    QVERIFY(expected.open(QIODevice::ReadOnly));
    QCOMPARE(QString::fromStdString(described(read.error())),
             QString::fromUtf8(expected.readAll()));
}

void TestPackRead::keepsWhatIsGood() {
    testing::MemorySource source = testing::loaded("packs/valid/small");
    source.files["levels/ring.json"].resize(1);
    const pack::Reading reading = pack::readWhatIsGood(source);
    QCOMPARE(reading.problems.size(), 1u);
    QCOMPARE(reading.pack.title, "A small pack");
    QCOMPARE(reading.pack.levels.size(), 1u);
    QCOMPARE(reading.pack.levels[0].id, "rock");
    QCOMPARE(reading.pack.rooms.size(), 1u);
    QVERIFY((reading.unread == std::vector<pack::Unread>{{false, "ring", 0}}));
    QVERIFY(reading.isPackFileWhole);
}

void TestPackRead::findsUnlistedFiles() {
    testing::MemorySource source = testing::loaded("packs/valid/small");
    QVERIFY(pack::readWhatIsGood(source).unlisted.empty());
    for (const char* name : {"levels/gamma.json", "rooms/gamma.json", "tiles/gamma.png",
                             // Not what a merge loses: other kinds of files, hidden ones,
                             // subfolders.
                             "levels/notes.txt", "levels/.gamma.json", "levels/old/gamma.json",
                             "levels/.json", "gamma.json"})
        source.files[name] = "{}";
    using Kind = pack::Unlisted::Kind;
    const std::vector<pack::Unlisted> expected{{Kind::Level, "levels/gamma.json", "gamma"},
                                               {Kind::Room, "rooms/gamma.json", "gamma"},
                                               {Kind::Tiles, "tiles/gamma.png", "gamma"}};
    const pack::Reading reading = pack::readWhatIsGood(source);
    QVERIFY(reading.unlisted == expected);
    // Unlisted files are no problems of the read files: the pack opens as if they were absent.
    QVERIFY(reading.problems.empty());
    const auto findings = check::checkUnlisted(reading.unlisted);
    QCOMPARE(findings.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        QVERIFY(!findings[i].isError());
        QCOMPARE(findings[i].problem.file, expected[i].file);
    }
    // A listed file that cannot be read is reported only once.
    source.files["levels/ring.json"] = "{";
    QVERIFY(pack::readWhatIsGood(source).unlisted == expected);
    // A damaged list does not tell which files are unlisted.
    source.files["pack.json"] = "{";
    QVERIFY(pack::readWhatIsGood(source).unlisted.empty());
}

void TestPackRead::keepsWhatIsUnfinished() {
    testing::MemorySource source = testing::loaded("packs/valid/small");
    const auto spoil = [&](const std::string& name, const std::string& what,
                           const std::string& with) {
        std::string& text = source.files[name];
        text.replace(text.find(what), what.size(), with);
    };
    spoil("levels/rock.json", R"(["maze"])", R"(["coins", "somersault"])");
    spoil("rooms/lair.json", R"("#....#")", R"("#.....")");
    const pack::Reading reading = pack::readWhatIsGood(source);
    QCOMPARE(reading.problems.size(), 4u);
    for (const Problem& problem : reading.problems)
        QVERIFY(problem.severity == Severity::Error);
    QVERIFY(reading.unread.empty());
    QCOMPARE(reading.pack.levels[1].recipe.stages.size(), 2u);
    QVERIFY(reading.pack.rooms[0].cells.at({5, 1}) == level::Terrain::Floor);
    QCOMPARE(reading.pack.rooms[0].entrances.size(), 2u);
    QVERIFY(!pack::read(source));
}

void TestPackRead::refusesWhatIsNoFolder() {
    const QTemporaryDir folder;
    const std::string root = folder.path().toStdString();
    const auto errorOf = [](const std::string& path) {
        const auto read = pack::readFolder(path);
        return read ? std::string() : described(read.error());
    };
    QCOMPARE(errorOf(root + "/none"), root + "/none: there is no such folder\n");
    QCOMPARE(errorOf(root), root + ": has no pack.json: this is no Mazeloom pack\n");
    QFile file(folder.filePath("file"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    QCOMPARE(errorOf(root + "/file"), root + "/file: is not a folder\n");
    QCOMPARE(errorOf(root + "/file/below"), root + "/file/below: there is no such folder\n");
}

void TestPackRead::refusesWhatMayNotBeRead() {
    if (geteuid() == 0) QSKIP("root can read all files");
    const QTemporaryDir folder;
    QFile file(folder.filePath("pack.json"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    QVERIFY(file.setPermissions({}));
    const auto read = pack::readFolder(folder.path().toStdString());
    QVERIFY(!read);
    QCOMPARE(described(read.error()), "pack.json: cannot be read: Permission denied\n");
}

void TestPackRead::refusesWhatIsNoRegularFile() {
    const QTemporaryDir folder;
    QVERIFY(QFile::link("/dev/zero", folder.filePath("pack.json")));
    const auto read = pack::readFolder(folder.path().toStdString());
    QVERIFY(!read);
    QCOMPARE(described(read.error()), "pack.json: is not a file\n");
}

void TestPackRead::linksStayInsideOfTheFolder_data() {
    QTest::addColumn<QString>("link");    // in the pack's folder
    QTest::addColumn<QString>("target");  // as the link stores it; %1: the folder that contains all
    QTest::addColumn<bool>("isGood");
    QTest::newRow("a file beside it") << "levels/a.json"
                                      << "../kept.json" << true;
    QTest::newRow("out and in again") << "levels/a.json"
                                      << "../../pack/kept.json" << true;
    QTest::newRow("a folder inside") << "levels"
                                     << "others" << true;
    QTest::newRow("a file outside") << "levels/a.json"
                                    << "../../a.json" << false;
    QTest::newRow("an absolute path") << "levels/a.json"
                                      << "%1/a.json" << false;
    QTest::newRow("a link to a link") << "levels/a.json"
                                      << "../out.json" << false;
    QTest::newRow("a folder outside") << "levels"
                                      << "../outside" << false;
    QTest::newRow("a folder whose name begins alike") << "levels/a.json"
                                                      << "../../pack2/a.json" << false;
}

void TestPackRead::linksStayInsideOfTheFolder() {
    QFETCH(QString, link);
    QFETCH(QString, target);
    QFETCH(bool, isGood);
    const QTemporaryDir all;
    const QDir dir(all.path());
    for (const char* folder : {"pack/others", "outside", "pack2"})
        QVERIFY(dir.mkpath(folder));
    const auto source = packOf(
        R"({"id": "a", "title": "A", "ruleset": "descent", "size": [5, 5], "recipe": ["maze"]})");
    const auto write = [&](const QString& name, const std::string& text) {
        QFile file(dir.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(text));
    };
    write("pack/pack.json", source.files.at("pack.json"));
    for (const char* name :
         {"pack/kept.json", "pack/others/a.json", "a.json", "outside/a.json", "pack2/a.json"})
        write(name, source.files.at("levels/a.json"));
    QVERIFY(QFile::link("../a.json", dir.filePath("pack/out.json")));
    if (link != "levels") QVERIFY(dir.mkpath("pack/levels"));
    const QString wanted = target.contains("%1") ? target.arg(all.path()) : target;
    // QFile::link() would make the target absolute.
    QCOMPARE(::symlink(qPrintable(wanted), qPrintable(dir.filePath("pack/" + link))), 0);
    // The folder that the user names may itself be a link.
    QVERIFY(QFile::link(dir.filePath("pack"), dir.filePath("named")));
    for (const char* named : {"pack", "named"}) {
        const auto read = pack::readFolder(dir.filePath(named).toStdString());
        if (isGood) {
            QVERIFY2(read, read ? "" : described(read.error()).c_str());
            QCOMPARE(read->levels.size(), std::size_t{1});
        } else {
            QVERIFY(!read);
            QCOMPARE(described(read.error()),
                     "levels/a.json: is a link that leads out of the pack's folder: put the file "
                     "itself there\n");
        }
    }
    // A folder read without a pack may contain links to anywhere.
    const auto bytes = pack::FolderSource(dir.filePath("pack").toStdString())
                           .read("levels/a.json", std::size_t{1} << 20);
    QVERIFY(bytes && *bytes == source.files.at("levels/a.json"));
}

void TestPackRead::boundsSizesBeforeReading() {
    const QTemporaryDir folder;
    QFile file(folder.filePath("pack.json"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    // A sparse file takes no space on the disk.
    QVERIFY(file.resize(qint64{1} << 40));
    file.close();
    const auto read = pack::readFolder(folder.path().toStdString());
    QVERIFY(!read);
    QCOMPARE(described(read.error()),
             "pack.json: has 1099511627776 bytes, at most 4194304 are allowed\n");
}

void TestPackRead::boundsTheNumberOfValues() {
    std::string level = R"({"more": [)";
    for (int i = 0; i < 3'000'000; ++i)
        level += "0,";
    const auto read = pack::read(packOf(level + "0]}"));
    QVERIFY(!read);
    QCOMPARE(described(read.error()),
             "levels/a.json: line 1, column 4000006: holds more than 2000000 values\n");
}

void TestPackRead::readsTheLargestLevel() {
    constexpr int kSide = level::kMaxSide;
    std::string level = R"({"id": "a", "title": "A", "ruleset": "descent", "recipe": ["maze"],)"
                        R"("size": [8192, 8192], "terrain": [)";
    std::string row(kSide + 2, '.');
    row.front() = row.back() = '"';
    for (int y = 0; y < kSide; ++y)
        level += (y == 0 ? "" : ",") + row;
    const auto read = pack::read(packOf(level + "]}"));
    QVERIFY2(read, read ? "" : described(read.error()).c_str());
    QCOMPARE(read->levels[0].paint->at({kSide - 1, kSide - 1}),
             static_cast<level::Paint>(level::Terrain::Floor));
}

void TestPackRead::boundsTexts_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("text");  // as in the file, with its quotes
    QTest::addColumn<int>("most");
    QTest::addColumn<QString>("place");
    const auto add = [](const char* name, const char* file, const char* text, int most,
                        const char* place) {
        QTest::newRow(name) << file << text << most << place;
    };
    add("pack", "pack.json", R"("A small pack")", 10'000, "title");
    add("description", "pack.json", R"("Everything that a pack can hold,\nonce.")", 20'000,
        "description");
    add("folder", "pack.json", R"("Not yet drawn")", 10'000, "tab 2");
    add("level", "levels/ring.json", R"("The ring")", 10'000, "title");
    add("notes", "levels/ring.json", R"("Coins all around.\nTake your time.")", 20'000, "notes");
    add("slate", "levels/ring.json", R"("Mind the gap.\nIt is wide.")", 20'000, "object 3, text");
    add("slate in German", "levels/ring.json", R"("Vorsicht,\nSpalte.")", 20'000,
        "object 3, translations, de");
    add("tag", "rooms/lair.json", R"("dark")", 10'000, "tag 2");
}

void TestPackRead::boundsTexts() {
    QFETCH(QString, file);
    QFETCH(QString, text);
    QFETCH(int, most);
    QFETCH(QString, place);
    testing::MemorySource source = testing::loaded("packs/valid/small");
    const std::string whole = source.files[file.toStdString()];
    const std::size_t at = whole.find(text.toStdString());
    QVERIFY(at != std::string::npos);
    // The limit counts characters, not bytes.
    const auto readWith = [&](int characters) {
        source.files[file.toStdString()] =
            QString::fromStdString(whole)
                .replace(text, '"' + QString(characters, QChar(0x20ac)) + '"')
                .toStdString();
        return pack::read(source);
    };
    const auto largest = readWith(most);
    QVERIFY2(largest, largest ? "" : described(largest.error()).c_str());
    const auto tooLarge = readWith(most + 1);
    QVERIFY(!tooLarge);
    QCOMPARE(QString::fromStdString(described(tooLarge.error())),
             QStringLiteral("%1: %2: has %3 characters, at most %4 are allowed\n")
                 .arg(file, place)
                 .arg(most + 1)
                 .arg(most));
}

MAZELOOM_TEST(TestPackRead)

}  // namespace mazeloom::tst_pack_read

#include "tst_pack_read.moc"
