// SPDX-License-Identifier: MIT
// Which theme the program wears: dark, light, or as the desktop does.
#pragma once

#include <QObject>
#include <QPalette>

#include "widgets/theme/theme.h"

namespace mazeloom::app {

enum class ThemeChoice { System, Dark, Light };

class ThemeController : public QObject {
    Q_OBJECT

  public:
    /// Remembers the desktop's own palette; call it before any other is set.
    explicit ThemeController(QObject* parent = nullptr);

    ThemeChoice choice() const { return choice_; }
    const widgets::Theme& theme() const { return theme_; }
    /// Dresses the application, and stores the choice in the settings.
    void choose(ThemeChoice choice);

  signals:
    void themeChanged(const mazeloom::widgets::Theme& theme);

  private:
    void apply();

    bool systemIsDark_;
    ThemeChoice choice_ = ThemeChoice::System;
    widgets::Theme theme_;
};

}  // namespace mazeloom::app
