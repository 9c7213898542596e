// SPDX-License-Identifier: MIT
// The base of the full game's tests: opens the game from the real window and operates its pages.
#pragma once

#include <QApplication>
#include <QPushButton>
#include <QTest>

#include "app/domains/play/full_game_domain.h"
#include "tests/app/support/window_test.h"
#include "widgets/play/full/full_game_window.h"
#include "widgets/play/full/title_page.h"

namespace mazeloom::testing {

class FullGameTest : public WindowTest {
  protected:
    void openGame() {
        QTRY_COMPARE(QApplication::activeWindow(), static_cast<QWidget*>(window_.get()));
        QTest::keyClick(canvas(), Qt::Key_F11);
        QVERIFY(domain().game() != nullptr);
        QTRY_COMPARE(QApplication::activeWindow(), static_cast<QWidget*>(&game()));
        QVERIFY(game().isFullScreen());
        QVERIFY(isAt(game().title()));
    }

    app::FullGameDomain& domain() { return *window_->findChild<app::FullGameDomain*>(); }
    widgets::FullGameWindow& game() { return *domain().game(); }
    bool isAt(QWidget& page) { return game().current() == &page; }

    /// Presses a key in the widget that has the focus.
    void key(Qt::Key key) {
        QVERIFY(game().focusWidget() != nullptr);
        QTest::keyClick(game().focusWidget(), key);
    }
    /// Returns the visible button with this text; null if there is none.
    QPushButton* button(QWidget& page, const QString& text) {
        for (QPushButton* button : page.findChildren<QPushButton*>()) {
            if (button->isVisible() && button->text() == text) return button;
        }
        return nullptr;
    }
    void click(QWidget& page, const QString& text) {
        QPushButton* found = button(page, text);
        QVERIFY2(found != nullptr, qPrintable("no button " + text));
        QTest::mouseClick(found, Qt::LeftButton);
    }
};

}  // namespace mazeloom::testing
