// SPDX-License-Identifier: MIT
#include "app/window/work_area.h"

#include <QGridLayout>

#include "app/domains/edit/mix_domain.h"
#include "app/domains/edit/tool_domain.h"
#include "app/domains/play/play_domain.h"
#include "widgets/canvas/canvas.h"
#include "widgets/canvas/rulers.h"
#include "widgets/panels/message_bar.h"
#include "widgets/tools/bars/option_row.h"
#include "widgets/tools/bars/options_bar.h"
#include "widgets/tools/bars/tool_strip.h"
#include "widgets/tools/tool_box.h"
#include "widgets/workbench/middle_pages.h"

namespace mazeloom::app {

void addWorkArea(widgets::MiddlePages& pages, const WorkAreaParts& parts) {
    widgets::RuledCanvas* ruled = parts.ruled;
    widgets::EditContext& context = parts.toolBox.context();
    QObject::connect(
        &context.reach(), &widgets::EditReach::selectionChanged, ruled,
        [ruled, &context] { ruled->setSelection(context.reach().selection().bounds()); });
    parts.options.setSymmetries(parts.tools.symmetries());
    parts.options.setMixActions(parts.mix.use(), parts.mix.edit());
    QObject::connect(&parts.mix, &MixDomain::editorWanted, &parts.options,
                     [&pages, &options = parts.options] {
                         pages.showWork();
                         options.editMix();
                     });
    auto* options = new widgets::OptionRow(parts.options);
    const auto showTitle = [options, &tools = parts.tools] { options->setTitle(tools.title()); };
    QObject::connect(&parts.tools, &ToolDomain::hintChanged, options, showTitle);
    showTitle();

    auto* area = new QWidget;
    auto* grid = new QGridLayout(area);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(0);
    grid->addWidget(new widgets::ToolStrip(parts.tools.actions()), 0, 0, 2, 1);
    grid->addWidget(options, 0, 1);
    grid->addWidget(parts.play.split(ruled), 1, 1);
    // Place messages over the upper edge of the level, so that they do not move the cells under the
    // pointer.
    grid->addWidget(parts.message, 1, 1, Qt::AlignTop);
    parts.message->raise();
    grid->setRowStretch(1, 1);
    grid->setColumnStretch(1, 1);
    QWidget* work = parts.play.wrap(area);
    work->setFocusProxy(ruled);
    pages.setWork(work);
    QObject::connect(&parts.play, &PlayDomain::changed, &pages, [&pages, &play = parts.play] {
        if (play.isPlaying()) pages.showWork();
    });
    // After a change of level or pack, show the level.
    QObject::connect(&context, &widgets::EditContext::sheetChanged, &pages,
                     &widgets::MiddlePages::showWork);
}

}  // namespace mazeloom::app
