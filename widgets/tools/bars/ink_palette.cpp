// SPDX-License-Identifier: MIT
#include "widgets/tools/bars/ink_palette.h"

#include <algorithm>

#include <QApplication>
#include <QButtonGroup>
#include <QEvent>
#include <QMenu>
#include <QToolButton>

#include "widgets/text/plain_label.h"
#include "widgets/text/tool_button.h"
#include "widgets/theme/flat_style.h"
#include "widgets/theme/theme_change.h"
#include "widgets/theme/type.h"
#include "widgets/tools/bars/ink_groups.h"
#include "widgets/tools/bars/ink_swatch.h"
#include "widgets/tools/bars/mix_editor.h"
#include "widgets/tools/context/ink_text.h"

namespace mazeloom::widgets {

namespace {

constexpr int kGroupGap = 12;  // device-independent pixels at the desktop's text size
constexpr int kTitleGap = 4;

}  // namespace

InkPalette::InkPalette(EditContext& context, QWidget* parent)
    : QWidget(parent),
      context_(context),
      buttons_(new QButtonGroup(this)),
      name_(new PlainLabel(this)),
      editor_(new MixEditor(context, this)) {
    setAccessibleName(tr("Inks"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    QFont bold = name_->font();
    bold.setBold(true);
    name_->setFont(bold);
    name_->setAccessibleName(tr("The current ink"));
    connect(&context_, &EditContext::sheetChanged, this, &InkPalette::fill);
    connect(&context_, &EditContext::terrainsChanged, this, &InkPalette::fill);
    connect(&context_.inks(), &Inks::changed, this, &InkPalette::showInk);
    connect(&context_.inks(), &Inks::mixChanged, this, &InkPalette::showInk);
    fill();
}

InkPalette::~InkPalette() = default;

void InkPalette::setMixActions(QAction& use, QAction& edit) {
    for (QAction* action : {&use, &edit}) {
        QToolButton* button = newActionButton(*action, action == &use ? 20 : 12);
        button->setParent(this);
        mixButtons_.push_back(button);
    }
    updateGeometry();
    layOut();
}

void InkPalette::editMix() {
    const QWidget* anchor = this;
    if (!mixButtons_.empty()) anchor = mixButtons_.back();
    editor_->open(*anchor);
}

void InkPalette::addGroup(const QString& title) {
    Group group;
    group.title = new PlainLabel(title, this);
    setType(*group.title, Type::Caption);
    group.title->setForegroundRole(QPalette::PlaceholderText);
    group.menu = new QMenu(title, this);
    //: %1 a group of inks: "Water"
    const QString tip = tr("Choose one of these inks: %1").arg(title);
    group.menu->menuAction()->setStatusTip(tip);
    group.menuButton = newTextButton({}, title, tip);
    //: The name of a button: %1 a group of inks, "Water"
    group.menuButton->setAccessibleName(tr("Inks: %1").arg(title));
    group.menuButton->setParent(this);
    group.menuButton->setPopupMode(QToolButton::InstantPopup);
    group.menuButton->setMenu(group.menu);
    groups_.push_back(group);
}

void InkPalette::addInk(const edit::InkInfo& ink) {
    Offer offer{&ink, inkSwatch(ink, context_.canvas(), *this, context_.terrains()), nullptr,
                nullptr};
    Group& group = groups_.back();
    offer.button = newPictureButton(offer.icon, inkTitle(ink, context_.terrains()),
                                    inkHelp(ink, context_.terrains()), swatchSide());
    offer.button->setParent(this);
    offer.button->setCheckable(true);
    buttons_->addButton(offer.button);
    offer.action = group.menu->addAction(offer.icon, inkTitle(ink, context_.terrains()));
    offer.action->setStatusTip(inkHelp(ink, context_.terrains()));
    offer.action->setCheckable(true);
    connect(offer.button, &QToolButton::clicked, this, [this, &ink] { choose(ink); });
    connect(offer.action, &QAction::triggered, this, [this, &ink] { choose(ink); });
    group.offers.push_back(offer);
}

void InkPalette::choose(const edit::InkInfo& ink) {
    const Qt::KeyboardModifiers held = QApplication::keyboardModifiers();
    if ((held & Qt::ControlModifier) == 0)
        context_.inks().setCurrent(ink);
    else
        context_.inks().weigh(ink, (held & Qt::ShiftModifier) != 0 ? -1 : 1);
    // Qt has checked the clicked button, even if the click changed nothing: update all buttons.
    showInk();
}

void InkPalette::fill() {
    for (const Group& group : groups_) {
        for (const Offer& offer : group.offers) {
            buttons_->removeButton(offer.button);
            offer.button->hide();
            offer.button->deleteLater();
        }
        group.title->hide();
        group.title->deleteLater();
        group.menuButton->hide();
        group.menuButton->deleteLater();
        group.menu->deleteLater();
    }
    groups_.clear();
    const auto widthOfName = [this](const QString& name) {
        return name_->fontMetrics().horizontalAdvance(name);
    };
    nameWidth_ = widthOfName(mixTitle(edit::palette().size()));
    for (const InkGroup& group : inkGroups(context_.canvas(), context_.terrains())) {
        addGroup(group.title);
        for (const edit::InkInfo* ink : group.inks) {
            addInk(*ink);
            nameWidth_ = std::max(nameWidth_, widthOfName(inkTitle(*ink, context_.terrains())));
        }
    }
    updateGeometry();
    layOut();
    showInk();
}

void InkPalette::showInk() {
    const bool isMixing = context_.inks().isMixing();
    name_->setText(paintTitle(context_));
    // While painting with a mix, no button is checked; weights mark the inks of the mix.
    buttons_->setExclusive(!isMixing);
    for (const Group& group : groups_) {
        const Offer* shown = nullptr;
        for (const Offer& offer : group.offers) {
            const bool isInHand = !isMixing && offer.ink == &context_.inks().current();
            const int weight = isMixing ? context_.inks().mix().weightOf(*offer.ink) : 0;
            const QIcon icon = weight > 0 ? weighedSwatch(offer.icon, weight, *this) : offer.icon;
            offer.button->setIcon(icon);
            offer.button->setAccessibleDescription(
                weight > 0 ? tr("In the mix, with weight %1").arg(weight) : QString());
            offer.action->setIcon(icon);
            offer.button->setChecked(isInHand);
            offer.action->setChecked(isInHand);
            if (shown == nullptr && (isInHand || weight > 0)) shown = &offer;
        }
        group.menuButton->setIcon(
            (shown != nullptr ? *shown : group.offers.front()).action->icon());
        group.menuButton->setDown(shown != nullptr);
    }
}

int InkPalette::widthOf(const Group& group, bool isFolded) const {
    if (isFolded) return group.menuButton->sizeHint().width();
    int width = group.title->sizeHint().width() + scaledPixels(kTitleGap);
    for (const Offer& offer : group.offers)
        width += offer.button->sizeHint().width();
    return width;
}

int InkPalette::wholeWidth(std::size_t folded) const {
    int width = nameWidth_;
    for (std::size_t i = 0; i < groups_.size(); ++i)
        width += widthOf(groups_[i], i + folded >= groups_.size()) + scaledPixels(kGroupGap);
    for (const QToolButton* button : mixButtons_)
        width += button->sizeHint().width();
    return width + (mixButtons_.empty() ? 0 : scaledPixels(kTitleGap));
}

QSize InkPalette::sizeHint() const {
    int height = name_->sizeHint().height();
    for (const Group& group : groups_)
        height = std::max(height, group.offers.front().button->sizeHint().height());
    return {wholeWidth(0), height};
}

QSize InkPalette::minimumSizeHint() const {
    return {wholeWidth(groups_.size()), sizeHint().height()};
}

void InkPalette::layOut() {
    std::size_t folded = 0;
    while (folded < groups_.size() && wholeWidth(folded) > width())
        ++folded;
    folded_ = static_cast<int>(folded);
    int x = 0;
    const auto place = [&](QWidget& widget) {
        const QSize size = widget.sizeHint();
        const QRect box(x, (height() - size.height()) / 2, size.width(), size.height());
        widget.setGeometry(QStyle::visualRect(layoutDirection(), rect(), box));
        widget.show();
        x += size.width();
    };
    for (std::size_t i = 0; i < groups_.size(); ++i) {
        const Group& group = groups_[i];
        const bool isFolded = i + folded >= groups_.size();
        group.title->setVisible(!isFolded);
        group.menuButton->setVisible(isFolded);
        for (const Offer& offer : group.offers)
            offer.button->setVisible(!isFolded);
        if (isFolded) {
            place(*group.menuButton);
        } else {
            place(*group.title);
            x += scaledPixels(kTitleGap);
            for (const Offer& offer : group.offers)
                place(*offer.button);
        }
        x += scaledPixels(kGroupGap);
    }
    for (QToolButton* button : mixButtons_)
        place(*button);
    if (!mixButtons_.empty()) x += scaledPixels(kTitleGap);
    // The name gets all remaining space, so that changing the ink moves no other control.
    const QRect rest(x, 0, std::max(0, width() - x), height());
    name_->setGeometry(QStyle::visualRect(layoutDirection(), rect(), rest));
}

void InkPalette::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    layOut();
}

void InkPalette::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (isThemeChange(*event)) fill();
}

}  // namespace mazeloom::widgets
