// SPDX-License-Identifier: MIT
// Shows a picture of a level as large as it fits, on the canvas's colour.
#pragma once

#include <QImage>
#include <QWidget>

namespace mazeloom::widgets {

class PictureBox : public QWidget {
    Q_OBJECT

  public:
    explicit PictureBox(QWidget* parent = nullptr);

    /// Shows a picture; a null image shows the empty ground until the picture is ready.
    void setPicture(const QImage& picture);
    const QImage& picture() const { return picture_; }

    QSize sizeHint() const override { return {260, 200}; }
    QSize minimumSizeHint() const override { return {80, 56}; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QImage picture_;
};

}  // namespace mazeloom::widgets
