// SPDX-License-Identifier: MIT
// A scroll area that keeps the widget under the pointer, or with the keyboard focus, in its place:
// when contents above it change their height, the area scrolls by the same amount. If it cannot
// scroll that far, it shows empty space above or below its contents until the user scrolls on or
// leaves the area. The scroll bar stands beside the contents; its width stays reserved while there
// is nothing to scroll.
#pragma once

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

    /// Owns the contents. widget() is their container, which also holds the empty space.
    void setContents(QWidget* contents);
    QWidget* contents() const { return contents_; }

  protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    /// How the user touches a widget: with the pointer over it, or with the keyboard focus in it.
    enum class Touch { None, Pointer, Keys };
    /// A widget and its upper edge in the viewport, in pixels.
    struct Place {
        QPointer<QWidget> widget;
        int top = 0;
    };

    class Watch;

    /// Sees each event of the program before it is delivered.
    void look(const QWidget& on, const QEvent& event);
    /// Performs all pending layouts at once. Otherwise each layout passes its new size hint
    /// outwards in an event of its own, and a repaint between two of them shows the contents jump.
    bool layOut(QWidget& on, QEvent& event);
    void layOutRest();
    void notice(Touch touch);
    void noticeScroll();
    void note();
    void release();
    void adjustLater();
    void adjust();
    void place(int offset, bool mayLeaveContents);
    /// Whether a widget is still touched once the contents begin at `offset`.
    bool isTouched(const QWidget& widget, int offset) const;
    /// A widget's position in the contents.
    QPoint inContents(const QWidget& widget) const;
    /// How far the contents extend beyond the viewport, in pixels.
    int range() const;
    void placeBar();

    QWidget* contents_ = nullptr;
    QScrollBar* bar_;    ///< hidden while there is nothing to scroll
    QGridLayout* rows_;  ///< empty space above, the contents, empty space below
    Touch touch_ = Touch::None;
    QPoint pointer_;             ///< global, when it was last seen over the area
    std::vector<Place> places_;  ///< the touched widget, then its ancestors from the inside out
    int offset_ = 0;             ///< from the contents' upper edge to the viewport's, in pixels
    int above_ = 0;              ///< height of the empty space above, in pixels
    int below_ = 0;
    bool isAdjusting_ = false;
    bool isAdjustAwaited_ = false;
    int layouts_ = 0;  ///< number of layout requests seen
    bool isLayingOut_ = false;
    bool isClamping_ = false;  ///< the range became too small for the value, which will follow
};

}  // namespace mazeloom::widgets
