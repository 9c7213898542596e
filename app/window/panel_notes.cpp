// SPDX-License-Identifier: MIT
#include "app/window/panel_notes.h"

#include "app/workspace/workspace.h"
#include "widgets/document/lookup.h"
#include "widgets/document/pack_document.h"
#include "widgets/document/undo_history.h"
#include "widgets/panels/inspector/inspector_panel.h"
#include "widgets/panels/steps/provenance_panel.h"
#include "widgets/timeline/names.h"
#include "widgets/timeline/player.h"
#include "widgets/tools/context/edit_context.h"
#include "widgets/workbench/panel_frame.h"
#include "widgets/workbench/workbench.h"

namespace mazeloom::app {

using widgets::PackDocument;

PanelNotes::PanelNotes(widgets::Workbench& workbench, const Sources& sources, QObject* parent)
    : QObject(parent), workbench_(workbench), sources_(sources) {
    connect(&sources.workspace, &Workspace::currentChanged, this, &PanelNotes::follow);
    connect(&sources.context, &widgets::EditContext::sheetChanged, this, &PanelNotes::tellSheet);
    connect(&sources.context, &widgets::EditContext::stampsChanged, this, &PanelNotes::tellStamps);
    connect(&sources.context, &widgets::EditContext::layersChanged, this, &PanelNotes::tellLayers);
    connect(&sources.context.picked(), &widgets::Picked::changed, this,
            &PanelNotes::tellProperties);
    connect(&sources.player, &widgets::Player::timelineChanged, this, &PanelNotes::tellTrace);
    connect(&sources.player, &widgets::Player::breakPointsChanged, this, &PanelNotes::tellTrace);
    connect(&sources.provenance, &widgets::ProvenancePanel::cellChanged, this,
            &PanelNotes::tellTrace);
    follow(sources.workspace.current());
}

void PanelNotes::follow(PackDocument* document) {
    if (document_ != nullptr) {
        document_->disconnect(this);
        document_->history()->disconnect(this);
    }
    document_ = document;
    if (document != nullptr) {
        connect(document, &PackDocument::structureChanged, this, &PanelNotes::tellSheet);
        connect(document, &PackDocument::currentLevelChanged, this, &PanelNotes::tellSheet);
        connect(document, &PackDocument::descentChanged, this, &PanelNotes::tellSheet);
        connect(document->history(), &widgets::UndoHistory::indexChanged, this,
                &PanelNotes::tellHistory);
    }
    tell();
}

void PanelNotes::tell() {
    tellSheet();
    tellTrace();
    tellHistory();
}

void PanelNotes::tellSheet() {
    const bool hasLevel = document_ != nullptr && currentLevel(*document_) != nullptr;
    workbench_.find("recipe")->setNote(document_ == nullptr ? tr("nothing is open")
                                       : hasLevel           ? QString()
                                                            : tr("a room has none"));
    tellProperties();
    tellLayers();
    tellStamps();
}

void PanelNotes::tellStamps() {
    widgets::PanelFrame& stamps = *workbench_.find("stamps");
    const std::size_t count = document_ == nullptr ? 0 : document_->pack().stamps.size();
    stamps.setNote(document_ == nullptr ? tr("nothing is open") : QString());
    stamps.setSubject(count > 0 ? widgets::numberText(static_cast<trace::StepIndex>(count))
                                : QString());
}

void PanelNotes::tellLayers() {
    widgets::PanelFrame& layers = *workbench_.find("layers");
    const bool isOpen = sources_.context.canEdit();
    layers.setNote(isOpen ? QString() : tr("nothing is open"));
    const bool isUsual = sources_.context.layers() == edit::Layers();
    //: Of layers: some are hidden, dimmed or locked
    layers.setSubject(isOpen && !isUsual ? tr("changed") : QString());
}

void PanelNotes::tellProperties() {
    widgets::PanelFrame& inspector = *workbench_.find("inspector");
    inspector.setNote(sources_.context.canEdit() ? QString() : tr("nothing is open"));
    inspector.setSubject(sources_.inspector.heading());
    widgets::PanelFrame& selected = *workbench_.find("selected");
    const QString picked = sources_.selected.heading();
    selected.setNote(!picked.isEmpty() ? QString() : tr("nothing selected"));
    selected.setSubject(picked);
}

void PanelNotes::tellTrace() {
    widgets::PanelFrame& cell = *workbench_.find("provenance");
    const auto chosen = sources_.provenance.cell();
    cell.setNote(chosen ? QString() : tr("click one on the level"));
    cell.setSubject(chosen ? widgets::cellText(*chosen) : QString());
    workbench_.find("breakPoints")
        ->setSubject(sources_.player.breakPoints().isEmpty() ? tr("none") : QString());
}

void PanelNotes::tellHistory() {
    const int count = document_ == nullptr ? 0 : document_->history()->count();
    widgets::PanelFrame& history = *workbench_.find("history");
    history.setNote(count > 0 ? QString() : tr("no changes yet"));
    history.setSubject(count > 0 ? widgets::numberText(static_cast<trace::StepIndex>(count))
                                 : QString());
}

}  // namespace mazeloom::app
