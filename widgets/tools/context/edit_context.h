// SPDX-License-Identifier: MIT
// The state shared by all tools: the open sheet, the ink, the brush, the selection, the symmetry.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

#include <QObject>
#include <QPointer>

#include "core/edit/area/area.h"
#include "core/edit/area/raster.h"
#include "core/edit/area/symmetry.h"
#include "core/edit/layers/layers.h"
#include "core/edit/paint/ink_choice.h"
#include "core/trace/trace.h"
#include "widgets/document/pack_document.h"
#include "widgets/tools/context/picked.h"

namespace mazeloom::widgets {

class EditContext : public QObject {
    Q_OBJECT

  public:
    explicit EditContext(QObject* parent = nullptr);

    PackDocument* document() const { return document_; }
    void setDocument(PackDocument* document);
    /// The open sheet; without a document, a level with an empty id.
    Sheet sheet() const;
    /// The painted cells of the open sheet; null if there is none. Valid until the next edit.
    const level::PaintGrid* paint() const;
    edit::Canvas canvas() const;
    /// The pack's table of terrains.
    const level::TerrainTable& terrains() const;
    /// Whether the open sheet can be painted with an ink; an ink of one of the pack's own terrains
    /// only while the pack has that terrain.
    bool isOffered(const edit::InkInfo& ink) const;
    /// Whether there is a sheet to paint on.
    bool canEdit() const { return paint() != nullptr; }

    /// The current ink; the open sheet can always take it.
    const edit::InkInfo& ink() const { return *ink_; }
    /// Makes an ink the current one, in place of the mix. Until the first call, each sheet that is
    /// opened starts with its edit::firstInk().
    void setInk(const edit::InkInfo& ink);
    /// Makes the ink of a cell of the open sheet the current one; does nothing outside the sheet.
    void pickInk(grid::Point cell);
    /// The mix; may hold inks that the open sheet cannot take.
    const edit::InkMix& mix() const { return mix_; }
    /// The part of the mix that the open sheet can take.
    edit::InkMix mixHere() const { return mix_.on(canvas()); }
    /// Sets the mix and paints with it from now on; if it is empty, with the current ink.
    void setMix(edit::InkMix mix);
    /// Adds `more` (may be negative) to an ink's weight. A new mix starts with the current ink.
    void weigh(const edit::InkInfo& ink, int more);
    /// Whether to paint with the mix rather than the current ink.
    bool isMixing() const { return mixing_ && !mixHere().isEmpty(); }
    void setMixing(bool mixing);
    /// Returns the inks of a stroke. A cell's ink in a mix depends on `stroke`, the mix seed, and
    /// the cell's position relative to `origin`.
    edit::InkChoice inks(Gesture stroke, grid::Point origin = {}) const;
    /// Sets the mix seed: strokes count from 0 in each session, and need another seed in each.
    void setMixSeed(std::uint64_t seed) { mixSeed_ = seed; }
    const edit::Brush& brush() const { return brush_; }
    /// Clamps the size to 1 … edit::kMaxBrush.
    void setBrush(edit::Brush brush);
    /// Whether rectangles and ellipses are filled.
    bool isFilled() const { return filled_; }
    void setFilled(bool filled);
    /// Whether a level grows when the user paints or moves something beyond its edge.
    bool isGrowing() const { return growing_; }
    void setGrowing(bool growing);

    /// The symmetry: each painted area is also painted at its images. The axis is the sheet's
    /// middle until it is set.
    const edit::PaintSymmetry& symmetry() const { return symmetry_; }
    void setSymmetry(edit::PaintSymmetry::Mode mode);
    /// Sets the axis, in half cells; see edit::PaintSymmetry.
    void setAxis(grid::Point axis);
    void centreAxis() { setAxis(middle()); }

    /// The cells that painting is confined to; empty: no restriction.
    const edit::Area& selection() const { return selection_; }
    void setSelection(edit::Area selection);
    /// The layers' visibility, and which of them can be edited.
    const edit::Layers& layers() const { return layers_; }
    void setLayers(const edit::Layers& layers);
    /// Whether the contents of a layer can be picked and edited.
    bool isOpen(edit::Layer layer) const;
    /// Whether the contents of a layer can be picked and edited; if not, reports the reason.
    bool mayEdit(edit::Layer layer);
    /// Returns the cells of `area` that no locked or hidden layer protects from painting.
    edit::Area openCells(const edit::Area& area) const;
    /// The objects or the path being edited.
    Picked& picked() const { return *picked_; }

    /// The last generation of the open sheet; null if there is none yet.
    const trace::Trace* trace() const { return trace_.get(); }
    void setTrace(std::shared_ptr<const trace::Trace> trace);

    /// Regenerates the map that the canvas shows of the open level. Returns nullopt if the sheet is
    /// a room, if generation fails, or if the user did not want to wait.
    using MakeShown = std::function<std::optional<level::Map>()>;
    void setMakeShown(MakeShown makeShown) { makeShown_ = std::move(makeShown); }
    std::optional<level::Map> makeShown() const { return makeShown_ ? makeShown_() : std::nullopt; }

    /// Returns the cells that painting `area` affects: with images, within sheet and selection.
    edit::Area allowed(const edit::Area& area) const;
    /// Whether the selection protects some of `area`, or of its images, from painting.
    bool isMasked(const edit::Area& area) const;
    /// Reports that the selection masks the paint.
    void noteMask();
    /// Paints cells of the open sheet as one edit. Returns false if nothing can be painted.
    bool paintArea(edit::Area area, const edit::InkChoice& inks, const QString& text,
                   Gesture gesture = kNoGesture);

    /// Returns the cells beyond the sheet's edges that painting `area` with the current ink or mix
    /// would add, including its images.
    edit::Area beyond(const edit::Area& area) const;
    /// Returns all cells that painting `area` would change: the allowed ones and those beyond.
    edit::Area preview(const edit::Area& area) const { return allowed(area) | beyond(area); }
    /// Paints `area` with the current ink or mix at the end of a gesture. If growing is on, the
    /// level first grows to hold the paint. Paint already applied under the gesture `live` becomes
    /// part of the same command.
    bool paintGrowing(const edit::Area& area, const QString& text, Gesture live = kNoGesture);
    /// Whether the sheet holds these cells, or could grow to hold them.
    bool canHold(const edit::Area& cells) const;
    /// Grows the level to hold these cells, if it may grow. Returns the offset by which the
    /// existing cells moved. For use within a macro.
    grid::Point growToHold(const edit::Area& cells, const QString& text);
    /// Grows the level to hold these cells, then calls `edit` with the offset by which the existing
    /// cells moved: one undo command, one generation. If the level cannot hold them, reports the
    /// reason and returns false without calling `edit`.
    bool editGrowing(const edit::Area& cells, const QString& text,
                     const std::function<void(grid::Point by)>& edit);

  signals:
    /// The open level has new edges: `cells` is its new area, in the old coordinates.
    void grown(const mazeloom::grid::Rect& cells);
    /// A requested action is impossible, for this reason.
    void refused(const QString& why);
    /// A short message about the action just tried.
    void noted(const QString& text);
    void layersChanged();
    /// The pack's stamps changed; not emitted when another pack is opened.
    void stampsChanged();
    /// The pack's own terrains changed, or another pack was opened.
    void terrainsChanged();
    /// Another document or sheet was opened.
    void sheetChanged();
    void inkChanged();
    void mixChanged();
    void brushChanged();
    void selectionChanged();
    void traceChanged();

  private:
    void takeSheet();
    void takeTerrains();
    void takeInk(const edit::InkInfo& ink);
    /// Unpicks objects or a path whose layer is no longer open.
    void dropClosed();
    edit::Area inSelection(edit::Area area) const;
    grid::Point middle() const;
    std::optional<grid::Rect> growthFor(const edit::Area& cells) const;
    void takeSize(const grid::Rect& cells);

    QPointer<PackDocument> document_;
    const edit::InkInfo* ink_;
    edit::InkMix mix_;
    bool hasChosenInk_ = false;
    bool mixing_ = false;
    std::uint64_t mixSeed_ = 0;
    edit::Brush brush_;
    bool filled_ = true;
    bool growing_ = false;
    edit::PaintSymmetry symmetry_;
    edit::Area selection_;
    edit::Layers layers_;
    std::shared_ptr<const trace::Trace> trace_;
    MakeShown makeShown_;
    Picked* picked_;
    level::TerrainTable takenTerrains_;              ///< as last reported
    edit::Canvas takenCanvas_ = edit::kTempleLevel;  ///< of the sheet, as last reported
};

}  // namespace mazeloom::widgets
