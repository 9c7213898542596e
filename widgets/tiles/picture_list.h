// SPDX-License-Identifier: MIT
// A list of small pictures in rows, from which the user selects one: tiles, or shapes with their
// tiles. The selected picture is marked by a frame, so that its colours stay unchanged.
#pragma once

#include <vector>

#include <QImage>
#include <QListWidget>
#include <QString>

namespace mazeloom::widgets {

class PictureList : public QListWidget {
    Q_OBJECT

  public:
    struct Entry {
        QImage picture;
        QString text;  ///< for tool tips and screen readers
    };

    explicit PictureList(QWidget* parent = nullptr);

    /// Replaces all entries without emitting chosen().
    void setEntries(const std::vector<Entry>& entries, int current);

  signals:
    /// The user selected another picture.
    void chosen(int row);
    /// Delete was pressed on the selected picture, or a picture was right-clicked.
    void removeWanted(int row);

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
};

}  // namespace mazeloom::widgets
