// SPDX-License-Identifier: MIT
// The inputs of a search for seeds: the range of seeds, the number of hits wanted, and the button
// that starts and stops the search.
#pragma once

#include <cstdint>
#include <optional>

#include <QWidget>

#include "core/analyse/survey/seed_ranges.h"

class QLineEdit;
class QPushButton;
class QSpinBox;

namespace mazeloom::widgets {

class SearchBar final : public QWidget {
    Q_OBJECT

  public:
    explicit SearchBar(QWidget* parent = nullptr);

    QLineEdit* firstLine() const { return first_; }
    QLineEdit* lastLine() const { return last_; }
    QSpinBox* countBox() const { return count_; }
    QPushButton* button() const { return button_; }

    /// Returns the range of seeds to search; nullopt if the input is invalid.
    std::optional<analyse::SeedRange> seeds() const;
    std::uint64_t count() const;

    /// Sets whether a search is running. While it is, the button stops the search.
    void setSearching(bool isSearching);
    /// Sets the reason why a search cannot start; empty if a search can start.
    void setObstacle(const QString& why);

  signals:
    void changed();
    void begun();
    void stopped();

  private:
    void check();
    void showButton();

    QLineEdit* first_;
    QLineEdit* last_;
    QSpinBox* count_;
    QPushButton* button_;
    QString obstacle_;
    bool isSearching_ = false;
};

}  // namespace mazeloom::widgets
