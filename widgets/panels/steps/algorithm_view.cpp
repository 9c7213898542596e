// SPDX-License-Identifier: MIT
#include "widgets/panels/steps/algorithm_view.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

#include "widgets/panels/rules/rule_lines.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_tip.h"
#include "widgets/timeline/names.h"

namespace mazeloom::widgets {

/// One line of an algorithm, with its number and text. When highlighted, it has a bar at its left
/// edge and a tinted ground.
class AlgorithmLine : public QWidget {
  public:
    AlgorithmLine(int number, const QString& text, std::string_view stage)
        : number_(new PlainLabel(QString::number(number))),
          text_(new PlainLabel(text)),
          stage_(stage) {
        number_->setFixedWidth(number_->fontMetrics().horizontalAdvance(QStringLiteral("00")));
        number_->setAlignment(Qt::AlignRight | Qt::AlignTop);
        text_->setWordWrap(true);
        auto* row = new QHBoxLayout(this);
        row->setContentsMargins(8, 4, 4, 4);
        row->setSpacing(8);
        row->addWidget(number_);
        row->addWidget(text_, 1);
        setAccessibleName(QStringLiteral("%1. %2").arg(number).arg(text));
        setLit(false);
    }

    void setLit(bool lit) {
        lit_ = lit;
        // Only the number becomes bold. Bold text would wrap differently and move everything below
        // it.
        QFont bold = number_->font();
        bold.setBold(lit);
        number_->setFont(bold);
        const auto role = lit ? QPalette::Text : QPalette::PlaceholderText;
        number_->setForegroundRole(role);
        text_->setForegroundRole(role);
        setAccessibleDescription(lit ? AlgorithmView::tr("Current line") : QString());
        update();
    }

  protected:
    void paintEvent(QPaintEvent*) override {
        if (!lit_) return;
        QPainter painter(this);
        const QColor colour = stageColour(stage_, *this);
        QColor ground = colour;
        ground.setAlpha(48);
        painter.fillRect(rect(), ground);
        painter.fillRect(0, 0, 4, height(), colour);
    }

  private:
    QLabel* number_;
    QLabel* text_;
    std::string_view stage_;
    bool lit_ = false;
};

AlgorithmView::AlgorithmView(QWidget* parent) : QWidget(parent) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    setAccessibleName(tr("Algorithm"));
    setPlainToolTip(*this, tr("What this stage does, line by line; the current line is marked"));
}

void AlgorithmView::setStage(const generate::Stage* stage, int explanation) {
    qDeleteAll(lines_);
    lines_.clear();
    lit_ = -1;
    shown_ = {};
    if (stage == nullptr) return;
    shown_ = generate::explanationOf(*stage, explanation);
    for (std::string_view text : shown_.algorithm) {
        lines_.push_back(
            new AlgorithmLine(static_cast<int>(lines_.size()) + 1, stageText(text), stage->id));
        layout()->addWidget(lines_.back());
    }
}

void AlgorithmView::setProgram(const generate::Stage& stage,
                               const level::rewriting::Program& program) {
    setStage(nullptr);
    for (const QString& text : ruleLines(program)) {
        lines_.push_back(new AlgorithmLine(static_cast<int>(lines_.size()) + 1, text, stage.id));
        layout()->addWidget(lines_.back());
    }
}

void AlgorithmView::setLit(int line) {
    if (line == lit_) return;
    if (lit_ >= 0) lines_[static_cast<std::size_t>(lit_)]->setLit(false);
    lit_ = line;
    if (lit_ >= 0) lines_[static_cast<std::size_t>(lit_)]->setLit(true);
}

QWidget* AlgorithmView::litLine() const {
    return lit_ < 0 ? nullptr : lines_[static_cast<std::size_t>(lit_)];
}

int AlgorithmView::lineOf(trace::StepKind kind) const {
    const auto step = std::ranges::find(shown_.steps, kind, &generate::StepInfo::kind);
    if (step == shown_.steps.end() || step->line >= static_cast<int>(lines_.size())) return -1;
    return step->line;
}

}  // namespace mazeloom::widgets
