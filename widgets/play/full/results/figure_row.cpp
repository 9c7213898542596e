// SPDX-License-Identifier: MIT
#include "widgets/play/full/results/figure_row.h"

#include <QFont>
#include <QHBoxLayout>
#include <QLabel>
#include <QLayoutItem>
#include <QVBoxLayout>

#include "widgets/text/plain_label.h"
#include "widgets/theme/type.h"

namespace mazeloom::widgets {

namespace {

constexpr QLatin1String kFigureName("figure");

QLabel* newWords(const QString& text) {
    auto* words = new PlainLabel(text);
    words->setForegroundRole(QPalette::PlaceholderText);
    words->setWordWrap(true);
    return words;
}

}  // namespace

FigureRow::FigureRow(QWidget* parent) : QWidget(parent), row_(new QHBoxLayout(this)) {
    row_->setContentsMargins(0, 0, 0, 0);
    row_->setSpacing(24);
}

void FigureRow::tell(const std::vector<Figure>& figures) {
    while (QLayoutItem* item = row_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const Figure& figure : figures) {
        auto* shown = new QWidget;
        auto* column = new QVBoxLayout(shown);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(0);
        auto* what = newWords(figure.what);
        auto* value = new PlainLabel(figure.value);
        value->setObjectName(kFigureName);
        value->setAccessibleName(figure.what);
        auto* note = newWords(figure.note);
        if (figure.note.isEmpty()) note->hide();
        for (QLabel* label : {what, static_cast<QLabel*>(value), note})
            column->addWidget(label);
        column->addStretch(1);
        row_->addWidget(shown, 1);
        shown->show();
    }
    setVisible(!figures.empty());
}

void FigureRow::setFonts(const QFont& values, const QFont& words) {
    QFont face = numberFont(values);
    face.setBold(true);
    for (QLabel* label : findChildren<QLabel*>())
        label->setFont(label->objectName() == kFigureName ? face : words);
}

}  // namespace mazeloom::widgets
