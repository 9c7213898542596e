// SPDX-License-Identifier: MIT
// The problems of a pack as a tree of two levels: groups for the pack and its sheets, and their
// findings. Rows are made on demand.
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
        std::optional<Sheet> sheet;  ///< empty: the pack itself
        std::vector<check::Finding> findings;
    };
    /// The texts of groups and findings that the model cannot know.
    struct Texts {
        std::function<QString(const Listed& group)> title;
        std::function<QString(const Listed& group, const check::Finding& finding)> place;
    };

    explicit ProblemsModel(Texts texts, QObject* parent = nullptr);

    void setGroups(std::vector<Listed> groups);
    const std::vector<Listed>& groups() const { return groups_; }

    /// The number of groups and problems together.
    int rowsInAll() const { return rows_; }
    QModelIndex indexOfGroup(std::size_t group) const;
    QModelIndex indexOf(std::size_t group, std::size_t finding) const;
    /// Returns null for an invalid index.
    const Listed* groupOf(const QModelIndex& index) const;
    /// Returns null if the index is not a problem.
    const check::Finding* findingOf(const QModelIndex& index) const;
    /// Returns the problem after or before a row, cyclically; without a row, the first or last.
    /// Invalid if there is none.
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
