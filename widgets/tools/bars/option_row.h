// SPDX-License-Identifier: MIT
// The place of the tool's options above the canvas: always there and as high as the tallest options
// need, so that no choice of a tool moves anything. A tool without options has its name there, and
// its hint in the status line as all have; options that have no room can be scrolled.
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
    /// At least, in Qt's pixels.
    static constexpr int kHeight = 36;

    /// The row shows the bar, which stays the caller's.
    explicit OptionRow(OptionsBar& bar, QWidget* parent = nullptr);

    /// What the tool is called, where it has no options.
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
