// SPDX-License-Identifier: MIT
// Lists the levels of a pack without a campaign; each can be played on its own.
#pragma once

#include <QStringList>

#include "widgets/play/full/full_page.h"

class QListWidget;

namespace mazeloom::widgets {

class LevelListPage : public FullPage {
    Q_OBJECT

  public:
    explicit LevelListPage(QWidget* parent = nullptr);

    /// Sets the texts that name the levels; keeps the selection.
    void setLevels(const QStringList& levels);

    void takeFocus() override;
    QString hint() const override;

  signals:
    /// `level` is the index in the list.
    void playWanted(int level);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QListWidget* list_;
};

}  // namespace mazeloom::widgets
