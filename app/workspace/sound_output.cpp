// SPDX-License-Identifier: MIT
#include "app/workspace/sound_output.h"

#include <QGuiApplication>

namespace mazeloom::app {

widgets::SoundPlayer::Output soundOutput() {
    using enum widgets::SoundPlayer::Output;
    const QString platform = QGuiApplication::platformName();
    return platform == QLatin1String("offscreen") || platform == QLatin1String("minimal") ? None
                                                                                          : Device;
}

}  // namespace mazeloom::app
