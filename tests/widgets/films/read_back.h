// SPDX-License-Identifier: MIT
// Reads animations as other programs do: GIF by Qt, WebP by libwebp's decoder, APNG by extracting
// each frame's chunks into a PNG file for libpng.
#pragma once

#include <cstdint>
#include <vector>

#include <webp/demux.h>
#include <QByteArray>
#include <QFile>
#include <QImage>
#include <QImageReader>
#include <QPainter>
#include <QTest>

namespace mazeloom::testing {

struct ReadFrame {
    QImage image;
    int milliseconds = 0;
};

inline QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline std::vector<ReadFrame> readGif(const QString& path) {
    std::vector<ReadFrame> frames;
    QImageReader reader(path, "gif");
    while (reader.canRead()) {
        const QImage image = reader.read();
        if (image.isNull()) break;
        frames.push_back({image.convertToFormat(QImage::Format_RGB32), reader.nextImageDelay()});
    }
    return frames;
}

inline std::vector<ReadFrame> readWebp(const QString& path) {
    const QByteArray bytes = bytesOf(path);
    const WebPData data{reinterpret_cast<const std::uint8_t*>(bytes.constData()),
                        static_cast<std::size_t>(bytes.size())};
    WebPAnimDecoderOptions options;
    WebPAnimDecoderOptionsInit(&options);
    options.color_mode = MODE_BGRA;
    WebPAnimDecoder* const decoder = WebPAnimDecoderNew(&data, &options);
    std::vector<ReadFrame> frames;
    if (decoder == nullptr) return frames;
    WebPAnimInfo info;
    WebPAnimDecoderGetInfo(decoder, &info);
    int before = 0;
    while (WebPAnimDecoderHasMoreFrames(decoder) != 0) {
        std::uint8_t* pixels = nullptr;
        int until = 0;
        if (WebPAnimDecoderGetNext(decoder, &pixels, &until) == 0) break;
        const QImage image(pixels, static_cast<int>(info.canvas_width),
                           static_cast<int>(info.canvas_height), QImage::Format_ARGB32);
        frames.push_back({image.convertToFormat(QImage::Format_RGB32), until - before});
        before = until;
    }
    WebPAnimDecoderDelete(decoder);
    return frames;
}

/// The chunks of PNG files.
class PngChunks {
  public:
    struct Chunk {
        QByteArray type;
        QByteArray data;
    };

    explicit PngChunks(const QByteArray& file) {
        for (qsizetype at = 8; at + 12 <= file.size();) {
            const qsizetype length = number(file, at);
            all.push_back({file.mid(at + 4, 4), file.mid(at + 8, length)});
            at += length + 12;
        }
    }

    static std::uint32_t number(const QByteArray& bytes, qsizetype at) {
        std::uint32_t value = 0;
        for (qsizetype i = at; i < at + 4 && i < bytes.size(); ++i)
            value = value << 8 | static_cast<std::uint8_t>(bytes[i]);
        return value;
    }
    static int small(const QByteArray& bytes, qsizetype at) {
        return static_cast<std::uint8_t>(bytes[at]) << 8 | static_cast<std::uint8_t>(bytes[at + 1]);
    }

    std::vector<Chunk> all;
};

/// Returns a PNG file of these chunks. The checksums are computed bit by bit, by other code.
inline QByteArray pngFile(std::vector<PngChunks::Chunk> chunks) {
    const auto put = [](QByteArray& out, std::uint32_t value) {
        for (int shift = 24; shift >= 0; shift -= 8)
            out += static_cast<char>(value >> shift & 0xff);
    };
    QByteArray file = QByteArray::fromHex("89504e470d0a1a0a");
    for (const auto& chunk : chunks) {
        const QByteArray body = chunk.type + chunk.data;
        std::uint32_t sum = 0xffffffff;
        for (const char byte : body) {
            sum ^= static_cast<std::uint8_t>(byte);
            for (int bit = 0; bit < 8; ++bit)
                sum = (sum & 1) != 0 ? sum >> 1 ^ 0xedb88320 : sum >> 1;
        }
        put(file, static_cast<std::uint32_t>(chunk.data.size()));
        file += body;
        put(file, ~sum);
    }
    return file;
}

/// Returns the frames; none if the file breaks a rule of APNG that it uses.
inline std::vector<ReadFrame> readApng(const QString& path) {
    const QByteArray file = bytesOf(path);
    const PngChunks chunks(file);
    // All chunks and their checksums are as specified.
    if (pngFile(chunks.all) != file) return {};
    QByteArray header;
    std::uint32_t announced = 0;
    std::uint32_t next = 0;
    QByteArray control;
    std::vector<ReadFrame> frames;
    QImage shown;
    for (const auto& [type, data] : chunks.all) {
        if (type == "IHDR") header = data;
        if (type == "acTL") announced = PngChunks::number(data, 0);
        if (type == "fcTL" || type == "fdAT") {
            if (PngChunks::number(data, 0) != next++) return {};
        }
        if (type == "fcTL") control = data;
        if (type != "IDAT" && type != "fdAT") continue;
        if (control.size() != 26) return {};
        const QByteArray pixels = type == "fdAT" ? data.mid(4) : data;
        const QByteArray alone =
            pngFile({{"IHDR", control.mid(4, 8) + header.mid(8)}, {"IDAT", pixels}, {"IEND", {}}});
        const QImage part = QImage::fromData(alone, "PNG").convertToFormat(QImage::Format_RGB32);
        if (shown.isNull()) {
            shown = QImage(static_cast<int>(PngChunks::number(header, 0)),
                           static_cast<int>(PngChunks::number(header, 4)), QImage::Format_RGB32);
            if (part.size() != shown.size()) return {};
        }
        const QPoint at(static_cast<int>(PngChunks::number(control, 12)),
                        static_cast<int>(PngChunks::number(control, 16)));
        if (part.isNull() || !shown.rect().contains(QRect(at, part.size()))) return {};
        QPainter(&shown).drawImage(at, part);
        const int parts = PngChunks::small(control, 22);
        frames.push_back({shown.copy(), PngChunks::small(control, 20) * 1000 / parts});
    }
    return announced == frames.size() ? frames : std::vector<ReadFrame>();
}

}  // namespace mazeloom::testing
