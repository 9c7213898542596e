// SPDX-License-Identifier: MIT
// A pseudo-language: each text of the program, 40 percent longer and with letters that are taller
// than most. A widget with room for it has room for real languages.
#pragma once

#include <algorithm>

#include <QString>
#include <QTranslator>

namespace mazeloom::testing {

class LongerTexts : public QTranslator {
  public:
    using QTranslator::QTranslator;

    bool isEmpty() const override { return false; }
    QString translate(const char* /*context*/, const char* source, const char* /*comment*/,
                      int /*n*/) const override {
        QString text = QString::fromUtf8(source);
        // Skip place markers, mark-up and file patterns: they are not read as text.
        qsizetype letters = 0;
        for (QChar& letter : text) {
            letters += letter.isLetter() ? 1 : 0;
            if (letter == 'O') letter = QChar(0x00D6);
            if (letter == 'U') letter = QChar(0x00DC);
        }
        const qsizetype more = std::max<qsizetype>(1, (letters * 2 + 4) / 5);
        // Add words of five letters: lines break only between words.
        QString longer;
        for (qsizetype i = 0; i < more; ++i)
            longer += i % 6 == 0 ? ' ' : 'x';
        return text + (letters == 0 ? QString() : longer);
    }
};

}  // namespace mazeloom::testing
