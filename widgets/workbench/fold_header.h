// SPDX-License-Identifier: MIT
// The line above a section: its title, what it is about or why it is empty, and an arrow. A click
// folds and unfolds.
#pragma once

#include <QAbstractButton>

namespace mazeloom::widgets {

class FoldHeader : public QAbstractButton {
    Q_OBJECT

  public:
    static constexpr int kHeight = 28;

    explicit FoldHeader(const QString& title, QWidget* parent = nullptr);

    /// Stands beside the title, in a quieter colour.
    void setWords(const QString& words);
    void setUnfolded(bool unfolded);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {64, kHeight}; }

  signals:
    void menuWanted(const QPoint& at);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    QString words_;
    bool isUnfolded_ = false;
};

}  // namespace mazeloom::widgets
