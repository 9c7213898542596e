// SPDX-License-Identifier: MIT
// What all tools work with: the sheet that is open, the ink, the brush, the selection, the
// symmetry.
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
    /// The open sheet; without a document, a level without an id.
    Sheet sheet() const;
    /// The painted cells of the open sheet; null when there is none. Valid until the next edit.
    const level::PaintGrid* paint() const;
    edit::Canvas canvas() const;
    /// What the numbers of terrains stand for in the pack.
    const level::TerrainTable& terrains() const;
    /// Whether the open sheet can be painted with it: one of the pack's own while it has that.
    bool isOffered(const edit::InkInfo& ink) const;
    /// Whether there is something to paint on.
    bool canEdit() const { return paint() != nullptr; }

    /// One that the open sheet can take.
    const edit::InkInfo& ink() const { return *ink_; }
    /// Takes an ink in hand, in place of the mix. Until somebody does, each sheet that is opened is
    /// painted with its edit::firstInk().
    void setInk(const edit::InkInfo& ink);
    /// Takes the ink in hand that a cell of the open sheet is painted with; beside it, none.
    void pickInk(grid::Point cell);
    /// May hold inks that the open sheet cannot take.
    const edit::InkMix& mix() const { return mix_; }
    /// What of it the open sheet can take.
    edit::InkMix mixHere() const { return mix_.on(canvas()); }
    /// Another mix, to be painted with from now on; empty, the ink in hand is.
    void setMix(edit::InkMix mix);
    /// Gives an ink so much more weight, or less. A mix begins with the ink in hand.
    void weigh(const edit::InkInfo& ink, int more);
    /// Whether a mix is painted with, not the ink in hand.
    bool isMixing() const { return mixing_ && !mixHere().isEmpty(); }
    void setMixing(bool mixing);
    /// What a stroke paints with. `stroke`, the seed of mixes and where a cell lies seen from
    /// `origin` decide what it gets of a mix.
    edit::InkChoice inks(Gesture stroke, grid::Point origin = {}) const;
    /// Strokes are counted from 0 at each start: with another seed they are cast anew.
    void setMixSeed(std::uint64_t seed) { mixSeed_ = seed; }
    const edit::Brush& brush() const { return brush_; }
    /// Sizes are brought into 1 … edit::kMaxBrush.
    void setBrush(edit::Brush brush);
    /// Whether rectangles and ellipses are filled.
    bool isFilled() const { return filled_; }
    void setFilled(bool filled);
    /// Whether a level grows when something is painted past its edge, or moved there.
    bool isGrowing() const { return growing_; }
    void setGrowing(bool growing);

    /// Whatever is painted is painted at its images too. The axis is the sheet's middle until it is
    /// set.
    const edit::PaintSymmetry& symmetry() const { return symmetry_; }
    void setSymmetry(edit::PaintSymmetry::Mode mode);
    /// In half cells, see edit::PaintSymmetry.
    void setAxis(grid::Point axis);
    void centreAxis() { setAxis(middle()); }

    /// Painting stays inside; empty: everything can be painted.
    const edit::Area& selection() const { return selection_; }
    void setSelection(edit::Area selection);
    /// How the layers are seen, and which of them can be edited.
    const edit::Layers& layers() const { return layers_; }
    void setLayers(const edit::Layers& layers);
    /// Whether what is in a layer can be picked and edited.
    bool isOpen(edit::Layer layer) const;
    /// The same; says why not where it cannot.
    bool mayEdit(edit::Layer layer);
    /// The cells of `area` that no layer keeps from being painted.
    edit::Area openCells(const edit::Area& area) const;
    /// The objects or the path that are being edited.
    Picked& picked() const { return *picked_; }

    /// The last generation of the open sheet; null until there is one.
    const trace::Trace* trace() const { return trace_.get(); }
    void setTrace(std::shared_ptr<const trace::Trace> trace);

    /// The map that the canvas shows of the open level, made anew; nothing where the sheet is a
    /// room, where it cannot be made, or where the user did not want to wait.
    using MakeShown = std::function<std::optional<level::Map>()>;
    void setMakeShown(MakeShown makeShown) { makeShown_ = std::move(makeShown); }
    std::optional<level::Map> makeShown() const { return makeShown_ ? makeShown_() : std::nullopt; }

    /// What a tool that covers `area` paints: with its images, within the sheet and the selection.
    edit::Area allowed(const edit::Area& area) const;
    /// Whether the selection keeps some of `area`, or of its images, from being painted.
    bool isMasked(const edit::Area& area) const;
    /// Says that it does.
    void noteMask();
    /// One edit of the open sheet's cells. False when there is none.
    bool paintArea(edit::Area area, const edit::InkChoice& inks, const QString& text,
                   Gesture gesture = kNoGesture);

    /// The cells past the sheet's edges that painting `area` with what is in hand would add, with
    /// its images.
    edit::Area beyond(const edit::Area& area) const;
    /// All that painting `area` would change: what is allowed, and what is beyond.
    edit::Area preview(const edit::Area& area) const { return allowed(area) | beyond(area); }
    /// Like paintArea() with what is in hand, when a tool is done: a level grows first, if wished,
    /// to hold what is painted. What of it was painted already, with `live`, becomes one command
    /// with that.
    bool paintGrowing(const edit::Area& area, const QString& text, Gesture live = kNoGesture);
    /// Whether the sheet holds these cells, or would grow to hold them.
    bool canHold(const edit::Area& cells) const;
    /// Makes the level hold these cells, if it may grow; says how far the cells that were there
    /// have moved. For within a macro.
    grid::Point growToHold(const edit::Area& cells, const QString& text);
    /// Makes the level hold these cells and then calls `edit` with how far those that were there
    /// have moved: one undo command, one generation. Does nothing, and says why, where the level
    /// cannot hold them; returns whether it did.
    bool editGrowing(const edit::Area& cells, const QString& text,
                     const std::function<void(grid::Point by)>& edit);

  signals:
    /// The open level has other edges: all its cells, in the coordinates that it had.
    void grown(const mazeloom::grid::Rect& cells);
    /// What was asked for cannot be done, and why.
    void refused(const QString& why);
    /// A word about what was just tried.
    void noted(const QString& text);
    void layersChanged();
    /// The pack has other stamps; not told when it is another pack.
    void stampsChanged();
    /// The pack has other terrains of its own, or it is another pack.
    void terrainsChanged();
    /// Another document or sheet.
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
    /// What is not open any more is not picked any more.
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
    level::TerrainTable takenTerrains_;              ///< as last told
    edit::Canvas takenCanvas_ = edit::kTempleLevel;  ///< of the sheet, as last told
};

}  // namespace mazeloom::widgets
