// SPDX-License-Identifier: MIT
// A list model that computes a row when a view requests it. So filling the model takes constant
// time, whether it has one row or half a million.
#pragma once

#include <functional>

#include <QAbstractListModel>

namespace mazeloom::widgets {

class RowsModel final : public QAbstractListModel {
    Q_OBJECT

  public:
    /// Returns the data of a row, from 0, for a role of Qt's item models. Called for existing rows
    /// only.
    using DataOf = std::function<QVariant(int row, int role)>;
    /// Called when the user sets or removes a row's mark.
    using Mark = std::function<void(int row, bool isMarked)>;

    explicit RowsModel(DataOf dataOf, QObject* parent = nullptr);

    /// Makes the rows markable; DataOf must return the state for Qt::CheckStateRole.
    void setMarkable(Mark mark);
    /// Replaces all rows by `count` new ones. Takes constant time.
    void reset(int count);
    /// Tells views that the data of all rows may have changed.
    void tellAllChanged();

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

  private:
    DataOf dataOf_;
    Mark mark_;
    int count_ = 0;
};

}  // namespace mazeloom::widgets
