// SPDX-License-Identifier: MIT
// The panels around the level: a column at each side, large ones as tabs in the middle, one along
// the bottom. Every panel can be folded, closed, moved to the other side, or float.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include <QByteArray>
#include <QIcon>
#include <QList>
#include <QPointer>
#include <QRect>
#include <QString>
#include <QWidget>

class QVBoxLayout;

namespace mazeloom::widgets {

class FloatingPanel;
class FoldColumn;
class FoldSection;
class FoldTabs;
class MiddlePages;
class PanelFrame;
class SideSplitter;

/// The place where a panel stands by default.
enum class PanelPlace : std::uint8_t { LeftTop, LeftTabs, Middle, Right, RightTabs, Bottom };

class Workbench : public QWidget {
    Q_OBJECT

  public:
    explicit Workbench(QWidget* parent = nullptr);
    ~Workbench() override;

    /// Puts `middle`, which contains pages(), between the columns. Call once, before add().
    void setMiddle(QWidget* middle);
    /// Puts a bar above everything else.
    void setTop(QWidget* bar);
    MiddlePages& pages() const { return *pages_; }

    /// Adds a panel after the existing ones. The workbench owns it.
    PanelFrame& add(const QString& id, const QString& title, QWidget* panel, PanelPlace home,
                    const QIcon& picture = {});
    /// Destroys all panels.
    void clear();
    /// Returns all panels in the order in which they were added.
    QList<PanelFrame*> panels() const;
    /// Returns null if no panel has that id.
    PanelFrame* find(const QString& id) const;

    bool isOpen(const PanelFrame& frame) const;
    void setOpen(PanelFrame& frame, bool open);
    bool isFloating(const PanelFrame& frame) const;
    void setFloating(PanelFrame& frame, bool floating);
    /// Whether the panel can stand at either side.
    bool hasSides(const PanelFrame& frame) const;
    bool isAtLeft(const PanelFrame& frame) const;
    void moveToOtherSide(PanelFrame& frame);

    /// Hides all panels, or shows them as before. Changes made to panels meanwhile become visible
    /// when they are shown; saveState() describes the panels as if they were.
    void setPanelsShown(bool shown);
    bool arePanelsShown() const { return arePanelsShown_; }

    /// Hides the top bar and all panels, so that the window shows as much of the level as possible,
    /// or shows them as before. saveState() keeps this too. Showing a panel by show() ends it.
    void setLevelOnly(bool only);
    bool isLevelOnly() const { return isLevelOnly_; }

    /// Opens a panel and brings it forward.
    void show(PanelFrame& frame);
    void show(const QString& id);
    /// If a panel is open, unfolds it and brings it before the panels that share its place.
    void raise(PanelFrame& frame);
    void raise(const QString& id);

    /// Returns the complete arrangement, for restoreState(). restoreState() does nothing and
    /// returns false if `state` is not of this version; panels that `state` does not name stay as
    /// they are.
    QByteArray saveState() const;
    bool restoreState(const QByteArray& state);

  signals:
    void openChanged(mazeloom::widgets::PanelFrame* frame, bool open);
    void panelsShownChanged(bool shown);
    void levelOnlyChanged(bool only);
    /// The arrangement that saveState() returns has changed, or may have.
    void arranged();

  private:
    /// A column, whose last part holds the panels that share a place.
    struct Side {
        FoldColumn* column;
        FoldTabs* tabs;
    };
    struct Entry {
        PanelFrame* frame;
        PanelPlace home;
        bool isAtLeft;
        bool isOpen = true;
        FoldSection* section = nullptr;   ///< while a section holds it
        FloatingPanel* window = nullptr;  ///< while it floats
        QRect place{};                    ///< of the floating window, when the panel last floated
    };

    Entry& entryOf(const PanelFrame& frame);
    const Entry& entryOf(const PanelFrame& frame) const;
    bool isTab(const Entry& entry) const;
    const Side& sideOf(const Entry& entry) const;
    void setUp(const Side& side);
    /// Puts an open panel where it belongs.
    void settle(Entry& entry);
    /// Takes a panel from its present place.
    void unsettle(Entry& entry);
    void putInSection(Entry& entry);
    void setSide(Entry& entry, bool left);
    void showMenu(PanelFrame& frame, const QPoint& at);
    void showColumns();
    /// Whether panels are visible at present.
    bool areSeen() const { return arePanelsShown_ && !isLevelOnly_; }
    void showParts();

    MiddlePages* pages_;
    Side left_;
    Side right_;
    SideSplitter* sides_ = nullptr;
    QVBoxLayout* column_;
    std::vector<std::unique_ptr<Entry>> entries_;
    QWidget* top_ = nullptr;
    QPointer<PanelFrame> pageBefore_;  ///< the panel that was in the level's place
    bool arePanelsShown_ = true;
    bool isLevelOnly_ = false;
};

}  // namespace mazeloom::widgets
