// SPDX-License-Identifier: MIT
// From which seeds levels are made: each from its own, or all from each of a range.
#pragma once

#include <optional>

#include <QWidget>

#include "core/doors/out/level_files.h"

class QLineEdit;
class QRadioButton;

namespace mazeloom::app {

class SeedChoice : public QWidget {
    Q_OBJECT

  public:
    /// More seeds are not written at once.
    static constexpr std::uint64_t kMost = 10'000;

    explicit SeedChoice(std::uint64_t first, QWidget* parent = nullptr);

    /// Nothing: each level's own.
    std::optional<doors::Seeds> seeds() const;
    /// What is wrong with the range; empty where all is good.
    QString flaw() const;

  signals:
    void changed();

  private:
    QRadioButton* own_;
    QRadioButton* range_;
    QLineEdit* first_;
    QLineEdit* last_;
};

}  // namespace mazeloom::app
