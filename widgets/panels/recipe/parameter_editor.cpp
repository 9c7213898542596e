// SPDX-License-Identifier: MIT
#include "widgets/panels/recipe/parameter_editor.h"

#include <QActionGroup>
#include <QApplication>
#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenu>

#include "core/document/parameter.h"
#include "core/generate/varying.h"
#include "widgets/canvas/cells/cell_text.h"
#include "widgets/panels/quiet_inputs.h"
#include "widgets/problems/problem_text.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/flat_style.h"
#include "widgets/theme/icon.h"
#include "widgets/timeline/names.h"

namespace mazeloom::widgets {

namespace {

using generate::ParameterInfo;
using ParameterType = ParameterInfo::Type;

/// Ranges with a width between these bounds get a slider, so that each value takes at least about a
/// pixel.
constexpr std::int64_t kNarrowestSlider = 4;
constexpr std::int64_t kWidestSlider = 200;
constexpr int kSpinWidth = 64;
constexpr int kWideSpinWidth = 88;

QString choiceTitle(std::string_view id) {
    return stageText(generate::choiceTitle(id));
}

class NumberEditor final : public ParameterEditor {
  public:
    NumberEditor(const ParameterInfo& info, const QString& stageTitle)
        : ParameterEditor(info, stageTitle), spin_(new QuietSpinBox) {
        const auto least = static_cast<int>(document::leastValue(info));
        const auto most = static_cast<int>(document::mostValue(info));
        spin_->setRange(least, most);
        spin_->setAlignment(Qt::AlignRight);
        spin_->setGroupSeparatorShown(true);
        if (info.type == ParameterType::Percent) spin_->setSuffix(ParameterEditor::tr(" %"));
        connect(spin_, &QSpinBox::valueChanged, this, [this](int value) {
            if (slider_ != nullptr) slider_->setValue(value);
            edit(value);
        });
        connect(spin_, &QSpinBox::editingFinished, this, [this] { beginGesture(); });

        fitSpin();
        if (most - least >= kNarrowestSlider && most - least <= kWidestSlider) {
            slider_ = new QuietSlider;
            slider_->setOrientation(Qt::Horizontal);
            slider_->setRange(least, most);
            slider_->setPageStep(std::max(1, (most - least) / 10));
            slider_->setMinimumWidth(40);
            connect(slider_, &QSlider::sliderPressed, this, [this] { beginGesture(); });
            connect(slider_, &QSlider::sliderReleased, this, [this] { beginGesture(); });
            connect(slider_, &QSlider::valueChanged, spin_, &QSpinBox::setValue);
            setInputs(slider_, spin_);
        } else {
            setInputs(spin_);
        }
    }

  protected:
    void changeEvent(QEvent* event) override {
        if (event->type() == QEvent::StyleChange) fitSpin();
        ParameterEditor::changeEvent(event);
    }

  private:
    /// Makes the spin box as wide as the others in the column, or wider if it has large numbers.
    void fitSpin() {
        spin_->setFixedWidth(scaledPixels(spin_->maximum() > 9999 ? kWideSpinWidth : kSpinWidth));
    }
    void showValue(std::int64_t value) override {
        spin_->setValue(static_cast<int>(value));
        if (slider_ != nullptr) slider_->setValue(static_cast<int>(value));
    }

    QuietSpinBox* spin_;
    QuietSlider* slider_ = nullptr;
};

class SwitchEditor final : public ParameterEditor {
  public:
    SwitchEditor(const ParameterInfo& info, const QString& stageTitle)
        : ParameterEditor(info, stageTitle), box_(new QCheckBox) {
        connect(box_, &QCheckBox::toggled, this, [this](bool on) {
            beginGesture();
            edit(on ? 1 : 0);
        });
        setInputs(box_);
    }

  private:
    void showValue(std::int64_t value) override { box_->setChecked(value != 0); }

    QCheckBox* box_;
};

class ChoiceEditor final : public ParameterEditor {
  public:
    ChoiceEditor(const ParameterInfo& info, const QString& stageTitle)
        : ParameterEditor(info, stageTitle), box_(new QuietComboBox) {
        for (std::string_view choice : info.choices)
            box_->addItem(choiceTitle(choice));
        box_->setMinimumContentsLength(8);
        box_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        connect(box_, &QComboBox::currentIndexChanged, this, [this](int index) {
            beginGesture();
            edit(index);
        });
        setInputs(box_);
    }

  private:
    void showValue(std::int64_t value) override { box_->setCurrentIndex(static_cast<int>(value)); }

    QuietComboBox* box_;
};

/// Edits the choice of one of the pack's own kinds. The value is the index in the list; 0 means
/// every kind.
class OwnKindEditor final : public ParameterEditor {
  public:
    OwnKindEditor(const ParameterInfo& info, const QString& stageTitle)
        : ParameterEditor(info, stageTitle), box_(new QuietComboBox) {
        box_->addItem(ParameterEditor::tr("Every kind"), QString());
        box_->setMinimumContentsLength(8);
        box_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        connect(box_, &QComboBox::activated, this,
                [this] { emit ownKindPicked(box_->currentData().toString().toStdString()); });
        setInputs(box_);
    }

    void setOwnKind(const level::OwnKinds& kinds, const std::string& id) override {
        while (box_->count() > 1)
            box_->removeItem(1);
        for (const level::OwnKind& kind : kinds)
            box_->addItem(ownText(kind), QString::fromStdString(kind.id));
        const QString wanted = QString::fromStdString(id);
        // Also lists an id that the pack does not define.
        if (box_->findData(wanted) < 0) box_->addItem(wanted, wanted);
        setValue(box_->findData(wanted));
    }

  private:
    void showValue(std::int64_t value) override { box_->setCurrentIndex(static_cast<int>(value)); }

    QuietComboBox* box_;
};

/// Edits a text. The value is 0 for the default text, 1 for any other. Invalid text is reported and
/// not applied.
class TextEditor final : public ParameterEditor {
  public:
    TextEditor(const ParameterInfo& info, const QString& stageTitle)
        : ParameterEditor(info, stageTitle), line_(new QLineEdit), flaw_(new PlainLabel) {
        line_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        line_->setMinimumWidth(40);
        flaw_->setWordWrap(true);
        flaw_->hide();
        connect(line_, &QLineEdit::textEdited, this, [this] { showFlaw(); });
        connect(line_, &QLineEdit::editingFinished, this, [this] { take(); });
        setInputs(line_);
        setText({});
        addBelow(flaw_);
    }

    void setOwnKind(const level::OwnKinds&, const std::string& text) override { setText(text); }

  private:
    void setText(const std::string& text) {
        shown_ = text.empty() ? std::string(info().text) : text;
        const QString wanted = QString::fromStdString(shown_);
        // Keeps a text that the user is still editing.
        if (!line_->isModified() && line_->text() != wanted) {
            line_->setText(wanted);
            line_->setCursorPosition(0);
        }
        setPlainToolTip(*line_, stageText(info().help) + '\n' + wanted);
        setValue(shown_ == info().text ? 0 : 1);
        showFlaw();
    }
    void showFlaw() {
        const auto flaw = info().flawOfText(line_->text().toStdString());
        flaw_->setText(flaw ? phraseText(*flaw) : QString());
        flaw_->setVisible(flaw.has_value());
    }
    void take() {
        line_->setModified(false);
        const std::string text = line_->text().toStdString();
        if (text != shown_ && !info().flawOfText(text)) emit ownKindPicked(text);
    }
    void showValue(std::int64_t) override {}

    QLineEdit* line_;
    QLabel* flaw_;
    std::string shown_;
};

}  // namespace

void ParameterEditor::setOwnKind(const level::OwnKinds&, const std::string&) {}

ParameterEditor* ParameterEditor::create(const ParameterInfo& info, const QString& stageTitle) {
    switch (info.type) {
        case ParameterType::Switch:
            return new SwitchEditor(info, stageTitle);
        case ParameterType::Choice:
            return new ChoiceEditor(info, stageTitle);
        case ParameterType::OwnKind:
            return new OwnKindEditor(info, stageTitle);
        case ParameterType::Text:
            return new TextEditor(info, stageTitle);
        case ParameterType::Number:
        case ParameterType::Percent:
            break;
    }
    return new NumberEditor(info, stageTitle);
}

ParameterEditor::ParameterEditor(const ParameterInfo& info, const QString& stageTitle)
    : info_(info),
      //: A parameter for screen readers: %1 the stage, %2 the parameter
      name_(tr("%1: %2").arg(stageTitle, stageText(info.title))),
      value_(info.standard),
      label_(new PlainLabel(stageText(info.title))),
      reset_(newSmallButton(themedIcon("restore"),
                            tr("%1: back to %2").arg(name_, valueText(info, info.usual())),
                            tr("Reset this parameter"))),
      vary_(kindsOf(info).size() < 2 ? nullptr
                                     : newSmallButton(themedIcon("vary"),
                                                      //: A button: %1 is a parameter
                                                      tr("%1: let it vary").arg(name_),
                                                      tr("Fixed, drawn per seed, or by depth"))),
      outcome_(new PlainLabel) {
    setPlainToolTip(*this, help());
    label_->setWordWrap(true);
    setPlainToolTip(*reset_, tr("Back to %1").arg(valueText(info, info.usual())));
    connect(reset_, &QToolButton::clicked, this, &ParameterEditor::resetWanted);
}

void ParameterEditor::setInputs(QWidget* first, QWidget* second) {
    column_ = new QVBoxLayout(this);
    column_->setContentsMargins(0, 0, 0, 0);
    column_->setSpacing(2);
    parts_ = new QBoxLayout(QBoxLayout::LeftToRight);
    column_->addLayout(parts_);
    parts_->addWidget(label_);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    parts_->addLayout(row, 1);
    inputs_ = row;
    label_->setBuddy(first);
    setFocusProxy(first);
    const bool isWide = first->sizePolicy().horizontalPolicy() == QSizePolicy::Expanding;
    linesUp_ = second != nullptr;
    // A number without a slider lines up with the numbers beside sliders.
    if (second == nullptr && !isWide) row->addStretch(1);
    row->addWidget(first, isWide || second != nullptr ? 1 : 0);
    if (second != nullptr) row->addWidget(second);
    outcome_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    outcome_->hide();
    row->addWidget(outcome_, 1);
    row->addSpacing(-4);
    if (vary_ != nullptr) {
        row->addWidget(vary_);
        row->addSpacing(-8);
        connect(vary_, &QToolButton::clicked, this, &ParameterEditor::openMenu);
    }
    row->addWidget(reset_);
    for (QWidget* input : {first, second}) {
        if (input == nullptr) continue;
        fixedInputs_.push_back(input);
        input->setAccessibleName(name_);
        input->setAccessibleDescription(stageText(info_.help));
        input->setStatusTip(stageText(info_.help));
        input->installEventFilter(this);
    }
    setValue(value_);
    showResetMark();
    arrange();
}

void ParameterEditor::addBelow(QWidget* widget) {
    column_->addWidget(widget);
}

int ParameterEditor::labelWidth() const {
    const int most = scaledPixels(kLabelWidth);
    return linesUp_ ? most
                    : std::min(label_->fontMetrics().horizontalAdvance(label_->text()), most);
}

void ParameterEditor::arrange() {
    if (parts_ == nullptr) return;
    constexpr int kGap = 8;
    const bool fits = labelWidth() + kGap + inputs_->minimumSize().width() <= width();
    parts_->setDirection(fits ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    parts_->setSpacing(fits ? kGap : 0);
    label_->setMinimumWidth(fits ? labelWidth() : 0);
    label_->setMaximumWidth(fits ? labelWidth() : QWIDGETSIZE_MAX);
}

QSize ParameterEditor::minimumSizeHint() const {
    const int below = varying_ == nullptr ? 0 : varying_->minimumSizeHint().width();
    return {std::max({label_->minimumSizeHint().width(), inputs_->minimumSize().width(), below}),
            QWidget::minimumSizeHint().height()};
}

void ParameterEditor::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void ParameterEditor::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) arrange();
}

void ParameterEditor::setValue(std::int64_t value) {
    value_ = value;
    showing_ = true;
    showValue(value);
    showing_ = false;
    showResetMark();
}

void ParameterEditor::showStage(const level::RecipeStage& stage, const Shown& shown) {
    const auto found = stage.parameters.find(std::string(info_.id));
    // An invalid value is reported on the card, and edited as the default.
    const bool varies = found != stage.parameters.end() && !level::isFixed(found->second) &&
                        generate::readVarying(info_, 0, found->second).has_value();
    depth_ = shown.drawnFor.depth;
    showKind(varies ? kindOf(found->second) : VaryKind::Fixed);
    setValue(document::settledValue(info_, stage, shown.drawnFor));
    if (varying_ == nullptr) return;
    varying_->setValue(found->second, {shown.drawnFor.depth, shown.isFloor});
    const QString value = valueText(info_, value_);
    //: Beside a parameter: %1 is the value that was drawn for the current seed
    outcome_->setText(kind_ == VaryKind::ByDepth
                          //: Beside a parameter: %1 is a depth, %2 the value there
                          ? tr("at depth %1: %2").arg(depth_).arg(value)
                          : tr("drawn: %1").arg(value));
    outcome_->setAccessibleName(tr("%1: %2").arg(name_, outcome_->text()));
}

QString ParameterEditor::outcome() const {
    return kind_ == VaryKind::Fixed ? QString() : outcome_->text();
}

void ParameterEditor::showKind(VaryKind kind) {
    if (kind == kind_) return;
    kind_ = kind;
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    if (varying_ != nullptr) {
        column_->removeWidget(varying_);
        varying_->hide();
        varying_->deleteLater();
        varying_ = nullptr;
    }
    const bool isFixed = kind == VaryKind::Fixed;
    if (!isFixed) {
        varying_ = VaryingEditor::create(kind, info_, name_);
        varying_->setStatusTip(stageText(info_.help));
        column_->addWidget(varying_);
        connect(varying_, &VaryingEditor::edited, this, &ParameterEditor::varied);
        connect(varying_, &VaryingEditor::partsMade, this, &ParameterEditor::partsMade);
    }
    for (QWidget* input : fixedInputs_)
        input->setVisible(isFixed);
    outcome_->setVisible(!isFixed);
    setFocusProxy(isFixed ? fixedInputs_.front() : varying_);
    label_->setBuddy(isFixed ? fixedInputs_.front() : nullptr);
    arrange();
    emit partsMade();
    // If the focus was in the old inputs, it goes to the new ones.
    if (!hadFocus) return;
    if (varying_ != nullptr) varying_->show();
    setFocus(Qt::TabFocusReason);
}

void ParameterEditor::openMenu() {
    auto* menu = new QMenu(vary_);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    auto* kinds = new QActionGroup(menu);
    for (const VaryKind kind : kindsOf(info_)) {
        QAction* entry = menu->addAction(titleOf(kind));
        entry->setStatusTip(tipOf(kind));
        entry->setCheckable(true);
        entry->setChecked(kind == kind_);
        kinds->addAction(entry);
        connect(entry, &QAction::triggered, this, [this, kind] { vary(kind); });
    }
    menu->popup(vary_->mapToGlobal(QPoint(0, vary_->height())));
}

void ParameterEditor::vary(VaryKind kind) {
    if (kind == kind_) return;
    // The menu has closed. The focus returns to the menu's button, from where the user continues.
    vary_->setFocus(Qt::OtherFocusReason);
    emit varied(begin(kind, info_, value_), newGesture());
}

void ParameterEditor::edit(std::int64_t value) {
    if (showing_ || value == value_) return;
    value_ = value;
    showResetMark();
    emit edited(value, gesture_);
}

void ParameterEditor::showResetMark() {
    const bool differs = kind_ != VaryKind::Fixed || value_ != info_.usual();
    // If the focused button is hidden by a reset, the focus must not move to another row.
    if (!differs && reset_->hasFocus()) setFocus(Qt::OtherFocusReason);
    reset_->setVisible(differs);
}

bool ParameterEditor::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusIn) beginGesture();
    return QWidget::eventFilter(watched, event);
}

QString ParameterEditor::help() const {
    QString lines = stageText(info_.help);
    if (info_.type == ParameterType::Number || info_.type == ParameterType::Percent) {
        lines += '\n' + tr("%1 to %2, default %3")
                            .arg(valueText(info_, info_.least), valueText(info_, info_.most),
                                 valueText(info_, info_.usual()));
    } else {
        lines += '\n' + tr("Default: %1").arg(valueText(info_, info_.usual()));
    }
    return lines;
}

}  // namespace mazeloom::widgets
