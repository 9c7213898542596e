// SPDX-License-Identifier: MIT
#include "app/search/search_hit.h"

#include <algorithm>
#include <utility>

#include <QStringList>

namespace mazeloom::app {

namespace {

// Scores of a part by the kind of its match. All matches except scattered letters are at the
// beginnings of words. Scores up to kLastHope are for weak matches.
constexpr int kStartOfTitle = 120;
constexpr int kStartOfWord = 100;
constexpr int kStartsOfWords = 80;
constexpr int kShortcut = 55;
constexpr int kSameAtStart = 50;  // match of a synonym
constexpr int kSameInTitle = 45;
constexpr int kStartOfMenuWord = 40;
constexpr int kScattered = 30;
constexpr int kLastHope = kScattered;
constexpr int kStartOfTipWord = 25;
/// Added if the part is a whole word, so that "Compare" comes before "Compared".
constexpr int kWholeWord = 2;

/// Least length of a part that can match by scattered letters, by a synonym or in a shortcut. The
/// letters of a shorter part occur scattered in nearly every text.
constexpr qsizetype kFewLetters = 3;
/// Upper bound on the distance from the first to the last scattered letter, in lengths of the part.
constexpr qsizetype kFurthestScatter = 3;

/// A text without case and accents.
struct Folded {
    QString letters;
    std::vector<int> origins;       ///< index of each letter in the original text
    std::vector<bool> startsWords;  ///< for each letter, whether it begins a word
};

Folded fold(const QString& text) {
    Folded folded;
    bool inWord = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool letter = text[i].isLetterOrNumber();
        bool starts = letter && !inWord;
        inWord = letter;
        const QString bare =
            text[i] == u'ß' ? QStringLiteral("ss")
                            : QString(text[i]).normalized(QString::NormalizationForm_D).toLower();
        for (const QChar part : bare) {
            if (part.isMark()) continue;
            folded.letters += part;
            folded.origins.push_back(static_cast<int>(i));
            folded.startsWords.push_back(starts);
            starts = false;
        }
    }
    return folded;
}

bool startsWord(const Folded& text, qsizetype at) {
    return text.startsWords[static_cast<std::size_t>(at)];
}

/// Returns the index of the first place where `part` begins a word; −1 if there is none.
qsizetype placeIn(const Folded& text, const QString& part) {
    for (qsizetype at = text.letters.indexOf(part); at >= 0;
         at = text.letters.indexOf(part, at + 1)) {
        if (startsWord(text, at)) return at;
    }
    return -1;
}

std::vector<int> run(qsizetype at, qsizetype count) {
    std::vector<int> places;
    for (qsizetype i = 0; i < count; ++i)
        places.push_back(static_cast<int>(at + i));
    return places;
}

/// Searches a text for the letters of a part. Each letter must be the next letter of the text after
/// the previous one, or begin a word.
class Starts {
  public:
    Starts(const Folded& text, const QString& part)
        : text_(text),
          part_(part),
          width_(static_cast<std::size_t>(text.letters.size()) + 1),
          dead_(static_cast<std::size_t>(part.size()) * width_) {}

    bool find() { return findFrom(0); }
    const std::vector<int>& places() const { return places_; }

  private:
    bool findFrom(qsizetype at) {
        const std::size_t found = places_.size();
        if (found == static_cast<std::size_t>(part_.size())) return true;
        // Whether the rest matches depends only on this state, so a state that has failed fails
        // again.
        const std::size_t state = found * width_ + static_cast<std::size_t>(at);
        if (dead_[state]) return false;
        for (qsizetype i = at; i < text_.letters.size(); ++i) {
            const bool joins = found > 0 && i == at;
            if (text_.letters[i] != part_[static_cast<qsizetype>(found)]) continue;
            if (!joins && !startsWord(text_, i)) continue;
            places_.push_back(static_cast<int>(i));
            if (findFrom(i + 1)) return true;
            places_.pop_back();
        }
        dead_[state] = true;
        return false;
    }

    const Folded& text_;
    const QString& part_;
    std::size_t width_;
    std::vector<bool> dead_;  ///< failed states: number of letters found, and the next place
    std::vector<int> places_;
};

/// Finds the letters of `part` in their order. Other letters may be between them, but the letters
/// must be close together. The first letter begins a word.
bool findScattered(const Folded& text, const QString& part, std::vector<int>& places) {
    qsizetype at = placeIn(text, part.left(1));
    if (at < 0) return false;
    places.push_back(static_cast<int>(at));
    for (const QChar letter : part.mid(1)) {
        at = text.letters.indexOf(letter, at + 1);
        if (at < 0) return false;
        places.push_back(static_cast<int>(at));
    }
    return places.back() - places.front() < kFurthestScatter * part.size();
}

SearchHit hitInTitle(const Folded& title, const QString& part) {
    const qsizetype at = placeIn(title, part);
    if (at >= 0) {
        const qsizetype end = at + part.size();
        const bool isWhole = end == title.letters.size() || !title.letters[end].isLetterOrNumber();
        return {(at == 0 ? kStartOfTitle : kStartOfWord) + (isWhole ? kWholeWord : 0), false,
                run(at, part.size())};
    }
    Starts starts(title, part);
    if (starts.find()) return {kStartsOfWords, false, starts.places()};
    std::vector<int> places;
    if (part.size() >= kFewLetters && findScattered(title, part, places))
        return {kScattered, true, places};
    return {};
}

int scoreIn(const Folded& text, const QString& part, int score) {
    return placeIn(text, part) < 0 ? 0 : score;
}

/// The folded texts of an action.
struct FoldedText {
    Folded title;
    Folded path;
    Folded tip;
    QString shortcut;
};

SearchHit hitOf(const FoldedText& text, const QString& part) {
    SearchHit hit = hitInTitle(text.title, part);
    const int elsewhere = std::max(
        {scoreIn(text.path, part, kStartOfMenuWord), scoreIn(text.tip, part, kStartOfTipWord),
         part.size() >= kFewLetters && text.shortcut.contains(part) ? kShortcut : 0});
    return elsewhere > hit.score ? SearchHit{elsewhere, elsewhere <= kLastHope, {}} : hit;
}

/// Returns the folded synonyms of a part.
QStringList meaning(const QString& part, const QList<Synonyms>& synonyms) {
    QStringList words;
    if (part.size() < kFewLetters) return words;
    const auto begins = [&](const QString& word) { return fold(word).letters.startsWith(part); };
    for (const Synonyms& group : synonyms) {
        if (std::ranges::none_of(group.found, begins) && std::ranges::none_of(group.asked, begins))
            continue;
        for (const QString& word : group.found)
            words << fold(word).letters;
    }
    return words;
}

/// `words` are synonyms. Returns the best match of one of them at the beginning of a word of the
/// title.
SearchHit hitByMeaning(const FoldedText& text, const QStringList& words) {
    SearchHit best;
    for (const QString& word : words) {
        const qsizetype at = placeIn(text.title, word);
        if (at < 0) continue;
        const int score = at == 0 ? kSameAtStart : kSameInTitle;
        if (score > best.score) best = {score, false, run(at, word.size())};
    }
    return best;
}

}  // namespace

SearchQuery::SearchQuery(const QString& text, const QList<Synonyms>& synonyms) {
    // A query longer than any title is cut.
    const QStringList parts = fold(text.left(80)).letters.split(u' ', Qt::SkipEmptyParts).mid(0, 8);
    for (const QString& part : parts)
        parts_.push_back({part, meaning(part, synonyms)});
}

std::optional<SearchHit> SearchQuery::hit(const SearchText& text) const {
    const FoldedText folded{fold(text.title), fold(text.path), fold(text.tip),
                            fold(text.shortcut).letters};
    SearchHit all;
    for (const Part& part : parts_) {
        SearchHit hit = hitOf(folded, part.letters);
        if (hit.score < kSameAtStart) {
            SearchHit same = hitByMeaning(folded, part.words);
            if (same.score > hit.score) hit = std::move(same);
        }
        if (hit.score == 0) return {};
        all.score += hit.score;
        all.isLastHope = all.isLastHope || hit.isLastHope;
        for (const int place : hit.places)
            all.places.push_back(folded.title.origins[static_cast<std::size_t>(place)]);
    }
    std::ranges::sort(all.places);
    all.places.erase(std::unique(all.places.begin(), all.places.end()), all.places.end());
    return all;
}

}  // namespace mazeloom::app
