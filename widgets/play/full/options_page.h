// SPDX-License-Identifier: MIT
// The player's options for games, beside a temple that shows them. Changes apply immediately and
// are stored.
#pragma once

#include <memory>

#include "core/play/temple/state/field.h"
#include "widgets/play/full/full_page.h"
#include "widgets/theme/theme.h"

class QLabel;
class QPushButton;
class QSlider;

namespace mazeloom::widgets {

class ChoiceBar;
class PlayOptions;
class StoryArea;
class TempleView;

class OptionsPage : public FullPage {
    Q_OBJECT

  public:
    /// `options` must outlive the page.
    explicit OptionsPage(PlayOptions& options, QWidget* parent = nullptr);

    /// Sets the temple that shows the options; null: none.
    void setPreview(std::shared_ptr<const play::temple::Field> field);
    /// Sets the colours of the temple.
    void setTheme(const Theme& theme);
    /// Shows the program's text size, one of kTextPercents.
    void setTextPercent(int percent);
    TempleView& preview() const { return *preview_; }

    void takeFocus() override;
    QString hint() const override;

  signals:
    void textPercentChosen(int percent);
    void controlsWanted();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    QWidget* newRow(const QString& what, QWidget* widget);
    void showTextPercent(int index);
    void showOptions();
    /// Lets the large letters grow with the page.
    void fit();

    PlayOptions& options_;
    TempleView* preview_;
    bool hasPreview_ = false;
    QLabel* title_;
    QLabel* note_;
    StoryArea* rows_ = nullptr;
    ChoiceBar* numbers_;
    ChoiceBar* pace_;
    ChoiceBar* ghost_;
    ChoiceBar* theme_;
    ChoiceBar* scanLines_;
    ChoiceBar* flashes_;
    QSlider* textSize_;
    QLabel* textPercent_;
    QSlider* volume_;
    QLabel* percent_;
    ChoiceBar* glyphs_;
    QPushButton* controls_;
    QPushButton* back_;
};

}  // namespace mazeloom::widgets
