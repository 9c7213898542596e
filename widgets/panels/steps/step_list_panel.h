// SPDX-License-Identifier: MIT
// Lists all steps of the generation. Hovering over a step previews the level after it; a click goes
// there.
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
    /// The filters that the user chose. They are kept while a generation without that stage or kind
    /// is shown.
    std::string wantedStage_;
    std::optional<trace::StepKind> wantedKind_;
    std::optional<trace::StepIndex> followed_;  ///< the position last scrolled to
    QTimer later_;  ///< limits how often the list is updated while playing
};

}  // namespace mazeloom::widgets
