// SPDX-License-Identifier: MIT
// The panel Cell: shows a cell and the stages that made it, and marks the cell on the canvas.
#pragma once

#include <QObject>

#include "core/grid/point.h"

namespace mazeloom::app {

class GenerateDomain;
class PlayDomain;
struct WindowParts;

class CellDomain : public QObject {
    Q_OBJECT

  public:
    CellDomain(const WindowParts& parts, GenerateDomain& generate, PlayDomain& play);

  private:
    void ask(grid::Point cell);
    void goTo(grid::Point cell);

    const WindowParts& parts_;
};

}  // namespace mazeloom::app
