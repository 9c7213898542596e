// SPDX-License-Identifier: MIT
#include "widgets/tools/bars/mix_editor.h"

#include <algorithm>

#include <QApplication>
#include <QGridLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QScreen>
#include <QSignalBlocker>
#include <QToolButton>

#include "widgets/panels/number_box.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/type.h"
#include "widgets/tools/bars/ink_groups.h"
#include "widgets/tools/bars/ink_swatch.h"
#include "widgets/tools/context/ink_text.h"

namespace mazeloom::widgets {

namespace {

constexpr int kRowsInColumn = 8;
constexpr int kCellsOfRow = 6;  // number of grid columns for an ink; the last one is a gap

QLabel* newCaption(const QString& text) {
    auto* label = new PlainLabel(text);
    setType(*label, Type::Caption);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

}  // namespace

MixEditor::MixEditor(EditContext& context, QWidget* parent)
    : QFrame(parent, Qt::Popup),
      context_(context),
      add_(newTextButton(themedIcon(QStringLiteral("add")), tr("Add an ink"),
                         tr("Choose one more ink for the mix"))),
      clear_(newTextButton(themedIcon(QStringLiteral("delete")), tr("Empty the mix"),
                           tr("Take all inks out of the mix"))) {
    setObjectName(QStringLiteral("mixEditor"));
    setAccessibleName(tr("Mix of inks"));
    setFrameShape(QFrame::Box);
    setLineWidth(1);
    add_->setPopupMode(QToolButton::InstantPopup);
    auto* inks = new QMenu(add_->text(), add_);
    setTips(*inks->menuAction(), add_->statusTip());
    add_->setMenu(inks);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(add_);
    buttons->addStretch(1);
    buttons->addWidget(clear_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(8);
    column->setSizeConstraint(QLayout::SetFixedSize);
    column->addWidget(new PlainLabel(tr("Each cell gets one of these inks, by weight.")));
    column->addLayout(buttons);
    column->addWidget(
        newCaption(tr("In the bar: Ctrl+click for more of an ink, Ctrl+Shift+click "
                      "for less.")));
    connect(add_->menu(), &QMenu::aboutToShow, this, &MixEditor::offerInks);
    connect(clear_, &QToolButton::clicked, this, [this] { context_.inks().setMix({}); });
    connect(&context_.inks(), &Inks::mixChanged, this, &MixEditor::follow);
    connect(&context_, &EditContext::sheetChanged, this, &MixEditor::follow);
}

void MixEditor::open(const QWidget& anchor) {
    anchor_ = &anchor;
    focusBefore_ = QApplication::focusWidget();
    fill();
    show();
    place();
    focusFirst();
}

void MixEditor::focusFirst() {
    QWidget* first = rows_.empty() ? static_cast<QWidget*>(add_) : rows_.front().weight;
    // With this focus reason, the field selects its whole number, as if Tab had been pressed.
    first->setFocus(Qt::TabFocusReason);
}

void MixEditor::follow() {
    if (!isVisible()) return;
    const edit::InkMix mix = context_.inks().mixHere();
    if (std::ranges::equal(rows_, mix.parts(), {}, &Row::ink, &edit::InkMix::Part::ink)) {
        showWeights();
        return;
    }
    const bool hadFocus = table_->isAncestorOf(QApplication::focusWidget());
    fill();
    if (hadFocus) focusFirst();
}

void MixEditor::fill() {
    rows_.clear();
    delete table_;
    table_ = new QWidget;
    auto* grid = new QGridLayout(table_);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(4);
    const edit::InkMix mix = context_.inks().mixHere();
    for (const edit::InkMix::Part& part : mix.parts())
        addRow(*part.ink);
    if (rows_.empty()) grid->addWidget(newCaption(tr("No ink yet: the current ink is painted.")));
    qobject_cast<QVBoxLayout*>(layout())->insertWidget(1, table_);
    // Show the table now, not when the layout does, because only visible fields can get the focus.
    table_->show();
    clear_->setEnabled(!rows_.empty());
    showWeights();
    QWidget* before = table_;
    for (const Row& row : rows_) {
        setTabOrder(before, row.weight);
        setTabOrder(row.weight, row.remove);
        before = row.remove;
    }
    setTabOrder(before, add_);
}

void MixEditor::addRow(const edit::InkInfo& ink) {
    auto* grid = qobject_cast<QGridLayout*>(table_->layout());
    const QString title = inkTitle(ink, context_.terrains());
    auto* picture = new PlainLabel;
    const int side = swatchSide();
    picture->setPixmap(
        inkSwatch(ink, context_.canvas(), *this, context_.terrains()).pixmap(side, side));
    auto* name = new PlainLabel(title);
    setTips(*name, inkHelp(ink, context_.terrains()));
    auto* weight = new NumberBox;
    weight->setRange(1, edit::InkMix::kMaxWeight);
    //: A field: %1 an ink of a mix
    setNameAndTips(*weight, tr("Weight of %1").arg(title),
                   tr("How many times as often as an ink of weight 1 it is painted"));
    QToolButton* remove =
        newSmallButton(themedIcon(QStringLiteral("close")),
                       //: %1 an ink
                       tr("Take out: %1").arg(title), tr("Take this ink out of the mix"));
    auto* share = new PlainLabel(percentText(100));
    share->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    // Reserve the width of the largest percentage, so that nothing moves when numbers change.
    share->setMinimumWidth(share->sizeHint().width());
    const int count = static_cast<int>(rows_.size());
    const int row = count % kRowsInColumn;
    int cell = count / kRowsInColumn * kCellsOfRow;
    grid->setColumnStretch(cell + 1, 1);
    for (QWidget* widget : {static_cast<QWidget*>(picture), static_cast<QWidget*>(name),
                            static_cast<QWidget*>(weight), static_cast<QWidget*>(share),
                            static_cast<QWidget*>(remove)})
        grid->addWidget(widget, row, cell++);
    grid->setColumnMinimumWidth(cell, 8);
    connect(weight, &QSpinBox::valueChanged, this,
            [this, &ink](int value) { setWeight(ink, value); });
    // Queued until the click has been handled, because the button is deleted with its row.
    connect(
        remove, &QToolButton::clicked, this, [this, &ink] { setWeight(ink, 0); },
        Qt::QueuedConnection);
    rows_.push_back({&ink, weight, share, remove});
}

void MixEditor::showWeights() {
    const edit::InkMix mix = context_.inks().mixHere();
    for (const Row& row : rows_) {
        const QSignalBlocker blocker(row.weight);
        if (row.weight->value() != mix.weightOf(*row.ink))
            row.weight->setValue(mix.weightOf(*row.ink));
        row.share->setText(percentText(mix.percentOf(*row.ink)));
    }
}

void MixEditor::setWeight(const edit::InkInfo& ink, int weight) {
    const bool wasThere = std::ranges::count(rows_, &ink, &Row::ink) > 0;
    edit::InkMix mix = context_.inks().mix();
    mix.setWeight(ink, weight);
    context_.inks().setMix(std::move(mix));
    const auto row = std::ranges::find(rows_, &ink, &Row::ink);
    if (row == rows_.end()) {
        add_->setFocus(Qt::OtherFocusReason);
    } else if (!wasThere) {
        row->weight->setFocus(Qt::TabFocusReason);
    }
}

void MixEditor::offerInks() {
    QMenu& menu = *add_->menu();
    menu.clear();
    const edit::InkMix mix = context_.inks().mixHere();
    const auto offer = [&](const edit::InkInfo& ink) {
        if (mix.weightOf(ink) > 0) return;
        QAction* action =
            menu.addAction(inkSwatch(ink, context_.canvas(), *this, context_.terrains()),
                           inkTitle(ink, context_.terrains()));
        action->setStatusTip(inkHelp(ink, context_.terrains()));
        connect(action, &QAction::triggered, this, [this, &ink] { setWeight(ink, 1); });
    };
    for (const InkGroup& group : inkGroups(context_.canvas(), context_.terrains())) {
        menu.addSeparator();
        for (const edit::InkInfo* ink : group.inks)
            offer(*ink);
    }
    menu.addSeparator();
    offer(edit::leaveInk());
}

void MixEditor::place() {
    if (anchor_ == nullptr) return;
    const QRect screen = anchor_->screen()->availableGeometry();
    const QPoint below = anchor_->mapToGlobal(QPoint(0, anchor_->height()));
    move(std::max(screen.left(), std::min(below.x(), screen.right() + 1 - width())),
         std::max(screen.top(), std::min(below.y(), screen.bottom() + 1 - height())));
}

void MixEditor::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        hide();
    else
        QFrame::keyPressEvent(event);
}

void MixEditor::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    place();
}

void MixEditor::hideEvent(QHideEvent* event) {
    QFrame::hideEvent(event);
    if (focusBefore_ != nullptr && focusBefore_->isVisible())
        focusBefore_->setFocus(Qt::PopupFocusReason);
    focusBefore_ = nullptr;
}

}  // namespace mazeloom::widgets
