// SPDX-License-Identifier: MIT
// The header of a section. It shows the title, an arrow, and either the panel's current subject or
// the reason why the panel is empty. A click folds or unfolds the section.
#pragma once

#include <QAbstractButton>

namespace mazeloom::widgets {

class FoldHeader : public QAbstractButton {
    Q_OBJECT

  public:
    /// Minimum height, in device-independent pixels.
    static constexpr int kHeight = 28;
    /// Returns the height of a header above panels that use the font of `widget`.
    static int heightFor(const QWidget& widget);

    explicit FoldHeader(const QString& title, QWidget* parent = nullptr);

    /// Sets the text beside the title, in a muted colour.
    void setWords(const QString& words);
    void setUnfolded(bool unfolded);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {64, height()}; }

  signals:
    void menuWanted(const QPoint& at);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    QString words_;
    bool isUnfolded_ = false;
};

}  // namespace mazeloom::widgets
