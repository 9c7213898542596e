// SPDX-License-Identifier: MIT
// The style of all widgets of the program: flat grounds, thin edges, one corner radius, and sizes
// on a grid of four pixels that grows with the text size. Colours come from the palette.
#pragma once

#include <array>

#include <QProxyStyle>

class QAbstractButton;
class QStyleOptionToolButton;

namespace mazeloom::widgets {

class FlatStyle : public QProxyStyle {
    Q_OBJECT

  public:
    struct Options {
        int textPercent = 100;     ///< text size in percent of the desktop's; spacing grows too
        bool hasLetters = true;    ///< see Theme::hasLetters
        bool hasMotion = true;     ///< whether Qt's own animations run
        bool hasScanLines = true;  ///< see Theme::hasScanLines

        friend bool operator==(const Options&, const Options&) = default;
    };

    /// Width of the arrow of a button with a menu, in pixels at 100 % text size.
    static constexpr int kMenuArrow = 16;

    FlatStyle() : FlatStyle(Options{}) {}
    explicit FlatStyle(const Options& options);

    const Options& options() const { return options_; }

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                            QPainter* painter, const QWidget* widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                         const QWidget* widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option,
                    const QWidget* widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                           const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* data) const override;
    void polish(QWidget* widget) override;
    using QProxyStyle::polish;

  private:
    /// Scales a number of pixels by the program's text size, which is relative to the desktop's.
    int scaled(int pixels) const { return pixels * options_.textPercent / 100; }

    // flat_bars.cpp
    void drawScrollBar(const QStyleOptionComplex& option, QPainter& painter,
                       const QWidget* widget) const;
    void drawSlider(const QStyleOptionComplex& option, QPainter& painter,
                    const QWidget* widget) const;
    // flat_buttons.cpp
    void drawMenuButton(const QStyleOptionToolButton& option, QPainter& painter,
                        const QWidget* widget) const;
    void drawToolLabel(const QStyleOptionToolButton& option, QPainter& painter,
                       const QWidget* widget) const;
    // flat_fields.cpp
    void drawSpinBox(const QStyleOptionComplex& option, QPainter& painter,
                     const QWidget* widget) const;
    void drawComboBox(const QStyleOptionComplex& option, QPainter& painter,
                      const QWidget* widget) const;
    // flat_menus.cpp
    void drawMenuItem(const QStyleOption& option, QPainter& painter, const QWidget* widget) const;

    Options options_;
};

/// Draws a button in the accent colour, so that it stands out. Use it for one button of a window.
void setProminent(QAbstractButton& button);

/// The text sizes that the user can choose, in percent of the desktop's text size.
inline constexpr std::array<int, 7> kTextPercents{80, 90, 100, 125, 150, 175, 200};

/// Returns the ratio of the program's text size to the desktop's; 1 if the style is no FlatStyle.
double textScale();
/// Scales a number of pixels by textScale(), for text that a widget paints itself, or for things
/// beside text.
int scaledPixels(int pixels);

}  // namespace mazeloom::widgets
