// SPDX-License-Identifier: MIT
// Draws the part of a map around a handcrafted room, with the room outlined.
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

    /// Shows a trial; shows nothing unless the trial has placed the room.
    void show(std::shared_ptr<const generate::RoomTrial> trial);
    /// Returns the visible part of the map; empty if nothing is shown.
    grid::Rect shown() const;
    QSize sizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void draw();

    std::shared_ptr<const generate::RoomTrial> trial_;
    QImage image_;  ///< picture of the cells shown()
    int cell_ = 1;  ///< pixels per cell in image_
};

}  // namespace mazeloom::widgets
