// SPDX-License-Identifier: MIT
// The mission of the shown level beside it: which zones its locked and one-way doors make, where
// the keys are, and whether it can be got through. Steps with the timeline.
#pragma once

#include "core/edit/area/area.h"
#include "core/level/map/map.h"
#include "widgets/panels/steps/player_panel.h"
#include "widgets/theme/theme.h"

class QLabel;

namespace mazeloom::widgets {

class ColumnArea;
class MissionView;

class MissionPanel : public PlayerPanel {
    Q_OBJECT

  public:
    explicit MissionPanel(Player& player, QWidget* parent = nullptr);
    ~MissionPanel() override;

    void setTheme(const Theme& theme);
    const MissionView& view() const { return *view_; }

  signals:
    /// The cells of what is pointed at; empty: of nothing.
    void areaPointed(const mazeloom::edit::Area& cells);

  protected:
    void takeTimeline() override;
    void takeMoment() override;

  private:
    void showNothing(const QString& why);
    void tellProof(const level::Map& map);

    MissionView* view_;
    ColumnArea* scroll_;
    QLabel* proof_;
    level::CellGrid final_;  ///< of the finished level
};

}  // namespace mazeloom::widgets
