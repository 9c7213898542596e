// SPDX-License-Identifier: MIT
// The place of the tool's options above the canvas: always there and as high as ever, so that no
// choice of a tool moves anything. A tool without options has its hint there; options that have no
// room can be scrolled.
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
    static constexpr int kHeight = 36;

    /// The row shows the bar, which stays the caller's.
    explicit OptionRow(OptionsBar& bar, QWidget* parent = nullptr);

    /// What the tool does, where it has no options.
    void setHint(const QString& hint);

    QSize minimumSizeHint() const override { return {120, kHeight}; }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    QToolButton* newArrow(const QString& icon, const QString& name, int by);
    void showContents();
    void showArrows();

    OptionsBar& bar_;
    ElidedLabel* hint_;
    QWidget* options_;
    QScrollArea* area_;
    QToolButton* back_;
    QToolButton* on_;
    QStackedLayout* pages_;
};

}  // namespace mazeloom::widgets
