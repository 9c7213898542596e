// SPDX-License-Identifier: MIT
#include "app/dialogs/recovery_dialog.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include "widgets/text/plain_label.h"
#include "widgets/text/tool_tip.h"

namespace mazeloom::app {

namespace {

/// Returns two lines of text: the pack with the time of its changes, and its folder.
QString textOf(const widgets::RecoveredFrom& from) {
    const QString time = QLocale().toString(from.time.toLocalTime(), QLocale::ShortFormat);
    const QString place = from.folder.isEmpty() ? RecoveryDialog::tr("never saved")
                                                : QDir::toNativeSeparators(from.folder);
    return RecoveryDialog::tr("%1 – unsaved changes of %2").arg(from.title, time) + '\n' + place;
}

/// Makes rows as wide as the list. Long texts are elided in the middle, because both ends of a path
/// matter.
class RowsAsWideAsTheList final : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        constexpr int kAround = 8;  // pixels, for the focus frame
        return {0, QStyledItemDelegate::sizeHint(option, index).height() + kAround};
    }
};

}  // namespace

RecoveryDialog::RecoveryDialog(const std::vector<widgets::RecoveredFrom>& packs, QWidget* parent)
    : QDialog(parent), list_(new QListWidget) {
    setWindowTitle(tr("Recover unsaved work"));
    auto* text = new widgets::PlainLabel(
        tr("Mazeloom ended before this was saved. Restored packs are opened with their changes; "
           "their files stay as they are until you save."));
    text->setWordWrap(true);
    list_->setAccessibleName(tr("Packs with unsaved work"));
    list_->setItemDelegate(new RowsAsWideAsTheList(list_));
    list_->setTextElideMode(Qt::ElideMiddle);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (const widgets::RecoveredFrom& from : packs) {
        auto* item = new QListWidgetItem(textOf(from), list_);
        item->setData(Qt::ToolTipRole,
                      widgets::plainToolTip(QDir::toNativeSeparators(from.folder)));
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Checked);
    }
    auto* buttons = new QDialogButtonBox;
    restore_ = buttons->addButton(tr("Restore"), QDialogButtonBox::AcceptRole);
    discard_ = buttons->addButton(tr("Discard"), QDialogButtonBox::DestructiveRole);
    QPushButton* later = buttons->addButton(tr("Later"), QDialogButtonBox::RejectRole);
    widgets::setPlainToolTip(*restore_, tr("Open the marked packs with their unsaved changes"));
    widgets::setPlainToolTip(*discard_,
                             tr("Discard the unsaved changes of the marked packs for good"));
    widgets::setPlainToolTip(*later, tr("Ask again at the next start"));
    restore_->setDefault(true);
    connect(restore_, &QPushButton::clicked, this, [this] { choose(Choice::Restore); });
    connect(discard_, &QPushButton::clicked, this, [this] { choose(Choice::Discard); });
    connect(later, &QPushButton::clicked, this, &QDialog::reject);
    connect(list_, &QListWidget::itemChanged, this, [this] {
        bool any = false;
        for (int row = 0; row < list_->count(); ++row)
            any = any || isChecked(static_cast<std::size_t>(row));
        restore_->setEnabled(any);
        discard_->setEnabled(any);
    });
    auto* column = new QVBoxLayout(this);
    column->addWidget(text);
    column->addWidget(list_, 1);
    column->addWidget(buttons);
    resize(560, 280);
}

bool RecoveryDialog::isChecked(std::size_t index) const {
    return list_->item(static_cast<int>(index))->checkState() == Qt::Checked;
}

void RecoveryDialog::choose(Choice choice) {
    choice_ = choice;
    accept();
}

}  // namespace mazeloom::app
