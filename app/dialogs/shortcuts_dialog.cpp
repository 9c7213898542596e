// SPDX-License-Identifier: MIT
#include "app/dialogs/shortcuts_dialog.h"

#include <algorithm>
#include <utility>

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "app/dialogs/fitting_size.h"
#include "app/shortcuts/key_edit.h"
#include "app/shortcuts/key_tree.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/search_line.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme_of.h"

namespace mazeloom::app {

namespace {

using Conflict = ShortcutTable::Conflict;
using With = ShortcutTable::With;

QString sentence(const Conflict& conflict) {
    const QString key = conflict.key.toString(QKeySequence::NativeText);
    switch (conflict.with) {
        case With::Action:
            return ShortcutsDialog::tr("%1 is also the key of “%2”: neither will work.")
                .arg(key, conflict.name);
        case With::Menu:
            return ShortcutsDialog::tr("%1 has a meaning already: %2.").arg(key, conflict.name);
        case With::Canvas:
            return ShortcutsDialog::tr(
                       "%1 does something else on the canvas (%2), which takes precedence.")
                .arg(key, conflict.name);
    }
    return {};
}

KeyEdit* keyEdit(const QString& name, const QString& tip) {
    auto* edit = new KeyEdit;
    widgets::addClearButton(*edit->findChild<QLineEdit*>());
    edit->setAccessibleName(name);
    widgets::setTips(*edit, tip);
    return edit;
}

}  // namespace

ShortcutsDialog::ShortcutsDialog(ShortcutTable table, QWidget* parent)
    : QDialog(parent),
      table_(std::move(table)),
      keys_(new KeyTree),
      first_(keyEdit(tr("Shortcut"), tr("Press the new key; tool tips show it"))),
      second_(keyEdit(tr("Second shortcut"), tr("Press a second key for this action"))),
      reset_(new QPushButton(tr("&Reset"))),
      keep_(new QPushButton(tr("&Keep it only here"))),
      conflict_(new widgets::PlainLabel),
      summary_(new widgets::PlainLabel) {
    setWindowTitle(tr("Keyboard shortcuts"));
    widgets::setPlainToolTip(*reset_, tr("Reset the chosen action to its original shortcuts"));
    widgets::setPlainToolTip(*keep_, tr("Take these keys away from all other actions"));
    conflict_->setWordWrap(true);
    conflict_->setAccessibleName(tr("Conflicts of the chosen action"));
    summary_->setAccessibleName(tr("Conflicts"));
    // Reserve room for two lines, so that nothing moves while the user types.
    conflict_->setMinimumHeight(conflict_->fontMetrics().lineSpacing() * 2);
    makeRows();

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    QPushButton* resetAll = buttons->addButton(tr("Reset &all"), QDialogButtonBox::ResetRole);
    widgets::setPlainToolTip(*resetAll, tr("Reset every action to its original shortcuts"));
    auto* column = new QVBoxLayout(this);
    column->addWidget(keys_, 1);
    column->addLayout(makeEditor());
    auto* last = new QHBoxLayout;
    last->addWidget(summary_, 1);
    last->addWidget(buttons);
    column->addLayout(last);

    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(resetAll, &QPushButton::clicked, this, [this] {
        table_.resetAll();
        changed();
    });
    connect(keys_->tree(), &QTreeWidget::currentItemChanged, this, &ShortcutsDialog::showChosen);
    connect(keys_->tree(), &QTreeWidget::itemActivated, first_, qOverload<>(&QWidget::setFocus));
    changed();
    const QMargins margins = column->contentsMargins();
    const int whole = keys_->wholeWidth() + margins.left() + margins.right();
    resize(fittingSize(*this, {std::max(720, whole), 620}));
    keys_->filter()->setFocus();
}

void ShortcutsDialog::makeRows() {
    for (const ShortcutTable::Row& row : table_.rows()) {
        QTreeWidgetItem* item =
            keys_->add(row.path.isEmpty() ? tr("Elsewhere") : row.path, row.title, {});
        item->setData(KeyTree::Name, Qt::UserRole, static_cast<int>(items_.size()));
        widgets::setPlainToolTip(*item, KeyTree::Name, row.action->statusTip());
        items_.push_back(item);
    }
}

QLayout* ShortcutsDialog::makeEditor() {
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(8);
    auto* first = new widgets::PlainLabel(tr("S&hortcut"));
    first->setBuddy(first_);
    auto* second = new widgets::PlainLabel(tr("S&econd"));
    second->setBuddy(second_);
    grid->addWidget(first, 0, 0);
    grid->addWidget(first_, 0, 1);
    grid->addWidget(second, 0, 2);
    grid->addWidget(second_, 0, 3);
    grid->addWidget(reset_, 0, 4);
    grid->addWidget(conflict_, 1, 0, 1, 4);
    grid->addWidget(keep_, 1, 4, Qt::AlignTop);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(3, 1);
    for (QPushButton* button : {reset_, keep_})
        button->setAutoDefault(false);
    connect(first_, &QKeySequenceEdit::keySequenceChanged, this, &ShortcutsDialog::edited);
    connect(second_, &QKeySequenceEdit::keySequenceChanged, this, &ShortcutsDialog::edited);
    connect(reset_, &QPushButton::clicked, this, [this] {
        if (const auto row = chosen()) table_.reset(*row);
        changed();
    });
    connect(keep_, &QPushButton::clicked, this, [this] {
        if (const auto row = chosen()) table_.keepOnlyAt(*row);
        changed();
    });
    return grid;
}

void ShortcutsDialog::choose(const QAction* action) {
    for (std::size_t i = 0; i < items_.size(); ++i) {
        if (table_.rows()[i].action == action) keys_->tree()->setCurrentItem(items_[i]);
    }
}

std::optional<std::size_t> ShortcutsDialog::chosen() const {
    const QTreeWidgetItem* item = keys_->tree()->currentItem();
    const QVariant row = item == nullptr ? QVariant() : item->data(KeyTree::Name, Qt::UserRole);
    if (!row.isValid()) return {};
    return static_cast<std::size_t>(row.toInt());
}

void ShortcutsDialog::edited() {
    const auto row = chosen();
    if (!row) return;
    table_.setKeys(*row, {first_->keySequence(), second_->keySequence()});
    changed();
}

void ShortcutsDialog::changed() {
    for (std::size_t row = 0; row < items_.size(); ++row)
        showRow(row);
    keys_->fitNotes();
    const int count = static_cast<int>(table_.conflictCount());
    summary_->setText(count == 0 ? tr("No conflicts")
                                 : tr("%n action(s) in conflict", nullptr, count));
    showChosen();
}

void ShortcutsDialog::showRow(std::size_t row) {
    QTreeWidgetItem& item = *items_[row];
    item.setText(KeyTree::Keys, KeyTree::text(table_.rows()[row].keys));
    QFont font = keys_->tree()->font();
    font.setBold(!table_.isStandard(row));
    item.setFont(KeyTree::Keys, font);
    QStringList sentences;
    bool weighs = false;
    for (const Conflict& conflict : table_.conflicts(row)) {
        sentences << sentence(conflict);
        weighs = weighs || conflict.with != With::Canvas;
    }
    const widgets::Theme theme = widgets::themeOf(*this);
    item.setText(KeyTree::Note, sentences.join(' '));
    widgets::setPlainToolTip(item, KeyTree::Note, sentences.join('\n'));
    item.setForeground(KeyTree::Note, weighs ? theme.error : theme.mutedText);
    item.setIcon(KeyTree::Note,
                 weighs ? widgets::themedIcon(QStringLiteral("warning"), theme.error) : QIcon());
}

void ShortcutsDialog::showChosen() {
    const auto row = chosen();
    for (QWidget* widget : {static_cast<QWidget*>(first_), static_cast<QWidget*>(second_)})
        widget->setEnabled(row.has_value());
    const QList<QKeySequence> keys = row ? table_.rows()[*row].keys : QList<QKeySequence>();
    const auto show = [](KeyEdit& edit, const QKeySequence& key) {
        const QSignalBlocker quiet(edit);
        if (edit.keySequence() != key) edit.setKeySequence(key);
    };
    // A key typed into the second field while the first is empty stays in the second.
    const bool inSecond = keys.size() == 1 && first_->keySequence().isEmpty() &&
                          second_->keySequence() == keys.front() && second_->hasFocus();
    if (!inSecond) {
        show(*first_, keys.value(0));
        show(*second_, keys.value(1));
    }
    reset_->setEnabled(row && !table_.isStandard(*row));
    QStringList sentences;
    bool isShared = false;
    if (row) {
        for (const Conflict& conflict : table_.conflicts(*row)) {
            sentences << sentence(conflict);
            isShared = isShared || conflict.with == With::Action;
        }
    }
    keep_->setEnabled(isShared);
    conflict_->setText(row ? sentences.join(' ')
                           : tr("Choose an action above to give it another shortcut."));
}

}  // namespace mazeloom::app
