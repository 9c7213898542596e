// SPDX-License-Identifier: MIT
// The steps that changed one cell, as a list of two-line rows.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QAbstractListModel>
#include <QStyledItemDelegate>

#include "core/trace/timeline.h"

namespace mazeloom::widgets {

class TouchModel : public QAbstractListModel {
    Q_OBJECT

  public:
    enum Role { Heading = Qt::UserRole, Change, Sentence, Stage, Current };

    using QAbstractListModel::QAbstractListModel;

    void setTouches(std::shared_ptr<const trace::Trace> trace, grid::Point cell,
                    std::vector<trace::CellTouch> touches);
    const std::vector<trace::CellTouch>& touches() const { return touches_; }
    /// Marks the step that gave the cell its contents after `position` steps.
    void setPosition(trace::StepIndex position);
    /// Returns the number of the listed steps that are among the first `position` steps.
    int countBefore(trace::StepIndex position) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

  private:
    std::shared_ptr<const trace::Trace> trace_;
    grid::Point cell_;
    std::vector<trace::CellTouch> touches_;
    int current_ = -1;
};

class TouchDelegate : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace mazeloom::widgets
