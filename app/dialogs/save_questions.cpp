// SPDX-License-Identifier: MIT
#include "app/dialogs/save_questions.h"

#include <QCoreApplication>
#include <QDir>
#include <QPushButton>

#include "widgets/problems/problem_text.h"
#include "widgets/text/message_box.h"

namespace mazeloom::app {

namespace {

constexpr std::size_t kMostFailures = 5;
constexpr qsizetype kMostFiles = 8;

struct SaveQuestions {
    Q_DECLARE_TR_FUNCTIONS(mazeloom::app::SaveQuestions)
};

bool confirmed(widgets::MessageBox& box, const QString& yes) {
    auto* accept = box.addButton(yes, widgets::MessageBox::AcceptRole);
    auto* cancel = box.addButton(widgets::MessageBox::Cancel);
    box.setDefaultButton(cancel);
    box.exec();
    return box.clickedButton() == accept;
}

}  // namespace

QString linesOf(const std::vector<Problem>& problems) {
    QStringList lines;
    for (std::size_t i = 0; i < problems.size() && i < kMostFailures; ++i)
        lines << widgets::problemLine(problems[i]);
    if (problems.size() > kMostFailures) {
        lines << SaveQuestions::tr("… and %n more", nullptr,
                                   static_cast<int>(problems.size() - kMostFailures));
    }
    return lines.join('\n');
}

Unsaved askAboutUnsaved(QWidget* window, const QStringList& titles) {
    widgets::MessageBox box(window);
    box.setIcon(widgets::MessageBox::Warning);
    box.setWindowTitle(SaveQuestions::tr("Unsaved changes"));
    box.setText(titles.size() == 1
                    ? SaveQuestions::tr("Save the changes to “%1”?").arg(titles.front())
                    : SaveQuestions::tr("Save the changes to %n packs?", nullptr,
                                        static_cast<int>(titles.size())));
    QString more = SaveQuestions::tr("Unsaved changes will be lost.");
    if (titles.size() > 1) more = titles.join('\n') + "\n\n" + more;
    box.setInformativeText(more);
    box.setStandardButtons(widgets::MessageBox::Save | widgets::MessageBox::Discard |
                           widgets::MessageBox::Cancel);
    box.setDefaultButton(widgets::MessageBox::Save);
    switch (box.exec()) {
        case widgets::MessageBox::Save:
            return Unsaved::Save;
        case widgets::MessageBox::Discard:
            return Unsaved::Discard;
        default:
            return Unsaved::Cancel;
    }
}

bool askToReload(QWidget* window, const QString& title) {
    widgets::MessageBox box(window);
    box.setIcon(widgets::MessageBox::Warning);
    box.setWindowTitle(SaveQuestions::tr("Unsaved changes"));
    box.setText(SaveQuestions::tr("Replace the changes made to “%1”?").arg(title));
    box.setInformativeText(
        SaveQuestions::tr("The pack's files are read again as they are. Undo brings your changes "
                          "back as long as the pack is open."));
    return confirmed(box, SaveQuestions::tr("Reload"));
}

void tellNotReloaded(QWidget* window, const QString& title, const std::vector<Problem>& problems) {
    widgets::MessageBox box(window);
    box.setIcon(widgets::MessageBox::Warning);
    box.setWindowTitle(SaveQuestions::tr("Not reloaded"));
    box.setText(
        SaveQuestions::tr("“%1” stays as it is: not all of its files can be read now.").arg(title));
    box.setInformativeText(linesOf(problems) + "\n\n" +
                           SaveQuestions::tr("Fix the files, then reload."));
    box.exec();
}

AfterFailure askAfterFailure(QWidget* window, const QString& title, const pack::SaveError& error) {
    using Reason = pack::SaveError::Reason;
    widgets::MessageBox box(window);
    box.setIcon(widgets::MessageBox::Critical);
    box.setWindowTitle(SaveQuestions::tr("Not saved"));
    QString advice;
    switch (error.reason) {
        case Reason::ChangedOutside:
            box.setText(SaveQuestions::tr(
                            "“%1” was not saved: its files were changed outside of this window.")
                            .arg(title));
            advice = SaveQuestions::tr(
                "“Overwrite” replaces those changes with yours. To keep both, save into another "
                "folder.");
            break;
        case Reason::Disk:
            box.setText(SaveQuestions::tr("“%1” could not be saved.").arg(title));
            advice = SaveQuestions::tr(
                "Nothing is lost: the version saved before is still there. Free space or make the "
                "folder writable and save again, or save into another folder.");
            break;
        case Reason::Pack:
            box.setText(SaveQuestions::tr("“%1” cannot be saved as it is.").arg(title));
            advice = SaveQuestions::tr("Correct what is listed here, then save again.");
            break;
        case Reason::Stopped:
            break;
    }
    box.setInformativeText(linesOf(error.problems) + "\n\n" + advice);
    const QPushButton* overwrite =
        error.reason == Reason::ChangedOutside
            ? box.addButton(SaveQuestions::tr("Overwrite"), widgets::MessageBox::DestructiveRole)
            : nullptr;
    const QPushButton* saveAs =
        error.reason == Reason::Pack
            ? nullptr
            : box.addButton(SaveQuestions::tr("Save as…"), widgets::MessageBox::AcceptRole);
    box.setDefaultButton(box.addButton(widgets::MessageBox::Cancel));
    box.exec();
    if (overwrite != nullptr && box.clickedButton() == overwrite) return AfterFailure::Overwrite;
    if (saveAs != nullptr && box.clickedButton() == saveAs) return AfterFailure::SaveAs;
    return AfterFailure::GiveUp;
}

bool askToReplace(QWidget* window, const QString& folder) {
    widgets::MessageBox box(window);
    box.setIcon(widgets::MessageBox::Warning);
    box.setWindowTitle(SaveQuestions::tr("Save as"));
    box.setText(SaveQuestions::tr("There is a pack in “%1” already. Replace it?")
                    .arg(QDir::toNativeSeparators(folder)));
    box.setInformativeText(
        SaveQuestions::tr("Its levels and rooms will be deleted. Other files stay."));
    return confirmed(box, SaveQuestions::tr("Replace"));
}

bool askToLeaveOut(QWidget* window, const QString& title, const QStringList& files) {
    widgets::MessageBox box(window);
    box.setIcon(widgets::MessageBox::Warning);
    box.setWindowTitle(SaveQuestions::tr("Save as"));
    box.setText(
        SaveQuestions::tr("%n files of “%1” could not be read. The copy will not contain them.",
                          nullptr, static_cast<int>(files.size()))
            .arg(title));
    QStringList lines = files.mid(0, kMostFiles);
    if (files.size() > kMostFiles) {
        lines << SaveQuestions::tr("… and %n more", nullptr,
                                   static_cast<int>(files.size() - kMostFiles));
    }
    box.setInformativeText(lines.join('\n') + "\n\n" +
                           SaveQuestions::tr("They stay unchanged in the pack's present folder. To "
                                             "copy them too, fix them first, then reload."));
    return confirmed(box, SaveQuestions::tr("Save without them"));
}

bool askToReplaceFile(QWidget* window, const QString& file) {
    widgets::MessageBox box(window);
    box.setIcon(widgets::MessageBox::Warning);
    box.setWindowTitle(SaveQuestions::tr("Save as"));
    box.setText(SaveQuestions::tr("There is a file “%1” already. Replace it?")
                    .arg(QDir::toNativeSeparators(file)));
    return confirmed(box, SaveQuestions::tr("Replace"));
}

void tellOccupied(QWidget* window, const QString& folder) {
    widgets::MessageBox box(window);
    box.setIcon(widgets::MessageBox::Information);
    box.setWindowTitle(SaveQuestions::tr("Save as"));
    box.setText(SaveQuestions::tr("“%1” holds other files.").arg(QDir::toNativeSeparators(folder)));
    box.setInformativeText(SaveQuestions::tr("A pack needs a folder of its own."));
    box.exec();
}

}  // namespace mazeloom::app
