// SPDX-License-Identifier: MIT
#include "app/theme/theme_controller.h"

#include <algorithm>
#include <array>

#include <QApplication>
#include <QEvent>
#include <QSettings>

#include "widgets/theme/flat_style.h"
#include "widgets/theme/theme_ids.h"
#include "widgets/theme/theme_of.h"

namespace mazeloom::app {

namespace {

constexpr auto kChoiceKey = "view/theme";
/// Setting: the scheme that the desktop told last, used at the start until the desktop answers.
constexpr auto kToldKey = "view/system-theme";
constexpr auto kTextKey = "view/text-size";
constexpr auto kLettersKey = "view/letters";
constexpr auto kScanLinesKey = "view/scan-lines";
constexpr auto kMotionKey = "view/motion";
/// In the order of ThemeChoice. All but the first are ids of themes (widgets/theme/theme_ids.h).
const std::array kNames{QLatin1String("system"),         QLatin1String("dark"),
                        QLatin1String("light"),          QLatin1String("high-contrast"),
                        QLatin1String("green-terminal"), QLatin1String("amber-terminal"),
                        QLatin1String("white-terminal")};

/// Reads a ThemeChoice or a Scheme: both have "dark" and "light" at the same values.
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

/// Whether the desktop's own palette is dark. Removes the palette that this program has set.
bool desktopIsDark() {
    QApplication::setPalette(QPalette());
    return widgets::isDark(QApplication::palette());
}

int clampedPercent(int percent) {
    return std::clamp(percent, widgets::kTextPercents.front(), widgets::kTextPercents.back());
}

/// Returns the stored text size; the usual one if the setting is missing or no size on offer.
int storedPercent() {
    const int percent = QSettings().value(kTextKey).toInt();
    return std::ranges::find(widgets::kTextPercents, percent) != widgets::kTextPercents.end()
               ? percent
               : 100;
}

QFont scaled(const QFont& font, int percent) {
    QFont scaled = font;
    if (font.pixelSize() > 0)
        scaled.setPixelSize(std::max(1, font.pixelSize() * percent / 100));
    else
        scaled.setPointSizeF(font.pointSizeF() * percent / 100);
    return scaled;
}

}  // namespace

ThemeController::ThemeController(SchemeSource* source, QObject* parent)
    : QObject(parent),
      told_(source == nullptr ? Scheme::Unknown : stored<Scheme>(kToldKey)),
      paletteIsDark_(desktopIsDark()),
      choice_(stored<ThemeChoice>(kChoiceKey)),
      desktopFont_(QApplication::font()),
      textPercent_(storedPercent()),
      hasLetters_(QSettings().value(kLettersKey, false).toBool()),
      hasScanLines_(QSettings().value(kScanLinesKey, true).toBool()),
      motion_(!QSettings().contains(kMotionKey)        ? Motion::System
              : QSettings().value(kMotionKey).toBool() ? Motion::Full
                                                       : Motion::Reduced) {
    applyStyle();
    apply();
    paletteTimer_.setSingleShot(true);
    paletteTimer_.setInterval(0);
    connect(&paletteTimer_, &QTimer::timeout, this, &ThemeController::lookAtPalette);
    QCoreApplication::instance()->installEventFilter(this);
    if (source == nullptr) return;
    connect(source, &SchemeSource::told, this, &ThemeController::hear);
    connect(source, &SchemeSource::toldOfContrast, this, [this](bool isHigh) {
        isContrastTold_ = isHigh;
        update();
    });
    connect(source, &SchemeSource::toldOfMotion, this, [this](bool isReduced) {
        const bool before = hasMotion();
        isStill_ = isReduced;
        if (hasMotion() == before) return;
        applyStyle();
        emit motionChanged(hasMotion());
    });
    source->watch();
}

ThemeController::~ThemeController() {
    // A later controller must find the desktop's font, not the enlarged one.
    if (textPercent_ != 100) QApplication::setFont(desktopFont_);
}

void ThemeController::choose(ThemeChoice choice) {
    if (choice == choice_) return;
    choice_ = choice;
    store(kChoiceKey, choice);
    apply();
}

void ThemeController::setTextPercent(int percent) {
    percent = clampedPercent(percent);
    if (percent == textPercent_) return;
    textPercent_ = percent;
    QSettings().setValue(kTextKey, percent);
    applyStyle();
    apply();
    emit textPercentChanged(percent);
}

void ThemeController::setLetters(bool letters) {
    if (letters == hasLetters_) return;
    hasLetters_ = letters;
    QSettings().setValue(kLettersKey, letters);
    applyStyle();
    apply();
}

void ThemeController::setScanLines(bool scanLines) {
    if (scanLines == hasScanLines_) return;
    hasScanLines_ = scanLines;
    QSettings().setValue(kScanLinesKey, scanLines);
    applyStyle();
    apply();
}

void ThemeController::setMotion(bool motion) {
    if (motion_ == (motion ? Motion::Full : Motion::Reduced)) return;
    const bool before = hasMotion();
    motion_ = motion ? Motion::Full : Motion::Reduced;
    QSettings().setValue(kMotionKey, motion);
    if (motion == before) return;
    applyStyle();
    emit motionChanged(motion);
}

void ThemeController::hear(Scheme scheme) {
    if (scheme == told_) return;
    told_ = scheme;
    store(kToldKey, scheme);
    update();
}

bool ThemeController::eventFilter(QObject* watched, QEvent* event) {
    // Each window receives the event; the timer merges them into one change.
    if (event->type() == QEvent::ThemeChange) paletteTimer_.start();
    return QObject::eventFilter(watched, event);
}

void ThemeController::lookAtPalette() {
    paletteIsDark_ = desktopIsDark();
    apply();
}

const widgets::Theme& ThemeController::wanted() const {
    using widgets::Theme;
    if (choice_ != ThemeChoice::System)
        return widgets::themeNamed(kNames[static_cast<std::size_t>(choice_)].data());
    if (isContrastTold_) return Theme::highContrast();
    const bool isDark = told_ == Scheme::Unknown ? paletteIsDark_ : told_ == Scheme::Dark;
    return isDark ? Theme::dark() : Theme::light();
}

void ThemeController::update() {
    if (wanted().window != theme_.window) apply();
}

void ThemeController::apply() {
    theme_ = wanted();
    theme_.hasLetters = hasLetters_;
    theme_.hasScanLines = hasScanLines_;
    theme_.hasLoudTraps = false;
    QApplication::setPalette(widgets::palette(theme_));
    emit themeChanged(theme_);
}

void ThemeController::applyStyle() {
    const widgets::FlatStyle::Options options{.textPercent = textPercent_,
                                              .hasLetters = hasLetters_,
                                              .hasMotion = hasMotion(),
                                              .hasScanLines = hasScanLines_};
    const QFont font = scaled(desktopFont_, textPercent_);
    if (font != QApplication::font()) QApplication::setFont(font);
    const auto* worn = qobject_cast<const widgets::FlatStyle*>(QApplication::style());
    if (worn != nullptr && worn->options() == options) return;
    QApplication::setStyle(new widgets::FlatStyle(options));  // owned by the application
}

}  // namespace mazeloom::app
