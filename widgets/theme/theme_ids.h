// SPDX-License-Identifier: MIT
// The names of the themes, for options of the command line and for settings.
#pragma once

#include <span>
#include <string_view>

#include <QString>

#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

/// Returns the ids of all themes: "dark" first.
std::span<const char* const> themeIds();
/// Returns the theme with this id; the dark one for any other id.
const Theme& themeNamed(std::string_view id);
const char* idOf(const Theme& theme);
/// Returns a theme's name in the user's language ("High contrast").
QString titleOf(const Theme& theme);

}  // namespace mazeloom::widgets
