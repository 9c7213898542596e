// SPDX-License-Identifier: MIT
// An editable map of a campaign. Nodes are dragged between places; an edge is drawn by dragging
// from a node's handle to another node.
#pragma once

#include <optional>
#include <utility>

#include <QAbstractScrollArea>
#include <QPointer>

#include "core/level/campaign/node_kind.h"
#include "widgets/document/pack_document.h"

namespace mazeloom::widgets {

class CampaignMap : public QAbstractScrollArea {
    Q_OBJECT

  public:
    explicit CampaignMap(QWidget* parent = nullptr);

    void setDocument(PackDocument* document);
    /// Returns the id of the selected node; empty if none.
    const QString& node() const { return node_; }
    void select(const QString& node);
    /// Returns the ids of the selected edge's first and second node; nullopt if no edge is
    /// selected.
    const std::optional<std::pair<QString, QString>>& edge() const { return edge_; }
    bool hasSelection() const { return !node_.isEmpty() || edge_.has_value(); }
    /// Removes the selected node or edge.
    void removeSelected();
    /// Returns a place for a new node: after the selected node, else a visible place.
    grid::Point placeInView() const;

    /// The positions of a node and of the handle from which its edges are drawn, in viewport
    /// coordinates.
    QRect rectOf(const QString& node) const;
    QPoint handleOf(const QString& node) const;

    QSize sizeHint() const override { return {480, 220}; }

  signals:
    void selectionChanged();
    /// A level's node was double-clicked, or Enter pressed on it: the level should be shown.
    void levelWanted(const QString& level);
    /// A descent was double-clicked, or Enter pressed on it: the dungeon should be shown.
    void dungeonWanted();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

  private:
    enum class Drag { None, Press, Node, Edge, View };

    const level::Campaign& campaign() const;
    void takeCampaign();
    void updateBars();
    void setSelection(const QString& node, std::optional<std::pair<QString, QString>> edge);
    void describe();
    /// Returns a description of the node for screen readers; `words` names its kind and title.
    QString placeWords(const level::CampaignNode& node, const QString& words) const;
    void makeVisible(const QString& node);
    level::NodeKind kindOf(const level::CampaignNode& node) const;
    QString titleOf(const level::CampaignNode& node) const;
    QRect rectAt(grid::Point at) const;
    grid::Point placeAt(QPoint position) const;
    QString nodeAt(QPoint position) const;
    std::optional<std::pair<QString, QString>> edgeAt(QPoint position) const;
    void want(const level::CampaignNode& node);
    void moveTo(const QString& node, grid::Point at, Gesture gesture);
    void stepTo(int key, bool moves);
    /// Cancels the drag in progress; a dragged node returns to its place. Returns whether a node or
    /// edge was dragged.
    bool cancel();

    void paintEdge(QPainter& painter, const QString& from, const QString& to, bool isAny) const;
    void paintNode(QPainter& painter, const level::CampaignNode& node, bool isUnlockable) const;
    /// Returns the text below a node's title.
    QString noteOf(const level::CampaignNode& node, bool isUnlockable) const;

    QPointer<PackDocument> document_;
    QString node_;
    std::optional<std::pair<QString, QString>> edge_;
    Drag drag_ = Drag::None;
    Gesture gesture_ = kNoGesture;
    QPoint pressed_;
    QPoint pointer_;
    QPoint grip_;  ///< position of the pointer relative to the dragged node's middle
};

}  // namespace mazeloom::widgets
