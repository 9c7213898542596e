// SPDX-License-Identifier: MIT
// The state shared by all tools: the open sheet and its layers; inks, reach and painting are parts.
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include <QObject>
#include <QPointer>

#include "core/edit/layers/layers.h"
#include "core/edit/paint/palette.h"
#include "core/trace/trace.h"
#include "widgets/document/pack_document.h"
#include "widgets/tools/context/edit_reach.h"
#include "widgets/tools/context/inks.h"
#include "widgets/tools/context/painting.h"
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

    Inks& inks() { return inks_; }
    const Inks& inks() const { return inks_; }
    EditReach& reach() { return reach_; }
    const EditReach& reach() const { return reach_; }
    Painting& painting() { return painting_; }
    const Painting& painting() const { return painting_; }

    /// The layers' visibility, and which of them can be edited.
    const edit::Layers& layers() const { return layers_; }
    void setLayers(const edit::Layers& layers);
    /// Whether the contents of a layer can be picked and edited.
    bool isOpen(edit::Layer layer) const;
    /// Whether the contents of a layer can be picked and edited; if not, reports the reason.
    bool mayEdit(edit::Layer layer);
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

  signals:
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
    void traceChanged();

  private:
    void takeSheet();
    void takeTerrains();
    /// Unpicks objects or a path whose layer is no longer open.
    void dropClosed();
    void takeSize(const grid::Rect& cells);

    QPointer<PackDocument> document_;
    Inks inks_{*this};
    EditReach reach_{*this};
    Painting painting_{*this};
    edit::Layers layers_;
    std::shared_ptr<const trace::Trace> trace_;
    MakeShown makeShown_;
    Picked* picked_;
    level::TerrainTable takenTerrains_;              ///< as last reported
    edit::Canvas takenCanvas_ = edit::kTempleLevel;  ///< of the sheet, as last reported
};

}  // namespace mazeloom::widgets
