// SPDX-License-Identifier: MIT
// A card that shows a pack: a picture, and the pack's name below it. A click or Enter opens the
// pack.
#pragma once

#include <QPushButton>
#include <QString>

#include "widgets/welcome/pack_preview.h"

class QToolButton;

namespace mazeloom::widgets {

class PackCard : public QPushButton {
    Q_OBJECT

  public:
    /// Sizes of the picture and of the whole card, in device-independent pixels.
    static constexpr QSize kPicture{176, 110};
    static constexpr QSize kSize{192, 216};

    /// `name` is the pack's name as for Workspace::open. A removable card has a remove button, and
    /// handles the Delete key.
    PackCard(QString name, bool canBeRemoved, QWidget* parent = nullptr);

    const QString& name() const { return name_; }
    void setPreview(const PackPreview& preview);
    const PackPreview& preview() const { return preview_; }
    /// Whether the pack is missing, according to the card's preview. False until there is a
    /// preview.
    bool isMissing() const { return known_ && preview_.state == PackPreview::State::Missing; }

    QSize sizeHint() const override { return kSize; }

  signals:
    void openRequested(const QString& name);
    void removeRequested(const QString& name);
    /// The user wants the program to look again for a missing pack.
    void lookRequested(const QString& name);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

  private:
    QString title() const;
    /// Returns the card's second line: the pack's contents or location, or an error.
    QString detail() const;
    /// Returns a sentence about what the player does in a built-in pack; empty for other packs.
    QString sentence() const;
    void describe();
    void activate();
    void showRemoveButton();

    QString name_;
    QToolButton* remove_ = nullptr;
    PackPreview preview_;
    bool known_ = false;  ///< whether the card has a preview
};

}  // namespace mazeloom::widgets
