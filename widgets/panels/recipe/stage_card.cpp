// SPDX-License-Identifier: MIT
#include "widgets/panels/recipe/stage_card.h"

#include <algorithm>

#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include "core/document/parameter.h"
#include "core/generate/stages/stages.h"
#include "widgets/panels/rules/rules_editor.h"
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

constexpr int kLine = 32;       // at least
constexpr int kArrowSide = 20;  // as newSmallButton() makes it
constexpr int kBar = 4;
constexpr int kRadius = 6;

/// Between the panel and its fields, so that both stand out.
QColor ground(const Theme& theme) {
    return theme.isDark ? theme.button.darker(118) : theme.base;
}

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
      switch_(new QCheckBox),
      fold_(new QToolButton),
      arrow_(newSmallButton({}, title_, tr("Shows or hides the parameters of %1").arg(title_))),
      steps_(new PlainLabel),
      reset_(newSmallButton(themedIcon("restore"), tr("%1: back to the standards").arg(title_),
                            tr("Brings all standards of %1 back").arg(title_))),
      problems_(new QVBoxLayout),
      body_(new QWidget) {
    setAccessibleName(title_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kBar + 4, 0, 4, 0);
    column->setSpacing(0);
    column->addWidget(header());
    problems_->setContentsMargins(0, 0, 8, 0);
    problems_->setSpacing(4);
    column->addLayout(problems_);
    column->addWidget(body_);
    addEditors();
    setFolded(true);
    setStepCount({});
}

QWidget* StageCard::header() {
    const QString summary =
        stage_ ? stageText(stage_->summary) : tr("This version has no such stage.");
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
    // Beside an icon, however small, the title begins at the left.
    QPixmap blank(1, 1);
    blank.fill(Qt::transparent);
    fold_->setIcon(blank);
    fold_->setIconSize(blank.size());
    fold_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    fold_->setMinimumHeight(24);
    fold_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    fold_->setMinimumWidth(48);
    arrow_->setFocusPolicy(Qt::NoFocus);
    connect(fold_, &QToolButton::clicked, this, &StageCard::toggle);
    connect(arrow_, &QToolButton::clicked, this, &StageCard::toggle);

    steps_->setForegroundRole(QPalette::PlaceholderText);

    // The title needs the room more than the line needs to stand still.
    QSizePolicy givesWay = reset_->sizePolicy();
    givesWay.setRetainSizeWhenHidden(false);
    reset_->setSizePolicy(givesWay);
    connect(reset_, &QToolButton::clicked, this, &StageCard::resetWanted);

    line_ = new QWidget;
    auto* row = new QHBoxLayout(line_);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    row->addWidget(switch_);
    row->addWidget(fold_, 1);
    row->addWidget(reset_);
    row->addWidget(steps_);
    row->addWidget(arrow_);
    return line_;
}

int StageCard::lineHeight(const QFontMetrics& text) {
    return std::max({kLine, text.height() + 8, scaledPixels(kArrowSide)});
}

void StageCard::fitLine() {
    if (line_ == nullptr) return;
    line_->setFixedHeight(lineHeight(fold_->fontMetrics()));
    // Where both have no room, the name matters more.
    int room = width();
    for (QLayout* around : {layout(), line_->layout()}) {
        const QMargins margins = around->contentsMargins();
        room -= margins.left() + margins.right();
    }
    for (const QWidget* part : std::initializer_list<const QWidget*>{switch_, reset_, arrow_}) {
        if (!part->isHidden()) room -= part->sizeHint().width() + line_->layout()->spacing();
    }
    const int both =
        fold_->sizeHint().width() + line_->layout()->spacing() + steps_->sizeHint().width();
    const bool hasCount = !steps_->text().isEmpty();
    steps_->setVisible(hasCount && both <= room);
    const QString tip = title_ + '\n' + fold_->accessibleDescription();
    setPlainToolTip(*fold_, hasCount && steps_->isHidden() ? tip + '\n' + steps_->toolTip() : tip);
}

void StageCard::toggle() {
    if (editors_.empty()) return;
    setFolded(!isFolded());
    emit foldedChanged(isFolded());
}

void StageCard::addEditors() {
    auto* column = new QVBoxLayout(body_);
    column->setContentsMargins(0, 0, 0, 8);
    column->setSpacing(4);
    if (stage_ == nullptr) return;
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
        connect(editor, &ParameterEditor::ownKindPicked, this,
                [this, id](const std::string& kind) { emit ownKindEdited(id, kind); });
        connect(editor, &ParameterEditor::resetWanted, this,
                [this, id] { emit parameterResetWanted(id); });
        editors_.push_back(editor);
    }
}

void StageCard::showStage(const level::RecipeStage& stage, const level::OwnKinds& kinds) {
    switch_->setChecked(stage.enabled);
    body_->setEnabled(stage.enabled);
    if (rules_ != nullptr) rules_->showProgram(stage.program);
    for (ParameterEditor* editor : editors_) {
        editor->setValue(document::parameterValue(editor->info(), stage));
        if (editor->info().type != generate::ParameterInfo::Type::OwnKind) continue;
        const auto said = stage.parameters.find(std::string(editor->info().id));
        const auto* id =
            said == stage.parameters.end() ? nullptr : std::get_if<std::string>(&said->second);
        editor->setOwnKind(kinds, id == nullptr ? std::string() : *id);
    }
    showUsedParameters(stage);
    const bool canReset = !stage.parameters.empty();
    if (!canReset && reset_->hasFocus()) fold_->setFocus(Qt::OtherFocusReason);
    reset_->setVisible(canReset);
    fitLine();
    update();
}

void StageCard::showUsedParameters(const level::RecipeStage& stage) {
    for (ParameterEditor* editor : editors_) {
        editor->setVisible(
            generate::isShown(*stage_, editor->info(), [&](const generate::ParameterInfo& info) {
                return document::parameterValue(info, stage);
            }));
    }
}

void StageCard::setProblems(std::vector<Problem> problems) {
    recipeProblems_ = std::move(problems);
    showProblems();
}

void StageCard::setOutcome(std::vector<Problem> problems) {
    outcome_ = std::move(problems);
    showProblems();
}

void StageCard::showProblems() {
    while (QLayoutItem* item = problems_->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    std::vector<Problem> all = recipeProblems_;
    for (const Problem& problem : outcome_) {
        // A recipe that cannot run also fails with its first problem.
        const bool known = std::ranges::any_of(recipeProblems_, [&](const Problem& other) {
            return other.text == problem.text && other.place == problem.place;
        });
        if (!known) all.push_back(problem);
    }
    for (Problem& problem : all) {
        for (const ParameterEditor* editor : editors_) {
            if (problem.place.ends_with(", " + std::string(editor->info().id))) {
                problem.text = stageText(editor->info().title).toStdString() + ": " + problem.text;
            }
        }
        auto* label = new ProblemLabel;
        problems_->addWidget(label);
        label->showProblem(problem);
        connect(label, &ProblemLabel::cellWanted, this, &StageCard::cellWanted);
    }
}

QStringList StageCard::problemTexts() const {
    QStringList texts;
    for (int i = 0; i < problems_->count(); ++i) {
        texts << static_cast<ProblemLabel*>(problems_->itemAt(i)->widget())->text();
    }
    return texts;
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
    body_->setVisible(!folded && !editors_.empty());
    arrow_->setVisible(!editors_.empty());
    if (editors_.empty()) {
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
    if (isRunning_) {
        painter.setPen(QPen(colour, 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), kRadius - 1, kRadius - 1);
    }
    painter.setClipRect(0, 0, isRunning_ ? 2 * kBar : kBar, height());
    painter.fillPath(card, colour);
}

}  // namespace mazeloom::widgets
