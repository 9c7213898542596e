// SPDX-License-Identifier: MIT
// Asks what a pack is to be called and where it is to be kept, in one dialog. What cannot be is
// said beside the field that it is about.
#pragma once

#include <optional>

#include <QDialog>
#include <QString>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace mazeloom::app {

class SaveSheet : public QDialog {
    Q_OBJECT

  public:
    enum class Kind {
        Folder,   ///< of files, to be worked on
        Archive,  ///< one .mazepack file
    };

    struct Choice {
        QString title;
        QString path;  ///< the pack's folder, or the archive; what is above it is there
        Kind kind = Kind::Folder;
    };

    /// `title` and `parent`, the folder that the pack's folder is to be in, are proposals.
    SaveSheet(const QString& title, const QString& parent, Kind kind, QWidget* window = nullptr);

    /// What is in the fields, be it good or not.
    Choice choice() const;

    void accept() override;

  private:
    void look();
    void browse();
    QString parentFolder() const;

    QLineEdit* title_;
    QLineEdit* folder_;
    QComboBox* kind_;
    QLabel* titleFlaw_;
    QLabel* folderFlaw_;
    QLabel* path_;
    QPushButton* save_;
};

/// Nothing when the user gave it up. Folders above the pack's own are made.
std::optional<SaveSheet::Choice> askWhereToSave(QWidget* window, const QString& title,
                                                SaveSheet::Kind kind);

}  // namespace mazeloom::app
