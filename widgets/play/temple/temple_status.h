// SPDX-License-Identifier: MIT
// The line below a temple attempt (RULES.md T-17): lives, coins, air, supplies, what is still
// to be done, time.
#pragma once

#include <map>
#include <vector>

#include <QImage>
#include <QString>
#include <QWidget>

#include "core/play/temple/state/field.h"
#include "core/play/temple/state/state.h"
#include "widgets/canvas/cells/cell_look.h"
#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

/// Minutes, seconds and tenths of so many ticks: "1:07.3".
QString playTimeText(std::int64_t ticks);

class TempleStatus : public QWidget {
    Q_OBJECT

  public:
    explicit TempleStatus(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// Which attempt at the level it is, from 1.
    void setAttempt(int attempt);
    void showState(const play::temple::Field& field, const play::temple::State& state);
    void clear();
    /// All of it in words, for screen readers.
    QString words() const;
    /// The supply that is selected, with its count, in words.
    static QString supplyWords(const play::temple::State& state);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }

  protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

  private:
    /// One thing to know: a symbol, and a number beside it.
    struct Entry {
        Symbol symbol = Symbol::None;
        QString text;
        QString words;          ///< "3 of 12 coins"
        bool isStrong = true;   ///< what is done, or nothing left, is quiet
        bool isChosen = false;  ///< the supply that is thrown
        int percent = -1;       ///< a bar instead of text

        friend bool operator==(const Entry&, const Entry&) = default;
    };

    std::vector<Entry> entriesOf(const play::temple::Field& field,
                                 const play::temple::State& state) const;
    /// Where each is drawn; entries that have no room have empty ones.
    std::vector<QRectF> layOut() const;
    const QImage& art(Symbol symbol);

    Theme theme_;
    int attempt_ = 1;
    std::vector<Entry> entries_;
    QString time_;
    std::map<Symbol, QImage> art_;  ///< at this ratio of pixels, in this theme
};

}  // namespace mazeloom::widgets
