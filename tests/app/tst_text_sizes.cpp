// SPDX-License-Identifier: MIT
// The window at the smallest and the largest text: what stands in fields and on buttons is whole.
#include <QAbstractButton>
#include <QComboBox>
#include <QLineEdit>
#include <QSpinBox>
#include <QStyleOptionSpinBox>
#include <QToolButton>

#include "tests/app/support/window_test.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_text_sizes {

class TestTextSizes : public testing::WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepare("text-sizes"); }
    void init() { setUp(); }
    void cleanup() {
        themes_->setTextPercent(100);
        tearDown();
    }
    void nothingIsClipped_data();
    void nothingIsClipped();
};

namespace {

/// Of all that is shown in `top`, what has less room than its text needs.
QStringList clipped(const QWidget& top) {
    QStringList found;
    const auto tell = [&](const QWidget& widget, const QString& text, int room, int wanted) {
        found << QString("%1 “%2” (%3): %4 of %5")
                     .arg(widget.metaObject()->className(), text, widget.accessibleName())
                     .arg(room)
                     .arg(wanted);
    };
    for (const auto* widget : top.findChildren<QWidget*>()) {
        if (!widget->isVisible()) continue;
        const int line = widget->fontMetrics().height();
        if (const auto* box = qobject_cast<const QSpinBox*>(widget)) {
            const auto* edit = box->findChild<QLineEdit*>();
            const int wanted = edit->fontMetrics().horizontalAdvance(edit->text());
            if (edit->width() < wanted) tell(*box, edit->text(), edit->width(), wanted);
            if (box->height() < line) tell(*box, edit->text(), box->height(), line);
        } else if (const auto* combo = qobject_cast<const QComboBox*>(widget)) {
            if (combo->height() < line) tell(*combo, combo->currentText(), combo->height(), line);
        } else if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) {
            const auto* tool = qobject_cast<const QToolButton*>(button);
            const bool hasText =
                tool == nullptr || tool->toolButtonStyle() != Qt::ToolButtonIconOnly;
            if (!hasText || button->text().isEmpty()) continue;
            if (button->height() < line) tell(*button, button->text(), button->height(), line);
        }
    }
    return found;
}

}  // namespace

void TestTextSizes::nothingIsClipped_data() {
    QTest::addColumn<int>("percent");
    QTest::addColumn<bool>("isStart");
    for (const int percent : {80, 100, 200}) {
        QTest::addRow("%d", percent) << percent << false;
        QTest::addRow("%d from the start", percent) << percent << true;
    }
}

void TestTextSizes::nothingIsClipped() {
    QFETCH(int, percent);
    QFETCH(bool, isStart);
    if (isStart) {
        themes_->setTextPercent(percent);
        showWindow();
    }
    window_->resize(1900, 1000);
    window_->workspace().open("builtin:temple");
    QTRY_VERIFY(current() != nullptr);
    if (!isStart) themes_->setTextPercent(percent);
    // Layouts follow in their own time.
    QStringList found;
    QTRY_VERIFY2((found = clipped(*window_)).isEmpty(), qPrintable(found.join('\n')));
}

MAZELOOM_TEST(TestTextSizes)

}  // namespace mazeloom::tst_text_sizes

#include "tst_text_sizes.moc"
