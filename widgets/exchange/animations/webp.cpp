// SPDX-License-Identifier: MIT
// Writes an animation as lossless WebP. libwebp keeps the compressed frames until the file is
// complete, so memory use grows with the size of the file, but not with the number of pixels.
#include <algorithm>
#include <memory>
#include <new>

#include <webp/encode.h>
#include <webp/mux.h>

#include "widgets/exchange/animations/animation_file.h"

namespace mazeloom::widgets {

namespace {

/// Effort level of libwebp's lossless preset, from 0 (fast) to 9 (small files).
constexpr int kWebpEffort = 1;

class WebpWriter final : public AnimationWriter {
  public:
    WebpWriter(const QString& path, const AnimationShape& shape) : path_(path), file_(path) {
        WebPAnimEncoderOptions options;
        WebPAnimEncoderOptionsInit(&options);
        // Key frames are not needed, because nothing seeks in the file.
        options.kmin = 0;
        options.kmax = 0;
        encoder_.reset(WebPAnimEncoderNew(shape.width, shape.height, &options));
        WebPConfigInit(&config_);
        WebPConfigLosslessPreset(&config_, kWebpEffort);
        config_.exact = 1;
        WebPPictureInit(&picture_);
        picture_.use_argb = 1;
        picture_.width = shape.width;
        picture_.height = shape.height;
        if (encoder_ == nullptr || WebPPictureAlloc(&picture_) == 0) throw std::bad_alloc();
    }
    ~WebpWriter() override { WebPPictureFree(&picture_); }

    AnimationResult result() const { return file_.result(); }

    AnimationResult add(const FramePixels& frame, std::chrono::milliseconds duration) override {
        for (int y = 0; y < frame.height; ++y) {
            std::ranges::copy(frame.row(y, 0, frame.width),
                              picture_.argb + std::ptrdiff_t{y} * picture_.argb_stride);
        }
        if (WebPAnimEncoderAdd(encoder_.get(), &picture_, shown_, &config_) == 0) return fail();
        shown_ += static_cast<int>(duration.count());
        return {};
    }

    AnimationResult finish() override {
        // A call without a frame sets the end of the last frame.
        if (WebPAnimEncoderAdd(encoder_.get(), nullptr, shown_, nullptr) == 0) return fail();
        WebPData data;
        WebPDataInit(&data);
        if (WebPAnimEncoderAssemble(encoder_.get(), &data) == 0) return fail();
        encoder_.reset();
        file_.write({reinterpret_cast<const char*>(data.bytes), data.size});
        WebPDataClear(&data);
        return file_.commit();
    }

  private:
    AnimationResult fail() const {
        return tl::unexpected(
            cannotWrite(path_, QString::fromUtf8(WebPAnimEncoderGetError(encoder_.get()))));
    }

    struct Delete {
        void operator()(WebPAnimEncoder* encoder) const { WebPAnimEncoderDelete(encoder); }
    };

    QString path_;
    AnimationFile file_;
    std::unique_ptr<WebPAnimEncoder, Delete> encoder_;
    WebPConfig config_{};
    WebPPicture picture_{};
    int shown_ = 0;  ///< sum of the frames' durations so far, in milliseconds
};

}  // namespace

extern const AnimationFormat webpAnimation;
const AnimationFormat webpAnimation{
    .id = "webp",
    .title = QT_TRANSLATE_NOOP("Formats", "WebP animation"),
    .ending = "webp",
    .help = QT_TRANSLATE_NOOP("Formats",
                              "For pages; every pixel is exact, and the file is the smallest."),
    .program = nullptr,
    .start = [](const QString& place, const AnimationShape& shape)
        -> tl::expected<std::unique_ptr<AnimationWriter>, QString> {
        if (std::max(shape.width, shape.height) > WEBP_MAX_DIMENSION) {
            return tl::unexpected(
                AnimationText::tr(
                    "WebP holds at most %1 pixels a side, not %2 × %3: choose a smaller scale")
                    .arg(WEBP_MAX_DIMENSION)
                    .arg(shape.width)
                    .arg(shape.height));
        }
        auto writer = std::make_unique<WebpWriter>(place, shape);
        if (const auto good = writer->result(); !good) return tl::unexpected(good.error());
        return writer;
    },
};

}  // namespace mazeloom::widgets
