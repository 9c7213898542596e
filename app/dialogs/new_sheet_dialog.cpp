// SPDX-License-Identifier: MIT
#include "app/dialogs/new_sheet_dialog.h"

#include <utility>

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include "core/edit/new_pack.h"
#include "widgets/panels/number_box.h"
#include "widgets/text/field_flaw.h"
#include "widgets/text/flaw_line.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_tip.h"

namespace mazeloom::app {

namespace {

constexpr int kLeastLevelSide = 8;
constexpr int kLeastRoomSide = 3;

QSpinBox* sideBox(int least, int most, int value, const QString& name) {
    auto* box = new widgets::NumberBox;
    box->setRange(least, most);
    box->setValue(value);
    box->setAccelerated(true);
    box->setAccessibleName(name);
    widgets::setPlainToolTip(*box, NewSheetDialog::tr("%1 to %2 cells").arg(least).arg(most));
    return box;
}

}  // namespace

NewSheetDialog::NewSheetDialog(widgets::Sheet::Kind kind, const QStringList& folders,
                               const QString& folder, QWidget* parent)
    : QDialog(parent), title_(new QLineEdit) {
    const bool isRoom = kind == widgets::Sheet::Kind::Room;
    setWindowTitle(isRoom ? tr("New room") : tr("New level"));
    widgets::tellFlawsOf(*title_, widgets::lineFlaw);
    title_->setText(isRoom ? tr("New room") : tr("New level"));
    title_->selectAll();
    title_->setAccessibleName(tr("Title"));
    standard_ = isRoom ? edit::kNewRoomSize : edit::kNewLevelSize;
    const int least = isRoom ? kLeastRoomSide : kLeastLevelSide;
    const int most = isRoom ? level::kMaxRoomSide : level::kMaxSide;
    width_ = sideBox(least, most, standard_.width, tr("Width in cells"));
    height_ = sideBox(least, most, standard_.height, tr("Height in cells"));

    auto* form = new QFormLayout(this);
    form->addRow(tr("&Title"), title_);
    auto* sides = new QHBoxLayout;
    sides->addWidget(width_);
    sides->addWidget(new widgets::PlainLabel(QStringLiteral("×")));
    sides->addWidget(height_);
    sides->addStretch();
    auto* sizeLabel = new widgets::PlainLabel(tr("&Size"));
    sizeLabel->setBuddy(width_);
    form->addRow(sizeLabel, sides);
    if (!isRoom) {
        recipe_ = new QComboBox;
        recipe_->addItem(tr("Temple: a hidden maze in what you paint"), "temple");
        recipe_->addItem(tr("Descent: rooms and corridors"), "rooms-and-corridors");
        recipe_->addItem(tr("Descent: rooms in a maze"), "rooms-and-maze");
        recipe_->setAccessibleName(tr("Recipe"));
        widgets::setPlainToolTip(
            *recipe_,
            tr("How the level is generated, and which game it is for; both can be changed later"));
        connect(recipe_, &QComboBox::currentIndexChanged, this, &NewSheetDialog::takeRecipe);
        form->addRow(tr("&Recipe"), recipe_);
        folder_ = new QComboBox;
        folder_->setEditable(true);
        widgets::tellFlawsOf(*folder_->lineEdit(), widgets::lineFlaw);
        folder_->addItems(folders);
        folder_->setCurrentText(folder);
        folder_->setAccessibleName(tr("Folder"));
        widgets::setPlainToolTip(*folder_,
                                 tr("Levels of one folder are listed together; empty for none"));
        form->addRow(tr("&Folder"), folder_);
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    QPushButton* ok = buttons->button(QDialogButtonBox::Ok);
    ok->setText(isRoom ? tr("Add room") : tr("Add level"));
    QList<QWidget*> fields{title_, width_, height_};
    if (folder_ != nullptr) fields << folder_;
    auto* flaw = new widgets::FlawLine(fields);
    form->addRow(flaw);
    const auto look = [this, ok, flaw] { ok->setEnabled(flaw->isGood() && !title().isEmpty()); };
    connect(title_, &QLineEdit::textChanged, ok, look);
    connect(flaw, &widgets::FlawLine::changed, ok, look);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    form->addRow(buttons);
}

void NewSheetDialog::takeRecipe() {
    const grid::Size before = std::exchange(standard_, edit::newLevelSize(recipe()));
    // Keep the size if the user chose one.
    if (size() != before) return;
    width_->setValue(standard_.width);
    height_->setValue(standard_.height);
}

QString NewSheetDialog::title() const {
    return title_->text().trimmed();
}

grid::Size NewSheetDialog::size() const {
    return {width_->value(), height_->value()};
}

QString NewSheetDialog::folder() const {
    return folder_ == nullptr ? QString() : folder_->currentText().trimmed();
}

std::string NewSheetDialog::recipe() const {
    return recipe_ == nullptr ? std::string() : recipe_->currentData().toString().toStdString();
}

}  // namespace mazeloom::app
