// SPDX-License-Identifier: MIT
// Writes PNG files, several times as fast as Qt's writer. Uses a palette if a picture has few
// enough colours. Uses no PNG filters, because filters do not help pictures with few colours.
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
/// Appends a four-byte number in the notation of chunks: most significant byte first.
void addPngNumber(std::string& out, std::uint32_t number);
/// Returns the data of the IHDR chunk for samples of `bits` bits. A `colourType` of 2 stands for
/// three samples per pixel, 3 for one palette index per pixel.
std::string pngHeader(int width, int height, int bits, int colourType);
/// Returns the pixels of the rectangle `place`, three bytes for each pixel, compressed.
std::string compressedRgb(const FramePixels& frame, const FrameRect& place, const Stop& stop = {});

/// Returns the bytes of a PNG file. Checks `stop` every kStopPace pixels; once it is set, the
/// result is unusable.
std::string pngOf(const QImage& image, const Stop& stop = {});
/// Returns the bytes of a PNG file with these opaque pixels. Uses `stop` like the function above.
std::string pngOf(const FramePixels& frame, const Stop& stop = {});

}  // namespace mazeloom::widgets
