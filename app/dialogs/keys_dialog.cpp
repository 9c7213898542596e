// SPDX-License-Identifier: MIT
#include "app/dialogs/keys_dialog.h"

#include <algorithm>

#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/dialogs/fitting_size.h"
#include "app/shortcuts/key_tree.h"

namespace mazeloom::app {

KeysDialog::KeysDialog(const ShortcutTable& table, const std::vector<FixedKey>& canvasKeys,
                       QWidget* parent)
    : QDialog(parent), keys_(new KeyTree) {
    setWindowTitle(tr("Keys and mouse"));
    keys_->tree()->setColumnHidden(KeyTree::Note, true);
    for (const ShortcutTable::Row& row : table.rows()) {
        if (row.keys.isEmpty()) continue;
        keys_->add(row.path.isEmpty() ? tr("Elsewhere") : row.path, row.title,
                   KeyTree::text(row.keys));
    }
    // Keys with the same use are adjacent in `canvasKeys`; they share one row.
    const QString canvas = tr("On the canvas");
    const QString recipe = tr("On a stage of the recipe");
    for (std::size_t i = 0; i < canvasKeys.size();) {
        QList<QKeySequence> same;
        const QString use = canvasKeys[i].use;
        const QString& place = canvasKeys[i].isOfRecipe ? recipe : canvas;
        for (; i < canvasKeys.size() && canvasKeys[i].use == use; ++i)
            same << canvasKeys[i].key;
        keys_->add(place, use, KeyTree::text(same));
    }
    const QString mouse = tr("With the mouse");
    keys_->add(mouse, tr("Zoom where the pointer is"), tr("Ctrl and wheel, or pinch"));
    keys_->add(mouse, tr("Scroll up and down"), tr("Wheel"));
    keys_->add(mouse, tr("Scroll left and right"), tr("Shift and wheel"));
    keys_->add(mouse, tr("Drag the level"), tr("Middle button, or hold Space"));
    keys_->add(mouse, tr("Cancel what a tool began"), tr("Right button"));

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(keys_, 1);
    column->addWidget(buttons);
    const QMargins margins = column->contentsMargins();
    resize(fittingSize(
        *this, {std::max(560, keys_->wholeWidth() + margins.left() + margins.right()), 640}));
    keys_->filter()->setFocus();
}

}  // namespace mazeloom::app
