// SPDX-License-Identifier: MIT
// A list of a survey's measures, each with its least and greatest value and small bars; one is
// selected.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include <QListView>
#include <QString>

#include "widgets/atlas/atlas_page.h"

class QStandardItemModel;

namespace mazeloom::widgets {

class SurveyMeasures final : public QListView {
    Q_OBJECT

  public:
    enum Role {
        ChartRole = Qt::UserRole,  ///< a shared SparkChart
        DiffersRole,               ///< from the outline's survey, by more than chance
    };

    explicit SurveyMeasures(QWidget* parent = nullptr);

    /// Keeps the selection if the measure still exists.
    void show(const ShownSurveys& shown);
    /// Returns the selected measure's index in the survey; nullopt without a survey.
    std::optional<std::size_t> chosen() const;
    void choose(std::size_t place);

  signals:
    void chosenChanged();

  protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

  private:
    QStandardItemModel* model_;
    std::vector<std::string> measures_;  ///< their ids
    bool isFilling_ = false;
};

}  // namespace mazeloom::widgets
