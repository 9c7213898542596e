// SPDX-License-Identifier: MIT
#include "widgets/canvas/overlays/map_overlays.h"

#include "widgets/canvas/canvas.h"
#include "widgets/canvas/overlays/overlay_legend.h"

namespace mazeloom::widgets {

using analyse::Distances;

namespace {

/// Of a frame, beside what the level itself takes.
constexpr std::chrono::microseconds kBudget{2500};

}  // namespace

MapOverlays::MapOverlays(Canvas& canvas, Player& player)
    : QObject(&canvas), player_(player), source_(player) {
    canvas.setGroundLayer(this);
    const auto forget = [this] { picture_.forget(); };
    connect(&player, &Player::timelineChanged, this, forget);
    connect(&player, &Player::shownChanged, this, forget);
    connect(&source_, &DistanceSource::changed, this, [this] {
        picture_.forget();
        emit changed();
    });
    connect(this, &MapOverlays::changed, &canvas, QOverload<>::of(&QWidget::update));
}

void MapOverlays::setShown(Overlay overlay, bool shown) {
    if (shown == isShown(overlay)) return;
    shown_.set(overlay, shown);
    emit changed();
}

const Distances* MapOverlays::distances() const {
    const bool needed = isShown(Overlay::Reach) || isShown(Overlay::Distance);
    return needed ? source_.current() : nullptr;
}

bool MapOverlays::isUpToDate() const {
    const bool needed = isShown(Overlay::Reach) || isShown(Overlay::Distance);
    return !needed || source_.isUpToDate();
}

QString MapOverlays::describe(grid::Point cell) const {
    const Distances* known = distances();
    if (known == nullptr || !source_.isUpToDate()) return {};
    if (!grid::Rect{0, 0, known->size().width, known->size().height}.contains(cell)) return {};
    if (!player_.timeline()->cells().at(cell).isWalkable()) return {};
    const Distances::Steps steps = known->at(cell);
    if (Distances::isNumber(steps)) {
        return tr("%n step(s) from the hero", nullptr, static_cast<int>(steps));
    }
    return steps == Distances::kOverTraps ? tr("only over traps") : tr("out of reach");
}

void MapOverlays::paint(QPainter& painter, const CanvasScene& scene) const {
    isSettled_ = true;
    // Where nothing is kept there is nothing to explain.
    OverlaySet shown = shown_;
    if (scene.trace.kept.isEmpty() || scene.layers.of(edit::Layer::Kept).isHidden())
        shown.set(Overlay::Kept, false);
    // The same where all is lit.
    MapView map = scene.map;
    map.dark = player_.timeline()->dark();
    if (map.dark == nullptr) shown.set(Overlay::Dark, false);
    if (shown.isEmpty()) return;
    const Distances* known = distances();
    const CanvasScene withDark{scene.view,     scene.theme,    map,
                               scene.trace,    scene.sprites,  scene.layers,
                               scene.tileLook, scene.isCurrent};
    isSettled_ =
        picture_.paint(painter, withDark, shown, known, OverlayPicture::Clock::now() + kBudget);
    std::optional<Distances::Steps> farthest;
    if (known != nullptr)
        farthest = known->farthest();
    else if (source_.hasHero())
        farthest = 0;  // on their way
    paintLegend(painter, QRect(QPoint(0, 0), scene.view.view()), shown, farthest, scene.theme);
}

}  // namespace mazeloom::widgets
