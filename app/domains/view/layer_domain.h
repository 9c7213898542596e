// SPDX-License-Identifier: MIT
// Actions that hide, dim or lock each layer. Their state is stored in the settings.
#pragma once

#include <QObject>
#include <QString>

#include "core/edit/layers/layers.h"

class QMenu;

namespace mazeloom::widgets {
class EditContext;
}

namespace mazeloom::app {

class ActionRegistry;
struct WindowParts;

class LayerDomain : public QObject {
    Q_OBJECT

  public:
    explicit LayerDomain(const WindowParts& parts);

  private:
    using Change = void (*)(edit::LayerState& state, bool on);
    using Question = bool (*)(const edit::LayerState& state);

    struct Kind {
        const char* id;  ///< such as "hide"
        QString text;    ///< with %1 for the layer
        QString tip;
        Change change;
        Question isOn;
    };
    void add(ActionRegistry& actions, QMenu& menu, edit::Layer layer, const Kind& kind,
             const QKeySequence& key);

    widgets::EditContext& context_;
};

}  // namespace mazeloom::app
