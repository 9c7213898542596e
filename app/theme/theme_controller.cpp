// SPDX-License-Identifier: MIT
#include "app/theme/theme_controller.h"

#include <array>

#include <QApplication>
#include <QEvent>
#include <QSettings>

#include "widgets/theme/style.h"
#include "widgets/theme/theme_of.h"

namespace mazeloom::app {

namespace {

constexpr auto kChoiceKey = "view/theme";
/// What the desktop said last, so that a start does not show the other theme until it answers.
constexpr auto kToldKey = "view/system-theme";
const std::array kNames{QLatin1String("system"), QLatin1String("dark"), QLatin1String("light")};

/// A choice or a scheme: both have "dark" and "light" at these places.
template <typename E>
E stored(const char* key) {
    static_assert(static_cast<int>(ThemeChoice::Dark) == static_cast<int>(Scheme::Dark) &&
                  static_cast<int>(ThemeChoice::Light) == static_cast<int>(Scheme::Light));
    const QString name = QSettings().value(key).toString();
    for (std::size_t i = 0; i < kNames.size(); ++i) {
        if (name == kNames[i]) return static_cast<E>(i);
    }
    return static_cast<E>(0);
}

template <typename E>
void store(const char* key, E value) {
    QSettings().setValue(key, QString(kNames[static_cast<std::size_t>(value)]));
}

/// By the palette that the program has when it sets none.
bool desktopIsDark() {
    QApplication::setPalette(QPalette());
    return widgets::isDark(QApplication::palette());
}

}  // namespace

ThemeController::ThemeController(SchemeSource* source, QObject* parent)
    : QObject(parent),
      told_(source == nullptr ? Scheme::Unknown : stored<Scheme>(kToldKey)),
      paletteIsDark_(desktopIsDark()),
      choice_(stored<ThemeChoice>(kChoiceKey)) {
    QApplication::setStyle(new widgets::Style);  // the application's from now on
    apply();
    paletteTimer_.setSingleShot(true);
    paletteTimer_.setInterval(0);
    connect(&paletteTimer_, &QTimer::timeout, this, &ThemeController::lookAtPalette);
    QCoreApplication::instance()->installEventFilter(this);
    if (source == nullptr) return;
    connect(source, &SchemeSource::told, this, &ThemeController::hear);
    source->watch();
}

void ThemeController::choose(ThemeChoice choice) {
    if (choice == choice_) return;
    choice_ = choice;
    store(kChoiceKey, choice);
    apply();
}

void ThemeController::hear(Scheme scheme) {
    if (scheme == told_) return;
    told_ = scheme;
    store(kToldKey, scheme);
    update();
}

bool ThemeController::eventFilter(QObject* watched, QEvent* event) {
    // Each window is told that the desktop's theme changed; all of them together are one change.
    if (event->type() == QEvent::ThemeChange) paletteTimer_.start();
    return QObject::eventFilter(watched, event);
}

void ThemeController::lookAtPalette() {
    paletteIsDark_ = desktopIsDark();
    apply();
}

bool ThemeController::wantsDark() const {
    if (choice_ != ThemeChoice::System) return choice_ == ThemeChoice::Dark;
    return told_ == Scheme::Unknown ? paletteIsDark_ : told_ == Scheme::Dark;
}

void ThemeController::update() {
    if (wantsDark() != theme_.isDark) apply();
}

void ThemeController::apply() {
    theme_ = wantsDark() ? widgets::Theme::dark() : widgets::Theme::light();
    QApplication::setPalette(widgets::palette(theme_));
    emit themeChanged(theme_);
}

}  // namespace mazeloom::app
