// SPDX-License-Identifier: MIT
// The inks of the sheet that is edited, in groups with their names, and the name of the ink in
// hand. Where there is no room for all of them, groups fold into menus, the last first.
#pragma once

#include <vector>

#include <QAction>
#include <QWidget>

#include "core/edit/paint/palette.h"
#include "widgets/tools/context/edit_context.h"

class QButtonGroup;
class QLabel;
class QMenu;
class QToolButton;

namespace mazeloom::widgets {

class InkPalette : public QWidget {
    Q_OBJECT

  public:
    /// `context` outlives the palette.
    explicit InkPalette(EditContext& context, QWidget* parent = nullptr);
    ~InkPalette() override;

    /// With all groups unfolded.
    QSize sizeHint() const override;
    /// With all groups folded.
    QSize minimumSizeHint() const override;
    /// How many groups are menus now.
    int foldedGroups() const { return folded_; }

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    /// Inks that are alike, beside each other or in a menu.
    struct Group {
        QLabel* title = nullptr;
        std::vector<QToolButton*> swatches;
        QToolButton* menuButton = nullptr;
        QMenu* menu = nullptr;
    };

    void fill();
    void addGroup(const QString& title);
    void addInk(const edit::InkInfo& ink);
    void showInk();
    void layOut();
    int widthOf(const Group& group, bool isFolded) const;
    int wholeWidth(std::size_t folded) const;

    EditContext& context_;
    QButtonGroup* buttons_;
    std::vector<const edit::InkInfo*> inks_;
    std::vector<QAction*> actions_;  ///< of the menus, by ink
    std::vector<Group> groups_;
    QLabel* name_;
    int nameWidth_ = 0;
    int folded_ = 0;
};

}  // namespace mazeloom::widgets
