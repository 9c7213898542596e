// SPDX-License-Identifier: MIT
#include "app/exchange/place_field.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include "app/dialogs/last_folder.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_tip.h"

namespace mazeloom::app {

PlaceField::PlaceField(QWidget* parent)
    : QWidget(parent),
      folder_(new QLineEdit(QDir::toNativeSeparators(lastFolder(kExportFolder)))),
      name_(new QLineEdit),
      ending_(new widgets::PlainLabel) {
    folder_->setAccessibleName(tr("Folder"));
    widgets::setTips(*folder_,
                     tr("The folder to write to; it is created if its parent folder exists"));
    name_->setAccessibleName(tr("File name"));
    widgets::setTips(*name_, tr("The file's name, without its ending"));
    auto* browse = new QPushButton(tr("&Browse…"));
    browse->setAutoDefault(false);
    widgets::setTips(*browse, tr("Choose the folder"));
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addWidget(folder_, 0, 0);
    grid->addWidget(browse, 0, 1);
    grid->addWidget(name_, 1, 0);
    grid->addWidget(ending_, 1, 1);
    connect(browse, &QPushButton::clicked, this, &PlaceField::browse);
    connect(folder_, &QLineEdit::textChanged, this, &PlaceField::changed);
    connect(name_, &QLineEdit::textEdited, this, [this] {
        isNamed_ = !name_->text().isEmpty();
        emit changed();
    });
}

void PlaceField::setName(const QString& name, const QString& ending) {
    name_->setVisible(!name.isEmpty());
    ending_->setVisible(!name.isEmpty());
    ending_->setText(ending.isEmpty() ? QString() : u'.' + ending);
    if (!isNamed_) name_->setText(name);
}

QString PlaceField::folder() const {
    return QDir::fromNativeSeparators(folder_->text().trimmed());
}

QString PlaceField::fileName() const {
    const QString name = name_->text().trimmed();
    return name.endsWith(ending_->text(), Qt::CaseInsensitive) ? name : name + ending_->text();
}

exchange::WritePlace PlaceField::place() const {
    const bool isFolder = name_->isHidden();
    const QString path = isFolder ? folder() : QDir(folder()).filePath(fileName());
    return {QFile::encodeName(path).toStdString(), isFolder};
}

QString PlaceField::flaw() const {
    const QFileInfo folder(this->folder());
    if (folder_->text().trimmed().isEmpty()) return tr("Enter the folder to write to.");
    if (folder.isRelative()) return tr("Enter the folder's full path, or choose it with Browse.");
    if (folder.exists() && !folder.isDir()) return tr("This is a file: enter a folder.");
    if (!folder.exists() && !folder.dir().exists())
        return tr("Neither this folder nor its parent folder exists.");
    if (name_->isHidden()) return {};
    const QString name = name_->text().trimmed();
    if (name.isEmpty()) return tr("Give the file a name.");
    if (name.contains(u'/') || name.contains(QChar(u'\0'))) return tr("A name cannot contain /.");
    // A target without a file extension is a folder of files; this folder may exist already.
    if (!ending_->text().isEmpty() && QFileInfo(QDir(this->folder()).filePath(fileName())).isDir())
        return tr("A folder has this name: choose another.");
    return {};
}

void PlaceField::browse() {
    const QString chosen =
        QFileDialog::getExistingDirectory(window(), tr("Choose a folder"), folder());
    if (!chosen.isEmpty()) folder_->setText(QDir::toNativeSeparators(chosen));
}

}  // namespace mazeloom::app
