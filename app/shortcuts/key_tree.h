// SPDX-License-Identifier: MIT
// A list of keys and their functions, in groups. It can be filtered by name and by key.
#pragma once

#include <QTreeWidget>

class QLineEdit;

namespace mazeloom::app {

class KeyTree : public QWidget {
    Q_OBJECT

  public:
    enum Column { Name, Keys, Note };

    explicit KeyTree(QWidget* parent = nullptr);

    /// Adds a row at the end of a group; creates the group if needed.
    QTreeWidgetItem* add(const QString& group, const QString& name, const QString& keys);
    /// Returns the keys as labelled on the keyboard.
    static QString text(const QList<QKeySequence>& keys);

    /// Makes the notes' column as wide as the visible notes need, up to a third of a usual window.
    void fitNotes();
    /// Returns the width at which nothing in the list is cut off.
    int wholeWidth() const;
    QTreeWidget* tree() const { return tree_; }
    QLineEdit* filter() const { return filter_; }

  protected:
    /// Down and Enter move from the filter into the list.
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void applyFilter();

    QLineEdit* filter_;
    QTreeWidget* tree_;
};

}  // namespace mazeloom::app
