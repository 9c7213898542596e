// SPDX-License-Identifier: MIT
// Shows the last four messages of a descent. The newest is at the bottom, and the brightest.
#pragma once

#include <vector>

#include <QString>
#include <QWidget>

#include "core/play/descent/state/message.h"
#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

class DescentLog : public QWidget {
    Q_OBJECT

  public:
    explicit DescentLog(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void showLog(const play::descent::Log& log);
    void clear();
    /// Returns the messages, one per line.
    QString text() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }

  protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    QColor colourOf(play::descent::MessageId id) const;

    Theme theme_;
    std::vector<play::descent::Message> messages_;
};

}  // namespace mazeloom::widgets
