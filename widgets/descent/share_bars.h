// SPDX-License-Identifier: MIT
// A bar chart of the frequency of each kind of monster at one depth.
#pragma once

#include <QWidget>

#include "core/level/descent.h"

namespace mazeloom::widgets {

class ShareBars : public QWidget {
    Q_OBJECT

  public:
    explicit ShareBars(QWidget* parent = nullptr);

    void show(const level::DescentTables& tables, int depth);
    /// Returns the text of a bar's value ("33.3 %"); a dash if the kind does not occur at this
    /// depth.
    QString textOf(std::size_t monster) const;

    QSize sizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    std::array<int, level::kMonsterKinds.size()> shares_{};  ///< in thousandths
};

}  // namespace mazeloom::widgets
