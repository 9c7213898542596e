// SPDX-License-Identifier: MIT
// The one style of the program's widgets: flat grounds, thin edges, one corner radius, and sizes on
// a grid of four pixels that grows with the text. Colours come from the palette.
#pragma once

#include <QProxyStyle>

class QAbstractButton;
class QStyleOptionToolButton;

namespace mazeloom::widgets {

class FlatStyle : public QProxyStyle {
    Q_OBJECT

  public:
    struct Options {
        int textPercent = 100;   ///< of the desktop's text size; spacing grows with it
        bool hasLetters = true;  ///< see Theme::hasLetters
        bool hasMotion = true;   ///< whether Qt's own animations run

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
    /// Scales pixels from the desktop's own text size to the current one.
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

/// Makes one button of a window stand out from all others in the accent's colour.
void setProminent(QAbstractButton& button);

/// Returns the ratio of the program's text size to the desktop's; 1 without a FlatStyle.
double textScale();
/// Scales a pixel size for text that is painted by hand, or for things beside it.
int scaledPixels(int pixels);

}  // namespace mazeloom::widgets
