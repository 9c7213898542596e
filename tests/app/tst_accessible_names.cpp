// SPDX-License-Identifier: MIT
// Every widget that can get the focus has an accessible role and name: in the window with every
// kind of sheet, panel and tool, and in every dialog.
#include <algorithm>
#include <set>

#include <QAbstractButton>
#include <QAccessible>
#include <QDialog>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QMessageBox>
#include <QRegularExpression>
#include <QScrollBar>
#include <QToolButton>

#include "app/dialogs/export_questions.h"
#include "app/dialogs/long_work.h"
#include "app/dialogs/recovery_dialog.h"
#include "app/dialogs/save_questions.h"
#include "app/dialogs/save_sheet.h"
#include "app/domains/view/generate_domain.h"
#include "core/edit/new_pack.h"
#include "tests/app/support/window_test.h"
#include "tests/support/root.h"
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
    void games_data();
    void games();
    void dialogs_data();
    void dialogs();
    void questions();
    void paintedWidgetsHaveARoleAndAName();
    void paintedWidgetsWithTheFocusSayTheirPlace();
    void paintedWidgetsWithoutFocusHaveAName();

  private:
    /// Checks all visible widgets of a window.
    void look(const QWidget& window);
    /// Does the same as a screen reader does: walks the accessibility tree from the window down.
    void lookAsReader(QAccessibleInterface& face, const QString& path, int depth);
    void lookAtCells(const QAccessibleTableInterface& table, const QString& path);
    /// Whether a widget can be operated by keys: by Tab, or because a menu does the same.
    bool isReachable(const QWidget& widget) const;
    void lookEverywhere();
    void open(widgets::PackDocument* document);

    std::set<QString> missing_;
    int seen_ = 0;
    int read_ = 0;
};

namespace {

QString textOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

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
    read_ = 0;
}

void TestAccessibleNames::cleanup() {
    tearDown();
    const QStringList missing(missing_.begin(), missing_.end());
    QVERIFY2(missing.empty(), qPrintable(missing.join("\n")));
}

bool TestAccessibleNames::isReachable(const QWidget& widget) const {
    if (!widget.isEnabled()) return true;
    for (const QWidget* at = &widget; at != nullptr; at = at->parentWidget()) {
        if ((at->focusPolicy() & Qt::TabFocus) != 0 || qobject_cast<const QMenuBar*>(at) != nullptr)
            return true;
        // The keys of a list or spin box operate the widgets inside it.
        if (at->isWindow() || qobject_cast<const QAbstractButton*>(at) != nullptr) break;
    }
    const auto* button = qobject_cast<const QToolButton*>(&widget);
    if (button == nullptr) return false;
    // Keys need to reach only one of a picture and a title with the same function.
    for (const auto* other : button->parentWidget()->findChildren<QAbstractButton*>(
             QString(), Qt::FindDirectChildrenOnly)) {
        if ((other->focusPolicy() & Qt::TabFocus) != 0 &&
            other->accessibleName().startsWith(button->accessibleName()))
            return true;
    }
    const QAction* action = button->defaultAction();
    const auto& all = window_->actions().all();
    return action != nullptr && std::ranges::find(all, action) != all.end();
}

void TestAccessibleNames::lookAsReader(QAccessibleInterface& face, const QString& path, int depth) {
    // A widget that is being deleted keeps its interface for a moment.
    if (!face.isValid()) return;
    const QAccessible::State state = face.state();
    if (state.invisible || depth > 40) return;
    const QString name = face.text(QAccessible::Name).trimmed();
    QAccessibleActionInterface* actions = face.actionInterface();
    const auto* widget = qobject_cast<const QWidget*>(face.object());
    const bool acts = actions != nullptr && !actions->actionNames().isEmpty();
    // Scroll bars, clear buttons and selectable labels need no keys of their own: keyboards and
    // screen readers have other means.
    const bool isPart =
        qobject_cast<const QScrollBar*>(widget) != nullptr ||
        qobject_cast<const QLabel*>(widget) != nullptr ||
        (widget != nullptr && (widget->focusProxy() != nullptr ||
                               qobject_cast<const QLineEdit*>(widget->parent()) != nullptr));
    const QString here =
        path + QStringLiteral(" > ") +
        (face.object() != nullptr ? QString(face.object()->metaObject()->className())
                                  : QString::number(face.role()));
    const auto* label = qobject_cast<const QLabel*>(widget);
    if (label != nullptr && label->buddy() == nullptr && !name.contains(label->text().trimmed()))
        missing_.insert("the accessible name lacks the text: " + label->text() + here);
    if ((state.focusable || acts) && !isPart) {
        ++read_;
        if (name.isEmpty()) missing_.insert("no name: " + here);
        if (widget != nullptr && !isReachable(*widget))
            missing_.insert("not reachable by keys: " + name + here);
    }
    if (const QAccessibleTableInterface* table = face.tableInterface())
        return lookAtCells(*table, here);
    for (int i = 0; i < face.childCount(); ++i) {
        if (QAccessibleInterface* child = face.child(i)) lookAsReader(*child, here, depth + 1);
    }
}

void TestAccessibleNames::lookAtCells(const QAccessibleTableInterface& table, const QString& path) {
    const int columns = table.columnCount();
    for (int column = 0; column < columns && columns > 1; ++column) {
        const QString name = table.columnDescription(column);
        if (name.isEmpty() || name == QString::number(column + 1))
            missing_.insert(QString("no name: column %1 in ").arg(column) + path);
    }
    // There may be too many rows to check all.
    for (int row = 0; row < std::min(table.rowCount(), 50); ++row) {
        for (int column = 0; column < columns; ++column) {
            const QAccessibleInterface* cell = table.cellAt(row, column);
            if (cell == nullptr || !cell->isValid()) continue;
            const bool needsName = column == 0 || cell->state().checkable;
            ++read_;
            if (needsName && cell->text(QAccessible::Name).trimmed().isEmpty())
                missing_.insert(QString("no name: row %1, column %2 in ").arg(row).arg(column) +
                                path);
        }
    }
}

void TestAccessibleNames::look(const QWidget& window) {
    if (QAccessibleInterface* face =
            QAccessible::queryAccessibleInterface(const_cast<QWidget*>(&window)))
        lookAsReader(*face, {}, 0);
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisibleTo(&window) || widget->focusPolicy() == Qt::NoFocus) continue;
        // A widget with a focus proxy never has the focus: a screen reader reads the proxy.
        if (widget->focusProxy() != nullptr) continue;
        ++seen_;
        QAccessibleInterface* face = QAccessible::queryAccessibleInterface(widget);
        if (face == nullptr || face->text(QAccessible::Name).trimmed().isEmpty())
            missing_.insert(pathOf(widget));
        // Qt gives this role to widgets that it does not know, such as those that paint themselves.
        if (face != nullptr &&
            (face->role() == QAccessible::NoRole || face->role() == QAccessible::Client))
            missing_.insert("no role: " + pathOf(widget));
    }
    // Clear buttons are hidden while their line is empty.
    for (auto* button : window.findChildren<QToolButton*>()) {
        if (qobject_cast<const QLineEdit*>(button->parent()) == nullptr) continue;
        QAccessibleInterface* face = QAccessible::queryAccessibleInterface(button);
        if (face == nullptr || face->text(QAccessible::Name).trimmed().isEmpty())
            missing_.insert("no name: " + pathOf(button));
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
    QVERIFY(read_ > 5);
}

void TestAccessibleNames::temple() {
    open(window_->workspace().open("builtin:temple"));
    lookEverywhere();
    QVERIFY(seen_ > 500 && read_ > 1000);
}

void TestAccessibleNames::dungeons() {
    open(window_->workspace().open("builtin:dungeons"));
    for (std::size_t i = 0; i < current()->pack().levels.size(); ++i) {
        setCurrentLevel(*current(), QString::fromStdString(current()->pack().levels[i].id));
        open(current());
        look(*window_);
    }
    lookEverywhere();
    QVERIFY(seen_ > 500 && read_ > 1000);
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

void TestAccessibleNames::games_data() {
    QTest::addColumn<QString>("pack");
    QTest::addColumn<QString>("id");
    QTest::newRow("temple") << "builtin:temple"
                            << "play.start";
    QTest::newRow("beside") << "builtin:temple"
                            << "play.beside";
    QTest::newRow("descent") << "builtin:dungeons"
                             << "play.start";
    QTest::newRow("full game") << "builtin:temple"
                               << "play.full-game";
}

void TestAccessibleNames::games() {
    QFETCH(QString, pack);
    QFETCH(QString, id);
    open(window_->workspace().open(pack));
    action(qPrintable(id))->trigger();
    QTest::qWait(50);
    QVERIFY(action(qPrintable(id))->isEnabled() || id == "play.full-game");
    for (const QWidget* top : QApplication::topLevelWidgets()) {
        if (top->isVisible()) look(*top);
    }
    QVERIFY(seen_ > 0 && read_ > 0);
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
        // These actions open no modal dialog, but a part of the window or a popup above it.
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

namespace {

/// A class that paints itself, found in the sources, since Qt cannot list such classes.
struct Painted {
    QString name;
    QString base;
    QString maker;    ///< the body of its constructor
    QString source;   ///< the file of its constructor
    QString sources;  ///< all files of its folder
    bool takesFocus = false;

    bool hasFace() const {
        return sources.contains(
            QRegularExpression("class \\w+ : public QAccessibleWidget \\{[^}]*" + name));
    }
};

const QRegularExpression& isNamed() {
    static const QRegularExpression named(R"((?:setAccessibleName\(|setNameAndTips\(\*))");
    return named;
}

std::vector<Painted> paintedClasses() {
    // Qt has roles and names for these.
    const QStringList known{"QPushButton", "QToolButton",    "QAbstractButton",
                            "QSpinBox",    "QPlainTextEdit", "QCheckBox",
                            "QTabBar",     "QLabel",         "PlainLabel"};
    static const QRegularExpression head(R"(class (\w+)(?: final)? : public (\w+))");
    static const QRegularExpression takesFocus(
        R"((?<![.>\w])setFocusPolicy\(Qt::(?:Strong|Tab|Click|Wheel)Focus\))");
    std::vector<Painted> all;
    std::set<QString> painting;
    for (const char* part : {"widgets", "app"}) {
        QDirIterator files(QString::fromStdString(testing::fromRoot(part).string()), {"*.h"},
                           QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString header = textOf(files.next());
            QString sources;
            std::vector<QString> texts;
            const QDir folder = files.fileInfo().dir();
            for (auto at = head.globalMatch(header); at.hasNext();) {
                const auto match = at.next();
                const QString name = match.captured(1);
                if (header.contains("void paintEvent(")) painting.insert(name);
                if (known.contains(match.captured(2))) continue;
                if (texts.empty()) {
                    for (const QString& file : folder.entryList({"*.cpp"}, QDir::Files)) {
                        texts.push_back(textOf(folder.filePath(file)));
                        sources += texts.back();
                    }
                }
                const QString maker = name + "::" + name + '(';
                const auto source = std::ranges::find_if(
                    texts, [&](const QString& text) { return text.contains(maker); });
                if (source == texts.end()) continue;
                const qsizetype from = source->indexOf(maker);
                all.push_back({name, match.captured(2),
                               source->mid(from, source->indexOf("\n}\n", from) - from), *source,
                               sources});
            }
        }
    }
    // A class has what its base does; the base itself is shown only as a class of these.
    std::set<QString> bases;
    for (Painted& one : all) {
        const auto base = std::ranges::find(all, one.base, &Painted::name);
        if (base == all.end() || !(painting.contains(base->name) || painting.contains(one.name)))
            continue;
        painting.insert(one.name);
        bases.insert(base->name);
        one.maker += base->maker;
        one.source += base->source;
    }
    std::erase_if(all, [&](const Painted& one) {
        return !painting.contains(one.name) || bases.contains(one.name);
    });
    for (Painted& one : all)
        one.takesFocus = one.maker.contains(takesFocus);
    return all;
}

}  // namespace

/// Each class that paints itself and takes the focus has an accessible role and name, even if no
/// test above shows it.
void TestAccessibleNames::paintedWidgetsHaveARoleAndAName() {
    int painted = 0;
    for (const Painted& widget : paintedClasses()) {
        if (!widget.takesFocus) continue;
        ++painted;
        if (!widget.hasFace() && !widget.maker.contains("setSpokenRole(*this"))
            missing_.insert("no role: " + widget.name);
        // The name may be set by the owner, in another file of the folder.
        if (!widget.sources.contains(isNamed())) missing_.insert("no name: " + widget.name);
    }
    QVERIFY2(painted > 12, qPrintable(QString::number(painted)));
}

void TestAccessibleNames::paintedWidgetsWithTheFocusSayTheirPlace() {
    // Other files announce the places of these.
    const QStringList spokenByOthers{"Canvas", "ProgressMap"};
    int painted = 0;
    for (const Painted& widget : paintedClasses()) {
        if (!widget.takesFocus || widget.hasFace() || spokenByOthers.contains(widget.name))
            continue;
        ++painted;
        if (!widget.source.contains("speakPlace(*this"))
            missing_.insert("no place: " + widget.name);
    }
    QVERIFY2(painted > 10, qPrintable(QString::number(painted)));
}

void TestAccessibleNames::paintedWidgetsWithoutFocusHaveAName() {
    const QStringList decorations{"LiveBackdrop"};
    // These get their names from the table of depths, a stage's card, the base class of both cards
    // of a game, and the preview.
    const QStringList namedByOthers{"DepthCurve", "DragHandle", "GameOver", "InventoryOverlay",
                                    "RoomPicture"};
    int painted = 0;
    for (const Painted& widget : paintedClasses()) {
        if (widget.takesFocus || decorations.contains(widget.name)) continue;
        ++painted;
        if (!widget.source.contains(isNamed()) && !namedByOthers.contains(widget.name))
            missing_.insert("no name: " + widget.name);
    }
    QVERIFY2(painted > 10, qPrintable(QString::number(painted)));
}

MAZELOOM_TEST(TestAccessibleNames)

}  // namespace mazeloom::tst_accessible_names

#include "tst_accessible_names.moc"
