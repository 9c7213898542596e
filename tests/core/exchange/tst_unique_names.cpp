// SPDX-License-Identifier: MIT
// Unique names: identifiers for formats that require them, and ids.
#include <set>

#include <QTest>

#include "core/edit/fresh_id.h"
#include "core/exchange/identifiers.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_unique_names {

class TestUniqueNames : public QObject {
    Q_OBJECT

  private slots:
    void identifiers_data();
    void identifiers();
    void identifiersAreKnownAgain();
    void identifiersAreNumbered();
    void idsAreThoseOfOneAfterTheOther();
};

namespace {

std::string randomName(random::Stream& random) {
    constexpr std::string_view kLetters = "aB1_- .";
    std::string name;
    for (int i = random.between(0, 4); i > 0; --i)
        name += kLetters[random.below(static_cast<std::uint32_t>(kLetters.size()))];
    return name;
}

}  // namespace

void TestUniqueNames::identifiers_data() {
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("identifier");
    for (const auto& [name, identifier] :
         {std::pair{"", "_"}, std::pair{"a", "a"}, std::pair{"a b", "a_b"},
          std::pair{"a -- b", "a_b"}, std::pair{"9", "_9"}, std::pair{"-9", "_9"},
          std::pair{"__", "_"}, std::pair{"a_", "a_"}, std::pair{"ä", "_"}})
        QTest::addRow("\"%s\"", name) << QByteArray(name) << QByteArray(identifier);
}

void TestUniqueNames::identifiers() {
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, identifier);
    QCOMPARE(exchange::identifierOf(name.toStdString()), identifier.toStdString());
}

void TestUniqueNames::identifiersAreKnownAgain() {
    random::Stream random(1);
    for (int i = 0; i < testing::seeds(20'000); ++i) {
        const std::string name = randomName(random);
        const std::string text = randomName(random);
        QVERIFY(exchange::isIdentifierOf(exchange::identifierOf(name), name));
        QCOMPARE(exchange::isIdentifierOf(text, name), exchange::identifierOf(name) == text);
    }
}

void TestUniqueNames::identifiersAreNumbered() {
    exchange::Identifiers names;
    QCOMPARE(names.of("a"), std::string("a"));
    QCOMPARE(names.of("a_2"), std::string("a_2"));
    QCOMPARE(names.of("a"), std::string("a_3"));
    QCOMPARE(names.of("a"), std::string("a_4"));
    QCOMPARE(names.of("a_2"), std::string("a_2_2"));
    std::set<std::string> all;
    random::Stream random(2);
    exchange::Identifiers more;
    for (int i = 0; i < testing::seeds(5000); ++i)
        QVERIFY(all.insert(more.of(randomName(random))).second);
}

/// Ids made in bulk equal those that freshId() returns one after the other.
void TestUniqueNames::idsAreThoseOfOneAfterTheOther() {
    random::Stream random(3);
    for (int i = 0; i < testing::seeds(300); ++i) {
        std::set<std::string> taken;
        const auto isTaken = [&taken](const std::string& id) { return taken.contains(id); };
        edit::FreshIds ids([](const std::string& id) { return id == "a-3"; });
        taken.insert("a-3");
        for (int name = 0; name < 40; ++name) {
            const std::string title = randomName(random);
            const std::string one = edit::freshId(title, "thing", isTaken);
            taken.insert(one);
            QCOMPARE(ids.of(title, "thing"), one);
            QVERIFY(ids.contains(one));
            if (random.between(0, 9) > 0) continue;
            const std::string other = "b-" + std::to_string(random.between(2, 6));
            taken.insert(other);
            ids.take(other);
        }
    }
}

MAZELOOM_TEST(TestUniqueNames)

}  // namespace mazeloom::tst_unique_names

#include "tst_unique_names.moc"
