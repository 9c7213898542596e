// SPDX-License-Identifier: MIT
#include "widgets/play/temple/temple_view.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

#include <QPainter>
#include <QStringList>

#include "widgets/text/spoken.h"

namespace mazeloom::widgets {

using grid::Point;
using play::temple::What;

namespace {

QPointF between(Point from, Point to, double done) {
    return {from.x + (to.x - from.x) * done, from.y + (to.y - from.y) * done};
}

}  // namespace

TempleView::TempleView(QWidget* parent)
    : BoardView(parent),
      theme_(Theme::dark()),
      tiles_([this](QPainter& painter, Point cell, const QRect& where) {
          drawCell(painter, cell, where);
      }) {
    setFocusPolicy(Qt::StrongFocus);
    setSpokenRole(*this, QAccessible::Canvas);
    setAccessibleName(tr("The game"));
}

TempleView::~TempleView() = default;

void TempleView::setTheme(const Theme& theme) {
    theme_ = withTerrains(theme, theme_.terrains);
    // Makes traps conspicuous, because they are shown only when they matter: after the hero stepped
    // on one, in the X-ray, and after the attempt's end.
    theme_.hasLoudTraps = true;
    sprites_.reset();
    layOut();
}

void TempleView::setField(std::shared_ptr<const play::temple::Field> field) {
    const bool isOtherBoard = !field_ || !field || field_->size() != field->size();
    field_ = std::move(field);
    const level::TerrainTable terrains =
        field_ == nullptr ? level::TerrainTable() : field_->map().terrains;
    if (terrains != theme_.terrains) {
        theme_.terrains = terrains;
        sprites_.reset();
    }
    ownThings_ = field_ == nullptr ? ThingIndex()
                                   : ThingIndex(field_->map().cells, ownThingsOf(field_->map()));
    state_ = {};
    thousandths_ = 0;
    hint_.reset();
    ghost_.reset();
    traces_.clear();
    walks_.clear();
    lastPlace_.clear();
    if (!field_) speakPlace(*this, {});
    if (field_) {
        state_.hero.at = field_->start();
        hero_ = {field_->start(), field_->start()};
    }
    if (isOtherBoard) {
        layOut();
    } else {
        tiles_.redrawAll();
    }
    update();
}

void TempleView::showState(const play::temple::State& state, int thousandths,
                           const play::temple::Happenings& since) {
    if (!field_) return;
    const bool wasWalking = state_.hero.rest > 0;
    const bool isElsewhen = state.tick < state_.tick || state.tick > state_.tick + 60;
    if (isElsewhen) {
        traces_.clear();
        walks_.clear();
        hero_ = {state.hero.at, state.hero.at, state.hero.rest};
    } else {
        hero_ = footprintOf(state.hero, hero_);
    }
    // Also sets state_ to the new state.
    takeChanges(state);
    if (walks_.size() != state.bosses.size()) {
        walks_.clear();
        for (const auto& boss : state.bosses)
            walks_.push_back({boss.at, boss.at, state.tick});
    }
    for (std::size_t i = 0; i < walks_.size(); ++i) {
        if (walks_[i].to != state.bosses[i].at)
            walks_[i] = {walks_[i].to, state.bosses[i].at, state.tick};
    }
    thousandths_ = thousandths;
    for (const auto& happening : since) {
        if (happening.what == What::Blasted || happening.what == What::TrapSprung ||
            happening.what == What::TrapBlown || happening.what == What::CoinTaken) {
            const bool isFlash = happening.what == What::Blasted ? mayBlastFlash() : hasFlashes_;
            traces_.push_back(
                {happening.what, happening.at, happening.subject, state.tick, isFlash});
        }
    }
    std::erase_if(traces_,
                  [&](const Trace& trace) { return state.tick - trace.tick > Trace::kTicks; });
    if (follow(heroPlace())) update();
    const QRegion moving = movingRegion();
    update(moving | lastMoving_);
    lastMoving_ = moving;
    sayPlace(wasWalking);
}

ShownTemple TempleView::shown() const {
    return {*field_, state_, numbers_, xRay_, areTrapsShown_, &ownThings_};
}

void TempleView::sayPlace(bool wasWalking) {
    // Returns early, because composing the texts takes longer than drawing a frame. A view that
    // never gets the focus, such as a preview, has no place to announce.
    if (!isHeard() || focusPolicy() == Qt::NoFocus) return;
    const QString place = placeWords(shown());
    // An announcement names distant bugs and bosses too, but their movement alone causes none.
    const bool hasArrived = wasWalking && state_.hero.rest <= 0;
    if (place == lastPlace_ && !hasArrived) return;
    lastPlace_ = place;
    const QString movers = moverWords(shown());
    speakPlace(*this, movers.isEmpty() ? place : place + QStringLiteral(". ") + movers);
}

QString TempleView::newsWords(const play::temple::Happenings& since) const {
    QStringList news;
    if (!field_) return {};
    for (const auto& happening : since)
        news << newsText(happening, shown());
    news.removeAll(QString());
    return news.join(u' ');
}

void TempleView::takeChanges(const play::temple::State& state) {
    std::vector<std::uint32_t> changed;
    const auto differ = [&](const play::temple::IndexSet& a, const play::temple::IndexSet& b) {
        if (a == b) return;
        std::set_symmetric_difference(a.begin(), a.end(), b.begin(), b.end(),
                                      std::back_inserter(changed));
    };
    // When a trap is gone, the numbers around it decrease.
    differ(state.disabled, state_.disabled);
    differ(state.blown, state_.blown);
    const auto redrawAround = [this](Point middle, int reach) {
        for (int y = middle.y - reach; y <= middle.y + reach; ++y) {
            for (int x = middle.x - reach; x <= middle.x + reach; ++x) {
                if (!field_->contains({x, y})) continue;
                tiles_.redraw({x, y});
                update(rectOf({x, y}).toAlignedRect());
            }
        }
    };
    for (const auto index : changed)
        redrawAround(field_->point(index), 1);
    changed.clear();
    differ(state.coins, state_.coins);
    if (numbers_ == play::temple::Numbers::Visited) differ(state.visited, state_.visited);
    for (const auto index : changed)
        redrawAround(field_->point(index), 0);
    const auto redrawThings = [&](const auto& now, const auto& before, const auto& things) {
        changed.clear();
        differ(now, before);
        for (const auto index : changed)
            redrawAround(things[index].at, 0);
    };
    redrawThings(state.items, state_.items, field_->items());
    redrawThings(state.emitters, state_.emitters, field_->emitters());
    redrawThings(state.consoles, state_.consoles, field_->consoles());
    const Point before = state_.hero.at;
    const bool opened = state.exitOpen != state_.exitOpen;
    const bool moved = state.hero.at != before;
    // Cells are drawn from state_, so it must be the new state from here on.
    state_ = state;
    if (opened) {
        for (const Point exit : field_->exits())
            redrawAround(exit, 0);
    }
    if (moved) {
        redrawAround(before, 0);
        redrawAround(state.hero.at, 0);
    }
    if (moved && numbers_ == play::temple::Numbers::Near) {
        redrawAround(before, play::temple::kNear);
        redrawAround(state.hero.at, play::temple::kNear);
    }
}

void TempleView::setGhost(std::shared_ptr<const play::temple::Track> track) {
    if (ghost_ == track) return;
    ghost_ = std::move(track);
    update();
}

void TempleView::setNumbers(play::temple::Numbers numbers) {
    numbers_ = numbers;
    tiles_.redrawAll();
    update();
}

void TempleView::setXRay(bool xRay) {
    xRay_ = xRay;
    tiles_.redrawAll();
    update();
}

void TempleView::setFlashes(bool hasFlashes) {
    if (std::exchange(hasFlashes_, hasFlashes) == hasFlashes) return;
    for (Trace& trace : traces_)
        trace.isFlash = false;
    update();
}

bool TempleView::mayFlashEach(std::int64_t ticks) const {
    constexpr int kMostFlashes = 3;  // a second
    return hasFlashes_ && ticks * kMostFlashes * 100 >= play::temple::kTicksPerSecond * speed_;
}

bool TempleView::mayBlastFlash() const {
    // Explosions of one tick flash together. Others wait until these have faded.
    return mayFlashEach(Trace::kTicks) && std::ranges::none_of(traces_, [this](const Trace& one) {
               return one.what == What::Blasted && one.isFlash && one.tick != state_.tick;
           });
}

void TempleView::setTrapsShown(bool areShown) {
    if (std::exchange(areTrapsShown_, areShown) == areShown) return;
    tiles_.redrawAll();
    update();
}

QPointF TempleView::heroPlace() const {
    // After the end no tick passes that would complete the hero's move, so draws the hero in the
    // middle of the cell.
    if (state_.isOver()) return between(state_.hero.at, state_.hero.at, 0);
    return placeOf(hero_);
}

std::optional<QPointF> TempleView::ghostPlace() const {
    if (ghost_ == nullptr || static_cast<std::size_t>(state_.tick) >= ghost_->size()) return {};
    return placeOf((*ghost_)[static_cast<std::size_t>(state_.tick)]);
}

QPointF TempleView::placeOf(const play::temple::Footprint& print) const {
    const bool isSlow = (field_->notes(print.at) & play::temple::Field::kLongMove) != 0;
    const double whole = isSlow ? play::temple::kSlowHalfTicks : play::temple::kMoveHalfTicks;
    const double left = std::clamp((print.rest - 2 * thousandths_ / 1000.0) / whole, 0.0, 1.0);
    return between(print.at, print.from, left);
}

QPointF TempleView::bugPlace(const play::temple::Bug& bug) const {
    const std::int64_t steps = bug.path.stepsAt(state_.tick);
    const Point at = bug.path.cells()[bug.path.indexAfter(steps)];
    if (steps == 0) return between(at, at, 0);
    const Point from = bug.path.cells()[bug.path.indexAfter(steps - 1)];
    const auto began = static_cast<double>(bug.path.tickOf(steps));
    const auto ends = static_cast<double>(bug.path.tickOf(steps + 1));
    // A bug arrives after half the time of its step, so that it is clear which cell it is on.
    const double done = (now() - began) / std::max(1.0, (ends - began) / 2);
    return between(from, at, std::clamp(done, 0.0, 1.0));
}

QPointF TempleView::bossPlace(std::size_t boss) const {
    const Walk& walk = walks_[boss];
    const double step = 600.0 / std::max(1, field_->bosses()[boss].speed);
    const double done = (now() - static_cast<double>(walk.tick)) / std::max(1.0, step / 2);
    return between(walk.from, walk.to, std::clamp(done, 0.0, 1.0));
}

void TempleView::layOut() {
    fit(field_ ? field_->size() : grid::Size{});
    if (!field_) {
        update();
        return;
    }
    const int cell = cellSize();
    if (!sprites_ || sprites_->cellSize() != cell) {
        sprites_ = std::make_unique<SpriteSheet>(theme_, cell, false);
        symbols_.clear();
        digits_.clear();
    }
    tiles_.reset(field_->size(), cell, geometry().scale());
    follow(heroPlace());
    update();
}

}  // namespace mazeloom::widgets
