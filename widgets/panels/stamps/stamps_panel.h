// SPDX-License-Identifier: MIT
// The pack's stamps as a palette of images. A click or Enter picks up a stamp.
#pragma once

#include <QWidget>

#include "core/edit/fragment/fragment.h"
#include "widgets/tools/context/edit_context.h"

class QAction;
class QLabel;
class QListView;
class QStackedWidget;

namespace mazeloom::widgets {

class StampModel;

class StampsPanel final : public QWidget {
    Q_OBJECT

  public:
    /// `context` must outlive the panel.
    explicit StampsPanel(EditContext& context, QWidget* parent = nullptr);

    QListView* view() const { return view_; }
    /// Return the actions that add the selection as a stamp, replace a stamp with the selection,
    /// rename a stamp, and remove a stamp.
    QAction* keepAction() const { return keep_; }
    QAction* replaceAction() const { return replace_; }
    QAction* renameAction() const { return rename_; }
    QAction* removeAction() const { return remove_; }

    QSize sizeHint() const override { return {300, 220}; }

  signals:
    /// Emitted when the user wants to pick up this fragment.
    void taken(const mazeloom::edit::Fragment& fragment);

  protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QAction* newAction(const char* icon, const QString& text, const QString& tip,
                       void (StampsPanel::*work)());
    QWidget* newList();
    void keep();
    void replace();
    void rename();
    void remove();
    void take(const QModelIndex& index);
    void takeLook();
    void update();

    EditContext& context_;
    StampModel* model_;
    QStackedWidget* pages_;
    QListView* view_;
    QLabel* empty_;
    QAction* keep_;
    QAction* replace_;
    QAction* rename_;
    QAction* remove_;
};

}  // namespace mazeloom::widgets
