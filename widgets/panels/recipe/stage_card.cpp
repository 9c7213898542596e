// SPDX-License-Identifier: MIT
#include "widgets/panels/recipe/stage_card.h"

#include <algorithm>

#include <QApplication>
#include <QContextMenuEvent>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <QPainterPath>
#include <QStyleOptionToolButton>
#include <QStylePainter>

#include "core/document/parameter.h"
#include "core/generate/new_stage.h"
#include "core/generate/stages/stages.h"
#include "widgets/panels/rules/rules_editor.h"
#include "widgets/problems/problem_text.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/flat_style.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/stage_colours.h"
#include "widgets/theme/theme_of.h"
#include "widgets/theme/type.h"
#include "widgets/timeline/names.h"

namespace mazeloom::widgets {

namespace {

constexpr int kLine = 32;       // least height of the card's line, in pixels
constexpr int kArrowSide = 20;  // as newSmallButton() makes it
constexpr int kBar = 4;
constexpr int kRadius = 6;

/// Returns the background colour of cards. It differs from the colour of the panel and from that of
/// buttons, so that cards stand out from the panel, and buttons from cards.
QColor ground(const Theme& theme) {
    return theme.isDark ? theme.button.darker(118) : theme.base;
}

/// A button with its text at the left edge. A plain tool button would have a margin as wide as five
/// letters, and in a narrow column the title needs this width.
class TitleButton final : public QToolButton {
  public:
    QSize sizeHint() const override {
        return {fontMetrics().horizontalAdvance(text()) + 2 * kPadding,
                QToolButton::sizeHint().height()};
    }
    QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

  protected:
    void paintEvent(QPaintEvent*) override {
        QStylePainter painter(this);
        QStyleOptionToolButton option;
        initStyleOption(&option);
        option.text.clear();
        painter.drawComplexControl(QStyle::CC_ToolButton, option);
        const QRect room = rect().adjusted(kPadding, 0, -kPadding, 0);
        painter.drawItemText(room, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextHideMnemonic,
                             palette(), isEnabled(), text(), QPalette::ButtonText);
    }

  private:
    static constexpr int kPadding = 4;
};

QLabel* groupTitle(const QString& title) {
    auto* label = new PlainLabel(title);
    setType(*label, Type::Caption);
    label->setForegroundRole(QPalette::PlaceholderText);
    label->setContentsMargins(0, 4, 0, 0);
    return label;
}

}  // namespace

StageCard::StageCard(const std::string& stageId, QWidget* parent)
    : QWidget(parent),
      stageId_(stageId),
      stage_(generate::findStage(stageId)),
      title_(stageTitle(stageId)),
      handle_(new DragHandle),
      switch_(new QCheckBox),
      fold_(new TitleButton),
      arrow_(newSmallButton({}, title_, tr("Shows or hides the parameters of %1").arg(title_))),
      steps_(new PlainLabel),
      reset_(newSmallButton(themedIcon("restore"), tr("%1: reset all").arg(title_),
                            tr("Resets all parameters of %1").arg(title_))),
      more_(newSmallButton(themedIcon("more"), tr("%1: actions").arg(title_),
                           tr("Duplicate, move or remove %1").arg(title_))),
      problemPlace_(new QWidget),
      problems_(new QVBoxLayout(problemPlace_)),
      body_(new QWidget) {
    setAccessibleName(title_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kBar + 4, 0, 4, 0);
    column->setSpacing(0);
    column->addWidget(header());
    problems_->setContentsMargins(0, 0, 8, 4);
    problems_->setSpacing(4);
    // Problems are placed below rules: problems change with each stroke, and must not move a
    // pattern that is being painted.
    const bool hasRules = stage_ != nullptr && stage_->runsProgram;
    column->addWidget(hasRules ? body_ : problemPlace_);
    column->addWidget(hasRules ? problemPlace_ : body_);
    column->addStretch();
    problemPlace_->hide();
    // rules() must work even while the card is folded.
    if (hasRules) makeEditors();
    setFolded(true);
    setStepCount({});
}

QWidget* StageCard::header() {
    const QString summary =
        stage_ ? stageText(stage_->summary) : tr("This version has no such stage.");
    handle_->setAccessibleName(tr("%1: drag").arg(title_));
    setTips(*handle_, tr("Drag to run %1 earlier or later (Alt+Up, Alt+Down)").arg(title_));
    switch_->setAccessibleName(tr("%1: in use").arg(title_));
    setTips(*switch_, tr("Switches %1 on or off").arg(title_));
    connect(switch_, &QCheckBox::clicked, this, &StageCard::enabledEdited);

    QFont bold = fold_->font();
    bold.setBold(true);
    fold_->setFont(bold);
    fold_->setText(title_);
    setTitleAndTips(*fold_, title_, summary);
    fold_->setAccessibleDescription(summary);
    fold_->setAutoRaise(true);
    fold_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    fold_->setMinimumHeight(24);
    fold_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    fold_->setMinimumWidth(48);
    arrow_->setFocusPolicy(Qt::NoFocus);
    connect(fold_, &QToolButton::clicked, this, &StageCard::toggle);
    connect(arrow_, &QToolButton::clicked, this, &StageCard::toggle);

    steps_->setForegroundRole(QPalette::PlaceholderText);

    // Hidden buttons keep no space, because the title needs it.
    QSizePolicy givesWay = reset_->sizePolicy();
    givesWay.setRetainSizeWhenHidden(false);
    reset_->setSizePolicy(givesWay);
    connect(reset_, &QToolButton::clicked, this, &StageCard::resetWanted);
    more_->setFocusPolicy(Qt::TabFocus);
    more_->setSizePolicy(givesWay);
    connect(more_, &QToolButton::clicked, this,
            [this] { emit menuWanted(more_->mapToGlobal(QPoint(0, more_->height()))); });

    line_ = new QWidget;
    auto* row = new QHBoxLayout(line_);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    row->addWidget(handle_);
    row->addSpacing(-4);
    row->addWidget(switch_);
    row->addWidget(fold_, 1);
    row->addWidget(reset_);
    row->addWidget(steps_);
    row->addWidget(more_);
    row->addWidget(arrow_);
    for (QWidget* part : std::initializer_list<QWidget*>{switch_, fold_, reset_})
        part->installEventFilter(this);
    return line_;
}

int StageCard::lineHeight(const QFontMetrics& text) {
    return std::max({kLine, text.height() + 8, scaledPixels(kArrowSide)});
}

void StageCard::fitLine() {
    if (line_ == nullptr) return;
    line_->setFixedHeight(lineHeight(fold_->fontMetrics()));
    // If not everything fits, the title has priority.
    int room = width();
    for (QLayout* around : {layout(), line_->layout()}) {
        const QMargins margins = around->contentsMargins();
        room -= margins.left() + margins.right();
    }
    const int gap = line_->layout()->spacing();
    // For a button that shows only its icon, sizeHint() can include the text, so clamps the width.
    const auto widthOf = [](const QWidget* part) {
        return std::clamp(part->sizeHint().width(), part->minimumWidth(), part->maximumWidth());
    };
    for (const QWidget* part : std::initializer_list<const QWidget*>{switch_, reset_}) {
        if (!part->isHidden()) room -= widthOf(part) + gap;
    }
    // If the title does not fit, parts with an alternative are hidden first: keys and the menu also
    // move a stage, the title also unfolds the card.
    constexpr int kLeastLetters = 9;
    const int name = fold_->fontMetrics().averageCharWidth() * kLeastLetters;
    const auto showIf = [&](QWidget* part, bool isWanted) {
        const int width = widthOf(part) + gap;
        const bool isShown = isWanted && name + width <= room;
        part->setVisible(isShown);
        if (isShown) room -= width;
    };
    // The arrow keeps its space while hidden, so that the step counts of all cards line up.
    const int arrow = widthOf(arrow_) + gap;
    QSizePolicy policy = arrow_->sizePolicy();
    policy.setRetainSizeWhenHidden(name + arrow <= room);
    arrow_->setSizePolicy(policy);
    if (!hasParameters() && policy.retainSizeWhenHidden()) room -= arrow;
    showIf(arrow_, hasParameters());
    showIf(handle_, true);
    // The menu can be hidden, because a right click and a key open it too.
    const QFontMetrics letters = fold_->fontMetrics();
    const int around = fold_->sizeHint().width() - letters.horizontalAdvance(fold_->text());
    const int title = around + letters.horizontalAdvance(title_);
    const int least = std::min(title, name);
    const bool hasCount = !steps_->text().isEmpty();
    if (hasCount) countWidth_ = gap + steps_->sizeHint().width();
    const int menu = widthOf(more_) + gap;
    const bool hasMenu = std::max(title, name) + menu <= room && least + menu + countWidth_ <= room;
    more_->setVisible(hasMenu);
    if (hasMenu) room -= menu;
    const bool hasRoom = least + countWidth_ <= room;
    steps_->setVisible(hasCount && hasRoom);
    // Leaves room for the step count, even before the first generation has counted steps.
    if (hasRoom) room -= countWidth_;
    fold_->setText(title <= room ? title_
                                 : letters.elidedText(title_, Qt::ElideRight, room - around));
    const QString tip = title_ + '\n' + fold_->accessibleDescription();
    setPlainToolTip(*fold_, hasCount && steps_->isHidden() ? tip + '\n' + steps_->toolTip() : tip);
}

void StageCard::toggle() {
    if (!hasParameters()) return;
    setFolded(!isFolded());
    emit foldedChanged(isFolded());
}

bool StageCard::hasParameters() const {
    return stage_ != nullptr && (!stage_->parameters.empty() || stage_->runsProgram);
}

QWidget* StageCard::headFocus() {
    return hasParameters() ? static_cast<QWidget*>(fold_) : switch_;
}

bool StageCard::isHeadFocused() const {
    return line_->isAncestorOf(QApplication::focusWidget());
}

void StageCard::makeEditors() {
    if (hasEditors_ || !hasParameters()) return;
    hasEditors_ = true;
    auto* column = new QVBoxLayout(body_);
    column->setContentsMargins(0, 0, 0, 8);
    column->setSpacing(4);
    if (stage_->runsProgram) {
        rules_ = new RulesEditor;
        column->addWidget(rules_);
        connect(rules_, &RulesEditor::programEdited, this, &StageCard::programEdited);
        connect(rules_, &RulesEditor::rulePointed, this, &StageCard::rulePointed);
    }
    std::string_view group;
    for (const generate::ParameterInfo& info : stage_->parameters) {
        if (info.group != group && !info.group.empty()) {
            column->addWidget(groupTitle(stageText(info.group)));
        }
        group = info.group;
        ParameterEditor* editor = ParameterEditor::create(info, title_);
        column->addWidget(editor);
        const std::string id(info.id);
        connect(editor, &ParameterEditor::edited, this,
                [this, id](std::int64_t value, Gesture gesture) {
                    emit parameterEdited(id, value, gesture);
                });
        connect(editor, &ParameterEditor::varied, this,
                [this, id](const level::ParameterValue& value, Gesture gesture) {
                    emit parameterVaried(id, value, gesture);
                });
        connect(editor, &ParameterEditor::partsMade, this, &StageCard::partsMade);
        connect(editor, &ParameterEditor::ownKindPicked, this,
                [this, id](const std::string& kind) { emit ownKindEdited(id, kind); });
        connect(editor, &ParameterEditor::resetWanted, this,
                [this, id] { emit parameterResetWanted(id); });
        editors_.push_back(editor);
    }
    column->addStretch();
    showValues();
    emit partsMade();
}

void StageCard::showStage(const level::RecipeStage& stage, const level::OwnKinds& kinds,
                          const level::TerrainTable& terrains,
                          const ParameterEditor::Shown& shown) {
    terrains_ = terrains;
    stageShown_ = stage;
    shown_ = shown;
    const bool namesKinds =
        stage_ != nullptr &&
        std::ranges::find(stage_->parameters, generate::ParameterInfo::Type::OwnKind,
                          &generate::ParameterInfo::type) != stage_->parameters.end();
    if (namesKinds) kinds_ = kinds;
    switch_->setChecked(stage.enabled);
    body_->setEnabled(stage.enabled);
    showValues();
    const bool canReset = !generate::hasNewParameters(stage);
    if (!canReset && reset_->hasFocus()) headFocus()->setFocus(Qt::OtherFocusReason);
    reset_->setVisible(canReset);
    fitLine();
    update();
}

void StageCard::showValues() {
    if (!hasEditors_) return;
    if (rules_ != nullptr) {
        rules_->setTerrains(terrains_);
        rules_->showProgram(stageShown_.program);
    }
    for (ParameterEditor* editor : editors_) {
        editor->showStage(stageShown_, shown_);
        using Kind = generate::ParameterInfo::Type;
        const auto type = editor->info().type;
        if (type != Kind::OwnKind && type != Kind::Text) continue;
        const auto said = stageShown_.parameters.find(std::string(editor->info().id));
        const auto* id = said == stageShown_.parameters.end()
                             ? nullptr
                             : std::get_if<std::string>(&said->second);
        editor->setOwnKind(kinds_, id == nullptr ? std::string() : *id);
    }
    showUsedParameters();
}

void StageCard::showUsedParameters() {
    // A choice that varies can take any of its values, so any other parameter can have an effect.
    const bool isAnyOpen = std::ranges::any_of(stage_->parameters, [&](const auto& info) {
        const auto said = stageShown_.parameters.find(std::string(info.id));
        return !isNumeric(info) && said != stageShown_.parameters.end() &&
               !level::isFixed(said->second);
    });
    for (ParameterEditor* editor : editors_) {
        editor->setVisible(isAnyOpen || generate::isShown(*stage_, editor->info(),
                                                          [&](const generate::ParameterInfo& info) {
                                                              return document::parameterValue(
                                                                  info, stageShown_);
                                                          }));
    }
}

void StageCard::setTroubles(std::vector<Trouble> troubles) {
    if (troubles.empty() && troubles_.empty()) return;
    troubles_ = std::move(troubles);
    showProblems();
}

void StageCard::setOutcome(std::vector<Problem> problems) {
    if (problems.empty() && outcome_.empty()) return;
    outcome_ = std::move(problems);
    showProblems();
}

void StageCard::showProblems() {
    // If a fix was used by keyboard, the focus returns to the card.
    if (problemPlace_->isAncestorOf(QApplication::focusWidget()))
        headFocus()->setFocus(Qt::OtherFocusReason);
    problemLabels_.clear();
    while (QLayoutItem* item = problems_->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    for (const Trouble& trouble : troubles_)
        addTrouble(trouble);
    for (const Problem& problem : outcome_) {
        // If the recipe's check found problems of this stage, they already tell why it failed.
        const bool isKnown = problem.severity == Severity::Error && !troubles_.empty();
        if (!isKnown) addTrouble({problem, problemText(problem), {}});
    }
    problemPlace_->setVisible(!problemLabels_.empty());
    if (!problemLabels_.empty()) emit partsMade();
}

void StageCard::addTrouble(const Trouble& trouble) {
    Problem problem = trouble.problem;
    problem.text = trouble.text.toStdString();
    problem.phrase = {};
    if (stage_ != nullptr) {
        for (const generate::ParameterInfo& info : stage_->parameters) {
            if (problem.place.ends_with(", " + std::string(info.id)))
                problem.text = stageText(info.title).toStdString() + ": " + problem.text;
        }
    }
    auto* label = new ProblemLabel;
    problems_->addWidget(label);
    problemLabels_.push_back(label);
    label->showProblem(problem);
    connect(label, &ProblemLabel::cellWanted, this, &StageCard::cellWanted);
    if (trouble.fixes.empty()) return;
    QWidget* fix = fixButton(trouble.fixes);
    problems_->addWidget(fix);
    fix->show();
}

QWidget* StageCard::fixButton(const std::vector<check::Fix>& fixes) {
    const auto name = [this](const check::Fix& fix) {
        //: A button for screen readers: %1 a stage, %2 how to fix its problem
        return tr("%1: %2").arg(title_, fixText(fix));
    };
    auto* button = newTextButton(themedIcon("fix"), name(fixes.front()), fixText(fixes.front()));
    button->setText(fixText(fixes.front()).replace('&', "&&"));
    button->setIconSize(QSize(16, 16));
    // A long text is cut off rather than widening the panel.
    button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    connect(button, &QToolButton::clicked, this,
            [this, fix = fixes.front()] { emit fixWanted(fix); });
    if (fixes.size() == 1) return button;
    auto* menu = new QMenu(button);
    for (const check::Fix& fix : fixes) {
        QAction* entry = menu->addAction(fixText(fix).replace('&', "&&"));
        setTips(*entry, fixText(fix));
        connect(entry, &QAction::triggered, this, [this, fix] { emit fixWanted(fix); });
    }
    button->setMenu(menu);
    button->setPopupMode(QToolButton::MenuButtonPopup);
    setTips(*button, tr("%1; the arrow shows other ways").arg(fixText(fixes.front())));
    menu->setTitle(button->accessibleName());
    setTips(*menu->menuAction(), button->statusTip());
    return button;
}

QStringList StageCard::problemTexts() const {
    QStringList texts;
    for (const ProblemLabel* label : problemLabels_)
        texts << label->text();
    return texts;
}

bool StageCard::event(QEvent* event) {
    // The card takes these keys before any shortcut does.
    if (event->type() == QEvent::ShortcutOverride && isHeadFocused() &&
        stageActionOf(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

bool StageCard::eventFilter(QObject* watched, QEvent* event) {
    // Handles the keys before the buttons do, which would use arrow keys to move to the next
    // button.
    if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    const auto action = stageActionOf(*static_cast<QKeyEvent*>(event));
    if (!action) return QWidget::eventFilter(watched, event);
    emit actionWanted(*action);
    return true;
}

void StageCard::contextMenuEvent(QContextMenuEvent* event) {
    const bool isByKey = event->reason() == QContextMenuEvent::Keyboard;
    emit menuWanted(isByKey ? fold_->mapToGlobal(QPoint(0, fold_->height())) : event->globalPos());
}

void StageCard::setDragged(bool dragged) {
    isDragged_ = dragged;
    update();
}

void StageCard::setStepCount(std::optional<std::size_t> steps) {
    const QString words = steps ? tr("%Ln step(s)", nullptr, static_cast<int>(*steps)) : QString();
    steps_->setText(steps ? QLocale().toString(static_cast<qulonglong>(*steps)) : QString());
    setPlainToolTip(*steps_, words);
    steps_->setAccessibleName(title_ + ": " + words);
    fitLine();
}

void StageCard::setRunning(bool running) {
    if (running == isRunning_) return;
    isRunning_ = running;
    setAccessibleDescription(running ? tr("Its steps are being shown") : QString());
    update();
}

void StageCard::setFolded(bool folded) {
    folded_ = folded;
    if (!folded) makeEditors();
    body_->setVisible(!folded && hasParameters());
    fitLine();
    if (!hasParameters()) {
        fold_->setFocusPolicy(Qt::NoFocus);
        fold_->setAccessibleName(title_);
        return;
    }
    arrow_->setIcon(themedIcon(folded ? "step-forward" : "down"));
    fold_->setFocusPolicy(Qt::StrongFocus);
    fold_->setAccessibleName(folded ? tr("%1: show the parameters").arg(title_)
                                    : tr("%1: hide the parameters").arg(title_));
}

void StageCard::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitLine();
}

void StageCard::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) fitLine();
}

void StageCard::paintEvent(QPaintEvent*) {
    const Theme theme = themeOf(*this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath card;
    card.addRoundedRect(QRectF(rect()), kRadius, kRadius);
    painter.fillPath(card, ground(theme));

    QColor colour = stageColour(stageId_, theme.isDark);
    if (!switch_->isChecked()) colour.setAlphaF(0.3f);
    if (isDragged_) {
        painter.setPen(QPen(theme.accent, 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), kRadius - 1, kRadius - 1);
    } else if (isRunning_) {
        painter.setPen(QPen(colour, 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), kRadius - 1, kRadius - 1);
    }
    painter.setClipRect(0, 0, isRunning_ ? 2 * kBar : kBar, height());
    painter.fillPath(card, colour);
}

}  // namespace mazeloom::widgets
