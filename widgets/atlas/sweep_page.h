// SPDX-License-Identifier: MIT
// The page with the effect of a parameter. It surveys the level at several values of the parameter,
// and shows as a chart how a measure depends on the value.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/analyse/atlas/swept_values.h"
#include "widgets/atlas/atlas_page.h"
#include "widgets/atlas/work/sweep_work.h"

class QComboBox;
class QLayout;
class QProgressBar;
class QToolButton;

namespace mazeloom::widgets {

class NumberBox;

class SweepPage final : public AtlasPage {
    Q_OBJECT

  public:
    explicit SweepPage(std::string program, QWidget* parent = nullptr);

    /// Sets the open level and its pack's name; nullopt if no level is open. The results of the
    /// last sweep stay until the next one.
    void setLevel(std::optional<GenerationRequest> level, const QString& pack);

    void show(const ShownSurveys& shown) override;
    ChartView& chart() const override { return *chart_; }
    std::string csv() const override;

    QComboBox& parameters() const { return *parameters_; }
    QComboBox& measures() const { return *measures_; }
    /// Return the inputs for the ends of the swept range; hidden for parameters without a range.
    NumberBox& from() const { return *from_; }
    NumberBox& to() const { return *to_; }
    NumberBox& seeds() const { return *seeds_; }
    QToolButton& sweepButton() const { return *sweep_; }
    QToolButton& stopButton() const { return *stop_; }
    SweepWork& work() { return work_; }

  signals:
    void changed();

  private:
    QLayout* newChoices();
    void fillParameters();
    /// Sets the ends of the swept range to defaults near the parameter's current value.
    void takeParameter();
    std::vector<std::string> values() const;
    void fillMeasures();
    void run();
    void take(const SharedSweep& sweep);
    void draw();
    void update();
    void wantLevels(int mark);

    std::string program_;
    std::optional<GenerationRequest> level_;
    std::vector<const analyse::Measure*> wanted_;  ///< measures for the next sweep
    std::vector<analyse::SweptParameter> swept_;   ///< parameters in the order of the box
    QString pack_;
    std::optional<GenerationRequest> of_;  ///< the level of the shown sweep
    QString ofPack_;
    std::optional<analyse::SweptParameter> parameter_;
    SharedSweep done_;
    QString why_;  ///< why the sweep failed
    std::uint64_t planned_ = 0;
    SweepWork work_;
    QComboBox* parameters_;
    QWidget* ends_;
    NumberBox* from_;
    NumberBox* to_;
    NumberBox* seeds_;
    QComboBox* measures_;
    QToolButton* sweep_;
    QToolButton* stop_;
    QProgressBar* progress_;
    ChartView* chart_;
};

}  // namespace mazeloom::widgets
