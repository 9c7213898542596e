// SPDX-License-Identifier: MIT
// The mission of the shown level: the zones that its locked and one-way doors form, the places of
// the keys, and whether it can be completed. Follows the timeline.
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
    /// The pointed item's cells; empty if the pointer is at no item.
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
