// SPDX-License-Identifier: MIT
// Imports pictures with a pixel or a square of pixels per cell. The colours of the program's
// themes, of the pack's own terrains and of the user's table of meanings stand for terrains.
// Pictures that this program exported contain their level's origin.
#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <numeric>
#include <optional>
#include <set>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "core/exchange/beside.h"
#include "core/exchange/drawn.h"
#include "core/exchange/importer.h"
#include "core/exchange/in/came_back.h"
#include "core/exchange/plain_colours.h"
#include "core/exchange/png/origin_text.h"
#include "core/exchange/png/read_png.h"
#include "core/exchange/theme_colours.h"
#include "core/exchange/words/formats.h"
#include "core/exchange/words/sentences.h"
#include "core/in_quotes.h"
#include "core/level/tiles/tile_meaning.h"

namespace mazeloom::exchange {

namespace {

constexpr std::array<std::string_view, 1> kPngEndings{"png"};

/// A picture with more colours is no drawing of cells, but a photograph, or a level drawn with
/// letters and shades.
constexpr std::size_t kMostColours = 256;

/// Returns the side of the picture's squares, in pixels.
int sideOf(const png::Picture& picture, const Stop& stop) {
    const int width = picture.size.width;
    int side = std::gcd(width, picture.size.height);
    // Colours change only at the edges of squares, so the distances between changes are multiples
    // of the side.
    PacedStop pace(stop);
    std::vector<std::uint32_t> above;
    std::vector<std::uint32_t> row(static_cast<std::size_t>(width));
    std::size_t pixel = 0;
    for (int y = 0; y < picture.size.height && side > 1; ++y) {
        if (pace.isAsked(static_cast<std::uint64_t>(width))) break;
        for (std::uint32_t& colour : row)
            colour = picture.at(pixel++);
        for (int x = 1; x < width && side > 1; ++x) {
            const auto place = static_cast<std::size_t>(x);
            if (row[place] != row[place - 1]) side = std::gcd(side, x);
        }
        if (y > 0 && row != above) side = std::gcd(side, y);
        above = row;
    }
    return side;
}

Rgb colourOf(std::uint32_t pixel) {
    return {static_cast<std::uint8_t>(pixel >> 24), static_cast<std::uint8_t>(pixel >> 16),
            static_cast<std::uint8_t>(pixel >> 8)};
}

class PictureImport {
  public:
    PictureImport(png::Picture picture, const ImportOptions& options)
        : picture_(std::move(picture)),
          options_(options),
          terrains_(terrainsOf(options)),
          side_(sideOf(picture_, options.stop)) {}

    tl::expected<Imported, Problem> run() {
        const grid::Size size{picture_.size.width / side_, picture_.size.height / side_};
        if (size.width > level::kMaxSide || size.height > level::kMaxSide) {
            return refuse({kCellCount, {size.width, size.height, level::kMaxSide}});
        }
        // Checked before memory is allocated for the cells.
        if (!hasFewColours(size)) {
            return refuse({kManyColours, {kMostColours}});
        }
        Drawing drawing;
        drawing.cells = DrawnCells(size);
        PacedStop pace(options_.stop);
        for (int y = 0; y < size.height; ++y) {
            if (pace.isAsked(static_cast<std::uint64_t>(size.width)))
                return tl::unexpected(stoppedImport(options_));
            for (int x = 0; x < size.width; ++x) {
                drawOnFloor(drawing, {x, y}, meaningOf(colourAt({x, y})), terrains_);
                if (drawing.things.size() > kMaxDrawnThings)
                    return tl::unexpected(tooManyThings(options_));
            }
        }
        std::vector<std::uint8_t>().swap(picture_.samples);
        Imported result;
        result.levels.push_back(drawnLevel(drawing, options_, result.notes));
        result.unknownTiles.assign(unknown_.begin(), unknown_.end());
        for (const std::string& name : said_)
            result.foreignTiles.try_emplace(name);
        return result;
    }

  private:
    tl::unexpected<Problem> refuse(Phrase why) const {
        return tl::unexpected(problemAt(options_.file, {}, std::move(why)));
    }

    std::uint32_t colourAt(grid::Point cell) const {
        return picture_.at(static_cast<std::size_t>(cell.y * side_) *
                               static_cast<std::size_t>(picture_.size.width) +
                           static_cast<std::size_t>(cell.x * side_));
    }

    /// Whether the cells have at most kMostColours colours. Also returns true once the stop is set.
    bool hasFewColours(grid::Size size) const {
        std::unordered_set<std::uint32_t> colours;
        PacedStop pace(options_.stop);
        for (int y = 0; y < size.height; ++y) {
            if (pace.isAsked(static_cast<std::uint64_t>(size.width))) return true;
            std::uint32_t last = colourAt({0, y});
            colours.insert(last);
            for (int x = 1; x < size.width; ++x) {
                const std::uint32_t colour = colourAt({x, y});
                if (colour == last) continue;
                colours.insert(colour);
                if (colours.size() > kMostColours) return false;
                last = colour;
            }
        }
        return colours.size() <= kMostColours;
    }

    /// Returns the meaning of a pixel. A pixel that is more than half transparent is void.
    const std::string& meaningOf(std::uint32_t pixel) {
        const auto known = meanings_.find(pixel);
        if (known != meanings_.end()) return known->second;
        std::string meaning = "terrain void";
        if ((pixel & 0xff) >= 0x80) {
            const std::string name = hexOf(colourOf(pixel));
            const auto said = options_.tiles.find(name);
            const auto theme = std::ranges::find(kThemeColours, pixel >> 8, &KnownColour::rgb);
            if (said != options_.tiles.end()) {
                meaning = said->second;
                said_.insert(name);
            } else if (theme != kThemeColours.end()) {
                meaning = theme->meaning;
            } else if (const auto own = ownOf(colourOf(pixel))) {
                meaning = level::meaningOf(*own, terrains_);
            } else {
                meaning.clear();
                unknown_.insert(name);
            }
        }
        return meanings_.try_emplace(pixel, std::move(meaning)).first->second;
    }

    /// Returns the pack's first own terrain with this colour.
    std::optional<level::Terrain> ownOf(Rgb colour) const {
        for (const level::OwnTerrain& own : terrains_.own()) {
            if (groundColour(terrains_, own.terrain) == colour) return own.terrain;
        }
        return std::nullopt;
    }

    png::Picture picture_;
    const ImportOptions& options_;
    const level::TerrainTable terrains_;
    int side_;
    std::unordered_map<std::uint32_t, std::string> meanings_;
    std::set<std::string> unknown_;
    std::set<std::string> said_;  ///< colours that the user gave a meaning
};

/// Returns the level contained in a picture that this program exported. Returns nothing if the
/// colours must be read instead; if this program exported the picture, a note then says why.
std::optional<Imported> levelIn(std::string_view bytes, const ImportOptions& options,
                                NoteList& notes) {
    const auto origin = png::originIn(bytes);
    if (!origin) return std::nullopt;
    Phrase why = kPictureChanged;
    if (origin->isOfThesePixels) {
        if (auto read = readOrigin(origin->text, options.stop)) {
            Imported result;
            comeBack(std::move(read->left), options, result);
            return result;
        } else {
            why = {kPictureData, {read.error()}};
        }
    }
    notes.push_back(noteAt(options.file, {}, std::move(why)));
    return std::nullopt;
}

tl::expected<Imported, Problem> importPng(std::string bytes, const ImportOptions& options) {
    auto picture = png::read(bytes, options.stop);
    if (options.stop.isAsked()) return tl::unexpected(stoppedImport(options));
    if (!picture) return tl::unexpected(problemAt(options.file, {}, picture.error()));
    NoteList notes;
    if (auto level = levelIn(bytes, options, notes)) return *std::move(level);
    std::string().swap(bytes);
    for (const std::string& flaw : picture->flaws) {
        notes.push_back(noteAt(options.file, {}, flaw));
    }
    auto result = PictureImport(*std::move(picture), options).run();
    if (result) result->notes.append(std::move(notes));
    return result;
}

}  // namespace

extern const Importer pngImporter;
const Importer pngImporter{.id = "png",
                           .title = "PNG picture",
                           .endings = kPngEndings,
                           .read = importPng,
                           .maxBytes = kMaxPictureBytes};

}  // namespace mazeloom::exchange
