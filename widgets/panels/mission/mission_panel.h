// SPDX-License-Identifier: MIT
// Shows the mission of the level on the canvas: the zones that its locked and one-way doors form,
// the places of the keys, and whether the level can be completed. Follows the timeline.
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
    /// Emitted with the cells of the item that the user points at; empty if there is no such item.
    void areaPointed(const mazeloom::edit::Area& cells);

  protected:
    void takeTimeline() override;
    void takeMoment() override;

  private:
    void showNothing(const QString& why);
    /// Returns the reason why the shown level has no mission.
    QString noMissionText() const;
    void tellProof(const level::Map& map);

    MissionView* view_;
    ColumnArea* scroll_;
    QLabel* proof_;
    level::CellGrid final_;  ///< of the finished level
};

}  // namespace mazeloom::widgets
