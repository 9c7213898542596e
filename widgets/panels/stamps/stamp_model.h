// SPDX-License-Identifier: MIT
// The open pack's stamps as a list of named images.
#pragma once

#include <memory>
#include <vector>

#include <QAbstractListModel>
#include <QImage>

#include "widgets/theme/theme.h"
#include "widgets/tools/context/edit_context.h"

namespace mazeloom::widgets {

class StampModel final : public QAbstractListModel {
    Q_OBJECT

  public:
    /// `context` must outlive the model.
    explicit StampModel(EditContext& context, QObject* parent = nullptr);

    /// Sets how the images are drawn: at most `side` of Qt's pixels wide and high, at this device
    /// pixel ratio.
    void setLook(const Theme& theme, int side, double ratio);

    int rowCount(const QModelIndex& parent = {}) const override;
    /// Returns a row's data. Qt::EditRole is the stamp's name, which can be edited.
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

  private:
    struct Row {
        std::shared_ptr<const level::Stamp> stamp;
        // The image is drawn on demand; `kinds` are the pack's own kinds with which it was drawn.
        mutable QImage picture = {};
        mutable level::SharedOwnKinds kinds = {};
    };

    void update();

    EditContext& context_;
    std::vector<Row> rows_;
    Theme theme_;
    int side_ = 48;
    double ratio_ = 1;
};

}  // namespace mazeloom::widgets
