// SPDX-License-Identifier: MIT
// The measures of a survey, each with its least, its most and small bars: one is chosen.
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
        DiffersRole,               ///< from the survey that is shown as outline, beyond chance
    };

    explicit SurveyMeasures(QWidget* parent = nullptr);

    /// The chosen one stays chosen where it is still there.
    void show(const ShownSurveys& shown);
    /// Its place among the survey's measures; nothing where there is no survey.
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
