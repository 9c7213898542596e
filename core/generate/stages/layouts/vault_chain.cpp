// SPDX-License-Identifier: MIT
// Places handcrafted rooms in an order given by a grammar, and joins each to the previous one,
// entrance to entrance. If the next room fits nowhere, the last placed room is removed and placed
// elsewhere: a depth-first search with an upper bound on its tries.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/generate/connect/link_opener.h"
#include "core/generate/rooms/refused_room.h"
#include "core/generate/rooms/site.h"
#include "core/generate/shared/ground.h"
#include "core/generate/shared/ranges.h"
#include "core/generate/shared/stage.h"
#include "core/generate/stages/layouts/vault_grammar.h"
#include "core/grid/bounds.h"
#include "core/level/id.h"
#include "core/level/room/flaws.h"

namespace mazeloom::generate::stage::vault_chain {

namespace {

using grid::Direction;
using grid::Index;
using grid::Point;
using grid::Rect;
using level::Cell;
using level::Terrain;
using trace::StepKind;

/// The stage that places handcrafted rooms in the order of a grammar over their tags
/// (RULES.md G-102).
struct VaultChain {
    enum Parameter { Grammar, Most, Corridor, Tries, Closed };
};

constexpr Sentence kNoRoom{"vault-chain-tag",
                           "no room of the pack that fits this level has the tag \"%1\": give it "
                           "to a room, or take it out of the grammar"};
constexpr Sentence kTooLong{"vault-chain-long",
                            "the grammar makes only chains of more than 60 rooms"};
constexpr Sentence kNoFirst{
    "vault-chain-first",
    "no room with the tag \"%1\" can be placed: make the level larger, allow more tries or other "
    "entrances, raise how often its rooms may appear, or change the grammar"};
constexpr Sentence kNoNext{"vault-chain-next",
                           "no room with the tag \"%1\" can be placed after \"%2\", as number %3 "
                           "of %4: make the level larger, allow more tries or other entrances, "
                           "raise how often its rooms may appear, or change the grammar"};
constexpr Sentence kFlawedGrammar{"vault-chain-flaw", "grammar: %1"};
constexpr std::array kSentences{kNoRoom, kTooLong, kNoFirst, kNoNext, kFlawedGrammar};

constexpr std::array<std::string_view, 6> kAlgorithm{
    "Draw a chain of tags from the grammar.",
    "Draw one of the rooms with the next tag, and join one of its entrances to one of the previous "
    "room, directly or by a corridor. The first room may be anywhere.",
    "Refuse the place if the room would leave the rock or come near another.",
    "Otherwise build it with its door, or its corridor and two doors.",
    "If no place is left for a room, remove the previous one and try another one instead.",
    "Link what was there before.",
};

constexpr std::array kSteps{
    StepInfo{StepKind::Start, 0, "Drew a chain of rooms; it begins at %1"},
    StepInfo{StepKind::TryRoom, 2},
    StepInfo{StepKind::PlaceRoom, 3},
    StepInfo{StepKind::DigCorridor, 3},
    StepInfo{StepKind::AttachDoor, 3},
    StepInfo{StepKind::ClosePocket, 4,
             "Removed the room at %1: nothing could follow it; cells: %2"},
    StepInfo{StepKind::PlaceThing, 3, "Put the contents of a room at %1"},
    StepInfo{StepKind::Link, 5},
};

constexpr std::array kParameters{
    ParameterInfo{.id = "grammar",
                  .title = "Grammar",
                  .help = "Which rooms follow each other, by their tags: blanks between tags, | "
                          "for a choice, ? + and * for parts that may be missing or repeated, ; "
                          "between rules like wing -> hall shrine",
                  .type = ParameterInfo::Type::Text,
                  .text = "start -> gate hall+ (shrine | armoury) boss",
                  .flawOfText = flawOfVaultGrammar,
                  .flawSentences = vaultGrammarSentences},
    number("most", "Max repeats", "Maximum number of repeats of a part with + or * in the grammar",
           1, 20, 3),
    number("corridor", "Longest corridor",
           "Maximum number of cells between two doors; 0: rooms stand wall to wall", 0, 30, 4),
    number("tries", "Tries", "How many places are tried before the stage gives up", 10, 100'000,
           5000),
    percent("closed", "Closed", "How many of the doors are closed", 0, 100, 50),
};

/// A room of the pack that may be placed.
struct Vault {
    int index = 0;  ///< in Pack::rooms
    const level::Room* room = nullptr;
    std::vector<Blueprint> blueprints;
    int placed = 0;
};

/// A placed room, with the data to remove it again.
struct Standing {
    Vault* vault = nullptr;
    Site site;
    std::vector<std::pair<Index, Cell>> cells;  ///< as they were before the room was placed
    std::vector<std::pair<Index, std::uint8_t>> marks;
};

/// A way to join a room to the previous one.
struct Option {
    const Blueprint* blueprint = nullptr;
    const Blueprint::Entrance* entrance = nullptr;
    Point door;       ///< of the previous room
    Direction way{};  ///< out of the previous room
};

template <typename Mode>
class Chain {
  public:
    Chain(StageRun<Mode>& run, const VaultGrammar& grammar)
        : run_(run), cells_(run.map.cells), grammar_(grammar) {}

    StageResult make() {
        if (StageResult prepared = prepare(); !prepared) return prepared;
        for (const std::string& tag : grammar_.tags()) {
            if (std::ranges::none_of(vaults_,
                                     [&](const Vault& vault) { return has(vault, tag); })) {
                return failure(kNoRoom, {tag});
            }
        }
        constexpr int kChains = 6;
        const int tries = run_.parameter(VaultChain::Tries);
        bool isMade = false;
        for (int k = 0; k < kChains && !isMade; ++k) {
            chain_ = grammar_.draw(run_.random, run_.parameter(VaultChain::Most));
            if (chain_.empty()) continue;
            left_ = std::max(1, tries / kChains);
            isMade = placeFrom(0);
        }
        if (!isMade) return noSolution();
        for (const Standing& standing : standing_) {
            if (standing.site.blueprint->room.objects.empty()) continue;
            run_.write.begin(StepKind::PlaceThing, cells_.index(standing.site.floor().centre()));
            furnishRoom(run_, standing.site);
        }
        Parts parts(cells_);
        LinkOpener<Mode> opener(run_, run_.parameter(VaultChain::Closed));
        return joinParts(
            run_, parts, StepKind::Link, [&](const LinkCell& cell) { opener.open(cell); },
            run_.watch);
    }

  private:
    StageResult prepare() {
        for (std::size_t i = 0; i < run_.rooms.size(); ++i) {
            const level::Room& room = run_.rooms[i];
            const int depth = run_.floor.depth;
            if (level::isFurniture(room)) continue;
            if (room.tags.empty() || depth < room.minDepth || depth > room.maxDepth) continue;
            const auto tags = grammar_.tags();
            if (std::ranges::none_of(room.tags,
                                     [&](const std::string& tag) { return tags.contains(tag); })) {
                continue;
            }
            if (const auto flaw = level::firstFlaw(room)) {
                warn(run_, kRoomLeftOut, {level::titleOrId(room), flaw->saidPlace(), flaw->said()});
                continue;
            }
            Vault vault{static_cast<int>(i), &room, {}, 0};
            vault.placed = static_cast<int>(
                std::ranges::count(run_.level.kept.rooms, room.id, &level::KeptRoom::room));
            for (const level::Symmetry symmetry : room.symmetries) {
                Blueprint blueprint(room, symmetry);
                if (blueprint.size().width <= cells_.width() &&
                    blueprint.size().height <= cells_.height()) {
                    vault.blueprints.push_back(std::move(blueprint));
                }
            }
            if (!vault.blueprints.empty()) vaults_.push_back(std::move(vault));
        }
        return {};
    }

    static bool has(const Vault& vault, const std::string& tag) {
        return std::ranges::find(vault.room->tags, tag) != vault.room->tags.end();
    }

    /// Returns the rooms with a tag that may still be placed, in an order drawn by weight.
    std::vector<Vault*> drawn(const std::string& tag) {
        std::vector<Vault*> all;
        std::vector<std::int64_t> weights;
        for (Vault& vault : vaults_) {
            if (!has(vault, tag) || vault.placed >= vault.room->max) continue;
            all.push_back(&vault);
            // In a chain, a room of weight 0 counts as a room of weight 1.
            weights.push_back(std::max(1, vault.room->weight));
        }
        std::vector<Vault*> order;
        while (order.size() < all.size()) {
            const std::size_t k = run_.random.weighted(weights);
            order.push_back(all[k]);
            weights[k] = 0;
            if (order.size() < all.size() &&
                std::ranges::all_of(weights, [](std::int64_t weight) { return weight == 0; }))
                break;
        }
        return order;
    }

    /// Places the chain's rooms from the k-th on. Returns false if every possibility failed or no
    /// try is left.
    bool placeFrom(std::size_t k) {
        if (k == chain_.size()) return true;
        for (Vault* vault : drawn(chain_[k])) {
            const bool isPlaced = k == 0 ? placeFirst(*vault) : placeNext(*vault, k);
            if (isPlaced) return true;
            if (left_ <= 0) break;
        }
        if (!stuck_ || k > stuck_->first) stuck_.emplace(k, chain_);
        return false;
    }

    bool placeFirst(Vault& vault) {
        constexpr int kPlaces = 30;
        for (int place = kPlaces; place > 0 && left_ > 0; --place) {
            const auto count = static_cast<std::uint32_t>(vault.blueprints.size());
            const Blueprint& blueprint = vault.blueprints[run_.random.below(count)];
            const auto size = blueprint.size();
            const Site site{&blueprint,
                            {run_.random.between(0, cells_.width() - size.width),
                             run_.random.between(0, cells_.height() - size.height)}};
            --left_;
            if (!fits(site)) {
                refuse(site, refusalDetail(run_, site.floor()));
                continue;
            }
            run_.write.begin(StepKind::Start, cells_.index(site.floor().centre()));
            build(vault, site);
            if (placeFrom(1)) return true;
            takeBack();
        }
        return false;
    }

    bool placeNext(Vault& vault, std::size_t k) {
        const Standing& before = standing_.back();
        const Site from = before.site;
        std::vector<Option> options;
        for (const Blueprint::Entrance& door : from.blueprint->entrances) {
            for (const Blueprint& blueprint : vault.blueprints) {
                for (const Blueprint::Entrance& entrance : blueprint.entrances) {
                    if (grid::opposite(entrance.outward) == door.outward &&
                        entrance.tag == door.tag)
                        options.push_back({&blueprint, &entrance, from.at + door.at, door.outward});
                }
            }
        }
        run_.random.shuffle(std::span(options));
        for (const Option& option : options) {
            if (left_-- <= 0) return false;
            const int length = run_.random.between(0, run_.parameter(VaultChain::Corridor));
            if (attach(vault, option, length, k)) return true;
        }
        return false;
    }

    /// Places a room behind a corridor of `length` cells, or behind a door in a shared wall if
    /// `length` is 0; then places the rest of the chain. If that fails, removes the room again and
    /// returns false.
    bool attach(Vault& vault, const Option& option, int length, std::size_t k) {
        const Point step = grid::offset(option.way);
        const int apart = length == 0 ? 0 : length + 1;
        const Point far = option.door + step * apart;
        const Site site{option.blueprint, far - option.entrance->at};
        const bool isRoom = fits(site);
        if (!isRoom || !canDig(option.door, step, apart)) {
            refuse(site,
                   isRoom ? detailOf(trace::RoomFlaw::NoWay) : refusalDetail(run_, site.floor()));
            return false;
        }
        build(vault, site);
        if (length > 0) {
            run_.write.begin(StepKind::DigCorridor, cells_.index(option.door + step));
            run_.write.note(grid::rectAround(option.door, far));
            for (int i = 1; i < apart; ++i)
                open(cells_.index(option.door + step * i), Terrain::Floor);
        }
        const bool stands = openDoor(option.door) && (apart == 0 || openDoor(far));
        if (stands && placeFrom(k + 1)) return true;
        takeBack();
        return false;
    }

    void refuse(const Site& site, std::uint8_t detail) {
        const Rect floor = site.floor();
        const Point middle = floor.centre();
        run_.write.begin(StepKind::TryRoom,
                         cells_.index({std::clamp(middle.x, 0, cells_.width() - 1),
                                       std::clamp(middle.y, 0, cells_.height() - 1)}),
                         detail);
        run_.write.note(floor);
    }

    /// Whether the site is rock, except for walls shared with the chain's rooms, and its floor's
    /// rectangle does not touch the rectangle of any other room.
    bool fits(const Site& site) const {
        if (!cells_.bounds().contains(site.grid())) return false;
        const Rect around = site.floor().grown(1);
        for (const level::PlacedRoom& other : run_.map.rooms) {
            if (around.intersects(other.rect)) return false;
        }
        const auto isClear = [&](Index i) {
            return isPlainWall(cells_[i]) && (run_.map.marks[i] & level::kFinal) == 0;
        };
        const bool lies = forEveryCell(run_.map, site, [&](Point p, Index i) {
            return isClear(i) || (site.blueprint->at(p) == Terrain::Wall && isOurWall(i));
        });
        return lies && std::ranges::all_of(site.blueprint->enclosed, [&](Point p) {
                   return isClear(cells_.index(site.at + p));
               });
    }

    bool isOurWall(Index i) const {
        return isPlainWall(cells_[i]) && std::ranges::any_of(standing_, [&](const Standing& each) {
                   return each.site.grid().contains(cells_.point(i)) &&
                          each.site.blueprint->at(cells_.point(i) - each.site.at) == Terrain::Wall;
               });
    }

    /// Whether the two doors and the cells between them can be opened; called before the far room
    /// is placed.
    bool canDig(Point door, Point step, int apart) const {
        const Point side{step.y, step.x};
        if (!canOpen(run_.map, cells_.index(door))) return false;
        for (int i = 1; i < apart; ++i) {
            const Point p = door + step * i;
            if (!cells_.contains(p) || !isRock(run_.map, cells_.index(p))) return false;
            if (cells_.at(p + side).isWalkable() || cells_.at(p - side).isWalkable()) return false;
        }
        return apart == 0 || !isBorder(cells_, cells_.index(door + step * apart));
    }

    bool openDoor(Point p) {
        const Index i = cells_.index(p);
        if (!canOpen(run_.map, i) || !canHoldADoor(cells_, i)) return false;
        run_.write.begin(StepKind::AttachDoor, i);
        const bool closed = run_.random.chance(run_.parameter(VaultChain::Closed));
        open(i, closed ? Terrain::ClosedDoor : Terrain::OpenDoor);
        return true;
    }

    void open(Index i, Terrain terrain) {
        Standing& last = standing_.back();
        last.cells.emplace_back(i, cells_[i]);
        last.marks.emplace_back(i, run_.map.marks[i]);
        run_.write.set(i, Cell(terrain));
        run_.map.marks[i] |= level::kPassage;
    }

    void build(Vault& vault, const Site& site) {
        Standing standing{&vault, site, {}, {}};
        const auto remember = [&](Index i) {
            standing.cells.emplace_back(i, cells_[i]);
            standing.marks.emplace_back(i, run_.map.marks[i]);
        };
        forEveryCell(run_.map, site, [&](Point, Index i) {
            remember(i);
            return true;
        });
        for (const Point p : site.blueprint->enclosed)
            remember(cells_.index(site.at + p));
        run_.write.begin(StepKind::PlaceRoom, cells_.index(site.floor().centre()));
        run_.write.note(site.floor());
        buildRoom(run_, site, vault.index);
        ++vault.placed;
        standing_.push_back(std::move(standing));
    }

    void takeBack() {
        const Standing last = std::move(standing_.back());
        standing_.pop_back();
        run_.write.begin(StepKind::ClosePocket, cells_.index(last.site.floor().centre()));
        run_.write.note(last.site.floor());
        for (auto cell = last.cells.rbegin(); cell != last.cells.rend(); ++cell)
            run_.write.set(cell->first, cell->second);
        for (auto mark = last.marks.rbegin(); mark != last.marks.rend(); ++mark)
            run_.map.marks[mark->first] = mark->second;
        run_.map.rooms.pop_back();
        --last.vault->placed;
    }

    StageResult noSolution() const {
        if (!stuck_) return failure(kTooLong);
        const auto& [at, chain] = *stuck_;
        if (at == 0) return failure(kNoFirst, {chain[at]});
        return failure(kNoNext, {chain[at], chain[at - 1], at + 1, chain.size()});
    }

    StageRun<Mode>& run_;
    const level::CellGrid& cells_;
    const VaultGrammar& grammar_;
    std::vector<Vault> vaults_;
    std::vector<std::string> chain_;
    std::vector<Standing> standing_;
    int left_ = 0;  ///< the number of places that may still be tried
    /// The longest partial chain: the index of the tag that found no room, and the chain.
    std::optional<std::pair<std::size_t, std::vector<std::string>>> stuck_;
};

template <typename Mode>
StageResult chainVaults(StageRun<Mode>& run) {
    const auto grammar = VaultGrammar::read(run.kind);
    if (!grammar) return failure(kFlawedGrammar, {grammar.error()});
    return Chain<Mode>(run, *grammar).make();
}

}  // namespace

extern const Stage kStage{
    .id = "vault-chain",
    .title = "Vault chain",
    .summary = "Places handcrafted rooms in the order of a grammar of their tags, door to door.",
    .algorithm = kAlgorithm,
    .steps = kSteps,
    .parameters = kParameters,
    .needs = kNothing,
    .gives = kOpenCells | kRooms | kPassages,
    .guarantees = kConnectsAll | kOpensByDoors | kDigsPassages,
    .run = chainVaults<trace::NoRecording>,
    .record = chainVaults<trace::Recording>,
    .placesPackRooms = true,
    .sentences = kSentences,
};

}  // namespace mazeloom::generate::stage::vault_chain
