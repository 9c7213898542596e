// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <string>

#include <QFileInfo>
#include <QStandardPaths>

#include "widgets/exchange/animations/animation_format.h"

// A new format needs one line here and a file that defines the AnimationFormat.
#define MAZELOOM_ANIMATIONS(FORMAT) \
    FORMAT(webpAnimation)           \
    FORMAT(gifAnimation)            \
    FORMAT(apngAnimation)           \
    FORMAT(mp4Animation)            \
    FORMAT(webmAnimation)           \
    FORMAT(frameFolder)

namespace mazeloom::widgets {

#define MAZELOOM_DECLARE_ANIMATION(format) extern const AnimationFormat format;
MAZELOOM_ANIMATIONS(MAZELOOM_DECLARE_ANIMATION)
#undef MAZELOOM_DECLARE_ANIMATION

std::span<const AnimationFormat* const> animationFormats() {
#define MAZELOOM_LIST_ANIMATION(format) &format,
    static const std::array all{MAZELOOM_ANIMATIONS(MAZELOOM_LIST_ANIMATION)};
#undef MAZELOOM_LIST_ANIMATION
    return all;
}

const AnimationFormat* findAnimationFormat(std::string_view id) {
    const auto found = std::ranges::find_if(
        animationFormats(), [id](const AnimationFormat* format) { return format->id == id; });
    return found == animationFormats().end() ? nullptr : *found;
}

const AnimationFormat* animationFormatOf(const QString& place) {
    const QFileInfo info(place);
    const std::string ending =
        info.isDir() || place.endsWith(u'/') ? "" : info.suffix().toLower().toStdString();
    const auto found = std::ranges::find(animationFormats(), ending, &AnimationFormat::ending);
    return found == animationFormats().end() ? nullptr : *found;
}

tl::expected<QString, QString> programOf(const AnimationFormat& format) {
    if (format.program == nullptr) return QString();
    const QString name = QString::fromLatin1(format.program);
    const QString path = QStandardPaths::findExecutable(name);
    if (!path.isEmpty()) return path;
    return tl::unexpected(AnimationText::tr("%1 needs the program %2, which is not installed: "
                                            "install it, or choose webp, gif or apng")
                              .arg(QLatin1String(format.id), name));
}

}  // namespace mazeloom::widgets
