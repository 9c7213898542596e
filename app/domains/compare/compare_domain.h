// SPDX-License-Identifier: MIT
// Generate → Compare and Gallery: the panels that show several generations of the level.
#pragma once

#include <QObject>

#include "app/exchange/animation_dialog.h"

class QAction;
class QWidget;

namespace mazeloom::widgets {
class ComparePanel;
class EditContext;
class GalleryPanel;
class PackDocument;
class Workbench;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class ActionRegistry;
class TileLooks;
class Workspace;

class CompareDomain : public QObject {
    Q_OBJECT

  public:
    struct Sources {
        Workspace& workspace;
        widgets::EditContext& context;
        TileLooks& looks;
    };

    /// `window` is the parent of dialogs.
    CompareDomain(ActionRegistry& actions, const Sources& sources, widgets::Workbench& workbench,
                  QWidget* window);

    /// Create the panels, owned by the workbench; each is called once.
    QWidget* newComparePanel();
    QWidget* newGalleryPanel();

  signals:
    /// Tells the user that something succeeded.
    void told(const QString& text);
    /// The compared generations shall be exported as an animation.
    void filmWanted(const mazeloom::widgets::GenerationRequest& request,
                    const mazeloom::app::BesideChoice& beside);

  private:
    void exportFilm();
    void exportSheet();
    void writeSheet(const QString& file);
    void update();

    const ActionRegistry& actions_;
    const Sources sources_;
    widgets::Workbench& workbench_;
    QWidget* window_;
    QAction* compare_;
    QAction* gallery_;
    QAction* film_;
    QAction* sheet_;
    widgets::ComparePanel* comparePanel_ = nullptr;
    widgets::GalleryPanel* galleryPanel_ = nullptr;
};

}  // namespace mazeloom::app
