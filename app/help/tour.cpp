// SPDX-License-Identifier: MIT
#include "app/help/tour.h"

#include <utility>

#include <QApplication>
#include <QKeyEvent>
#include <QPushButton>

#include "app/help/help_card.h"

namespace mazeloom::app {

Tour::Tour(QWidget& window, std::vector<TourStop> stops)
    : QObject(&window), window_(window), stops_(std::move(stops)) {}

Tour::~Tour() = default;

void Tour::begin() {
    if (isUnderWay()) end(false);
    done_.clear();
    stop_ = 0;
    makeCard();
    qApp->installEventFilter(this);
    showStop();
}

void Tour::makeCard() {
    card_ = new HelpCard(window_);
    card_->setObjectName(QStringLiteral("tourCard"));
    QPushButton* leave =
        card_->addButton(tr("End tour"), tr("End the tour (Escape); Help → Tour starts it again"));
    connect(leave, &QPushButton::clicked, this, &Tour::leave);
    next_ = card_->addButton(tr("Next"), tr("Go on to the next step without doing this one"));
    connect(next_, &QPushButton::clicked, this, &Tour::next);
}

void Tour::showStop() {
    const TourStop& stop = stops_[static_cast<std::size_t>(stop_)];
    const bool isDone = done_.contains(stop.id);
    //: A stop of the tour: %1 its title, %2 its number, %3 how many there are
    card_->setTexts(tr("%1 (%2 of %3)").arg(stop.title).arg(stop_ + 1).arg(stops_.size()),
                    stop.text, isDone ? tr("✓ You have done that already.") : QString());
    next_->setText(stop_ + 1 < stopCount() ? tr("Next") : tr("Done"));
    const TourTarget target = stop.target();
    target_ = target.widget;
    part_ = target.part;
    place();
}

void Tour::place() {
    QRect target;
    if (target_ != nullptr && target_->isVisible() && target_->window() == &window_) {
        const QRect part = part_.isNull() ? target_->rect() : part_;
        target = part.translated(target_->mapTo(&window_, QPoint())).intersected(window_.rect());
    }
    card_->pointAt(target.isEmpty() ? QRect() : target);
}

void Tour::next() {
    if (!isUnderWay()) return;
    if (++stop_ < stopCount()) {
        showStop();
    } else {
        end(true);
    }
}

void Tour::leave() {
    if (isUnderWay()) end(false);
}

void Tour::tellDone(const QString& id) {
    if (!isUnderWay()) return;
    done_.insert(id);
    if (stops_[static_cast<std::size_t>(stop_)].id == id) next();
}

void Tour::end(bool atEnd) {
    qApp->removeEventFilter(this);
    card_->hide();
    // The card is deleted later, because the signal may come from one of its buttons.
    card_->deleteLater();
    card_.clear();
    target_.clear();
    emit left(atEnd);
}

bool Tour::eventFilter(QObject* watched, QEvent* event) {
    const auto* widget = qobject_cast<QWidget*>(watched);
    if (widget == nullptr || card_ == nullptr) return false;
    switch (event->type()) {
        case QEvent::Resize:
        case QEvent::Move:
        case QEvent::Show:
        case QEvent::Hide:
            if (widget == &window_ || widget == target_) place();
            return false;
        case QEvent::ShortcutOverride:
        case QEvent::KeyPress:
            break;
        default:
            return false;
    }
    const bool isHere =
        widget->window() == &window_ && QApplication::activePopupWidget() == nullptr;
    if (!isHere || static_cast<QKeyEvent*>(event)->key() != Qt::Key_Escape) return false;
    event->accept();
    if (event->type() == QEvent::KeyPress) leave();
    return true;
}

}  // namespace mazeloom::app
