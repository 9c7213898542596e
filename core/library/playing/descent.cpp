// SPDX-License-Identifier: MIT
#include "mazeloom/descent.h"

#include "core/in_quotes.h"
#include "core/library/making/inside.h"
#include "core/library/playing/inside_pack.h"
#include "core/play/descent/runs/replay.h"
#include "core/play/descent/runs/session.h"
#include "core/play/descent/state/message.h"
#include "core/text_stream.h"

namespace mazeloom {
inline namespace v1 {

struct DescentSession::Inside {
    play::descent::Session session;
    std::string pack;
    std::string level;  ///< id of the level that is played as the first floor; empty: the descent
    int levelDepth = 1;
};

namespace {

static_assert(static_cast<int>(DescentOutcome::Arrived) ==
              static_cast<int>(play::descent::Outcome::Arrived));

DescentItem itemOf(const play::descent::Item& item) {
    DescentItem made;
    made.kind = static_cast<ThingKind>(play::descent::thingKind(item));
    made.name = play::descent::nameOf(item);
    made.details = play::descent::detailsOf(item);
    return made;
}

tl::expected<std::shared_ptr<const play::descent::Dungeon>, Problem> dungeonOf(
    const level::Pack& pack, const std::string& level, int levelDepth) {
    return level.empty() ? play::descent::Dungeon::of(pack)
                         : play::descent::Dungeon::with(pack, level, levelDepth);
}

Error packError(Problem problem) {
    problem.file = "pack.json";
    return toError(std::move(problem));
}

}  // namespace

DescentSession::DescentSession(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
DescentSession::DescentSession(DescentSession&&) noexcept = default;
DescentSession& DescentSession::operator=(DescentSession&&) noexcept = default;
DescentSession::~DescentSession() = default;

Result<DescentSession> DescentSession::begin(const Pack& pack, std::uint64_t seed,
                                             const DescentOptions& options) {
    const level::Pack& of = Access::inside(pack).reading.pack;
    play::descent::Start start;
    start.seed = seed;
    start.goal = options.goal;
    start.depth = options.depth;
    if (options.depth == 0)
        start.depth = options.level.empty() ? 1 : of.descent.depthOf(options.level);
    auto dungeon = dungeonOf(of, options.level, start.depth);
    if (!dungeon) return packError(std::move(dungeon.error()));
    auto session = play::descent::Session::begin(*std::move(dungeon), start, options.stop);
    if (!session) return packError(std::move(session.error()));
    return DescentSession(
        std::make_unique<Inside>(Inside{*std::move(session), of.id, options.level, start.depth}));
}

Result<DescentSession> DescentSession::load(const Pack& pack, std::string_view replay,
                                            StopFlag stop) {
    const play::LoadControl control{stop};
    const level::Pack& of = Access::inside(pack).reading.pack;
    auto read = play::descent::readReplay(replay, "replay", control);
    if (!read) return toError(std::move(read.error()));
    play::descent::ReplayHeader& header = read->header;
    if (!header.pack.empty() && header.pack != of.id)
        return Error{"the replay is of another pack: " + header.pack, "replay", {}, {}};
    if (!header.seed) return Error{"the replay does not name its seed", "replay", {}, {}};
    if (!header.level.empty() && !header.depth) header.depth = of.descent.depthOf(header.level);
    const int levelDepth = header.levelDepth.value_or(header.depth.value_or(1));
    auto dungeon = dungeonOf(of, header.level, levelDepth);
    if (!dungeon) return packError(std::move(dungeon.error()));
    auto session = play::descent::Session::of(*std::move(dungeon), *read, control);
    if (!session) return toError(std::move(session.error()));
    return DescentSession(
        std::make_unique<Inside>(Inside{*std::move(session), of.id, header.level, levelDepth}));
}

Cells DescentSession::cells() const& {
    return toCells(inside_->session.state().floor.cells);
}

DescentState DescentSession::state() const {
    const play::descent::State& is = inside_->session.state();
    DescentState state;
    state.keys = is.keys;
    state.turns = is.turns;
    state.outcome = static_cast<DescentOutcome>(is.outcome);
    state.depth = is.depth;
    state.greatestDepth = is.greatestDepth;
    state.kills = is.kills;
    state.score = is.score();
    state.hero = toPosition(is.hero.at);
    state.hp = is.hero.hp;
    state.mostHp = is.hero.mostHp;
    state.attack = is.hero.attack();
    state.isAsked = is.asked != play::descent::Asked::Nothing;
    state.hash = play::descent::hash(is);
    return state;
}

bool DescentSession::sees(Position cell) const {
    return cells().contains(cell) && inside_->session.state().seen.sees(toPoint(cell));
}

std::vector<DescentMonster> DescentSession::monsters() const {
    std::vector<DescentMonster> monsters;
    for (const play::descent::Monster& monster : inside_->session.state().floor.monsters) {
        monsters.push_back(
            {static_cast<ThingKind>(monster.kind), toPosition(monster.at), monster.hp});
    }
    return monsters;
}

std::vector<DescentItem> DescentSession::items() const {
    std::vector<DescentItem> items;
    for (const play::descent::LyingItem& lying : inside_->session.state().floor.items)
        items.emplace_back(itemOf(lying.item)).at = toPosition(lying.at);
    return items;
}

std::vector<DescentItem> DescentSession::inventory() const {
    const play::descent::Inventory& inventory = inside_->session.state().hero.inventory;
    std::vector<DescentItem> items;
    for (int place = 0; place < inventory.size(); ++place) {
        items.emplace_back(itemOf(inventory[place])).isInUse = inventory.isUsed(place);
    }
    return items;
}

std::vector<std::string> DescentSession::messages() const {
    std::vector<std::string> messages;
    for (const play::descent::Message& message : inside_->session.state().log)
        messages.push_back(play::descent::text(message));
    return messages;
}

std::int64_t DescentSession::length() const {
    return inside_->session.length();
}

Result<bool> DescentSession::press(std::string_view key, StopFlag stop) {
    const auto known = play::descent::keyOf(key);
    if (!known) return Error{"there is no key " + inQuotes(std::string(key)), {}, {}, {}};
    if (stop == nullptr) return inside_->session.press(*known);
    const auto pressed = inside_->session.press(*known, *stop);
    if (!pressed) return Error{"stopped", {}, {}, {}};
    return *pressed;
}

bool DescentSession::playOn() {
    return inside_->session.playOn();
}

void DescentSession::seek(std::int64_t key) {
    inside_->session.seek(key);
}

std::string DescentSession::replay() const {
    play::descent::Replay replay = inside_->session.replay();
    replay.header.pack = inside_->pack;
    replay.header.level = inside_->level;
    if (!inside_->level.empty()) replay.header.levelDepth = inside_->levelDepth;
    TextStream out;
    play::descent::writeReplay(out, replay);
    return std::move(out).str();
}

}  // namespace v1
}  // namespace mazeloom
