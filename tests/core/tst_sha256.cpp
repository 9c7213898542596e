// SPDX-License-Identifier: MIT
#include <QCryptographicHash>
#include <QTest>

#include "core/hash/sha256.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_sha256 {

class TestSha256 : public QObject {
    Q_OBJECT

  private slots:
    void givesTheStandardsVectors_data();
    void givesTheStandardsVectors();
    void agreesWithAnother();
};

void TestSha256::givesTheStandardsVectors_data() {
    QTest::addColumn<QByteArray>("message");
    QTest::addColumn<QByteArray>("digest");
    // NIST: the examples of FIPS 180-4, and the SHAVS vectors for byte-oriented messages.
    const auto row = [](const char* name, const QByteArray& message, const QByteArray& digest) {
        QTest::newRow(name) << message << digest;
    };
    row("empty", "", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    row("one block", "abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    row("two blocks", "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    row("many blocks", QByteArray(1'000'000, 'a'),
        "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
    row("8 bits", QByteArray::fromHex("d3"),
        "28969cdfa74a12c82f3bad960b0b000aca2ac329deea5c2328ebc6f2ba9802c1");
    row("16 bits", QByteArray::fromHex("11af"),
        "5ca7133fa735326081558ac312c620eeca9970d1e70a4b95533d956f072d1f98");
    row("32 bits", QByteArray::fromHex("74ba2521"),
        "b16aa56be3880d18cd41e68384cf1ec8c17680c45a02b1575dc1518923ae8b0e");
}

void TestSha256::givesTheStandardsVectors() {
    QFETCH(QByteArray, message);
    QFETCH(QByteArray, digest);
    const std::string bytes = message.toStdString();
    QCOMPARE(QByteArray::fromStdString(hash::toHex(hash::sha256(bytes))), digest);
    QVERIFY(hash::sha256(std::as_bytes(std::span(bytes))) == hash::sha256(bytes));
}

void TestSha256::agreesWithAnother() {
    QByteArray message;
    for (int length = 0; length < 300; ++length) {
        QCOMPARE(QByteArray::fromStdString(hash::toHex(hash::sha256(message.toStdString()))),
                 QCryptographicHash::hash(message, QCryptographicHash::Sha256).toHex());
        message += static_cast<char>(length * 37);
    }
}

MAZELOOM_TEST(TestSha256)

}  // namespace mazeloom::tst_sha256

#include "tst_sha256.moc"
