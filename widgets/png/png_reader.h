// SPDX-License-Identifier: MIT
// Pictures that come from files and packs of strangers. Qt guesses the format of a picture from its
// bytes if none is named. Its readers of other formats, SVG above all, open the files that a
// picture refers to, and wait for ever if one of them is a pipe. So pictures are decoded here
// alone, as PNG and as nothing else; tests/check-pictures makes sure of it.
#pragma once

#include <QBuffer>
#include <QByteArray>
#include <QImage>
#include <QImageReader>
#include <QSize>
#include <QString>

#include <tl/expected.hpp>

namespace mazeloom::widgets {

class PngReader {
  public:
    explicit PngReader(const QByteArray& bytes);

    /// Invalid if the bytes are no PNG. Nothing is decoded for it.
    QSize size() const { return reader_.size(); }
    /// A text beside the pixels; empty if there is none of this key.
    QString text(const QString& key) const { return reader_.text(key); }
    /// Returns the picture, or a null image if the bytes are no PNG, are damaged, or would take
    /// more than `mostPixels` pixels.
    QImage read(qint64 mostPixels);

  private:
    QBuffer buffer_;
    QImageReader reader_;
};

/// As many as a picture of ours has at most that we decode again.
inline constexpr qint64 kMostPngPixels = qint64{1} << 26;

/// PngReader::read() of bytes that are not copied.
QImage pngImage(const char* bytes, std::size_t count, qint64 mostPixels = kMostPngPixels);

/// Returns at most `most` + 1 bytes of a file, so that one more than allowed tells that it is too
/// large; or why it cannot be read. What is no regular file (a folder, pipe or device) is refused
/// without waiting for it.
tl::expected<QByteArray, QString> readRegularFile(const QString& file, qint64 most);

}  // namespace mazeloom::widgets
