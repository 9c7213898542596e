// SPDX-License-Identifier: MIT
// The look of the program: the theme (dark, light, …, or as the desktop), the text
// size, pictures or letters in cells, and motion.
#pragma once

#include <array>

#include <QFont>
#include <QObject>
#include <QTimer>

#include "app/theme/scheme_source.h"
#include "widgets/theme/theme.h"

namespace mazeloom::app {

enum class ThemeChoice {
    System,
    Dark,
    Light,
    HighContrast,
    GreenTerminal,
    AmberTerminal,
    WhiteTerminal
};

class ThemeController : public QObject {
    Q_OBJECT

  public:
    /// `source` provides preferences that the desktop's palette does not show; it must outlive the
    /// controller. Without a source, only the palette is used.
    explicit ThemeController(SchemeSource* source = nullptr, QObject* parent = nullptr);
    ~ThemeController() override;

    ThemeChoice choice() const { return choice_; }
    const widgets::Theme& theme() const { return theme_; }
    int textPercent() const { return textPercent_; }
    bool hasLetters() const { return hasLetters_; }
    bool hasScanLines() const { return hasScanLines_; }
    /// Returns whether the program shows motion: the user's choice, or else the desktop's
    /// preference.
    bool hasMotion() const {
        return motion_ == Motion::Full || (motion_ == Motion::System && !isStill_);
    }

    // Each of these functions applies the choice to the application and stores it in the settings.
    void choose(ThemeChoice choice);
    /// `percent` is clamped to the range of widgets::kTextPercents.
    void setTextPercent(int percent);
    void setLetters(bool letters);
    void setScanLines(bool scanLines);
    void setMotion(bool motion);

  signals:
    void themeChanged(const mazeloom::widgets::Theme& theme);
    void textPercentChanged(int percent);
    void motionChanged(bool hasMotion);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    enum class Motion { System, Reduced, Full };

    void hear(Scheme scheme);
    void lookAtPalette();
    const widgets::Theme& wanted() const;
    /// Applies the wanted theme to the application if it differs from the present one.
    void update();
    void apply();
    /// Applies sizes and icons, which the style defines.
    void applyStyle();

    Scheme told_;
    bool isContrastTold_ = false;
    bool isStill_ = false;  ///< whether the desktop asks for reduced motion
    bool paletteIsDark_;
    QTimer paletteTimer_;
    ThemeChoice choice_;
    QFont desktopFont_;
    int textPercent_;
    bool hasLetters_;
    bool hasScanLines_;
    Motion motion_;
    widgets::Theme theme_;
};

}  // namespace mazeloom::app
