// SPDX-License-Identifier: MIT
#include "widgets/canvas/overlays/map_overlays.h"

#include "widgets/canvas/canvas.h"
#include "widgets/canvas/overlays/overlay_legend.h"
#include "widgets/known/known_art.h"
#include "widgets/known/known_text.h"

namespace mazeloom::widgets {

using analyse::Distances;
using analyse::explain::KnownMap;

namespace {

/// Time budget of a frame, in addition to the level's own.
constexpr std::chrono::microseconds kBudget{2500};

}  // namespace

MapOverlays::MapOverlays(Canvas& canvas, Player& player)
    : QObject(&canvas), canvas_(canvas), player_(player), source_(player), known_(player) {
    canvas.setGroundLayer(this);
    const auto forget = [this] { picture_.forget(); };
    connect(&player, &Player::timelineChanged, this, forget);
    connect(&player, &Player::shownChanged, this, forget);
    const auto renew = [this] {
        picture_.forget();
        emit changed();
    };
    connect(&source_, &DistanceSource::changed, this, renew);
    connect(&known_, &KnownSource::changed, this, renew);
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

const KnownMap* MapOverlays::known() const {
    return isShown(Overlay::Known) ? known_.current() : nullptr;
}

bool MapOverlays::isUpToDate() const {
    const bool needsDistances = isShown(Overlay::Reach) || isShown(Overlay::Distance);
    return (!needsDistances || source_.isUpToDate()) &&
           (!isShown(Overlay::Known) || known_.isUpToDate());
}

QString MapOverlays::describe(grid::Point cell) const {
    QStringList parts{describeDistance(cell), describeKnown(cell)};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

QString MapOverlays::describeDistance(grid::Point cell) const {
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

QString MapOverlays::describeKnown(grid::Point cell) const {
    const KnownMap* all = known();
    if (all == nullptr || !known_.isUpToDate()) return {};
    const auto explanation = all->explanationOf(cell);
    return explanation ? sentenceOf(*explanation) : QString();
}

void MapOverlays::paintReasons(QPainter& painter, const CanvasScene& scene,
                               const KnownMap& known) const {
    constexpr double kLeastFrame = 4;  // pixels a cell
    const auto cell = canvas_.hoveredCell();
    if (!cell || scene.view.scale() < kLeastFrame || known.size() != scene.map.size()) return;
    const auto explanation = known.explanationOf(*cell);
    if (!explanation) return;
    const KnownColours colours(scene.theme);
    for (const auto& number : explanation->numbers)
        paintNumberFrame(painter, scene.view.rectOf(number.cell), colours, scene.theme.canvas);
    paintKnownFrame(painter, scene.view.rectOf(*cell), explanation->known, colours,
                    scene.theme.canvas);
}

void MapOverlays::paint(QPainter& painter, const CanvasScene& scene) const {
    isSettled_ = true;
    // Without pinned cells, their overlay is not shown and needs no entry in the legend.
    OverlaySet shown = shown_;
    if (scene.trace.kept.isEmpty() || scene.layers.of(edit::Layer::Kept).isHidden())
        shown.set(Overlay::Kept, false);
    // Without dark cells, their overlay is not shown either.
    MapView map = scene.map;
    map.dark = player_.timeline()->dark();
    if (map.dark == nullptr) shown.set(Overlay::Dark, false);
    if (shown.isEmpty()) return;
    const Distances* steps = distances();
    const KnownMap* all = known();
    const CanvasScene withDark{scene.view,     scene.theme,    map,
                               scene.trace,    scene.sprites,  scene.layers,
                               scene.tileLook, scene.isCurrent};
    isSettled_ = picture_.paint(painter, withDark, shown, steps, all,
                                OverlayPicture::Clock::now() + kBudget);
    if (all != nullptr) paintReasons(painter, scene, *all);
    std::optional<Distances::Steps> farthest;
    if (steps != nullptr)
        farthest = steps->farthest();
    else if (source_.hasHero())
        farthest = 0;  // the distances are being computed
    paintLegend(painter, QRect(QPoint(0, 0), scene.view.view()), shown, farthest, scene.theme,
                {known_.lack(), known_.numbers()});
}

}  // namespace mazeloom::widgets
