// SPDX-License-Identifier: MIT
// Text typed into a field is committed before any other input takes effect, and never when the
// field is hidden or destroyed: for numbers and lines alike.
#include <memory>

#include <QAction>
#include <QFrame>
#include <QHBoxLayout>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include "tests/support/test_program.h"
#include "widgets/panels/number_box.h"
#include "widgets/text/line_field.h"

namespace mazeloom::tst_typing {

namespace {

/// Like the forms of the window: it has a field and records what the field commits.
class Owner : public QWidget {
  public:
    Owner(QWidget* field, QStringList& heard) : field_(field) {
        auto* row = new QHBoxLayout(this);
        row->addWidget(field);
        // Qt's own fields emit this while the owner is half destroyed, so it must not be accessed.
        const auto hearEnd = [&heard, line = line()] { heard.append(line->text()); };
        if (auto* box = qobject_cast<QSpinBox*>(field)) {
            connect(box, &QSpinBox::valueChanged, this,
                    [&heard](int value) { heard.append(QString::number(value)); });
            connect(box, &QSpinBox::editingFinished, this, hearEnd);
        } else {
            connect(line(), &QLineEdit::editingFinished, this, hearEnd);
        }
    }

    QWidget* field() const { return field_; }
    QLineEdit* line() const {
        auto* own = qobject_cast<QLineEdit*>(field_);
        return own != nullptr ? own : field_->findChild<QLineEdit*>();
    }

  private:
    QWidget* field_;
};

}  // namespace

class TestTyping : public QObject {
    Q_OBJECT

  private slots:
    void cleanup() { window_.reset(); }

    void whatGoesWithItsFieldDoesNotCount_data();
    void whatGoesWithItsFieldDoesNotCount();
    void itCountsBeforeWhatComesNext_data();
    void itCountsBeforeWhatComesNext();
    void theFieldsOwnMenuIsPartOfTyping();

  private:
    void show(const QString& field);
    /// Types "42" without committing it.
    void type() {
        owner_->field()->setFocus();
        QTest::keyClick(owner_->line(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(owner_->line(), "42");
        QCOMPARE(owner_->line()->text(), QString("42"));
        QCOMPARE(heard_, QStringList());
    }

    std::unique_ptr<QWidget> window_;
    Owner* owner_ = nullptr;
    QToolButton* button_ = nullptr;  ///< like those of the top bar: a click does not focus it
    QStringList heard_;
};

void TestTyping::show(const QString& field) {
    QWidget* made = nullptr;
    if (field == "Qt's line") {
        made = new QLineEdit("1");
    } else if (field == "line") {
        made = new widgets::LineField;
        qobject_cast<QLineEdit*>(made)->setText("1");
    } else {
        auto* box = field == "number" ? new widgets::NumberBox : new QSpinBox;
        box->setKeyboardTracking(false);
        box->setValue(1);
        made = box;
    }
    window_ = std::make_unique<QFrame>();
    owner_ = new Owner(made, heard_);
    button_ = new QToolButton;
    button_->setFocusPolicy(Qt::NoFocus);
    auto* row = new QHBoxLayout(window_.get());
    row->addWidget(owner_);
    row->addWidget(button_);
    row->addWidget(new QLineEdit);  // another widget to focus
    window_->show();
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    heard_.clear();
}

void TestTyping::whatGoesWithItsFieldDoesNotCount_data() {
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("how");
    // Qt's own fields commit in these cases, which proves that the test can fail.
    for (const char* field : {"number", "line", "Qt's number", "Qt's line"}) {
        for (const char* how : {"hidden", "focus proxy", "owner is a window"})
            QTest::addRow("%s: %s", field, how) << field << how;
    }
    for (const char* field : {"number", "line"}) {
        for (const char* how : {"destroyed", "hidden, then destroyed", "window"})
            QTest::addRow("%s: %s", field, how) << field << how;
    }
}

void TestTyping::whatGoesWithItsFieldDoesNotCount() {
    QFETCH(QString, field);
    QFETCH(QString, how);
    show(field);
    if (how == "owner is a window") {
        owner_->setParent(nullptr);
        owner_->show();
        owner_->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(owner_));
        heard_.clear();
    }
    type();
    if (how == "focus proxy") owner_->setFocusProxy(owner_->field());
    if (how.startsWith("hidden")) owner_->hide();
    if (how == "window")
        window_.reset();
    else if (how != "hidden")
        delete owner_;
    QCOMPARE(heard_.isEmpty(), !field.startsWith("Qt's"));
}

void TestTyping::itCountsBeforeWhatComesNext_data() {
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("what");
    for (const char* field : {"number", "line"}) {
        for (const char* what : {"Enter", "Tab", "a button", "a shortcut", "the window's end"})
            QTest::addRow("%s: %s", field, what) << field << what;
    }
}

void TestTyping::itCountsBeforeWhatComesNext() {
    QFETCH(QString, field);
    QFETCH(QString, what);
    show(field);
    QStringList before;
    connect(button_, &QToolButton::clicked, this, [&] { before = heard_; });
    QAction save;
    save.setShortcut(Qt::CTRL | Qt::Key_S);
    connect(&save, &QAction::triggered, this, [&] { before = heard_; });
    window_->addAction(&save);
    type();
    if (what == "Enter") QTest::keyClick(owner_->line(), Qt::Key_Return);
    if (what == "Tab") QTest::keyClick(owner_->field(), Qt::Key_Tab);
    if (what == "a button") QTest::mouseClick(button_, Qt::LeftButton);
    if (what == "a shortcut") QTest::keyClick(owner_->line(), Qt::Key_S, Qt::ControlModifier);
    if (what == "the window's end") window_->close();
    QVERIFY(heard_.contains("42"));
    if (what.startsWith("a ")) QVERIFY(before.contains("42"));
    // Only once: a value that is already committed is not committed again.
    heard_.clear();
    QTest::mouseClick(button_, Qt::LeftButton);
    QCOMPARE(heard_, QStringList());
}

/// Pasting from the field's own menu does not end the typing.
void TestTyping::theFieldsOwnMenuIsPartOfTyping() {
    show("line");
    type();
    QMenu menu(owner_->field());
    menu.addAction("Paste");
    menu.popup(owner_->mapToGlobal(QPoint()));
    QVERIFY(QTest::qWaitForWindowExposed(&menu));
    QTest::mouseClick(&menu, Qt::LeftButton, {}, menu.actionGeometry(menu.actions()[0]).center());
    QVERIFY(!menu.isVisible());
    QCOMPARE(heard_, QStringList());
    QTest::keyClick(owner_->line(), Qt::Key_Return);
    QCOMPARE(heard_, QStringList("42"));
}

MAZELOOM_TEST(TestTyping)

}  // namespace mazeloom::tst_typing

#include "tst_typing.moc"
