// SPDX-License-Identifier: MIT
// The designed floors of a pack's dungeon. Lists the depth and the level of each floor, and the
// level from which all other floors are generated.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include <QPointer>
#include <QWidget>

#include "widgets/document/pack_document.h"

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;
class QToolButton;
class QVBoxLayout;

namespace mazeloom::widgets {

class FloorList : public QWidget {
    Q_OBJECT

  public:
    explicit FloorList(QWidget* parent = nullptr);

    /// Shows the document's current floors; null: none.
    void showFloors(PackDocument* document);

  signals:
    /// The user wants to add a level that can be a floor to the pack.
    void levelWanted();
    /// The user wants to see a level.
    void shown(const QString& level);
    /// An input was refused; `why` tells the reason and what to change.
    void refused(const QString& why);

  private:
    /// The row of a floor. When the depth changes, the row stays, so that the user can go on
    /// stepping the depth past the depths of other floors.
    struct Row {
        int depth = 0;
        QWidget* widget = nullptr;
        QSpinBox* input = nullptr;
        QComboBox* level = nullptr;
        Gesture gesture = newGesture();
    };

    /// Removes a row from `rows` for reuse and returns it: the row of this depth, or else a row of
    /// a depth that no longer has a floor. Returns null if there is neither.
    std::unique_ptr<Row> takeRow(std::vector<std::unique_ptr<Row>>& rows, int depth) const;
    static void dismiss(const Row& row);
    std::unique_ptr<Row> makeRow();
    void fill(QComboBox& box, const std::string& chosen) const;
    void add();
    void remove(Row& row);
    void setDepth(Row& row, int to);
    void setLevel(Row& row);
    void setOthers();
    /// Shows the message `why` at the input, and restores the input's value.
    void refuse(QWidget& input, const QString& why);

    QPointer<PackDocument> document_;
    std::vector<std::unique_ptr<Row>> rows_;
    QVBoxLayout* list_;
    QLabel* none_;
    QPushButton* make_;
    QToolButton* add_;
    QComboBox* others_;
    QWidget* othersRow_;
    bool showing_ = false;
};

}  // namespace mazeloom::widgets
