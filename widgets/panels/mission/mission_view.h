// SPDX-License-Identifier: MIT
// Draws a mission: its zones as boxes, in rows by the number of doors from the start, and the doors
// between them as lines. Parts that do not exist yet at the shown moment are faint.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include <QWidget>

#include "core/analyse/mission.h"
#include "widgets/theme/theme.h"

class QPainter;

namespace mazeloom::widgets {

/// The parts of a mission that exist at a moment.
struct MissionMoment {
    std::vector<bool> doors;              ///< for each door: whether it exists
    std::vector<bool> planned;            ///< for each door: whether it is only planned
    std::vector<std::vector<bool>> keys;  ///< for each zone's keys: whether the key lies there

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
    /// Emitted when the pointer or the keyboard cursor is at another item; null: at no item.
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
    /// Returns the position of the icon for a group of doors.
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
    std::vector<int> bends_;               ///< per group: its index among those between its zones
    std::vector<std::size_t> placeInRow_;  ///< for each zone
    std::vector<std::size_t> rowSizes_;
    std::optional<std::size_t> pointed_;
};

}  // namespace mazeloom::widgets
