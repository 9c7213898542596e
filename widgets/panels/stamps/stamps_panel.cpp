// SPDX-License-Identifier: MIT
#include "widgets/panels/stamps/stamps_panel.h"

#include <limits>

#include <QAction>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QStackedWidget>
#include <QStyledItemDelegate>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/edit/fragment/stamps.h"
#include "widgets/panels/stamps/stamp_edits.h"
#include "widgets/panels/stamps/stamp_model.h"
#include "widgets/text/field_flaw.h"
#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"
#include "widgets/text/whole_label.h"
#include "widgets/theme/focus_overlay.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme_change.h"
#include "widgets/theme/theme_of.h"

namespace mazeloom::widgets {

namespace {

constexpr int kPictureSide = 48;
constexpr int kTileMargin = 6;

QSize tileSize(const QFontMetrics& metrics) {
    return {kPictureSide + 2 * kTileMargin, kPictureSide + metrics.height() + 2 * kTileMargin};
}

/// Draws a stamp's image above its name; all tiles of the list have the same size.
class StampDelegate final : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override {
        return tileSize(option.fontMetrics);
    }

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&,
                          const QModelIndex&) const override {
        auto* line = new QLineEdit(parent);
        tellFlawsOf(*line, lineFlaw);
        line->setAccessibleName(StampsPanel::tr("Name of the stamp"));
        return line;
    }

    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex&) const override {
        const int height = editor->sizeHint().height();
        editor->setGeometry(option.rect.left(), option.rect.bottom() + 1 - height,
                            option.rect.width(), height);
    }
};

}  // namespace

StampsPanel::StampsPanel(EditContext& context, QWidget* parent)
    : QWidget(parent),
      context_(context),
      model_(new StampModel(context, this)),
      pages_(new QStackedWidget),
      view_(new QListView),
      empty_(new WholeLabel),
      keep_(newAction("add", tr("Save as stamp"),
                      tr("Save the selected cells, with what stands on them, as a new stamp"),
                      &StampsPanel::keep)),
      replace_(newAction("replace", tr("Replace the stamp"),
                         tr("Replace this stamp with the selected cells"), &StampsPanel::replace)),
      rename_(newAction("rename", tr("Rename the stamp"), tr("Give this stamp another name"),
                        &StampsPanel::rename)),
      remove_(newAction("delete", tr("Remove the stamp"),
                        tr("Remove this stamp from the pack; can be undone"),
                        &StampsPanel::remove)) {
    setAccessibleName(tr("Stamps"));
    rename_->setShortcut(QKeySequence(Qt::Key_F2));
    remove_->setShortcut(QKeySequence(Qt::Key_Delete));
    empty_->setAlignment(Qt::AlignCenter);
    empty_->setMargin(12);
    // The label takes the focus, so that keyboard users can reach its text.
    empty_->setFocusPolicy(Qt::StrongFocus);
    new FocusOverlay(*empty_);
    empty_->setForegroundRole(QPalette::PlaceholderText);
    pages_->addWidget(newList());
    pages_->addWidget(empty_);

    auto* buttons = new QHBoxLayout;
    buttons->setContentsMargins(8, 4, 8, 0);
    buttons->setSpacing(4);
    for (QAction* action : {keep_, replace_, rename_, remove_})
        buttons->addWidget(newActionButton(*action, 16));
    buttons->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 8);
    column->setSpacing(4);
    column->addLayout(buttons);
    column->addWidget(pages_, 1);

    for (const auto changed : {&EditContext::sheetChanged, &EditContext::stampsChanged})
        connect(&context_, changed, this, &StampsPanel::update);
    connect(&context_.reach(), &EditReach::selectionChanged, this, &StampsPanel::update);
    takeLook();
    update();
}

QAction* StampsPanel::newAction(const char* icon, const QString& text, const QString& tip,
                                void (StampsPanel::*work)()) {
    auto* action = new QAction(themedIcon(icon), text, this);
    action->setShortcutContext(Qt::WidgetShortcut);
    setTips(*action, tip);
    connect(action, &QAction::triggered, this, work);
    return action;
}

QWidget* StampsPanel::newList() {
    view_->setAccessibleName(tr("Stamps of the pack"));
    view_->setStatusTip(tr("Click a stamp, or press Enter on it, to pick it up"));
    view_->setFrameShape(QFrame::NoFrame);
    view_->setViewMode(QListView::IconMode);
    view_->setResizeMode(QListView::Adjust);
    view_->setMovement(QListView::Static);
    view_->setUniformItemSizes(true);
    view_->setIconSize({kPictureSide, kPictureSide});
    view_->setTextElideMode(Qt::ElideRight);
    // At least one row must be visible as a whole.
    view_->setMinimumHeight(tileSize(view_->fontMetrics()).height() + 2);
    view_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    view_->setItemDelegate(new StampDelegate(view_));
    view_->setModel(model_);
    view_->setContextMenuPolicy(Qt::ActionsContextMenu);
    view_->addActions({replace_, rename_, remove_});
    view_->installEventFilter(this);
    connect(view_, &QListView::clicked, this, &StampsPanel::take);
    connect(view_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &StampsPanel::update);
    connect(model_, &QAbstractItemModel::rowsRemoved, this, &StampsPanel::update);
    return view_;
}

void StampsPanel::keep() {
    const auto place = keepStamp(context_, std::numeric_limits<std::size_t>::max());
    if (!place) return;
    view_->setCurrentIndex(model_->index(static_cast<int>(*place)));
    view_->setFocus(Qt::OtherFocusReason);
    // Lets the user name the new stamp immediately.
    rename();
}

void StampsPanel::replace() {
    const QModelIndex index = view_->currentIndex();
    if (index.isValid()) keepStamp(context_, static_cast<std::size_t>(index.row()));
}

void StampsPanel::rename() {
    const QModelIndex index = view_->currentIndex();
    if (!index.isValid() || refusesEdits(*context_.document())) return;
    view_->scrollTo(index);
    view_->edit(index);
}

void StampsPanel::remove() {
    const QModelIndex index = view_->currentIndex();
    if (index.isValid()) removeStamp(context_, static_cast<std::size_t>(index.row()));
}

void StampsPanel::take(const QModelIndex& index) {
    const level::Stamps& stamps = stampsOf(context_);
    const auto place = static_cast<std::size_t>(index.row());
    if (index.isValid() && place < stamps.size()) emit taken(edit::fragmentOf(stamps[place]));
}

void StampsPanel::takeLook() {
    model_->setLook(themeOf(*this), kPictureSide, devicePixelRatioF());
}

void StampsPanel::update() {
    const bool isOpen = context_.document() != nullptr;
    const bool any = model_->rowCount() > 0;
    const bool isChosen = view_->currentIndex().isValid();
    const bool canKeep = context_.canEdit() && !context_.reach().selection().isEmpty();
    empty_->setText(isOpen ? tr("No stamps yet. Select cells, then press + to save them as a stamp "
                                "of this pack: a click on it picks it up.")
                           : tr("Nothing is open"));
    pages_->setCurrentWidget(any ? static_cast<QWidget*>(view_) : empty_);
    keep_->setEnabled(canKeep);
    replace_->setEnabled(canKeep && isChosen);
    rename_->setEnabled(isChosen);
    remove_->setEnabled(isChosen);
}

bool StampsPanel::event(QEvent* event) {
    if (isThemeChange(*event) || event->type() == QEvent::Show) takeLook();
    return QWidget::event(event);
}

/// Handles keys here that the window uses for other actions.
bool StampsPanel::eventFilter(QObject* watched, QEvent* event) {
    const bool isKey =
        event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (!isKey) return QWidget::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    if ((key->modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
        return QWidget::eventFilter(watched, event);
    switch (key->key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (event->type() == QEvent::KeyPress) take(view_->currentIndex());
            break;
        case Qt::Key_F2:
            if (event->type() == QEvent::KeyPress) rename();
            break;
        case Qt::Key_Delete:
            if (event->type() == QEvent::KeyPress) remove();
            break;
        case Qt::Key_Left:
        case Qt::Key_Right:
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_Home:
        case Qt::Key_End:
            event->accept();
            return QWidget::eventFilter(watched, event);
        default:
            return QWidget::eventFilter(watched, event);
    }
    event->accept();
    return true;
}

}  // namespace mazeloom::widgets
