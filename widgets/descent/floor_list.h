// SPDX-License-Identifier: MIT
// The designed floors of a pack's dungeon: the depth and the level of each, and the source of all
// other floors.
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
    /// A level that can be a floor is wanted.
    void levelWanted();
    /// The user wants to see a level.
    void shown(const QString& level);
    /// An input was refused; `why` says why and what to change.
    void refused(const QString& why);

  private:
    /// A floor. Its row stays while its depth changes, so that it can be stepped past others.
    struct Row {
        int depth = 0;
        QWidget* widget = nullptr;
        QSpinBox* input = nullptr;
        QComboBox* level = nullptr;
        Gesture gesture = newGesture();
    };

    /// Takes the row of a depth from `rows`, else one that no floor needs; null if none.
    std::unique_ptr<Row> takeRow(std::vector<std::unique_ptr<Row>>& rows, int depth) const;
    static void dismiss(const Row& row);
    std::unique_ptr<Row> makeRow();
    void fill(QComboBox& box, const std::string& chosen) const;
    void add();
    void remove(Row& row);
    void setDepth(Row& row, int to);
    void setLevel(Row& row);
    void setOthers();
    /// Shows a message at the input and restores its value.
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
