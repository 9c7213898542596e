// SPDX-License-Identifier: MIT
// How the program looks: dark, light, with high contrast, or as the desktop does; how large its
// text is; whether cells hold pictures or letters; and whether things may move.
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
    /// The sizes of text that are offered, in percent of the desktop's.
    static constexpr std::array<int, 7> kTextPercents{80, 90, 100, 125, 150, 175, 200};

    /// `source` says what the desktop's own palette does not, and outlives the controller; without
    /// one, only the palette is heard.
    explicit ThemeController(SchemeSource* source = nullptr, QObject* parent = nullptr);
    ~ThemeController() override;

    ThemeChoice choice() const { return choice_; }
    const widgets::Theme& theme() const { return theme_; }
    int textPercent() const { return textPercent_; }
    bool hasLetters() const { return hasLetters_; }
    /// As was chosen, or as the desktop wants while nothing was.
    bool hasMotion() const {
        return motion_ == Motion::Full || (motion_ == Motion::System && !isStill_);
    }

    // Each dresses the application, and stores the choice in the settings.
    void choose(ThemeChoice choice);
    /// Between the least and the greatest of kTextPercents.
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
    /// Dresses the application, if it wears another theme.
    void update();
    void apply();
    /// Sizes and pictures, which the style knows.
    void applyStyle();

    Scheme told_;
    bool isContrastTold_ = false;
    bool isStill_ = false;  ///< the desktop wants no motion
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
