// SPDX-License-Identifier: MIT
#include "widgets/exchange/pictures/png_bytes.h"

#include <new>
#include <optional>
#include <utility>
#include <vector>

#include <zlib.h>
#include <QBuffer>

#include "widgets/exchange/pictures/colour_table.h"

namespace mazeloom::widgets {

namespace {

/// Compression level of zlib: much faster than zlib's default of 6, and files are hardly larger.
constexpr int kPngLevel = 3;

/// Compresses the bytes that are added to it.
class Deflater {
  public:
    Deflater() : room_(1 << 16) {
        if (deflateInit(&stream_, kPngLevel) != Z_OK) throw std::bad_alloc();
    }
    Deflater(const Deflater&) = delete;
    Deflater& operator=(const Deflater&) = delete;
    ~Deflater() { deflateEnd(&stream_); }

    void add(const std::vector<Bytef>& bytes) {
        stream_.next_in = const_cast<Bytef*>(bytes.data());
        stream_.avail_in = static_cast<uInt>(bytes.size());
        while (stream_.avail_in > 0)
            step(Z_NO_FLUSH);
    }

    std::string finish() {
        while (step(Z_FINISH) != Z_STREAM_END) {
        }
        return std::move(out_);
    }

  private:
    int step(int flush) {
        stream_.next_out = room_.data();
        stream_.avail_out = static_cast<uInt>(room_.size());
        const int result = deflate(&stream_, flush);
        out_.append(reinterpret_cast<const char*>(room_.data()), room_.size() - stream_.avail_out);
        return result;
    }

    z_stream stream_{};
    std::vector<Bytef> room_;
    std::string out_;
};

/// Returns PNG's bits per index for this number of colours: 1, 2, 4 or 8.
int bitsFor(std::size_t colours) {
    return colours <= 2 ? 1 : colours <= 4 ? 2 : colours <= 16 ? 4 : 8;
}

std::string compressedNumbers(const FramePixels& frame, const ColourIndex& colours, int bits,
                              const Stop& stop) {
    PacedStop pace(stop);
    Deflater deflater;
    const int perByte = 8 / bits;
    std::vector<Bytef> row(1 + static_cast<std::size_t>((frame.width + perByte - 1) / perByte));
    ColourIndex::Finder numbers(colours);
    for (int y = 0; y < frame.height; ++y) {
        if (pace.isAsked(static_cast<std::uint64_t>(frame.width))) break;
        auto to = row.begin() + 1;
        unsigned byte = 0;
        int used = 0;
        for (const std::uint32_t pixel : frame.row(y, 0, frame.width)) {
            byte = byte << bits | static_cast<unsigned>(numbers.of(pixel));
            used += bits;
            if (used < 8) continue;
            *to++ = static_cast<Bytef>(byte);
            byte = 0;
            used = 0;
        }
        if (used > 0) *to = static_cast<Bytef>(byte << (8 - used));
        deflater.add(row);
    }
    return deflater.finish();
}

}  // namespace

std::string_view pngSignature() {
    return "\x89PNG\r\n\x1a\n";
}

void addPngNumber(std::string& out, std::uint32_t number) {
    for (int shift = 24; shift >= 0; shift -= 8)
        out += static_cast<char>(number >> shift & 0xff);
}

void addPngChunk(std::string& out, std::string_view type, std::string_view data) {
    const auto* const letters = reinterpret_cast<const Bytef*>(type.data());
    const auto* const bytes = reinterpret_cast<const Bytef*>(data.data());
    uLong sum = crc32(0, letters, static_cast<uInt>(type.size()));
    if (!data.empty()) sum = crc32(sum, bytes, static_cast<uInt>(data.size()));
    addPngNumber(out, static_cast<std::uint32_t>(data.size()));
    out += type;
    out += data;
    addPngNumber(out, static_cast<std::uint32_t>(sum));
}

std::string pngHeader(int width, int height, int bits, int colourType) {
    std::string data;
    addPngNumber(data, static_cast<std::uint32_t>(width));
    addPngNumber(data, static_cast<std::uint32_t>(height));
    data += static_cast<char>(bits);
    data += static_cast<char>(colourType);
    data += std::string(3, '\0');  // compression deflate, filter method 0, not interlaced
    return data;
}

std::string compressedRgb(const FramePixels& frame, const FrameRect& place, const Stop& stop) {
    PacedStop pace(stop);
    Deflater deflater;
    std::vector<Bytef> row(1 + 3 * static_cast<std::size_t>(place.width));
    for (int y = place.y; y < place.y + place.height; ++y) {
        if (pace.isAsked(static_cast<std::uint64_t>(place.width))) break;
        auto to = row.begin() + 1;
        for (const std::uint32_t pixel : frame.row(y, place.x, place.width)) {
            *to++ = static_cast<Bytef>(pixel >> 16 & 0xff);
            *to++ = static_cast<Bytef>(pixel >> 8 & 0xff);
            *to++ = static_cast<Bytef>(pixel & 0xff);
        }
        deflater.add(row);
    }
    return deflater.finish();
}

std::string pngOf(const FramePixels& frame, const Stop& stop) {
    std::string out(pngSignature());
    const std::optional<ColourIndex> colours = ColourIndex::of(frame);
    if (!colours) {
        addPngChunk(out, "IHDR", pngHeader(frame.width, frame.height, 8, 2));
        addPngChunk(out, "IDAT", compressedRgb(frame, frame.bounds(), stop));
    } else {
        const int bits = bitsFor(colours->colours().size());
        std::string palette;
        for (const std::uint32_t colour : colours->colours()) {
            for (const int shift : {16, 8, 0})
                palette += static_cast<char>(colour >> shift & 0xff);
        }
        addPngChunk(out, "IHDR", pngHeader(frame.width, frame.height, bits, 3));
        addPngChunk(out, "PLTE", palette);
        addPngChunk(out, "IDAT", compressedNumbers(frame, *colours, bits, stop));
    }
    addPngChunk(out, "IEND", {});
    return out;
}

std::string pngOf(const QImage& image, const Stop& stop) {
    const bool isPacked = image.format() == QImage::Format_RGB32 &&
                          image.bytesPerLine() == qsizetype{image.width()} * 4;
    if (isPacked && !image.isNull()) {
        return pngOf(FramePixels{reinterpret_cast<const std::uint32_t*>(image.constBits()),
                                 image.width(), image.height()},
                     stop);
    }
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes.toStdString();
}

}  // namespace mazeloom::widgets
