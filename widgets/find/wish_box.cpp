// SPDX-License-Identifier: MIT
#include "widgets/find/wish_box.h"

#include <QGridLayout>
#include <QMenu>
#include <QToolButton>

#include "widgets/find/wish_edit.h"
#include "widgets/find/wish_insertion.h"
#include "widgets/qstring.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/flaw_mark.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/type.h"

namespace mazeloom::widgets {

namespace {

/// Returns a wish without line breaks.
QString onOneLine(const QString& wish) {
    return wish.simplified();
}

}  // namespace

WishBox::WishBox(QWidget* parent)
    : QWidget(parent),
      edit_(new WishEdit),
      flaw_(new PlainLabel),
      earlier_(newPictureButton(themedIcon("history"), tr("Earlier wishes"),
                                tr("Use a wish of an earlier search again"))),
      menu_(new QMenu(this)) {
    edit_->setAccessibleName(tr("Wish"));
    setTips(*edit_, tr("Conditions for a seed: comparisons of measures, joined by and, or, not; "
                       "brackets, ranges as in rooms = 6..9, and +, -, *"));
    edit_->setPlaceholderText(tr("dead-ends <= 3 and rooms = 6..9"));
    flaw_->setWordWrap(true);
    flaw_->setMinimumHeight(flaw_->fontMetrics().height());
    flaw_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    earlier_->setMenu(menu_);
    earlier_->setPopupMode(QToolButton::InstantPopup);
    earlier_->setFocusPolicy(Qt::StrongFocus);
    auto* label = new PlainLabel(tr("&Wish"));
    label->setBuddy(edit_);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(4);
    grid->addWidget(label, 0, 0, Qt::AlignTop);
    grid->addWidget(edit_, 0, 1);
    grid->addWidget(earlier_, 0, 2, Qt::AlignTop);
    grid->addWidget(flaw_, 1, 1, 1, 2);
    grid->setColumnStretch(1, 1);
    connect(edit_, &WishEdit::textChanged, this, &WishBox::read);
    connect(edit_, &WishEdit::entered, this, &WishBox::entered);
    connect(menu_, &QMenu::aboutToShow, this, &WishBox::fillMenu);
    setEarlier({});
    read();
}

void WishBox::setRuleset(std::optional<level::Ruleset> ruleset) {
    if (ruleset != ruleset_ && ruleset) edit_->setRuleset(*ruleset);
    ruleset_ = ruleset;
    read();
}

QString WishBox::text() const {
    return edit_->toPlainText();
}

void WishBox::setText(const QString& text) {
    const auto end = static_cast<int>(text.size());
    edit_->replace(text, end, end);
}

void WishBox::put(const analyse::Measure& measure, const UsualRange* range) {
    const WrittenWish written =
        withComparison(text(), edit_->textCursor().selectionEnd(), measure, range);
    edit_->replace(written.text, written.from, written.to);
    edit_->setFocus();
}

void WishBox::read() {
    wish_.reset();
    std::optional<analyse::WishFlaw> flaw;
    const QString text = this->text();
    if (!text.trimmed().isEmpty()) {
        auto wish = analyse::readWish(text.toStdString());
        if (!wish) {
            flaw = std::move(wish.error());
        } else if (ruleset_) {
            flaw = analyse::whyNever(*wish, *ruleset_);
        }
        if (wish && !flaw) wish_ = std::move(*wish);
    }
    //: What is wrong with a wish: %1 the number of the character, %2 what was expected there
    const QString why =
        flaw ? tr("Character %1: %2").arg(edit_->characterOf(*flaw) + 1).arg(qstring(flaw->text))
             : QString();
    edit_->setFlaw(flaw);
    edit_->setProperty(kFlawProperty, why);
    edit_->setAccessibleDescription(why);
    edit_->update();
    flaw_->setForegroundRole(why.isEmpty() ? QPalette::PlaceholderText : QPalette::WindowText);
    flaw_->setText(why.isEmpty()
                       ? tr("Compare measures and numbers: < <= = != >= >, ranges as 6..9; "
                            "join by and, or, not")
                       : QStringLiteral("⚠ ") + why);
    emit changed();
}

void WishBox::setEarlier(const QStringList& wishes) {
    wishes_ = wishes.mid(0, kMostWishes);
    earlier_->setEnabled(!wishes_.isEmpty());
}

void WishBox::remember() {
    const QString wish = onOneLine(text());
    if (wish.isEmpty()) return;
    QStringList wishes = wishes_;
    wishes.removeAll(wish);
    wishes.prepend(wish);
    setEarlier(wishes);
    emit remembered(wishes_);
}

void WishBox::fillMenu() {
    menu_->clear();
    for (const QString& wish : wishes_) {
        // Wishes contain no ampersand, which would mark a mnemonic in a menu.
        QAction* action = menu_->addAction(fontMetrics().elidedText(wish, Qt::ElideRight, 480));
        setTips(*action, wish);
        connect(action, &QAction::triggered, this, [this, wish] {
            setText(wish);
            edit_->setFocus();
        });
    }
}

}  // namespace mazeloom::widgets
