// SPDX-License-Identifier: MIT
// The tool that draws the paths of bugs and bosses. It also shows where all of them are at a tick
// of the game.
#pragma once

#include <optional>
#include <vector>

#include "core/edit/area/area.h"
#include "core/level/mover_path.h"
#include "widgets/tools/context/preview_time.h"
#include "widgets/tools/context/tool.h"

namespace mazeloom::widgets {

class PathTool final : public Tool {
    Q_OBJECT

  public:
    explicit PathTool(EditContext& context);

    PreviewTime& time() { return time_; }
    QWidget* createOptions() override;

    void press(const CanvasPointer& pointer) override;
    void drag(const CanvasPointer& pointer) override;
    void release(const CanvasPointer& pointer) override;
    void doubleClick(const CanvasPointer& pointer) override;
    void hover(const std::optional<CanvasPointer>& pointer) override;
    bool isBusy() const override;
    bool hasBegun() const override { return gesturing_ != Gesturing::No || !drawn_.empty(); }
    /// Whether the last press can become a drag: it was on the picked point, or begins to move the
    /// whole path. Other presses only pick.
    bool isHeld() const override { return gesturing_ != Gesturing::No && takesAlong_; }
    void cancel() override;
    void leaveSheet() override;
    bool wantsKey(const QKeyEvent& event) const override;
    void key(QKeyEvent& event) override;
    void paint(QPainter& painter, const CanvasScene& scene) const override;

    /// Removes the picked point if at least two points remain, otherwise the picked path.
    void removePicked();
    /// Returns the index of a path of the open level that covers a cell: the picked path if it
    /// does, else the topmost one. Returns nullopt if there is none.
    std::optional<std::size_t> pathAt(grid::Point cell) const;

  private:
    /// The cells that a path covers, cached for drawing.
    struct Shown {
        level::MoverPath mover;
        edit::Area cells;
        edit::Area blocked;
    };
    enum class Gesturing { No, Point, Path };

    /// Returns the open level; null while a room or nothing is open.
    const level::Level* level() const;
    const TrajectoryList& paths() const { return level()->trajectories; }
    void startDrawing(grid::Point cell);
    void addPoint(grid::Point cell);
    void finishDrawing(bool isLoop);
    void beginGesture(Gesturing what, grid::Point cell);
    void endGesture();
    void moveTo(grid::Point cell);
    bool nudge(grid::Point by);
    bool setPath(std::size_t index, level::Trajectory path, const QString& text, Gesture gesture);
    bool setGrowing(std::size_t index, level::Trajectory path, const QString& text);

    void takeSheet();
    void forget();
    void takeLength();
    const std::vector<Shown>& shown() const;
    Shown shownOf(const level::Trajectory& path) const;
    void paintPath(QPainter& painter, const CanvasScene& scene, const level::Trajectory& path,
                   const Shown& cells, bool isPicked) const;
    void paintGhost(QPainter& painter, const CanvasScene& scene, const level::Trajectory& path,
                    const level::MoverPath& mover) const;
    /// Draws the beams of painted emitters, and of the generated objects `made`.
    void paintLasers(QPainter& painter, const CanvasScene& scene,
                     const std::vector<level::Object>& made) const;

    PreviewTime time_;
    QMetaObject::Connection connection_;
    std::vector<grid::Point> drawn_;  ///< points of the path being drawn; empty if there is none
    std::optional<grid::Point> hovered_;
    Gesturing gesturing_ = Gesturing::No;
    Gesture gesture_ = kNoGesture;
    bool takesAlong_ = false;  ///< whether the press hit the picked point, or moves the whole path
    grid::Point anchor_;
    level::Trajectory before_;  ///< the path before the gesture
    /// The path for a destination beyond the level's edges. If the gesture ends there, the level
    /// grows.
    std::optional<level::Trajectory> beyond_;
    QPointer<PackDocument> edited_;
    mutable std::vector<Shown> shown_;
    mutable bool isShownStale_ = true;
};

}  // namespace mazeloom::widgets
