// SPDX-License-Identifier: MIT
#include "widgets/panels/layers_panel.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QToolButton>

#include "widgets/text/plain_label.h"
#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/icon.h"
#include "widgets/tools/context/edit_context.h"
#include "widgets/tools/context/layer_text.h"

namespace mazeloom::widgets {

using edit::Layer;
using edit::LayerLook;

namespace {

constexpr std::array<LayersPanel::Column, 3> kLayerColumns{
    LayersPanel::Column::Hide, LayersPanel::Column::Dim, LayersPanel::Column::Lock};

QToolButton* newLayerButton(Layer layer, LayersPanel::Column column) {
    const QString title = layerTitle(layer);
    const auto make = [](const char* icon, const QString& name, const QString& tip) {
        QToolButton* button = newPanelButton(themedIcon(icon), name, tip);
        setTitleAndTips(*button, name, tip);
        button->setCheckable(true);
        return button;
    };
    switch (column) {
        case LayersPanel::Column::Hide:
            //: A button that hides the layer %1
            return make("show", LayersPanel::tr("Hide: %1").arg(title),
                        LayersPanel::tr("Do not show it; nothing in it can be picked or edited"));
        case LayersPanel::Column::Dim:
            return make("dim", LayersPanel::tr("Dim: %1").arg(title),
                        LayersPanel::tr("Show it faintly, so that other layers stand out"));
        case LayersPanel::Column::Lock:
            return make("lock", LayersPanel::tr("Lock: %1").arg(title),
                        LayersPanel::tr("Show it, but let nothing in it be picked or edited"));
    }
    return nullptr;
}

/// Shows the current state as the icon, and the effect of a click in the tool tip.
void showEye(QToolButton& button, Layer layer, bool isHidden) {
    button.setIcon(themedIcon(isHidden ? "hide" : "show"));
    const QString title = layerTitle(layer);
    setTips(button, isHidden
                        ? LayersPanel::tr("It is hidden; nothing in it can be picked or edited")
                        : LayersPanel::tr("Do not show it; nothing in it can be picked or edited"));
    setPlainToolTip(
        button, (isHidden ? LayersPanel::tr("Show: %1") : LayersPanel::tr("Hide: %1")).arg(title) +
                    '\n' + button.statusTip());
}

}  // namespace

LayersPanel::LayersPanel(EditContext& context, QWidget* parent)
    : QWidget(parent), context_(context) {
    setAccessibleName(tr("Layers"));
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(12, 4, 8, 8);
    grid->setHorizontalSpacing(4);
    grid->setVerticalSpacing(0);
    grid->setColumnStretch(0, 1);
    for (const Layer layer : edit::kAllLayers) {
        const int row = static_cast<int>(layer);
        rows_[static_cast<std::size_t>(layer)] = newRow(layer);
        const Row& made = rows_[static_cast<std::size_t>(layer)];
        grid->addWidget(made.name, row, 0);
        for (std::size_t i = 0; i < made.buttons.size(); ++i)
            grid->addWidget(made.buttons[i], row, static_cast<int>(i) + 1);
    }
    grid->setRowStretch(edit::kLayers, 1);
    connect(&context_, &EditContext::layersChanged, this, &LayersPanel::update);
    connect(&context_, &EditContext::sheetChanged, this, &LayersPanel::update);
    update();
}

LayersPanel::Row LayersPanel::newRow(Layer layer) {
    Row row{new PlainLabel, {}};
    row.name->setText(layerTitle(layer));
    setTips(*row.name, layerHelp(layer));
    for (const Column column : kLayerColumns) {
        QToolButton* button = newLayerButton(layer, column);
        row.buttons[static_cast<std::size_t>(column)] = button;
        button->installEventFilter(this);
        connect(button, &QToolButton::clicked, this,
                [this, layer, column](bool on) { set(layer, column, on); });
    }
    return row;
}

QToolButton& LayersPanel::button(Layer layer, Column column) const {
    return *rows_[static_cast<std::size_t>(layer)].buttons[static_cast<std::size_t>(column)];
}

void LayersPanel::set(Layer layer, Column column, bool on) {
    edit::Layers layers = context_.layers();
    edit::LayerState& state = layers.of(layer);
    if (column == Column::Lock) {
        state.isLocked = on;
    } else {
        const LayerLook look = column == Column::Hide ? LayerLook::Hidden : LayerLook::Dimmed;
        state.look = on ? look : LayerLook::Shown;
    }
    context_.setLayers(layers);
    update();
}

void LayersPanel::update() {
    const bool isOpen = context_.canEdit();
    for (const Layer layer : edit::kAllLayers) {
        const edit::LayerState& state = context_.layers().of(layer);
        const bool isHere = isOpen && hasLayer(context_.canvas(), layer);
        button(layer, Column::Hide).setChecked(state.isHidden());
        showEye(button(layer, Column::Hide), layer, state.isHidden());
        button(layer, Column::Dim).setChecked(state.isDimmed());
        button(layer, Column::Lock).setChecked(state.isLocked);
        const Row& row = rows_[static_cast<std::size_t>(layer)];
        row.name->setEnabled(isHere && !state.isHidden());
        for (QToolButton* each : row.buttons)
            each->setEnabled(isHere);
    }
}

QToolButton* LayersPanel::neighbour(const QObject* from, int key) const {
    for (const Layer layer : edit::kAllLayers) {
        for (const Column column : kLayerColumns) {
            if (&button(layer, column) != from) continue;
            int row = static_cast<int>(layer);
            int place = static_cast<int>(column);
            if (key == Qt::Key_Up) --row;
            if (key == Qt::Key_Down) ++row;
            if (key == Qt::Key_Left) --place;
            if (key == Qt::Key_Right) ++place;
            const bool isInside = row >= 0 && row < edit::kLayers && place >= 0 && place < 3;
            return isInside ? &button(static_cast<Layer>(row), static_cast<Column>(place))
                            : nullptr;
        }
    }
    return nullptr;
}

/// Makes the arrow keys move the focus within the table.
bool LayersPanel::eventFilter(QObject* watched, QEvent* event) {
    const bool isKey =
        event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (!isKey) return QWidget::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool isArrow = key->key() == Qt::Key_Up || key->key() == Qt::Key_Down ||
                         key->key() == Qt::Key_Left || key->key() == Qt::Key_Right;
    if (!isArrow || (key->modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
        return QWidget::eventFilter(watched, event);
    event->accept();
    if (event->type() == QEvent::KeyPress) {
        QToolButton* next = neighbour(watched, key->key());
        if (next != nullptr && next->isEnabled()) next->setFocus(Qt::TabFocusReason);
    }
    return true;
}

}  // namespace mazeloom::widgets
