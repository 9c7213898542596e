// SPDX-License-Identifier: MIT
// WYSIWYG: pictures that `mazeloom generate` and `mazeloom export` write have the same cells as the
// window's canvas.
#include <memory>
#include <vector>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "core/level/campaign/floor_of.h"
#include "core/pack/archive/archive_write.h"
#include "core/pack/disk/folder_source.h"
#include "resources/resources.h"
#include "tests/app/support/canvas_picture.h"
#include "tests/app/support/program.h"
#include "tests/support/packs/packs.h"
#include "tests/support/test_program.h"
#include "widgets/document/generation_service.h"
#include "widgets/exchange/pictures/level_painter.h"
#include "widgets/theme/theme_ids.h"

namespace mazeloom::tst_cli_look {

class TestCliLook : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void picturesAreAsTheCanvas_data();
    void picturesAreAsTheCanvas();
    void exportedPicturesAreTheSame();
    void filmsEndAsPicturesDo();

  private:
    QString own() const { return folder_.filePath("own.mazepack"); }

    QTemporaryDir folder_;
};

namespace {

constexpr std::uint64_t kSeed = 7;

struct Wanted {
    QString theme;
    bool letters = false;
    int cell = 16;

    QStringList options() const {
        QStringList words{"--theme", theme, "--scale", QString::number(cell)};
        if (letters) words << "--letters";
        return words;
    }
    /// Returns the theme as the window gives it to its canvas.
    widgets::Theme ofCanvas() const {
        widgets::Theme all = widgets::themeNamed(theme.toStdString());
        all.hasLetters = letters;
        all.hasLoudTraps = false;
        return all;
    }
};

std::vector<Wanted> allLooks() {
    std::vector<Wanted> looks;
    for (const QString theme : widgets::themeIds()) {
        looks.push_back({theme, false, 16});
        // Letters change nothing in a terminal.
        if (!theme.endsWith("-terminal")) looks.push_back({theme, true, 16});
    }
    // Plain shapes, drawings without a rim, and drawings for large cells.
    for (const int cell : {5, 8, 24})
        looks.push_back({"dark", false, cell});
    looks.push_back({"light", true, 24});
    return looks;
}

level::Pack packOf(const QString& name) {
    if (!name.startsWith("builtin:")) return testing::packOfItsOwn();
    auto pack = pack::readFolder(std::string(MAZELOOM_PACKS "/") + name.mid(8).toStdString());
    if (!pack) qFatal("%s", pack.error().front().describe().c_str());
    return *std::move(pack);
}

/// Generates the level and shows it finished.
void show(widgets::Player& player, const level::Pack& pack, const std::string& id) {
    const level::Level& level = *pack.findLevel(id);
    const widgets::GenerationRequest request{
        std::make_shared<const level::Level>(level), pack.rooms.share(), kSeed,
        level::floorOf(pack.descent, level), pack.ownKinds.share()};
    auto recorded = generate::record(level, *request.rooms, kSeed, widgets::optionsOf(request));
    if (recorded.failure) qFatal("%s", recorded.failure->describe().c_str());
    player.setTimeline(std::make_unique<trace::Timeline>(std::move(recorded.trace)), false);
}

QImage pictureIn(const QByteArray& bytes) {
    return QImage::fromData(bytes, "PNG").convertToFormat(QImage::Format_RGB32);
}

}  // namespace

void TestCliLook::initTestCase() {
    resources::initialise();
    const auto bytes = pack::writeArchive(testing::packOfItsOwn(), {});
    QVERIFY(bytes.has_value());
    QFile file(own());
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(QByteArray::fromStdString(*bytes)), qint64(bytes->size()));
}

void TestCliLook::picturesAreAsTheCanvas_data() {
    QTest::addColumn<QString>("pack");
    QTest::addColumn<QString>("level");
    QTest::addRow("temple") << "builtin:temple"
                            << "the-ring";
    QTest::addRow("caves") << "builtin:temple"
                           << "old-caves";
    QTest::addRow("doors") << "builtin:descent"
                           << "gatehouse";
    QTest::addRow("dungeon") << "builtin:dungeons"
                             << "crypt";
    QTest::addRow("own") << own() << "own";
}

void TestCliLook::picturesAreAsTheCanvas() {
    QFETCH(QString, pack);
    QFETCH(QString, level);
    const std::vector<Wanted> looks = allLooks();
    std::vector<QStringList> arguments;
    for (const Wanted& wanted : looks) {
        arguments.push_back(QStringList{"generate", pack, "--level", level, "--seed",
                                        QString::number(kSeed), "--format", "png"} +
                            wanted.options());
    }
    const auto written = testing::runPrograms(arguments, QProcessEnvironment::systemEnvironment());
    widgets::Player player;
    show(player, packOf(pack), level.toStdString());
    std::vector<QImage> seen;
    for (std::size_t i = 0; i < looks.size(); ++i) {
        QCOMPARE(written[i].messages, QByteArray());
        QCOMPARE(written[i].exitCode, 0);
        const int cell = looks[i].cell;
        seen.push_back(testing::canvasPicture(player, looks[i].ofCanvas(), cell));
        const auto other = testing::firstOtherCell(seen.back(), pictureIn(written[i].out), cell);
        QVERIFY2(!other, arguments[i].join(' ').toUtf8() + ": " + testing::describe(other));
    }
    // Letters and themes must look different, or the comparisons above would prove nothing.
    for (std::size_t i = 0; i < looks.size(); ++i) {
        for (std::size_t k = 0; k < i; ++k)
            QVERIFY2(seen[i] != seen[k], arguments[i].join(' ').toUtf8());
    }
}

void TestCliLook::exportedPicturesAreTheSame() {
    for (const QStringList& look : {QStringList(), QStringList{"--letters", "--theme", "light"}}) {
        const QStringList more = QStringList{"--scale", "16"} + look;
        const QString file = folder_.filePath("exported.png");
        const auto exported = testing::runProgram(
            QStringList{"export", own(), "--level", "own", "--seed", "7", "-o", file} + more);
        QCOMPARE(exported.messages, QByteArray());
        const auto generated = testing::runProgram(
            QStringList{"generate", own(), "--level", "own", "--seed", "7", "--format", "png"} +
            more);
        const auto other = testing::firstOtherCell(
            QImage(file).convertToFormat(QImage::Format_RGB32), pictureIn(generated.out), 16, 0);
        QVERIFY2(!other, testing::describe(other));
    }
    // An archive contains levels instead of pictures, so --letters is refused.
    const auto archive = testing::runProgram(
        {"export", own(), "--letters", "-o", folder_.filePath("other.mazepack")});
    QCOMPARE(archive.exitCode, 2);
    QVERIFY2(archive.messages.contains("--letters: an archive"), archive.messages);
}

void TestCliLook::filmsEndAsPicturesDo() {
    for (const QStringList& look : {QStringList(), QStringList{"--letters"}}) {
        const QStringList more = QStringList{"--scale", "16", "--theme", "high-contrast"} + look;
        const QString frames = folder_.filePath(look.isEmpty() ? "frames" : "letters");
        const auto written = testing::runProgram(
            QStringList{"animate", "builtin:dungeons", "--level", "crypt", "--seed", "7",
                        "--seconds", "1", "--fps", "2", "-o", frames} +
            more);
        QCOMPARE(written.messages, QByteArray());
        const auto generated =
            testing::runProgram(QStringList{"generate", "builtin:dungeons", "--level", "crypt",
                                            "--seed", "7", "--format", "png"} +
                                more);
        const QStringList names = QDir(frames).entryList(QDir::Files, QDir::Name);
        QVERIFY(names.size() > 1);
        const auto other = testing::firstOtherCell(
            QImage(QDir(frames).filePath(names.back())).convertToFormat(QImage::Format_RGB32),
            pictureIn(generated.out), 16, 0);
        QVERIFY2(!other, testing::describe(other));
    }
}

MAZELOOM_TEST(TestCliLook)

}  // namespace mazeloom::tst_cli_look

#include "tst_cli_look.moc"
