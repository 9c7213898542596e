// SPDX-License-Identifier: MIT
// A text over a game's picture. It is at the lower edge, or elsewhere if it would cover the hero,
// the start, or the part of the view that the text is about. It takes neither keys nor clicks.
#pragma once

#include <vector>

#include <QRectF>

#include "widgets/text/plain_label.h"

namespace mazeloom::widgets {

class BoardNote : public PlainLabel {
    Q_OBJECT

  public:
    /// Lies over `view`, which owns the note.
    explicit BoardNote(QWidget& view);

    /// Shows the text. `about` is the part of the view that should stay visible.
    void tell(const QString& text, const QRectF& about = {});
    /// Sets the parts of the view that the note must not cover: the hero and the start.
    void keepClear(std::vector<QRectF> parts);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void place();

    QWidget& view_;
    QRectF about_;
    std::vector<QRectF> clear_;
};

/// Teaches a beginner how to read a temple's board. It stays visible during the first steps.
class NumberLesson : public BoardNote {
    Q_OBJECT

  public:
    /// Number of steps for which the lesson stays visible: by then the player has seen numbers
    /// appear and change.
    static constexpr int kSteps = 8;

    /// Lies over `view`, which owns the lesson.
    explicit NumberLesson(QWidget& view);

    void teach(const QString& text);
    /// Counts a step of the hero.
    void step();

  signals:
    /// Emitted when the lesson was shown long enough.
    void learnt();

  private:
    int left_ = 0;  ///< number of steps until the lesson is hidden
};

}  // namespace mazeloom::widgets
