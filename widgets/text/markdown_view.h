// SPDX-License-Identifier: MIT
// Shows the program's own Markdown, which is the manual. It opens no file and no address by itself
// and accepts no HTML. Texts of packs are never shown here.
#pragma once

#include <QStringList>
#include <QTextBrowser>

namespace mazeloom::widgets {

/// Returns the text of a Markdown document as it is read, without markup.
QString textOfMarkdown(const QString& markdown);

class MarkdownView : public QTextBrowser {
    Q_OBJECT

  public:
    static constexpr int kSmallestText = 80;  ///< percent of the window's text
    static constexpr int kLargestText = 200;

    explicit MarkdownView(QWidget* parent = nullptr);

    void showMarkdown(const QString& markdown);
    /// Highlights these words, ignoring case, scrolls to the first, and returns the number of
    /// places.
    int markWords(const QStringList& words);
    int marks() const { return static_cast<int>(extraSelections().size()); }

    int textSize() const { return textSize_; }
    /// Ctrl and the wheel change the size, too.
    void setTextSize(int percent);

  signals:
    /// A link was followed; `target` is the text in its brackets.
    void linkFollowed(const QString& target);

  protected:
    QVariant loadResource(int type, const QUrl& name) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

  private:
    void render();

    QString markdown_;
    QStringList words_;
    int textSize_ = 100;
};

}  // namespace mazeloom::widgets
