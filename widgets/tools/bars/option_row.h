// SPDX-License-Identifier: MIT
// The row above the canvas with the current tool's options. It is always visible, and as high as
// the highest options of all tools, so that switching tools moves nothing. For a tool without
// options, it shows the tool's name. Options that do not fit can be scrolled.
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
    /// Minimum height, in device-independent pixels.
    static constexpr int kHeight = 36;

    /// Shows the options bar, which the caller owns.
    explicit OptionRow(OptionsBar& bar, QWidget* parent = nullptr);

    /// Sets the name of the current tool, which is shown if the tool has no options.
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
