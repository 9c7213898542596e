// SPDX-License-Identifier: MIT
#include "app/exchange/level_preview.h"

#include <utility>

#include <QVBoxLayout>

#include "widgets/canvas/canvas.h"
#include "widgets/problems/problem_text.h"
#include "widgets/text/plain_label.h"
#include "widgets/theme/theme_of.h"
#include "widgets/theme/type.h"

namespace mazeloom::app {

LevelPreview::LevelPreview(QWidget* parent)
    : QWidget(parent),
      canvas_(new widgets::Canvas(&player_, this)),
      caption_(new widgets::PlainLabel) {
    canvas_->setTheme(widgets::themeOf(*this));
    canvas_->setMotion(false);
    canvas_->setMinimumSize(240, 160);
    canvas_->setAccessibleName(tr("Preview"));
    caption_->setWordWrap(true);
    caption_->setForegroundRole(QPalette::PlaceholderText);
    widgets::setType(*caption_, widgets::Type::Caption);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(canvas_, 1);
    column->addWidget(caption_);
    connect(&service_, &widgets::GenerationService::finished, this, &LevelPreview::take);
}

/// Destroys the canvas before the data that it refers to.
LevelPreview::~LevelPreview() {
    delete canvas_;
}

void LevelPreview::show(const widgets::GenerationRequest& request) {
    canvas_->setEmptyText(tr("Making the level…"));
    service_.request(request);
}

void LevelPreview::clear(const QString& why) {
    service_.cancel();
    player_.clear();
    canvas_->setEmptyText(why);
}

void LevelPreview::setTheme(const widgets::Theme& theme) {
    canvas_->setTheme(theme);
}

void LevelPreview::setTileLook(widgets::SharedTileLook look) {
    canvas_->setTileLook(std::move(look));
}

void LevelPreview::setCaption(const QString& text) {
    caption_->setText(text);
    caption_->setVisible(!text.isEmpty());
}

void LevelPreview::take(const std::shared_ptr<widgets::Generation>& generation) {
    if (generation->recorded.failure) {
        clear(tr("This level cannot be made: %1")
                  .arg(widgets::generationText(*generation->recorded.failure, nullptr,
                                               generation->request.level.get())));
    } else {
        player_.setTimeline(std::move(generation->timeline), false);
        canvas_->fit();
    }
    emit shown(generation);
}

}  // namespace mazeloom::app
