// SPDX-License-Identifier: MIT
// The levels of a pack without a campaign, to be played one by one.
#pragma once

#include <QStringList>

#include "widgets/play/full/full_page.h"

class QListWidget;

namespace mazeloom::widgets {

class LevelListPage : public FullPage {
    Q_OBJECT

  public:
    explicit LevelListPage(QWidget* parent = nullptr);

    /// Each in words; the chosen one stays.
    void setLevels(const QStringList& levels);

    void takeFocus() override;
    QString hint() const override;

  signals:
    /// The place in the list.
    void playWanted(int level);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QListWidget* list_;
};

}  // namespace mazeloom::widgets
