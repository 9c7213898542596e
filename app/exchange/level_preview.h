// SPDX-License-Identifier: MIT
// Preview of a level in a dialog, on a canvas of its own with pan and zoom. The level is generated
// off the GUI thread.
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

    /// Generates a level and shows it once it is finished; removes the previous level at once.
    void show(const widgets::GenerationRequest& request);
    /// Removes the level and shows the reason.
    void clear(const QString& why);
    void setTheme(const widgets::Theme& theme);
    void setTileLook(widgets::SharedTileLook look);
    /// Sets the text below the level.
    void setCaption(const QString& text);
    widgets::Canvas& canvas() { return *canvas_; }

  signals:
    /// Emitted when the level requested last is shown, or when its generation failed.
    void shown(const std::shared_ptr<mazeloom::widgets::Generation>& generation);

  private:
    void take(const std::shared_ptr<widgets::Generation>& generation);

    widgets::Player player_;
    widgets::GenerationService service_;
    widgets::Canvas* canvas_;
    QLabel* caption_;
};

}  // namespace mazeloom::app
