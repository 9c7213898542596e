// SPDX-License-Identifier: MIT
// The ranges of depths of a pack's dungeon. A range has a level, from which the dungeon draws
// floors, a first and last depth, a weight, and a growth from floor to floor.
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include <QPointer>
#include <QWidget>

#include "widgets/document/pack_document.h"

class QComboBox;
class QLabel;
class QSpinBox;
class QToolButton;
class QVBoxLayout;

namespace mazeloom::widgets {

class RangeList : public QWidget {
    Q_OBJECT

  public:
    explicit RangeList(QWidget* parent = nullptr);

    /// Shows the document's current ranges; null: none.
    void showRanges(PackDocument* document);

  signals:
    /// The user wants to see a level.
    void shown(const QString& level);

  private:
    struct Row {
        QWidget* widget = nullptr;
        QSpinBox* from = nullptr;
        QSpinBox* to = nullptr;  ///< 0 means no end
        QComboBox* level = nullptr;
        QSpinBox* weight = nullptr;
        QSpinBox* growth = nullptr;
        Gesture gesture = newGesture();
    };

    std::unique_ptr<Row> makeRow();
    QSpinBox* makeInput(Row& row, const QString& name, const QString& help, int least, int most);
    void show(Row& row, const level::FloorRange& range);
    std::size_t placeOf(const Row& row) const;
    void add();
    void remove(const Row& row);
    /// Changes the range to the values of the row's inputs.
    void change(Row& row);

    QPointer<PackDocument> document_;
    std::vector<std::unique_ptr<Row>> rows_;
    QVBoxLayout* list_;
    QLabel* none_;
    QToolButton* add_;
    bool showing_ = false;
};

}  // namespace mazeloom::widgets
