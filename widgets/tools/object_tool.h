// SPDX-License-Identifier: MIT
// The tool that places, picks, moves and copies objects, such as the hero, exits, emitters,
// monsters and items.
#pragma once

#include <optional>
#include <string>

#include "core/edit/things/objects.h"
#include "widgets/tools/context/tool.h"

namespace mazeloom::widgets {

class ObjectTool final : public Tool {
    Q_OBJECT

  public:
    explicit ObjectTool(EditContext& context);

    /// Returns the kind of object that a click places, which the open sheet can always have;
    /// nullopt if a click only picks objects.
    std::optional<level::ThingKind> kind() const { return kind_; }
    void setKind(std::optional<level::ThingKind> kind);
    /// Returns the id of the pack's own kind of objects that a click places; empty if a click
    /// places no such object.
    const std::string& ownKind() const { return own_; }
    void setOwnKind(const std::string& id);

    QWidget* createOptions() override;
    void press(const CanvasPointer& pointer) override;
    void drag(const CanvasPointer& pointer) override;
    void release(const CanvasPointer& pointer) override;
    void hover(const std::optional<CanvasPointer>& pointer) override;
    bool isBusy() const override;
    bool hasBegun() const override { return gesturing_ != Gesturing::No; }
    /// Whether the last press can become a drag: it was on a picked object, or with Alt. Other
    /// presses only pick objects.
    bool isHeld() const override { return gesturing_ == Gesturing::Move && takesAlong_; }
    void cancel() override;
    void leaveSheet() override;
    bool wantsKey(const QKeyEvent& event) const override;
    void key(QKeyEvent& event) override;
    void paint(QPainter& painter, const CanvasScene& scene) const override;

    void removePicked();
    /// Places copies of the picked objects beside the originals.
    void duplicatePicked();

  signals:
    void kindChanged();

  private:
    enum class Gesturing { No, Box, Move };

    const ObjectList& objects() const;
    edit::Site site() const;
    void place(grid::Point cell);
    void moveTo(grid::Point cell);
    void endMove();
    void nudge(grid::Point by, bool goesOn);
    bool apply(const std::optional<edit::ObjectEdit>& edit, const QString& text,
               Gesture gesture = kNoGesture);
    bool applyGrowing(edit::ObjectEdit edit, const QString& text);
    bool isBeyond(const edit::ObjectEdit& edit) const;
    QString moveText() const;
    /// Returns the reason why the dragged objects cannot be moved by `by`.
    QString obstacleText(grid::Point by) const;
    void takeSheet();
    /// Returns the pack's own kind of objects with this id; null if there is none.
    const level::OwnKind* ownKindOf(const std::string& id) const;
    void paintObjects(QPainter& painter, const CanvasScene& scene) const;
    void paintGhost(QPainter& painter, const CanvasScene& scene) const;

    std::optional<level::ThingKind> kind_;
    std::string own_;  ///< id of the pack's own kind; empty if none is selected
    Gesturing gesturing_ = Gesturing::No;
    bool takesAlong_ = false;  ///< whether the press was on a picked object, or with Alt
    grid::Point anchor_;       ///< cell of the press
    std::optional<grid::Point> hovered_;
    bool adds_ = false;    ///< whether to add to the picked objects (Shift)
    bool copies_ = false;  ///< whether to move copies of the objects (Alt)
    // The state of a move in progress:
    Gesture gesture_ = kNoGesture;
    grid::Point moved_;
    ObjectList before_;
    edit::Picks pickedBefore_;
    bool blocked_ = false;  ///< whether an obstacle prevents the current move
    /// The edit for a destination beyond the level's edges. If the move ends there, the level
    /// grows.
    std::optional<edit::ObjectEdit> beyond_;
    QPointer<PackDocument> edited_;
    Gesture nudge_ = kNoGesture;
};

/// Returns a kind's name as a title ("Laser emitter").
QString kindTitle(level::ThingKind kind);
/// Returns an object's title; for an object of one of the pack's own kinds, the title of that kind.
QString objectTitle(const PackDocument& document, const level::Object& object);

}  // namespace mazeloom::widgets
