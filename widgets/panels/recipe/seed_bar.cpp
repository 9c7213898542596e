// SPDX-License-Identifier: MIT
#include "widgets/panels/recipe/seed_bar.h"

#include <algorithm>

#include <QActionGroup>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QVBoxLayout>

#include "widgets/text/plain_label.h"
#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/icon.h"

namespace mazeloom::widgets {

SeedBar::SeedBar(QWidget* parent)
    : QWidget(parent),
      line_(new QLineEdit),
      draw_(newPanelButton(themedIcon("new-seed"), tr("New seed"), tr("Draws a new seed"))),
      previous_(newPanelButton(themedIcon("step-back"), tr("Previous seed"),
                               tr("Back to the seed before"))),
      next_(
          newPanelButton(themedIcon("step-forward"), tr("Next seed"), tr("On to the seed after"))),
      historyButton_(
          newPanelButton(themedIcon("history"), tr("Seed history"), tr("The seeds used so far"))),
      copy_(newPanelButton(themedIcon("copy"), tr("Copy the seed"), tr("Copies the seed"))),
      menu_(new QMenu(this)),
      place_(new PlainLabel),
      problem_(new ProblemLabel) {
    auto* label = new PlainLabel(tr("Seed"));
    label->setBuddy(line_);
    line_->setAccessibleName(tr("Seed"));
    setTips(*line_,
            tr("A whole number of up to 20 digits. The same seed always gives the same level."));
    line_->setMinimumHeight(28);
    line_->installEventFilter(this);
    draw_->setAutoRaise(false);
    place_->setForegroundRole(QPalette::PlaceholderText);
    menu_->setTitle(historyButton_->accessibleName());
    menu_->menuAction()->setStatusTip(historyButton_->statusTip());
    historyButton_->setMenu(menu_);
    historyButton_->setPopupMode(QToolButton::InstantPopup);
    problem_->hide();

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    auto* typed = new QHBoxLayout;
    typed->setSpacing(8);
    column->addLayout(typed);
    typed->addWidget(label);
    typed->addWidget(line_, 1);
    typed->addWidget(draw_);
    column->addWidget(problem_);
    auto* past = new QHBoxLayout;
    past->setSpacing(4);
    column->addLayout(past);
    past->addWidget(previous_);
    past->addWidget(next_);
    past->addWidget(place_);
    past->addStretch(1);
    past->addWidget(historyButton_);
    past->addWidget(copy_);

    connect(line_, &QLineEdit::textEdited, this, &SeedBar::checkTyped);
    connect(line_, &QLineEdit::editingFinished, this, &SeedBar::takeTyped);
    connect(draw_, &QToolButton::clicked, this, &SeedBar::newSeedWanted);
    connect(previous_, &QToolButton::clicked, this, [this] {
        if (const auto seed = history_.previous()) emit seedPicked(*seed);
    });
    connect(next_, &QToolButton::clicked, this, [this] {
        if (const auto seed = history_.next()) emit seedPicked(*seed);
    });
    connect(menu_, &QMenu::aboutToShow, this, &SeedBar::fillMenu);
    connect(copy_, &QToolButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(QString::number(history_.current())); });
    showHistory(history_);
}

SeedBar::~SeedBar() {
    // A line edit that is destroyed while it has the focus emits editingFinished, and this object
    // can no longer take what was typed.
    line_->disconnect(this);
}

void SeedBar::showHistory(const document::SeedHistory& history) {
    history_ = history;
    line_->setText(QString::number(history_.current()));
    line_->setCursorPosition(0);
    problem_->hide();
    previous_->setEnabled(history_.previous().has_value());
    next_->setEnabled(history_.next().has_value());
    //: The place of a seed among those used so far
    place_->setText(tr("%1 of %2").arg(history_.place() + 1).arg(history_.seeds().size()));
}

std::optional<std::uint64_t> SeedBar::parse(const QString& text) {
    const QString digits = text.trimmed();
    // toULongLong() alone would take signs and other scripts' digits.
    const bool onlyDigits = std::ranges::all_of(
        digits, [](QChar c) { return c >= QLatin1Char('0') && c <= QLatin1Char('9'); });
    bool fits = false;
    const std::uint64_t seed = digits.toULongLong(&fits);
    if (!onlyDigits || !fits) return {};
    return seed;
}

void SeedBar::checkTyped() {
    if (parse(line_->text())) {
        problem_->hide();
    } else {
        problem_->showProblem(Severity::Error,
                              tr("A seed is a whole number from 0 to 18446744073709551615."));
    }
}

void SeedBar::takeTyped() {
    checkTyped();
    const auto seed = parse(line_->text());
    if (seed && *seed != history_.current()) emit seedPicked(*seed);
}

bool SeedBar::eventFilter(QObject* watched, QEvent* event) {
    if (watched == line_ && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        showHistory(history_);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void SeedBar::fillMenu() {
    menu_->clear();
    auto* group = new QActionGroup(menu_);
    const auto& seeds = history_.seeds();
    // The newest first: it is the likeliest.
    for (auto seed = seeds.rbegin(); seed != seeds.rend(); ++seed) {
        QAction* action = menu_->addAction(QString::number(*seed), this,
                                           [this, picked = *seed] { emit seedPicked(picked); });
        action->setStatusTip(tr("Generate the level from this seed again"));
        action->setCheckable(true);
        action->setChecked(*seed == history_.current());
        group->addAction(action);
    }
}

}  // namespace mazeloom::widgets
