// SPDX-License-Identifier: MIT
#include "app/doors/picture_choices.h"

#include <algorithm>
#include <utility>

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>

#include "app/actions/action_registry.h"
#include "app/actions/overlay_action.h"
#include "app/doors/export_settings.h"
#include "widgets/canvas/overlays/overlay_set.h"
#include "widgets/doors/pictures/level_painter.h"
#include "widgets/panels/number_box.h"
#include "widgets/text/tool_tip.h"

namespace mazeloom::app {

namespace {

constexpr int kMostScale = 128;  // pixels a cell

}  // namespace

PictureChoices::PictureChoices(QFormLayout& form, std::vector<std::string> overlays,
                               QObject* parent)
    : QObject(parent),
      form_(form),
      shownOverlays_(std::move(overlays)),
      scale_(new widgets::NumberBox),
      theme_(new QComboBox),
      grid_(new QCheckBox(tr("Li&nes between cells"))),
      overlays_(new QCheckBox(tr("O&verlays that are shown"))) {
    const doors::PictureOptions before = lastOptions().picture;
    scale_->setRange(0, kMostScale);
    scale_->setValue(before.cell);
    //: Of the pixels a cell of a picture has
    scale_->setSpecialValueText(tr("as fits"));
    scale_->setSuffix(tr(" pixels a cell"));
    scale_->setAccessibleName(tr("Scale"));
    widgets::setTips(*scale_, tr("Pixels a cell of pictures; 0: as many as make one of "
                                 "reasonable size"));
    theme_->setAccessibleName(tr("Colours"));
    widgets::setTips(*theme_, tr("The colours of pictures"));
    for (const widgets::Theme* theme :
         {&widgets::Theme::dark(), &widgets::Theme::light(), &widgets::Theme::highContrast()}) {
        theme_->addItem(theme->isHighContrast ? tr("High contrast")
                        : theme->isDark       ? tr("Dark")
                                              : tr("Light"),
                        QString::fromLatin1(widgets::idOf(*theme)));
    }
    theme_->setCurrentIndex(std::max(0, theme_->findData(QString::fromStdString(before.theme))));
    widgets::setTips(*grid_, tr("Draw the grid, where cells are large enough for it"));
    overlays_->setEnabled(!shownOverlays_.empty());
    widgets::setTips(*overlays_, shownOverlays_.empty()
                                     ? tr("The window shows no overlays: switch some on first")
                                     : tr("Draw the overlays that the window shows"));
    form.addRow(tr("S&cale"), scale_);
    form.addRow(tr("C&olours"), theme_);
    form.addRow(QString(), grid_);
    form.addRow(QString(), overlays_);
    connect(scale_, &QSpinBox::valueChanged, this, &PictureChoices::changed);
    connect(theme_, &QComboBox::currentIndexChanged, this, &PictureChoices::changed);
}

doors::PictureOptions PictureChoices::look() const {
    doors::PictureOptions look;
    look.cell = scale_->value();
    look.theme = theme_->currentData().toString().toStdString();
    look.grid = grid_->isChecked();
    if (overlays_->isChecked()) look.overlays = shownOverlays_;
    return look;
}

void PictureChoices::setRowShown(QWidget* field, bool shown) {
    field->setVisible(shown);
    if (QWidget* label = form_.labelForField(field)) label->setVisible(shown);
}

void PictureChoices::setWhole(bool whole) {
    setRowShown(scale_, whole);
    setRowShown(grid_, whole);
    setRowShown(overlays_, whole);
}

void PictureChoices::setShown(bool shown) {
    setRowShown(theme_, shown);
    if (!shown) setWhole(false);
}

void PictureChoices::setAsPlayed(bool asPlayed) {
    grid_->setEnabled(!asPlayed);
    overlays_->setEnabled(!asPlayed && !shownOverlays_.empty());
}

std::vector<std::string> shownOverlays(const ActionRegistry& actions) {
    std::vector<std::string> shown;
    for (const char* id : widgets::overlayIds()) {
        const QAction* action = actions.find(overlayAction(id));
        if (action != nullptr && action->isChecked()) shown.emplace_back(id);
    }
    return shown;
}

}  // namespace mazeloom::app
