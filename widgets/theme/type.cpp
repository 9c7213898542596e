// SPDX-License-Identifier: MIT
#include "widgets/theme/type.h"

#include <algorithm>
#include <cmath>

#include <QApplication>
#include <QEvent>
#include <QFontDatabase>
#include <QFontMetricsF>
#include <QWidget>

#include "resources/resources.h"

namespace mazeloom::widgets {

namespace {

double shareOf(Type type) {
    switch (type) {
        case Type::Caption:
            return 0.86;
        case Type::Body:
            break;
        case Type::Title:
            return 1.3;
    }
    return 1;
}

/// Sets a widget's font, and sets it again whenever the application's font changes.
class TypeKeeper final : public QObject {
  public:
    TypeKeeper(QWidget& widget, Type type) : QObject(&widget), widget_(widget), type_(type) {
        widget.installEventFilter(this);
        take();
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        // Only windows are told of another font of the application, but a text size also has a
        // style of its own, of which all widgets are told.
        if (event->type() == QEvent::ApplicationFontChange || event->type() == QEvent::StyleChange)
            take();
        return QObject::eventFilter(watched, event);
    }

  private:
    void take() { widget_.setFont(typeFont(type_, QApplication::font(&widget_))); }

    QWidget& widget_;
    Type type_;
};

QString bundledFamily() {
    static const QString family = [] {
        resources::initialise();
        const int id =
            QFontDatabase::addApplicationFont(QStringLiteral(":/fonts/JetBrainsMono-Regular.ttf"));
        const QStringList families = QFontDatabase::applicationFontFamilies(id);
        return families.isEmpty() ? QStringLiteral("monospace") : families.front();
    }();
    return family;
}

}  // namespace

QFont typeFont(Type type, const QFont& body) {
    QFont font = body;
    if (font.pixelSize() > 0)
        font.setPixelSize(std::max(1, static_cast<int>(font.pixelSize() * shareOf(type) + 0.5)));
    else
        font.setPointSizeF(font.pointSizeF() * shareOf(type));
    if (type == Type::Title) font.setBold(true);
    return font;
}

void setType(QWidget& widget, Type type) {
    new TypeKeeper(widget, type);
}

int overshootOf(const QFont& font) {
    const QFontMetricsF metrics(font);
    const double top = -metrics.tightBoundingRect(QStringLiteral("ÄÖÜÅÉ")).top();
    return std::max(0, static_cast<int>(std::ceil(top - metrics.ascent())));
}

bool hasTabularDigits(const QFont& font) {
    // Measure a large font, so that rounding to whole pixels hides no difference.
    QFont large = font;
    large.setPixelSize(200);
    const QFontMetricsF metrics(large);
    const double first = metrics.horizontalAdvance(u'0');
    return std::ranges::all_of(QStringLiteral("123456789"), [&](QChar digit) {
        return std::abs(metrics.horizontalAdvance(digit) - first) < 0.5;
    });
}

QFont numberFont(const QFont& font) {
    if (hasTabularDigits(font)) return font;
    QFont numbers = font;
    numbers.setFamilies({bundledFamily()});
    return numbers;
}

}  // namespace mazeloom::widgets
