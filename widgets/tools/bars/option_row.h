// SPDX-License-Identifier: MIT
// The row of the current tool's options above the canvas. It is always visible and as high as the
// tallest options need, so that switching tools moves nothing. A tool without options shows its
// name there. Options that do not fit can be scrolled.
#pragma once

#include <QWidget>

class QScrollArea;
class QStackedLayout;
class QToolButton;

namespace mazeloom::widgets {

class ElidedLabel;
class OptionsBar;

class OptionRow : public QWidget {
    Q_OBJECT

  public:
    /// Minimum height, in Qt's pixels.
    static constexpr int kHeight = 36;

    /// Shows the bar, which the caller owns.
    explicit OptionRow(OptionsBar& bar, QWidget* parent = nullptr);

    /// Sets the tool's name, shown if it has no options.
    void setTitle(const QString& title);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    QToolButton* newArrow(const QString& icon, const QString& name, int by);
    void showContents();
    void showArrows();
    void fitArrows();

    OptionsBar& bar_;
    ElidedLabel* title_;
    QWidget* options_;
    QScrollArea* area_;
    QToolButton* back_;
    QToolButton* on_;
    QStackedLayout* pages_;
};

}  // namespace mazeloom::widgets
