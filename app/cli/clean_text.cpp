// SPDX-License-Identifier: MIT
#include "app/cli/clean_text.h"

#include <QChar>

namespace mazeloom::app {

namespace {

bool isPlain(char32_t character) {
    constexpr char32_t kNonJoiner = 0x200c;
    constexpr char32_t kJoiner = 0x200d;
    switch (QChar::category(character)) {
        case QChar::Other_Control:
        case QChar::Other_Surrogate:
        case QChar::Separator_Line:
        case QChar::Separator_Paragraph:
            return false;
        case QChar::Other_Format:
            // The joiner and the non-joiner only affect how letters join; some scripts need them.
            return character == kJoiner || character == kNonJoiner;
        default:
            return true;
    }
}

QString escape(char32_t character) {
    const bool isLong = character > 0xffff;
    return (isLong ? QStringLiteral("\\U%1") : QStringLiteral("\\u%1"))
        .arg(static_cast<uint>(character), isLong ? 8 : 4, 16, QLatin1Char('0'));
}

}  // namespace

QString cleaned(const QString& text) {
    QString result;
    result.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool isPair =
            text[i].isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate();
        const char32_t character =
            isPair ? QChar::surrogateToUcs4(text[i], text[i + 1]) : text[i].unicode();
        if (isPlain(character)) {
            result += text.mid(i, isPair ? 2 : 1);
        } else {
            result += escape(character);
        }
        if (isPair) ++i;
    }
    return result;
}

}  // namespace mazeloom::app
