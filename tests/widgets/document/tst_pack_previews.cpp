// SPDX-License-Identifier: MIT
// Previews of packs: their content, when they are made again, and that the disk may hold anything.
#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "core/edit/new_pack.h"
#include "resources/resources.h"
#include "tests/support/test_program.h"
#include "widgets/document/edits.h"
#include "widgets/document/pack_file.h"
#include "widgets/welcome/pack_previews.h"

namespace mazeloom::tst_pack_previews {

using widgets::PackPreview;
using widgets::PackPreviews;
using widgets::PreviewCache;
using widgets::Theme;
using State = PackPreview::State;

class TestPackPreviews : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { resources::initialise(); }
    void init();

    void builtInPacksHavePictures_data();
    void builtInPacksHavePictures();
    void everyLevelSizeFits_data();
    void everyLevelSizeFits();
    void hugeLevelsAreNotMade();
    void readsOnlyTheFirstLevel();
    void tellsMissingFromUnreadable();
    void comesFromTheCache();
    void aChangedPackIsMadeAnew();
    void themesHaveTheirOwn();
    void brokenCacheFilesAreMadeAnew();
    void theCacheIsBounded();
    void theLatestRequestIsAnswered();
    void goesWhileItWorks();

  private:
    QString path(const QString& name) const { return folder_->filePath(name); }
    /// Saves a pack with one level of that size and returns its folder.
    QString saved(const QString& name, grid::Size size = {24, 16});
    static PackPreview make(const QString& name, QSize pixels = kPixels);
    /// Requests a preview and waits for it.
    PackPreview ask(PackPreviews& previews, const QString& name, const Theme& theme);
    QStringList cached() const {
        return QDir(path("cache")).entryList({"*.png"}, QDir::Files, QDir::Name);
    }

    static constexpr QSize kPixels{224, 140};
    std::unique_ptr<QTemporaryDir> folder_;
};

void TestPackPreviews::init() {
    folder_ = std::make_unique<QTemporaryDir>();
    QVERIFY(folder_->isValid());
}

QString TestPackPreviews::saved(const QString& name, grid::Size size) {
    level::Pack pack = edit::newPack(name.toStdString(), "Level");
    pack.levels.front() = edit::newLevel("Level", size);
    pack.levels.front().id = "level";
    const auto open = widgets::newPackFile(name, pack);
    [&] { QVERIFY(open.file->saveAs(path(name))); }();
    return path(name);
}

PackPreview TestPackPreviews::make(const QString& name, QSize pixels) {
    return widgets::makePreview(name, pixels, Theme::dark(), false);
}

PackPreview TestPackPreviews::ask(PackPreviews& previews, const QString& name, const Theme& theme) {
    QSignalSpy ready(&previews, &PackPreviews::ready);
    previews.request(name, kPixels, theme);
    if (!ready.wait(30'000)) return {};
    return ready.front()[1].value<PackPreview>();
}

void TestPackPreviews::builtInPacksHavePictures_data() {
    QTest::addColumn<QString>("name");
    QTest::newRow("temple") << "builtin:temple";
    QTest::newRow("dungeons") << "builtin:dungeons";
}

void TestPackPreviews::builtInPacksHavePictures() {
    QFETCH(QString, name);
    const PackPreview preview = make(name);
    const auto pack = widgets::openPackFile(name);
    QCOMPARE(preview.state, State::Good);
    QCOMPARE(preview.title, pack.document->title());
    QCOMPARE(preview.levels, static_cast<int>(pack.document->pack().levels.size()));
    QCOMPARE(preview.rooms, static_cast<int>(pack.document->pack().rooms.size()));
    QCOMPARE(preview.picture.size(), kPixels);
    // A level has many colours; an empty canvas has one.
    QSet<QRgb> colours;
    for (int y = 0; y < kPixels.height(); ++y) {
        for (int x = 0; x < kPixels.width(); ++x)
            colours.insert(preview.picture.pixel(x, y));
    }
    QVERIFY(colours.size() > 8);
    QVERIFY(!widgets::previewStamp(name).isEmpty());
}

void TestPackPreviews::everyLevelSizeFits_data() {
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("height");
    for (const auto& [width, height] : {std::pair{3, 3}, std::pair{21, 15}, std::pair{512, 3},
                                        std::pair{3, 512}, std::pair{200, 120}})
        QTest::addRow("%d × %d", width, height) << width << height;
}

void TestPackPreviews::everyLevelSizeFits() {
    QFETCH(int, width);
    QFETCH(int, height);
    const QString pack = saved("p", {width, height});
    for (const QSize pixels : {kPixels, kPixels * 2, QSize(7, 500)})
        QCOMPARE(make(pack, pixels).picture.size(), pixels);
}

void TestPackPreviews::hugeLevelsAreNotMade() {
    const PackPreview preview = make(saved("p", {1024, 1024}));
    QCOMPARE(preview.state, State::Good);
    QCOMPARE(preview.levels, 1);
    QVERIFY(preview.picture.isNull());
}

void TestPackPreviews::readsOnlyTheFirstLevel() {
    level::Pack pack = edit::newPack("Many", "First");
    for (int i = 0; i < 5; ++i) {
        pack.levels.push_back(edit::newLevel("More"));
        pack.levels.back().id = "more-" + std::to_string(i);
    }
    const auto open = widgets::newPackFile("Many", pack);
    QVERIFY(open.file->saveAs(path("p")));
    // Only the first level is read, whatever the others contain.
    QFile other(path("p/levels/more-3.json"));
    QVERIFY(other.open(QIODevice::WriteOnly | QIODevice::Truncate));
    other.write("nonsense");
    other.close();
    const PackPreview preview = make(path("p"));
    QCOMPARE(preview.state, State::Good);
    QCOMPARE(preview.levels, 6);
    QVERIFY(!preview.picture.isNull());
}

void TestPackPreviews::tellsMissingFromUnreadable() {
    QCOMPARE(make(path("nothing")).state, State::Missing);
    QCOMPARE(make("builtin:nothing").state, State::Missing);
    QVERIFY(widgets::previewStamp(path("nothing")).isEmpty());
    QDir(folder_->path()).mkdir("empty");
    QCOMPARE(make(path("empty")).state, State::Unreadable);
    const QString pack = saved("p");
    QFile file(pack + "/pack.json");
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write("{");
    file.close();
    QCOMPARE(make(pack).state, State::Unreadable);
}

void TestPackPreviews::comesFromTheCache() {
    const QString pack = saved("p");
    PackPreview first;
    {
        PackPreviews previews(path("cache"));
        first = ask(previews, pack, Theme::dark());
    }
    QCOMPARE(cached().size(), 1);
    // Marks the cached picture, so that it differs from a new one.
    const QString file = path("cache/" + cached().front());
    QImage image(file);
    QImage marked(image.size(), QImage::Format_RGB32);
    marked.fill(Qt::magenta);
    for (const QString& key : image.textKeys())
        marked.setText(key, image.text(key));
    QVERIFY(marked.save(file));
    PackPreviews previews(path("cache"));
    const PackPreview again = ask(previews, pack, Theme::dark());
    QCOMPARE(again.picture.pixelColor(0, 0), QColor(Qt::magenta));
    QCOMPARE(again.title, first.title);
    QCOMPARE(again.levels, first.levels);
    QCOMPARE(again.rooms, first.rooms);
}

void TestPackPreviews::aChangedPackIsMadeAnew() {
    const QString pack = saved("p");
    PackPreviews previews(path("cache"));
    const PackPreview before = ask(previews, pack, Theme::dark());
    auto open = widgets::openPackFile(pack);
    setPackTitle(*open.document, "Another title", {});
    QVERIFY(open.file->save());
    const PackPreview after = ask(previews, pack, Theme::dark());
    QCOMPARE(after.title, QString("Another title"));
    QVERIFY(before.title != after.title);
    QCOMPARE(cached().size(), 1);  // it replaces the old one
}

void TestPackPreviews::themesHaveTheirOwn() {
    const QString pack = saved("p");
    PackPreviews previews(path("cache"));
    const PackPreview dark = ask(previews, pack, Theme::dark());
    const PackPreview light = ask(previews, pack, Theme::light());
    QVERIFY(dark.picture != light.picture);
    QCOMPARE(cached().size(), 2);
    QCOMPARE(ask(previews, pack, Theme::dark()).picture, dark.picture);
}

void TestPackPreviews::brokenCacheFilesAreMadeAnew() {
    const QString pack = saved("p");
    PackPreviews previews(path("cache"));
    const PackPreview good = ask(previews, pack, Theme::dark());
    const QString file = path("cache/" + cached().front());
    QByteArray bytes;
    {
        QFile whole(file);
        QVERIFY(whole.open(QIODevice::ReadOnly));
        bytes = whole.readAll();
    }
    for (const qsizetype length : {qsizetype{0}, qsizetype{20}, bytes.size() / 2}) {
        QFile broken(file);
        QVERIFY(broken.open(QIODevice::WriteOnly | QIODevice::Truncate));
        broken.write(bytes.left(length));
        broken.close();
        const PackPreview again = ask(previews, pack, Theme::dark());
        QCOMPARE(again.state, State::Good);
        QCOMPARE(again.picture, good.picture);
    }
}

void TestPackPreviews::theCacheIsBounded() {
    const PreviewCache cache(path("cache"));
    PackPreview preview{State::Good, "Title", 1, 0, QImage(8, 5, QImage::Format_RGB32)};
    preview.picture.fill(Qt::blue);
    for (int i = 0; i < PreviewCache::kMost + 10; ++i)
        cache.store(QString::number(i), "stamp", preview, Theme::dark());
    QCOMPARE(cached().size(), PreviewCache::kMost);
    const int last = PreviewCache::kMost + 9;
    QVERIFY(cache.load(QString::number(last), "stamp", {8, 5}, Theme::dark()));
    QVERIFY(!cache.load(QString::number(last), "other", {8, 5}, Theme::dark()));
    QVERIFY(!cache.load(QString::number(last), "stamp", {9, 5}, Theme::dark()));
    // A disk that refuses to write is not an error.
    QFile file(path("file"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    PreviewCache(path("file/cache")).store("name", "stamp", preview, Theme::dark());
}

void TestPackPreviews::theLatestRequestIsAnswered() {
    const QString pack = saved("p", {200, 200});
    PackPreviews previews(path("cache"));
    QSignalSpy ready(&previews, &PackPreviews::ready);
    for (int i = 0; i < 20; ++i)
        previews.request(pack, kPixels, i % 2 == 0 ? Theme::light() : Theme::dark());
    QVERIFY(ready.wait(30'000));
    QTest::qWait(50);
    QCOMPARE(ready.count(), 1);
    QCOMPARE(ready.front()[1].value<PackPreview>().picture, make(pack).picture);
}

void TestPackPreviews::goesWhileItWorks() {
    const QString pack = saved("p", {400, 400});
    for (int i = 0; i < 20; ++i) {
        auto previews = std::make_unique<PackPreviews>(path("cache"));
        for (const QString& name : {pack, QString("builtin:temple"), QString("builtin:dungeons")})
            previews->request(name, kPixels, Theme::dark());
        QTest::qWait(i);
        previews.reset();
    }
}

MAZELOOM_TEST(TestPackPreviews)

}  // namespace mazeloom::tst_pack_previews

#include "tst_pack_previews.moc"
