// SPDX-License-Identifier: MIT
// A piece of a map around a handcrafted room, which is outlined.
#pragma once

#include <memory>

#include <QImage>
#include <QWidget>

#include "core/generate/room_trial.h"

namespace mazeloom::widgets {

class RoomPicture final : public QWidget {
    Q_OBJECT

  public:
    explicit RoomPicture(QWidget* parent = nullptr);

    /// Nothing to see unless the room was placed.
    void show(std::shared_ptr<const generate::RoomTrial> trial);
    /// What of the map is seen; empty when nothing is.
    grid::Rect shown() const;
    QSize sizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void draw();

    std::shared_ptr<const generate::RoomTrial> trial_;
    QImage image_;  ///< of shown()
    int cell_ = 1;  ///< its pixels a cell
};

}  // namespace mazeloom::widgets
