// SPDX-License-Identifier: MIT
// Asks for a pack's title and place in one dialog. Errors are shown beside the field that causes
// them.
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
        Folder,   ///< a folder of files, for editing
        Archive,  ///< a .mazepack file
    };

    struct Choice {
        QString title;
        QString path;  ///< the pack's folder, or the archive; its parent folder exists
        Kind kind = Kind::Folder;
    };

    /// `title` and `parent` are proposals; `parent` is the folder that will contain the pack's
    /// folder.
    SaveSheet(const QString& title, const QString& parent, Kind kind, QWidget* window = nullptr);

    /// Returns the contents of the fields, whether valid or not.
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

/// Asks for the title and the place of a pack, and creates the parent folders. Returns nullopt if
/// the user cancels.
std::optional<SaveSheet::Choice> askWhereToSave(QWidget* window, const QString& title,
                                                SaveSheet::Kind kind);

}  // namespace mazeloom::app
