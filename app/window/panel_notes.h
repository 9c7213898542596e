// SPDX-License-Identifier: MIT
// Tells panels what they are about, or why they have nothing to show; then they fold.
#pragma once

#include <QObject>
#include <QPointer>

namespace mazeloom::widgets {
class EditContext;
class InspectorPanel;
class PackDocument;
class Player;
class ProvenancePanel;
class Workbench;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class Workspace;

class PanelNotes : public QObject {
    Q_OBJECT

  public:
    struct Sources {
        const Workspace& workspace;
        widgets::EditContext& context;
        widgets::Player& player;
        const widgets::InspectorPanel& inspector;
        const widgets::InspectorPanel& selected;
        const widgets::ProvenancePanel& provenance;
    };

    PanelNotes(widgets::Workbench& workbench, const Sources& sources, QObject* parent);

  private:
    void follow(widgets::PackDocument* document);
    void tell();
    void tellSheet();
    void tellProperties();
    void tellLayers();
    void tellStamps();
    void tellTrace();
    void tellHistory();

    widgets::Workbench& workbench_;
    Sources sources_;
    QPointer<widgets::PackDocument> document_;
};

}  // namespace mazeloom::app
