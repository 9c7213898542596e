// SPDX-License-Identifier: MIT
#include "widgets/canvas/overlays/map_overlays.h"

#include "widgets/canvas/canvas.h"
#include "widgets/canvas/overlays/overlay_legend.h"

namespace mazeloom::widgets {

using analyse::Distances;
using analyse::explain::KnownMap;

namespace {

/// Time budget for drawing overlays in a frame, in addition to the level's own budget.
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
    return needs(shown_, OverlayNeed::Distances) ? source_.current() : nullptr;
}

const KnownMap* MapOverlays::known() const {
    return needs(shown_, OverlayNeed::Known) ? known_.current() : nullptr;
}

std::optional<grid::Point> MapOverlays::lastDeduced() const {
    if (!isShown(Overlay::Known) || !known_.walk()) return std::nullopt;
    // At the end of the timeline, the finished level is shown as a whole, without an explanation.
    if (player_.shownPosition() == player_.count()) return std::nullopt;
    const auto step = known_.walk()->last();
    if (!step) return std::nullopt;
    const trace::Trace& trace = player_.timeline()->trace();
    return trace.initial.point(trace.steps[*step].at);
}

bool MapOverlays::isUpToDate() const {
    return (!needs(shown_, OverlayNeed::Distances) || source_.isUpToDate()) &&
           (!needs(shown_, OverlayNeed::Known) || known_.isUpToDate());
}

QString MapOverlays::describe(grid::Point cell) const {
    const Distances* steps = distances();
    const KnownMap* all = known();
    const trace::Timeline* timeline = player_.timeline();
    if (timeline == nullptr || !timeline->cells().contains(cell)) return {};
    const OverlayData data{timeline->cells(), timeline->trace().kept, timeline->dark(),
                           source_.isUpToDate() ? steps : nullptr,
                           known_.isUpToDate() ? all : nullptr};
    QStringList parts;
    for (const OverlayInfo* info : infosOf(shown_))
        parts << info->describe(data, cell);
    parts.removeAll(QString());
    parts.removeDuplicates();
    return parts.join(QStringLiteral(" · "));
}

void MapOverlays::paint(QPainter& painter, const CanvasScene& scene) const {
    isSettled_ = true;
    MapView map = scene.map;
    map.dark = player_.timeline()->dark();
    static const level::KeptCells none;
    const bool hidesKept = scene.layers.of(edit::Layer::Kept).isHidden();
    OverlayData data{*map.cells, hidesKept ? none : scene.trace.kept, map.dark};
    // Omits overlays without content, also from the legend.
    OverlaySet shown = shown_;
    for (int i = 0; i < kOverlays; ++i) {
        const auto overlay = static_cast<Overlay>(i);
        if (!infoOf(overlay).isThere(data)) shown.set(overlay, false);
    }
    if (shown.isEmpty()) return;
    const Distances* steps = distances();
    const KnownMap* all = known();
    const CanvasScene withDark{scene.view,     scene.theme,    map,
                               scene.trace,    scene.sprites,  scene.layers,
                               scene.tileLook, scene.isCurrent};
    isSettled_ = picture_.paint(painter, withDark, shown, steps, all,
                                OverlayPicture::Clock::now() + kBudget);
    data.distances = steps;
    data.known = all;
    if (const auto cell = canvas_.hoveredCell()) {
        for (const OverlayInfo* info : infosOf(shown))
            info->paintHovered(painter, scene, data, *cell);
    } else if (const auto deduced = lastDeduced()) {
        infoOf(Overlay::Known).paintHovered(painter, scene, data, *deduced);
    }
    std::optional<Distances::Steps> farthest;
    if (steps != nullptr)
        farthest = steps->farthest();
    else if (source_.hasHero())
        farthest = 0;  // the distances are being computed
    paintLegend(painter, QRect(QPoint(0, 0), scene.view.view()), shown, farthest, scene.theme,
                {known_.lack(), known_.numbers()});
}

}  // namespace mazeloom::widgets
