// SPDX-License-Identifier: MIT
// Output formats for animations. Each is defined in its own file and listed once, in
// animation_formats.cpp. A writer gets the frames one by one and keeps only the last, so memory
// does not grow with the animation. If a format keeps more (WebP: the compressed frames), its file
// says so.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <span>
#include <string_view>

#include <QCoreApplication>
#include <QString>
#include <tl/expected.hpp>

#include "widgets/exchange/pictures/frame_pixels.h"

namespace mazeloom::widgets {

/// Translation context of animation writers.
struct AnimationText {
    Q_DECLARE_TR_FUNCTIONS(AnimationText)
};

/// The properties of an animation that are known before the first frame.
struct AnimationShape {
    int width = 0;  ///< of every frame, in pixels
    int height = 0;
    int frames = 0;  ///< exact number of frames
    int fps = 25;    ///< for formats with a constant frame rate
};

/// The error is a sentence in the user's language.
using AnimationResult = tl::expected<void, QString>;

/// Writes to a temporary beside the target. If destroyed before finish(), it leaves nothing.
class AnimationWriter {
  public:
    virtual ~AnimationWriter() = default;
    /// Sets the stop condition. A writer that waits for another program calls `isStopAsked` about
    /// every 50 ms, and returns an error once it is true.
    virtual void stopWhen(std::function<bool()> /*isStopAsked*/) {}
    /// Adds a frame of the announced size, shown for `duration`.
    virtual AnimationResult add(const FramePixels& frame, std::chrono::milliseconds duration) = 0;
    /// Ends the animation after all frames were added, and moves it to its target atomically.
    virtual AnimationResult finish() = 0;
};

struct AnimationFormat {
    const char* id;           ///< as for --to; unique
    std::string_view title;   ///< in English ("GIF animation")
    std::string_view ending;  ///< file extension without the dot; empty: a folder
    std::string_view help;    ///< a sentence, in English: its purpose
    /// The external program that writes the format, which may be missing; null: none is needed.
    const char* program;
    /// Starts a writer. `place` is a file or folder, not a device.
    tl::expected<std::unique_ptr<AnimationWriter>, QString> (*start)(const QString& place,
                                                                     const AnimationShape& shape);
};

/// Returns all formats, the default first.
std::span<const AnimationFormat* const> animationFormats();
/// Returns the format with this id, or null.
const AnimationFormat* findAnimationFormat(std::string_view id);
/// Returns the format for the file's extension, or null. A folder, or a name without extension,
/// stands for the picture folder format.
const AnimationFormat* animationFormatOf(const QString& place);

/// Returns the path of the program that a format needs; empty if it needs none. The error says how
/// to get the program.
tl::expected<QString, QString> programOf(const AnimationFormat& format);

}  // namespace mazeloom::widgets
