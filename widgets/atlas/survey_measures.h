// SPDX-License-Identifier: MIT
// A list of a survey's measures, from which the user selects one. Each row has the measure's least
// and largest value and a small bar chart.
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
        DiffersRole,               ///< whether it differs from the outline by more than chance
    };

    explicit SurveyMeasures(QWidget* parent = nullptr);

    /// Shows the measures of a survey. Keeps the selected measure if the survey has it.
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
    std::vector<std::string> measures_;  ///< ids of the measures
    bool isFilling_ = false;
};

}  // namespace mazeloom::widgets
