// SPDX-License-Identifier: MIT
// A format that animations are written in. Each is defined in a file of its own and listed once, in
// animation_formats.cpp. A writer gets the pixels of one frame after the other and keeps none of
// them but the last, so memory does not grow with the animation; what a format keeps beside that
// (WebP: the compressed frames) says its file.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <span>
#include <string_view>

#include <QCoreApplication>
#include <QString>
#include <tl/expected.hpp>

#include "widgets/doors/pictures/frame_pixels.h"

namespace mazeloom::widgets {

/// The words of those who write animations, for translation.
struct AnimationText {
    Q_DECLARE_TR_FUNCTIONS(AnimationText)
};

/// What is known before the first frame.
struct AnimationShape {
    int width = 0;  ///< of every frame, in pixels
    int height = 0;
    int frames = 0;  ///< exactly so many are added
    int fps = 25;    ///< of formats whose frames all stand equally long
};

/// A sentence of what is wrong, in the user's language.
using AnimationResult = tl::expected<void, QString>;

/// Writes beside its place. Destroyed before it has finished, it leaves nothing.
class AnimationWriter {
  public:
    virtual ~AnimationWriter() = default;
    /// A writer that waits for another program asks `isStopAsked` about every 50 ms while it waits,
    /// and gives up with an error once it is true.
    virtual void stopWhen(std::function<bool()> /*isStopAsked*/) {}
    /// A frame of the announced size, and how long it stands.
    virtual AnimationResult add(const FramePixels& frame, std::chrono::milliseconds duration) = 0;
    /// All frames are added: puts what was written in its place, in one step.
    virtual AnimationResult finish() = 0;
};

struct AnimationFormat {
    const char* id;           ///< as after --to; unique
    std::string_view title;   ///< in English ("GIF animation")
    std::string_view ending;  ///< of its files, without the dot; empty: it is a folder
    std::string_view help;    ///< a sentence, in English: what it is good for
    /// The program that writes it, which a machine may not have; null: none is needed.
    const char* program;
    /// `place` is a file or folder; no device.
    tl::expected<std::unique_ptr<AnimationWriter>, QString> (*start)(const QString& place,
                                                                     const AnimationShape& shape);
};

/// The standard first.
std::span<const AnimationFormat* const> animationFormats();
/// Null where there is none.
const AnimationFormat* findAnimationFormat(std::string_view id);
/// The one whose files end as this name does. A folder, or a name without an ending, is one of
/// pictures; null where there is none.
const AnimationFormat* animationFormatOf(const QString& place);

/// Where the program is that a format needs, or what to do about it. Empty where it needs none.
tl::expected<QString, QString> programOf(const AnimationFormat& format);

}  // namespace mazeloom::widgets
