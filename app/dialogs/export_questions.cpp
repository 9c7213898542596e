// SPDX-License-Identifier: MIT
#include "app/dialogs/export_questions.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QPushButton>

#include "app/dialogs/last_folder.h"
#include "widgets/exchange/packs/pack_export.h"
#include "widgets/problems/problem_text.h"
#include "widgets/qstring.h"
#include "widgets/text/message_box.h"

namespace mazeloom::app {

namespace {

constexpr qsizetype kMostProblems = 8;

struct ExportQuestions {
    Q_DECLARE_TR_FUNCTIONS(mazeloom::app::ExportQuestions)
};

}  // namespace

QString askForArchive(QWidget* window, const QString& title) {
    QFileDialog dialog(window, ExportQuestions::tr("Export “%1”").arg(title),
                       lastFolder(kExportFolder), ExportQuestions::tr("Level packs (*.mazepack)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QString(widgets::kArchiveSuffix).mid(1));
    dialog.selectFile(widgets::exportName(title));
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty()) return {};
    const QString file = dialog.selectedFiles().front();
    keepFolder(kExportFolder, QFileInfo(file).absolutePath());
    return file;
}

bool tellWhyNotExported(QWidget* window, const QString& title, const QStringList& problems) {
    widgets::MessageBox box(window);
    box.setIcon(widgets::MessageBox::Warning);
    box.setWindowTitle(ExportQuestions::tr("Not exported"));
    box.setText(ExportQuestions::tr("“%1” has %n error(s): nothing was exported.", nullptr,
                                    static_cast<int>(problems.size()))
                    .arg(title));
    QStringList lines = problems.mid(0, kMostProblems);
    if (problems.size() > kMostProblems) {
        lines << ExportQuestions::tr("… and %n more", nullptr,
                                     static_cast<int>(problems.size() - kMostProblems));
    }
    box.setInformativeText(lines.join('\n'));
    const auto* show =
        box.addButton(ExportQuestions::tr("Show problems"), widgets::MessageBox::AcceptRole);
    box.setEscapeButton(box.addButton(widgets::MessageBox::Close));
    box.exec();
    return box.clickedButton() == show;
}

void tellNotWritten(QWidget* window, const QString& title, const Problem& problem,
                    const level::Pack* pack) {
    widgets::MessageBox box(window);
    box.setIcon(widgets::MessageBox::Critical);
    box.setWindowTitle(ExportQuestions::tr("Not exported"));
    box.setText(ExportQuestions::tr("“%1” could not be exported.").arg(title));
    box.setInformativeText(
        (pack == nullptr ? widgets::problemLine(problem)
                         : widgets::generationText(problem, pack, nullptr)) +
        "\n\n" +
        ExportQuestions::tr("If the file existed before, it is unchanged. Free space on the disk, "
                            "make the folder writable, or choose another place."));
    box.setStandardButtons(widgets::MessageBox::Close);
    box.exec();
}

void tellNotRead(QWidget* window, const Problem& problem) {
    widgets::MessageBox box(window);
    box.setIcon(widgets::MessageBox::Critical);
    box.setWindowTitle(ExportQuestions::tr("Not opened"));
    box.setText(ExportQuestions::tr("The file could not be opened."));
    box.setInformativeText(widgets::problemLine(problem));
    box.setStandardButtons(widgets::MessageBox::Close);
    box.exec();
}

}  // namespace mazeloom::app
