// SPDX-License-Identifier: MIT
#include "widgets/panels/steps/stage_overview.h"

#include <QGridLayout>
#include <QPainter>

#include "core/generate/stages/stages.h"
#include "widgets/panels/elided_label.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_tip.h"
#include "widgets/timeline/names.h"

namespace mazeloom::widgets {

namespace {

/// A square in the colour of a stage.
class Chip : public QWidget {
  public:
    explicit Chip(std::string stage) : stage_(std::move(stage)) { setFixedSize(12, 12); }

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(stageColour(stage_, *this));
        painter.drawRoundedRect(rect(), 3, 3);
    }

  private:
    std::string stage_;
};

}  // namespace

StageOverview::StageOverview(QWidget* parent) : QWidget(parent) {
    setAccessibleName(tr("Stages"));
}

void StageOverview::setTrace(const trace::Trace* trace) {
    qDeleteAll(findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
    delete layout();
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(0);
    grid->setColumnStretch(1, 1);
    if (trace == nullptr) return;
    for (const trace::StageSpan& span : trace->stages) {
        const int row = grid->rowCount();
        auto* title = new ElidedLabel;
        title->setText(stageTitle(span.stage));
        auto* steps = new PlainLabel(numberText(span.end - span.first));
        setPlainToolTip(*steps, tr("Steps that this stage made"));
        steps->setAccessibleName(tr("%1: steps").arg(title->text()));
        grid->addWidget(new Chip(span.stage), row, 0, Qt::AlignTop);
        grid->addWidget(title, row, 1);
        grid->addWidget(steps, row, 2, Qt::AlignRight | Qt::AlignTop);
        if (const generate::Stage* stage = generate::findStage(span.stage)) {
            auto* summary = new PlainLabel(stageText(stage->summary));
            summary->setWordWrap(true);
            summary->setForegroundRole(QPalette::PlaceholderText);
            summary->setContentsMargins(0, 0, 0, 8);
            // The summary spans the column of the colour too, because in a narrow panel long words
            // need the width.
            grid->addWidget(summary, row + 1, 0, 1, 3);
        }
    }
}

}  // namespace mazeloom::widgets
