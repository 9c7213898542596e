// SPDX-License-Identifier: MIT
// A language that no one speaks: each text of the program, 40 percent longer and with letters that
// are taller than most. What has room for it has room for the languages that people speak.
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
        // A place for an argument, a mark-up or a pattern of files is not to be read.
        qsizetype letters = 0;
        for (QChar& letter : text) {
            letters += letter.isLetter() ? 1 : 0;
            if (letter == 'O') letter = QChar(0x00D6);
            if (letter == 'U') letter = QChar(0x00DC);
        }
        const qsizetype more = std::max<qsizetype>(1, (letters * 2 + 4) / 5);
        // Words of five letters, as a line breaks between words.
        QString longer;
        for (qsizetype i = 0; i < more; ++i)
            longer += i % 6 == 0 ? ' ' : 'x';
        return text + (letters == 0 ? QString() : longer);
    }
};

}  // namespace mazeloom::testing
