// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <memory>
#include <vector>

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPainter>
#include <QPlainTextEdit>
#include <QRadioButton>
#include <QScrollBar>
#include <QSpinBox>
#include <QStyleOption>
#include <QTabBar>
#include <QTableWidget>
#include <QTest>
#include <QTreeWidget>

#include "tests/support/test_program.h"
#include "widgets/text/plain_label.h"
#include "widgets/theme/flat_style.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/type.h"

namespace mazeloom::tst_style {

using widgets::Theme;

class TestStyle : public QObject {
    Q_OBJECT

  private slots:
    void checkBoxesStandOutFromTheirGround();
    void statesDiffer();
    void separatorsOfMenusAreSeen();
    void theChosenTabIsSeen();
    void fieldsStandOutFromTheirGround();
    void focusIsSeen();
    void scrollBarsAreThinAndWhole();
    void metricsGrowWithTheText();
    void numbersDoNotWobble();
    void typeFollowsTheApplication();
    void marksOverCapitalsAreWhole();
    void rowsOfListsAreWhole_data();
    void rowsOfListsAreWhole();
    void buttonsOfDialogsAreWords();
    void listsOfChoicesAreAsWideAsTheirTexts();
    void aChoiceWithoutRoomIsElided();
    void aBoxHasRoomForItsChoices();
};

namespace {

const std::vector<Theme> kAllThemes{Theme::dark(), Theme::light(), Theme::highContrast()};

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

QImage drawn(const Theme& theme, QStyle::PrimitiveElement element, QStyle::State state,
             const QColor& ground) {
    widgets::FlatStyle style;
    QImage image(20, 20, QImage::Format_RGB32);
    image.fill(ground);
    QPainter painter(&image);
    QStyleOptionButton option;
    option.rect = image.rect();
    option.palette = widgets::palette(theme);
    option.state = state;
    style.drawPrimitive(element, &option, &painter, nullptr);
    return image;
}

}  // namespace

void TestStyle::checkBoxesStandOutFromTheirGround() {
    for (const Theme& theme : kAllThemes) {
        for (const auto element :
             {QStyle::PE_IndicatorCheckBox, QStyle::PE_IndicatorItemViewItemCheck}) {
            for (const QColor& ground : {theme.window, theme.base}) {
                for (const auto tick : {QStyle::State_Off, QStyle::State_On}) {
                    const QImage image =
                        drawn(theme, element, QStyle::State_Enabled | tick, ground);
                    double most = 1;
                    for (int x = 0; x < image.width(); ++x) {
                        most = std::max(most, contrast(image.pixelColor(x, 10), ground));
                    }
                    QVERIFY2(most >= 3, qPrintable(QString::number(most)));
                }
            }
        }
    }
}

void TestStyle::statesDiffer() {
    const Theme theme = Theme::dark();
    std::vector<QImage> images;
    for (const auto tick : {QStyle::State_Off, QStyle::State_On, QStyle::State_NoChange}) {
        for (const auto enabled : {QStyle::State_Enabled, QStyle::State_None}) {
            images.push_back(
                drawn(theme, QStyle::PE_IndicatorCheckBox, tick | enabled, theme.window));
        }
    }
    for (std::size_t i = 0; i < images.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j)
            QVERIFY(images[i] != images[j]);
    }
}

void TestStyle::separatorsOfMenusAreSeen() {
    QApplication::setStyle(new widgets::FlatStyle);
    for (const Theme& theme : kAllThemes) {
        QApplication::setPalette(widgets::palette(theme));
        QMenu menu;
        menu.addAction("First");
        const QAction* separator = menu.addSeparator();
        menu.addAction("Second");
        menu.ensurePolished();
        menu.resize(menu.sizeHint());
        const QImage image = menu.grab().toImage();
        const QRect place = menu.actionGeometry(const_cast<QAction*>(separator));
        const QColor ground = image.pixelColor(place.center().x(), place.top() - 2);
        double most = 1;
        for (int y = place.top(); y <= place.bottom(); ++y)
            most = std::max(most, contrast(image.pixelColor(place.center().x(), y), ground));
        QVERIFY2(most >= 1.8, qPrintable(QString::number(most)));
    }
}

void TestStyle::theChosenTabIsSeen() {
    QApplication::setStyle(new widgets::FlatStyle);
    for (const Theme& theme : kAllThemes) {
        QApplication::setPalette(widgets::palette(theme));
        for (const QTabBar::Shape shape : {QTabBar::RoundedNorth, QTabBar::RoundedSouth}) {
            QTabBar tabs;
            tabs.setShape(shape);
            for (const char* text : {"First", "Second", "Third"})
                tabs.addTab(text);
            tabs.setCurrentIndex(1);
            tabs.resize(tabs.sizeHint());
            const QImage image = tabs.grab().toImage();
            for (int tab = 0; tab < tabs.count(); ++tab) {
                const QRect place = tabs.tabRect(tab).intersected(image.rect());
                int accents = 0;
                for (int y = place.top(); y <= place.bottom(); ++y)
                    accents += image.pixelColor(place.center().x(), y) == theme.accent;
                QCOMPARE(accents, tab == 1 ? 2 : 0);
            }
        }
        QVERIFY(contrast(theme.accent, theme.window) >= 3);
    }
}

/// Returns the largest contrast to the background within a place of a widget's picture.
double mostContrast(const QImage& image, const QColor& ground, const QRect& place) {
    double most = 1;
    for (int y = place.top(); y <= place.bottom(); ++y) {
        for (int x = place.left(); x <= place.right(); ++x)
            most = std::max(most, contrast(image.pixelColor(x, y), ground));
    }
    return most;
}

void TestStyle::fieldsStandOutFromTheirGround() {
    QApplication::setStyle(new widgets::FlatStyle);
    for (const Theme& theme : kAllThemes) {
        QApplication::setPalette(widgets::palette(theme));
        QWidget window;
        std::vector<std::unique_ptr<QWidget>> fields;
        fields.push_back(std::make_unique<QLineEdit>());
        fields.push_back(std::make_unique<QSpinBox>());
        fields.push_back(std::make_unique<QComboBox>());
        fields.push_back(std::make_unique<QPlainTextEdit>());
        fields.push_back(std::make_unique<QRadioButton>());
        for (const auto& field : fields) {
            field->setParent(&window);
            field->setGeometry(10, 10, 120, 30);
            field->ensurePolished();
            QImage image(140, 50, QImage::Format_RGB32);
            image.fill(theme.window);
            field->render(&image, QPoint(10, 10), QRegion(), QWidget::DrawChildren);
            // The middle of the field's left edge, where no text is.
            const double most = mostContrast(image, theme.window, QRect(9, 24, 6, 3));
            QVERIFY2(
                most >= 3,
                qPrintable(
                    QString("%1 %2").arg(QString(field->metaObject()->className())).arg(most)));
            field->setParent(nullptr);
        }
    }
}

void TestStyle::focusIsSeen() {
    for (const Theme& theme : kAllThemes) {
        for (const QColor& ground : {theme.window, theme.base, theme.button}) {
            widgets::FlatStyle style;
            QImage image(40, 40, QImage::Format_RGB32);
            image.fill(ground);
            QPainter painter(&image);
            QStyleOptionFocusRect option;
            option.rect = image.rect();
            option.palette = widgets::palette(theme);
            option.state = QStyle::State_Enabled | QStyle::State_HasFocus;
            style.drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, nullptr);
            painter.end();
            QCOMPARE(image.pixelColor(0, 20), theme.accent);
            QCOMPARE(image.pixelColor(20, 20), ground);
            QVERIFY2(contrast(theme.accent, ground) >= 3, qPrintable(ground.name()));
        }
    }
}

void TestStyle::scrollBarsAreThinAndWhole() {
    QApplication::setStyle(new widgets::FlatStyle);
    for (const Theme& theme : kAllThemes) {
        QApplication::setPalette(widgets::palette(theme));
        QScrollBar bar(Qt::Vertical);
        bar.setRange(0, 1000);
        bar.setPageStep(10);
        QVERIFY(bar.sizeHint().width() <= 12);
        bar.resize(bar.sizeHint().width(), 200);
        for (const int value : {0, 500, 1000}) {
            bar.setValue(value);
            QStyleOptionSlider option;
            option.initFrom(&bar);
            option.orientation = Qt::Vertical;
            option.maximum = 1000;
            option.pageStep = 10;
            option.sliderPosition = option.sliderValue = value;
            const auto part = [&](QStyle::SubControl which) {
                return bar.style()->subControlRect(QStyle::CC_ScrollBar, &option, which, &bar);
            };
            const QRect thumb = part(QStyle::SC_ScrollBarSlider);
            QVERIFY(thumb.height() >= 20);
            QVERIFY(bar.rect().contains(thumb));
            // The parts fill the bar without overlapping.
            QCOMPARE(part(QStyle::SC_ScrollBarSubPage).height() + thumb.height() +
                         part(QStyle::SC_ScrollBarAddPage).height(),
                     bar.height());
            QCOMPARE(thumb.top() == 0, value == 0);
            QCOMPARE(thumb.bottom() == bar.height() - 1, value == 1000);
            const QImage image = bar.grab().toImage();
            QVERIFY(mostContrast(image, theme.window, thumb) >= 3);
        }
    }
}

void TestStyle::metricsGrowWithTheText() {
    const widgets::FlatStyle usual;
    const widgets::FlatStyle large({.textPercent = 200, .hasLetters = true, .hasMotion = true});
    for (const auto metric :
         {QStyle::PM_LayoutHorizontalSpacing, QStyle::PM_ScrollBarExtent, QStyle::PM_SmallIconSize,
          QStyle::PM_IndicatorWidth, QStyle::PM_SliderThickness, QStyle::PM_TabBarTabHSpace}) {
        QCOMPARE(large.pixelMetric(metric, nullptr, nullptr),
                 2 * usual.pixelMetric(metric, nullptr, nullptr));
    }
    const widgets::FlatStyle still({.textPercent = 100, .hasLetters = true, .hasMotion = false});
    QCOMPARE(still.styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, nullptr, nullptr), 0);
}

void TestStyle::numbersDoNotWobble() {
    for (const QFont& font : {QApplication::font(), QFont("serif"), QFont("monospace")}) {
        const QFont numbers = widgets::numberFont(font);
        QVERIFY(widgets::hasTabularDigits(numbers));
        const QFontMetricsF metrics(numbers);
        QCOMPARE(qRound(metrics.horizontalAdvance("1111")),
                 qRound(metrics.horizontalAdvance("0000")));
    }
}

void TestStyle::typeFollowsTheApplication() {
    using widgets::Type;
    const QFont before = QApplication::font();
    QLabel caption("caption");
    QLabel title("title");
    widgets::setType(caption, Type::Caption);
    widgets::setType(title, Type::Title);
    const auto heights = [&] {
        return std::vector<int>{QFontMetrics(caption.font()).height(),
                                QFontMetrics(QApplication::font()).height(),
                                QFontMetrics(title.font()).height()};
    };
    const auto small = heights();
    QVERIFY(small[0] < small[1] && small[1] < small[2]);
    QFont twice = before;
    twice.setPointSizeF(before.pointSizeF() * 2);
    QApplication::setFont(twice);
    QCoreApplication::processEvents();
    const auto large = heights();
    for (std::size_t i = 0; i < small.size(); ++i)
        QVERIFY(std::abs(large[i] - 2 * small[i]) <= 3);
    QApplication::setFont(before);
}

namespace {

int ink(const QImage& image) {
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            count += qGray(image.pixel(x, y)) < 128;
    }
    return count;
}

/// Returns the ink of black text on white with unlimited space.
int wholeInk(const QString& text, const QFont& font) {
    QImage room(400, 200, QImage::Format_RGB32);
    room.fill(Qt::white);
    QPainter painter(&room);
    painter.setFont(font);
    painter.drawText(40, 120, text);
    painter.end();
    return ink(room);
}

QPalette blackOnWhite() {
    QPalette palette;
    for (const auto ground : {QPalette::Window, QPalette::Base})
        palette.setColor(ground, Qt::white);
    for (const auto text : {QPalette::WindowText, QPalette::Text})
        palette.setColor(text, Qt::black);
    return palette;
}

}  // namespace

void TestStyle::marksOverCapitalsAreWhole() {
    for (const bool wraps : {false, true}) {
        widgets::PlainLabel label("ÄÖÜ");
        label.setWordWrap(wraps);
        label.resize(label.sizeHint());
        label.setPalette(blackOnWhite());
        const int whole = wholeInk(label.text(), label.font());
        QVERIFY(whole > 0);
        QCOMPARE(ink(label.grab().toImage().convertToFormat(QImage::Format_RGB32)), whole);
    }
}

void TestStyle::rowsOfListsAreWhole_data() {
    QTest::addColumn<int>("percent");
    for (const int percent : {80, 100, 150, 200})
        QTest::addRow("%d %%", percent) << percent;
}

void TestStyle::rowsOfListsAreWhole() {
    QFETCH(int, percent);
    const QFont before = QApplication::font();
    QFont font = before;
    font.setPointSizeF(before.pointSizeF() * percent / 100);
    QApplication::setStyle(
        new widgets::FlatStyle({.textPercent = percent, .hasLetters = true, .hasMotion = true}));
    QApplication::setFont(font);
    const QString text = "ÄÖÜgp";
    auto* list = new QListWidget;
    list->addItems({text, ""});
    auto* tree = new QTreeWidget;
    tree->setHeaderHidden(true);
    new QTreeWidgetItem(tree, {text});
    new QTreeWidgetItem(tree, {""});
    auto* table = new QTableWidget(2, 1);
    table->setShowGrid(false);
    table->setItem(0, 0, new QTableWidgetItem(text));
    table->setColumnWidth(0, 300);
    for (QAbstractItemView* view : std::initializer_list<QAbstractItemView*>{list, tree, table}) {
        const std::unique_ptr<QAbstractItemView> owner(view);
        view->setPalette(blackOnWhite());
        view->resize(400, 300);
        view->show();
        QVERIFY(QTest::qWaitForWindowExposed(view));
        view->setCurrentIndex({});
        view->clearFocus();
        const QImage image = view->viewport()->grab().toImage();
        QVERIFY(wholeInk(text, view->font()) > 0);
        QCOMPARE(ink(image.convertToFormat(QImage::Format_RGB32)), wholeInk(text, view->font()));
        // The focus frame of the row lies beside the text.
        const int row = view->visualRect(view->model()->index(0, 0)).height();
        const int marks = widgets::overshootOf(view->font());
        QVERIFY2(row >= view->fontMetrics().height() + 2 * marks + 2,
                 qPrintable(QString("%1: %2").arg(view->metaObject()->className()).arg(row)));
        if (view != table) QCOMPARE(row % 4, 0);
    }
    QApplication::setFont(before);
    QApplication::setStyle(new widgets::FlatStyle);
}

void TestStyle::buttonsOfDialogsAreWords() {
    QApplication::setStyle(new widgets::FlatStyle);
    const QDialogButtonBox box(QDialogButtonBox::Save | QDialogButtonBox::Discard |
                               QDialogButtonBox::Cancel | QDialogButtonBox::Close |
                               QDialogButtonBox::Apply | QDialogButtonBox::Help);
    QCOMPARE(box.buttons().size(), 6);
    for (const QAbstractButton* button : box.buttons())
        QVERIFY2(button->icon().isNull(), qPrintable(button->text()));
}

void TestStyle::listsOfChoicesAreAsWideAsTheirTexts() {
    QApplication::setStyle(new widgets::FlatStyle);
    QComboBox box;
    box.setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    for (int i = 0; i < 30; ++i)
        box.addItem(QString("A choice of many words, number %1").arg(i));
    box.resize(80, box.sizeHint().height());
    box.show();
    QVERIFY(QTest::qWaitForWindowExposed(&box));
    box.showPopup();
    const QAbstractItemView& view = *box.view();
    QVERIFY2(view.viewport()->width() >= view.sizeHintForColumn(0),
             qPrintable(
                 QString("%1 of %2").arg(view.viewport()->width()).arg(view.sizeHintForColumn(0))));
    // The list of a wide box is as wide as the box.
    box.hidePopup();
    box.resize(600, box.height());
    box.showPopup();
    QVERIFY(view.width() >= 590);
}

void TestStyle::aChoiceWithoutRoomIsElided() {
    QApplication::setStyle(new widgets::FlatStyle);
    const QString choice = "As the player chooses";
    QComboBox box;
    const auto pictureOf = [&box](const QString& text) {
        box.clear();
        box.addItem(text);
        box.resize(120, 28);
        QImage picture(box.size(), QImage::Format_RGB32);
        box.render(&picture);
        return picture;
    };
    const QImage shown = pictureOf(choice);
    QStyleOptionComboBox option;
    option.initFrom(&box);
    const int room =
        box.style()
            ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box)
            .width();
    bool isElided = false;
    for (qsizetype letters = 1; letters < choice.size(); ++letters) {
        const QString text = choice.left(letters) + QChar(0x2026);
        const bool fits = QFontMetrics(box.font()).horizontalAdvance(text) < room;
        isElided = isElided || (fits && pictureOf(text) == shown);
    }
    QVERIFY(isElided);
}

/// A box of its preferred width shows the same text as a wider one.
void TestStyle::aBoxHasRoomForItsChoices() {
    QApplication::setStyle(new widgets::FlatStyle);
    for (const char* choice : {"By stage", "×1", "As the player chooses"}) {
        QComboBox box;
        box.addItem(choice);
        const QSize preferred = box.sizeHint();
        const auto textAt = [&](int width) {
            box.resize(width, preferred.height());
            QImage picture(box.size(), QImage::Format_RGB32);
            box.render(&picture);
            // Without the frame, and up to the end of the text.
            const int text = QFontMetrics(box.font()).horizontalAdvance(choice);
            return picture.copy(4, 4, text - 1, preferred.height() - 8);
        };
        QVERIFY2(textAt(preferred.width()) == textAt(preferred.width() + 40), choice);
    }
}

MAZELOOM_TEST(TestStyle)

}  // namespace mazeloom::tst_style

#include "tst_style.moc"
