// SPDX-License-Identifier: MIT
#include "core/exchange/png/read_png.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstring>
#include <memory>
#include <optional>
#include <utility>

#include <png.h>
#include <sys/types.h>

#include "core/big_endian.h"
#include "core/exchange/budget/budgets.h"

namespace mazeloom::exchange::png {

namespace {

constexpr std::string_view kSignature("\x89PNG\r\n\x1a\n", 8);
/// Upper bound on the compression ratio of deflate (zlib's "Technical Details").
constexpr std::int64_t kMostUnpacked = 1032;
constexpr std::size_t kFrameBytes = 12;  ///< length, type and checksum

/// Returns the number of bytes after the last chunk; nothing if that chunk is missing.
std::optional<std::size_t> bytesBehindEnd(std::string_view bytes) {
    bytes.remove_prefix(kSignature.size());
    while (bytes.size() >= kFrameBytes) {
        const std::size_t length = bigEndianAt(bytes, 0);
        if (length > bytes.size() - kFrameBytes) return std::nullopt;
        const bool isEnd = bytes.substr(4, 4) == "IEND";
        bytes.remove_prefix(kFrameBytes + length);
        if (isEnd) return bytes.size();
    }
    return std::nullopt;
}

/// Returns libpng's message about the picture, in parentheses. The message is short and in English.
std::string messageOf(const png_image& image) {
    return std::string(" (") + image.message + ')';
}

/// A C stream over a file's bytes. It delivers small pieces and fails once the stop is set, which
/// is the only way to stop libpng within a picture.
class Feed {
  public:
    Feed(std::string_view bytes, const Stop& stop) : bytes_(bytes), stop_(stop) {
        stream_ = fopencookie(this, "rb", {.read = give, .write = {}, .seek = {}, .close = {}});
        // The buffer limits the size of each read by libpng.
        if (stream_ != nullptr) std::setvbuf(stream_, buffer_.data(), _IOFBF, buffer_.size());
    }
    Feed(const Feed&) = delete;
    Feed& operator=(const Feed&) = delete;
    ~Feed() {
        if (stream_ != nullptr) std::fclose(stream_);
    }

    /// Returns null if there was no memory for the stream.
    std::FILE* stream() const { return stream_; }
    bool isStopped() const { return isStopped_; }

  private:
    static ssize_t give(void* feed, char* to, std::size_t most) {
        Feed& self = *static_cast<Feed*>(feed);
        self.isStopped_ = self.isStopped_ || self.stop_.isAsked();
        if (self.isStopped_) return -1;
        const std::size_t count = std::min({most, kFeedBytes, self.bytes_.size()});
        std::memcpy(to, self.bytes_.data(), count);
        self.bytes_.remove_prefix(count);
        return static_cast<ssize_t>(count);
    }

    std::string_view bytes_;
    const Stop& stop_;
    bool isStopped_ = false;
    std::array<char, kFeedBytes> buffer_{};
    std::FILE* stream_ = nullptr;
};

std::uint32_t colourOf(const png_byte* rgba) {
    return bigEndianAt(std::string_view(reinterpret_cast<const char*>(rgba), 4), 0);
}

/// Reads the pixels of a picture without a palette. The pixels are meaningless after an error of
/// libpng.
void readColours(png_image& image, Picture& picture) {
    image.format &= PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA;
    png_image_finish_read(&image, nullptr, picture.samples.data(), 0, nullptr);
}

/// Reads the pixels and the palette of a picture that has one.
void readIndices(png_image& image, Picture& picture) {
    constexpr std::uint32_t kBlack = 0xff;
    constexpr std::size_t kColours = 256;
    image.format = PNG_FORMAT_RGBA_COLORMAP;
    std::array<png_byte, kColours * 4> colours{};
    picture.colours.assign(kColours, kBlack);
    if (png_image_finish_read(&image, nullptr, picture.samples.data(), 0, colours.data()) == 0)
        return;
    for (std::size_t i = 0; i < std::min(kColours, std::size_t{image.colormap_entries}); ++i)
        picture.colours[i] = colourOf(&colours[i * 4]);
}

struct FreeImage {
    void operator()(png_image* image) const { png_image_free(image); }
};

}  // namespace

// libpng's simplified interface keeps its longjmps internal, skips chunks that do not affect the
// pixels, and allocates no memory for pixels.
tl::expected<Picture, std::string> read(std::string_view bytes, const Stop& stop) {
    const auto refuse = [](std::string why) { return tl::unexpected(std::move(why)); };
    if (!bytes.starts_with(kSignature)) return refuse("is no PNG picture");
    Feed feed(bytes, stop);
    if (feed.stream() == nullptr) return refuse("cannot be read: there is not enough memory");
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    const std::unique_ptr<png_image, FreeImage> owner(&image);
    if (png_image_begin_read_from_stdio(&image, feed.stream()) == 0)
        return refuse(feed.isStopped() ? kStopped : "is damaged or cut off" + messageOf(image));
    constexpr auto kMost = static_cast<std::uint32_t>(kMaxSide);
    if (image.width > kMost || image.height > kMost ||
        std::int64_t{image.width} * image.height > kMaxPixels) {
        return refuse("has " + std::to_string(image.width) + " × " + std::to_string(image.height) +
                      " pixels, more than " + std::to_string(kMaxPixels));
    }
    // The header is valid here; byte 24 of the file states the bits per sample. A short file may
    // claim to be a large picture.
    const auto depth = static_cast<unsigned char>(bytes[24]);
    const std::int64_t least = std::int64_t{image.width} * image.height * depth / 8;
    if (least / kMostUnpacked > static_cast<std::int64_t>(bytes.size()))
        return refuse("is cut off");
    // Treats 16-bit samples as sRGB, like 8-bit samples, unless the file says otherwise.
    image.flags |= PNG_IMAGE_FLAG_16BIT_sRGB;
    Picture picture;
    picture.size = {static_cast<int>(image.width), static_cast<int>(image.height)};
    const bool hasPalette = (image.format & PNG_FORMAT_FLAG_COLORMAP) != 0;
    if (!hasPalette) picture.perPixel = PNG_IMAGE_SAMPLE_CHANNELS(image.format);
    const std::size_t size = std::size_t{image.width} * image.height * picture.perPixel;
    if (size + bytes.size() > kMaxDocumentBytes) {
        return refuse("takes " + std::to_string(size + bytes.size()) + " bytes, more than " +
                      std::to_string(kMaxDocumentBytes) +
                      ": save it with a palette of 256 colours, or with one pixel per cell");
    }
    picture.samples.resize(size);
    hasPalette ? readIndices(image, picture) : readColours(image, picture);
    if (feed.isStopped()) return refuse(kStopped);
    if (PNG_IMAGE_FAILED(image)) return refuse("is damaged or cut off" + messageOf(image));
    PacedStop pace(stop);
    std::size_t lost = 0;
    for (const std::uint8_t index : picture.samples) {
        if (pace.isAsked()) return refuse(kStopped);
        if (hasPalette && index >= image.colormap_entries) ++lost;
    }
    if (image.warning_or_error != 0)
        picture.flaws.push_back("has a flaw that was ignored" + messageOf(image));
    if (lost > 0) {
        picture.flaws.push_back("names a colour that its palette does not have in " +
                                std::to_string(lost) + " of its pixels: it was taken for black");
    }
    const auto behind = bytesBehindEnd(bytes);
    if (!behind) {
        picture.flaws.push_back("ends before its last chunk: its pixels are all there");
    } else if (*behind > 0) {
        picture.flaws.push_back("has data after its end, which was ignored");
    }
    return picture;
}

}  // namespace mazeloom::exchange::png
