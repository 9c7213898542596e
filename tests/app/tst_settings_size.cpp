// SPDX-License-Identifier: MIT
// A settings file larger than the program ever writes is set aside. Only the beginning of an
// overlong list in the settings is read.
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include "app/workspace/recent_packs.h"
#include "app/workspace/settings_size.h"
#include "tests/support/own_home.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_settings_size {

class TestSettingsSize : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { testing::takeOwnHome(); }
    void largeSettingsAreSetAside();
    void theNewestOfManyRecentPacksAreShown();
};

void TestSettingsSize::largeSettingsAreSetAside() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("mazeloom.conf");
    const auto put = [&](qint64 size) {
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.resize(size);
    };
    QVERIFY(app::setAsideLargeSettings(path).isEmpty());
    QVERIFY(put(app::kMostSettingsBytes));
    QVERIFY(app::setAsideLargeSettings(path).isEmpty());
    QVERIFY(QFile::exists(path));
    for (const char* number : {"1", "2"}) {
        QVERIFY(put(app::kMostSettingsBytes + 1));
        const QString aside = app::setAsideLargeSettings(path);
        QCOMPARE(aside, path + ".too-large-" + number);
        QCOMPARE(QFileInfo(aside).size(), app::kMostSettingsBytes + 1);
        QVERIFY(!QFile::exists(path));
    }
}

void TestSettingsSize::theNewestOfManyRecentPacksAreShown() {
    QStringList many;
    for (int i = 0; i < 100'000; ++i)
        many << QString("/packs/%1").arg(i);
    QSettings().setValue("file/recent", many);
    app::RecentPacks recent;
    QVERIFY(recent.names().size() < 100);
    QCOMPARE(recent.names().front(), many.front());
    recent.add("/packs/new", "New");
    QCOMPARE(recent.names().front(), QString("/packs/new"));
    QVERIFY(QSettings().value("file/recent").toStringList().size() < 100);
}

MAZELOOM_TEST(TestSettingsSize)

}  // namespace mazeloom::tst_settings_size

#include "tst_settings_size.moc"
