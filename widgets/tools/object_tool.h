// SPDX-License-Identifier: MIT
// Places, picks, moves and copies things: the hero, exits, emitters, monsters, items …
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

    /// What a click places; none: it only picks. One that the open sheet can take.
    std::optional<level::ThingKind> kind() const { return kind_; }
    void setKind(std::optional<level::ThingKind> kind);
    /// The pack's own kind that a click places; empty when it places none of them.
    const std::string& ownKind() const { return own_; }
    void setOwnKind(const std::string& id);

    QWidget* createOptions() override;
    void press(const CanvasPointer& pointer) override;
    void drag(const CanvasPointer& pointer) override;
    void release(const CanvasPointer& pointer) override;
    void hover(const std::optional<CanvasPointer>& pointer) override;
    bool isBusy() const override;
    bool hasBegun() const override { return gesturing_ != Gesturing::No; }
    /// A click picks; what is picked already is taken along.
    bool isHeld() const override { return gesturing_ == Gesturing::Move && takesAlong_; }
    void cancel() override;
    void leaveSheet() override;
    bool wantsKey(const QKeyEvent& event) const override;
    void key(QKeyEvent& event) override;
    void paint(QPainter& painter, const CanvasScene& scene) const override;

    void removePicked();
    /// Copies beside the originals.
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
    /// Why what is moved cannot stand where the pointer has taken it.
    QString obstacleText(grid::Point by) const;
    void takeSheet();
    /// The pack's own kind of that id; null where it has none.
    const level::OwnKind* ownKindOf(const std::string& id) const;
    void paintObjects(QPainter& painter, const CanvasScene& scene) const;
    void paintGhost(QPainter& painter, const CanvasScene& scene) const;

    std::optional<level::ThingKind> kind_;
    std::string own_;  ///< the id of the pack's own kind, where that is in hand
    Gesturing gesturing_ = Gesturing::No;
    bool takesAlong_ = false;  ///< the press was on what was picked, or is to copy
    grid::Point anchor_;       ///< where the button went down
    std::optional<grid::Point> hovered_;
    bool adds_ = false;    ///< to what is picked (shift)
    bool copies_ = false;  ///< while moving (alt)
    // While moving:
    Gesture gesture_ = kNoGesture;
    grid::Point moved_;
    ObjectList before_;
    edit::Picks pickedBefore_;
    bool blocked_ = false;  ///< not where the pointer is: something is in the way there
    /// Where they were dragged, past the edges: the level grows when the move ends there.
    std::optional<edit::ObjectEdit> beyond_;
    QPointer<PackDocument> edited_;
    Gesture nudge_ = kNoGesture;
};

/// A kind's name as a title ("Laser emitter").
QString kindTitle(level::ThingKind kind);
/// The same of an object: of one of the pack's own kinds, that kind's title.
QString objectTitle(const PackDocument& document, const level::Object& object);

}  // namespace mazeloom::widgets
