// SPDX-License-Identifier: MIT
// The seed of the current level. It can be typed as a number or a word, randomised, stepped back
// and forth, and copied. A word stands for the same seed everywhere (core/hash/seed_word.h); a seed
// that was typed as a word is shown with this word in the history.
#pragma once

#include <cstdint>
#include <optional>

#include <QHash>
#include <QMenu>
#include <QPointer>
#include <QToolButton>
#include <QWidget>

#include "core/document/seed_history.h"
#include "widgets/document/pack_document.h"
#include "widgets/text/line_field.h"

class QHBoxLayout;

namespace mazeloom::widgets {

class ProblemLabel;

/// Actions for the bar, owned by the caller; each may be null. The bar shows the first three as
/// buttons. The others provide shortcuts for the bar's own widgets; the bar performs and enables
/// them.
struct SeedActions {
    QAction* draw = nullptr;
    QAction* previous = nullptr;
    QAction* next = nullptr;
    QAction* type = nullptr;
    QAction* history = nullptr;
    QAction* copy = nullptr;
};

class SeedBar : public QWidget {
    Q_OBJECT

  public:
    explicit SeedBar(const SeedActions& actions = {}, QWidget* parent = nullptr);

    /// Shows the seed of a document's current level; a room has no seed. The caller owns the
    /// document.
    void setDocument(PackDocument* document);
    void showHistory(const document::SeedHistory& history);

    /// Returns the seed if `text` is a 64-bit unsigned decimal number, with or without blanks
    /// around it; otherwise nullopt.
    static std::optional<std::uint64_t> parse(const QString& text);
    /// Returns the word in `text` that is hashed to a seed: it contains a letter or a symbol, which
    /// no number does. Empty if there is no such word.
    static QString wordIn(const QString& text);
    static std::uint64_t seedOf(const QString& word);

    QLineEdit* line() { return line_; }

  public slots:
    /// Slots for the shortcuts.
    void focusSeed();
    void openHistory();

  signals:
    /// Emitted when the user typed or picked a seed.
    void seedPicked(std::uint64_t seed);
    /// Reports that an action succeeded.
    void told(const QString& text);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void fitLine();
    void addAction(QHBoxLayout& row, QAction* action);
    void connectKeys();
    void showLevel();
    void takeTyped();
    void checkTyped();
    /// Shows a problem below the line, over other widgets, so that nothing moves.
    void showProblem(const QString& text);
    void hideProblem();
    void fillMenu();
    void showTips();
    void copy();
    /// Returns "cave → 123" for a seed that was typed as a word, otherwise the number.
    QString textOf(std::uint64_t seed) const;
    std::optional<std::uint64_t> typed() const;

    SeedActions actions_;
    QPointer<PackDocument> document_;
    document::SeedHistory history_;
    QHash<quint64, QString> words_;  ///< the words of seeds that were typed as words
    LineField* line_;
    QToolButton* historyButton_;
    QToolButton* copy_;
    QMenu* menu_;
    QPointer<ProblemLabel> problem_;
};

}  // namespace mazeloom::widgets
