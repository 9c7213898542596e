// SPDX-License-Identifier: MIT
#include "widgets/play/play_options.h"

#include <algorithm>
#include <array>

#include <QSettings>
#include <QString>

namespace mazeloom::widgets {

using play::temple::Numbers;
using play::temple::Pace;

namespace {

// Values as written in the settings, in the order of their enumerations.
constexpr auto& kNumbers = level::kNumbersWords;
constexpr std::array<std::string_view, 2> kPaces{"real-time", "step"};
constexpr std::array<std::string_view, 3> kGlyphs{"letters", "emoji", "pictures"};

const QString kNumbersKey = QStringLiteral("play/numbers");
const QString kPaceKey = QStringLiteral("play/pace");
const QString kThemeKey = QStringLiteral("play/light");
const QString kScanLinesKey = QStringLiteral("play/scan-lines");
const QString kFlashesKey = QStringLiteral("play/flashes");
const QString kVolumeKey = QStringLiteral("play/volume");
const QString kGhostKey = QStringLiteral("play/ghost");
const QString kKnowsNumbersKey = QStringLiteral("play/knows-numbers");
const QString kGlyphsKey = QStringLiteral("descent/glyphs");

/// Returns the value that a setting names; the first value if the setting is missing or unknown.
template <typename Value, std::size_t kCount>
Value read(const QString& key, const std::array<std::string_view, kCount>& names) {
    const std::string text = QSettings().value(key).toString().toStdString();
    const auto found = std::find(names.begin(), names.end(), text);
    return found == names.end() ? Value{} : static_cast<Value>(found - names.begin());
}

template <typename Value, std::size_t kCount>
void write(const QString& key, const std::array<std::string_view, kCount>& names, Value value) {
    const std::string_view name = names.at(static_cast<std::size_t>(value));
    QSettings().setValue(key, QLatin1String(name.data(), static_cast<int>(name.size())));
}

}  // namespace

PlayOptions::PlayOptions(QObject* parent) : PlayOptions(widgets::hasEmoji(), parent) {}

PlayOptions::PlayOptions(bool hasEmoji, QObject* parent)
    : QObject(parent),
      numbers_(read<Numbers>(kNumbersKey, kNumbers)),
      pace_(read<Pace>(kPaceKey, kPaces)),
      look_{read<GameTheme>(kThemeKey, kGameThemes),
            QSettings().value(kScanLinesKey, true).toBool()},
      flashes_(QSettings().contains(kFlashesKey)
                   ? std::optional(QSettings().value(kFlashesKey).toBool())
                   : std::nullopt),
      volume_(std::clamp(QSettings().value(kVolumeKey, kStandardVolume).toInt(), 0, 100)),
      hasGhost_(QSettings().value(kGhostKey, true).toBool()),
      knowsNumbers_(QSettings().value(kKnowsNumbersKey, false).toBool()),
      glyphs_(QSettings().contains(kGlyphsKey) ? read<Glyphs>(kGlyphsKey, kGlyphs)
                                               : Glyphs::Pictures),
      hasEmoji_(hasEmoji) {}

template <typename Value>
void PlayOptions::set(Value& member, Value value) {
    if (member == value) return;
    member = value;
    save();
    emit changed();
}

void PlayOptions::setNumbers(Numbers numbers) {
    set(numbers_, numbers);
}

void PlayOptions::setPace(Pace pace) {
    set(pace_, pace);
}

void PlayOptions::setTheme(GameTheme theme) {
    set(look_.theme, theme);
}

void PlayOptions::setScanLines(bool scanLines) {
    set(look_.hasScanLines, scanLines);
}

void PlayOptions::setFlashes(bool hasFlashes) {
    set(flashes_, std::optional(hasFlashes));
}

void PlayOptions::setMotion(bool hasMotion) {
    const bool before = hasFlashes();
    hasMotion_ = hasMotion;
    if (hasFlashes() != before) emit changed();
}

void PlayOptions::setVolume(int percent) {
    set(volume_, std::clamp(percent, 0, 100));
}

void PlayOptions::setGhost(bool hasGhost) {
    set(hasGhost_, hasGhost);
}

void PlayOptions::setKnowsNumbers(bool knows) {
    set(knowsNumbers_, knows);
}

Glyphs PlayOptions::glyphs() const {
    return hasEmoji_ || glyphs_ != Glyphs::Emoji ? glyphs_ : Glyphs::Pictures;
}

void PlayOptions::setGlyphs(Glyphs glyphs) {
    set(glyphs_, glyphs);
}

void PlayOptions::save() const {
    write(kNumbersKey, kNumbers, numbers_);
    write(kPaceKey, kPaces, pace_);
    write(kThemeKey, kGameThemes, look_.theme);
    QSettings().setValue(kScanLinesKey, look_.hasScanLines);
    if (flashes_) QSettings().setValue(kFlashesKey, *flashes_);
    QSettings().setValue(kVolumeKey, volume_);
    QSettings().setValue(kGhostKey, hasGhost_);
    QSettings().setValue(kKnowsNumbersKey, knowsNumbers_);
    write(kGlyphsKey, kGlyphs, glyphs_);
}

}  // namespace mazeloom::widgets
