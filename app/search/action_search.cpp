// SPDX-License-Identifier: MIT
#include "app/search/action_search.h"

#include <algorithm>

#include <QAccessible>
#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMainWindow>
#include <QMenuBar>
#include <QScreen>
#include <QSettings>
#include <QTimer>
#include <QVBoxLayout>

#include "app/actions/action_registry.h"
#include "app/search/search_delegate.h"
#include "widgets/panels/elided_label.h"
#include "widgets/text/search_line.h"

namespace mazeloom::app {

namespace {

constexpr auto kRecentActions = "search/recent";
constexpr qsizetype kMostRecent = 12;
constexpr int kWidth = 640;
constexpr int kHeight = 440;
constexpr int kMargin = 16;

bool movesInList(int key) {
    return key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp ||
           key == Qt::Key_PageDown;
}

void remember(const QAction& action) {
    const QString id = ActionRegistry::idOf(&action);
    if (id.isEmpty()) return;
    QSettings settings;
    QStringList recent = settings.value(kRecentActions).toStringList();
    recent.removeAll(id);
    recent.prepend(id);
    settings.setValue(kRecentActions, recent.mid(0, kMostRecent));
}

}  // namespace

ActionSearch::ActionSearch(const ActionRegistry& actions, QMainWindow& window)
    : QFrame(&window, Qt::Popup),
      actions_(actions),
      window_(window),
      line_(new QLineEdit),
      list_(new QListView),
      tip_(new widgets::ElidedLabel) {
    setObjectName(QStringLiteral("actionSearch"));
    setAccessibleName(tr("Action search"));
    setFrameShape(QFrame::Box);
    setLineWidth(1);
    widgets::makeSearchLine(*line_, tr("Search for an action"));
    line_->setPlaceholderText(tr("What do you want to do?"));
    line_->installEventFilter(this);
    list_->setModel(&model_);
    list_->setItemDelegate(new SearchDelegate(list_));
    list_->setAccessibleName(tr("Actions found"));
    list_->setFrameShape(QFrame::NoFrame);
    list_->setUniformItemSizes(true);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setMouseTracking(true);
    // The input keeps the focus, so that the user can type on after looking at the list.
    list_->setFocusPolicy(Qt::NoFocus);
    tip_->setForegroundRole(QPalette::PlaceholderText);
    tip_->setContentsMargins(4, 0, 4, 0);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(8);
    column->addWidget(line_);
    column->addWidget(list_, 1);
    column->addWidget(tip_);
    setFocusProxy(line_);

    connect(line_, &QLineEdit::textChanged, this, &ActionSearch::search);
    connect(list_, &QListView::clicked, this, &ActionSearch::run);
    connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &ActionSearch::showTip);
}

void ActionSearch::open() {
    focusBefore_ = QApplication::focusWidget();
    std::vector<MenuPlace> places = menuPlaces(*window_.menuBar());
    for (QAction* action : actions_.all()) {
        if (std::ranges::find(places, action, &MenuPlace::action) == places.end())
            places.push_back({action, {}});
    }
    model_.setActions(places, QSettings().value(kRecentActions).toStringList());
    line_->clear();
    search();
    place();
    show();
    line_->setFocus(Qt::PopupFocusReason);
}

void ActionSearch::place() {
    const int width = std::min(kWidth, window_.width() - 2 * kMargin);
    const int top = window_.menuBar()->height() + kMargin;
    const int height = std::min(kHeight, window_.height() - top - kMargin);
    resize(std::max(width, minimumSizeHint().width()),
           std::max(height, minimumSizeHint().height()));
    move(window_.mapToGlobal(QPoint((window_.width() - this->width()) / 2, top)));
}

void ActionSearch::search() {
    model_.setQuery(line_->text());
    list_->setCurrentIndex(model_.index(0, 0));
    list_->scrollToTop();
    showTip(list_->currentIndex());
}

void ActionSearch::showTip(const QModelIndex& index) {
    tip_->setText(index.isValid() ? index.data(SearchModel::TipRole).toString()
                                  : tr("No matching action"));
    if (!index.isValid() || !QAccessible::isActive()) return;
    // The focus stays in the input, so screen readers are told about the row explicitly.
    QAccessibleEvent event(list_, QAccessible::Focus);
    event.setChild(index.row());
    QAccessible::updateAccessibility(&event);
}

void ActionSearch::run(const QModelIndex& index) {
    QAction* action = model_.actionAt(index);
    if (action == nullptr || !action->isEnabled()) return;
    remember(*action);
    hide();
    // Triggered later, when the focus has returned: the action may apply to the focused widget, or
    // open a dialog.
    QTimer::singleShot(0, action, &QAction::trigger);
}

bool ActionSearch::eventFilter(QObject* watched, QEvent* event) {
    if (watched != line_ || event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    auto* key = static_cast<QKeyEvent*>(event);
    if (movesInList(key->key())) {
        QApplication::sendEvent(list_, event);
        return true;
    }
    if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
        run(list_->currentIndex());
        return true;
    }
    if (key->key() == Qt::Key_Escape) {
        hide();
        return true;
    }
    return false;
}

void ActionSearch::hideEvent(QHideEvent* event) {
    QFrame::hideEvent(event);
    if (focusBefore_ != nullptr && focusBefore_->isVisible())
        focusBefore_->setFocus(Qt::PopupFocusReason);
    focusBefore_ = nullptr;
}

}  // namespace mazeloom::app
