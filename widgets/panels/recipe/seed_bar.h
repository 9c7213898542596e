// SPDX-License-Identifier: MIT
// The seed of the current level: typed, drawn anew, walked back and forth, copied.
#pragma once

#include <cstdint>
#include <optional>

#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>
#include <QWidget>

#include "core/document/seed_history.h"
#include "widgets/problems/problem_label.h"

namespace mazeloom::widgets {

class SeedBar : public QWidget {
    Q_OBJECT

  public:
    explicit SeedBar(QWidget* parent = nullptr);
    ~SeedBar() override;

    void showHistory(const document::SeedHistory& history);

    /// A 64-bit unsigned decimal, blanks around it allowed; nothing when it is not one.
    static std::optional<std::uint64_t> parse(const QString& text);

    QLineEdit* line() { return line_; }

  signals:
    /// The user typed or picked a seed.
    void seedPicked(std::uint64_t seed);
    void newSeedWanted();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void takeTyped();
    void checkTyped();
    void fillMenu();

    document::SeedHistory history_;
    QLineEdit* line_;
    QToolButton* draw_;
    QToolButton* previous_;
    QToolButton* next_;
    QToolButton* historyButton_;
    QToolButton* copy_;
    QMenu* menu_;
    QLabel* place_;
    ProblemLabel* problem_;
};

}  // namespace mazeloom::widgets
