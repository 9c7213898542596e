// SPDX-License-Identifier: MIT
// Output formats for animations. Each format is defined in its own file, and listed in
// animation_formats.cpp. A writer receives the frames one by one and keeps only the last one, so
// that memory use does not grow with the animation. If a writer keeps more, such as the compressed
// frames of WebP, its file says so.
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
    int width = 0;  ///< width of every frame, in pixels
    int height = 0;
    int frames = 0;  ///< exact number of frames
    int fps = 25;    ///< for formats with a constant frame rate
};

/// The error is a sentence in the user's language.
using AnimationResult = tl::expected<void, QString>;

/// Writes an animation to a temporary file or folder beside the target. If the writer is destroyed
/// before finish(), it leaves no file.
class AnimationWriter {
  public:
    virtual ~AnimationWriter() = default;
    /// Sets the stop condition. A writer that waits for another program calls `isStopAsked` about
    /// every 50 ms, and returns an error once `isStopAsked` returns true.
    virtual void stopWhen(std::function<bool()> /*isStopAsked*/) {}
    /// Adds a frame, which is shown for `duration`. The frame must have the size in AnimationShape.
    virtual AnimationResult add(const FramePixels& frame, std::chrono::milliseconds duration) = 0;
    /// Ends the animation after all frames were added, and moves it to its target atomically.
    virtual AnimationResult finish() = 0;
};

struct AnimationFormat {
    const char* id;           ///< unique; the value of the option --to
    std::string_view title;   ///< untranslated: "GIF animation"
    std::string_view ending;  ///< file extension without the dot; empty if a folder is written
    std::string_view help;    ///< an untranslated sentence about the format's purpose
    /// The external program that writes the format, which may not be installed; null if none is
    /// needed.
    const char* program;
    /// Starts a writer. `place` is a file or folder, not a device.
    tl::expected<std::unique_ptr<AnimationWriter>, QString> (*start)(const QString& place,
                                                                     const AnimationShape& shape);
};

/// Returns all formats, the default first.
std::span<const AnimationFormat* const> animationFormats();
/// Returns the format with this id; null if there is none.
const AnimationFormat* findAnimationFormat(std::string_view id);
/// Returns the format for the file's extension; null if there is none. For a folder, or a name
/// without extension, returns the format that writes a folder of pictures.
const AnimationFormat* animationFormatOf(const QString& place);

/// Returns the path of the external program that a format needs; empty if it needs none. If the
/// program is missing, the error tells how to get it.
tl::expected<QString, QString> programOf(const AnimationFormat& format);

}  // namespace mazeloom::widgets
