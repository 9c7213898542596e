// SPDX-License-Identifier: MIT
// A pack whose every text is HTML with a picture: the window shows every text literally and opens
// no picture.
#include <fcntl.h>
#include <sys/inotify.h>
#include <unistd.h>

#include <QAbstractItemView>
#include <QDir>
#include <QHelpEvent>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPointer>
#include <QRegularExpression>
#include <QTabBar>
#include <QTest>
#include <QTextEdit>
#include <QToolTip>
#include <QUrl>

#include "tests/app/support/halls_test.h"
#include "tests/support/test_program.h"
#include "widgets/document/edits.h"
#include "widgets/panels/message_bar.h"
#include "widgets/play/full/level_list_page.h"
#include "widgets/problems/problems_panel.h"
#include "widgets/welcome/welcome_page.h"
#include "widgets/workbench/panel_frame.h"
#include "widgets/workbench/workbench.h"

namespace mazeloom::tst_strangers_texts {

namespace {

/// Detects whether a file is opened by anybody.
class OpenWatch {
  public:
    explicit OpenWatch(const QString& file) : queue_(inotify_init1(IN_NONBLOCK)) {
        inotify_add_watch(queue_, file.toUtf8().constData(), IN_OPEN);
    }
    ~OpenWatch() { close(queue_); }
    OpenWatch(const OpenWatch&) = delete;
    OpenWatch& operator=(const OpenWatch&) = delete;

    /// Whether the file was opened since the last call.
    bool wasOpened() {
        bool isSeen = false;
        char events[4096];
        while (read(queue_, events, sizeof events) > 0)
            isSeen = true;
        return isSeen;
    }

  private:
    int queue_;
};

/// Whether a tool tip quotes a stranger's text.
bool isStrangers(const QString& toolTip) {
    return toolTip.contains("<img") || toolTip.contains("&lt;img");
}

/// Whether Qt shows a tool tip literally: one that Qt would interpret as HTML has no tags but those
/// that the program puts around it.
bool isShownAsWritten(const QString& toolTip) {
    static const QRegularExpression kOurs(
        "^<p style=\"white-space: pre-wrap\">(<b>[^<>]*</b>)?[^<>]*</p>$");
    return !Qt::mightBeRichText(toolTip) || kOurs.match(toolTip).hasMatch();
}

}  // namespace

class TestStrangersTexts : public testing::HallsTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepare("strangers-texts"); }
    void init();
    void cleanup();

    void thisTestSeesMarkup();
    void anOpenPack();
    void theWelcomePage();
    void questionsAboutSaving();
    void aPackThatCannotBeSaved();
    void aPackThatCannotBeRead();
    void replays();
    void theFullGame();

  private:
    /// Returns a text with a picture that names the place of the text.
    QString bad(const QString& place) const {
        return QStringLiteral("<img src=\"%1\"><h1>&amp;</h1>\u202e%2")
            .arg(QUrl::fromLocalFile(path("probe.png")).toString(), place);
    }
    QString folder() const { return path("<h1>&amp; halls"); }
    void writePack();
    void openBadPack();

    /// Returns the texts of all labels and tool tips that are shown as HTML.
    QStringList shownAsHtml();
    /// Shows every tool tip that names a picture.
    void hover();
    void look();
    /// Checks a message box and answers it by one of its buttons.
    testing::Answers::Answer lookAndClick(QMessageBox::StandardButton button);
    void takeTip(const QString& toolTip, const QString& whose, QStringList& wrong);
    void takeModel(const QAbstractItemModel& model, const QModelIndex& parent, const QString& whose,
                   QStringList& wrong);

    using Answers = testing::Answers;

    std::unique_ptr<OpenWatch> watch_;
    /// The texts that were checked; a place that no longer exists is missing here.
    QStringList labels_;
    QStringList tips_;
};

void TestStrangersTexts::init() {
    setUp();
    QVERIFY(QImage(8, 8, QImage::Format_RGB32).save(path("probe.png")));
    watch_ = std::make_unique<OpenWatch>(path("probe.png"));
    labels_.clear();
    tips_.clear();
}

void TestStrangersTexts::cleanup() {
    QVERIFY(!watch_->wasOpened());
    tearDown();
}

void TestStrangersTexts::writePack() {
    const auto translated = [](const QJsonValue& text) { return QJsonObject{{"de", text}}; };
    const auto save = [&](const QString& name, const QJsonObject& object) {
        write(folder() + '/' + name, QJsonDocument(object).toJson());
    };
    QVERIFY(QDir().mkpath(folder() + "/levels") && QDir().mkpath(folder() + "/rooms"));
    const QJsonObject node{{"id", "first"},
                           {"level", "one"},
                           {"at", QJsonArray{0, 0}},
                           {"start", true},
                           {"title", bad("node")},
                           {"before", bad("before")},
                           {"after", bad("after")},
                           {"translations", translated(QJsonObject{{"title", bad("Knoten")}})}};
    save("pack.json", {{"format", "mazeloom-pack"},
                       {"version", 1},
                       {"id", "halls"},
                       {"title", bad("pack")},
                       {"description", bad("description")},
                       {"tabs", QJsonArray{bad("folder")}},
                       {"levels", QJsonArray{"one"}},
                       {"rooms", QJsonArray{"lair"}},
                       {"campaign", QJsonObject{{"nodes", QJsonArray{node}}}}});
    QJsonObject level = QJsonDocument::fromJson(testing::hall("one")).object();
    level["title"] = bad("level");
    level["tab"] = bad("folder");
    level["notes"] = bad("notes");
    QJsonArray objects = level["objects"].toArray();
    objects << QJsonObject{{"id", "slate"},
                           {"kind", "console"},
                           {"at", QJsonArray{2, 1}},
                           {"text", bad("slate")},
                           {"translations", translated(bad("Tafel"))}};
    level["objects"] = objects;
    save("levels/one.json", level);
    save("rooms/lair.json", {{"id", "lair"},
                             {"title", bad("room")},
                             {"cells", QJsonArray{"#####", "#...#", "#...#", "#####"}},
                             {"entrances", QJsonArray{QJsonValue(QJsonArray{4, 1})}},
                             {"tags", QJsonArray{bad("tag")}}});
}

void TestStrangersTexts::openBadPack() {
    writePack();
    QSignalSpy shown(&window_->player(), &widgets::Player::timelineChanged);
    window_->workspace().open(folder());
    QTRY_VERIFY(!shown.isEmpty());
    QVERIFY(current() != nullptr && current()->loadProblems().empty());
    window_->activateWindow();
    QTRY_COMPARE(QApplication::activeWindow(), static_cast<QWidget*>(window_.get()));
    canvas()->setFocus();
}

void TestStrangersTexts::takeTip(const QString& toolTip, const QString& whose, QStringList& wrong) {
    if (isStrangers(toolTip)) tips_ << toolTip;
    if (!isShownAsWritten(toolTip)) wrong << whose + ": tool tip " + toolTip;
}

void TestStrangersTexts::takeModel(const QAbstractItemModel& model, const QModelIndex& parent,
                                   const QString& whose, QStringList& wrong) {
    for (int row = 0; row < model.rowCount(parent); ++row) {
        for (int column = 0; column < model.columnCount(parent); ++column) {
            const QModelIndex index = model.index(row, column, parent);
            takeTip(index.data(Qt::ToolTipRole).toString(), whose, wrong);
            takeModel(model, index, whose, wrong);
        }
    }
}

QStringList TestStrangersTexts::shownAsHtml() {
    QStringList wrong;
    for (QWidget* widget : QApplication::allWidgets()) {
        const QString whose = widget->metaObject()->className() + (' ' + widget->objectName());
        if (const auto* label = qobject_cast<QLabel*>(widget)) {
            if (label->text().contains("<img")) labels_ << label->text();
            // Qt creates labels itself, for our texts without HTML and for tool tips.
            const bool isRight = label->inherits("QTipLabel") ? isShownAsWritten(label->text())
                                                              : !Qt::mightBeRichText(label->text());
            if (label->textFormat() != Qt::PlainText && !isRight)
                wrong << whose + ": label " + label->text();
        }
        if (qobject_cast<QTextEdit*>(widget) != nullptr) wrong << whose + " shows HTML";
        takeTip(widget->toolTip(), whose, wrong);
        if (Qt::mightBeRichText(widget->whatsThis())) wrong << whose + ": " + widget->whatsThis();
        if (const auto* menu = qobject_cast<QMenu*>(widget); menu && menu->toolTipsVisible()) {
            for (const QAction* action : menu->actions())
                takeTip(action->toolTip(), whose, wrong);
        }
        if (const auto* tabs = qobject_cast<QTabBar*>(widget)) {
            for (int i = 0; i < tabs->count(); ++i)
                takeTip(tabs->tabToolTip(i), whose, wrong);
        }
        const auto* view = qobject_cast<QAbstractItemView*>(widget);
        if (view != nullptr && view->model() != nullptr)
            takeModel(*view->model(), {}, whose, wrong);
    }
    return wrong;
}

void TestStrangersTexts::hover() {
    const auto show = [](QWidget& widget, const QPoint& at) {
        QHelpEvent help(QEvent::ToolTip, at, widget.mapToGlobal(at));
        QApplication::sendEvent(&widget, &help);
        QCoreApplication::processEvents();
        QToolTip::hideText();
    };
    // A tool tip is a widget, too, which the next tool tip deletes.
    QList<QPointer<QWidget>> widgets;
    for (QWidget* widget : QApplication::allWidgets())
        widgets << widget;
    for (const QPointer<QWidget>& widget : widgets) {
        if (widget == nullptr || !widget->isVisible()) continue;
        if (isStrangers(widget->toolTip())) show(*widget, widget->rect().center());
        if (auto* tabs = qobject_cast<QTabBar*>(widget.data())) {
            for (int i = 0; i < tabs->count(); ++i)
                show(*tabs, tabs->tabRect(i).center());
        }
        auto* view = qobject_cast<QAbstractItemView*>(widget.data());
        if (view == nullptr) continue;
        for (int y = 4; y < view->viewport()->height(); y += 12)
            show(*view->viewport(), {view->viewport()->width() / 2, y});
    }
}

void TestStrangersTexts::look() {
    const QStringList wrong = shownAsHtml();
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
    hover();
    QVERIFY(!watch_->wasOpened());
}

testing::Answers::Answer TestStrangersTexts::lookAndClick(QMessageBox::StandardButton button) {
    return [this, button](QDialog* dialog) {
        auto* box = qobject_cast<QMessageBox*>(dialog);
        QVERIFY(box != nullptr && box->button(button) != nullptr);
        look();
        QTest::mouseClick(box->button(button), Qt::LeftButton);
    };
}

void TestStrangersTexts::thisTestSeesMarkup() {
    QVERIFY(shownAsHtml().isEmpty());
    QLabel bare(bad("label"));
    QCOMPARE(shownAsHtml().size(), 1);
    bare.grab();
    QVERIFY(watch_->wasOpened());
    bare.setTextFormat(Qt::PlainText);
    QVERIFY(shownAsHtml().isEmpty());
    bare.setToolTip(bad("tip"));
    QCOMPARE(shownAsHtml().size(), 1);
    bare.show();
    hover();
    QVERIFY(watch_->wasOpened());
}

void TestStrangersTexts::anOpenPack() {
    openBadPack();
    auto* workbench = window_->findChild<widgets::Workbench*>();
    for (widgets::PanelFrame* frame : workbench->panels())
        workbench->show(*frame);
    const auto has = [](const QStringList& texts, const QString& place) {
        return std::ranges::any_of(texts, [&](const QString& t) { return t.contains(place); });
    };
    // The problems panel quotes the titles.
    auto* problems = window_->findChild<widgets::ProblemsPanel*>();
    QTRY_COMPARE(problems->warnings(), 14);
    look();
    for (const char* place : {"pack", "description", "level", "notes", "room"})
        QVERIFY2(has(tips_, QStringLiteral("\u202e") + place), place);
    QVERIFY(current()->setCurrentSheet(widgets::roomSheet("lair")));
    look();
    QVERIFY(current()->setCurrentSheet(widgets::levelSheet("one")));
    look();
    // An accessible description repeats the tool tip.
    for (const QWidget* widget : QApplication::allWidgets()) {
        if (!isStrangers(widget->toolTip())) continue;
        QVERIFY(!widget->accessibleDescription().isEmpty());
        QVERIFY(!widget->accessibleDescription().contains("<p "));
    }
}

void TestStrangersTexts::theWelcomePage() {
    openBadPack();
    action("file.close")->trigger();
    QTRY_VERIFY(window_->findChild<widgets::WelcomePage*>()->isVisible());
    // The card's tool tip shows the pack's title once it has been read.
    const auto isTold = [&] {
        look();
        return std::ranges::any_of(tips_,
                                   [](const QString& t) { return t.contains("\u202epack"); });
    };
    QTRY_VERIFY(isTold());
}

void TestStrangersTexts::questionsAboutSaving() {
    openBadPack();
    QVERIFY(setPackTitle(*current(), bad("changed"), {}));
    willAnswer(lookAndClick(QMessageBox::Cancel));
    action("file.close")->trigger();
    QVERIFY(labels_.join('\n').contains("\u202echanged"));
    labels_.clear();
    willAnswer(lookAndClick(QMessageBox::Cancel));
    action("file.reload")->trigger();
    QVERIFY(labels_.join('\n').contains("\u202echanged"));
    // The informative text lists the titles of several packs.
    action("file.new")->trigger();
    QVERIFY(setPackTitle(*current(), bad("another"), {}));
    labels_.clear();
    willAnswer(lookAndClick(QMessageBox::Cancel));
    window_->close();
    QVERIFY(labels_.join('\n').contains("\u202echanged\n"));
    willAnswer(lookAndClick(QMessageBox::Discard));
    window_->close();
}

void TestStrangersTexts::aPackThatCannotBeSaved() {
    openBadPack();
    QVERIFY(setPackTitle(*current(), bad("changed"), {}));
    // Not even root can replace a folder where a file should be.
    QVERIFY(QFile::remove(folder() + "/pack.json"));
    QVERIFY(QDir().mkpath(folder() + "/pack.json"));
    action("file.save")->trigger();
    const auto* bar = window_->findChild<widgets::MessageBar*>("saveBar");
    QVERIFY(bar->isVisible() && bar->text().contains("\u202echanged"));
    willAnswer(lookAndClick(QMessageBox::Discard));
    action("file.close")->trigger();
    QVERIFY(!bar->isVisible());
}

void TestStrangersTexts::aPackThatCannotBeRead() {
    writePack();
    QFile file(folder() + "/levels/one.json");
    QVERIFY(file.open(QIODevice::ReadWrite));
    QJsonObject level = QJsonDocument::fromJson(file.readAll()).object();
    level["ruleset"] = bad("ruleset");
    write(file.fileName(), QJsonDocument(level).toJson());
    window_->workspace().open(folder());
    QTRY_VERIFY(current() != nullptr && !current()->loadProblems().empty());
    auto* workbench = window_->findChild<widgets::Workbench*>();
    for (widgets::PanelFrame* frame : workbench->panels())
        workbench->show(*frame);
    look();
    QVERIFY(tips_.join('\n').contains("is not one of"));
}

void TestStrangersTexts::replays() {
    openBadPack();
    const QString name = "<h1>&amp;.jsonl";
    write(name,
          QByteArray(R"({"format":"mazeloom-replay","version":1,"game":"temple","level":"LEVEL"}
{"tick":3,"tap":"right"}
)")
              .replace("LEVEL", bad("replay").replace('"', "\\\"").toUtf8()));
    willAnswer(chooseFile(path(name)));
    willAnswer(lookAndClick(QMessageBox::Ok));
    action("play.load-replay")->trigger();
    write(name, QByteArray("{\"tick\":3,\"tap\":\"<img src='x'><h1>\"}\n"));
    labels_.clear();
    willAnswer(chooseFile(path(name)));
    willAnswer(lookAndClick(QMessageBox::Ok));
    action("play.load-replay")->trigger();
    QVERIFY(labels_.join('\n').contains("<img src='x'>"));
}

void TestStrangersTexts::theFullGame() {
    openBadPack();
    openGame();
    look();
    goToMap();
    look();
    QTest::keyClick(game().focusWidget(), Qt::Key_Return);
    QVERIFY(isAt(game().briefing()));
    look();
    QVERIFY(labels_.join('\n').contains("\u202ebefore"));
    key(Qt::Key_Return);
    QVERIFY(isAt(game().temple()));
    run().setSeen(false);
    labels_.clear();
    step(Qt::Key_Right);
    look();
    QVERIFY(labels_.join('\n').contains("\u202eslate"));
}

MAZELOOM_TEST(TestStrangersTexts)

}  // namespace mazeloom::tst_strangers_texts

#include "tst_strangers_texts.moc"
