// SPDX-License-Identifier: MIT
// Pictures are decoded only as PNG, whatever their name, and reading never blocks on anything but a
// regular file.
#include <sys/stat.h>

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "tests/support/test_program.h"
#include "widgets/png/png_reader.h"

namespace mazeloom::tst_png_reader {

using namespace mazeloom::widgets;

class TestPngReader : public QObject {
    Q_OBJECT

  private slots:
    void aPngIsRead();
    void nothingElseIsRead_data();
    void nothingElseIsRead();
    void noFileIsOpened();
    void damagedOnesAreNoPicture();
    void largeOnesAreNotDecoded();
    void onlyRegularFilesAreRead();

  private:
    QString path(const QString& name) const { return folder_.filePath(name); }

    QTemporaryDir folder_;
};

namespace {

QByteArray written(const QImage& image, const char* format) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, format);
    return buffer.data();
}

QImage sample() {
    QImage image(6, 4, QImage::Format_RGB32);
    image.fill(Qt::red);
    image.setPixelColor(2, 1, Qt::blue);
    image.setText(QStringLiteral("stamp"), QStringLiteral("seven"));
    return image;
}

QImage read(const QByteArray& bytes) {
    return pngImage(bytes.constData(), static_cast<std::size_t>(bytes.size()));
}

}  // namespace

void TestPngReader::aPngIsRead() {
    const QByteArray bytes = written(sample(), "PNG");
    QCOMPARE(read(bytes).convertToFormat(QImage::Format_RGB32), sample());
    PngReader reader(bytes);
    QCOMPARE(reader.size(), QSize(6, 4));
    QCOMPARE(reader.text(QStringLiteral("stamp")), QStringLiteral("seven"));
}

void TestPngReader::nothingElseIsRead_data() {
    QTest::addColumn<QByteArray>("bytes");
    const QByteArray svg =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"8\"><rect width=\"8\" "
        "height=\"8\"/></svg>";
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("SVG") << svg;
    QTest::newRow("SVG with a head") << "<?xml version=\"1.0\"?>\n" + svg;
    QTest::newRow("SVG behind a signature") << "\x89PNG\r\n\x1a\n" + svg;
    QTest::newRow("XPM") << QByteArray(
        "/* XPM */\nstatic char*a[]={\"1 1 1 1\",\"a c #000000\",\"a\"};");
    for (const char* format : {"BMP", "JPG", "PPM", "XBM"})
        QTest::newRow(format) << written(sample(), format);
}

void TestPngReader::nothingElseIsRead() {
    QFETCH(QByteArray, bytes);
    QVERIFY(read(bytes).isNull());
    QVERIFY(!PngReader(bytes).size().isValid());
}

void TestPngReader::noFileIsOpened() {
    // Opening this pipe would block for ever, and so would the test.
    QCOMPARE(::mkfifo(qPrintable(path("pipe")), 0600), 0);
    const QByteArray svg =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
        "width=\"8\" height=\"8\"><image xlink:href=\"" +
        path("pipe").toUtf8() + "\" width=\"8\" height=\"8\"/></svg>";
    QVERIFY(read(svg).isNull());
}

void TestPngReader::damagedOnesAreNoPicture() {
    const QByteArray whole = written(sample(), "PNG");
    for (qsizetype length = 0; length < whole.size() - 12; ++length)
        QVERIFY2(read(whole.left(length)).isNull(), qPrintable(QString::number(length)));
    for (qsizetype at = 0; at < whole.size(); ++at) {
        QByteArray changed = whole;
        changed[at] = static_cast<char>(changed[at] ^ 0x55);
        const QSize size = read(changed).size();
        QVERIFY(size.isEmpty() || qint64{size.width()} * size.height() <= kMostPngPixels);
    }
}

void TestPngReader::largeOnesAreNotDecoded() {
    const QByteArray bytes = written(sample(), "PNG");
    QVERIFY(!PngReader(bytes).read(24).isNull());
    QVERIFY(PngReader(bytes).read(23).isNull());
}

void TestPngReader::onlyRegularFilesAreRead() {
    QFile file(path("file"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("0123456789");
    file.close();
    QCOMPARE(*readRegularFile(path("file"), 20), QByteArray("0123456789"));
    QCOMPARE(*readRegularFile(path("file"), 4), QByteArray("01234"));
    QVERIFY(QFile::link(path("file"), path("link")));
    QCOMPARE(*readRegularFile(path("link"), 20), QByteArray("0123456789"));
    QVERIFY(QFile::exists(path("pipe")) || ::mkfifo(qPrintable(path("pipe")), 0600) == 0);
    for (const QString& other : {path("pipe"), folder_.path(), QStringLiteral("/dev/zero")}) {
        const auto bytes = readRegularFile(other, 20);
        QVERIFY(!bytes);
        QCOMPARE(bytes.error(), QStringLiteral("it is no regular file"));
    }
    const auto missing = readRegularFile(path("none"), 20);
    QVERIFY(!missing);
    QVERIFY(!missing.error().isEmpty());
}

MAZELOOM_TEST(TestPngReader)

}  // namespace mazeloom::tst_png_reader

#include "tst_png_reader.moc"
