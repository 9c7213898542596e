// SPDX-License-Identifier: MIT
#include "widgets/find/seed_shelf.h"

#include <utility>

#include <QKeyEvent>
#include <QListView>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "widgets/compare/gallery_delegate.h"
#include "widgets/text/plain_label.h"
#include "widgets/theme/theme_change.h"
#include "widgets/theme/theme_of.h"

namespace mazeloom::widgets {

SeedShelf::SeedShelf(const QString& name, QWidget* parent)
    : QWidget(parent),
      model_(new GalleryModel(this)),
      view_(new QListView),
      empty_(new PlainLabel),
      pages_(new QStackedWidget) {
    view_->setAccessibleName(name);
    view_->setStatusTip(tr("Click a level, or press Enter on it, to open its seed"));
    showTiles(*view_, *model_);
    view_->installEventFilter(this);
    empty_->setAlignment(Qt::AlignCenter);
    empty_->setWordWrap(true);
    empty_->setMargin(24);
    empty_->setForegroundRole(QPalette::PlaceholderText);
    pages_->addWidget(view_);
    pages_->addWidget(empty_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(pages_);
    connect(view_, &QListView::clicked, this,
            [this](const QModelIndex& index) { open(index, false); });
    connect(view_, &QListView::doubleClicked, this,
            [this](const QModelIndex& index) { open(index, true); });
    connect(model_, &GalleryModel::progressed, this, &SeedShelf::showPage);
    showPage();
}

void SeedShelf::setEmptyText(const QString& text) {
    empty_->setText(text);
}

void SeedShelf::fill(const GenerationRequest& request, const std::vector<std::uint64_t>& seeds) {
    request_ = request;
    const double ratio = devicePixelRatioF();
    const int side = static_cast<int>(GalleryDelegate::kPicture * ratio);
    // Take only cheap measures, because expensive ones would delay the pictures.
    model_->show(request, seeds, {.theme = themeOf(*this), .most = {side, side}, .ratio = ratio},
                 compare::Wanted::Cheap);
    view_->scrollToTop();
}

void SeedShelf::add(const std::vector<std::uint64_t>& seeds) {
    model_->add(seeds);
}

void SeedShelf::clear() {
    request_.reset();
    isResting_ = false;
    model_->clear();
}

void SeedShelf::open(const QModelIndex& index, bool isShown) {
    if (index.isValid()) emit opened(model_->seedAt(index.row()), isShown);
}

void SeedShelf::showPage() {
    pages_->setCurrentWidget(model_->rowCount() > 0 ? static_cast<QWidget*>(view_) : empty_);
}

bool SeedShelf::event(QEvent* event) {
    const bool isHandled = QWidget::event(event);
    if (isThemeChange(*event) && request_) {
        const std::vector<std::uint64_t> seeds = model_->seeds();
        fill(GenerationRequest(*request_), seeds);
    }
    // A hidden shelf leaves the processor to the level that is being edited.
    if (event->type() == QEvent::Hide && model_->isBusy()) {
        model_->cancel();
        isResting_ = true;
    }
    if (event->type() == QEvent::Show && std::exchange(isResting_, false)) model_->add({});
    return isHandled;
}

bool SeedShelf::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    const bool isPlain = (key->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (!isEnter || !isPlain) return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::KeyPress) open(view_->currentIndex(), true);
    event->accept();
    return true;
}

}  // namespace mazeloom::widgets
