// SPDX-License-Identifier: MIT
#include "widgets/welcome/welcome_page.h"

#include <array>

#include <QAction>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

#include "widgets/text/plain_label.h"
#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme_change.h"
#include "widgets/theme/theme_of.h"
#include "widgets/theme/type.h"
#include "widgets/welcome/card_grid.h"
#include "widgets/welcome/live_backdrop.h"
#include "widgets/welcome/pack_previews.h"

namespace mazeloom::widgets {

namespace {

constexpr int kPageMargin = 16;
/// Maximum width of a row of cards, which is that of five cards; wider rows are hard to scan.
constexpr int kMostWidth = 5 * PackCard::kSize.width() + 4 * 12;

/// Creates a button for a menu action.
QPushButton* buttonFor(QAction& action) {
    auto* button = new QPushButton(action.icon(), action.text().remove('&'));
    const auto showTip = [button, &action] { copyToolTip(action, *button); };
    showTip();
    // Update the tool tip when the action changes, because it names the shortcut.
    QObject::connect(&action, &QAction::changed, button, showTip);
    button->setStatusTip(action.statusTip());
    button->setAccessibleName(action.text().remove('&'));
    QObject::connect(button, &QPushButton::clicked, &action, &QAction::trigger);
    return button;
}

}  // namespace

WelcomePage::WelcomePage(const QList<QAction*>& actions, const QStringList& builtIn,
                         PackPreviews& previews, QWidget* parent)
    : QScrollArea(parent),
      previews_(previews),
      builtIn_(new CardGrid),
      recent_(new CardGrid),
      recentHeading_(newHeading(tr("Opened before"))),
      back_(new QPushButton(tr("Back to the pack"))),
      backdrop_(new LiveBackdrop),
      offer_(newOffer()) {
    setObjectName(QStringLiteral("welcomePage"));
    setAccessibleName(tr("Welcome"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    builtIn_->setAccessibleName(tr("Built-in packs"));
    recent_->setAccessibleName(recentHeading_->text());
    setTips(*back_, tr("Go back to the open pack (Escape)"));
    back_->setAccessibleName(back_->text());
    back_->hide();
    connect(back_, &QPushButton::clicked, this, &WelcomePage::left);

    auto* first = new PlainLabel(
        tr("A workshop for levels: paint what must be yours, let generators weave the rest, watch "
           "them step by step, and play the result."));
    first->setWordWrap(true);

    auto* content = new QWidget;
    content->setMaximumWidth(kMostWidth + 2 * kPageMargin);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(kPageMargin, kPageMargin, kPageMargin, kPageMargin);
    column->setSpacing(12);
    auto* head = new QHBoxLayout;
    head->addWidget(newHeading(tr("Welcome to Mazeloom")), 1);
    head->addWidget(back_);
    column->addLayout(head);
    column->addWidget(first);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    for (QAction* action : actions)
        row->addWidget(buttonFor(*action));
    row->addStretch(1);
    column->addLayout(row);
    column->addWidget(offer_);
    column->addSpacing(12);
    column->addWidget(newHeading(tr("Begin a new pack")));
    column->addWidget(newTemplates());
    column->addSpacing(12);
    column->addWidget(newHeading(tr("Built-in packs")));
    column->addWidget(builtIn_);
    column->addSpacing(12);
    column->addWidget(recentHeading_);
    column->addWidget(recent_);
    column->addStretch(1);
    auto* middle = new QHBoxLayout(backdrop_);
    middle->setContentsMargins(0, 0, 0, 0);
    middle->addWidget(content, 1);
    setWidget(backdrop_);

    for (CardGrid* grid : {builtIn_, recent_})
        connect(grid, &CardGrid::cardAdded, this, &WelcomePage::watch);
    connect(builtIn_, &CardGrid::edgeReached, this, [this](bool forward) {
        if (forward && !recent_->cards().empty()) recent_->cards().front()->setFocus();
    });
    connect(recent_, &CardGrid::edgeReached, this, [this](bool forward) {
        if (!forward && !builtIn_->cards().empty()) builtIn_->cards().back()->setFocus();
    });
    connect(&previews_, &PackPreviews::ready, this,
            [this](const QString& name, const PackPreview& preview) {
                for (CardGrid* grid : {builtIn_, recent_}) {
                    if (PackCard* card = grid->find(name)) card->setPreview(preview);
                }
            });
    builtIn_->setPacks(builtIn, false);
    setRecent({});
}

QLabel* WelcomePage::newHeading(const QString& text) {
    auto* heading = new PlainLabel(text);
    setType(*heading, Type::Title);
    heading->setWordWrap(true);
    return heading;
}

QWidget* WelcomePage::newTemplates() {
    struct Template {
        edit::PackTemplate begin;
        QString name;
        QString tip;
    };
    const std::array<Template, edit::kPackTemplates.size()> templates{{
        {edit::PackTemplate::Temple, tr("Temple"),
         tr("A painted hall with a hidden maze, traps and coins: paint its shape")},
        {edit::PackTemplate::Dungeon, tr("Dungeon"),
         tr("Rooms in a maze with stairs, monsters and items: change its recipe")},
        {edit::PackTemplate::Descent, tr("Descent"),
         tr("A run from floor to floor: the first floor is yours, the others are generated")},
        {edit::PackTemplate::Empty, tr("Empty"),
         tr("A hall with the hero and an exit, in which nothing is generated")},
    }};
    auto* list = new QWidget;
    auto* grid = new QGridLayout(list);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(8);
    int place = 0;
    for (const Template& made : templates) {
        auto* button = new QPushButton(made.name);
        setNameAndTips(*button, tr("New pack: %1").arg(made.name), made.tip);
        connect(button, &QPushButton::clicked, this,
                [this, wanted = made.begin] { emit newRequested(wanted); });
        // Show the template's description, so that the user can read it before creating the pack.
        auto* words = new PlainLabel(made.tip);
        words->setWordWrap(true);
        words->setForegroundRole(QPalette::PlaceholderText);
        const int row = place / 2;
        const int column = place % 2 * 2;
        grid->addWidget(button, row, column);
        grid->addWidget(words, row, column + 1);
        ++place;
    }
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(3, 1);
    return list;
}

QWidget* WelcomePage::newOffer() {
    auto* offer = new QWidget;
    offer->setObjectName(QStringLiteral("tourOffer"));
    auto* row = new QHBoxLayout(offer);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    auto* text = new PlainLabel(
        tr("New here? A tour of five minutes lets you try seven parts of the window."));
    text->setWordWrap(true);
    row->addWidget(text, 1);
    const auto add = [&](const QString& name, const QString& tip, bool takes) {
        auto* button = new QPushButton(name);
        setNameAndTips(*button, name, tip);
        connect(button, &QPushButton::clicked, this, [this, takes] { emit tourAnswered(takes); });
        row->addWidget(button);
    };
    add(tr("Take the tour"), tr("Open the built-in temple and begin there"), true);
    add(tr("Not now"), tr("Do not offer it again; Help → Tour starts it at any time"), false);
    offer->hide();
    return offer;
}

void WelcomePage::setMotion(bool wanted) {
    backdrop_->setMotion(wanted);
}

void WelcomePage::offerTour(bool offered) {
    offer_->setVisible(offered);
}

void WelcomePage::setRecent(const QStringList& names) {
    recent_->setPacks(names, true);
    recentHeading_->setVisible(!names.isEmpty());
    recent_->setVisible(!names.isEmpty());
}

QSize WelcomePage::minimumSizeHint() const {
    // A narrower page would scroll horizontally.
    const int width = widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width();
    return {width, QScrollArea::minimumSizeHint().height()};
}

bool WelcomePage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == widget() && event->type() == QEvent::LayoutRequest) updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

void WelcomePage::setCanLeave(bool can) {
    back_->setVisible(can);
}

void WelcomePage::focusFirst() {
    if (!builtIn_->cards().empty()) builtIn_->cards().front()->setFocus();
}

void WelcomePage::watch(PackCard* card) {
    connect(card, &PackCard::openRequested, this, &WelcomePage::openRequested);
    connect(card, &PackCard::removeRequested, this, &WelcomePage::removeRequested);
    connect(card, &PackCard::lookRequested, this, [this, card] { ask(card); });
    if (isVisible()) ask(card);
}

void WelcomePage::ask(const PackCard* card) {
    const QSize pixels = (QSizeF(PackCard::kPicture) * devicePixelRatioF()).toSize();
    previews_.request(card->name(), pixels, themeOf(*this));
}

void WelcomePage::askForAll() {
    for (const CardGrid* grid : {builtIn_, recent_}) {
        for (const PackCard* card : grid->cards())
            ask(card);
    }
}

void WelcomePage::showEvent(QShowEvent* event) {
    QScrollArea::showEvent(event);
    // Packs may have changed since the page was last shown.
    if (!event->spontaneous()) askForAll();
}

void WelcomePage::changeEvent(QEvent* event) {
    QScrollArea::changeEvent(event);
    if (isThemeChange(*event) && isVisible()) askForAll();
}

void WelcomePage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && back_->isVisible()) {
        emit left();
    } else {
        QScrollArea::keyPressEvent(event);
    }
}

}  // namespace mazeloom::widgets
