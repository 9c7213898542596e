// SPDX-License-Identifier: MIT
// The open packs are open again at the next start, in the same order and at the same place.
#include <cstdint>
#include <limits>
#include <memory>

#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include "app/domains/file/session_domain.h"
#include "app/domains/view/generate_domain.h"
#include "app/theme/theme_controller.h"
#include "app/window/main_window.h"
#include "app/workspace/session.h"
#include "core/edit/new_pack.h"
#include "tests/app/support/answers.h"
#include "tests/app/support/application.h"
#include "tests/support/test_program.h"
#include "widgets/canvas/canvas.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/panels/levels/pack_tabs.h"
#include "widgets/panels/message_bar.h"
#include "widgets/welcome/welcome_page.h"

namespace mazeloom::tst_session {

using app::MainWindow;
using app::Session;
using widgets::CanvasPlace;
using widgets::PackDocument;

class TestSession : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init();
    void cleanup();

    void textTellsAll();
    void anyTextIsTaken_data();
    void anyTextIsTaken();
    void aFirstStartWelcomes();
    void packsOrderAndSheetComeBack();
    void zoomAndPlaceComeBack();
    void roomsComeBack();
    void momentsAndSeedsComeBack();
    void seedsOfTheSessionAreNoEdits();
    void depthsComeBack();
    void packsThatHaveGoneStayInTheSession();
    void packsThatHaveGoneCanBeForgotten();
    void packsThatHaveGoneCanBeLocated();
    void whatIsStillToBeReadIsKept();
    void whoIsFasterIsNotDisturbed();
    void theSwitchTurnsItOff();
    void newPacksAreNotKept();
    void sheetsThatHaveGoneAreNotMissed();
    void aCrashCostsLittle();
    void cancellingTheEndKeepsTheSession();
    void recentPacksKeepTheirOrder();

  private:
    QAction* action(const char* id) { return window_->actions().find(id); }
    widgets::Canvas* canvas() { return window_->findChild<widgets::Canvas*>(); }
    PackDocument* current() { return window_->workspace().current(); }
    QString saved(const QString& name);
    QStringList names() {
        QStringList names;
        for (const PackDocument* document : window_->workspace().documents())
            names << document->name();
        return names;
    }
    void start();
    app::SessionDomain* session() { return window_->findChild<app::SessionDomain*>(); }
    widgets::MessageBar* bar() { return window_->findChild<widgets::MessageBar*>("sessionBar"); }
    QToolButton* barButton(const QString& text);
    /// Opens packs a, b and c, and moves `gone` away between two starts. Returns its former path.
    QString startWithout(const QString& gone);
    /// Quits the program and starts it again.
    void restart();
    bool isShown();

    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<app::ThemeController> themes_;
    std::unique_ptr<MainWindow> window_;
    std::unique_ptr<testing::Answers> answers_;
};

void TestSession::initTestCase() {
    testing::prepareApplication("session");
}

void TestSession::init() {
    QSettings().clear();
    folder_ = std::make_unique<QTemporaryDir>();
    answers_ = std::make_unique<testing::Answers>();
    themes_ = std::make_unique<app::ThemeController>();
    start();
}

void TestSession::cleanup() {
    QVERIFY(answers_->allGiven());
    answers_.reset();
    window_.reset();
    themes_.reset();
}

void TestSession::start() {
    window_ = std::make_unique<MainWindow>(*themes_);
    window_->restoreSession();
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    QTRY_VERIFY(!session()->isReading());
}

void TestSession::restart() {
    QVERIFY(window_->close());
    window_.reset();
    start();
}

bool TestSession::isShown() {
    return QTest::qWaitFor([this] {
        return window_->player().timeline() != nullptr &&
               !window_->findChild<app::GenerateDomain*>()->service().isBusy();
    });
}

QString TestSession::saved(const QString& name) {
    level::Pack pack = edit::newPack(name.toStdString(), "Level");
    pack.levels.push_back(edit::newLevel("Other", {60, 50}));
    pack.levels.back().id = "other";
    pack.rooms.push_back(edit::newRoom("Cell"));
    pack.rooms.back().id = "cell";
    const auto open = widgets::newPackFile(name, pack);
    [&] { QVERIFY(open.file->saveAs(folder_->filePath(name))); }();
    return open.file->folder();
}

void TestSession::textTellsAll() {
    Session session;
    QVERIFY(app::sessionFrom(app::toText(session)) == session);
    const std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();
    session.packs = {{"/some/where", widgets::levelSheet("a"), {}},
                     {"builtin:temple",
                      widgets::roomSheet("b"),
                      {{widgets::roomSheet("b"), app::SheetView(), {}},
                       {widgets::levelSheet("b"), {}, largest, 7},
                       {widgets::levelSheet("d"), {}, {}, level::kMaxDepth},
                       {widgets::levelSheet("c"),
                        app::SheetView{CanvasPlace(), 4'000'000'000, 4'000'000'000}, 0}}},
                     {QStringLiteral("/wö/\"quoted\" \\ 迷宮"),
                      widgets::levelSheet({}),
                      {{widgets::levelSheet({}),
                        app::SheetView{CanvasPlace{0.046875, {17.25, -3.5}, false}, 7, 12},
                        {}}}}};
    session.current = 2;
    QVERIFY(app::sessionFrom(app::toText(session)) == session);
}

void TestSession::anyTextIsTaken_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("packs");
    QTest::newRow("nothing") << QByteArray() << 0;
    QTest::newRow("no JSON") << QByteArray("{{{") << 0;
    QTest::newRow("an array") << QByteArray("[1, 2]") << 0;
    QTest::newRow("wrong types") << QByteArray(R"({"packs": 7, "current": "x"})") << 0;
    QTest::newRow("wrong packs") << QByteArray(R"({"packs": [1, "a", null, {"name": 3}]})") << 0;
    QTest::newRow("far away")
        << QByteArray(R"({"packs": [{"name": "a", "looks": [{"zoom": 1e300, "x": -1e300}]}],)"
                      R"( "current": 99})")
        << 1;
    QTest::newRow("wrong looks")
        << QByteArray(R"({"packs": [{"name": "a", "looks": [7, {"seed": 5}, {"seed": "-x"},)"
                      R"( {"moment": 5, "steps": 1e99}, {"depth": 0}, {"depth": 1e7}, )"
                      R"({"depth": "3"}, {"depth": 2.5}]}, {"name": "b", "looks": "x"}]})")
        << 2;
    QByteArray many = R"({"packs": [{"name": "a"})";
    for (int i = 0; i < 5000; ++i)
        many += R"(,{"name": "a"})";
    QTest::newRow("many") << many + "]}" << 100;
}

void TestSession::anyTextIsTaken() {
    QFETCH(QByteArray, text);
    QFETCH(int, packs);
    const Session session = app::sessionFrom(text);
    QCOMPARE(static_cast<int>(session.packs.size()), packs);
    QCOMPARE(session.current, 0);
    for (const auto& pack : session.packs) {
        for (const auto& look : pack.looks)
            QVERIFY(!look.view && !look.seed && !look.depth);
    }
    QSettings().setValue("session/last", QString::fromUtf8(text));
    window_.reset();
    start();
    QCOMPARE(names(), QStringList());
}

void TestSession::aFirstStartWelcomes() {
    QCOMPARE(names(), QStringList());
    QVERIFY(window_->findChild<widgets::WelcomePage*>()->isVisible());
    // A start after all packs were closed opens none either.
    window_->workspace().open("builtin:temple");
    action("file.close")->trigger();
    restart();
    QCOMPARE(names(), QStringList());
}

void TestSession::packsOrderAndSheetComeBack() {
    const QString a = saved("a");
    setCurrentLevel(*window_->workspace().open(a), "other");
    PackDocument* temple = window_->workspace().open("builtin:temple");
    const QString second = QString::fromStdString(temple->pack().levels[1].id);
    setCurrentLevel(*temple, second);
    window_->workspace().open("builtin:dungeons");
    window_->workspace().move(current(), 0);
    window_->workspace().setCurrent(temple);
    restart();
    QCOMPARE(names(), (QStringList{"builtin:dungeons", a, "builtin:temple"}));
    QCOMPARE(current()->name(), QString("builtin:temple"));
    QCOMPARE(currentLevelId(*current()), second);
    QCOMPARE(window_->findChild<widgets::PackTabs*>()->currentIndex(), 2);
    QCOMPARE(currentLevelId(*window_->workspace().documents()[1]), QString("other"));
    QVERIFY(isShown());
    QVERIFY(canvas()->isVisible());
    QVERIFY(!current()->isModified());
}

void TestSession::zoomAndPlaceComeBack() {
    const QString a = saved("a");
    const QString b = saved("b");
    setCurrentLevel(*window_->workspace().open(a), "other");
    QVERIFY(isShown());
    canvas()->setPlace({3, {40, 12}, false});
    const CanvasPlace inA = canvas()->place();
    window_->workspace().open(b);
    QVERIFY(isShown());
    QVERIFY(canvas()->place().isFitted);
    const auto isAt = [this](const CanvasPlace& place) {
        const CanvasPlace now = canvas()->place();
        return now.zoom == place.zoom && !now.isFitted &&
               (now.middle - place.middle).manhattanLength() < 0.2;
    };
    // Twice: places of packs that are not shown in between persist, too.
    for (int i = 0; i < 2; ++i) {
        restart();
        QVERIFY(isShown());
        QVERIFY(canvas()->place().isFitted);
    }
    window_->workspace().open(a);
    QVERIFY(isShown());
    QVERIFY(isAt(inA));
    restart();
    QCOMPARE(current()->name(), a);
    QVERIFY(isShown());
    QVERIFY(isAt(inA));
}

void TestSession::roomsComeBack() {
    window_->workspace().open(saved("a"))->setCurrentSheet(widgets::roomSheet("cell"));
    restart();
    QCOMPARE(current()->currentSheet(), widgets::roomSheet("cell"));
    QVERIFY(isShown());
}

void TestSession::momentsAndSeedsComeBack() {
    PackDocument* temple = window_->workspace().open("builtin:temple");
    const QString first = currentLevelId(*temple);
    const QString second = QString::fromStdString(temple->pack().levels[1].id);
    const auto show = [this](const QString& level) {
        setCurrentLevel(*current(), level);
        QVERIFY(isShown());
    };
    show(first);
    QVERIFY(setSeed(*temple, first, 7));
    QVERIFY(isShown());
    window_->player().seek(100);
    show(second);
    const std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();
    QVERIFY(setSeed(*temple, second, largest));
    QVERIFY(isShown());
    window_->player().seek(50);
    // Twice: places of packs that are not shown in between persist, too.
    for (int i = 0; i < 2; ++i) {
        restart();
        QVERIFY(isShown());
        QCOMPARE(currentLevelId(*current()), second);
        QCOMPARE(seedOf(*current(), second), largest);
        QCOMPARE(window_->player().position(), trace::StepIndex{50});
    }
    QCOMPARE(seedOf(*current(), first), std::uint64_t{7});
    show(first);
    QCOMPARE(window_->player().position(), trace::StepIndex{100});
}

void TestSession::depthsComeBack() {
    PackDocument* document = window_->workspace().open("builtin:descent");
    QVERIFY(setCurrentLevel(*document, "ember-floor"));
    QVERIFY(document->setShownDepth("ember-floor", 12));
    QVERIFY(document->setShownDepth("watch-floor", 10));
    restart();
    QVERIFY(isShown());
    QCOMPARE(currentLevelId(*current()), "ember-floor");
    QCOMPARE(window_->findChild<app::GenerateDomain*>()->service().isBusy(), false);
    QCOMPARE(generationRequest(*current())->floor.depth, 12);
    QCOMPARE(chosenDepth(*current(), "watch-floor"), std::optional(10));
    QVERIFY(!chosenDepth(*current(), "gatehouse"));
    QVERIFY(!current()->isModified());
    QVERIFY(!current()->history()->canUndo());
}

void TestSession::seedsOfTheSessionAreNoEdits() {
    const QString a = saved("a");
    PackDocument* document = window_->workspace().open(a);
    QVERIFY(setSeed(*document, currentLevelId(*document), 7));
    restart();
    QCOMPARE(seedOf(*current(), currentLevelId(*current())), std::uint64_t{7});
    QVERIFY(!current()->isModified());
    QVERIFY(!current()->history()->canUndo());
    QVERIFY(!action("edit.undo")->isEnabled());
    // The shown level is not the one whose seed was chosen.
    level::Level second = *currentLevel(*current());
    QVERIFY(!addLevel(*current(), std::move(second), 1, "Add").isEmpty());
    const QString added = currentLevelId(*current());
    QVERIFY(setSeed(*current(), added, 9));
    action("file.save")->trigger();
    const QString first = QString::fromStdString(current()->pack().levels[0].id);
    QVERIFY(setCurrentLevel(*current(), first));
    restart();
    QCOMPARE(currentLevelId(*current()), first);
    QCOMPARE(seedOf(*current(), first), std::uint64_t{7});
    QCOMPARE(seedOf(*current(), added), std::uint64_t{9});
}

QToolButton* TestSession::barButton(const QString& text) {
    for (auto* button : bar()->findChildren<QToolButton*>()) {
        if (button->text() == text && button->isVisible()) return button;
    }
    return nullptr;
}

QString TestSession::startWithout(const QString& gone) {
    for (const char* name : {"a", "b", "c"})
        window_->workspace().open(saved(name));
    window_->workspace().open(folder_->filePath(gone));
    [&] { QVERIFY(window_->close()); }();
    window_.reset();
    const QString path = folder_->filePath(gone);
    [&] { QVERIFY(QDir().rename(path, folder_->filePath("elsewhere"))); }();
    start();
    return path;
}

void TestSession::packsThatHaveGoneStayInTheSession() {
    const QString b = startWithout("b");
    const QStringList others{folder_->filePath("a"), folder_->filePath("c")};
    QCOMPARE(names(), others);
    QCOMPARE(current()->name(), others[0]);
    QVERIFY(bar()->isVisible());
    QVERIFY(bar()->text().contains(b));
    QVERIFY(isShown());
    QVERIFY(bar()->isVisible());
    // Each start reports the missing pack until it is back, then in its old place.
    restart();
    QVERIFY(bar()->isVisible());
    QVERIFY(QDir().rename(folder_->filePath("elsewhere"), b));
    restart();
    QVERIFY(!bar()->isVisible());
    QCOMPARE(names(), (QStringList{others[0], b, others[1]}));
    // If all are missing, the welcome page shows, and the session still remembers them.
    QVERIFY(window_->close());
    window_.reset();
    for (const QString& name : {others[0], b, others[1]})
        QVERIFY(QDir(name).removeRecursively());
    start();
    QVERIFY(window_->findChild<widgets::WelcomePage*>()->isVisible());
    QVERIFY(bar()->text().contains(others[0]));
}

void TestSession::packsThatHaveGoneCanBeForgotten() {
    startWithout("b");
    QTest::mouseClick(barButton("Forget"), Qt::LeftButton);
    QVERIFY(!bar()->isVisible());
    restart();
    QVERIFY(!bar()->isVisible());
    // Two missing packs are reported one after the other.
    QVERIFY(window_->close());
    window_.reset();
    for (const char* name : {"a", "c"})
        QVERIFY(QDir(folder_->filePath(name)).removeRecursively());
    start();
    QVERIFY(bar()->text().contains(folder_->filePath("a")));
    QTest::mouseClick(barButton("Forget"), Qt::LeftButton);
    QVERIFY(bar()->text().contains(folder_->filePath("c")));
    QTest::mouseClick(barButton("Forget"), Qt::LeftButton);
    QVERIFY(!bar()->isVisible());
}

void TestSession::packsThatHaveGoneCanBeLocated() {
    PackDocument* document = window_->workspace().open(saved("b"));
    setSeed(*document, "other", 7);
    setCurrentLevel(*document, "other");
    startWithout("b");
    // Cancelling changes nothing.
    answers_->add([](QDialog* dialog) { dialog->reject(); });
    QTest::mouseClick(barButton("Locate…"), Qt::LeftButton);
    QVERIFY(bar()->isVisible());
    const QString there = folder_->filePath("elsewhere");
    answers_->add([&](QDialog* dialog) {
        auto* files = qobject_cast<QFileDialog*>(dialog);
        QVERIFY(files);
        files->findChild<QLineEdit*>("fileNameEdit")->setText(there + "/pack.json");
        auto* buttons = files->findChild<QDialogButtonBox*>("buttonBox");
        QTest::mouseClick(buttons->button(QDialogButtonBox::Open), Qt::LeftButton);
    });
    QTest::mouseClick(barButton("Locate…"), Qt::LeftButton);
    QVERIFY(!bar()->isVisible());
    QCOMPARE(names(), (QStringList{there, folder_->filePath("a"), folder_->filePath("c")}));
    QCOMPARE(current()->name(), there);
    QCOMPARE(currentLevelId(*current()), QString("other"));
    QCOMPARE(seedOf(*current(), "other"), std::uint64_t{7});
    restart();
    QVERIFY(!bar()->isVisible());
    QCOMPARE(names().size(), 3);
}

void TestSession::whatIsStillToBeReadIsKept() {
    const QStringList packs{saved("a"), saved("b"), saved("c")};
    for (const QString& name : packs)
        window_->workspace().open(name);
    restart();
    QVERIFY(window_->close());
    // The window is closed before it has read anything.
    window_ = std::make_unique<MainWindow>(*themes_);
    window_->restoreSession();
    QVERIFY(session()->isReading());
    QVERIFY(window_->close());
    window_.reset();
    start();
    QCOMPARE(names(), packs);
    QCOMPARE(current()->name(), packs[2]);
}

void TestSession::whoIsFasterIsNotDisturbed() {
    const QStringList packs{saved("a"), saved("b"), saved("c")};
    for (const QString& name : packs)
        window_->workspace().open(name);
    QVERIFY(window_->close());
    window_ = std::make_unique<MainWindow>(*themes_);
    window_->restoreSession();
    PackDocument* mine = window_->workspace().open(packs[0]);
    QVERIFY(setSeed(*mine, currentLevelId(*mine), 9));
    window_->show();
    QTRY_VERIFY(!session()->isReading());
    QCOMPARE(names(), packs);
    QCOMPARE(current(), mine);
    QCOMPARE(seedOf(*mine, currentLevelId(*mine)), std::uint64_t{9});
    QVERIFY(mine->history()->canUndo());
}

void TestSession::theSwitchTurnsItOff() {
    QVERIFY(action("file.restore-session")->isChecked());
    window_->workspace().open("builtin:temple");
    action("file.restore-session")->trigger();
    restart();
    QVERIFY(!action("file.restore-session")->isChecked());
    QCOMPARE(names(), QStringList());
    window_->workspace().open("builtin:dungeons");
    action("file.restore-session")->trigger();
    restart();
    QCOMPARE(names(), QStringList{"builtin:dungeons"});
}

void TestSession::newPacksAreNotKept() {
    action("file.new")->trigger();
    window_->workspace().open("builtin:temple");
    action("file.new")->trigger();
    restart();
    QCOMPARE(names(), QStringList{"builtin:temple"});
}

void TestSession::sheetsThatHaveGoneAreNotMissed() {
    const QString a = saved("a");
    setCurrentLevel(*window_->workspace().open(a), "other");
    QVERIFY(isShown());
    canvas()->setPlace({3, {40, 12}, false});
    QVERIFY(window_->close());
    window_.reset();
    {
        const auto pack = widgets::openPackFile(a);
        QVERIFY(removeSheet(*pack.document, widgets::levelSheet("other")));
        QVERIFY(pack.file->save());
    }
    start();
    QVERIFY(isShown());
    QCOMPARE(currentLevelId(*current()), QString::fromStdString(current()->pack().levels[0].id));
    QVERIFY(canvas()->place().isFitted);
}

void TestSession::aCrashCostsLittle() {
    window_->workspace().open("builtin:temple");
    QTRY_VERIFY_WITH_TIMEOUT(QSettings().contains("session/last"), 10'000);
    // The window is destroyed without being closed.
    window_.reset();
    start();
    QCOMPARE(names(), QStringList{"builtin:temple"});
}

void TestSession::cancellingTheEndKeepsTheSession() {
    window_->workspace().open("builtin:temple");
    restart();
    setPackTitle(*current(), "Mine", {});
    answers_->add([](QDialog* dialog) { dialog->reject(); });
    QVERIFY(!window_->close());
    QVERIFY(window_->isVisible());
    QCOMPARE(names(), QStringList{"builtin:temple"});
    answers_->add([](QDialog* dialog) {
        QTest::mouseClick(qobject_cast<QMessageBox*>(dialog)->button(QMessageBox::Discard),
                          Qt::LeftButton);
    });
    restart();
    QCOMPARE(names(), QStringList{"builtin:temple"});
}

void TestSession::recentPacksKeepTheirOrder() {
    for (const char* name : {"builtin:temple", "builtin:dungeons"})
        window_->workspace().open(name);
    const QStringList recent = QSettings().value("file/recent").toStringList();
    QCOMPARE(recent, (QStringList{"builtin:dungeons", "builtin:temple"}));
    window_->workspace().move(current(), 0);
    restart();
    QCOMPARE(QSettings().value("file/recent").toStringList(), recent);
}

MAZELOOM_TEST(TestSession)

}  // namespace mazeloom::tst_session

#include "tst_session.moc"
