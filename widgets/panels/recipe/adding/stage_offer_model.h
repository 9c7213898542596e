// SPDX-License-Identifier: MIT
// The rows of the list of stages to add: the title of each group, followed by its stages.
#pragma once

#include <QAbstractListModel>

#include "widgets/panels/recipe/adding/stage_offer.h"

namespace mazeloom::widgets {

class StageOfferModel final : public QAbstractListModel {
    Q_OBJECT

  public:
    enum Role {
        SummaryRole = Qt::UserRole,
        NeedsRole,
        HindranceRole,
        StageIdRole,  ///< empty for a group's title
    };

    using QAbstractListModel::QAbstractListModel;

    void setOffers(std::vector<StageOffer> offers);
    void setQuery(const QString& query);
    /// Returns the row to select first: the first stage whose title begins with the query, else the
    /// first stage that fits, else the first stage; invalid if there is no stage.
    QModelIndex best() const;
    const StageOffer* offerAt(const QModelIndex& index) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

  private:
    struct Row {
        StageGroup group;
        std::optional<StageOffer> offer;  ///< nullopt: the group's title
    };

    std::vector<StageOffer> offers_;
    std::vector<Row> rows_;
    QString query_;
};

}  // namespace mazeloom::widgets
