// SPDX-License-Identifier: MIT
// Generate → Compare and Gallery: the panels that show several generations of the level.
#pragma once

#include <QObject>

#include "app/exchange/animation_dialog.h"

class QAction;
class QWidget;

namespace mazeloom::widgets {
class ComparePanel;
class GalleryPanel;
class PackDocument;
class Workbench;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class Panels;
class WindowEvents;
class Workspace;
struct WindowParts;

class CompareDomain : public QObject {
    Q_OBJECT

  public:
    explicit CompareDomain(const WindowParts& parts);

  signals:
    /// The user wants to export the compared generations as an animation.
    void filmWanted(const mazeloom::widgets::GenerationRequest& request,
                    const mazeloom::app::BesideChoice& beside);

  private:
    void addPanels(Panels& panels);
    void exportFilm();
    void exportSheet();
    void writeSheet(const QString& file);
    void update();

    Workspace& workspace_;
    WindowEvents& events_;
    widgets::Workbench& workbench_;
    QWidget* window_;
    QAction* compare_;
    QAction* gallery_;
    QAction* film_;
    QAction* sheet_;
    widgets::ComparePanel* comparePanel_;
    widgets::GalleryPanel* galleryPanel_;
};

}  // namespace mazeloom::app
