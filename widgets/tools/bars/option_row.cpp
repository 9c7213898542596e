// SPDX-License-Identifier: MIT
#include "widgets/tools/bars/option_row.h"

#include <algorithm>

#include <QEvent>
#include <QHBoxLayout>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedLayout>
#include <QToolButton>
#include <QWheelEvent>

#include "widgets/panels/elided_label.h"
#include "widgets/text/tool_button.h"
#include "widgets/theme/flat_style.h"
#include "widgets/theme/icon.h"
#include "widgets/tools/bars/options_bar.h"

namespace mazeloom::widgets {

namespace {

constexpr int kScroll = 120;
constexpr int kNarrowest = 120;
constexpr QSize kArrow(20, 28);
constexpr QSize kArrowIcon(12, 12);

}  // namespace

OptionRow::OptionRow(OptionsBar& bar, QWidget* parent)
    : QWidget(parent),
      bar_(bar),
      title_(new ElidedLabel),
      options_(new QWidget),
      area_(new QScrollArea),
      back_(newArrow(QStringLiteral("arrow-left"), tr("Options further left"), -kScroll)),
      on_(newArrow(QStringLiteral("arrow-right"), tr("Options further right"), kScroll)),
      pages_(new QStackedLayout(this)) {
    setObjectName(QStringLiteral("optionRow"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    title_->setAccessibleName(tr("The current tool"));
    title_->setForegroundRole(QPalette::PlaceholderText);
    title_->setContentsMargins(12, 0, 12, 0);
    area_->setFrameShape(QFrame::NoFrame);
    area_->setWidgetResizable(true);
    area_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area_->setFocusPolicy(Qt::NoFocus);
    area_->setAccessibleName(tr("Options of the tool"));
    area_->setWidget(&bar_);
    area_->viewport()->installEventFilter(this);
    bar_.installEventFilter(this);
    auto* row = new QHBoxLayout(options_);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(area_, 1);
    row->addWidget(back_);
    row->addWidget(on_);
    pages_->addWidget(title_);
    pages_->addWidget(options_);
    connect(&bar_, &OptionsBar::contentsChanged, this, &OptionRow::showContents);
    connect(area_->horizontalScrollBar(), &QScrollBar::rangeChanged, this, &OptionRow::showArrows);
    connect(area_->horizontalScrollBar(), &QScrollBar::valueChanged, this, &OptionRow::showArrows);
    fitArrows();
    showContents();
}

QToolButton* OptionRow::newArrow(const QString& icon, const QString& name, int by) {
    QToolButton* button = newToolButton(themedIcon(icon), name, tr("Show more of the options"));
    button->setAutoRepeat(true);
    // Reserve the button's space while it is hidden. Otherwise the options would expand into this
    // space, and then need the button again.
    QSizePolicy policy = button->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    button->setSizePolicy(policy);
    // The arrows take no focus: moving the focus with Tab scrolls the options.
    button->setFocusPolicy(Qt::NoFocus);
    connect(button, &QToolButton::clicked, this, [this, by] {
        area_->horizontalScrollBar()->setValue(area_->horizontalScrollBar()->value() + by);
    });
    return button;
}

void OptionRow::setTitle(const QString& title) {
    title_->setText(title);
}

void OptionRow::showContents() {
    pages_->setCurrentWidget(bar_.isEmpty() ? static_cast<QWidget*>(title_) : options_);
    area_->horizontalScrollBar()->setValue(0);
    showArrows();
}

void OptionRow::showArrows() {
    const bool isTooWide = bar_.minimumSizeHint().width() > area_->width();
    const QScrollBar& scroll = *area_->horizontalScrollBar();
    back_->setVisible(isTooWide);
    on_->setVisible(isTooWide);
    back_->setEnabled(scroll.value() > scroll.minimum());
    on_->setEnabled(scroll.value() < scroll.maximum());
}

void OptionRow::fitArrows() {
    for (QToolButton* arrow : {back_, on_}) {
        arrow->setIconSize(kArrowIcon * textScale());
        arrow->setFixedSize(kArrow * textScale());
    }
}

QSize OptionRow::sizeHint() const {
    return {bar_.sizeHint().width(), minimumSizeHint().height()};
}

QSize OptionRow::minimumSizeHint() const {
    return {kNarrowest, std::max(kHeight, bar_.tallest())};
}

bool OptionRow::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &bar_ && event->type() == QEvent::LayoutRequest) updateGeometry();
    if (watched == area_->viewport() && event->type() == QEvent::Wheel) {
        const QPoint turn = static_cast<QWheelEvent*>(event)->angleDelta();
        QScrollBar& scroll = *area_->horizontalScrollBar();
        scroll.setValue(scroll.value() - (turn.x() != 0 ? turn.x() : turn.y()));
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void OptionRow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    showArrows();
}

void OptionRow::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange) fitArrows();
}

}  // namespace mazeloom::widgets
