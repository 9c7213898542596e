// SPDX-License-Identifier: MIT
#include "widgets/panels/recipe/depth_bar.h"

#include <QHBoxLayout>
#include <QSignalBlocker>

#include "core/level/descent.h"
#include "widgets/panels/number_box.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/icon.h"

namespace mazeloom::widgets {

DepthBar::DepthBar(QWidget* parent)
    : QWidget(parent),
      box_(new NumberBox),
      reset_(newPanelButton(themedIcon("restore"), tr("Depth of the pack"), {})) {
    auto* label = new PlainLabel(tr("Depth"));
    label->setBuddy(box_);
    box_->setRange(1, level::kMaxDepth);
    box_->setAccelerated(true);
    box_->setMinimumHeight(28);
    box_->setAlignment(Qt::AlignRight);
    box_->setAccessibleName(tr("Depth"));
    setTips(*box_,
            tr("The depth at which the floor is shown and played. The pack stays as it is."));

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(label);
    row->addStretch(1);
    row->addWidget(box_);
    row->addWidget(reset_);

    connect(box_, &QSpinBox::valueChanged, this, [this](int depth) { emit depthPicked(depth); });
    connect(reset_, &QToolButton::clicked, this, [this] {
        // Moves the keyboard focus to the field, because the button becomes disabled.
        box_->setFocus();
        emit depthPicked({});
    });
    showDepth({}, 1);
}

void DepthBar::showDepth(std::optional<int> chosen, int designed) {
    depth_ = chosen.value_or(designed);
    const QSignalBlocker quiet(box_);
    box_->setValue(depth_);
    reset_->setEnabled(chosen.has_value());
    setTips(*reset_, tr("Back to the first depth of this floor in the pack, %1").arg(designed));
}

}  // namespace mazeloom::widgets
