// SPDX-License-Identifier: MIT
// The levels that floors of a pack's dungeon are drawn from by ranges of depth: from which depth to
// which, how likely beside others, and how much they grow from floor to floor.
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

    /// Shows what the document has now; null shows nothing.
    void showRanges(PackDocument* document);

  signals:
    /// Wants a level shown.
    void shown(const QString& level);

  private:
    struct Row {
        QWidget* widget = nullptr;
        QSpinBox* from = nullptr;
        QSpinBox* to = nullptr;  ///< 0 stands for no end
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
    /// Takes what the row's inputs say.
    void change(Row& row);

    QPointer<PackDocument> document_;
    std::vector<std::unique_ptr<Row>> rows_;
    QVBoxLayout* list_;
    QLabel* none_;
    QToolButton* add_;
    bool showing_ = false;
};

}  // namespace mazeloom::widgets
