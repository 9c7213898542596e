// SPDX-License-Identifier: MIT
// What a beginner must know of a temple's board, in a line at the lower edge of the picture. It
// stays for the first steps, and takes neither keys nor clicks.
#pragma once

#include "widgets/text/plain_label.h"

namespace mazeloom::widgets {

class NumberLesson : public PlainLabel {
    Q_OBJECT

  public:
    /// After so many steps numbers have come and gone: they were seen.
    static constexpr int kSteps = 8;

    /// Lies over `view`, which owns it.
    explicit NumberLesson(QWidget& view);

    void teach(const QString& text);
    /// The hero went a cell.
    void step();

  signals:
    /// It was shown for long enough.
    void learnt();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void place();

    QWidget& view_;
    int left_ = 0;  ///< steps
};

}  // namespace mazeloom::widgets
