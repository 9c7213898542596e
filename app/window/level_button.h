// SPDX-License-Identifier: MIT
// The name of the current level or room; its menu selects another one.
#pragma once

#include <QPointer>
#include <QToolButton>

#include "widgets/document/pack_document.h"

namespace mazeloom::app {

class LevelButton : public QToolButton {
    Q_OBJECT

  public:
    /// Upper bound on the menu's levels; in larger packs it lists those around the current one.
    static constexpr int kMostEntries = 30;

    /// `choose` has the key that opens the menu, and `all` shows the list of all levels.
    LevelButton(QAction* choose, QAction* all, QWidget* parent = nullptr);

    void setDocument(widgets::PackDocument* document);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void showTitle();
    void fillMenu();

    QPointer<widgets::PackDocument> document_;
    QAction* choose_;
    QAction* all_;
    QString title_;
};

}  // namespace mazeloom::app
