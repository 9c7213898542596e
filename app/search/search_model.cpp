// SPDX-License-Identifier: MIT
#include "app/search/search_model.h"

#include <algorithm>
#include <limits>
#include <tuple>

#include <QAction>

#include "app/actions/action_registry.h"
#include "app/search/synonyms.h"

namespace mazeloom::app {

void SearchModel::setActions(const std::vector<MenuPlace>& places, const QStringList& recent) {
    beginResetModel();
    synonyms_ = synonyms();
    rows_.clear();
    entries_.clear();
    for (const MenuPlace& place : places) {
        QAction* action = place.action;
        if (!action->isVisible() || action->text().isEmpty()) continue;
        const qsizetype used = recent.indexOf(ActionRegistry::idOf(action));
        entries_.push_back(
            {action,
             {withoutMnemonic(action->text()), place.path,
              action->shortcut().toString(QKeySequence::NativeText), action->statusTip()},
             used < 0 ? std::numeric_limits<int>::max() : static_cast<int>(used)});
    }
    endResetModel();
    setQuery({});
}

void SearchModel::setQuery(const QString& query) {
    beginResetModel();
    rows_.clear();
    const SearchQuery asked(query, synonyms_);
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        if (entries_[i].action == nullptr) continue;
        if (auto hit = asked.hit(entries_[i].text)) rows_.push_back({i, std::move(*hit)});
    }
    // Weak matches count only if no action matches in a better way.
    const auto isLastHope = [](const Row& row) { return row.hit.isLastHope; };
    if (!std::ranges::all_of(rows_, isLastHope)) std::erase_if(rows_, isLastHope);
    const auto rank = [this](const Row& row) {
        const Entry& entry = entries_[row.entry];
        return std::tuple(!entry.action->isEnabled(), -row.hit.score, entry.recency, row.entry);
    };
    std::ranges::sort(rows_, {}, rank);
    endResetModel();
}

QAction* SearchModel::actionAt(const QModelIndex& index) const {
    if (!index.isValid()) return nullptr;
    return entries_[rows_[static_cast<std::size_t>(index.row())].entry].action;
}

int SearchModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant SearchModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const Row& row = rows_[static_cast<std::size_t>(index.row())];
    const Entry& entry = entries_[row.entry];
    const bool enabled = entry.action != nullptr && entry.action->isEnabled();
    switch (role) {
        case Qt::DisplayRole:
            return entry.text.title;
        case Qt::AccessibleTextRole: {
            QStringList all{entry.text.title, entry.text.path, entry.text.shortcut};
            if (!enabled) all << tr("cannot be used now");
            all.removeAll(QString());
            return all.join(QStringLiteral(", "));
        }
        case PathRole:
            return entry.text.path;
        case ShortcutRole:
            return entry.text.shortcut;
        case TipRole:
            return enabled ? entry.text.tip : tr("Cannot be used now. %1").arg(entry.text.tip);
        case EnabledRole:
            return enabled;
        case CheckedRole:
            return entry.action != nullptr && entry.action->isChecked();
        case PlacesRole: {
            QVariantList places;
            for (const int place : row.hit.places)
                places << place;
            return places;
        }
        default:
            return {};
    }
}

}  // namespace mazeloom::app
