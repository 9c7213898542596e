// SPDX-License-Identifier: MIT
// All steps of the generation as a list: hover to preview the level after one, click to go there.
#pragma once

#include <string>

#include <QTimer>

#include "widgets/panels/steps/player_panel.h"
#include "widgets/panels/steps/step_rows.h"

class QComboBox;
class QLabel;

namespace mazeloom::widgets {

class StepListView;

class StepListPanel : public PlayerPanel {
    Q_OBJECT

  public:
    explicit StepListPanel(Player& player, QWidget* parent = nullptr);
    ~StepListPanel() override;

  protected:
    void takeTimeline() override;
    void takeMoment() override;

  private:
    void offerFilters(const trace::Trace* trace);
    void applyFilter();
    void follow();

    QComboBox* stage_;
    QComboBox* kind_;
    StepListView* view_;
    QLabel* count_;
    /// The user's choice; kept while a generation without it is shown.
    std::string wantedStage_;
    std::optional<trace::StepKind> wantedKind_;
    std::optional<trace::StepIndex> followed_;  ///< the position that the list was scrolled to
    QTimer later_;  ///< while playing, the list follows at a readable pace
};

}  // namespace mazeloom::widgets
