// SPDX-License-Identifier: MIT
// A button with the name of the current level or room. Its menu selects another level or room.
#pragma once

#include <QPointer>
#include <QToolButton>

#include "widgets/document/pack_document.h"

namespace mazeloom::app {

class LevelButton : public QToolButton {
    Q_OBJECT

  public:
    /// Upper bound on the levels and rooms in the menu; in a larger pack, the menu lists the ones
    /// around the current one.
    static constexpr int kMostEntries = 30;

    /// `choose` is the action whose key opens the menu; `all` shows the list of all levels.
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
