// SPDX-License-Identifier: MIT
// The panels around the level. There is a column of panels at each side, large panels are tabs in
// the middle, and one panel is along the bottom. Panels can be folded, closed, moved to the other
// side, or float.
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

/// The default place of a panel.
enum class PanelPlace : std::uint8_t { LeftTop, LeftTabs, Middle, Right, RightTabs, Bottom };

class Workbench : public QWidget {
    Q_OBJECT

  public:
    explicit Workbench(QWidget* parent = nullptr);
    ~Workbench() override;

    /// Puts `middle`, which contains pages(), between the columns. Must be called once, before
    /// add().
    void setMiddle(QWidget* middle);
    /// Puts a bar above all other parts.
    void setTop(QWidget* bar);
    MiddlePages& pages() const { return *pages_; }

    /// Adds a panel after the existing ones. The workbench owns the panel.
    PanelFrame& add(const QString& id, const QString& title, QWidget* panel, PanelPlace home,
                    const QIcon& picture = {});
    /// Destroys all panels.
    void clear();
    /// Returns all panels in the order in which they were added.
    QList<PanelFrame*> panels() const;
    /// Returns the panel with this id; null if there is none.
    PanelFrame* find(const QString& id) const;

    bool isOpen(const PanelFrame& frame) const;
    void setOpen(PanelFrame& frame, bool open);
    bool isFloating(const PanelFrame& frame) const;
    void setFloating(PanelFrame& frame, bool floating);
    /// Whether a panel can be in the left or right column.
    bool hasSides(const PanelFrame& frame) const;
    bool isAtLeft(const PanelFrame& frame) const;
    void moveToOtherSide(PanelFrame& frame);

    /// Hides all panels, or shows them as before. Changes made while panels are hidden become
    /// visible when they are shown again. saveState() describes the panels as if they were shown.
    void setPanelsShown(bool shown);
    bool arePanelsShown() const { return arePanelsShown_; }

    /// Hides the top bar and all panels, so that the window shows as much of the level as possible,
    /// or shows them as before. saveState() includes this mode. show() ends this mode.
    void setLevelOnly(bool only);
    bool isLevelOnly() const { return isLevelOnly_; }

    /// Opens a panel and brings it forward.
    void show(PanelFrame& frame);
    void show(const QString& id);
    /// If a panel is open, unfolds it and brings it in front of the panels that share its place.
    void raise(PanelFrame& frame);
    void raise(const QString& id);

    /// saveState() returns the complete arrangement, which restoreState() restores. restoreState()
    /// does nothing and returns false if `state` is of another version. Panels that `state` does
    /// not name stay as they are.
    QByteArray saveState() const;
    bool restoreState(const QByteArray& state);

  signals:
    void openChanged(mazeloom::widgets::PanelFrame* frame, bool open);
    void panelsShownChanged(bool shown);
    void levelOnlyChanged(bool only);
    /// The arrangement that saveState() returns may have changed.
    void arranged();

  private:
    /// A column at one side. Its last part are tabs, for panels that share a place.
    struct Side {
        FoldColumn* column;
        FoldTabs* tabs;
    };
    struct Entry {
        PanelFrame* frame;
        PanelPlace home;
        bool isAtLeft;
        bool isOpen = true;
        FoldSection* section = nullptr;   ///< the section that contains it; may be null
        FloatingPanel* window = nullptr;  ///< its window while it floats, otherwise null
        QRect place{};                    ///< place of the window when the panel last floated
    };

    Entry& entryOf(const PanelFrame& frame);
    const Entry& entryOf(const PanelFrame& frame) const;
    bool isTab(const Entry& entry) const;
    const Side& sideOf(const Entry& entry) const;
    void setUp(const Side& side);
    /// Puts an open panel into its place.
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
    QPointer<PanelFrame> pageBefore_;  ///< panel in the level's place before setLevelOnly()
    bool arePanelsShown_ = true;
    bool isLevelOnly_ = false;
};

}  // namespace mazeloom::widgets
