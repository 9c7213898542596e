<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>BriefingText</name>
    <message numerus="yes">
        <source>%n time(s), so this win sets no best time</source>
        <translation>
            <numerusform>%n time, so this win sets no best time</numerusform>
            <numerusform>%n times, so this win sets no best time</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChartText</name>
    <message numerus="yes">
        <source>%Ln seed(s)</source>
        <translation>
            <numerusform>%Ln seed</numerusform>
            <numerusform>%Ln seeds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckText</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, seed %2: nobody has to guess; each of %n deduction(s) follows, grade %3 at most</source>
        <translation>
            <numerusform>%1, seed %2: nobody has to guess; the %n deduction follows, grade %3 at most</numerusform>
            <numerusform>%1, seed %2: nobody has to guess; each of %n deductions follows, grade %3 at most</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DayText</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✓ Won, %n day(s) in a row</source>
        <translation>
            <numerusform>✓ Won, %n day in a row</numerusform>
            <numerusform>✓ Won, %n days in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row: win today&apos;s, too</source>
        <translation>
            <numerusform>%n day in a row: win today&apos;s, too</numerusform>
            <numerusform>%n days in a row: win today&apos;s, too</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DescentText</name>
    <message numerus="yes">
        <source>%n charges</source>
        <translation>
            <numerusform>%n charge</numerusform>
            <numerusform>%n charges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The thrust pushes %1 back by %n cells.</source>
        <translation>
            <numerusform>The thrust pushes %1 back by %n cell.</numerusform>
            <numerusform>The thrust pushes %1 back by %n cells.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExportLevelsText</name>
    <message numerus="yes">
        <source>%1: %n file(s) of the unfinished export there are not part of this one and stay as they are, such as %2</source>
        <translation>
            <numerusform>%1: %n file of the unfinished export there is not part of this one and stays as it is: %2</numerusform>
            <numerusform>%1: %n files of the unfinished export there are not part of this one and stay as they are, such as %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n level(s) left out; %1 lists them</source>
        <translation>
            <numerusform>%n level left out; %1 lists it</numerusform>
            <numerusform>%n levels left out; %1 lists them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExportText</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GenerateText</name>
    <message numerus="yes">
        <source>--step %1: this generation has %n step(s)</source>
        <translation>
            <numerusform>--step %1: this generation has %n step</numerusform>
            <numerusform>--step %1: this generation has %n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportText</name>
    <message numerus="yes">
        <source>and %n more note(s); --all-notes lists them</source>
        <translation>
            <numerusform>and %n more note; --all-notes lists it</numerusform>
            <numerusform>and %n more notes; --all-notes lists them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more tile(s) were taken for floor; --all-notes lists them</source>
        <translation>
            <numerusform>and %n more tile was taken for floor; --all-notes lists it</numerusform>
            <numerusform>and %n more tiles were taken for floor; --all-notes lists them</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KnownText</name>
    <message numerus="yes">
        <source>Safe: with a trap here, the %n marked numbers could not all be right.</source>
        <translation>
            <numerusform>Safe: with a trap here, the %n marked number could not be right.</numerusform>
            <numerusform>Safe: with a trap here, the %n marked numbers could not all be right.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Safe: wherever the traps lie, the %n marked numbers leave none for this cell.</source>
        <translation>
            <numerusform>Safe: wherever the traps lie, the %n marked number leaves none for this cell.</numerusform>
            <numerusform>Safe: wherever the traps lie, the %n marked numbers leave none for this cell.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A trap: without one here, the %n marked numbers could not all be right.</source>
        <translation>
            <numerusform>A trap: without one here, the %n marked number could not be right.</numerusform>
            <numerusform>A trap: without one here, the %n marked numbers could not all be right.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A trap: wherever the others lie, the %n marked numbers need one here.</source>
        <translation>
            <numerusform>A trap: wherever the others lie, the %n marked number needs one here.</numerusform>
            <numerusform>A trap: wherever the others lie, the %n marked numbers need one here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %2 shows the %n deduction(s) before it.</source>
        <translation>
            <numerusform>%1 %2 shows the %n deduction before it.</numerusform>
            <numerusform>%1 %2 shows the %n deductions before it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MapText</name>
    <message numerus="yes">
        <source>Opens when %n of these are won:</source>
        <translation>
            <numerusform>Opens when %n of these is won:</numerusform>
            <numerusform>Opens when %n of these are won:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n level(s) won</source>
        <translation>
            <numerusform>%n level won</numerusform>
            <numerusform>%n levels won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>collect %n coin(s)</source>
        <translation>
            <numerusform>collect %n coin</numerusform>
            <numerusform>collect %n coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MergeText</name>
    <message numerus="yes">
        <source>%1: both sides changed %n place(s) differently: %2</source>
        <extracomment>%1 is a file; %2 places in it, such as &quot;(3, 4), title&quot;</extracomment>
        <translation>
            <numerusform>%1: both sides changed %n place differently: %2</numerusform>
            <numerusform>%1: both sides changed %n places differently: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NeedsText</name>
    <message numerus="yes">
        <source>%n seed(s)</source>
        <translation>
            <numerusform>%n seed</numerusform>
            <numerusform>%n seeds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a level</source>
        <translation>
            <numerusform>%n without a level</numerusform>
            <numerusform>%n without a level</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OverlayText</name>
    <message numerus="yes">
        <source>%n step(s) from the hero</source>
        <translation>
            <numerusform>%n step from the hero</numerusform>
            <numerusform>%n steps from the hero</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayText</name>
    <message numerus="yes">
        <source>%1: %n input(s) come after the end and were not played</source>
        <translation>
            <numerusform>%1: %n input comes after the end and was not played</numerusform>
            <numerusform>%1: %n inputs come after the end and were not played</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SurveyFilesText</name>
    <message numerus="yes">
        <source>%n seed(s) gave no level (%1: %2), first %3</source>
        <translation>
            <numerusform>%n seed gave no level (%1: %2), first %3</numerusform>
            <numerusform>%n seeds gave no level (%1: %2), first %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TempleWords</name>
    <message numerus="yes">
        <source>%n lives</source>
        <translation>
            <numerusform>%n life</numerusform>
            <numerusform>%n lives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trap(s) around</source>
        <extracomment>The number on a cell: %n of the eight cells around it hold a trap</extracomment>
        <translation>
            <numerusform>%n trap around</numerusform>
            <numerusform>%n traps around</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazeloom::app::AnimationDialog</name>
    <message numerus="yes">
        <source>%n generation(s)</source>
        <translation>
            <numerusform>%n generation</numerusform>
            <numerusform>%n generations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazeloom::app::AnimationDomain</name>
    <message numerus="yes">
        <source>%n input(s) come after the end and were left out.</source>
        <translation>
            <numerusform>%n input comes after the end and was left out.</numerusform>
            <numerusform>%n inputs come after the end and were left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazeloom::app::ExportDialog</name>
    <message numerus="yes">
        <source>%n files are written.</source>
        <translation>
            <numerusform>%n file is written.</numerusform>
            <numerusform>%n files are written.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>1 file will be written, with %n baked level(s).</source>
        <translation>
            <numerusform>1 file will be written, with %n baked level.</numerusform>
            <numerusform>1 file will be written, with %n baked levels.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazeloom::app::ExportQuestions</name>
    <message numerus="yes">
        <source>“%1” has %n error(s): nothing was exported.</source>
        <translation>
            <numerusform>“%1” has %n error: nothing was exported.</numerusform>
            <numerusform>“%1” has %n errors: nothing was exported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazeloom::app::FullGame</name>
    <message numerus="yes">
        <source>%n temple(s) beside the campaign; each can be played at once.</source>
        <translation>
            <numerusform>%n temple beside the campaign; it can be played at once.</numerusform>
            <numerusform>%n temples beside the campaign; each can be played at once.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazeloom::app::ImportDialog</name>
    <message numerus="yes">
        <source>%n &amp;note(s): left out, or guessed</source>
        <translation>
            <numerusform>%n &amp;note: left out, or guessed</numerusform>
            <numerusform>%n &amp;notes: left out, or guessed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n cell</numerusform>
            <numerusform>%n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) with objects</source>
        <translation>
            <numerusform>%n cell with objects</numerusform>
            <numerusform>%n cells with objects</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazeloom::app::LevelChecks</name>
    <message numerus="yes">
        <source>%1 of %n level(s)</source>
        <translation>
            <numerusform>%1 of %n level</numerusform>
            <numerusform>%1 of %n levels</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazeloom::app::LevelExportDomain</name>
    <message numerus="yes">
        <source>%n of these files already exist.</source>
        <translation>
            <numerusform>%n of these files already exists.</numerusform>
            <numerusform>%n of these files already exist.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) exported to %1</source>
        <translation>
            <numerusform>%n file exported to %1</numerusform>
            <numerusform>%n files exported to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n level(s) could not be made.</source>
        <translation>
            <numerusform>%n level could not be made.</numerusform>
            <numerusform>%n levels could not be made.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazeloom::app::MeaningTree</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazeloom::app::OpenMerges</name>
    <message numerus="yes">
        <source>After a merge, %n place(s) of “%1” differ: %2</source>
        <extracomment>%1 is the title of a level, room or pack; %2 are places in it, such as &quot;(3, 4), title&quot;</extracomment>
        <translation>
            <numerusform>After a merge, %n place of “%1” differs: %2</numerusform>
            <numerusform>After a merge, %n places of “%1” differ: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazeloom::app::OutsideChanges</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazeloom::app::PackMessages</name>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazeloom::app::ReplayDomain</name>
    <message numerus="yes">
        <source>%n input(s) come after the end and were left out.</source>
        <translation>
            <numerusform>%n input comes after the end and was left out.</numerusform>
            <numerusform>%n inputs come after the end and were left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazeloom::app::SaveQuestions</name>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Save the changes to %n packs?</source>
        <translation>
            <numerusform>Save the changes to %n pack?</numerusform>
            <numerusform>Save the changes to %n packs?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files of “%1” could not be read. The copy will not contain them.</source>
        <translation>
            <numerusform>%n file of “%1” could not be read. The copy will not contain it.</numerusform>
            <numerusform>%n files of “%1” could not be read. The copy will not contain them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazeloom::app::SelectionDomain</name>
    <message numerus="yes">
        <source>%n cell(s) copied</source>
        <translation>
            <numerusform>%n cell copied</numerusform>
            <numerusform>%n cells copied</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazeloom::app::SessionDomain</name>
    <message numerus="yes">
        <source>And %n others.</source>
        <translation>
            <numerusform>And %n other.</numerusform>
            <numerusform>And %n others.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazeloom::app::ShapeEditor</name>
    <message numerus="yes">
        <source>%1: %n variant(s)</source>
        <translation>
            <numerusform>%1: %n variant</numerusform>
            <numerusform>%1: %n variants</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazeloom::app::ShortcutsDialog</name>
    <message numerus="yes">
        <source>%n action(s) in conflict</source>
        <translation>
            <numerusform>%n action in conflict</numerusform>
            <numerusform>%n actions in conflict</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazeloom::app::TileMeanings</name>
    <message numerus="yes">
        <source>%n name(s) in the file have no meaning yet: tiles become floor, objects are left out.</source>
        <translation>
            <numerusform>%n name in the file has no meaning yet: tiles become floor, objects are left out.</numerusform>
            <numerusform>%n names in the file have no meaning yet: tiles become floor, objects are left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazeloom::app::TilesDialog</name>
    <message numerus="yes">
        <source>%n tile(s) lie outside of the picture, and are not drawn</source>
        <translation>
            <numerusform>%n tile lies outside of the picture, and is not drawn</numerusform>
            <numerusform>%n tiles lie outside of the picture, and are not drawn</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::CampaignMap</name>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>%n level</numerusform>
            <numerusform>%n levels</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::CompareTable</name>
    <message numerus="yes">
        <source>%n measure(s) differ</source>
        <translation>
            <numerusform>%n measure differs</numerusform>
            <numerusform>%n measures differ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::EditContext</name>
    <message numerus="yes">
        <source>Mix of %n ink(s)</source>
        <translation>
            <numerusform>Mix of %n ink</numerusform>
            <numerusform>Mix of %n inks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::FullGameWindow</name>
    <message numerus="yes">
        <source>%n earlier message(s)</source>
        <translation>
            <numerusform>%n earlier message</numerusform>
            <numerusform>%n earlier messages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::GalleryPanel</name>
    <message numerus="yes">
        <source>%n favourite(s)</source>
        <translation>
            <numerusform>%n favourite</numerusform>
            <numerusform>%n favourites</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::GiveUpQuestion</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kill(s)</source>
        <translation>
            <numerusform>%n kill</numerusform>
            <numerusform>%n kills</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::InspectorPanel</name>
    <message numerus="yes">
        <source>%n object(s)</source>
        <translation>
            <numerusform>%n object</numerusform>
            <numerusform>%n objects</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::LevelModel</name>
    <message numerus="yes">
        <source>Must appear: %1 to %n time(s)</source>
        <translation>
            <numerusform>Must appear: %1 to %n time</numerusform>
            <numerusform>Must appear: %1 to %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>May appear: up to %n time(s)</source>
        <translation>
            <numerusform>May appear: up to %n time</numerusform>
            <numerusform>May appear: up to %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::MissionView</name>
    <message numerus="yes">
        <source>%n cells</source>
        <translation>
            <numerusform>%n cell</numerusform>
            <numerusform>%n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n one-way doors from %1 to %2</source>
        <translation>
            <numerusform>%n one-way door from %1 to %2</numerusform>
            <numerusform>%n one-way doors from %1 to %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 between %2 and %3: %n</source>
        <translation>
            <numerusform>%1 between %2 and %3: %n</numerusform>
            <numerusform>%1 between %2 and %3: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::NeedsButton</name>
    <message numerus="yes">
        <source>%n mechanic(s)</source>
        <translation>
            <numerusform>%n mechanic</numerusform>
            <numerusform>%n mechanics</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::PackCard</name>
    <message numerus="yes">
        <source>%n levels</source>
        <translation>
            <numerusform>%n level</numerusform>
            <numerusform>%n levels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rooms</source>
        <translation>
            <numerusform>%n room</numerusform>
            <numerusform>%n rooms</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::PathForm</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n cell</numerusform>
            <numerusform>%n cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::PlayerCard</name>
    <message numerus="yes">
        <source>At %n level(s)</source>
        <extracomment>The number of levels at which a player has won a medal</extracomment>
        <translation>
            <numerusform>At %n level</numerusform>
            <numerusform>At %n levels</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::ProblemCounts</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::ProblemsPanel</name>
    <message numerus="yes">
        <source>Fix all %n like this</source>
        <translation>
            <numerusform>Fix %n like this</numerusform>
            <numerusform>Fix all %n like this</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No problems so far: %n large level(s) will be generated when shown</source>
        <translation>
            <numerusform>No problems so far: %n large level will be generated when shown</numerusform>
            <numerusform>No problems so far: %n large levels will be generated when shown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::PromiseForm</name>
    <message numerus="yes">
        <source>%n content(s)</source>
        <translation>
            <numerusform>%n content</numerusform>
            <numerusform>%n contents</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::PromiseText</name>
    <message numerus="yes">
        <source>%1 in view of each match of the other pattern, within %n cell(s)</source>
        <extracomment>%1 how often, such as “At least 2”, %n a distance</extracomment>
        <translation>
            <numerusform>%1 in view of each match of the other pattern, within %n cell</numerusform>
            <numerusform>%1 in view of each match of the other pattern, within %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 within %n cell(s) of each match of the other pattern</source>
        <translation>
            <numerusform>%1 within %n cell of each match of the other pattern</numerusform>
            <numerusform>%1 within %n cells of each match of the other pattern</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::ResizeDialog</name>
    <message numerus="yes">
        <source>%n open cell(s)</source>
        <translation>
            <numerusform>%n open cell</numerusform>
            <numerusform>%n open cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n object(s)</source>
        <translation>
            <numerusform>%n object</numerusform>
            <numerusform>%n objects</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n path(s)</source>
        <translation>
            <numerusform>%n path</numerusform>
            <numerusform>%n paths</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) of other paths</source>
        <translation>
            <numerusform>%n point of other paths</numerusform>
            <numerusform>%n points of other paths</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entrance(s)</source>
        <translation>
            <numerusform>%n entrance</numerusform>
            <numerusform>%n entrances</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pinned cell(s)</source>
        <translation>
            <numerusform>%n pinned cell</numerusform>
            <numerusform>%n pinned cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::RoomPreview</name>
    <message numerus="yes">
        <source>Placed %n time(s) with the seed %1.</source>
        <extracomment>%1 is a seed</extracomment>
        <translation>
            <numerusform>Placed %n time with the seed %1.</numerusform>
            <numerusform>Placed %n times with the seed %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The room would fit, but was not drawn with any of %n seed(s): raise its weight, or the attempts of the stage.</source>
        <translation>
            <numerusform>The room would fit, but was not drawn with %n seed: raise its weight, or the attempts of the stage.</numerusform>
            <numerusform>The room would fit, but was not drawn with any of %n seeds: raise its weight, or the attempts of the stage.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::SearchReport</name>
    <message numerus="yes">
        <source>%n seed(s) gave no level</source>
        <translation>
            <numerusform>%n seed gave no level</numerusform>
            <numerusform>%n seeds gave no level</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::StageCard</name>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <translation>
            <numerusform>%Ln step</numerusform>
            <numerusform>%Ln steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::SurveyDialog</name>
    <message numerus="yes">
        <source>%n of these measures are slow: start with a hundred seeds.</source>
        <translation>
            <numerusform>%n of these measures is slow: start with a hundred seeds.</numerusform>
            <numerusform>%n of these measures are slow: start with a hundred seeds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::TempleStatus</name>
    <message numerus="yes">
        <source>%n lives</source>
        <translation>
            <numerusform>%n life</numerusform>
            <numerusform>%n lives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n TNT</source>
        <translation>
            <numerusform>%n TNT</numerusform>
            <numerusform>%n TNT</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grenades</source>
        <translation>
            <numerusform>%n grenade</numerusform>
            <numerusform>%n grenades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Air for %n seconds</source>
        <translation>
            <numerusform>Air for %n second</numerusform>
            <numerusform>Air for %n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::TerrainsPanel</name>
    <message numerus="yes">
        <source>%n cell(s) painted with it</source>
        <translation>
            <numerusform>%n cell painted with it</numerusform>
            <numerusform>%n cells painted with it</numerusform>
        </translation>
    </message>
</context>
</TS>
