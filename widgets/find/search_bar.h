// SPDX-License-Identifier: MIT
// Which seeds are looked at, how many are wanted, and the button that begins and ends it.
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

    /// Nothing where no seeds are written.
    std::optional<analyse::SeedRange> seeds() const;
    std::uint64_t count() const;

    /// Whether the button ends what is under way.
    void setSearching(bool isSearching);
    /// Why there is nothing to begin; empty: there is.
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
