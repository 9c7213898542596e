// SPDX-License-Identifier: MIT
// A message of success over the lower edge of the widget that it concerns. It fades in, stays long
// enough to be read, and fades out. It takes neither focus nor clicks, and screen readers speak it.
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

    /// Shows a text instead of the current one; elides the middle of a long text.
    void say(const QString& text);
    /// Returns the text that was shown last.
    const QString& text() const { return text_; }
    /// Sets whether the toast fades; otherwise it appears and disappears immediately.
    void setMotion(bool wanted);
    /// Returns how long a text is shown, in milliseconds: enough for slow readers.
    static int timeFor(const QString& text);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    void place();
    /// Breaks the text into lines of at most `width`, and returns the size of all lines together.
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
