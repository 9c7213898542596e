// SPDX-License-Identifier: MIT
// The inks for painting rules, including the pack's own terrains, as a grid of swatches.
#pragma once

#include <QWidget>

#include "widgets/panels/rules/rule_values.h"

namespace mazeloom::widgets {

class ValuePalette : public QWidget {
    Q_OBJECT

  public:
    explicit ValuePalette(QWidget* parent = nullptr);

    /// Sets the pack's own terrains, which are offered too. Keeps the chosen ink if it still
    /// exists.
    void setTerrains(const level::TerrainTable& terrains);
    const level::TerrainTable& terrains() const { return legend_.terrains; }
    /// Sets the contents for which inks stand, for patterns of promises.
    void setContents(const level::promises::Inks& inks);
    const std::vector<RuleInk>& inks() const { return inks_; }
    /// Returns the rectangle of an ink's swatch.
    QRect rectOf(std::size_t index) const;

    const RuleInk& chosen() const { return inks_[chosen_]; }
    void choose(std::size_t index);
    void choose(const RuleInk& ink);

    QSize sizeHint() const override;
    int heightForWidth(int width) const override;

  signals:
    void inkChosen();
    /// Emitted when the user confirmed the chosen ink: by a click, Enter or the space bar.
    void taken();

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

  private:
    int side() const;
    int columns(int width) const;
    std::optional<std::size_t> at(const QPoint& place) const;

    RuleLegend legend_;
    std::vector<RuleInk> inks_;
    std::size_t chosen_ = 0;  ///< index in inks_
};

}  // namespace mazeloom::widgets
