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

/// Where a panel is at home.
enum class PanelPlace : std::uint8_t { LeftTop, LeftTabs, Middle, Right, RightTabs, Bottom };

class Workbench : public QWidget {
    Q_OBJECT

  public:
    explicit Workbench(QWidget* parent = nullptr);
    ~Workbench() override;

    /// Puts `middle`, which holds pages() somewhere, between the columns. Called once, before
    /// panels are added.
    void setMiddle(QWidget* middle);
    /// Puts a bar above all.
    void setTop(QWidget* bar);
    MiddlePages& pages() const { return *pages_; }

    /// Adds a panel behind those that are there. The workbench owns it.
    PanelFrame& add(const QString& id, const QString& title, QWidget* panel, PanelPlace home,
                    const QIcon& picture = {});
    /// Destroys all panels.
    void clear();
    /// In the order of their adding.
    QList<PanelFrame*> panels() const;
    /// Null when there is none of that id.
    PanelFrame* find(const QString& id) const;

    bool isOpen(const PanelFrame& frame) const;
    void setOpen(PanelFrame& frame, bool open);
    bool isFloating(const PanelFrame& frame) const;
    void setFloating(PanelFrame& frame, bool floating);
    /// Whether it can be at either side.
    bool hasSides(const PanelFrame& frame) const;
    bool isAtLeft(const PanelFrame& frame) const;
    void moveToOtherSide(PanelFrame& frame);

    /// Hides all panels, or shows them again as they were. What is done to them meanwhile is seen
    /// once they are shown, and saveState() tells of them as if they were.
    void setPanelsShown(bool shown);
    bool arePanelsShown() const { return arePanelsShown_; }

    /// Hides the bar at the top and all panels for as much of the level as the window can show, or
    /// shows them again as they were. saveState() keeps this too. A panel that is asked for by
    /// show() ends it.
    void setLevelOnly(bool only);
    bool isLevelOnly() const { return isLevelOnly_; }

    /// Opens a panel and brings it forward.
    void show(PanelFrame& frame);
    void show(const QString& id);
    /// Unfolds a panel and brings it before those that share its place, if it is open.
    void raise(PanelFrame& frame);
    void raise(const QString& id);

    /// Where everything is, for restoreState(). Without effect where `state` is none of this
    /// version; panels that it does not know stay as they are.
    QByteArray saveState() const;
    bool restoreState(const QByteArray& state);

  signals:
    void openChanged(mazeloom::widgets::PanelFrame* frame, bool open);
    void panelsShownChanged(bool shown);
    void levelOnlyChanged(bool only);
    /// Something of what saveState() keeps is, or may be, another.
    void arranged();

  private:
    /// A column, whose last part are the panels that share a place.
    struct Side {
        FoldColumn* column;
        FoldTabs* tabs;
    };
    struct Entry {
        PanelFrame* frame;
        PanelPlace home;
        bool isAtLeft;
        bool isOpen = true;
        FoldSection* section = nullptr;   ///< while it stands in one
        FloatingPanel* window = nullptr;  ///< while it floats
        QRect place{};                    ///< of the window, when it floated last
    };

    Entry& entryOf(const PanelFrame& frame);
    const Entry& entryOf(const PanelFrame& frame) const;
    bool isTab(const Entry& entry) const;
    const Side& sideOf(const Entry& entry) const;
    void setUp(const Side& side);
    /// Puts an open panel where it belongs.
    void settle(Entry& entry);
    /// Takes a panel from wherever it is.
    void unsettle(Entry& entry);
    void putInSection(Entry& entry);
    void setSide(Entry& entry, bool left);
    void showMenu(PanelFrame& frame, const QPoint& at);
    void showColumns();
    /// Whether panels can be seen now.
    bool areSeen() const { return arePanelsShown_ && !isLevelOnly_; }
    void showParts();

    MiddlePages* pages_;
    Side left_;
    Side right_;
    SideSplitter* sides_ = nullptr;
    QVBoxLayout* column_;
    std::vector<std::unique_ptr<Entry>> entries_;
    QWidget* top_ = nullptr;
    QPointer<PanelFrame> pageBefore_;  ///< what was in the level's place
    bool arePanelsShown_ = true;
    bool isLevelOnly_ = false;
};

}  // namespace mazeloom::widgets
