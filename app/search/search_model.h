// SPDX-License-Identifier: MIT
// The actions that fit to what is typed, the best first; what cannot be used now comes last.
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
        TipRole,      ///< what it does, and whether it can be used now
        EnabledRole,  ///< bool
        CheckedRole,  ///< bool
        PlacesRole,   ///< QVariantList of int: the letters of the title that were typed
    };

    using QAbstractListModel::QAbstractListModel;

    /// Takes all actions anew. `recent` are the ids of those used last, the latest first: among
    /// actions that fit equally they come first.
    void setActions(const std::vector<MenuPlace>& places, const QStringList& recent);
    void setQuery(const QString& query);
    /// Null when it is gone.
    QAction* actionAt(const QModelIndex& index) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

  private:
    struct Entry {
        QPointer<QAction> action;
        SearchText text;
        int recency;  ///< 0 for the latest; the larger, the longer ago
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
