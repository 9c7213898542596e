// SPDX-License-Identifier: MIT
// The window of the manual: its pages, a search in all pages, and navigation back and forward.
#pragma once

#include <vector>

#include <QStringList>
#include <QWidget>

#include "app/help/manual.h"

class QLineEdit;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace mazeloom::widgets {
class MarkdownView;
}

namespace mazeloom::app {

class ManualWindow : public QWidget {
    Q_OBJECT

  public:
    /// Creates a separate window above `parent`. It starts at the page and position where it was
    /// closed.
    ManualWindow(const QString& language, QWidget* parent);
    ~ManualWindow() override;

    const Manual& manual() const { return manual_; }
    QString page() const { return page_; }
    widgets::MarkdownView& view() const { return *view_; }

    /// Shows the beginning of a page; ignores unknown pages.
    void goTo(const QString& page);
    /// Shows the window in front of the others.
    void open();

  public slots:
    void goBack();
    void goForward();

  protected:
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QWidget* makeHead();
    QWidget* makeList();
    void list();
    void showPage(const QString& page);
    void openItem(const QTreeWidgetItem* item);
    void remember() const;

    Manual manual_;
    QLineEdit* search_;
    QTreeWidget* list_;
    widgets::MarkdownView* view_;
    QToolButton* back_ = nullptr;
    QToolButton* forward_ = nullptr;
    QString page_;
    QStringList visited_;
    qsizetype place_ = -1;  ///< index in visited_
    int scrolled_ = 0;      ///< scroll position to set once the page is visible
};

}  // namespace mazeloom::app
