// SPDX-License-Identifier: MIT
// Small pictures in rows, of which one is chosen: tiles, and shapes with their tiles. Pictures are
// shown as they are, also the chosen one, which a frame tells.
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
        QString text;  ///< what it is, for tool tips and screen readers
    };

    explicit PictureList(QWidget* parent = nullptr);

    /// All in the place of those that there are, without telling of another choice.
    void setEntries(const std::vector<Entry>& entries, int current);

  signals:
    /// Another one was chosen by the user.
    void chosen(int row);
    /// Delete was pressed on the one that is chosen, or another was clicked with the right button.
    void removeWanted(int row);

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
};

}  // namespace mazeloom::widgets
