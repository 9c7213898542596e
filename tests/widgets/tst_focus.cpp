// SPDX-License-Identifier: MIT
// The keyboard focus is visible on every control that the style draws, in every theme.
#include <algorithm>
#include <cmath>
#include <functional>
#include <memory>
#include <vector>

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QCommandLinkButton>
#include <QDoubleSpinBox>
#include <QGroupBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QSlider>
#include <QTabBar>
#include <QTableWidget>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeWidget>

#include "tests/support/test_program.h"
#include "widgets/theme/flat_style.h"
#include "widgets/theme/theme.h"

namespace mazeloom::tst_focus {

using widgets::Theme;

class TestFocus : public QObject {
    Q_OBJECT

  private slots:
    void everyControlShowsIt_data();
    void everyControlShowsIt();
};

namespace {

double luminance(const QColor& colour) {
    const auto linear = [](double c) {
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

double contrast(const QColor& a, const QColor& b) {
    const double one = luminance(a) + 0.05;
    const double other = luminance(b) + 0.05;
    return std::max(one, other) / std::min(one, other);
}

QPushButton* pushButton() {
    auto* button = new QPushButton("Button");
    button->setAutoDefault(false);
    return button;
}

template <typename Slider>
Slider* slider(Qt::Orientation orientation, int value) {
    auto* made = new Slider(orientation);
    made->setRange(0, 100);
    made->setValue(value);
    return made;
}

QPushButton* colouredButton(const QColor& colour) {
    QPushButton* button = pushButton();
    QPalette own = button->palette();
    own.setColor(QPalette::Button, colour);
    button->setPalette(own);
    return button;
}

QToolButton* toolButton(bool isRaised, bool isOn, bool stands, bool hasMenu) {
    auto* button = new QToolButton;
    button->setText("Tool");
    button->setFocusPolicy(Qt::StrongFocus);
    button->setAutoRaise(!isRaised);
    button->setCheckable(isOn);
    button->setChecked(isOn);
    if (stands) widgets::setProminent(*button);
    if (hasMenu) {
        button->setMenu(new QMenu(button));
        button->setPopupMode(QToolButton::InstantPopup);
    }
    return button;
}

template <typename Box>
Box* tickBox(bool isOn) {
    auto* box = new Box("Box");
    box->setChecked(isOn);
    return box;
}

struct Control {
    const char* name;
    std::function<QWidget*()> make;
};

const std::vector<Control>& controls() {
    static const std::vector<Control> all{
        {"push button", [] { return pushButton(); }},
        {"default push button",
         [] {
             QPushButton* button = pushButton();
             button->setDefault(true);
             return button;
         }},
        {"flat push button",
         [] {
             QPushButton* button = pushButton();
             button->setFlat(true);
             return button;
         }},
        {"checked push button",
         [] {
             QPushButton* button = pushButton();
             button->setCheckable(true);
             button->setChecked(true);
             return button;
         }},
        {"push button with a menu",
         [] {
             QPushButton* button = pushButton();
             button->setMenu(new QMenu(button));
             return button;
         }},
        {"push button in the accent",
         [] { return colouredButton(QApplication::palette().color(QPalette::Highlight)); }},
        {"dark push button", [] { return colouredButton(Qt::black); }},
        {"bright push button", [] { return colouredButton(Qt::white); }},
        {"command link", [] { return new QCommandLinkButton("Link"); }},
        {"tool button", [] { return toolButton(true, false, false, false); }},
        {"flat tool button", [] { return toolButton(false, false, false, false); }},
        {"checked tool button", [] { return toolButton(true, true, false, false); }},
        {"checked flat tool button", [] { return toolButton(false, true, false, false); }},
        {"prominent tool button", [] { return toolButton(true, false, true, false); }},
        {"tool button with a menu", [] { return toolButton(true, false, false, true); }},
        {"flat tool button with a menu", [] { return toolButton(false, false, false, true); }},
        {"check box", [] { return tickBox<QCheckBox>(false); }},
        {"ticked check box", [] { return tickBox<QCheckBox>(true); }},
        {"radio button", [] { return tickBox<QRadioButton>(false); }},
        {"chosen radio button", [] { return tickBox<QRadioButton>(true); }},
        {"group box",
         [] {
             auto* box = new QGroupBox("Group");
             box->setCheckable(true);
             return box;
         }},
        {"line", [] { return new QLineEdit; }},
        {"number", [] { return new QDoubleSpinBox; }},
        {"choice",
         [] {
             auto* box = new QComboBox;
             box->addItem("One");
             return box;
         }},
        {"choice to type into",
         [] {
             auto* box = new QComboBox;
             box->setEditable(true);
             return box;
         }},
        {"text", [] { return new QPlainTextEdit; }},
        {"text to read", [] { return new QTextBrowser; }},
        {"scroll area",
         [] {
             auto* area = new QScrollArea;
             area->setFocusPolicy(Qt::StrongFocus);
             return area;
         }},
        {"list",
         [] {
             auto* list = new QListWidget;
             list->addItems({"One", "Two"});
             list->setCurrentRow(0);
             return list;
         }},
        {"empty list", [] { return new QListWidget; }},
        {"tree",
         [] {
             auto* tree = new QTreeWidget;
             tree->setCurrentItem(new QTreeWidgetItem(tree, {"One"}));
             return tree;
         }},
        {"table",
         [] {
             auto* table = new QTableWidget(2, 2);
             table->setCurrentCell(0, 0);
             return table;
         }},
        {"tabs",
         [] {
             auto* tabs = new QTabBar;
             tabs->addTab("One");
             tabs->addTab("Two");
             return tabs;
         }},
        {"slider", [] { return slider<QSlider>(Qt::Horizontal, 0); }},
        {"slider in the middle", [] { return slider<QSlider>(Qt::Horizontal, 50); }},
        {"slider at its end", [] { return slider<QSlider>(Qt::Vertical, 100); }},
    };
    return all;
}

QImage look(QWidget& window) {
    return window.grab().toImage().convertToFormat(QImage::Format_RGB32);
}

/// Counts the pixels whose two colours are clearly different (WCAG 2.2, 2.4.13).
int clearlyDifferent(const QImage& a, const QImage& b) {
    int count = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x)
            count += contrast(a.pixelColor(x, y), b.pixelColor(x, y)) >= 3;
    }
    return count;
}

}  // namespace

void TestFocus::everyControlShowsIt_data() {
    QTest::addColumn<int>("theme");
    QTest::addColumn<std::size_t>("control");
    const char* names[] = {"dark", "light", "high contrast"};
    for (int theme = 0; theme < 3; ++theme) {
        for (std::size_t control = 0; control < controls().size(); ++control)
            QTest::addRow("%s: %s", names[theme], controls()[control].name) << theme << control;
    }
}

void TestFocus::everyControlShowsIt() {
    QFETCH(int, theme);
    QFETCH(std::size_t, control);
    QApplication::setStyle(new widgets::FlatStyle);
    const Theme themes[] = {Theme::dark(), Theme::light(), Theme::highContrast()};
    QApplication::setPalette(widgets::palette(themes[theme]));
    QWidget window;
    window.resize(240, 140);
    auto* other = new QWidget(&window);
    other->setFocusPolicy(Qt::StrongFocus);
    QWidget* made = controls()[control].make();
    made->setParent(&window);
    const QSize wanted = made->sizeHint();
    made->setGeometry(20, 20, std::clamp(wanted.width(), 60, 200),
                      std::clamp(wanted.height(), 12, 100));
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    other->setFocus();
    const QImage before = look(window);
    made->setFocus(Qt::TabFocusReason);
    QVERIFY(made->hasFocus());
    const QImage after = look(window);
    // More pixels change than a field's blinking text cursor has.
    const int seen = clearlyDifferent(before, after);
    QVERIFY2(seen >= 40, qPrintable(QString::number(seen)));
}

MAZELOOM_TEST(TestFocus)

}  // namespace mazeloom::tst_focus

#include "tst_focus.moc"
