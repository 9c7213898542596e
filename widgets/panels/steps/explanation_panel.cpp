// SPDX-License-Identifier: MIT
#include "widgets/panels/steps/explanation_panel.h"

#include <algorithm>

#include <QVBoxLayout>

#include "core/generate/stages/stages.h"
#include "widgets/panels/steps/algorithm_view.h"
#include "widgets/panels/steps/deduction_bars.h"
#include "widgets/panels/steps/stage_overview.h"
#include "widgets/panels/steps/step_sentence.h"
#include "widgets/scroll/column_area.h"
#include "widgets/scroll/gentle_reveal.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/units.h"
#include "widgets/theme/type.h"
#include "widgets/timeline/names.h"

namespace mazeloom::widgets {

namespace {

/// Number of lines reserved for the sentence, so that its length does not move the widgets below.
constexpr int kSentenceLines = 3;
/// Least distance of the lit line from the edges of the visible part, in pixels.
constexpr int kLitMargin = 4;

QLabel* textLabel() {
    auto* label = new PlainLabel;
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

QString roomsText(const trace::Trace& trace) {
    const auto rooms = std::ranges::count_if(trace.notes, [&](const trace::Note& note) {
        return trace::info(trace.steps[note.step].kind).shows == trace::StepShow::Room;
    });
    return rooms == 0 ? QString()
                      : ExplanationPanel::tr("rooms: %1")
                            .arg(numberText(static_cast<trace::StepIndex>(rooms)));
}

}  // namespace

ExplanationPanel::ExplanationPanel(Player& player, QWidget* parent)
    : PlayerPanel(player, parent),
      title_(new PlainLabel),
      place_(new PlainLabel),
      summary_(textLabel()),
      algorithm_(new AlgorithmView),
      deductions_(new DeductionBars),
      overview_(new StageOverview),
      scroll_(new ColumnArea),
      caption_(new PlainLabel),
      sentence_(textLabel()),
      cell_(textLabel()) {
    setAccessibleName(tr("Explanation"));
    setType(*title_, Type::Title);
    title_->setWordWrap(true);
    place_->setForegroundRole(QPalette::PlaceholderText);
    summary_->setForegroundRole(QPalette::PlaceholderText);
    caption_->setForegroundRole(QPalette::PlaceholderText);
    sentence_->setAccessibleName(tr("The step in words"));
    sentence_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    cell_->setAccessibleName(tr("The cell that was asked about"));
    cell_->setForegroundRole(QPalette::PlaceholderText);
    cell_->hide();

    // The place is below the title, because a long word would not fit beside it in a narrow column.
    auto* head = new QVBoxLayout;
    head->setSpacing(0);
    head->addWidget(title_);
    head->addWidget(place_);

    auto* page = new QWidget;
    auto* text = new QVBoxLayout(page);
    text->setContentsMargins(6, 12, 6, 12);
    text->setSpacing(8);
    text->addLayout(head);
    text->addWidget(summary_);
    text->addWidget(algorithm_);
    text->addWidget(deductions_);
    text->addWidget(overview_);
    text->addStretch(1);
    scroll_->setWidget(page);
    // While a generation plays, the shown stage changes often, which must not move the widgets
    // below the panel.
    scroll_->setNeverShrinks(true);
    scroll_->setAccessibleName(tr("The stage and its algorithm"));

    // The step is explained at the top, because in a low window the end of a column is visible only
    // after scrolling.
    auto* now = new QFrame;
    now->setFrameShape(QFrame::NoFrame);
    now->setAutoFillBackground(true);
    now->setBackgroundRole(QPalette::Base);
    auto* words = new QVBoxLayout(now);
    words->setContentsMargins(8, 8, 4, 8);
    words->setSpacing(4);
    words->addWidget(caption_);
    words->addWidget(sentence_);
    words->addWidget(cell_);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(now);
    layout->addWidget(scroll_, 1);
    reveal_.setSingleShot(true);
    reveal_.setInterval(0);
    connect(&reveal_, &QTimer::timeout, this, &ExplanationPanel::revealLitLine);
    // Only steps scroll. A generation that is replaced by another one must not, because the user
    // is painting then.
    connect(&player, &Player::shownChanged, &reveal_, qOverload<>(&QTimer::start));
    showNothing();
}

void ExplanationPanel::setHeading(const QString& title, const QString& place,
                                  const QString& summary) {
    title_->setText(title);
    place_->setText(place);
    // An empty label would still take up the height of a line.
    place_->setVisible(!place.isEmpty());
    summary_->setText(summary);
}

void ExplanationPanel::setSentence(const QString& caption, const QString& sentence) {
    caption_->setText(caption);
    sentence_->setText(sentence);
    fitSentence();
}

/// Sets the sentence's minimum height. Otherwise a layout with little space would cut off its
/// lines.
void ExplanationPanel::fitSentence() {
    const int usual = kSentenceLines * sentence_->fontMetrics().lineSpacing();
    const QMargins around = sentence_->parentWidget()->layout()->contentsMargins();
    const int wanted = sentence_->heightForWidth(width() - around.left() - around.right());
    sentence_->setMinimumHeight(std::max(usual, wanted));
}

void ExplanationPanel::resizeEvent(QResizeEvent* event) {
    PlayerPanel::resizeEvent(event);
    fitSentence();
}

/// Scrolls to the lit line, as a debugger does. Called when the lines of a new stage are laid out.
void ExplanationPanel::revealLitLine() {
    const QWidget* line = algorithm_->isVisible() ? algorithm_->litLine() : nullptr;
    if (line == nullptr) return;
    revealGently(*line, {this, algorithm_}, kLitMargin);
}

void ExplanationPanel::setCellReason(const QString& reason) {
    cell_->setText(reason);
    cell_->setVisible(!reason.isEmpty());
}

void ExplanationPanel::showList(QWidget* list) {
    algorithm_->setVisible(list == algorithm_);
    if (list != algorithm_) deductions_->hide();
    overview_->setVisible(list == overview_);
}

void ExplanationPanel::takeTimeline() {
    result_.clear();
    deductions_->forget();
    scroll_->forgetHeight();
    const trace::Timeline* timeline = player().timeline();
    overview_->setTrace(timeline != nullptr ? &timeline->trace() : nullptr);
}

void ExplanationPanel::takeMoment() {
    const trace::Timeline* timeline = player().timeline();
    if (player().isAwaiting()) {
        showAwaiting();
    } else if (timeline == nullptr) {
        showNothing();
    } else if (const auto step = player().shownStep(); !step) {
        showStart();
    } else if (*step + 1 == timeline->count() && player().shownPosition() == player().position()) {
        showEnd();
    } else {
        showStage(*timeline->trace().stageOf(*step), *step);
    }
}

void ExplanationPanel::showNothing() {
    setHeading(tr("Nothing to explain yet"), {},
               tr("No level is shown. The generation of a level is explained here, step by "
                  "step."));
    showList(nullptr);
    setSentence({}, {});
}

void ExplanationPanel::showAwaiting() {
    QString text =
        tr("The stages of the recipe are running. When they are finished, each of their "
           "steps is explained here.");
    if (player().timeline() != nullptr)
        text += ' ' + tr("Until then, the canvas shows what was shown before.");
    setHeading(tr("Generating…"), {}, text);
    showList(nullptr);
    setSentence({}, {});
}

void ExplanationPanel::showStart() {
    if (player().count() == 0) {
        showNoSteps();
        return;
    }
    setHeading(tr("Before the first step"), {},
               tr("This is the level as it was painted. These stages will generate the rest:"));
    showList(overview_);
    setSentence({}, tr("Play, or step forward, to watch"));
}

void ExplanationPanel::showNoSteps() {
    QString title = tr("No steps");
    QString why;
    switch (player().madeBy()) {
        case MadeBy::Hand:
            why =
                tr("A room is drawn by hand, and no recipe adds to it. Choose a level to see "
                   "how it is generated.");
            break;
        case MadeBy::FailedRecipe:
            why =
                tr("The recipe failed before its first step. The message above the level says why. "
                   "Fix that, and the level is generated again.");
            break;
        case MadeBy::Sketch:
            title = tr("No steps yet");
            why =
                tr("This is the level as it is painted now. Its steps are recorded as soon as you "
                   "stop painting.");
            break;
        case MadeBy::Cancelled:
            title = tr("Generation cancelled");
            why =
                tr("This is the level as it was painted. Edit it or change its seed to generate "
                   "it; then each step is explained here.");
            break;
        case MadeBy::Recipe:
            why =
                tr("The recipe makes no step: all that is here was painted. Add a stage to it, "
                   "or switch one on.");
            break;
    }
    setHeading(title, {}, why);
    showList(nullptr);
    setSentence({}, {});
}

void ExplanationPanel::showEnd() {
    const trace::StepIndex last = player().count() - 1;
    const bool hasFailed = player().madeBy() == MadeBy::FailedRecipe;
    setHeading(hasFailed ? tr("The recipe failed here") : tr("Finished"), {}, result());
    showList(overview_);
    setSentence(tr("Last step, %1").arg(numberText(player().count())),
                stepSentence(player().timeline()->trace(), last));
}

void ExplanationPanel::showStage(const trace::StageSpan& span, trace::StepIndex step) {
    const trace::Trace& trace = player().timeline()->trace();
    const generate::Stage* stage = generate::findStage(span.stage);
    if (stage_ != span.stage || explained_ != span.explanation || program_ != span.program) {
        stage_ = span.stage;
        explained_ = span.explanation;
        program_ = span.program;
        if (stage != nullptr && program_) {
            algorithm_->setProgram(*stage, *program_);
        } else {
            algorithm_->setStage(stage, span.explanation);
        }
    }
    const auto number = static_cast<int>(&span - trace.stages.data()) + 1;
    setHeading(stageTitle(span.stage), tr("%1 of %2").arg(number).arg(trace.stages.size()),
               stage != nullptr ? stageText(stage->summary) : QString());
    const trace::Step& shown = trace.steps[step];
    const bool isRule = program_ && shown.kind == trace::StepKind::Rewrite;
    const int line = isRule ? static_cast<int>(trace::rewriteRule(shown.detail))
                            : algorithm_->lineOf(shown.kind);
    algorithm_->setLit(line);
    showList(algorithm_);
    deductions_->follow(trace, span, step);
    setSentence(tr("Step %1").arg(numberText(step + 1)), stepSentence(trace, step));
}

const QString& ExplanationPanel::result() {
    if (!result_.isEmpty()) return result_;
    const trace::Timeline& timeline = *player().timeline();
    trace::StepIndex traps = 0;
    trace::StepIndex coins = 0;
    for (level::Cell cell : timeline.cells().storage()) {
        traps += cell.isTrap();
        coins += cell.hasCoin();
    }
    const grid::Size size = timeline.cells().size();
    QStringList parts{tr("%1 × %2 cells").arg(size.width).arg(size.height),
                      tr("steps: %1").arg(numberText(timeline.count()))};
    if (const QString rooms = roomsText(timeline.trace()); !rooms.isEmpty()) parts << rooms;
    if (traps > 0) parts << tr("traps: %1").arg(numberText(traps));
    if (coins > 0) parts << tr("coins: %1").arg(numberText(coins));
    result_ = withUnbrokenUnits(parts.join(QStringLiteral(" · ")));
    return result_;
}

}  // namespace mazeloom::widgets
