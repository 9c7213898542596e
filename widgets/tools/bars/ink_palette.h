// SPDX-License-Identifier: MIT
// The inks of the sheet that is edited, in groups with their names, and the name of the ink in
// hand. Where there is no room for all of them, groups fold into menus, the last first. A click
// with Ctrl gives an ink more weight in the mix that is painted with, one with Ctrl and Shift less.
#pragma once

#include <vector>

#include <QIcon>
#include <QWidget>

#include "widgets/tools/context/edit_context.h"

class QAction;
class QButtonGroup;
class QLabel;
class QMenu;
class QToolButton;

namespace mazeloom::widgets {

class MixEditor;

class InkPalette : public QWidget {
    Q_OBJECT

  public:
    /// `context` outlives the palette.
    explicit InkPalette(EditContext& context, QWidget* parent = nullptr);
    ~InkPalette() override;

    /// Offers to paint with a mix, and to edit it.
    void setMixActions(QAction& use, QAction& edit);
    void editMix();

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
    struct Offer {
        const edit::InkInfo* ink;
        QIcon icon;
        QToolButton* button;
        QAction* action;  ///< of the menu
    };
    /// Inks that are alike, beside each other or in a menu.
    struct Group {
        QLabel* title = nullptr;
        std::vector<Offer> offers;
        QToolButton* menuButton = nullptr;
        QMenu* menu = nullptr;
    };

    void fill();
    void addGroup(const QString& title);
    void addInk(const edit::InkInfo& ink);
    void choose(const edit::InkInfo& ink);
    void showInk();
    void layOut();
    int widthOf(const Group& group, bool isFolded) const;
    int wholeWidth(std::size_t folded) const;

    EditContext& context_;
    QButtonGroup* buttons_;
    std::vector<Group> groups_;
    std::vector<QToolButton*> mixButtons_;
    QLabel* name_;
    MixEditor* editor_;
    int nameWidth_ = 0;
    int folded_ = 0;
};

}  // namespace mazeloom::widgets
