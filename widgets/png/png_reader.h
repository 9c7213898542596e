// SPDX-License-Identifier: MIT
// Decodes untrusted pictures from files and packs. If no format is given, Qt guesses it from the
// bytes. Qt's readers of other formats, above all SVG, open files to which the picture refers, and
// wait forever if such a file is a pipe. So all pictures are decoded by this code, and only as PNG.
// tests/check-pictures checks that no other code decodes pictures.
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

    /// Returns the size without decoding pixels; an invalid size if the bytes are no PNG.
    QSize size() const { return reader_.size(); }
    /// Returns the PNG's text chunk with this key; empty if there is none.
    QString text(const QString& key) const { return reader_.text(key); }
    /// Returns the picture. Returns a null image if the bytes are no PNG or are damaged, or if the
    /// picture has more than `mostPixels` pixels.
    QImage read(qint64 mostPixels);

  private:
    QBuffer buffer_;
    QImageReader reader_;
};

/// The maximum number of pixels of an exported picture that is read back.
inline constexpr qint64 kMostPngPixels = qint64{1} << 26;

/// Decodes a PNG by PngReader::read(), without copying its bytes.
QImage pngImage(const char* bytes, std::size_t count, qint64 mostPixels = kMostPngPixels);

/// Returns the bytes of a file, or the reason why the file cannot be read. Reads at most `most` + 1
/// bytes: if it returns more than `most`, the file is too large. Refuses files that are not regular
/// (folders, pipes, devices) without waiting for them.
tl::expected<QByteArray, QString> readRegularFile(const QString& file, qint64 most);

}  // namespace mazeloom::widgets
