// SPDX-License-Identifier: MIT
#include "widgets/panels/recipe/seed_bar.h"

#include <algorithm>

#include <QActionGroup>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>

#include "core/hash/seed_word.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/problems/problem_label.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/icon.h"

namespace mazeloom::widgets {

namespace {

constexpr int kLineWidth = 136;
constexpr int kProblemWidth = 280;
/// Separates a word from its seed.
const QString kArrow = QStringLiteral(" → ");

}  // namespace

SeedBar::SeedBar(const SeedActions& actions, QWidget* parent)
    : QWidget(parent),
      actions_(actions),
      line_(new LineField),
      historyButton_(
          newPanelButton(themedIcon("history"), tr("Seed history"), tr("The seeds used so far"))),
      copy_(newPanelButton(themedIcon("copy"), tr("Copy the seed"),
                           tr("Puts its number into the clipboard"))),
      menu_(new QMenu(this)),
      problem_(new ProblemLabel(this)) {
    setAccessibleName(tr("Seed of the level"));
    auto* label = new PlainLabel(tr("Seed"));
    label->setBuddy(line_);
    line_->setAccessibleName(tr("Seed"));
    setTips(*line_,
            tr("A whole number of up to 20 digits, or any word or name. The same seed always gives "
               "the same level."));
    fitLine();
    line_->installEventFilter(this);
    menu_->setTitle(historyButton_->accessibleName());
    menu_->menuAction()->setStatusTip(historyButton_->statusTip());
    historyButton_->setMenu(menu_);
    historyButton_->setPopupMode(QToolButton::InstantPopup);
    // The problem label becomes a child of the window, which may outlive the bar.
    connect(this, &QObject::destroyed, problem_, &QObject::deleteLater);
    problem_->setAutoFillBackground(true);
    problem_->setContentsMargins(8, 8, 8, 8);
    problem_->hide();

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(label);
    row->addSpacing(8);
    row->addWidget(line_);
    addAction(*row, actions.draw);
    addAction(*row, actions.previous);
    addAction(*row, actions.next);
    historyButton_->setFixedSize(40, 28);  // with its arrow
    copy_->setFixedSize(28, 28);
    row->addWidget(historyButton_);
    row->addWidget(copy_);

    connect(line_, &QLineEdit::textEdited, this, &SeedBar::checkTyped);
    connect(line_, &QLineEdit::editingFinished, this, &SeedBar::takeTyped);
    connect(this, &SeedBar::seedPicked, this, [this](std::uint64_t seed) {
        if (document_) setSeed(*document_, currentLevelId(*document_), seed);
    });
    connect(menu_, &QMenu::aboutToShow, this, &SeedBar::fillMenu);
    connect(copy_, &QToolButton::clicked, this, &SeedBar::copy);
    connectKeys();
    showHistory(history_);
}

void SeedBar::fitLine() {
    line_->setFixedSize(kLineWidth, std::max(28, line_->fontMetrics().height() + 8));
}

void SeedBar::addAction(QHBoxLayout& row, QAction* action) {
    if (action == nullptr) return;
    QToolButton* button = newActionButton(*action, 16);
    button->setFixedSize(28, 28);
    button->setFocusPolicy(Qt::StrongFocus);
    row.addWidget(button);
}

void SeedBar::connectKeys() {
    const auto connectTo = [this](QAction* action, void (SeedBar::*work)()) {
        if (action == nullptr) return;
        connect(action, &QAction::triggered, this, work);
        // The action's shortcut may have changed.
        connect(action, &QAction::changed, this, &SeedBar::showTips);
    };
    connectTo(actions_.type, &SeedBar::focusSeed);
    connectTo(actions_.history, &SeedBar::openHistory);
    connectTo(actions_.copy, &SeedBar::copy);
}

void SeedBar::setDocument(PackDocument* document) {
    if (document_) document_->disconnect(this);
    document_ = document;
    if (document_) {
        connect(document_, &PackDocument::currentLevelChanged, this, &SeedBar::showLevel);
        connect(document_, &PackDocument::loadProblemsChanged, this, &SeedBar::showLevel);
        connect(document_, &PackDocument::sheetChanged, this, [this](const Sheet&, SheetPart part) {
            if (part == SheetPart::Seed) showLevel();
        });
        connect(document_, &PackDocument::structureChanged, this, &SeedBar::showLevel);
        connect(document_, &QObject::destroyed, this, &SeedBar::showLevel);
    }
    showLevel();
}

void SeedBar::showLevel() {
    const bool hasLevel = document_ && currentLevel(*document_) != nullptr;
    for (QWidget* widget : std::initializer_list<QWidget*>{line_, historyButton_, copy_})
        widget->setEnabled(hasLevel);
    for (QAction* action : {actions_.type, actions_.history, actions_.copy})
        if (action != nullptr) action->setEnabled(hasLevel);
    if (hasLevel) {
        showHistory(seedHistory(*document_, currentLevelId(*document_)));
    } else {
        line_->clear();
        hideProblem();
    }
}

void SeedBar::showHistory(const document::SeedHistory& history) {
    history_ = history;
    line_->setText(textOf(history_.current()));
    line_->setCursorPosition(0);
    hideProblem();
    showTips();
}

void SeedBar::showTips() {
    const auto show = [](QWidget& widget, const QString& title, const QAction* action) {
        setPlainToolTip(widget, titleWithKey(title, action) + '\n' + widget.statusTip());
    };
    // A word with its number may be longer than the line, so the tool tip shows it in full.
    show(*line_, textOf(history_.current()), actions_.type);
    show(*copy_, copy_->accessibleName(), actions_.copy);
    //: The place of a seed among those used so far
    const QString place = tr("%1 of %2").arg(history_.place() + 1).arg(history_.seeds().size());
    historyButton_->setAccessibleDescription(place);
    show(*historyButton_, historyButton_->accessibleName() + QStringLiteral(" · ") + place,
         actions_.history);
}

std::optional<std::uint64_t> SeedBar::parse(const QString& text) {
    const QString digits = text.trimmed();
    // toULongLong() alone would accept signs, and digits of other scripts.
    const bool onlyDigits = std::ranges::all_of(
        digits, [](QChar c) { return c >= QLatin1Char('0') && c <= QLatin1Char('9'); });
    bool fits = false;
    const std::uint64_t seed = digits.toULongLong(&fits);
    if (!onlyDigits || !fits) return {};
    return seed;
}

QString SeedBar::wordIn(const QString& text) {
    // The seed displayed after a word is not part of it.
    const QString word =
        text.section(kArrow, 0, 0).trimmed().normalized(QString::NormalizationForm_C);
    const bool isWord = std::ranges::any_of(word, [](QChar c) {
        return c.isLetter() || c.isSurrogate() || c.category() == QChar::Symbol_Other;
    });
    return isWord ? word : QString();
}

std::uint64_t SeedBar::seedOf(const QString& word) {
    return hash::seedOfWord(word.toStdString());
}

QString SeedBar::textOf(std::uint64_t seed) const {
    const QString number = QString::number(seed);
    const QString word = words_.value(seed);
    return word.isEmpty() ? number : word + kArrow + number;
}

std::optional<std::uint64_t> SeedBar::typed() const {
    if (const auto seed = parse(line_->text())) return seed;
    const QString word = wordIn(line_->text());
    if (word.isEmpty()) return {};
    return seedOf(word);
}

void SeedBar::checkTyped() {
    if (typed()) {
        hideProblem();
    } else {
        showProblem(tr("A seed is a whole number from 0 to 18446744073709551615, or a word."));
    }
}

void SeedBar::showProblem(const QString& text) {
    if (problem_ == nullptr) return;
    QWidget* over = window();
    if (problem_->parentWidget() != over) problem_->setParent(over);
    problem_->showProblem(Severity::Error, text);
    problem_->setFixedWidth(kProblemWidth);
    problem_->adjustSize();
    problem_->move(line_->mapTo(over, QPoint(0, line_->height() + 4)));
    problem_->raise();
}

void SeedBar::hideProblem() {
    if (problem_ != nullptr) problem_->hide();
}

void SeedBar::takeTyped() {
    if (!line_->isEnabled()) return;
    const auto seed = typed();
    if (!seed) return;
    if (const QString word = wordIn(line_->text()); !word.isEmpty()) words_[*seed] = word;
    if (*seed != history_.current()) {
        emit seedPicked(*seed);
    } else {
        showHistory(history_);
    }
}

void SeedBar::copy() {
    QGuiApplication::clipboard()->setText(QString::number(history_.current()));
    emit told(tr("Seed %1 copied").arg(textOf(history_.current())));
}

void SeedBar::focusSeed() {
    line_->setFocus(Qt::ShortcutFocusReason);
    line_->selectAll();
}

void SeedBar::openHistory() {
    popUp(*historyButton_);
}

bool SeedBar::eventFilter(QObject* watched, QEvent* event) {
    if (watched != line_) return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::FontChange) fitLine();
    if (event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        showHistory(history_);
        return true;
    }
    // The problem is shown only while the user can fix it, so that it covers the level no longer
    // than needed.
    if (event->type() == QEvent::FocusOut) hideProblem();
    if (event->type() == QEvent::FocusIn && line_->isEnabled()) checkTyped();
    return QWidget::eventFilter(watched, event);
}

void SeedBar::fillMenu() {
    menu_->clear();
    auto* group = new QActionGroup(menu_);
    const auto& seeds = history_.seeds();
    // The newest seed comes first, because it is the most likely choice.
    for (auto seed = seeds.rbegin(); seed != seeds.rend(); ++seed) {
        QAction* action = menu_->addAction(textOf(*seed).replace('&', "&&"), this,
                                           [this, picked = *seed] { emit seedPicked(picked); });
        action->setStatusTip(tr("Generate the level from this seed again"));
        action->setCheckable(true);
        action->setChecked(*seed == history_.current());
        group->addAction(action);
    }
}

}  // namespace mazeloom::widgets
