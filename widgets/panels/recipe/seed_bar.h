// SPDX-License-Identifier: MIT
// The seed of the current level: typed as a number or a word, drawn anew, walked back and forth,
// copied. A word stands for the same seed everywhere (core/hash/seed_word.h), so that each seed in
// a history is shown with the word that it was typed as.
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

/// The caller's; each may be null. What the first ones do is offered as buttons. The others have
/// the keys of what the bar has itself: they do it, and can be used when it can.
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

    /// Follows a document's current level; a room has no seed. The document stays the caller's.
    void setDocument(PackDocument* document);
    void showHistory(const document::SeedHistory& history);

    /// A 64-bit unsigned decimal, blanks around it allowed; nothing when it is not one.
    static std::optional<std::uint64_t> parse(const QString& text);
    /// What is hashed of a text: with a letter or a sign in it that no number has. Empty when it is
    /// no word.
    static QString wordIn(const QString& text);
    static std::uint64_t seedOf(const QString& word);

    QLineEdit* line() { return line_; }

  public slots:
    /// For shortcuts.
    void focusSeed();
    void openHistory();

  signals:
    /// The user typed or picked a seed.
    void seedPicked(std::uint64_t seed);
    /// A word for the user that something went well.
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
    /// Below the line, over what is there: the bar has no room, and must not move anything.
    void showProblem(const QString& text);
    void hideProblem();
    void fillMenu();
    void showTips();
    void copy();
    /// "cave → 123" of a seed that was typed as a word, else the number.
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
