// SPDX-License-Identifier: MIT
// Which theme the program wears: dark, light, or as the desktop does.
#pragma once

#include <QObject>
#include <QTimer>

#include "app/theme/scheme_source.h"
#include "widgets/theme/theme.h"

namespace mazeloom::app {

enum class ThemeChoice { System, Dark, Light };

class ThemeController : public QObject {
    Q_OBJECT

  public:
    /// `source` says what the desktop's own palette does not, and outlives the controller; without
    /// one, only the palette is heard.
    explicit ThemeController(SchemeSource* source = nullptr, QObject* parent = nullptr);

    ThemeChoice choice() const { return choice_; }
    const widgets::Theme& theme() const { return theme_; }
    /// Dresses the application, and stores the choice in the settings.
    void choose(ThemeChoice choice);

  signals:
    void themeChanged(const mazeloom::widgets::Theme& theme);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void hear(Scheme scheme);
    void lookAtPalette();
    bool wantsDark() const;
    /// Dresses the application, if it wears another theme.
    void update();
    void apply();

    Scheme told_;
    bool paletteIsDark_;
    QTimer paletteTimer_;
    ThemeChoice choice_;
    widgets::Theme theme_;
};

}  // namespace mazeloom::app
