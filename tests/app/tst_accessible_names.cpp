// SPDX-License-Identifier: MIT
// Whatever can have the focus says to a screen reader what it is: in the window with every kind of
// sheet, panel and tool, and in every dialog.
#include <set>

#include <QAccessible>
#include <QDialog>
#include <QMessageBox>

#include "app/dialogs/export_questions.h"
#include "app/dialogs/long_work.h"
#include "app/dialogs/recovery_dialog.h"
#include "app/dialogs/save_questions.h"
#include "app/dialogs/save_sheet.h"
#include "app/domains/view/generate_domain.h"
#include "core/edit/new_pack.h"
#include "tests/app/support/window_test.h"
#include "tests/support/test_program.h"
#include "widgets/document/lookup.h"
#include "widgets/tools/tool_box.h"
#include "widgets/workbench/middle_pages.h"
#include "widgets/workbench/panel_frame.h"
#include "widgets/workbench/workbench.h"

namespace mazeloom::tst_accessible_names {

class TestAccessibleNames : public testing::WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepare("accessible-names"); }
    void init();
    void cleanup();

    void welcomePage();
    void temple();
    void dungeons();
    void room();
    void dialogs_data();
    void dialogs();
    void questions();

  private:
    /// Looks at all that is visible of a window.
    void look(const QWidget& window);
    void lookEverywhere();
    void open(widgets::PackDocument* document);

    std::set<QString> missing_;
    int seen_ = 0;
};

namespace {

QString pathOf(const QWidget* widget) {
    QStringList path;
    for (const QObject* at = widget; at != nullptr; at = at->parent())
        path << (at->metaObject()->className() + QString(' ') + at->objectName()).trimmed();
    return path.join(" in ");
}

}  // namespace

void TestAccessibleNames::init() {
    setUp();
    window_->resize(1600, 1000);
    missing_.clear();
    seen_ = 0;
}

void TestAccessibleNames::cleanup() {
    tearDown();
    const QStringList missing(missing_.begin(), missing_.end());
    QVERIFY2(missing.empty(), qPrintable(missing.join("\n")));
}

void TestAccessibleNames::look(const QWidget& window) {
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisibleTo(&window) || widget->focusPolicy() == Qt::NoFocus) continue;
        // What passes the focus on never has it: a screen reader hears of the other.
        if (widget->focusProxy() != nullptr) continue;
        ++seen_;
        QAccessibleInterface* face = QAccessible::queryAccessibleInterface(widget);
        if (face == nullptr || face->text(QAccessible::Name).trimmed().isEmpty())
            missing_.insert(pathOf(widget));
    }
}

void TestAccessibleNames::lookEverywhere() {
    auto* workbench = window_->findChild<widgets::Workbench*>();
    for (widgets::PanelFrame* frame : workbench->panels()) {
        workbench->show(*frame);
        look(*window_);
    }
    workbench->pages().showWork();
    for (widgets::Tool* tool : window_->toolBox().tools()) {
        window_->toolBox().setCurrent(tool);
        look(*window_);
    }
    window_->toolBox().setCurrent(window_->toolBox().find("objects"));
    workbench->raise("selected");
    widgets::EditContext& context = window_->toolBox().context();
    const auto* objects = objectsOf(*current(), current()->currentSheet());
    for (std::size_t i = 0; objects != nullptr && i < objects->size(); ++i) {
        context.picked().setObjects({i});
        look(*window_);
    }
    const level::Level* level = currentLevel(*current());
    for (std::size_t i = 0; level != nullptr && i < level->trajectories.size(); ++i) {
        context.picked().setPath(i);
        look(*window_);
    }
}

void TestAccessibleNames::open(widgets::PackDocument* document) {
    window_->workspace().setCurrent(document);
    auto* generate = window_->findChild<app::GenerateDomain*>();
    QTRY_VERIFY(window_->player().timeline() != nullptr && !generate->service().isBusy());
}

void TestAccessibleNames::welcomePage() {
    look(*window_);
    QVERIFY(seen_ > 5);
}

void TestAccessibleNames::temple() {
    open(window_->workspace().open("builtin:temple"));
    lookEverywhere();
    QVERIFY(seen_ > 500);
}

void TestAccessibleNames::dungeons() {
    open(window_->workspace().open("builtin:dungeons"));
    for (std::size_t i = 0; i < current()->pack().levels.size(); ++i) {
        setCurrentLevel(*current(), QString::fromStdString(current()->pack().levels[i].id));
        open(current());
        look(*window_);
    }
    lookEverywhere();
    QVERIFY(seen_ > 500);
}

void TestAccessibleNames::room() {
    level::Pack pack = edit::newPack("Pack", "Level");
    pack.rooms.push_back(edit::newRoom("Cell"));
    pack.rooms.back().id = "cell";
    open(window_->workspace().add(widgets::newPackFile("Pack", std::move(pack))));
    QVERIFY(current()->setCurrentSheet(widgets::roomSheet("cell")));
    open(current());
    lookEverywhere();
    QVERIFY(seen_ > 300);
}

void TestAccessibleNames::dialogs_data() {
    QTest::addColumn<QString>("id");
    for (const char* id : {"level.new", "level.new-room", "help.about", "help.keys",
                           "edit.shortcuts", "help.search", "layout.save", "level.new-folder"})
        QTest::newRow(id) << QString(id);
}

void TestAccessibleNames::dialogs() {
    QFETCH(QString, id);
    action("file.new")->trigger();
    QVERIFY(action(qPrintable(id)) != nullptr);
    const auto lookAtIt = [this](QWidget* dialog) {
        look(*dialog);
        dialog->close();
    };
    if (id == "help.search" || id == "level.new-folder") {
        // No modal dialog: in the window, or a popup above it.
        action(qPrintable(id))->trigger();
        QCoreApplication::processEvents();
        for (QWidget* top : QApplication::topLevelWidgets()) {
            if (top->isVisible()) look(*top);
        }
        if (QWidget* popup = QApplication::activePopupWidget()) popup->close();
    } else {
        willAnswer(lookAtIt);
        action(qPrintable(id))->trigger();
    }
    QVERIFY(seen_ > 0);
}

void TestAccessibleNames::questions() {
    const auto lookAtIt = [this](QDialog* dialog) {
        look(*dialog);
        dialog->reject();
    };
    QWidget* window = window_.get();
    const Problem problem = problemAt("pack.json", {}, "is too large");
    const std::vector<std::function<void()>> questions{
        [&] {
            app::askAboutUnsaved(window, {"One", "Two"});
        },
        [&] { app::askToReload(window, "One"); },
        [&] { app::askToReplace(window, folder_->path()); },
        [&] { app::askToLeaveOut(window, "One", {"levels/a.json"}); },
        [&] { app::tellOccupied(window, folder_->path()); },
        [&] { app::askToReplaceFile(window, path("one")); },
        [&] { app::askWhereToSave(window, "One", app::SaveSheet::Kind::Folder); },
        [&] {
            app::tellWhyNotExported(window, "One", {"a problem", "another"});
        },
        [&] { app::tellNotWritten(window, "One", problem); },
        [&] {
            app::RecoveryDialog({{"One", {}, "One", QDateTime::currentDateTime(), {}}}, window)
                .exec();
        },
    };
    for (const auto& ask : questions) {
        const int before = seen_;
        willAnswer(lookAtIt);
        ask();
        QVERIFY(seen_ > before);
    }
}

MAZELOOM_TEST(TestAccessibleNames)

}  // namespace mazeloom::tst_accessible_names

#include "tst_accessible_names.moc"
