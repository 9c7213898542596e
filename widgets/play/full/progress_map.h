// SPDX-License-Identifier: MIT
// A campaign as its player sees it: the levels that are won, open and locked, and the paths between
// them. It only displays the given nodes.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include <QImage>
#include <QPolygonF>
#include <QString>
#include <QVariantAnimation>
#include <QWidget>

#include "core/grid/point.h"
#include "core/play/campaign.h"
#include "core/play/medals.h"
#include "widgets/play/full/facts.h"
#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

/// A node of the map, with the texts for the card beside the map.
struct MapNode {
    QString title;
    grid::Point at;  ///< on the map's grid
    play::NodeState state = play::NodeState::Locked;
    bool isNew = false;              ///< has just been opened
    std::vector<std::size_t> needs;  ///< nodes whose win opens this node
    bool isAny = false;              ///< whether a win of any one of `needs` is enough
    QString needsText;               ///< names the wins that a locked node needs
    QString whyNot;                  ///< why the node can never be played; empty if it can
    Facts facts;                     ///< about the level, and the results so far
    QString text = {};               ///< what the level teaches; may be empty
    QImage picture = {};             ///< null until it is ready
    /// The medals that were won, if the level has medals and was tried.
    std::optional<play::Medals> medals = {};
};

class ProgressMap : public QWidget {
    Q_OBJECT

  public:
    explicit ProgressMap(QWidget* parent = nullptr);

    /// Sets the nodes. Keeps the selection if the selected node still exists.
    void setNodes(std::vector<MapNode> nodes);
    const std::vector<MapNode>& nodes() const { return nodes_; }
    /// Sets the picture of a node, once it is ready.
    void setPicture(std::size_t node, const QImage& picture);
    std::optional<std::size_t> selected() const { return selected_; }
    void select(std::size_t node);
    /// Returns the rectangle in which a node is drawn.
    QRectF rectOf(std::size_t node) const;
    /// A way from a node to a node that needs it, as it is drawn, from middle to middle.
    struct Way {
        std::size_t from = 0;
        std::size_t to = 0;
        QPolygonF line;
    };
    const std::vector<Way>& ways() const { return ways_; }

    QSize sizeHint() const override { return {760, 560}; }
    QSize minimumSizeHint() const override { return {240, 200}; }

  signals:
    void selectionChanged();
    /// Emitted when a node was double-clicked, or Enter was pressed on it.
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
    void layWays();
    QPolygonF wayBetween(std::size_t from, std::size_t to, double bend) const;
    std::size_t hitsOf(const Way& way, const QPolygonF& line) const;
    void describe();
    void lightUp();
    QPointF centreOf(std::size_t node) const;
    std::optional<std::size_t> nodeAt(QPointF position) const;
    void stepTo(int key);
    void paintWays(QPainter& painter, const Theme& theme) const;
    void paintNode(QPainter& painter, const Theme& theme, std::size_t node) const;
    void paintSign(QPainter& painter, const Theme& theme, const MapNode& node,
                   const QRectF& box) const;
    void paintMedals(QPainter& painter, const Theme& theme, const MapNode& node,
                     const QRectF& box) const;
    void paintTitle(QPainter& painter, const Theme& theme, std::size_t node) const;

    std::vector<MapNode> nodes_;
    std::vector<Way> ways_;
    std::optional<std::size_t> selected_;
    std::optional<std::size_t> hovered_;
    grid::Point first_;  ///< the grid place at the upper left
    QSizeF pitch_;       ///< distance between adjacent grid places, in pixels
    QPointF origin_;     ///< the middle of the place first_, in the widget
    QVariantAnimation light_;
    double lit_ = 1;  ///< the lit share of the ways to new nodes
};

}  // namespace mazeloom::widgets
