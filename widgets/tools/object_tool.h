// SPDX-License-Identifier: MIT
// Places, picks, moves and copies objects: the hero, exits, emitters, monsters, items …
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

    /// The kind that a click places, if the open sheet can take it; nullopt: a click only picks.
    std::optional<level::ThingKind> kind() const { return kind_; }
    void setKind(std::optional<level::ThingKind> kind);
    /// The id of the pack's own kind that a click places; empty if it places none of these.
    const std::string& ownKind() const { return own_; }
    void setOwnKind(const std::string& id);

    QWidget* createOptions() override;
    void press(const CanvasPointer& pointer) override;
    void drag(const CanvasPointer& pointer) override;
    void release(const CanvasPointer& pointer) override;
    void hover(const std::optional<CanvasPointer>& pointer) override;
    bool isBusy() const override;
    bool hasBegun() const override { return gesturing_ != Gesturing::No; }
    /// With keys: a press on a picked object, or with Alt, holds it to be moved; others only pick.
    bool isHeld() const override { return gesturing_ == Gesturing::Move && takesAlong_; }
    void cancel() override;
    void leaveSheet() override;
    bool wantsKey(const QKeyEvent& event) const override;
    void key(QKeyEvent& event) override;
    void paint(QPainter& painter, const CanvasScene& scene) const override;

    void removePicked();
    /// Places copies beside the originals.
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
    /// Returns why the moved objects cannot stand where the pointer is.
    QString obstacleText(grid::Point by) const;
    void takeSheet();
    /// Returns the pack's own kind with that id; null if there is none.
    const level::OwnKind* ownKindOf(const std::string& id) const;
    void paintObjects(QPainter& painter, const CanvasScene& scene) const;
    void paintGhost(QPainter& painter, const CanvasScene& scene) const;

    std::optional<level::ThingKind> kind_;
    std::string own_;  ///< id of the pack's own kind, if one is selected
    Gesturing gesturing_ = Gesturing::No;
    bool takesAlong_ = false;  ///< the press hit a picked object, or copies
    grid::Point anchor_;       ///< cell of the press
    std::optional<grid::Point> hovered_;
    bool adds_ = false;    ///< Shift: adds to the picked objects
    bool copies_ = false;  ///< Alt: copies while moving
    // While moving:
    Gesture gesture_ = kNoGesture;
    grid::Point moved_;
    ObjectList before_;
    edit::Picks pickedBefore_;
    bool blocked_ = false;  ///< an obstacle keeps the objects from the pointer's cell
    /// Destination beyond the edges: the level grows if the move ends there.
    std::optional<edit::ObjectEdit> beyond_;
    QPointer<PackDocument> edited_;
    Gesture nudge_ = kNoGesture;
};

/// Returns a kind's name as a title ("Laser emitter").
QString kindTitle(level::ThingKind kind);
/// Returns an object's title; for one of the pack's own kinds, the kind's title.
QString objectTitle(const PackDocument& document, const level::Object& object);

}  // namespace mazeloom::widgets
