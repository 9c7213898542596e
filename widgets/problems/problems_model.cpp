// SPDX-License-Identifier: MIT
#include "widgets/problems/problems_model.h"

#include <utility>

#include "widgets/problems/problem_rows.h"
#include "widgets/problems/problem_text.h"
#include "widgets/problems/problems_panel.h"
#include "widgets/text/tool_tip.h"

namespace mazeloom::widgets {

namespace {

/// Internal id of the rows of groups. The internal id of a problem's row is its group's index plus
/// 1.
constexpr quintptr kGroup = 0;

}  // namespace

ProblemsModel::ProblemsModel(Texts texts, QObject* parent)
    : QAbstractItemModel(parent), texts_(std::move(texts)) {}

void ProblemsModel::setGroups(std::vector<Listed> groups) {
    beginResetModel();
    groups_ = std::move(groups);
    rows_ = static_cast<int>(groups_.size());
    for (const Listed& group : groups_)
        rows_ += static_cast<int>(group.findings.size());
    endResetModel();
}

QModelIndex ProblemsModel::indexOfGroup(std::size_t group) const {
    return createIndex(static_cast<int>(group), 0, kGroup);
}

QModelIndex ProblemsModel::indexOf(std::size_t group, std::size_t finding) const {
    return createIndex(static_cast<int>(finding), 0, static_cast<quintptr>(group) + 1);
}

const ProblemsModel::Listed* ProblemsModel::groupOf(const QModelIndex& index) const {
    if (!index.isValid()) return nullptr;
    const bool isGroup = index.internalId() == kGroup;
    const std::size_t group =
        isGroup ? static_cast<std::size_t>(index.row()) : std::size_t{index.internalId() - 1};
    return group < groups_.size() ? &groups_[group] : nullptr;
}

const check::Finding* ProblemsModel::findingOf(const QModelIndex& index) const {
    const Listed* group = groupOf(index);
    if (group == nullptr || index.internalId() == kGroup) return nullptr;
    const auto place = static_cast<std::size_t>(index.row());
    return place < group->findings.size() ? &group->findings[place] : nullptr;
}

QModelIndex ProblemsModel::next(const QModelIndex& index, bool forward) const {
    if (groups_.empty()) return {};
    // Groups are never empty.
    const auto last = [this](std::size_t group) {
        return indexOf(group, groups_[group].findings.size() - 1);
    };
    const std::size_t count = groups_.size();
    if (findingOf(index) == nullptr) return forward ? indexOf(0, 0) : last(count - 1);
    const std::size_t group = index.internalId() - 1;
    const auto place = static_cast<std::size_t>(index.row());
    if (forward) {
        if (place + 1 < groups_[group].findings.size()) return indexOf(group, place + 1);
        return indexOf((group + 1) % count, 0);
    }
    return place > 0 ? indexOf(group, place - 1) : last((group + count - 1) % count);
}

QModelIndex ProblemsModel::index(int row, int column, const QModelIndex& parent) const {
    if (!hasIndex(row, column, parent)) return {};
    if (!parent.isValid()) return indexOfGroup(static_cast<std::size_t>(row));
    return indexOf(static_cast<std::size_t>(parent.row()), static_cast<std::size_t>(row));
}

QModelIndex ProblemsModel::parent(const QModelIndex& index) const {
    if (!index.isValid() || index.internalId() == kGroup) return {};
    return indexOfGroup(index.internalId() - 1);
}

int ProblemsModel::rowCount(const QModelIndex& parent) const {
    if (!parent.isValid()) return static_cast<int>(groups_.size());
    const Listed* group = groupOf(parent);
    const bool isGroup = parent.internalId() == kGroup;
    return group != nullptr && isGroup ? static_cast<int>(group->findings.size()) : 0;
}

int ProblemsModel::columnCount(const QModelIndex& /*parent*/) const {
    return 1;
}

bool ProblemsModel::hasChildren(const QModelIndex& parent) const {
    return rowCount(parent) > 0;
}

QVariant ProblemsModel::data(const QModelIndex& index, int role) const {
    const Listed* group = groupOf(index);
    if (group == nullptr) return {};
    if (const check::Finding* finding = findingOf(index))
        return findingData(*group, *finding, role);
    switch (role) {
        case Qt::DisplayRole:
            return texts_.title(*group);
        case Qt::ToolTipRole:
            return plainToolTip(texts_.title(*group));
        default:
            return {};
    }
}

QVariant ProblemsModel::findingData(const Listed& group, const check::Finding& finding,
                                    int role) const {
    switch (role) {
        case Qt::DisplayRole:
            return findingText(finding);
        case Qt::ToolTipRole:
            return plainToolTip(findingText(finding));
        case Qt::StatusTipRole:
            return ProblemsPanel::tr(
                "Enter or a click shows where a problem is, Alt+Enter how to fix it");
        case Qt::AccessibleTextRole: {
            //: What a screen reader says of a problem: %1 is its text, %2 its place
            const QString spoken = finding.isError() ? ProblemsPanel::tr("Error: %1 %2")
                                                     : ProblemsPanel::tr("Warning: %1 %2");
            return spoken.arg(findingText(finding), texts_.place(group, finding)).trimmed();
        }
        case ProblemRows::SeverityRole:
            return static_cast<int>(finding.problem.severity);
        case ProblemRows::PlaceRole:
            return texts_.place(group, finding);
        case ProblemRows::FixCountRole:
            return static_cast<int>(finding.fixes.size());
        default:
            return {};
    }
}

Qt::ItemFlags ProblemsModel::flags(const QModelIndex& index) const {
    if (!index.isValid()) return Qt::NoItemFlags;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    flags.setFlag(Qt::ItemNeverHasChildren, findingOf(index) != nullptr);
    return flags;
}

}  // namespace mazeloom::widgets
