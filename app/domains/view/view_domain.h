// SPDX-License-Identifier: MIT
// The look of level and window: zoom, grid, motion, overlays, theme.
#pragma once

#include <optional>

#include <QObject>

#include "core/grid/point.h"
#include "core/level/numbers.h"
#include "core/play/temple/rules/numbers.h"

class QAction;
class QMainWindow;
class QMenu;

namespace mazeloom::widgets {
class Canvas;
class Minimap;
class Player;
class RuledCanvas;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class ActionRegistry;
class OverlayDomain;
class ThemeController;
class GenerateDomain;
class PlayDomain;
struct WindowParts;

class ViewDomain : public QObject {
    Q_OBJECT

  public:
    ViewDomain(const WindowParts& parts, GenerateDomain& generate, const PlayDomain& play);

    /// Stores the settings for the next start.
    void save() const;
    /// Describes a cell in words, including the texts of the visible overlays.
    QString describe(grid::Point cell) const;
    /// Returns the menu of the overlays; the registry owns it.
    QMenu* overlayMenu() const;

  signals:
    /// The result of describe() may have changed.
    void descriptionsChanged();

  private:
    void addTheme(const char* id, const QString& text, const QString& tip, int choice);
    void addTextSizes();
    void showMotion(bool hasMotion);
    /// Sets the numbers from which the overlays deduce: the numbers that the level defines or, if
    /// it defines none, `usual`.
    void showNumbers(play::temple::Numbers usual);

    ActionRegistry& actions_;
    ThemeController& themes_;
    widgets::Canvas& canvas_;
    QMainWindow& window_;
    OverlayDomain* overlays_;
    widgets::RuledCanvas& ruled_;
    std::optional<level::Numbers> numbersOfLevel_;  ///< as defined by the current level
    widgets::Minimap* overview_;                    ///< the canvas owns it
    QAction* zoomIn_;
    QAction* zoomOut_;
    QAction* fit_;
    QAction* actualSize_;
    QAction* grid_;
    QAction* rulers_;
    QAction* minimap_;
    QAction* motion_;
    QAction* letters_;
    QAction* scanLines_;
    QList<QAction*> themeActions_;
};

}  // namespace mazeloom::app
