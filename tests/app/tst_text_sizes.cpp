// SPDX-License-Identifier: MIT
// At the smallest and the largest text size, nothing in fields and on buttons is cut off.
#include <algorithm>
#include <map>

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QList>
#include <QSpinBox>
#include <QStyleOptionSpinBox>
#include <QToolButton>

#include "app/domains/play/full_game_domain.h"
#include "tests/app/support/clipping.h"
#include "tests/app/support/window_test.h"
#include "tests/support/test_program.h"
#include "widgets/panels/recipe/stage_card.h"
#include "widgets/play/full/briefing_page.h"
#include "widgets/play/full/challenge_page.h"
#include "widgets/play/full/full_game_window.h"
#include "widgets/play/full/options_page.h"
#include "widgets/play/full/profile_page.h"
#include "widgets/play/full/title_page.h"
#include "widgets/tools/bars/option_row.h"
#include "widgets/tools/bars/options_bar.h"
#include "widgets/tools/tool_box.h"
#include "widgets/workbench/middle_pages.h"
#include "widgets/workbench/panel_frame.h"
#include "widgets/workbench/workbench.h"

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
    void thereAreThreeSizesOfType();
    void smallScreensShowTools_data();
    void smallScreensShowTools();
};

namespace {

/// Returns the visible widgets in `top` that have less room than their text needs.
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
    for (const int percent : {80, 100, 150, 200}) {
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
    // Layouts are updated later.
    QStringList found;
    QTRY_VERIFY2((found = clipped(*window_)).isEmpty(), qPrintable(found.join('\n')));
}

void TestTextSizes::thereAreThreeSizesOfType() {
    const double body = QApplication::font().pointSizeF();
    std::map<int, QString> found;  // the widget by its percentage of the body's size
    const auto look = [&](const QWidget& top) {
        QCoreApplication::processEvents();
        for (const auto* widget : top.findChildren<QWidget*>()) {
            // Only widgets that show text count. Pictures and boards have letters of their own.
            const bool isText = qobject_cast<const QLabel*>(widget) != nullptr ||
                                qobject_cast<const QAbstractButton*>(widget) != nullptr ||
                                qobject_cast<const QAbstractItemView*>(widget) != nullptr ||
                                qobject_cast<const QLineEdit*>(widget) != nullptr;
            if (!isText || !widget->isVisible() || widget->font().pointSizeF() <= 0) continue;
            const int percent = qRound(widget->font().pointSizeF() / body * 100);
            found.emplace(percent, QString("%1 “%2”").arg(widget->metaObject()->className(),
                                                          widget->accessibleName()));
        }
    };
    window_->resize(1900, 1000);
    look(*window_);
    window_->workspace().open("builtin:dungeons");
    QTRY_VERIFY(window_->player().timeline() != nullptr);
    auto* bench = window_->findChild<widgets::Workbench*>();
    for (widgets::PanelFrame* frame : bench->panels()) {
        bench->show(*frame);
        look(*window_);
    }
    bench->pages().showWork();
    for (auto* card : window_->findChildren<widgets::StageCard*>())
        card->setFolded(false);
    look(*window_);
    // The full game uses no other sizes on its pages, but on those whose letters grow with the
    // page.
    action("play.full-game")->trigger();
    auto* game = window_->findChild<app::FullGameDomain*>()->game();
    QVERIFY(game != nullptr && game->isVisible());
    for (const auto* label : game->findChildren<QLabel*>()) {
        const QList<const QWidget*> growing{&game->title(), &game->briefing(), &game->profiles(),
                                            &game->challenge(), &game->options()};
        if (std::ranges::any_of(growing, [&](auto* page) { return page->isAncestorOf(label); }))
            continue;
        found.emplace(qRound(label->font().pointSizeF() / body * 100),
                      "the game: " + label->text());
    }
    game->close();
    QStringList sizes;
    for (const auto& [percent, whose] : found)
        sizes << QString("%1 %: %2").arg(percent).arg(whose);
    QVERIFY2(found.size() <= 3, qPrintable(sizes.join('\n')));
}

void TestTextSizes::smallScreensShowTools_data() {
    nothingIsClipped_data();
}

void TestTextSizes::smallScreensShowTools() {
    QFETCH(int, percent);
    QFETCH(bool, isStart);
    if (isStart) {
        themes_->setTextPercent(percent);
        showWindow();
    }
    window_->resize(1280, 770);
    window_->workspace().open("builtin:temple");
    QTRY_VERIFY(window_->player().timeline() != nullptr);
    if (!isStart) themes_->setTextPercent(percent);
    QTest::qWait(1);
    QCOMPARE(window_->size(), QSize(1280, 770));
    auto& row = *window_->findChild<widgets::OptionRow*>();
    const auto& bar = *window_->findChild<widgets::OptionsBar*>();
    QRect place;
    for (widgets::Tool* tool : window_->toolBox().tools()) {
        window_->toolBox().setCurrent(tool);
        const auto wrong = [&] {
            return testing::ClippingSearch::inside(*window_) + clipped(*window_);
        };
        QTRY_VERIFY2(wrong().isEmpty(), qPrintable(tool->info().id + ('\n' + wrong().join('\n'))));
        // Choosing a tool moves nothing.
        const QRect now(row.mapTo(window_.get(), QPoint()), row.size());
        if (place.isNull()) place = now;
        QCOMPARE(now, place);
        for (const auto* part : bar.findChildren<QWidget*>()) {
            if (!part->isVisible()) continue;
            const int top = part->mapTo(&row, QPoint()).y();
            QVERIFY2(top >= 0 && top + part->height() <= row.height(),
                     qPrintable(QString("%1 %2: %3 to %4 of %5")
                                    .arg(part->metaObject()->className(), part->accessibleName())
                                    .arg(top)
                                    .arg(top + part->height())
                                    .arg(row.height())));
        }
        for (const auto* arrow : row.findChildren<QToolButton*>()) {
            if (!arrow->isVisible() || !arrow->autoRepeat()) continue;
            QVERIFY(arrow->width() >= 20 * percent / 100);
            QVERIFY(arrow->iconSize().width() >= 12 * percent / 100);
        }
    }
    // A stage's name is shown in full before its step count is shown.
    for (const auto* card : window_->findChildren<widgets::StageCard*>()) {
        for (const auto* title : card->findChildren<QToolButton*>()) {
            if (title->toolButtonStyle() != Qt::ToolButtonTextBesideIcon) continue;
            const int wanted = title->fontMetrics().horizontalAdvance(title->text());
            const bool hasSteps = std::ranges::any_of(
                card->findChildren<QLabel*>(),
                [](const QLabel* label) { return label->isVisible() && !label->text().isEmpty(); });
            QVERIFY2(title->width() >= wanted || !hasSteps, qPrintable(title->text()));
            const bool isWhole = title->width() >= wanted && !title->text().endsWith(u'…');
            QVERIFY2(isWhole || title->width() >= title->fontMetrics().averageCharWidth() * 8,
                     qPrintable(QString("%1: %2 of %3 pixels, letters of %4")
                                    .arg(title->text())
                                    .arg(title->width())
                                    .arg(card->width())
                                    .arg(title->fontMetrics().averageCharWidth())));
        }
    }
}

MAZELOOM_TEST(TestTextSizes)

}  // namespace mazeloom::tst_text_sizes

#include "tst_text_sizes.moc"
