// SPDX-License-Identifier: MIT
// Which levels of a pack: a list with a mark before each, and one that marks all or none.
#pragma once

#include <vector>

#include <QWidget>

#include "core/level/level.h"

class QCheckBox;
class QListWidget;

namespace mazeloom::app {

class LevelChecks : public QWidget {
    Q_OBJECT

  public:
    /// `current` is marked; all where there is no level of that id.
    LevelChecks(const level::Pack& pack, const QString& current, QWidget* parent = nullptr);

    /// Places of the marked levels in the pack.
    std::vector<std::size_t> chosen() const;
    /// The level to look at: that of the list's current row.
    std::size_t shown() const;

  signals:
    void chosenChanged();
    void shownChanged();

  private:
    void markAll();
    void lookAtAll();

    QCheckBox* all_;
    QListWidget* list_;
};

}  // namespace mazeloom::app
