// SPDX-License-Identifier: MIT
// A toast appears and disappears by itself, and blocks nothing.
#include <memory>

#include <QAccessible>
#include <QApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QTimer>

#include "tests/support/test_program.h"
#include "widgets/panels/toast.h"
#include "widgets/theme/theme.h"

namespace mazeloom::tst_toast {

using widgets::Toast;

namespace {

class ShowCount : public QObject {
  public:
    int count = 0;

  protected:
    bool eventFilter(QObject*, QEvent* event) override {
        count += event->type() == QEvent::Show ? 1 : 0;
        return false;
    }
};

}  // namespace

class TestToast : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup() { under_.reset(); }
    void comesAndGoes();
    void comesAndGoesAtOnceWithoutMotion();
    void takesNeitherFocusNorClicks();
    void staysOverTheLowerEdge();
    void longTextsFit();
    void theNextTakesThePlace();
    void screenReadersHearIt();

  private:
    std::unique_ptr<QWidget> under_;
    Toast* toast_ = nullptr;
};

void TestToast::init() {
    under_ = std::make_unique<QWidget>();
    under_->setPalette(QApplication::palette());
    under_->resize(600, 400);
    toast_ = new Toast(*under_);
    under_->show();
    QVERIFY(QTest::qWaitForWindowActive(under_.get()));
}

void TestToast::comesAndGoes() {
    QVERIFY(!toast_->isVisible());
    const QImage empty = under_->grab().toImage();
    toast_->say("12 cells copied");
    QVERIFY(toast_->isVisible());
    // The toast fades in and finally disappears completely.
    QTRY_VERIFY(under_->grab().toImage().pixelColor(toast_->geometry().center() - QPoint(0, 14)) !=
                empty.pixelColor(toast_->geometry().center() - QPoint(0, 14)));
    QTRY_VERIFY_WITH_TIMEOUT(!toast_->isVisible(), 2 * Toast::timeFor("12 cells copied"));
    QCOMPARE(under_->grab().toImage(), empty);
    QVERIFY(Toast::timeFor(QString(60, 'x')) > Toast::timeFor("saved"));
    QVERIFY(Toast::timeFor("saved") >= 3000);
    QVERIFY(Toast::timeFor(QString(10'000, 'x')) <= 10'000);
}

void TestToast::comesAndGoesAtOnceWithoutMotion() {
    toast_->setMotion(false);
    toast_->say("Saved");
    // Without motion there is no intermediate picture.
    const QImage first = under_->grab().toImage();
    QTest::qWait(400);
    QCOMPARE(under_->grab().toImage(), first);
    // Switching motion off stops a running fade.
    toast_->setMotion(true);
    toast_->say("Saved");
    toast_->setMotion(false);
    QCOMPARE(under_->grab().toImage(), first);
}

void TestToast::takesNeitherFocusNorClicks() {
    auto* field = new QLineEdit(under_.get());
    auto* button = new QPushButton("Below", under_.get());
    button->setGeometry(under_->rect().adjusted(0, 100, 0, 0));
    field->show();
    button->show();
    field->setFocus();
    toast_->say("Saved");
    toast_->raise();
    QCOMPARE(QApplication::focusWidget(), field);
    for (int tabs = 0; tabs < 3; ++tabs) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY(QApplication::focusWidget() != toast_);
    }
    int clicks = 0;
    connect(button, &QPushButton::clicked, this, [&clicks] { ++clicks; });
    QTest::mouseClick(under_->windowHandle(), Qt::LeftButton, {}, toast_->geometry().center());
    QCOMPARE(clicks, 1);
    QVERIFY(toast_->isVisible());
}

void TestToast::staysOverTheLowerEdge() {
    toast_->say("Saved");
    for (const QSize size : {QSize(600, 400), QSize(900, 300), QSize(320, 240)}) {
        under_->resize(size);
        QTRY_COMPARE(under_->size(), size);
        const QRect place = toast_->geometry();
        QVERIFY(under_->rect().contains(place));
        QVERIFY(std::abs(place.center().x() - under_->rect().center().x()) <= 1);
        QVERIFY(place.top() > under_->height() / 2);
    }
}

void TestToast::longTextsFit() {
    for (const QString& text :
         {QString(10'000, 'x'), QString("word ").repeated(2000),
          QStringLiteral("/home/me/") + QString("a-folder/").repeated(300),
          QString::fromUtf8("שלום ").repeated(300), QStringLiteral("<b>bold</b>\n\nline")}) {
        toast_->say(text);
        QVERIFY(under_->rect().contains(toast_->geometry()));
        QVERIFY(toast_->text().startsWith(text.simplified().left(20)));
        QVERIFY(toast_->text().endsWith(text.simplified().right(20)));
    }
}

void TestToast::theNextTakesThePlace() {
    const QString longer =
        "A text that is a good deal longer than the one after it, and stays longer";
    const auto* stay = toast_->findChild<QTimer*>();
    toast_->say(longer);
    const int width = toast_->width();
    QCOMPARE(stay->interval(), Toast::timeFor(longer));
    QTest::qWait(50);
    toast_->say("Saved");
    QCOMPARE(toast_->text(), "Saved");
    QVERIFY(toast_->width() < width);
    // The new toast gets its full time.
    QVERIFY(stay->isActive());
    QCOMPARE(stay->interval(), Toast::timeFor("Saved"));
}

void TestToast::screenReadersHearIt() {
    for (const char* text : {"Saved in there", "Saved elsewhere"}) {
        toast_->say(text);
        const QAccessibleInterface* face = QAccessible::queryAccessibleInterface(toast_);
        QVERIFY(face != nullptr);
        // Screen readers speak alerts as soon as they appear.
        QCOMPARE(face->role(), QAccessible::AlertMessage);
        QCOMPARE(face->text(QAccessible::Name), text);
        QVERIFY(!face->state().invisible);
    }
    // The same text again is a new alert.
    ShowCount shown;
    toast_->installEventFilter(&shown);
    toast_->say("Saved elsewhere");
    QCOMPARE(shown.count, 1);
}

MAZELOOM_TEST(TestToast)

}  // namespace mazeloom::tst_toast

#include "tst_toast.moc"
