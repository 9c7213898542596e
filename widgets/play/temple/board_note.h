// SPDX-License-Identifier: MIT
// A text over the edge of a game's picture: at the lower one, or at the upper one where it would
// hide what it is about. It takes neither keys nor clicks.
#pragma once

#include <vector>

#include <QRectF>

#include "widgets/text/plain_label.h"

namespace mazeloom::widgets {

class BoardNote : public PlainLabel {
    Q_OBJECT

  public:
    /// Lies over `view`, which owns it.
    explicit BoardNote(QWidget& view);

    /// Shows the text. `about` is a part of the view that should stay in sight.
    void tell(const QString& text, const QRectF& about = {});
    /// Parts of the view that it must not cover: the hero and the start.
    void keepClear(std::vector<QRectF> parts);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void place();

    QWidget& view_;
    QRectF about_;
    std::vector<QRectF> clear_;
};

/// What a beginner must know of a temple's board. It stays for the first steps.
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
