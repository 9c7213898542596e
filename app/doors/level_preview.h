// SPDX-License-Identifier: MIT
// A level in a dialog, on a canvas of its own: made off the GUI thread, with pan and zoom.
#pragma once

#include <functional>
#include <memory>

#include <QWidget>

#include "core/edit/area/area.h"
#include "widgets/canvas/cells/tile_look.h"
#include "widgets/document/generation_service.h"
#include "widgets/theme/theme.h"
#include "widgets/timeline/player.h"

class QLabel;

namespace mazeloom::widgets {
class Canvas;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class LevelPreview : public QWidget {
    Q_OBJECT

  public:
    explicit LevelPreview(QWidget* parent = nullptr);
    ~LevelPreview() override;

    /// Shows the finished level as soon as it is made; what was shown before goes at once.
    void show(const widgets::GenerationRequest& request);
    /// Shows no level, but why.
    void clear(const QString& why);
    void setTheme(const widgets::Theme& theme);
    void setTileLook(widgets::SharedTileLook look);
    /// What stands below the level.
    void setCaption(const QString& text);
    widgets::Canvas& canvas() { return *canvas_; }

  signals:
    /// The level that was asked for last is shown, or cannot be made.
    void shown(const std::shared_ptr<mazeloom::widgets::Generation>& generation);

  private:
    void take(const std::shared_ptr<widgets::Generation>& generation);

    widgets::Player player_;
    widgets::GenerationService service_;
    widgets::Canvas* canvas_;
    QLabel* caption_;
};

}  // namespace mazeloom::app
