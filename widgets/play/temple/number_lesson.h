// SPDX-License-Identifier: MIT
// What a beginner must know of a temple's board, in a line at the lower edge of the picture. It
// stays for the first steps.
#pragma once

#include "widgets/play/temple/board_note.h"

namespace mazeloom::widgets {

class NumberLesson : public BoardNote {
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

  private:
    int left_ = 0;  ///< steps
};

}  // namespace mazeloom::widgets
