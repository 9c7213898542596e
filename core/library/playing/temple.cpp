// SPDX-License-Identifier: MIT
#include "mazeloom/temple.h"

#include <array>

#include "core/level/laser_beam.h"
#include "core/library/making/inside.h"
#include "core/library/playing/inside_pack.h"
#include "core/play/replay.h"
#include "core/play/temple/attempts.h"
#include "core/play/temple/result.h"
#include "core/play/temple/rules/numbers.h"
#include "core/play/temple/rules/objectives.h"
#include "core/play/temple/session.h"
#include "core/text_stream.h"

namespace mazeloom {
inline namespace v1 {

struct TempleSession::Inside {
    play::temple::Session session;
    Map map;
    std::string pack;
    std::string level;
    std::uint64_t seed = 0;
    std::uint64_t attempt = 0;
    /// The field's cells without collected coins and disarmed traps.
    level::CellGrid now = {};
};

namespace {

using play::temple::What;

constexpr std::array<const char*, 29> kEventNames{"stepped",
                                                  "bumped",
                                                  "carried",
                                                  "coin-taken",
                                                  "heart-taken",
                                                  "tnt-taken",
                                                  "grenade-taken",
                                                  "pack-full",
                                                  "trap-sprung",
                                                  "trap-blown",
                                                  "console-read",
                                                  "grenade-thrown",
                                                  "tnt-placed",
                                                  "cannot-throw",
                                                  "blasted",
                                                  "bug-killed",
                                                  "boss-wounded",
                                                  "boss-killed",
                                                  "boss-saw-hero",
                                                  "boss-lost-hero",
                                                  "boss-heard-hero",
                                                  "boss-rests",
                                                  "emitter-destroyed",
                                                  "dived",
                                                  "surfaced",
                                                  "exit-opened",
                                                  "wounded",
                                                  "won",
                                                  "lost"};
static_assert(kEventNames.size() == static_cast<std::size_t>(What::Lost) + 1);
static_assert(static_cast<int>(TempleButton::Invulnerable) + 1 == play::temple::kButtons);
static_assert(static_cast<int>(TempleCause::Ground) ==
              static_cast<int>(play::temple::Cause::Ground));
static_assert(static_cast<int>(TempleOutcome::Lost) ==
              static_cast<int>(play::temple::Outcome::Lost));
static_assert(kTicksPerSecond == play::temple::kTicksPerSecond);

/// Returns the field's cells in a state, without collected coins and disarmed traps.
level::CellGrid cellsOf(const play::temple::Field& field, const play::temple::State& state) {
    level::CellGrid cells = field.map().cells;
    for (const grid::Index i : state.coins)
        cells[i] = cells[i].without(level::Cell::kCoin);
    for (const play::temple::IndexSet* gone : {&state.disabled, &state.blown}) {
        for (const grid::Index i : *gone)
            cells[i] = cells[i].without(level::Cell::kTrap);
    }
    return cells;
}

/// Removes the coins and traps that were taken, sprung or blown up in the last tick. Changes only
/// these cells, so that the cost of a tick does not grow with the level.
void follow(level::CellGrid& cells, const play::temple::Happenings& happenings) {
    for (const play::temple::Happening& one : happenings) {
        if (one.what == What::CoinTaken) {
            cells.at(one.at) = cells.at(one.at).without(level::Cell::kCoin);
        } else if (one.what == What::TrapSprung || one.what == What::TrapBlown) {
            cells.at(one.at) = cells.at(one.at).without(level::Cell::kTrap);
        }
    }
}

using Things = std::vector<TempleThing>;

TempleThing thingOf(ThingKind kind, grid::Point at) {
    TempleThing thing;
    thing.kind = kind;
    thing.at = toPosition(at);
    return thing;
}

template <typename List>
bool isGone(const List& gone, std::size_t index) {
    return gone.contains(static_cast<std::uint32_t>(index));
}

void addStanding(Things& things, const play::temple::Field& field,
                 const play::temple::State& state) {
    for (const grid::Point exit : field.exits())
        things.push_back(thingOf(ThingKind::Exit, exit));
    for (std::size_t i = 0; i < field.items().size(); ++i) {
        const play::temple::Item& item = field.items()[i];
        if (!isGone(state.items, i))
            things.push_back(thingOf(static_cast<ThingKind>(item.kind), item.at));
    }
    for (const play::temple::Console& console : field.consoles())
        things.push_back(thingOf(ThingKind::Console, console.at));
    for (std::size_t i = 0; i < field.emitters().size(); ++i) {
        if (isGone(state.emitters, i)) continue;
        const play::temple::Emitter& emitter = field.emitters()[i];
        TempleThing& thing = things.emplace_back(thingOf(ThingKind::Emitter, emitter.at));
        thing.direction = static_cast<Direction>(emitter.direction);
        thing.isBurning = level::burnsAt(emitter.beam, state.tick);
        thing.beamLength = emitter.length;
    }
    const std::vector<level::Thing>& own = field.map().things;
    for (std::size_t i = 0; i < own.size(); ++i) {
        if (own[i].kind != level::ThingKind::Own) continue;
        things.emplace_back(thingOf(ThingKind::Own, own[i].at)).index = static_cast<int>(i);
    }
}

void addMoving(Things& things, const play::temple::Field& field, const play::temple::State& state) {
    for (std::size_t i = 0; i < field.bugs().size(); ++i) {
        if (isGone(state.bugs, i)) continue;
        const play::temple::Bug& bug = field.bugs()[i];
        things.emplace_back(thingOf(ThingKind::Bug, bug.path.cellAt(state.tick))).size = bug.size;
    }
    for (std::size_t i = 0; i < field.bosses().size(); ++i) {
        const play::temple::Boss& boss = field.bosses()[i];
        if (state.bosses[i].wounds >= boss.toughness) continue;
        things.emplace_back(thingOf(ThingKind::Boss, state.bosses[i].at)).size = boss.size;
    }
    for (const play::temple::Explosive& explosive : state.explosives) {
        const bool isTnt = explosive.kind == play::temple::Supply::Tnt;
        TempleThing& thing =
            things.emplace_back(thingOf(isTnt ? ThingKind::Tnt : ThingKind::Grenade, explosive.at));
        thing.is = isTnt ? TempleThing::Is::SetTnt : TempleThing::Is::FlyingGrenade;
        thing.direction = static_cast<Direction>(explosive.direction);
    }
}

std::unique_ptr<TempleSession::Inside> insideOf(play::temple::Session session, const Level& level,
                                                std::uint64_t seed, std::uint64_t attempt) {
    const auto& of = Access::inside(level);
    auto map = std::make_shared<Map::Inside>();
    *map = {session.field().map(), of.level, of.rooms, seed, {}};
    auto inside = std::make_unique<TempleSession::Inside>(
        TempleSession::Inside{std::move(session), Access::make<Map>(std::move(map)), of.pack,
                              of.level->id, seed, attempt});
    inside->now = cellsOf(inside->session.field(), inside->session.state());
    return inside;
}

tl::expected<std::shared_ptr<const play::temple::Field>, Problem> fieldOf(const Level& level,
                                                                          std::uint64_t seed,
                                                                          std::uint64_t attempt,
                                                                          StopFlag stop) {
    const auto& of = Access::inside(level);
    auto field = play::temple::generateField(*of.level, of.rooms, seed, attempt, of.kinds, stop);
    if (!field && !of.pack.empty()) field.error().file = fileOf(*of.level);
    return field;
}

}  // namespace

TempleSession::TempleSession(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
TempleSession::TempleSession(TempleSession&&) noexcept = default;
TempleSession& TempleSession::operator=(TempleSession&&) noexcept = default;
TempleSession::~TempleSession() = default;

Result<TempleSession> TempleSession::begin(const Level& level, std::uint64_t seed,
                                           const TempleOptions& options) {
    auto field = fieldOf(level, seed, options.attempt, options.stop);
    if (!field) return toError(std::move(field.error()));
    play::temple::Session session(*std::move(field), static_cast<play::temple::Pace>(options.pace));
    return TempleSession(insideOf(std::move(session), level, seed, options.attempt));
}

Result<TempleSession> TempleSession::load(const Pack& pack, std::string_view replay,
                                          StopFlag stop) {
    const play::LoadControl control{stop};
    auto read = play::readReplay(replay, "replay", play::temple::kButtonNames, control);
    if (!read) return toError(std::move(read.error()));
    const play::ReplayHeader& header = read->header;
    if (!header.pack.empty() && header.pack != pack.id())
        return Error{"the replay is of another pack: " + header.pack, "replay", {}, {}};
    if (header.level.empty() || !header.seed)
        return Error{"the replay does not name its level and its seed", "replay", {}, {}};
    const auto level = pack.find(header.level);
    if (!level) return level.error();
    auto field = fieldOf(*level, *header.seed, header.attempt, stop);
    if (!field) return toError(std::move(field.error()));
    auto session = play::temple::Session::of(*std::move(field), *read, control);
    if (!session) return toError(std::move(session.error()));
    return TempleSession(insideOf(*std::move(session), *level, *header.seed, header.attempt));
}

Map TempleSession::map() const {
    return inside_->map;
}

Cells TempleSession::cells() const& {
    return toCells(inside_->now);
}

TempleState TempleSession::state() const {
    const play::temple::State& is = inside_->session.state();
    TempleState state;
    state.tick = is.tick;
    state.outcome = static_cast<TempleOutcome>(is.outcome);
    state.cause = static_cast<TempleCause>(is.cause);
    state.hero = toPosition(is.hero.at);
    state.facing = static_cast<Direction>(is.hero.facing);
    state.lives = is.hero.lives;
    state.tnt = is.hero.tnt;
    state.grenades = is.hero.grenades;
    state.isTntSelected = is.hero.selected == play::temple::Supply::Tnt;
    state.air = is.hero.air;
    state.coins = static_cast<std::int64_t>(is.coins.size());
    state.coinsInAll = inside_->session.field().coinCount();
    state.isExitOpen = is.exitOpen;
    state.hash = play::temple::hash(is);
    return state;
}

std::vector<Objective> TempleSession::objectives() const {
    std::vector<Objective> objectives;
    for (const play::temple::ObjectiveProgress& one :
         play::temple::progressOf(inside_->session.field(), inside_->session.state())) {
        objectives.push_back(
            {std::string(play::temple::name(one.objective)), one.done, one.wanted});
    }
    return objectives;
}

std::vector<TempleThing> TempleSession::things() const {
    Things things;
    addStanding(things, inside_->session.field(), inside_->session.state());
    addMoving(things, inside_->session.field(), inside_->session.state());
    return things;
}

std::vector<TempleEvent> TempleSession::events() const {
    std::vector<TempleEvent> events;
    for (const play::temple::Happening& one : inside_->session.happenings()) {
        events.push_back(
            {kEventNames[static_cast<std::size_t>(one.what)], toPosition(one.at), one.subject});
    }
    return events;
}

int TempleSession::numberAt(Position cell) const {
    if (!cells().contains(cell)) return 0;
    return play::temple::numberAt(inside_->session.field(), inside_->session.state(),
                                  toPoint(cell));
}

std::int64_t TempleSession::length() const {
    return inside_->session.length();
}

bool TempleSession::advance(std::span<const Stroke> strokes) {
    std::vector<play::Stroke> done;
    for (const Stroke& stroke : strokes) {
        done.push_back({static_cast<play::Action>(stroke.action),
                        static_cast<play::ButtonIndex>(stroke.button)});
    }
    const bool hasPassed = inside_->session.advance(done);
    follow(inside_->now, inside_->session.happenings());
    return hasPassed;
}

bool TempleSession::playOn() {
    const bool hasPassed = inside_->session.playOn();
    follow(inside_->now, inside_->session.happenings());
    return hasPassed;
}

void TempleSession::seek(std::int64_t tick) {
    inside_->session.seek(tick);
    inside_->now = cellsOf(inside_->session.field(), inside_->session.state());
}

std::string TempleSession::replay() const {
    play::Replay replay = inside_->session.replay();
    replay.header.pack = inside_->pack;
    replay.header.level = inside_->level;
    replay.header.seed = inside_->seed;
    replay.header.attempt = inside_->attempt;
    TextStream out;
    play::writeReplay(out, replay, play::temple::kButtonNames);
    return std::move(out).str();
}

}  // namespace v1
}  // namespace mazeloom
