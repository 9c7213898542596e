// SPDX-License-Identifier: MIT
// A message about a finding that offers to mend it: wherever a finding is told in a bar, the bar
// has the fix that the list of problems has.
#pragma once

#include <optional>

#include <QObject>
#include <QPointer>

#include "core/check/rule/finding.h"
#include "widgets/document/pack_document.h"

namespace mazeloom::widgets {

class MessageBar;

class FixOffer : public QObject {
    Q_OBJECT

  public:
    /// The bar is others' too: what they say in it takes the offer away.
    FixOffer(MessageBar& bar, QObject* parent);

    /// Says `text`, with the best fix of the finding, if it has one, on the bar's first button,
    /// and `other` on the second.
    void show(PackDocument& document, const check::Finding& finding, const QString& text,
              const QString& other = {});

  signals:
    /// The fix was wanted, and has changed the pack.
    void mended();

  private:
    void mend();

    MessageBar& bar_;
    QPointer<PackDocument> document_;
    std::optional<check::Fix> fix_;
    QString text_;
};

}  // namespace mazeloom::widgets
