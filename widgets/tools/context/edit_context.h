// SPDX-License-Identifier: MIT
// The state that all tools share: the open sheet, its layers, the inks, the reach of edits, and
// painting. The last three are objects of their own.
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
    /// Returns the open sheet; a level with an empty id if no document is open.
    Sheet sheet() const;
    /// Returns the painted cells of the open sheet; null if there is no sheet. Valid until the next
    /// edit.
    const level::PaintGrid* paint() const;
    edit::Canvas canvas() const;
    /// Returns the pack's table of terrains.
    const level::TerrainTable& terrains() const;
    /// Whether the open sheet can be painted with an ink. False for the ink of a custom terrain
    /// that the pack does not define.
    bool isOffered(const edit::InkInfo& ink) const;
    /// Whether there is a sheet to paint on.
    bool canEdit() const { return paint() != nullptr; }

    Inks& inks() { return inks_; }
    const Inks& inks() const { return inks_; }
    EditReach& reach() { return reach_; }
    const EditReach& reach() const { return reach_; }
    Painting& painting() { return painting_; }
    const Painting& painting() const { return painting_; }

    /// Returns the states of layers: whether they are visible, and whether they can be edited.
    const edit::Layers& layers() const { return layers_; }
    void setLayers(const edit::Layers& layers);
    /// Whether the contents of a layer can be picked and edited.
    bool isOpen(edit::Layer layer) const;
    /// Whether the contents of a layer can be picked and edited. If not, emits noted() with the
    /// reason.
    bool mayEdit(edit::Layer layer);
    /// Returns the picked objects, or the picked path.
    Picked& picked() const { return *picked_; }

    /// Returns the trace of the open sheet's last generation; null if there is none yet.
    const trace::Trace* trace() const { return trace_.get(); }
    void setTrace(std::shared_ptr<const trace::Trace> trace);

    /// A function that regenerates the map of the open level that the canvas shows. It returns
    /// nullopt if the sheet is a room, if generation fails, or if the user does not want to wait.
    using MakeShown = std::function<std::optional<level::Map>()>;
    void setMakeShown(MakeShown makeShown) { makeShown_ = std::move(makeShown); }
    std::optional<level::Map> makeShown() const { return makeShown_ ? makeShown_() : std::nullopt; }

  signals:
    /// An action that the user requested is impossible; `why` is the reason.
    void refused(const QString& why);
    /// A short message for the user about the last action.
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
    /// Unpicks the objects or the path if their layer is not open any more.
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
    level::TerrainTable takenTerrains_;              ///< the table that was reported last
    edit::Canvas takenCanvas_ = edit::kTempleLevel;  ///< the canvas at the last sheetChanged()
};

}  // namespace mazeloom::widgets
