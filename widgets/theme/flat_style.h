// SPDX-License-Identifier: MIT
// The one look of the program's widgets: flat grounds, thin edges, corners of one radius, and sizes
// on a grid of four pixels that grows with the text. Colours come from the palette.
#pragma once

#include <QProxyStyle>

class QAbstractButton;
class QStyleOptionToolButton;

namespace mazeloom::widgets {

class FlatStyle : public QProxyStyle {
    Q_OBJECT

  public:
    struct Options {
        int textPercent = 100;   ///< of the desktop's text; spacing follows
        bool hasLetters = true;  ///< see Theme::hasLetters
        bool hasMotion = true;   ///< whether anything of Qt's own is animated

        friend bool operator==(const Options&, const Options&) = default;
    };

    /// Of the arrow of a button with a menu.
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
    /// So many pixels at the desktop's own size of text.
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

/// Lets a button stand out from all others in the accent's colour. For one button of a window.
void setProminent(QAbstractButton& button);

/// How much larger than the desktop's own the text of the program is; 1 where no style says.
double textScale();
/// Pixels of text that is painted by hand, or of what stands beside it.
int scaledPixels(int pixels);

}  // namespace mazeloom::widgets
