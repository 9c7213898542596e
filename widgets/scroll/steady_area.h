// SPDX-License-Identifier: MIT
// A scroll area that keeps what the user touches in its place: when contents above it change their
// height, the area scrolls by as much. Where there is nothing to scroll, it shows empty room above
// or below its contents until the user scrolls on or leaves the area. The scroll bar stands beside
// the contents, and its room is kept while there is nothing to scroll.
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

    /// The area owns the contents. widget() is what holds them and the room around them.
    void setContents(QWidget* contents);
    QWidget* contents() const { return contents_; }

  protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    /// What the user touches: what has the pointer over it, or the keys.
    enum class Touch { None, Pointer, Keys };
    /// A widget and its upper edge in the viewport, in pixels.
    struct Place {
        QPointer<QWidget> widget;
        int top = 0;
    };

    class Watch;

    /// Any event of the program, before it is delivered.
    void look(const QWidget& on, const QEvent& event);
    /// Lays out all that wants it, in one go. Each layout hands on outwards what it needs in an
    /// event of its own, and what is painted between two of them is seen to jump.
    bool layOut(QWidget& on, QEvent& event);
    void layOutRest();
    void notice(Touch touch);
    void noticeScroll();
    void note();
    void release();
    void adjustLater();
    void adjust();
    void place(int offset, bool mayLeaveContents);
    /// Whether a widget is still where the user touches it once the contents begin at `offset`.
    bool isTouched(const QWidget& widget, int offset) const;
    /// Where a widget is in the contents.
    QPoint inContents(const QWidget& widget) const;
    /// The contents' own range: how far they go beyond the viewport, in pixels.
    int range() const;
    void placeBar();

    QWidget* contents_ = nullptr;
    QScrollBar* bar_;    ///< hidden while there is nothing to scroll
    QGridLayout* rows_;  ///< room above the contents, the contents, room below them
    Touch touch_ = Touch::None;
    QPoint pointer_;             ///< global, when it was last seen over the area
    std::vector<Place> places_;  ///< the touched widget, then what it lies in
    int offset_ = 0;             ///< from the contents' upper edge to the viewport's, in pixels
    int above_ = 0;              ///< pixels of empty room
    int below_ = 0;
    bool isAdjusting_ = false;
    bool isAdjustAwaited_ = false;
    int layouts_ = 0;  ///< requests that were seen
    bool isLayingOut_ = false;
    bool isClamping_ = false;  ///< the range got too small for the value, which follows
};

}  // namespace mazeloom::widgets
