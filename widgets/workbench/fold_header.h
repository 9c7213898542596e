// SPDX-License-Identifier: MIT
// The line above a section: its title, what it is about or why it is empty, and an arrow. A click
// folds and unfolds.
#pragma once

#include <QAbstractButton>

namespace mazeloom::widgets {

class FoldHeader : public QAbstractButton {
    Q_OBJECT

  public:
    /// At least, in Qt's pixels.
    static constexpr int kHeight = 28;
    /// Of a line above panels whose text has the font of `widget`.
    static int heightFor(const QWidget& widget);

    explicit FoldHeader(const QString& title, QWidget* parent = nullptr);

    /// Stands beside the title, in a quieter colour.
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
