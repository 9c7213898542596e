// SPDX-License-Identifier: MIT
#include "widgets/text/plain_label.h"

#include <QAccessible>
#include <QAccessibleWidget>

#include "widgets/theme/type.h"

namespace mazeloom::widgets {

namespace {

/// Gives screen readers a label's accessible name, if it has one, followed by its text. Qt's
/// default is only the accessible name, and screen readers request no other text of a label.
class LabelFace : public QAccessibleWidget {
  public:
    explicit LabelFace(PlainLabel* label) : QAccessibleWidget(label, QAccessible::StaticText) {}

    QString text(QAccessible::Text which) const override {
        const auto& label = *static_cast<const PlainLabel*>(widget());
        if (which != QAccessible::Name) return QAccessibleWidget::text(which);
        QString shown = label.text();
        // In a label with a buddy, an ampersand marks the mnemonic, and is not shown.
        if (label.buddy() != nullptr) shown.remove(QLatin1Char('&'));
        const QString name = label.accessibleName();
        if (name.isEmpty()) return shown;
        return name.contains(shown) ? name : PlainLabel::tr("%1: %2").arg(name, shown);
    }
};

QAccessibleInterface* newLabelFace(const QString&, QObject* object) {
    auto* label = qobject_cast<PlainLabel*>(object);
    return label == nullptr ? nullptr : new LabelFace(label);
}

}  // namespace

PlainLabel::PlainLabel(QWidget* parent) : QLabel(parent) {
    QAccessible::installFactory(newLabelFace);
    QLabel::setTextFormat(Qt::PlainText);
    if (const int over = overshootOf(font()); over > 0) setContentsMargins(0, over, 0, 0);
}

PlainLabel::PlainLabel(const QString& text, QWidget* parent) : PlainLabel(parent) {
    setText(text);
}

}  // namespace mazeloom::widgets
