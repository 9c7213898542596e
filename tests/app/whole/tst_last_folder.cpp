// SPDX-License-Identifier: MIT
// Dialogs begin in a folder that exists.
#include <QFileInfo>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include "app/dialogs/last_folder.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_last_folder {

class TestLastFolder : public QObject {
    Q_OBJECT

  private slots:
    void cleanup() { QSettings().remove(app::kExportFolder); }

    void isTheOneThatWasChosen() {
        QTemporaryDir folder;
        app::keepFolder(app::kExportFolder, folder.path());
        QCOMPARE(app::lastFolder(app::kExportFolder), folder.path());
    }

    /// Without an existing folder, a long export could end with no place to save to.
    void isThereWhenNoneWasChosen() {
        QVERIFY(QFileInfo(app::lastFolder(app::kExportFolder)).isDir());
    }

    void isAnotherWhenTheChosenOneIsGone() {
        QString gone;
        {
            QTemporaryDir folder;
            gone = folder.path();
        }
        app::keepFolder(app::kExportFolder, gone);
        QVERIFY(app::lastFolder(app::kExportFolder) != gone);
        QVERIFY(QFileInfo(app::lastFolder(app::kExportFolder)).isDir());
    }
};

MAZELOOM_TEST(TestLastFolder)

}  // namespace mazeloom::tst_last_folder

#include "tst_last_folder.moc"
