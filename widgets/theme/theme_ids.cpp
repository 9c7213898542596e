// SPDX-License-Identifier: MIT
#include "widgets/theme/theme_ids.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include <QCoreApplication>

namespace mazeloom::widgets {

namespace {

constexpr std::size_t kThemes = 6;
constexpr std::array<const char*, kThemes> kIds{
    "dark", "light", "high-contrast", "green-terminal", "amber-terminal", "white-terminal"};
constexpr std::array<const char*, kThemes> kTitles{
    QT_TRANSLATE_NOOP("Theme", "Dark"),           QT_TRANSLATE_NOOP("Theme", "Light"),
    QT_TRANSLATE_NOOP("Theme", "High contrast"),  QT_TRANSLATE_NOOP("Theme", "Green terminal"),
    QT_TRANSLATE_NOOP("Theme", "Amber terminal"), QT_TRANSLATE_NOOP("Theme", "White terminal")};

const Theme& themeAt(std::size_t number) {
    if (number == 0) return Theme::dark();
    if (number == 1) return Theme::light();
    if (number == 2) return Theme::highContrast();
    return Theme::terminal(static_cast<Phosphor>(number - 2));
}

std::size_t numberOf(const Theme& theme) {
    if (theme.isTerminal()) return 2 + static_cast<std::size_t>(theme.phosphor);
    return theme.isHighContrast ? 2 : theme.isDark ? 0 : 1;
}

}  // namespace

std::span<const char* const> themeIds() {
    return kIds;
}

const Theme& themeNamed(std::string_view id) {
    const auto found = std::ranges::find(kIds, id);
    return themeAt(found == kIds.end() ? 0 : static_cast<std::size_t>(found - kIds.begin()));
}

const char* idOf(const Theme& theme) {
    return kIds.at(numberOf(theme));
}

QString titleOf(const Theme& theme) {
    return QCoreApplication::translate("Theme", kTitles.at(numberOf(theme)));
}

}  // namespace mazeloom::widgets
