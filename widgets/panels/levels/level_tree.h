// SPDX-License-Identifier: MIT
// The level list's tree, whose rows can be dragged. Within a pack, rows are moved, or copied with
// Ctrl; into another pack, they are copied, or moved with Shift. Private to widgets/panels.
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
    /// Returns the files of a level for another program. Called only when a program requests them.
    using FilesOf = std::function<QStringList(const PackDocument& document, const QString& level)>;

    explicit LevelTree(QWidget* parent = nullptr);

    void setFilesOf(FilesOf filesOf) { filesOf_ = std::move(filesOf); }
    QStringList filesOf(const PackDocument& document, const QString& level) const {
        return filesOf_ ? filesOf_(document, level) : QStringList();
    }
    /// Returns a height at which some levels are visible. Otherwise the other panels of a scrolling
    /// column would leave room for hardly any level.
    QSize minimumSizeHint() const override;

  protected:
    /// Keeps the selected row in view if it was visible before the resize.
    void resizeEvent(QResizeEvent* event) override;
    void startDrag(Qt::DropActions supported) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

  private:
    Qt::DropAction actionOf(const QDropEvent& event) const;

    FilesOf filesOf_;
};

}  // namespace mazeloom::widgets
