// SPDX-License-Identifier: MIT
#include "app/domains/edit/mix_domain.h"

#include <QMainWindow>
#include <QRandomGenerator>
#include <QSettings>
#include <QStringList>

#include "app/actions/action_registry.h"
#include "app/domains/parts/window_parts.h"
#include "widgets/tools/tool_box.h"

namespace mazeloom::app {

using widgets::EditContext;
using widgets::Inks;

namespace {

constexpr auto kMix = "tools/mix";  // stored texts such as "floor 6", "water 2": ink and weight
constexpr auto kMixing = "tools/mixing";

}  // namespace

MixDomain::MixDomain(const WindowParts& parts)
    : QObject(&parts.window),
      box_(parts.toolBox),
      use_(parts.actions.add(
          this, {.id = "mix.use",
                 .text = tr("Mi&x of inks"),
                 .icon = "mix",
                 .shortcuts = {QKeySequence(Qt::SHIFT | Qt::Key_B)},
                 .tip = tr("Paint each cell with one of several inks, by chance. Ctrl+click inks "
                           "to mix them."),
                 .checkable = true,
                 .menu = MenuGroup::Mix,
                 .triggered = [this](bool on) { setMixing(on); }})),
      edit_(parts.actions.add(
          this, {.id = "mix.edit",
                 .text = tr("&Edit the mix…"),
                 .icon = "arrow-down",
                 .shortcuts = {QKeySequence(Qt::CTRL | Qt::Key_B)},
                 .tip = tr("Choose the inks of the mix, and how much of each there is"),
                 .menu = MenuGroup::Mix,
                 .triggered = [this] { openEditor(); }})) {
    restore();
    box_.context().inks().setMixSeed(QRandomGenerator::system()->generate64());
    EditContext& context = box_.context();
    connect(&context.inks(), &Inks::mixChanged, this, &MixDomain::keep);
    connect(&context.inks(), &Inks::mixChanged, this, &MixDomain::update);
    connect(&context, &EditContext::sheetChanged, this, &MixDomain::update);
    update();
}

void MixDomain::setMixing(bool mixing) {
    box_.context().inks().setMixing(mixing);
    update();
    // The mix may still have only the active ink; then the user must add another ink.
    if (mixing && box_.context().inks().mixHere().parts().size() < 2) openEditor();
}

void MixDomain::openEditor() {
    box_.context().inks().setMixing(true);
    const widgets::Tool* tool = box_.current();
    const bool paints = tool != nullptr && (tool->info().options & widgets::kUsesInk) != 0;
    if (!paints) box_.setCurrent(box_.find(QStringLiteral("brush")));
    emit editorWanted();
}

void MixDomain::restore() {
    edit::InkMix mix;
    for (const QString& part : QSettings().value(kMix).toStringList()) {
        const edit::InkInfo* ink = edit::findMixable(part.section(' ', 0, 0).toStdString());
        if (ink != nullptr) mix.setWeight(*ink, part.section(' ', 1).toInt());
    }
    box_.context().inks().setMix(std::move(mix));
    if (!QSettings().value(kMixing, false).toBool()) box_.context().inks().setMixing(false);
}

void MixDomain::keep() {
    const EditContext& context = box_.context();
    QStringList parts;
    for (const edit::InkMix::Part& part : context.inks().mix().parts()) {
        const std::string_view id = part.ink->id;
        parts << QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size())) + ' ' +
                     QString::number(part.weight);
    }
    QSettings settings;
    settings.setValue(kMix, parts);
    settings.setValue(kMixing, context.inks().isMixing());
}

void MixDomain::update() {
    const bool canEdit = box_.context().canEdit();
    use_->setEnabled(canEdit);
    edit_->setEnabled(canEdit);
    use_->setChecked(box_.context().inks().isMixing());
}

}  // namespace mazeloom::app
