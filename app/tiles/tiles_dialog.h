// SPDX-License-Identifier: MIT
// Assigns tiles of a game's picture to the terrains and objects of a pack. The user selects an
// entry and clicks its tile in the picture. A level previews the result. The pack stays unchanged
// until the dialog is accepted.
#pragma once

#include <optional>

#include <QDialog>

#include "app/exchange/tile_meanings.h"
#include "app/tiles/mapping_bar.h"
#include "app/tiles/tile_images.h"
#include "app/tiles/tile_session.h"
#include "widgets/document/generation_service.h"

class QLabel;
class QPushButton;
class QToolButton;

namespace mazeloom::widgets {
class TilesetView;
}

namespace mazeloom::app {

class MeaningTree;
class ShapeEditor;

class TilesDialog : public QDialog {
    Q_OBJECT

  public:
    /// The pack's data for the dialog.
    struct Subject {
        level::TileMappings mappings;
        OwnMeanings own;
        /// The preview's level; nullopt: a small sample.
        std::optional<widgets::GenerationRequest> shown;
    };

    /// `sources` must outlive the dialog, which adds files to them.
    TilesDialog(Subject subject, PictureSources& sources, QWidget* parent);
    ~TilesDialog() override;

    /// Returns the accepted mappings.
    level::TileMappings mappings() const { return session_.result(); }
    /// Returns the id of the mapping edited last; empty: there is none.
    std::string shown() const;

  public slots:
    /// Asks for confirmation first if there are changes that would be lost.
    void reject() override;

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

  private:
    QWidget* makePicture();
    void layOut(std::optional<widgets::GenerationRequest> shown);
    void connectAll();
    void addKeys();
    void showPicture();
    void showMarks();
    void showState();
    void give(int tile, bool adds);
    void take(int tile);
    void fill(edit::TileLayout layout, int first);
    void openMenu(int tile, QPoint at);
    void say(const QString& text);
    QString usesOf(int tile) const;

    TileSession session_;
    TileImages images_;
    OwnMeanings own_;
    MappingBar* bar_;
    MeaningTree* tree_;
    widgets::TilesetView* view_;
    ShapeEditor* shapes_;
    QToolButton* zoomIn_;
    QToolButton* zoomOut_;
    QLabel* state_;
    QPushButton* removeOutside_;
};

}  // namespace mazeloom::app
