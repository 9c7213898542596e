// SPDX-License-Identifier: MIT
// The page with the joint distribution of two measures as a heat map. The most informative pair of
// measures is shown first.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "widgets/atlas/atlas_page.h"

class QComboBox;
class QToolButton;

namespace mazeloom::widgets {

class HeatChart;

class PairsPage final : public AtlasPage {
    Q_OBJECT

  public:
    explicit PairsPage(QWidget* parent = nullptr);

    QComboBox& across() const { return *x_; }
    QComboBox& upwards() const { return *y_; }
    QToolButton& nextButton() const { return *next_; }

    void show(const ShownSurveys& shown) override;
    ChartView& chart() const override { return *chart_; }
    std::string csv() const override;

  private:
    void fill(const std::vector<std::string>& measures);
    /// Shows the next most informative pair after the current one.
    void goOn();
    void choose(std::size_t x, std::size_t y);
    void draw();
    void wantLevels(int mark);

    ShownSurveys shown_;
    std::vector<std::string> measures_;  ///< ids of measures, in the order of the boxes
    bool isChosen_ = false;              ///< whether the user chose the pair
    std::uint64_t chosenAt_ = 0;  ///< number of seeds when the most informative pair was chosen
    std::pair<std::string, std::string> drawn_;
    std::shared_ptr<const HeatChart> cells_;
    QComboBox* x_;
    QComboBox* y_;
    QToolButton* next_;
    ChartView* chart_;
};

}  // namespace mazeloom::widgets
