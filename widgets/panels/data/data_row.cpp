// SPDX-License-Identifier: MIT
#include "widgets/panels/data/data_row.h"

#include <array>
#include <cmath>

#include <QCheckBox>
#include <QColorDialog>
#include <QHBoxLayout>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

#include "core/edit/arithmetic.h"
#include "core/level/level.h"
#include "widgets/text/field_flaw.h"
#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/icon.h"

namespace mazeloom::widgets {

namespace {

using level::PropertyType;
using level::PropertyValue;

QString numberText(double number) {
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale.toString(number, 'g', QLocale::FloatingPointShortest);
}

/// Returns the typed number, which may be a calculation.
std::optional<double> numberOf(const QString& text) {
    bool isNumber = false;
    double number = QLocale().toDouble(text, &isNumber);
    if (!isNumber) number = QLocale::c().toDouble(text, &isNumber);
    if (isNumber) return number;
    QString plain = text;
    const auto result = edit::calculateFraction(
        plain.replace(QLocale().decimalPoint(), QStringLiteral(".")).toStdString());
    if (!result) return std::nullopt;
    return static_cast<double>(result->above) / static_cast<double>(result->below);
}

QColor toQt(level::Colour colour) {
    const auto channel = [&](int shift) { return static_cast<int>(colour.rgba >> shift & 0xffU); };
    return {channel(24), channel(16), channel(8), channel(0)};
}

level::Colour fromQt(const QColor& colour) {
    const auto channel = [](int value, int shift) {
        return static_cast<std::uint32_t>(value) << shift;
    };
    return {channel(colour.red(), 24) | channel(colour.green(), 16) | channel(colour.blue(), 8) |
            channel(colour.alpha(), 0)};
}

/// Returns a swatch of a colour, drawn on a chequered background if the colour is translucent.
QIcon swatch(const QColor& colour) {
    constexpr int kSide = 16;
    QPixmap picture(kSide, kSide);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    for (int square = 0; square < 4; ++square) {
        if (square == 0 || square == 3) continue;
        painter.fillRect(square % 2 * kSide / 2, square / 2 * kSide / 2, kSide / 2, kSide / 2,
                         Qt::gray);
    }
    painter.fillRect(picture.rect(), colour);
    return picture;
}

}  // namespace

QString typeTitle(PropertyType type) {
    switch (type) {
        case PropertyType::Text:
            return DataRow::tr("Text");
        case PropertyType::Number:
            return DataRow::tr("Number");
        case PropertyType::YesNo:
            return DataRow::tr("Yes or no");
        case PropertyType::Choice:
            return DataRow::tr("Choice");
        case PropertyType::Colour:
            return DataRow::tr("Colour");
        case PropertyType::Cell:
            return DataRow::tr("Cell");
        case PropertyType::Object:
            return DataRow::tr("Object");
    }
    return {};
}

DataRow::DataRow(const level::Property& property, const QStringList& objects, QWidget* parent)
    : QWidget(parent),
      property_(property),
      title_(new QuietLineEdit),
      menu_(newPanelButton(themedIcon("down"), tr("More"),
                           tr("Moves this data up or down, or removes it"))) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    tellFlawsOf(*title_, lineFlaw);
    title_->setAccessibleName(tr("Title"));
    setTips(*title_, tr("Its name in the game: %1").arg(typeTitle(property.type())));
    input_ = makeInput(objects);
    makeMenu();
    row->addWidget(title_, 2, Qt::AlignTop);
    row->addWidget(input_, 3, Qt::AlignTop);
    row->addWidget(menu_, 0, Qt::AlignTop);
    setTabOrder(title_, input_);
    setTabOrder(input_, menu_);
    connect(title_, &QLineEdit::editingFinished, this, [this] {
        if (title_->text() != QString::fromStdString(property_.title))
            emit titleEdited(title_->text());
    });
    show(property);
}

bool DataRow::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusOut && isVisible()) emit ended();
    return QWidget::eventFilter(watched, event);
}

void DataRow::show(const level::Property& property) {
    property_ = property;
    isShowing_ = true;
    restoreTitle();
    put_(property.value);
    isShowing_ = false;
    input_->setAccessibleName(tr("Value of %1").arg(title_->text()));
    menu_->setAccessibleName(tr("More of %1").arg(title_->text()));
}

void DataRow::restoreTitle() {
    showText(*title_, QString::fromStdString(property_.title));
}

void DataRow::tell(PropertyValue value, bool ended) {
    if (isShowing_) return;
    property_.value = value;
    emit valueEdited(value, ended);
}

QWidget* DataRow::makeInput(const QStringList& objects) {
    switch (property_.type()) {
        case PropertyType::Text:
            break;
        case PropertyType::Number:
            return makeNumber();
        case PropertyType::YesNo:
            return makeYesNo();
        case PropertyType::Choice:
            return makeChoice();
        case PropertyType::Colour:
            return makeColour();
        case PropertyType::Cell:
            return makeCell();
        case PropertyType::Object:
            return makeObject(objects);
    }
    return makeText();
}

QWidget* DataRow::makeText() {
    constexpr int kRows = 2;
    auto* input = new QuietTextEdit;
    input->setTabChangesFocus(true);
    const int frame =
        2 * (input->frameWidth() + static_cast<int>(input->document()->documentMargin()));
    input->setFixedHeight(kRows * input->fontMetrics().lineSpacing() + frame);
    setTips(*input, tr("Any text, of several lines too"));
    put_ = [input](const PropertyValue& value) {
        showText(*input, QString::fromStdString(std::get<std::string>(value)));
    };
    connect(input, &QPlainTextEdit::textChanged, this, [this, input] {
        const QString text = input->toPlainText();
        const QString flaw = textFlaw(text);
        tellFlaw(*input, flaw);
        if (flaw.isEmpty()) tell(text.toStdString(), false);
    });
    input->installEventFilter(this);
    return input;
}

QWidget* DataRow::makeNumber() {
    auto* input = new QuietLineEdit;
    input->setAlignment(Qt::AlignRight);
    setTips(*input, tr("A number, such as 3 or %1").arg(numberText(0.25)));
    put_ = [input](const PropertyValue& value) {
        showText(*input, numberText(std::get<double>(value)));
    };
    tellFlawsOf(*input, [](const QString& text) {
        const auto number = numberOf(text);
        if (!number) return tr("Enter a number or a calculation such as 3/2");
        return std::abs(*number) <= level::kMaxPropertyNumber
                   ? QString()
                   : tr("A number is at most 9007199254740991");
    });
    connect(input, &QLineEdit::editingFinished, this, [this, input] {
        const double number = numberOf(input->text()).value();
        if (number != std::get<double>(property_.value)) tell(number);
        put_(property_.value);
    });
    return input;
}

QWidget* DataRow::makeYesNo() {
    auto* input = new QCheckBox(tr("Yes"));
    setTips(*input, tr("Yes if checked, otherwise no"));
    put_ = [input](const PropertyValue& value) { input->setChecked(std::get<bool>(value)); };
    connect(input, &QCheckBox::clicked, this, [this](bool isYes) { tell(isYes); });
    return input;
}

QWidget* DataRow::makeChoice() {
    auto* input = new QuietComboBox;
    input->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setTips(*input, tr("One of several words; the menu beside it edits them"));
    for (const std::string& word : std::get<level::Choice>(property_.value).of)
        input->addItem(QString::fromStdString(word));
    put_ = [input](const PropertyValue& value) {
        input->setCurrentText(QString::fromStdString(std::get<level::Choice>(value).chosen));
    };
    connect(input, &QComboBox::activated, this, [this, input] {
        level::Choice choice = std::get<level::Choice>(property_.value);
        choice.chosen = input->currentText().toStdString();
        tell(std::move(choice));
    });
    return input;
}

QWidget* DataRow::makeColour() {
    auto* input = new QPushButton;
    input->setAutoDefault(false);
    setTips(*input, tr("Picks a colour"));
    put_ = [input](const PropertyValue& value) {
        const auto colour = std::get<level::Colour>(value);
        input->setText(QString::fromStdString(level::toText(colour)));
        input->setIcon(swatch(toQt(colour)));
    };
    connect(input, &QPushButton::clicked, this, &DataRow::pickColour);
    return input;
}

void DataRow::pickColour() {
    auto* dialog = new QColorDialog(toQt(std::get<level::Colour>(property_.value)), window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setOption(QColorDialog::ShowAlphaChannel);
    dialog->setWindowTitle(tr("Colour of %1").arg(title_->text()));
    connect(dialog, &QColorDialog::colorSelected, this,
            [this](const QColor& colour) { tell(fromQt(colour)); });
    dialog->open();
}

QWidget* DataRow::makeCell() {
    auto* input = new QWidget;
    auto* both = new QHBoxLayout(input);
    both->setContentsMargins(0, 0, 0, 0);
    both->setSpacing(4);
    std::array<QuietSpinBox*, 2> sides{};
    for (std::size_t i = 0; i < sides.size(); ++i) {
        sides[i] = new QuietSpinBox;
        sides[i]->setRange(-level::kMaxSide, level::kMaxSide);
        sides[i]->setAlignment(Qt::AlignRight);
        sides[i]->setAccessibleName(i == 0 ? tr("Column") : tr("Row"));
        setTips(*sides[i], i == 0 ? tr("The cell's column, from 0 at the left")
                                  : tr("The cell's row, from 0 at the top"));
        both->addWidget(sides[i], 1);
    }
    input->setFocusProxy(sides[0]);
    put_ = [sides](const PropertyValue& value) {
        const auto cell = std::get<grid::Point>(value);
        sides[0]->setValue(cell.x);
        sides[1]->setValue(cell.y);
    };
    for (QuietSpinBox* side : sides) {
        connect(side, &QSpinBox::valueChanged, this, [this, sides] {
            tell(grid::Point{sides[0]->value(), sides[1]->value()}, false);
        });
        connect(side, &QSpinBox::editingFinished, this, &DataRow::ended);
    }
    return input;
}

QWidget* DataRow::makeObject(const QStringList& objects) {
    auto* input = new QuietComboBox;
    input->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setTips(*input, tr("An object or path that has an id"));
    input->addItem(tr("None"), QString());
    for (const QString& id : objects)
        input->addItem(id, id);
    put_ = [input](const PropertyValue& value) {
        const QString id = QString::fromStdString(std::get<level::ObjectName>(value).id);
        // Also lists the id of an object that no longer exists.
        if (input->findData(id) < 0) input->addItem(id, id);
        input->setCurrentIndex(input->findData(id));
    };
    connect(input, &QComboBox::activated, this, [this, input] {
        tell(level::ObjectName{input->currentData().toString().toStdString()});
    });
    return input;
}

void DataRow::makeMenu() {
    auto* menu = new QMenu(menu_);
    const auto add = [&](const QIcon& icon, const QString& text, const QString& tip,
                         const auto& wanted) {
        setTips(*menu->addAction(icon, text, this, wanted), tip);
    };
    if (property_.type() == PropertyType::Choice)
        add({}, tr("&Words…"), tr("The choices"), [this] { emit wordsWanted(); });
    add(themedIcon("up"), tr("Move &up"), tr("Puts this data before the one above"),
        [this] { emit moveWanted(-1); });
    add(themedIcon("down"), tr("Move &down"), tr("Moves this data down"),
        [this] { emit moveWanted(1); });
    add(themedIcon("delete"), tr("&Remove"), tr("Takes this data away"),
        [this] { emit removeWanted(); });
    connect(menu_, &QToolButton::clicked, menu,
            [this, menu] { menu->popup(menu_->mapToGlobal(QPoint(0, menu_->height()))); });
}

}  // namespace mazeloom::widgets
