// SPDX-License-Identifier: MIT
#include "widgets/text/field_flaw.h"

#include <algorithm>
#include <utility>

#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QLineEdit>
#include <QLocale>
#include <QPointer>
#include <QValidator>

#include "core/pack/json/field_limits.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/flaw_mark.h"

namespace mazeloom::widgets {

namespace {

/// Shows the flaw of the field that is its parent.
class FlawTeller final : public QObject {
    Q_DECLARE_TR_FUNCTIONS(mazeloom::widgets::FlawTeller)

  public:
    explicit FlawTeller(QWidget& field) : QObject(&field), field_(field) {
        field_.installEventFilter(this);
    }

    static FlawTeller* of(const QWidget& field) {
        for (QObject* child : field.children()) {
            if (auto* teller = dynamic_cast<FlawTeller*>(child)) return teller;
        }
        return nullptr;
    }

    void setFlaw(const QString& flaw) {
        if (flaw != flaw_) {
            if (flaw_.isEmpty()) {
                before_ = field_.accessibleDescription();
                field_.setAccessibleDescription(flaw);
            } else if (field_.accessibleDescription() == flaw_) {
                field_.setAccessibleDescription(flaw.isEmpty() ? before_ : flaw);
            }
            flaw_ = flaw;
            field_.setProperty(kFlawProperty, flaw);
            field_.update();
        }
        if (flaw.isEmpty()) {
            if (isSaying_) hideToolTip();
            isSaying_ = false;
        } else if (field_.hasFocus()) {
            say();
        }
    }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (!flaw_.isEmpty()) {
            if (event->type() == QEvent::FocusIn) say();
            if (event->type() == QEvent::ToolTip) {
                say();
                return true;
            }
        }
        return QObject::eventFilter(watched, event);
    }

  private:
    void say() {
        isSaying_ = true;
        showPlainToolTip(field_.mapToGlobal(QPoint(0, field_.height())),
                         QStringLiteral("⚠ ") + flaw_, &field_);
    }

    QWidget& field_;
    QString flaw_;
    QString before_;  ///< the field's accessible description while it has no flaw
    bool isSaying_ = false;
};

/// Treats text with a flaw as intermediate input, so that the field accepts every key.
class FlawValidator final : public QValidator {
  public:
    FlawValidator(FlawOf flawOf, QObject* parent)
        : QValidator(parent), flawOf_(std::move(flawOf)) {}

    State validate(QString& text, int&) const override {
        return flawOf_(text).isEmpty() ? Acceptable : Intermediate;
    }

  private:
    FlawOf flawOf_;
};

QString characterFlaw(const QString& text, std::size_t most, bool lines) {
    // A character outside Unicode's Basic Multilingual Plane counts as two in Qt, but as one in a
    // file.
    const auto halves = std::ranges::count_if(text, [](QChar c) { return c.isLowSurrogate(); });
    if (static_cast<std::size_t>(text.size() - halves) > most) {
        return FlawTeller::tr("At most %1 characters are allowed")
            .arg(QLocale().toString(static_cast<qulonglong>(most)));
    }
    const bool isBad = std::ranges::any_of(text, [lines](QChar c) {
        const bool isBreak = c == u'\n' || c == u'\t';
        return (c < u' ' && !(lines && isBreak)) || c == QChar(0x7f);
    });
    if (!isBad) return {};
    return lines ? FlawTeller::tr("Control characters are not allowed")
                 : FlawTeller::tr("Line breaks and control characters are not allowed");
}

}  // namespace

void tellFlaw(QWidget& field, const QString& flaw) {
    FlawTeller* teller = FlawTeller::of(field);
    if (teller == nullptr) {
        if (flaw.isEmpty()) return;
        teller = new FlawTeller(field);
    }
    teller->setFlaw(flaw);
}

QString toldFlaw(const QWidget& field) {
    return field.property(kFlawProperty).toString();
}

void tellFlawsOf(QLineEdit& line, const FlawOf& flawOf) {
    line.setValidator(new FlawValidator(flawOf, &line));
    QObject::connect(&line, &QLineEdit::textChanged, &line, [&line, flawOf](const QString& text) {
        // If the line edit belongs to a combo box, mark the whole box.
        auto* box = qobject_cast<QComboBox*>(line.parentWidget());
        tellFlaw(box != nullptr ? static_cast<QWidget&>(*box) : line, flawOf(text));
    });
}

QString lineFlaw(const QString& text) {
    return characterFlaw(text, pack::kMaxLineLength, false);
}

QString textFlaw(const QString& text) {
    return characterFlaw(text, pack::kMaxTextLength, true);
}

}  // namespace mazeloom::widgets
