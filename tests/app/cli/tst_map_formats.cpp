// SPDX-License-Identifier: MIT
// Pins the output of each format by a folder of tests/data/maps with the format's name. It holds a
// file for each level, as `mazeloom generate` writes it. MAZELOOM_WRITE_GOLDEN=1 rewrites them.
#include <algorithm>
#include <cstdlib>

#include <QDir>
#include <QFile>
#include <QImage>
#include <QTest>

#include "app/cli/maps/map_output.h"
#include "tests/app/support/program.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_map_formats {

class TestMapFormats : public QObject {
    Q_OBJECT

  private slots:
    void eachHasItsFolder();
    void eachWritesWhatIsPinned_data();
    void eachWritesWhatIsPinned();
};

namespace {

const QString kFolders = MAZELOOM_TEST_DATA "/maps";

QStringList formats() {
    QStringList ids;
    for (const char* id : app::mapFormatIds())
        ids << id;
    ids.sort();
    return ids;
}

/// Returns the largest colour difference of two pictures, averaged over blocks of pixels: the edges
/// of letters vary with the version of the font library.
int farthestApart(const QImage& a, const QImage& b) {
    constexpr int kBlock = 12;
    const auto seen = [](const QImage& image) {
        return image.convertToFormat(QImage::Format_RGB32)
            .scaled(image.size() / kBlock, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    };
    const QImage first = seen(a);
    const QImage second = seen(b);
    int most = 0;
    for (int y = 0; y < first.height(); ++y) {
        for (int x = 0; x < first.width(); ++x) {
            const QRgb p = first.pixel(x, y);
            const QRgb q = second.pixel(x, y);
            most = std::max({most, std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)),
                             std::abs(qBlue(p) - qBlue(q))});
        }
    }
    return most;
}

}  // namespace

void TestMapFormats::eachHasItsFolder() {
    QStringList folders = QDir(kFolders).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    folders.sort();
    if (!qEnvironmentVariableIsSet("MAZELOOM_WRITE_GOLDEN")) QCOMPARE(folders, formats());
}

void TestMapFormats::eachWritesWhatIsPinned_data() {
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("level");
    for (const QString& format : formats()) {
        for (const QString level : {"ring", "rock"})
            QTest::addRow("%s %s", qPrintable(format), qPrintable(level)) << format << level;
    }
    // The formats that store darkness.
    for (const QString format : {"json", "ldtk", "tmj", "tmx"})
        QTest::addRow("%s night", qPrintable(format)) << format << "night";
}

void TestMapFormats::eachWritesWhatIsPinned() {
    QFETCH(QString, format);
    QFETCH(QString, level);
    const QString pack =
        QString(MAZELOOM_TEST_DATA "/packs/valid/") + (level == "night" ? "night" : "small");
    const auto written = testing::runProgram(
        {"generate", pack, "--level", level, "--seed", "7", "--format", format});
    QCOMPARE(written.exitCode, 0);
    QFile file(kFolders + '/' + format + '/' + level + '.' + format);
    if (qEnvironmentVariableIsSet("MAZELOOM_WRITE_GOLDEN")) {
        QVERIFY(QDir().mkpath(kFolders + '/' + format));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(written.out), written.out.size());
        return;
    }
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
    const QByteArray pinned = file.readAll();
    const QImage picture = QImage::fromData(pinned);
    if (picture.isNull()) {
        QCOMPARE(written.out, pinned);
        return;
    }
    const QImage made = QImage::fromData(written.out);
    QCOMPARE(made.size(), picture.size());
    const int apart = farthestApart(made, picture);
    QVERIFY2(apart <= 8, qPrintable(QString("%1 of 255").arg(apart)));
}

MAZELOOM_TEST(TestMapFormats)

}  // namespace mazeloom::tst_map_formats

#include "tst_map_formats.moc"
