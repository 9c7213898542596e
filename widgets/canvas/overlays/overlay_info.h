// SPDX-License-Identifier: MIT
// The parts of an overlay: its texts, its marks in a cell at any scale, and its legend.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include <QCoreApplication>
#include <QPainter>

#include "core/analyse/distances.h"
#include "core/analyse/explain/known_map.h"
#include "core/level/map/kept.h"
#include "core/level/map/map.h"
#include "widgets/canvas/canvas_tool.h"
#include "widgets/canvas/overlays/known_source.h"
#include "widgets/canvas/overlays/overlay_set.h"
#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

/// Translation context of overlays.
struct OverlayText {
    Q_DECLARE_TR_FUNCTIONS(OverlayText)
};

/// The data that an overlay can read. A pointer is null if its data do not exist or are not ready.
struct OverlayData {
    const level::CellGrid& cells;
    const level::KeptCells& kept;
    const level::DarkGrid* dark = nullptr;
    const analyse::Distances* distances = nullptr;
    const analyse::explain::KnownMap* known = nullptr;
};

/// The data that must be computed for an overlay.
enum class OverlayNeed : std::uint8_t { None, Distances, Known };

/// A set of shapes drawn in a cell, one bit for each. SVG files number the sets that occur by
/// ascending value.
using OverlayForm = unsigned;

/// The marks of one overlay in the cells of a map. Colours are premultiplied; 0 is none.
class OverlayMarks {
  public:
    virtual ~OverlayMarks() = default;
    /// Returns the colour that covers the whole cell.
    virtual QRgb groundAt(grid::Index) const { return 0; }
    /// Returns the shapes in the cell. `hasTexts`: drawText() is called as well.
    virtual OverlayForm formAt(grid::Index, bool /*hasTexts*/) const { return 0; }
    /// Returns the colour that replaces the shapes in cells that are too small for them.
    virtual QRgb farAt(grid::Index) const { return 0; }
    /// Draws the shapes of this overlay that `form` contains, into a square with its top left at
    /// (0, 0).
    virtual void drawForm(QPainter&, OverlayForm /*form*/, double /*side*/) const {}
    /// Writes a text into a large cell.
    virtual void drawText(QPainter&, grid::Index, const QRectF& /*cell*/) const {}
};

/// The state of the knowledge overlay that its legend needs.
struct KnownLegend {
    KnownLack lack = KnownLack::None;
    play::temple::Numbers numbers = play::temple::Numbers::All;
};

struct LegendData {
    OverlaySet shown;
    /// The distance of the cell farthest from the hero; nullopt if there is no hero.
    std::optional<analyse::Distances::Steps> farthest;
    KnownLegend known;
};

struct LegendRow {
    QString text;
    void (*paintSign)(QPainter& painter, const QRectF& box, const Theme& theme);
};

/// Returns the line width in a sign of the legend.
inline double signLine(const QRectF& box) {
    return std::max(1.0, box.height() / 7);
}
inline double cellLine(double side) {
    return std::max(1.0, side / 9);
}
/// Returns the colour as a premultiplied pixel.
inline QRgb pixelOf(const QColor& colour) {
    return qPremultiply(colour.rgba());
}

/// The overlay's place in the stacking order of each kind of mark, from the bottom up; 0 where the
/// overlay draws no such mark.
struct OverlayLayers {
    int ground = 0;  ///< the topmost colour hides all others
    int form = 0;
    int far = 0;
};

/// An overlay; texts are in the context OverlayText.
struct OverlayInfo {
    const char* id;     ///< in settings and on the command line
    const char* title;  ///< in the menu, with its mnemonic
    const char* tip;
    Qt::Key key;  ///< pressed together with Alt
    const char* icon = "";
    bool isOnAtFirst = false;
    const char* whyOnlyTemples = nullptr;  ///< null: it serves descents as well
    OverlayNeed need = OverlayNeed::None;
    OverlayForm forms = 0;  ///< bits that no other overlay has
    OverlayLayers layers;
    std::unique_ptr<OverlayMarks> (*marks)(const OverlayData& data, const Theme& theme);
    std::vector<LegendRow> (*legend)(const LegendData& data);
    /// Whether the overlay has anything to show in this level.
    bool (*isThere)(const OverlayData& data) = [](const OverlayData&) { return true; };
    /// Returns what the overlay shows about a cell inside the map, in words; may be empty.
    QString (*describe)(const OverlayData& data, grid::Point cell) =
        [](const OverlayData&, grid::Point) { return QString(); };
    /// Draws the additional marks for the cell under the pointer.
    void (*paintHovered)(QPainter& painter, const CanvasScene& scene, const OverlayData& data,
                         grid::Point cell) = [](QPainter&, const CanvasScene&, const OverlayData&,
                                                grid::Point) {};
};

template <typename Marks>
std::unique_ptr<OverlayMarks> newMarks(const OverlayData& data, const Theme& theme) {
    return std::make_unique<Marks>(data, theme);
}

const OverlayInfo& infoOf(Overlay overlay);
/// Returns the overlays of a set in the order of MAZELOOM_OVERLAYS.
std::vector<const OverlayInfo*> infosOf(OverlaySet shown);
bool needs(OverlaySet shown, OverlayNeed need);

#define MAZELOOM_DECLARE_OVERLAY(file, name) \
    namespace overlay::file {                \
    extern const OverlayInfo kInfo;          \
    }
MAZELOOM_OVERLAYS(MAZELOOM_DECLARE_OVERLAY)
#undef MAZELOOM_DECLARE_OVERLAY

}  // namespace mazeloom::widgets
