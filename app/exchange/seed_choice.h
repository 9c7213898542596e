// SPDX-License-Identifier: MIT
// Choice of seeds for an export: each level's own seed, or every seed of a range for all levels.
#pragma once

#include <optional>

#include <QWidget>

#include "core/exchange/out/level_files.h"

class QLineEdit;
class QRadioButton;

namespace mazeloom::app {

class SeedChoice : public QWidget {
    Q_OBJECT

  public:
    /// Upper bound on the seeds of one export.
    static constexpr std::uint64_t kMost = 10'000;

    explicit SeedChoice(std::uint64_t first, QWidget* parent = nullptr);

    /// Returns the range; nullopt means each level's own seed.
    std::optional<exchange::Seeds> seeds() const;
    /// Returns the error in the range; empty if there is none.
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
