// SPDX-License-Identifier: MIT
#include "widgets/tools/context/layer_text.h"

#include <QCoreApplication>

namespace mazeloom::widgets {

using edit::Layer;

namespace {

class LayerText {
    Q_DECLARE_TR_FUNCTIONS(LayerText)
};

}  // namespace

QString layerTitle(Layer layer) {
    switch (layer) {
        case Layer::Painted:
            //: Layers of a level on the canvas
            return LayerText::tr("Painted");
        case Layer::Kept:
            return LayerText::tr("Pinned");
        case Layer::Generated:
            return LayerText::tr("Generated");
        case Layer::Objects:
            return LayerText::tr("Objects");
        case Layer::Paths:
            return LayerText::tr("Paths");
        case Layer::Notes:
            return LayerText::tr("Notes");
    }
    return {};
}

QString layerHelp(Layer layer) {
    switch (layer) {
        case Layer::Painted:
            return LayerText::tr("Cells and marks that you painted");
        case Layer::Kept:
            return LayerText::tr("Generated cells that you pinned");
        case Layer::Generated:
            return LayerText::tr("Everything that generation added to the level");
        case Layer::Objects:
            return LayerText::tr("Objects that you placed");
        case Layer::Paths:
            return LayerText::tr("Paths that you drew, with what moves along them");
        case Layer::Notes:
            return LayerText::tr("The level's notes, in a corner of the canvas");
    }
    return {};
}

QString closedLayerText(Layer layer, const edit::LayerState& state) {
    return (state.isHidden()
                //: %1 a layer
                ? LayerText::tr("The layer “%1” is hidden: show it in the panel Layers to edit it")
                : LayerText::tr("The layer “%1” is locked: unlock it in the panel Layers to edit "
                                "it"))
        .arg(layerTitle(layer));
}

}  // namespace mazeloom::widgets
