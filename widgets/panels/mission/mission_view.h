// SPDX-License-Identifier: MIT
// The drawing of a mission: its zones as boxes, row by row as doors lead away from the start, and
// the doors between them as lines. What the shown moment does not have yet is faint.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include <QWidget>

#include "core/analyse/mission.h"
#include "widgets/theme/theme.h"

class QPainter;

namespace mazeloom::widgets {

/// What of a mission is there at a moment.
struct MissionMoment {
    std::vector<bool> doors;              ///< of each door: it stands
    std::vector<bool> planned;            ///< of each door: it was drawn, but is not there yet
    std::vector<std::vector<bool>> keys;  ///< of each zone's keys: it lies there

    friend bool operator==(const MissionMoment&, const MissionMoment&) = default;
};

class MissionView : public QWidget {
    Q_OBJECT

  public:
    explicit MissionView(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setMission(analyse::Mission mission);
    const analyse::Mission& mission() const { return mission_; }
    void setMoment(MissionMoment moment);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    /// A zone, or a group of doors of one kind between the same two zones.
    struct Item {
        std::optional<std::size_t> zone;
        std::vector<std::size_t> doors;
    };
    const std::vector<Item>& items() const { return items_; }
    QString textOf(const Item& item) const;

  signals:
    /// The pointer, or the keyboard, is at an item, or at none: null.
    void pointed(const mazeloom::widgets::MissionView::Item* item);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool event(QEvent* event) override;

  private:
    void findItems();
    QRectF boxOf(std::size_t zone) const;
    /// Of a group of doors: where its picture is.
    QPointF markOf(std::size_t item) const;
    std::optional<std::size_t> itemAt(const QPointF& place) const;
    void point(std::optional<std::size_t> item);
    void drawDoors(QPainter& painter, std::size_t item) const;
    void drawZone(QPainter& painter, std::size_t item) const;
    QString zoneTitle(std::size_t zone) const;

    Theme theme_;
    analyse::Mission mission_;
    MissionMoment moment_;
    std::vector<Item> items_;              ///< zones, then doors
    std::vector<int> bends_;               ///< of each item of doors: which of those of its zones
    std::vector<std::size_t> placeInRow_;  ///< of each zone
    std::vector<std::size_t> rowSizes_;
    std::optional<std::size_t> pointed_;
};

}  // namespace mazeloom::widgets
