// SPDX-License-Identifier: MIT
// The open packs, a tab each, above the canvas: which one is looked at, what is not saved.
//
// The bar shows as soon as one pack is open: its name, its mark of unsaved changes and its close
// button are worth their line, and nothing on the canvas moves when a second pack is opened.
#pragma once

#include <QTabBar>

namespace mazeloom::widgets {

class PackDocument;
class PackFile;

class PackTabs : public QTabBar {
    Q_OBJECT

  public:
    explicit PackTabs(QWidget* parent = nullptr);

    /// A tab behind the others. The file stays the caller's; its document is alive until remove().
    void add(PackFile& file);
    void remove(const PackDocument* document);
    /// Puts a pack's tab at the place `to`.
    void moveTab(const PackDocument* document, int to);
    void setCurrentDocument(const PackDocument* document);
    /// Null when there is no such tab.
    PackDocument* documentAt(int index) const;

  signals:
    /// The user wants to see this pack.
    void chosen(mazeloom::widgets::PackDocument* document);
    /// The user has dragged a tab to another place.
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
    /// All: what one is called depends on the others' names.
    void describeAll();
    void showMenu(int index, const QPoint& at);

    PackDocument* pressed_ = nullptr;  ///< under the middle button
};

}  // namespace mazeloom::widgets
