// SPDX-License-Identifier: MIT
// Buttons in the options bar for the kinds of objects that can be placed.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <QWidget>

#include "core/level/map/own_kind.h"
#include "core/level/map/thing.h"

class QButtonGroup;
class QHBoxLayout;
class QToolButton;

namespace mazeloom::widgets {

class EditContext;
class ObjectTool;

class ObjectBar : public QWidget {
    Q_OBJECT

  public:
    ObjectBar(ObjectTool& tool, EditContext& context, QWidget* parent = nullptr);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void fill();
    void showKind();
    void showPicked();

    ObjectTool& tool_;
    EditContext& context_;
    QHBoxLayout* row_;
    QButtonGroup* buttons_;
    QToolButton* duplicate_;
    QToolButton* remove_;
    /// The kind that a button selects.
    struct Choice {
        std::optional<level::ThingKind> kind;
        std::string own;  ///< id of the pack's own kind; empty for a built-in kind
    };
    std::vector<Choice> kinds_;
};

}  // namespace mazeloom::widgets
