// SPDX-License-Identifier: MIT
// The problems of a pack as a tree of two levels: a group for the pack itself and for each of its
// sheets, and below it what was found there. Rows are made when a view asks for them.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include <QAbstractItemModel>

#include "core/check/rule/finding.h"
#include "widgets/document/pack_document.h"

namespace mazeloom::widgets {

class ProblemsModel final : public QAbstractItemModel {
    Q_OBJECT

  public:
    /// A sheet's problems as they are listed.
    struct Listed {
        std::optional<Sheet> sheet;  ///< nothing: the pack itself
        std::vector<check::Finding> findings;
    };
    /// What a view shows of a group or of one of its problems beside what these say themselves.
    struct Texts {
        std::function<QString(const Listed& group)> title;
        std::function<QString(const Listed& group, const check::Finding& finding)> place;
    };

    explicit ProblemsModel(Texts texts, QObject* parent = nullptr);

    /// Lists these from now on.
    void setGroups(std::vector<Listed> groups);
    const std::vector<Listed>& groups() const { return groups_; }

    /// How many groups and problems there are together.
    int rowsInAll() const { return rows_; }
    QModelIndex indexOfGroup(std::size_t group) const;
    QModelIndex indexOf(std::size_t group, std::size_t finding) const;
    /// Null for what is no row.
    const Listed* groupOf(const QModelIndex& index) const;
    /// Null for what is no problem.
    const check::Finding* findingOf(const QModelIndex& index) const;
    /// The problem after or before a row, round and round; without a row, the first or last. Not
    /// valid where there is none.
    QModelIndex next(const QModelIndex& index, bool forward) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    bool hasChildren(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

  private:
    QVariant findingData(const Listed& group, const check::Finding& finding, int role) const;

    Texts texts_;
    std::vector<Listed> groups_;
    int rows_ = 0;
};

}  // namespace mazeloom::widgets
