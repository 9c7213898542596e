// SPDX-License-Identifier: MIT
// A palette of the current sheet's inks in named groups, and the name of the current ink. If there
// is not enough space, groups become menus. Ctrl+click increases an ink's weight in the mix;
// Ctrl+Shift+click decreases it.
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
    /// `context` must outlive the palette.
    explicit InkPalette(EditContext& context, QWidget* parent = nullptr);
    ~InkPalette() override;

    /// Sets the actions that switch to painting with a mix and open the mix editor.
    void setMixActions(QAction& use, QAction& edit);
    void editMix();

    /// Returns the size at which no group is a menu.
    QSize sizeHint() const override;
    /// Returns the size at which all groups are menus.
    QSize minimumSizeHint() const override;
    /// Returns the number of groups that are menus at present.
    int foldedGroups() const { return folded_; }

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    struct Offer {
        const edit::InkInfo* ink;
        QIcon icon;
        QToolButton* button;
        QAction* action;  ///< the ink's entry in the group's menu
    };
    /// A group of similar inks, which are side by side or in a menu.
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
