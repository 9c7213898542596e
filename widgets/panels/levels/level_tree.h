// SPDX-License-Identifier: MIT
// The level list's tree, whose rows can be dragged. Within a pack they move, or with Ctrl are
// copied; into another pack they are copied, or with Shift move. Private to widgets/panels.
#pragma once

#include <functional>
#include <utility>

#include <QStringList>
#include <QTreeView>

namespace mazeloom::widgets {

class PackDocument;

class LevelTree : public QTreeView {
    Q_OBJECT

  public:
    /// The files that other programs get of a level; asked for when one wants them.
    using FilesOf = std::function<QStringList(const PackDocument& document, const QString& level)>;

    explicit LevelTree(QWidget* parent = nullptr);

    void setFilesOf(FilesOf filesOf) { filesOf_ = std::move(filesOf); }
    QStringList filesOf(const PackDocument& document, const QString& level) const {
        return filesOf_ ? filesOf_(document, level) : QStringList();
    }
    /// Room for a few levels: in a column that scrolls, others would leave it hardly any.
    QSize minimumSizeHint() const override;

  protected:
    /// The chosen row stays in view where it was seen before.
    void resizeEvent(QResizeEvent* event) override;
    void startDrag(Qt::DropActions supported) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

  private:
    Qt::DropAction actionOf(const QDropEvent& event) const;

    FilesOf filesOf_;
};

}  // namespace mazeloom::widgets
