// SPDX-License-Identifier: MIT
// The actions that match a query, the best match first. Disabled actions come last.
#pragma once

#include <vector>

#include <QAbstractListModel>
#include <QPointer>
#include <QStringList>

#include "app/actions/menu_places.h"
#include "app/search/search_hit.h"

namespace mazeloom::app {

class SearchModel : public QAbstractListModel {
    Q_OBJECT

  public:
    enum Role {
        PathRole = Qt::UserRole,
        ShortcutRole,
        TipRole,      ///< the action's effect, and a note if it is disabled
        EnabledRole,  ///< bool
        CheckedRole,  ///< bool
        PlacesRole,   ///< QVariantList of int: indices of the matching letters of the title
    };

    using QAbstractListModel::QAbstractListModel;

    /// Replaces all actions. `recent` contains the ids of the actions used last, the latest first.
    /// Among equally good matches, recent actions come first.
    void setActions(const std::vector<MenuPlace>& places, const QStringList& recent);
    void setQuery(const QString& query);
    /// Returns the action of a row; null if it no longer exists.
    QAction* actionAt(const QModelIndex& index) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

  private:
    struct Entry {
        QPointer<QAction> action;
        SearchText text;
        int recency;  ///< 0 for the action used last; larger values were used longer ago
    };
    struct Row {
        std::size_t entry;
        SearchHit hit;
    };

    std::vector<Entry> entries_;
    QList<Synonyms> synonyms_;
    std::vector<Row> rows_;
};

}  // namespace mazeloom::app
