// SPDX-License-Identifier: MIT
// The floors of a pack's dungeon that a designer made: at which depth stands which level, and what
// all others are made from.
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

    /// Shows what the document has now; null shows nothing.
    void showFloors(PackDocument* document);

  signals:
    /// Wants a level that can be a floor.
    void levelWanted();
    /// Wants a level shown.
    void shown(const QString& level);
    /// What was asked for cannot be: why, and what to change.
    void refused(const QString& why);

  private:
    /// A floor; while its depth changes it is the same row, so that it can be spun past others.
    struct Row {
        int depth = 0;
        QWidget* widget = nullptr;
        QSpinBox* input = nullptr;
        QComboBox* level = nullptr;
        Gesture gesture = newGesture();
    };

    /// The row of a depth among `rows`, else one that no floor needs; null when there is none.
    std::unique_ptr<Row> takeRow(std::vector<std::unique_ptr<Row>>& rows, int depth) const;
    static void dismiss(const Row& row);
    std::unique_ptr<Row> makeRow();
    void fill(QComboBox& box, const std::string& chosen) const;
    void add();
    void remove(Row& row);
    void setDepth(Row& row, int to);
    void setLevel(Row& row);
    void setOthers();
    /// Says by the input why its value was not taken, and shows what there is.
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
