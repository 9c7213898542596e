// SPDX-License-Identifier: MIT
// UTF-8 is taken apart as Qt does it, and what is no UTF-8 never gets through.
#include "core/utf8.h"

#include <cstdint>
#include <string>
#include <string_view>

#include <QTest>

#include "core/random/stream.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_utf8 {

class TestUtf8 : public QObject {
    Q_OBJECT

  private slots:
    void everyCharacterIsWrittenAndRead();
    void numbersThatAreNoCharactersAreReplaced();
    void anyBytesAreJudgedAsQtJudgesThem();
    void aCutKeepsCharactersWhole();
};

namespace {

/// Returns a few bytes that begin or continue characters, or that UTF-8 never uses.
std::string randomBytes(random::Stream& random) {
    constexpr std::string_view kBytes =
        "a\x7f\x80\x8f\x90\x9f\xa0\xbf\xc0\xc2\xdf\xe0\xe1\xed\xef\xf0\xf1\xf4\xf5\xff";
    std::string text;
    for (int count = random.between(1, 6); count > 0; --count)
        text += kBytes[random.below(static_cast<std::uint32_t>(kBytes.size()))];
    return text;
}

}  // namespace

void TestUtf8::everyCharacterIsWrittenAndRead() {
    for (char32_t character = 1; character <= utf8::kMostCharacter; ++character) {
        if (utf8::isSurrogate(character)) continue;
        const auto units = QChar::fromUcs4(character);
        const std::string wanted = QStringView(units).toUtf8().toStdString();
        std::string text;
        utf8::append(text, character);
        QCOMPARE(text, wanted);
        QCOMPARE(utf8::lengthOfFirst(text), text.size());
        QCOMPARE(utf8::countCharacters(text), std::size_t{1});
        std::string_view rest = text;
        QVERIFY(utf8::takeCharacter(rest) == character && rest.empty());
    }
}

void TestUtf8::numbersThatAreNoCharactersAreReplaced() {
    for (const char32_t number : {0xd800U, 0xdbffU, 0xdc00U, 0xdfffU, 0x110000U, 0xffffffffU}) {
        std::string text;
        utf8::append(text, number);
        QCOMPARE(text, std::string("\xef\xbf\xbd"));
    }
}

void TestUtf8::anyBytesAreJudgedAsQtJudgesThem() {
    random::Stream random(3);
    for (int i = 0; i < 100'000; ++i) {
        const std::string text = randomBytes(random);
        const QByteArray bytes = QByteArray::fromStdString(text);
        std::string written;
        bool isValid = true;
        for (std::string_view rest = text; !rest.empty();) {
            isValid = isValid && utf8::lengthOfFirst(rest) > 0;
            utf8::append(written, utf8::takeCharacter(rest));
        }
        QVERIFY2(isValid == bytes.isValidUtf8(), bytes.toHex().constData());
        QVERIFY2(QByteArray::fromStdString(written).isValidUtf8(), bytes.toHex().constData());
        if (isValid) QCOMPARE(written, text);
        if (isValid) QCOMPARE(utf8::countCharacters(text), utf8::charactersOf(text).size());
    }
}

void TestUtf8::aCutKeepsCharactersWhole() {
    const std::string text = "aä€😀z";
    std::string cuts;
    for (std::size_t at = 0; at <= text.size(); ++at)
        cuts += std::to_string(utf8::endOfCharacter(text, at)) + ' ';
    QCOMPARE(cuts, std::string("0 1 3 3 6 6 6 10 10 10 10 11 "));
    QCOMPARE(utf8::endOfCharacter("", 0), std::size_t{0});
}

MAZELOOM_TEST(TestUtf8)

}  // namespace mazeloom::tst_utf8

#include "tst_utf8.moc"
