// SPDX-License-Identifier: MIT
// The seed of the current level: typed as a number or a word, randomised, stepped back and forth,
// copied. A word stands for the same seed everywhere (core/hash/seed_word.h), so each seed in a
// history is shown with the word from which it was typed.
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

/// Owned by the caller; each may be null. The first three are offered as buttons. The others
/// provide shortcuts for the bar's own widgets: the bar performs and enables them.
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

    /// Follows a document's current level; a room has no seed. The caller owns the document.
    void setDocument(PackDocument* document);
    void showHistory(const document::SeedHistory& history);

    /// Returns a 64-bit unsigned decimal, with blanks around it or not; nullopt if it is none.
    static std::optional<std::uint64_t> parse(const QString& text);
    /// Returns the word to hash, which contains a letter or sign that no number has; else empty.
    static QString wordIn(const QString& text);
    static std::uint64_t seedOf(const QString& word);

    QLineEdit* line() { return line_; }

  public slots:
    /// Slots for shortcuts.
    void focusSeed();
    void openHistory();

  signals:
    /// The user typed or picked a seed.
    void seedPicked(std::uint64_t seed);
    /// A message that an action succeeded.
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
    /// Returns "cave → 123" for a seed that was typed as a word, else the number.
    QString textOf(std::uint64_t seed) const;
    std::optional<std::uint64_t> typed() const;

    SeedActions actions_;
    QPointer<PackDocument> document_;
    document::SeedHistory history_;
    QHash<quint64, QString> words_;  ///< of the seeds that were typed as words
    LineField* line_;
    QToolButton* historyButton_;
    QToolButton* copy_;
    QMenu* menu_;
    QPointer<ProblemLabel> problem_;
};

}  // namespace mazeloom::widgets
