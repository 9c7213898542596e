// SPDX-License-Identifier: MIT
#include "app/domains/view/layer_domain.h"

#include <QMainWindow>

#include <array>

#include <QAction>
#include <QMenu>
#include <QSettings>

#include "app/actions/action_registry.h"
#include "app/domains/parts/window_parts.h"
#include "widgets/tools/context/edit_context.h"
#include "widgets/tools/context/layer_text.h"
#include "widgets/tools/tool_box.h"

namespace mazeloom::app {

using edit::LayerLook;
using edit::LayerState;

namespace {

constexpr auto kLayerSetting = "view/layers";

void setLook(LayerState& state, LayerLook look, bool on) {
    state.look = on ? look : LayerLook::Shown;
}

}  // namespace

LayerDomain::LayerDomain(const WindowParts& parts)
    : QObject(&parts.window), context_(parts.toolBox.context()) {
    context_.setLayers(edit::layersFrom(QSettings().value(kLayerSetting).toString().toStdString()));
    QMenu* menu = parts.actions.addMenu(MenuGroup::Look, tr("L&ayers"),
                                        tr("Which parts of the level are shown and can be edited"));
    const std::array<Kind, 3> kinds{
        //: %1 the name of a layer
        Kind{"hide", tr("Hide: %1"), tr("Do not show it; nothing in it can be picked or edited"),
             [](LayerState& state, bool on) { setLook(state, LayerLook::Hidden, on); },
             [](const LayerState& state) { return state.isHidden(); }},
        Kind{"dim", tr("Dim: %1"), tr("Show it faintly, so that other layers stand out"),
             [](LayerState& state, bool on) { setLook(state, LayerLook::Dimmed, on); },
             [](const LayerState& state) { return state.isDimmed(); }},
        Kind{"lock", tr("Lock: %1"), tr("Show it, but let nothing in it be picked or edited"),
             [](LayerState& state, bool on) { state.isLocked = on; },
             [](const LayerState& state) { return state.isLocked; }}};
    for (const Kind& kind : kinds) {
        for (const edit::Layer layer : edit::kAllLayers) {
            const bool hides = &kind == &kinds.front();
            const int digit = Qt::Key_1 + static_cast<int>(layer);
            add(parts.actions, *menu, layer, kind,
                hides ? QKeySequence(Qt::CTRL | Qt::ALT | static_cast<Qt::Key>(digit))
                      : QKeySequence());
        }
        menu->addSeparator();
    }
    menu->addAction(
        parts.actions.add(this, {.id = "layer.reset",
                                 .text = tr("&All layers as usual"),
                                 .tip = tr("Show and unlock all layers, and hide the notes"),
                                 .triggered = [this] { context_.setLayers(edit::Layers()); }}));
    connect(&context_, &widgets::EditContext::layersChanged, this, [this] {
        QSettings().setValue(kLayerSetting,
                             QString::fromStdString(edit::textOf(context_.layers())));
    });
}

void LayerDomain::add(ActionRegistry& actions, QMenu& menu, edit::Layer layer, const Kind& kind,
                      const QKeySequence& key) {
    const std::string_view name = edit::idOf(layer);
    const QByteArray id =
        "layer." + QByteArray(name.data(), static_cast<qsizetype>(name.size())) + '.' + kind.id;
    QAction* action = actions.add(
        this, {.id = id.constData(),
               .text = kind.text.arg(widgets::layerTitle(layer)),
               .shortcuts = key.isEmpty() ? QList<QKeySequence>() : QList<QKeySequence>{key},
               .tip = kind.tip,
               .checkable = true,
               .triggered = [this, layer, change = kind.change](bool on) {
                   edit::Layers layers = context_.layers();
                   change(layers.of(layer), on);
                   context_.setLayers(layers);
               }});
    const auto update = [this, action, layer, isOn = kind.isOn] {
        action->setChecked(isOn(context_.layers().of(layer)));
        action->setEnabled(edit::hasLayer(context_.canvas(), layer));
    };
    connect(&context_, &widgets::EditContext::layersChanged, action, update);
    connect(&context_, &widgets::EditContext::sheetChanged, action, update);
    update();
    menu.addAction(action);
}

}  // namespace mazeloom::app
