// SPDX-License-Identifier: MIT
#include "core/pack/json/read/read_kept.h"

#include <string>

#include "core/grid/point_text.h"
#include "core/level/level.h"
#include "core/pack/json/kept_words.h"
#include "core/pack/json/read/read_objects.h"
#include "core/pack/json/terrains/read_rows.h"

namespace mazeloom::pack {

namespace {

using grid::Point;
using level::Cell;
using level::KeptCell;

constexpr std::uint8_t kBeside = 0xfe;  ///< in a terrain row, stands for a cell that is not kept

Alphabet keptTerrains(Alphabet legend) {
    legend[static_cast<unsigned char>(kNotKept)] = kBeside;
    return legend;
}

/// Returns an alphabet that maps each word's character to the word's index.
template <typename Words>
Alphabet alphabetOf(const Words& words) {
    Alphabet alphabet;
    alphabet.fill(kUnknown);
    for (std::size_t i = 0; i < words.size(); ++i)
        alphabet[static_cast<unsigned char>(words[i].glyph)] = static_cast<std::uint8_t>(i);
    return alphabet;
}

using Layer = grid::Grid<std::uint8_t>;

class PieceReader {
  public:
    PieceReader(grid::Size size, const Alphabet& legend, level::KeptCells& cells, Report& report)
        : size_(size), legend_(keptTerrains(legend)), cells_(cells), report_(report) {}

    void read(const Json& value, const std::string& place) {
        Fields fields(value, place, report_);
        const auto at = fields.point("at", Need::Required);
        const auto terrain = layer(fields, "terrain", Need::Required, legend_, nullptr);
        if (!at || !terrain) return;
        const grid::Rect all{0, 0, size_.width, size_.height};
        if (!all.contains(grid::Rect{at->x, at->y, terrain->width(), terrain->height()})) {
            report_.add(fields.place("at"),
                        {kPieceReaches, {describe(terrain->size()), *at, describe(size_)}}, *at);
            return;
        }
        static const Alphabet markWords = alphabetOf(kKeptMarks);
        static const Alphabet originWords = alphabetOf(kKeptOrigins);
        const auto marks = layer(fields, "marks", Need::Optional, markWords, &*terrain);
        const auto origins = layer(fields, "origin", Need::Optional, originWords, &*terrain);
        // When the pack is saved, the cells are split into other pieces, so unknown members could
        // not be kept.
        if (!fields.more().empty())
            report_.add(place, {kOtherKeys, {"at, terrain, marks", "origin"}});
        for (Point p; p.y < terrain->height(); ++p.y) {
            for (p.x = 0; p.x < terrain->width(); ++p.x) {
                if (terrain->at(p) == kBeside) continue;
                const unsigned mark = marks ? kKeptMarks[marks->at(p)].bits : 0u;
                const unsigned origin = origins ? kKeptOrigins[origins->at(p)].bits : 0u;
                keep(*at + p, static_cast<level::Terrain>(terrain->at(p)), mark, origin, place);
            }
        }
    }

  private:
    std::optional<Layer> layer(Fields& fields, const char* key, Need need, const Alphabet& alphabet,
                               const Layer* like) {
        const Json* rows = fields.list(key, need);
        if (rows == nullptr) return std::nullopt;
        auto cells = readRows(*rows, fields.place(key), alphabet, level::kMaxSide, report_);
        if (cells && like != nullptr && cells->size() != like->size()) {
            report_.add(fields.place(key),
                        {kOtherThanTerrain, {describe(cells->size()), describe(like->size())}});
            return std::nullopt;
        }
        return cells;
    }

    void keep(Point p, level::Terrain terrain, unsigned mark, unsigned origin,
              const std::string& place) {
        if (mark != 0 && !report_.terrains().isWalkable(terrain)) {
            report_.add(place, {kMarkOnSolid, {p}}, p);
            return;
        }
        if (cells_.at(p).isKept()) {
            report_.add(place, {kKeptTwice, {p}}, p);
            return;
        }
        cells_.set(p, KeptCell(Cell::fromBits(Cell(terrain).bits() | mark), origin));
    }

    const grid::Size size_;
    const Alphabet legend_;
    level::KeptCells& cells_;
    Report& report_;
};

bool isWhole(const level::KeptCells& cells, const grid::Rect& rect) {
    for (int y = rect.y; y <= rect.bottom(); ++y) {
        for (int x = rect.x; x <= rect.right(); ++x) {
            if (!cells.at({x, y}).isKept()) return false;
        }
    }
    return true;
}

std::optional<level::KeptRoom> readKeptRoom(const Json& value, const std::string& place,
                                            grid::Size size, Report& report) {
    Fields fields(value, place, report);
    const Json* rect = fields.list("rect", Need::Required);
    level::KeptRoom room;
    room.room = fields.id("room", Need::Optional);
    if (rect == nullptr) return std::nullopt;
    if (rect->size() != 4) {
        report.add(fields.place("rect"), kFourNumbers);
        return std::nullopt;
    }
    int* const numbers[] = {&room.rect.x, &room.rect.y, &room.rect.width, &room.rect.height};
    for (std::size_t i = 0; i < 4; ++i) {
        const auto number =
            readNumber((*rect)[i], fields.place("rect"), i < 2 ? 0 : 1, level::kMaxSide, report);
        if (!number) return std::nullopt;
        *numbers[i] = static_cast<int>(*number);
    }
    if (!grid::Rect{0, 0, size.width, size.height}.contains(room.footprint())) {
        report.add(fields.place("rect"), {kRectReaches, {describe(size)}});
        return std::nullopt;
    }
    if (!fields.more().empty()) report.add(place, {kOtherKeys, {"rect", "room"}});
    return room;
}

/// Removes and reports items that are not on kept cells.
template <typename Items, typename StandsOn>
void onlyKept(Items& items, const std::string& word, Report& report, const StandsOn& standsOn) {
    for (std::size_t i = items.size(); i-- > 0;) {
        if (standsOn(items[i])) continue;
        report.add("kept, " + word + " " + std::to_string(i + 1), kNotOnKept);
        items.erase(items.begin() + static_cast<std::ptrdiff_t>(i));
    }
}

}  // namespace

level::Kept readKept(const Json& value, grid::Size size, const Alphabet& legend, Report& report) {
    level::Kept kept;
    Fields fields(value, "kept", report);
    if (const Json* pieces = fields.list("cells", Need::Required)) {
        PieceReader reader(size, legend, kept.cells, report);
        for (std::size_t i = 0; i < pieces->size(); ++i)
            reader.read((*pieces)[i], "kept, piece " + std::to_string(i + 1));
    }
    if (const Json* list = fields.list("objects", Need::Optional)) {
        kept.objects = readObjects(*list, size, report, Of::Generation);
    }
    if (const Json* list = fields.list("trajectories", Need::Optional)) {
        kept.trajectories = readTrajectories(*list, size, report, Of::Generation);
    }
    if (const Json* list = fields.list("rooms", Need::Optional)) {
        for (std::size_t i = 0; i < list->size(); ++i) {
            auto room =
                readKeptRoom((*list)[i], "kept, room " + std::to_string(i + 1), size, report);
            if (room) kept.rooms.push_back(std::move(*room));
        }
    }
    const auto isKept = [&](Point p) { return kept.cells.at(p).isKept(); };
    onlyKept(kept.objects, "object", report, [&](const auto& object) { return isKept(object.at); });
    onlyKept(kept.trajectories, "trajectory", report,
             [&](const auto& path) { return isKept(path.points.front()); });
    onlyKept(kept.rooms, "room", report,
             [&](const auto& room) { return isWhole(kept.cells, room.footprint()); });
    kept.more = fields.more();
    return kept;
}

}  // namespace mazeloom::pack
