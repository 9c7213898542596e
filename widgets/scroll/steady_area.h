// SPDX-License-Identifier: MIT
// A scroll area that keeps the widget under the pointer, or the widget with the keyboard focus, in
// its place on the screen. When contents above that widget change their height, the area scrolls by
// the same amount. If the area cannot scroll that far, it shows empty space above or below its
// contents until the user scrolls on or leaves the area. A ColumnArea that never shrinks counts as
// one widget. The scroll bar is beside the contents; its width is reserved even if there is nothing
// to scroll.
#pragma once

#include <memory>
#include <vector>

#include <QPointer>
#include <QScrollArea>

class QGridLayout;
class QScrollBar;

namespace mazeloom::widgets {

class SteadyArea : public QScrollArea {
    Q_OBJECT

  public:
    explicit SteadyArea(QWidget* parent = nullptr);
    ~SteadyArea() override;

    /// Sets the contents, which the area owns. (widget() is the container of the contents and the
    /// empty space.)
    void setContents(QWidget* contents);
    QWidget* contents() const { return contents_; }

  protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    /// The way in which the user touches a widget: the pointer is over it, or it has the keyboard
    /// focus.
    enum class Touch { None, Pointer, Keys };
    /// A widget and its upper edge in the viewport, in pixels.
    struct Place {
        QPointer<QWidget> widget;
        int top = 0;
    };

    class Watch;

    /// Called for each event of the program before the event is delivered to the widget `on`.
    void look(const QWidget& on, const QEvent& event);
    /// Performs all pending layouts at once. Otherwise each layout would pass its new size hint
    /// outwards in an event of its own, and a repaint between two such events would show the
    /// contents at a wrong place.
    bool layOut(QWidget& on, QEvent& event);
    void layOutRest();
    void notice(Touch touch);
    void noticeScroll();
    void note();
    void release();
    void adjustLater();
    void adjust();
    void place(int offset, bool mayLeaveContents);
    /// Whether a widget is still touched once the contents are scrolled by `offset` pixels.
    bool isTouched(const QWidget& widget, int offset) const;
    /// Returns a widget's position relative to the contents.
    QPoint inContents(const QWidget& widget) const;
    /// Returns the height by which the contents exceed the viewport, in pixels.
    int range() const;
    void placeBar();

    QWidget* contents_ = nullptr;
    QScrollBar* bar_;    ///< the visible scroll bar; hidden while there is nothing to scroll
    QGridLayout* rows_;  ///< three rows: empty space above, the contents, empty space below
    Touch touch_ = Touch::None;
    QPoint pointer_;             ///< last position of the pointer over the area, on the screen
    std::vector<Place> places_;  ///< the touched widget, then its ancestors from the inside out
    int offset_ = 0;             ///< pixels by which the contents are scrolled
    int above_ = 0;              ///< height of the empty space above, in pixels
    int below_ = 0;
    bool isAdjusting_ = false;
    bool isAdjustAwaited_ = false;
    int layouts_ = 0;  ///< number of layout requests seen
    bool isLayingOut_ = false;
    bool isClamping_ = false;  ///< whether the range shrank, so that Qt will clamp the value
    /// Destroyed before the contents, whose widgets still receive events while they are deleted.
    std::unique_ptr<Watch> watch_;
};

}  // namespace mazeloom::widgets
