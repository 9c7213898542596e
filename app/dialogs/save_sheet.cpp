// SPDX-License-Identifier: MIT
#include "app/dialogs/save_sheet.h"

#include <algorithm>

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/dialogs/last_folder.h"
#include "core/edit/fresh_id.h"
#include "core/pack/json/names.h"
#include "widgets/exchange/packs/pack_export.h"
#include "widgets/panels/elided_label.h"
#include "widgets/text/field_flaw.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_tip.h"

namespace mazeloom::app {

namespace {

QLabel* flawLabel(QWidget* parent) {
    auto* label = new widgets::PlainLabel(parent);
    label->setWordWrap(true);
    label->setVisible(false);
    return label;
}

void setFlaw(QLabel& label, QLineEdit& field, const QString& flaw) {
    label.setText(flaw.isEmpty() ? QString() : QStringLiteral("⚠ ") + flaw);
    label.setVisible(!flaw.isEmpty());
    field.setAccessibleDescription(flaw);
}

/// Returns why `folder` cannot be created or written to; empty if it can.
QString flawOfParent(const QString& folder) {
    if (folder.isEmpty()) return SaveSheet::tr("Choose a folder to keep it in");
    if (QDir::isRelativePath(folder))
        return SaveSheet::tr("Enter the full path, starting with / or ~");
    QFileInfo above(folder);
    while (!above.exists() && above.absolutePath() != above.absoluteFilePath())
        above.setFile(above.absolutePath());
    const QString native = QDir::toNativeSeparators(above.absoluteFilePath());
    if (!above.isDir()) return SaveSheet::tr("%1 is a file, not a folder").arg(native);
    if (!above.isWritable())
        return SaveSheet::tr("%1 cannot be written to: choose another folder").arg(native);
    return {};
}

/// Returns why the pack cannot be saved under this path; empty if it can.
QString flawOfPath(const QString& path, SaveSheet::Kind kind) {
    const QFileInfo info(path);
    if (!info.exists()) return {};
    const QString name = info.fileName();
    if (kind == SaveSheet::Kind::Archive)
        return info.isFile() ? QString()
                             : SaveSheet::tr("There is a folder “%1” already").arg(name);
    if (!info.isDir())
        return SaveSheet::tr("There is a file “%1” already: choose another title").arg(name);
    const QDir dir(path);
    const bool isPack = dir.exists(QString::fromStdString(pack::kPackFile));
    if (isPack || dir.isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot)) return {};
    return SaveSheet::tr(
               "The folder “%1” holds other things already: choose another title or "
               "folder")
        .arg(name);
}

}  // namespace

SaveSheet::SaveSheet(const QString& title, const QString& parent, Kind kind, QWidget* window)
    : QDialog(window),
      title_(new QLineEdit(title)),
      folder_(new QLineEdit(QDir::toNativeSeparators(parent))),
      kind_(new QComboBox),
      titleFlaw_(flawLabel(this)),
      folderFlaw_(flawLabel(this)),
      path_(new widgets::ElidedLabel(this, Qt::ElideMiddle)) {
    setObjectName(QStringLiteral("saveSheet"));
    setWindowTitle(tr("Save pack"));
    title_->setObjectName(QStringLiteral("saveTitle"));
    title_->setAccessibleName(tr("Title"));
    widgets::setPlainToolTip(*title_, tr("The pack's title, in the editor and in games"));
    title_->selectAll();
    folder_->setObjectName(QStringLiteral("saveFolder"));
    folder_->setAccessibleName(tr("Folder"));
    widgets::setPlainToolTip(*folder_, tr("The folder to save in; missing folders are created"));
    kind_->setObjectName(QStringLiteral("saveKind"));
    kind_->addItem(tr("A folder of files, to work on"));
    kind_->addItem(tr("One file (.mazepack), to pass on"));
    kind_->setCurrentIndex(kind == Kind::Archive ? 1 : 0);
    kind_->setAccessibleName(tr("Kind"));
    widgets::setPlainToolTip(*kind_, tr("A folder suits version control; one file suits mail"));
    path_->setObjectName(QStringLiteral("savePath"));
    titleFlaw_->setObjectName(QStringLiteral("saveTitleFlaw"));
    folderFlaw_->setObjectName(QStringLiteral("saveFolderFlaw"));

    auto* browse = new QPushButton(tr("&Browse…"));
    browse->setAutoDefault(false);
    widgets::setPlainToolTip(*browse, tr("Choose an existing folder"));
    auto* where = new QHBoxLayout;
    where->addWidget(folder_, 1);
    where->addWidget(browse);
    auto* form = new QFormLayout(this);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    const auto add = [form](const QString& text, QLineEdit* field, QLayout* row, QLabel* flaw) {
        auto* label = new widgets::PlainLabel(text);
        label->setBuddy(field);
        auto* column = new QVBoxLayout;
        column->setSpacing(4);
        column->addLayout(row);
        column->addWidget(flaw);
        form->addRow(label, column);
    };
    auto* what = new QHBoxLayout;
    what->addWidget(title_);
    add(tr("&Title"), title_, what, titleFlaw_);
    add(tr("&Folder"), folder_, where, folderFlaw_);
    form->addRow(tr("&Kind"), kind_);
    form->addRow(tr("Saved as"), path_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel);
    save_ = buttons->button(QDialogButtonBox::Save);
    form->addRow(buttons);
    connect(browse, &QPushButton::clicked, this, &SaveSheet::browse);
    connect(title_, &QLineEdit::textChanged, this, &SaveSheet::look);
    connect(folder_, &QLineEdit::textChanged, this, &SaveSheet::look);
    connect(kind_, &QComboBox::currentIndexChanged, this, &SaveSheet::look);
    connect(buttons, &QDialogButtonBox::accepted, this, &SaveSheet::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    setMinimumWidth(520);
    look();
}

QString SaveSheet::parentFolder() const {
    QString folder = QDir::fromNativeSeparators(folder_->text().trimmed());
    if (folder == QLatin1String("~") || folder.startsWith(QLatin1String("~/")))
        folder.replace(0, 1, QDir::homePath());
    return folder.isEmpty() ? folder : QDir::cleanPath(folder);
}

SaveSheet::Choice SaveSheet::choice() const {
    Choice choice;
    choice.title = title_->text().trimmed();
    choice.kind = kind_->currentIndex() == 1 ? Kind::Archive : Kind::Folder;
    const QString name =
        choice.kind == Kind::Archive
            ? widgets::exportName(choice.title)
            : QString::fromStdString(edit::freshId(choice.title.toStdString(), "pack",
                                                   [](const std::string&) { return false; }));
    choice.path = QDir(parentFolder()).filePath(name);
    return choice;
}

void SaveSheet::look() {
    const Choice now = choice();
    const QString parentFlaw = flawOfParent(parentFolder());
    QString titleFlaw = widgets::lineFlaw(now.title);
    if (now.title.isEmpty()) {
        titleFlaw = tr("Give the pack a title");
    } else if (titleFlaw.isEmpty() && parentFlaw.isEmpty()) {
        titleFlaw = flawOfPath(now.path, now.kind);
    }
    setFlaw(*titleFlaw_, *title_, titleFlaw);
    setFlaw(*folderFlaw_, *folder_, parentFlaw);
    const bool isGood = titleFlaw.isEmpty() && parentFlaw.isEmpty();
    path_->setText(isGood ? QDir::toNativeSeparators(now.path) : QStringLiteral("–"));
    path_->setAccessibleName(tr("Saved as %1").arg(path_->text()));
    save_->setEnabled(isGood);
    // Make the dialog taller so that the message fits.
    if (isVisible()) resize(width(), std::max(height(), layout()->totalHeightForWidth(width())));
}

void SaveSheet::browse() {
    const QString folder =
        QFileDialog::getExistingDirectory(this, tr("A folder to keep the pack in"), parentFolder());
    if (!folder.isEmpty()) folder_->setText(QDir::toNativeSeparators(folder));
}

void SaveSheet::accept() {
    look();
    if (!save_->isEnabled()) return;
    // Only an attempt shows whether the folder can be created.
    if (!QDir().mkpath(parentFolder())) {
        setFlaw(*folderFlaw_, *folder_, tr("This folder cannot be created"));
        return;
    }
    QDialog::accept();
}

std::optional<SaveSheet::Choice> askWhereToSave(QWidget* window, const QString& title,
                                                SaveSheet::Kind kind) {
    SaveSheet sheet(title, lastFolder(kPackFolder), kind, window);
    if (sheet.exec() != QDialog::Accepted) return {};
    const SaveSheet::Choice choice = sheet.choice();
    keepFolder(kPackFolder, QFileInfo(choice.path).absolutePath());
    return choice;
}

}  // namespace mazeloom::app
