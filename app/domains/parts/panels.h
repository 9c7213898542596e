// SPDX-License-Identifier: MIT
// The panels around the level. Each has a name, a place and a page of the manual. An empty panel
// shows the reason why it is empty.
#pragma once

#include <functional>
#include <vector>

#include <QObject>
#include <QPointer>
#include <QString>

#include "widgets/workbench/workbench.h"

namespace mazeloom::widgets {
class PackDocument;
}

namespace mazeloom::app {

struct WindowParts;

/// The words in a panel's header.
struct PanelWords {
    QString note;     ///< the reason why the panel has nothing to show; the panel then folds
    QString subject;  ///< the present subject of the panel
};

struct Panel {
    const char* id;  ///< stable, for settings and actions
    QString title;
    const char* picture;  ///< a name in resources/icons
    QWidget* widget;      ///< the workbench will own it
    widgets::PanelPlace place;
    int height = 300;         ///< weight: the panel's share of its column
    bool isUnfolded = false;  ///< at the first start
    bool isOpen = true;       ///< at the first start; large or rarely used panels are closed
    const char* page;         ///< the id of the panel's page in the manual
    std::function<PanelWords()> words = {};
};

class Panels : public QObject {
    Q_OBJECT

  public:
    /// `workbench` must outlive this object.
    explicit Panels(widgets::Workbench& workbench);
    /// Destroys the panels now: they use objects that are destroyed before the workbench.
    ~Panels() override;

    void add(Panel panel);
    /// Adds the panels that need no domain.
    void addSimple(const WindowParts& parts);
    /// Puts all panels into the workbench, in reading order. Call it once, after the last add().
    void place(const WindowParts& parts);

  private:
    void follow(widgets::PackDocument* document);
    /// Updates the words of all panels.
    void tell();

    widgets::Workbench& workbench_;
    std::vector<Panel> panels_;
    QPointer<widgets::PackDocument> document_;
};

}  // namespace mazeloom::app
