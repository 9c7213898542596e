// SPDX-License-Identifier: MIT
// Writes an animation as APNG (https://wiki.mozilla.org/APNG_Specification), which is lossless: a
// PNG file with further frames. A frame contains only the rectangle of changed pixels. Programs
// without APNG support show the first frame.
#include <algorithm>
#include <string>

#include "widgets/exchange/animations/animation_file.h"
#include "widgets/exchange/pictures/png_bytes.h"

namespace mazeloom::widgets {

namespace {

class ApngWriter final : public AnimationWriter {
  public:
    ApngWriter(const QString& path, const AnimationShape& shape) : file_(path) {
        std::string head(pngSignature());
        addPngChunk(head, "IHDR", pngHeader(shape.width, shape.height, 8, 2));
        std::string control;
        addPngNumber(control, static_cast<std::uint32_t>(shape.frames));
        addPngNumber(control, 0);  // loop forever
        addPngChunk(head, "acTL", control);
        file_.write(head);
    }

    AnimationResult result() const { return file_.result(); }

    AnimationResult add(const FramePixels& frame, std::chrono::milliseconds duration) override {
        FrameRect place = last_.changesTo(frame);
        // A frame must have at least one pixel.
        if (place.isEmpty()) place = {0, 0, 1, 1};
        std::string chunks;
        std::string control;
        for (const int number : {next_++, place.width, place.height, place.x, place.y})
            addPngNumber(control, static_cast<std::uint32_t>(number));
        const auto delay = static_cast<unsigned>(std::min<std::int64_t>(duration.count(), 0xffff));
        for (const unsigned part : {delay, 1000u}) {
            control += static_cast<char>(part >> 8 & 0xff);
            control += static_cast<char>(part & 0xff);
        }
        control += std::string(2, '\0');  // dispose_op none, blend_op source
        addPngChunk(chunks, "fcTL", control);
        const std::string data = compressedRgb(frame, place);
        if (!last_.isThere()) {
            addPngChunk(chunks, "IDAT", data);
        } else {
            std::string numbered;
            addPngNumber(numbered, static_cast<std::uint32_t>(next_++));
            addPngChunk(chunks, "fdAT", numbered + data);
        }
        file_.write(chunks);
        last_.keep(frame);
        return file_.result();
    }

    AnimationResult finish() override {
        std::string end;
        addPngChunk(end, "IEND", {});
        file_.write(end);
        return file_.commit();
    }

  private:
    AnimationFile file_;
    LastFrame last_;
    int next_ = 0;  ///< sequence number of the next fcTL or fdAT chunk
};

}  // namespace

extern const AnimationFormat apngAnimation;
const AnimationFormat apngAnimation{
    .id = "apng",
    .title = QT_TRANSLATE_NOOP("Formats", "APNG animation"),
    .ending = "apng",
    .help =
        QT_TRANSLATE_NOOP("Formats", "For pages; every pixel is exact, and all browsers show it."),
    .program = nullptr,
    .start = [](const QString& place, const AnimationShape& shape)
        -> tl::expected<std::unique_ptr<AnimationWriter>, QString> {
        auto writer = std::make_unique<ApngWriter>(place, shape);
        if (const auto good = writer->result(); !good) return tl::unexpected(good.error());
        return writer;
    },
};

}  // namespace mazeloom::widgets
