// SPDX-License-Identifier: MIT
// PNG writer without filters, which do not help pictures with few colours, and with a palette if
// the colours fit. Several times as fast as Qt's writer.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include <QImage>

#include "core/stop.h"
#include "widgets/exchange/pictures/frame_pixels.h"

namespace mazeloom::widgets {

/// Returns the first eight bytes of a PNG file.
std::string_view pngSignature();
/// Appends a chunk: length, type (four letters), data and checksum.
void addPngChunk(std::string& out, std::string_view type, std::string_view data);
/// Appends a four-byte number as in chunks, most significant byte first.
void addPngNumber(std::string& out, std::uint32_t number);
/// Returns the data of IHDR for samples of `bits` bits. `colourType` 2: three samples per pixel; 3:
/// one palette index per pixel.
std::string pngHeader(int width, int height, int bits, int colourType);
/// Returns the pixels of `place` as three bytes each, compressed.
std::string compressedRgb(const FramePixels& frame, const FrameRect& place, const Stop& stop = {});

/// Returns the bytes of a PNG file. Checks `stop` every kStopPace pixels; once it is set, the
/// result is unusable.
std::string pngOf(const QImage& image, const Stop& stop = {});
/// Returns the bytes of a PNG file with these opaque pixels; `stop` as above.
std::string pngOf(const FramePixels& frame, const Stop& stop = {});

}  // namespace mazeloom::widgets
