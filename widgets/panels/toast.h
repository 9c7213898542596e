// SPDX-License-Identifier: MIT
// A message of success over the lower edge of its subject. It fades in, stays long enough to be
// read, and fades out; it takes neither focus nor clicks, and screen readers speak it.
#pragma once

#include <QString>
#include <QTimer>
#include <QVariantAnimation>
#include <QWidget>

class QTextLayout;

namespace mazeloom::widgets {

class Toast : public QWidget {
    Q_OBJECT

  public:
    /// Becomes a child of `under` and lies over it.
    explicit Toast(QWidget& under);

    /// Shows a text in place of the present one; elides the middle of a long text.
    void say(const QString& text);
    /// The text that was shown last.
    const QString& text() const { return text_; }
    /// Whether the toast fades; otherwise it appears and disappears at once.
    void setMotion(bool wanted);
    /// Returns how long a text is shown, in milliseconds: enough for slow readers.
    static int timeFor(const QString& text);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    void place();
    /// Breaks the text into lines of at most `width`, and returns the size that they take.
    QSizeF layOut(QTextLayout& layout, qreal width) const;
    void fadeTo(double opacity);
    void setOpacity(double opacity);

    QString text_;
    QTimer stay_;
    QVariantAnimation fade_;
    double opacity_ = 0;
    bool hasMotion_ = true;
};

}  // namespace mazeloom::widgets
