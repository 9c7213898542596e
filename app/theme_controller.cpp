// SPDX-License-Identifier: MIT
#include "app/theme_controller.h"

#include <array>

#include <QApplication>
#include <QSettings>

#include "widgets/theme/style.h"
#include "widgets/theme/theme_of.h"

namespace mazeloom::app {

namespace {

constexpr auto kKey = "view/theme";
const std::array kNames{QLatin1String("system"), QLatin1String("dark"), QLatin1String("light")};

ThemeChoice stored() {
    const QString name = QSettings().value(kKey).toString();
    for (std::size_t i = 0; i < kNames.size(); ++i) {
        if (name == kNames[i]) return static_cast<ThemeChoice>(i);
    }
    return ThemeChoice::System;
}

}  // namespace

ThemeController::ThemeController(QObject* parent)
    : QObject(parent), systemIsDark_(widgets::isDark(QApplication::palette())), choice_(stored()) {
    QApplication::setStyle(new widgets::Style);  // the application's from now on
    apply();
}

void ThemeController::choose(ThemeChoice choice) {
    if (choice == choice_) return;
    choice_ = choice;
    QSettings().setValue(kKey, QString(kNames[static_cast<std::size_t>(choice)]));
    apply();
}

void ThemeController::apply() {
    const bool dark =
        choice_ == ThemeChoice::Dark || (choice_ == ThemeChoice::System && systemIsDark_);
    theme_ = dark ? widgets::Theme::dark() : widgets::Theme::light();
    QApplication::setPalette(widgets::palette(theme_));
    emit themeChanged(theme_);
}

}  // namespace mazeloom::app
