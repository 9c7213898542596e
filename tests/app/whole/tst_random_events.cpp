// SPDX-License-Identifier: MIT
// After random events the window still works and each pack can be undone to its first state: in the
// editor with each kind of pack, and in the full game.
#include <map>

#include <QDesktopServices>
#include <QDir>
#include <QDirIterator>

#include "tests/app/support/random_events.h"
#include "tests/app/support/window_test.h"
#include "tests/support/test_program.h"
#include "widgets/document/undo_history.h"

namespace mazeloom::tst_random_events {

class TestRandomEvents : public testing::WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init();
    void cleanup();
    void theEditorStands_data();
    void theEditorStands();
    void theGameStands();

  public slots:
    void forget(const QUrl&) {}

  private:
    void watch(widgets::PackDocument* document);
    void undoAll();
    std::vector<QAction*> actions() const;

    /// The state of each open pack before its first edit.
    std::map<widgets::PackDocument*, level::Pack> before_;
    QString latest_;
};

namespace {

/// Returns the number of events in the editor, over all packs, and as many in the game.
/// MAZELOOM_TEST_EVENTS=10000 sends more; MAZELOOM_TEST_TELL prints each.
int eventCount() {
    constexpr int kEvents = 1'200;
    bool isNumber = false;
    const int wanted = qEnvironmentVariableIntValue("MAZELOOM_TEST_EVENTS", &isNumber);
    return isNumber ? std::max(40, wanted) : kEvents;
}

QStringList filesBelow(const QString& folder) {
    QStringList files;
    QDirIterator all(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (all.hasNext())
        files << all.next();
    return files;
}

}  // namespace

void TestRandomEvents::initTestCase() {
    prepare("random-events");
    QApplication::setQuitOnLastWindowClosed(false);
    // No other program must be started.
    for (const char* scheme : {"file", "http", "https"})
        QDesktopServices::setUrlHandler(scheme, this, "forget");
}

void TestRandomEvents::init() {
    setUp();
    // No dialog is expected here: random events open dialogs, operate and close them.
    answers_.reset();
    QVERIFY(QDir::setCurrent(folder_->path()));
    latest_.clear();
    before_.clear();
    connect(&window_->workspace(), &app::Workspace::documentAdded, this, &TestRandomEvents::watch);
    connect(&window_->workspace(), &app::Workspace::documentAboutToClose, this,
            [this](widgets::PackDocument* document) { before_.erase(document); });
}

void TestRandomEvents::cleanup() {
    if (QTest::currentTestFailed()) qInfo().noquote() << "the latest events:\n" << latest_;
    before_.clear();
    QDir::setCurrent(QDir::tempPath());
    window_.reset();
    themes_.reset();
}

void TestRandomEvents::watch(widgets::PackDocument* document) {
    before_[document] = document->pack();
    // A pack that is read again from its files has nothing to undo.
    connect(document, &widgets::PackDocument::loadProblemsChanged, this,
            [this, document] { before_[document] = document->pack(); });
}

std::vector<QAction*> TestRandomEvents::actions() const {
    std::vector<QAction*> all = window_->actions().all();
    std::erase_if(all, [](QAction* action) {
        // Quitting would close the window, and the test's language must stay.
        const QString id = app::ActionRegistry::idOf(action);
        return id == "file.quit" || id.startsWith("view.language");
    });
    return all;
}

void TestRandomEvents::undoAll() {
    for (const auto& [document, pack] : before_) {
        widgets::UndoHistory& history = *document->history();
        if (history.count() >= static_cast<int>(document::History::kMostSteps)) continue;
        const level::Pack after = document->pack();
        const int done = history.index();
        history.setIndex(0);
        QVERIFY2(document->pack() == pack, qPrintable(document->title()));
        history.setIndex(done);
        QVERIFY2(document->pack() == after, qPrintable(document->title()));
    }
}

void TestRandomEvents::theEditorStands_data() {
    QTest::addColumn<QString>("pack");
    QTest::addColumn<int>("seed");
    int seed = 1;
    for (const char* pack : {"builtin:temple", "builtin:dungeons", "builtin:descent", ""})
        QTest::newRow(*pack == '\0' ? "a new pack" : pack) << QString(pack) << seed++;
}

void TestRandomEvents::theEditorStands() {
    QFETCH(QString, pack);
    QFETCH(int, seed);
    if (pack.isEmpty()) {
        action("file.new")->trigger();
    } else {
        window_->workspace().open(pack);
    }
    QVERIFY(current() != nullptr);
    testing::RandomEvents events(static_cast<std::uint64_t>(seed), actions());
    for (int part = 0; part < 10; ++part) {
        events.send(eventCount() / 4 / 10);
        latest_ = events.latest();
        undoAll();
        if (QTest::currentTestFailed()) return;
        // Alt+F4, or the answer to a question, may have closed it.
        if (!window_->isVisible()) window_->show();
        if (current() == nullptr) window_->workspace().open("builtin:temple");
    }
    // All saved files are complete.
    for (const QString& file : filesBelow(folder_->path()))
        QVERIFY2(!file.contains(".saving"), qPrintable(file));
}

void TestRandomEvents::theGameStands() {
    window_->workspace().open("builtin:temple");
    window_->activateWindow();
    action("play.full-game")->trigger();
    testing::RandomEvents events(5, {});
    for (int part = 0; part < 10; ++part) {
        events.send(eventCount() / 10);
        latest_ = events.latest();
        // Escape may have left the game: enter it again.
        if (QApplication::activeWindow() == window_.get()) action("play.full-game")->trigger();
    }
    QVERIFY(window_ != nullptr);
}

MAZELOOM_TEST(TestRandomEvents)

}  // namespace mazeloom::tst_random_events

#include "tst_random_events.moc"
