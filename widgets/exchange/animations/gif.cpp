// SPDX-License-Identifier: MIT
// Writes an animation as GIF. A frame contains only the rectangle of changed pixels; unchanged
// pixels within it are transparent. Up to 255 colours of a frame are exact. If a frame has more,
// similar colours are merged, without dithering.
#include <algorithm>
#include <bit>
#include <new>
#include <utility>
#include <vector>

#include <gif_lib.h>

#include "widgets/exchange/animations/animation_file.h"
#include "widgets/exchange/pictures/colour_table.h"

namespace mazeloom::widgets {

namespace {

/// Upper bound on the number of colours of a frame. One of the 256 indices is reserved for
/// unchanged pixels.
constexpr std::size_t kMostGifColours = 255;
constexpr std::uint32_t kGifRgb = 0xffffff;

/// The colours of a frame's changed pixels, and the index of each pixel.
struct NumberedPixels {
    std::vector<std::uint32_t> palette;
    std::vector<GifByteType> numbers;  ///< index of each pixel; palette.size() if unchanged
};

class PixelNumbers {
  public:
    PixelNumbers(const FramePixels& frame, const FrameRect& place, const LastFrame& last)
        : frame_(frame), place_(place), last_(last) {}

    NumberedPixels made() const {
        NumberedPixels exact;
        exact.numbers.reserve(static_cast<std::size_t>(place_.width) *
                              static_cast<std::size_t>(place_.height));
        ColourIndex index;
        bool fits = true;
        std::uint32_t before = 0;
        int number = -1;
        forEachPixel([&](std::uint32_t colour, bool isChanged) {
            if (!isChanged) {
                exact.numbers.push_back(kUnchanged);
                return true;
            }
            if (colour != before || number < 0) {
                before = colour;
                number = index.add(colour);
                fits = number >= 0 && static_cast<std::size_t>(number) < kMostGifColours;
            }
            exact.numbers.push_back(static_cast<GifByteType>(number));
            return fits;
        });
        if (!fits) return reduced();
        exact.palette.assign(index.colours().begin(), index.colours().end());
        numberUnchanged(exact);
        return exact;
    }

  private:
    static constexpr GifByteType kUnchanged = 255;

    /// Calls `take` for each pixel of the rectangle, with its colour and whether it changed, until
    /// `take` returns false.
    template <typename Take>
    void forEachPixel(Take take) const {
        for (int y = place_.y; y < place_.y + place_.height; ++y) {
            const auto now = frame_.row(y, place_.x, place_.width);
            const std::uint32_t* const then =
                last_.isThere() ? FramePixels{last_.pixels().data(), frame_.width, frame_.height}
                                      .row(y, place_.x, place_.width)
                                      .data()
                                : nullptr;
            for (std::size_t x = 0; x < now.size(); ++x) {
                if (!take(now[x], then == nullptr || then[x] != now[x])) return;
            }
        }
    }

    NumberedPixels reduced() const {
        std::vector<std::uint32_t> changed;
        forEachPixel([&](std::uint32_t colour, bool isChanged) {
            if (isChanged) changed.push_back(colour & kGifRgb);
            return true;
        });
        std::ranges::sort(changed);
        std::vector<CountedColour> counted;
        for (const std::uint32_t colour : changed) {
            if (counted.empty() || counted.back().colour != colour) counted.push_back({colour, 0});
            ++counted.back().count;
        }
        const ReducedColours colours(std::move(counted), kMostGifColours);
        NumberedPixels result;
        result.palette.assign(colours.palette().begin(), colours.palette().end());
        std::uint32_t before = 0;
        int number = -1;
        forEachPixel([&](std::uint32_t colour, bool isChanged) {
            if (isChanged && (colour != before || number < 0)) {
                before = colour;
                number = colours.numberOf(colour & kGifRgb);
            }
            result.numbers.push_back(isChanged ? static_cast<GifByteType>(number) : kUnchanged);
            return true;
        });
        numberUnchanged(result);
        return result;
    }

    static void numberUnchanged(NumberedPixels& pixels) {
        std::ranges::replace(pixels.numbers, kUnchanged,
                             static_cast<GifByteType>(pixels.palette.size()));
    }

    const FramePixels& frame_;
    const FrameRect& place_;
    const LastFrame& last_;
};

/// A palette for giflib. The number of entries is a power of two that leaves at least one entry for
/// unchanged pixels.
class GifPalette {
  public:
    explicit GifPalette(const std::vector<std::uint32_t>& colours) {
        const std::size_t size = std::max<std::size_t>(2, std::bit_ceil(colours.size() + 1));
        map_ = GifMakeMapObject(static_cast<int>(size), nullptr);
        if (map_ == nullptr) throw std::bad_alloc();
        for (std::size_t i = 0; i < colours.size(); ++i) {
            map_->Colors[i] = {static_cast<GifByteType>(colours[i] >> 16 & 0xff),
                               static_cast<GifByteType>(colours[i] >> 8 & 0xff),
                               static_cast<GifByteType>(colours[i] & 0xff)};
        }
    }
    GifPalette(const GifPalette&) = delete;
    GifPalette& operator=(const GifPalette&) = delete;
    ~GifPalette() { GifFreeMapObject(map_); }

    const ColorMapObject* map() const { return map_; }

  private:
    ColorMapObject* map_;
};

class GifWriter final : public AnimationWriter {
  public:
    GifWriter(const QString& path, const AnimationShape& shape) : file_(path) {
        int error = 0;
        gif_ = EGifOpen(&file_, put, &error);
        if (gif_ == nullptr) throw std::bad_alloc();
        EGifSetGifVersion(gif_, true);
        constexpr int kColourBits = 8;
        EGifPutScreenDesc(gif_, shape.width, shape.height, kColourBits, 0, nullptr);
        // Loop forever.
        const GifByteType loop[] = {1, 0, 0};
        EGifPutExtensionLeader(gif_, APPLICATION_EXT_FUNC_CODE);
        EGifPutExtensionBlock(gif_, 11, "NETSCAPE2.0");
        EGifPutExtensionBlock(gif_, sizeof loop, loop);
        EGifPutExtensionTrailer(gif_);
    }
    ~GifWriter() override { close(); }

    AnimationResult result() const { return file_.result(); }

    AnimationResult add(const FramePixels& frame, std::chrono::milliseconds duration) override {
        FrameRect place = last_.changesTo(frame);
        // A frame must have at least one pixel.
        if (place.isEmpty()) place = {0, 0, 1, 1};
        NumberedPixels pixels = PixelNumbers(frame, place, last_).made();
        putControl(duration, static_cast<int>(pixels.palette.size()));
        const GifPalette palette(pixels.palette);
        EGifPutImageDesc(gif_, place.x, place.y, place.width, place.height, false, palette.map());
        for (int y = 0; y < place.height; ++y)
            EGifPutLine(gif_, pixels.numbers.data() + std::ptrdiff_t{y} * place.width, place.width);
        last_.keep(frame);
        return file_.result();
    }

    AnimationResult finish() override {
        close();
        return file_.commit();
    }

  private:
    static int put(GifFileType* gif, const GifByteType* bytes, int count) {
        auto* const file = static_cast<AnimationFile*>(gif->UserData);
        const auto size = static_cast<std::size_t>(count);
        return file->write({reinterpret_cast<const char*>(bytes), size}) ? count : 0;
    }

    /// Writes the frame's delay, rounded to hundredths of a second; the next delay compensates for
    /// the rounding.
    void putControl(std::chrono::milliseconds duration, int transparent) {
        shown_ += duration.count();
        const std::int64_t until = (shown_ + 5) / 10;
        GraphicsControlBlock control;
        control.DisposalMode = DISPOSE_DO_NOT;
        control.UserInputFlag = false;
        control.DelayTime = static_cast<int>(std::min<std::int64_t>(until - told_, 0xffff));
        control.TransparentColor = transparent;
        told_ = until;
        GifByteType bytes[4];
        EGifGCBToExtension(&control, bytes);
        EGifPutExtension(gif_, GRAPHICS_EXT_FUNC_CODE, sizeof bytes, bytes);
    }

    void close() {
        int error = 0;
        if (gif_ != nullptr) EGifCloseFile(gif_, &error);
        gif_ = nullptr;
    }

    AnimationFile file_;
    GifFileType* gif_ = nullptr;
    LastFrame last_;
    std::int64_t shown_ = 0;  ///< sum of the frames' durations so far, in milliseconds
    std::int64_t told_ = 0;   ///< sum of the delays written so far, in hundredths of a second
};

}  // namespace

extern const AnimationFormat gifAnimation;
const AnimationFormat gifAnimation{
    .id = "gif",
    .title = QT_TRANSLATE_NOOP("Formats", "GIF animation"),
    .ending = "gif",
    .help = QT_TRANSLATE_NOOP("Formats", "For chats and pages; every program shows it."),
    .program = nullptr,
    .start = [](const QString& place, const AnimationShape& shape)
        -> tl::expected<std::unique_ptr<AnimationWriter>, QString> {
        auto writer = std::make_unique<GifWriter>(place, shape);
        if (const auto good = writer->result(); !good) return tl::unexpected(good.error());
        return writer;
    },
};

}  // namespace mazeloom::widgets
