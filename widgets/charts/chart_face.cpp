// SPDX-License-Identifier: MIT
#include "widgets/charts/chart_face.h"

#include <map>

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPointer>

#include "widgets/charts/chart_view.h"
#include "widgets/text/spoken.h"

namespace mazeloom::widgets {

namespace {

/// The accessible interface of a mark. It is valid as long as the view's chart has a mark with this
/// index.
class MarkFace : public QAccessibleInterface, public QAccessibleActionInterface {
  public:
    MarkFace(ChartView* view, int mark) : view_(view), mark_(mark) {}

    bool isValid() const override {
        return view_ != nullptr && view_->chart() != nullptr && mark_ < view_->chart()->marks();
    }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override {
        return isValid() ? view_->window()->windowHandle() : nullptr;
    }
    QAccessibleInterface* parent() const override {
        return QAccessible::queryAccessibleInterface(view_);
    }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }

    QString text(QAccessible::Text which) const override {
        return isValid() && which == QAccessible::Name ? view_->chart()->textOf(mark_) : QString();
    }
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override {
        if (!isValid()) return {};
        const QRect mark = view_->markRect(mark_);
        return {view_->mapToGlobal(mark.topLeft()), mark.size()};
    }
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    QAccessible::State state() const override {
        QAccessible::State state;
        state.invalid = !isValid();
        if (state.invalid) return state;
        state.focusable = true;
        state.selectable = true;
        state.focused = view_->hasFocus() && view_->cursorMark() == mark_;
        state.selected = view_->pickedMark() == mark_;
        state.invisible = !view_->isVisible();
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }
    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString& name) override {
        if (!isValid()) return;
        if (name == setFocusAction()) {
            view_->setFocus(Qt::OtherFocusReason);
            view_->setCursorMark(mark_);
        } else if (name == pressAction()) {
            view_->setCursorMark(mark_);
            view_->setPickedMark(mark_);
            emit view_->activated(mark_);
        }
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

  private:
    QPointer<ChartView> view_;
    int mark_;
};

class ChartFace : public QAccessibleWidget {
  public:
    explicit ChartFace(ChartView* view) : QAccessibleWidget(view, QAccessible::Chart) {}
    ~ChartFace() override { forget(); }

    int childCount() const override {
        return view().chart() == nullptr ? 0 : view().chart()->marks();
    }
    QAccessibleInterface* child(int mark) const override {
        if (mark < 0 || mark >= childCount()) return nullptr;
        const auto known = faces_.find(mark);
        if (known != faces_.end()) return QAccessible::accessibleInterface(known->second);
        auto* face = new MarkFace(&view(), mark);
        faces_[mark] = QAccessible::registerAccessibleInterface(face);
        return face;
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        return child(view().markAt(view().mapFromGlobal(QPoint(x, y))));
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        for (const auto& [mark, id] : faces_)
            if (QAccessible::accessibleInterface(id) == child) return mark;
        return -1;
    }
    QAccessibleInterface* focusChild() const override {
        return view().hasFocus() ? child(view().cursorMark()) : nullptr;
    }
    QString text(QAccessible::Text which) const override {
        if (which == QAccessible::Value) return view().spokenText();
        return QAccessibleWidget::text(which);
    }

    void forget() {
        for (const auto& [mark, id] : faces_)
            QAccessible::deleteAccessibleInterface(id);
        faces_.clear();
    }

  private:
    ChartView& view() const { return *static_cast<ChartView*>(widget()); }

    /// Ids of the interfaces of marks, which are created on first request, by mark.
    mutable std::map<int, QAccessible::Id> faces_;
};

QAccessibleInterface* newChartFace(const QString&, QObject* object) {
    auto* view = qobject_cast<ChartView*>(object);
    return view == nullptr ? nullptr : new ChartFace(view);
}

}  // namespace

void installChartFaces() {
    QAccessible::installFactory(newChartFace);
}

void tellChartChanged(ChartView& view) {
    if (!QAccessible::isActive()) return;
    QAccessibleInterface* made = QAccessible::queryAccessibleInterface(&view);
    if (auto* face = dynamic_cast<ChartFace*>(made)) face->forget();
    QAccessibleEvent event(&view, QAccessible::ObjectReorder);
    QAccessible::updateAccessibility(&event);
}

void tellChartCursor(ChartView& view, int mark) {
    if (mark < 0 || !isHeard() || !view.hasFocus()) return;
    QAccessibleEvent event(&view, QAccessible::Focus);
    event.setChild(mark);
    tellReaders(event);
}

}  // namespace mazeloom::widgets
