// SPDX-License-Identifier: MIT
// A list whose rows are made when a view asks for them: filling it takes the same time for one row
// as for half a million.
#pragma once

#include <functional>

#include <QAbstractListModel>

namespace mazeloom::widgets {

class RowsModel final : public QAbstractListModel {
    Q_OBJECT

  public:
    /// What a row, from 0, has for a role of Qt's item models. Asked only for rows that are there.
    using DataOf = std::function<QVariant(int row, int role)>;
    /// Takes the mark that the user sets or removes.
    using Mark = std::function<void(int row, bool isMarked)>;

    explicit RowsModel(DataOf dataOf, QObject* parent = nullptr);

    /// The rows can be marked from now on; DataOf answers for Qt::CheckStateRole.
    void setMarkable(Mark mark);
    /// There are other rows now, so many. Takes constant time.
    void reset(int count);
    /// All rows may look otherwise.
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
