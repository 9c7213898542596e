// SPDX-License-Identifier: MIT
#include <QDirIterator>
#include <QFile>
#include <QPalette>
#include <QPixmap>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTest>

#include "tests/support/test_program.h"
#include "widgets/theme/icon.h"

namespace mazeloom::tst_icons {

class TestIcons : public QObject {
    Q_OBJECT

  private slots:
    void everyDrawingParses();
    void everyIconShowsSomethingAtEverySize();
    void followsThePalette();
    void ownColoursStay();
    void unknownNameGivesNoIcon();
    void everyNameInTheSourcesExists();
};

namespace {

/// Counts the pixels that are more than half covered, and returns the most covered one's colour.
int inked(const QImage& image, QColor* colour = nullptr) {
    int count = 0;
    int most = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor pixel = image.pixelColor(x, y);
            if (pixel.alpha() > 127) ++count;
            if (pixel.alpha() > most) {
                most = pixel.alpha();
                if (colour != nullptr) *colour = pixel;
            }
        }
    }
    return count;
}

QImage imageOf(const QIcon& icon, int side, QIcon::Mode mode = QIcon::Normal) {
    return icon.pixmap(QSize(side, side), 1.0, mode).toImage();
}

}  // namespace

void TestIcons::everyDrawingParses() {
    const QStringList names = widgets::iconNames();
    QVERIFY(names.size() >= 37);
    for (const QString& name : names) {
        QSvgRenderer drawing(":/icons/" + name + ".svg");
        QVERIFY2(drawing.isValid(), qPrintable(name));
        QCOMPARE(drawing.viewBoxF(), QRectF(0, 0, 24, 24));
    }
}

void TestIcons::everyIconShowsSomethingAtEverySize() {
    for (const QString& name : widgets::iconNames()) {
        for (int side : {16, 24, 48}) {
            const QImage image = imageOf(widgets::themedIcon(name), side);
            QCOMPARE(image.size(), QSize(side, side));
            const int pixels = inked(image);
            QVERIFY2(pixels > side / 2 && pixels < side * side * 3 / 4, qPrintable(name));
        }
    }
    for (int side : {16, 32, 256}) {
        QVERIFY(inked(imageOf(widgets::applicationIcon(), side)) > side * side / 2);
    }
}

void TestIcons::followsThePalette() {
    const QPalette before = QGuiApplication::palette();
    const QIcon icon = widgets::themedIcon("play");
    for (const QColor& wanted : {QColor("#ff2040"), QColor("#20ff40")}) {
        QPalette palette = before;
        palette.setColor(QPalette::Active, QPalette::ButtonText, wanted);
        palette.setColor(QPalette::Disabled, QPalette::ButtonText, Qt::blue);
        QGuiApplication::setPalette(palette);
        QColor seen;
        inked(imageOf(icon, 48), &seen);
        QCOMPARE(seen, wanted);
        inked(imageOf(icon, 48, QIcon::Disabled), &seen);
        QCOMPARE(seen, QColor(Qt::blue));
    }
    QGuiApplication::setPalette(before);
}

void TestIcons::ownColoursStay() {
    QColor seen;
    const QIcon icon = widgets::themedIcon("warning", QColor("#aa7700"), QColor("#777777"));
    inked(imageOf(icon, 48), &seen);
    QCOMPARE(seen, QColor("#aa7700"));
    inked(imageOf(icon, 48, QIcon::Disabled), &seen);
    QCOMPARE(seen, QColor("#777777"));
}

void TestIcons::unknownNameGivesNoIcon() {
    QVERIFY(widgets::themedIcon("no-such-icon").isNull());
    QVERIFY(widgets::themedIcon("").isNull());
}

void TestIcons::everyNameInTheSourcesExists() {
    const QStringList names = widgets::iconNames();
    const QRegularExpression use("themedIcon\\(\"([^\"]+)\"");
    int uses = 0;
    for (const char* folder : {"/widgets", "/app"}) {
        QDirIterator files(QString(MAZELOOM_SOURCES) + folder, {"*.cpp", "*.h"}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            auto matches = use.globalMatch(QString::fromUtf8(file.readAll()));
            while (matches.hasNext()) {
                const QString name = matches.next().captured(1);
                QVERIFY2(names.contains(name), qPrintable(name + " in " + file.fileName()));
                ++uses;
            }
        }
    }
    QVERIFY(uses > 10);
}

MAZELOOM_TEST(TestIcons)

}  // namespace mazeloom::tst_icons

#include "tst_icons.moc"
