// SPDX-License-Identifier: MIT
// A campaign as its player sees it: what is won, open and locked, and which ways lead on. It shows
// what it is given and decides nothing.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include <QPainterPath>
#include <QString>
#include <QWidget>

#include "core/grid/point.h"
#include "core/play/campaign.h"
#include "widgets/play/full/facts.h"
#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

/// A node of the map, in words for the card beside it.
struct MapNode {
    QString title;
    grid::Point at;  ///< on the map's grid
    play::NodeState state = play::NodeState::Locked;
    bool isNew = false;              ///< opened just now
    std::vector<std::size_t> needs;  ///< nodes whose win opens it
    bool isAny = false;              ///< some of these are enough
    QString needsText;               ///< what has to be won, for a locked one
    QString whyNot;                  ///< why it can never be played; empty: it can
    Facts facts;                     ///< what is played, and what came of it so far
};

class ProgressMap : public QWidget {
    Q_OBJECT

  public:
    explicit ProgressMap(QWidget* parent = nullptr);

    /// The selection stays, as far as there still is such a node.
    void setNodes(std::vector<MapNode> nodes);
    const std::vector<MapNode>& nodes() const { return nodes_; }
    std::optional<std::size_t> selected() const { return selected_; }
    void select(std::size_t node);
    /// Where a node is drawn.
    QRectF rectOf(std::size_t node) const;

    QSize sizeHint() const override { return {760, 560}; }
    QSize minimumSizeHint() const override { return {240, 200}; }

  signals:
    void selectionChanged();
    /// Double-clicked, or Enter.
    void chosen(std::size_t node);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void layOut();
    void describe();
    QPointF centreOf(std::size_t node) const;
    std::optional<std::size_t> nodeAt(QPointF position) const;
    void stepTo(int key);
    QPainterPath wayBetween(std::size_t from, std::size_t to) const;
    void paintWays(QPainter& painter, const Theme& theme) const;
    void paintNode(QPainter& painter, const Theme& theme, std::size_t node) const;
    void paintTitle(QPainter& painter, const Theme& theme, std::size_t node) const;

    std::vector<MapNode> nodes_;
    std::optional<std::size_t> selected_;
    std::optional<std::size_t> hovered_;
    grid::Point first_;  ///< the place at the upper left
    QSizeF pitch_;       ///< from place to place, in pixels
    QPointF origin_;     ///< the middle of the first place
};

}  // namespace mazeloom::widgets
