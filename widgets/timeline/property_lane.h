// SPDX-License-Identifier: MIT
// Rows along the scrub bar, one for each chosen property. A row has a filled bar at the steps at
// which the property holds, and a thin line at all others. If a property is known only at single
// steps, the row has dots at these steps, which are filled where the property holds.
#pragma once

#include <vector>

#include <QWidget>

#include "widgets/timeline/holdings/holding_search.h"
#include "widgets/timeline/player.h"

namespace mazeloom::widgets {

class ScrubBar;

/// A click on an edge goes to the step at which the property begins or ceases to hold; a click
/// elsewhere goes to the step below the pointer. Up and Down select a row; Left, Right, Home and
/// End select an edge in the row; Enter goes to that edge.
class PropertyLane : public QWidget {
    Q_OBJECT

  public:
    static constexpr int kRowHeight = 18;  ///< in pixels

    /// A step at which a property begins or ceases to hold, or a single step that was examined.
    struct Edge {
        trace::StepIndex moment = 0;  ///< the first position after the change, or the single step
        bool holds = false;           ///< whether the property holds at `moment`
        bool isSingle = false;
    };

    /// The lane must be as wide as the panel that contains both the lane and `scrub`. Then its
    /// steps align with those of `scrub`.
    PropertyLane(Player& player, const ScrubBar& scrub, QWidget* parent = nullptr);

    HoldingSearch& search() { return search_; }
    /// Returns the chosen properties that apply to the level's rules, one for each row.
    std::vector<const analyse::Property*> rows() const;
    std::vector<Edge> edgesOf(const analyse::Property& property) const;
    /// Returns the x coordinate of a position, in pixels.
    double xOf(trace::StepIndex moment) const;
    /// Returns the tool tip for a point of the lane.
    QString textAt(const QPoint& place) const;
    /// Returns the description of an edge: "No dead ends: won at step 1,204 (Dead ends)".
    QString edgeText(const analyse::Property& property, const Edge& edge) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

  signals:
    /// The number of rows changed.
    void rowsChanged();

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    struct Current {
        int row = 0;
        int edge = 0;
    };

    void takeSearch();
    int barLeft() const;
    const analyse::Property* rowAt(int y) const;
    /// Returns the index of the edge that is nearest to `x` (in pixels); −1 if no edge is near.
    int edgeNear(const std::vector<Edge>& edges, double x) const;
    void choose(Current current);
    void goTo(const Edge& edge);
    QString noteOf(const analyse::Property& property) const;
    void paintRow(QPainter& painter, const analyse::Property& property, int row) const;
    void paintSpans(QPainter& painter, const analyse::Holding& holding, const QRect& bar) const;
    void paintSingles(QPainter& painter, const analyse::Holding& holding, const QRect& bar) const;

    Player& player_;
    const ScrubBar& scrub_;
    HoldingSearch search_;
    Current current_;
    std::size_t shownRows_ = 0;
};

}  // namespace mazeloom::widgets
