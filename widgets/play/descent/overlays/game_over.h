// SPDX-License-Identifier: MIT
// The end of a run (RULES.md D-13): its outcome, its score, and the ten best runs.
#pragma once

#include <utility>
#include <vector>

#include <QString>

#include "widgets/play/descent/overlays/card_overlay.h"
#include "widgets/play/descent/overlays/floor_sketch.h"

namespace mazeloom::widgets {

class GameOver : public CardOverlay {
    Q_OBJECT

  public:
    struct Row {
        qint64 score = 0;
        int depth = 0;
        int kills = 0;
        QString date;
        bool isNew = false;
    };

    /// Covers all of `view` and follows its size.
    explicit GameOver(QWidget& view);

    /// A figure of the run: its name and its value.
    using Facts = std::vector<std::pair<QString, QString>>;
    /// Sets the figures of the run and the sketch of its last floor, which a wide view shows beside
    /// the table. Applies to the next open().
    void setRun(Facts facts, FloorSketch floor);
    /// Shows the end of a run. `note` is shown below the table; empty: no note.
    void open(const QString& title, const QString& words, std::vector<Row> rows,
              const QString& note);
    void shut() { hide(); }
    const std::vector<Row>& rows() const { return rows_; }
    QString description() const;
    /// Returns the card's rectangle, in pixels of the overlay.
    QRectF card() const;

  signals:
    void clicked();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

  private:
    double lines() const;
    /// Whether there is room for the figures and the floor.
    bool isWide() const;
    double factsHeight() const;
    /// Returns the rectangle of the card that shows the figures and the floor.
    QRectF wideCard() const;
    /// Returns the height that the card can have.
    double room() const;
    /// Returns the factor by which the texts grow with the text size.
    double scale() const;
    /// Returns the part of the card with the texts; the floor is at its right.
    QRectF column() const;
    double lineHeight() const;

    QString title_;
    QString words_;
    QString note_;
    std::vector<Row> rows_;
    Facts facts_;
    FloorSketch floor_;
};

}  // namespace mazeloom::widgets
