// SPDX-License-Identifier: MIT
// The open packs as tabs above the canvas. They show which pack is current, and which have unsaved
// changes.
//
// The bar is visible as soon as one pack is open: the pack's name, its mark of unsaved changes and
// its close button are worth a line, and nothing on the canvas moves when a second pack is opened.
#pragma once

#include <QTabBar>

namespace mazeloom::widgets {

class PackDocument;
class PackFile;

class PackTabs : public QTabBar {
    Q_OBJECT

  public:
    explicit PackTabs(QWidget* parent = nullptr);

    /// Adds a tab after the others. The caller owns the file, whose document must outlive the tab.
    void add(PackFile& file);
    void remove(const PackDocument* document);
    /// Moves a pack's tab to the index `to`.
    void moveTab(const PackDocument* document, int to);
    void setCurrentDocument(const PackDocument* document);
    /// Returns the pack of a tab; null if there is no such tab.
    PackDocument* documentAt(int index) const;

  signals:
    /// Emitted when the user has selected this pack.
    void chosen(mazeloom::widgets::PackDocument* document);
    /// Emitted when the user has dragged a tab to the index `to`.
    void dragged(mazeloom::widgets::PackDocument* document, int to);
    void closeRequested(mazeloom::widgets::PackDocument* document);
    void closeOthersRequested(mazeloom::widgets::PackDocument* document);

  protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    QSize tabSizeHint(int index) const override;
    QSize minimumTabSizeHint(int index) const override;

  private:
    PackFile* fileAt(int index) const;
    int indexOf(const PackDocument* document) const;
    QWidget* newCloseButton(PackFile& file);
    void describe(int index);
    /// Updates the texts of all tabs, since a tab's name depends on the names of the others.
    void describeAll();
    void showMenu(int index, const QPoint& at);

    PackDocument* pressed_ = nullptr;  ///< the pack whose tab was pressed with the middle button
};

}  // namespace mazeloom::widgets
