// SPDX-License-Identifier: MIT
// How pictures are drawn: rows of a form.
#pragma once

#include <string>
#include <vector>

#include <QObject>

#include "core/doors/exporter.h"

class QCheckBox;
class QComboBox;
class QFormLayout;

namespace mazeloom::widgets {
class NumberBox;
}

namespace mazeloom::app {

class ActionRegistry;

class PictureChoices : public QObject {
    Q_OBJECT

  public:
    /// The rows of `form`, from now on; `overlays` are those that the window shows.
    PictureChoices(QFormLayout& form, std::vector<std::string> overlays, QObject* parent);

    doors::PictureOptions look() const;
    /// Whether more than the colours is a choice.
    void setWhole(bool whole);
    /// Whether there is any choice.
    void setShown(bool shown);
    /// A replay is drawn as its player saw it: without a grid and overlays, in cells that the game
    /// can be seen in.
    void setAsPlayed(bool asPlayed);

  signals:
    void changed();

  private:
    void setRowShown(QWidget* field, bool shown);

    QFormLayout& form_;
    const std::vector<std::string> shownOverlays_;
    widgets::NumberBox* scale_;
    QComboBox* theme_;
    QCheckBox* grid_;
    QCheckBox* overlays_;
};

/// The ids of the overlays that the window shows.
std::vector<std::string> shownOverlays(const ActionRegistry& actions);

}  // namespace mazeloom::app
