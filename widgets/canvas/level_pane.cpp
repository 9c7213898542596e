// SPDX-License-Identifier: MIT
#include "widgets/canvas/level_pane.h"

#include <cmath>
#include <utility>

#include "widgets/canvas/cells/cell_text.h"

namespace mazeloom::widgets {

namespace {

/// Side of a cell at zoom 1, in Qt's pixels, so that a glyph has the same size on every screen.
constexpr double kNaturalCell = 16;
constexpr int kFadeFrame = 16;  // ms
/// If the position changes by more steps than this, it is a jump, and no cell fades.
constexpr trace::StepIndex kMostFadingSteps = 4;
constexpr double kLeastFadingCell = 3;

}  // namespace

LevelPane::LevelPane(Player* player, QWidget* parent)
    : QWidget(parent), player_(player), theme_(Theme::dark()), picture_(theme_) {
    setAttribute(Qt::WA_OpaquePaintEvent);
    setMinimumSize(1, 1);
    picture_.setGrid(gridVisible_);

    fadeTimer_.setInterval(kFadeFrame);
    connect(&fadeTimer_, &QTimer::timeout, this, [this] {
        fades_.expire(Fades::Clock::now());
        if (fades_.isEmpty()) fadeTimer_.stop();
        update();
    });
    restTimer_.setInterval(0);
    connect(&restTimer_, &QTimer::timeout, this, [this] {
        if (!hasMap() || picture_.refreshPyramid(MapPicture::Clock::now() + frameBudget_)) {
            restTimer_.stop();
            if (hasMap()) emit pictureRefreshed();
        }
    });

    connect(player_, &Player::timelineChanged, this, &LevelPane::showTimeline);
    connect(player_, &Player::shownChanged, this, &LevelPane::showMoment);
    // Overlays depend on whether the timeline is playing.
    connect(player_, &Player::playingChanged, this, [this] { update(); });
    showTimeline();
}

LevelPane::~LevelPane() = default;

void LevelPane::setTheme(const Theme& theme) {
    theme_ = withTerrains(theme, theme_.terrains);
    picture_.setTheme(theme_);
    update();
}

void LevelPane::setTileLook(SharedTileLook look) {
    if (look == picture_.tileLook()) return;
    fades_.clear();
    picture_.setTileLook(std::move(look));
    update();
}

void LevelPane::setEmptyText(const QString& text) {
    emptyText_ = text;
    if (!hasMap()) update();
}

void LevelPane::setHighlightedCell(std::optional<grid::Point> cell) {
    if (cell == highlighted_ && highlightedArea_.isEmpty()) return;
    highlighted_ = cell;
    highlightedArea_ = {};
    update();
}

void LevelPane::setHighlightedArea(edit::Area area) {
    highlightedArea_ = std::move(area);
    update();
}

void LevelPane::setGridVisible(bool visible) {
    gridVisible_ = visible;
    picture_.setGrid(visible);
    update();
}

void LevelPane::setMotion(bool motion) {
    motion_ = motion;
    fades_.clear();
    update();
}

void LevelPane::showTimeline() {
    fades_.clear();
    const trace::Timeline* timeline = player_->timeline();
    if (timeline == nullptr) {
        layered_.reset();
        picture_.setMap(std::nullopt);
        view_.setLevel({});
        things_ = {};
        shown_ = 0;
        levelShown();
        emit viewMoved();
        update();
        return;
    }
    showMap();
    if (const auto growth = player_->growth()) {
        view_.growLevel(*growth);
        levelGrown(*growth);
        fitted_ = false;
        viewChanged();
    } else if (timeline->cells().size() != view_.level()) {
        view_.setLevel(timeline->cells().size());
        fit();
    }
    levelShown();
    update();
}

void LevelPane::showMap() {
    const trace::Timeline& timeline = *player_->timeline();
    const trace::Trace& trace = timeline.trace();
    layered_.reset();
    if (levelLayers_.anyOfMap(edit::LayerLook::Hidden)) layered_.emplace(timeline, levelLayers_);
    veil_.forget();
    theme_.terrains = trace.terrains;
    things_ = ThingIndex(trace, levelLayers_);
    shown_ = player_->shownPosition();
    picture_.setMap(MapView{.cells = layered_ ? &layered_->cells() : &timeline.cells(),
                            .marks = &trace.marks,
                            .things = &things_,
                            .ruleset = trace.ruleset,
                            .kinds = trace.kinds.get(),
                            .terrains = &trace.terrains,
                            .position = shown_});
}

void LevelPane::setLevelLayers(const edit::Layers& layers) {
    if (layers == levelLayers_) return;
    levelLayers_ = layers;
    fades_.clear();
    if (hasMap()) showMap();
    update();
}

void LevelPane::showMoment(const trace::ChangedRegion& region) {
    const trace::StepIndex before = shown_;
    shown_ = player_->shownPosition();
    if (layered_) layered_->update(region);
    veil_.forget();
    picture_.setMoment(shown_, region);
    startFades(before, shown_);
    momentShown();
    update();
}

void LevelPane::startFades(trace::StepIndex from, trace::StepIndex to) {
    const trace::StepIndex first = std::min(from, to);
    const trace::StepIndex end = std::max(from, to);
    if (!motion_ || !isVisible() || layered_ || view_.scale() < kLeastFadingCell ||
        end - first > kMostFadingSteps) {
        fades_.clear();
        return;
    }
    const trace::Timeline& timeline = *player_->timeline();
    const auto now = Fades::Clock::now();
    const bool backwards = to < from;
    for (trace::StepIndex i = first; i < end; ++i) {
        const trace::StepIndex step = backwards ? first + end - 1 - i : i;
        if (timeline.trace().steps[step].changes > Fades::kMostCells) continue;
        fades_.add(timeline.changesOf(step), backwards, now);
    }
    if (!fades_.isEmpty()) fadeTimer_.start();
}

void LevelPane::setLayers(std::vector<const CanvasLayer*> layers) {
    layers_ = std::move(layers);
    update();
}

void LevelPane::setGroundLayer(const CanvasLayer* layer) {
    groundLayer_ = layer;
    update();
}

void LevelPane::setMarkLayer(const CanvasLayer* layer) {
    markLayer_ = layer;
    update();
}

bool LevelPane::isSettled() const {
    return settled_ && !restTimer_.isActive() && fades_.isEmpty();
}

double LevelPane::zoom() const {
    return view_.scale() / (kNaturalCell * devicePixelRatioF());
}

void LevelPane::zoomAbout(double zoom, QPointF about) {
    zoomTo(zoom * kNaturalCell * devicePixelRatioF(), toScreen(about));
}

void LevelPane::zoomIn() {
    zoomTo(view_.nextScale(true), QRectF(QPointF(0, 0), view_.view()).center());
}

void LevelPane::zoomOut() {
    zoomTo(view_.nextScale(false), QRectF(QPointF(0, 0), view_.view()).center());
}

void LevelPane::actualSize() {
    zoomAbout(1, QRectF(rect()).center());
}

void LevelPane::fit() {
    view_.fit();
    fitted_ = true;
    viewChanged();
}

void LevelPane::zoomTo(double scale, QPointF screenPosition) {
    view_.zoomTo(scale, screenPosition);
    fitted_ = false;
    viewChanged();
}

bool LevelPane::pan(QPoint pixels) {
    const QPoint before = view_.origin();
    view_.panBy(pixels);
    if (view_.origin() == before) return false;
    fitted_ = false;
    viewChanged();
    return true;
}

void LevelPane::reveal(grid::Point cell) {
    view_.reveal(cell);
    viewChanged();
}

CanvasPlace LevelPane::place() const {
    const QPointF middle = QRectF(QPointF(0, 0), view_.view()).center();
    return {zoom(), view_.inCells(middle), fitted_};
}

void LevelPane::setPlace(const CanvasPlace& place) {
    if (place.isFitted) {
        fit();
        return;
    }
    const QPointF middle = QRectF(QPointF(0, 0), view_.view()).center();
    view_.zoomTo(place.zoom * kNaturalCell * devicePixelRatioF(), middle);
    view_.panBy(((view_.inCells(middle) - place.middle) * view_.scale()).toPoint());
    fitted_ = false;
    viewChanged();
}

void LevelPane::centreOn(QPointF cells) {
    const QPointF now = view_.inCells(QRectF(QPointF(0, 0), view_.view()).center());
    pan(((now - cells) * view_.scale()).toPoint());
}

bool LevelPane::isWholeInView() const {
    return view_.visible().size() == view_.extent();
}

QImage LevelPane::wholePicture(QSize most) {
    return picture_.whole(most);
}

void LevelPane::viewChanged() {
    const bool zoomed = picture_.tiling().scale() != view_.scale();
    picture_.setScale(view_.scale());
    followView();
    update();
    emit viewMoved();
    if (zoomed) emit zoomChanged(zoom());
}

bool LevelPane::event(QEvent* event) {
    if (event->type() == QEvent::ScreenChangeInternal || event->type() == QEvent::Show)
        setScreenSize();
    return QWidget::event(event);
}

void LevelPane::resizeEvent(QResizeEvent*) {
    setScreenSize();
}

void LevelPane::setScreenSize() {
    const double ratio = devicePixelRatioF();
    view_.setView(QSize(static_cast<int>(std::lround(width() * ratio)),
                        static_cast<int>(std::lround(height() * ratio))));
    if (fitted_) view_.fit();
    viewChanged();
}

const level::CellGrid* LevelPane::cells() const {
    return hasMap() ? picture_.map()->cells : nullptr;
}

std::optional<grid::Point> LevelPane::cellAt(QPointF position) const {
    return view_.cellAt(toScreen(position));
}

QRectF LevelPane::rectOf(grid::Point cell) const {
    const QRectF rect = view_.rectOf(cell);
    const double ratio = devicePixelRatioF();
    return QRectF(rect.topLeft() / ratio, rect.size() / ratio);
}

QString LevelPane::describe(grid::Point cell) const {
    if (!hasMap() || !picture_.map()->cells->contains(cell)) return {};
    const MapView& map = *picture_.map();
    const grid::Index i = map.cells->index(cell);
    QString thing;
    if ((*map.cells)[i].hasThing()) {
        if (const auto standing = map.things->at(i, map.position))
            thing = thingText(standing->kind, map.ownKind(standing->own));
    }
    const bool isKept = player_ != nullptr && player_->timeline() != nullptr &&
                        player_->timeline()->trace().kept.at(cell).isKept();
    return cellText(cell, (*map.cells)[i], (*map.marks)[i], thing, map.ruleset, isKept,
                    map.terrains == nullptr ? level::TerrainTable() : *map.terrains);
}

}  // namespace mazeloom::widgets
