// SPDX-License-Identifier: MIT
#include <QDirIterator>
#include <QTemporaryDir>
#include <QTest>

#include "resources/resources.h"
#include "widgets/document/pack_source.h"

using namespace mazeloom;

class TestPackSource : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { resources::initialise(); }
    void holdsEveryFileOfTheBuiltInPacks();
    void opensFolders();
    void saysWhatDoesNotExist();
};

void TestPackSource::holdsEveryFileOfTheBuiltInPacks() {
    QCOMPARE(widgets::builtInPacks(), QStringList({"dungeons", "temple"}));
    for (const QString& pack : widgets::builtInPacks()) {
        const auto source = widgets::openPack("builtin:" + pack);
        QVERIFY(source);
        const QDir folder(QString(MAZELOOM_PACKS) + '/' + pack);
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
        QVERIFY(count > 5);
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

void TestPackSource::saysWhatDoesNotExist() {
    const auto errorOf = [](const QString& name) {
        const auto source = widgets::openPack(name);
        return source ? QString() : QString::fromStdString(source.error().describe());
    };
    QCOMPARE(errorOf("builtin:tempel"),
             "builtin:tempel: there is no such built-in pack; there are builtin:dungeons, "
             "builtin:temple");
    QCOMPARE(errorOf("builtin:"),
             "builtin:: there is no such built-in pack; there are builtin:dungeons, "
             "builtin:temple");
    QCOMPARE(errorOf("builtin:../packs/temple").section(": ", 1),
             "there is no such built-in pack; there are builtin:dungeons, builtin:temple");
    const QTemporaryDir folder;
    QCOMPARE(errorOf(folder.filePath("none")),
             folder.filePath("none") + ": there is no such folder");
}

QTEST_MAIN(TestPackSource)
#include "tst_pack_source.moc"
