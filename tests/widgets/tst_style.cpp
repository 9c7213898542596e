// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>

#include <QApplication>
#include <QCheckBox>
#include <QMenu>
#include <QPainter>
#include <QStyleOption>
#include <QTabBar>
#include <QTest>

#include "widgets/theme/style.h"
#include "widgets/theme/theme.h"

using namespace mazeloom;
using widgets::Theme;

class TestStyle : public QObject {
    Q_OBJECT

  private slots:
    void checkBoxesStandOutFromTheirGround();
    void statesDiffer();
    void separatorsOfMenusAreSeen();
    void theChosenTabIsSeen();
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

QImage drawn(const Theme& theme, QStyle::PrimitiveElement element, QStyle::State state,
             const QColor& ground) {
    widgets::Style style;
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
    for (const Theme& theme : {Theme::dark(), Theme::light()}) {
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
    QApplication::setStyle(new widgets::Style);
    for (const Theme& theme : {Theme::dark(), Theme::light()}) {
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
    QApplication::setStyle(new widgets::Style);
    for (const Theme& theme : {Theme::dark(), Theme::light()}) {
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

QTEST_MAIN(TestStyle)
#include "tst_style.moc"
