// SPDX-License-Identifier: MIT
#include "app/shortcuts/key_tree.h"

#include <algorithm>

#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QScrollBar>
#include <QVBoxLayout>

#include "widgets/text/search_line.h"

namespace mazeloom::app {

KeyTree::KeyTree(QWidget* parent)
    : QWidget(parent), filter_(new QLineEdit), tree_(new QTreeWidget) {
    widgets::makeSearchLine(*filter_, tr("Filter by name or key"));
    filter_->installEventFilter(this);
    tree_->setHeaderLabels({tr("What it does"), tr("Shortcut"), tr("Note")});
    tree_->setAccessibleName(tr("Shortcuts"));
    tree_->setUniformRowHeights(true);
    tree_->setAllColumnsShowFocus(true);
    // Keys are never cut off; a long name is elided.
    tree_->header()->setStretchLastSection(false);
    tree_->header()->setSectionResizeMode(Name, QHeaderView::Stretch);
    tree_->header()->setSectionResizeMode(Keys, QHeaderView::ResizeToContents);
    tree_->header()->setSectionResizeMode(Note, QHeaderView::Interactive);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(filter_);
    column->addWidget(tree_, 1);
    connect(filter_, &QLineEdit::textChanged, this, &KeyTree::applyFilter);
}

QString KeyTree::text(const QList<QKeySequence>& keys) {
    QStringList texts;
    for (const QKeySequence& key : keys)
        texts << key.toString(QKeySequence::NativeText);
    return texts.join(QStringLiteral(" · "));
}

void KeyTree::fitNotes() {
    constexpr int kMaxWidth = 260;
    // sizeHintForColumn() is protected in QTreeView, and public in its base.
    const QAbstractItemView& view = *tree_;
    QHeaderView& header = *tree_->header();
    const int wanted = std::max(view.sizeHintForColumn(Note), header.sectionSizeHint(Note));
    header.resizeSection(Note, std::min(wanted, kMaxWidth));
}

int KeyTree::wholeWidth() const {
    int width = 2 * tree_->frameWidth() + tree_->verticalScrollBar()->sizeHint().width();
    const QHeaderView& header = *tree_->header();
    // sizeHintForColumn() is protected in QTreeView, and public in its base.
    const QAbstractItemView& view = *tree_;
    for (int column = 0; column < header.count(); ++column) {
        if (!header.isSectionHidden(column))
            width += std::max(view.sizeHintForColumn(column), header.sectionSizeHint(column));
    }
    return width;
}

QTreeWidgetItem* KeyTree::add(const QString& group, const QString& name, const QString& keys) {
    QTreeWidgetItem* parent = nullptr;
    for (int i = 0; i < tree_->topLevelItemCount() && parent == nullptr; ++i) {
        if (tree_->topLevelItem(i)->text(Name) == group) parent = tree_->topLevelItem(i);
    }
    if (parent == nullptr) {
        parent = new QTreeWidgetItem(tree_, {group});
        parent->setFlags(Qt::ItemIsEnabled);
        parent->setFirstColumnSpanned(true);
        QFont font = tree_->font();
        font.setBold(true);
        parent->setFont(Name, font);
        parent->setExpanded(true);
    }
    auto* item = new QTreeWidgetItem(parent, {name, keys});
    // Leave out the flag Qt::ItemIsUserCheckable, which makes screen readers announce each cell as
    // checkable.
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    return item;
}

bool KeyTree::eventFilter(QObject* watched, QEvent* event) {
    if (watched != filter_ || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key != Qt::Key_Down && key != Qt::Key_Return && key != Qt::Key_Enter) return false;
    const QTreeWidgetItem* now = tree_->currentItem();
    if (now == nullptr || now->parent() == nullptr || now->isHidden()) {
        QTreeWidgetItemIterator first(
            tree_, QTreeWidgetItemIterator::NotHidden | QTreeWidgetItemIterator::NoChildren);
        if (*first == nullptr) return true;
        tree_->setCurrentItem(*first);
    }
    tree_->setFocus();
    return true;
}

void KeyTree::applyFilter() {
    const QString wanted = filter_->text().trimmed();
    for (int i = 0; i < tree_->topLevelItemCount(); ++i) {
        QTreeWidgetItem* group = tree_->topLevelItem(i);
        const bool all = group->text(Name).contains(wanted, Qt::CaseInsensitive);
        bool any = all;
        for (int row = 0; row < group->childCount(); ++row) {
            QTreeWidgetItem* item = group->child(row);
            const bool fits = all || item->text(Name).contains(wanted, Qt::CaseInsensitive) ||
                              item->text(Keys).contains(wanted, Qt::CaseInsensitive) ||
                              item->text(Note).contains(wanted, Qt::CaseInsensitive);
            item->setHidden(!fits);
            any = any || fits;
        }
        group->setHidden(!any);
    }
}

}  // namespace mazeloom::app
