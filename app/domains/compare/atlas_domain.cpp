// SPDX-License-Identifier: MIT
#include "app/domains/compare/atlas_domain.h"

#include <array>
#include <utility>

#include <QAction>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMainWindow>
#include <QSettings>

#include "app/actions/action_registry.h"
#include "app/dialogs/export_questions.h"
#include "app/dialogs/last_folder.h"
#include "app/domains/parts/panels.h"
#include "app/domains/parts/window_events.h"
#include "app/domains/parts/window_parts.h"
#include "app/workspace/workspace.h"
#include "core/analyse/survey/survey_file.h"
#include "core/files/file_system.h"
#include "core/files/replace.h"
#include "widgets/atlas/atlas_panel.h"
#include "widgets/atlas/survey_dialog.h"
#include "widgets/document/lookup.h"
#include "widgets/document/pack_document.h"
#include "widgets/qstring.h"
#include "widgets/text/message_box.h"
#include "widgets/tools/tool_box.h"
#include "widgets/workbench/middle_pages.h"
#include "widgets/workbench/workbench.h"

namespace mazeloom::app {

using widgets::AtlasPanel;
using widgets::PackDocument;

namespace {

/// Returns the name of the setting that stores the choices of the last survey of a level with this
/// ruleset.
QString choiceKey(level::Ruleset ruleset) {
    return ruleset == level::Ruleset::Temple ? QStringLiteral("atlas/temple")
                                             : QStringLiteral("atlas/descent");
}

struct AtlasFormat {
    AtlasPanel::Format format;
    const char* ending;
    const char* title;
};

// The first one is the default.
constexpr std::array kAtlasFormats{
    AtlasFormat{AtlasPanel::Format::Png, ".png",
                QT_TRANSLATE_NOOP("mazeloom::app::AtlasDomain", "PNG picture of the chart")},
    AtlasFormat{AtlasPanel::Format::Svg, ".svg",
                QT_TRANSLATE_NOOP("mazeloom::app::AtlasDomain", "SVG picture of the chart")},
    AtlasFormat{AtlasPanel::Format::Csv, ".csv",
                QT_TRANSLATE_NOOP("mazeloom::app::AtlasDomain", "Table of the numbers")},
    AtlasFormat{AtlasPanel::Format::Survey, ".json",
                QT_TRANSLATE_NOOP("mazeloom::app::AtlasDomain", "The whole survey")},
};

}  // namespace

AtlasDomain::AtlasDomain(const WindowParts& parts)
    : QObject(&parts.window),
      workspace_(parts.workspace),
      events_(parts.events),
      workbench_(parts.workbench),
      window_(&parts.window),
      survey_(parts.actions.add(
          this, {.id = "generate.survey",
                 .text = tr("&Survey…"),
                 .icon = "atlas",
                 .tip = tr("Measure many seeds of the level, and show how often each value occurs"),
                 .menu = MenuGroup::Compare,
                 .triggered = [this] { askForSurvey(); }})),
      open_(parts.actions.add(this, {.id = "generate.open-survey",
                                     .text = tr("&Open survey…"),
                                     .icon = "open",
                                     .tip = tr("Show a survey from a file in the Atlas"),
                                     .menu = MenuGroup::Compare,
                                     .triggered = [this] { openSurvey(); }})),
      export_(parts.actions.add(this,
                                {.id = "file.export-atlas",
                                 .text = tr("Export atlas…"),
                                 .icon = "save",
                                 .tip = tr("Write the chart as PNG or SVG, its numbers as a table, "
                                           "or the whole survey"),
                                 .menu = MenuGroup::SavePack,
                                 .triggered = [this] { exportShown(); }})),
      panel_(new AtlasPanel(parts.toolBox.context(), MAZELOOM_VERSION,
                            {.survey = survey_, .open = open_, .save = export_})) {
    connect(panel_, &AtlasPanel::told, &events_, &WindowEvents::told);
    connect(panel_, &AtlasPanel::levelWanted, this, [this] { workbench_.pages().showWork(); });
    connect(panel_, &AtlasPanel::changed, this, &AtlasDomain::update);
    parts.panels.add({.id = "atlas",
                      .title = tr("Atlas"),
                      .picture = "atlas",
                      .widget = panel_,
                      .place = widgets::PanelPlace::Middle,
                      .isOpen = false,
                      .page = "atlas"});
    connect(&workspace_, &Workspace::currentChanged, this, &AtlasDomain::update);
    connect(&workspace_, &Workspace::documentAdded, this, [this](PackDocument* document) {
        connect(document, &PackDocument::currentLevelChanged, this, &AtlasDomain::update);
    });
    update();
}

void AtlasDomain::askForSurvey() {
    const PackDocument* document = workspace_.current();
    const auto request = widgets::generationRequest(*document);
    if (!request) return;
    QSettings settings;
    const QString key = choiceKey(request->level->ruleset);
    widgets::SurveyDialog dialog(*request, widgets::titleOf(*request->level),
                                 settings.value(key).toString(), window_);
    if (dialog.exec() != QDialog::Accepted) return;
    settings.setValue(key, dialog.choice());
    workbench_.show(QStringLiteral("atlas"));
    panel_->run(dialog.plan());
}

void AtlasDomain::openSurvey() {
    const QString file = QFileDialog::getOpenFileName(
        window_, tr("Open survey"), lastFolder(kExportFolder), tr("Surveys (*.json)"));
    if (file.isEmpty()) return;
    keepFolder(kExportFolder, QFileInfo(file).absolutePath());
    files::DiskFiles disk;
    auto survey = analyse::readSurveyFile(QFile::encodeName(file).toStdString(), disk);
    if (!survey) return tellNotRead(window_, survey.error());
    if (!*survey) return;
    workbench_.show(QStringLiteral("atlas"));
    panel_->add(std::move(**survey), QFileInfo(file).completeBaseName());
}

void AtlasDomain::exportShown() {
    QStringList filters;
    for (const AtlasFormat& one : kAtlasFormats) {
        if (panel_->has(one.format))
            filters << QStringLiteral("%1 (*%2)").arg(tr(one.title), QLatin1String(one.ending));
    }
    QString chosen = filters.value(0);
    QString file = QFileDialog::getSaveFileName(
        window_, tr("Atlas"), QDir(lastFolder(kExportFolder)).filePath(panel_->fileName()),
        filters.join(QStringLiteral(";;")), &chosen);
    if (file.isEmpty()) return;
    keepFolder(kExportFolder, QFileInfo(file).absolutePath());
    // The file extension determines the format. If the extension is unknown, the filter that the
    // user chose in the dialog determines the format.
    const AtlasFormat* format = nullptr;
    for (const AtlasFormat& one : kAtlasFormats) {
        if (file.endsWith(QLatin1String(one.ending), Qt::CaseInsensitive)) format = &one;
    }
    for (const AtlasFormat& one : kAtlasFormats) {
        if (format != nullptr || !chosen.endsWith(QStringLiteral("(*%1)").arg(one.ending)))
            continue;
        format = &one;
        file += QLatin1String(one.ending);
    }
    if (format == nullptr || !panel_->has(format->format)) return;
    files::DiskFiles disk;
    if (const auto error = files::replace(QFile::encodeName(file).toStdString(),
                                          panel_->written(format->format), disk)) {
        Problem problem;
        problem.text = error.message();
        problem.file = QDir::toNativeSeparators(file).toStdString();
        return tellNotWritten(window_, tr("Atlas"), problem);
    }
    emit events_.told(tr("Exported to %1").arg(QDir::toNativeSeparators(file)));
}

void AtlasDomain::update() {
    const PackDocument* document = workspace_.current();
    survey_->setEnabled(document != nullptr && widgets::currentLevel(*document) != nullptr);
    export_->setEnabled(panel_->has(AtlasPanel::Format::Png));
}

}  // namespace mazeloom::app
