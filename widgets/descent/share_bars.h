// SPDX-License-Identifier: MIT
// How often each kind of monster is met at one depth, as bars.
#pragma once

#include <QWidget>

#include "core/level/descent.h"

namespace mazeloom::widgets {

class ShareBars : public QWidget {
    Q_OBJECT

  public:
    explicit ShareBars(QWidget* parent = nullptr);

    void show(const level::DescentTables& tables, int depth);
    /// What a bar tells, "33.3 %"; a dash where the kind does not live so high up.
    QString textOf(std::size_t monster) const;

    QSize sizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    std::array<int, level::kMonsterKinds.size()> shares_{};  ///< thousandths
};

}  // namespace mazeloom::widgets
