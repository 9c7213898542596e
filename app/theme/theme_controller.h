// SPDX-License-Identifier: MIT
// The look of the program: dark, light, high contrast, or as the desktop; text size; pictures or
// letters in cells; and motion.
#pragma once

#include <array>

#include <QFont>
#include <QObject>
#include <QTimer>

#include "app/theme/scheme_source.h"
#include "widgets/theme/theme.h"

namespace mazeloom::app {

enum class ThemeChoice { System, Dark, Light, HighContrast };

class ThemeController : public QObject {
    Q_OBJECT

  public:
    /// The text sizes offered, in percent of the desktop's.
    static constexpr std::array<int, 7> kTextPercents{80, 90, 100, 125, 150, 175, 200};

    /// `source` knows preferences that the desktop's palette does not show, and outlives the
    /// controller. Without one, only the palette is used.
    explicit ThemeController(SchemeSource* source = nullptr, QObject* parent = nullptr);
    ~ThemeController() override;

    ThemeChoice choice() const { return choice_; }
    const widgets::Theme& theme() const { return theme_; }
    int textPercent() const { return textPercent_; }
    bool hasLetters() const { return hasLetters_; }
    /// Returns the user's choice, or the desktop's preference if there is none.
    bool hasMotion() const {
        return motion_ == Motion::Full || (motion_ == Motion::System && !isStill_);
    }

    // Each applies the choice to the application and stores it in the settings.
    void choose(ThemeChoice choice);
    /// `percent` is clamped to the range of kTextPercents.
    void setTextPercent(int percent);
    void setLetters(bool letters);
    void setMotion(bool motion);

  signals:
    void themeChanged(const mazeloom::widgets::Theme& theme);
    void motionChanged(bool hasMotion);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    enum class Motion { System, Reduced, Full };

    void hear(Scheme scheme);
    void lookAtPalette();
    const widgets::Theme& wanted() const;
    /// Applies the theme to the application if it has changed.
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
    Motion motion_;
    widgets::Theme theme_;
};

}  // namespace mazeloom::app
