// SPDX-License-Identifier: MIT
#include "widgets/exchange/pictures/svg_level.h"

#include <algorithm>
#include <array>
#include <map>
#include <ostream>
#include <set>
#include <utility>
#include <vector>

#include <QBuffer>
#include <QPainter>
#include <QRegularExpression>

#include "widgets/canvas/cells/cell_painter.h"
#include "widgets/canvas/cells/joins.h"
#include "widgets/canvas/cells/tile_stack.h"
#include "widgets/exchange/pictures/level_painter.h"
#include "widgets/exchange/pictures/svg_cells.h"

namespace mazeloom::widgets {

namespace {

/// The thing on a cell: a symbol, or an object of one of the pack's own kinds.
using Standing = std::pair<Symbol, int>;
using Ground = std::pair<Material, unsigned>;
/// Numbers of stacked tiles, from bottom to top; −1 stands for no tile.
using Tiles = std::array<int, 3>;
constexpr Tiles kNoTiles{-1, -1, -1};

/// Escapes a text for XML; removes control characters, U+FFFE and U+FFFF.
std::string escaped(const std::string& text) {
    QString kept = QString::fromStdString(text);
    static const QRegularExpression impossible(
        QStringLiteral("[\\x{00}-\\x{1f}\\x{fffe}\\x{ffff}]"));
    kept.remove(impossible);
    for (const auto& [sign, name] : {std::pair{u'&', "&amp;"}, {u'<', "&lt;"}, {u'>', "&gt;"}})
        kept.replace(sign, QLatin1String(name));
    return kept.toStdString();
}

class SvgLevel {
  public:
    SvgLevel(std::ostream& out, const level::Map& map, const level::Level& level,
             const exchange::PictureOptions& look, SharedTileLook tiles)
        : out_(out),
          level_(level),
          look_(look),
          tiles_(std::move(tiles)),
          theme_(withTerrains(themeOf(look), map.terrains)),
          things_(map.cells, map.things),
          view_{.cells = &map.cells,
                .marks = &map.marks,
                .things = &things_,
                .ruleset = map.ruleset,
                .kinds = map.kinds.get(),
                .terrains = &map.terrains} {
        const OverlaySet shown = overlaysNamed(look.overlays);
        const auto hero = map.hero();
        if (needs(shown, OverlayNeed::Distances) && hero && map.cells.contains(*hero))
            distances_.emplace(map.cells, *hero);
        if (needs(shown, OverlayNeed::Known)) known_ = knownOf(map);
        const OverlayData data{map.cells, level.kept.cells,
                               map.dark.size().isEmpty() ? nullptr : &map.dark,
                               distances_ ? &*distances_ : nullptr, known_ ? &*known_ : nullptr};
        overlays_.emplace(data, shown, theme_);
    }

    void write() {
        gather();
        const grid::Size size = view_.size();
        const int cell = this->cell();
        out_ << "<svg xmlns=\"http://www.w3.org/2000/svg\" "
                "xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\""
             << std::int64_t{size.width} * cell << "\" height=\""
             << std::int64_t{size.height} * cell << "\" viewBox=\"0 0 "
             << std::int64_t{size.width} * kSvgCell << ' ' << std::int64_t{size.height} * kSvgCell
             << "\">\n<title>" << escaped(level_.title) << "</title>\n";
        writeDefinitions();
        writeGrounds();
        if (look_.grid) writeGrid();
        writeStanding();
        writeOverlays();
        out_ << "</svg>\n";
    }

  private:
    template <typename Take>
    void forEachCell(Take take) const {
        const grid::Size size = view_.size();
        for (int y = 0; y < size.height && out_; ++y) {
            grid::Index cell = view_.cells->index({0, y});
            for (int x = 0; x < size.width; ++x, ++cell)
                take(x, y, cell);
        }
    }

    /// Returns the number of pixels per cell. If none is given, it is at least kSvgCell and a
    /// multiple of the tile size, so that all pixels of tiles have the same size.
    int cell() const {
        if (look_.cell > 0) return look_.cell;
        if (tiles_ == nullptr) return kSvgCell;
        const int side = tiles_->side();
        return (std::max(kSvgCell, side) + side - 1) / side * side;
    }

    /// Returns the tiles of a cell by the tile mapping of the look, which uses the tileset of a
    /// game.
    TileStack stackOf(grid::Index cell) const { return stackAt(view_, cell, *tiles_); }
    static bool isNothing(const Tiles& tiles) { return std::ranges::max(tiles) < 0; }
    Tiles groundTilesOf(grid::Index cell) const {
        if (tiles_ == nullptr) return kNoTiles;
        const level::CellTiles tiles = stackOf(cell).tiles;
        // If only the ground or only the terrain has a tile, that tile is the first. So a floor
        // tile gives the same picture as a cell's terrain and as the ground below other things.
        if (tiles.terrain < 0) return {tiles.ground, tiles.aisle, -1};
        if (tiles.ground < 0) return {tiles.terrain, tiles.aisle, -1};
        return {tiles.ground, tiles.terrain, tiles.aisle};
    }
    Tiles standingTilesOf(grid::Index cell) const {
        if (tiles_ == nullptr) return kNoTiles;
        const TileStack stack = stackOf(cell);
        return {stack.tiles.mark, stack.thing, -1};
    }

    /// Returns a cell's ground; Material::Void if a tile covers the ground.
    Ground groundOf(grid::Index cell) const {
        if (tiles_ != nullptr && !stackOf(cell).hasOwnGround) return {Material::Void, 0};
        const Material material = lookAt(view_, cell).material;
        unsigned joins = material == Material::Void ? 0 : visibleJoins(joinsAt(view_, cell));
        // A terminal has a character for each material, and shades nothing.
        if (theme_.isTerminal())
            return {material, material == Material::Rock && joins != 0 ? kAbove : kTerminalCell};
        // On a floor, only the walls that cast a shadow onto the cell matter.
        if (material != Material::Rock)
            joins &= kAbove | kLeft | kAboveLeft | kAboveRight | kBelowLeft;
        return {material, joins};
    }

    Standing standingOn(grid::Index cell) const {
        Look look = lookAt(view_, cell);
        if (tiles_ != nullptr) {
            const TileStack stack = stackOf(cell);
            look.symbol = stack.symbol;
            if (stack.own == nullptr) look.own = -1;
        }
        return view_.ownKind(look.own) != nullptr ? Standing{Symbol::None, look.own + 1}
                                                  : Standing{look.symbol, 0};
    }

    static bool isNothing(const Standing& standing) {
        return standing.first == Symbol::None && standing.second == 0;
    }

    /// Collects the drawings that the level uses, and numbers them in order of use.
    void gather() {
        forEachCell([this](int, int, grid::Index cell) {
            const Ground ground = groundOf(cell);
            materials_.insert(ground.first);
            if (ground.second != 0) grounds_.emplace(ground, 0);
            if (const Standing standing = standingOn(cell); !isNothing(standing))
                standing_.emplace(standing, 0);
            for (const Tiles& tiles : {groundTilesOf(cell), standingTilesOf(cell)}) {
                if (!isNothing(tiles)) pictures_.emplace(tiles, 0);
            }
            if (const auto form = overlays_->formOf(cell); form != 0) forms_.emplace(form, 0);
        });
        const auto number = [](auto& used) {
            int next = 0;
            for (auto& [what, id] : used)
                id = next++;
        };
        number(grounds_);
        number(standing_);
        number(pictures_);
        number(forms_);
    }

    void define(char letter, int number, const std::string& elements) {
        out_ << "<g id=\"" << letter << number << "\">" << elements << "</g>\n";
    }

    void writeDefinitions() {
        out_ << "<defs>\n";
        for (const Material material : materials_) {
            // Void and terminals have no shades.
            if (material != Material::Void && !theme_.isTerminal())
                out_ << svgGradients(material, theme_);
        }
        for (const auto& [ground, id] : grounds_)
            define('g', id, svgGround(ground.first, ground.second, theme_));
        for (const auto& [standing, id] : standing_) {
            const level::OwnKind* own =
                view_.ownKind(static_cast<std::int16_t>(standing.second - 1));
            define('s', id,
                   own != nullptr ? svgOwn(*own, theme_) : svgSymbol(standing.first, theme_));
        }
        for (const auto& [tiles, id] : pictures_)
            define('t', id, pictureOf(tiles));
        for (const auto& [form, id] : forms_)
            define('o', id, svgForm(*overlays_, form));
        out_ << "</defs>\n";
    }

    /// Returns stacked tiles as one picture of the cell's size: not all programs scale pixels
    /// sharply.
    std::string pictureOf(const Tiles& tiles) const {
        const int side = cell();
        QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        for (const int tile : tiles) {
            if (tile >= 0) QPainter(&image).drawImage(0, 0, tiles_->tile(tile, side));
        }
        QByteArray png;
        QBuffer buffer(&png);
        image.save(&buffer, "PNG");
        // Keep pixels sharp when the picture is enlarged; programs differ in the property they
        // know.
        const char* const sharp =
            " image-rendering=\"optimizeSpeed\" "
            "style=\"image-rendering:pixelated\"";
        const std::string cellSide = std::to_string(kSvgCell);
        return "<image width=\"" + cellSide + "\" height=\"" + cellSide +
               "\" preserveAspectRatio=\"none\"" + (side < tiles_->side() ? "" : sharp) +
               " xlink:href=\"data:image/png;base64," + png.toBase64().toStdString() + "\"/>";
    }

    void use(char letter, int number, int x, int y) {
        out_ << "<use xlink:href=\"#" << letter << number << "\" x=\"" << x * kSvgCell << "\" y=\""
             << y * kSvgCell << "\"/>\n";
    }

    void usePicture(const Tiles& tiles, int x, int y) {
        if (!isNothing(tiles)) use('t', pictures_.at(tiles), x, y);
    }

    void rectangle(int x, int y, int count, const QColor& colour) {
        out_ << "<rect x=\"" << x * kSvgCell << "\" y=\"" << y * kSvgCell << "\" width=\""
             << count * kSvgCell << "\" height=\"" << kSvgCell << "\" " << svgFill(colour)
             << "/>\n";
    }

    /// Writes one rectangle for each horizontal run of cells with the same colour. Skips cells
    /// without a colour.
    template <typename ColourOf>
    void writeRuns(ColourOf colourOf) {
        const grid::Size size = view_.size();
        for (int y = 0; y < size.height && out_; ++y) {
            const grid::Index row = view_.cells->index({0, y});
            for (int x = 0; x < size.width;) {
                const std::optional<QColor> colour = colourOf(row + static_cast<grid::Index>(x));
                int end = x + 1;
                while (end < size.width && colourOf(row + static_cast<grid::Index>(end)) == colour)
                    ++end;
                if (colour) rectangle(x, y, end - x, *colour);
                x = end;
            }
        }
    }

    void writeGrounds() {
        // With antialiasing, the background would be visible between rectangles.
        out_ << "<g id=\"ground\" shape-rendering=\"crispEdges\">\n";
        writeRuns([this](grid::Index cell) -> std::optional<QColor> {
            const Ground ground = groundOf(cell);
            if (ground.second != 0) return std::nullopt;
            return svgPlainGround(ground.first, theme_);
        });
        forEachCell([this](int x, int y, grid::Index cell) {
            const Ground ground = groundOf(cell);
            if (ground.second != 0) use('g', grounds_.at(ground), x, y);
            usePicture(groundTilesOf(cell), x, y);
        });
        out_ << "</g>\n";
    }

    /// Writes the grid, along the left and upper sides of all cells. It is one path, so that
    /// crossings of lines are not darker than the lines.
    void writeGrid() {
        const grid::Size size = view_.size();
        out_ << "<path id=\"grid\" fill=\"none\" stroke=\"" << svgColour(theme_.gridLine)
             << "\" stroke-opacity=\"" << svgNumber(theme_.gridLine.alphaF()) << "\" d=\"";
        for (int x = 0; x < size.width; ++x)
            out_ << 'M' << x * kSvgCell << ".5 0V" << size.height * kSvgCell;
        for (int y = 0; y < size.height; ++y)
            out_ << "M0 " << y * kSvgCell << ".5H" << size.width * kSvgCell;
        out_ << "\"/>\n";
    }

    void writeStanding() {
        out_ << "<g id=\"things\">\n";
        forEachCell([this](int x, int y, grid::Index cell) {
            usePicture(standingTilesOf(cell), x, y);
            const Standing standing = standingOn(cell);
            if (!isNothing(standing)) use('s', standing_.at(standing), x, y);
        });
        out_ << "</g>\n";
    }

    void writeOverlays() {
        if (look_.overlays.empty()) return;
        out_ << "<g id=\"overlays\">\n";
        writeRuns([this](grid::Index cell) -> std::optional<QColor> {
            const QRgb ground = overlays_->groundOf(cell);
            if (ground == 0) return std::nullopt;
            return QColor::fromRgba(qUnpremultiply(ground));
        });
        forEachCell([this](int x, int y, grid::Index cell) {
            const auto form = overlays_->formOf(cell);
            if (form != 0) use('o', forms_.at(form), x, y);
        });
        out_ << "</g>\n";
    }

    std::ostream& out_;
    const level::Level& level_;
    const exchange::PictureOptions& look_;
    const SharedTileLook tiles_;
    const Theme theme_;
    const ThingIndex things_;
    const MapView view_;
    std::optional<analyse::Distances> distances_;
    std::optional<analyse::explain::KnownMap> known_;
    std::optional<CellOverlays> overlays_;
    std::set<Material> materials_;
    std::map<Ground, int> grounds_;
    std::map<Standing, int> standing_;
    std::map<Tiles, int> pictures_;
    std::map<CellOverlays::Form, int> forms_;
};

}  // namespace

std::optional<Problem> flawOfSvg(const level::Map& map) {
    const std::int64_t cells = map.size().area();
    if (cells > 0 && cells <= kMaxSvgCells) return std::nullopt;
    Problem problem;
    problem.text = cells == 0 ? std::string("a map without cells has no picture")
                              : "an SVG picture of " + std::to_string(cells) +
                                    " cells is too large: at most " + std::to_string(kMaxSvgCells) +
                                    "; take png";
    return problem;
}

void writeSvg(std::ostream& out, const level::Map& map, const level::Level& level,
              const exchange::PictureOptions& look, SharedTileLook tiles) {
    SvgLevel(out, map, level, look, std::move(tiles)).write();
}

}  // namespace mazeloom::widgets
