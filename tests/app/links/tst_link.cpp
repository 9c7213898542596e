// SPDX-License-Identifier: MIT
// Links to a moment of a generation: reading, writing, refusing, copying and following them.
#include <QClipboard>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/links/link.h"
#include "core/random/stream.h"
#include "tests/app/support/program.h"
#include "tests/app/support/window_test.h"
#include "tests/support/test_program.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/panels/toast.h"

namespace mazeloom::tst_link {

using app::Link;

class TestLink : public testing::WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepare("link"); }
    void init() { setUp(); }
    void cleanup() { tearDown(); }

    void whatIsWrittenIsRead_data();
    void whatIsWrittenIsRead();
    void whatOthersWrite();
    void aLinkToADayIsRead();
    void strangersAreRefused_data();
    void strangersAreRefused();
    void brokenOnesAreRefusedOrMeanThemselves();
    void filesOfADesktop();
    void theProgramSaysWhatIsWrong();
    void copiedAndFollowed();
    void aLinkIntoAPackThatChanged();
    void aLinkFromAnotherVersion();
};

void TestLink::whatIsWrittenIsRead_data() {
    QTest::addColumn<QString>("pack");
    QTest::newRow("built in") << "builtin:temple";
    QTest::newRow("path") << "/home/somebody/levels.mazepack";
    QTest::newRow("characters that mean something in links") << "/tmp/a & b=c?#100%+ä/x y.mazepack";
    QTest::newRow("another script") << QStringLiteral("/tmp/\u8ff7\u5bae.mazepack");
}

void TestLink::whatIsWrittenIsRead() {
    QFETCH(QString, pack);
    for (const Link& link : {Link{pack, {}, {}, {}, {}}, Link{pack, "the-ring", 7, 0, {}},
                             Link{pack, "crypt", std::numeric_limits<std::uint64_t>::max(),
                                  std::numeric_limits<trace::StepIndex>::max(), 1'000'000}}) {
        const QString text = toText(link);
        QVERIFY(app::isLink(text));
        const auto read = app::readLink(text);
        QVERIFY2(read.has_value(), qPrintable(read.has_value() ? QString() : read.error()));
        QCOMPARE(*read, link);
    }
    Link marked{pack, "the-ring", 7, 0, {}};
    marked.made = Link::Made{0x0123456789abcdefU, 1};
    QVERIFY(toText(marked).endsWith("&made=0123456789abcdef-0000000000000001"));
    QCOMPARE(app::readLink(toText(marked)).value(), marked);
}

void TestLink::whatOthersWrite() {
    const Link wanted{"builtin:temple", "the-ring", 7, 40, {}};
    for (const char* const text :
         {"mazeloom://open?pack=builtin:temple&level=the-ring&seed=7&step=40",
          "mazeloom://open/?pack=builtin%3Atemple&level=the-ring&seed=7&step=40",
          "mazeloom://open?step=40&seed=7&level=the-ring&pack=temple",
          "MAZELOOM://OPEN?pack=temple&level=the-ring&seed=7&step=40"}) {
        const auto read = app::readLink(QString::fromLatin1(text));
        QVERIFY2(read.has_value(), text);
        QCOMPARE(*read, wanted);
    }
}

void TestLink::aLinkToADayIsRead() {
    const Date day = *readDate("2026-11-20");
    const QString text = toText(app::linkTo(day));
    QCOMPARE(text, QString("mazeloom://challenge?day=2026-11-20"));
    for (const QString& written : {text, QString("mazeloom://challenge/?day=2026-11-20"),
                                   QString("MAZELOOM://CHALLENGE?day=2026-11-20")}) {
        QVERIFY(app::isLink(written));
        const auto read = app::readLink(written);
        QVERIFY2(read.has_value(), qPrintable(written));
        QCOMPARE(*read, app::linkTo(day));
    }
}

void TestLink::strangersAreRefused_data() {
    QTest::addColumn<QString>("text");
    const auto row = [](const char* name, const QString& text) { QTest::newRow(name) << text; };
    row("nothing", "mazeloom:");
    row("another verb", "mazeloom://export?pack=builtin:temple");
    row("a path after it", "mazeloom://open/etc?pack=builtin:temple");
    row("somebody's name", "mazeloom://me@open?pack=builtin:temple");
    row("a port", "mazeloom://open:80?pack=builtin:temple");
    row("a fragment", "mazeloom://open?pack=builtin:temple#x");
    row("no pack", "mazeloom://open?level=the-ring");
    row("another key", "mazeloom://open?pack=builtin:temple&run=x");
    row("twice", "mazeloom://open?pack=builtin:temple&pack=builtin:descent");
    row("a part of a path", "mazeloom://open?pack=levels.mazepack");
    row("upwards", "mazeloom://open?pack=/home/../etc/x.mazepack");
    row("another machine", "mazeloom://open?pack=//host/share/x.mazepack");
    row("no pack's file", "mazeloom://open?pack=/etc/passwd");
    row("a path of Qt's", "mazeloom://open?pack=:/packs/x.mazepack");
    row("a device", "mazeloom://open?pack=/dev/zero");
    row("an option", "mazeloom://open?pack=--help");
    row("control characters", "mazeloom://open?pack=/tmp/a%0ab.mazepack");
    row("a null byte", "mazeloom://open?pack=/tmp/a%00b.mazepack");
    row("no UTF-8", "mazeloom://open?pack=/tmp/%ff.mazepack");
    row("a level that leads out", "mazeloom://open?pack=builtin:temple&level=../x");
    row("a seed without a level", "mazeloom://open?pack=builtin:temple&seed=7");
    row("a negative seed", "mazeloom://open?pack=temple&level=a&seed=-1");
    row("a large seed", "mazeloom://open?pack=temple&level=a&seed=18446744073709551616");
    row("a large step", "mazeloom://open?pack=temple&level=a&step=4294967296");
    row("depth 0", "mazeloom://open?pack=temple&level=a&depth=0");
    row("a short mark", "mazeloom://open?pack=temple&level=a&made=0123456789abcdef-012345678");
    row("no mark", "mazeloom://open?pack=temple&level=a&made=0123456789abcdef");
    row("a mark without a level",
        "mazeloom://open?pack=temple&made=0123456789abcdef-0123456789abcdef");
    row("no day", "mazeloom://challenge");
    row("a day that does not exist", "mazeloom://challenge?day=2026-02-30");
    row("a day and a pack", "mazeloom://challenge?day=2026-11-20&pack=builtin:temple");
    row("two days", "mazeloom://challenge?day=2026-11-20&day=2026-11-21");
    row("a day of a pack", "mazeloom://open?pack=builtin:temple&day=2026-11-20");
    row("a long one", "mazeloom://open?pack=/" + QString(5000, 'a') + ".mazepack");
}

void TestLink::strangersAreRefused() {
    QFETCH(QString, text);
    QVERIFY(app::isLink(text));
    const auto read = app::readLink(text);
    QVERIFY(!read.has_value());
    QVERIFY(read.error().contains("link"));
}

void TestLink::brokenOnesAreRefusedOrMeanThemselves() {
    const QString good =
        "mazeloom://open?pack=/home/ab/x.mazepack&level=the-ring&seed=7&step=40&depth=2";
    const QString alphabet =
        QStringLiteral("mazepck:/?&=%#@.-+0179afA \n\u00e4") + QChar(QChar::Null);
    random::Stream random(5);
    int read = 0;
    for (int i = 0; i < 20'000; ++i) {
        QString text = good;
        for (std::uint32_t changes = 1 + random.below(3); changes > 0; --changes) {
            const auto at =
                static_cast<qsizetype>(random.below(static_cast<std::uint32_t>(text.size())));
            const QChar c = alphabet[static_cast<qsizetype>(
                random.below(static_cast<std::uint32_t>(alphabet.size())))];
            if (random.below(2) == 0) {
                text[at] = c;
            } else if (random.below(2) == 0) {
                text.insert(at, c);
            } else {
                text.remove(at, 1);
            }
        }
        const auto link = app::readLink(text);
        if (!link) continue;
        ++read;
        QVERIFY2(link->pack.startsWith("builtin:") || link->pack.startsWith('/'), qPrintable(text));
        QCOMPARE(app::readLink(toText(*link)).value(), *link);
    }
    QVERIFY(read > 1000);
}

void TestLink::filesOfADesktop() {
    QCOMPARE(app::packNameOf("file:///tmp/a%20b.mazepack"), QString("/tmp/a b.mazepack"));
    QCOMPARE(app::packNameOf("/tmp/a.mazepack"), QString("/tmp/a.mazepack"));
    QCOMPARE(app::packNameOf("builtin:temple"), QString("builtin:temple"));
    // A link never makes the program contact another machine.
    QCOMPARE(app::packNameOf("file://host/tmp/a.mazepack"), QString("file://host/tmp/a.mazepack"));
}

void TestLink::theProgramSaysWhatIsWrong() {
    for (const char* const text :
         {"mazeloom://open?pack=/etc/passwd", "mazeloom://open?pack=builtin:nowhere",
          "mazeloom://open?pack=/nowhere/x.mazepack", "mazeloom://run?pack=builtin:temple"}) {
        const auto result = testing::runProgram({text}, testing::speaking("C.UTF-8"), {}, 60);
        QCOMPARE(result.exitCode, 2);
        QVERIFY(result.messages.startsWith("mazeloom: "));
        QCOMPARE(result.messages.count('\n'), 1);
    }
}

void TestLink::copiedAndFollowed() {
    const auto copyAction = [this] { return window_->actions().find("timeline.copy-link"); };
    QVERIFY(!copyAction()->isEnabled());
    window_->follow({"builtin:dungeons", "crypt", 9, 40, {}});
    QTRY_COMPARE(window_->player().position(), 40u);
    const widgets::PackDocument* const document = window_->workspace().current();
    QCOMPARE(currentLevelId(*document), QString("crypt"));
    QCOMPARE(seedOf(*document, "crypt"), std::uint64_t{9});
    window_->player().seek(57);
    QVERIFY(copyAction()->isEnabled());
    copyAction()->trigger();
    const QString copied = QGuiApplication::clipboard()->text();
    // A link to the level that is already shown is followed at once.
    window_->follow({"builtin:dungeons", "crypt", 9, 3, {}});
    QTRY_COMPARE(window_->player().position(), 3u);

    const auto link = app::readLink(copied);
    QVERIFY(link.has_value());
    QVERIFY(link->made.has_value());
    Link wanted{"builtin:dungeons", "crypt", 9, 57, {}};
    wanted.made = link->made;
    QCOMPARE(*link, wanted);
    showWindow();
    window_->follow(*link);
    QTRY_COMPARE(window_->player().position(), 57u);
    // A pack that only this user has gets no link.
    window_->workspace().create();
    QTRY_VERIFY(!copyAction()->isEnabled());
}

void TestLink::aLinkFromAnotherVersion() {
    showWindow();
    const Link here{"builtin:dungeons", "crypt", 9, 40, {}};
    window_->follow(here);
    QTRY_COMPARE(window_->player().position(), 40u);
    window_->actions().find("timeline.copy-link")->trigger();
    const Link good = app::readLink(QGuiApplication::clipboard()->text()).value();
    auto* toast = window_->findChild<widgets::Toast*>();
    const auto toldBy = [this, toast](const Link& link) {
        toast->say("nothing");
        window_->follow(link);
        return toast->text();
    };
    QVERIFY(!toldBy(good).contains("another map"));
    Link other = good;
    other.made->map ^= 1;
    QVERIFY(toldBy(other).contains("another version"));
    other.made->recipe ^= 1;
    QVERIFY(toldBy(other).contains("level has changed"));
    other.made->map = good.made->map;
    QVERIFY(!toldBy(other).contains("another map"));
}

void TestLink::aLinkIntoAPackThatChanged() {
    window_->follow({"builtin:dungeons", "crypt", 9, 4'000'000'000u, {}});
    QTRY_VERIFY(window_->player().count() > 0);
    QTRY_COMPARE(window_->player().position(), window_->player().count());
    window_->follow({"builtin:dungeons", "nowhere", 9, 4, {}});
    QCOMPARE(currentLevelId(*window_->workspace().current()), QString("crypt"));
}

MAZELOOM_TEST(TestLink)

}  // namespace mazeloom::tst_link

#include "tst_link.moc"
