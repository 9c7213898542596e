// SPDX-License-Identifier: MIT
#include <QDirIterator>
#include <QTemporaryDir>
#include <QTest>

#include "core/pack/archive/archive_write.h"
#include "core/pack/disk/folder_source.h"
#include "resources/resources.h"
#include "tests/support/test_program.h"
#include "widgets/document/pack_file.h"
#include "widgets/document/pack_source.h"

namespace mazeloom::tst_pack_source {

class TestPackSource : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { resources::initialise(); }
    void holdsEveryFileOfTheBuiltInPacks();
    void opensFolders();
    void opensArchives();
    void saysWhatDoesNotExist();
};

void TestPackSource::holdsEveryFileOfTheBuiltInPacks() {
    QCOMPARE(widgets::builtInPacks(),
             QStringList({"classic", "descent", "dungeons", "lab", "temple"}));
    for (const QString& pack : widgets::builtInPacks()) {
        const auto source = widgets::openPack("builtin:" + pack);
        QVERIFY(source);
        const QDir folder(QDir::current().filePath(QString(MAZELOOM_PACKS) + '/' + pack));
        int count = 0;
        QDirIterator files(folder.path(), {"*.json"}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const std::string name = folder.relativeFilePath(file.fileName()).toStdString();
            QVERIFY((*source)->exists(name));
            const auto bytes = (*source)->read(name, 10'000'000);
            QVERIFY(bytes);
            QCOMPARE(QByteArray::fromStdString(*bytes), file.readAll());
            ++count;
        }
        QVERIFY(count > (pack == "classic" ? 1 : 5));
        QVERIFY(!(*source)->exists("levels/none.json"));
        QCOMPARE((*source)->read("levels/none.json", 1000).error().describe(),
                 "levels/none.json: there is no such file");
        QCOMPARE((*source)->read("pack.json", 10).error().describe(), "pack.json: is too large");
    }
}

void TestPackSource::opensFolders() {
    const auto source = widgets::openPack(MAZELOOM_PACKS "/temple");
    QVERIFY(source);
    QVERIFY((*source)->exists("pack.json"));
}

void TestPackSource::opensArchives() {
    const auto pack = pack::readFolder(MAZELOOM_PACKS "/temple");
    QVERIFY(pack);
    const auto bytes = pack::writeArchive(*pack, {});
    QVERIFY(bytes);
    const QTemporaryDir folder;
    for (const QString file : {"temple.mazepack", "TEMPLE.MAZEPACK"}) {
        const QString path = folder.filePath(file);
        QVERIFY(pack::saveArchive(*bytes, path.toStdString()));
        const auto source = widgets::openPack(path);
        QVERIFY(source);
        const auto same = pack::read(**source);
        QVERIFY(same && *same == *pack);
    }
    // In the editor, an archive has no folder to be saved into and can be unpacked into one.
    const QString path = folder.filePath("temple.mazepack");
    const widgets::OpenPack open = widgets::openPackFile(path);
    QVERIFY(open.document->pack() == *pack);
    QVERIFY(!open.file->canSave());
    QVERIFY(open.file->saveAs(folder.filePath("unpacked")));
    const auto unpacked = pack::readFolder(folder.filePath("unpacked").toStdString());
    QVERIFY(unpacked && *unpacked == *pack);
    QFile archive(path);
    QVERIFY(archive.open(QIODevice::ReadOnly));
    QVERIFY(archive.readAll() == QByteArray::fromStdString(*bytes));

    const auto missing = widgets::openPack(folder.filePath("none.mazepack"));
    QVERIFY(!missing);
    QCOMPARE(QString::fromStdString(missing.error().describe()),
             folder.filePath("none.mazepack") + ": there is no such file");
}

void TestPackSource::saysWhatDoesNotExist() {
    const auto errorOf = [](const QString& name) {
        const auto source = widgets::openPack(name);
        return source ? QString() : QString::fromStdString(source.error().describe());
    };
    QCOMPARE(errorOf("builtin:tempel"),
             "builtin:tempel: there is no such built-in pack; there are builtin:classic, "
             "builtin:descent, builtin:dungeons, builtin:lab, builtin:temple");
    QCOMPARE(errorOf("builtin:"),
             "builtin:: there is no such built-in pack; there are builtin:classic, "
             "builtin:descent, builtin:dungeons, builtin:lab, builtin:temple");
    QCOMPARE(errorOf("builtin:../packs/temple").section(": ", 1),
             "there is no such built-in pack; there are builtin:classic, builtin:descent, "
             "builtin:dungeons, builtin:lab, builtin:temple");
    const QTemporaryDir folder;
    QCOMPARE(errorOf(folder.filePath("none")),
             folder.filePath("none") + ": there is no such folder");
}

MAZELOOM_TEST(TestPackSource)

}  // namespace mazeloom::tst_pack_source

#include "tst_pack_source.moc"
