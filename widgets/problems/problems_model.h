// SPDX-License-Identifier: MIT
// The item model of a pack's problems: a tree with two levels. The first level has a group for the
// pack and for each sheet; the second has the findings of each group. Texts are made on demand.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include <QAbstractItemModel>

#include "core/check/findings/finding.h"
#include "widgets/document/pack_document.h"

namespace mazeloom::widgets {

class ProblemsModel final : public QAbstractItemModel {
    Q_OBJECT

  public:
    /// The listed problems of a sheet.
    struct Listed {
        std::optional<Sheet> sheet;  ///< nullopt for the pack itself
        std::vector<check::Finding> findings;
    };
    /// Functions that return texts of groups and findings. The model lacks the data for them.
    struct Texts {
        std::function<QString(const Listed& group)> title;
        std::function<QString(const Listed& group, const check::Finding& finding)> place;
    };

    explicit ProblemsModel(Texts texts, QObject* parent = nullptr);

    void setGroups(std::vector<Listed> groups);
    const std::vector<Listed>& groups() const { return groups_; }

    /// Returns the number of all rows: groups and problems.
    int rowsInAll() const { return rows_; }
    QModelIndex indexOfGroup(std::size_t group) const;
    QModelIndex indexOf(std::size_t group, std::size_t finding) const;
    /// Returns the group of a row; null for an invalid index.
    const Listed* groupOf(const QModelIndex& index) const;
    /// Returns the finding of a row; null if the row is not a problem.
    const check::Finding* findingOf(const QModelIndex& index) const;
    /// Returns the problem after a row, or before it if not `forward`; wraps around. For an invalid
    /// index, returns the first or last problem. Returns an invalid index if there are no problems.
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
