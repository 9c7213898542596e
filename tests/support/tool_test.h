// SPDX-License-Identifier: MIT
// The fixture for all tests of tools: a pack, a canvas and its tools on a real screen, driven by
// real mouse and key events. Only for tests that link the widgets.
#pragma once

#include <initializer_list>
#include <memory>

#include <QApplication>
#include <QMouseEvent>
#include <QTest>

#include "core/generate/generate.h"
#include "core/trace/timeline.h"
#include "widgets/canvas/canvas.h"
#include "widgets/document/lookup.h"
#include "widgets/document/pack_document.h"
#include "widgets/timeline/player.h"
#include "widgets/tools/tool_box.h"

namespace mazeloom::testing {

class ToolTest : public QObject {
  protected:
    void show(pack::Reading reading) {
        document_ = std::make_unique<widgets::PackDocument>("p", std::move(reading));
        player_ = std::make_unique<widgets::Player>();
        canvas_ = std::make_unique<widgets::Canvas>(player_.get());
        box_ = std::make_unique<widgets::ToolBox>(*canvas_);
        canvas_->resize(600, 400);
        canvas_->show();
        QVERIFY(QTest::qWaitForWindowExposed(canvas_.get()));
        box_->context().setDocument(document_.get());
        showSheet();
        canvas_->setFocus();
    }
    /// Destroys the objects in this order because each uses the next one until its destruction.
    void close() {
        box_.reset();
        canvas_.reset();
        player_.reset();
        document_.reset();
    }

    /// Generates the open sheet and shows it.
    void showSheet() {
        const auto request = *generationRequest(*document_);
        const widgets::Generation generation{
            request, generate::record(*request.level, *request.rooms, request.seed), nullptr};
        player_->setTimeline(std::make_unique<trace::Timeline>(generation.recorded.trace), false);
        box_->settle(generation);
    }

    /// Selects the tool of this name; returns nullptr if it is not of type `Tool`.
    template <typename Tool = widgets::Tool>
    Tool* use(const char* name) {
        auto* tool = qobject_cast<Tool*>(box_->find(name));
        if (tool != nullptr) box_->setCurrent(tool);
        return tool;
    }

    /// Returns the middle of a cell in canvas coordinates.
    QPoint at(grid::Point cell) const { return canvas_->rectOf(cell).center().toPoint(); }

    void move(grid::Point cell, Qt::MouseButtons buttons, Qt::KeyboardModifiers modifiers = {}) {
        QMouseEvent event(QEvent::MouseMove, at(cell), canvas_->mapToGlobal(at(cell)), Qt::NoButton,
                          buttons, modifiers);
        QApplication::sendEvent(canvas_.get(), &event);
    }
    void press(grid::Point cell, Qt::KeyboardModifiers modifiers = {}) {
        QTest::mousePress(canvas_.get(), Qt::LeftButton, modifiers, at(cell));
    }
    void release(grid::Point cell, Qt::KeyboardModifiers modifiers = {}) {
        QTest::mouseRelease(canvas_.get(), Qt::LeftButton, modifiers, at(cell));
    }
    void click(grid::Point cell, Qt::KeyboardModifiers modifiers = {}) {
        press(cell, modifiers);
        release(cell, modifiers);
    }
    /// Presses on the first cell, drags over all others and releases on the last.
    void dragOver(std::initializer_list<grid::Point> cells, Qt::KeyboardModifiers modifiers = {}) {
        press(*cells.begin(), modifiers);
        for (grid::Point cell : cells)
            move(cell, Qt::LeftButton, modifiers);
        release(*(cells.end() - 1), modifiers);
    }
    void drag(grid::Point from, grid::Point to, Qt::KeyboardModifiers modifiers = {}) {
        dragOver({from, {(from.x + to.x) / 2, (from.y + to.y) / 2}, to}, modifiers);
    }
    void key(int which, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(canvas_.get(), static_cast<Qt::Key>(which), modifiers);
    }

    std::unique_ptr<widgets::PackDocument> document_;
    std::unique_ptr<widgets::Player> player_;
    std::unique_ptr<widgets::Canvas> canvas_;
    std::unique_ptr<widgets::ToolBox> box_;
};

}  // namespace mazeloom::testing
