// SPDX-License-Identifier: MIT
// PNG as it is written here: without filters, which pictures of few colours gain nothing from, and
// with a palette where the colours fit into one. That is several times as fast as Qt's writer.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include <QImage>

#include "core/stop.h"
#include "widgets/doors/pictures/frame_pixels.h"

namespace mazeloom::widgets {

/// The eight bytes that a PNG file begins with.
std::string_view pngSignature();
/// Length, type (four letters), data and checksum.
void addPngChunk(std::string& out, std::string_view type, std::string_view data);
/// A number of four bytes as chunks have it, the greatest first.
void addPngNumber(std::string& out, std::uint32_t number);
/// The data of IHDR, for samples of so many bits; `colourType` 2: three samples a pixel, 3: one,
/// which a palette explains.
std::string pngHeader(int width, int height, int bits, int colourType);
/// The pixels of `place`, each as three bytes, compressed.
std::string compressedRgb(const FramePixels& frame, const FrameRect& place, const Stop& stop = {});

/// The bytes of a PNG file. Once `stop` asks, which is looked at every kStopPace pixels, they are
/// of no use.
std::string pngOf(const QImage& image, const Stop& stop = {});
/// The same of opaque pixels.
std::string pngOf(const FramePixels& frame, const Stop& stop = {});

}  // namespace mazeloom::widgets
