// SPDX-License-Identifier: MIT
#include "widgets/png/png_reader.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QCoreApplication>
#include <QFile>

namespace mazeloom::widgets {

namespace {

struct RegularFile {
    Q_DECLARE_TR_FUNCTIONS(RegularFile)
};

}  // namespace

PngReader::PngReader(const QByteArray& bytes) {
    buffer_.setData(bytes);
    buffer_.open(QIODevice::ReadOnly);
    reader_.setDevice(&buffer_);
    reader_.setFormat("png");
    // Otherwise Qt may try other formats if it cannot read a PNG.
    reader_.setAutoDetectImageFormat(false);
}

QImage PngReader::read(qint64 mostPixels) {
    const QSize is = size();
    if (is.isEmpty() || qint64{is.width()} * is.height() > mostPixels) return {};
    return reader_.read();
}

QImage pngImage(const char* bytes, std::size_t count, qint64 mostPixels) {
    return PngReader(QByteArray::fromRawData(bytes, static_cast<qsizetype>(count)))
        .read(mostPixels);
}

tl::expected<QByteArray, QString> readRegularFile(const QString& file, qint64 most) {
    // Without O_NONBLOCK, opening a pipe would wait for its writer.
    const int number =
        ::open(QFile::encodeName(file).constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY);
    if (number < 0) return tl::unexpected(qt_error_string(errno));
    struct stat found {};
    if (::fstat(number, &found) != 0 || !S_ISREG(found.st_mode)) {
        ::close(number);
        return tl::unexpected(RegularFile::tr("it is no regular file"));
    }
    QFile source;
    if (!source.open(number, QIODevice::ReadOnly, QFileDevice::AutoCloseHandle)) {
        ::close(number);
        return tl::unexpected(source.errorString());
    }
    QByteArray bytes = source.read(most + 1);
    if (source.error() != QFileDevice::NoError) return tl::unexpected(source.errorString());
    return bytes;
}

}  // namespace mazeloom::widgets
