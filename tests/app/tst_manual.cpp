// SPDX-License-Identifier: MIT
// The manual: complete in every language, matches the program's keys and menus, opens everywhere.
#include <algorithm>
#include <map>
#include <set>

#include <QLineEdit>
#include <QMenuBar>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTest>
#include <QTranslator>
#include <QTreeWidget>
#include <QWheelEvent>

#include "app/actions/menu_places.h"
#include "app/help/manual_topics.h"
#include "app/help/manual_window.h"
#include "app/shortcuts/fixed_keys.h"
#include "app/workspace/language.h"
#include "tests/app/support/window_test.h"
#include "tests/support/test_program.h"
#include "widgets/document/edits.h"
#include "widgets/play/play_controls.h"
#include "widgets/problems/problems_panel.h"
#include "widgets/text/markdown_view.h"

namespace mazeloom::tst_manual {

using app::Manual;
using app::ManualWindow;

class TestManual : public testing::WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepare("manual"); }
    void init() { setUp(); }
    void cleanup();

    void languagesHaveTheSamePages();
    void linksLeadToPages_data() { languages(); }
    void linksLeadToPages();
    void panelsAndToolsHavePages_data() { languages(); }
    void panelsAndToolsHavePages();
    void keysAreThoseOfTheProgram_data() { languages(); }
    void keysAreThoseOfTheProgram();
    void actionsAreInTheMenus_data() { languages(); }
    void actionsAreInTheMenus();
    void helpOpensThePageOfThePanel();
    void searchFindsAndMarks();
    void historyGoesBackAndForward();
    void placeAndTextSizeAreKept();
    void nothingIsLoadedFromElsewhere();

  private:
    static void languages() {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << "en";
        QTest::newRow("German") << "de";
    }
    /// Switches the program's language until the test ends.
    void speak(const QString& language) {
        app::installTranslations(QLocale(language));
        showWindow();
    }
    ManualWindow* manual() { return window_->findChild<ManualWindow*>(); }
    ManualWindow* openManual() {
        action("help.manual")->trigger();
        return manual();
    }
};

namespace {

/// Returns the texts of the pages in the sources by id.
std::map<QString, QString> sources(const QString& language) {
    std::map<QString, QString> pages;
    const QDir folder(QStringLiteral(MAZELOOM_SOURCES "/resources/manual/") + language);
    for (const QString& name : folder.entryList({"*.md"})) {
        QFile file(folder.filePath(name));
        if (file.open(QFile::ReadOnly)) pages[name.chopped(3)] = QString::fromUtf8(file.readAll());
    }
    return pages;
}

/// Returns the first captured group of each match.
QStringList all(const QString& text, const char* expression) {
    QStringList found;
    auto match = QRegularExpression(QString::fromUtf8(expression)).globalMatch(text);
    while (match.hasNext())
        found << match.next().captured(1);
    return found;
}

QStringList linksOf(const QString& page) {
    return all(page, R"(\]\(([^)]*)\))");
}

/// Returns the keys of a page: they, and nothing else, are set in bold type.
QStringList keysOf(const QString& page) {
    return all(page, R"(\*\*([^*]+)\*\*)");
}

/// Returns the action titles of a page: they are set in italics, with arrows between the menus.
QStringList actionsOf(const QString& page) {
    return all(page, R"((?<!\*)\*([^*\n]+ → [^*\n]+)\*(?!\*))");
}

QKeySequence keyFrom(QString key) {
    static const std::map<QString, QString> names{
        {"Strg", "Ctrl"},        {"Umschalt", "Shift"}, {"Leertaste", "Space"},
        {"Links", "Left"},       {"Rechts", "Right"},   {"Hoch", "Up"},
        {"Runter", "Down"},      {"Pos1", "Home"},      {"Ende", "End"},
        {"Entf", "Del"},         {"Delete", "Del"},     {"Eingabetaste", "Return"},
        {"Eingabe", "Return"},   {"Escape", "Esc"},     {"Rücktaste", "Backspace"},
        {"Bild auf", "PgUp"},    {"Bild ab", "PgDown"}, {"Page Up", "PgUp"},
        {"Page Down", "PgDown"}, {"Einfg", "Ins"},      {"Insert", "Ins"},
    };
    const bool isPlus = key.endsWith("++") || key == "+";
    if (isPlus) key.chop(1);
    QStringList parts = key.split('+', Qt::SkipEmptyParts);
    for (QString& part : parts) {
        if (const auto name = names.find(part); name != names.end()) part = name->second;
    }
    if (isPlus) parts << "+";
    return QKeySequence::fromString(parts.join('+'), QKeySequence::PortableText);
}

}  // namespace

void TestManual::cleanup() {
    tearDown();
    qDeleteAll(qApp->findChildren<QTranslator*>());
}

void TestManual::languagesHaveTheSamePages() {
    const auto english = sources("en");
    const auto german = sources("de");
    QVERIFY(english.size() > 25);
    const Manual inEnglish("en");
    const Manual inGerman("de");
    // The first page lists all pages in the same order.
    QCOMPARE(inEnglish.pages().size(), english.size());
    QCOMPARE(inGerman.pages().size(), german.size());
    for (std::size_t i = 0; i < inEnglish.pages().size(); ++i) {
        const app::ManualPage& page = inEnglish.pages()[i];
        QCOMPARE(inGerman.pages()[i].id, page.id);
        QCOMPARE(page.markdown, english.at(page.id));
        QCOMPARE(inGerman.pages()[i].markdown, german.at(page.id));
        QVERIFY2(!page.title.isEmpty() && page.text.size() > 300, qPrintable(page.id));
        QVERIFY2(inGerman.pages()[i].text != page.text, qPrintable(page.id));
        // A translation has the same headings, lists, keys and links.
        for (const char* parts : {"(?m)^(#+) ", "(?m)^([-]|[0-9]+[.]) "})
            QCOMPARE(all(german.at(page.id), parts), all(page.markdown, parts));
        const auto keys = [](const QString& text) {
            QStringList list;
            for (const QString& key : keysOf(text))
                list << keyFrom(key).toString(QKeySequence::PortableText);
            list.sort();
            return list;
        };
        QVERIFY2(keys(german.at(page.id)) == keys(page.markdown), qPrintable(page.id));
        QStringList there = linksOf(german.at(page.id));
        QStringList here = linksOf(page.markdown);
        there.sort();
        here.sort();
        QVERIFY2(there == here, qPrintable(page.id));
    }
    // A language without a manual gets the English one.
    QCOMPARE(Manual("xx").pages().front().title, inEnglish.pages().front().title);
}

void TestManual::linksLeadToPages() {
    QFETCH(QString, language);
    const auto pages = sources(language);
    int count = 0;
    for (const auto& [id, text] : pages) {
        for (const QString& link : linksOf(text)) {
            QVERIFY2(link.endsWith(".md") && pages.contains(link.chopped(3)),
                     qPrintable(id + ": " + link));
            ++count;
        }
    }
    QVERIFY(count > 80);
}

void TestManual::panelsAndToolsHavePages() {
    QFETCH(QString, language);
    speak(language);
    const auto pages = sources(language);
    int panels = 0;
    int tools = 0;
    for (const QAction* each : window_->actions().all()) {
        const QString id = app::ActionRegistry::idOf(each);
        const QString page = app::manualPageOf(*each);
        QVERIFY2(pages.contains(page), qPrintable(id));
        if (id.startsWith("panel.") && id != "panel.next" && id != "panel.previous") {
            QVERIFY2(page != "index", qPrintable(id));
            ++panels;
        }
        if (!id.startsWith("tool.") || id == "tool.grow") continue;
        const QString title = window_->actions().titleOf(each);
        QVERIFY2(pages.at(page).contains(title), qPrintable(page + ": " + title));
        if (!each->shortcut().isEmpty()) {
            const QString key = each->shortcut().toString(QKeySequence::PortableText);
            QVERIFY2(pages.at(page).contains("**" + key + "**"), qPrintable(page + ": " + key));
        }
        ++tools;
    }
    QVERIFY(panels >= 12);
    QVERIFY(tools >= 12);
}

void TestManual::keysAreThoseOfTheProgram() {
    QFETCH(QString, language);
    std::set<QKeySequence> known;
    for (const QAction* each : window_->actions().all()) {
        for (const QKeySequence& key : each->shortcuts())
            known.insert(key);
    }
    for (const app::FixedKey& key : app::canvasKeys())
        known.insert(key.key);
    const widgets::PlayControls controls;
    for (int i = 0; i < widgets::kPlayCommands; ++i) {
        for (const int key : controls.keys(static_cast<widgets::PlayCommand>(i)))
            known.insert(QKeySequence(key));
    }
    // RULES.md D-11: the fixed keys of a descent.
    for (const int key : {Qt::Key_G, Qt::Key_I, Qt::Key_Z, Qt::Key_Q, Qt::Key_Less, Qt::Key_Greater,
                          Qt::Key_Period})
        known.insert(QKeySequence(key));
    // Only the list of problems uses this key.
    known.insert(QKeySequence(Qt::ALT | Qt::Key_Return));
    int count = 0;
    for (const auto& [id, text] : sources(language)) {
        for (const QString& key : keysOf(text)) {
            QVERIFY2(known.contains(keyFrom(key)), qPrintable(id + ": " + key));
            ++count;
        }
    }
    QVERIFY(count > 150);
}

void TestManual::actionsAreInTheMenus() {
    QFETCH(QString, language);
    speak(language);
    QStringList known;
    for (const app::MenuPlace& place : app::menuPlaces(*window_->menuBar()))
        known << place.path + " → " + app::withoutMnemonic(place.action->text());
    QVERIFY(known.size() > 100);
    int count = 0;
    for (const auto& [id, text] : sources(language)) {
        for (const QString& title : actionsOf(text)) {
            QVERIFY2(known.contains(title), qPrintable(id + ": " + title));
            ++count;
        }
    }
    QVERIFY(count > 35);
}

void TestManual::helpOpensThePageOfThePanel() {
    const std::map<QString, QString> expected{
        {"levels", "levels"},      {"explanation", "explanation"},
        {"problems", "problems"},  {"campaign", "campaign"},
        {"recipe", "recipe"},      {"inspector", "inspector"},
        {"selected", "inspector"}, {"layers", "layers"},
        {"data", "data"},          {"stamps", "stamps"},
        {"dungeon", "dungeon"},    {"steps", "steps"},
        {"provenance", "cell"},    {"breakPoints", "break-points"},
        {"history", "history"},    {"kinds", "kinds"},
        {"timeline", "timeline"},  {"compare", "compare"},
        {"gallery", "gallery"},    {"mission", "mission"},
        {"course", "course"},      {"terrains", "terrains"},
        {"atlas", "atlas"},        {"promises", "promises"},
    };
    const auto pageByKey = [this] {
        window_->activateWindow();
        [&] { QTRY_COMPARE(QApplication::activeWindow(), static_cast<QWidget*>(window_.get())); }();
        QWidget* focused = window_->focusWidget();
        focused->setFocus();
        QTest::keyClick(focused, Qt::Key_F1);
        [&] { QTRY_VERIFY(manual() != nullptr && manual()->isVisible()); }();
        const QString page = manual()->page();
        manual()->close();
        return page;
    };
    QCOMPARE(pageByKey(), QString("welcome"));
    window_->workspace().open("builtin:temple");
    QTRY_VERIFY_WITH_TIMEOUT(window_->player().timeline() != nullptr, 30'000);
    // Creates a problem, so that the problems panel has something to focus.
    const QString level = QString::fromStdString(current()->pack().levels.front().id);
    QVERIFY(setStageEnabled(*current(), level, 1, false));
    auto* list = window_->findChild<widgets::ProblemsPanel*>()->tree();
    QTRY_VERIFY_WITH_TIMEOUT(list->model()->rowCount() > 0, 30'000);
    canvas()->setFocus();
    QCOMPARE(pageByKey(), QString("canvas"));
    QTest::mouseClick(canvas(), Qt::LeftButton, {}, canvas()->rect().center());
    int panels = 0;
    for (const QAction* each : window_->actions().all()) {
        const QString id = app::ActionRegistry::idOf(each);
        if (!id.startsWith("panel.") || id == "panel.next" || id == "panel.previous") continue;
        const QString panel = id.mid(6);
        QVERIFY2(expected.contains(panel), qPrintable(panel));
        // The action shows and focuses a panel, or closes the one in front.
        const auto isThere = [&] {
            return app::manualPageOf(window_->focusWidget()) == expected.at(panel);
        };
        for (int i = 0; i < 2 && !isThere(); ++i)
            action(id.toLatin1())->trigger();
        QVERIFY2(isThere(), qPrintable(panel));
        QCOMPARE(pageByKey(), expected.at(panel));
        ++panels;
    }
    QCOMPARE(panels, static_cast<int>(expected.size()));
}

void TestManual::searchFindsAndMarks() {
    ManualWindow* window = openManual();
    auto* search = window->findChild<QLineEdit*>();
    auto* list = window->findChild<QTreeWidget*>();
    for (const app::ManualPage& page : window->manual().pages()) {
        const auto hits = window->manual().search(page.title);
        const bool isFound = std::ranges::any_of(
            hits, [&page](const Manual::Hit& hit) { return hit.page == &page; });
        QVERIFY2(isFound, qPrintable(page.title));
    }
    search->setFocus();
    QTest::keyClicks(search, "TRAPS coin");
    QVERIFY(list->topLevelItemCount() >= 2);
    for (int i = 0; i < list->topLevelItemCount(); ++i) {
        const QString id = list->topLevelItem(i)->data(0, Qt::UserRole).toString();
        const QString text = sources("en").at(id).toLower();
        QVERIFY2(text.contains("traps") && text.contains("coin"), qPrintable(id));
    }
    QTest::keyClick(search, Qt::Key_Return);
    const QString shown = window->view().toPlainText().toLower();
    QVERIFY(shown.contains("traps"));
    QCOMPARE(window->view().marks(), int(shown.count("traps") + shown.count("coin")));
    search->clear();
    QCOMPARE(window->view().marks(), 0);
    QTest::keyClicks(search, "xyzzy");
    QCOMPARE(list->topLevelItemCount(), 1);
    QVERIFY(list->topLevelItem(0)->data(0, Qt::UserRole).isNull());
    // Escape first clears the search, then closes the window.
    QTest::keyClick(search, Qt::Key_Escape);
    QCOMPARE(search->text(), QString());
    QVERIFY(window->isVisible());
    QTest::keyClick(search, Qt::Key_Escape);
    QVERIFY(!window->isVisible());
}

void TestManual::historyGoesBackAndForward() {
    ManualWindow* window = openManual();
    window->goTo("index");
    window->goTo("recipe");
    // Follows a link of the page.
    QTextCursor link = window->view().document()->find("timeline");
    QVERIFY(!link.isNull());
    window->view().setTextCursor(link);
    link.setPosition(link.selectionStart() + 2);
    window->view().ensureCursorVisible();
    QTest::mouseClick(window->view().viewport(), Qt::LeftButton, {},
                      window->view().cursorRect(link).center());
    QCOMPARE(window->page(), QString("timeline"));
    QTest::keyClick(&window->view(), Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(window->page(), QString("recipe"));
    window->goBack();
    QCOMPARE(window->page(), QString("index"));
    QTest::keyClick(&window->view(), Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(window->page(), QString("recipe"));
    window->goTo("steps");
    window->goForward();
    QCOMPARE(window->page(), QString("steps"));
    window->goTo("no-such-page");
    QCOMPARE(window->page(), QString("steps"));
}

void TestManual::placeAndTextSizeAreKept() {
    ManualWindow* window = openManual();
    window->resize(600, 300);
    window->goTo("tools");
    const QPointF middle = window->view().rect().center();
    for (int i = 0; i < 3; ++i) {
        QWheelEvent turn(middle, window->view().viewport()->mapToGlobal(middle), {}, {0, 120},
                         Qt::NoButton, Qt::ControlModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(window->view().viewport(), &turn);
    }
    QCOMPARE(window->view().textSize(), 130);
    for (int i = 0; i < 30; ++i)
        window->view().setTextSize(window->view().textSize() + 10);
    QCOMPARE(window->view().textSize(), widgets::MarkdownView::kLargestText);
    window->view().verticalScrollBar()->setValue(120);
    QCOMPARE(window->view().verticalScrollBar()->value(), 120);
    window->close();
    showWindow();
    canvas()->clearFocus();
    window_->setFocus();
    app::ManualWindow again("en", window_.get());
    again.open();
    QCOMPARE(again.page(), QString("tools"));
    QCOMPARE(again.view().textSize(), widgets::MarkdownView::kLargestText);
    QCOMPARE(again.view().verticalScrollBar()->value(), 120);
}

void TestManual::nothingIsLoadedFromElsewhere() {
    const QString picture =
        QDir::current().absoluteFilePath(MAZELOOM_SOURCES "/packaging/screenshot.png");
    QVERIFY(QFile::exists(picture));
    widgets::MarkdownView view;
    QSignalSpy followed(&view, &widgets::MarkdownView::linkFollowed);
    view.showMarkdown("![x](file://" + picture + ") <b>bold</b> <img src='file://" + picture +
                      "'> [elsewhere](http://example.org/x)");
    view.resize(400, 200);
    view.show();
    QVERIFY(view.toPlainText().contains("<b>bold</b>"));
    QVERIFY(view.toPlainText().contains("![x]"));
    const QUrl url = QUrl::fromLocalFile(picture);
    const QVariant found = view.document()->resource(QTextDocument::ImageResource, url);
    QVERIFY(found.toByteArray().isEmpty());
    QTextCursor link = view.document()->find("elsewhere");
    link.setPosition(link.selectionStart() + 2);
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.cursorRect(link).center());
    QCOMPARE(followed.size(), 1);
    QCOMPARE(view.source(), QUrl());
    QVERIFY(view.toPlainText().contains("elsewhere"));
}

MAZELOOM_TEST(TestManual)

}  // namespace mazeloom::tst_manual

#include "tst_manual.moc"
