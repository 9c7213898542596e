// SPDX-License-Identifier: MIT
#include "app/window/status_line.h"

#include <QMainWindow>
#include <QStatusBar>

#include "app/domains/edit/problems_domain.h"
#include "app/domains/edit/tool_domain.h"
#include "app/domains/play/play_domain.h"
#include "app/domains/view/view_domain.h"
#include "widgets/canvas/canvas.h"
#include "widgets/panels/elided_label.h"
#include "widgets/problems/problem_counts.h"
#include "widgets/text/plain_label.h"
#include "widgets/timeline/player.h"
#include "widgets/tools/tool_box.h"

namespace mazeloom::app {

using widgets::Canvas;

namespace {

constexpr int kNoteTime = 6000;  // ms

}  // namespace

StatusLine::StatusLine(QMainWindow& window, const Sources& sources)
    : QObject(&window),
      sources_(sources),
      hint_(new widgets::ElidedLabel),
      cell_(new widgets::PlainLabel),
      zoom_(new widgets::PlainLabel) {
    hint_->setAccessibleName(tr("What the tool does"));
    hint_->setContentsMargins(8, 0, 0, 0);
    cell_->setAccessibleName(tr("Cell under the pointer or the cell cursor"));
    zoom_->setAccessibleName(tr("Zoom"));
    QStatusBar& bar = *window.statusBar();
    // A long hint is cut off, so that the cell under the pointer is always visible.
    bar.addWidget(hint_, 1);
    bar.addPermanentWidget(cell_);
    bar.addPermanentWidget(zoom_);
    // The counts come last, so that they do not move when the pointer leaves the canvas to reach
    // them.
    bar.addPermanentWidget(sources_.problems.counts());

    // While the bar shows a message, the hint is hidden explicitly: a new layout of the bar would
    // show it.
    connect(&bar, &QStatusBar::messageChanged, hint_,
            [hint = hint_](const QString& message) { hint->setVisible(message.isEmpty()); });
    // `this` is the context of the connections, because sources may still emit signals while the
    // window is destroyed.
    connect(&sources_.tools, &ToolDomain::hintChanged, this, [this] { showHint(); });
    connect(&sources_.toolBox.context(), &widgets::EditContext::sheetChanged, this,
            [this] { showHint(); });
    connect(&sources_.toolBox.context(), &widgets::EditContext::noted, this, &StatusLine::showNote);
    noted_.setSingleShot(true);
    noted_.setInterval(kNoteTime);
    connect(&noted_, &QTimer::timeout, this, [this] { showHint(); });
    const auto showBoth = [this, &bar] {
        const bool isSeen = sources_.play.isEditorSeen();
        // The editor is no longer visible, so a message about the cell under the pointer is
        // outdated.
        if (wasEditorSeen_ && !isSeen) bar.clearMessage();
        wasEditorSeen_ = isSeen;
        showHint();
        showCell();
    };
    connect(&sources_.play, &PlayDomain::changed, this, showBoth);
    connect(&sources_.play, &PlayDomain::moved, this, showBoth);
    connect(&sources_.canvas, &Canvas::cellHovered, this, [this] { showCell(); });
    connect(&sources_.view, &ViewDomain::descriptionsChanged, this, [this] { showCell(); });
    connect(&sources_.canvas, &Canvas::zoomChanged, this, [this] { showZoom(); });
    connect(&sources_.player, &widgets::Player::timelineChanged, this, [this] { showZoom(); });
    showZoom();
}

void StatusLine::showNote(const QString& note) {
    if (note.isEmpty()) return showHint();
    hint_->setText(note);
    noted_.start();
}

void StatusLine::showHint() {
    noted_.stop();
    const bool canEdit = sources_.toolBox.context().canEdit() && sources_.play.isEditorSeen();
    hint_->setText(canEdit ? sources_.tools.hint() : QString());
}

void StatusLine::showCell() {
    const auto cell = sources_.canvas.hoveredCell();
    cell_->setText(cell && sources_.play.isEditorSeen() ? sources_.view.describe(*cell)
                                                        : QString());
}

void StatusLine::showZoom() {
    const double percent = sources_.canvas.zoom() * 100;
    zoom_->setText(sources_.player.timeline() == nullptr
                       ? QString()
                       : tr("%1 %").arg(QString::number(percent, 'g', 3)));
}

}  // namespace mazeloom::app
