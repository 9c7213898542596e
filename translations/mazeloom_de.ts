<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>ActionSearch</name>
    <message>
        <source>fix repair | mend solve heal correct quickfix</source>
        <extracomment>Words that mean the same in a search for an action, in any order. Words after the bar are only typed, never looked for. A translation has as many words as there are in its language.</extracomment>
        <translation>beheben reparieren | flicken lösen korrigieren heilen</translation>
    </message>
    <message>
        <source>problem error warning issue lint diagnostic</source>
        <translation>problem fehler warnung mangel diagnose</translation>
    </message>
    <message>
        <source>resize size dimensions crop extent | width height scale canvas</source>
        <translation>größe maße zuschneiden ausdehnung | breite höhe skalieren leinwand</translation>
    </message>
    <message>
        <source>add new create insert append plus</source>
        <translation>hinzufügen neu neues neuer anlegen einfügen anhängen plus</translation>
    </message>
    <message>
        <source>remove delete erase clear discard trash</source>
        <translation>entfernen löschen leeren verwerfen wegnehmen papierkorb</translation>
    </message>
    <message>
        <source>favourite favorite | keep star bookmark like remember</source>
        <translation>favorit | liebling behalten stern lesezeichen merken</translation>
    </message>
    <message>
        <source>seed random dice reroll shuffle randomize variation</source>
        <translation>startwert zufall würfel würfeln neuer variante</translation>
    </message>
    <message>
        <source>duplicate copy clone repeat</source>
        <translation>verdoppeln duplizieren kopieren klonen wiederholen</translation>
    </message>
    <message>
        <source>undo | revert back</source>
        <translation>rückgängig | zurück zurücknehmen widerrufen</translation>
    </message>
    <message>
        <source>theme dark light contrast | colours colors appearance</source>
        <translation>thema farben aussehen dunkel hell kontrast</translation>
    </message>
    <message>
        <source>shortcuts keys hotkeys keyboard bindings</source>
        <translation>tastenkürzel tasten tastatur kürzel belegung</translation>
    </message>
    <message>
        <source>picture image png screenshot svg bitmap</source>
        <translation>bild grafik png bildschirmfoto svg</translation>
    </message>
    <message>
        <source>animation film movie gif video webp</source>
        <translation>animation film gif video webp</translation>
    </message>
    <message>
        <source>export | bake publish convert write</source>
        <translation>exportieren | ausgeben backen veröffentlichen umwandeln</translation>
    </message>
    <message>
        <source>import open load read</source>
        <translation>importieren öffnen laden lesen</translation>
    </message>
    <message>
        <source>find search | look filter</source>
        <translation>suchen finden suche | filtern</translation>
    </message>
    <message>
        <source>play | test run start try</source>
        <translation>spielen | testen starten probieren</translation>
    </message>
    <message>
        <source>step frame tick</source>
        <translation>schritt einzelbild takt</translation>
    </message>
    <message>
        <source>zoom | magnify scale enlarge</source>
        <translation>zoom | vergrößern maßstab lupe</translation>
    </message>
    <message>
        <source>fit | centre center overview whole</source>
        <translation>einpassen | mitte zentrieren übersicht ganz</translation>
    </message>
    <message>
        <source>mirror flip reflect symmetry</source>
        <translation>spiegeln kippen umdrehen symmetrie</translation>
    </message>
    <message>
        <source>turn rotate</source>
        <translation>drehen rotieren</translation>
    </message>
    <message>
        <source>fill bucket | flood paint</source>
        <translation>füllen eimer fluten malen</translation>
    </message>
    <message>
        <source>brush | pencil pen draw paint</source>
        <translation>pinsel stift zeichnen malen</translation>
    </message>
    <message>
        <source>eyedropper picker sample colour</source>
        <translation>pipette aufnehmen farbe</translation>
    </message>
    <message>
        <source>path trajectory route way waypoint</source>
        <translation>weg pfad route bahn wegpunkt</translation>
    </message>
    <message>
        <source>object thing item entity enemy</source>
        <translation>objekt ding gegenstand gegner</translation>
    </message>
    <message>
        <source>stage | pass generator algorithm</source>
        <translation>phase | stufe durchgang generator algorithmus</translation>
    </message>
    <message>
        <source>recipe | pipeline parameters</source>
        <translation>rezept | ablauf parameter</translation>
    </message>
    <message>
        <source>panel | window dock sidebar view</source>
        <translation>feld fenster leiste seitenleiste ansicht</translation>
    </message>
    <message>
        <source>layer | visibility hide show</source>
        <translation>ebene sichtbarkeit ausblenden einblenden zeigen</translation>
    </message>
    <message>
        <source>explain why cause reason provenance</source>
        <translation>erklären warum ursache grund herkunft</translation>
    </message>
    <message>
        <source>proof prove solve winnable solvable</source>
        <translation>beweis beweisen lösen gewinnbar lösbar</translation>
    </message>
    <message>
        <source>gallery thumbnails contact sheet</source>
        <translation>galerie miniaturen kontaktbogen</translation>
    </message>
    <message>
        <source>compare comparison | diff difference side</source>
        <translation>vergleichen vergleich | unterschied nebeneinander</translation>
    </message>
    <message>
        <source>full screen fullscreen maximize</source>
        <translation>vollbild ganzer bildschirm maximieren</translation>
    </message>
    <message>
        <source>help manual documentation tutorial guide</source>
        <translation>hilfe handbuch anleitung dokumentation rundgang</translation>
    </message>
    <message>
        <source>text | font size larger smaller letters</source>
        <translation>text | schrift größe größer kleiner</translation>
    </message>
    <message>
        <source>reset default restore standard</source>
        <translation>zurücksetzen standard wiederherstellen</translation>
    </message>
    <message>
        <source>stamp template pattern prefab</source>
        <translation>stempel vorlage muster</translation>
    </message>
    <message>
        <source>room vault prefab</source>
        <translation>raum kammer vorlage</translation>
    </message>
    <message>
        <source>folder group tab category</source>
        <translation>ordner gruppe reiter kategorie</translation>
    </message>
    <message>
        <source>replay recording</source>
        <translation>aufzeichnung wiedergabe replay</translation>
    </message>
    <message>
        <source>pin | keep lock freeze</source>
        <translation>behalten | festhalten sperren einfrieren</translation>
    </message>
    <message>
        <source>theme | settings preferences options configuration</source>
        <translation>farben | einstellungen optionen voreinstellungen</translation>
    </message>
    <message>
        <source>shortcuts | settings preferences options configuration</source>
        <translation>tastenkürzel | einstellungen optionen voreinstellungen</translation>
    </message>
    <message>
        <source>layout | settings preferences options configuration</source>
        <translation>anordnung | einstellungen optionen voreinstellungen</translation>
    </message>
</context>
<context>
    <name>AnimateText</name>
    <message>
        <source>%1: there is no level &quot;%2&quot;; mazeloom generate %1 --list-levels tells which there are</source>
        <translation>%1: es gibt kein Level „%2“; mazeloom generate %1 --list-levels sagt, welche es gibt</translation>
    </message>
    <message>
        <source>frame %1 of %2</source>
        <translation>Bild %1 von %2</translation>
    </message>
    <message>
        <source>given up; nothing is written</source>
        <translation>abgebrochen; nichts ist geschrieben</translation>
    </message>
    <message>
        <source>%1: which format? Give --to FORMAT, or a name that ends in %2</source>
        <translation>%1: welches Format? Gib --to FORMAT an oder einen Namen, der auf %2 endet</translation>
    </message>
    <message>
        <source>%1: several pictures want a folder</source>
        <translation>%1: mehrere Bilder brauchen einen Ordner</translation>
    </message>
    <message>
        <source>--%1: a replay is drawn as its player saw it</source>
        <translation>--%1: eine Aufzeichnung wird gezeichnet, wie ihr Spieler sie sah</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>Seed %1</translation>
    </message>
    <message>
        <source>--beside: at most %1 generations are shown, the level&apos;s own among them</source>
        <translation>--beside: höchstens %1 Erzeugungen werden gezeigt, die des Levels mitgezählt</translation>
    </message>
    <message>
        <source>--beside: only generations are shown beside each other</source>
        <translation>--beside: nur Erzeugungen werden nebeneinander gezeigt</translation>
    </message>
</context>
<context>
    <name>AnimationText</name>
    <message>
        <source>%1: cannot be written: %2</source>
        <translation>%1: kann nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>%1 is written by the program %2, which is not there: install it, or take webp, gif or apng</source>
        <translation>%1 wird vom Programm %2 geschrieben, das nicht da ist: installiere es, oder nimm webp, gif oder apng</translation>
    </message>
    <message>
        <source>a file is there; the frames want a folder</source>
        <translation>dort steht eine Datei; die Bilder brauchen einen Ordner</translation>
    </message>
    <message>
        <source>the folder is not empty: give an empty or a new one</source>
        <translation>der Ordner ist nicht leer: gib einen leeren oder neuen an</translation>
    </message>
    <message>
        <source>the folder cannot be made</source>
        <translation>der Ordner lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es ist ein Ordner</translation>
    </message>
    <message>
        <source>WebP holds at most %1 pixels a side, not %2 × %3: take a smaller scale</source>
        <translation>WebP fasst höchstens %1 Pixel je Seite, nicht %2 × %3: nimm einen kleineren Maßstab</translation>
    </message>
    <message>
        <source>ffmpeg wrote nothing: make room on the disk, or look whether the program ffmpeg works</source>
        <translation>ffmpeg hat nichts geschrieben: Schaffe Platz auf der Platte, oder prüfe, ob das Programm ffmpeg funktioniert</translation>
    </message>
    <message>
        <source>ffmpeg wrote a film that is not whole (%1 of %2 frames): make room on the disk</source>
        <translation>ffmpeg hat einen unvollständigen Film geschrieben (%1 von %2 Bildern): Schaffe Platz auf der Platte</translation>
    </message>
</context>
<context>
    <name>AtlasText</name>
    <message>
        <source>%1, seeds %2–%3</source>
        <extracomment>A survey: %1 its level, %2 and %3 the first and the last seed</extracomment>
        <translation>%1, Seeds %2–%3</translation>
    </message>
    <message>
        <source>seed %1 of %2</source>
        <translation>Seed %1 von %2</translation>
    </message>
    <message>
        <source>%1, %2 a second, %3 s left</source>
        <translation>%1, %2 je Sekunde, noch %3 s</translation>
    </message>
    <message>
        <source>%1 seeds</source>
        <translation>%1 Seeds</translation>
    </message>
    <message>
        <source>%1, %2 without a level</source>
        <translation>%1, %2 ohne Level</translation>
    </message>
    <message>
        <source>%1: %2 (%3 times, first with seed %4)</source>
        <extracomment>%1 a stage, %2 why it failed, %3 how often, %4 a seed</extracomment>
        <translation>%1: %2 (%3-mal, zuerst mit Seed %4)</translation>
    </message>
</context>
<context>
    <name>BarChartText</name>
    <message>
        <source>%1 %2: %3, %4</source>
        <extracomment>A bar of a chart. %1 a measure, %2 its values, %3 &quot;1,203 seeds&quot;, %4 &quot;12.0 %&quot;</extracomment>
        <translation>%1 %2: %3, %4</translation>
    </message>
    <message>
        <source>%1; %2: %3, %4</source>
        <extracomment>Behind it the same of a second survey, whose name is %2</extracomment>
        <translation>%1; %2: %3, %4</translation>
    </message>
    <message>
        <source>Share of seeds</source>
        <translation>Anteil der Seeds</translation>
    </message>
</context>
<context>
    <name>BriefingText</name>
    <message>
        <source>The day&apos;s challenge</source>
        <translation>Die Tagesaufgabe</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Begins at depth</source>
        <translation>Beginnt in Tiefe</translation>
    </message>
    <message>
        <source>Won at depth</source>
        <translation>Gewonnen in Tiefe</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>✓ Won</source>
        <translation>✓ Gewonnen</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>Erschlagen</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>Versuch</translation>
    </message>
    <message>
        <source>Best so far</source>
        <translation>Bisher am besten</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>On to the map</source>
        <translation>Weiter zur Karte</translation>
    </message>
    <message>
        <source>Unlocked</source>
        <translation>Freigeschaltet</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Kampagne</translation>
    </message>
    <message>
        <source>All of it is won.</source>
        <translation>Sie ist ganz gewonnen.</translation>
    </message>
    <message>
        <source>Best step by step</source>
        <translation>Beste Zeit Schritt für Schritt</translation>
    </message>
    <message>
        <source>%1, of this day</source>
        <translation>%1, der dieses Tages</translation>
    </message>
    <message>
        <source>%1; the editor shows %2</source>
        <translation>%1; der Editor zeigt %2</translation>
    </message>
    <message>
        <source>%1, for %2; the editor shows %3</source>
        <extracomment>%1 a seed, %2 a player&apos;s name, %3 a seed</extracomment>
        <translation>%1, für %2; der Editor zeigt %3</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
</context>
<context>
    <name>CellText</name>
    <message>
        <source>handcrafted</source>
        <translation>handgebaut</translation>
    </message>
    <message>
        <source>link</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>room</source>
        <translation>Raum</translation>
    </message>
    <message>
        <source>passage</source>
        <translation>Labyrinthgang</translation>
    </message>
    <message>
        <source>void</source>
        <extracomment>Terrain, as in what is said of a cell</extracomment>
        <translation>Leere</translation>
    </message>
    <message>
        <source>wall</source>
        <extracomment>Terrain, as in what is said of a cell</extracomment>
        <translation>Wand</translation>
    </message>
    <message>
        <source>column</source>
        <extracomment>Terrain, as in what is said of a cell</extracomment>
        <translation>Säule</translation>
    </message>
    <message>
        <source>fireplace</source>
        <extracomment>Terrain, as in what is said of a cell</extracomment>
        <translation>Kamin</translation>
    </message>
    <message>
        <source>cabinet</source>
        <extracomment>Terrain, as in what is said of a cell</extracomment>
        <translation>Schrank</translation>
    </message>
    <message>
        <source>floor</source>
        <extracomment>Terrain, as in what is said of a cell</extracomment>
        <translation>Boden</translation>
    </message>
    <message>
        <source>closed door</source>
        <extracomment>Terrain, as in what is said of a cell</extracomment>
        <translation>geschlossene Tür</translation>
    </message>
    <message>
        <source>open door</source>
        <extracomment>Terrain, as in what is said of a cell</extracomment>
        <translation>offene Tür</translation>
    </message>
    <message>
        <source>water</source>
        <extracomment>Terrain, as in what is said of a cell</extracomment>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>waterfall down</source>
        <extracomment>Terrain, as in what is said of a cell</extracomment>
        <translation>Wasserfall nach unten</translation>
    </message>
    <message>
        <source>waterfall up</source>
        <extracomment>Terrain, as in what is said of a cell</extracomment>
        <translation>Wasserfall nach oben</translation>
    </message>
    <message>
        <source>waterfall left</source>
        <extracomment>Terrain, as in what is said of a cell</extracomment>
        <translation>Wasserfall nach links</translation>
    </message>
    <message>
        <source>waterfall right</source>
        <extracomment>Terrain, as in what is said of a cell</extracomment>
        <translation>Wasserfall nach rechts</translation>
    </message>
    <message>
        <source>stairs up</source>
        <extracomment>Terrain, as in what is said of a cell</extracomment>
        <translation>Treppe hinauf</translation>
    </message>
    <message>
        <source>stairs down</source>
        <extracomment>Terrain, as in what is said of a cell</extracomment>
        <translation>Treppe hinab</translation>
    </message>
    <message>
        <source>fountain</source>
        <extracomment>Terrain, as in what is said of a cell</extracomment>
        <translation>Brunnen</translation>
    </message>
    <message>
        <source>hero</source>
        <translation>Held</translation>
    </message>
    <message>
        <source>exit</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>heart</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>TNT</source>
        <translation>TNT</translation>
    </message>
    <message>
        <source>grenade</source>
        <translation>Granate</translation>
    </message>
    <message>
        <source>laser emitter</source>
        <translation>Laserstrahler</translation>
    </message>
    <message>
        <source>console</source>
        <translation>Konsole</translation>
    </message>
    <message>
        <source>bug</source>
        <translation>Käfer</translation>
    </message>
    <message>
        <source>boss</source>
        <translation>Boss</translation>
    </message>
    <message>
        <source>rat</source>
        <translation>Ratte</translation>
    </message>
    <message>
        <source>goblin</source>
        <translation>Goblin</translation>
    </message>
    <message>
        <source>orc</source>
        <translation>Ork</translation>
    </message>
    <message>
        <source>troll</source>
        <translation>Troll</translation>
    </message>
    <message>
        <source>wraith</source>
        <translation>Geist</translation>
    </message>
    <message>
        <source>dread knight</source>
        <translation>Schreckensritter</translation>
    </message>
    <message>
        <source>potion</source>
        <translation>Trank</translation>
    </message>
    <message>
        <source>weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>wand</source>
        <translation>Zauberstab</translation>
    </message>
    <message>
        <source>aisle</source>
        <translation>Gang</translation>
    </message>
    <message>
        <source>hidden wall</source>
        <translation>verborgene Wand</translation>
    </message>
    <message>
        <source>trap</source>
        <translation>Falle</translation>
    </message>
    <message>
        <source>coin</source>
        <translation>Münze</translation>
    </message>
    <message>
        <source>(%1, %2) %3</source>
        <translation>(%1, %2) %3</translation>
    </message>
    <message>
        <source>pinned</source>
        <extracomment>Of a cell that the designer keeps</extracomment>
        <translation>behalten</translation>
    </message>
    <message>
        <source>object of the pack&apos;s own</source>
        <translation>Objekt einer Art des Pakets</translation>
    </message>
    <message>
        <source>rubble</source>
        <extracomment>Terrain, as in what is said of a cell</extracomment>
        <translation>Geröll</translation>
    </message>
    <message>
        <source>grass</source>
        <extracomment>Terrain, as in what is said of a cell</extracomment>
        <translation>Gras</translation>
    </message>
    <message>
        <source>carpet</source>
        <extracomment>Terrain, as in what is said of a cell</extracomment>
        <translation>Teppich</translation>
    </message>
    <message>
        <source>ice</source>
        <extracomment>Terrain, as in what is said of a cell</extracomment>
        <translation>Eis</translation>
    </message>
    <message>
        <source>bridge</source>
        <extracomment>Terrain, as in what is said of a cell</extracomment>
        <translation>Brücke</translation>
    </message>
    <message>
        <source>chasm</source>
        <extracomment>Terrain, as in what is said of a cell</extracomment>
        <translation>Abgrund</translation>
    </message>
    <message>
        <source>lava</source>
        <extracomment>Terrain, as in what is said of a cell</extracomment>
        <translation>Lava</translation>
    </message>
    <message>
        <source>locked door</source>
        <extracomment>Terrain, as in what is said of a cell</extracomment>
        <translation>verschlossene Tür</translation>
    </message>
    <message>
        <source>secret door</source>
        <extracomment>Terrain, as in what is said of a cell</extracomment>
        <translation>Geheimtür</translation>
    </message>
    <message>
        <source>torch</source>
        <extracomment>Terrain, as in what is said of a cell</extracomment>
        <translation>Fackel</translation>
    </message>
    <message>
        <source>moon door</source>
        <extracomment>Terrain, as in what is said of a cell</extracomment>
        <translation>Mondtür</translation>
    </message>
    <message>
        <source>jewel door</source>
        <extracomment>Terrain, as in what is said of a cell</extracomment>
        <translation>Juwelentür</translation>
    </message>
    <message>
        <source>one-way door up</source>
        <extracomment>Terrain, as in what is said of a cell</extracomment>
        <translation>Einbahntür nach oben</translation>
    </message>
    <message>
        <source>one-way door to the right</source>
        <extracomment>Terrain, as in what is said of a cell</extracomment>
        <translation>Einbahntür nach rechts</translation>
    </message>
    <message>
        <source>one-way door down</source>
        <extracomment>Terrain, as in what is said of a cell</extracomment>
        <translation>Einbahntür nach unten</translation>
    </message>
    <message>
        <source>one-way door to the left</source>
        <extracomment>Terrain, as in what is said of a cell</extracomment>
        <translation>Einbahntür nach links</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>moon key</source>
        <translation>Mondschlüssel</translation>
    </message>
    <message>
        <source>jewel key</source>
        <translation>Juwelenschlüssel</translation>
    </message>
    <message>
        <source>Cannot be entered</source>
        <translation>Kann nicht betreten werden</translation>
    </message>
    <message>
        <source>Can be walked</source>
        <translation>Kann begangen werden</translation>
    </message>
    <message>
        <source>Slows who enters it</source>
        <translation>Bremst, wer sie betritt</translation>
    </message>
    <message>
        <source>Wounds who enters it</source>
        <translation>Verletzt, wer sie betritt</translation>
    </message>
    <message>
        <source>Kills who enters it</source>
        <translation>Tötet, wer sie betritt</translation>
    </message>
    <message>
        <source>blocks sight</source>
        <translation>versperrt die Sicht</translation>
    </message>
    <message>
        <source>liquid</source>
        <translation>flüssig</translation>
    </message>
</context>
<context>
    <name>ChartText</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>The title of an axis: what is measured, and its unit</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln seed(s)</source>
        <translation>
            <numerusform>%Ln Seed</numerusform>
            <numerusform>%Ln Seeds</numerusform>
        </translation>
    </message>
    <message>
        <source>under %1 %</source>
        <translation>unter %1 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1, %2, median %3</source>
        <extracomment>%1 &quot;1,000 seeds&quot;, %2 &quot;3 to 41&quot;, %3 a number</extracomment>
        <translation>%1, %2, Median %3</translation>
    </message>
    <message>
        <source>%1; %2 without a level</source>
        <translation>%1; %2 ohne Level</translation>
    </message>
    <message>
        <source>No seed has a value yet</source>
        <translation>Noch kein Seed hat einen Wert</translation>
    </message>
</context>
<context>
    <name>CheckText</name>
    <message>
        <source>no problems</source>
        <translation>keine Probleme</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 of %3 seeds</source>
        <extracomment>Progress of a command: %1 a level, %2 how many seeds are done, %3 of how many</extracomment>
        <translation>%1: %2 von %3 Seeds</translation>
    </message>
    <message>
        <source>%1: there is no level &quot;%2&quot;; mazeloom generate %1 --list-levels tells which there are</source>
        <translation>%1: es gibt kein Level „%2“; mazeloom generate %1 --list-levels sagt, welche es gibt</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>&quot;%1&quot; is not UTF-8</source>
        <translation>„%1“ ist kein UTF-8</translation>
    </message>
    <message>
        <source>%1: cannot be written: %2</source>
        <translation>%1: kann nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>unknown option &quot;%1&quot;; see mazeloom --help</source>
        <translation>unbekannte Option „%1“; siehe mazeloom --help</translation>
    </message>
    <message>
        <source>the day; by default today, in UTC</source>
        <translation>der Tag; sonst heute, in UTC</translation>
    </message>
    <message>
        <source>make the day&apos;s level, the same for everybody</source>
        <translation>das Level des Tages erzeugen, für alle dasselbe</translation>
    </message>
    <message>
        <source>Makes the day&apos;s challenge: a temple that is drawn from the date, the same for everybody.</source>
        <translation>Erzeugt die Herausforderung eines Tages: einen Tempel, der aus dem Datum ausgelost wird, für alle derselbe.</translation>
    </message>
    <message>
        <source>only this level</source>
        <translation>nur dieses Level</translation>
    </message>
    <message>
        <source>also generate every level from each of these seeds, and prove what the generator promises of it, and that a temple can be won</source>
        <translation>auch jedes Level aus jedem dieser Seeds erzeugen und nachprüfen, was der Generator davon verspricht und ob ein Tempel zu gewinnen ist</translation>
    </message>
    <message>
        <source>the list as JSON</source>
        <translation>die Liste als JSON</translation>
    </message>
    <message>
        <source>list what is wrong with a pack</source>
        <translation>auflisten, was an einem Paket nicht stimmt</translation>
    </message>
    <message>
        <source>Lists what is wrong with a pack, a line for each problem.</source>
        <translation>Listet auf, was an einem Paket nicht stimmt, je Problem eine Zeile.</translation>
    </message>
    <message>
        <source>Of a rule&apos;s findings in one level 50 are listed and the others counted; of the seeds that fail alike 10 are. Levels are made one after the other: it takes as much memory as the largest of them.</source>
        <translation>Von dem, was eine Regel in einem Level findet, werden 50 aufgezählt und die übrigen gezählt; von Seeds, die gleich misslingen, 10. Levels werden nacheinander erzeugt: Es braucht so viel Speicher wie das größte.</translation>
    </message>
    <message>
        <source>Exit code: 0 no problems, or warnings alone; 1 problems; 2 wrong usage.</source>
        <translation>Rückgabewert: 0 keine Probleme oder nur Warnungen, 1 Probleme, 2 falsch aufgerufen.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>at most %1 at a time</source>
        <translation>höchstens %1 auf einmal</translation>
    </message>
    <message>
        <source>%1 by default</source>
        <translation>sonst %1</translation>
    </message>
    <message>
        <source>- for stdin</source>
        <translation>- für stdin</translation>
    </message>
    <message>
        <source>- for stdout</source>
        <translation>- für stdout</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>Aufruf:</translation>
    </message>
    <message>
        <source>PACK is a folder, an archive .mazepack, or builtin:NAME.</source>
        <translation>PACK ist ein Ordner, ein Archiv .mazepack oder builtin:NAME.</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Optionen:</translation>
    </message>
    <message>
        <source>this text</source>
        <translation>dieser Text</translation>
    </message>
    <message>
        <source>Without a command the editor starts.</source>
        <translation>Ohne Befehl startet der Editor.</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Befehle:</translation>
    </message>
    <message>
        <source>this text; after a command, that command&apos;s</source>
        <translation>dieser Text; nach einem Befehl der zu diesem Befehl</translation>
    </message>
    <message>
        <source>the version</source>
        <translation>die Version</translation>
    </message>
    <message>
        <source>see %1</source>
        <translation>siehe %1</translation>
    </message>
    <message>
        <source>%1 takes no value</source>
        <translation>%1 nimmt keinen Wert</translation>
    </message>
    <message>
        <source>%1 wants a value: %2</source>
        <translation>%1 verlangt einen Wert: %2</translation>
    </message>
    <message>
        <source>there is no option &quot;%1&quot;; did you mean %2?</source>
        <translation>es gibt keine Option „%1“; war %2 gemeint?</translation>
    </message>
    <message>
        <source>there is no option &quot;%1&quot;</source>
        <translation>es gibt keine Option „%1“</translation>
    </message>
    <message>
        <source>%1 stands more than once</source>
        <translation>%1 steht mehr als einmal da</translation>
    </message>
    <message>
        <source>%1 wants a level&apos;s id</source>
        <translation>%1 verlangt die Kennung eines Levels</translation>
    </message>
    <message>
        <source>%1 wants a whole number from %2 to %3, not &quot;%4&quot;</source>
        <translation>%1 verlangt eine ganze Zahl von %2 bis %3, nicht „%4“</translation>
    </message>
    <message>
        <source>%1 wants %2, not &quot;%3&quot;</source>
        <translation>%1 verlangt %2, nicht „%3“</translation>
    </message>
    <message>
        <source>%1 wants a day of the calendar as YYYY-MM-DD, not &quot;%2&quot;</source>
        <translation>%1 verlangt einen Tag des Kalenders als YYYY-MM-DD (Jahr, Monat, Tag), nicht „%2“</translation>
    </message>
    <message>
        <source>%1 wants two whole numbers from %2 to %3 with two dots between them, such as 0..99, not &quot;%4&quot;</source>
        <translation>%1 verlangt zwei ganze Zahlen von %2 bis %3 mit zwei Punkten dazwischen, etwa 0..99, nicht „%4“</translation>
    </message>
    <message>
        <source>%1 %2: the last one is before the first</source>
        <translation>%1 %2: die letzte liegt vor der ersten</translation>
    </message>
    <message>
        <source>%1 %2: at most %3 at a time</source>
        <translation>%1 %2: höchstens %3 auf einmal</translation>
    </message>
    <message>
        <source>%1 wants a file</source>
        <translation>%1 verlangt eine Datei</translation>
    </message>
    <message>
        <source>%1 wants a name that ends in %2, not &quot;%3&quot;</source>
        <translation>%1 verlangt einen Namen, der auf %2 endet, nicht „%3“</translation>
    </message>
    <message>
        <source>%1 needs no pack; what is &quot;%2&quot;?</source>
        <translation>%1 braucht kein Paket; was soll „%2“ sein?</translation>
    </message>
    <message>
        <source>which pack? Give a folder, an archive .mazepack, or builtin:NAME</source>
        <translation>welches Paket? Gib einen Ordner, ein Archiv .mazepack oder builtin:NAME an</translation>
    </message>
    <message>
        <source>one pack at a time, not also &quot;%1&quot;</source>
        <translation>ein Paket auf einmal, nicht auch „%1“</translation>
    </message>
    <message>
        <source>%1 stands alone: %2 has nothing to do beside it</source>
        <translation>%1 steht allein: %2 hat daneben nichts zu tun</translation>
    </message>
    <message>
        <source> or </source>
        <extracomment>Between the last two of a list, such as &quot;text, json or png&quot;</extracomment>
        <translation> oder </translation>
    </message>
    <message>
        <source>Exit code: 0 done, 1 failed, 2 wrong usage.</source>
        <translation>Rückgabewert: 0 fertig, 1 fehlgeschlagen, 2 falsch aufgerufen.</translation>
    </message>
    <message>
        <source>where to? Give -o FILE.mazepack</source>
        <translation>wohin? Gib -o FILE.mazepack an</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a command nor a pack that exists</source>
        <translation>„%1“ ist weder ein Befehl noch ein Paket, das es gibt</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a command nor a pack that exists; did you mean %2?</source>
        <translation>„%1“ ist weder ein Befehl noch ein Paket, das es gibt; war %2 gemeint?</translation>
    </message>
    <message>
        <source>there is no pack &quot;%1&quot;</source>
        <translation>es gibt kein Paket „%1“</translation>
    </message>
    <message>
        <source>there is no pack &quot;%1&quot;; did you mean %2?</source>
        <translation>es gibt kein Paket „%1“; war %2 gemeint?</translation>
    </message>
    <message>
        <source>the level to make</source>
        <translation>das Level, das erzeugt wird</translation>
    </message>
    <message>
        <source>which level? Give --level ID</source>
        <translation>welches Level? Gib --level ID an</translation>
    </message>
    <message>
        <source>the same seed gives the same level</source>
        <translation>gleicher Seed, gleiches Level</translation>
    </message>
    <message>
        <source>which seed? Give --seed N</source>
        <translation>welcher Seed? Gib --seed N an</translation>
    </message>
    <message>
        <source>also write every step of the generation, as lines of JSON</source>
        <translation>auch jeden Schritt der Erzeugung schreiben, als Zeilen JSON</translation>
    </message>
    <message>
        <source>the level as it is after K steps</source>
        <translation>das Level, wie es nach K Schritten ist</translation>
    </message>
    <message>
        <source>the level as a floor of this depth; by default the depth that the pack&apos;s descent has it at, or 1</source>
        <translation>das Level als Stockwerk dieser Tiefe; sonst die, die es im Abstieg des Pakets hat, oder 1</translation>
    </message>
    <message>
        <source>--output and --trace want different files</source>
        <translation>--output und --trace verlangen verschiedene Dateien</translation>
    </message>
    <message>
        <source>make a level of a pack, or list its levels</source>
        <translation>ein Level eines Pakets erzeugen oder seine Levels auflisten</translation>
    </message>
    <message>
        <source>Makes a level of a pack.</source>
        <translation>Erzeugt ein Level eines Pakets.</translation>
    </message>
    <message>
        <source>A level has at most 8192 × 8192 cells, a pack at most 10000 levels and as many rooms. A temple of that size takes some 10 seconds and 700 MB, with --step as well, and caves with all dangers some 13 seconds; to unite a maze of it takes up to 1.2 GB, and 20 seconds with 64 loops. --trace keeps all steps of the generation in memory, at most 16 bytes a step.</source>
        <translation>Ein Level hat höchstens 8192 × 8192 Zellen, ein Paket höchstens 10000 Levels und ebenso viele Räume. Ein Tempel dieser Größe braucht etwa 10 Sekunden und 700 MB, auch mit --step, und Höhlen mit allen Gefahren etwa 13 Sekunden; ein Labyrinth davon zu verbinden braucht bis zu 1,2 GB, und mit 64 Schleifen 20 Sekunden. --trace hält alle Schritte der Erzeugung im Speicher, höchstens 16 Bytes je Schritt.</translation>
    </message>
    <message>
        <source>where to write it; stdout by default</source>
        <translation>wohin; sonst stdout</translation>
    </message>
    <message>
        <source>the level to play; may be left out when the inputs name it. A floor of a descent is where the run begins; without a level the pack&apos;s descent is played</source>
        <translation>das Level; kann fehlen, wenn die Eingaben es nennen. Auf einem Stockwerk eines Abstiegs beginnt der Lauf; ohne Level wird der Abstieg des Pakets gespielt</translation>
    </message>
    <message>
        <source>may be left out as well</source>
        <translation>kann ebenso fehlen</translation>
    </message>
    <message>
        <source>how many attempts at a temple were lost before, each draws new traps and coins; 0 unless the inputs name another</source>
        <translation>so viele Versuche an einem Tempel gingen schon verloren, jeder zieht neue Fallen und Münzen; 0, wenn die Eingaben nichts sagen</translation>
    </message>
    <message>
        <source>a line of JSON for each input. In a temple {&quot;tick&quot;:120,&quot;press&quot;:&quot;right&quot;}, also &quot;release&quot; and &quot;tap&quot;; in a descent {&quot;key&quot;:&quot;right&quot;}, also &quot;g&quot;, &quot;z&quot; and so on</source>
        <translation>je Eingabe eine Zeile JSON. In einem Tempel {&quot;tick&quot;:120,&quot;press&quot;:&quot;right&quot;}, auch &quot;release&quot; und &quot;tap&quot;; in einem Abstieg {&quot;key&quot;:&quot;right&quot;}, auch &quot;g&quot;, &quot;z&quot; und so weiter</translation>
    </message>
    <message>
        <source>which inputs? Give --inputs FILE</source>
        <translation>welche Eingaben? Gib --inputs FILE an</translation>
    </message>
    <message>
        <source>the result as JSON</source>
        <translation>das Ergebnis als JSON</translation>
    </message>
    <message>
        <source>play recorded inputs, and tell how it ends</source>
        <translation>aufgezeichnete Eingaben abspielen und sagen, wie es ausgeht</translation>
    </message>
    <message>
        <source>Plays recorded inputs without a window, and tells how it ends: of a temple outcome, tick, coins, lives, of a descent outcome, turns, depth, kills, hp, score; and a hash of the last state, the same on every machine.</source>
        <translation>Spielt aufgezeichnete Eingaben ohne Fenster ab und sagt, wie es ausgeht: von einem Tempel Ausgang, Tick, Münzen, Leben, von einem Abstieg Ausgang, Züge, Tiefe, Besiegte, Trefferpunkte, Punkte; und einen Hash des letzten Zustands, auf jedem Rechner derselbe.</translation>
    </message>
    <message>
        <source>A temple&apos;s replay saved by the editor says in its first line for how many ticks it lasted. Otherwise play ends when the last input has been carried out and all is at rest. Inputs after the end are not played, and counted as a failure.</source>
        <translation>Eine vom Editor gespeicherte Wiederholung eines Tempels sagt in ihrer ersten Zeile, wie viele Ticks sie dauerte. Sonst endet das Spiel, wenn die letzte Eingabe ausgeführt und alles in Ruhe ist. Eingaben nach dem Ende werden nicht gespielt und gelten als Fehlschlag.</translation>
    </message>
    <message>
        <source>Inputs are at most 64 MiB, 1000000 of them, 4096 bytes each, over ten hours.</source>
        <translation>Eingaben sind höchstens 64 MiB, 1000000 Stück, je 4096 Bytes, über zehn Stunden.</translation>
    </message>
    <message>
        <source>Exit code: 0 played, whether won or lost; 1 failed; 2 wrong usage.</source>
        <translation>Rückgabewert: 0 gespielt, gewonnen oder verloren; 1 misslungen; 2 falsch aufgerufen.</translation>
    </message>
    <message>
        <source>no window can be shown: QT_QPA_PLATFORM asks for &quot;%1&quot;, which cannot be used here</source>
        <translation>kein Fenster kann gezeigt werden: QT_QPA_PLATFORM verlangt „%1“, was hier nicht geht</translation>
    </message>
    <message>
        <source>no window can be shown: the display &quot;%1&quot; cannot be connected to</source>
        <translation>kein Fenster kann gezeigt werden: zum Bildschirm „%1“ gibt es keine Verbindung</translation>
    </message>
    <message>
        <source>no window can be shown: there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set)</source>
        <translation>kein Fenster kann gezeigt werden: es gibt keinen Bildschirm (weder DISPLAY noch WAYLAND_DISPLAY ist gesetzt)</translation>
    </message>
    <message>
        <source>one at a time, not also &quot;%1&quot;</source>
        <translation>eines auf einmal, nicht auch „%1“</translation>
    </message>
    <message>
        <source>which file? Give one of another program</source>
        <translation>welche Datei? Eine eines anderen Programms angeben</translation>
    </message>
    <message>
        <source>help on what? Give formats, or a command</source>
        <translation>Hilfe wozu? formats oder einen Befehl angeben</translation>
    </message>
    <message>
        <source>the format, by default the one whose files end as PLACE does; mazeloom help formats tells of them</source>
        <translation>das Format; ohne Angabe das, dessen Dateien wie PLACE enden; mazeloom help formats nennt sie</translation>
    </message>
    <message>
        <source>what levels are made from; 1 by default</source>
        <translation>woraus Levels gemacht werden; ohne Angabe 1</translation>
    </message>
    <message>
        <source>pixels a cell, of pictures; by default as many as make one of reasonable size</source>
        <translation>Pixel je Zelle, bei Bildern; ohne Angabe so viele, dass ein Bild vernünftiger Größe entsteht</translation>
    </message>
    <message>
        <source>the colours of pictures</source>
        <translation>die Farben von Bildern</translation>
    </message>
    <message>
        <source>write a pack or its levels, for a game or for others</source>
        <translation>ein Paket oder seine Levels schreiben, für ein Spiel oder für andere</translation>
    </message>
    <message>
        <source>Makes one file of a pack, for a game to load or for others to open: its levels and rooms, a picture of each level, and checksums. The same pack gives the same bytes. A pack with errors is not exported: they are listed, as by mazeloom check. With another format its levels are made from seeds, and written for other programs to open.</source>
        <translation>Macht eine Datei aus einem Paket, die ein Spiel laden oder andere öffnen können: seine Levels und Räume, ein Bild jedes Levels und Prüfsummen. Dasselbe Paket ergibt dieselben Bytes. Ein Paket mit Fehlern wird nicht exportiert: sie werden aufgezählt, wie von mazeloom check. In einem anderen Format werden seine Levels aus Seeds gemacht und so geschrieben, dass andere Programme sie öffnen.</translation>
    </message>
    <message>
        <source>tell of formats, or of a command</source>
        <translation>von Formaten oder einem Befehl erzählen</translation>
    </message>
    <message>
        <source>Tells which formats levels can be written in and read from, and what each can carry; or what a command takes.</source>
        <translation>Sagt, in welchen Formaten Levels geschrieben und gelesen werden und was jedes aufnimmt; oder was ein Befehl annimmt.</translation>
    </message>
    <message>
        <source>It writes to stdout and reads nothing.</source>
        <translation>Es schreibt nach stdout und liest nichts.</translation>
    </message>
    <message>
        <source>the pack&apos;s folder, which is made where it is not there</source>
        <translation>der Ordner des Pakets, der angelegt wird, wenn es ihn nicht gibt</translation>
    </message>
    <message>
        <source>into which pack? Give -o FOLDER</source>
        <translation>in welches Paket? -o ORDNER angeben</translation>
    </message>
    <message>
        <source>read a level that another program wrote</source>
        <translation>ein Level lesen, das ein anderes Programm geschrieben hat</translation>
    </message>
    <message>
        <source>what to write; text is a character a cell, and mazeloom help formats tells of the others</source>
        <translation>was geschrieben wird; text ist ein Zeichen je Zelle, von den anderen erzählt mazeloom help formats</translation>
    </message>
    <message>
        <source>%1 wants %2, or several with a comma between them, not &quot;%3&quot;</source>
        <translation>%1 will %2, oder mehrere mit einem Komma dazwischen, nicht „%3“</translation>
    </message>
    <message>
        <source>pixels a cell; by default as many as make pictures of at most 640 pixels a side, and at most 16</source>
        <translation>Pixel je Zelle; sonst so viele, dass Bilder höchstens 640 Pixel je Seite haben, und höchstens 16</translation>
    </message>
    <message>
        <source>where to write it; a file that is there is replaced when all has gone well. Without an ending it is a folder, new or empty, for a picture a frame</source>
        <translation>wohin es geschrieben wird; eine Datei, die da ist, wird ersetzt, wenn alles gut gegangen ist. Ohne Endung ist es ein Ordner, neu oder leer, für je ein Bild</translation>
    </message>
    <message>
        <source>where to? Give -o FILE.webp</source>
        <translation>wohin? Gib -o DATEI.webp an</translation>
    </message>
    <message>
        <source>the format, by default the one whose files end as FILE does</source>
        <translation>das Format, sonst das, dessen Dateien wie FILE enden</translation>
    </message>
    <message>
        <source>the animation takes so long, whatever its steps; in place of --every</source>
        <translation>die Animation dauert so lange, wie viele Schritte sie auch hat; anstelle von --every</translation>
    </message>
    <message>
        <source>An animation has at most 20000 frames of at most 16384 pixels a side. A frame is drawn, written and forgotten: memory does not grow with their number, but that webp keeps the compressed frames until the file is whole.</source>
        <translation>Eine Animation hat höchstens 20000 Bilder von höchstens 16384 Pixeln je Seite. Ein Bild wird gezeichnet, geschrieben und vergessen: Der Speicher wächst nicht mit ihrer Zahl, nur webp behält die gepackten Bilder, bis die Datei ganz ist.</translation>
    </message>
    <message>
        <source>several with a comma between them</source>
        <translation>mehrere mit einem Komma dazwischen</translation>
    </message>
    <message>
        <source>lines between the cells of pictures, from 10 pixels a cell on</source>
        <translation>Linien zwischen den Zellen von Bildern, ab 10 Pixeln je Zelle</translation>
    </message>
    <message>
        <source>what lies over the level in pictures</source>
        <translation>was in Bildern über dem Level liegt</translation>
    </message>
    <message>
        <source>LINK begins with mazeloom://open and says which pack, level, seed and step to show.</source>
        <translation>LINK beginnt mit mazeloom://open und sagt, welches Paket, welches Level, welcher Seed und welcher Schritt gezeigt werden.</translation>
    </message>
    <message>
        <source>of an archive: each level as each of these seeds makes it, as a level of its own, for games that have no generator</source>
        <translation>von einem Archiv: jedes Level, wie jeder dieser Seeds es macht, als eigenes Level, für Spiele ohne Generator</translation>
    </message>
    <message>
        <source>the level to make; may be left out when the inputs name it</source>
        <translation>das Level; darf fehlen, wenn die Eingaben es nennen</translation>
    </message>
    <message>
        <source>shows these inputs being played, as mazeloom play takes them, in place of the generation</source>
        <translation>zeigt, wie diese Eingaben gespielt werden, wie mazeloom play sie nimmt, statt der Erzeugung</translation>
    </message>
    <message>
        <source>shows bugs and bosses on their paths, once around, in place of the generation</source>
        <translation>zeigt Käfer und Bosse auf ihren Wegen, einmal herum, statt der Erzeugung</translation>
    </message>
    <message>
        <source>K steps from frame to frame, of replays ticks or keys; by default as many as let a generation take 10 seconds, and as fast as a replay was, a descent&apos;s 8 keys a second</source>
        <translation>K Schritte von Bild zu Bild, bei Aufzeichnungen Ticks oder Tasten; sonst so viele, dass eine Erzeugung 10 Sekunden dauert, und so schnell, wie eine Aufzeichnung war, die eines Abstiegs 8 Tasten je Sekunde</translation>
    </message>
    <message>
        <source>frames a second; 25 by default, of a descent&apos;s replay 8</source>
        <translation>Bilder je Sekunde; sonst 25, bei der Aufzeichnung eines Abstiegs 8</translation>
    </message>
    <message>
        <source>show how a level is made or played, as an animation</source>
        <translation>zeigt als Animation, wie ein Level entsteht oder gespielt wird</translation>
    </message>
    <message>
        <source>Draws how a level is made, step by step, as a moving picture; or how it is played, or how those who walk in it go. The first and the last frame are always there; the last stands a second longer.</source>
        <translation>Zeichnet Schritt für Schritt als bewegtes Bild, wie ein Level entsteht; oder wie es gespielt wird, oder wie die gehen, die darin laufen. Das erste und das letzte Bild sind immer dabei; das letzte steht eine Sekunde länger.</translation>
    </message>
    <message>
        <source>regenerate around what was changed elsewhere; otherwise the rest of an imported level is pinned as its seed made it</source>
        <translation>um das herum neu erzeugen, was anderswo geändert wurde; sonst wird der Rest eines zurückkommenden Levels so behalten, wie sein Seed ihn machte</translation>
    </message>
    <message>
        <source>%1 wants the id of one of the pack&apos;s tiles</source>
        <translation>%1 verlangt die Kennung von Kacheln des Pakets</translation>
    </message>
    <message>
        <source>draws cells in these of the pack&apos;s tiles, in place of as the program does</source>
        <translation>zeichnet Zellen in diesen Kacheln des Pakets, statt wie das Programm es tut</translation>
    </message>
    <message>
        <source>a parameter of the recipe, for this once, such as rooms.attempts=80; 20..80: drawn by the seed; blob|caves: one of them; 1:20,10:80: by depth; may stand several times</source>
        <translation>ein Parameter des Rezepts, für dieses eine Mal, etwa rooms.attempts=80; 20..80: vom Startwert gezogen; blob|caves: eines davon; 1:20,10:80: nach Tiefe; darf mehrmals stehen</translation>
    </message>
    <message>
        <source>shows another generation beside it: from another seed (7), by another recipe (recipe=ID), with another value (maze.algorithm=wilson), or several of these with blanks between; may stand up to three times</source>
        <translation>zeigt eine andere Erzeugung daneben: aus einem anderen Seed (7), mit einem anderen Rezept (recipe=ID), mit einem anderen Wert (maze.algorithm=wilson) oder mehreres davon, durch Leerzeichen getrennt; darf bis zu dreimal stehen</translation>
    </message>
    <message>
        <source>how generations beside each other keep step: by single steps, with each stage beginning and ending together, or all beginning and ending together</source>
        <translation>wie Erzeugungen nebeneinander Schritt halten: nach einzelnen Schritten, mit gemeinsamem Beginn und Ende jeder Phase, oder mit gemeinsamem Beginn und Ende des Ganzen</translation>
    </message>
    <message>
        <source>the seeds to show</source>
        <translation>die Seeds, die gezeigt werden</translation>
    </message>
    <message>
        <source>shows the level&apos;s favourite seeds instead of --seeds</source>
        <translation>zeigt die Favoriten des Levels anstelle von --seeds</translation>
    </message>
    <message>
        <source>the order, smallest first; by default that of the seeds</source>
        <translation>die Ordnung, das Kleinste zuerst; sonst die der Seeds</translation>
    </message>
    <message>
        <source>the other way round</source>
        <translation>umgekehrt</translation>
    </message>
    <message>
        <source>pictures in a row; by default about as many as rows</source>
        <translation>Bilder in einer Reihe; sonst etwa so viele wie Reihen</translation>
    </message>
    <message>
        <source>where to write it; a file that is there is replaced when all has gone well</source>
        <translation>wohin es geschrieben wird; eine Datei, die da ist, wird ersetzt, wenn alles gut gegangen ist</translation>
    </message>
    <message>
        <source>where to? Give -o FILE.png</source>
        <translation>wohin? -o FILE.png angeben</translation>
    </message>
    <message>
        <source>show many seeds of a level on one sheet</source>
        <translation>viele Seeds eines Levels auf einem Bogen zeigen</translation>
    </message>
    <message>
        <source>Makes a level from many seeds and puts small pictures of all on one sheet, each with its seed and what it is sorted by. A seed that gives no level has why in its place.</source>
        <translation>Macht ein Level aus vielen Seeds und bringt kleine Bilder von allen auf einen Bogen, jedes mit seinem Seed und dem, wonach geordnet ist. Bei einem Seed, aus dem kein Level wird, steht an seinem Platz, warum.</translation>
    </message>
    <message>
        <source>A sheet has at most 1024 levels, and as PNG at most 16384 pixels a side. The longest way is measured of levels of at most 262144 cells.</source>
        <translation>Ein Bogen hat höchstens 1024 Levels, und als PNG höchstens 16384 Pixel je Seite. Der längste Weg wird von Levels mit höchstens 262144 Zellen gemessen.</translation>
    </message>
    <message>
        <source>dims the cells that are the same in all generations beside each other</source>
        <translation>dämpft die Zellen, die in allen Erzeugungen nebeneinander gleich sind</translation>
    </message>
    <message>
        <source>what of? mazeloom %1 --help tells</source>
        <translation>wovon? mazeloom %1 --help sagt mehr</translation>
    </message>
    <message>
        <source>how often a false alarm may come, over all measures together</source>
        <translation>wie oft ein Fehlalarm vorkommen darf, über alle Maße zusammen</translation>
    </message>
    <message>
        <source>tell whether a generator has drifted</source>
        <translation>sagen, ob ein Generator abgedriftet ist</translation>
    </message>
    <message>
        <source>Compares two surveys of a level, measure by measure: identical, the same within what chance does, or drifted. The chance is how likely two surveys of one generator differ as much.</source>
        <translation>Vergleicht zwei Erhebungen eines Levels, Maß für Maß: identisch, gleich bis auf den Zufall, oder abgedriftet. Die Wahrscheinlichkeit sagt, wie oft sich zwei Erhebungen desselben Generators so stark unterscheiden.</translation>
    </message>
    <message>
        <source>A survey file has at most 256 MiB.</source>
        <translation>Die Datei einer Erhebung hat höchstens 256 MiB.</translation>
    </message>
    <message>
        <source>Exit code: 0 the same, 1 drifted, or it failed, 2 wrong usage.</source>
        <translation>Rückgabewert: 0 gleich, 1 abgedriftet oder fehlgeschlagen, 2 falscher Aufruf.</translation>
    </message>
    <message>
        <source>comparisons of measures with and, or, not and brackets, such as &quot;dead-ends &lt;= 3 and rooms = 6..9&quot; or &quot;traps * 10 &lt;= open-cells&quot;</source>
        <translation>Vergleiche von Maßen mit and, or, not und Klammern, etwa &quot;dead-ends &lt;= 3 and rooms = 6..9&quot; oder &quot;traps * 10 &lt;= open-cells&quot;</translation>
    </message>
    <message>
        <source>what is wished? Give --wish &quot;dead-ends &lt;= 3&quot;</source>
        <translation>was wird gewünscht? Gib --wish &quot;dead-ends &lt;= 3&quot; an</translation>
    </message>
    <message>
        <source>the seeds to look at</source>
        <translation>die Seeds, die angesehen werden</translation>
    </message>
    <message>
        <source>ends after so many seeds are found</source>
        <translation>endet, sobald so viele Seeds gefunden sind</translation>
    </message>
    <message>
        <source>find seeds of a level by a wish</source>
        <translation>Seeds eines Levels nach einem Wunsch finden</translation>
    </message>
    <message>
        <source>Makes a level from one seed after the other and prints those that fulfil a wish, a line each: the seed, and what was measured. What is cheap and refuses most is asked first, so that what is dear is asked of few; the seeds that come out are the same. mazeloom gallery --help lists the measures.</source>
        <translation>Erzeugt das Level aus einem Seed nach dem anderen und gibt die aus, die einen Wunsch erfüllen, je eine Zeile: den Seed und was gemessen wurde. Was billig ist und am meisten ablehnt, wird zuerst gefragt, sodass Teures nur wenige trifft; es kommen dieselben Seeds heraus. mazeloom gallery --help nennt die Maße.</translation>
    </message>
    <message>
        <source>A wish has at most 4096 characters, and numbers up to 1000000000000.</source>
        <translation>Ein Wunsch hat höchstens 4096 Zeichen und Zahlen bis 1000000000000.</translation>
    </message>
    <message>
        <source>Exit code: 0 a seed was found, 1 none was, or it failed, 2 wrong usage.</source>
        <translation>Rückgabewert: 0 ein Seed wurde gefunden, 1 keiner, oder es schlug fehl, 2 falscher Aufruf.</translation>
    </message>
    <message>
        <source>a parameter of the recipe, for this once, as by generate; may stand several times</source>
        <translation>ein Parameter des Rezepts, nur für dieses Mal, wie bei generate; darf mehrmals stehen</translation>
    </message>
    <message>
        <source>how many seeds are made at once; by default as many as the machine has cores. They change nothing of what comes out</source>
        <translation>wie viele Seeds zugleich erzeugt werden; ohne Angabe so viele, wie der Rechner Kerne hat. Am Ergebnis ändert es nichts</translation>
    </message>
    <message>
        <source>the seeds to measure</source>
        <translation>die Seeds, die gemessen werden</translation>
    </message>
    <message>
        <source>what is measured; by default what is cheap to measure and tells something of such a level</source>
        <translation>was gemessen wird; ohne Angabe alles, was billig zu messen ist und über ein solches Level etwas sagt</translation>
    </message>
    <message>
        <source>leaves out how often each two measures&apos; values came together: a far smaller file</source>
        <translation>lässt weg, wie oft die Werte je zweier Maße zusammentrafen: eine weit kleinere Datei</translation>
    </message>
    <message>
        <source>only the I-th of N parts of the seeds, from 1, for several machines</source>
        <translation>nur der I-te von N Teilen der Seeds, ab 1, für mehrere Rechner</translation>
    </message>
    <message>
        <source>makes one survey of several files</source>
        <translation>macht aus mehreren Dateien eine Erhebung</translation>
    </message>
    <message>
        <source>merges what can be read, and leaves out files that are missing or damaged</source>
        <translation>vereint, was sich lesen lässt, und lässt fehlende oder beschädigte Dateien weg</translation>
    </message>
    <message>
        <source>where to write it; what is done meanwhile is kept in FILE.part, and the same command goes on from there</source>
        <translation>wohin geschrieben wird; was unterwegs fertig ist, steht in FILE.part, und derselbe Befehl fährt dort fort</translation>
    </message>
    <message>
        <source>where to? Give -o FILE</source>
        <translation>wohin? Gib -o FILE an</translation>
    </message>
    <message>
        <source>also write how often each value came, as a table</source>
        <translation>schreibt auch als Tabelle, wie oft jeder Wert vorkam</translation>
    </message>
    <message>
        <source>measure many seeds of a level</source>
        <translation>viele Seeds eines Levels messen</translation>
    </message>
    <message>
        <source>Makes a level from many seeds and measures each: how often each value came, the seeds of either end, what came together, why seeds gave no level. However the seeds are shared among threads and shards, the same seeds give the same bytes. PACK is a folder, an archive .mazepack, or builtin:NAME.</source>
        <translation>Erzeugt ein Level aus vielen Seeds und misst jedes: wie oft jeder Wert vorkam, die Seeds an beiden Enden, was zusammentraf, warum Seeds kein Level ergaben. Wie auch immer die Seeds auf Threads und Teile verteilt sind, dieselben Seeds ergeben dieselben Bytes. PACK ist ein Ordner, ein Archiv .mazepack oder builtin:NAME.</translation>
    </message>
    <message>
        <source>A survey file has at most 256 MiB, a survey 1099511627776 seeds. What is done is kept every 5 seconds; one level in the making is not.</source>
        <translation>Die Datei einer Erhebung hat höchstens 256 MiB, eine Erhebung 1099511627776 Seeds. Was fertig ist, wird alle 5 Sekunden festgehalten; ein Level, das gerade entsteht, nicht.</translation>
    </message>
    <message>
        <source>At most 64 levels are drawn until one can be won; from 2026-12-01 on without a guess.</source>
        <translation>Höchstens 64 Levels werden ausgelost, bis eines zu gewinnen ist; ab 2026-12-01 ohne zu raten.</translation>
    </message>
    <message>
        <source>list the pack&apos;s levels: id, tab character, title; of a temple that sets them also which numbers it shows</source>
        <translation>die Levels des Pakets auflisten: Kennung, Tabulator, Titel; bei einem Tempel, der es festlegt, auch, welche Zahlen er zeigt</translation>
    </message>
    <message>
        <source>read a text or CSV file that is not Unicode as Latin-1; else it is refused</source>
        <translation>eine Text- oder CSV-Datei, die kein Unicode ist, als Latin-1 lesen; sonst wird sie abgelehnt</translation>
    </message>
    <message>
        <source>%1 wants whole numbers from %2 to %3, and ranges of them such as 1..50, with commas between, not &quot;%4&quot;</source>
        <translation>%1 braucht ganze Zahlen von %2 bis %3 und Bereiche wie 1..50, mit Kommas dazwischen, nicht „%4“</translation>
    </message>
    <message>
        <source>where to write it: a file, or a folder for several levels or seeds. A file that is there is replaced when the new one is whole</source>
        <translation>wohin geschrieben wird: eine Datei, oder ein Ordner für mehrere Level oder Seeds. Eine vorhandene Datei wird ersetzt, sobald die neue vollständig ist</translation>
    </message>
    <message>
        <source>each level from each of these, each seed once</source>
        <translation>jedes Level aus jedem von diesen, jeder Seed einmal</translation>
    </message>
    <message>
        <source>leaves out levels that cannot be made, in place of ending at the first: failures.json in the folder lists them with seed, stage and reason</source>
        <translation>lässt Level aus, die nicht erzeugt werden können, statt beim ersten zu enden: failures.json im Ordner listet sie mit Seed, Stufe und Grund auf</translation>
    </message>
    <message>
        <source>goes on with the same export into a folder that was ended early: only what is missing is made</source>
        <translation>setzt denselben Export in einen Ordner fort, der vorzeitig endete: Nur was fehlt, wird erzeugt</translation>
    </message>
    <message>
        <source>An archive has at most 10000 files, 1 GiB as it is packed and 2 GiB unpacked. It is made in memory, and written when it is whole. Of several files each appears when it is whole, and stays if the export ends early; unfinished.ndjson lists them until all are there. A link under the name of such a file is replaced by it; a link that is given as PLACE is followed.</source>
        <translation>Ein Archiv hat höchstens 10000 Dateien, gepackt 1 GiB und ausgepackt 2 GiB. Es entsteht im Speicher und wird geschrieben, wenn es ganz ist. Von mehreren Dateien erscheint jede, sobald sie vollständig ist, und bleibt, wenn der Export vorzeitig endet; unfinished.ndjson listet sie auf, bis alle da sind. Ein Link, der wie eine solche Datei heißt, wird durch sie ersetzt; einem Link, der als PLACE angegeben ist, wird gefolgt.</translation>
    </message>
    <message>
        <source>Exit code: 0 done, 1 failed, or levels were left out, 2 wrong usage; 130, 143 or 129 ended by SIGINT, SIGTERM or SIGHUP.</source>
        <translation>Rückgabewert: 0 fertig, 1 fehlgeschlagen oder Level ausgelassen, 2 falsch aufgerufen; 130, 143 oder 129 durch SIGINT, SIGTERM oder SIGHUP beendet.</translation>
    </message>
    <message>
        <source>what tiles and objects stand for, as JSON: {&quot;town.tsx 14&quot;: &quot;terrain floor&quot;, &quot;type Chest&quot;: &quot;thing own:chest&quot;}</source>
        <translation>wofür Kacheln und Objekte stehen, als JSON: {&quot;town.tsx 14&quot;: &quot;terrain floor&quot;, &quot;type Chest&quot;: &quot;thing own:chest&quot;}</translation>
    </message>
    <message>
        <source>read files that FILE names below this folder too; else below its own, or below that of its Tiled project</source>
        <translation>lies Dateien, die DATEI nennt, auch unter diesem Ordner; sonst unter ihrem eigenen oder dem ihres Tiled-Projekts</translation>
    </message>
    <message>
        <source>Reads a level into a pack&apos;s folder. A map of Tiled&apos;s that mazeloom export wrote comes back: what was changed in it is changed in the pack&apos;s level, and nothing else. Any other becomes a level drawn by hand; what tiles of others stand for says their property &quot;mazeloom&quot;, or --map. Tiles are named by tileset and number, classes of Tiled&apos;s objects as &quot;type Chest&quot;, characters of a text as &quot;text ▒&quot;, glyphs of REXPaint as &quot;xp 177&quot; or &quot;xp ▒&quot;, and cells of a CSV file as &quot;csv 7&quot;. What could not be carried over is listed.</source>
        <translation>Liest ein Level in den Ordner eines Pakets. Eine Karte für Tiled, die mazeloom export geschrieben hat, kommt zurück: was in ihr geändert wurde, ändert sich im Level des Pakets, und sonst nichts. Jede andere wird ein von Hand gezeichnetes Level; wofür fremde Kacheln stehen, sagt deren Eigenschaft „mazeloom“, oder --map. Kacheln heißen nach Kachelsatz und Nummer, Klassen von Objekten in Tiled wie „type Chest“, Zeichen eines Textes wie „text ▒“, Zeichen von REXPaint wie „xp 177“ oder „xp ▒“, und Zellen einer CSV-Datei wie „csv 7“. Was nicht übernommen werden konnte, wird aufgezählt.</translation>
    </message>
    <message>
        <source>the language of the captions, whatever the system speaks</source>
        <translation>die Sprache der Beschriftungen, was immer das System spricht</translation>
    </message>
    <message>
        <source>A file has at most 144 MiB, a picture 96 MiB, an archive 256 MiB, a map 8192 × 8192 cells and 200000 objects. Files that it names are looked for below its own folder, below the nearest folder above it that has a Tiled project, and below that of --root, and have at most 1 GiB together. A file has at most 10000 levels, 10000 tilesets and 10000 unknown tiles. Of notes 1000 are listed and the others counted.</source>
        <translation>Eine Datei hat höchstens 144 MiB, ein Bild 96 MiB, ein Archiv 256 MiB, eine Karte 8192 × 8192 Zellen und 200000 Objekte. Dateien, die sie nennt, werden unter ihrem eigenen Ordner gesucht, unter dem nächsten darüber, der ein Tiled-Projekt hat, und unter dem von --root; zusammen haben sie höchstens 1 GiB. Eine Datei hat höchstens 10000 Levels, 10000 Kachelsätze und 10000 unbekannte Kacheln. Von den Anmerkungen werden 1000 aufgeführt und die übrigen gezählt.</translation>
    </message>
    <message>
        <source>draws what stands on cells as letters, as text files have it</source>
        <translation>zeichnet, was auf Zellen steht, als Buchstaben, wie in Textdateien</translation>
    </message>
    <message>
        <source>print all notes and unknown tiles; else the first 20 of each, and how many there are besides</source>
        <translation>alle Hinweise und unbekannten Kacheln ausgeben; sonst die ersten 20 von beiden, und wie viele es außerdem sind</translation>
    </message>
    <message>
        <source>the settings in %1 are too large to be read; they are in %2 now</source>
        <translation>Die Einstellungen in %1 sind zu groß, um gelesen zu werden; sie liegen jetzt in %2</translation>
    </message>
</context>
<context>
    <name>CompareText</name>
    <message>
        <source>identical</source>
        <translation>identisch</translation>
    </message>
    <message>
        <source>drifted</source>
        <translation>abgedriftet</translation>
    </message>
    <message>
        <source>same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>two surveys are compared: give OLD and NEW</source>
        <translation>zwei Erhebungen werden verglichen: gib OLD und NEW an</translation>
    </message>
    <message>
        <source>--alpha wants a number between 0 and 1, such as 0.001, not &quot;%1&quot;</source>
        <translation>--alpha verlangt eine Zahl zwischen 0 und 1, etwa 0.001, nicht &quot;%1&quot;</translation>
    </message>
    <message>
        <source>%1 is of level &quot;%2&quot;, %3 of &quot;%4&quot;; surveys of one level are compared</source>
        <translation>%1 ist von Level &quot;%2&quot;, %3 von &quot;%4&quot;; verglichen werden Erhebungen eines Levels</translation>
    </message>
    <message>
        <source>one of these surveys has no seeds</source>
        <translation>eine dieser Erhebungen hat keine Seeds</translation>
    </message>
    <message>
        <source>measure</source>
        <translation>Maß</translation>
    </message>
    <message>
        <source>result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>mean before</source>
        <translation>Mittel vorher</translation>
    </message>
    <message>
        <source>mean after</source>
        <translation>Mittel nachher</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>%1 is in one of the surveys only</source>
        <translation>%1 steht nur in einer der Erhebungen</translation>
    </message>
</context>
<context>
    <name>DescentText</name>
    <message>
        <source>The rat</source>
        <translation>Die Ratte</translation>
    </message>
    <message>
        <source>The goblin</source>
        <translation>Der Goblin</translation>
    </message>
    <message>
        <source>The orc</source>
        <translation>Der Ork</translation>
    </message>
    <message>
        <source>The troll</source>
        <translation>Der Troll</translation>
    </message>
    <message>
        <source>The wraith</source>
        <translation>Der Geist</translation>
    </message>
    <message>
        <source>The dread knight</source>
        <translation>Der Schreckensritter</translation>
    </message>
    <message>
        <source>the rat</source>
        <translation>die Ratte</translation>
    </message>
    <message>
        <source>the goblin</source>
        <translation>den Goblin</translation>
    </message>
    <message>
        <source>the orc</source>
        <translation>den Ork</translation>
    </message>
    <message>
        <source>the troll</source>
        <translation>den Troll</translation>
    </message>
    <message>
        <source>the wraith</source>
        <translation>den Geist</translation>
    </message>
    <message>
        <source>the dread knight</source>
        <translation>den Schreckensritter</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>rat</source>
        <translation>Ratte</translation>
    </message>
    <message>
        <source>goblin</source>
        <translation>Goblin</translation>
    </message>
    <message>
        <source>orc</source>
        <translation>Ork</translation>
    </message>
    <message>
        <source>troll</source>
        <translation>Troll</translation>
    </message>
    <message>
        <source>wraith</source>
        <translation>Geist</translation>
    </message>
    <message>
        <source>dread knight</source>
        <translation>Schreckensritter</translation>
    </message>
    <message>
        <source>healing potion</source>
        <translation>Heiltrank</translation>
    </message>
    <message>
        <source>weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>wand of fireball</source>
        <translation>Stab der Feuerbälle</translation>
    </message>
    <message>
        <source>enchanted dagger</source>
        <translation>verzauberter Dolch</translation>
    </message>
    <message>
        <source>dagger</source>
        <translation>Dolch</translation>
    </message>
    <message>
        <source>enchanted shortsword</source>
        <translation>verzaubertes Kurzschwert</translation>
    </message>
    <message>
        <source>shortsword</source>
        <translation>Kurzschwert</translation>
    </message>
    <message>
        <source>enchanted longsword</source>
        <translation>verzaubertes Langschwert</translation>
    </message>
    <message>
        <source>longsword</source>
        <translation>Langschwert</translation>
    </message>
    <message>
        <source>enchanted battle axe</source>
        <translation>verzauberte Streitaxt</translation>
    </message>
    <message>
        <source>battle axe</source>
        <translation>Streitaxt</translation>
    </message>
    <message>
        <source>enchanted warhammer</source>
        <translation>verzauberter Kriegshammer</translation>
    </message>
    <message>
        <source>warhammer</source>
        <translation>Kriegshammer</translation>
    </message>
    <message>
        <source>heals %1</source>
        <translation>heilt %1</translation>
    </message>
    <message>
        <source>attack +%1</source>
        <translation>Angriff +%1</translation>
    </message>
    <message>
        <source>damage %1, range %2, %3</source>
        <translation>Schaden %1, Reichweite %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n charges</source>
        <translation>
            <numerusform>%n Ladung</numerusform>
            <numerusform>%n Ladungen</numerusform>
        </translation>
    </message>
    <message>
        <source>fountain: enchants the weapon in hand</source>
        <translation>Brunnen: verzaubert die Waffe in der Hand</translation>
    </message>
    <message>
        <source>You enter the dungeon.</source>
        <translation>Du betrittst das Verlies.</translation>
    </message>
    <message>
        <source>You enter the dungeon at depth %1.</source>
        <translation>Du betrittst das Verlies in Tiefe %1.</translation>
    </message>
    <message>
        <source>You descend to depth %1.</source>
        <translation>Du steigst in Tiefe %1 hinab.</translation>
    </message>
    <message>
        <source>You descend to depth %1, and recover %2 HP.</source>
        <translation>Du steigst in Tiefe %1 hinab und gewinnst %2 LP zurück.</translation>
    </message>
    <message>
        <source>You climb to depth %1.</source>
        <translation>Du steigst in Tiefe %1 hinauf.</translation>
    </message>
    <message>
        <source>You cannot leave the dungeon yet.</source>
        <translation>Noch kannst du das Verlies nicht verlassen.</translation>
    </message>
    <message>
        <source>There are no stairs down here.</source>
        <translation>Hier führt keine Treppe hinab.</translation>
    </message>
    <message>
        <source>There are no stairs up here.</source>
        <translation>Hier führt keine Treppe hinauf.</translation>
    </message>
    <message>
        <source>The stairs are blocked.</source>
        <translation>Die Treppe ist versperrt.</translation>
    </message>
    <message>
        <source>An ominous presence stalks this floor...</source>
        <translation>Etwas Unheilvolles geht hier um...</translation>
    </message>
    <message>
        <source>You hit %1 for %2.</source>
        <translation>Du triffst %1: %2 Schaden.</translation>
    </message>
    <message>
        <source>You hit %1 for %2, and it dies.</source>
        <translation>Du triffst %1: %2 Schaden, tödlich.</translation>
    </message>
    <message>
        <source>Your attack glances off %1. Only enchanted steel can harm it!</source>
        <translation>Dein Hieb gleitet ab, ohne %1 zu verletzen. Das kann nur verzauberter Stahl!</translation>
    </message>
    <message>
        <source>%1 hits you for %2.</source>
        <translation>%1 trifft dich: %2 Schaden.</translation>
    </message>
    <message>
        <source>%1 hits you for %2. You die.</source>
        <translation>%1 trifft dich: %2 Schaden. Du stirbst.</translation>
    </message>
    <message>
        <source>You pick up the %1.</source>
        <translation>Aufgehoben: %1.</translation>
    </message>
    <message>
        <source>There is nothing to pick up here.</source>
        <translation>Hier liegt nichts.</translation>
    </message>
    <message>
        <source>You carry as much as you can.</source>
        <translation>Mehr kannst du nicht tragen.</translation>
    </message>
    <message>
        <source>You drink the %1, and recover %2 HP.</source>
        <translation>Getrunken: %1. Du gewinnst %2 LP zurück.</translation>
    </message>
    <message>
        <source>You wield the %1.</source>
        <translation>In der Hand: %1.</translation>
    </message>
    <message>
        <source>You ready the %1.</source>
        <translation>Bereit: %1.</translation>
    </message>
    <message>
        <source>You have no wand readied.</source>
        <translation>Du hast keinen Stab bereit.</translation>
    </message>
    <message>
        <source>Your wand has no charges left.</source>
        <translation>Dein Stab ist leer.</translation>
    </message>
    <message>
        <source>Zap which direction?</source>
        <translation>In welche Richtung?</translation>
    </message>
    <message>
        <source>You lower the wand.</source>
        <translation>Du senkst den Stab.</translation>
    </message>
    <message>
        <source>The fireball hits %1 for %2.</source>
        <translation>Der Feuerball trifft %1: %2 Schaden.</translation>
    </message>
    <message>
        <source>The fireball hits %1 for %2, and it dies.</source>
        <translation>Der Feuerball trifft %1: %2 Schaden, tödlich.</translation>
    </message>
    <message>
        <source>The fireball bursts against the wall.</source>
        <translation>Der Feuerball zerplatzt an der Wand.</translation>
    </message>
    <message>
        <source>The fireball fizzles in the air.</source>
        <translation>Der Feuerball verpufft in der Luft.</translation>
    </message>
    <message>
        <source>The fountain glimmers, but you hold no weapon.</source>
        <translation>Der Brunnen schimmert, aber du hast keine Waffe in der Hand.</translation>
    </message>
    <message>
        <source>Your %1 glows already.</source>
        <translation>Das leuchtet schon: %1.</translation>
    </message>
    <message>
        <source>The fountain&apos;s water enchants your %1!</source>
        <translation>Das Wasser des Brunnens verzaubert: %1!</translation>
    </message>
    <message>
        <source>You have reached depth %1.</source>
        <translation>Du hast Tiefe %1 erreicht.</translation>
    </message>
    <message>
        <source>You find a secret door.</source>
        <translation>Du findest eine Geheimtür.</translation>
    </message>
    <message>
        <source>The ground hurts you for %1.</source>
        <translation>Der Boden verletzt dich: %1.</translation>
    </message>
    <message>
        <source>The ground kills you.</source>
        <translation>Der Boden tötet dich.</translation>
    </message>
    <message>
        <source>Huge tracks cross the floor, and far below something heavy walks.</source>
        <translation>Riesige Spuren ziehen sich über den Boden, und tief unten geht etwas Schweres um.</translation>
    </message>
    <message>
        <source>A cold glow comes up the stairs. What left these tracks is near.</source>
        <translation>Ein kalter Schein steigt die Treppe herauf. Was diese Spuren hinterließ, ist nah.</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>moon key</source>
        <translation>Mondschlüssel</translation>
    </message>
    <message>
        <source>jewel key</source>
        <translation>Juwelenschlüssel</translation>
    </message>
    <message>
        <source>opens doors of this floor</source>
        <translation>öffnet Türen dieses Stockwerks</translation>
    </message>
    <message>
        <source>You take the %1.</source>
        <translation>Mitgenommen: %1.</translation>
    </message>
    <message>
        <source>The door is locked: you need the %1.</source>
        <translation>Die Tür ist verschlossen. Nötig ist: %1.</translation>
    </message>
    <message>
        <source>The %1 opens the door.</source>
        <translation>%1: Die Tür geht auf.</translation>
    </message>
    <message>
        <source>This door opens from the other side only.</source>
        <translation>Diese Tür öffnet sich nur von der anderen Seite.</translation>
    </message>
</context>
<context>
    <name>DescentWords</name>
    <message>
        <source>%1, %2 of %3 HP</source>
        <extracomment>%1 a monster, %2 its hit points, %3 the most that it can have</extracomment>
        <translation>%1, %2 von %3 LP</translation>
    </message>
    <message>
        <source>huge tracks</source>
        <translation>riesige Spuren</translation>
    </message>
    <message>
        <source>cold glow</source>
        <translation>kalter Schein</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>%1, %2: %3, %4 of %5 HP</source>
        <extracomment>For screen readers: %1 column, %2 row, %3 what is on that cell, %4 hit points, %5 the most</extracomment>
        <translation>%1, %2: %3, %4 von %5 LP</translation>
    </message>
    <message>
        <source>In sight: %1</source>
        <translation>In Sicht: %1</translation>
    </message>
</context>
<context>
    <name>ExportLevelsText</name>
    <message>
        <source>%1: the pack has no levels</source>
        <translation>%1: das Paket hat keine Levels</translation>
    </message>
    <message>
        <source>%1: there is no level &quot;%2&quot;; mazeloom generate %1 --list-levels tells which there are</source>
        <translation>%1: es gibt kein Level „%2“; mazeloom generate %1 --list-levels sagt, welche es gibt</translation>
    </message>
    <message>
        <source>several files cannot go to stdout: give --level and --seed, or a folder after -o</source>
        <translation>mehrere Dateien können nicht nach stdout: --level und --seed angeben, oder einen Ordner hinter -o</translation>
    </message>
    <message>
        <source>several files want a folder, and this is a file</source>
        <translation>mehrere Dateien brauchen einen Ordner, und dies ist eine Datei</translation>
    </message>
    <message>
        <source>the folder cannot be made</source>
        <translation>der Ordner lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <extracomment>Progress of a command: %1 a level, %2 a seed</extracomment>
        <translation>%1, Seed %2</translation>
    </message>
    <message>
        <source>%1: the unfinished export there is of another pack, or has other options: everything is made again</source>
        <translation>%1: Der unfertige Export dort ist von einem anderen Paket oder hat andere Optionen: Alles wird neu erzeugt</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n file(s) of the unfinished export there are not part of this one and stay as they are, such as %2</source>
        <translation>
            <numerusform>%1: %n Datei des unfertigen Exports dort gehört nicht zu diesem und bleibt, wie sie ist: %2</numerusform>
            <numerusform>%1: %n Dateien des unfertigen Exports dort gehören nicht zu diesem und bleiben, wie sie sind, etwa %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n level(s) left out; %1 lists them</source>
        <translation>
            <numerusform>%n Level ausgelassen; %1 listet es auf</numerusform>
            <numerusform>%n Level ausgelassen; %1 listet sie auf</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 files are finished and stay in %3</source>
        <translation>%1 von %2 Dateien sind fertig und bleiben in %3</translation>
    </message>
    <message>
        <source>--keep-going leaves out levels that cannot be made, --resume goes on with what is missing</source>
        <translation>--keep-going lässt Level aus, die nicht erzeugt werden können, --resume macht mit dem weiter, was fehlt</translation>
    </message>
    <message>
        <source>the same command with --resume goes on</source>
        <translation>derselbe Befehl mit --resume macht weiter</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiteres</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExportText</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was not exported, fix it first</source>
        <translation>%1 wurde nicht exportiert, behebe sie zuerst</translation>
    </message>
    <message>
        <source>%1: %2 %</source>
        <extracomment>Progress of a command: %1 a level, %2 a share</extracomment>
        <translation>%1: %2 %</translation>
    </message>
    <message>
        <source>%1: which format? Give --to FORMAT, or a name that ends in .mazepack</source>
        <translation>%1: welches Format? --to FORMAT angeben, oder einen Namen, der auf .mazepack endet</translation>
    </message>
    <message>
        <source>--%1: an archive holds the whole pack, without seeds</source>
        <translation>--%1: ein Archiv enthält das ganze Paket, ohne Seeds</translation>
    </message>
    <message>
        <source>--seed and --seeds: one of them</source>
        <translation>--seed und --seeds: eines von beiden</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <extracomment>Progress of a command: %1 a level, %2 a seed</extracomment>
        <translation>%1, Seed %2</translation>
    </message>
    <message>
        <source>--bake: only an archive holds levels that are baked</source>
        <translation>--bake: nur ein Archiv enthält gebackene Level</translation>
    </message>
</context>
<context>
    <name>FilmText</name>
    <message>
        <source>%1 frames are too many, at most %2 will do: show more steps per frame or fewer frames per second, or set the duration</source>
        <translation>%1 Bilder sind zu viele, höchstens %2 gehen: Zeige mehr Schritte je Bild oder weniger Bilder je Sekunde, oder sage, wie viele Sekunden es dauern soll</translation>
    </message>
</context>
<context>
    <name>FindText</name>
    <message>
        <source>--wish: character %1: %2</source>
        <translation>--wish: Zeichen %1: %2</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>aufgegeben</translation>
    </message>
</context>
<context>
    <name>FixText</name>
    <message>
        <source>Fix: %1</source>
        <extracomment>An undo command: %1 is what was done about a problem, such as &quot;Move it to (3, 4)&quot;</extracomment>
        <translation>Beheben: %1</translation>
    </message>
    <message>
        <source>Nothing was changed: &quot;%1&quot; would cause another problem: %2</source>
        <extracomment>%1 is what a fix does, such as &quot;Move it to (3, 4)&quot;; %2 is another problem</extracomment>
        <translation>Nichts wurde geändert: „%1“ würde ein anderes Problem verursachen: %2</translation>
    </message>
</context>
<context>
    <name>FixedKeys</name>
    <message>
        <source>Canvas: zoom in</source>
        <translation>Zeichenfläche: vergrößern</translation>
    </message>
    <message>
        <source>Canvas: zoom out</source>
        <translation>Zeichenfläche: verkleinern</translation>
    </message>
    <message>
        <source>Canvas: play; held, drag the level</source>
        <translation>Zeichenfläche: abspielen; gehalten: das Level ziehen</translation>
    </message>
    <message>
        <source>Tools: give up what is under way</source>
        <translation>Werkzeuge: Begonnenes abbrechen</translation>
    </message>
    <message>
        <source>Stamp: mirror, flip, turn</source>
        <translation>Stempel: spiegeln, kippen, drehen</translation>
    </message>
    <message>
        <source>Objects: pick all</source>
        <translation>Objekte: alle auswählen</translation>
    </message>
    <message>
        <source>Objects: duplicate</source>
        <translation>Objekte: verdoppeln</translation>
    </message>
    <message>
        <source>Objects and paths: remove what is picked</source>
        <translation>Objekte und Pfade: das Ausgewählte entfernen</translation>
    </message>
    <message>
        <source>Paths: end the path</source>
        <translation>Pfade: den Pfad beenden</translation>
    </message>
    <message>
        <source>Opens the menu %1</source>
        <translation>öffnet das Menü %1</translation>
    </message>
    <message>
        <source>Canvas: cell cursor, or move what is picked</source>
        <translation>Zeichenfläche: Zellzeiger, oder Ausgewähltes verschieben</translation>
    </message>
    <message>
        <source>Canvas: cell cursor, or what is picked, by a large step</source>
        <translation>Zeichenfläche: Zellzeiger oder Ausgewähltes um einen großen Schritt</translation>
    </message>
    <message>
        <source>Cell cursor: to the ends of its row</source>
        <translation>Zellzeiger: an die Enden seiner Zeile</translation>
    </message>
    <message>
        <source>Cell cursor: by a page</source>
        <translation>Zellzeiger: um eine Seite</translation>
    </message>
    <message>
        <source>Cell cursor: use the tool; where it drags, begin and end</source>
        <translation>Zellzeiger: das Werkzeug benutzen; wo es zieht, beginnen und enden</translation>
    </message>
    <message>
        <source>Cell cursor: use the tool, as with such a click</source>
        <translation>Zellzeiger: das Werkzeug benutzen, wie mit einem solchen Klick</translation>
    </message>
    <message>
        <source>Recipe: %1</source>
        <extracomment>A key of the recipe&apos;s stages: %1 is what it does, such as &quot;Move up&quot;</extracomment>
        <translation>Rezept: %1</translation>
    </message>
    <message>
        <source>Gallery: open the seed, and show the level</source>
        <translation>Galerie: den Seed öffnen und das Level zeigen</translation>
    </message>
    <message>
        <source>Gallery: add the seed to the favourites</source>
        <translation>Galerie: den Seed zu den Favoriten</translation>
    </message>
    <message>
        <source>Gallery: remove the seed from the favourites</source>
        <translation>Galerie: den Seed aus den Favoriten</translation>
    </message>
</context>
<context>
    <name>FloorLevels</name>
    <message>
        <source>%1 (missing)</source>
        <extracomment>A level that a floor names: %1 is its id, which the pack does not have</extracomment>
        <translation>%1 (fehlt)</translation>
    </message>
    <message>
        <source>%1 (a temple)</source>
        <translation>%1 (ein Tempel)</translation>
    </message>
</context>
<context>
    <name>FormatListText</name>
    <message>
        <source>Formats that export and generate write:</source>
        <translation>Formate, die export und generate schreiben:</translation>
    </message>
    <message>
        <source>Pack in one file: all of it, as the editor has it</source>
        <translation>Paket in einer Datei: alles, wie der Editor es hat</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Of a format: %1 its title, %2 what it can carry</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Formats that animate writes:</source>
        <translation>Formate, die animate schreibt:</translation>
    </message>
    <message>
        <source> (not installed here)</source>
        <translation> (hier nicht installiert)</translation>
    </message>
    <message>
        <source>Formats that import reads:</source>
        <translation>Formate, die import liest:</translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>PNG picture</source>
        <extracomment>A format that levels are read from</extracomment>
        <translation>PNG-Bild</translation>
    </message>
    <message>
        <source>The level as the canvas shows it, for pages, chats and drawings.</source>
        <translation>Das Level, wie die Zeichenfläche es zeigt, für Seiten, Chats und Zeichnungen.</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>A format that levels are written in
----------
A format that levels are read from</extracomment>
        <translation>Text</translation>
    </message>
    <message>
        <source>A character a cell, a row a line: for programs, e-mails and eyes.</source>
        <extracomment>Of a format: who reads it</extracomment>
        <translation>Ein Zeichen je Zelle, eine Reihe je Zeile: für Programme, E-Mails und Augen.</translation>
    </message>
    <message>
        <source>JSON</source>
        <extracomment>A format that levels are written in</extracomment>
        <translation>JSON</translation>
    </message>
    <message>
        <source>All that is to be known of the level, for a game to load; a schema says how.</source>
        <extracomment>Of a format: who reads it</extracomment>
        <translation>Alles, was vom Level zu wissen ist, damit ein Spiel es lädt; ein Schema sagt, wie.</translation>
    </message>
    <message>
        <source>CSV</source>
        <extracomment>A format that levels are written in
----------
A format that levels are read from</extracomment>
        <translation>CSV</translation>
    </message>
    <message>
        <source>A number a cell, for spreadsheets and engines; what they mean is a file beside it.</source>
        <extracomment>Of a format: who reads it</extracomment>
        <translation>Eine Zahl je Zelle, für Tabellen und Engines; was sie bedeuten, steht in einer Datei daneben.</translation>
    </message>
    <message>
        <source>Tiled map, JSON</source>
        <extracomment>A format that levels are written in
----------
A format that levels are read from</extracomment>
        <translation>Karte für Tiled, JSON</translation>
    </message>
    <message>
        <source>For Tiled and the many engines that load its maps: tiles, objects, paths and all data. Edited there, it can be imported again.</source>
        <extracomment>Of a format: who reads it</extracomment>
        <translation>Für Tiled und die vielen Engines, die seine Karten laden: Kacheln, Objekte, Pfade und alle Daten. Dort bearbeitet, kann sie wieder importiert werden.</translation>
    </message>
    <message>
        <source>Tiled map, XML</source>
        <extracomment>A format that levels are written in
----------
A format that levels are read from</extracomment>
        <translation>Karte für Tiled, XML</translation>
    </message>
    <message>
        <source>terrain</source>
        <extracomment>What a format can carry: one of a list</extracomment>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>traps, coins and the hidden maze</source>
        <extracomment>What a format can carry: one of a list</extracomment>
        <translation>Fallen, Münzen und das verborgene Labyrinth</translation>
    </message>
    <message>
        <source>what stands where</source>
        <extracomment>What a format can carry: one of a list</extracomment>
        <translation>was wo steht</translation>
    </message>
    <message>
        <source>ids, texts and data of objects</source>
        <extracomment>What a format can carry: one of a list</extracomment>
        <translation>Kennungen, Texte und Daten von Objekten</translation>
    </message>
    <message>
        <source>paths of bugs and bosses</source>
        <extracomment>What a format can carry: one of a list</extracomment>
        <translation>Pfade von Käfern und Bossen</translation>
    </message>
    <message>
        <source>the level&apos;s own data</source>
        <extracomment>What a format can carry: one of a list</extracomment>
        <translation>die eigenen Daten des Levels</translation>
    </message>
    <message>
        <source>seed and recipe</source>
        <extracomment>What a format can carry: one of a list</extracomment>
        <translation>Seed und Rezept</translation>
    </message>
    <message>
        <source>what the canvas shows</source>
        <extracomment>What a format can carry: one of a list</extracomment>
        <translation>was die Zeichenfläche zeigt</translation>
    </message>
    <message>
        <source>APNG animation</source>
        <translation>APNG-Animation</translation>
    </message>
    <message>
        <source>For pages; every pixel is exact, and all browsers show it.</source>
        <translation>Für Seiten; jedes Pixel ist genau, und alle Browser zeigen es.</translation>
    </message>
    <message>
        <source>Folder of PNG pictures</source>
        <translation>Ordner mit PNG-Bildern</translation>
    </message>
    <message>
        <source>A picture for each frame, for programs that cut films.</source>
        <translation>Ein Bild je Einzelbild, für Programme, die Filme schneiden.</translation>
    </message>
    <message>
        <source>GIF animation</source>
        <translation>GIF-Animation</translation>
    </message>
    <message>
        <source>For chats and pages; every program shows it.</source>
        <translation>Für Chats und Seiten; jedes Programm zeigt es.</translation>
    </message>
    <message>
        <source>MP4 film, by ffmpeg</source>
        <translation>MP4-Film, mit ffmpeg</translation>
    </message>
    <message>
        <source>For players and for pages of films.</source>
        <translation>Für Abspieler und für Seiten mit Filmen.</translation>
    </message>
    <message>
        <source>WebM film, by ffmpeg</source>
        <translation>WebM-Film, mit ffmpeg</translation>
    </message>
    <message>
        <source>For pages; free of patents.</source>
        <translation>Für Seiten; frei von Patenten.</translation>
    </message>
    <message>
        <source>WebP animation</source>
        <translation>WebP-Animation</translation>
    </message>
    <message>
        <source>For pages; every pixel is exact, and the file is the smallest.</source>
        <translation>Für Seiten; jedes Pixel ist genau, und die Datei ist am kleinsten.</translation>
    </message>
    <message>
        <source>REXPaint picture</source>
        <extracomment>A format that levels are written in
----------
A format that levels are read from</extracomment>
        <translation>REXPaint-Bild</translation>
    </message>
    <message>
        <source>Characters and colours in two layers, for REXPaint and roguelikes that load its pictures.</source>
        <extracomment>Of a format: who reads it</extracomment>
        <translation>Zeichen und Farben in zwei Ebenen, für REXPaint und Roguelikes, die seine Bilder laden.</translation>
    </message>
    <message>
        <source>LDtk project</source>
        <extracomment>A format that levels are written in
----------
A format that levels are read from</extracomment>
        <translation>LDtk-Projekt</translation>
    </message>
    <message>
        <source>For LDtk and the engines that load its projects: all levels in one file, with integer grids, entities, paths and all data. Edited there, it can be imported again.</source>
        <extracomment>Of a format: who reads it</extracomment>
        <translation>Für LDtk und die Engines, die seine Projekte laden: alle Level in einer Datei, mit Zahlenrastern, Entities, Pfaden und allen Daten. Dort bearbeitet, kann es wieder importiert werden.</translation>
    </message>
    <message>
        <source>Godot scene</source>
        <extracomment>A format that levels are written in</extracomment>
        <translation>Godot-Szene</translation>
    </message>
    <message>
        <source>Pack</source>
        <extracomment>A format that levels are read from</extracomment>
        <translation>Paket</translation>
    </message>
    <message>
        <source>SVG picture</source>
        <translation>SVG-Bild</translation>
    </message>
    <message>
        <source>The level as vectors, for print and for drawing programs; sharp at any size.</source>
        <translation>Das Level als Vektoren, für Druck und Zeichenprogramme; scharf in jeder Größe.</translation>
    </message>
    <message>
        <source>For Godot 4.3 and newer: layers of tiles, nodes with metadata, paths as curves, and one tile set with collision shapes for all levels. Written by the engine&apos;s documentation, not opened by Godot here.</source>
        <extracomment>Of a format: who reads it</extracomment>
        <translation>Für Godot 4.3 und neuer: Kachelebenen, Knoten mit Metadaten, Pfade als Kurven und ein Kachelsatz mit Kollisionsformen für alle Level. Nach der Dokumentation der Engine geschrieben, hier nicht in Godot geöffnet.</translation>
    </message>
</context>
<context>
    <name>GalleryText</name>
    <message>
        <source>%1: which format? Give --to FORMAT, or a name that ends in .png or .svg</source>
        <translation>%1: welches Format? --to FORMAT angeben oder einen Namen, der auf .png oder .svg endet</translation>
    </message>
    <message>
        <source>%1: there is no level &quot;%2&quot;; mazeloom generate %1 --list-levels tells which there are</source>
        <translation>%1: es gibt kein Level &quot;%2&quot;; mazeloom generate %1 --list-levels sagt, welche es gibt</translation>
    </message>
    <message>
        <source>level &quot;%1&quot; has no favourite seeds</source>
        <translation>das Level &quot;%1&quot; hat keine Favoriten</translation>
    </message>
    <message>
        <source>level %1 of %2</source>
        <translation>Level %1 von %2</translation>
    </message>
    <message>
        <source>given up; nothing is written</source>
        <translation>aufgegeben; nichts ist geschrieben</translation>
    </message>
</context>
<context>
    <name>GenerateText</name>
    <message>
        <source>%1: there is no level &quot;%2&quot;; --list-levels tells which there are</source>
        <translation>%1: Es gibt kein Level „%2“; --list-levels sagt, welche es gibt</translation>
    </message>
    <message numerus="yes">
        <source>--step %1: this generation has %n step(s)</source>
        <translation>
            <numerusform>--step %1: Diese Erzeugung hat %n Schritt</numerusform>
            <numerusform>--step %1: Diese Erzeugung hat %n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>--depth: &quot;%1&quot; is a temple, which has no depth</source>
        <translation>--depth: „%1“ ist ein Tempel und hat keine Tiefe</translation>
    </message>
</context>
<context>
    <name>GeneratedLevel</name>
    <message>
        <source>Generating</source>
        <translation>Erzeugen</translation>
    </message>
</context>
<context>
    <name>HeatChartText</name>
    <message>
        <source>%1 and %2</source>
        <extracomment>The title of a map of two measures</extracomment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1, correlation %2</source>
        <extracomment>%1 &quot;1,203 seeds&quot;, %2 a number from -1 to 1, how much two measures go together</extracomment>
        <translation>%1, Korrelation %2</translation>
    </message>
    <message>
        <source>%1; %2 without a level</source>
        <translation>%1; %2 ohne Level</translation>
    </message>
    <message>
        <source>%1 %2, %3 %4: %5, %6</source>
        <extracomment>A cell of a map of two measures. %1 and %2 the first and its values, %3 and %4 the second, %5 &quot;1,203 seeds&quot;, %6 &quot;12.0 %&quot;</extracomment>
        <translation>%1 %2, %3 %4: %5, %6</translation>
    </message>
    <message>
        <source>%1 seeds</source>
        <extracomment>At the end of a scale of colours: so many seeds</extracomment>
        <translation>%1 Seeds</translation>
    </message>
</context>
<context>
    <name>HelpText</name>
    <message>
        <source>there is no help on &quot;%1&quot;; see mazeloom --help</source>
        <translation>zu „%1“ gibt es keine Hilfe; siehe mazeloom --help</translation>
    </message>
</context>
<context>
    <name>ImportText</name>
    <message>
        <source>is no JSON object</source>
        <translation>ist kein JSON-Objekt</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; must be text, such as &quot;terrain floor&quot;</source>
        <translation>%1: „%2“ muss Text sein, etwa &quot;terrain floor&quot;</translation>
    </message>
    <message>
        <source>tile &quot;%1&quot; was taken for floor; --map says what it is</source>
        <translation>Kachel „%1“ wurde für Boden genommen; --map sagt, was sie ist</translation>
    </message>
    <message>
        <source>%1: levels leave as &quot;%2&quot; and are not read from it again: change them in Mazeloom and export them anew</source>
        <translation>%1: Levels verlassen Mazeloom als „%2“ und werden daraus nicht wieder gelesen: ändern Sie sie in Mazeloom und exportieren Sie sie neu</translation>
    </message>
    <message>
        <source>%1: levels are not read from such files; mazeloom help formats tells from which they are</source>
        <translation>%1: aus solchen Dateien werden keine Levels gelesen; mazeloom help formats sagt, aus welchen</translation>
    </message>
    <message>
        <source>new: %1</source>
        <translation>neu: %1</translation>
    </message>
    <message>
        <source>unchanged: %1</source>
        <translation>unverändert: %1</translation>
    </message>
    <message>
        <source>changed: %1</source>
        <translation>geändert: %1</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is no meaning; did you mean &quot;%3&quot;?</source>
        <translation>%1: „%2“ ist keine Bedeutung; war „%3“ gemeint?</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is no meaning, such as &quot;terrain floor&quot;</source>
        <translation>%1: „%2“ ist keine Bedeutung wie etwa „terrain floor“</translation>
    </message>
    <message>
        <source>%1: the file has no tile &quot;%2&quot;; did you mean &quot;%3&quot;?</source>
        <translation>%1: Die Datei hat keine Kachel „%2“; war „%3“ gemeint?</translation>
    </message>
    <message>
        <source>%1 names files outside of its folder, such as &quot;%2&quot;; --root %3 reads them</source>
        <translation>%1 nennt Dateien außerhalb seines Ordners, etwa „%2“; mit --root %3 werden sie gelesen</translation>
    </message>
    <message>
        <source>%1: there is no such folder</source>
        <translation>%1: Diesen Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>new, but it cannot be generated yet: %1</source>
        <translation>neu, lässt sich aber noch nicht erzeugen: %1</translation>
    </message>
    <message>
        <source>%1: has files of other levels and no pack.json; give a new folder or one of a pack</source>
        <translation>%1: enthält Dateien anderer Level und keine pack.json; nenne einen neuen Ordner oder den eines Pakets</translation>
    </message>
    <message numerus="yes">
        <source>and %n more note(s); --all-notes lists them</source>
        <translation>
            <numerusform>und %n weiterer Hinweis; --all-notes listet alle auf</numerusform>
            <numerusform>und %n weitere Hinweise; --all-notes listet alle auf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more tile(s) were taken for floor; --all-notes lists them</source>
        <translation>
            <numerusform>und %n weitere Kachel gilt als Boden; --all-notes listet alle auf</numerusform>
            <numerusform>und %n weitere Kacheln gelten als Boden; --all-notes listet alle auf</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KnownText</name>
    <message>
        <source>%1 in %2 (%3)</source>
        <extracomment>A chance: %1 traps in %2 cases, which is %3 percent</extracomment>
        <translation>%1 in %2 (%3)</translation>
    </message>
    <message>
        <source>Safe: no trap lies at the start, under a thing, where the hero has been, or on such ground.</source>
        <translation>Sicher: Keine Falle liegt am Start, unter einem Ding, wo der Held schon war, oder auf solchem Boden.</translation>
    </message>
    <message>
        <source>Safe: the marked 0 says that no trap is around it.</source>
        <translation>Sicher: Die markierte 0 sagt, dass keine Falle um sie liegt.</translation>
    </message>
    <message>
        <source>Safe: the marked %1 has all its traps in other cells.</source>
        <translation>Sicher: Die markierte %1 hat alle ihre Fallen in anderen Zellen.</translation>
    </message>
    <message>
        <source>Safe: the marked %1 and %2, compared, leave no trap for it.</source>
        <translation>Sicher: Die markierte %1 und die %2, verglichen, lassen keine Falle für sie übrig.</translation>
    </message>
    <message numerus="yes">
        <source>Safe: with a trap here, the %n marked numbers could not all be right.</source>
        <translation>
            <numerusform>Sicher: Mit einer Falle hier könnte die %n markierte Zahl nicht stimmen.</numerusform>
            <numerusform>Sicher: Mit einer Falle hier könnten die %n markierten Zahlen nicht alle stimmen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Safe: no way to place traps that fits the %n marked numbers has one here.</source>
        <translation>
            <numerusform>Sicher: Keine Verteilung von Fallen, die zu %n markierten Zahl passt, hat hier eine.</numerusform>
            <numerusform>Sicher: Keine Verteilung von Fallen, die zu den %n markierten Zahlen passt, hat hier eine.</numerusform>
        </translation>
    </message>
    <message>
        <source>A trap: the marked %1 has no other cells left for its traps.</source>
        <translation>Eine Falle: Die markierte %1 hat keine anderen Zellen mehr für ihre Fallen.</translation>
    </message>
    <message>
        <source>A trap: the marked %1 and %2, compared, leave no other cell for it.</source>
        <translation>Eine Falle: Die markierte %1 und die %2, verglichen, lassen keine andere Zelle für sie übrig.</translation>
    </message>
    <message numerus="yes">
        <source>A trap: without one here, the %n marked numbers could not all be right.</source>
        <translation>
            <numerusform>Eine Falle: Ohne eine hier könnte die %n markierte Zahl nicht stimmen.</numerusform>
            <numerusform>Eine Falle: Ohne eine hier könnten die %n markierten Zahlen nicht alle stimmen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A trap: every way to place traps that fits the %n marked numbers has one here.</source>
        <translation>
            <numerusform>Eine Falle: Jede Verteilung von Fallen, die zu %n markierten Zahl passt, hat hier eine.</numerusform>
            <numerusform>Eine Falle: Jede Verteilung von Fallen, die zu den %n markierten Zahlen passt, hat hier eine.</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;1 %</source>
        <translation>&lt;1 %</translation>
    </message>
    <message>
        <source>&gt;99 %</source>
        <translation>&gt;99 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>A share in percent</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Not known: the chance of a trap is %1.</source>
        <translation>Nicht bekannt: Die Wahrscheinlichkeit einer Falle ist %1.</translation>
    </message>
    <message>
        <source>Not known: there are too many ways to place traps to count the chance.</source>
        <translation>Nicht bekannt: Es gibt zu viele Verteilungen von Fallen, um die Wahrscheinlichkeit auszuzählen.</translation>
    </message>
    <message>
        <source>No cell is left to go to: all others are known traps, or cannot be reached.</source>
        <translation>Keine Zelle ist übrig, zu der man gehen könnte: Alle anderen sind bekannte Fallen oder nicht zu erreichen.</translation>
    </message>
    <message>
        <source>Safe: no trap lies under a thing, or on such ground. New numbers may show there.</source>
        <translation>Sicher: Keine Falle liegt unter einem Ding oder auf solchem Boden. Dort zeigen sich vielleicht neue Zahlen.</translation>
    </message>
    <message>
        <source>Nothing that is known leads on, and there are too many ways to place traps to count the chances.</source>
        <translation>Nichts Bekanntes führt weiter, und es gibt zu viele Verteilungen von Fallen, um die Wahrscheinlichkeiten auszuzählen.</translation>
    </message>
    <message>
        <source>Nothing that is known leads on. The least risk is here: the chance of a trap is %1.</source>
        <translation>Nichts Bekanntes führt weiter. Das geringste Risiko ist hier: Die Wahrscheinlichkeit einer Falle ist %1.</translation>
    </message>
    <message>
        <source>%1 of %2. %3</source>
        <extracomment>One thought of several that lead to a safe cell: its number, how many there are, and it</extracomment>
        <translation>%1 von %2. %3</translation>
    </message>
    <message>
        <source>It could not be known.</source>
        <translation>Man konnte es nicht wissen.</translation>
    </message>
    <message>
        <source>It could not be known: the chance of a trap was %1.</source>
        <translation>Man konnte es nicht wissen: Die Wahrscheinlichkeit einer Falle war %1.</translation>
    </message>
    <message>
        <source>It could have been known. %1</source>
        <translation>Man hätte es wissen können. %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 %2 shows the %n thought(s) before.</source>
        <translation>
            <numerusform>%1 %2 zeigt %n Gedanken davor.</numerusform>
            <numerusform>%1 %2 zeigt die %n Gedanken davor.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing can be deduced here: a trap lies where a player need not expect one.</source>
        <translation>Hier lässt sich nichts schließen: Eine Falle liegt, wo ein Spieler keine erwarten muss.</translation>
    </message>
    <message>
        <source>The level is too large for hints.</source>
        <translation>Das Level ist zu groß für Hinweise.</translation>
    </message>
</context>
<context>
    <name>LayerText</name>
    <message>
        <source>Painted</source>
        <extracomment>Layers of a level on the canvas</extracomment>
        <translation>Gemalt</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Generated</source>
        <translation>Erzeugt</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Objekte</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>Pfade</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Cells and marks that you painted</source>
        <translation>Zellen und Markierungen, die du gemalt hast</translation>
    </message>
    <message>
        <source>Generated cells that you pinned</source>
        <translation>Erzeugte Zellen, die du behältst</translation>
    </message>
    <message>
        <source>All that generation made of the level</source>
        <translation>Alles, was die Erzeugung aus dem Level gemacht hat</translation>
    </message>
    <message>
        <source>Objects that you placed</source>
        <translation>Objekte, die du gesetzt hast</translation>
    </message>
    <message>
        <source>Paths that you drew, with what moves along them</source>
        <translation>Pfade, die du gezeichnet hast, mit dem, was darauf läuft</translation>
    </message>
    <message>
        <source>The level&apos;s notes, in a corner of the canvas</source>
        <translation>Die Notizen des Levels, in einer Ecke der Zeichenfläche</translation>
    </message>
    <message>
        <source>The layer “%1” is hidden: show it in the panel Layers to edit it</source>
        <translation>Die Ebene „%1“ ist ausgeblendet: zum Bearbeiten im Bedienfeld Ebenen einblenden</translation>
    </message>
    <message>
        <source>The layer “%1” is locked: unlock it in the panel Layers to edit it</source>
        <translation>Die Ebene „%1“ ist gesperrt: zum Bearbeiten im Bedienfeld Ebenen entsperren</translation>
    </message>
</context>
<context>
    <name>LinkText</name>
    <message>
        <source>this link cannot be opened: %1</source>
        <translation>dieser Link lässt sich nicht öffnen: %1</translation>
    </message>
    <message>
        <source>it has more than %1 characters</source>
        <translation>er hat mehr als %1 Zeichen</translation>
    </message>
    <message>
        <source>it is not of the form mazeloom://open?pack=…</source>
        <translation>er hat nicht die Form mazeloom://open?pack=…</translation>
    </message>
    <message>
        <source>&quot;%1&quot; means nothing in it</source>
        <translation>„%1“ bedeutet darin nichts</translation>
    </message>
    <message>
        <source>it says &quot;%1&quot; twice</source>
        <translation>er sagt „%1“ zweimal</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has control characters</source>
        <translation>„%1“ enthält Steuerzeichen</translation>
    </message>
    <message>
        <source>pack has to be a built-in pack&apos;s name or the whole path of a .mazepack</source>
        <translation>pack muss der Name eines eingebauten Pakets oder der ganze Pfad eines .mazepack sein</translation>
    </message>
    <message>
        <source>level is no level&apos;s id</source>
        <translation>level ist keine ID eines Levels</translation>
    </message>
    <message>
        <source>it does not say which level</source>
        <translation>er sagt nicht, welches Level</translation>
    </message>
    <message>
        <source>%1 has to be a whole number from %2 to %3</source>
        <translation>%1 muss eine ganze Zahl von %2 bis %3 sein</translation>
    </message>
</context>
<context>
    <name>LoadingText</name>
    <message>
        <source>Reading the inputs</source>
        <translation>Die Eingaben werden gelesen</translation>
    </message>
    <message>
        <source>Playing the inputs</source>
        <translation>Die Eingaben werden gespielt</translation>
    </message>
</context>
<context>
    <name>MapText</name>
    <message>
        <source>Best time</source>
        <translation>Beste Zeit</translation>
    </message>
    <message>
        <source>Most coins</source>
        <translation>Meiste Münzen</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>Nothing opens it.</source>
        <translation>Nichts öffnet es.</translation>
    </message>
    <message>
        <source>Opens when this is won:</source>
        <translation>Öffnet sich, wenn dies gewonnen ist:</translation>
    </message>
    <message>
        <source>Opens when all of these are won:</source>
        <translation>Öffnet sich, wenn all dies gewonnen ist:</translation>
    </message>
    <message numerus="yes">
        <source>Opens when %n of these are won:</source>
        <translation>
            <numerusform>Öffnet sich, wenn %n davon gewonnen ist:</numerusform>
            <numerusform>Öffnet sich, wenn %n davon gewonnen sind:</numerusform>
        </translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Won at depth</source>
        <translation>Gewonnen in Tiefe</translation>
    </message>
    <message>
        <source>   ·   ✓ won in %1</source>
        <translation>   ·   ✓ gewonnen in %1</translation>
    </message>
    <message numerus="yes">
        <source>%n level(s) won</source>
        <translation>
            <numerusform>%n Level gewonnen</numerusform>
            <numerusform>%n Levels gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>All of the campaign is won</source>
        <translation>Die ganze Kampagne ist gewonnen</translation>
    </message>
    <message>
        <source>%1 of %2 won</source>
        <translation>%1 von %2 gewonnen</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>   ·   ✓ won step by step in %1</source>
        <translation>   ·   ✓ Schritt für Schritt gewonnen in %1</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Schritt für Schritt</translation>
    </message>
</context>
<context>
    <name>MeasureLabel</name>
    <message>
        <source>%1 × %2</source>
        <extracomment>Width and height of what is drawn or selected, in cells</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 straight</source>
        <extracomment>The distance of two cells, in cells</extracomment>
        <translation>%1 gerade</translation>
    </message>
    <message>
        <source>%1 as a king moves</source>
        <extracomment>The distance of two cells, in moves of a king in chess</extracomment>
        <translation>%1 Königszüge</translation>
    </message>
    <message>
        <source>%1 on foot, over traps</source>
        <translation>%1 zu Fuß, über Fallen</translation>
    </message>
    <message>
        <source>%1 on foot</source>
        <translation>%1 zu Fuß</translation>
    </message>
    <message>
        <source>no way on foot</source>
        <translation>kein Weg zu Fuß</translation>
    </message>
</context>
<context>
    <name>NumbersText</name>
    <message>
        <source>On all cells</source>
        <translation>Auf allen Zellen</translation>
    </message>
    <message>
        <source>Near the hero</source>
        <translation>Nahe beim Helden</translation>
    </message>
    <message>
        <source>Visited cells</source>
        <translation>Auf besuchten Zellen</translation>
    </message>
</context>
<context>
    <name>OverlayLegend</name>
    <message>
        <source>hidden maze</source>
        <translation>verborgenes Labyrinth</translation>
    </message>
    <message>
        <source>trap</source>
        <translation>Falle</translation>
    </message>
    <message>
        <source>coin</source>
        <translation>Münze</translation>
    </message>
    <message>
        <source>within reach</source>
        <translation>in Reichweite</translation>
    </message>
    <message>
        <source>only over traps</source>
        <translation>nur über Fallen</translation>
    </message>
    <message>
        <source>out of reach</source>
        <translation>außer Reichweite</translation>
    </message>
    <message>
        <source>0 … %1 steps</source>
        <extracomment>How far cells are from the hero; %1 the steps to the farthest</extracomment>
        <translation>0 … %1 Schritte</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>behalten</translation>
    </message>
    <message>
        <source>no hero to go from</source>
        <translation>kein Held als Ausgangspunkt</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>dunkel</translation>
    </message>
    <message>
        <source>not known by all numbers; chance of a trap</source>
        <translation>nicht bekannt aus allen Zahlen; Wahrscheinlichkeit einer Falle</translation>
    </message>
    <message>
        <source>not known by the numbers near the hero; chance of a trap</source>
        <translation>nicht bekannt aus den Zahlen nahe dem Helden; Wahrscheinlichkeit einer Falle</translation>
    </message>
    <message>
        <source>not known by the numbers of visited cells; chance of a trap</source>
        <translation>nicht bekannt aus den Zahlen besuchter Zellen; Wahrscheinlichkeit einer Falle</translation>
    </message>
    <message>
        <source>known to be safe</source>
        <translation>bekannt als sicher</translation>
    </message>
    <message>
        <source>known to be a trap</source>
        <translation>bekannt als Falle</translation>
    </message>
    <message>
        <source>the level is too large to say what can be known</source>
        <translation>das Level ist zu groß, um zu sagen, was man wissen kann</translation>
    </message>
    <message>
        <source>nobody there to know anything: no hero</source>
        <translation>niemand da, der etwas wissen könnte: kein Held</translation>
    </message>
    <message>
        <source>a trap lies where a player need not expect one</source>
        <translation>eine Falle liegt, wo ein Spieler keine erwarten muss</translation>
    </message>
</context>
<context>
    <name>PackText</name>
    <message>
        <source>Its level is missing.</source>
        <translation>Sein Level fehlt.</translation>
    </message>
    <message>
        <source>Its level is not a temple.</source>
        <translation>Sein Level ist kein Tempel.</translation>
    </message>
</context>
<context>
    <name>PadInput</name>
    <message>
        <source>D-pad or stick up</source>
        <translation>Steuerkreuz oder Stick nach oben</translation>
    </message>
    <message>
        <source>D-pad or stick right</source>
        <translation>Steuerkreuz oder Stick nach rechts</translation>
    </message>
    <message>
        <source>D-pad or stick down</source>
        <translation>Steuerkreuz oder Stick nach unten</translation>
    </message>
    <message>
        <source>D-pad or stick left</source>
        <translation>Steuerkreuz oder Stick nach links</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>Left bumper</source>
        <translation>Linke Schultertaste</translation>
    </message>
    <message>
        <source>Right bumper</source>
        <translation>Rechte Schultertaste</translation>
    </message>
    <message>
        <source>Left trigger</source>
        <translation>Linker Trigger</translation>
    </message>
    <message>
        <source>Right trigger</source>
        <translation>Rechter Trigger</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
</context>
<context>
    <name>PlayCommand</name>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>Nach rechts</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>Nach links</translation>
    </message>
    <message>
        <source>Throw or place</source>
        <translation>Werfen oder legen</translation>
    </message>
    <message>
        <source>Select or read</source>
        <translation>Wählen oder lesen</translation>
    </message>
    <message>
        <source>TNT or grenade</source>
        <translation>TNT oder Granate</translation>
    </message>
    <message>
        <source>Take TNT</source>
        <translation>TNT nehmen</translation>
    </message>
    <message>
        <source>Take a grenade</source>
        <translation>Granate nehmen</translation>
    </message>
    <message>
        <source>Wait (pace: step)</source>
        <translation>Warten (Tempo: Schritt)</translation>
    </message>
    <message>
        <source>Rewind while held</source>
        <translation>Zurückspulen, solange gehalten</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
</context>
<context>
    <name>PlayText</name>
    <message>
        <source>%1: the inputs are for the pack &quot;%2&quot;, not for &quot;%3&quot;</source>
        <translation>%1: die Eingaben sind für das Paket „%2“, nicht für „%3“</translation>
    </message>
    <message>
        <source>%1: the inputs are for the level &quot;%2&quot;, not for &quot;%3&quot;</source>
        <translation>%1: die Eingaben sind für das Level „%2“, nicht für „%3“</translation>
    </message>
    <message>
        <source>%1: the inputs are for the seed %2, not for %3</source>
        <translation>%1: die Eingaben sind für den Seed %2, nicht für %3</translation>
    </message>
    <message>
        <source>which level? Give --level ID</source>
        <translation>welches Level? Gib --level ID an</translation>
    </message>
    <message>
        <source>which seed? Give --seed N</source>
        <translation>welcher Seed? Gib --seed N an</translation>
    </message>
    <message>
        <source>%1: there is no level &quot;%2&quot;; mazeloom generate %1 --list-levels tells which there are</source>
        <translation>%1: es gibt kein Level „%2“; mazeloom generate %1 --list-levels sagt, welche es gibt</translation>
    </message>
    <message>
        <source>%1: the inputs are for attempt %2, not for %3</source>
        <translation>%1: die Eingaben sind für Versuch %2, nicht für %3</translation>
    </message>
    <message>
        <source>a descent has no attempts: leave --attempt out</source>
        <translation>ein Abstieg hat keine Versuche: lass --attempt weg</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n input(s) come after the end and were not played</source>
        <translation>
            <numerusform>%1: %n Eingabe kommt nach dem Ende und wurde nicht gespielt</numerusform>
            <numerusform>%1: %n Eingaben kommen nach dem Ende und wurden nicht gespielt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemText</name>
    <message>
        <source>Campaign: %1</source>
        <extracomment>Where a problem is: %1 a level of the campaign</extracomment>
        <translation>Kampagne: %1</translation>
    </message>
    <message>
        <source>Campaign, node %1</source>
        <extracomment>Where a problem is: %1 counts from 1</extracomment>
        <translation>Kampagne, Knoten %1</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <extracomment>A level that could not be made: %1 its title, %2 the seed</extracomment>
        <translation>%1, Seed %2</translation>
    </message>
</context>
<context>
    <name>RegularFile</name>
    <message>
        <source>it is no regular file</source>
        <translation>es ist keine gewöhnliche Datei</translation>
    </message>
</context>
<context>
    <name>SampleText</name>
    <message>
        <source>which level? Give --level ID</source>
        <translation>welches Level? Gib --level ID an</translation>
    </message>
    <message>
        <source>%1: there is no level &quot;%2&quot;; mazeloom generate %1 --list-levels tells which there are</source>
        <translation>%1: es gibt kein Level &quot;%2&quot;; mazeloom generate %1 --list-levels nennt die vorhandenen</translation>
    </message>
</context>
<context>
    <name>SheetText</name>
    <message>
        <source>No seeds are wished for.</source>
        <translation>Es sind keine Seeds gewünscht.</translation>
    </message>
    <message>
        <source>A sheet of %1×%2 pixels is too large: at most %3 a side. Take fewer seeds, or smaller cells.</source>
        <translation>Ein Bogen von %1×%2 Pixeln ist zu groß: höchstens %3 je Seite. Weniger Seeds nehmen oder kleinere Zellen.</translation>
    </message>
    <message>
        <source>No seed gives a level: %1</source>
        <translation>Kein Seed ergibt ein Level: %1</translation>
    </message>
    <message>
        <source>An SVG sheet of so many cells is too large for most programs. Take fewer seeds, or PNG.</source>
        <translation>Ein SVG-Bogen mit so vielen Zellen ist den meisten Programmen zu groß. Weniger Seeds nehmen oder PNG.</translation>
    </message>
</context>
<context>
    <name>SparkText</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A measure and what its values are</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>SurveyFilesText</name>
    <message>
        <source>%1: there is no such file</source>
        <translation>%1: diese Datei gibt es nicht</translation>
    </message>
    <message>
        <source>measure</source>
        <translation>Maß</translation>
    </message>
    <message>
        <source>seeds</source>
        <translation>Seeds</translation>
    </message>
    <message>
        <source>min</source>
        <translation>Min</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>max</source>
        <translation>Max</translation>
    </message>
    <message numerus="yes">
        <source>%n seed(s) gave no level (%1: %2), first %3</source>
        <translation>
            <numerusform>%n Seed ergab kein Level (%1: %2), zuerst %3</numerusform>
            <numerusform>%n Seeds ergaben kein Level (%1: %2), zuerst %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SurveyText</name>
    <message>
        <source>--merge: --%1 has nothing to do beside it</source>
        <translation>--merge: --%1 hat daneben nichts zu tun</translation>
    </message>
    <message>
        <source>%1: cannot be merged with %2: %3</source>
        <translation>%1: lässt sich nicht mit %2 vereinen: %3</translation>
    </message>
    <message>
        <source>there is nothing to merge</source>
        <translation>es gibt nichts zu vereinen</translation>
    </message>
    <message>
        <source>nothing is written; with --partial the others are merged</source>
        <translation>nichts wird geschrieben; mit --partial werden die anderen vereint</translation>
    </message>
    <message>
        <source>which seeds? Give --seeds A..B</source>
        <translation>welche Seeds? Gib --seeds A..B an</translation>
    </message>
    <message>
        <source>--shard wants I/N, such as 3/64, with I from 1 to N and N up to %1, not &quot;%2&quot;</source>
        <translation>--shard verlangt I/N, etwa 3/64, mit I von 1 bis N und N bis %1, nicht &quot;%2&quot;</translation>
    </message>
    <message>
        <source>--shard %1: there are fewer seeds than shards, and none for this one</source>
        <translation>--shard %1: es gibt weniger Seeds als Teile, und keinen für diesen</translation>
    </message>
    <message>
        <source>%1: this survey is done already</source>
        <translation>%1: diese Erhebung ist schon fertig</translation>
    </message>
    <message>
        <source>%1: this belongs to another survey, or is damaged; remove it to start over</source>
        <translation>%1: das ist der Stand einer anderen Erhebung, oder beschädigt; entferne ihn, um neu zu beginnen</translation>
    </message>
    <message>
        <source>given up; nothing is written</source>
        <translation>aufgegeben; nichts ist geschrieben</translation>
    </message>
    <message>
        <source>stopped; %1 of %2 seeds are kept in %3, and the same command goes on from there</source>
        <translation>angehalten; %1 von %2 Seeds stehen in %3, und derselbe Befehl fährt dort fort</translation>
    </message>
    <message>
        <source>one pack at a time, not also &quot;%1&quot;; to merge surveys give --merge</source>
        <translation>ein Pack auf einmal, nicht auch &quot;%1&quot;; um Erhebungen zu vereinen, gib --merge an</translation>
    </message>
    <message>
        <source>--partial goes with --merge only</source>
        <translation>--partial gehört nur zu --merge</translation>
    </message>
    <message>
        <source>%1: this is another survey, and a shard replaces none; remove it, or give another file</source>
        <translation>%1: Das ist eine andere Erhebung, und ein Teil ersetzt keine; entfernen Sie sie oder geben Sie eine andere Datei an</translation>
    </message>
    <message>
        <source>%1, %2 without a level</source>
        <translation>%1, %2 ohne Level</translation>
    </message>
</context>
<context>
    <name>SweepChartText</name>
    <message>
        <source>%1 by %2</source>
        <extracomment>The title of a chart: a measure, and the parameter that it is shown for the values of</extracomment>
        <translation>%1 nach %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A parameter and its value</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: the recipe cannot run: %2</source>
        <translation>%1: Das Rezept kann nicht laufen: %2</translation>
    </message>
    <message>
        <source>%1: not measured yet</source>
        <translation>%1: noch nicht gemessen</translation>
    </message>
    <message>
        <source>%1: none of %2 gives a level</source>
        <translation>%1: keiner von %2 ergibt ein Level</translation>
    </message>
    <message>
        <source>%1: %2 median %3, half of the seeds %4, four fifths %5, all %6; %7</source>
        <extracomment>A value of a parameter. %1 parameter and value, %2 a measure, %3 a number; %4, %5 and %6 such as &quot;3 to 12&quot;, %7 &quot;1,203 seeds&quot;</extracomment>
        <translation>%1: %2 im Median %3, die Hälfte der Seeds %4, vier Fünftel %5, alle %6; %7</translation>
    </message>
    <message>
        <source>%1; %2 without a level</source>
        <translation>%1; %2 ohne Level</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>half of the seeds</source>
        <translation>die Hälfte der Seeds</translation>
    </message>
    <message>
        <source>four fifths</source>
        <translation>vier Fünftel</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
</context>
<context>
    <name>SweepWordsText</name>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A stage of a recipe, and one of its parameters</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 at each value</source>
        <extracomment>How many seeds were measured at each value of a parameter</extracomment>
        <translation>%1 bei jedem Wert</translation>
    </message>
</context>
<context>
    <name>TempleWords</name>
    <message>
        <source>laser beam</source>
        <translation>Laserstrahl</translation>
    </message>
    <message>
        <source>burning TNT</source>
        <translation>brennendes TNT</translation>
    </message>
    <message>
        <source>flying grenade</source>
        <translation>fliegende Granate</translation>
    </message>
    <message>
        <source>coin</source>
        <translation>Münze</translation>
    </message>
    <message>
        <source>destroyed laser emitter</source>
        <translation>zerstörter Laser</translation>
    </message>
    <message>
        <source>console that was read</source>
        <translation>gelesene Konsole</translation>
    </message>
    <message>
        <source>open exit</source>
        <translation>offener Ausgang</translation>
    </message>
    <message>
        <source>closed exit</source>
        <translation>geschlossener Ausgang</translation>
    </message>
    <message>
        <source>disabled trap</source>
        <translation>entschärfte Falle</translation>
    </message>
    <message>
        <source>trap</source>
        <translation>Falle</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>außerhalb</translation>
    </message>
    <message numerus="yes">
        <source>%n lives</source>
        <translation>
            <numerusform>%n Leben</numerusform>
            <numerusform>%n Leben</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>For screen readers: %1 column, %2 row, %3 what is on that cell (&quot;2 traps around, coin&quot;)</extracomment>
        <translation>%1, %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n trap(s) around</source>
        <extracomment>The number on a cell: of the eight cells around it, so many hold a trap</extracomment>
        <translation>
            <numerusform>%n Falle ringsum</numerusform>
            <numerusform>%n Fallen ringsum</numerusform>
        </translation>
    </message>
    <message>
        <source>Coin %1.</source>
        <translation>Münze %1.</translation>
    </message>
    <message>
        <source>Coin %1 of %2.</source>
        <translation>Münze %1 von %2.</translation>
    </message>
    <message>
        <source>Heart: %1.</source>
        <translation>Herz: %1.</translation>
    </message>
    <message>
        <source>TNT: %1 now.</source>
        <extracomment>So many sticks of TNT are carried</extracomment>
        <translation>TNT: jetzt %1.</translation>
    </message>
    <message>
        <source>Grenades: %1 now.</source>
        <translation>Granaten: jetzt %1.</translation>
    </message>
    <message>
        <source>You carry as much as you can.</source>
        <translation>Du trägst so viel, wie du kannst.</translation>
    </message>
    <message>
        <source>A trap! %1 left.</source>
        <translation>Eine Falle! Noch %1.</translation>
    </message>
    <message>
        <source>The ground hurts you! %1 left.</source>
        <translation>Der Boden verletzt dich! Noch %1.</translation>
    </message>
    <message>
        <source>A trap goes off.</source>
        <translation>Eine Falle geht los.</translation>
    </message>
    <message>
        <source>You throw a grenade.</source>
        <translation>Du wirfst eine Granate.</translation>
    </message>
    <message>
        <source>TNT burns under you.</source>
        <translation>Unter dir brennt TNT.</translation>
    </message>
    <message>
        <source>You cannot throw now.</source>
        <translation>Du kannst jetzt nicht werfen.</translation>
    </message>
    <message>
        <source>A blast.</source>
        <translation>Eine Explosion.</translation>
    </message>
    <message>
        <source>A bug is dead.</source>
        <translation>Ein Käfer ist tot.</translation>
    </message>
    <message>
        <source>The boss is wounded.</source>
        <translation>Der Boss ist verwundet.</translation>
    </message>
    <message>
        <source>The boss is dead.</source>
        <translation>Der Boss ist tot.</translation>
    </message>
    <message>
        <source>The boss sees you.</source>
        <translation>Der Boss sieht dich.</translation>
    </message>
    <message>
        <source>The boss has lost sight of you.</source>
        <translation>Der Boss hat dich aus den Augen verloren.</translation>
    </message>
    <message>
        <source>A laser is destroyed.</source>
        <translation>Ein Laser ist zerstört.</translation>
    </message>
    <message>
        <source>Under water.</source>
        <translation>Unter Wasser.</translation>
    </message>
    <message>
        <source>Out of the water.</source>
        <translation>Aus dem Wasser.</translation>
    </message>
    <message>
        <source>The exit is open.</source>
        <translation>Der Ausgang ist offen.</translation>
    </message>
</context>
<context>
    <name>TileLook</name>
    <message>
        <source>its picture is missing or could not be read</source>
        <translation>ihr Bild fehlt oder war nicht zu lesen</translation>
    </message>
    <message>
        <source>no tile of its size fits into its picture</source>
        <translation>in ihr Bild passt keine Kachel ihrer Größe</translation>
    </message>
    <message>
        <source>its picture is damaged, or too large to be shown</source>
        <translation>ihr Bild ist beschädigt oder zu groß, um gezeigt zu werden</translation>
    </message>
    <message>
        <source>there is no memory for its picture</source>
        <translation>für ihr Bild fehlt der Speicher</translation>
    </message>
    <message>
        <source>tiles &quot;%1&quot; cannot be shown: %2</source>
        <translation>die Kacheln „%1“ lassen sich nicht zeigen: %2</translation>
    </message>
</context>
<context>
    <name>WayWords</name>
    <message>
        <source>Left: %1</source>
        <extracomment>For screen readers: %1 is what is on the cell to the left of the hero&apos;s (&quot;wall&quot;, &quot;2&quot;)</extracomment>
        <translation>Links: %1</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>Rechts: %1</translation>
    </message>
    <message>
        <source>Above: %1</source>
        <translation>Oben: %1</translation>
    </message>
    <message>
        <source>Below: %1</source>
        <translation>Unten: %1</translation>
    </message>
    <message>
        <source>Above left: %1</source>
        <translation>Oben links: %1</translation>
    </message>
    <message>
        <source>Below left: %1</source>
        <translation>Unten links: %1</translation>
    </message>
    <message>
        <source>Above right: %1</source>
        <translation>Oben rechts: %1</translation>
    </message>
    <message>
        <source>Below right: %1</source>
        <translation>Unten rechts: %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <extracomment>For screen readers: so many cells to the left</extracomment>
        <translation>%1 links</translation>
    </message>
    <message>
        <source>%1 right</source>
        <translation>%1 rechts</translation>
    </message>
    <message>
        <source>%1 above</source>
        <translation>%1 oben</translation>
    </message>
    <message>
        <source>%1 below</source>
        <translation>%1 unten</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>For screen readers: %1 is what is there (&quot;rat&quot;), %2 where (&quot;3 right, 2 above&quot;)</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::AboutDialog</name>
    <message>
        <source>About Mazeloom</source>
        <translation>Über Mazeloom</translation>
    </message>
    <message>
        <source>A workshop for procedurally generated levels</source>
        <translation>Eine Werkstatt für erzeugte Level</translation>
    </message>
    <message>
        <source>Qt %1 on %2, %3</source>
        <translation>Qt %1 auf %2, %3</translation>
    </message>
    <message>
        <source>License</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>&amp;License</source>
        <translation>&amp;Lizenz</translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation>Bibliotheken</translation>
    </message>
    <message>
        <source>L&amp;ibraries</source>
        <translation>&amp;Bibliotheken</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::ActionSearch</name>
    <message>
        <source>Action search</source>
        <translation>Aktionssuche</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>Was möchten Sie tun?</translation>
    </message>
    <message>
        <source>Search for an action</source>
        <translation>Nach einer Aktion suchen</translation>
    </message>
    <message>
        <source>Actions found</source>
        <translation>Gefundene Aktionen</translation>
    </message>
    <message>
        <source>No matching action</source>
        <translation>Keine passende Aktion</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::AnimationDialog</name>
    <message>
        <source>Animation of “%1”</source>
        <translation>Animation von „%1“</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation>%1, Seed %2</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <source>Draw the frames and write them</source>
        <translation>Die Bilder zeichnen und schreiben</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Where to show it</source>
        <translation>Wo sie gezeigt werden soll</translation>
    </message>
    <message>
        <source> (not installed here)</source>
        <extracomment>Behind a format whose program is missing</extracomment>
        <translation> (hier nicht installiert)</translation>
    </message>
    <message>
        <source>The &amp;generation, step by step</source>
        <translation>Die Er&amp;zeugung, Schritt für Schritt</translation>
    </message>
    <message>
        <source>The level as it is made</source>
        <translation>Das Level, wie es entsteht</translation>
    </message>
    <message>
        <source>B&amp;ugs and bosses on their paths</source>
        <translation>Käfer und &amp;Bosse auf ihren Pfaden</translation>
    </message>
    <message>
        <source>What moves in the level, once around</source>
        <translation>Was sich im Level bewegt, einmal herum</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>How long the generation takes, in seconds</source>
        <translation>Wie lange die Erzeugung dauert, in Sekunden</translation>
    </message>
    <message>
        <source> a second</source>
        <translation> je Sekunde</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Frames a second</source>
        <translation>Bilder je Sekunde</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>Zeigt</translation>
    </message>
    <message>
        <source>&amp;Length</source>
        <translation>&amp;Länge</translation>
    </message>
    <message>
        <source>F&amp;rames</source>
        <translation>Bilde&amp;r</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Ort</translation>
    </message>
    <message>
        <source>Nothing moves in this level</source>
        <translation>In diesem Level bewegt sich nichts</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <extracomment>%1 × %2 the sides of an animation in pixels</extracomment>
        <translation>%1 × %2 Pixel</translation>
    </message>
    <message>
        <source>How the level was played, as it was seen</source>
        <translation>Wie das Level gespielt wurde, so wie es zu sehen war</translation>
    </message>
    <message>
        <source>This level cannot be played</source>
        <translation>Dieses Level kann nicht gespielt werden</translation>
    </message>
    <message>
        <source>A replay is drawn at %1 to %2 pixels a cell.</source>
        <translation>Eine Aufzeichnung wird mit %1 bis %2 Pixeln je Zelle gezeichnet.</translation>
    </message>
    <message>
        <source>Sized for the largest floor reached</source>
        <translation>Mit Platz für das größte Stockwerk, das erreicht wird</translation>
    </message>
    <message>
        <source>A pl&amp;ayed replay</source>
        <translation>Ein gespielter &amp;Versuch</translation>
    </message>
    <message>
        <source>The &amp;generations beside each other, step by step</source>
        <translation>Die Er&amp;zeugungen nebeneinander, Schritt für Schritt</translation>
    </message>
    <message numerus="yes">
        <source>%n generation(s)</source>
        <translation>
            <numerusform>%n Erzeugung</numerusform>
            <numerusform>%n Erzeugungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazeloom::app::AnimationDomain</name>
    <message>
        <source>Write how the level is made as an animation: WebP, GIF, a film</source>
        <translation>Schreiben, wie das Level entsteht, als Animation: WebP, GIF, ein Film</translation>
    </message>
    <message>
        <source>Replace file</source>
        <translation>Datei ersetzen</translation>
    </message>
    <message>
        <source>“%1” is there already. Replace it?</source>
        <translation>„%1“ gibt es schon. Ersetzen?</translation>
    </message>
    <message>
        <source>Drawing the animation</source>
        <translation>Die Animation wird gezeichnet</translation>
    </message>
    <message>
        <source>Frame %1 of %2</source>
        <extracomment>%1 a frame&apos;s number, %2 how many there are</extracomment>
        <translation>Bild %1 von %2</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>Exportiert nach %1</translation>
    </message>
    <message>
        <source>Not exported</source>
        <translation>Nicht exportiert</translation>
    </message>
    <message>
        <source>The animation was not written. Nothing was changed.</source>
        <translation>Die Animation wurde nicht geschrieben. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>The replay goes on after its end.</source>
        <translation>Die Aufzeichnung geht nach ihrem Ende weiter.</translation>
    </message>
    <message numerus="yes">
        <source>%n input(s) come after the end and were left out.</source>
        <translation>
            <numerusform>%n Eingabe kommt nach dem Ende und wurde ausgelassen.</numerusform>
            <numerusform>%n Eingaben kommen nach dem Ende und wurden ausgelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export animation…</source>
        <translation>Animation exportieren …</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::ArchivedPacks</name>
    <message>
        <source>This pack is an archive. Look at its levels and generate them as you like; to change it, unpack it into a folder.</source>
        <translation>Dieses Paket ist ein Archiv. Sehen Sie sich seine Levels an und erzeugen Sie sie, wie Sie wollen; um es zu ändern, entpacken Sie es in einen Ordner.</translation>
    </message>
    <message>
        <source>Unpack to edit…</source>
        <translation>Zum Bearbeiten entpacken …</translation>
    </message>
    <message>
        <source>Nothing was changed: this pack is an archive. To change it, unpack it into a folder.</source>
        <translation>Nichts wurde geändert: Dieses Paket ist ein Archiv. Um es zu ändern, entpacken Sie es in einen Ordner.</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::AtlasDomain</name>
    <message>
        <source>PNG picture of the chart</source>
        <translation>PNG-Bild des Diagramms</translation>
    </message>
    <message>
        <source>SVG picture of the chart</source>
        <translation>SVG-Bild des Diagramms</translation>
    </message>
    <message>
        <source>Table of the numbers</source>
        <translation>Tabelle der Zahlen</translation>
    </message>
    <message>
        <source>The whole survey</source>
        <translation>Die ganze Erhebung</translation>
    </message>
    <message>
        <source>&amp;Survey…</source>
        <translation>&amp;Erhebung …</translation>
    </message>
    <message>
        <source>Measure many seeds of the level, and show how often each value came</source>
        <translation>Viele Seeds des Levels messen und zeigen, wie oft jeder Wert kam</translation>
    </message>
    <message>
        <source>&amp;Open survey…</source>
        <translation>Erheb&amp;ung öffnen …</translation>
    </message>
    <message>
        <source>Show a survey from a file in the Atlas</source>
        <translation>Eine Erhebung aus einer Datei im Atlas zeigen</translation>
    </message>
    <message>
        <source>Export atlas…</source>
        <translation>Atlas exportieren …</translation>
    </message>
    <message>
        <source>Write the chart as PNG or SVG, its numbers as a table, or the whole survey</source>
        <translation>Das Diagramm als PNG oder SVG schreiben, seine Zahlen als Tabelle oder die ganze Erhebung</translation>
    </message>
    <message>
        <source>Open survey</source>
        <translation>Erhebung öffnen</translation>
    </message>
    <message>
        <source>Surveys (*.json)</source>
        <translation>Erhebungen (*.json)</translation>
    </message>
    <message>
        <source>Atlas</source>
        <translation>Atlas</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>Exportiert nach %1</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::CanvasMenu</name>
    <message>
        <source>What to do here</source>
        <translation>Was hier zu tun ist</translation>
    </message>
    <message>
        <source>&amp;Properties</source>
        <translation>&amp;Eigenschaften</translation>
    </message>
    <message>
        <source>Show and change what it is like</source>
        <translation>Zeigen und ändern, wie es ist</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>Put a copy beside it</source>
        <translation>Eine Kopie daneben setzen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>E&amp;ntfernen</translation>
    </message>
    <message>
        <source>Take it away</source>
        <translation>Es wegnehmen</translation>
    </message>
    <message>
        <source>Edit the pa&amp;th</source>
        <translation>&amp;Weg bearbeiten</translation>
    </message>
    <message>
        <source>Pick up the path tool</source>
        <translation>Das Werkzeug für Wege wählen</translation>
    </message>
    <message>
        <source>Remo&amp;ve the path</source>
        <translation>We&amp;g entfernen</translation>
    </message>
    <message>
        <source>Take the path away, and who walks it</source>
        <translation>Den Weg wegnehmen, und wer ihn geht</translation>
    </message>
    <message>
        <source>&amp;What made this cell?</source>
        <translation>Wo&amp;raus entstand diese Zelle?</translation>
    </message>
    <message>
        <source>Show which steps of the generation made it what it is</source>
        <translation>Zeigen, welche Schritte der Erzeugung sie zu dem machten, was sie ist</translation>
    </message>
    <message>
        <source>Paint with its &amp;ink</source>
        <translation>Mit ihrer &amp;Farbe malen</translation>
    </message>
    <message>
        <source>Pick up the ink of the cell</source>
        <translation>Die Farbe der Zelle aufnehmen</translation>
    </message>
    <message>
        <source>Play from &amp;here</source>
        <translation>Von &amp;hier spielen</translation>
    </message>
    <message>
        <source>Play the level from this cell</source>
        <translation>Das Level von dieser Zelle aus spielen</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::CompareDomain</name>
    <message>
        <source>Co&amp;mpare generations</source>
        <translation>Er&amp;zeugungen vergleichen</translation>
    </message>
    <message>
        <source>Show the level beside itself from other seeds, by other recipes or algorithms</source>
        <translation>Das Level neben sich selbst zeigen, aus anderen Seeds, mit anderen Rezepten oder Algorithmen</translation>
    </message>
    <message>
        <source>&amp;Gallery of seeds</source>
        <translation>&amp;Galerie der Seeds</translation>
    </message>
    <message>
        <source>Show the level&apos;s next seeds as small pictures, sorted as you like</source>
        <translation>Die nächsten Seeds des Levels als kleine Bilder zeigen, beliebig geordnet</translation>
    </message>
    <message>
        <source>Export &amp;comparison…</source>
        <translation>Vergleic&amp;h exportieren …</translation>
    </message>
    <message>
        <source>Write the generations that are compared as one animation</source>
        <translation>Die verglichenen Erzeugungen als eine Animation schreiben</translation>
    </message>
    <message>
        <source>Export galler&amp;y…</source>
        <translation>Galerie als &amp;Kontaktbogen exportieren …</translation>
    </message>
    <message>
        <source>Write the gallery, as it is sorted, as one picture: PNG or SVG</source>
        <translation>Die Galerie, wie sie geordnet ist, als ein Bild schreiben: PNG oder SVG</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation>%1, Seed %2</translation>
    </message>
    <message>
        <source>Contact sheet</source>
        <translation>Kontaktbogen</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG-Bild (*.png)</translation>
    </message>
    <message>
        <source>SVG picture (*.svg)</source>
        <translation>SVG-Bild (*.svg)</translation>
    </message>
    <message>
        <source>Drawing the contact sheet</source>
        <translation>Der Kontaktbogen wird gezeichnet</translation>
    </message>
    <message>
        <source>Level %1 of %2</source>
        <extracomment>%1 how many levels are made, %2 of how many</extracomment>
        <translation>Level %1 von %2</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>Exportiert nach %1</translation>
    </message>
    <message>
        <source>This level has no favourite seeds: add some, or switch the gallery&apos;s star off</source>
        <translation>Dieses Level hat keine Favoriten: einige hinzufügen oder den Stern der Galerie ausschalten</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::CopyAsDomain</name>
    <message>
        <source>&amp;Picture</source>
        <translation>&amp;Bild</translation>
    </message>
    <message>
        <source>Copy what the canvas shows, or the selected part, as a picture</source>
        <translation>Was die Zeichenfläche zeigt, oder den ausgewählten Teil, als Bild kopieren</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>&amp;Text</translation>
    </message>
    <message>
        <source>Copy what the canvas shows, or the selected part, a character a cell</source>
        <translation>Was die Zeichenfläche zeigt, oder den ausgewählten Teil, ein Zeichen je Zelle kopieren</translation>
    </message>
    <message>
        <source>&amp;JSON</source>
        <translation>&amp;JSON</translation>
    </message>
    <message>
        <source>Copy what the canvas shows, or the selected part, as data for a game</source>
        <translation>Was die Zeichenfläche zeigt, oder den ausgewählten Teil, als Daten für ein Spiel kopieren</translation>
    </message>
    <message>
        <source>Cop&amp;y as</source>
        <translation>Ko&amp;pieren als</translation>
    </message>
    <message>
        <source>Copy what the canvas shows for other programs</source>
        <translation>Was die Zeichenfläche zeigt, für andere Programme kopieren</translation>
    </message>
    <message>
        <source>%1 × %2 cells copied as %3</source>
        <extracomment>%1 × %2 the sides in cells of what was copied, %3 a format</extracomment>
        <translation>%1 × %2 Zellen als %3 kopiert</translation>
    </message>
    <message>
        <source>The picture is too large to be copied: choose fewer cells</source>
        <translation>Das Bild ist zu groß zum Kopieren: Wähle weniger Zellen</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>Kopieren</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::CourseDomain</name>
    <message>
        <source>Previous lesson</source>
        <translation>Vorige Lektion</translation>
    </message>
    <message>
        <source>Go to the level before that has notes</source>
        <translation>Zum Level davor gehen, das Notizen hat</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>Go on to the next level that has notes</source>
        <translation>Zum nächsten Level weitergehen, das Notizen hat</translation>
    </message>
    <message>
        <source>Save the panels of a lesson</source>
        <translation>Die Bereiche einer Lektion speichern</translation>
    </message>
    <message>
        <source>Remove the panels of a lesson</source>
        <translation>Die Bereiche einer Lektion entfernen</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::DescentDomain</name>
    <message>
        <source>Start at dept&amp;h…</source>
        <translation>In Tie&amp;fe beginnen …</translation>
    </message>
    <message>
        <source>Play the descent from any depth, with what you give the hero</source>
        <translation>Den Abstieg aus beliebiger Tiefe spielen, mit dem, was du dem Helden mitgibst</translation>
    </message>
    <message>
        <source>A&amp;nother dungeon</source>
        <translation>No&amp;ch ein Verlies</translation>
    </message>
    <message>
        <source>Begin another run of the descent, of another seed</source>
        <translation>Einen neuen Lauf durch ein Verlies mit anderer Saat beginnen</translation>
    </message>
    <message>
        <source>E&amp;moji in the descent</source>
        <translation>E&amp;mojis im Verlies</translation>
    </message>
    <message>
        <source>Show who lives in a descent as emoji instead of pictures</source>
        <translation>Die Bewohner eines Verlieses als Emojis statt als Bilder zeigen</translation>
    </message>
    <message>
        <source>No font here has emoji</source>
        <translation>Keine Schrift hier hat Emoji</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::DragOut</name>
    <message>
        <source>“%1” is too large to be dragged out: use File → Export levels</source>
        <translation>„%1“ ist zu groß, um herausgezogen zu werden: Nimm Datei → Levels exportieren</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::ExportDialog</name>
    <message>
        <source>Export levels of “%1”</source>
        <translation>Levels von „%1“ exportieren</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <source>Make the levels and write them</source>
        <translation>Die Levels machen und schreiben</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Target program</source>
        <translation>Zielprogramm</translation>
    </message>
    <message>
        <source>%1 (.%2)</source>
        <extracomment>A format and the ending of its files</extracomment>
        <translation>%1 (.%2)</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>&amp;Levels</source>
        <translation>&amp;Levels</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>Seeds</translation>
    </message>
    <message>
        <source>Select levels to export.</source>
        <translation>Wähle Levels zum Exportieren aus.</translation>
    </message>
    <message>
        <source>At most %1 files are written at once: mark fewer levels, or give fewer seeds.</source>
        <translation>Höchstens %1 Dateien werden auf einmal geschrieben: Markiere weniger Levels oder gib weniger Seeds an.</translation>
    </message>
    <message>
        <source>A picture: nothing of it can be read back.</source>
        <translation>Ein Bild: Daraus lässt sich nichts zurücklesen.</translation>
    </message>
    <message>
        <source>Nothing is lost.</source>
        <translation>Nichts geht verloren.</translation>
    </message>
    <message>
        <source>It cannot hold: %1.</source>
        <translation>Es fasst nicht: %1.</translation>
    </message>
    <message>
        <source>1 file will be written.</source>
        <translation>1 Datei wird geschrieben.</translation>
    </message>
    <message numerus="yes">
        <source>%n files are written.</source>
        <translation>
            <numerusform>%n Datei wird geschrieben.</numerusform>
            <numerusform>%n Dateien werden geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation>%1, Seed %2</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Ort</translation>
    </message>
    <message>
        <source>Pack with baked levels (%1)</source>
        <translation>Paket mit gebackenen Leveln (%1)</translation>
    </message>
    <message>
        <source>A pack has at most %1 levels: mark fewer, or give fewer seeds.</source>
        <translation>Ein Paket hat höchstens %1 Level: Markiere weniger, oder gib weniger Seeds an.</translation>
    </message>
    <message>
        <source>For games without a generator: the whole pack, and behind its levels those that are marked, as their seeds make them.</source>
        <translation>Für Spiele ohne Generator: das ganze Paket, und hinter seinen Leveln die markierten, so wie ihre Seeds sie ergeben.</translation>
    </message>
    <message numerus="yes">
        <source>1 file will be written, with %n baked level(s).</source>
        <translation>
            <numerusform>1 Datei wird geschrieben, mit %n gebackenem Level.</numerusform>
            <numerusform>1 Datei wird geschrieben, mit %n gebackenen Leveln.</numerusform>
        </translation>
    </message>
    <message>
        <source>A picture: as long as nobody changes it, the level can be read back.</source>
        <translation>Ein Bild: Solange es niemand ändert, lässt sich das Level zurücklesen.</translation>
    </message>
    <message>
        <source>S&amp;kip levels that cannot be made</source>
        <translation>Level ü&amp;berspringen, die nicht erzeugt werden können</translation>
    </message>
    <message>
        <source>Export the other levels, and list the skipped ones with their seeds in failures.json; otherwise nothing is exported</source>
        <translation>Exportiere die anderen Level und liste die übersprungenen mit ihren Seeds in failures.json; sonst wird nichts exportiert</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::ExportDomain</name>
    <message>
        <source>Room: %1</source>
        <translation>Raum: %1</translation>
    </message>
    <message>
        <source>&amp;Export pack…</source>
        <translation>Paket e&amp;xportieren …</translation>
    </message>
    <message>
        <source>Make one file of the pack, for a game or for others</source>
        <translation>Aus dem Paket eine Datei machen, für ein Spiel oder für andere</translation>
    </message>
    <message>
        <source>Looking for problems</source>
        <translation>Probleme suchen</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Baking levels</source>
        <translation>Level werden gebacken</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <extracomment>Of a level that is baked: %1 its title, %2 the seed</extracomment>
        <translation>%1, Seed %2</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::ExportQuestions</name>
    <message>
        <source>Export “%1”</source>
        <translation>„%1“ exportieren</translation>
    </message>
    <message>
        <source>Level packs (*.mazepack)</source>
        <translation>Level-Pakete (*.mazepack)</translation>
    </message>
    <message>
        <source>Not exported</source>
        <translation>Nicht exportiert</translation>
    </message>
    <message numerus="yes">
        <source>“%1” has %n error(s): nothing was exported.</source>
        <translation>
            <numerusform>„%1“ hat %n Fehler: Nichts wurde exportiert.</numerusform>
            <numerusform>„%1“ hat %n Fehler: Nichts wurde exportiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… und %n weiteres</numerusform>
            <numerusform>… und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Show problems</source>
        <translation>Probleme zeigen</translation>
    </message>
    <message>
        <source>“%1” could not be exported.</source>
        <translation>„%1“ konnte nicht exportiert werden.</translation>
    </message>
    <message>
        <source>A file that was there before is as it was. Make room, or give permission, or choose another place.</source>
        <translation>Eine Datei, die schon da war, ist wie zuvor. Schaffen Sie Platz, erteilen Sie die Erlaubnis, oder wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>Not opened</source>
        <translation>Nicht geöffnet</translation>
    </message>
    <message>
        <source>The file could not be opened.</source>
        <translation>Die Datei ließ sich nicht öffnen.</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::ExtentDomain</name>
    <message>
        <source>Crop to the &amp;selection</source>
        <translation>Auf die Aus&amp;wahl zuschneiden</translation>
    </message>
    <message>
        <source>Make the level or room as large as what is selected</source>
        <translation>Das Level oder den Raum so groß machen wie das Ausgewählte</translation>
    </message>
    <message>
        <source>Crop to the selection</source>
        <translation>Auf die Auswahl zuschneiden</translation>
    </message>
    <message>
        <source>Remove rows and columns at the edges where nothing is painted, pinned or placed</source>
        <translation>Zeilen und Spalten an den Rändern wegnehmen, in denen nichts gemalt, behalten oder gesetzt ist</translation>
    </message>
    <message>
        <source>Crop to what is painted</source>
        <translation>Auf das Gemalte zuschneiden</translation>
    </message>
    <message>
        <source>Offse&amp;t…</source>
        <translation>Ver&amp;setzen…</translation>
    </message>
    <message>
        <source>Move all that is in the level or room, with or without wrapping around</source>
        <translation>Alles im Level oder Raum bewegen, umlaufend oder nicht</translation>
    </message>
    <message>
        <source>Cropped to %1 × %2 cells</source>
        <translation>Auf %1 × %2 Zellen zugeschnitten</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Versetzen</translation>
    </message>
    <message>
        <source>Resi&amp;ze…</source>
        <translation>Größe &amp;ändern…</translation>
    </message>
    <message>
        <source>Crop the level or room, or let it grow, and see what would be lost</source>
        <translation>Das Level oder den Raum zuschneiden oder wachsen lassen und sehen, was verloren ginge</translation>
    </message>
    <message>
        <source>&amp;Crop to what is painted</source>
        <translation>Auf das &amp;Gemalte zuschneiden</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::FileDomain</name>
    <message>
        <source>Opening %1</source>
        <translation>%1 wird geöffnet</translation>
    </message>
    <message>
        <source>&amp;Open pack…</source>
        <translation>Paket ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open built-in &amp;temple</source>
        <translation>Eingebaute &amp;Tempel öffnen</translation>
    </message>
    <message>
        <source>Open the built-in pack of hidden mazes in painted shapes</source>
        <translation>Das eingebaute Paket mit verborgenen Labyrinthen in gemalten Formen öffnen</translation>
    </message>
    <message>
        <source>Open built-in &amp;dungeons</source>
        <translation>Eingebaute &amp;Verliese öffnen</translation>
    </message>
    <message>
        <source>Open the built-in pack of rooms, mazes and corridors</source>
        <translation>Das eingebaute Paket mit Räumen, Labyrinthen und Korridoren öffnen</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>&amp;Neu laden</translation>
    </message>
    <message>
        <source>Close the pack that is being looked at</source>
        <translation>Das angezeigte Paket schließen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Leave the program</source>
        <translation>Das Programm verlassen</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Nothing opened yet</source>
        <translation>Noch nichts geöffnet</translation>
    </message>
    <message>
        <source>Open a pack that was open before</source>
        <translation>Ein Paket öffnen, das schon einmal offen war</translation>
    </message>
    <message>
        <source>Packs that have been opened will be listed here</source>
        <translation>Hier werden Pakete aufgelistet, die geöffnet worden sind</translation>
    </message>
    <message>
        <source>&amp;New pack</source>
        <translation>Neues &amp;Paket</translation>
    </message>
    <message>
        <source>Begin a pack with one level to paint</source>
        <translation>Ein Paket mit einem Level zum Malen beginnen</translation>
    </message>
    <message>
        <source>Close ot&amp;hers</source>
        <translation>An&amp;dere schließen</translation>
    </message>
    <message>
        <source>Close all packs but the one that is being looked at</source>
        <translation>Alle Pakete außer dem gezeigten schließen</translation>
    </message>
    <message>
        <source>Open a pack: an archive, or the pack.json of its folder</source>
        <translation>Ein Paket öffnen: ein Archiv, oder die pack.json seines Ordners</translation>
    </message>
    <message>
        <source>Open a pack</source>
        <translation>Ein Paket öffnen</translation>
    </message>
    <message>
        <source>Open &amp;built-in toll stair</source>
        <translation>Eingebaute Zollstie&amp;ge öffnen</translation>
    </message>
    <message>
        <source>Open the built-in pack of a descent with designed floors</source>
        <translation>Das eingebaute Paket eines Abstiegs mit gestalteten Stockwerken öffnen</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>mitgeliefert</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>Open built-in lab</source>
        <translation>Eingebautes Labor öffnen</translation>
    </message>
    <message>
        <source>Open the built-in course in generation: an algorithm a level</source>
        <translation>Den eingebauten Kurs über Generierung öffnen: je Level ein Algorithmus</translation>
    </message>
    <message>
        <source>Read the pack&apos;s files again; Undo brings back changes made here</source>
        <translation>Die Dateien des Pakets neu lesen; Rückgängig holt Änderungen von hier zurück</translation>
    </message>
    <message>
        <source>Close pac&amp;k</source>
        <translation>Paket &amp;schließen</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::FileHead</name>
    <message>
        <source>Beginning of the file</source>
        <translation>Anfang der Datei</translation>
    </message>
    <message>
        <source>How the file begins</source>
        <translation>Wie die Datei beginnt</translation>
    </message>
    <message>
        <source>The file begins:</source>
        <translation>Die Datei beginnt:</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::FindDomain</name>
    <message>
        <source>Look for seeds of the level that fulfil a wish, such as few dead ends</source>
        <translation>Seeds des Levels suchen, die einen Wunsch erfüllen, etwa wenige Sackgassen</translation>
    </message>
    <message>
        <source>Fin&amp;d a seed…</source>
        <translation>Seed &amp;suchen …</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::FullGameDomain</name>
    <message>
        <source>Full &amp;game</source>
        <translation>&amp;Komplettes Spiel</translation>
    </message>
    <message>
        <source>This pack has no campaign: its levels can be played one by one.</source>
        <translation>Dieses Paket hat keine Kampagne: Seine Levels lassen sich einzeln spielen.</translation>
    </message>
    <message>
        <source>This pack has no campaign, and no temple to be played.</source>
        <translation>Dieses Paket hat keine Kampagne und keinen Tempel zum Spielen.</translation>
    </message>
    <message>
        <source>Drawing the day&apos;s temple</source>
        <translation>Ziehe den Tempel des Tages</translation>
    </message>
    <message>
        <source>The level cannot be played: %1</source>
        <translation>Das Level lässt sich nicht spielen: %1</translation>
    </message>
    <message>
        <source>This pack has no campaign.</source>
        <translation>Dieses Paket hat keine Kampagne.</translation>
    </message>
    <message>
        <source>Descent</source>
        <translation>Abstieg</translation>
    </message>
    <message>
        <source>The descent that you have left at depth %1 is given up, without a score.</source>
        <translation>Der Abstieg, den du in Tiefe %1 verlassen hast, wird aufgegeben, ohne Punkte.</translation>
    </message>
    <message>
        <source>Nobody is chosen to play: what comes of it is not kept.</source>
        <translation>Niemand ist als Spieler gewählt: Was daraus wird, wird nicht aufgehoben.</translation>
    </message>
    <message>
        <source>%1 has not tried it yet.</source>
        <translation>%1 hat sich noch nicht daran versucht.</translation>
    </message>
    <message>
        <source>✓ %1 has won it.</source>
        <translation>✓ %1 hat gewonnen.</translation>
    </message>
    <message>
        <source>%1 has not won it yet.</source>
        <translation>%1 hat noch nicht gewonnen.</translation>
    </message>
    <message>
        <source>Play the whole pack, alone on the screen: campaign, day&apos;s challenge, players and options; while no pack is open, the built-in temple</source>
        <translation>Das ganze Paket spielen, allein auf dem Bildschirm: Kampagne, Tagesaufgabe, Spieler und Optionen; solange kein Paket offen ist, den eingebauten Tempel</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::GenerateDomain</name>
    <message>
        <source>&amp;New seed</source>
        <translation>&amp;Neuer Seed</translation>
    </message>
    <message>
        <source>Generate the level from another seed</source>
        <translation>Das Level aus einem anderen Seed erzeugen</translation>
    </message>
    <message>
        <source>&amp;Previous seed</source>
        <translation>&amp;Vorheriger Seed</translation>
    </message>
    <message>
        <source>Go back to the seed before this one</source>
        <translation>Zum Seed vor diesem zurückgehen</translation>
    </message>
    <message>
        <source>N&amp;ext seed</source>
        <translation>Nä&amp;chster Seed</translation>
    </message>
    <message>
        <source>Go on to the seed after this one</source>
        <translation>Zum Seed nach diesem weitergehen</translation>
    </message>
    <message>
        <source>&amp;Reset recipe</source>
        <translation>&amp;Rezept zurücksetzen</translation>
    </message>
    <message>
        <source>Give every stage back the parameters it had in the file</source>
        <translation>Jeder Phase die Parameter zurückgeben, die sie in der Datei hat</translation>
    </message>
    <message>
        <source>&amp;Favourite seed</source>
        <translation>Seed als &amp;Favorit</translation>
    </message>
    <message>
        <source>Add the seed to the level&apos;s favourites or remove it; the gallery shows them</source>
        <translation>Den Seed zu den Favoriten des Levels hinzufügen oder daraus entfernen; die Galerie zeigt sie</translation>
    </message>
    <message>
        <source>&amp;Add a stage…</source>
        <translation>&amp;Phase hinzufügen…</translation>
    </message>
    <message>
        <source>Choose a stage for the level&apos;s recipe</source>
        <translation>Eine Phase für das Rezept des Levels wählen</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::HelpDomain</name>
    <message>
        <source>&amp;Find an action…</source>
        <translation>Aktion &amp;suchen…</translation>
    </message>
    <message>
        <source>Type a few letters of what you want to do, and do it</source>
        <translation>Ein paar Buchstaben tippen und die Aktion gleich ausführen</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Tasten und Maus</translation>
    </message>
    <message>
        <source>All keys at a glance, and what the mouse does on the canvas</source>
        <translation>Alle Tasten auf einen Blick, und was die Maus auf der Zeichenfläche tut</translation>
    </message>
    <message>
        <source>&amp;About Mazeloom</source>
        <translation>Ü&amp;ber Mazeloom</translation>
    </message>
    <message>
        <source>Version, libraries and licenses</source>
        <translation>Version, Bibliotheken und Lizenzen</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>Read about the panel that you work in, or about anything else</source>
        <translation>Über das Bedienfeld lesen, in dem gearbeitet wird, oder über alles andere</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>&amp;Was ist das?</translation>
    </message>
    <message>
        <source>Click anything to be told what it is, or press Enter for what has the focus</source>
        <translation>Irgendetwas anklicken und erfahren, was es ist; die Eingabetaste fragt nach dem, was den Fokus hat</translation>
    </message>
    <message>
        <source>en</source>
        <extracomment>The folder of the manual&apos;s pages in this language, if there is one.</extracomment>
        <translation>de</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::ImportDialog</name>
    <message>
        <source>Import “%1”</source>
        <translation>„%1“ importieren</translation>
    </message>
    <message>
        <source>&amp;As it is now</source>
        <translation>&amp;Wie es jetzt ist</translation>
    </message>
    <message>
        <source>Show the pack&apos;s level as it is, without what would change</source>
        <translation>Das Level des Pakets zeigen, wie es ist, ohne was sich ändern würde</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importieren</translation>
    </message>
    <message>
        <source>Take this into the pack, in one step that can be undone</source>
        <translation>Dies in das Paket aufnehmen, in einem Schritt, der sich rückgängig machen lässt</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Levels</translation>
    </message>
    <message>
        <source>The levels of the file, and what becomes of them</source>
        <translation>Die Levels der Datei, und was aus ihnen wird</translation>
    </message>
    <message>
        <source>&amp;Levels of the file</source>
        <translation>&amp;Levels der Datei</translation>
    </message>
    <message>
        <source>Re&amp;place levels with the same id</source>
        <translation>Levels mit der&amp;selben Kennung ersetzen</translation>
    </message>
    <message>
        <source>Off: all come in as new levels, and the pack&apos;s stay as they are</source>
        <translation>Aus: Alle kommen als neue Levels herein, und die des Pakets bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>Regenerate around the &amp;changes</source>
        <translation>Um die Änderungen herum neu &amp;erzeugen</translation>
    </message>
    <message>
        <source>Off: the rest of the level is pinned as its seed made it, so that nothing else changes</source>
        <translation>Aus: Der Rest des Levels wird so behalten, wie sein Seed ihn machte, damit sich sonst nichts ändert</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Ausgelassen</translation>
    </message>
    <message>
        <source>What the file has that levels cannot hold, and what was guessed</source>
        <translation>Was die Datei hat und Levels nicht fassen, und was geraten wurde</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Of a level that is imported: %1 its title, %2 what becomes of it
----------
Of a problem: %1 its place in the file, %2 what it is</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>unverändert</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>Nothing was changed there: there is nothing to import.</source>
        <translation>Dort wurde nichts geändert: Es gibt nichts zu importieren.</translation>
    </message>
    <message>
        <source>Nothing that was changed there can be imported: the notes say why.</source>
        <translation>Nichts von dem, was dort geändert wurde, kann importiert werden: Die Hinweise sagen, warum.</translation>
    </message>
    <message>
        <source>Everything was imported.</source>
        <translation>Alles wurde importiert.</translation>
    </message>
    <message numerus="yes">
        <source>%n &amp;note(s): left out, or guessed</source>
        <translation>
            <numerusform>%n &amp;Hinweis: ausgelassen oder geraten</numerusform>
            <numerusform>%n &amp;Hinweise: ausgelassen oder geraten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 × %3 cells</source>
        <extracomment>A level that is imported: %1 its title, %2 × %3 its sides in cells</extracomment>
        <translation>%1: %2 × %3 Zellen</translation>
    </message>
    <message>
        <source>%1: the level comes out the same.</source>
        <translation>%1: Das Level kommt gleich heraus.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n Zelle</numerusform>
            <numerusform>%n Zellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) of things</source>
        <translation>
            <numerusform>%n Ort von Dingen</numerusform>
            <numerusform>%n Orte von Dingen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 would change; they are marked.</source>
        <extracomment>%1 a level&apos;s title, %2 &quot;3 cells, 1 place of things&quot;</extracomment>
        <translation>%1: %2 würden sich ändern; sie sind markiert.</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::ImportDomain</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 a format, %2 the endings of its files</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>All that can be imported (%1)</source>
        <translation>Alles, was sich importieren lässt (%1)</translation>
    </message>
    <message>
        <source>I&amp;mport…</source>
        <translation>I&amp;mportieren …</translation>
    </message>
    <message>
        <source>Take in levels of other programs, or what was changed there</source>
        <translation>Levels anderer Programme aufnehmen, oder was dort geändert wurde</translation>
    </message>
    <message>
        <source>Import levels</source>
        <translation>Levels importieren</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
    <message>
        <source>Import “%1”</source>
        <translation>„%1“ importieren</translation>
    </message>
    <message>
        <source>“%1” was imported</source>
        <translation>„%1“ wurde importiert</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>Nicht importiert</translation>
    </message>
    <message>
        <source>Old encoding</source>
        <translation>Alte Kodierung</translation>
    </message>
    <message>
        <source>“%1” is not Unicode text. Read it as Latin-1?</source>
        <translation>„%1“ ist kein Unicode-Text. Als Latin-1 lesen?</translation>
    </message>
    <message>
        <source>&amp;Read as Latin-1</source>
        <translation>Als Latin-1 &amp;lesen</translation>
    </message>
    <message>
        <source>Many older programs write Latin-1. If letters come out wrong, save the file as UTF-8 in the program that wrote it.</source>
        <translation>Viele ältere Programme schreiben Latin-1. Sind Buchstaben falsch, speichere die Datei in dem Programm, das sie geschrieben hat, als UTF-8.</translation>
    </message>
    <message>
        <source>Files in other folders</source>
        <translation>Dateien in anderen Ordnern</translation>
    </message>
    <message>
        <source>“%1” uses files outside of its folder. Read files below “%2”?</source>
        <extracomment>%1 a file that is imported, %2 a folder</extracomment>
        <translation>„%1“ benutzt Dateien außerhalb seines Ordners. Dateien unter „%2“ lesen?</translation>
    </message>
    <message>
        <source>It names:
%1
Without them, their tiles have no meaning and their pictures are not shown. The answer “Read them” holds for all later imports from this folder.</source>
        <extracomment>%1 names of files, a line each</extracomment>
        <translation>Genannt sind:
%1
Ohne sie haben ihre Kacheln keine Bedeutung, und ihre Bilder fehlen. Die Antwort „Lesen“ gilt auch, wenn du später aus diesem Ordner importierst.</translation>
    </message>
    <message>
        <source>&amp;Read them</source>
        <translation>&amp;Lesen</translation>
    </message>
    <message>
        <source>&amp;Leave them out</source>
        <translation>&amp;Weglassen</translation>
    </message>
    <message>
        <source>With it the pack would have more terrains or kinds of objects of its own, or more meanings of tiles, than a pack can have.</source>
        <translation>Damit hätte das Paket mehr eigene Geländearten oder Objektarten oder mehr Bedeutungen von Kacheln, als ein Paket haben kann.</translation>
    </message>
    <message>
        <source>“%1” was not imported. Nothing was changed.</source>
        <translation>„%1“ wurde nicht importiert. Nichts wurde geändert.</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::KeepDomain</name>
    <message>
        <source>&amp;Pin</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <source>Pin the selected cells as they are generated now: other seeds generate around them</source>
        <translation>Die ausgewählten Zellen so festhalten, wie sie gerade erzeugt sind: andere Seeds erzeugen um sie herum</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Pin &amp;all</source>
        <translation>&amp;Alles behalten</translation>
    </message>
    <message>
        <source>Pin every cell: the level is drawn by hand from now on</source>
        <translation>Jede Zelle festhalten: Das Level ist von nun an von Hand gezeichnet</translation>
    </message>
    <message>
        <source>Pin all</source>
        <translation>Alles behalten</translation>
    </message>
    <message>
        <source>Unpi&amp;n</source>
        <translation>&amp;Freigeben</translation>
    </message>
    <message>
        <source>Unpin the selected cells, or all when none is selected: they are generated again</source>
        <translation>Die ausgewählten Zellen freigeben, ohne Auswahl alle: Sie werden wieder erzeugt</translation>
    </message>
    <message>
        <source>Nothing can be pinned while the level cannot be generated: %1</source>
        <translation>Solange das Level nicht erzeugt werden kann, lässt sich nichts behalten: %1</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Freigeben</translation>
    </message>
    <message>
        <source>Unpin all</source>
        <translation>Alles freigeben</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::KeyTree</name>
    <message>
        <source>Filter by name or key</source>
        <translation>Nach Name oder Taste filtern</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was geschieht</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::KeysDialog</name>
    <message>
        <source>Keys and mouse</source>
        <translation>Tasten und Maus</translation>
    </message>
    <message>
        <source>Elsewhere</source>
        <translation>Anderswo</translation>
    </message>
    <message>
        <source>On the canvas</source>
        <translation>Auf der Zeichenfläche</translation>
    </message>
    <message>
        <source>With the mouse</source>
        <translation>Mit der Maus</translation>
    </message>
    <message>
        <source>Zoom where the pointer is</source>
        <translation>Am Zeiger vergrößern und verkleinern</translation>
    </message>
    <message>
        <source>Ctrl and wheel, or pinch</source>
        <translation>Strg und Rad, oder zwei Finger</translation>
    </message>
    <message>
        <source>Scroll up and down</source>
        <translation>Auf und ab rollen</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Rad</translation>
    </message>
    <message>
        <source>Scroll left and right</source>
        <translation>Nach links und rechts rollen</translation>
    </message>
    <message>
        <source>Shift and wheel</source>
        <translation>Umschalt und Rad</translation>
    </message>
    <message>
        <source>Drag the level</source>
        <translation>Das Level ziehen</translation>
    </message>
    <message>
        <source>Middle button, or hold Space</source>
        <translation>Mittlere Taste, oder Leertaste halten</translation>
    </message>
    <message>
        <source>Give up what a tool began</source>
        <translation>Abbrechen, was ein Werkzeug begann</translation>
    </message>
    <message>
        <source>Right button</source>
        <translation>Rechte Taste</translation>
    </message>
    <message>
        <source>On a stage of the recipe</source>
        <translation>Auf einer Phase des Rezepts</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::LayerDomain</name>
    <message>
        <source>What of the level is shown, and can be edited</source>
        <translation>Was vom Level zu sehen ist und sich bearbeiten lässt</translation>
    </message>
    <message>
        <source>Hide: %1</source>
        <extracomment>What becomes of a layer, %1</extracomment>
        <translation>Ausblenden: %1</translation>
    </message>
    <message>
        <source>Do not show it; nothing in it can be picked or edited</source>
        <translation>Nicht zeigen; nichts darin lässt sich auswählen oder bearbeiten</translation>
    </message>
    <message>
        <source>Dim: %1</source>
        <translation>Abschwächen: %1</translation>
    </message>
    <message>
        <source>Show it faintly, so that other layers stand out</source>
        <translation>Blass zeigen, damit andere Ebenen hervortreten</translation>
    </message>
    <message>
        <source>Lock: %1</source>
        <translation>Sperren: %1</translation>
    </message>
    <message>
        <source>Show it, but let nothing in it be picked or edited</source>
        <translation>Zeigen, aber nichts darin auswählen oder bearbeiten lassen</translation>
    </message>
    <message>
        <source>&amp;All layers as usual</source>
        <translation>&amp;Alle Ebenen wie üblich</translation>
    </message>
    <message>
        <source>Show and unlock all layers, and hide the notes</source>
        <translation>Alle Ebenen zeigen und entsperren, und die Notizen ausblenden</translation>
    </message>
    <message>
        <source>L&amp;ayers</source>
        <translation>E&amp;benen</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::LayoutDomain</name>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Zusehen</translation>
    </message>
    <message>
        <source>&amp;Paint</source>
        <translation>&amp;Malen</translation>
    </message>
    <message>
        <source>&amp;Rooms</source>
        <translation>&amp;Räume</translation>
    </message>
    <message>
        <source>&amp;Save layout as…</source>
        <translation>Anordnung &amp;speichern als…</translation>
    </message>
    <message>
        <source>Keep the places of all panels under a name</source>
        <translation>Die Plätze aller Bedienfelder unter einem Namen behalten</translation>
    </message>
    <message>
        <source>R&amp;eset panels</source>
        <translation>Bedienfelder zurückse&amp;tzen</translation>
    </message>
    <message>
        <source>Put every panel back to where it belongs</source>
        <translation>Jedes Bedienfeld an seinen Platz zurückbringen</translation>
    </message>
    <message>
        <source>La&amp;youts</source>
        <translation>&amp;Anordnungen</translation>
    </message>
    <message>
        <source>Arrangements of the panels</source>
        <translation>Anordnungen der Bedienfelder</translation>
    </message>
    <message>
        <source>&amp;Delete layout</source>
        <translation>Anordnung &amp;löschen</translation>
    </message>
    <message>
        <source>Forget an arrangement of your own</source>
        <translation>Eine eigene Anordnung vergessen</translation>
    </message>
    <message>
        <source>Arrange the panels as “%1”</source>
        <translation>Die Bedienfelder wie „%1“ anordnen</translation>
    </message>
    <message>
        <source>Forget the layout “%1”</source>
        <translation>Die Anordnung „%1“ vergessen</translation>
    </message>
    <message>
        <source>Save layout</source>
        <translation>Anordnung speichern</translation>
    </message>
    <message>
        <source>Name of the layout:</source>
        <translation>Name der Anordnung:</translation>
    </message>
    <message>
        <source>There is a layout “%1” already. Replace it?</source>
        <translation>Es gibt schon eine Anordnung „%1“. Ersetzen?</translation>
    </message>
    <message>
        <source>For watching a level being made: recipe, cell and explanation</source>
        <translation>Um zuzusehen, wie ein Level entsteht: Rezept, Zelle und Erklärung</translation>
    </message>
    <message>
        <source>For painting a level: what is selected, history and problems</source>
        <translation>Um ein Level zu malen: was ausgewählt ist, Verlauf und Probleme</translation>
    </message>
    <message>
        <source>For handcrafted rooms: levels and rooms, and their properties</source>
        <translation>Für handgemachte Räume: Levels und Räume und ihre Eigenschaften</translation>
    </message>
    <message>
        <source>At most %1 characters can be kept</source>
        <translation>Höchstens %1 Zeichen lassen sich behalten</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::LevelButton</name>
    <message>
        <source>Levels and rooms</source>
        <translation>Levels und Räume</translation>
    </message>
    <message>
        <source>Go to another level or room of the pack</source>
        <translation>Zu einem anderen Level oder Raum des Pakets gehen</translation>
    </message>
    <message>
        <source>No level</source>
        <translation>Kein Level</translation>
    </message>
    <message>
        <source>Level: %1</source>
        <translation>Level: %1</translation>
    </message>
    <message>
        <source>Go to this level or room</source>
        <translation>Zu diesem Level oder Raum gehen</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::LevelChecks</name>
    <message>
        <source>Mark all levels, or none</source>
        <translation>Alle Levels markieren, oder keins</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Levels</translation>
    </message>
    <message>
        <source>The marked levels are written; the chosen row is looked at</source>
        <translation>Die markierten Levels werden geschrieben; die gewählte Zeile wird angesehen</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n level(s)</source>
        <translation>
            <numerusform>%1 von %n Level</numerusform>
            <numerusform>%1 von %n Levels</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazeloom::app::LevelDomain</name>
    <message>
        <source>New &amp;level…</source>
        <translation>Neues &amp;Level…</translation>
    </message>
    <message>
        <source>Add a level after the selected one</source>
        <translation>Ein Level hinter dem gewählten hinzufügen</translation>
    </message>
    <message>
        <source>New &amp;room…</source>
        <translation>Neuer &amp;Raum…</translation>
    </message>
    <message>
        <source>Add a handcrafted room to the pack</source>
        <translation>Dem Paket einen handgemachten Raum hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>Add a copy of the chosen level or room</source>
        <translation>Eine Kopie des gewählten Levels oder Raums hinzufügen</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move d&amp;own</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>L&amp;öschen</translation>
    </message>
    <message>
        <source>Add a level</source>
        <translation>Ein Level hinzufügen</translation>
    </message>
    <message>
        <source>Add a room</source>
        <translation>Einen Raum hinzufügen</translation>
    </message>
    <message>
        <source>Ne&amp;w folder</source>
        <translation>N&amp;euer Ordner</translation>
    </message>
    <message>
        <source>Add a folder of levels to the pack</source>
        <translation>Dem Paket einen Ordner für Levels hinzufügen</translation>
    </message>
    <message>
        <source>Type a new name for the chosen level, folder, room or pack</source>
        <translation>Einen neuen Namen für das gewählte Level, den Ordner, den Raum oder das Paket eingeben</translation>
    </message>
    <message>
        <source>Move to &amp;folder…</source>
        <translation>In Ordner &amp;verschieben…</translation>
    </message>
    <message>
        <source>Put the chosen level into another folder</source>
        <translation>Das gewählte Level in einen anderen Ordner legen</translation>
    </message>
    <message>
        <source>Swap the chosen level, folder or room with the one above</source>
        <translation>Das gewählte Level, den Ordner oder den Raum mit dem darüber tauschen</translation>
    </message>
    <message>
        <source>Swap the chosen level, folder or room with the one below</source>
        <translation>Das gewählte Level, den Ordner oder den Raum mit dem darunter tauschen</translation>
    </message>
    <message>
        <source>Take the chosen level or room out of the pack, or a folder, whose levels stay</source>
        <translation>Das gewählte Level oder den Raum aus dem Paket nehmen, oder einen Ordner, dessen Levels bleiben</translation>
    </message>
    <message>
        <source>New folder</source>
        <translation>Neuer Ordner</translation>
    </message>
    <message>
        <source>New folder %1</source>
        <translation>Neuer Ordner %1</translation>
    </message>
    <message>
        <source>Move to folder</source>
        <translation>In Ordner verschieben</translation>
    </message>
    <message>
        <source>Folder; empty for none:</source>
        <translation>Ordner; leer für keinen:</translation>
    </message>
    <message>
        <source>Move to another folder</source>
        <translation>In einen anderen Ordner verschieben</translation>
    </message>
    <message>
        <source>Rena&amp;me</source>
        <translation>Umbe&amp;nennen</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::LevelExportDomain</name>
    <message>
        <source>Ex&amp;port levels…</source>
        <translation>Levels exp&amp;ortieren …</translation>
    </message>
    <message>
        <source>Write levels for other programs: Tiled, pictures, text and more</source>
        <translation>Levels für andere Programme schreiben: Tiled, Bilder, Text und mehr</translation>
    </message>
    <message>
        <source>Replace files</source>
        <translation>Dateien ersetzen</translation>
    </message>
    <message numerus="yes">
        <source>%n of these files is there already.</source>
        <translation>
            <numerusform>%n dieser Dateien gibt es schon.</numerusform>
            <numerusform>%n dieser Dateien gibt es schon.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is there already.</source>
        <translation>„%1“ gibt es schon.</translation>
    </message>
    <message>
        <source>What is written takes its place.</source>
        <translation>Was geschrieben wird, tritt an ihre Stelle.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>Exportiert nach %1</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) exported to %1</source>
        <translation>
            <numerusform>%n Datei nach %1 exportiert</numerusform>
            <numerusform>%n Dateien nach %1 exportiert</numerusform>
        </translation>
    </message>
    <message>
        <source>Levels skipped</source>
        <translation>Level übersprungen</translation>
    </message>
    <message numerus="yes">
        <source>%n level(s) could not be made.</source>
        <translation>
            <numerusform>%n Level konnte nicht erzeugt werden.</numerusform>
            <numerusform>%n Level konnten nicht erzeugt werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <extracomment>A level that is exported: %1 its title, %2 the seed</extracomment>
        <translation>%1, Seed %2</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::LevelPreview</name>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Making the level…</source>
        <translation>Das Level wird gemacht …</translation>
    </message>
    <message>
        <source>This level cannot be made: %1</source>
        <translation>Dieses Level lässt sich nicht machen: %1</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::LinkDomain</name>
    <message>
        <source>&amp;Copy link to this step</source>
        <translation>Link zu diesem Schritt &amp;kopieren</translation>
    </message>
    <message>
        <source>Put a link into the clipboard that opens this pack at this level, seed and step; of built-in and exported packs</source>
        <translation>Legt einen Link in die Zwischenablage, der dieses Paket bei diesem Level, Seed und Schritt öffnet; bei eingebauten und exportierten Paketen</translation>
    </message>
    <message>
        <source>Copied a link to step %1 of seed %2</source>
        <translation>Link zu Schritt %1 des Seeds %2 kopiert</translation>
    </message>
    <message>
        <source>The link is to a level that the pack does not have: %1</source>
        <translation>Der Link führt zu einem Level, das das Paket nicht hat: %1</translation>
    </message>
    <message>
        <source>The link is to step %1, but this generation has %2: the pack was changed, or it is of another version</source>
        <translation>Der Link führt zu Schritt %1, aber diese Erzeugung hat %2: Das Paket wurde geändert oder ist von einer anderen Version</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::LongWorkDialog</name>
    <message>
        <source>Stopping…</source>
        <translation>Wird angehalten …</translation>
    </message>
    <message>
        <source>There is not enough memory for this</source>
        <translation>Dafür reicht der Speicher nicht</translation>
    </message>
    <message>
        <source>Nothing was changed. Close other programs, or work with smaller or fewer levels.</source>
        <translation>Nichts wurde geändert. Schließ andere Programme, oder arbeite mit kleineren oder weniger Levels.</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::LookDomain</name>
    <message>
        <source>Loo&amp;k of levels</source>
        <translation>A&amp;ussehen der Levels</translation>
    </message>
    <message>
        <source>Show levels as the program draws them, or in your game&apos;s tiles</source>
        <translation>Levels zeigen, wie das Programm sie zeichnet, oder in den Kacheln des Spiels</translation>
    </message>
    <message>
        <source>In the &amp;game&apos;s tiles</source>
        <translation>In den Kacheln des &amp;Spiels</translation>
    </message>
    <message>
        <source>Show levels in the tiles that were chosen last, or as the program draws them</source>
        <translation>Levels in den zuletzt gewählten Kacheln zeigen, oder wie das Programm sie zeichnet</translation>
    </message>
    <message>
        <source>&amp;Mazeloom</source>
        <translation>&amp;Mazeloom</translation>
    </message>
    <message>
        <source>Show levels in these tiles</source>
        <translation>Levels in diesen Kacheln zeigen</translation>
    </message>
    <message>
        <source>Cannot be shown: %1</source>
        <translation>Lässt sich nicht zeigen: %1</translation>
    </message>
    <message>
        <source>“%1” cannot be shown: %2</source>
        <extracomment>%1 the title of tiles, %2 half a sentence</extracomment>
        <translation>„%1“ lässt sich nicht zeigen: %2</translation>
    </message>
    <message>
        <source>Open a pack first</source>
        <translation>Erst ein Paket öffnen</translation>
    </message>
    <message>
        <source>This pack has no tiles of a game: add some with Tiles… in the menu Level</source>
        <translation>Dieses Paket hat keine Kacheln eines Spiels: welche hinzufügen mit „Kacheln …“ im Menü „Level“</translation>
    </message>
    <message>
        <source>Show levels as the program draws them</source>
        <translation>Levels zeigen, wie das Programm sie zeichnet</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>&amp;Erzeugen</translation>
    </message>
    <message>
        <source>&amp;Timeline</source>
        <translation>&amp;Zeitleiste</translation>
    </message>
    <message>
        <source>Open, reload and close packs</source>
        <translation>Pakete öffnen, neu laden und schließen</translation>
    </message>
    <message>
        <source>Other seeds, and the recipe</source>
        <translation>Andere Seeds und das Rezept</translation>
    </message>
    <message>
        <source>Play the generation, or go through its steps</source>
        <translation>Die Erzeugung abspielen oder ihre Schritte durchgehen</translation>
    </message>
    <message>
        <source>T&amp;ools</source>
        <translation>&amp;Werkzeuge</translation>
    </message>
    <message>
        <source>Look at cells, or paint them</source>
        <translation>Zellen ansehen oder malen</translation>
    </message>
    <message>
        <source>Undo and redo, copy and paste</source>
        <translation>Rückgängig machen und wiederherstellen, kopieren und einfügen</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Level</translation>
    </message>
    <message>
        <source>The levels and rooms of the pack</source>
        <translation>Die Level und Räume des Pakets</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Zoom, grid lines, problems, theme and panels</source>
        <translation>Zoom, Gitterlinien, Probleme, Farben und Bereiche</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>Exportiert nach %1</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>Play the level, with the designer&apos;s instruments</source>
        <translation>Den Level spielen, mit den Instrumenten des Entwerfers</translation>
    </message>
    <message>
        <source>The manual, all keys, and what this program is</source>
        <translation>Das Handbuch, alle Tasten, und was dieses Programm ist</translation>
    </message>
    <message>
        <source>Open a pack first: its levels are played</source>
        <translation>Erst ein Paket öffnen: Gespielt werden seine Levels</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::ManualWindow</name>
    <message>
        <source>Manual of Mazeloom</source>
        <translation>Handbuch von Mazeloom</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>Seite des Handbuchs</translation>
    </message>
    <message>
        <source>Ctrl and the wheel change the size of the text</source>
        <translation>Strg und das Mausrad ändern die Größe des Textes</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back to the page before (Alt+Left)</source>
        <translation>Zurück zur Seite davor (Alt+Links)</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>On to the page that you came back from (Alt+Right)</source>
        <translation>Wieder zu der Seite, von der es zurückging (Alt+Rechts)</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Go to the first page, which lists all others (F1)</source>
        <translation>Zur ersten Seite gehen, die alle anderen aufführt (F1)</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Im Handbuch suchen</translation>
    </message>
    <message>
        <source>List only pages with these words, and mark them (Ctrl+F)</source>
        <translation>Nur Seiten mit diesen Wörtern aufführen und die Wörter markieren (Strg+F)</translation>
    </message>
    <message>
        <source>Pages of the manual</source>
        <translation>Seiten des Handbuchs</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>No page holds these words</source>
        <translation>Keine Seite enthält diese Wörter</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::MappingBar</name>
    <message>
        <source>Tile mappings of the pack</source>
        <translation>Kachelsätze des Pakets</translation>
    </message>
    <message>
        <source>The tilesets of the pack: each a picture, and what its tiles stand for</source>
        <translation>Die Kachelsätze des Pakets: jeder ein Bild, und wofür dessen Kacheln stehen</translation>
    </message>
    <message>
        <source>Ti&amp;leset</source>
        <translation>Kac&amp;helsatz</translation>
    </message>
    <message>
        <source>&amp;Add a picture…</source>
        <translation>&amp;Bild hinzufügen…</translation>
    </message>
    <message>
        <source>Choose a PNG with tiles to start a tileset</source>
        <translation>Wähle ein PNG mit Kacheln: damit beginnt ein eigener Kachelsatz</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Start another tileset as a copy of this one</source>
        <translation>Einen weiteren Kachelsatz mit allem beginnen, was dieser hat</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>Rename the tileset</source>
        <translation>Dem Kachelsatz einen Titel geben</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the tileset and its picture from the pack</source>
        <translation>Den Kachelsatz und sein Bild aus dem Paket nehmen</translation>
    </message>
    <message>
        <source>Reload the picture</source>
        <translation>Bild neu laden</translation>
    </message>
    <message>
        <source>Read the picture&apos;s file again; tiles keep their places</source>
        <translation>Die Datei des Bildes neu lesen; Kacheln behalten ihre Plätze</translation>
    </message>
    <message>
        <source>Exchange the picture…</source>
        <translation>Bild austauschen…</translation>
    </message>
    <message>
        <source>Choose another PNG; tiles keep their places</source>
        <translation>Ein anderes PNG wählen; Kacheln behalten ihre Plätze</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Take the last change back</source>
        <translation>Die letzte Änderung zurücknehmen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Make the change again</source>
        <translation>Die Änderung noch einmal machen</translation>
    </message>
    <message>
        <source>Side of a tile</source>
        <translation>Seite einer Kachel</translation>
    </message>
    <message>
        <source>How wide and high a tile is</source>
        <translation>Wie breit und hoch eine Kachel ist</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Rand</translation>
    </message>
    <message>
        <source>Pixels round all tiles, at the edges of the picture</source>
        <translation>Pixel um alle Kacheln, an den Rändern des Bildes</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Pixels between tiles</source>
        <translation>Pixel zwischen Kacheln</translation>
    </message>
    <message>
        <source>&amp;Tile size</source>
        <translation>&amp;Kachelgröße</translation>
    </message>
    <message>
        <source>&amp;Margin</source>
        <translation>&amp;Rand</translation>
    </message>
    <message>
        <source>&amp;Spacing</source>
        <translation>&amp;Abstand</translation>
    </message>
    <message>
        <source>No tile fits into the picture: make the side smaller</source>
        <translation>Keine Kachel passt in das Bild: mach die Seite kleiner</translation>
    </message>
    <message>
        <source>%1 × %2 = %3 tiles</source>
        <extracomment>Of a picture&apos;s tiles: %1 columns, %2 rows, %3 all of them</extracomment>
        <translation>%1 × %2 = %3 Kacheln</translation>
    </message>
    <message>
        <source>Picture of tiles</source>
        <translation>Bild mit Kacheln</translation>
    </message>
    <message>
        <source>A pack has at most %1 tilesets: remove one first.</source>
        <translation>Ein Paket hat höchstens %1 Kachelsätze: entferne erst einen.</translation>
    </message>
    <message>
        <source>“%1”: tiles of %2 pixels, as it seems. Change the side if that is wrong.</source>
        <translation>„%1“: Kacheln von %2 Pixeln, wie es scheint. Ändere die Seite, wenn das nicht stimmt.</translation>
    </message>
    <message>
        <source>Add a picture of tiles</source>
        <translation>Bild mit Kacheln hinzufügen</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <extracomment>%1 the title of what is copied</extracomment>
        <translation>%1 (Kopie)</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Title of the tileset “%1”:</source>
        <translation>Titel des Kachelsatzes „%1“:</translation>
    </message>
    <message>
        <source>Type a title.</source>
        <translation>Gib einen Titel ein.</translation>
    </message>
    <message>
        <source>“%1” was removed; Ctrl+Z brings it back</source>
        <translation>„%1“ wurde entfernt; Strg+Z bringt ihn zurück</translation>
    </message>
    <message>
        <source>Exchange the picture</source>
        <translation>Bild austauschen</translation>
    </message>
    <message>
        <source>“%1” is the same picture as before</source>
        <translation>„%1“ ist dasselbe Bild wie zuvor</translation>
    </message>
    <message>
        <source>The picture is “%1” now</source>
        <translation>Das Bild ist jetzt „%1“</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::MeaningTree</name>
    <message>
        <source>none yet</source>
        <translation>noch keine</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Kachel</numerusform>
            <numerusform>%n Kacheln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Of the shapes of a set, so many have a tile</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>What can have tiles</source>
        <translation>Was Kacheln haben kann</translation>
    </message>
    <message>
        <source>Choose what is to get tiles. What has none looks as the program draws it</source>
        <translation>Wähle, was Kacheln bekommen soll. Was keine hat, sieht so aus, wie das Programm es zeichnet</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Markierungen</translation>
    </message>
    <message>
        <source>Things</source>
        <translation>Dinge</translation>
    </message>
    <message>
        <source>The pack&apos;s own kinds</source>
        <translation>Eigene Arten des Pakets</translation>
    </message>
    <message>
        <source>Not in the pack any more</source>
        <translation>Nicht mehr im Paket</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Of what can have tiles: %1 its name, %2 how many it has</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: no tile yet, so it looks as the program draws it</source>
        <translation>%1: noch keine Kachel, sieht also so aus, wie das Programm es zeichnet</translation>
    </message>
    <message>
        <source>The pack&apos;s own terrains</source>
        <translation>Die eigenen Geländearten des Pakets</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::MixDomain</name>
    <message>
        <source>Mi&amp;x of inks</source>
        <translation>Farb&amp;mischung</translation>
    </message>
    <message>
        <source>Paint each cell with one of several inks, by chance. Ctrl+click inks to mix them.</source>
        <translation>Jede Zelle zufällig mit einer von mehreren Farben malen. Strg+Klick auf Farben mischt sie.</translation>
    </message>
    <message>
        <source>&amp;Edit the mix…</source>
        <translation>Mischung &amp;bearbeiten …</translation>
    </message>
    <message>
        <source>Choose the inks of the mix, and how much of each there is</source>
        <translation>Die Farben der Mischung wählen, und wie viel es von jeder gibt</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::NewSheetDialog</name>
    <message>
        <source>%1 to %2 cells</source>
        <translation>%1 bis %2 Zellen</translation>
    </message>
    <message>
        <source>New room</source>
        <translation>Neuer Raum</translation>
    </message>
    <message>
        <source>New level</source>
        <translation>Neues Level</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Width in cells</source>
        <translation>Breite in Zellen</translation>
    </message>
    <message>
        <source>Height in cells</source>
        <translation>Höhe in Zellen</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>Temple: a hidden maze in what you paint</source>
        <translation>Tempel: ein verborgenes Labyrinth in dem, was Sie malen</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>Rezept</translation>
    </message>
    <message>
        <source>&amp;Recipe</source>
        <translation>&amp;Rezept</translation>
    </message>
    <message>
        <source>Add room</source>
        <translation>Raum hinzufügen</translation>
    </message>
    <message>
        <source>Add level</source>
        <translation>Level hinzufügen</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Levels of one folder are listed together; empty for none</source>
        <translation>Levels eines Ordners stehen in der Liste beisammen; leer für keinen</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Ordner</translation>
    </message>
    <message>
        <source>Descent: rooms and corridors</source>
        <translation>Abstieg: Räume und Korridore</translation>
    </message>
    <message>
        <source>Descent: rooms in a maze</source>
        <translation>Abstieg: Räume in einem Labyrinth</translation>
    </message>
    <message>
        <source>What generation makes of it, and the game that it is for; both can be changed later</source>
        <translation>Was die Erzeugung daraus macht und für welches Spiel; beides lässt sich später ändern</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::OutsideChanges</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 und %n weitere</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Another program changed files of “%1”: %2</source>
        <translation>Ein anderes Programm hat Dateien von „%1“ geändert: %2</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Meine behalten</translation>
    </message>
    <message>
        <source>The folder of “%1” has gone: %2. The pack stays open as it is, and saving makes the folder again.</source>
        <translation>Der Ordner von „%1“ ist verschwunden: %2. Das Paket bleibt offen, wie es ist, und Speichern legt den Ordner wieder an.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Anderswo speichern…</translation>
    </message>
    <message>
        <source>Reloading takes back what you have not saved; Undo brings it again.</source>
        <translation>Neu laden nimmt zurück, was du nicht gespeichert hast; Rückgängig holt es wieder.</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::OverlayDomain</name>
    <message>
        <source>&amp;Hidden maze</source>
        <translation>&amp;Verborgenes Labyrinth</translation>
    </message>
    <message>
        <source>Draw the ways of the hidden maze as lines</source>
        <translation>Die Wege des verborgenen Labyrinths als Linien zeichnen</translation>
    </message>
    <message>
        <source>&amp;Traps</source>
        <translation>&amp;Fallen</translation>
    </message>
    <message>
        <source>Mark every trap, at any zoom</source>
        <translation>Jede Falle kennzeichnen, bei jeder Vergrößerung</translation>
    </message>
    <message>
        <source>&amp;Coins</source>
        <translation>&amp;Münzen</translation>
    </message>
    <message>
        <source>Mark every coin, at any zoom</source>
        <translation>Jede Münze kennzeichnen, bei jeder Vergrößerung</translation>
    </message>
    <message>
        <source>&amp;Reach</source>
        <translation>&amp;Reichweite</translation>
    </message>
    <message>
        <source>Show where the hero can go without a trap, only over traps, and not at all</source>
        <translation>Zeigen, wohin der Held ohne Falle kommt, wohin nur über Fallen und wohin gar nicht</translation>
    </message>
    <message>
        <source>&amp;Distance from the hero</source>
        <translation>&amp;Entfernung vom Helden</translation>
    </message>
    <message>
        <source>Colour cells by the steps that lead there around all traps</source>
        <translation>Zellen nach den Schritten färben, die um alle Fallen herum dorthin führen</translation>
    </message>
    <message>
        <source>&amp;No overlays</source>
        <translation>&amp;Keine Überlagerungen</translation>
    </message>
    <message>
        <source>Take all overlays off the level</source>
        <translation>Alle Überlagerungen vom Level nehmen</translation>
    </message>
    <message>
        <source>O&amp;verlays</source>
        <translation>&amp;Überlagerungen</translation>
    </message>
    <message>
        <source>What of the level is shown at a glance</source>
        <translation>Was vom Level auf einen Blick gezeigt wird</translation>
    </message>
    <message>
        <source>&amp;Pinned cells</source>
        <translation>&amp;Behaltene Zellen</translation>
    </message>
    <message>
        <source>Show which cells of the generated level are pinned</source>
        <translation>Zeigen, welche Zellen des erzeugten Levels behalten werden</translation>
    </message>
    <message>
        <source>D&amp;ark cells</source>
        <translation>&amp;Dunkle Zellen</translation>
    </message>
    <message>
        <source>Show which cells are dark</source>
        <translation>Zeigen, welche Zellen dunkel sind</translation>
    </message>
    <message>
        <source>&amp;What can be known</source>
        <translation>&amp;Was man wissen kann</translation>
    </message>
    <message>
        <source>Show what a player can know of each cell by the numbers, and the chance of a trap where that is unknown</source>
        <translation>Zeigt, was ein Spieler von jeder Zelle aus den Zahlen wissen kann, und wo nicht, die Wahrscheinlichkeit einer Falle</translation>
    </message>
    <message>
        <source>Only temples have numbers and traps</source>
        <translation>Nur Tempel haben Zahlen und Fallen</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::PackDialog</name>
    <message>
        <source>Level packs (pack.json *.mazepack)</source>
        <translation>Level-Pakete (pack.json *.mazepack)</translation>
    </message>
    <message>
        <source>Folders of packs (pack.json)</source>
        <translation>Ordner von Paketen (pack.json)</translation>
    </message>
    <message>
        <source>Archives (*.mazepack)</source>
        <translation>Archive (*.mazepack)</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::PackMessages</name>
    <message>
        <source>This pack has no levels yet</source>
        <translation>Dieses Paket hat noch keine Levels</translation>
    </message>
    <message>
        <source>Parts of %1 could not be opened.</source>
        <translation>Teile von %1 konnten nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <translation>%1 konnte nicht geöffnet werden.</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… und %n weiteres</numerusform>
            <numerusform>… und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Fix the files named above, then reload (%1)</source>
        <translation>Die oben genannten Dateien berichtigen, dann neu laden (%1)</translation>
    </message>
    <message>
        <source>Show the cell</source>
        <translation>Zelle zeigen</translation>
    </message>
    <message>
        <source>Generating…</source>
        <translation>Wird erzeugt…</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::PanelDomain</name>
    <message>
        <source>&amp;Next panel</source>
        <translation>&amp;Nächstes Bedienfeld</translation>
    </message>
    <message>
        <source>Go on to the next panel that is in view, or to the level</source>
        <translation>Zum nächsten sichtbaren Bedienfeld gehen, oder zum Level</translation>
    </message>
    <message>
        <source>&amp;Previous panel</source>
        <translation>&amp;Voriges Bedienfeld</translation>
    </message>
    <message>
        <source>Go back to the panel before, or to the level</source>
        <translation>Zum vorigen Bedienfeld zurückgehen, oder zum Level</translation>
    </message>
    <message>
        <source>Show this panel and go there; close it when it is in front</source>
        <translation>Dieses Bedienfeld zeigen und dorthin gehen; schließen, wenn es vorn ist</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>Be&amp;dienfelder</translation>
    </message>
    <message>
        <source>Which panels are shown</source>
        <translation>Welche Bedienfelder gezeigt werden</translation>
    </message>
    <message>
        <source>&amp;Hide panels</source>
        <translation>Bedienfelde&amp;r ausblenden</translation>
    </message>
    <message>
        <source>Hide everything but level, tools and menus, or show it again; Tab does so on the level</source>
        <translation>Alles außer Level, Werkzeugen und Menüs ausblenden oder wieder zeigen; auf dem Level tut das Tab</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::PanelNotes</name>
    <message>
        <source>nothing is open</source>
        <translation>nichts ist offen</translation>
    </message>
    <message>
        <source>a room has none</source>
        <translation>ein Raum hat keins</translation>
    </message>
    <message>
        <source>click one on the level</source>
        <translation>auf dem Level eine anklicken</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>no changes yet</source>
        <translation>noch keine Änderungen</translation>
    </message>
    <message>
        <source>changed</source>
        <extracomment>Of layers: some are hidden, dimmed or locked</extracomment>
        <translation>geändert</translation>
    </message>
    <message>
        <source>nothing selected</source>
        <translation>nichts ausgewählt</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::Panels</name>
    <message>
        <source>Levels</source>
        <translation>Levels</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Erklärung</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Kampagne</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>Rezept</translation>
    </message>
    <message>
        <source>Dungeon</source>
        <translation>Verlies</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Zelle</translation>
    </message>
    <message>
        <source>Break points</source>
        <translation>Haltepunkte</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Ausgewählt</translation>
    </message>
    <message>
        <source>Stamps</source>
        <translation>Stempel</translation>
    </message>
    <message>
        <source>Kinds of objects</source>
        <translation>Arten von Objekten</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Auftrag</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Gallery</source>
        <translation>Galerie</translation>
    </message>
    <message>
        <source>Terrains</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Kurs</translation>
    </message>
    <message>
        <source>Atlas</source>
        <translation>Atlas</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::PictureChoices</name>
    <message>
        <source>Li&amp;nes between cells</source>
        <translation>L&amp;inien zwischen Zellen</translation>
    </message>
    <message>
        <source>O&amp;verlays that are shown</source>
        <translation>Überlager&amp;ungen, die gezeigt werden</translation>
    </message>
    <message>
        <source>as fits</source>
        <extracomment>Of the pixels a cell of a picture has</extracomment>
        <translation>wie es passt</translation>
    </message>
    <message>
        <source> pixels a cell</source>
        <translation> Pixel je Zelle</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Maßstab</translation>
    </message>
    <message>
        <source>Pixels a cell of pictures; 0: as many as make one of reasonable size</source>
        <translation>Pixel je Zelle von Bildern; 0: so viele, dass ein Bild vernünftiger Größe entsteht</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>The colours of pictures</source>
        <translation>Die Farben von Bildern</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Draw the grid, where cells are large enough for it</source>
        <translation>Das Raster zeichnen, wo Zellen groß genug dafür sind</translation>
    </message>
    <message>
        <source>The window shows no overlays: switch some on first</source>
        <translation>Das Fenster zeigt keine Überlagerungen: Schalte erst welche ein</translation>
    </message>
    <message>
        <source>Draw the overlays that the window shows</source>
        <translation>Die Überlagerungen zeichnen, die das Fenster zeigt</translation>
    </message>
    <message>
        <source>S&amp;cale</source>
        <translation>&amp;Maßstab</translation>
    </message>
    <message>
        <source>C&amp;olours</source>
        <translation>F&amp;arben</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Kacheln</translation>
    </message>
    <message>
        <source>Draw levels as the program does, or in the game&apos;s own tiles</source>
        <translation>Levels zeichnen, wie das Programm es tut, oder in den Kacheln des Spiels</translation>
    </message>
    <message>
        <source>Mazeloom</source>
        <translation>Mazeloom</translation>
    </message>
    <message>
        <source>T&amp;iles</source>
        <translation>&amp;Kacheln</translation>
    </message>
    <message>
        <source>These tiles cannot be shown: %1.</source>
        <extracomment>%1 half a sentence</extracomment>
        <translation>Diese Kacheln lassen sich nicht zeigen: %1.</translation>
    </message>
    <message>
        <source>Le&amp;tters</source>
        <translation>Buchs&amp;taben</translation>
    </message>
    <message>
        <source>Draw what stands on cells as letters, as text files have it</source>
        <translation>Zeichnet, was auf Zellen steht, als Buchstaben, wie in Textdateien</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::PictureFile</name>
    <message>
        <source>“%1” cannot be read: %2</source>
        <extracomment>%1 a file&apos;s name, %2 why, in the system&apos;s words</extracomment>
        <translation>„%1“ kann nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>“%1” is too large: a picture of tiles has at most %2 MB</source>
        <translation>„%1“ ist zu groß: ein Bild mit Kacheln hat höchstens %2 MB</translation>
    </message>
    <message>
        <source>Pictures of tiles (*.png)</source>
        <translation>Bilder mit Kacheln (*.png)</translation>
    </message>
    <message>
        <source>“%1” is no PNG picture: save it as one, or choose another</source>
        <translation>„%1“ ist kein PNG-Bild: speichere es als solches oder wähle ein anderes</translation>
    </message>
    <message>
        <source>“%1” has no pixels or too many: a picture of tiles has at most %2 a side, and %3 million in all</source>
        <extracomment>%1 a file&apos;s name, %2 pixels of a side, %3 millions of pixels</extracomment>
        <translation>„%1“ hat keine Pixel oder zu viele: ein Bild mit Kacheln hat höchstens %2 je Seite und %3 Millionen insgesamt</translation>
    </message>
    <message>
        <source>“%1” is damaged or too large: it begins as a PNG, but cannot be shown. Save it again, or choose another</source>
        <translation>„%1“ ist beschädigt oder zu groß: es beginnt wie ein PNG, kann aber nicht gezeigt werden. Speichere es neu oder wähle ein anderes</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::PlaceField</name>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>The folder that is written to; it is made where its parent is there</source>
        <translation>Der Ordner, in den geschrieben wird; er wird angelegt, wo es den darüber gibt</translation>
    </message>
    <message>
        <source>File name</source>
        <translation>Dateiname</translation>
    </message>
    <message>
        <source>What the file is called, without its ending</source>
        <translation>Wie die Datei heißt, ohne ihre Endung</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Durchsuchen …</translation>
    </message>
    <message>
        <source>Choose the folder</source>
        <translation>Den Ordner wählen</translation>
    </message>
    <message>
        <source>Name the folder that is written to.</source>
        <translation>Nenne den Ordner, in den geschrieben wird.</translation>
    </message>
    <message>
        <source>Give the folder&apos;s whole path, or choose it by Browse.</source>
        <translation>Gib den ganzen Pfad des Ordners an, oder wähle ihn mit Durchsuchen.</translation>
    </message>
    <message>
        <source>This is a file, and a folder is wanted.</source>
        <translation>Dies ist eine Datei, und es braucht einen Ordner.</translation>
    </message>
    <message>
        <source>There is no such folder, nor one to make it in.</source>
        <translation>Diesen Ordner gibt es nicht, auch keinen, um ihn darin anzulegen.</translation>
    </message>
    <message>
        <source>Give the file a name.</source>
        <translation>Gib der Datei einen Namen.</translation>
    </message>
    <message>
        <source>A name has no / in it.</source>
        <translation>Ein Name enthält kein /.</translation>
    </message>
    <message>
        <source>A folder of this name is there.</source>
        <translation>Es gibt einen Ordner dieses Namens.</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Einen Ordner wählen</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::PlayDomain</name>
    <message>
        <source>&amp;Play the level</source>
        <translation>Level &amp;spielen</translation>
    </message>
    <message>
        <source>Play the level from the hero&apos;s start; the same key comes back</source>
        <translation>Den Level vom Start des Helden an spielen; dieselbe Taste führt zurück</translation>
    </message>
    <message>
        <source>Play from the p&amp;ointer</source>
        <translation>Ab dem &amp;Zeiger spielen</translation>
    </message>
    <message>
        <source>Play the level from the cell under the pointer</source>
        <translation>Den Level ab der Zelle unter dem Zeiger spielen</translation>
    </message>
    <message>
        <source>Play &amp;beside the canvas</source>
        <translation>&amp;Neben der Zeichenfläche spielen</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>The level cannot be played: %1</source>
        <translation>Der Level kann nicht gespielt werden: %1</translation>
    </message>
    <message>
        <source>Back to the edito&amp;r</source>
        <translation>Zurück zum &amp;Editor</translation>
    </message>
    <message>
        <source>&amp;Controls of the game…</source>
        <translation>Steuerun&amp;g des Spiels …</translation>
    </message>
    <message>
        <source>See and change the keys and the buttons of the pad</source>
        <translation>Die Tasten und die Knöpfe des Gamepads sehen und ändern</translation>
    </message>
    <message>
        <source>Show nothing but the game: the one that is played, or else the pack&apos;s full game</source>
        <translation>Nichts als das Spiel zeigen: das laufende, sonst das ganze Spiel des Pakets</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play in one half of the window while the level in the other half can be edited; starts the game if nothing is played</source>
        <translation>In einer Hälfte des Fensters spielen, während du das Level in der anderen bearbeiten kannst; startet das Spiel, wenn keines läuft</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::PlayInstruments</name>
    <message>
        <source>&amp;X-ray</source>
        <translation>&amp;Röntgenblick</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>Let the game&apos;s time stand still</source>
        <translation>Die Zeit des Spiels anhalten</translation>
    </message>
    <message>
        <source>Single &amp;tick</source>
        <translation>Einzelner &amp;Takt</translation>
    </message>
    <message>
        <source>Let a sixtieth of a second pass, then pause</source>
        <translation>Eine sechzigstel Sekunde vergehen lassen, dann anhalten</translation>
    </message>
    <message>
        <source>&amp;Invulnerable</source>
        <translation>&amp;Unverwundbar</translation>
    </message>
    <message>
        <source>Nothing ends the attempt</source>
        <translation>Nichts beendet den Versuch</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>&amp;Langsamer</translation>
    </message>
    <message>
        <source>Let the game run at half the speed, down to a quarter</source>
        <translation>Das Spiel halb so schnell laufen lassen, bis zu einem Viertel</translation>
    </message>
    <message>
        <source>Fast&amp;er</source>
        <translation>Schn&amp;eller</translation>
    </message>
    <message>
        <source>Let the game run at double the speed, up to four times</source>
        <translation>Das Spiel doppelt so schnell laufen lassen, bis zum Vierfachen</translation>
    </message>
    <message>
        <source>Instruments</source>
        <translation>Instrumente</translation>
    </message>
    <message>
        <source>Speed of the game</source>
        <translation>Geschwindigkeit des Spiels</translation>
    </message>
    <message>
        <source>How fast the game runs</source>
        <translation>Wie schnell das Spiel läuft</translation>
    </message>
    <message>
        <source>As&amp;k for a hint</source>
        <translation>&amp;Hinweis erbitten</translation>
    </message>
    <message>
        <source>Show the easiest deduction that is left, or the least risk; again for its next thought</source>
        <translation>Zeigt den leichtesten Schluss, der noch offen ist, oder das geringste Risiko; noch einmal für den nächsten Gedanken</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::ProblemsDomain</name>
    <message>
        <source>Ne&amp;xt problem</source>
        <translation>&amp;Nächstes Problem</translation>
    </message>
    <message>
        <source>Show where the next problem of the pack is</source>
        <translation>Zeigen, wo das nächste Problem des Pakets ist</translation>
    </message>
    <message>
        <source>Previous pro&amp;blem</source>
        <translation>&amp;Voriges Problem</translation>
    </message>
    <message>
        <source>Show where the problem before is</source>
        <translation>Zeigen, wo das Problem davor ist</translation>
    </message>
    <message>
        <source>Fix the problem that is selected in the list, or show the next one</source>
        <translation>Das in der Liste gewählte Problem beheben oder das nächste zeigen</translation>
    </message>
    <message>
        <source>Fix the prob&amp;lem</source>
        <translation>Problem be&amp;heben</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::ProfileKeeper</name>
    <message>
        <source>What is won now cannot be kept: %1</source>
        <translation>Was jetzt gewonnen wird, lässt sich nicht aufheben: %1</translation>
    </message>
    <message>
        <source>The players&apos; file could not be read as it was. %1</source>
        <translation>Die Datei der Spieler ließ sich so nicht lesen. %1</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::ReadOnlyFolders</name>
    <message>
        <source>The folder of “%1” is read-only: nothing can be saved in %2. What you change is kept in a recovery file until it is saved. Let the folder be written to, or save the pack elsewhere.</source>
        <translation>Der Ordner von „%1“ ist schreibgeschützt: In %2 kann nichts gespeichert werden. Änderungen bleiben in einer Wiederherstellungsdatei, bis sie gespeichert sind. Den Ordner beschreibbar machen oder das Paket anderswo speichern.</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Anderswo speichern…</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::RecoveryDialog</name>
    <message>
        <source>never saved</source>
        <translation>nie gespeichert</translation>
    </message>
    <message>
        <source>Recover unsaved work</source>
        <translation>Ungespeicherte Arbeit wiederherstellen</translation>
    </message>
    <message>
        <source>Mazeloom ended before this was saved. Restored packs are opened with their changes; their files stay as they are until you save.</source>
        <translation>Mazeloom endete, bevor dies gespeichert war. Wiederhergestellte Pakete werden mit ihren Änderungen geöffnet; ihre Dateien bleiben, wie sie sind, bis Sie speichern.</translation>
    </message>
    <message>
        <source>Packs with unsaved work</source>
        <translation>Pakete mit ungespeicherter Arbeit</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Open the marked packs with their unsaved changes</source>
        <translation>Die markierten Pakete mit ihren ungespeicherten Änderungen öffnen</translation>
    </message>
    <message>
        <source>Forget the unsaved changes of the marked packs for good</source>
        <translation>Die ungespeicherten Änderungen der markierten Pakete endgültig verwerfen</translation>
    </message>
    <message>
        <source>Ask again at the next start</source>
        <translation>Beim nächsten Start wieder fragen</translation>
    </message>
    <message>
        <source>%1 – unsaved changes of %2</source>
        <translation>%1 – ungespeicherte Änderungen vom %2</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::RecoveryDomain</name>
    <message>
        <source>If the program ended now, unsaved edits would be lost: the recovery file cannot be written. Save the pack, or free space on the disk.</source>
        <translation>Endete das Programm jetzt, gingen ungespeicherte Änderungen verloren: Die Wiederherstellungsdatei kann nicht geschrieben werden. Speichere das Paket oder schaffe Platz auf dem Datenträger.</translation>
    </message>
    <message>
        <source>A recovery file is damaged. The pack is open with the edits before that.</source>
        <translation>Eine Wiederherstellungsdatei ist beschädigt. Das Paket ist mit den Änderungen davor geöffnet.</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::ReplayChoice</name>
    <message>
        <source>Replay</source>
        <translation>Aufzeichnung</translation>
    </message>
    <message>
        <source>Which attempt is shown</source>
        <translation>Welcher Versuch gezeigt wird</translation>
    </message>
    <message>
        <source>not chosen yet</source>
        <translation>noch keine gewählt</translation>
    </message>
    <message>
        <source>What is being played</source>
        <translation>Was gerade gespielt wird</translation>
    </message>
    <message>
        <source>What was played last</source>
        <translation>Was zuletzt gespielt wurde</translation>
    </message>
    <message>
        <source>Show a replay of this level that was saved</source>
        <translation>Eine gespeicherte Aufzeichnung dieses Levels zeigen</translation>
    </message>
    <message>
        <source>A replay of this level</source>
        <translation>Eine Aufzeichnung dieses Levels</translation>
    </message>
    <message>
        <source>Replays (*.jsonl)</source>
        <translation>Aufzeichnungen (*.jsonl)</translation>
    </message>
    <message>
        <source>Choose a replay&apos;s file.</source>
        <translation>Wähle die Datei einer Aufzeichnung.</translation>
    </message>
    <message>
        <source>Fro&amp;m a file…</source>
        <translation>Au&amp;s Datei …</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::ReplayDomain</name>
    <message>
        <source>Replays (*.jsonl)</source>
        <translation>Aufzeichnungen (*.jsonl)</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Aufzeichnung</translation>
    </message>
    <message>
        <source>Sa&amp;ve the replay…</source>
        <translation>Aufzeichnung spe&amp;ichern …</translation>
    </message>
    <message>
        <source>Keep this attempt in a file: its inputs repeat it exactly</source>
        <translation>Diesen Versuch in einer Datei behalten: seine Eingaben wiederholen ihn genau</translation>
    </message>
    <message>
        <source>Watch an attempt at this level that was kept; a move takes over</source>
        <translation>Einen aufbewahrten Versuch an diesem Level ansehen; ein Zug übernimmt</translation>
    </message>
    <message>
        <source>Where attempts ende&amp;d</source>
        <translation>W&amp;o Versuche endeten</translation>
    </message>
    <message>
        <source>Mark where attempts at this level ended, the stronger the more</source>
        <translation>Zeigen, wo Versuche an diesem Level endeten, je mehr, desto kräftiger</translation>
    </message>
    <message>
        <source>Prove &amp;winnable…</source>
        <translation>Als ge&amp;winnbar beweisen …</translation>
    </message>
    <message>
        <source>Look for a way to win the level on this seed, and watch it</source>
        <translation>Einen Weg suchen, den Level mit diesem Seed zu gewinnen, und ihn ansehen</translation>
    </message>
    <message>
        <source>Save the replay</source>
        <translation>Aufzeichnung speichern</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>%1 konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Load a replay</source>
        <translation>Aufzeichnung laden</translation>
    </message>
    <message>
        <source>%1 is no replay of this level.</source>
        <translation>%1 ist keine Aufzeichnung von diesem Level.</translation>
    </message>
    <message>
        <source>Looking for a way to win</source>
        <translation>Suche einen Weg zum Sieg</translation>
    </message>
    <message>
        <source>Prove winnable</source>
        <translation>Gewinnbarkeit beweisen</translation>
    </message>
    <message>
        <source>The level cannot be played on this seed.</source>
        <translation>Der Level kann mit diesem Seed nicht gespielt werden.</translation>
    </message>
    <message>
        <source>The level cannot be won on this seed.</source>
        <translation>Der Level kann mit diesem Seed nicht gewonnen werden.</translation>
    </message>
    <message>
        <source>Could not determine whether this seed can be won.</source>
        <translation>Ob dieser Seed gewonnen werden kann, ließ sich nicht feststellen.</translation>
    </message>
    <message>
        <source>The level can be won on this seed.</source>
        <translation>Der Level kann mit diesem Seed gewonnen werden.</translation>
    </message>
    <message>
        <source>A way was found that takes %1.</source>
        <translation>Es wurde ein Weg gefunden, der %1 dauert.</translation>
    </message>
    <message>
        <source>&amp;Watch the proof</source>
        <translation>Den Be&amp;weis ansehen</translation>
    </message>
    <message>
        <source>Loading the proof</source>
        <translation>Der Beweis wird geladen</translation>
    </message>
    <message>
        <source>The proof cannot be shown.</source>
        <translation>Der Beweis kann nicht gezeigt werden.</translation>
    </message>
    <message>
        <source>Load a repla&amp;y…</source>
        <translation>Aufzeichnung l&amp;aden …</translation>
    </message>
    <message>
        <source>Loading %1</source>
        <translation>%1 wird geladen</translation>
    </message>
    <message>
        <source>%1 goes on after its end.</source>
        <translation>%1 geht nach ihrem Ende weiter.</translation>
    </message>
    <message numerus="yes">
        <source>%n input(s) come after the end and were left out.</source>
        <translation>
            <numerusform>%n Eingabe kommt nach dem Ende und wurde ausgelassen.</numerusform>
            <numerusform>%n Eingaben kommen nach dem Ende und wurden ausgelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The replay is saved in %1</source>
        <translation>Die Aufzeichnung ist in %1 gespeichert</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::SaveDomain</name>
    <message>
        <source>&amp;Save</source>
        <translation>Sp&amp;eichern</translation>
    </message>
    <message>
        <source>Save the pack that is being looked at</source>
        <translation>Das angezeigte Paket speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Sa&amp;ve all</source>
        <translation>&amp;Alle speichern</translation>
    </message>
    <message>
        <source>Save all packs that have unsaved changes</source>
        <translation>Alle Pakete mit ungespeicherten Änderungen speichern</translation>
    </message>
    <message>
        <source>Save the pack under another title or in another place, and go on there</source>
        <translation>Das Paket unter anderem Titel oder an anderem Ort speichern und dort weiterarbeiten</translation>
    </message>
    <message>
        <source>“%1” could not be saved. Nothing is lost: it stays open as it is. Free space or fix the folder and try again, or save it elsewhere.</source>
        <translation>„%1“ konnte nicht gespeichert werden. Nichts ist verloren: Es bleibt geöffnet, wie es ist. Schaffe Platz oder bringe den Ordner in Ordnung und versuche es noch einmal, oder speichere es anderswo.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Anderswo speichern…</translation>
    </message>
    <message>
        <source>“%1” is saved in %2</source>
        <translation>„%1“ ist in %2 gespeichert</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>%1 wird gespeichert</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::SaveQuestions</name>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… und %n weiteres</numerusform>
            <numerusform>… und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation>Die Änderungen an „%1“ speichern?</translation>
    </message>
    <message numerus="yes">
        <source>Save the changes to %n packs?</source>
        <translation>
            <numerusform>Die Änderungen an %n Paket speichern?</numerusform>
            <numerusform>Die Änderungen an %n Paketen speichern?</numerusform>
        </translation>
    </message>
    <message>
        <source>Unsaved changes will be lost.</source>
        <translation>Ungespeicherte Änderungen gehen verloren.</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>“%1” was not saved: its files have been changed by others.</source>
        <translation>„%1“ wurde nicht gespeichert: Andere haben seine Dateien geändert.</translation>
    </message>
    <message>
        <source>Overwrite replaces their changes by yours. To keep both, save into another folder.</source>
        <translation>Überschreiben ersetzt deren Änderungen durch Ihre. Um beides zu behalten, speichern Sie in einen anderen Ordner.</translation>
    </message>
    <message>
        <source>“%1” could not be saved.</source>
        <translation>„%1“ konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Nothing is lost: what was saved before is still there. Make room or give permission and save again, or save into another folder.</source>
        <translation>Nichts ist verloren: Was vorher gespeichert war, ist noch da. Schaffen Sie Platz oder erteilen Sie die Erlaubnis und speichern Sie noch einmal, oder speichern Sie in einen anderen Ordner.</translation>
    </message>
    <message>
        <source>“%1” cannot be saved as it is.</source>
        <translation>„%1“ kann so nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Change what is named here, then save again.</source>
        <translation>Ändern Sie, was hier genannt ist, und speichern Sie dann noch einmal.</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Überschreiben</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>There is a pack in “%1” already. Replace it?</source>
        <translation>In „%1“ liegt schon ein Paket. Ersetzen?</translation>
    </message>
    <message>
        <source>Its levels and rooms will be gone. Other files stay.</source>
        <translation>Seine Level und Räume werden verschwinden. Andere Dateien bleiben.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>“%1” holds other files.</source>
        <translation>„%1“ enthält andere Dateien.</translation>
    </message>
    <message numerus="yes">
        <source>%n files of “%1” could not be read. The copy goes without what is in them.</source>
        <translation>
            <numerusform>%n Datei von „%1“ konnte nicht gelesen werden. Der Kopie fehlt, was darin steht.</numerusform>
            <numerusform>%n Dateien von „%1“ konnten nicht gelesen werden. Der Kopie fehlt, was darin steht.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the pack&apos;s present folder they stay as they are. To take them along, fix them first, then reload.</source>
        <translation>Im jetzigen Ordner des Pakets bleiben sie, wie sie sind. Um sie mitzunehmen, bringen Sie sie erst in Ordnung und laden Sie dann neu.</translation>
    </message>
    <message>
        <source>Save without them</source>
        <translation>Ohne sie speichern</translation>
    </message>
    <message>
        <source>There is a file “%1” already. Replace it?</source>
        <translation>Es gibt schon eine Datei „%1“. Ersetzen?</translation>
    </message>
    <message>
        <source>A pack needs a folder of its own.</source>
        <translation>Ein Paket braucht einen eigenen Ordner.</translation>
    </message>
    <message>
        <source>Replace the changes made to “%1”?</source>
        <translation>Die Änderungen an „%1“ ersetzen?</translation>
    </message>
    <message>
        <source>The pack&apos;s files are read again as they are. Undo brings your changes back as long as the pack is open.</source>
        <translation>Die Dateien des Pakets werden neu gelesen, wie sie sind. Rückgängig holt deine Änderungen zurück, solange das Paket offen ist.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Not reloaded</source>
        <translation>Nicht neu geladen</translation>
    </message>
    <message>
        <source>“%1” stays as it is: not all of its files can be read now.</source>
        <translation>„%1“ bleibt, wie es ist: Nicht alle seine Dateien lassen sich gerade lesen.</translation>
    </message>
    <message>
        <source>Fix the files, then reload.</source>
        <translation>Bring die Dateien in Ordnung, dann lade neu.</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::SaveSheet</name>
    <message>
        <source>Choose a folder to keep it in</source>
        <translation>Wähle einen Ordner, in dem es liegen soll</translation>
    </message>
    <message>
        <source>Give the whole path, from / or ~ on</source>
        <translation>Gib den ganzen Pfad an, von / oder ~ an</translation>
    </message>
    <message>
        <source>%1 is a file, not a folder</source>
        <translation>%1 ist eine Datei, kein Ordner</translation>
    </message>
    <message>
        <source>Nothing may be written to %1</source>
        <translation>In %1 darf nichts geschrieben werden</translation>
    </message>
    <message>
        <source>There is a folder “%1” already</source>
        <translation>Es gibt schon einen Ordner „%1“</translation>
    </message>
    <message>
        <source>There is a file “%1” already: choose another title</source>
        <translation>Es gibt schon eine Datei „%1“: Wähle einen anderen Titel</translation>
    </message>
    <message>
        <source>The folder “%1” holds other things already: choose another title or folder</source>
        <translation>Im Ordner „%1“ liegt schon anderes: Wähle einen anderen Titel oder Ordner</translation>
    </message>
    <message>
        <source>Save pack</source>
        <translation>Paket speichern</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>What the pack is called, in the editor and in games</source>
        <translation>Wie das Paket heißt, im Editor und in Spielen</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>The folder to keep it in; folders that are not there are made</source>
        <translation>Der Ordner, in dem es liegen soll; fehlende Ordner werden angelegt</translation>
    </message>
    <message>
        <source>A folder of files, to work on</source>
        <translation>Ein Ordner mit Dateien, zum Weiterarbeiten</translation>
    </message>
    <message>
        <source>One file (.mazepack), to pass on</source>
        <translation>Eine Datei (.mazepack), zum Weitergeben</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>A folder suits version control; one file suits mail</source>
        <translation>Ein Ordner eignet sich für Versionsverwaltung, eine Datei zum Verschicken</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Durchsuchen…</translation>
    </message>
    <message>
        <source>Choose the folder among those that are there</source>
        <translation>Den Ordner unter den vorhandenen wählen</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Ordner</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>A&amp;rt</translation>
    </message>
    <message>
        <source>Saved as</source>
        <translation>Gespeichert als</translation>
    </message>
    <message>
        <source>Give the pack a title</source>
        <translation>Gib dem Paket einen Titel</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>A folder to keep the pack in</source>
        <translation>Ein Ordner, in dem das Paket liegen soll</translation>
    </message>
    <message>
        <source>This folder cannot be made</source>
        <translation>Dieser Ordner kann nicht angelegt werden</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::SearchModel</name>
    <message>
        <source>cannot be used now</source>
        <translation>jetzt nicht verwendbar</translation>
    </message>
    <message>
        <source>Cannot be used now. %1</source>
        <translation>Jetzt nicht verwendbar. %1</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::SeedChoice</name>
    <message>
        <source>&amp;Shown: each as it is in the editor</source>
        <translation>&amp;Gezeigte: jedes, wie es im Editor ist</translation>
    </message>
    <message>
        <source>F&amp;rom</source>
        <translation>&amp;Von</translation>
    </message>
    <message>
        <source>Each level is made from the seed that it shows in the editor</source>
        <translation>Jedes Level wird aus dem Seed gemacht, den es im Editor zeigt</translation>
    </message>
    <message>
        <source>Each level is made from each seed of a range</source>
        <translation>Jedes Level wird aus jedem Seed eines Bereichs gemacht</translation>
    </message>
    <message>
        <source>First seed</source>
        <translation>Erster Seed</translation>
    </message>
    <message>
        <source>Last seed</source>
        <translation>Letzter Seed</translation>
    </message>
    <message>
        <source>The first seed, a whole number</source>
        <translation>Der erste Seed, eine ganze Zahl</translation>
    </message>
    <message>
        <source>The last seed, a whole number</source>
        <translation>Der letzte Seed, eine ganze Zahl</translation>
    </message>
    <message>
        <source>to</source>
        <extracomment>Between the first and the last seed</extracomment>
        <translation>bis</translation>
    </message>
    <message>
        <source>A seed is a whole number from 0 to 18446744073709551615.</source>
        <translation>Ein Seed ist eine ganze Zahl von 0 bis 18446744073709551615.</translation>
    </message>
    <message>
        <source>The last seed is smaller than the first.</source>
        <translation>Der letzte Seed ist kleiner als der erste.</translation>
    </message>
    <message>
        <source>At most %1 seeds are written at once.</source>
        <translation>Höchstens %1 Seeds werden auf einmal geschrieben.</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::SelectionDomain</name>
    <message>
        <source>Cu&amp;t</source>
        <translation>A&amp;usschneiden</translation>
    </message>
    <message>
        <source>Copy the selected cells and erase them</source>
        <translation>Die ausgewählten Zellen kopieren und löschen</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Ein&amp;fügen</translation>
    </message>
    <message>
        <source>Pick up what was copied: a click places it</source>
        <translation>Das Kopierte aufnehmen: Ein Klick setzt es ab</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Erase the selected cells and what stands on them</source>
        <translation>Die ausgewählten Zellen und alles darauf löschen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Alles auswählen</translation>
    </message>
    <message>
        <source>Select every cell</source>
        <translation>Jede Zelle auswählen</translation>
    </message>
    <message>
        <source>Select &amp;nothing</source>
        <translation>&amp;Nichts auswählen</translation>
    </message>
    <message>
        <source>Let painting go anywhere again</source>
        <translation>Wieder überall malen lassen</translation>
    </message>
    <message>
        <source>&amp;Invert the selection</source>
        <translation>Auswahl umk&amp;ehren</translation>
    </message>
    <message>
        <source>Select what is not selected</source>
        <translation>Auswählen, was nicht ausgewählt ist</translation>
    </message>
    <message>
        <source>Turn the selected cells by a quarter, clockwise</source>
        <translation>Die ausgewählten Zellen um ein Viertel im Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Turn right</source>
        <translation>Nach rechts drehen</translation>
    </message>
    <message>
        <source>Turn &amp;left</source>
        <translation>Nach l&amp;inks drehen</translation>
    </message>
    <message>
        <source>Turn the selected cells by a quarter, against the clock</source>
        <translation>Die ausgewählten Zellen um ein Viertel gegen den Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Turn left</source>
        <translation>Nach links drehen</translation>
    </message>
    <message>
        <source>&amp;Mirror</source>
        <translation>&amp;Spiegeln</translation>
    </message>
    <message>
        <source>Swap left and right of the selected cells</source>
        <translation>Links und rechts der ausgewählten Zellen vertauschen</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <source>&amp;Flip</source>
        <translation>Auf &amp;den Kopf stellen</translation>
    </message>
    <message>
        <source>Swap top and bottom of the selected cells</source>
        <translation>Oben und unten der ausgewählten Zellen vertauschen</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Auf den Kopf stellen</translation>
    </message>
    <message>
        <source>Stamp &amp;%1</source>
        <translation>Stempel &amp;%1</translation>
    </message>
    <message>
        <source>Save as stamp &amp;%1</source>
        <translation>Als Stempel &amp;%1 speichern</translation>
    </message>
    <message>
        <source>Save the selected cells for later</source>
        <translation>Die ausgewählten Zellen für später speichern</translation>
    </message>
    <message>
        <source>The clipboard cannot be pasted: %1</source>
        <translation>Die Zwischenablage lässt sich nicht einfügen: %1</translation>
    </message>
    <message>
        <source>Turn ri&amp;ght</source>
        <translation>Nach re&amp;chts drehen</translation>
    </message>
    <message>
        <source>Stamp&amp;s</source>
        <translation>Ste&amp;mpel</translation>
    </message>
    <message>
        <source>There is nothing to paste: copy selected cells first, or a text of such cells.</source>
        <translation>Es gibt nichts einzufügen: Kopieren Sie erst ausgewählte Zellen oder einen Text aus solchen Zellen.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) copied</source>
        <translation>
            <numerusform>%n Zelle kopiert</numerusform>
            <numerusform>%n Zellen kopiert</numerusform>
        </translation>
    </message>
    <message>
        <source>Past&amp;e in place</source>
        <translation>An &amp;Ort und Stelle einfügen</translation>
    </message>
    <message>
        <source>Place what was copied at the cells that it was copied from</source>
        <translation>Das Kopierte an den Zellen absetzen, von denen es kopiert wurde</translation>
    </message>
    <message>
        <source>Pick up this stamp of the pack</source>
        <translation>Diesen Stempel des Pakets aufnehmen</translation>
    </message>
    <message>
        <source>Save the selected cells as this stamp of the pack</source>
        <translation>Die ausgewählten Zellen als diesen Stempel des Pakets speichern</translation>
    </message>
    <message>
        <source>Pieces of levels that the pack keeps</source>
        <translation>Stücke von Levels, die das Paket behält</translation>
    </message>
    <message>
        <source>The cells that this was copied from lie beyond this level or room: paste it and click where to place it.</source>
        <translation>Die Zellen, von denen dies kopiert wurde, liegen außerhalb dieses Levels oder Raums: einfügen und dorthin klicken, wo es sein soll.</translation>
    </message>
    <message>
        <source>Paste in place</source>
        <translation>An Ort und Stelle einfügen</translation>
    </message>
    <message>
        <source>Saved as “%1”</source>
        <translation>Als „%1“ gespeichert</translation>
    </message>
    <message>
        <source>Saved as “%1”: %2 picks it up</source>
        <translation>Als „%1“ gespeichert: %2 nimmt ihn auf</translation>
    </message>
    <message>
        <source>Tile the selected cells with the current stamp or what was copied</source>
        <translation>Die ausgewählten Zellen mit dem aktuellen Stempel oder dem Kopierten kacheln</translation>
    </message>
    <message>
        <source>Fill with a pattern</source>
        <translation>Mit einem Muster füllen</translation>
    </message>
    <message>
        <source>Fill &amp;with a pattern</source>
        <translation>Mi&amp;t einem Muster füllen</translation>
    </message>
    <message>
        <source>Take in terrains of another pack</source>
        <translation>Geländearten eines anderen Pakets übernehmen</translation>
    </message>
    <message>
        <source>Copy the selected cells as they are shown, with all that stands on them, also as text</source>
        <translation>Die ausgewählten Zellen kopieren, wie sie zu sehen sind, mit allem darauf, auch als Text</translation>
    </message>
    <message>
        <source>C&amp;opy what is painted</source>
        <translation>&amp;Gemaltes kopieren</translation>
    </message>
    <message>
        <source>Copy the selected cells without what was generated</source>
        <translation>Die ausgewählten Zellen ohne das kopieren, was erzeugt wurde</translation>
    </message>
    <message>
        <source>%1: pasted, they are kept as they are</source>
        <extracomment>%1 “12 cells copied”</extracomment>
        <translation>%1: Eingefügt bleiben sie, wie sie sind</translation>
    </message>
    <message>
        <source>Sa&amp;ve as stamp</source>
        <translation>Als Stempel speic&amp;hern</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::SessionDomain</name>
    <message>
        <source>Restore the last sess&amp;ion at start</source>
        <translation>&amp;Letzte Sitzung beim Start öffnen</translation>
    </message>
    <message>
        <source>Open the packs that were open when the program ended last</source>
        <translation>Die Pakete öffnen, die am Ende des letzten Laufs offen waren</translation>
    </message>
    <message>
        <source>Opening the packs of the last session, %1 of %2: %3</source>
        <translation>Die Pakete der letzten Sitzung werden geöffnet, %1 von %2: %3</translation>
    </message>
    <message>
        <source>A pack of the last session is not there any more: %1</source>
        <translation>Ein Paket der letzten Sitzung ist nicht mehr da: %1</translation>
    </message>
    <message numerus="yes">
        <source>And %n others.</source>
        <translation>
            <numerusform>Und %n weiteres.</numerusform>
            <numerusform>Und %n weitere.</numerusform>
        </translation>
    </message>
    <message>
        <source>Locate…</source>
        <translation>Suchen…</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Where is %1 now?</source>
        <translation>Wo ist %1 jetzt?</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::ShapeEditor</name>
    <message>
        <source>The next 16 tiles, in the order of the shapes</source>
        <translation>Die nächsten 16 Kacheln, in der Reihenfolge der Formen</translation>
    </message>
    <message>
        <source>A block of 4 × 4, in the order of the shapes</source>
        <translation>Ein Block von 4 × 4, in der Reihenfolge der Formen</translation>
    </message>
    <message>
        <source>A block of 4 × 4 that joins: a box, beside it a column, below it a row</source>
        <translation>Ein Block von 4 × 4, der sich verbindet: ein Kasten, daneben eine Säule, darunter eine Reihe</translation>
    </message>
    <message>
        <source>The next 47 tiles, in the order of the shapes</source>
        <translation>Die nächsten 47 Kacheln, in der Reihenfolge der Formen</translation>
    </message>
    <message>
        <source>A block of 8 × 6, in the order of the shapes</source>
        <translation>Ein Block von 8 × 6, in der Reihenfolge der Formen</translation>
    </message>
    <message>
        <source>A block of 7 × 7, in the order of the shapes</source>
        <translation>Ein Block von 7 × 7, in der Reihenfolge der Formen</translation>
    </message>
    <message>
        <source>A block of 12 × 4, as Godot&apos;s template “3x3 minimal”</source>
        <translation>Ein Block von 12 × 4, wie Godots Vorlage „3x3 minimal“</translation>
    </message>
    <message>
        <source>Clicks add a &amp;variant</source>
        <translation>Klicks fügen eine &amp;Variante hinzu</translation>
    </message>
    <message>
        <source>Fill all shapes from this tile</source>
        <translation>Alle Formen füllen ab dieser Kachel</translation>
    </message>
    <message>
        <source>&amp;Fill all shapes from here</source>
        <translation>Alle &amp;Formen füllen ab hier</translation>
    </message>
    <message>
        <source>&amp;Remove all</source>
        <translation>Alle en&amp;tfernen</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Formen</translation>
    </message>
    <message>
        <source>Each way that neighbours can be alike, and its tile. Delete or a right click takes its tiles away</source>
        <translation>Jede Art, wie Nachbarn gleich sein können, und ihre Kachel. Entf oder ein Rechtsklick nimmt ihr die Kacheln</translation>
    </message>
    <message>
        <source>Take all tiles of this away: it looks as the program draws it</source>
        <translation>Alle Kacheln hiervon entfernen: es sieht so aus, wie das Programm es zeichnet</translation>
    </message>
    <message>
        <source>&amp;One tile</source>
        <translation>&amp;Eine Kachel</translation>
    </message>
    <message>
        <source>The same tile wherever it stands</source>
        <translation>Dieselbe Kachel, wo es auch steht</translation>
    </message>
    <message>
        <source>&amp;16 tiles by sides</source>
        <translation>&amp;16 Kacheln nach Seiten</translation>
    </message>
    <message>
        <source>A tile for each way that the four neighbours at its sides can be alike</source>
        <translation>Eine Kachel für jede Art, wie die vier Nachbarn an den Seiten gleich sein können</translation>
    </message>
    <message>
        <source>&amp;47 tiles with corners</source>
        <translation>&amp;47 Kacheln mit Ecken</translation>
    </message>
    <message>
        <source>A tile for each way that all eight neighbours can be alike: walls whose inner corners show</source>
        <translation>Eine Kachel für jede Art, wie alle acht Nachbarn gleich sein können: Wände, deren innere Ecken man sieht</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>The tiles that take turns here, by chance. Delete or a right click takes one away</source>
        <translation>Die Kacheln, die sich hier abwechseln, nach Zufall. Entf oder ein Rechtsklick entfernt eine</translation>
    </message>
    <message>
        <source>On: a clicked tile comes beside those that are there, as with Ctrl. Off: it takes their place</source>
        <translation>Ein: Eine angeklickte Kachel kommt zu denen, die da sind, wie mit Strg. Aus: Sie nimmt deren Platz ein</translation>
    </message>
    <message>
        <source>Weight of the variant</source>
        <translation>Gewicht der Variante</translation>
    </message>
    <message>
        <source>How often this tile is drawn, among the weights of the others</source>
        <translation>Wie oft diese Kachel gezeichnet wird, unter den Gewichten der anderen</translation>
    </message>
    <message>
        <source>&amp;Weight</source>
        <translation>&amp;Gewicht</translation>
    </message>
    <message>
        <source>Choose 16 or 47 tiles first: they are filled at once</source>
        <translation>Wähle erst 16 oder 47 Kacheln: sie werden auf einmal gefüllt</translation>
    </message>
    <message>
        <source>Go to the first tile of the set first</source>
        <translation>Geh erst zur ersten Kachel des Satzes</translation>
    </message>
    <message>
        <source>&amp;Fill all shapes from tile %1</source>
        <translation>Alle &amp;Formen füllen ab Kachel %1</translation>
    </message>
    <message>
        <source>Give all shapes their tiles at once, from the tile that was clicked last; it is the first, at the upper left</source>
        <translation>Allen Formen auf einmal ihre Kacheln geben, ab der zuletzt angeklickten; sie ist die erste, oben links</translation>
    </message>
    <message>
        <source>%1 (%2 would lie outside of the picture)</source>
        <translation>%1 (%2 lägen außerhalb des Bildes)</translation>
    </message>
    <message>
        <source>no tile yet</source>
        <translation>noch keine Kachel</translation>
    </message>
    <message>
        <source>tile %1</source>
        <translation>Kachel %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A shape of a set: %1 which neighbours are alike, %2 its tile</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Tile %1, weight %2 of %3</source>
        <translation>Kachel %1, Gewicht %2 von %3</translation>
    </message>
    <message>
        <source>%1: click a tile of the picture</source>
        <translation>%1: klicke eine Kachel des Bildes an</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n variant(s)</source>
        <translation>
            <numerusform>%1: %n Variante</numerusform>
            <numerusform>%1: %n Varianten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % of the cells</source>
        <translation>%1 % der Zellen</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::SharedPacks</name>
    <message>
        <source>“%1” is open in another window of Mazeloom. Here it is read-only: saving asks for another folder.</source>
        <translation>„%1“ ist in einem anderen Fenster von Mazeloom geöffnet. Hier ist es schreibgeschützt: Speichern fragt nach einem anderen Ordner.</translation>
    </message>
    <message>
        <source>Edit anyway</source>
        <translation>Trotzdem bearbeiten</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::ShortcutDomain</name>
    <message>
        <source>Keyboard s&amp;hortcuts…</source>
        <translation>Tastenkür&amp;zel…</translation>
    </message>
    <message>
        <source>Give actions other keys</source>
        <translation>Aktionen andere Tasten geben</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::ShortcutsDialog</name>
    <message>
        <source>%1 is also the key of “%2”: neither will work.</source>
        <translation>%1 ist auch die Taste von „%2“: keine von beiden wirkt.</translation>
    </message>
    <message>
        <source>%1 has a meaning already: %2.</source>
        <translation>%1 hat schon eine Bedeutung: %2.</translation>
    </message>
    <message>
        <source>%1 does something else on the canvas (%2), which takes precedence.</source>
        <translation>%1 hat auf der Zeichenfläche eine andere Bedeutung (%2), die vorgeht.</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Press the key that is to do it; tool tips name it</source>
        <translation>Die Taste drücken, die es tun soll; Hinweise nennen sie</translation>
    </message>
    <message>
        <source>Second shortcut</source>
        <translation>Zweites Tastenkürzel</translation>
    </message>
    <message>
        <source>Press another key that is to do it, too</source>
        <translation>Eine weitere Taste drücken, die es auch tun soll</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Keep it only here</source>
        <translation>&amp;Nur hier behalten</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Give the chosen action the shortcuts that it came with</source>
        <translation>Der gewählten Aktion ihre ursprünglichen Tasten geben</translation>
    </message>
    <message>
        <source>Take these keys away from all other actions</source>
        <translation>Diese Tasten allen anderen Aktionen nehmen</translation>
    </message>
    <message>
        <source>Conflicts of the chosen action</source>
        <translation>Konflikte der gewählten Aktion</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Konflikte</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>&amp;Alle zurücksetzen</translation>
    </message>
    <message>
        <source>Give every action the shortcuts that it came with</source>
        <translation>Jeder Aktion ihre ursprünglichen Tasten geben</translation>
    </message>
    <message>
        <source>Elsewhere</source>
        <translation>Anderswo</translation>
    </message>
    <message>
        <source>S&amp;hortcut</source>
        <translation>&amp;Taste</translation>
    </message>
    <message>
        <source>S&amp;econd</source>
        <translation>&amp;Zweite</translation>
    </message>
    <message>
        <source>No conflicts</source>
        <translation>Keine Konflikte</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) in conflict</source>
        <translation>
            <numerusform>%n Aktion im Konflikt</numerusform>
            <numerusform>%n Aktionen im Konflikt</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose an action above to give it another shortcut.</source>
        <translation>Oben eine Aktion wählen, um ihr eine andere Taste zu geben.</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::StartAtDepthDialog</name>
    <message>
        <source>Start at depth</source>
        <translation>In Tiefe beginnen</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>The floor that the run begins on</source>
        <translation>Das Stockwerk, auf dem der Lauf beginnt</translation>
    </message>
    <message>
        <source>What the hero carries</source>
        <translation>Was der Held trägt</translation>
    </message>
    <message>
        <source>What the hero carries, by the letters of the inventory</source>
        <translation>Was der Held trägt, mit den Buchstaben des Inventars</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Hit points that a potion gives back, a weapon&apos;s bonus, a wand&apos;s damage</source>
        <translation>Lebenspunkte, die ein Trank zurückgibt, Bonus einer Waffe, Schaden eines Stabs</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Cells that a fireball flies</source>
        <translation>Zellen, die ein Feuerball fliegt</translation>
    </message>
    <message>
        <source>Charges</source>
        <translation>Ladungen</translation>
    </message>
    <message>
        <source>How often the wand can be zapped</source>
        <translation>Wie oft der Stab zaubern kann</translation>
    </message>
    <message>
        <source>&amp;Enchanted</source>
        <translation>&amp;Verzaubert</translation>
    </message>
    <message>
        <source>Can harm the dread knight</source>
        <translation>Kann den Schreckensritter verletzen</translation>
    </message>
    <message>
        <source>In &amp;use</source>
        <translation>In &amp;Gebrauch</translation>
    </message>
    <message>
        <source>The weapon in hand, or the wand that is ready</source>
        <translation>Die Waffe in der Hand oder der bereite Stab</translation>
    </message>
    <message>
        <source>&amp;Depth</source>
        <translation>&amp;Tiefe</translation>
    </message>
    <message>
        <source>The hero &amp;carries</source>
        <translation>Der &amp;Held trägt</translation>
    </message>
    <message>
        <source>Add &amp;potion</source>
        <translation>T&amp;rank dazu</translation>
    </message>
    <message>
        <source>Give the hero a healing potion</source>
        <translation>Dem Helden einen Heiltrank geben</translation>
    </message>
    <message>
        <source>Add &amp;weapon</source>
        <translation>&amp;Waffe dazu</translation>
    </message>
    <message>
        <source>Give the hero a weapon</source>
        <translation>Dem Helden eine Waffe geben</translation>
    </message>
    <message>
        <source>Add w&amp;and</source>
        <translation>&amp;Stab dazu</translation>
    </message>
    <message>
        <source>Give the hero a wand of fireball</source>
        <translation>Dem Helden einen Stab der Feuerbälle geben</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Take the chosen thing away</source>
        <translation>Das Gewählte wegnehmen</translation>
    </message>
    <message>
        <source>&amp;Strength</source>
        <translation>Stär&amp;ke</translation>
    </message>
    <message>
        <source>Ran&amp;ge</source>
        <translation>Rei&amp;chweite</translation>
    </message>
    <message>
        <source>C&amp;harges</source>
        <translation>&amp;Ladungen</translation>
    </message>
    <message>
        <source>P&amp;lay</source>
        <translation>S&amp;pielen</translation>
    </message>
    <message>
        <source>(in use)</source>
        <translation>(in Gebrauch)</translation>
    </message>
    <message>
        <source>Hit points</source>
        <translation>Lebenspunkte</translation>
    </message>
    <message>
        <source>The hit points that the hero begins with, up to %1</source>
        <translation>Die Lebenspunkte, mit denen der Held beginnt, bis %1</translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>Of the hero&apos;s hit points: all of them</extracomment>
        <translation>alle</translation>
    </message>
    <message>
        <source>Hit poin&amp;ts</source>
        <translation>Le&amp;benspunkte</translation>
    </message>
    <message>
        <source>Nothing. Give the hero something by the buttons beside this list.</source>
        <translation>Nichts. Gib dem Helden etwas mit den Schaltflächen neben dieser Liste.</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::StatusLine</name>
    <message>
        <source>What the tool does</source>
        <translation>Was das Werkzeug tut</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Cell under the pointer or the cell cursor</source>
        <translation>Zelle unter dem Mauszeiger oder dem Zellzeiger</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::TabDomain</name>
    <message>
        <source>Ne&amp;xt pack</source>
        <translation>Nä&amp;chstes Paket</translation>
    </message>
    <message>
        <source>See the pack in the next tab; after the last comes the first</source>
        <translation>Das Paket im nächsten Reiter zeigen; nach dem letzten kommt das erste</translation>
    </message>
    <message>
        <source>Previo&amp;us pack</source>
        <translation>Vo&amp;riges Paket</translation>
    </message>
    <message>
        <source>See the pack in the tab before this one</source>
        <translation>Das Paket im Reiter davor zeigen</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::TileMeanings</name>
    <message>
        <source>way of the maze</source>
        <translation>Weg des Labyrinths</translation>
    </message>
    <message>
        <source>trap</source>
        <translation>Falle</translation>
    </message>
    <message>
        <source>coin</source>
        <translation>Münze</translation>
    </message>
    <message>
        <source>Tiles of the file</source>
        <translation>Kacheln der Datei</translation>
    </message>
    <message>
        <source>Choose one or several tiles, then click what they stand for</source>
        <translation>Wähle eine oder mehrere Kacheln, dann klicke, wofür sie stehen</translation>
    </message>
    <message>
        <source>What tiles stand for</source>
        <translation>Wofür Kacheln stehen</translation>
    </message>
    <message>
        <source>Click what the chosen tiles of the file stand for</source>
        <translation>Klicke, wofür die gewählten Kacheln der Datei stehen</translation>
    </message>
    <message>
        <source>The chosen ones stand for:</source>
        <translation>Die gewählten stehen für:</translation>
    </message>
    <message>
        <source>nobody knows</source>
        <translation>weiß niemand</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Of a foreign tile: %1 its name, %2 what it stands for</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Every tile of the file is known.</source>
        <translation>Jede Kachel der Datei ist bekannt.</translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) of the file mean nothing yet: tiles are taken for floor, objects are left out.</source>
        <translation>
            <numerusform>%n Name der Datei bedeutet noch nichts: Kacheln gelten als Boden, Objekte bleiben weg.</numerusform>
            <numerusform>%n Namen der Datei bedeuten noch nichts: Kacheln gelten als Boden, Objekte bleiben weg.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazeloom::app::TilesDialog</name>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Show the tiles larger (+, or Ctrl and the wheel)</source>
        <translation>Die Kacheln größer zeigen (+, oder Strg und das Rad)</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Show more of the picture (−, or Ctrl and the wheel)</source>
        <translation>Mehr vom Bild zeigen (−, oder Strg und das Rad)</translation>
    </message>
    <message>
        <source>Remove &amp;them</source>
        <translation>&amp;Diese entfernen</translation>
    </message>
    <message>
        <source>Your game&apos;s own tiles</source>
        <translation>Eigene Kacheln des Spiels</translation>
    </message>
    <message>
        <source>Click its tile; Ctrl+click adds a variant</source>
        <translation>Die Kachel anklicken; Strg+Klick fügt eine Variante hinzu</translation>
    </message>
    <message>
        <source>Choose what your game looks like: press “Add a picture…”, or drop a PNG with tiles here.

Then choose on the left what is to have a tile, and click its tile in the picture.</source>
        <translation>Wähle, wie dein Spiel aussieht: drücke „Bild hinzufügen…“ oder lege ein PNG mit Kacheln hier ab.

Wähle dann links, was eine Kachel haben soll, und klicke im Bild seine Kachel an.</translation>
    </message>
    <message>
        <source>Give the pack these tilesets, in one step that can be undone</source>
        <translation>Dem Paket diese Kachelsätze geben, in einem Schritt, der sich zurücknehmen lässt</translation>
    </message>
    <message>
        <source>Remove the tiles that the picture does not have</source>
        <translation>Die Kacheln entfernen, die das Bild nicht hat</translation>
    </message>
    <message>
        <source>This tileset has no picture: replace it with a PNG</source>
        <translation>Dieser Kachelsatz hat kein Bild: tausche es gegen ein PNG aus</translation>
    </message>
    <message>
        <source>The picture of this tileset cannot be shown: replace it with another PNG</source>
        <translation>Das Bild dieses Kachelsatzes kann nicht gezeigt werden: tausche es gegen ein anderes PNG aus</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) lie outside of the picture, and are not drawn</source>
        <translation>
            <numerusform>%n Kachel liegt außerhalb des Bildes und wird nicht gezeichnet</numerusform>
            <numerusform>%n Kacheln liegen außerhalb des Bildes und werden nicht gezeichnet</numerusform>
        </translation>
    </message>
    <message>
        <source>Stands for: %1</source>
        <extracomment>Of a tile: %1 &quot;wall, closed door&quot;</extracomment>
        <translation>Steht für: %1</translation>
    </message>
    <message>
        <source>All shapes have their tiles, from tile %1 on</source>
        <translation>Alle Formen haben ihre Kacheln, ab Kachel %1</translation>
    </message>
    <message>
        <source>That does not fit into the picture from tile %1 on: begin further up or left</source>
        <translation>Das passt ab Kachel %1 nicht in das Bild: beginne weiter oben oder links</translation>
    </message>
    <message>
        <source>&amp;Only this tile</source>
        <translation>&amp;Nur diese Kachel</translation>
    </message>
    <message>
        <source>Replace all tiles of the shape</source>
        <translation>Alle Kacheln der Form ersetzen</translation>
    </message>
    <message>
        <source>Add as &amp;variant</source>
        <translation>Als &amp;Variante hinzufügen</translation>
    </message>
    <message>
        <source>Beside the tiles that the shape has</source>
        <translation>Zu den Kacheln, die die Form hat</translation>
    </message>
    <message>
        <source>&amp;Remove from this shape</source>
        <translation>Von dieser Form &amp;entfernen</translation>
    </message>
    <message>
        <source>The shape has it no more</source>
        <translation>Die Form hat sie nicht mehr</translation>
    </message>
    <message>
        <source>Close without keeping what you changed here? “OK” would keep it.</source>
        <translation>Schließen, ohne die Änderungen hier zu behalten? „OK“ würde sie behalten.</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::TilesDomain</name>
    <message>
        <source>T&amp;iles…</source>
        <translation>Kac&amp;heln…</translation>
    </message>
    <message>
        <source>Choose the tiles of your game that the pack&apos;s levels are shown in</source>
        <translation>Wähle die Kacheln deines Spiels, in denen die Levels des Pakets gezeigt werden</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Kacheln</translation>
    </message>
    <message>
        <source>The pack has these tiles now</source>
        <translation>Das Paket hat jetzt diese Kacheln</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::TilesPreview</name>
    <message>
        <source>A sample: the pack has no level that is shown</source>
        <translation>Ein Muster: es wird kein Level des Pakets gezeigt</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::TimelineDomain</name>
    <message>
        <source>&amp;First step</source>
        <translation>&amp;Erster Schritt</translation>
    </message>
    <message>
        <source>Go to the start, before anything was generated</source>
        <translation>Zum Anfang gehen, bevor etwas erzeugt wurde</translation>
    </message>
    <message>
        <source>Stage &amp;back</source>
        <translation>Phase z&amp;urück</translation>
    </message>
    <message>
        <source>Go to the start of this stage, or of the one before</source>
        <translation>Zum Anfang dieser Phase oder der davor gehen</translation>
    </message>
    <message>
        <source>Step b&amp;ack</source>
        <translation>Schritt &amp;zurück</translation>
    </message>
    <message>
        <source>Take the last step back</source>
        <translation>Den letzten Schritt zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Abspielen</translation>
    </message>
    <message>
        <source>Play the generation from here, or pause it</source>
        <translation>Die Erzeugung von hier an abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Step f&amp;orward</source>
        <translation>Schritt &amp;vor</translation>
    </message>
    <message>
        <source>Make the next step</source>
        <translation>Den nächsten Schritt machen</translation>
    </message>
    <message>
        <source>Stage fo&amp;rward</source>
        <translation>Phase v&amp;or</translation>
    </message>
    <message>
        <source>Go to the end of this stage, or of the next</source>
        <translation>Zum Ende dieser Phase oder der nächsten gehen</translation>
    </message>
    <message>
        <source>&amp;Last step</source>
        <translation>&amp;Letzter Schritt</translation>
    </message>
    <message>
        <source>Go to the end, where the level is finished</source>
        <translation>Zum Ende gehen, wo das Level fertig ist</translation>
    </message>
    <message>
        <source>&amp;Slower</source>
        <translation>Lan&amp;gsamer</translation>
    </message>
    <message>
        <source>Play at half the speed</source>
        <translation>Mit halbem Tempo abspielen</translation>
    </message>
    <message>
        <source>Fas&amp;ter</source>
        <translation>&amp;Schneller</translation>
    </message>
    <message>
        <source>Play at twice the speed</source>
        <translation>Mit doppeltem Tempo abspielen</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>Tall ti&amp;meline</source>
        <translation>&amp;Hohe Zeitleiste</translation>
    </message>
    <message>
        <source>Give the timeline a row of its own above its buttons</source>
        <translation>Der Zeitleiste eine eigene Zeile über ihren Knöpfen geben</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::ToolDomain</name>
    <message>
        <source>&amp;Look</source>
        <translation>&amp;Ansehen</translation>
    </message>
    <message>
        <source>No &amp;symmetry</source>
        <translation>&amp;Keine Symmetrie</translation>
    </message>
    <message>
        <source>Paint just where the pointer is</source>
        <translation>Nur malen, wo der Zeiger ist</translation>
    </message>
    <message>
        <source>&amp;Left and right</source>
        <translation>&amp;Links und rechts</translation>
    </message>
    <message>
        <source>Paint the mirror image beside, too</source>
        <translation>Auch das Spiegelbild daneben malen</translation>
    </message>
    <message>
        <source>&amp;Top and bottom</source>
        <translation>&amp;Oben und unten</translation>
    </message>
    <message>
        <source>Paint the mirror image below, too</source>
        <translation>Auch das Spiegelbild darunter malen</translation>
    </message>
    <message>
        <source>&amp;Both axes</source>
        <translation>&amp;Beide Achsen</translation>
    </message>
    <message>
        <source>Paint three mirror images, too</source>
        <translation>Auch drei Spiegelbilder malen</translation>
    </message>
    <message>
        <source>&amp;Rotate 180°</source>
        <translation>Um &amp;180° drehen</translation>
    </message>
    <message>
        <source>Paint it turned by 180°, too</source>
        <translation>Auch um 180° gedreht malen</translation>
    </message>
    <message>
        <source>Rotate &amp;90°</source>
        <translation>Um &amp;90° drehen</translation>
    </message>
    <message>
        <source>Paint it turned by 90°, 180° and 270°, too</source>
        <translation>Auch um 90°, 180° und 270° gedreht malen</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>S&amp;ymmetrie</translation>
    </message>
    <message>
        <source>Paint at several places at once</source>
        <translation>An mehreren Stellen zugleich malen</translation>
    </message>
    <message>
        <source>Axis to the &amp;middle</source>
        <translation>Achse in die &amp;Mitte</translation>
    </message>
    <message>
        <source>Put the axis back to the level&apos;s middle; a double click on its handle does too</source>
        <translation>Die Achse zurück in die Mitte des Levels setzen; ein Doppelklick auf ihren Griff tut das auch</translation>
    </message>
    <message>
        <source>Expand level when &amp;painting past its edge</source>
        <translation>&amp;Level erweitern, wenn über den Rand gemalt wird</translation>
    </message>
    <message>
        <source>Let a level grow to hold what is painted, drawn or placed beside it</source>
        <translation>Ein Level wachsen lassen, damit es fasst, was daneben gemalt, gezeichnet oder abgelegt wird</translation>
    </message>
    <message>
        <source>&amp;Why is this cell so?</source>
        <translation>&amp;Warum ist diese Zelle so?</translation>
    </message>
    <message>
        <source>Show the steps that made the cell under the pointer, or under the cell cursor</source>
        <translation>Die Schritte zeigen, die die Zelle unter dem Mauszeiger oder dem Zellzeiger gemacht haben</translation>
    </message>
    <message>
        <source>S&amp;maller brush</source>
        <translation>&amp;Kleinerer Pinsel</translation>
    </message>
    <message>
        <source>Paint one cell less wide</source>
        <translation>Eine Zelle schmaler malen</translation>
    </message>
    <message>
        <source>Paint one cell wider</source>
        <translation>Eine Zelle breiter malen</translation>
    </message>
    <message>
        <source>Arrows: another cell · Shift: eight cells · Enter: what made it · Escape: no cell cursor · Space plays · , and . step</source>
        <translation>Pfeile: andere Zelle · Umschalt: acht Zellen · Eingabe: was sie gemacht hat · Esc: kein Zellzeiger · Leertaste spielt ab · , und . Schritte</translation>
    </message>
    <message>
        <source>Arrows: another cell · Shift: eight cells · Enter: the button; down until Enter again, where you would drag · ?: what made the cell · Escape</source>
        <translation>Pfeile: andere Zelle · Umschalt: acht Zellen · Eingabe: die Maustaste; wo gezogen würde, gedrückt bis zur nächsten Eingabe · ?: was die Zelle gemacht hat · Esc</translation>
    </message>
    <message>
        <source>La&amp;rger brush</source>
        <translation>G&amp;rößerer Pinsel</translation>
    </message>
    <message>
        <source>Mix: %1 · %2</source>
        <extracomment>What is painted with, &quot;Floor 75 % · Water 25 %&quot;, before what keys do</extracomment>
        <translation>Mischung: %1 · %2</translation>
    </message>
    <message>
        <source>Click a cell to see the steps that made it; drag an object to move it</source>
        <translation>Eine Zelle anklicken, um die Schritte zu sehen, die sie gemacht haben; ein Objekt ziehen, um es zu verschieben</translation>
    </message>
    <message>
        <source>Click a cell to see what made it · drag an object to move it · arrows go from cell to cell · Space plays · , and . step</source>
        <translation>Eine Zelle anklicken: was sie gemacht hat · ein Objekt ziehen: verschieben · Pfeiltasten gehen von Zelle zu Zelle · Leertaste spielt ab · , und . gehen schrittweise</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::TopBar</name>
    <message>
        <source>Overlays</source>
        <translation>Überlagerungen</translation>
    </message>
    <message>
        <source>Top bar</source>
        <translation>Obere Leiste</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Fit the level, or show it at a set size</source>
        <translation>Das Level einpassen oder in einer festen Größe zeigen</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Show the level at this size</source>
        <translation>Das Level in dieser Größe zeigen</translation>
    </message>
    <message>
        <source>Zoom: %1</source>
        <translation>Zoom: %1</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Choose overlays</source>
        <translation>Überlagerungen wählen</translation>
    </message>
    <message>
        <source>Open the menu of overlays in the top bar</source>
        <translation>Das Menü der Überlagerungen in der oberen Leiste öffnen</translation>
    </message>
    <message>
        <source>Choose a zoom</source>
        <translation>Zoom wählen</translation>
    </message>
    <message>
        <source>Open the menu of zooms in the top bar</source>
        <translation>Das Menü des Zooms in der oberen Leiste öffnen</translation>
    </message>
    <message>
        <source>Go to anot&amp;her level</source>
        <translation>&amp;Zu einem anderen Level gehen</translation>
    </message>
    <message>
        <source>Open the menu of levels and rooms in the top bar</source>
        <translation>Das Menü der Level und Räume in der oberen Leiste öffnen</translation>
    </message>
    <message>
        <source>&amp;Type a seed</source>
        <translation>Einen Seed ein&amp;tippen</translation>
    </message>
    <message>
        <source>Go to the seed in the top bar: a number, a word or a name</source>
        <translation>Zum Seed in der oberen Leiste gehen: eine Zahl, ein Wort oder ein Name</translation>
    </message>
    <message>
        <source>Seed &amp;history</source>
        <translation>&amp;Bisherige Seeds</translation>
    </message>
    <message>
        <source>Choose among the seeds used so far</source>
        <translation>Unter den bisherigen Seeds wählen</translation>
    </message>
    <message>
        <source>&amp;Copy the seed</source>
        <translation>Den Seed &amp;kopieren</translation>
    </message>
    <message>
        <source>Put the seed&apos;s number into the clipboard</source>
        <translation>Die Zahl des Seeds in die Zwischenablage legen</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::Tour</name>
    <message>
        <source>End tour</source>
        <translation>Tour beenden</translation>
    </message>
    <message>
        <source>End the tour (Escape); Help → Tour takes it again</source>
        <translation>Den Rundgang beenden (Esc); Hilfe → Rundgang beginnt ihn wieder</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Go on to the next step without doing it</source>
        <translation>Zum nächsten Schritt gehen, ohne ihn zu tun</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <extracomment>A stop of the tour: %1 its title, %2 its number, %3 how many there are</extracomment>
        <translation>%1 (%2 von %3)</translation>
    </message>
    <message>
        <source>✓ You have done that already.</source>
        <translation>✓ Das ist schon getan.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::TourDomain</name>
    <message>
        <source>&amp;Tour</source>
        <translation>&amp;Rundgang</translation>
    </message>
    <message>
        <source>See the most important places of the window, one by one, by using them</source>
        <translation>Die wichtigsten Stellen des Fensters eine nach der anderen kennenlernen, indem man sie benutzt</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Levels</translation>
    </message>
    <message>
        <source>A pack holds levels and rooms. Click another level to see it.</source>
        <translation>Ein Paket enthält Levels und Räume. Ein anderes Level anklicken, um es zu sehen.</translation>
    </message>
    <message>
        <source>Watch it being made</source>
        <translation>Beim Entstehen zusehen</translation>
    </message>
    <message>
        <source>Press Space. The level is made again, step by step; Space again pauses.</source>
        <translation>Die Leertaste drücken. Das Level entsteht noch einmal, Schritt für Schritt; noch einmal die Leertaste hält an.</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Why is this cell so?</source>
        <translation>Warum ist diese Zelle so?</translation>
    </message>
    <message>
        <source>Click a cell of the level with the Look tool (V): the panel Cell lists the steps that made it.</source>
        <translation>Mit dem Werkzeug Ansehen (V) eine Zelle des Levels anklicken: Das Bedienfeld Zelle führt die Schritte auf, die sie gemacht haben.</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Malen</translation>
    </message>
    <message>
        <source>Take the brush (B) and drag over the level: what you paint stays, and the rest is generated again around it.</source>
        <translation>Den Pinsel nehmen (B) und über das Level ziehen: Gemaltes bleibt, der Rest entsteht darum herum neu.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>All chance comes from one number. Take another one (Ctrl+N): what you painted stays, what was generated changes.</source>
        <translation>Aller Zufall kommt aus einer Zahl. Eine andere nehmen (Strg+N): Gemaltes bleibt, Erzeugtes wird anders.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Press F5 to play the level as it is now. F5 comes back.</source>
        <translation>F5 drücken, um das Level zu spielen, wie es jetzt ist. F5 kommt zurück.</translation>
    </message>
    <message>
        <source>Every step is kept. Drag in the bar, or press the comma key, to go to any of them.</source>
        <translation>Jeder Schritt bleibt. In der Leiste ziehen oder das Komma drücken geht zu jedem davon.</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::UndoDomain</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Take the last change back</source>
        <translation>Die letzte Änderung zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>Make the change again that was taken back</source>
        <translation>Die zurückgenommene Änderung erneut vornehmen</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>&amp;Wiederherstellen: %1</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::ViewDomain</name>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Show the level larger; on the canvas + or Ctrl and wheel do too</source>
        <translation>Das Level größer zeigen; auf der Zeichenfläche tun das auch + oder Strg und Mausrad</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Show more of the level</source>
        <translation>Mehr vom Level zeigen</translation>
    </message>
    <message>
        <source>&amp;Fit level</source>
        <translation>Level &amp;einpassen</translation>
    </message>
    <message>
        <source>Show the whole level</source>
        <translation>Das ganze Level zeigen</translation>
    </message>
    <message>
        <source>&amp;100 %</source>
        <translation>&amp;100 %</translation>
    </message>
    <message>
        <source>Actual size</source>
        <translation>Tatsächliche Größe</translation>
    </message>
    <message>
        <source>&amp;Grid lines</source>
        <translation>Gitter&amp;linien</translation>
    </message>
    <message>
        <source>Draw lines between cells where they are large enough</source>
        <translation>Linien zwischen Zellen ziehen, wo sie groß genug sind</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>Be&amp;wegung</translation>
    </message>
    <message>
        <source>Let carved cells fade in and refused rooms fade out</source>
        <translation>Gegrabene Zellen einblenden und abgelehnte Räume ausblenden lassen</translation>
    </message>
    <message>
        <source>L&amp;etters instead of pictures</source>
        <translation>Bu&amp;chstaben statt Bildern</translation>
    </message>
    <message>
        <source>Show what stands on cells as letters, as text files do</source>
        <translation>Was auf Zellen steht, als Buchstaben zeigen, wie in Textdateien</translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation>Wie der &amp;Desktop</translation>
    </message>
    <message>
        <source>D&amp;ark</source>
        <translation>D&amp;unkel</translation>
    </message>
    <message>
        <source>Light on dark</source>
        <translation>Hell auf dunkel</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>Dark on light</source>
        <translation>Dunkel auf hell</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Hoher &amp;Kontrast</translation>
    </message>
    <message>
        <source>White and yellow on black, with clear edges</source>
        <translation>Weiß und gelb auf schwarz, mit klaren Kanten</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>Dark, light, high contrast, or as the desktop is</source>
        <translation>Dunkel, hell, mit hohem Kontrast oder wie der Desktop</translation>
    </message>
    <message>
        <source>Text at %1 %</source>
        <extracomment>A size of text, in percent of the desktop&apos;s</extracomment>
        <translation>Text bei %1 %</translation>
    </message>
    <message>
        <source>Show text, and the space around it, at this share of its usual size</source>
        <translation>Text und den Raum um ihn in diesem Anteil der gewohnten Größe zeigen</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>Te&amp;xtgröße</translation>
    </message>
    <message>
        <source>How large the program&apos;s text is</source>
        <translation>Wie groß der Text des Programms ist</translation>
    </message>
    <message>
        <source>Mi&amp;nimap</source>
        <translation>Über&amp;sichtskarte</translation>
    </message>
    <message>
        <source>Show the whole level in a corner while only a part is in view</source>
        <translation>Das ganze Level in einer Ecke zeigen, solange nur ein Teil zu sehen ist</translation>
    </message>
    <message>
        <source>&amp;Rulers</source>
        <translation>L&amp;ineale</translation>
    </message>
    <message>
        <source>Show columns and rows along the level&apos;s top and left</source>
        <translation>Spalten und Zeilen oben und links am Level zeigen</translation>
    </message>
    <message>
        <source>Dark or light as the desktop was when the program began</source>
        <translation>Dunkel oder hell, wie der Desktop beim Start war</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::WelcomeDomain</name>
    <message>
        <source>&amp;Welcome page</source>
        <translation>&amp;Willkommensseite</translation>
    </message>
    <message>
        <source>Choose among the built-in packs and those that were open before</source>
        <translation>Unter den eingebauten und den früher geöffneten Paketen wählen</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::WhatIsThis</name>
    <message>
        <source>Key: %1</source>
        <translation>Taste: %1</translation>
    </message>
    <message>
        <source>Read more</source>
        <translation>Mehr lesen</translation>
    </message>
    <message>
        <source>Open the manual at its page</source>
        <translation>Das Handbuch auf der Seite dazu öffnen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Take this card away (Escape)</source>
        <translation>Diese Karte wegnehmen (Esc)</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::WindowTitle</name>
    <message>
        <source>Mazeloom</source>
        <translation>Mazeloom</translation>
    </message>
    <message>
        <source>%1 – Mazeloom</source>
        <translation>%1 – Mazeloom</translation>
    </message>
    <message>
        <source>%1 – %2 – Mazeloom</source>
        <translation>%1 – %2 – Mazeloom</translation>
    </message>
</context>
<context>
    <name>mazeloom::app::Workspace</name>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>Untitled %1</source>
        <translation>Unbenannt %1</translation>
    </message>
    <message>
        <source>First level</source>
        <translation>Erstes Level</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::AlgorithmView</name>
    <message>
        <source>At work now</source>
        <translation>Jetzt an der Arbeit</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>Algorithmus</translation>
    </message>
    <message>
        <source>What this stage does, line by line; the line at work is marked</source>
        <translation>Was diese Phase tut, Zeile für Zeile; die Zeile, die gerade arbeitet, ist markiert</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::AtlasPanel</name>
    <message>
        <source>Atlas</source>
        <translation>Atlas</translation>
    </message>
    <message>
        <source>The level cannot be surveyed: %1</source>
        <translation>Das Level lässt sich nicht erheben: %1</translation>
    </message>
    <message>
        <source>Sweep a parameter</source>
        <translation>Einen Parameter durchmessen</translation>
    </message>
    <message>
        <source>See what one parameter of the recipe does</source>
        <translation>Sehen, was ein Parameter des Rezepts tut</translation>
    </message>
    <message>
        <source>Shown survey</source>
        <translation>Gezeigte Erhebung</translation>
    </message>
    <message>
        <source>Which survey the charts show</source>
        <translation>Welche Erhebung die Diagramme zeigen</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Umriss</translation>
    </message>
    <message>
        <source>A second survey, drawn as a line over the bars of the first, by shares</source>
        <translation>Eine zweite Erhebung, als Linie über die Balken der ersten gezeichnet, nach Anteilen</translation>
    </message>
    <message>
        <source>Progress of the survey</source>
        <translation>Fortschritt der Erhebung</translation>
    </message>
    <message>
        <source>Stop the survey</source>
        <translation>Erhebung anhalten</translation>
    </message>
    <message>
        <source>Stop measuring; the results so far stay</source>
        <translation>Keine weiteren Seeds messen; was getan ist, bleibt</translation>
    </message>
    <message>
        <source>Pages of the Atlas</source>
        <translation>Seiten des Atlas</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>Maße</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>How often each value of a measure came</source>
        <translation>Wie oft jeder Wert eines Maßes kam</translation>
    </message>
    <message>
        <source>Which values of two measures came together</source>
        <translation>Welche Werte zweier Maße zusammen kamen</translation>
    </message>
    <message>
        <source>What a parameter of the recipe does to a measure</source>
        <translation>Was ein Parameter des Rezepts mit einem Maß macht</translation>
    </message>
    <message>
        <source>Levels of the chosen mark</source>
        <translation>Levels der gewählten Marke</translation>
    </message>
    <message>
        <source>A survey makes this level from each of many seeds, measures what comes out, and shows how often each value came.</source>
        <translation>Eine Erhebung macht dieses Level aus jedem von vielen Seeds, misst, was herauskommt, und zeigt, wie oft jeder Wert kam.</translation>
    </message>
    <message>
        <source>A room has no seeds. Choose a level in the list to survey it.</source>
        <translation>Ein Raum hat keine Seeds. In der Liste ein Level wählen, um es zu erheben.</translation>
    </message>
    <message>
        <source>Open a pack to survey its levels.</source>
        <translation>Ein Paket öffnen, um seine Levels zu erheben.</translation>
    </message>
    <message>
        <source>Stopped before the first seed was measured</source>
        <translation>Angehalten, bevor der erste Seed gemessen war</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Levels</translation>
    </message>
    <message>
        <source>Click a bar, a field or a point of the chart, or press Enter on it, to see its levels.</source>
        <translation>Einen Balken, ein Feld oder einen Punkt des Diagramms anklicken oder dort die Eingabetaste drücken, um seine Levels zu sehen.</translation>
    </message>
    <message>
        <source>No seed of the survey gave such a level.</source>
        <translation>Kein Seed der Erhebung ergab ein solches Level.</translation>
    </message>
    <message>
        <source>This survey comes from a file, and the level that was open then is not the one it is of: its levels cannot be made.</source>
        <translation>Diese Erhebung kommt aus einer Datei, und das Level, das dabei offen war, ist nicht das ihre: Ihre Levels lassen sich nicht machen.</translation>
    </message>
    <message>
        <source>Looking for these levels…</source>
        <translation>Diese Levels werden gesucht …</translation>
    </message>
    <message>
        <source>None of these levels was found.</source>
        <translation>Keines dieser Levels wurde gefunden.</translation>
    </message>
    <message>
        <source>The pack with this level is not open</source>
        <translation>Das Paket mit diesem Level ist nicht offen</translation>
    </message>
    <message>
        <source>The level is as it was measured; undo brings back what it was</source>
        <translation>Das Level ist, wie es gemessen wurde; Rückgängig bringt zurück, was es war</translation>
    </message>
    <message>
        <source>The level has changed since, and cannot be changed back here</source>
        <translation>Das Level hat sich seither geändert und lässt sich hier nicht zurückändern</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::BreakPointsPanel</name>
    <message>
        <source>When a stage begins</source>
        <translation>Wenn eine Phase beginnt</translation>
    </message>
    <message>
        <source>After a step</source>
        <translation>Nach einem Schritt</translation>
    </message>
    <message>
        <source>When a cell changes</source>
        <translation>Wenn sich eine Zelle ändert</translation>
    </message>
    <message>
        <source>Break points</source>
        <translation>Haltepunkte</translation>
    </message>
    <message>
        <source>Playing pauses at what is ticked; Space ticks, Delete removes</source>
        <translation>Das Abspielen hält bei allem an, was angekreuzt ist; die Leertaste kreuzt an, Entf entfernt</translation>
    </message>
    <message>
        <source>Playing pauses at what is ticked</source>
        <translation>Das Abspielen hält bei allem an, was angekreuzt ist</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Take this break point out (Delete)</source>
        <translation>Diesen Haltepunkt entfernen (Entf)</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Alle löschen</translation>
    </message>
    <message>
        <source>Take all break points out</source>
        <translation>Alle Haltepunkte entfernen</translation>
    </message>
    <message>
        <source>Pause at the first step of this stage</source>
        <translation>Beim ersten Schritt dieser Phase anhalten</translation>
    </message>
    <message>
        <source>Pause after each step of this kind, as %1 makes them</source>
        <translation>Nach jedem Schritt dieser Art anhalten, wie „%1“ sie macht</translation>
    </message>
    <message>
        <source>Pause after each step of this kind</source>
        <translation>Nach jedem Schritt dieser Art anhalten</translation>
    </message>
    <message>
        <source>Cell %1</source>
        <translation>Zelle %1</translation>
    </message>
    <message>
        <source>Pause after each step that changes this cell</source>
        <translation>Nach jedem Schritt anhalten, der diese Zelle ändert</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>erreicht</translation>
    </message>
    <message>
        <source>Playing pauses at what is ticked.</source>
        <translation>Das Abspielen hält bei allem an, was angekreuzt ist.</translation>
    </message>
    <message>
        <source>Paused at step %1: %2</source>
        <translation>Angehalten bei Schritt %1: %2</translation>
    </message>
    <message>
        <source>Pauses playing</source>
        <translation>Hält das Abspielen an</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Erreicht</translation>
    </message>
    <message>
        <source>not hit</source>
        <translation>nicht erreicht</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::BriefingPage</name>
    <message>
        <source>Go on (Enter)</source>
        <translation>Weiter (Enter)</translation>
    </message>
    <message>
        <source>Briefing</source>
        <translation>Einweisung</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back to where this was chosen (Escape)</source>
        <translation>Zurück dahin, wo dies gewählt wurde (Escape)</translation>
    </message>
    <message>
        <source>Enter go on   ·   Esc back</source>
        <translation>Enter weiter   ·   Esc zurück</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::BrushTool</name>
    <message>
        <source>Drag to paint · Shift: a straight line from the last stroke · Ctrl: pick an ink · [ and ]: size of the brush · Escape: give up the stroke</source>
        <translation>Ziehen: malen · Umschalt: gerade Linie vom letzten Strich · Strg: Farbe aufnehmen · [ und ]: Pinselgröße · Esc: Strich verwerfen</translation>
    </message>
    <message>
        <source>Eraser</source>
        <translation>Radierer</translation>
    </message>
    <message>
        <source>Makes cells solid again; in a room, takes them out of it</source>
        <translation>Macht Zellen wieder fest; in einem Raum nimmt er sie heraus</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>Pinsel</translation>
    </message>
    <message>
        <source>Paints freely with the chosen ink</source>
        <translation>Malt frei mit der gewählten Farbe</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Radieren</translation>
    </message>
    <message>
        <source>Paint: %1</source>
        <translation>Malen: %1</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::BucketTool</name>
    <message>
        <source>Bucket</source>
        <translation>Eimer</translation>
    </message>
    <message>
        <source>Fills the cells that hang together and look the same</source>
        <translation>Füllt zusammenhängende Zellen, die gleich aussehen</translation>
    </message>
    <message>
        <source>Click to fill · Shift: all such cells of the level · Ctrl: tell marks apart, too</source>
        <translation>Klick: füllen · Umschalt: alle solchen Zellen des Levels · Strg: auch Markierungen unterscheiden</translation>
    </message>
    <message>
        <source>Fill: %1</source>
        <extracomment>An undo command; %1 an ink</extracomment>
        <translation>Füllen: %1</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::CampaignForm</name>
    <message>
        <source>Open from the beginning</source>
        <translation>Von Anfang an offen</translation>
    </message>
    <message>
        <source>Can be played at once, whatever unlocks it</source>
        <translation>Kann sofort gespielt werden, was auch immer es freischaltet</translation>
    </message>
    <message>
        <source>All are won</source>
        <translation>alle gewonnen sind</translation>
    </message>
    <message>
        <source>Any is won</source>
        <translation>eines gewonnen ist</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>Unlocked when</source>
        <translation>Offen, wenn</translation>
    </message>
    <message>
        <source>How many of the levels below must be won</source>
        <translation>Wie viele der Level darunter gewonnen sein müssen</translation>
    </message>
    <message>
        <source>Levels to win</source>
        <translation>Zu gewinnende Level</translation>
    </message>
    <message>
        <source>How many of the levels below must be won at least</source>
        <translation>Wie viele der Level darunter mindestens gewonnen sein müssen</translation>
    </message>
    <message>
        <source>Unlocked by</source>
        <translation>Freigeschaltet durch</translation>
    </message>
    <message>
        <source>The levels that must be won before; on the map, edges lead from them</source>
        <translation>Die Level, die vorher gewonnen sein müssen; auf der Karte führen Wege von ihnen hierher</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>The language of the texts below; where a text has none, that for every language is shown</source>
        <translation>Die Sprache der Texte darunter; wo ein Text fehlt, wird der für jede Sprache gezeigt</translation>
    </message>
    <message>
        <source>Title on the map</source>
        <translation>Titel auf der Karte</translation>
    </message>
    <message>
        <source>Before it</source>
        <translation>Davor</translation>
    </message>
    <message>
        <source>After it</source>
        <translation>Danach</translation>
    </message>
    <message>
        <source>Change the start of the campaign</source>
        <translation>Den Anfang der Kampagne ändern</translation>
    </message>
    <message>
        <source>Change a title of the campaign</source>
        <translation>Einen Titel der Kampagne ändern</translation>
    </message>
    <message>
        <source>Change a text of the campaign</source>
        <translation>Einen Text der Kampagne ändern</translation>
    </message>
    <message>
        <source>Change what unlocks a level</source>
        <translation>Ändern, was ein Level freischaltet</translation>
    </message>
    <message>
        <source>Properties of the chosen part of the campaign</source>
        <translation>Eigenschaften des gewählten Teils der Kampagne</translation>
    </message>
    <message>
        <source>Empty: as the level is called, or how deep it goes</source>
        <translation>Leer: so, wie das Level heißt, oder wie tief es hinabgeht</translation>
    </message>
    <message>
        <source>Shown before it is played</source>
        <translation>Wird gezeigt, bevor gespielt wird</translation>
    </message>
    <message>
        <source>Shown when it was won</source>
        <translation>Wird gezeigt, wenn gewonnen wurde</translation>
    </message>
    <message>
        <source>To win</source>
        <translation>Zu gewinnen</translation>
    </message>
    <message>
        <source>What stands here: a level of the pack, or the way down</source>
        <translation>Was hier steht: ein Level des Pakets oder der Weg hinab</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>The level that is won here; each stands once on the map</source>
        <translation>Das Level, das hier gewonnen wird; jedes steht einmal auf der Karte</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Reaching this depth wins the game, 1 to %1</source>
        <translation>Wer in diese Tiefe hinabkommt, gewinnt; 1 bis %1</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <extracomment>A level of the campaign that the pack does not have; %1 its id</extracomment>
        <translation>%1 (fehlt)</translation>
    </message>
    <message>
        <source>Change what is to be won</source>
        <translation>Ändern, was zu gewinnen ist</translation>
    </message>
    <message>
        <source>Change a level of the campaign</source>
        <translation>Ein Level der Kampagne ändern</translation>
    </message>
    <message>
        <source>Change the depth of a descent</source>
        <translation>Die Tiefe eines Abstiegs ändern</translation>
    </message>
    <message>
        <source>A level</source>
        <translation>Ein Level</translation>
    </message>
    <message>
        <source>A descent</source>
        <translation>Ein Abstieg</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::CampaignMap</name>
    <message>
        <source>Campaign map</source>
        <translation>Kampagnenkarte</translation>
    </message>
    <message>
        <source>Drag a level to move it, or from its handle at the right to a level that it unlocks. Arrows go from level to level, with Ctrl they move it, Delete removes it, Enter shows it.</source>
        <translation>Ziehen Sie ein Level, um es zu verschieben, oder von seinem Griff rechts zu einem Level, das es freischalten soll. Pfeiltasten gehen von Level zu Level, mit Strg verschieben sie es, Entf nimmt es weg, die Eingabetaste zeigt es.</translation>
    </message>
    <message>
        <source>Drag levels to move them; drag from a level&apos;s handle to the level it unlocks</source>
        <translation>Level ziehen, um sie zu verschieben; vom Griff eines Levels zu dem ziehen, was es freischalten soll</translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>%n Level</numerusform>
            <numerusform>%n Level</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, unlocked by %2</source>
        <extracomment>Read aloud: %1 the selected level, %2 the levels that unlock it</extracomment>
        <translation>%1, freigeschaltet durch %2</translation>
    </message>
    <message>
        <source>Remove a way of the campaign</source>
        <translation>Einen Weg der Kampagne entfernen</translation>
    </message>
    <message>
        <source>Take a level out of the campaign</source>
        <translation>Ein Level aus der Kampagne nehmen</translation>
    </message>
    <message>
        <source>Move a level of the campaign</source>
        <translation>Ein Level der Kampagne verschieben</translation>
    </message>
    <message>
        <source>Draw a way of the campaign</source>
        <translation>Einen Weg der Kampagne ziehen</translation>
    </message>
    <message>
        <source>no such level</source>
        <translation>kein solches Level</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>never unlocked</source>
        <translation>nie freigeschaltet</translation>
    </message>
    <message>
        <source>all of %1</source>
        <translation>alle %1</translation>
    </message>
    <message>
        <source>any of %1</source>
        <translation>eines von %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Read aloud: %1 the selected part of the campaign, %2 what it is (&quot;Temple&quot;, &quot;Descent&quot;)</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>Tiefe %1</translation>
    </message>
    <message>
        <source>Arrows go from level to level, with Ctrl they move it. Delete takes it away, Enter shows it.</source>
        <translation>Pfeile führen von Level zu Level, mit Strg verschieben sie es. Entf nimmt es weg, die Eingabetaste zeigt es.</translation>
    </message>
    <message>
        <source>Way from %1 to %2</source>
        <extracomment>Read aloud, a line of the campaign&apos;s map: winning %1 unlocks %2</extracomment>
        <translation>Weg von %1 zu %2</translation>
    </message>
    <message>
        <source>Unlocks %1</source>
        <extracomment>Read aloud: the levels that can be played when the selected one is won</extracomment>
        <translation>Schaltet %1 frei</translation>
    </message>
    <message>
        <source>Column %1, row %2</source>
        <extracomment>Read aloud: where the selected level is on the campaign&apos;s map</extracomment>
        <translation>Spalte %1, Zeile %2</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::CampaignPanel</name>
    <message>
        <source>Campaign</source>
        <translation>Kampagne</translation>
    </message>
    <message>
        <source>Put all levels on the map</source>
        <translation>Alle Level auf die Karte legen</translation>
    </message>
    <message>
        <source>One after the other, each unlocked by the one before; then change it</source>
        <translation>Eines nach dem anderen, jedes freigeschaltet durch das vorige; dann ändern Sie es</translation>
    </message>
    <message>
        <source>Start with this level</source>
        <translation>Mit diesem Level beginnen</translation>
    </message>
    <message>
        <source>Put the level that is shown on the map, as the first one</source>
        <translation>Das gezeigte Level als erstes auf die Karte legen</translation>
    </message>
    <message>
        <source>Add a level</source>
        <translation>Level hinzufügen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Take the chosen level or way off the map; the level stays in the pack</source>
        <translation>Das gewählte Level oder den Weg von der Karte nehmen; das Level bleibt im Paket</translation>
    </message>
    <message>
        <source>Choose a level on the map to say what unlocks it, and what is told before and after it.</source>
        <translation>Wählen Sie ein Level auf der Karte, um zu sagen, was es freischaltet und was davor und danach erzählt wird.</translation>
    </message>
    <message>
        <source>Put this level on the map</source>
        <translation>Dieses Level auf die Karte legen</translation>
    </message>
    <message>
        <source>All levels are on the map</source>
        <translation>Alle Level sind auf der Karte</translation>
    </message>
    <message>
        <source>Add a level to the campaign</source>
        <translation>Ein Level in die Kampagne aufnehmen</translation>
    </message>
    <message>
        <source>Make a campaign of all levels</source>
        <translation>Aus allen Leveln eine Kampagne machen</translation>
    </message>
    <message>
        <source>A campaign is a map of levels and descents: winning some unlocks others, and each can have a text before and after it.</source>
        <translation>Eine Kampagne ist eine Karte von Leveln und Abstiegen: Wer welche gewinnt, schaltet andere frei, und jedes kann einen Text davor und danach haben.</translation>
    </message>
    <message>
        <source>Start with a descent</source>
        <translation>Mit einem Abstieg beginnen</translation>
    </message>
    <message>
        <source>Put a descent to a depth on the map, as the first thing to win</source>
        <translation>Einen Abstieg in eine Tiefe auf die Karte legen, als Erstes, was zu gewinnen ist</translation>
    </message>
    <message>
        <source>Put a level or a descent on the map, after the selected one</source>
        <translation>Ein Level oder einen Abstieg auf die Karte legen, hinter das gewählte</translation>
    </message>
    <message>
        <source>A descent to a depth</source>
        <translation>Ein Abstieg in eine Tiefe</translation>
    </message>
    <message>
        <source>Put a descent on the map: it is won at a depth, which the form below changes</source>
        <translation>Einen Abstieg auf die Karte legen: Er ist in einer Tiefe gewonnen, die das Formular ändert</translation>
    </message>
    <message>
        <source>Add a descent to the campaign</source>
        <translation>Einen Abstieg in die Kampagne aufnehmen</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::Canvas</name>
    <message>
        <source>Level</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>No level yet. Choose one to watch it being generated.</source>
        <translation>Noch kein Level. Eines auswählen, um bei seiner Erzeugung zuzusehen.</translation>
    </message>
    <message>
        <source>The level at the shown moment of its generation. Arrow keys go from cell to cell, Enter uses the tool, plus and minus zoom.</source>
        <translation>Das Level im gezeigten Moment seiner Erzeugung. Pfeiltasten gehen von Zelle zu Zelle, die Eingabetaste benutzt das Werkzeug, Plus und Minus zoomen.</translation>
    </message>
    <message>
        <source>Beside the level: %1, %2</source>
        <translation>Neben dem Level: %1, %2</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::ChallengePage</name>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play the temple of that day</source>
        <translation>Den Tempel jenes Tages spielen</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Choose today, in UTC</source>
        <translation>Heute wählen, in UTC</translation>
    </message>
    <message>
        <source>The day&apos;s challenge</source>
        <translation>Die Tagesaufgabe</translation>
    </message>
    <message>
        <source>One temple a day, the same for everybody in the world, drawn from the date. It can be won: that was proven. Each attempt is at the same map.</source>
        <translation>Jeden Tag ein Tempel, für alle auf der Welt derselbe, aus dem Datum gezogen. Er ist zu gewinnen: Das ist bewiesen. Jeder Versuch gilt derselben Karte.</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back to the title</source>
        <translation>Zurück zum Titel</translation>
    </message>
    <message>
        <source>↑ ↓ choose   ·   ← → another day   ·   Enter play   ·   Esc back</source>
        <translation>↑ ↓ wählen   ·   ← → anderer Tag   ·   Enter spielen   ·   Esc zurück</translation>
    </message>
    <message>
        <source>Any day up to today, in UTC; left and right go from day to day, Page Up and Page Down ten days on and back</source>
        <translation>Jeder Tag bis heute, nach UTC; links und rechts gehen von Tag zu Tag, Bild auf und Bild ab zehn Tage vor und zurück</translation>
    </message>
    <message>
        <source>What came of that day</source>
        <translation>Was aus diesem Tag geworden ist</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::ChartView</name>
    <message>
        <source>Click to see levels of a bar, cell or point; arrows go from one to the next, Enter shows its levels</source>
        <translation>Ein Klick zeigt Levels eines Balkens, Feldes oder Punkts; Pfeile gehen vom einen zum nächsten, die Eingabetaste zeigt seine Levels</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::ChoiceBar</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Read aloud: %1 is what is chosen (&quot;Pace&quot;), %2 the choice (&quot;Step&quot;)</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::ChoiceListEditor</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A box: %1 is a parameter, %2 one of its choices</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Whether a seed may draw it</source>
        <translation>Ob ein Seed ihn ziehen darf</translation>
    </message>
    <message>
        <source>%1 (%2×)</source>
        <extracomment>%1 one of several choices, %2 how many times as often it is drawn</extracomment>
        <translation>%1 (%2×)</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::ComparePanel</name>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Play all generations from here, or pause them</source>
        <translation>Alle Erzeugungen von hier an abspielen, oder anhalten</translation>
    </message>
    <message>
        <source>Lockstep</source>
        <translation>Gleichschritt</translation>
    </message>
    <message>
        <source>How the generations keep step: by single steps, with each stage beginning and ending together, or all beginning and ending together</source>
        <translation>Wie die Erzeugungen Schritt halten: nach einzelnen Schritten, mit gemeinsamem Beginn und Ende jeder Phase, oder mit gemeinsamem Beginn und Ende des Ganzen</translation>
    </message>
    <message>
        <source>By step</source>
        <translation>Nach Schritten</translation>
    </message>
    <message>
        <source>By stage</source>
        <translation>Nach Phasen</translation>
    </message>
    <message>
        <source>By share</source>
        <translation>Nach Anteil</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>How fast all are played; at ×1 they take %1 seconds</source>
        <translation>Wie schnell alle abgespielt werden; bei ×1 dauern sie %1 Sekunden</translation>
    </message>
    <message>
        <source>Dim equal cells</source>
        <translation>Gleiche Zellen dämpfen</translation>
    </message>
    <message>
        <source>Show what differs: cells that are the same in all are dimmed</source>
        <translation>Zeigen, was sich unterscheidet: Zellen, die in allen gleich sind, werden gedämpft</translation>
    </message>
    <message>
        <source>Add a generation</source>
        <translation>Erzeugung hinzufügen</translation>
    </message>
    <message>
        <source>Show another generation beside these, up to four</source>
        <translation>Eine weitere Erzeugung daneben zeigen, bis zu vier</translation>
    </message>
    <message>
        <source>Cancel the generations</source>
        <translation>Die Erzeugungen abbrechen</translation>
    </message>
    <message>
        <source>Give up those that are being made</source>
        <translation>Die aufgeben, die gerade entstehen</translation>
    </message>
    <message>
        <source>Another &amp;seed</source>
        <translation>Anderer &amp;Seed</translation>
    </message>
    <message>
        <source>The level from a seed that is not shown yet</source>
        <translation>Das Level aus einem Seed, der noch nicht gezeigt wird</translation>
    </message>
    <message>
        <source>&amp;Four seeds</source>
        <translation>&amp;Vier Seeds</translation>
    </message>
    <message>
        <source>The level from its seed and the next three</source>
        <translation>Das Level aus seinem Seed und den dreien danach</translation>
    </message>
    <message>
        <source>Four &amp;algorithms</source>
        <translation>Vier &amp;Algorithmen</translation>
    </message>
    <message>
        <source>The level&apos;s first maze, woven in four ways</source>
        <translation>Das erste Labyrinth des Levels, auf vier Arten gewoben</translation>
    </message>
    <message>
        <source>The level is now: %1</source>
        <translation>Das Level ist jetzt: %1</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>How much of the timeline is behind</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Open a pack to compare generations of its levels</source>
        <translation>Ein Paket öffnen, um Erzeugungen seiner Levels zu vergleichen</translation>
    </message>
    <message>
        <source>A room has no recipe. Choose a level in the list.</source>
        <translation>Ein Raum hat kein Rezept. Ein Level in der Liste wählen.</translation>
    </message>
    <message>
        <source>Show all of the maps</source>
        <translation>Karten ganz zeigen</translation>
    </message>
    <message>
        <source>All maps whole again (0); the wheel and a drag, or +, − and the arrow keys, show parts of them, all alike</source>
        <translation>Alle Karten wieder ganz (0); Mausrad und Ziehen, oder +, − und die Pfeiltasten, zeigen Teile davon, alle den gleichen</translation>
    </message>
    <message>
        <source>Make again</source>
        <translation>Neu erzeugen</translation>
    </message>
    <message>
        <source>Make the generations that were cancelled</source>
        <translation>Die abgebrochenen Generierungen erzeugen</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::CompareTable</name>
    <message>
        <source>%1 ms</source>
        <extracomment>Milliseconds</extracomment>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Measures of the generations</source>
        <translation>Maße der Erzeugungen</translation>
    </message>
    <message>
        <source>What the measures say of each generation; bold is what differs from the first</source>
        <translation>Was die Maße von jeder Erzeugung sagen; fett ist, was sich von der ersten unterscheidet</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Maß</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>How long the generation took this time, recorded; it is another each time</source>
        <translation>Wie lange die Erzeugung diesmal gedauert hat, mit Aufzeichnung; jedes Mal anders</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::ConsoleOverlay</name>
    <message>
        <source>Text of a console</source>
        <translation>Text einer Konsole</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Back to the game, which waits</source>
        <translation>Zurück zum Spiel, das wartet</translation>
    </message>
    <message>
        <source>← Console before</source>
        <translation>← Konsole davor</translation>
    </message>
    <message>
        <source>What another console has said</source>
        <translation>Was eine andere Konsole gesagt hat</translation>
    </message>
    <message>
        <source>→ Next console</source>
        <translation>→ Nächste Konsole</translation>
    </message>
    <message>
        <source>Enter, Space, Escape or a click goes on</source>
        <translation>Eingabe, Leertaste, Escape oder ein Klick geht weiter</translation>
    </message>
    <message>
        <source>Console</source>
        <translation>Konsole</translation>
    </message>
    <message>
        <source>Console %1 of %2</source>
        <translation>Konsole %1 von %2</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::ControlsDialog</name>
    <message>
        <source>Controls of the game</source>
        <translation>Steuerung des Spiels</translation>
    </message>
    <message>
        <source>Click a field, then press its new key or pad button. Escape keeps the old one.</source>
        <translation>Klicken Sie auf ein Feld und drücken Sie dann die Taste oder den Knopf des Gamepads, den es haben soll. Escape behält den alten.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>Gamepad</source>
        <translation>Gamepad</translation>
    </message>
    <message>
        <source>Key: %1</source>
        <translation>Taste: %1</translation>
    </message>
    <message>
        <source>Click, then press another key</source>
        <translation>Klicken, dann eine andere Taste drücken</translation>
    </message>
    <message>
        <source>Gamepad: %1</source>
        <translation>Gamepad: %1</translation>
    </message>
    <message>
        <source>Click, then press another button of the pad</source>
        <translation>Klicken, dann einen anderen Knopf des Gamepads drücken</translation>
    </message>
    <message>
        <source>Restore all</source>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message>
        <source>Give every control back the key and button that it had at first</source>
        <translation>Allem die Taste und den Knopf vom Anfang zurückgeben</translation>
    </message>
    <message>
        <source>Press a key…</source>
        <translation>Taste drücken …</translation>
    </message>
    <message>
        <source>Press a button…</source>
        <translation>Knopf drücken …</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 was taken from “%2”.</source>
        <translation>%1 gehörte bisher zu „%2“.</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::CoursePanel</name>
    <message>
        <source>Course</source>
        <translation>Kurs</translation>
    </message>
    <message>
        <source>Open the lab</source>
        <translation>Das Labor öffnen</translation>
    </message>
    <message>
        <source>Arrange panels</source>
        <translation>Bereiche anordnen</translation>
    </message>
    <message>
        <source>Save the panels for this lesson</source>
        <translation>Die Bereiche für diese Lektion speichern</translation>
    </message>
    <message>
        <source>The panels that are open now stand open whenever somebody comes to this level</source>
        <translation>Die Bereiche, die jetzt offen sind, stehen offen, wann immer jemand zu diesem Level kommt</translation>
    </message>
    <message>
        <source>Remove the panels of this lesson</source>
        <translation>Die Bereiche dieser Lektion entfernen</translation>
    </message>
    <message>
        <source>The panels stay as they are when somebody comes to this level</source>
        <translation>Die Bereiche bleiben, wie sie sind, wenn jemand zu diesem Level kommt</translation>
    </message>
    <message>
        <source>Which lesson of the course it is</source>
        <translation>Welche Lektion des Kurses es ist</translation>
    </message>
    <message>
        <source>Title of the lesson</source>
        <translation>Titel der Lektion</translation>
    </message>
    <message>
        <source>Subject of the lesson</source>
        <translation>Worum es in der Lektion geht</translation>
    </message>
    <message>
        <source>The level&apos;s notes: what to look at and what to try</source>
        <translation>Die Notizen des Levels: worauf zu achten und was zu versuchen ist</translation>
    </message>
    <message>
        <source>Opens the built-in course about how levels are generated</source>
        <translation>Öffnet den eingebauten Kurs darüber, wie Level erzeugt werden</translation>
    </message>
    <message>
        <source>In each lesson, shows the panels that it is about and folds the others; yours come back when you leave the course</source>
        <translation>Zeigt in jeder Lektion die Bereiche, um die es geht, und klappt die anderen zu; die eigenen kommen wieder, wenn der Kurs verlassen wird</translation>
    </message>
    <message>
        <source>No level here has notes. Write some among a level&apos;s properties, and it becomes a lesson of a course. The lab is a course about how levels are generated.</source>
        <translation>Kein Level hier hat Notizen. Unter den Eigenschaften eines Levels welche schreiben, und es wird zur Lektion eines Kurses. Das Labor ist ein Kurs darüber, wie Levels erzeugt werden.</translation>
    </message>
    <message>
        <source>Not a lesson of the course</source>
        <translation>Keine Lektion des Kurses</translation>
    </message>
    <message>
        <source>It has no notes yet. Write some among its properties, or go on to the next lesson.</source>
        <translation>Es hat noch keine Notizen. Unter seinen Eigenschaften welche schreiben oder zur nächsten Lektion weitergehen.</translation>
    </message>
    <message>
        <source>Lesson %1 of %2</source>
        <translation>Lektion %1 von %2</translation>
    </message>
    <message>
        <source>The panels of this lesson</source>
        <translation>Die Bereiche dieser Lektion</translation>
    </message>
    <message>
        <source>Save the panels as they are for this lesson of a course, or remove them</source>
        <translation>Die Bereiche, wie sie sind, für diese Lektion eines Kurses speichern oder entfernen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::DataPanel</name>
    <message>
        <source>No data yet. What you add here goes along with every file, for the game that loads it: a price, a key&apos;s door, a mood.</source>
        <translation>Noch keine Daten. Was hier hinzukommt, geht mit jeder Datei mit, für das Spiel, das sie lädt: ein Preis, die Tür eines Schlüssels, eine Stimmung.</translation>
    </message>
    <message>
        <source>&amp;Add data</source>
        <translation>Daten hinz&amp;ufügen</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>What the data is of</source>
        <translation>Wessen Daten es sind</translation>
    </message>
    <message>
        <source>Shows the data of what is picked, of the level or room, or of the pack</source>
        <translation>Zeigt die Daten dessen, was ausgewählt ist, des Levels oder Raums, oder des Pakets</translation>
    </message>
    <message>
        <source>Adds a text, a number, a choice …</source>
        <translation>Fügt einen Text, eine Zahl, eine Auswahl … hinzu</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>This room</source>
        <translation>Dieser Raum</translation>
    </message>
    <message>
        <source>This level</source>
        <translation>Dieses Level</translation>
    </message>
    <message>
        <source>The pack</source>
        <translation>Das Paket</translation>
    </message>
    <message>
        <source>Change data</source>
        <translation>Daten ändern</translation>
    </message>
    <message>
        <source>Move data</source>
        <translation>Daten verschieben</translation>
    </message>
    <message>
        <source>Remove data</source>
        <translation>Daten entfernen</translation>
    </message>
    <message>
        <source>Add data</source>
        <translation>Daten hinzufügen</translation>
    </message>
    <message>
        <source>one</source>
        <translation>eins</translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>Another one is called “%1”</source>
        <translation>Ein anderer Eintrag heißt schon „%1“</translation>
    </message>
    <message>
        <source>Data has a title, by which the game finds it</source>
        <translation>Daten haben einen Titel, unter dem das Spiel sie findet</translation>
    </message>
    <message>
        <source>Rename data</source>
        <translation>Daten umbenennen</translation>
    </message>
    <message>
        <source>Change the words</source>
        <translation>Wörter ändern</translation>
    </message>
    <message>
        <source>Adds data of the type “%1”</source>
        <translation>Fügt Daten der Art „%1“ hinzu</translation>
    </message>
    <message>
        <source>Every “%1”</source>
        <extracomment>Whose data is shown: that which all objects of a kind have; %1 the kind</extracomment>
        <translation>Jedes „%1“</translation>
    </message>
    <message>
        <source>By its kind:</source>
        <extracomment>Lines of data follow, which an object has because all of its kind have it</extracomment>
        <translation>Durch seine Art:</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::DataRow</name>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation>Ja oder nein</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Zelle</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Moves this data up or down, or removes it</source>
        <translation>Verschiebt diese Daten nach oben oder unten oder entfernt sie</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>What the game calls it: %1</source>
        <translation>Wie das Spiel sie nennt: %1</translation>
    </message>
    <message>
        <source>Value of %1</source>
        <translation>Wert von %1</translation>
    </message>
    <message>
        <source>More of %1</source>
        <translation>Mehr zu %1</translation>
    </message>
    <message>
        <source>Any text, of several lines too</source>
        <translation>Beliebiger Text, auch mit mehreren Zeilen</translation>
    </message>
    <message>
        <source>A number, such as 3 or %1</source>
        <translation>Eine Zahl, etwa 3 oder %1</translation>
    </message>
    <message>
        <source>A number is at most 9007199254740991</source>
        <translation>Eine Zahl ist höchstens 9007199254740991</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Yes where it is checked, no where it is not</source>
        <translation>Ja, wo es angehakt ist, sonst nein</translation>
    </message>
    <message>
        <source>One of some words; the menu beside it edits the words</source>
        <translation>Eines von einigen Wörtern; das Menü daneben bearbeitet sie</translation>
    </message>
    <message>
        <source>Picks a colour</source>
        <translation>Wählt eine Farbe</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>Farbe von %1</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>The cell&apos;s column, from 0 at the left</source>
        <translation>Die Spalte der Zelle, von 0 an von links</translation>
    </message>
    <message>
        <source>The cell&apos;s row, from 0 at the top</source>
        <translation>Die Zeile der Zelle, von 0 an von oben</translation>
    </message>
    <message>
        <source>An object or path that has an id</source>
        <translation>Ein Objekt oder Pfad mit einer Kennung</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keins</translation>
    </message>
    <message>
        <source>&amp;Words…</source>
        <translation>&amp;Wörter …</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>What can be chosen</source>
        <translation>Was zur Auswahl steht</translation>
    </message>
    <message>
        <source>Puts this data before the one above</source>
        <translation>Setzt diese Daten vor die darüber</translation>
    </message>
    <message>
        <source>Moves this data down</source>
        <translation>Rückt diese Daten nach unten</translation>
    </message>
    <message>
        <source>Takes this data away</source>
        <translation>Nimmt diese Daten weg</translation>
    </message>
    <message>
        <source>A number or a calculation such as 3/2 is wanted</source>
        <translation>Gesucht ist eine Zahl oder eine Rechnung wie 3/2</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::DepthBar</name>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>The depth at which the floor is shown and played. The pack stays as it is.</source>
        <translation>Die Tiefe, in der das Stockwerk gezeigt und gespielt wird. Das Paket bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Depth of the pack</source>
        <translation>Tiefe im Paket</translation>
    </message>
    <message>
        <source>Back to the depth that the pack has the floor at first, %1</source>
        <translation>Zurück zur ersten Tiefe, in der das Paket das Stockwerk hat: %1</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::DepthTable</name>
    <message>
        <source>This level is no floor of a descent: its depth is 1.</source>
        <translation>Dieses Level ist kein Stockwerk eines Abstiegs: Seine Tiefe ist 1.</translation>
    </message>
    <message>
        <source>%1: add a depth</source>
        <extracomment>A button: %1 is a parameter</extracomment>
        <translation>%1: eine Tiefe hinzufügen</translation>
    </message>
    <message>
        <source>Give the parameter a value at another depth</source>
        <translation>Dem Parameter in einer weiteren Tiefe einen Wert geben</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Add depth</source>
        <translation>Tiefe hinzufügen</translation>
    </message>
    <message>
        <source>%1: curve over the depths</source>
        <extracomment>A picture for screen readers: %1 is a parameter</extracomment>
        <translation>%1: Kurve über die Tiefen</translation>
    </message>
    <message>
        <source>%1, row %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>%1: depth</source>
        <extracomment>A field: %1 is a row of a table</extracomment>
        <translation>%1: Tiefe</translation>
    </message>
    <message>
        <source>From the depth before to the one after</source>
        <translation>Von der Tiefe davor bis zu der danach</translation>
    </message>
    <message>
        <source>%1: value</source>
        <extracomment>A field: %1 is a row of a table</extracomment>
        <translation>%1: Wert</translation>
    </message>
    <message>
        <source>What the parameter is at this depth</source>
        <translation>Was der Parameter in dieser Tiefe ist</translation>
    </message>
    <message>
        <source>%1: remove</source>
        <extracomment>A button: %1 is a row of a table</extracomment>
        <translation>%1: entfernen</translation>
    </message>
    <message>
        <source>Take this depth out of the table</source>
        <translation>Diese Tiefe aus der Tabelle nehmen</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::DescentBoard</name>
    <message>
        <source>The game</source>
        <translation>Das Spiel</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::DescentLog</name>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::DescentPage</name>
    <message>
        <source>Turns of this run</source>
        <translation>Züge dieses Laufs</translation>
    </message>
    <message>
        <source>Drag to any turn of this run; a key takes over there</source>
        <translation>Zu jedem Zug dieses Laufs ziehen; eine Taste übernimmt dort</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Play on as it is recorded</source>
        <translation>Weiterspielen, wie es aufgezeichnet ist</translation>
    </message>
    <message>
        <source>It is of the level “%1”.</source>
        <translation>Sie gehört zum Level „%1“.</translation>
    </message>
    <message>
        <source>You have reached depth %1.
Any key goes on.</source>
        <translation>Du hast Tiefe %1 erreicht.
Weiter mit jeder Taste.</translation>
    </message>
    <message>
        <source>You died at depth %1.
Any key goes on.</source>
        <translation>Du bist in Tiefe %1 gestorben.
Weiter mit jeder Taste.</translation>
    </message>
    <message>
        <source>Any key begins another run.</source>
        <translation>Jede Taste beginnt einen neuen Lauf.</translation>
    </message>
    <message>
        <source>Score %1: depth %2, kills %3.</source>
        <translation>Punkte %1: Tiefe %2, erschlagen %3.</translation>
    </message>
    <message>
        <source>Well done</source>
        <translation>Geschafft</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Aus und vorbei</translation>
    </message>
    <message>
        <source>Killed by: %1.</source>
        <translation>Erschlagen von: %1.</translation>
    </message>
    <message>
        <source>%1 menu</source>
        <translation>%1 Menü</translation>
    </message>
    <message>
        <source>%1 rewind</source>
        <translation>%1 zurückspulen</translation>
    </message>
    <message>
        <source>D-pad walk, fight</source>
        <translation>Steuerkreuz gehen, kämpfen</translation>
    </message>
    <message>
        <source>A pick up</source>
        <translation>A aufheben</translation>
    </message>
    <message>
        <source>Y inventory</source>
        <translation>Y Inventar</translation>
    </message>
    <message>
        <source>B zap</source>
        <translation>B zaubern</translation>
    </message>
    <message>
        <source>bumpers stairs</source>
        <translation>Schultertasten Treppen</translation>
    </message>
    <message>
        <source>&amp;Same dungeon again</source>
        <translation>&amp;Dasselbe Verlies noch einmal</translation>
    </message>
    <message>
        <source>Begin this run once more, with the same floors, monsters and items</source>
        <translation>Diesen Lauf noch einmal beginnen, mit denselben Stockwerken, Monstern und Dingen</translation>
    </message>
    <message>
        <source>See the whole floor with all who live there, and what each of them sees</source>
        <translation>Das ganze Stockwerk sehen, mit allen, die dort leben, und was jeder von ihnen sieht</translation>
    </message>
    <message>
        <source>Killed by the ground.</source>
        <translation>Umgekommen durch den Boden.</translation>
    </message>
    <message>
        <source>right trigger wait</source>
        <translation>rechter Trigger warten</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::DescentSidebar</name>
    <message>
        <source>Status of the hero</source>
        <translation>Wie es dem Helden geht</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>walk, fight</source>
        <translation>gehen, kämpfen</translation>
    </message>
    <message>
        <source>pick up</source>
        <translation>aufheben</translation>
    </message>
    <message>
        <source>inventory</source>
        <translation>Inventar</translation>
    </message>
    <message>
        <source>zap the wand</source>
        <translation>zaubern</translation>
    </message>
    <message>
        <source>stairs down</source>
        <translation>Treppe hinab</translation>
    </message>
    <message>
        <source>stairs up</source>
        <translation>Treppe hinauf</translation>
    </message>
    <message>
        <source>quit</source>
        <translation>aufhören</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>%1 (max %2)</source>
        <translation>%1 (größte %2)</translation>
    </message>
    <message>
        <source>The floor you are on, and the deepest of this run</source>
        <translation>Das Stockwerk, auf dem du bist, und das tiefste dieses Laufs</translation>
    </message>
    <message>
        <source>HP</source>
        <translation>LP</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Hit points: the run ends when there are none</source>
        <translation>Lebenspunkte: sind keine mehr da, ist der Lauf zu Ende</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>What a blow takes, one more or one less</source>
        <translation>Was ein Hieb nimmt, einen mehr oder weniger</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>Erschlagen</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>A hundred for each depth, ten for each kill</source>
        <translation>Hundert für jede Tiefe, zehn für jeden Erschlagenen</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>(fists)</source>
        <translation>(Fäuste)</translation>
    </message>
    <message>
        <source>Wand</source>
        <translation>Stab</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(keiner)</translation>
    </message>
    <message>
        <source>Here lies</source>
        <translation>Hier liegt</translation>
    </message>
    <message>
        <source>wait a turn</source>
        <translation>eine Runde warten</translation>
    </message>
    <message>
        <source>Found keys</source>
        <translation>Gefundene Schlüssel</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::DescentView</name>
    <message>
        <source>The floor</source>
        <translation>Das Stockwerk</translation>
    </message>
    <message>
        <source>you, %1 of %2 HP</source>
        <translation>du, %1 von %2 LP</translation>
    </message>
    <message>
        <source>%1, %2 of %3 HP, attack %4</source>
        <translation>%1, %2 von %3 LP, Angriff %4</translation>
    </message>
    <message>
        <source>huge tracks</source>
        <translation>riesige Spuren</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::DungeonPanel</name>
    <message>
        <source>All numbers as in the rules</source>
        <translation>Alle Zahlen wie in den Regeln</translation>
    </message>
    <message>
        <source>Dungeon</source>
        <translation>Verlies</translation>
    </message>
    <message>
        <source>Designed floors</source>
        <translation>Gestaltete Stockwerke</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>Monster</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>Held</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Wahrscheinlichkeiten</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Gegenstände</translation>
    </message>
    <message>
        <source>Monsters, hero, chances and items as the game has them; floors stay</source>
        <translation>Monster, Held, Wahrscheinlichkeiten und Gegenstände, wie das Spiel sie hat; die Stockwerke bleiben</translation>
    </message>
    <message>
        <source> %</source>
        <extracomment>Behind a percentage</extracomment>
        <translation> %</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Stockwerk</translation>
    </message>
    <message>
        <source>Add a level</source>
        <translation>Ein Level hinzufügen</translation>
    </message>
    <message>
        <source>Dungeon: %1</source>
        <extracomment>An undo step: %1 a number of the dungeon (&quot;Fountain&quot;, &quot;Goblin, HP&quot;)</extracomment>
        <translation>Verlies: %1</translation>
    </message>
    <message>
        <source>Somebody has to live at depth 1: let another monster begin there first</source>
        <translation>In Tiefe 1 muss jemand leben: Lassen Sie zuerst ein anderes Monster dort beginnen</translation>
    </message>
    <message>
        <source>All numbers of the dungeon as in the rules</source>
        <translation>Alle Zahlen des Verlieses wie in den Regeln</translation>
    </message>
    <message>
        <source>Levels by depth</source>
        <translation>Level nach Tiefe</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::DungeonWords</name>
    <message>
        <source>Rat</source>
        <translation>Ratte</translation>
    </message>
    <message>
        <source>Goblin</source>
        <translation>Goblin</translation>
    </message>
    <message>
        <source>Orc</source>
        <translation>Ork</translation>
    </message>
    <message>
        <source>Troll</source>
        <translation>Troll</translation>
    </message>
    <message>
        <source>Wraith</source>
        <translation>Geist</translation>
    </message>
    <message>
        <source>Dread knight</source>
        <translation>Schreckensritter</translation>
    </message>
    <message>
        <source>HP</source>
        <extracomment>The head of a narrow column: hit points</extracomment>
        <translation>LP</translation>
    </message>
    <message>
        <source>The blows that it takes, in points.</source>
        <translation>Was es an Schlägen aushält, in Punkten.</translation>
    </message>
    <message>
        <source>Attack</source>
        <extracomment>The head of a narrow column</extracomment>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>What a blow of it takes, give or take one.</source>
        <translation>Was ein Schlag von ihm kostet, einen mehr oder weniger.</translation>
    </message>
    <message>
        <source>From</source>
        <extracomment>The head of a narrow column: the first depth where a monster lives</extracomment>
        <translation>Ab</translation>
    </message>
    <message>
        <source>The first depth that it lives at.</source>
        <translation>Die erste Tiefe, in der es lebt.</translation>
    </message>
    <message>
        <source>Weight</source>
        <extracomment>The head of a narrow column: how often a monster is drawn</extracomment>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>How often it is drawn, against the weights of the others.</source>
        <translation>Wie oft es gezogen wird, gegen die Gewichte der anderen.</translation>
    </message>
    <message>
        <source>Hit points</source>
        <translation>Lebenspunkte</translation>
    </message>
    <message>
        <source>What the hero begins with, and is never healed above.</source>
        <translation>Womit der Held beginnt; über sie hinaus wird er nie geheilt.</translation>
    </message>
    <message>
        <source>Attack of the bare hand</source>
        <translation>Angriff mit bloßer Hand</translation>
    </message>
    <message>
        <source>What a blow of the hero takes without a weapon, give or take one.</source>
        <translation>Was ein Schlag des Helden ohne Waffe kostet, einen mehr oder weniger.</translation>
    </message>
    <message>
        <source>On each floor that he may live on, until he was met once.</source>
        <translation>Auf jedem Stockwerk, auf dem er leben darf, bis man ihm einmal begegnet ist.</translation>
    </message>
    <message>
        <source>Fountain</source>
        <translation>Brunnen</translation>
    </message>
    <message>
        <source>In each room but the first.</source>
        <translation>In jedem Raum außer dem ersten.</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Gegenstand</translation>
    </message>
    <message>
        <source>Second item</source>
        <translation>Zweiter Gegenstand</translation>
    </message>
    <message>
        <source>In each room but the first, whether or not there is one.</source>
        <translation>In jedem Raum außer dem ersten, ob es einen ersten gibt oder nicht.</translation>
    </message>
    <message>
        <source>An item is a wand</source>
        <translation>Ein Gegenstand ist ein Zauberstab</translation>
    </message>
    <message>
        <source>Where the floor is deep enough for wands.</source>
        <translation>Wo das Stockwerk tief genug für Zauberstäbe liegt.</translation>
    </message>
    <message>
        <source>Else it is a potion</source>
        <translation>Sonst ist er ein Trank</translation>
    </message>
    <message>
        <source>Of items that are no wands; the others are weapons.</source>
        <translation>Von Gegenständen, die keine Zauberstäbe sind; die übrigen sind Waffen.</translation>
    </message>
    <message>
        <source>Wands from depth</source>
        <translation>Zauberstäbe ab Tiefe</translation>
    </message>
    <message>
        <source>The first depth that wands are found at.</source>
        <translation>Die erste Tiefe, in der man Zauberstäbe findet.</translation>
    </message>
    <message>
        <source>Potion heals</source>
        <translation>Trank heilt</translation>
    </message>
    <message>
        <source>At least, in points.</source>
        <translation>Mindestens, in Punkten.</translation>
    </message>
    <message>
        <source>and up to … more</source>
        <translation>und bis zu … mehr</translation>
    </message>
    <message>
        <source>A potion heals by chance up to so many points more.</source>
        <translation>Ein Trank heilt nach Zufall bis zu so viele Punkte mehr.</translation>
    </message>
    <message>
        <source>Weapon adds</source>
        <translation>Waffe bringt</translation>
    </message>
    <message>
        <source>To the attack, and half of the depth that it lies at.</source>
        <translation>Zum Angriff, und die halbe Tiefe, in der sie liegt.</translation>
    </message>
    <message>
        <source>and up to … more by chance</source>
        <translation>und bis zu … mehr durch Zufall</translation>
    </message>
    <message>
        <source>A weapon adds by chance up to so much more.</source>
        <translation>Eine Waffe bringt nach Zufall bis zu so viel mehr.</translation>
    </message>
    <message>
        <source>Fireball takes</source>
        <translation>Feuerball kostet</translation>
    </message>
    <message>
        <source>And a third of the depth that the wand lies at, give or take one.</source>
        <translation>Und ein Drittel der Tiefe, in der der Zauberstab liegt, einen mehr oder weniger.</translation>
    </message>
    <message>
        <source>Fireball flies</source>
        <translation>Feuerball fliegt</translation>
    </message>
    <message>
        <source>So many cells far.</source>
        <translation>So viele Felder weit.</translation>
    </message>
    <message>
        <source>Charges of a wand</source>
        <translation>Ladungen eines Zauberstabs</translation>
    </message>
    <message>
        <source>At least.</source>
        <translation>Mindestens.</translation>
    </message>
    <message>
        <source>and up to … more charges</source>
        <translation>und bis zu … mehr Ladungen</translation>
    </message>
    <message>
        <source>A wand has by chance up to so many charges more.</source>
        <translation>Ein Zauberstab hat nach Zufall bis zu so viele Ladungen mehr.</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::EditContext</name>
    <message>
        <source>Move the selection</source>
        <translation>Auswahl verschieben</translation>
    </message>
    <message>
        <source>A level is at most %1 cells wide and high, so it did not grow. Paint nearer to it, or switch growing off.</source>
        <translation>Ein Level ist höchstens %1 Zellen breit und hoch, darum ist es nicht gewachsen. Näher daran malen oder das Wachsen ausschalten.</translation>
    </message>
    <message>
        <source>The selection masks what you paint: cells outside it stay as they are. Select nothing to paint everywhere.</source>
        <translation>Die Auswahl begrenzt das Malen: Zellen außerhalb bleiben, wie sie sind. Nichts auswählen, um überall zu malen.</translation>
    </message>
    <message>
        <source>Stamp %1</source>
        <extracomment>The name of a new stamp</extracomment>
        <translation>Stempel %1</translation>
    </message>
    <message>
        <source>A stamp is at most %1 cells wide and high: select fewer cells.</source>
        <translation>Ein Stempel ist höchstens %1 Zellen breit und hoch: weniger Zellen auswählen.</translation>
    </message>
    <message>
        <source>The pack has no room for another stamp: remove one that you do not need any more.</source>
        <translation>Das Paket hat keinen Platz für einen weiteren Stempel: einen entfernen, der nicht mehr gebraucht wird.</translation>
    </message>
    <message>
        <source>Save a stamp</source>
        <translation>Stempel speichern</translation>
    </message>
    <message>
        <source>Rename a stamp</source>
        <translation>Stempel umbenennen</translation>
    </message>
    <message>
        <source>Remove a stamp</source>
        <translation>Stempel entfernen</translation>
    </message>
    <message numerus="yes">
        <source>Mix of %n ink(s)</source>
        <translation>
            <numerusform>Mischung aus %n Farbe</numerusform>
            <numerusform>Mischung aus %n Farben</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::EntranceTags</name>
    <message>
        <source>Entrance</source>
        <translation>Eingang</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Schlagwort</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::ExplanationPanel</name>
    <message>
        <source>rooms: %1</source>
        <translation>Räume: %1</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Erklärung</translation>
    </message>
    <message>
        <source>The step in words</source>
        <translation>Der Schritt in Worten</translation>
    </message>
    <message>
        <source>The stage and its algorithm</source>
        <translation>Die Phase und ihr Algorithmus</translation>
    </message>
    <message>
        <source>Nothing to explain yet</source>
        <translation>Noch nichts zu erklären</translation>
    </message>
    <message>
        <source>Choose a level. What its generation does is explained here, step by step.</source>
        <translation>Ein Level auswählen. Hier wird Schritt für Schritt erklärt, was seine Erzeugung tut.</translation>
    </message>
    <message>
        <source>Before the first step</source>
        <translation>Vor dem ersten Schritt</translation>
    </message>
    <message>
        <source>This is the level as it was painted. These stages will make the rest:</source>
        <translation>Das ist das Level, wie es gemalt wurde. Den Rest machen diese Phasen:</translation>
    </message>
    <message>
        <source>Play, or step forward, to watch</source>
        <translation>Abspielen oder einen Schritt vorgehen, um zuzusehen</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Last step, %1</source>
        <translation>Letzter Schritt, %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>%1 × %2 cells</source>
        <translation>%1 × %2 Zellen</translation>
    </message>
    <message>
        <source>steps: %1</source>
        <translation>Schritte: %1</translation>
    </message>
    <message>
        <source>traps: %1</source>
        <translation>Fallen: %1</translation>
    </message>
    <message>
        <source>coins: %1</source>
        <translation>Münzen: %1</translation>
    </message>
    <message>
        <source>A room is drawn by hand, and no recipe adds to it. Choose a level to see how it is generated.</source>
        <translation>Ein Raum ist von Hand gezeichnet, und kein Rezept fügt etwas hinzu. Wähle ein Level, um zu sehen, wie es erzeugt wird.</translation>
    </message>
    <message>
        <source>The recipe failed before its first step. The message above the level says why. Fix that, and the level is generated again.</source>
        <translation>Das Rezept scheiterte vor dem ersten Schritt. Die Meldung über dem Level sagt, warum. Ist das behoben, wird das Level neu erzeugt.</translation>
    </message>
    <message>
        <source>The recipe makes no step: all that is here was painted. Add a stage to it, or switch one on.</source>
        <translation>Das Rezept macht keinen Schritt: Alles hier wurde gemalt. Füge ihm eine Phase hinzu oder schalte eine ein.</translation>
    </message>
    <message>
        <source>No steps</source>
        <translation>Keine Schritte</translation>
    </message>
    <message>
        <source>The recipe failed here</source>
        <translation>Hier scheiterte das Rezept</translation>
    </message>
    <message>
        <source>The cell that was asked about</source>
        <translation>Die Zelle, nach der gefragt wurde</translation>
    </message>
    <message>
        <source>No steps yet</source>
        <translation>Noch keine Schritte</translation>
    </message>
    <message>
        <source>This is the level as it is painted now. Its steps are recorded as soon as nothing is painted any more.</source>
        <translation>So ist das Level, wie es jetzt gemalt ist. Seine Schritte werden aufgezeichnet, sobald nicht mehr gemalt wird.</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::ExtentDialog</name>
    <message>
        <source>What is lost</source>
        <translation>Was verloren geht</translation>
    </message>
    <message>
        <source> cells</source>
        <translation> Zellen</translation>
    </message>
    <message>
        <source>Nothing is lost.</source>
        <translation>Nichts geht verloren.</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::EyedropperTool</name>
    <message>
        <source>Eyedropper</source>
        <translation>Pipette</translation>
    </message>
    <message>
        <source>Picks the ink that a cell is painted with</source>
        <translation>Nimmt die Farbe auf, mit der eine Zelle gemalt ist</translation>
    </message>
    <message>
        <source>Click a painted cell to paint with its ink</source>
        <translation>Klick auf eine gemalte Zelle, um mit ihrer Farbe zu malen</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::FieldForm</name>
    <message>
        <source>%1 s</source>
        <extracomment>A time in seconds</extracomment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>An id has 1 to %1 of a to z, 0 to 9 and -</source>
        <translation>Eine Kennung hat 1 bis %1 Zeichen: a bis z, 0 bis 9 und -</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::FindForm</name>
    <message>
        <source>Levels that were found</source>
        <translation>Gefundene Levels</translation>
    </message>
    <message>
        <source>Find a seed</source>
        <translation>Seed suchen</translation>
    </message>
    <message>
        <source>The level is another one now: look again for its seeds</source>
        <translation>Das Level ist jetzt ein anderes: seine Seeds neu suchen</translation>
    </message>
    <message>
        <source>No level is open</source>
        <translation>Kein Level ist offen</translation>
    </message>
    <message>
        <source>Open a pack to look for seeds of its levels</source>
        <translation>Ein Paket öffnen, um Seeds seiner Levels zu suchen</translation>
    </message>
    <message>
        <source>A room has no seeds. Choose a level in the list.</source>
        <translation>Ein Raum hat keine Seeds. In der Liste ein Level wählen.</translation>
    </message>
    <message>
        <source>Describe the level you want, such as dead-ends &lt;= 3, then press Enter.

A double click on a measure puts it into the wish.</source>
        <translation>Schreiben, wie das Level sein soll, etwa dead-ends &lt;= 3, dann die Eingabetaste drücken.

Ein Doppelklick auf ein Maß setzt es in den Wunsch.</translation>
    </message>
    <message>
        <source>Open a level first</source>
        <translation>Erst ein Level öffnen</translation>
    </message>
    <message>
        <source>Write a wish first</source>
        <translation>Erst einen Wunsch schreiben</translation>
    </message>
    <message>
        <source>Fix the wish first</source>
        <translation>Erst den Wunsch berichtigen</translation>
    </message>
    <message>
        <source>None is found yet</source>
        <translation>Noch keines ist gefunden</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Stopped before a seed was found</source>
        <translation>Angehalten, bevor ein Seed gefunden war</translation>
    </message>
    <message>
        <source>No seed gives such a level: %1</source>
        <translation>Kein Seed ergibt ein solches Level: %1</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>All seeds were looked at</source>
        <translation>Alle Seeds sind angesehen</translation>
    </message>
    <message>
        <source>None of these seeds gives a level. The recipe says why.</source>
        <translation>Keiner dieser Seeds ergibt ein Level. Das Rezept sagt, warum.</translation>
    </message>
    <message>
        <source>None of these seeds fulfils the wish. Look at more seeds, or wish for less: the line below tells which part of the wish few of them pass.</source>
        <translation>Keiner dieser Seeds erfüllt den Wunsch. Mehr Seeds ansehen oder weniger wünschen: Die Zeile darunter sagt, welchen Teil des Wunsches wenige bestehen.</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::FlawLine</name>
    <message>
        <source>%1: %2</source>
        <extracomment>What is wrong in a dialog: %1 a field, %2 the reason</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::FlawTeller</name>
    <message>
        <source>At most %1 characters can be kept</source>
        <translation>Höchstens %1 Zeichen lassen sich behalten</translation>
    </message>
    <message>
        <source>Control characters cannot be kept</source>
        <translation>Steuerzeichen lassen sich nicht behalten</translation>
    </message>
    <message>
        <source>Line breaks and control characters cannot be kept</source>
        <translation>Zeilenumbrüche und Steuerzeichen lassen sich nicht behalten</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::FloatingPanel</name>
    <message>
        <source>Dock</source>
        <translation>Andocken</translation>
    </message>
    <message>
        <source>Put this panel back into the window</source>
        <translation>Dieses Bedienfeld zurück ins Fenster setzen</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::FloorList</name>
    <message>
        <source>Add a level for floors</source>
        <translation>Ein Level für Stockwerke hinzufügen</translation>
    </message>
    <message>
        <source>Designed floors</source>
        <translation>Gestaltete Stockwerke</translation>
    </message>
    <message>
        <source>Add a level of rooms and corridors with the rules of the descent to the pack</source>
        <translation>Dem Paket ein Level aus Räumen und Korridoren mit den Regeln des Abstiegs hinzufügen</translation>
    </message>
    <message>
        <source>Add a floor</source>
        <translation>Ein Stockwerk hinzufügen</translation>
    </message>
    <message>
        <source>Let a level of the pack be the floor of one depth</source>
        <translation>Ein Level des Pakets das Stockwerk einer Tiefe sein lassen</translation>
    </message>
    <message>
        <source>All other floors</source>
        <translation>Alle anderen Stockwerke</translation>
    </message>
    <message>
        <source>All others</source>
        <translation>Alle anderen</translation>
    </message>
    <message>
        <source>No depth has a floor of your own yet: all are generated.</source>
        <translation>Noch hat keine Tiefe ein eigenes Stockwerk: Alle werden erzeugt.</translation>
    </message>
    <message>
        <source>By the rules: 30 × 18, rooms and corridors</source>
        <translation>Nach den Regeln: 30 × 18, Räume und Korridore</translation>
    </message>
    <message>
        <source>Depth of the floor</source>
        <translation>Tiefe des Stockwerks</translation>
    </message>
    <message>
        <source>The depth that the level stands at</source>
        <translation>Die Tiefe, in der das Level steht</translation>
    </message>
    <message>
        <source>depth </source>
        <extracomment>Before the depth of a floor, in a narrow input</extracomment>
        <translation>Tiefe </translation>
    </message>
    <message>
        <source>Level of the floor</source>
        <translation>Level des Stockwerks</translation>
    </message>
    <message>
        <source>The level that stands at this depth</source>
        <translation>Das Level, das in dieser Tiefe steht</translation>
    </message>
    <message>
        <source>Show the floor&apos;s level</source>
        <translation>Das Level des Stockwerks zeigen</translation>
    </message>
    <message>
        <source>Show this level on the canvas</source>
        <translation>Dieses Level auf der Zeichenfläche zeigen</translation>
    </message>
    <message>
        <source>Take the floor out</source>
        <translation>Das Stockwerk herausnehmen</translation>
    </message>
    <message>
        <source>Let this depth be generated again; the level stays in the pack</source>
        <translation>Diese Tiefe wieder erzeugen lassen; das Level bleibt im Paket</translation>
    </message>
    <message>
        <source>A descent has at most %1 designed floors: take one out first</source>
        <translation>Ein Abstieg hat höchstens %1 gestaltete Stockwerke: Nehmen Sie zuerst eines heraus</translation>
    </message>
    <message>
        <source>Add a floor to the dungeon</source>
        <translation>Dem Verlies ein Stockwerk hinzufügen</translation>
    </message>
    <message>
        <source>Take a floor out of the dungeon</source>
        <translation>Ein Stockwerk aus dem Verlies nehmen</translation>
    </message>
    <message>
        <source>Depth %1 has the floor “%2” already: move that one first, or choose another depth</source>
        <translation>Tiefe %1 hat schon das Stockwerk „%2“: Verschieben Sie zuerst dieses, oder wählen Sie eine andere Tiefe</translation>
    </message>
    <message>
        <source>Move a floor of the dungeon</source>
        <translation>Ein Stockwerk des Verlieses verschieben</translation>
    </message>
    <message>
        <source>Change a floor of the dungeon</source>
        <translation>Ein Stockwerk des Verlieses ändern</translation>
    </message>
    <message>
        <source>Change all other floors of the dungeon</source>
        <translation>Alle anderen Stockwerke des Verlieses ändern</translation>
    </message>
    <message>
        <source>No level of this pack can be a floor: add one, or choose the descent under Rules in a level&apos;s properties. Until then all floors are generated by the rules.</source>
        <translation>Kein Level dieses Pakets kann ein Stockwerk sein: Fügen Sie eines hinzu, oder wählen Sie in den Eigenschaften eines Levels unter Regeln den Abstieg. Bis dahin werden alle Stockwerke nach den Regeln erzeugt.</translation>
    </message>
    <message>
        <source>The level whose size, paint and recipe the floors of all other depths have, those in no range of depths</source>
        <translation>Das Level, dessen Größe, Bemalung und Rezept die Stockwerke aller anderen Tiefen haben, die in keinem Bereich liegen</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::FoldHeader</name>
    <message>
        <source>Click to fold or unfold; its menu moves, floats or closes the panel</source>
        <translation>Klick faltet zu oder auf; das Menü verschiebt, löst oder schließt das Bedienfeld</translation>
    </message>
    <message>
        <source>%1, unfolded</source>
        <translation>%1, aufgefaltet</translation>
    </message>
    <message>
        <source>%1, folded</source>
        <translation>%1, zugefaltet</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::FoldTabs</name>
    <message>
        <source>Panels</source>
        <translation>Bedienfelder</translation>
    </message>
    <message>
        <source>Click the tab in front to fold or unfold; its menu moves, floats or closes the panel</source>
        <translation>Klick auf den vorderen Reiter faltet zu oder auf; das Menü verschiebt, löst oder schließt das Bedienfeld</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::FullGameWindow</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>End this attempt, and go back to the map</source>
        <translation>Diesen Versuch beenden und zurück zur Karte</translation>
    </message>
    <message>
        <source>End this attempt, and go back to the list of levels</source>
        <translation>Diesen Versuch beenden und zurück zur Liste der Level</translation>
    </message>
    <message>
        <source>Go back to the day&apos;s challenge</source>
        <translation>Zurück zur Tagesaufgabe</translation>
    </message>
    <message>
        <source>Go back to the title; what is played can be gone on with from there</source>
        <translation>Zurück zum Titel; was gespielt wird, kann von dort fortgesetzt werden</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier message(s)</source>
        <translation>
            <numerusform>%n frühere Meldung</numerusform>
            <numerusform>%n frühere Meldungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::FullPage</name>
    <message>
        <source>↑ ↓ choose   ·   Enter take   ·   Esc back</source>
        <translation>↑ ↓ wählen   ·   Enter nehmen   ·   Esc zurück</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::GalleryModel</name>
    <message>
        <source>Seed %1</source>
        <translation>Seed %1</translation>
    </message>
    <message>
        <source>Not made: cancelled</source>
        <translation>Nicht gemacht: abgebrochen</translation>
    </message>
    <message>
        <source>the level&apos;s</source>
        <translation>der des Levels</translation>
    </message>
    <message>
        <source>favourite</source>
        <translation>Favorit</translation>
    </message>
    <message>
        <source>not made</source>
        <translation>nicht gemacht</translation>
    </message>
    <message>
        <source>is being made</source>
        <translation>entsteht</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::GalleryPanel</name>
    <message>
        <source>Gallery</source>
        <translation>Galerie</translation>
    </message>
    <message>
        <source>The seeds before</source>
        <translation>Die Seeds davor</translation>
    </message>
    <message>
        <source>Show the %1 seeds before these</source>
        <translation>Die %1 Seeds vor diesen zeigen</translation>
    </message>
    <message>
        <source>The next seeds</source>
        <translation>Die nächsten Seeds</translation>
    </message>
    <message>
        <source>Show the next %1 seeds</source>
        <translation>Die nächsten %1 Seeds zeigen</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoriten</translation>
    </message>
    <message>
        <source>Show the level&apos;s favourite seeds</source>
        <translation>Die Favoriten des Levels zeigen</translation>
    </message>
    <message>
        <source>Order of the gallery</source>
        <translation>Ordnung der Galerie</translation>
    </message>
    <message>
        <source>What the pictures are sorted by</source>
        <translation>Wonach die Bilder geordnet sind</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>The other way round</source>
        <translation>Umgekehrt</translation>
    </message>
    <message>
        <source>Show the largest first</source>
        <translation>Das Größte zuerst zeigen</translation>
    </message>
    <message>
        <source>Progress of the gallery</source>
        <translation>Fortschritt der Galerie</translation>
    </message>
    <message>
        <source>Levels are being made</source>
        <translation>Levels entstehen</translation>
    </message>
    <message>
        <source>Cancel the gallery</source>
        <translation>Die Galerie abbrechen</translation>
    </message>
    <message>
        <source>Stop generating; finished levels stay</source>
        <translation>Keine weiteren machen; was fertig ist, bleibt</translation>
    </message>
    <message>
        <source>Sorted by</source>
        <translation>Geordnet nach</translation>
    </message>
    <message>
        <source>Levels of these seeds</source>
        <translation>Levels dieser Seeds</translation>
    </message>
    <message>
        <source>Click a level, or press Enter on it, to open its seed; a right click, or Insert and Delete, adds or removes a favourite</source>
        <translation>Ein Klick auf ein Level oder die Eingabetaste öffnet seinen Seed; ein Rechtsklick oder Einfg und Entf fügen ihn den Favoriten hinzu oder entfernen ihn</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 how many levels are made, %2 of how many</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n favourite(s)</source>
        <translation>
            <numerusform>%n Favorit</numerusform>
            <numerusform>%n Favoriten</numerusform>
        </translation>
    </message>
    <message>
        <source>Seeds %1–%2</source>
        <translation>Seeds %1–%2</translation>
    </message>
    <message>
        <source>Open a pack to see the seeds of its levels</source>
        <translation>Ein Paket öffnen, um die Seeds seiner Levels zu sehen</translation>
    </message>
    <message>
        <source>A room has no seeds. Choose a level in the list.</source>
        <translation>Ein Raum hat keine Seeds. Ein Level in der Liste wählen.</translation>
    </message>
    <message>
        <source>No favourites yet. Switch the star off, then right-click a level, or press Insert on it, to add its seed to the favourites.</source>
        <translation>Noch keine Favoriten. Den Stern ausschalten und dann ein Level mit der rechten Taste anklicken oder Einfg drücken, um seinen Seed hinzuzufügen.</translation>
    </message>
    <message>
        <source>Seed %1 added to favourites</source>
        <translation>Seed %1 zu den Favoriten hinzugefügt</translation>
    </message>
    <message>
        <source>Seed %1 removed from favourites</source>
        <translation>Seed %1 aus den Favoriten entfernt</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Make this seed the level&apos;s</source>
        <translation>Diesen Seed zu dem des Levels machen</translation>
    </message>
    <message>
        <source>&amp;Remove from favourites</source>
        <translation>Aus &amp;Favoriten entfernen</translation>
    </message>
    <message>
        <source>&amp;Add to favourites</source>
        <translation>Zu &amp;Favoriten hinzufügen</translation>
    </message>
    <message>
        <source>Remove this seed from the level&apos;s favourites</source>
        <translation>Diesen Seed aus den Favoriten des Levels entfernen</translation>
    </message>
    <message>
        <source>Add this seed to the level&apos;s favourites</source>
        <translation>Diesen Seed zu den Favoriten des Levels hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Vergleichen</translation>
    </message>
    <message>
        <source>Show this seed beside the level</source>
        <translation>Diesen Seed neben dem Level zeigen</translation>
    </message>
    <message>
        <source>Co&amp;py the seed</source>
        <translation>Seed &amp;kopieren</translation>
    </message>
    <message>
        <source>Put its number into the clipboard</source>
        <translation>Seine Zahl in die Zwischenablage legen</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::GameOver</name>
    <message>
        <source>The run is over</source>
        <translation>Der Lauf ist zu Ende</translation>
    </message>
    <message>
        <source>%1. score %2, depth %3, kills %4, %5</source>
        <translation>%1. Punkte %2, Tiefe %3, erschlagen %4, %5</translation>
    </message>
    <message>
        <source>(this run)</source>
        <translation>(dieser Lauf)</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>Erschlagen</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::GamePage</name>
    <message>
        <source>Controls</source>
        <translation>Steuerung</translation>
    </message>
    <message>
        <source>Another window has the keyboard: the game waits for you.</source>
        <translation>Ein anderes Fenster hat die Tastatur: Das Spiel wartet auf dich.</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::GiveUpQuestion</name>
    <message>
        <source>Give this run up?</source>
        <translation>Diesen Lauf aufgeben?</translation>
    </message>
    <message>
        <source>No, go on (N)</source>
        <translation>Nein, weiter (N)</translation>
    </message>
    <message>
        <source>Back to the run</source>
        <translation>Zurück zum Lauf</translation>
    </message>
    <message>
        <source>Yes, give it up (Y)</source>
        <translation>Ja, aufgeben (J)</translation>
    </message>
    <message>
        <source>End this run without a score</source>
        <translation>Diesen Lauf ohne Punkte beenden</translation>
    </message>
    <message>
        <source>Y</source>
        <comment>the key that says yes</comment>
        <translation>J</translation>
    </message>
    <message>
        <source>N</source>
        <comment>the key that says no</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>This run is lost: %1, %2, %3.</source>
        <extracomment>&quot;depth 3&quot;, &quot;120 turns&quot; and &quot;4 kills&quot; stand for the three places.</extracomment>
        <translation>Dieser Lauf geht verloren: %1, %2, %3.</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>Tiefe %1</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kill(s)</source>
        <translation>
            <numerusform>%n Besiegter</numerusform>
            <numerusform>%n Besiegte</numerusform>
        </translation>
    </message>
    <message>
        <source>It ends without a score, and another run begins.</source>
        <translation>Er endet ohne Punkte, und ein neuer Lauf beginnt.</translation>
    </message>
    <message>
        <source>It ends without a score.
To continue it another time, leave by the menu instead.</source>
        <translation>Er endet ohne Punkte.
Um später weiterzuspielen, verlass das Spiel über das Menü.</translation>
    </message>
    <message>
        <source>Yes, restart (Y)</source>
        <translation>Ja, neu beginnen (J)</translation>
    </message>
    <message>
        <source>End this run without a score, and begin another one</source>
        <translation>Diesen Lauf ohne Punkte beenden und einen neuen beginnen</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::HistoryPanel</name>
    <message>
        <source>saved</source>
        <translation>gespeichert</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Changes to this pack</source>
        <translation>Änderungen an diesem Paket</translation>
    </message>
    <message>
        <source>Click a change to go back to it, or forward</source>
        <translation>Ein Klick auf eine Änderung geht zu ihr zurück oder vor</translation>
    </message>
    <message>
        <source>As it was opened</source>
        <translation>Wie beim Öffnen</translation>
    </message>
    <message>
        <source>Nothing is open</source>
        <translation>Nichts ist geöffnet</translation>
    </message>
    <message>
        <source>No changes yet.
Every change that you make is listed here: a click goes back to it.</source>
        <translation>Noch keine Änderungen.
Jede Änderung wird hier aufgeführt: Ein Klick geht zu ihr zurück.</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::InkButton</name>
    <message>
        <source>%1, ink: %2</source>
        <translation>%1, Farbe: %2</translation>
    </message>
    <message>
        <source>The ink that rules are painted with; click for all inks</source>
        <translation>Die Farbe, mit der Regeln gemalt werden; Klick zeigt alle Farben</translation>
    </message>
    <message>
        <source>Inks</source>
        <translation>Farben</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::InkGroups</name>
    <message>
        <source>Ground</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>Doors</source>
        <translation>Türen</translation>
    </message>
    <message>
        <source>Furniture</source>
        <translation>Möbel</translation>
    </message>
    <message>
        <source>Stairs</source>
        <translation>Treppen</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>The pack&apos;s own</source>
        <extracomment>A group of inks: terrains that the pack brings</extracomment>
        <translation>Eigene des Pakets</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::InkPalette</name>
    <message>
        <source>Inks</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Inks: %1</source>
        <extracomment>What a button is called: %1 a group of inks, &quot;Water&quot;</extracomment>
        <translation>Farben: %1</translation>
    </message>
    <message>
        <source>The current ink</source>
        <translation>Die aktuelle Farbe</translation>
    </message>
    <message>
        <source>Choose one of these inks: %1</source>
        <extracomment>%1 a group of inks: &quot;Water&quot;</extracomment>
        <translation>Eine dieser Farben wählen: %1</translation>
    </message>
    <message>
        <source>In the mix, with weight %1</source>
        <translation>In der Mischung, mit Gewicht %1</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::InspectorPanel</name>
    <message numerus="yes">
        <source>%n object(s)</source>
        <translation>
            <numerusform>%n Objekt</numerusform>
            <numerusform>%n Objekte</numerusform>
        </translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Raum</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Ausgewählt</translation>
    </message>
    <message>
        <source>Nothing is open.</source>
        <translation>Nichts ist geöffnet.</translation>
    </message>
    <message>
        <source>Nothing is selected. Click an object with the tool Objects, or a path with the tool Paths.</source>
        <translation>Nichts ist ausgewählt. Mit dem Werkzeug Objekte auf ein Objekt klicken, oder mit dem Werkzeug Pfade auf einen Pfad.</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::InventoryOverlay</name>
    <message>
        <source>Inventory</source>
        <translation>Inventar</translation>
    </message>
    <message>
        <source>(equipped)</source>
        <translation>(in Gebrauch)</translation>
    </message>
    <message>
        <source>You carry nothing.</source>
        <translation>Du trägst nichts bei dir.</translation>
    </message>
    <message>
        <source>A letter uses or equips; any other key closes.</source>
        <translation>Ein Buchstabe benutzt; jede andere Taste schließt.</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::KindForm</name>
    <message>
        <source>The chosen kind of objects</source>
        <translation>Die gewählte Art von Objekten</translation>
    </message>
    <message>
        <source>Id of the kind</source>
        <translation>Kennung der Art</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>What the window calls it</source>
        <translation>Wie das Fenster sie nennt</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Names it in files and exports, as own:chest; made from its first title</source>
        <translation>Benennt sie in Dateien und Exporten, etwa own:truhe; entsteht aus ihrem ersten Titel</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Buchstabe</translation>
    </message>
    <message>
        <source>Stands for it in text: one character of ASCII that is no space</source>
        <translation>Steht im Text für sie: ein ASCII-Zeichen, das kein Leerzeichen ist</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Zeichnung</translation>
    </message>
    <message>
        <source>Shows it on the level; without one, its letter does</source>
        <translation>Zeigt sie im Level; ohne Zeichnung tut es ihr Buchstabe</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Of the drawing or the letter&apos;s badge</source>
        <translation>Der Zeichnung oder des Schilds mit dem Buchstaben</translation>
    </message>
    <message>
        <source>May stand on</source>
        <translation>Darf stehen auf</translation>
    </message>
    <message>
        <source>One of these is enough</source>
        <translation>Einer dieser Orte genügt</translation>
    </message>
    <message>
        <source>Change drawing</source>
        <translation>Zeichnung ändern</translation>
    </message>
    <message>
        <source>Objects of the kind may stand there</source>
        <translation>Objekte der Art dürfen dort stehen</translation>
    </message>
    <message>
        <source>None: its letter</source>
        <translation>Keine: ihr Buchstabe</translation>
    </message>
    <message>
        <source>Rename a kind of objects</source>
        <translation>Art von Objekten umbenennen</translation>
    </message>
    <message>
        <source>Change letter</source>
        <translation>Buchstaben ändern</translation>
    </message>
    <message>
        <source>One character of ASCII that is no space</source>
        <translation>Ein ASCII-Zeichen, das kein Leerzeichen ist</translation>
    </message>
    <message>
        <source>Change places</source>
        <translation>Orte ändern</translation>
    </message>
    <message>
        <source>It must be able to stand somewhere</source>
        <translation>Irgendwo muss sie stehen dürfen</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>Farbe von %1</translation>
    </message>
    <message>
        <source>Change colour</source>
        <translation>Farbe ändern</translation>
    </message>
    <message>
        <source>Any floor</source>
        <extracomment>Where an object may stand</extracomment>
        <translation>Jeder Boden</translation>
    </message>
    <message>
        <source>Floor of a room</source>
        <extracomment>Where an object may stand</extracomment>
        <translation>Boden eines Raums</translation>
    </message>
    <message>
        <source>Floor outside of rooms</source>
        <extracomment>Where an object may stand</extracomment>
        <translation>Boden außerhalb von Räumen</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <extracomment>Where an object may stand</extracomment>
        <translation>Sackgassen</translation>
    </message>
    <message>
        <source>Still water</source>
        <extracomment>Where an object may stand</extracomment>
        <translation>Stilles Wasser</translation>
    </message>
    <message>
        <source>Walls beside floor</source>
        <extracomment>Where an object may stand</extracomment>
        <translation>Wände neben Boden</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::KindsPanel</name>
    <message>
        <source>No kinds of objects yet. A kind is what your game has and Mazeloom does not know: a chest, a lever. Give it a name and add it: then the tool for objects places it, a stage scatters it, and every file carries it.</source>
        <translation>Noch keine Arten von Objekten. Eine Art ist, was dein Spiel hat und Mazeloom nicht kennt: eine Truhe, ein Hebel. Gib ihr einen Namen und füge sie hinzu: Dann setzt sie das Werkzeug für Objekte, eine Phase verstreut sie, und jede Datei nimmt sie mit.</translation>
    </message>
    <message>
        <source>Add kind</source>
        <translation>Art hinzufügen</translation>
    </message>
    <message>
        <source>Move the kind up</source>
        <translation>Art nach oben schieben</translation>
    </message>
    <message>
        <source>Puts the kind before the one above</source>
        <translation>Setzt die Art vor die darüber</translation>
    </message>
    <message>
        <source>Move the kind down</source>
        <translation>Art nach unten schieben</translation>
    </message>
    <message>
        <source>Moves the kind down</source>
        <translation>Rückt die Art nach unten</translation>
    </message>
    <message>
        <source>Remove the kind</source>
        <translation>Art entfernen</translation>
    </message>
    <message>
        <source>Takes the kind away; objects of it stay, and are told of</source>
        <translation>Nimmt die Art weg; ihre Objekte bleiben und werden gemeldet</translation>
    </message>
    <message>
        <source>Scatter in this level</source>
        <translation>In diesem Level verstreuen</translation>
    </message>
    <message>
        <source>Kinds of objects</source>
        <translation>Arten von Objekten</translation>
    </message>
    <message>
        <source>The pack&apos;s own kinds of objects</source>
        <translation>Die Arten von Objekten des Pakets</translation>
    </message>
    <message>
        <source>Choose a kind to change it</source>
        <translation>Wähle eine Art, um sie zu ändern</translation>
    </message>
    <message>
        <source>Name of a new kind</source>
        <translation>Name einer neuen Art</translation>
    </message>
    <message>
        <source>What the new kind is called, such as “Chest”</source>
        <translation>Wie die neue Art heißt, etwa „Truhe“</translation>
    </message>
    <message>
        <source>Adds a kind of objects of that name to the pack</source>
        <translation>Fügt dem Paket eine Art von Objekten dieses Namens hinzu</translation>
    </message>
    <message>
        <source>Adds a stage to the recipe of the open level that scatters such objects</source>
        <translation>Fügt dem Rezept des offenen Levels eine Phase hinzu, die solche Objekte verstreut</translation>
    </message>
    <message>
        <source>Add a kind of objects</source>
        <translation>Art von Objekten hinzufügen</translation>
    </message>
    <message>
        <source>Remove a kind of objects</source>
        <translation>Art von Objekten entfernen</translation>
    </message>
    <message>
        <source>Move a kind of objects</source>
        <translation>Art von Objekten verschieben</translation>
    </message>
    <message>
        <source>Scatter a kind of objects</source>
        <translation>Art von Objekten verstreuen</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::LanguageBox</name>
    <message>
        <source>Default (all languages)</source>
        <translation>Standard (alle Sprachen)</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::LayersPanel</name>
    <message>
        <source>Hide: %1</source>
        <extracomment>What becomes of a layer, %1</extracomment>
        <translation>Ausblenden: %1</translation>
    </message>
    <message>
        <source>Do not show it; nothing in it can be picked or edited</source>
        <translation>Nicht zeigen; nichts darin lässt sich auswählen oder bearbeiten</translation>
    </message>
    <message>
        <source>Dim: %1</source>
        <translation>Abschwächen: %1</translation>
    </message>
    <message>
        <source>Show it faintly, so that other layers stand out</source>
        <translation>Blass zeigen, damit andere Ebenen hervortreten</translation>
    </message>
    <message>
        <source>Lock: %1</source>
        <translation>Sperren: %1</translation>
    </message>
    <message>
        <source>Show it, but let nothing in it be picked or edited</source>
        <translation>Zeigen, aber nichts darin auswählen oder bearbeiten lassen</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>It is hidden; nothing in it can be picked or edited</source>
        <translation>Sie ist ausgeblendet; nichts darin lässt sich auswählen oder bearbeiten</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>Einblenden: %1</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::LevelDelegate</name>
    <message>
        <source>New name</source>
        <translation>Neuer Name</translation>
    </message>
    <message>
        <source>Enter takes the name, Escape keeps the old one</source>
        <translation>Eingabe übernimmt den Namen, Escape behält den alten</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::LevelForm</name>
    <message>
        <source>Kill all bugs</source>
        <translation>Alle Käfer töten</translation>
    </message>
    <message>
        <source>The level is won only when no bug is left</source>
        <translation>Gewonnen ist erst, wenn kein Käfer mehr da ist</translation>
    </message>
    <message>
        <source>Destroy all lasers</source>
        <translation>Alle Laser zerstören</translation>
    </message>
    <message>
        <source>The level is won only when no emitter is left</source>
        <translation>Gewonnen ist erst, wenn kein Laserstrahler mehr da ist</translation>
    </message>
    <message>
        <source>Kill the boss</source>
        <translation>Den Boss töten</translation>
    </message>
    <message>
        <source>The level is won only when the boss is dead</source>
        <translation>Gewonnen ist erst, wenn der Boss tot ist</translation>
    </message>
    <message>
        <source>Reach the exit</source>
        <translation>Den Ausgang erreichen</translation>
    </message>
    <message>
        <source>The level is won at the exit, once all else is done</source>
        <translation>Gewonnen wird am Ausgang, wenn alles andere erledigt ist</translation>
    </message>
    <message>
        <source>Read all consoles</source>
        <translation>Alle Konsolen lesen</translation>
    </message>
    <message>
        <source>The level is won only when every console was read</source>
        <translation>Gewonnen ist erst, wenn jede Konsole gelesen wurde</translation>
    </message>
    <message>
        <source>Resize…</source>
        <translation>Größe ändern …</translation>
    </message>
    <message>
        <source>Properties of the level</source>
        <translation>Eigenschaften des Levels</translation>
    </message>
    <message>
        <source>Temple</source>
        <translation>Tempel</translation>
    </message>
    <message>
        <source>Descent</source>
        <translation>Abstieg</translation>
    </message>
    <message>
        <source>No coins</source>
        <translation>Keine Münzen</translation>
    </message>
    <message>
        <source>So many coins</source>
        <translation>So viele Münzen</translation>
    </message>
    <message>
        <source>All coins</source>
        <translation>Alle Münzen</translation>
    </message>
    <message>
        <source>Crop the level, or let it grow, and see what would be lost</source>
        <translation>Das Level beschneiden oder wachsen lassen und sehen, was verloren ginge</translation>
    </message>
    <message>
        <source>Resize the level</source>
        <translation>Größe des Levels ändern</translation>
    </message>
    <message>
        <source>T&amp;itle</source>
        <translation>T&amp;itel</translation>
    </message>
    <message>
        <source>What players read</source>
        <translation>Was Spieler lesen</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Names the level&apos;s file: a to z, 0 to 9 and -</source>
        <translation>Benennt die Datei des Levels: a bis z, 0 bis 9 und -</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>The game that the level is played by</source>
        <translation>Das Spiel, nach dem das Level gespielt wird</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Cells wide and high</source>
        <translation>Breite und Höhe in Zellen</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>What you want to remember; shown as the level&apos;s description</source>
        <translation>Was Sie sich merken wollen; wird als Beschreibung des Levels gezeigt</translation>
    </message>
    <message>
        <source>Change title</source>
        <translation>Titel ändern</translation>
    </message>
    <message>
        <source>Change notes</source>
        <translation>Notizen ändern</translation>
    </message>
    <message>
        <source>Change rules</source>
        <translation>Regeln ändern</translation>
    </message>
    <message>
        <source>Collect</source>
        <translation>Sammeln</translation>
    </message>
    <message>
        <source>How many coins must be collected to win</source>
        <translation>Wie viele Münzen zum Sieg gesammelt werden müssen</translation>
    </message>
    <message>
        <source>Coins to collect</source>
        <translation>Zu sammelnde Münzen</translation>
    </message>
    <message>
        <source>Coins to collect, 1 to %1</source>
        <translation>Zu sammelnde Münzen, 1 bis %1</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Change id</source>
        <translation>Kennung ändern</translation>
    </message>
    <message>
        <source>Another level has the id “%1”</source>
        <translation>Ein anderes Level hat die Kennung „%1“</translation>
    </message>
    <message>
        <source>Change objectives</source>
        <translation>Ziele ändern</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>The folder that the level is listed in; may be empty</source>
        <translation>Der Ordner, in dem das Level aufgeführt ist; darf leer sein</translation>
    </message>
    <message>
        <source>Change folder</source>
        <translation>Ordner ändern</translation>
    </message>
    <message>
        <source>Rays</source>
        <extracomment>Two ways of finding out what the hero sees</extracomment>
        <translation>Strahlen</translation>
    </message>
    <message>
        <source>Symmetric shadows</source>
        <translation>Symmetrische Schatten</translation>
    </message>
    <message>
        <source>Sight</source>
        <translation>Sicht</translation>
    </message>
    <message>
        <source>How the hero sees: by rays as the terminal game casts them, or by shadows, where a monster that is seen sees the hero as well</source>
        <translation>Wie der Held sieht: mit Strahlen, wie das Spiel im Terminal sie wirft, oder mit Schatten, wo jeder, der gesehen wird, zurücksieht</translation>
    </message>
    <message>
        <source>Change sight</source>
        <translation>Sicht ändern</translation>
    </message>
    <message>
        <source>As the player wishes</source>
        <translation>Wie der Spieler wünscht</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Which cells show how many traps are around them: all, those within two of the hero, or those where the hero has been</source>
        <translation>Welche Zellen zeigen, wie viele Fallen um sie sind: alle, die bis zu zwei vom Helden entfernt sind, oder die, auf denen der Held war</translation>
    </message>
    <message>
        <source>Change numbers</source>
        <translation>Zahlen ändern</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::LevelList</name>
    <message>
        <source>No level of that name</source>
        <translation>Kein Level mit diesem Namen</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Levels</translation>
    </message>
    <message>
        <source>Filter levels</source>
        <translation>Levels filtern</translation>
    </message>
    <message>
        <source>Packs and levels</source>
        <translation>Pakete und Levels</translation>
    </message>
    <message>
        <source>Open a pack…</source>
        <translation>Paket öffnen…</translation>
    </message>
    <message>
        <source>Opens a pack of levels</source>
        <translation>Öffnet ein Paket mit Levels</translation>
    </message>
    <message>
        <source>No pack is open.
A pack holds levels and rooms.</source>
        <translation>Kein Paket ist geöffnet.
Ein Paket enthält Levels und Räume.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Reload %1</source>
        <translation>„%1“ neu laden</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>„%1“ schließen</translation>
    </message>
    <message>
        <source>Open a pack</source>
        <translation>Paket öffnen</translation>
    </message>
    <message>
        <source>Copy the text of this problem</source>
        <translation>Den Text dieses Problems kopieren</translation>
    </message>
    <message>
        <source>Close this pack</source>
        <translation>Dieses Paket schließen</translation>
    </message>
    <message>
        <source>Shows only levels, folders and rooms with these letters in their name</source>
        <translation>Zeigt nur Levels, Ordner und Räume, die diese Buchstaben im Namen haben</translation>
    </message>
    <message>
        <source>Click a level or room, or press Enter on it, to see it; drag it to move it, with Ctrl to copy it</source>
        <translation>Ein Level oder einen Raum anklicken oder darauf die Eingabetaste drücken, um es zu sehen; ziehen, wohin es soll, mit Strg als Kopie</translation>
    </message>
    <message>
        <source>Read the files of this pack again; Undo brings back changes made here</source>
        <translation>Die Dateien dieses Pakets neu lesen; Rückgängig holt Änderungen von hier zurück</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::LevelListPage</name>
    <message>
        <source>Levels</source>
        <translation>Levels</translation>
    </message>
    <message>
        <source>This pack has no campaign: every level can be played.</source>
        <translation>Dieses Paket hat keine Kampagne: Jedes Level lässt sich spielen.</translation>
    </message>
    <message>
        <source>Levels of the pack</source>
        <translation>Levels des Pakets</translation>
    </message>
    <message>
        <source>Double-click a level, or press Enter, to play it</source>
        <translation>Doppelklick auf ein Level, oder Enter, spielt es</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play the level that is selected</source>
        <translation>Das gewählte Level spielen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back to the title</source>
        <translation>Zurück zum Titel</translation>
    </message>
    <message>
        <source>↑ ↓ choose   ·   Enter play   ·   Esc back</source>
        <translation>↑ ↓ wählen   ·   Enter spielen   ·   Esc zurück</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::LevelModel</name>
    <message>
        <source>Temple</source>
        <translation>Tempel</translation>
    </message>
    <message>
        <source>Descent</source>
        <translation>Abstieg</translation>
    </message>
    <message numerus="yes">
        <source>Must appear: %1 to %n time(s)</source>
        <translation>
            <numerusform>Muss vorkommen: %1- bis %n-mal</numerusform>
            <numerusform>Muss vorkommen: %1- bis %n-mal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>May appear: up to %n time(s)</source>
        <translation>
            <numerusform>Darf vorkommen: bis zu %n-mal</numerusform>
            <numerusform>Darf vorkommen: bis zu %n-mal</numerusform>
        </translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Räume</translation>
    </message>
    <message>
        <source>%1, not saved</source>
        <translation>%1, nicht gespeichert</translation>
    </message>
    <message>
        <source>Rename the level</source>
        <translation>Das Level umbenennen</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (Kopie)</translation>
    </message>
    <message>
        <source>Copy a room</source>
        <translation>Raum kopieren</translation>
    </message>
    <message>
        <source>Copy a level</source>
        <translation>Level kopieren</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… und %n weitere</numerusform>
            <numerusform>… und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::LockstepBar</name>
    <message>
        <source>Common timeline</source>
        <translation>Gemeinsame Zeitleiste</translation>
    </message>
    <message>
        <source>Click or drag to see all generations at another moment</source>
        <translation>Klicken oder ziehen, um alle Erzeugungen in einem anderen Augenblick zu sehen</translation>
    </message>
    <message>
        <source>Left and Right go on and back, with Shift from stage to stage. Space plays.</source>
        <translation>Rechts und Links gehen vor und zurück, mit Umschalt von Phase zu Phase. Leertaste spielt ab.</translation>
    </message>
    <message>
        <source>No steps</source>
        <translation>Keine Schritte</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>%1 percent</source>
        <extracomment>Read aloud: how much of the generations has been made</extracomment>
        <translation>%1 Prozent</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Read aloud: %1 &quot;45 percent&quot;, %2 the stage that all generations are in</extracomment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::MapOverlays</name>
    <message numerus="yes">
        <source>%n step(s) from the hero</source>
        <translation>
            <numerusform>%n Schritt vom Helden</numerusform>
            <numerusform>%n Schritte vom Helden</numerusform>
        </translation>
    </message>
    <message>
        <source>only over traps</source>
        <translation>nur über Fallen</translation>
    </message>
    <message>
        <source>out of reach</source>
        <translation>außer Reichweite</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::MapPage</name>
    <message>
        <source>Cannot be played</source>
        <translation>Nicht spielbar</translation>
    </message>
    <message>
        <source>✓ Won</source>
        <translation>✓ Gewonnen</translation>
    </message>
    <message>
        <source>▸ Open since just now</source>
        <translation>▸ Seit eben offen</translation>
    </message>
    <message>
        <source>▸ Open</source>
        <translation>▸ Offen</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Verschlossen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play the level that is selected</source>
        <translation>Das gewählte Level spielen</translation>
    </message>
    <message>
        <source>The selected level</source>
        <translation>Das gewählte Level</translation>
    </message>
    <message>
        <source>Arrows choose   ·   Enter play   ·   Esc back</source>
        <translation>Pfeile wählen   ·   Enter spielen   ·   Esc zurück</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal spielen</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::MeasureList</name>
    <message>
        <source>%1 – %2</source>
        <extracomment>From one number to another: 3 – 17</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Filter the measures</source>
        <translation>Maße filtern</translation>
    </message>
    <message>
        <source>List only measures with these words</source>
        <translation>Nur Maße mit diesen Wörtern zeigen</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>Maße</translation>
    </message>
    <message>
        <source>Double-click a measure, or press Enter on it, to put it into the wish</source>
        <translation>Ein Doppelklick auf ein Maß oder die Eingabetaste setzt es in den Wunsch</translation>
    </message>
    <message>
        <source>In a wish</source>
        <translation>Im Wunsch</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Üblich</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Half of the first seeds lie within: a quarter have less, and a quarter more</source>
        <extracomment>A tool tip of a column&apos;s title</extracomment>
        <translation>Die Hälfte der ersten Seeds liegt darin: ein Viertel hat weniger, ein Viertel mehr</translation>
    </message>
    <message>
        <source>From the smallest to the largest value of the first seeds</source>
        <translation>Vom kleinsten zum größten Wert der ersten Seeds</translation>
    </message>
    <message>
        <source>Measured at once</source>
        <translation>Wird sofort gemessen</translation>
    </message>
    <message>
        <source>Slower: measured when asked for</source>
        <translation>Langsamer: wird auf Wunsch gemessen</translation>
    </message>
    <message>
        <source>Proofs and games: measured when asked for</source>
        <translation>Beweise und Spiele: werden auf Wunsch gemessen</translation>
    </message>
    <message>
        <source>Nothing can be measured: %1</source>
        <extracomment>%1 why</extracomment>
        <translation>Nichts lässt sich messen: %1</translation>
    </message>
    <message>
        <source>Measuring: %1 of the first %2 seeds</source>
        <translation>Gemessen: %1 der ersten %2 Seeds</translation>
    </message>
    <message>
        <source>Usual of the first %1 seeds</source>
        <translation>Üblich bei den ersten %1 Seeds</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stop measuring; finished measures keep their values</source>
        <translation>Nicht weiter messen; fertige Maße behalten ihre Werte</translation>
    </message>
    <message>
        <source>Measure what the selected measures usually say, which may take long</source>
        <translation>Messen, was die gewählten Maße üblicherweise sagen; das kann dauern</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::MeasureTool</name>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Tells how far two cells are apart: straight, as a king moves in chess, and on foot</source>
        <translation>Sagt, wie weit zwei Zellen voneinander sind: gerade, in Königszügen und zu Fuß</translation>
    </message>
    <message>
        <source>Drag from one cell to another · the dots are a shortest way on foot, around traps where there is one · Escape: put the line away</source>
        <translation>Von einer Zelle zu einer anderen ziehen · die Punkte sind ein kürzester Weg zu Fuß, um Fallen herum, wo es einen gibt · Esc: die Linie wegnehmen</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::MeasureTree</name>
    <message>
        <source>slow</source>
        <extracomment>What a measure takes: about as long as it takes to make the level</extracomment>
        <translation>langsam</translation>
    </message>
    <message>
        <source>very slow</source>
        <extracomment>What a measure takes: perhaps seconds for each level</extracomment>
        <translation>sehr langsam</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>Maße</translation>
    </message>
    <message>
        <source>What bots do</source>
        <translation>Was Bots tun</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Anlage</translation>
    </message>
    <message>
        <source>Generation</source>
        <translation>Erzeugung</translation>
    </message>
    <message>
        <source>Temple</source>
        <translation>Tempel</translation>
    </message>
    <message>
        <source>Descent</source>
        <translation>Abstieg</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::MeasuresPage</name>
    <message>
        <source>How often each value came</source>
        <translation>Wie oft jeder Wert kam</translation>
    </message>
    <message>
        <source>No survey is shown. Survey the level, and the bars grow here.</source>
        <translation>Keine Erhebung ist zu sehen. Das Level erheben, und hier wachsen die Balken.</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::MessageBar</name>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
    <message>
        <source>Close message</source>
        <translation>Meldung schließen</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::MiddlePages</name>
    <message>
        <source>What the middle of the window shows</source>
        <translation>Was die Mitte des Fensters zeigt</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>Back to the level</source>
        <translation>Zurück zum Level</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>%1 schließen</translation>
    </message>
    <message>
        <source>Close this panel and go back to the level</source>
        <translation>Dieses Bedienfeld schließen und zurück zum Level gehen</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::Minimap</name>
    <message>
        <source>Minimap</source>
        <translation>Übersichtskarte</translation>
    </message>
    <message>
        <source>The whole level, with a frame around what is in view</source>
        <translation>Das ganze Level, mit einem Rahmen um den sichtbaren Teil</translation>
    </message>
    <message>
        <source>Click or drag to move the view, turn the wheel to zoom</source>
        <translation>Klicken oder ziehen verschiebt den Ausschnitt, das Mausrad zoomt</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::MissionPanel</name>
    <message>
        <source>Mission</source>
        <translation>Auftrag</translation>
    </message>
    <message>
        <source>Whether the level can be got through</source>
        <translation>Ob das Level zu schaffen ist</translation>
    </message>
    <message>
        <source>Nothing is generated yet.</source>
        <translation>Noch ist nichts erzeugt.</translation>
    </message>
    <message>
        <source>The level is too large for a mission to be drawn.</source>
        <translation>Das Level ist zu groß, als dass ein Auftrag gezeichnet würde.</translation>
    </message>
    <message>
        <source>No locked or one-way door is on this level. The stage Locks and keys lays them, or paint them and place the keys.</source>
        <translation>Auf diesem Level ist keine verschlossene Tür und keine Einbahntür. Die Phase Schlösser und Schlüssel legt sie aus; oder sie werden gemalt und die Schlüssel gesetzt.</translation>
    </message>
    <message>
        <source>Proven: the stairs down are %1 steps away, and can be reached from wherever the hero gets.</source>
        <translation>Bewiesen: Die Treppe hinab ist %1 Schritte entfernt und von überall zu erreichen, wohin der Held kommt.</translation>
    </message>
    <message>
        <source>No keys lead to the stairs down.</source>
        <translation>Kein Schlüssel führt zur Treppe hinab.</translation>
    </message>
    <message>
        <source>The stairs down are %1 steps away, but from %2 they can no longer be reached.</source>
        <translation>Die Treppe hinab ist %1 Schritte entfernt, aber von %2 aus nicht mehr zu erreichen.</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::MissionView</name>
    <message>
        <source>Mission</source>
        <translation>Auftrag</translation>
    </message>
    <message>
        <source>Start and goal</source>
        <translation>Start und Ziel</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Zone %1</source>
        <extracomment>Of a level with locks: what can be walked without passing another locked or one-way door</extracomment>
        <translation>Zone %1</translation>
    </message>
    <message numerus="yes">
        <source>%n cells</source>
        <translation>
            <numerusform>%n Zelle</numerusform>
            <numerusform>%n Zellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n one-way doors from %1 to %2</source>
        <translation>
            <numerusform>%n Einbahntür von %1 nach %2</numerusform>
            <numerusform>%n Einbahntüren von %1 nach %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 between %2 and %3: %n</source>
        <translation>
            <numerusform>%1 zwischen %2 und %3: %n</numerusform>
            <numerusform>%1 zwischen %2 und %3: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Arrows go from zone to zone, then from door to door.</source>
        <translation>Pfeile führen von Zone zu Zone, dann von Tür zu Tür.</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::MixEditor</name>
    <message>
        <source>Add an ink</source>
        <translation>Farbe hinzufügen</translation>
    </message>
    <message>
        <source>Choose one more ink for the mix</source>
        <translation>Noch eine Farbe für die Mischung wählen</translation>
    </message>
    <message>
        <source>Empty the mix</source>
        <translation>Mischung leeren</translation>
    </message>
    <message>
        <source>Take all inks out of the mix</source>
        <translation>Alle Farben aus der Mischung nehmen</translation>
    </message>
    <message>
        <source>Mix of inks</source>
        <translation>Farbmischung</translation>
    </message>
    <message>
        <source>Each cell gets one of these inks, by weight.</source>
        <translation>Jede Zelle bekommt eine dieser Farben, nach Gewicht.</translation>
    </message>
    <message>
        <source>In the bar: Ctrl+click for more of an ink, Ctrl+Shift+click for less.</source>
        <translation>In der Leiste: Strg+Klick für mehr von einer Farbe, Strg+Umschalt+Klick für weniger.</translation>
    </message>
    <message>
        <source>No ink yet: the current ink is painted.</source>
        <translation>Noch keine Farbe: Gemalt wird mit der gewählten.</translation>
    </message>
    <message>
        <source>Weight of %1</source>
        <extracomment>A field: %1 an ink of a mix</extracomment>
        <translation>Gewicht von %1</translation>
    </message>
    <message>
        <source>How much more often than an ink of weight 1 it is painted</source>
        <translation>Um wie viel öfter als eine Farbe mit Gewicht 1 sie gemalt wird</translation>
    </message>
    <message>
        <source>Take out: %1</source>
        <extracomment>%1 an ink</extracomment>
        <translation>Herausnehmen: %1</translation>
    </message>
    <message>
        <source>Take this ink out of the mix</source>
        <translation>Diese Farbe aus der Mischung nehmen</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::MonsterTable</name>
    <message>
        <source>Monsters</source>
        <translation>Monster</translation>
    </message>
    <message>
        <source>Depth of the shares</source>
        <translation>Tiefe der Anteile</translation>
    </message>
    <message>
        <source>The depth that the bars below are of; changes nothing</source>
        <translation>Die Tiefe, von der die Balken unten sind; ändert nichts</translation>
    </message>
    <message>
        <source>Met at depth</source>
        <translation>Getroffen in Tiefe</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A number of a monster: %1 &quot;Goblin&quot;, %2 &quot;HP&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::MoveTool</name>
    <message>
        <source>Move</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>Moves the selected cells with all that stands on them</source>
        <translation>Verschiebt die ausgewählten Zellen mit allem darauf</translation>
    </message>
    <message>
        <source>Drag the selection, or use the arrow keys · Escape: leave it where it is</source>
        <translation>Auswahl ziehen oder Pfeiltasten benutzen · Esc: lassen, wo sie ist</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::NamedRecipeBar</name>
    <message>
        <source>A recipe wants a name</source>
        <translation>Ein Rezept braucht einen Namen</translation>
    </message>
    <message>
        <source>The pack has a recipe of this name</source>
        <translation>Das Paket hat ein Rezept dieses Namens</translation>
    </message>
    <message>
        <source>This level&apos;s stages</source>
        <translation>Phasen dieses Levels</translation>
    </message>
    <message>
        <source>Choose a recipe of the pack, or save this one for other levels</source>
        <translation>Ein Rezept des Pakets wählen oder dieses für andere Level speichern</translation>
    </message>
    <message>
        <source>Only this level uses these stages. Save them as a recipe to use them in other levels.</source>
        <translation>Nur dieses Level verwendet diese Phasen. Als Rezept gespeichert, lassen sie sich in anderen Leveln verwenden.</translation>
    </message>
    <message>
        <source>Levels that use this recipe: %1. What you change here is changed in this level only, until you give it to all.</source>
        <translation>Level, die dieses Rezept verwenden: %1. Was du hier änderst, gilt nur in diesem Level, bis du es allen gibst.</translation>
    </message>
    <message>
        <source>stages changed here: %1</source>
        <translation>hier geänderte Phasen: %1</translation>
    </message>
    <message>
        <source>Recipe of the pack: %1</source>
        <translation>Rezept des Pakets: %1</translation>
    </message>
    <message>
        <source>Save as recipe…</source>
        <translation>Als Rezept speichern …</translation>
    </message>
    <message>
        <source>Gives these stages a name, under which other levels can use them</source>
        <translation>Gibt diesen Phasen einen Namen, unter dem andere Level sie verwenden können</translation>
    </message>
    <message>
        <source>The pack has no recipes yet</source>
        <translation>Das Paket hat noch keine Rezepte</translation>
    </message>
    <message>
        <source>Replaces the level&apos;s stages with this recipe</source>
        <translation>Verwendet dieses Rezept anstelle der Phasen, die das Level hat</translation>
    </message>
    <message>
        <source>Replace a recipe</source>
        <translation>Ein Rezept ersetzen</translation>
    </message>
    <message>
        <source>All levels that use this recipe get the stages of this level</source>
        <translation>Alle Level, die dieses Rezept verwenden, bekommen die Phasen dieses Levels</translation>
    </message>
    <message>
        <source>Give the changes to all levels</source>
        <translation>Die Änderungen allen Leveln geben</translation>
    </message>
    <message>
        <source>The recipe becomes what this level has; other levels keep what they changed themselves</source>
        <translation>Das Rezept wird, was dieses Level hat; andere Level behalten, was sie selbst geändert haben</translation>
    </message>
    <message>
        <source>Take the changes back</source>
        <translation>Die Änderungen zurücknehmen</translation>
    </message>
    <message>
        <source>Uses the recipe as all other levels have it</source>
        <translation>Verwendet das Rezept, wie alle anderen Level es haben</translation>
    </message>
    <message>
        <source>Make the stages this level&apos;s own</source>
        <translation>Die Phasen diesem Level allein geben</translation>
    </message>
    <message>
        <source>Changes of the recipe will not reach this level any more</source>
        <translation>Änderungen des Rezepts erreichen dieses Level nicht mehr</translation>
    </message>
    <message>
        <source>Rename the recipe…</source>
        <translation>Rezept umbenennen …</translation>
    </message>
    <message>
        <source>Gives the recipe another name</source>
        <translation>Gibt dem Rezept einen anderen Namen</translation>
    </message>
    <message>
        <source>Remove the recipe</source>
        <translation>Rezept entfernen</translation>
    </message>
    <message>
        <source>Takes the recipe out of the pack; its levels keep the stages as their own</source>
        <translation>Nimmt das Rezept aus dem Paket; seine Level behalten die Phasen als eigene</translation>
    </message>
    <message>
        <source>Save as recipe</source>
        <translation>Als Rezept speichern</translation>
    </message>
    <message>
        <source>What is it called?</source>
        <translation>Wie heißt es?</translation>
    </message>
    <message>
        <source>Rename the recipe</source>
        <translation>Rezept umbenennen</translation>
    </message>
    <message>
        <source>Recipe of the pack</source>
        <translation>Rezept des Pakets</translation>
    </message>
    <message>
        <source>Save the stages of a level as a recipe to use them in others</source>
        <translation>Die Phasen eines Levels als Rezept speichern, um sie in anderen zu verwenden</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::Names</name>
    <message>
        <source>Start</source>
        <extracomment>Kind of step start: title</extracomment>
        <translation>Start</translation>
    </message>
    <message>
        <source>Carve</source>
        <extracomment>Kind of step carve: title</extracomment>
        <translation>Graben</translation>
    </message>
    <message>
        <source>Backtrack</source>
        <extracomment>Kind of step backtrack: title</extracomment>
        <translation>Zurückgehen</translation>
    </message>
    <message>
        <source>Refused room</source>
        <extracomment>Kind of step try room: title</extracomment>
        <translation>Abgelehnter Raum</translation>
    </message>
    <message>
        <source>Room</source>
        <extracomment>Kind of step place room: title</extracomment>
        <translation>Raum</translation>
    </message>
    <message>
        <source>Door</source>
        <extracomment>Kind of step open door: title</extracomment>
        <translation>Tür</translation>
    </message>
    <message>
        <source>Extra door</source>
        <extracomment>Kind of step open extra: title</extracomment>
        <translation>Weitere Tür</translation>
    </message>
    <message>
        <source>Link</source>
        <extracomment>Kind of step link: title</extracomment>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>Loop</source>
        <extracomment>Kind of step open loop: title</extracomment>
        <translation>Schleife</translation>
    </message>
    <message>
        <source>Filled dead end</source>
        <extracomment>Kind of step fill dead end: title</extracomment>
        <translation>Gefüllte Sackgasse</translation>
    </message>
    <message>
        <source>Kept dead end</source>
        <extracomment>Kind of step keep dead end: title</extracomment>
        <translation>Behaltene Sackgasse</translation>
    </message>
    <message>
        <source>Corridor</source>
        <extracomment>Kind of step dig: title</extracomment>
        <translation>Korridor</translation>
    </message>
    <message>
        <source>Furniture</source>
        <extracomment>Kind of step place furniture: title</extracomment>
        <translation>Möbel</translation>
    </message>
    <message>
        <source>Refused furniture</source>
        <extracomment>Kind of step refuse furniture: title</extracomment>
        <translation>Abgelehnte Möbel</translation>
    </message>
    <message>
        <source>Growing shape</source>
        <extracomment>Kind of step grow shape: title</extracomment>
        <translation>Wachsende Form</translation>
    </message>
    <message>
        <source>Smoothed shape</source>
        <extracomment>Kind of step smooth shape: title</extracomment>
        <translation>Geglättete Form</translation>
    </message>
    <message>
        <source>Hero</source>
        <extracomment>Kind of step place hero: title</extracomment>
        <translation>Held</translation>
    </message>
    <message>
        <source>Thing</source>
        <extracomment>Kind of step place thing: title</extracomment>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>Trap</source>
        <extracomment>Kind of step place trap: title</extracomment>
        <translation>Falle</translation>
    </message>
    <message>
        <source>Coin</source>
        <extracomment>Kind of step place coin: title</extracomment>
        <translation>Münze</translation>
    </message>
    <message>
        <source>%1 /s</source>
        <translation>%1 /s</translation>
    </message>
    <message>
        <source>%1 k/s</source>
        <translation>%1 k/s</translation>
    </message>
    <message>
        <source>%1 M/s</source>
        <translation>%1 M/s</translation>
    </message>
    <message>
        <source>Refused path</source>
        <extracomment>Kind of step try path: title</extracomment>
        <translation>Verworfener Pfad</translation>
    </message>
    <message>
        <source>Water</source>
        <extracomment>Kind of step pour water: title</extracomment>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>Stairs</source>
        <extracomment>Kind of step place stairs: title</extracomment>
        <translation>Treppen</translation>
    </message>
    <message>
        <source>Fountain</source>
        <extracomment>Kind of step place fountain: title</extracomment>
        <translation>Brunnen</translation>
    </message>
    <message>
        <source>Growth</source>
        <extracomment>Kind of step grow: title</extracomment>
        <translation>Wachstum</translation>
    </message>
    <message>
        <source>Finished cell</source>
        <extracomment>Kind of step drop cell: title</extracomment>
        <translation>Fertige Zelle</translation>
    </message>
    <message>
        <source>Walk</source>
        <extracomment>Kind of step walk: title</extracomment>
        <translation>Gang</translation>
    </message>
    <message>
        <source>Erased loop</source>
        <extracomment>Kind of step erase loop: title</extracomment>
        <translation>Gelöschte Schleife</translation>
    </message>
    <message>
        <source>Kept walk</source>
        <extracomment>Kind of step keep walk: title</extracomment>
        <translation>Behaltener Gang</translation>
    </message>
    <message>
        <source>Joined sets</source>
        <extracomment>Kind of step join sets: title</extracomment>
        <translation>Verbundene Mengen</translation>
    </message>
    <message>
        <source>Skipped wall</source>
        <extracomment>Kind of step skip wall: title</extracomment>
        <translation>Übergangene Wand</translation>
    </message>
    <message>
        <source>Way down</source>
        <extracomment>Kind of step way down: title</extracomment>
        <translation>Weg nach unten</translation>
    </message>
    <message>
        <source>Scanned row</source>
        <extracomment>Kind of step scan row: title</extracomment>
        <translation>Durchsuchte Reihe</translation>
    </message>
    <message>
        <source>Closed run</source>
        <extracomment>Kind of step close run: title</extracomment>
        <translation>Beendeter Lauf</translation>
    </message>
    <message>
        <source>Opened hall</source>
        <extracomment>Kind of step open hall: title</extracomment>
        <translation>Geöffnete Halle</translation>
    </message>
    <message>
        <source>Wall</source>
        <extracomment>Kind of step build wall: title</extracomment>
        <translation>Wand</translation>
    </message>
    <message>
        <source>Rewrite</source>
        <extracomment>Kind of step rewrite: title</extracomment>
        <translation>Umschreiben</translation>
    </message>
    <message>
        <source>Closed door</source>
        <extracomment>Kind of step close door: title</extracomment>
        <translation>Zugemauerte Tür</translation>
    </message>
    <message>
        <source>Attaching door</source>
        <extracomment>Kind of step attach door: title</extracomment>
        <translation>Anhängende Tür</translation>
    </message>
    <message>
        <source>Closed pocket</source>
        <extracomment>Kind of step close pocket: title</extracomment>
        <translation>Geschlossene Tasche</translation>
    </message>
    <message>
        <source>Flood</source>
        <extracomment>Kind of step flood: title</extracomment>
        <translation>Flut</translation>
    </message>
    <message>
        <source>Kept way</source>
        <extracomment>Kind of step keep way: title</extracomment>
        <translation>Freier Weg</translation>
    </message>
    <message>
        <source>Bridge</source>
        <extracomment>Kind of step lay bridge: title</extracomment>
        <translation>Brücke</translation>
    </message>
    <message>
        <source>Shore</source>
        <extracomment>Kind of step grow shore: title</extracomment>
        <translation>Brücke</translation>
    </message>
    <message>
        <source>Split</source>
        <extracomment>Kind of step split: title</extracomment>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Dark room</source>
        <extracomment>Kind of step darken: title</extracomment>
        <translation>Dunkler Raum</translation>
    </message>
    <message>
        <source>Dark stretches</source>
        <extracomment>Kind of step darken rest: title</extracomment>
        <translation>Dunkle Strecken</translation>
    </message>
    <message>
        <source>Torch</source>
        <extracomment>Kind of step hang torch: title</extracomment>
        <translation>Fackel</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>Kind of step cast light: title</extracomment>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Dark walls</source>
        <extracomment>Kind of step darken walls: title</extracomment>
        <translation>Dunkle Wände</translation>
    </message>
    <message>
        <source>Start and goal</source>
        <extracomment>Kind of step plan way: title</extracomment>
        <translation>Start und Ziel</translation>
    </message>
    <message>
        <source>Planned lock</source>
        <extracomment>Kind of step plan lock: title</extracomment>
        <translation>Geplantes Schloss</translation>
    </message>
    <message>
        <source>Locked door</source>
        <extracomment>Kind of step lock door: title</extracomment>
        <translation>Verschlossene Tür</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>Kind of step place key: title</extracomment>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Short-cut</source>
        <extracomment>Kind of step bar door: title</extracomment>
        <translation>Abkürzung</translation>
    </message>
    <message>
        <source>One-way door</source>
        <extracomment>Kind of step make one-way: title</extracomment>
        <translation>Einbahntür</translation>
    </message>
    <message>
        <source>Hidden door</source>
        <extracomment>Kind of step hide door: title</extracomment>
        <translation>Versteckte Tür</translation>
    </message>
    <message>
        <source>Reward</source>
        <extracomment>Kind of step place reward: title</extracomment>
        <translation>Belohnung</translation>
    </message>
    <message>
        <source>Site</source>
        <extracomment>Kind of step site: title</extracomment>
        <translation>Mittelpunkt</translation>
    </message>
    <message>
        <source>Border</source>
        <extracomment>Kind of step border: title</extracomment>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>Erased borders</source>
        <extracomment>Kind of step erase borders: title</extracomment>
        <translation>Gelöschte Grenzen</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>Kind of step draw theme: title</extracomment>
        <translation>Thema</translation>
    </message>
    <message>
        <source>Floor of a theme</source>
        <extracomment>Kind of step lay floor: title</extracomment>
        <translation>Boden eines Themas</translation>
    </message>
    <message>
        <source>Moved trap</source>
        <extracomment>Kind of step move trap: title</extracomment>
        <translation>Versetzte Falle</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::NodeCard</name>
    <message>
        <source>One at a time</source>
        <translation>Eine nach der anderen</translation>
    </message>
    <message>
        <source>All in one pass</source>
        <translation>Alle in einem Durchgang</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Alle zugleich</translation>
    </message>
    <message>
        <source>Grow towards</source>
        <translation>Wachsen auf ein Ziel zu</translation>
    </message>
    <message>
        <source>In sequence</source>
        <translation>Der Reihe nach</translation>
    </message>
    <message>
        <source>First that matches</source>
        <translation>Die erste, die passt</translation>
    </message>
    <message>
        <source>Of all places where a rule matches, one is drawn and rewritten</source>
        <translation>Von allen Stellen, an denen eine Regel passt, wird eine ausgelost und umgeschrieben</translation>
    </message>
    <message>
        <source>Every match is rewritten, in random order, but none that overlaps another</source>
        <translation>Jede passende Stelle wird umgeschrieben, in zufälliger Folge, doch keine, die eine andere überlappt</translation>
    </message>
    <message>
        <source>Every match is rewritten at the same time, also those that overlap</source>
        <translation>Alle passenden Stellen werden zugleich umgeschrieben, auch solche, die sich überlappen</translation>
    </message>
    <message>
        <source>The match that is nearest to something is rewritten</source>
        <translation>Die Stelle wird umgeschrieben, die einem Ziel am nächsten ist</translation>
    </message>
    <message>
        <source>The nodes below run one after the other, each to its end</source>
        <translation>Die Knoten darunter laufen nacheinander, jeder bis zu seinem Ende</translation>
    </message>
    <message>
        <source>The first node below that has something to do goes once; then it begins from the first again</source>
        <translation>Der erste Knoten darunter, der etwas zu tun hat, läuft einmal; dann beginnt es wieder beim ersten</translation>
    </message>
    <message>
        <source>Node %1</source>
        <translation>Knoten %1</translation>
    </message>
    <message>
        <source>%1: how</source>
        <translation>%1: wie</translation>
    </message>
    <message>
        <source>When the rules of this node are used</source>
        <translation>Wann die Regeln dieses Knotens angewandt werden</translation>
    </message>
    <message>
        <source>Change kind of node</source>
        <translation>Art des Knotens ändern</translation>
    </message>
    <message>
        <source>until no match</source>
        <translation>bis keine passt</translation>
    </message>
    <message>
        <source> times</source>
        <translation> Mal</translation>
    </message>
    <message>
        <source>%1: how often</source>
        <translation>%1: wie oft</translation>
    </message>
    <message>
        <source>Rewrites, passes or rounds; 0: until nothing matches any more</source>
        <translation>Umschreibungen, Durchgänge oder Runden; 0: bis nichts mehr passt</translation>
    </message>
    <message>
        <source>Set times of node</source>
        <translation>Anzahl des Knotens setzen</translation>
    </message>
    <message>
        <source>%1: more</source>
        <translation>%1: mehr</translation>
    </message>
    <message>
        <source>Adds to the node, duplicates, moves or removes it</source>
        <translation>Ergänzt, verdoppelt, verschiebt oder entfernt den Knoten</translation>
    </message>
    <message>
        <source>Add to node</source>
        <translation>Zum Knoten hinzufügen</translation>
    </message>
    <message>
        <source>Duplicate node</source>
        <translation>Knoten verdoppeln</translation>
    </message>
    <message>
        <source>Move node up</source>
        <translation>Knoten nach oben</translation>
    </message>
    <message>
        <source>Move node down</source>
        <translation>Knoten nach unten</translation>
    </message>
    <message>
        <source>Remove node</source>
        <translation>Knoten entfernen</translation>
    </message>
    <message>
        <source>%1, grow towards</source>
        <translation>%1, Ziel</translation>
    </message>
    <message>
        <source>randomness </source>
        <translation>Zufall </translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>%1: randomness</source>
        <translation>%1: Zufall</translation>
    </message>
    <message>
        <source>How often any match is rewritten in place of the nearest</source>
        <translation>Wie oft statt der nächsten irgendeine passende Stelle umgeschrieben wird</translation>
    </message>
    <message>
        <source>Set goal of node</source>
        <translation>Ziel des Knotens setzen</translation>
    </message>
    <message>
        <source>Set straying of node</source>
        <translation>Irrweg des Knotens setzen</translation>
    </message>
    <message>
        <source>towards</source>
        <translation>auf</translation>
    </message>
    <message>
        <source> time</source>
        <translation> Mal</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::NodeLook</name>
    <message>
        <source>Down to depth %1</source>
        <extracomment>A part of a campaign: the hero goes down to this depth</extracomment>
        <translation>Hinab in Tiefe %1</translation>
    </message>
    <message>
        <source>Temple</source>
        <translation>Tempel</translation>
    </message>
    <message>
        <source>Designed floor</source>
        <translation>Gestaltetes Stockwerk</translation>
    </message>
    <message>
        <source>Descent</source>
        <translation>Abstieg</translation>
    </message>
    <message>
        <source>Level that is missing</source>
        <translation>Level, das fehlt</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::NumberBox</name>
    <message>
        <source>%1 is not from %2 to %3</source>
        <translation>%1 liegt nicht zwischen %2 und %3</translation>
    </message>
    <message>
        <source>A number is missing</source>
        <translation>Eine Zahl fehlt</translation>
    </message>
    <message>
        <source>Nothing can be divided by 0</source>
        <translation>Durch 0 kann nicht geteilt werden</translation>
    </message>
    <message>
        <source>The result is not a whole number</source>
        <translation>Das Ergebnis ist keine ganze Zahl</translation>
    </message>
    <message>
        <source>The number is too large</source>
        <translation>Die Zahl ist zu groß</translation>
    </message>
    <message>
        <source>A whole number or a calculation such as 32*2 is wanted</source>
        <translation>Gesucht ist eine ganze Zahl oder eine Rechnung wie 32*2</translation>
    </message>
    <message>
        <source>The result has more than one decimal</source>
        <translation>Das Ergebnis hat mehr als eine Nachkommastelle</translation>
    </message>
    <message>
        <source>A number or a calculation such as 3/2 is wanted</source>
        <translation>Gesucht ist eine Zahl oder eine Rechnung wie 3/2</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::NumberListEditor</name>
    <message>
        <source>%1: values</source>
        <extracomment>A field: %1 is a parameter</extracomment>
        <translation>%1: Werte</translation>
    </message>
    <message>
        <source>Numbers, separated by commas; one that stands there twice is drawn twice as often</source>
        <translation>Zahlen, durch Kommas getrennt; eine, die zweimal dasteht, wird doppelt so oft gezogen</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::ObjectBar</name>
    <message>
        <source>Duplicate</source>
        <translation>Verdoppeln</translation>
    </message>
    <message>
        <source>Put copies of the picked objects beside them (Ctrl+D)</source>
        <translation>Kopien der gewählten Objekte daneben setzen (Strg+D)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Take the picked objects away (Delete)</source>
        <translation>Die gewählten Objekte entfernen (Entf)</translation>
    </message>
    <message>
        <source>Objects to place</source>
        <translation>Objekte zum Setzen</translation>
    </message>
    <message>
        <source>Pick</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Pick and move objects; a click on an empty cell places nothing</source>
        <translation>Objekte auswählen und verschieben; ein Klick auf eine leere Zelle setzt nichts</translation>
    </message>
    <message>
        <source>Click a cell to start the hero there; there is one</source>
        <translation>Eine Zelle anklicken, in der der Held beginnt; es gibt nur einen</translation>
    </message>
    <message>
        <source>Click a cell to place there: %1</source>
        <translation>Eine Zelle anklicken, um dort zu setzen: %1</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::ObjectForm</name>
    <message>
        <source>Properties of the picked objects</source>
        <translation>Eigenschaften der gewählten Objekte</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>A&amp;rt</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Was es ist</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>The cell&apos;s column, from 0 at the left</source>
        <translation>Die Spalte der Zelle, von 0 an links</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>The cell&apos;s row, from 0 at the top</source>
        <translation>Die Zeile der Zelle, von 0 an oben</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Names it in messages; no two of a level are the same: a to z, 0 to 9 and -</source>
        <translation>Nennt es in Meldungen; keine zwei eines Levels sind gleich: a bis z, 0 bis 9 und -</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>Te&amp;xt</translation>
    </message>
    <message>
        <source>What the console shows</source>
        <translation>Was die Konsole zeigt</translation>
    </message>
    <message>
        <source>Change text</source>
        <translation>Text ändern</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Runter</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>The beam goes: %1</source>
        <extracomment>%1 a direction</extracomment>
        <translation>Der Strahl geht: %1</translation>
    </message>
    <message>
        <source>Turn emitters</source>
        <translation>Laserstrahler drehen</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Where the beam goes</source>
        <translation>Wohin der Strahl geht</translation>
    </message>
    <message>
        <source> ticks</source>
        <translation> Ticks</translation>
    </message>
    <message>
        <source>Time emitters</source>
        <translation>Laserstrahler takten</translation>
    </message>
    <message>
        <source>O&amp;n</source>
        <translation>A&amp;n</translation>
    </message>
    <message>
        <source>Ticks with the beam, 1 to %1; a second has 60</source>
        <translation>Ticks mit Strahl, 1 bis %1; eine Sekunde hat 60</translation>
    </message>
    <message>
        <source>O&amp;ff</source>
        <translation>A&amp;us</translation>
    </message>
    <message>
        <source>Ticks without the beam, 0 to %1; 0: it burns always</source>
        <translation>Ticks ohne Strahl, 0 bis %1; 0: er brennt immer</translation>
    </message>
    <message>
        <source>&amp;Phase</source>
        <translation>&amp;Phase</translation>
    </message>
    <message>
        <source>Ticks that have passed when the level starts, 0 to %1</source>
        <translation>Ticks, die beim Start des Levels vergangen sind, 0 bis %1</translation>
    </message>
    <message>
        <source>always on</source>
        <translation>immer an</translation>
    </message>
    <message>
        <source>They show different texts</source>
        <translation>Sie zeigen verschiedene Texte</translation>
    </message>
    <message>
        <source>There is a hero already</source>
        <translation>Es gibt schon einen Helden</translation>
    </message>
    <message>
        <source>Change kind</source>
        <translation>Art ändern</translation>
    </message>
    <message>
        <source>Move objects</source>
        <translation>Objekte verschieben</translation>
    </message>
    <message>
        <source>Another object has the id “%1”</source>
        <translation>Ein anderes Objekt hat die Kennung „%1“</translation>
    </message>
    <message>
        <source>Change id</source>
        <translation>Kennung ändern</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>The language of the text below; where a console has none, that for every language is shown</source>
        <translation>Die Sprache des Textes darunter; wo eine Konsole keinen hat, gilt der für jede Sprache</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::ObjectTool</name>
    <message>
        <source>Objects</source>
        <translation>Objekte</translation>
    </message>
    <message>
        <source>Places, moves and copies the hero, exits, emitters, monsters and items</source>
        <translation>Setzt, verschiebt und kopiert den Helden, Ausgänge, Laserstrahler, Monster und Gegenstände</translation>
    </message>
    <message>
        <source>Click to place or pick · drag to move, or to pick what is in a box · Shift: pick more · Alt: copy · arrows: nudge · Ctrl+D: duplicate · Delete: remove</source>
        <translation>Klick: setzen oder auswählen · Ziehen: verschieben oder einen Kasten auswählen · Umschalt: mehr auswählen · Alt: kopieren · Pfeile: schieben · Strg+D: verdoppeln · Entf: entfernen</translation>
    </message>
    <message>
        <source>Move objects</source>
        <translation>Objekte verschieben</translation>
    </message>
    <message>
        <source>Duplicate objects</source>
        <translation>Objekte verdoppeln</translation>
    </message>
    <message>
        <source>Place: %1</source>
        <extracomment>An undo command; %1 a kind of thing</extracomment>
        <translation>Setzen: %1</translation>
    </message>
    <message>
        <source>Delete objects</source>
        <translation>Objekte löschen</translation>
    </message>
    <message>
        <source>It cannot stand there: that is outside of the level</source>
        <translation>Dort kann es nicht stehen: Das ist außerhalb des Levels</translation>
    </message>
    <message>
        <source>It cannot stand there: the cell is solid</source>
        <translation>Dort kann es nicht stehen: Die Zelle ist fest</translation>
    </message>
    <message>
        <source>It cannot stand there: something else does</source>
        <translation>Dort kann es nicht stehen: Da steht schon etwas</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::OffsetDialog</name>
    <message>
        <source>&amp;Wrap around</source>
        <translation>Um&amp;laufend</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Versetzen</translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation>Nach &amp;rechts</translation>
    </message>
    <message>
        <source>So many cells to the right; less than 0: left</source>
        <translation>So viele Zellen nach rechts; unter 0: nach links</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>So many cells down; less than 0: up</source>
        <translation>So viele Zellen nach unten; unter 0: nach oben</translation>
    </message>
    <message>
        <source>What passes an edge comes in at the opposite one; otherwise it is lost</source>
        <translation>Was über einen Rand geht, kommt am gegenüberliegenden herein; sonst geht es verloren</translation>
    </message>
    <message>
        <source>Move all of it; can be undone</source>
        <translation>Alles bewegen; lässt sich rückgängig machen</translation>
    </message>
    <message>
        <source>Leave all where it is</source>
        <translation>Alles lassen, wo es ist</translation>
    </message>
    <message>
        <source>Lost past the edges: %1</source>
        <extracomment>%1 a list: &quot;3 objects, 1 path&quot;</extracomment>
        <translation>Verloren jenseits der Ränder: %1</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::OptionRow</name>
    <message>
        <source>Options further left</source>
        <translation>Optionen weiter links</translation>
    </message>
    <message>
        <source>Options further right</source>
        <translation>Optionen weiter rechts</translation>
    </message>
    <message>
        <source>Options of the tool</source>
        <translation>Optionen des Werkzeugs</translation>
    </message>
    <message>
        <source>Show more of the options</source>
        <translation>Mehr von den Optionen zeigen</translation>
    </message>
    <message>
        <source>The current tool</source>
        <translation>Das aktuelle Werkzeug</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::OptionsBar</name>
    <message>
        <source>Round brush</source>
        <translation>Runder Pinsel</translation>
    </message>
    <message>
        <source>Paint with a round tip, not a square one</source>
        <translation>Mit runder statt eckiger Spitze malen</translation>
    </message>
    <message>
        <source>Filled</source>
        <translation>Gefüllt</translation>
    </message>
    <message>
        <source>Fill rectangles and ellipses, not only draw their outline</source>
        <translation>Rechtecke und Ellipsen füllen, nicht nur umranden</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>G&amp;röße</translation>
    </message>
    <message>
        <source>Size of the brush</source>
        <translation>Größe des Pinsels</translation>
    </message>
    <message>
        <source>Cells that the brush is wide ([ and ])</source>
        <translation>Breite des Pinsels in Zellen ([ und ])</translation>
    </message>
    <message>
        <source>Cells that the brush is wide</source>
        <translation>Breite des Pinsels in Zellen</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Symmetrie</translation>
    </message>
    <message>
        <source>Paint at several places at once</source>
        <translation>An mehreren Stellen zugleich malen</translation>
    </message>
    <message>
        <source>Grow</source>
        <translation>Wachsen</translation>
    </message>
    <message>
        <source>Let the level grow when you paint or move something past its edge</source>
        <translation>Das Level wachsen lassen, wenn etwas über seinen Rand gemalt oder verschoben wird</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::OptionsPage</name>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Near</source>
        <translation>Nahe</translation>
    </message>
    <message>
        <source>Visited</source>
        <translation>Besuchte</translation>
    </message>
    <message>
        <source>Every open cell shows how many traps are around it</source>
        <translation>Jede offene Zelle zeigt, wie viele Fallen um sie sind</translation>
    </message>
    <message>
        <source>Only cells within two of the hero show their number: harder</source>
        <translation>Nur Zellen im Umkreis von zwei um den Helden zeigen ihre Zahl: schwerer</translation>
    </message>
    <message>
        <source>Only cells where the hero has been show their number: much harder</source>
        <translation>Nur Zellen, auf denen der Held war, zeigen ihre Zahl: viel schwerer</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Real time</source>
        <translation>Echtzeit</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Schritt für Schritt</translation>
    </message>
    <message>
        <source>Time passes</source>
        <translation>Die Zeit vergeht</translation>
    </message>
    <message>
        <source>Time passes only while the hero moves or waits: to learn</source>
        <translation>Die Zeit vergeht nur, während der Held geht oder wartet: zum Lernen</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>As the editor</source>
        <translation>Wie der Editor</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Dark or light as the editor is</source>
        <translation>Dunkel oder hell, wie der Editor es ist</translation>
    </message>
    <message>
        <source>Light figures on a dark ground</source>
        <translation>Helle Figuren auf dunklem Grund</translation>
    </message>
    <message>
        <source>Dark figures on a light ground</source>
        <translation>Dunkle Figuren auf hellem Grund</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Volume of the sounds</source>
        <translation>Lautstärke der Klänge</translation>
    </message>
    <message>
        <source>How loud the game&apos;s sounds are; all to the left is silent</source>
        <translation>Wie laut die Klänge des Spiels sind; ganz links ist stumm</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Controls…</source>
        <translation>Steuerung …</translation>
    </message>
    <message>
        <source>See and change the keys and the buttons of the pad</source>
        <translation>Die Tasten und die Knöpfe des Gamepads sehen und ändern</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back to the title</source>
        <translation>Zurück zum Titel</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>How loud: %1 is a number from 0 to 100</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>↑ ↓ choose   ·   ← → change   ·   Esc back</source>
        <translation>↑ ↓ wählen   ·   ← → ändern   ·   Esc zurück</translation>
    </message>
    <message>
        <source>Brightness</source>
        <translation>Helligkeit</translation>
    </message>
    <message>
        <source>Who lives in a descent is shown as letters</source>
        <translation>Wer in einem Abstieg lebt, wird als Buchstabe gezeigt</translation>
    </message>
    <message>
        <source>Who lives in a descent is shown as small pictures</source>
        <translation>Wer in einem Abstieg lebt, wird als kleines Bild gezeigt</translation>
    </message>
    <message>
        <source>There is no font of emoji: install “Noto Color Emoji” to see them in a descent</source>
        <translation>Es gibt keine Emoji-Schrift: „Noto Color Emoji“ installieren, um sie im Verlies zu sehen</translation>
    </message>
    <message>
        <source>Who lives in a descent is shown as emoji</source>
        <translation>Die Bewohner eines Verlieses sind als Emojis zu sehen</translation>
    </message>
    <message>
        <source>Descent</source>
        <translation>Abstieg</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>Emoji</source>
        <translation>Emoji</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>They are kept, and count in the editor&apos;s playtest as well. A level may set its own numbers.</source>
        <translation>Sie bleiben erhalten und gelten auch im Spieltest des Editors. Ein Level kann eigene Zahlen festlegen.</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::PackCard</name>
    <message>
        <source>Take this pack out of the list (Delete); its files stay</source>
        <translation>Dieses Paket aus der Liste nehmen (Entf); seine Dateien bleiben</translation>
    </message>
    <message>
        <source>Not found: %1</source>
        <translation>Nicht gefunden: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n levels</source>
        <translation>
            <numerusform>%n Level</numerusform>
            <numerusform>%n Level</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>What a pack holds: %1 &quot;12 levels&quot;, %2 &quot;3 rooms&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n rooms</source>
        <translation>
            <numerusform>%n Raum</numerusform>
            <numerusform>%n Räume</numerusform>
        </translation>
    </message>
    <message>
        <source>It cannot be read; opening it tells why</source>
        <translation>Es kann nicht gelesen werden; Öffnen sagt, warum</translation>
    </message>
    <message>
        <source>Look for this pack again; Delete takes it out of the list</source>
        <translation>Noch einmal nach diesem Paket sehen; Entf nimmt es aus der Liste</translation>
    </message>
    <message>
        <source>Open this pack</source>
        <translation>Dieses Paket öffnen</translation>
    </message>
    <message>
        <source>%1, not found</source>
        <translation>%1, nicht gefunden</translation>
    </message>
    <message>
        <source>Take %1 out of the list</source>
        <translation>%1 aus der Liste nehmen</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Remove from the list</source>
        <translation>&amp;Aus der Liste nehmen</translation>
    </message>
    <message>
        <source>Take this pack out of the list; its files stay</source>
        <translation>Dieses Paket aus der Liste nehmen; seine Dateien bleiben</translation>
    </message>
    <message>
        <source>Paint halls over hidden mazes, and walk them by their numbers.</source>
        <translation>Hallen über verborgene Labyrinthe malen und sie nach ihren Zahlen durchqueren.</translation>
    </message>
    <message>
        <source>Watch rooms, mazes and corridors being woven, and change how.</source>
        <translation>Zusehen, wie Räume, Labyrinthe und Korridore entstehen, und es ändern.</translation>
    </message>
    <message>
        <source>Go down floor by floor, and decide who lives there.</source>
        <translation>Stockwerk um Stockwerk hinabsteigen und bestimmen, wer dort lebt.</translation>
    </message>
    <message>
        <source>Learn how levels are made: an algorithm a level, with notes.</source>
        <translation>Lerne, wie Level entstehen: je Level ein Algorithmus, mit Notizen.</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::PackDocument</name>
    <message>
        <source>Set %1 of %2</source>
        <extracomment>An undo command: %1 a parameter, %2 a stage of the recipe</extracomment>
        <translation>%1 (%2) ändern</translation>
    </message>
    <message>
        <source>Reset %1 of %2</source>
        <translation>%1 (%2) zurücksetzen</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>%1 zurücksetzen</translation>
    </message>
    <message>
        <source>Switch on %1</source>
        <translation>%1 einschalten</translation>
    </message>
    <message>
        <source>Switch off %1</source>
        <translation>%1 ausschalten</translation>
    </message>
    <message>
        <source>Reset the recipe</source>
        <translation>Rezept zurücksetzen</translation>
    </message>
    <message>
        <source>Change the seed</source>
        <translation>Seed ändern</translation>
    </message>
    <message>
        <source>Rename the room</source>
        <translation>Raum umbenennen</translation>
    </message>
    <message>
        <source>Rename the pack</source>
        <translation>Paket umbenennen</translation>
    </message>
    <message>
        <source>Delete a room</source>
        <translation>Raum löschen</translation>
    </message>
    <message>
        <source>Delete a level</source>
        <translation>Level löschen</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <extracomment>The title of a copied level or room; %1 the original&apos;s</extracomment>
        <translation>%1 (Kopie)</translation>
    </message>
    <message>
        <source>Duplicate a room</source>
        <translation>Raum duplizieren</translation>
    </message>
    <message>
        <source>Duplicate a level</source>
        <translation>Level duplizieren</translation>
    </message>
    <message>
        <source>Move a room</source>
        <translation>Raum verschieben</translation>
    </message>
    <message>
        <source>Move a level</source>
        <translation>Level verschieben</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>Ordner hinzufügen</translation>
    </message>
    <message>
        <source>Rename a folder</source>
        <translation>Ordner umbenennen</translation>
    </message>
    <message>
        <source>Delete a folder</source>
        <translation>Ordner löschen</translation>
    </message>
    <message>
        <source>Move a folder</source>
        <translation>Ordner verschieben</translation>
    </message>
    <message>
        <source>Add %1</source>
        <extracomment>An undo command: %1 is a stage of the recipe</extracomment>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>An undo command: %1 is a stage of the recipe</extracomment>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <extracomment>An undo command: %1 is a stage of the recipe</extracomment>
        <translation>%1 verdoppeln</translation>
    </message>
    <message>
        <source>Move %1</source>
        <extracomment>An undo command: %1 is a stage of the recipe</extracomment>
        <translation>%1 verschieben</translation>
    </message>
    <message>
        <source>Save a recipe</source>
        <translation>Rezept speichern</translation>
    </message>
    <message>
        <source>Use a recipe of the pack</source>
        <translation>Rezept des Pakets verwenden</translation>
    </message>
    <message>
        <source>Change the recipe of several levels</source>
        <translation>Rezept mehrerer Level ändern</translation>
    </message>
    <message>
        <source>Make stages the level&apos;s own</source>
        <translation>Phasen dem Level allein geben</translation>
    </message>
    <message>
        <source>Rename a recipe</source>
        <translation>Rezept umbenennen</translation>
    </message>
    <message>
        <source>Remove a recipe</source>
        <translation>Rezept entfernen</translation>
    </message>
    <message>
        <source>Add a favourite seed</source>
        <translation>Seed zu den Favoriten</translation>
    </message>
    <message>
        <source>Remove a favourite seed</source>
        <translation>Seed aus den Favoriten</translation>
    </message>
    <message>
        <source>Take over what was compared</source>
        <translation>Übernehmen, was verglichen wurde</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::PackTabs</name>
    <message>
        <source>Built-in pack; saving asks for a folder</source>
        <translation>Eingebautes Paket; beim Speichern wird nach einem Ordner gefragt</translation>
    </message>
    <message>
        <source>Not saved anywhere yet</source>
        <translation>Noch nirgends gespeichert</translation>
    </message>
    <message>
        <source>Open packs</source>
        <translation>Offene Pakete</translation>
    </message>
    <message>
        <source>Click a tab to see its pack, drag it to another place, middle-click to close</source>
        <translation>Ein Klick auf einen Reiter zeigt sein Paket, Ziehen ordnet ihn um, ein mittlerer Klick schließt ihn</translation>
    </message>
    <message>
        <source>Close this pack</source>
        <translation>Dieses Paket schließen</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1, not saved</source>
        <translation>%1, nicht gespeichert</translation>
    </message>
    <message>
        <source>%1, read-only</source>
        <translation>%1, schreibgeschützt</translation>
    </message>
    <message>
        <source>Read-only: another window has it open</source>
        <translation>Schreibgeschützt: Ein anderes Fenster hat es offen</translation>
    </message>
    <message>
        <source>Has changes that are not saved</source>
        <translation>Hat Änderungen, die nicht gespeichert sind</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>%1 schließen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Close &amp;others</source>
        <translation>&amp;Andere schließen</translation>
    </message>
    <message>
        <source>Close all packs but this one</source>
        <translation>Alle Pakete außer diesem schließen</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::PairsPage</name>
    <message>
        <source>Measure to the right</source>
        <translation>Maß nach rechts</translation>
    </message>
    <message>
        <source>The measure whose values run to the right</source>
        <translation>Das Maß, dessen Werte nach rechts laufen</translation>
    </message>
    <message>
        <source>Measure upwards</source>
        <translation>Maß nach oben</translation>
    </message>
    <message>
        <source>The measure whose values run upwards</source>
        <translation>Das Maß, dessen Werte nach oben laufen</translation>
    </message>
    <message>
        <source>Next pair</source>
        <translation>Nächstes Paar</translation>
    </message>
    <message>
        <source>Show the pair that tells next most: little alike, and spread far</source>
        <translation>Das Paar zeigen, das am nächstmeisten sagt: wenig gleich und weit gestreut</translation>
    </message>
    <message>
        <source>Which values came together</source>
        <translation>Welche Werte zusammen kamen</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>No survey is shown. Survey the level, and the map grows here.</source>
        <translation>Keine Erhebung ist zu sehen. Das Level erheben, und hier wächst die Karte.</translation>
    </message>
    <message>
        <source>This survey has no pairs: it was made without them, or of one measure.</source>
        <translation>Diese Erhebung hat keine Paare: Sie entstand ohne sie oder von einem einzigen Maß.</translation>
    </message>
    <message>
        <source>Choose two different measures.</source>
        <translation>Zwei verschiedene Maße wählen.</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::ParameterEditor</name>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A parameter for screen readers: %1 the stage, %2 the parameter</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>Zurück zu %1</translation>
    </message>
    <message>
        <source>%1: back to %2</source>
        <translation>%1: zurück zu %2</translation>
    </message>
    <message>
        <source>%1 to %2, default %3</source>
        <translation>%1 bis %2, Standard %3</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>Standard: %1</translation>
    </message>
    <message>
        <source>Reset this parameter</source>
        <translation>Diesen Parameter zurücksetzen</translation>
    </message>
    <message>
        <source>Every kind</source>
        <translation>Jede Art</translation>
    </message>
    <message>
        <source>%1: let it vary</source>
        <extracomment>A button: %1 is a parameter</extracomment>
        <translation>%1: variieren lassen</translation>
    </message>
    <message>
        <source>Fixed, drawn per seed, or by depth</source>
        <translation>Fest, je Seed gezogen oder nach der Tiefe</translation>
    </message>
    <message>
        <source>at depth %1: %2</source>
        <extracomment>Beside a parameter: %1 is its value for the seed in hand</extracomment>
        <translation>in Tiefe %1: %2</translation>
    </message>
    <message>
        <source>drawn: %1</source>
        <translation>gezogen: %1</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::PathBar</name>
    <message>
        <source>Time of bugs and lasers</source>
        <translation>Zeit der Käfer und Laser</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>Augenblick</translation>
    </message>
    <message>
        <source>The moment of the game at which bugs and lasers are shown</source>
        <translation>Der Augenblick des Spiels, in dem Käfer und Laser gezeigt werden</translation>
    </message>
    <message>
        <source>Seconds and ticks</source>
        <translation>Sekunden und Ticks</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Take the picked point or path away (Delete)</source>
        <translation>Den gewählten Punkt oder Pfad entfernen (Entf)</translation>
    </message>
    <message>
        <source>%1 s · %2 / %3</source>
        <extracomment>%1 seconds, %2 the tick, %3 the last tick</extracomment>
        <translation>%1 s · %2 / %3</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Hold bugs and lasers where they are</source>
        <translation>Käfer und Laser anhalten, wo sie sind</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Let bugs and lasers move as they do in the game</source>
        <translation>Käfer und Laser sich bewegen lassen wie im Spiel</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::PathForm</name>
    <message>
        <source>Properties of the path</source>
        <translation>Eigenschaften des Pfads</translation>
    </message>
    <message>
        <source>Bug</source>
        <translation>Käfer</translation>
    </message>
    <message>
        <source>Boss</source>
        <translation>Boss</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Rundweg</translation>
    </message>
    <message>
        <source>Back and forth</source>
        <translation>Hin und zurück</translation>
    </message>
    <message>
        <source> cells/s</source>
        <translation> Zellen/s</translation>
    </message>
    <message>
        <source> ticks</source>
        <translation> Ticks</translation>
    </message>
    <message>
        <source> cells</source>
        <translation> Zellen</translation>
    </message>
    <message>
        <source> blasts</source>
        <translation> Explosionen</translation>
    </message>
    <message>
        <source>About the path</source>
        <translation>Über den Pfad</translation>
    </message>
    <message>
        <source>&amp;Moves as</source>
        <translation>&amp;Bewegt sich wie</translation>
    </message>
    <message>
        <source>Who walks the path: a blind bug, or the boss, who sees</source>
        <translation>Wer den Pfad geht: ein blinder Käfer oder der Boss, der sieht</translation>
    </message>
    <message>
        <source>M&amp;ode</source>
        <translation>M&amp;odus</translation>
    </message>
    <message>
        <source>From the last point on to the first, or back the way that it came</source>
        <translation>Vom letzten Punkt weiter zum ersten oder den Weg zurück, den er kam</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>Cells a second, 0.5 to 20</source>
        <translation>Zellen in der Sekunde, 0,5 bis 20</translation>
    </message>
    <message>
        <source>&amp;Phase</source>
        <translation>&amp;Phase</translation>
    </message>
    <message>
        <source>Ticks that it is ahead when the level starts, 0 to %1</source>
        <translation>Ticks, die er beim Start des Levels voraus ist, 0 bis %1</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>Cells a side, centred on the path, 1 to 3</source>
        <translation>Zellen je Seite, um den Pfad, 1 bis 3</translation>
    </message>
    <message>
        <source>&amp;Toughness</source>
        <translation>&amp;Zähigkeit</translation>
    </message>
    <message>
        <source>Blasts that the boss takes, 1 to 99</source>
        <translation>Explosionen, die der Boss aushält, 1 bis 99</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Names the path in messages: a to z, 0 to 9 and -</source>
        <translation>Nennt den Pfad in Meldungen: a bis z, 0 bis 9 und -</translation>
    </message>
    <message>
        <source>Change what moves</source>
        <translation>Läufer ändern</translation>
    </message>
    <message>
        <source>Change mode</source>
        <translation>Modus ändern</translation>
    </message>
    <message>
        <source>Change speed</source>
        <translation>Tempo ändern</translation>
    </message>
    <message>
        <source>Change phase</source>
        <translation>Phase ändern</translation>
    </message>
    <message>
        <source>Change size</source>
        <translation>Größe ändern</translation>
    </message>
    <message>
        <source>Change toughness</source>
        <translation>Zähigkeit ändern</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n Zelle</numerusform>
            <numerusform>%n Zellen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2; loops every %3</source>
        <extracomment>About a path: %1 &quot;3 points&quot;, %2 &quot;12 cells&quot;, %3 a time</extracomment>
        <translation>%1, %2; wiederholt sich alle %3</translation>
    </message>
    <message>
        <source>Another path has the id “%1”</source>
        <translation>Ein anderer Pfad hat die Kennung „%1“</translation>
    </message>
    <message>
        <source>Change id</source>
        <translation>Kennung ändern</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::PathTool</name>
    <message>
        <source>Paths</source>
        <translation>Pfade</translation>
    </message>
    <message>
        <source>Draws the paths of bugs and bosses, and shows where they are at any moment</source>
        <translation>Zeichnet die Pfade von Käfern und Bossen und zeigt, wo sie in jedem Augenblick sind</translation>
    </message>
    <message>
        <source>Click to add points, double click or Enter ends the path, its first point closes it · drag points · click a line to put one in · Alt: move the path · Delete</source>
        <translation>Klick: Punkte setzen; Doppelklick oder Eingabe beendet den Pfad, sein erster Punkt schließt ihn · Punkte ziehen · Klick auf eine Linie fügt einen ein · Alt: Pfad verschieben · Entf</translation>
    </message>
    <message>
        <source>Insert point</source>
        <translation>Punkt einfügen</translation>
    </message>
    <message>
        <source>Draw path</source>
        <translation>Pfad zeichnen</translation>
    </message>
    <message>
        <source>Move path</source>
        <translation>Pfad verschieben</translation>
    </message>
    <message>
        <source>Move point</source>
        <translation>Punkt verschieben</translation>
    </message>
    <message>
        <source>Delete point</source>
        <translation>Punkt löschen</translation>
    </message>
    <message>
        <source>Delete path</source>
        <translation>Pfad löschen</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::PatternGrid</name>
    <message>
        <source>as it is</source>
        <translation>wie es ist</translation>
    </message>
    <message>
        <source>%1, column %2, row %3: %4</source>
        <extracomment>%1 which pattern, %2 and %3 column and row of a cell, %4 what it holds</extracomment>
        <translation>%1, Spalte %2, Zeile %3: %4</translation>
    </message>
    <message>
        <source>Click: paint what to look for; Shift: one more that it may be; right button: anything; or type A to H, # wall, . floor</source>
        <translation>Klick: malen, was gesucht wird; Umschalt: eines mehr, das es sein darf; rechte Taste: beliebig; oder tippe A bis H, # Wand, . Boden</translation>
    </message>
    <message>
        <source>Click: paint what takes the place; right button: leave as it is; or type A to H, # wall, . floor</source>
        <translation>Klick: malen, was an die Stelle tritt; rechte Taste: lassen, wie es ist; oder tippe A bis H, # Wand, . Boden</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::PlaceActions</name>
    <message>
        <source>Copy the &amp;path</source>
        <translation>&amp;Pfad kopieren</translation>
    </message>
    <message>
        <source>Put the path of the pack&apos;s folder on the clipboard</source>
        <translation>Den Pfad des Paketordners in die Zwischenablage legen</translation>
    </message>
    <message>
        <source>Show the &amp;folder</source>
        <translation>&amp;Ordner zeigen</translation>
    </message>
    <message>
        <source>Open the pack&apos;s folder in the file manager</source>
        <translation>Den Ordner des Pakets in der Dateiverwaltung öffnen</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::PlainLabel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::PlayMenu</name>
    <message>
        <source>Menu of the game</source>
        <translation>Menü des Spiels</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Go on with the game</source>
        <translation>Das Spiel fortsetzen</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Begin another attempt at the level</source>
        <translation>Einen weiteren Versuch an dem Level beginnen</translation>
    </message>
    <message>
        <source>Controls…</source>
        <translation>Steuerung …</translation>
    </message>
    <message>
        <source>See and change the keys and the buttons of the pad</source>
        <translation>Die Tasten und die Knöpfe des Gamepads sehen und ändern</translation>
    </message>
    <message>
        <source>Light mode</source>
        <translation>Heller Modus</translation>
    </message>
    <message>
        <source>Dark figures on a light ground</source>
        <translation>Dunkle Figuren auf hellem Grund</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Volume of the sounds</source>
        <translation>Lautstärke der Klänge</translation>
    </message>
    <message>
        <source>How loud the game&apos;s sounds are; all to the left is silent</source>
        <translation>Wie laut die Klänge des Spiels sind; ganz links ist stumm</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Back to the editor</source>
        <translation>Zurück zum Editor</translation>
    </message>
    <message>
        <source>Consoles…</source>
        <translation>Konsolen…</translation>
    </message>
    <message>
        <source>Read again what consoles have said in this level</source>
        <translation>Noch einmal lesen, was Konsolen in diesem Level gesagt haben</translation>
    </message>
    <message>
        <source>The numbers…</source>
        <translation>Die Zahlen …</translation>
    </message>
    <message>
        <source>See what the numbers on the cells count</source>
        <translation>Sehen, was die Zahlen auf den Zellen zählen</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::PreviewChip</name>
    <message>
        <source>Preview: before the first step</source>
        <translation>Vorschau: vor dem ersten Schritt</translation>
    </message>
    <message>
        <source>Preview: step %1</source>
        <translation>Vorschau: Schritt %1</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::ProblemCounts</name>
    <message>
        <source>Show what is wrong with the pack</source>
        <translation>Zeigen, was an dem Paket nicht stimmt</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>Keine Probleme</translation>
    </message>
    <message>
        <source>Problems: %1</source>
        <translation>Probleme: %1</translation>
    </message>
    <message>
        <source>No problems so far</source>
        <translation>Bisher keine Probleme</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::ProblemLabel</name>
    <message>
        <source>Go to cell</source>
        <translation>Zur Zelle gehen</translation>
    </message>
    <message>
        <source>Shows cell (%1, %2) on the canvas</source>
        <translation>Zeigt Zelle (%1, %2) auf der Zeichenfläche</translation>
    </message>
    <message>
        <source>Go to cell (%1, %2)</source>
        <translation>Zur Zelle (%1, %2) gehen</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <extracomment>What a screen reader says of a problem: %1 is its text</extracomment>
        <translation>Fehler: %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Warnung: %1</translation>
    </message>
    <message>
        <source>Shows the cell of this problem on the canvas</source>
        <translation>Zeigt die Zelle dieses Problems auf der Zeichenfläche</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::ProblemsPanel</name>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Show where the chosen problem is (Enter)</source>
        <translation>Zeigen, wo das gewählte Problem ist (Eingabe)</translation>
    </message>
    <message>
        <source>Fix the selected problem; the arrow offers other ways (Alt+Enter)</source>
        <translation>Das gewählte Problem beheben; der Pfeil bietet andere Wege (Alt+Eingabe)</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Beheben</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Paket</translation>
    </message>
    <message>
        <source>Room: %1</source>
        <translation>Raum: %1</translation>
    </message>
    <message>
        <source>No pack is open</source>
        <translation>Kein Paket ist offen</translation>
    </message>
    <message>
        <source>No problems found</source>
        <translation>Keine Probleme gefunden</translation>
    </message>
    <message>
        <source>Looking for problems…</source>
        <translation>Probleme werden gesucht …</translation>
    </message>
    <message>
        <source>Error: %1 %2</source>
        <extracomment>What a screen reader says of a problem: %1 is its text, %2 its place</extracomment>
        <translation>Fehler: %1 %2</translation>
    </message>
    <message>
        <source>Warning: %1 %2</source>
        <translation>Warnung: %1 %2</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation>Beheben: %1</translation>
    </message>
    <message>
        <source>Nothing was changed: that does not help here (any more).</source>
        <translation>Nichts wurde geändert: Das hilft hier nicht (mehr).</translation>
    </message>
    <message>
        <source>Ways to fix the selected problem</source>
        <translation>Wege, das ausgewählte Problem zu beheben</translation>
    </message>
    <message>
        <source>Fix the selected problem (Alt+Enter)</source>
        <translation>Das ausgewählte Problem beheben (Alt+Eingabe)</translation>
    </message>
    <message>
        <source>A click shows where a problem is</source>
        <translation>Ein Klick zeigt, wo ein Problem liegt</translation>
    </message>
    <message>
        <source>Enter or a click shows where a problem is, Alt+Enter how to fix it</source>
        <translation>Eingabe oder ein Klick zeigt, wo ein Problem liegt, Alt+Eingabe, wie es zu beheben ist</translation>
    </message>
    <message numerus="yes">
        <source>Fix all %n like this</source>
        <translation>
            <numerusform>%n dieser Art beheben</numerusform>
            <numerusform>Alle %n dieser Art beheben</numerusform>
        </translation>
    </message>
    <message>
        <source>Fix each problem like this in the best way, in one step</source>
        <translation>Jedes Problem dieser Art auf die beste Weise beheben, in einem Schritt</translation>
    </message>
    <message>
        <source>Fix all of a kind</source>
        <translation>Alle einer Art beheben</translation>
    </message>
    <message numerus="yes">
        <source>No problems so far: %n large level(s) will be generated when shown</source>
        <translation>
            <numerusform>Bisher keine Probleme: %n großes Level wird erzeugt, sobald du es zeigst</numerusform>
            <numerusform>Bisher keine Probleme: %n große Level werden erzeugt, sobald du sie zeigst</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::ProfilePage</name>
    <message>
        <source>Nobody plays here yet. Add yourself: what you win is kept under your name.</source>
        <translation>Hier spielt noch niemand. Fügen Sie sich hinzu: Was Sie gewinnen, bleibt unter Ihrem Namen erhalten.</translation>
    </message>
    <message>
        <source>Play as this player</source>
        <translation>Als dieser Spieler spielen</translation>
    </message>
    <message>
        <source>Keep what is won for the selected player</source>
        <translation>Aufheben, was der gewählte Spieler gewinnt</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen …</translation>
    </message>
    <message>
        <source>Give the selected player another name</source>
        <translation>Dem gewählten Spieler einen anderen Namen geben</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen …</translation>
    </message>
    <message>
        <source>Delete the selected player, and all that they won</source>
        <translation>Den gewählten Spieler löschen, und alles, was er gewonnen hat</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Tun</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Double-click a player, or press Enter, to play as them</source>
        <translation>Doppelklick auf einen Spieler, oder Enter, spielt als dieser</translation>
    </message>
    <message>
        <source>New player…</source>
        <translation>Neuer Spieler …</translation>
    </message>
    <message>
        <source>Add somebody who plays here</source>
        <translation>Jemanden hinzufügen, der hier spielt</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back to the title</source>
        <translation>Zurück zum Titel</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>One line that is nobody else&apos;s name</source>
        <translation>Eine Zeile, die niemandes anderen Name ist</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Leave all as it is</source>
        <translation>Alles lassen, wie es ist</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>What is the new player called?</source>
        <translation>Wie heißt der neue Spieler?</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>New name of “%1”</source>
        <translation>Neuer Name von „%1“</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Delete “%1”? All that they won in any pack goes with them, and does not come back.</source>
        <translation>„%1“ löschen? Alles, was in irgendeinem Paket gewonnen wurde, geht mit verloren und kommt nicht wieder.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>A name is needed.</source>
        <translation>Ein Name wird gebraucht.</translation>
    </message>
    <message>
        <source>Another player has this name.</source>
        <translation>So heißt schon jemand.</translation>
    </message>
    <message>
        <source>A name has at most %1 characters, and all in one line.</source>
        <translation>Ein Name hat höchstens %1 Zeichen, und alle in einer Zeile.</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::ProgressMap</name>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>verschlossen</translation>
    </message>
    <message>
        <source>Campaign map</source>
        <translation>Karte der Kampagne</translation>
    </message>
    <message>
        <source>Click a level to see what it is, double-click to play it; arrows go from level to level, Enter plays</source>
        <translation>Ein Klick zeigt, was ein Level ist, ein Doppelklick spielt es; Pfeile gehen von Level zu Level, Enter spielt</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Read aloud: %1 a level, %2 &quot;won&quot;, &quot;open&quot; or &quot;locked&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::PropertyLane</name>
    <message>
        <source>Properties along the timeline</source>
        <translation>Eigenschaften entlang der Zeitleiste</translation>
    </message>
    <message>
        <source>Click where a bar begins or ends to go to that step; arrows go from one to the next, Enter goes there</source>
        <translation>Klick auf Anfang oder Ende eines Balkens geht zu diesem Schritt; Pfeile gehen von einem zum nächsten, Eingabe geht dorthin</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>%1: holds at step %2 (%3)</source>
        <translation>%1: gilt bei Schritt %2 (%3)</translation>
    </message>
    <message>
        <source>%1: does not hold at step %2 (%3)</source>
        <translation>%1: gilt nicht bei Schritt %2 (%3)</translation>
    </message>
    <message>
        <source>%1: won at step %2 (%3)</source>
        <translation>%1: gewonnen bei Schritt %2 (%3)</translation>
    </message>
    <message>
        <source>%1: lost at step %2 (%3)</source>
        <translation>%1: verloren bei Schritt %2 (%3)</translation>
    </message>
    <message>
        <source>There are no steps</source>
        <translation>Es gibt keine Schritte</translation>
    </message>
    <message>
        <source>Being found …</source>
        <translation>Wird gesucht …</translation>
    </message>
    <message>
        <source>The level is too large for this</source>
        <translation>Das Level ist dafür zu groß</translation>
    </message>
    <message>
        <source>Not decided at any step</source>
        <translation>Bei keinem Schritt entschieden</translation>
    </message>
    <message>
        <source>Holds at no step</source>
        <translation>Gilt bei keinem Schritt</translation>
    </message>
    <message>
        <source>%1: not looked for at this step</source>
        <translation>%1: bei diesem Schritt nicht gesucht</translation>
    </message>
    <message>
        <source>%1: holds from step %2 to %3</source>
        <translation>%1: gilt von Schritt %2 bis %3</translation>
    </message>
    <message>
        <source>%1: does not hold at step %2</source>
        <translation>%1: gilt nicht bei Schritt %2</translation>
    </message>
    <message>
        <source>Up and Down choose a property, Left and Right a change of it; Enter goes to its step.</source>
        <translation>Auf und Ab wählen eine Eigenschaft, Links und Rechts einen Wechsel; die Eingabetaste geht zu seinem Schritt.</translation>
    </message>
    <message>
        <source>%1; %2 of %3</source>
        <extracomment>One of the changes of a property along the timeline: %1 the change, %2 its number of %3</extracomment>
        <translation>%1; %2 von %3</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::ProvenancePanel</name>
    <message>
        <source>History of a cell</source>
        <translation>Geschichte einer Zelle</translation>
    </message>
    <message>
        <source>Click a cell on the canvas to see which steps made it.</source>
        <translation>Auf eine Zelle der Zeichenfläche klicken, um zu sehen, welche Schritte sie gemacht haben.</translation>
    </message>
    <message>
        <source>Previous change</source>
        <translation>Vorige Änderung</translation>
    </message>
    <message>
        <source>Go back to the change of this cell before this step</source>
        <translation>Zur Änderung dieser Zelle vor diesem Schritt zurückgehen</translation>
    </message>
    <message>
        <source>Next change</source>
        <translation>Nächste Änderung</translation>
    </message>
    <message>
        <source>Go on to the change of this cell after this step</source>
        <translation>Zur Änderung dieser Zelle nach diesem Schritt weitergehen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Forget this cell</source>
        <translation>Diese Zelle vergessen</translation>
    </message>
    <message>
        <source>Steps that changed the cell</source>
        <translation>Schritte, die die Zelle geändert haben</translation>
    </message>
    <message>
        <source>Point at a step to see the level after it; click to go there</source>
        <translation>Auf einen Schritt zeigen, um das Level danach zu sehen; klicken, um dorthin zu gehen</translation>
    </message>
    <message>
        <source>Pause when it changes</source>
        <translation>Anhalten, wenn sie sich ändert</translation>
    </message>
    <message>
        <source>Playing pauses after each step that changes this cell</source>
        <translation>Das Abspielen hält nach jedem Schritt an, der diese Zelle ändert</translation>
    </message>
    <message>
        <source>Pause when this cell changes</source>
        <translation>Anhalten, wenn sich diese Zelle ändert</translation>
    </message>
    <message>
        <source>%1: no step changed it</source>
        <translation>%1: kein Schritt hat sie geändert</translation>
    </message>
    <message>
        <source>%1, pinned</source>
        <extracomment>What a cell is now, %1, and that the designer keeps it</extracomment>
        <translation>%1, behalten</translation>
    </message>
    <message>
        <source>%1: you pinned it; no step changed it</source>
        <translation>%1: so behalten; kein Schritt hat sie geändert</translation>
    </message>
    <message>
        <source>%1: painted by hand; no step changed it</source>
        <extracomment>What a cell is now, %1</extracomment>
        <translation>%1: von Hand gemalt; kein Schritt hat sie geändert</translation>
    </message>
    <message>
        <source>%1; painted by hand: %2</source>
        <extracomment>What a cell is now, %1, and what was painted there, %2</extracomment>
        <translation>%1; von Hand gemalt: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A cell as &quot;(12, 7)&quot;, and what it is and why</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::RangeEditor</name>
    <message>
        <source>%1: from</source>
        <extracomment>A field: %1 is a parameter</extracomment>
        <translation>%1: von</translation>
    </message>
    <message>
        <source>The smallest number that a seed draws</source>
        <translation>Die kleinste Zahl, die ein Seed zieht</translation>
    </message>
    <message>
        <source>%1: to</source>
        <extracomment>A field: %1 is a parameter</extracomment>
        <translation>%1: bis</translation>
    </message>
    <message>
        <source>The largest number that a seed draws</source>
        <translation>Die größte Zahl, die ein Seed zieht</translation>
    </message>
    <message>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::RangeList</name>
    <message>
        <source>Floors of a range of depths can be drawn from several levels, and grow from floor to floor.</source>
        <translation>Stockwerke eines Tiefenbereichs können aus mehreren Leveln gezogen werden und von Stockwerk zu Stockwerk wachsen.</translation>
    </message>
    <message>
        <source>Add a range of depths</source>
        <translation>Einen Tiefenbereich hinzufügen</translation>
    </message>
    <message>
        <source>Let floors of several depths be drawn from a level of the pack</source>
        <translation>Lässt Stockwerke mehrerer Tiefen aus einem Level des Pakets ziehen</translation>
    </message>
    <message>
        <source>Levels by depth</source>
        <translation>Level nach Tiefe</translation>
    </message>
    <message>
        <source>First depth of the range</source>
        <translation>Erste Tiefe des Bereichs</translation>
    </message>
    <message>
        <source>The first depth whose floor may be made from the level</source>
        <translation>Die erste Tiefe, deren Stockwerk aus dem Level entstehen darf</translation>
    </message>
    <message>
        <source>from </source>
        <extracomment>Before the first depth of a range, in a narrow input</extracomment>
        <translation>von </translation>
    </message>
    <message>
        <source>Last depth of the range</source>
        <translation>Letzte Tiefe des Bereichs</translation>
    </message>
    <message>
        <source>The last depth whose floor may be made from the level; 0: no end</source>
        <translation>Die letzte Tiefe, deren Stockwerk aus dem Level entstehen darf; 0: ohne Ende</translation>
    </message>
    <message>
        <source>to </source>
        <extracomment>Before the last depth of a range, in a narrow input</extracomment>
        <translation>bis </translation>
    </message>
    <message>
        <source>no end</source>
        <extracomment>In place of the last depth of a range</extracomment>
        <translation>ohne Ende</translation>
    </message>
    <message>
        <source>Weight of the range</source>
        <translation>Gewicht des Bereichs</translation>
    </message>
    <message>
        <source>How likely the level is beside others of the same depth</source>
        <translation>Wie wahrscheinlich das Level neben anderen derselben Tiefe ist</translation>
    </message>
    <message>
        <source>weight </source>
        <extracomment>Before a weight, in a narrow input</extracomment>
        <translation>Gewicht </translation>
    </message>
    <message>
        <source>Growth of the range</source>
        <translation>Wachstum des Bereichs</translation>
    </message>
    <message>
        <source>Cells that both sides are longer for each floor below the first; a painted level keeps its size</source>
        <translation>Um so viele Zellen sind beide Seiten mit jedem Stockwerk unter dem ersten länger; ein bemaltes Level behält seine Größe</translation>
    </message>
    <message>
        <source>grows </source>
        <extracomment>Before the cells that a floor grows by, in a narrow input</extracomment>
        <translation>wächst </translation>
    </message>
    <message>
        <source>Level of the range</source>
        <translation>Level des Bereichs</translation>
    </message>
    <message>
        <source>The level that floors of these depths may be made from</source>
        <translation>Das Level, aus dem Stockwerke dieser Tiefen entstehen dürfen</translation>
    </message>
    <message>
        <source>Show the range&apos;s level</source>
        <translation>Das Level des Bereichs zeigen</translation>
    </message>
    <message>
        <source>Show this level on the canvas</source>
        <translation>Dieses Level auf der Zeichenfläche zeigen</translation>
    </message>
    <message>
        <source>Take the range out</source>
        <translation>Den Bereich herausnehmen</translation>
    </message>
    <message>
        <source>Draw no floor from this range; the level stays in the pack</source>
        <translation>Zieht kein Stockwerk mehr aus diesem Bereich; das Level bleibt im Paket</translation>
    </message>
    <message>
        <source>Add a range of depths to the dungeon</source>
        <translation>Dem Verlies einen Tiefenbereich hinzufügen</translation>
    </message>
    <message>
        <source>Take a range of depths out of the dungeon</source>
        <translation>Einen Tiefenbereich aus dem Verlies nehmen</translation>
    </message>
    <message>
        <source>Change a range of depths of the dungeon</source>
        <translation>Einen Tiefenbereich des Verlieses ändern</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::RecipePanel</name>
    <message>
        <source>Fold all stages</source>
        <translation>Alle Phasen einklappen</translation>
    </message>
    <message>
        <source>Reset the recipe</source>
        <translation>Rezept zurücksetzen</translation>
    </message>
    <message>
        <source>Brings the recipe back as the pack has it</source>
        <translation>Stellt das Rezept so wieder her, wie es im Paket steht</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>Rezept</translation>
    </message>
    <message>
        <source>Choose a level to see its recipe</source>
        <translation>Ein Level auswählen, um sein Rezept zu sehen</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Phasen</translation>
    </message>
    <message>
        <source>Unfold all stages</source>
        <translation>Alle Phasen ausklappen</translation>
    </message>
    <message>
        <source>Hide the parameters of all stages</source>
        <translation>Die Parameter aller Phasen verbergen</translation>
    </message>
    <message>
        <source>Show the parameters of all stages</source>
        <translation>Die Parameter aller Phasen zeigen</translation>
    </message>
    <message>
        <source>Add stage…</source>
        <translation>Phase hinzufügen…</translation>
    </message>
    <message>
        <source>Choose a stage to add after the current one</source>
        <translation>Eine Phase wählen, die hinter der jetzigen hinzukommt</translation>
    </message>
    <message>
        <source>A recipe has at most %1 stages</source>
        <translation>Ein Rezept hat höchstens %1 Phasen</translation>
    </message>
    <message>
        <source>Remove all stages</source>
        <translation>Alle Phasen entfernen</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::ResizeDialog</name>
    <message>
        <source>top left</source>
        <translation>oben links</translation>
    </message>
    <message>
        <source>top</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>oben rechts</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>unten links</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>unten</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>unten rechts</translation>
    </message>
    <message numerus="yes">
        <source>%n open cell(s)</source>
        <translation>
            <numerusform>%n offene Zelle</numerusform>
            <numerusform>%n offene Zellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n object(s)</source>
        <translation>
            <numerusform>%n Objekt</numerusform>
            <numerusform>%n Objekte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n path(s)</source>
        <translation>
            <numerusform>%n Pfad</numerusform>
            <numerusform>%n Pfade</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) of other paths</source>
        <translation>
            <numerusform>%n Punkt anderer Pfade</numerusform>
            <numerusform>%n Punkte anderer Pfade</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entrance(s)</source>
        <translation>
            <numerusform>%n Eingang</numerusform>
            <numerusform>%n Eingänge</numerusform>
        </translation>
    </message>
    <message>
        <source>Resize</source>
        <translation>Größe ändern</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>&amp;Breite</translation>
    </message>
    <message>
        <source>Cells from left to right, 1 to %1</source>
        <translation>Zellen von links nach rechts, 1 bis %1</translation>
    </message>
    <message>
        <source>&amp;Height</source>
        <translation>&amp;Höhe</translation>
    </message>
    <message>
        <source>Cells from top to bottom, 1 to %1</source>
        <translation>Zellen von oben nach unten, 1 bis %1</translation>
    </message>
    <message>
        <source>Stays in place</source>
        <translation>Bleibt am Platz</translation>
    </message>
    <message>
        <source>Give it this size; can be undone</source>
        <translation>Diese Größe geben; lässt sich rückgängig machen</translation>
    </message>
    <message>
        <source>Leave the size as it is</source>
        <translation>Die Größe lassen, wie sie ist</translation>
    </message>
    <message>
        <source>The cells that are there stay at: %1</source>
        <extracomment>%1 a corner or side</extracomment>
        <translation>Die vorhandenen Zellen bleiben: %1</translation>
    </message>
    <message>
        <source>Lost with the cells that go: %1</source>
        <extracomment>%1 a list: &quot;3 objects, 1 path&quot;</extracomment>
        <translation>Mit den Zellen geht verloren: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n pinned cell(s)</source>
        <translation>
            <numerusform>%n behaltene Zelle</numerusform>
            <numerusform>%n behaltene Zellen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::RoomForm</name>
    <message>
        <source>Resize…</source>
        <translation>Größe ändern …</translation>
    </message>
    <message>
        <source>Properties of the room</source>
        <translation>Eigenschaften des Raums</translation>
    </message>
    <message>
        <source>Crop the room, or let it grow, and see what would be lost</source>
        <translation>Den Raum beschneiden oder wachsen lassen und sehen, was verloren ginge</translation>
    </message>
    <message>
        <source>Resize the room</source>
        <translation>Größe des Raums ändern</translation>
    </message>
    <message>
        <source>T&amp;itle</source>
        <translation>T&amp;itel</translation>
    </message>
    <message>
        <source>What the room is listed as</source>
        <translation>Unter welchem Namen der Raum aufgeführt ist</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Names the room&apos;s file: a to z, 0 to 9 and -</source>
        <translation>Benennt die Datei des Raums: a bis z, 0 bis 9 und -</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Cells wide and high</source>
        <translation>Breite und Höhe in Zellen</translation>
    </message>
    <message>
        <source>Tag&amp;s</source>
        <translation>Sti&amp;chworte</translation>
    </message>
    <message>
        <source>Words to find the room by, with commas between them</source>
        <translation>Wörter, um den Raum zu finden, mit Kommas dazwischen</translation>
    </message>
    <message>
        <source>&amp;Weight</source>
        <translation>&amp;Gewicht</translation>
    </message>
    <message>
        <source>How often it is drawn beside other rooms, 0 to %1; 0: never</source>
        <translation>Wie oft er neben anderen Räumen gezogen wird, 0 bis %1; 0: nie</translation>
    </message>
    <message>
        <source>So many must be in a level, 0 to %1; 0: it may be left out</source>
        <translation>So viele müssen in einem Level sein, 0 bis %1; 0: er darf fehlen</translation>
    </message>
    <message>
        <source>Maximum number in a level, 0 to %1</source>
        <translation>Mehr sind nicht in einem Level, 0 bis %1</translation>
    </message>
    <message>
        <source>The first depth that it is found in, from 1</source>
        <translation>Die erste Tiefe, in der er vorkommt, von 1 an</translation>
    </message>
    <message>
        <source>The last depth that it is found in</source>
        <translation>Die letzte Tiefe, in der er vorkommt</translation>
    </message>
    <message>
        <source>Change title</source>
        <translation>Titel ändern</translation>
    </message>
    <message>
        <source>Ways to place it</source>
        <translation>Wie er gesetzt wird</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Another room has the id “%1”</source>
        <translation>Ein anderer Raum hat die Kennung „%1“</translation>
    </message>
    <message>
        <source>Change rules of placing</source>
        <translation>Regeln des Setzens ändern</translation>
    </message>
    <message>
        <source>Change tags</source>
        <translation>Stichworte ändern</translation>
    </message>
    <message>
        <source>Change ways to place</source>
        <translation>Arten des Setzens ändern</translation>
    </message>
    <message>
        <source>The ways in which the room may be turned and mirrored: click one to allow or forbid it</source>
        <translation>Wie der Raum gedreht und gespiegelt werden darf: anklicken erlaubt oder verbietet es</translation>
    </message>
    <message>
        <source>In a level</source>
        <translation>In einem Level</translation>
    </message>
    <message>
        <source>How the room is placed in a level of the pack</source>
        <translation>Wie der Raum in einem Level des Pakets gesetzt wird</translation>
    </message>
    <message>
        <source>&amp;Number</source>
        <translation>A&amp;nzahl</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>&amp;Depth</source>
        <translation>&amp;Tiefe</translation>
    </message>
    <message>
        <source>From depth</source>
        <translation>Ab Tiefe</translation>
    </message>
    <message>
        <source>To depth</source>
        <translation>Bis Tiefe</translation>
    </message>
    <message>
        <source>A room of its own</source>
        <translation>Eigener Raum</translation>
    </message>
    <message>
        <source>Furniture, away from walls</source>
        <translation>Möbel, fern von Wänden</translation>
    </message>
    <message>
        <source>Furniture, its top against a wall</source>
        <translation>Möbel, oben an einer Wand</translation>
    </message>
    <message>
        <source>Furniture, top and left in a corner</source>
        <translation>Möbel, oben und links in einer Ecke</translation>
    </message>
    <message>
        <source>Furniture, in the middle of a room</source>
        <translation>Möbel, in der Mitte eines Raums</translation>
    </message>
    <message>
        <source>Furniture, twice, face to face</source>
        <translation>Möbel, zweimal, einander gegenüber</translation>
    </message>
    <message>
        <source>Stands as</source>
        <translation>Steht als</translation>
    </message>
    <message>
        <source>Whether it is a room, or furniture that the stage “Furniture” puts into rooms: its floor has to be floor, its walls have to be walls</source>
        <translation>Ob es ein Raum ist oder ein Möbel, das die Phase „Möbel“ in Räume stellt: Wo es Boden hat, muss Boden sein, wo es Wand hat, Wand</translation>
    </message>
    <message>
        <source>Change how it stands</source>
        <translation>Ändern, wie es steht</translation>
    </message>
    <message>
        <source>Tags of entrances</source>
        <translation>Schlagwörter der Eingänge</translation>
    </message>
    <message>
        <source>A chain of vaults joins two entrances only if both have the same tag, or neither has one</source>
        <translation>Eine Raumkette verbindet zwei Eingänge nur, wenn beide dasselbe Schlagwort haben oder keiner eines hat</translation>
    </message>
    <message>
        <source>Tag an entrance</source>
        <translation>Eingang ein Schlagwort geben</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::RoomPreview</name>
    <message>
        <source>Level of the preview</source>
        <translation>Level der Vorschau</translation>
    </message>
    <message>
        <source>The level that shows how the room is placed; first those whose recipe places handcrafted rooms</source>
        <translation>Das Level, in dem gezeigt wird, wie der Raum gesetzt wird; zuerst jene, deren Rezept handgemachte Räume setzt</translation>
    </message>
    <message>
        <source>Next seed</source>
        <translation>Nächster Seed</translation>
    </message>
    <message>
        <source>Show the room with the next seed that places it; the level keeps its own</source>
        <translation>Den Raum mit dem nächsten Seed zeigen, der ihn setzt; das Level behält seinen</translation>
    </message>
    <message>
        <source>The room in the level</source>
        <translation>Der Raum im Level</translation>
    </message>
    <message>
        <source>The pack has no level to show the room in.</source>
        <translation>Das Paket hat kein Level, in dem der Raum gezeigt werden könnte.</translation>
    </message>
    <message numerus="yes">
        <source>Placed %n time(s) with the seed %1.</source>
        <extracomment>%1 is a seed</extracomment>
        <translation>
            <numerusform>%n-mal gesetzt, mit dem Seed %1.</numerusform>
            <numerusform>%n-mal gesetzt, mit dem Seed %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The level&apos;s recipe has no stage “Handcrafted rooms”: add it, or choose another level.</source>
        <translation>Das Rezept des Levels hat keine Phase „Handgebaute Räume“: Fügen Sie sie hinzu, oder wählen Sie ein anderes Level.</translation>
    </message>
    <message>
        <source>The room cannot be placed: %1.</source>
        <translation>Der Raum kann nicht gesetzt werden: %1.</translation>
    </message>
    <message>
        <source>A level that stands alone is of depth 1: the room is found at other depths only.</source>
        <translation>Ein Level für sich hat die Tiefe 1: Der Raum kommt nur in anderen Tiefen vor.</translation>
    </message>
    <message>
        <source>The room is never drawn: its weight, or how often it may appear, is 0.</source>
        <translation>Der Raum wird nie gezogen: Sein Gewicht, oder wie oft er vorkommen darf, ist 0.</translation>
    </message>
    <message>
        <source>The room is larger than the level, whichever way it is placed.</source>
        <translation>Der Raum ist größer als das Level, wie er auch gesetzt wird.</translation>
    </message>
    <message>
        <source>The room fits nowhere: leave rock of its size in the level, with some beside one of its entrances.</source>
        <translation>Der Raum passt nirgends: Lassen Sie im Level Fels von seiner Größe frei, auch neben einem seiner Eingänge.</translation>
    </message>
    <message numerus="yes">
        <source>The room would fit, but was not drawn with any of %n seed(s): raise its weight, or the attempts of the stage.</source>
        <translation>
            <numerusform>Der Raum würde passen, wurde aber mit %n Seed nicht gezogen: Erhöhen Sie sein Gewicht oder die Versuche der Phase.</numerusform>
            <numerusform>Der Raum würde passen, wurde aber mit keinem von %n Seeds gezogen: Erhöhen Sie sein Gewicht oder die Versuche der Phase.</numerusform>
        </translation>
    </message>
    <message>
        <source>The level cannot be generated: %1.</source>
        <translation>Das Level kann nicht erzeugt werden: %1.</translation>
    </message>
    <message>
        <source>The level&apos;s recipe has no stage “Furniture”: add it, or choose another level.</source>
        <translation>Das Rezept des Levels hat keine Phase „Möbel“: Fügen Sie sie hinzu, oder wählen Sie ein anderes Level.</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::RuleNumber</name>
    <message>
        <source>As in the rules: %1</source>
        <extracomment>%1 a number that the rules of the game give</extracomment>
        <translation>Wie in den Regeln: %1</translation>
    </message>
    <message>
        <source>%1 In the rules: %2.</source>
        <translation>%1 In den Regeln: %2.</translation>
    </message>
    <message>
        <source>%1 In the rules: %2; right-click to go back.</source>
        <translation>%1 In den Regeln: %2; Rechtsklick führt zurück.</translation>
    </message>
    <message>
        <source>%1 As in the rules; %2 to %3.</source>
        <translation>%1 Wie in den Regeln; %2 bis %3.</translation>
    </message>
    <message>
        <source>differs from the rules</source>
        <translation>weicht von den Regeln ab</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::RuleRow</name>
    <message>
        <source>Turned and mirrored</source>
        <translation>Gedreht und gespiegelt</translation>
    </message>
    <message>
        <source>Turned</source>
        <translation>Gedreht</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation>Gespiegelt</translation>
    </message>
    <message>
        <source>As painted</source>
        <translation>Wie gemalt</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Regel %1</translation>
    </message>
    <message>
        <source>%1, look for</source>
        <translation>%1, gesucht</translation>
    </message>
    <message>
        <source>%1, put</source>
        <translation>%1, an die Stelle</translation>
    </message>
    <message>
        <source>%1: width</source>
        <translation>%1: Breite</translation>
    </message>
    <message>
        <source>Columns of the patterns</source>
        <translation>Spalten der Muster</translation>
    </message>
    <message>
        <source>%1: height</source>
        <translation>%1: Höhe</translation>
    </message>
    <message>
        <source>Rows of the patterns</source>
        <translation>Zeilen der Muster</translation>
    </message>
    <message>
        <source>%1: chance</source>
        <translation>%1: Chance</translation>
    </message>
    <message>
        <source>How often a match is rewritten; one at a time: the rule&apos;s weight</source>
        <translation>Wie oft eine passende Stelle umgeschrieben wird; bei einer nach der anderen: das Gewicht der Regel</translation>
    </message>
    <message>
        <source>%1: at most</source>
        <translation>%1: höchstens</translation>
    </message>
    <message>
        <source>How many rewrites it makes in one run of its node</source>
        <translation>Wie viele Umschreibungen sie in einem Lauf ihres Knotens macht</translation>
    </message>
    <message>
        <source>becomes</source>
        <translation>wird zu</translation>
    </message>
    <message>
        <source>%1: symmetries</source>
        <translation>%1: Symmetrien</translation>
    </message>
    <message>
        <source>How the patterns may be turned and mirrored</source>
        <translation>Wie die Muster gedreht und gespiegelt werden dürfen</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>ohne Grenze</translation>
    </message>
    <message>
        <source>Resize rule</source>
        <translation>Größe der Regel ändern</translation>
    </message>
    <message>
        <source>Set symmetries of rule</source>
        <translation>Symmetrien der Regel setzen</translation>
    </message>
    <message>
        <source>Set chance of rule</source>
        <translation>Chance der Regel setzen</translation>
    </message>
    <message>
        <source>Bound rule</source>
        <translation>Regel begrenzen</translation>
    </message>
    <message>
        <source>Paint rule</source>
        <translation>Regel malen</translation>
    </message>
    <message>
        <source>%1: more</source>
        <translation>%1: mehr</translation>
    </message>
    <message>
        <source>Duplicates, moves or removes the rule</source>
        <translation>Verdoppelt, verschiebt oder entfernt die Regel</translation>
    </message>
    <message>
        <source>Duplicate rule</source>
        <translation>Regel verdoppeln</translation>
    </message>
    <message>
        <source>Move rule up</source>
        <translation>Regel nach oben</translation>
    </message>
    <message>
        <source>Move rule down</source>
        <translation>Regel nach unten</translation>
    </message>
    <message>
        <source>Remove rule</source>
        <translation>Regel entfernen</translation>
    </message>
    <message>
        <source>Some</source>
        <translation>Einige</translation>
    </message>
    <message>
        <source>Changes nothing yet: paint on the right what takes the place of what is on the left, or remove the rule.</source>
        <translation>Ändert noch nichts: male rechts, was an die Stelle dessen tritt, was links steht, oder entferne die Regel.</translation>
    </message>
    <message>
        <source>Changes nothing yet</source>
        <translation>Ändert noch nichts</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::RuleText</name>
    <message>
        <source>anything</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>outside of the map</source>
        <translation>außerhalb der Karte</translation>
    </message>
    <message>
        <source>ink %1</source>
        <translation>Farbe %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source> or </source>
        <extracomment>One of several terrains or inks: &quot;floor or wall&quot;</extracomment>
        <translation> oder </translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::Ruler</name>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::RulesEditor</name>
    <message>
        <source>Add rule</source>
        <translation>Regel hinzufügen</translation>
    </message>
    <message>
        <source>Adds a rule: what to look for, and what takes its place</source>
        <translation>Fügt eine Regel hinzu: was gesucht wird, und was an die Stelle tritt</translation>
    </message>
    <message>
        <source>Add node</source>
        <translation>Knoten hinzufügen</translation>
    </message>
    <message>
        <source>Adds rules that are used in another way</source>
        <translation>Fügt Regeln hinzu, die anders angewandt werden</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Puts the rules of an example in the place of these</source>
        <translation>Setzt die Regeln eines Beispiels an die Stelle von diesen</translation>
    </message>
    <message>
        <source>Take over example</source>
        <translation>Beispiel übernehmen</translation>
    </message>
    <message>
        <source>Inks A to H mark cells while the rules run. Shift and click: a cell may be one of several.</source>
        <translation>Die Farben A bis H merken Zellen vor, solange die Regeln laufen. Umschalt und Klick: eine Zelle darf eine von mehreren sein.</translation>
    </message>
    <message>
        <source>Paint what to look for on the left, what takes its place on the right. Add a rule, choose an ink above, and paint.</source>
        <translation>Male links, was gesucht wird, und rechts, was an die Stelle tritt. Füge eine Regel hinzu, wähle oben eine Farbe und male.</translation>
    </message>
    <message>
        <source>To write a drunkard&apos;s cave:
1. Add a rule and make its patterns 1 × 1 cells. Left: wall. Right: ink A. The box above it says how often its node runs: 1 time.
2. Add a node, One at a time, that runs 900 times. Its rule has 2 × 1 cells. Left: ink A, wall. Right: floor, ink A.
3. Duplicate this rule by the arrow beside it, and paint floor over the wall on its left.
To paint, choose an ink and click a cell, or type: A for ink A, # for wall, . for floor.</source>
        <translation>So entsteht die Höhle eines Betrunkenen:
1. Füge eine Regel hinzu und mach ihre Muster 1 × 1 Zelle groß. Links: Wand. Rechts: Farbe A. Das Feld darüber sagt, wie oft ihr Knoten läuft: 1 Mal.
2. Füge einen Knoten hinzu, Eine nach der anderen, der 900 Mal läuft. Seine Regel hat 2 × 1 Zellen. Links: Farbe A, Wand. Rechts: Boden, Farbe A.
3. Verdopple diese Regel mit dem Pfeil neben ihr und male auf ihrer linken Seite Boden über die Wand.
Zum Malen wähle eine Farbe und klicke auf eine Zelle, oder tippe: A für Farbe A, # für Wand, . für Boden.</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::RunRecords</name>
    <message>
        <source>Only whole runs that begin as the rules say are kept.</source>
        <translation>Aufgenommen werden nur ganze Läufe, die nach den Regeln beginnen.</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::ScrubBar</name>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Click or drag to go to a step; arrows and wheel go step by step</source>
        <translation>Klicken oder ziehen, um zu einem Schritt zu gehen; Pfeiltasten und Mausrad gehen Schritt für Schritt</translation>
    </message>
    <message>
        <source>Nothing generated yet</source>
        <translation>Noch nichts erzeugt</translation>
    </message>
    <message>
        <source>Step %1 · %2</source>
        <translation>Schritt %1 · %2</translation>
    </message>
    <message>
        <source>A room is drawn by hand: no steps to watch</source>
        <translation>Ein Raum ist von Hand gezeichnet: keine Schritte zum Zusehen</translation>
    </message>
    <message>
        <source>The recipe failed before its first step: see the message above</source>
        <translation>Das Rezept scheiterte vor dem ersten Schritt: siehe die Meldung oben</translation>
    </message>
    <message>
        <source>The recipe makes no step: add a stage, or switch one on</source>
        <translation>Das Rezept macht keinen Schritt: eine Phase hinzufügen oder einschalten</translation>
    </message>
    <message>
        <source>The steps are recorded as soon as nothing is painted any more</source>
        <translation>Die Schritte werden aufgezeichnet, sobald nicht mehr gemalt wird</translation>
    </message>
    <message>
        <source>Left and Right go from step to step, with Shift from stage to stage.</source>
        <translation>Links und Rechts führen von Schritt zu Schritt, mit Umschalt von Phase zu Phase.</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>%1, %2: %3, %4</source>
        <extracomment>Read aloud: %1 &quot;Step 12 of 940&quot;, %2 the stage, %3 the kind of step, %4 its cell</extracomment>
        <translation>%1, %2: %3, %4</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::SearchBar</name>
    <message>
        <source>First seed</source>
        <translation>Erster Seed</translation>
    </message>
    <message>
        <source>The first seed that is looked at, a whole number</source>
        <translation>Der erste Seed, der angesehen wird, eine ganze Zahl</translation>
    </message>
    <message>
        <source>Last seed</source>
        <translation>Letzter Seed</translation>
    </message>
    <message>
        <source>The last seed that is looked at, a whole number</source>
        <translation>Der letzte Seed, der angesehen wird, eine ganze Zahl</translation>
    </message>
    <message>
        <source>How many levels</source>
        <translation>Wie viele Levels</translation>
    </message>
    <message>
        <source>The search ends when so many are found</source>
        <translation>Die Suche endet, wenn so viele gefunden sind</translation>
    </message>
    <message>
        <source>&amp;Seeds from</source>
        <translation>&amp;Seeds von</translation>
    </message>
    <message>
        <source>&amp;to</source>
        <extracomment>Between the first and the last seed</extracomment>
        <translation>&amp;bis</translation>
    </message>
    <message>
        <source>at &amp;most</source>
        <extracomment>Before the number of levels that shall be found</extracomment>
        <translation>&amp;höchstens</translation>
    </message>
    <message>
        <source>levels</source>
        <extracomment>Behind the number of levels that shall be found</extracomment>
        <translation>Levels</translation>
    </message>
    <message>
        <source>A seed is a whole number from 0 to 18446744073709551615</source>
        <translation>Ein Seed ist eine ganze Zahl von 0 bis 18446744073709551615</translation>
    </message>
    <message>
        <source>The last seed is smaller than the first</source>
        <translation>Der letzte Seed ist kleiner als der erste</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>S&amp;uchen</translation>
    </message>
    <message>
        <source>Say from which seed to which</source>
        <translation>Sagen, von welchem Seed bis zu welchem</translation>
    </message>
    <message>
        <source>Stop searching; the seeds found so far stay</source>
        <translation>Keine weiteren Seeds ansehen; was gefunden ist, bleibt</translation>
    </message>
    <message>
        <source>Look for seeds that fulfil the wish (Enter)</source>
        <translation>Seeds suchen, die den Wunsch erfüllen (Eingabetaste)</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::SearchLine</name>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::SearchReport</name>
    <message>
        <source>Progress of the search</source>
        <translation>Fortschritt der Suche</translation>
    </message>
    <message>
        <source>How many of the wanted levels are found, or how many of the seeds are looked at, whichever is more</source>
        <translation>Wie viele der gewünschten Levels gefunden oder wie viele der Seeds angesehen sind, was immer mehr ist</translation>
    </message>
    <message>
        <source>The first seeds are asked everything, to know what to ask first…</source>
        <translation>Die ersten Seeds werden alles gefragt, um zu wissen, was zuerst zu fragen ist …</translation>
    </message>
    <message numerus="yes">
        <source>%n seed(s) gave no level</source>
        <translation>
            <numerusform>%n Seed ergab kein Level</numerusform>
            <numerusform>%n Seeds ergaben kein Level</numerusform>
        </translation>
    </message>
    <message>
        <source>  ·  </source>
        <extracomment>Between the parts of a wish, of which each is told how many pass it</extracomment>
        <translation>  ·  </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>The end of a search: %1 why it ended, %2 how far it came</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::SearchWords</name>
    <message>
        <source>none in %1 so far</source>
        <translation>bisher keiner von %1</translation>
    </message>
    <message>
        <source>%1 in %2 so far</source>
        <extracomment>%1 how many seeds were found, %2 among how many</extracomment>
        <translation>bisher %1 von %2</translation>
    </message>
    <message>
        <source>, %1 a second</source>
        <translation>, %1 je Sekunde</translation>
    </message>
    <message>
        <source>, the next in about %1 s</source>
        <translation>, der nächste in etwa %1 s</translation>
    </message>
    <message>
        <source>%1: not asked yet</source>
        <extracomment>%1 a part of a wish that no seed came to yet</extracomment>
        <translation>%1: noch nicht gefragt</translation>
    </message>
    <message>
        <source>%1: %2 % of %3</source>
        <extracomment>%1 a part of a wish, %2 how many seeds pass it in percent, %3 of how many that were asked</extracomment>
        <translation>%1: %2 % von %3</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::SeedBar</name>
    <message>
        <source>Seed history</source>
        <translation>Bisherige Seeds</translation>
    </message>
    <message>
        <source>The seeds used so far</source>
        <translation>Die bisher verwendeten Seeds</translation>
    </message>
    <message>
        <source>Copy the seed</source>
        <translation>Seed kopieren</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>The place of a seed among those used so far</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Generate the level from this seed again</source>
        <translation>Das Level noch einmal aus diesem Seed erzeugen</translation>
    </message>
    <message>
        <source>Seed of the level</source>
        <translation>Seed des Levels</translation>
    </message>
    <message>
        <source>A whole number of up to 20 digits, or any word or name. The same seed always gives the same level.</source>
        <translation>Eine ganze Zahl mit bis zu 20 Ziffern oder ein beliebiges Wort oder ein Name. Derselbe Seed ergibt immer dasselbe Level.</translation>
    </message>
    <message>
        <source>A seed is a whole number from 0 to 18446744073709551615, or a word.</source>
        <translation>Ein Seed ist eine ganze Zahl von 0 bis 18446744073709551615 oder ein Wort.</translation>
    </message>
    <message>
        <source>Seed %1 copied</source>
        <translation>Seed %1 kopiert</translation>
    </message>
    <message>
        <source>Puts its number into the clipboard</source>
        <translation>Legt seine Zahl in die Zwischenablage</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::SeedShelf</name>
    <message>
        <source>Click a level, or press Enter on it, to open its seed</source>
        <translation>Ein Klick auf ein Level oder die Eingabetaste öffnet seinen Seed</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::SelectTool</name>
    <message>
        <source>Drag to select · Shift: add · Ctrl: take away · both: only what is in both · a click: select nothing</source>
        <translation>Ziehen: auswählen · Umschalt: hinzufügen · Strg: wegnehmen · beide: nur was in beiden ist · Klick: nichts auswählen</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Selects a rectangle of cells: painting stays inside, and it can be cut, copied and moved</source>
        <translation>Wählt ein Rechteck von Zellen aus: Gemalt wird nur darin, und es lässt sich ausschneiden, kopieren und verschieben</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>Lasso</translation>
    </message>
    <message>
        <source>Selects the cells that a line goes around</source>
        <translation>Wählt die Zellen aus, um die eine Linie führt</translation>
    </message>
    <message>
        <source>Wand</source>
        <translation>Zauberstab</translation>
    </message>
    <message>
        <source>Selects the cells that hang together and look the same</source>
        <translation>Wählt zusammenhängende Zellen aus, die gleich aussehen</translation>
    </message>
    <message>
        <source>Click to select · Alt: all such cells of the level · Shift: add · Ctrl: take away · both: only what is in both</source>
        <translation>Klick: auswählen · Alt: alle solchen Zellen des Levels · Umschalt: hinzufügen · Strg: wegnehmen · beide: nur was in beiden ist</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::ShapeDiagram</name>
    <message>
        <source>above</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>below</source>
        <translation>unten</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>above right</source>
        <translation>oben rechts</translation>
    </message>
    <message>
        <source>below right</source>
        <translation>unten rechts</translation>
    </message>
    <message>
        <source>below left</source>
        <translation>unten links</translation>
    </message>
    <message>
        <source>above left</source>
        <translation>oben links</translation>
    </message>
    <message>
        <source>Wherever it stands</source>
        <translation>Wo es auch steht</translation>
    </message>
    <message>
        <source>No neighbour is alike</source>
        <translation>Kein Nachbar ist gleich</translation>
    </message>
    <message>
        <source>All neighbours are alike</source>
        <translation>Alle Nachbarn sind gleich</translation>
    </message>
    <message>
        <source>Alike: %1</source>
        <extracomment>Of a tile: which of its neighbours are of its kind. %1 &quot;above, left&quot;</extracomment>
        <translation>Gleich: %1</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::ShapeTool</name>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Draws a straight line, as wide as the brush</source>
        <translation>Zeichnet eine gerade Linie, so breit wie der Pinsel</translation>
    </message>
    <message>
        <source>Drag to draw · Shift: in steps of 45° · Alt: both ways from the start · Escape: give it up</source>
        <translation>Ziehen: zeichnen · Umschalt: in Schritten von 45° · Alt: vom Anfang in beide Richtungen · Esc: verwerfen</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <source>Draws a rectangle, filled or as an outline</source>
        <translation>Zeichnet ein Rechteck, gefüllt oder als Umriss</translation>
    </message>
    <message>
        <source>Drag to draw · Shift: a square · Alt: from the middle · Escape: give it up</source>
        <translation>Ziehen: zeichnen · Umschalt: Quadrat · Alt: von der Mitte aus · Esc: verwerfen</translation>
    </message>
    <message>
        <source>Ellipse</source>
        <translation>Ellipse</translation>
    </message>
    <message>
        <source>Draws an ellipse, filled or as an outline</source>
        <translation>Zeichnet eine Ellipse, gefüllt oder als Umriss</translation>
    </message>
    <message>
        <source>Drag to draw · Shift: a circle · Alt: from the middle · Escape: give it up</source>
        <translation>Ziehen: zeichnen · Umschalt: Kreis · Alt: von der Mitte aus · Esc: verwerfen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>An undo command: %1 a tool (line, rectangle …), %2 an ink</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::ShareBars</name>
    <message>
        <source>How often each monster is met</source>
        <translation>Wie oft man jedem Monster begegnet</translation>
    </message>
    <message>
        <source>The share that each kind has of the monsters at this depth, by the weights of those that live there</source>
        <translation>Der Anteil jeder Art an den Monstern dieser Tiefe, nach den Gewichten derer, die dort leben</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>A share in percent</extracomment>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::SideText</name>
    <message>
        <source>As it was</source>
        <translation>Wie es war</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Seed %1</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>Wie es ist</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::SideTile</name>
    <message>
        <source>As it is</source>
        <translation>Wie es ist</translation>
    </message>
    <message>
        <source>The level as it is now</source>
        <translation>Das Level, wie es jetzt ist</translation>
    </message>
    <message>
        <source>Frozen copy</source>
        <translation>Eingefrorene Kopie</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>Algorithmus</translation>
    </message>
    <message>
        <source>Another algorithm for the level&apos;s first maze</source>
        <translation>Ein anderer Algorithmus für das erste Labyrinth des Levels</translation>
    </message>
    <message>
        <source>The level with its first maze woven by this algorithm</source>
        <translation>Das Level, dessen erstes Labyrinth dieser Algorithmus webt</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>Rezept</translation>
    </message>
    <message>
        <source>Another recipe for the level</source>
        <translation>Ein anderes Rezept für das Level</translation>
    </message>
    <message>
        <source>What is painted of the level, with this recipe</source>
        <translation>Was vom Level gemalt ist, mit diesem Rezept</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Was gezeigt wird</translation>
    </message>
    <message>
        <source>Choose what is shown here</source>
        <translation>Wählen, was hier gezeigt wird</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Make this the level: its recipe, its seed and what is painted; one step to undo</source>
        <translation>Dies zum Level machen: Rezept, Seed und was gemalt ist; ein Schritt zum Rückgängigmachen</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Herausnehmen</translation>
    </message>
    <message>
        <source>Compare without this one</source>
        <translation>Ohne diese vergleichen</translation>
    </message>
    <message>
        <source>Generation %1</source>
        <translation>Erzeugung %1</translation>
    </message>
    <message>
        <source>Seed of generation %1</source>
        <translation>Seed der Erzeugung %1</translation>
    </message>
    <message>
        <source>A whole number; empty: the level&apos;s own seed</source>
        <translation>Eine ganze Zahl; leer: der Seed des Levels</translation>
    </message>
    <message>
        <source>Map of generation %1</source>
        <translation>Karte der Erzeugung %1</translation>
    </message>
    <message>
        <source>Is being made …</source>
        <translation>Entsteht …</translation>
    </message>
    <message>
        <source>Not made: cancelled</source>
        <translation>Nicht gemacht: abgebrochen</translation>
    </message>
    <message>
        <source>Generation %1: %2</source>
        <translation>Erzeugung %1: %2</translation>
    </message>
    <message>
        <source>Too large to be watched: only the finished level is shown</source>
        <translation>Zu groß zum Zusehen: nur das fertige Level wird gezeigt</translation>
    </message>
    <message>
        <source>Wheel, + and −: zoom. Drag, arrow keys: move. 0: all of it. Space: play.</source>
        <translation>Mausrad, + und −: Zoom. Ziehen, Pfeiltasten: bewegen. 0: alles. Leertaste: abspielen.</translation>
    </message>
    <message>
        <source>A copy of the level as it is now, which stays unchanged until the program ends; to keep it longer, duplicate the level</source>
        <translation>Das Level, wie es jetzt ist; es bleibt hier, während das Level geändert wird, bis das Programm endet; um es länger zu behalten, das Level duplizieren</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::SpeedSlider</name>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>How many steps a second playing makes, 1 to 1,000,000</source>
        <translation>Wie viele Schritte je Sekunde das Abspielen macht, 1 bis 1.000.000</translation>
    </message>
    <message>
        <source>Speed: %1 steps</source>
        <translation>Tempo: %1 Schritte</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1 Schritte</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::StageAction</name>
    <message>
        <source>Add a stage before…</source>
        <translation>Phase davor hinzufügen…</translation>
    </message>
    <message>
        <source>Add a stage after…</source>
        <translation>Phase dahinter hinzufügen…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Verdoppeln</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Move to the beginning</source>
        <translation>An den Anfang</translation>
    </message>
    <message>
        <source>Move to the end</source>
        <translation>Ans Ende</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Choose a stage that runs just before this one</source>
        <translation>Eine Phase wählen, die unmittelbar vor dieser läuft</translation>
    </message>
    <message>
        <source>Choose a stage that runs right after this one</source>
        <translation>Eine Phase wählen, die unmittelbar nach dieser läuft</translation>
    </message>
    <message>
        <source>Put a copy, with its parameters, after this stage</source>
        <translation>Eine Kopie mit ihren Parametern hinter diese Phase stellen</translation>
    </message>
    <message>
        <source>Run this stage one place earlier</source>
        <translation>Diese Phase um einen Platz früher laufen lassen</translation>
    </message>
    <message>
        <source>Run this stage one place later</source>
        <translation>Diese Phase um einen Platz später laufen lassen</translation>
    </message>
    <message>
        <source>Run this stage before all others</source>
        <translation>Diese Phase vor allen anderen laufen lassen</translation>
    </message>
    <message>
        <source>Run this stage after all others</source>
        <translation>Diese Phase nach allen anderen laufen lassen</translation>
    </message>
    <message>
        <source>Take this stage out of the recipe</source>
        <translation>Diese Phase aus dem Rezept nehmen</translation>
    </message>
    <message>
        <source>Remove all stages</source>
        <translation>Alle Phasen entfernen</translation>
    </message>
    <message>
        <source>Empty the recipe</source>
        <translation>Leert das Rezept</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::StageCard</name>
    <message>
        <source>This version has no such stage.</source>
        <translation>Diese Version kennt keine solche Phase.</translation>
    </message>
    <message>
        <source>%1: in use</source>
        <translation>%1: eingeschaltet</translation>
    </message>
    <message>
        <source>Switches %1 on or off</source>
        <translation>Schaltet „%1“ ein oder aus</translation>
    </message>
    <message>
        <source>Resets all parameters of %1</source>
        <translation>Setzt alle Parameter von „%1“ auf den Standard zurück</translation>
    </message>
    <message>
        <source>%1: reset all</source>
        <translation>%1: alles zurücksetzen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <translation>
            <numerusform>%Ln Schritt</numerusform>
            <numerusform>%Ln Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: show the parameters</source>
        <translation>%1: Parameter zeigen</translation>
    </message>
    <message>
        <source>%1: hide the parameters</source>
        <translation>%1: Parameter verbergen</translation>
    </message>
    <message>
        <source>Shows or hides the parameters of %1</source>
        <translation>Zeigt oder verbirgt die Parameter von %1</translation>
    </message>
    <message>
        <source>Its steps are being shown</source>
        <translation>Ihre Schritte werden gerade gezeigt</translation>
    </message>
    <message>
        <source>%1: what to do with it</source>
        <translation>%1: was damit zu tun ist</translation>
    </message>
    <message>
        <source>Duplicate, move or remove %1</source>
        <translation>%1 verdoppeln, verschieben oder entfernen</translation>
    </message>
    <message>
        <source>%1: drag</source>
        <translation>%1: ziehen</translation>
    </message>
    <message>
        <source>Drag to run %1 earlier or later (Alt+Up, Alt+Down)</source>
        <translation>Ziehen, um %1 früher oder später laufen zu lassen (Alt+Hoch, Alt+Runter)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A button for screen readers: %1 a stage, %2 what mends it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1; the arrow shows other ways</source>
        <translation>%1; der Pfeil zeigt andere Wege</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::StageList</name>
    <message>
        <source>The recipe is empty: what is generated is only what is painted.

Begin with a stage that opens cells, such as rooms, a maze or corridors. Doors, dead ends and what stands in the level come behind it.</source>
        <translation>Das Rezept ist leer: Erzeugt wird nur, was gemalt ist.

Beginne mit einer Phase, die Zellen öffnet, etwa Räume, ein Labyrinth oder Gänge. Türen, Sackgassen und was im Level steht, kommen dahinter.</translation>
    </message>
    <message>
        <source>Add the first stage…</source>
        <translation>Erste Phase hinzufügen…</translation>
    </message>
    <message>
        <source>Choose a stage from the list of all</source>
        <translation>Eine Phase aus der Liste aller wählen</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::StageOffer</name>
    <message>
        <source>Layout: what others build on</source>
        <translation>Grundriss: worauf andere bauen</translation>
    </message>
    <message>
        <source>Changes to the layout</source>
        <translation>Änderungen am Grundriss</translation>
    </message>
    <message>
        <source>What stands in the level</source>
        <translation>Was im Level steht</translation>
    </message>
    <message>
        <source>Needs %1.</source>
        <extracomment>Of a stage: %1 what it needs, such as &quot;open cells, rooms&quot;</extracomment>
        <translation>Braucht: %1.</translation>
    </message>
    <message>
        <source>Gives %1.</source>
        <extracomment>Of a stage: %1 what it gives to those after it</extracomment>
        <translation>Gibt: %1.</translation>
    </message>
    <message>
        <source>Missing here: %1.</source>
        <extracomment>Of a stage in a list: %1 what no stage before it gives</extracomment>
        <translation>Hier fehlt: %1.</translation>
    </message>
    <message>
        <source>Only for temples.</source>
        <translation>Nur für Tempel.</translation>
    </message>
    <message>
        <source>Only for floors of a descent.</source>
        <translation>Nur für Stockwerke eines Abstiegs.</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::StageOverview</name>
    <message>
        <source>Stages</source>
        <translation>Phasen</translation>
    </message>
    <message>
        <source>Steps that this stage made</source>
        <translation>Schritte, die diese Phase gemacht hat</translation>
    </message>
    <message>
        <source>%1: steps</source>
        <translation>%1: Schritte</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::StagePicker</name>
    <message>
        <source>No matching stage</source>
        <translation>Keine passende Phase</translation>
    </message>
    <message>
        <source>Stages to add</source>
        <translation>Phasen zum Hinzufügen</translation>
    </message>
    <message>
        <source>Search for a stage</source>
        <translation>Eine Phase suchen</translation>
    </message>
    <message>
        <source>Search: rooms, water, monsters…</source>
        <translation>Suchen: Räume, Wasser, Monster…</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Phasen</translation>
    </message>
    <message>
        <source>Add a stage at the beginning</source>
        <translation>Eine Phase am Anfang hinzufügen</translation>
    </message>
    <message>
        <source>Add a stage after “%1”</source>
        <extracomment>%1 is a stage of the recipe</extracomment>
        <translation>Eine Phase hinter „%1“ hinzufügen</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::StampModel</name>
    <message>
        <source>%1 × %2 cells</source>
        <extracomment>Width and height of a stamp, in cells</extracomment>
        <translation>%1 × %2 Zellen</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::StampTool</name>
    <message>
        <source>Stamp</source>
        <translation>Stempel</translation>
    </message>
    <message>
        <source>Puts down what was copied, wherever you click</source>
        <translation>Setzt das Kopierte ab, wo immer man klickt</translation>
    </message>
    <message>
        <source>Click to place · X, Y: mirror · Z: rotate · Escape: cancel</source>
        <translation>Klick: absetzen · X, Y: spiegeln · Z: drehen · Esc: abbrechen</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::StampsPanel</name>
    <message>
        <source>Name of the stamp</source>
        <translation>Name des Stempels</translation>
    </message>
    <message>
        <source>Save as stamp</source>
        <translation>Als Stempel speichern</translation>
    </message>
    <message>
        <source>Save the selected cells, with what stands on them, as a new stamp</source>
        <translation>Die ausgewählten Zellen mit dem, was darauf steht, als neuen Stempel speichern</translation>
    </message>
    <message>
        <source>Replace the stamp</source>
        <translation>Stempel ersetzen</translation>
    </message>
    <message>
        <source>Replace this stamp with the selected cells</source>
        <translation>Diesen Stempel durch die ausgewählten Zellen ersetzen</translation>
    </message>
    <message>
        <source>Rename the stamp</source>
        <translation>Stempel umbenennen</translation>
    </message>
    <message>
        <source>Give this stamp another name</source>
        <translation>Diesem Stempel einen anderen Namen geben</translation>
    </message>
    <message>
        <source>Remove the stamp</source>
        <translation>Stempel entfernen</translation>
    </message>
    <message>
        <source>Take this stamp out of the pack; can be undone</source>
        <translation>Diesen Stempel aus dem Paket nehmen; lässt sich rückgängig machen</translation>
    </message>
    <message>
        <source>Stamps</source>
        <translation>Stempel</translation>
    </message>
    <message>
        <source>Stamps of the pack</source>
        <translation>Stempel des Pakets</translation>
    </message>
    <message>
        <source>Click a stamp, or press Enter on it, to pick it up</source>
        <translation>Klick oder Eingabetaste nimmt einen Stempel auf</translation>
    </message>
    <message>
        <source>No stamps yet. Select cells, then press + to save them as a stamp of this pack: a click on it picks it up.</source>
        <translation>Noch keine Stempel. Zellen auswählen, dann + drücken, um sie als Stempel dieses Pakets zu speichern: Ein Klick darauf nimmt ihn auf.</translation>
    </message>
    <message>
        <source>Nothing is open</source>
        <translation>Es ist nichts offen</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::StepEdit</name>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>The step that is shown: type a number to go there</source>
        <translation>Der gezeigte Schritt: eine Zahl eingeben, um dorthin zu gehen</translation>
    </message>
    <message>
        <source>Type a number and press Enter to go to that step</source>
        <translation>Eine Zahl eingeben und mit der Eingabetaste zu diesem Schritt gehen</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::StepListPanel</name>
    <message>
        <source>Stage</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>List the steps of one stage only</source>
        <translation>Nur die Schritte einer Phase auflisten</translation>
    </message>
    <message>
        <source>Kind of step</source>
        <translation>Art des Schritts</translation>
    </message>
    <message>
        <source>List the steps of one kind only</source>
        <translation>Nur die Schritte einer Art auflisten</translation>
    </message>
    <message>
        <source>Step list</source>
        <translation>Schrittliste</translation>
    </message>
    <message>
        <source>All stages</source>
        <translation>Alle Phasen</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Alle Arten</translation>
    </message>
    <message>
        <source>Nothing generated yet</source>
        <translation>Noch nichts erzeugt</translation>
    </message>
    <message>
        <source>No such step</source>
        <translation>Kein solcher Schritt</translation>
    </message>
    <message>
        <source>Steps: %1</source>
        <translation>Schritte: %1</translation>
    </message>
    <message>
        <source>Steps: %1 of %2</source>
        <translation>Schritte: %1 von %2</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::StepListView</name>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Point at a step to see the level after it; click or press Enter to go there</source>
        <translation>Auf einen Schritt zeigen, um das Level danach zu sehen; klicken oder Eingabetaste drücken, um dorthin zu gehen</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>Schritt %1: %2</translation>
    </message>
    <message>
        <source>Step %1 · %2
%3</source>
        <translation>Schritt %1 · %2
%3</translation>
    </message>
    <message>
        <source>Arrows show the level after other steps; Enter goes there.</source>
        <translation>Pfeile zeigen das Level nach anderen Schritten; die Eingabetaste geht dorthin.</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::StepSentence</name>
    <message>
        <source>up</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>down</source>
        <translation>unten</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>Carve %1</source>
        <extracomment>Kind of step carve: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>%1 gegraben</translation>
    </message>
    <message>
        <source>Carve %1 → %2</source>
        <translation>%1 → %2 gegraben</translation>
    </message>
    <message>
        <source>%1: all four ways were free</source>
        <translation>%1 – alle vier Richtungen waren frei</translation>
    </message>
    <message>
        <source>%1: only %2 was free</source>
        <translation>%1 – nur %2 war frei</translation>
    </message>
    <message>
        <source>%1: %2 were free</source>
        <translation>%1 – %2 waren frei</translation>
    </message>
    <message>
        <source>Refused a room at %1</source>
        <extracomment>Kind of step try room: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Raum bei %1 abgelehnt</translation>
    </message>
    <message>
        <source>Refused a room of %1 at %2</source>
        <translation>Raum von %1 bei %2 abgelehnt</translation>
    </message>
    <message>
        <source>%1: it would touch the one at %2</source>
        <translation>%1 – er würde den bei %2 berühren</translation>
    </message>
    <message>
        <source>%1: it does not fit there</source>
        <translation>%1 – er passt dort nicht hin</translation>
    </message>
    <message>
        <source>Placed a room at %1</source>
        <extracomment>Kind of step place room: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Raum bei %1 gesetzt</translation>
    </message>
    <message>
        <source>Placed a room of %1 at %2: nothing was in its way</source>
        <translation>Raum von %1 bei %2 gesetzt – nichts stand im Weg</translation>
    </message>
    <message>
        <source>Joined two parts at %1; cells opened: %2</source>
        <extracomment>Kind of step link: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Zwei Teile bei %1 verbunden; geöffnete Zellen: %2</translation>
    </message>
    <message>
        <source>Placed a thing at %1</source>
        <extracomment>Kind of step place thing: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Objekt bei %1 gesetzt</translation>
    </message>
    <message>
        <source>Placed at %1: %2</source>
        <extracomment>%1 a cell, %2 the title of an object&apos;s kind</extracomment>
        <translation>Bei %1 gesetzt: %2</translation>
    </message>
    <message>
        <source>Start at %1</source>
        <extracomment>Kind of step start: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Start bei %1</translation>
    </message>
    <message>
        <source>Backtrack from %1: nothing free around it</source>
        <extracomment>Kind of step backtrack: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Von %1 zurückgegangen – ringsum ist nichts frei</translation>
    </message>
    <message>
        <source>Opened a door at %1: every room gets one</source>
        <extracomment>Kind of step open door: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Tür bei %1 geöffnet – jeder Raum bekommt eine</translation>
    </message>
    <message>
        <source>Opened one more door at %1, by chance</source>
        <extracomment>Kind of step open extra: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Zufällig eine weitere Tür bei %1 geöffnet</translation>
    </message>
    <message>
        <source>Opened a loop at %1: the way around was long</source>
        <extracomment>Kind of step open loop: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Schleife bei %1 geöffnet – der Weg außen herum war lang</translation>
    </message>
    <message>
        <source>Filled %1: it led nowhere</source>
        <extracomment>Kind of step fill dead end: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>%1 gefüllt – der Weg führte nirgendwohin</translation>
    </message>
    <message>
        <source>Kept the dead end at %1, by chance</source>
        <extracomment>Kind of step keep dead end: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Sackgasse bei %1 zufällig behalten</translation>
    </message>
    <message>
        <source>Dug a corridor that turns at %1; cells opened: %2</source>
        <extracomment>Kind of step dig: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Korridor gegraben, der bei %1 abbiegt; geöffnete Zellen: %2</translation>
    </message>
    <message>
        <source>Placed furniture at %1</source>
        <extracomment>Kind of step place furniture: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Möbelstück bei %1 aufgestellt</translation>
    </message>
    <message>
        <source>No furniture at %1: it would be in the way</source>
        <extracomment>Kind of step refuse furniture: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Kein Möbelstück bei %1 – es stünde im Weg</translation>
    </message>
    <message>
        <source>Grew the shape at %1; cells changed: %2</source>
        <extracomment>Kind of step grow shape: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Form bei %1 wachsen lassen; geänderte Zellen: %2</translation>
    </message>
    <message>
        <source>Smoothed the shape; cells changed: %2</source>
        <extracomment>Kind of step smooth shape: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Form geglättet; geänderte Zellen: %2</translation>
    </message>
    <message>
        <source>Put the hero at %1</source>
        <extracomment>Kind of step place hero: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Held auf %1 gesetzt</translation>
    </message>
    <message>
        <source>Hid a trap at %1</source>
        <extracomment>Kind of step place trap: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Falle bei %1 versteckt</translation>
    </message>
    <message>
        <source>Laid a coin at %1</source>
        <extracomment>Kind of step place coin: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Münze auf %1 gelegt</translation>
    </message>
    <message>
        <source>aisle</source>
        <translation>Gang</translation>
    </message>
    <message>
        <source>trap</source>
        <translation>Falle</translation>
    </message>
    <message>
        <source>coin</source>
        <translation>Münze</translation>
    </message>
    <message>
        <source>object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>Refused a path from %1</source>
        <extracomment>Kind of step try path: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Pfad ab %1 verworfen</translation>
    </message>
    <message>
        <source>%1: something is in its way</source>
        <translation>%1: etwas ist ihm im Weg</translation>
    </message>
    <message>
        <source>%1: it comes near the hero&apos;s start</source>
        <translation>%1: er kommt dem Start des Helden nahe</translation>
    </message>
    <message>
        <source>%1: it comes near another danger or water</source>
        <translation>%1: er kommt einer anderen Gefahr oder Wasser nahe</translation>
    </message>
    <message>
        <source>%1: its round is no whole part of 24 seconds</source>
        <translation>%1: 24 Sekunden sind kein Vielfaches seiner Runde</translation>
    </message>
    <message>
        <source>%1: some aisle would be free for too short a time</source>
        <translation>%1: ein Gang wäre zu kurze Zeit frei</translation>
    </message>
    <message>
        <source>Let water in at %1</source>
        <extracomment>Kind of step pour water: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Wasser auf %1 eingelassen</translation>
    </message>
    <message>
        <source>Put stairs at %1</source>
        <extracomment>Kind of step place stairs: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Treppe bei %1 gebaut</translation>
    </message>
    <message>
        <source>Let a fountain spring at %1</source>
        <extracomment>Kind of step place fountain: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Brunnen bei %1 entspringen lassen</translation>
    </message>
    <message>
        <source>Walk %1 → %2</source>
        <translation>Gang %1 → %2</translation>
    </message>
    <message>
        <source>Grew at %1</source>
        <extracomment>Kind of step grow: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Bei %1 gewachsen</translation>
    </message>
    <message>
        <source>Dropped %1 from the list: nothing free around it</source>
        <extracomment>Kind of step drop cell: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>%1 aus der Liste genommen – ringsum ist nichts frei</translation>
    </message>
    <message>
        <source>Walked on from %1</source>
        <extracomment>Kind of step walk: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Von %1 weitergegangen</translation>
    </message>
    <message>
        <source>The walk came back to %1 and its loop was erased; cells closed: %2</source>
        <extracomment>Kind of step erase loop: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Der Gang kam zu %1 zurück, seine Schleife wurde gelöscht; geschlossene Zellen: %2</translation>
    </message>
    <message>
        <source>The walk reached the maze at %1 and became part of it</source>
        <extracomment>Kind of step keep walk: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Der Gang hat bei %1 das Labyrinth erreicht und gehört nun dazu</translation>
    </message>
    <message>
        <source>Opened the wall at %1 and joined the sets on its two sides</source>
        <extracomment>Kind of step join sets: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Die Wand bei %1 geöffnet und die Mengen auf ihren beiden Seiten verbunden</translation>
    </message>
    <message>
        <source>Left the wall at %1: both its sides are of one set</source>
        <extracomment>Kind of step skip wall: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Die Wand bei %1 gelassen – ihre beiden Seiten gehören zu einer Menge</translation>
    </message>
    <message>
        <source>Led a set on to the next row at %1</source>
        <extracomment>Kind of step way down: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Eine Menge bei %1 in die nächste Reihe weitergeführt</translation>
    </message>
    <message>
        <source>Looked through the row of %1</source>
        <extracomment>Kind of step scan row: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Die Reihe von %1 durchgesehen</translation>
    </message>
    <message>
        <source>Closed a run of cells: it opens upwards at %1</source>
        <extracomment>Kind of step close run: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Einen Lauf von Zellen beendet – bei %1 öffnet er sich nach oben</translation>
    </message>
    <message>
        <source>Opened all at once from %1; cells opened: %2</source>
        <extracomment>Kind of step open hall: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Von %1 an alles auf einmal geöffnet; geöffnete Zellen: %2</translation>
    </message>
    <message>
        <source>Built a wall with a gap at %1; cells closed: %2</source>
        <extracomment>Kind of step build wall: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Bei %1 eine Wand mit einer Lücke gebaut; geschlossene Zellen: %2</translation>
    </message>
    <message>
        <source>mirrored</source>
        <translation>gespiegelt</translation>
    </message>
    <message>
        <source>turned by %1°</source>
        <translation>um %1° gedreht</translation>
    </message>
    <message>
        <source>Rule %1 at %2: %3</source>
        <extracomment>%1 the number of a rule, %2 a cell, %3 what the rule does: &quot;A## → B.A&quot;</extracomment>
        <translation>Regel %1 bei %2: %3</translation>
    </message>
    <message>
        <source>Rewrote the cells at %1</source>
        <extracomment>Kind of step rewrite: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Die Zellen bei %1 umgeschrieben</translation>
    </message>
    <message>
        <source>Walled up the door at %1: another one leads to the same place</source>
        <extracomment>Kind of step close door: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Die Tür bei %1 zugemauert: eine andere führt an denselben Ort</translation>
    </message>
    <message>
        <source>Opened the door at %1 that a room hangs on</source>
        <extracomment>Kind of step attach door: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Die Tür bei %1 geöffnet, an der ein Raum hängt</translation>
    </message>
    <message>
        <source>Closed a pocket at %1: it was too small; cells: %2</source>
        <extracomment>Kind of step close pocket: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Eine Tasche bei %1 geschlossen: sie war zu klein; Zellen: %2</translation>
    </message>
    <message>
        <source>Flooded %1</source>
        <extracomment>Kind of step flood: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>%1 geflutet</translation>
    </message>
    <message>
        <source>Left %1 dry: what is around it might not hold together without it</source>
        <extracomment>Kind of step keep way: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>%1 trocken gelassen: ohne diese Zelle hinge, was um sie liegt, vielleicht nicht mehr zusammen</translation>
    </message>
    <message>
        <source>Laid a bridge at %1</source>
        <extracomment>Kind of step lay bridge: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Eine Brücke bei %1 gelegt</translation>
    </message>
    <message>
        <source>Let a shore grow at %1</source>
        <extracomment>Kind of step grow shore: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Ufer bei %1 wachsen lassen</translation>
    </message>
    <message>
        <source>Cut a piece in two at %1</source>
        <extracomment>Kind of step split: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Ein Stück bei %1 zerschnitten</translation>
    </message>
    <message>
        <source>Darkened the room around %1</source>
        <extracomment>Kind of step darken: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Den Raum um %1 verdunkelt</translation>
    </message>
    <message>
        <source>Darkened stretches outside of rooms, from %1 on</source>
        <extracomment>Kind of step darken rest: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Strecken außerhalb von Räumen verdunkelt, ab %1</translation>
    </message>
    <message>
        <source>Hung a torch at %1</source>
        <extracomment>Kind of step hang torch: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Eine Fackel bei %1 aufgehängt</translation>
    </message>
    <message>
        <source>Light falls from %1</source>
        <extracomment>Kind of step cast light: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Von %1 fällt Licht</translation>
    </message>
    <message>
        <source>Darkened the walls that no lit cell is beside, from %1 on</source>
        <extracomment>Kind of step darken walls: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Wände verdunkelt, neben denen keine helle Zelle liegt, ab %1</translation>
    </message>
    <message>
        <source>Drew an end of the way to the goal at %1</source>
        <extracomment>Kind of step plan way: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Ein Ende des Wegs zum Ziel gezeichnet: %1</translation>
    </message>
    <message>
        <source>Drew a lock at %1: it cuts off the goal</source>
        <extracomment>Kind of step plan lock: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Schloss bei %1 gezeichnet – es schneidet das Ziel ab</translation>
    </message>
    <message>
        <source>Locked the door at %1</source>
        <extracomment>Kind of step lock door: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Tür bei %1 verschlossen</translation>
    </message>
    <message>
        <source>Put the key at %1</source>
        <extracomment>Kind of step place key: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Schlüssel auf %1 gelegt</translation>
    </message>
    <message>
        <source>Barred the door at %1: it opens from behind, as a short-cut back</source>
        <extracomment>Kind of step bar door: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Tür bei %1 verriegelt – sie öffnet sich von hinten, als Abkürzung zurück</translation>
    </message>
    <message>
        <source>Let the door at %1 fall shut: another way leads back</source>
        <extracomment>Kind of step make one-way: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Tür bei %1 fällt zu – ein anderer Weg führt zurück</translation>
    </message>
    <message>
        <source>Hid the door at %1</source>
        <extracomment>Kind of step hide door: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Tür bei %1 versteckt</translation>
    </message>
    <message>
        <source>Laid a reward at %1</source>
        <extracomment>Kind of step place reward: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Belohnung auf %1 gelegt</translation>
    </message>
    <message>
        <source>Put the middle of a district at %1</source>
        <extracomment>Kind of step site: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Den Mittelpunkt eines Bezirks auf %1 gesetzt</translation>
    </message>
    <message>
        <source>Drew the border of the district around %1</source>
        <extracomment>Kind of step border: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Die Grenze des Bezirks um %1 gezogen</translation>
    </message>
    <message>
        <source>All districts are made: their borders go</source>
        <extracomment>Kind of step erase borders: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Alle Bezirke sind gemacht: Ihre Grenzen verschwinden</translation>
    </message>
    <message>
        <source>Drew a theme for the region around %1</source>
        <extracomment>Kind of step draw theme: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Ein Thema für die Gegend um %1 gezogen</translation>
    </message>
    <message>
        <source>Laid the floor of a theme from %1 on; cells changed: %2</source>
        <extracomment>Kind of step lay floor: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Von %1 an den Boden eines Themas gelegt; geänderte Zellen: %2</translation>
    </message>
    <message>
        <source>%1: part of it would not lie in rock</source>
        <translation>%1: ein Teil davon läge nicht im Fels</translation>
    </message>
    <message>
        <source>%1: no way would lead into it</source>
        <translation>%1: kein Weg würde hineinführen</translation>
    </message>
    <message>
        <source>Moved a trap: the number at %1 did not tell which cells around it are safe</source>
        <extracomment>Kind of step move trap: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Eine Falle versetzt: Die Zahl bei %1 verriet nicht, welche Zellen um sie herum sicher sind</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::SurveyDialog</name>
    <message>
        <source>Survey of %1</source>
        <extracomment>%1 is the level&apos;s title</extracomment>
        <translation>Erhebung von %1</translation>
    </message>
    <message>
        <source>First seed</source>
        <translation>Erster Seed</translation>
    </message>
    <message>
        <source>The first seed, a whole number</source>
        <translation>Der erste Seed, eine ganze Zahl</translation>
    </message>
    <message>
        <source>Last seed</source>
        <translation>Letzter Seed</translation>
    </message>
    <message>
        <source>The last seed, a whole number</source>
        <translation>Der letzte Seed, eine ganze Zahl</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>How many levels are made at a time; one fewer than the machine has processors leaves the window its own</source>
        <translation>Wie viele Levels zugleich entstehen; eines weniger, als die Maschine Prozessoren hat, lässt dem Fenster den seinen</translation>
    </message>
    <message>
        <source>What to know before</source>
        <translation>Was vorher zu wissen ist</translation>
    </message>
    <message>
        <source>&amp;Measures</source>
        <translation>&amp;Maße</translation>
    </message>
    <message>
        <source>&amp;Usual</source>
        <translation>&amp;Übliche</translation>
    </message>
    <message>
        <source>Choose all that is quick to measure and tells something of this level</source>
        <translation>Alles wählen, was schnell zu messen ist und von diesem Level etwas sagt</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Keine</translation>
    </message>
    <message>
        <source>Choose no measure</source>
        <translation>Kein Maß wählen</translation>
    </message>
    <message>
        <source>&amp;Seeds from</source>
        <translation>&amp;Seeds von</translation>
    </message>
    <message>
        <source>&amp;to</source>
        <extracomment>Between the first and the last seed</extracomment>
        <translation>&amp;bis</translation>
    </message>
    <message>
        <source>T&amp;hreads</source>
        <translation>&amp;Threads</translation>
    </message>
    <message>
        <source>S&amp;urvey</source>
        <translation>&amp;Erheben</translation>
    </message>
    <message>
        <source>Survey</source>
        <translation>Erheben</translation>
    </message>
    <message>
        <source>Make a level from each seed and measure it; the window can be used meanwhile</source>
        <translation>Aus jedem Seed ein Level machen und es messen; das Fenster lässt sich dabei benutzen</translation>
    </message>
    <message>
        <source>A seed is a whole number from 0 to 18446744073709551615.</source>
        <translation>Ein Seed ist eine ganze Zahl von 0 bis 18446744073709551615.</translation>
    </message>
    <message>
        <source>The last seed is smaller than the first.</source>
        <translation>Der letzte Seed ist kleiner als der erste.</translation>
    </message>
    <message>
        <source>At most %1 seeds are surveyed here. For more there is the command mazeloom survey, which keeps what is done.</source>
        <translation>Hier werden höchstens %1 Seeds erhoben. Für mehr gibt es den Befehl mazeloom survey, der behält, was getan ist.</translation>
    </message>
    <message>
        <source>Choose at least one measure.</source>
        <translation>Mindestens ein Maß wählen.</translation>
    </message>
    <message numerus="yes">
        <source>%n of these measures is slow: a hundred seeds are a good beginning.</source>
        <translation>
            <numerusform>%n dieser Maße ist langsam: Hundert Seeds sind ein guter Anfang.</numerusform>
            <numerusform>%n dieser Maße sind langsam: Hundert Seeds sind ein guter Anfang.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::SurveyMeasures</name>
    <message>
        <source>Measures of the survey</source>
        <translation>Maße der Erhebung</translation>
    </message>
    <message>
        <source>Choose the measure that the chart shows</source>
        <translation>Das Maß wählen, das das Diagramm zeigt</translation>
    </message>
    <message>
        <source>Differs from the outline by more than chance does</source>
        <translation>Unterscheidet sich vom Umriss mehr, als es der Zufall tut</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::SweepPage</name>
    <message>
        <source>Parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>What is given one value after the other</source>
        <translation>Was einen Wert nach dem anderen bekommt</translation>
    </message>
    <message>
        <source>Measure of the curve</source>
        <translation>Maß der Kurve</translation>
    </message>
    <message>
        <source>What the curve shows</source>
        <translation>Was die Kurve zeigt</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>Survey the level with eleven values of the parameter</source>
        <translation>Das Level mit elf Werten des Parameters erheben</translation>
    </message>
    <message>
        <source>Stop the sweep</source>
        <translation>Reihe anhalten</translation>
    </message>
    <message>
        <source>Stop measuring; the results so far stay</source>
        <translation>Keine weiteren Seeds messen; was getan ist, bleibt</translation>
    </message>
    <message>
        <source>Seeds of each value</source>
        <translation>Seeds je Wert</translation>
    </message>
    <message>
        <source>How many seeds are measured with each value, from 1 on</source>
        <translation>Wie viele Seeds mit jedem Wert gemessen werden, von 1 an</translation>
    </message>
    <message>
        <source>Progress of the sweep</source>
        <translation>Fortschritt der Reihe</translation>
    </message>
    <message>
        <source>What the parameter does to the measure</source>
        <translation>Was der Parameter mit dem Maß macht</translation>
    </message>
    <message>
        <source>First value</source>
        <translation>Erster Wert</translation>
    </message>
    <message>
        <source>The parameter&apos;s first value</source>
        <translation>Der erste Wert des Parameters</translation>
    </message>
    <message>
        <source>Last value</source>
        <translation>Letzter Wert</translation>
    </message>
    <message>
        <source>The parameter&apos;s last value</source>
        <translation>Der letzte Wert des Parameters</translation>
    </message>
    <message>
        <source>from</source>
        <extracomment>Between which values a parameter is swept: from … to …</extracomment>
        <translation>von</translation>
    </message>
    <message>
        <source>to</source>
        <extracomment>Between which values a parameter is swept: from … to …</extracomment>
        <translation>bis</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>Seeds</translation>
    </message>
    <message>
        <source>Curve of</source>
        <translation>Kurve von</translation>
    </message>
    <message>
        <source>The parameter cannot be swept: %1</source>
        <translation>Der Parameter lässt sich nicht durchmessen: %1</translation>
    </message>
    <message>
        <source>The first levels are being made…</source>
        <translation>Die ersten Levels entstehen …</translation>
    </message>
    <message>
        <source>Choose a level in the list to see what its parameters do.</source>
        <translation>In der Liste ein Level wählen, um zu sehen, was seine Parameter tun.</translation>
    </message>
    <message>
        <source>The recipe of this level has no parameter to sweep. Add a stage that has some.</source>
        <translation>Das Rezept dieses Levels hat keinen Parameter zum Durchmessen. Eine Phase hinzufügen, die welche hat.</translation>
    </message>
    <message>
        <source>Choose a parameter and press Sweep: the level is surveyed with eleven of its values, and the curve shows what that does.</source>
        <translation>Einen Parameter wählen und „Reihe“ drücken: Das Level wird mit elf seiner Werte erhoben, und die Kurve zeigt, was das bewirkt.</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::SymmetryStrip</name>
    <message>
        <source>Mirrored, turned by %1°</source>
        <extracomment>%1 is 0, 90, 180 or 270</extracomment>
        <translation>Gespiegelt, um %1° gedreht</translation>
    </message>
    <message>
        <source>Turned by %1°</source>
        <translation>Um %1° gedreht</translation>
    </message>
    <message>
        <source>%1: the room may be placed this way</source>
        <translation>%1: so darf der Raum gesetzt werden</translation>
    </message>
    <message>
        <source>%1: the room is never placed this way</source>
        <translation>%1: so wird der Raum nie gesetzt</translation>
    </message>
    <message>
        <source>; looks the same as “%1”</source>
        <extracomment>Appended to what a way is; %1 is another way (&quot;Turned by 0°&quot;)</extracomment>
        <translation>; sieht aus wie „%1“</translation>
    </message>
    <message>
        <source>One way must be left</source>
        <translation>Eine Art muss bleiben</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::TemplePage</name>
    <message>
        <source>You stepped on a trap.</source>
        <translation>Sie sind auf eine Falle getreten.</translation>
    </message>
    <message>
        <source>A bug got you.</source>
        <translation>Ein Käfer hat Sie erwischt.</translation>
    </message>
    <message>
        <source>The boss got you.</source>
        <translation>Der Boss hat Sie erwischt.</translation>
    </message>
    <message>
        <source>A laser burnt you.</source>
        <translation>Ein Laser hat Sie verbrannt.</translation>
    </message>
    <message>
        <source>You were too near the blast.</source>
        <translation>Sie waren der Explosion zu nahe.</translation>
    </message>
    <message>
        <source>You ran out of air.</source>
        <translation>Ihnen ging die Luft aus.</translation>
    </message>
    <message>
        <source>Moments of this attempt</source>
        <translation>Momente dieses Versuchs</translation>
    </message>
    <message>
        <source>Drag to any moment of this attempt; a move takes over there</source>
        <translation>Zu einem Moment dieses Versuchs ziehen; ein Zug übernimmt dort</translation>
    </message>
    <message>
        <source>Won in %1, at attempt %2.
Any move plays it again.</source>
        <translation>Gewonnen in %1, beim %2. Versuch.
Jeder Zug spielt ihn noch einmal.</translation>
    </message>
    <message>
        <source>%1 move</source>
        <translation>%1 gehen</translation>
    </message>
    <message>
        <source>throw</source>
        <translation>werfen</translation>
    </message>
    <message>
        <source>read</source>
        <translation>lesen</translation>
    </message>
    <message>
        <source>TNT or grenade</source>
        <translation>TNT oder Granate</translation>
    </message>
    <message>
        <source>restart</source>
        <translation>neu beginnen</translation>
    </message>
    <message>
        <source>menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>It is of the level “%1”.</source>
        <translation>Sie ist vom Level „%1“.</translation>
    </message>
    <message>
        <source>Won in %1.</source>
        <translation>Gewonnen in %1.</translation>
    </message>
    <message>
        <source>&amp;Same traps again</source>
        <translation>&amp;Dieselben Fallen noch einmal</translation>
    </message>
    <message>
        <source>Begin this attempt once more, with the same traps and coins</source>
        <translation>Diesen Versuch noch einmal beginnen, mit denselben Fallen und Münzen</translation>
    </message>
    <message>
        <source>See the hidden maze, traps, beams, paths, and what the boss sees</source>
        <translation>Das verborgene Labyrinth, Fallen, Strahlen, Wege und den Blick des Bosses sehen</translation>
    </message>
    <message>
        <source>The number on a cell says how many of the eight cells around it hold a trap. %1 move.</source>
        <translation>Die Zahl auf einer Zelle sagt, wie viele der acht Zellen um sie herum eine Falle haben. %1 gehen.</translation>
    </message>
    <message>
        <source>The ground was deadly.</source>
        <translation>Der Boden war tödlich.</translation>
    </message>
    <message>
        <source>Any move, or %1, begins another attempt.</source>
        <translation>Jeder Zug oder %1 beginnt einen neuen Versuch.</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>Hinweis</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::TempleStatus</name>
    <message>
        <source>Lives, coins and what is to be done</source>
        <translation>Leben, Münzen und was zu tun ist</translation>
    </message>
    <message numerus="yes">
        <source>%n lives</source>
        <translation>
            <numerusform>%n Leben</numerusform>
            <numerusform>%n Leben</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 coins collected</source>
        <translation>%1 Münzen gesammelt</translation>
    </message>
    <message>
        <source>%1 bugs killed</source>
        <translation>%1 Käfer getötet</translation>
    </message>
    <message>
        <source>%1 lasers destroyed</source>
        <translation>%1 Laser zerstört</translation>
    </message>
    <message>
        <source>%1 bosses killed</source>
        <translation>%1 Bosse getötet</translation>
    </message>
    <message>
        <source>%1 consoles read</source>
        <translation>%1 Konsolen gelesen</translation>
    </message>
    <message>
        <source>The exit is open</source>
        <translation>Der Ausgang ist offen</translation>
    </message>
    <message>
        <source>The exit opens when all else is done</source>
        <translation>Der Ausgang öffnet sich, wenn alles andere getan ist</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>zu</translation>
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
            <numerusform>%n Granate</numerusform>
            <numerusform>%n Granaten</numerusform>
        </translation>
    </message>
    <message>
        <source>air</source>
        <translation>Luft</translation>
    </message>
    <message numerus="yes">
        <source>Air for %n seconds</source>
        <translation>
            <numerusform>Luft für %n Sekunde</numerusform>
            <numerusform>Luft für %n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Attempt %1</source>
        <translation>%1. Versuch</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::TempleView</name>
    <message>
        <source>The game</source>
        <translation>Das Spiel</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::TerrainForm</name>
    <message>
        <source>The chosen terrain</source>
        <translation>Die gewählte Geländeart</translation>
    </message>
    <message>
        <source>Id of the terrain</source>
        <translation>Kennung der Geländeart</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>What the window calls it</source>
        <translation>Wie das Fenster sie nennt</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Names it in files and exports, as own:swamp; made from its first title</source>
        <translation>Nennt sie in Dateien und Exporten, als own:swamp; aus ihrem ersten Titel gebildet</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Stands for it in grids and in text: one that no other terrain has</source>
        <translation>Steht in Rastern und im Text für sie: eines, das keine andere Geländeart hat</translation>
    </message>
    <message>
        <source>Can be entered</source>
        <translation>Kann betreten werden</translation>
    </message>
    <message>
        <source>Whether hero and monsters can come there</source>
        <translation>Ob Held und Monster dorthin kommen</translation>
    </message>
    <message>
        <source>Blocks sight</source>
        <translation>Versperrt die Sicht</translation>
    </message>
    <message>
        <source>Whether nobody sees past it</source>
        <translation>Ob niemand daran vorbeisieht</translation>
    </message>
    <message>
        <source>Liquid</source>
        <translation>Flüssig</translation>
    </message>
    <message>
        <source>Whether who is in it swims, in a temple</source>
        <translation>Ob man darin schwimmt, im Tempel</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Was sie ist</translation>
    </message>
    <message>
        <source>Both games obey it</source>
        <translation>Beide Spiele halten sich daran</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>What it does to who enters it</source>
        <translation>Was sie mit dem tut, der sie betritt</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Of its ground</source>
        <translation>Ihres Bodens</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Zeichnung</translation>
    </message>
    <message>
        <source>Is laid on the ground; without one, its character is, quietly</source>
        <translation>Liegt auf dem Boden; ohne eine zeigt sich leise ihr Zeichen</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Slows</source>
        <translation>Bremst</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Verletzt</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>Tötet</translation>
    </message>
    <message>
        <source>One character of ASCII that no terrain of the program has, and no quote, backslash or underscore</source>
        <translation>Ein ASCII-Zeichen, das keine Geländeart des Programms hat, und kein Anführungszeichen, Backslash oder Unterstrich</translation>
    </message>
    <message>
        <source>Another terrain of the pack has this character</source>
        <translation>Eine andere Geländeart des Pakets hat dieses Zeichen</translation>
    </message>
    <message>
        <source>Rename a terrain</source>
        <translation>Geländeart umbenennen</translation>
    </message>
    <message>
        <source>Change what a terrain does</source>
        <translation>Wirkung einer Geländeart ändern</translation>
    </message>
    <message>
        <source>Change drawing</source>
        <translation>Zeichnung ändern</translation>
    </message>
    <message>
        <source>Change what a terrain is</source>
        <translation>Eigenschaft einer Geländeart ändern</translation>
    </message>
    <message>
        <source>None: its character</source>
        <translation>Keine: ihr Zeichen</translation>
    </message>
    <message>
        <source>Change character</source>
        <translation>Zeichen ändern</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>Farbe von %1</translation>
    </message>
    <message>
        <source>Change colour</source>
        <translation>Farbe ändern</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::TerrainsPanel</name>
    <message>
        <source>Terrains</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>No terrains of the pack&apos;s own yet. A terrain is what a cell is made of: a swamp that slows, a hedge that hides. Give it a name and add it: then it stands among the inks, rules can write it, and both games obey it.</source>
        <translation>Noch keine eigenen Geländearten. Eine Geländeart ist, woraus eine Zelle besteht: ein Sumpf, der bremst, eine Hecke, die verbirgt. Ihr einen Namen geben und sie hinzufügen: Dann steht sie unter den Farben, Regeln können sie schreiben, und beide Spiele halten sich daran.</translation>
    </message>
    <message>
        <source>Add terrain</source>
        <translation>Geländeart hinzufügen</translation>
    </message>
    <message>
        <source>Move the terrain up</source>
        <translation>Geländeart nach oben</translation>
    </message>
    <message>
        <source>Puts the terrain before the one above</source>
        <translation>Setzt die Geländeart vor die darüber</translation>
    </message>
    <message>
        <source>Move the terrain down</source>
        <translation>Geländeart nach unten</translation>
    </message>
    <message>
        <source>Moves the terrain down</source>
        <translation>Rückt die Geländeart nach unten</translation>
    </message>
    <message>
        <source>Remove the terrain</source>
        <translation>Geländeart entfernen</translation>
    </message>
    <message>
        <source>Takes the terrain away; its cells become floor where it could be walked, else wall</source>
        <translation>Nimmt die Geländeart weg; ihre Zellen werden Boden, wo man gehen konnte, sonst Wand</translation>
    </message>
    <message>
        <source>Paint with it</source>
        <translation>Damit malen</translation>
    </message>
    <message>
        <source>Where the terrain is used</source>
        <translation>Wo die Geländeart vorkommt</translation>
    </message>
    <message>
        <source>The pack&apos;s own terrains</source>
        <translation>Die eigenen Geländearten des Pakets</translation>
    </message>
    <message>
        <source>Choose a terrain to change it</source>
        <translation>Eine Geländeart wählen, um sie zu ändern</translation>
    </message>
    <message>
        <source>Name of a new terrain</source>
        <translation>Name einer neuen Geländeart</translation>
    </message>
    <message>
        <source>What the new terrain is called, such as “Swamp”</source>
        <translation>Wie die neue Geländeart heißt, etwa „Sumpf“</translation>
    </message>
    <message>
        <source>Adds a terrain of that name to the pack</source>
        <translation>Fügt dem Paket eine Geländeart dieses Namens hinzu</translation>
    </message>
    <message>
        <source>Picks up the terrain as ink</source>
        <translation>Nimmt die Geländeart als Farbe auf</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) painted with it</source>
        <translation>
            <numerusform>%n Zelle damit gemalt</numerusform>
            <numerusform>%n Zellen damit gemalt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Rules of “%2” name it: change these before you remove it.</source>
        <translation>%1. Regeln von „%2“ nennen sie: Diese ändern, bevor sie entfernt wird.</translation>
    </message>
    <message>
        <source>Add a terrain</source>
        <translation>Geländeart hinzufügen</translation>
    </message>
    <message>
        <source>Remove a terrain</source>
        <translation>Geländeart entfernen</translation>
    </message>
    <message>
        <source>Move a terrain</source>
        <translation>Geländeart verschieben</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::TilesetView</name>
    <message>
        <source>Tiles of the picture</source>
        <translation>Kacheln des Bildes</translation>
    </message>
    <message>
        <source>Tile %1: column %2, row %3</source>
        <extracomment>A tile of a picture: %1 its number from 0, %2 and %3 its place from 1</extracomment>
        <translation>Kachel %1: Spalte %2, Zeile %3</translation>
    </message>
    <message>
        <source>Arrows go from tile to tile. Enter chooses a tile, with Ctrl beside the others; Delete removes it from what it stands for.</source>
        <translation>Pfeile führen von Kachel zu Kachel. Die Eingabetaste wählt eine Kachel, mit Strg neben den anderen; Entf nimmt sie von dem, wofür sie steht.</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::TimelinePanel</name>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Progress of the generation</source>
        <translation>Fortschritt der Erzeugung</translation>
    </message>
    <message>
        <source>A generation is under way</source>
        <translation>Eine Erzeugung läuft</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancel the generation</source>
        <translation>Erzeugung abbrechen</translation>
    </message>
    <message>
        <source>Give up this generation and keep the level that is shown</source>
        <translation>Diese Erzeugung aufgeben und das gezeigte Level behalten</translation>
    </message>
    <message>
        <source>Stage %1 of %2</source>
        <translation>Phase %1 von %2</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>Properties along the timeline</source>
        <translation>Eigenschaften entlang der Zeitleiste</translation>
    </message>
    <message>
        <source>Choose of what to see at which steps it holds, such as that all is connected</source>
        <translation>Wählen, wovon zu sehen ist, bei welchen Schritten es gilt, etwa dass alles verbunden ist</translation>
    </message>
    <message>
        <source>Show at which steps it holds</source>
        <translation>Zeigen, bei welchen Schritten es gilt</translation>
    </message>
    <message>
        <source>%1 (takes long)</source>
        <translation>%1 (dauert lange)</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::TitlePage</name>
    <message>
        <source>Campaign</source>
        <translation>Kampagne</translation>
    </message>
    <message>
        <source>Go to the map of the campaign</source>
        <translation>Zur Karte der Kampagne gehen</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Levels</translation>
    </message>
    <message>
        <source>Play the levels of the pack, one by one</source>
        <translation>Die Levels des Pakets einzeln spielen</translation>
    </message>
    <message>
        <source>Choose who plays: each player&apos;s wins are kept apart</source>
        <translation>Wählen, wer spielt: Die Siege jedes Spielers werden für sich aufgehoben</translation>
    </message>
    <message>
        <source>Today&apos;s challenge</source>
        <translation>Tagesaufgabe</translation>
    </message>
    <message>
        <source>Play the day&apos;s temple, which is the same for everybody; or an earlier one</source>
        <translation>Den Tempel des Tages spielen, der für alle derselbe ist; oder einen früheren</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Numbers, pace, light, sound and controls</source>
        <translation>Zahlen, Tempo, Helligkeit, Klang und Steuerung</translation>
    </message>
    <message>
        <source>Back to the editor</source>
        <translation>Zurück zum Editor</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Das Spiel verlassen</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Player: %1</source>
        <translation>Spieler: %1</translation>
    </message>
    <message>
        <source>↑ ↓ choose   ·   Enter take   ·   Esc back to the editor</source>
        <translation>↑ ↓ wählen   ·   Enter nehmen   ·   Esc zurück zum Editor</translation>
    </message>
    <message>
        <source>Go on with the descent where you left it</source>
        <translation>Den Abstieg fortsetzen, wo du ihn verlassen hast</translation>
    </message>
    <message>
        <source>Descent</source>
        <translation>Abstieg</translation>
    </message>
    <message>
        <source>Go down from depth 1 as far as you come, for a score</source>
        <translation>Von Tiefe 1 so weit hinab, wie du kommst, um Punkte</translation>
    </message>
    <message>
        <source>Go on with the descent, at depth %1</source>
        <translation>Den Abstieg fortsetzen, in Tiefe %1</translation>
    </message>
    <message>
        <source>Another descent</source>
        <translation>Ein anderer Abstieg</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::ToolBox</name>
    <message>
        <source>Only placed objects can be dragged. Select and Move move painted cells; the rest is generated around them.</source>
        <translation>Ziehen lassen sich nur gesetzte Objekte. Auswählen und Verschieben bewegen Gemaltes; was erzeugt wird, fließt darum herum.</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::ToolStrip</name>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::TouchModel</name>
    <message>
        <source>Step %1 · %2</source>
        <translation>Schritt %1 · %2</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::ValuePalette</name>
    <message>
        <source>The ink that rules are painted with; click, or use the arrow keys</source>
        <translation>Die Farbe, mit der Regeln gemalt werden; klicken oder Pfeiltasten</translation>
    </message>
    <message>
        <source>Ink to paint rules with: %1</source>
        <translation>Farbe zum Malen von Regeln: %1</translation>
    </message>
    <message>
        <source>Left: anything. Right: leaves the cell as it is</source>
        <translation>Links: beliebig. Rechts: lässt die Zelle, wie sie ist</translation>
    </message>
    <message>
        <source>Ink %1: marks a cell while the rules run; in the end the terrain below is left</source>
        <translation>Farbe %1: merkt eine Zelle vor, solange die Regeln laufen; am Ende bleibt das Gelände darunter</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <extracomment>%1 a terrain of the pack&apos;s own, %2 its character, %3 what it does</extracomment>
        <translation>%1 (%2): %3</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::VaryKind</name>
    <message>
        <source>Fixed value</source>
        <translation>Fester Wert</translation>
    </message>
    <message>
        <source>Range, drawn per seed</source>
        <translation>Bereich, je Seed gezogen</translation>
    </message>
    <message>
        <source>One of several, drawn per seed</source>
        <translation>Einer von mehreren, je Seed gezogen</translation>
    </message>
    <message>
        <source>By depth</source>
        <translation>Nach der Tiefe</translation>
    </message>
    <message>
        <source>The same for every seed and depth</source>
        <translation>Für jeden Seed und jede Tiefe derselbe</translation>
    </message>
    <message>
        <source>Each seed draws a number between two, both included</source>
        <translation>Jeder Seed zieht eine Zahl zwischen zweien, beide eingeschlossen</translation>
    </message>
    <message>
        <source>Each seed draws one of a list of values</source>
        <translation>Jeder Seed zieht einen Wert einer Liste</translation>
    </message>
    <message>
        <source>A table of depths; numbers between two depths lie on a line</source>
        <translation>Eine Tabelle der Tiefen; Zahlen zwischen zwei Tiefen liegen auf einer Geraden</translation>
    </message>
    <message>
        <source>on</source>
        <translation>ein</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>every kind</source>
        <translation>jede Art</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::VaryingEditor</name>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::WelcomePage</name>
    <message>
        <source>Open before</source>
        <translation>Früher geöffnet</translation>
    </message>
    <message>
        <source>Back to the pack</source>
        <translation>Zurück zum Paket</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>Built-in packs</source>
        <translation>Eingebaute Pakete</translation>
    </message>
    <message>
        <source>See the pack that is open again (Escape)</source>
        <translation>Das offene Paket wieder zeigen (Esc)</translation>
    </message>
    <message>
        <source>Welcome to Mazeloom</source>
        <translation>Willkommen bei Mazeloom</translation>
    </message>
    <message>
        <source>A workshop for levels: paint what must be yours, let generators weave the rest, watch them step by step, and play the result.</source>
        <translation>Eine Werkstatt für Levels: malen, was eigen sein muss, den Rest von Generatoren weben lassen, ihnen Schritt für Schritt zusehen und das Ergebnis spielen.</translation>
    </message>
    <message>
        <source>Begin a new pack</source>
        <translation>Ein neues Paket beginnen</translation>
    </message>
    <message>
        <source>Temple</source>
        <translation>Tempel</translation>
    </message>
    <message>
        <source>A painted hall with a hidden maze, traps and coins: paint its shape</source>
        <translation>Eine gemalte Halle mit verborgenem Labyrinth, Fallen und Münzen: ihre Form malen</translation>
    </message>
    <message>
        <source>Dungeon</source>
        <translation>Verlies</translation>
    </message>
    <message>
        <source>Rooms in a maze with stairs, monsters and items: change its recipe</source>
        <translation>Räume in einem Labyrinth mit Treppen, Monstern und Gegenständen: das Rezept ändern</translation>
    </message>
    <message>
        <source>Descent</source>
        <translation>Abstieg</translation>
    </message>
    <message>
        <source>A run from floor to floor: the first floor is yours, the others are generated</source>
        <translation>Ein Lauf von Stockwerk zu Stockwerk: Das erste ist eigen, die anderen werden erzeugt</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>A hall with the hero and an exit, in which nothing is generated</source>
        <translation>Eine Halle mit dem Helden und einem Ausgang, in der nichts erzeugt wird</translation>
    </message>
    <message>
        <source>New pack: %1</source>
        <translation>Neues Paket: %1</translation>
    </message>
    <message>
        <source>New here? A tour shows seven places of the window, in five minutes, by using them.</source>
        <translation>Neu hier? Ein Rundgang zeigt in fünf Minuten sieben Stellen des Fensters, zum Ausprobieren.</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>Rundgang machen</translation>
    </message>
    <message>
        <source>Open the built-in temple and begin there</source>
        <translation>Den eingebauten Tempel öffnen und dort beginnen</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>Do not offer it again; Help → Tour takes it at any time</source>
        <translation>Nicht wieder anbieten; Hilfe → Rundgang geht jederzeit</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::WishBox</name>
    <message>
        <source>Earlier wishes</source>
        <translation>Frühere Wünsche</translation>
    </message>
    <message>
        <source>Take up a wish that seeds were looked for by before</source>
        <translation>Einen Wunsch aufnehmen, nach dem schon gesucht wurde</translation>
    </message>
    <message>
        <source>Wish</source>
        <translation>Wunsch</translation>
    </message>
    <message>
        <source>Conditions for a seed: comparisons of measures, joined by and, or, not; brackets, ranges as in rooms = 6..9, and +, -, *</source>
        <translation>Was ein Seed erfüllen soll: Vergleiche von Maßen, verbunden mit and, or, not; Klammern, Bereiche wie in rooms = 6..9 sowie +, -, *</translation>
    </message>
    <message>
        <source>dead-ends &lt;= 3 and rooms = 6..9</source>
        <translation>dead-ends &lt;= 3 and rooms = 6..9</translation>
    </message>
    <message>
        <source>&amp;Wish</source>
        <translation>&amp;Wunsch</translation>
    </message>
    <message>
        <source>Character %1: %2</source>
        <extracomment>What is wrong with a wish: %1 the number of the character, %2 what was expected there</extracomment>
        <translation>Zeichen %1: %2</translation>
    </message>
    <message>
        <source>Compare measures and numbers: &lt; &lt;= = != &gt;= &gt;, ranges as 6..9; join by and, or, not</source>
        <translation>Maße und Zahlen vergleichen: &lt; &lt;= = != &gt;= &gt;, Bereiche wie 6..9; verbinden mit and, or, not</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::WordsDialog</name>
    <message>
        <source>Words of %1</source>
        <translation>Wörter von %1</translation>
    </message>
    <message>
        <source>What can be &amp;chosen, a word or some in a line:</source>
        <translation>Was zur &amp;Auswahl steht, ein Wort oder mehrere je Zeile:</translation>
    </message>
    <message>
        <source>1 to %1 lines, none of them twice</source>
        <translation>1 bis %1 Zeilen, keine doppelt</translation>
    </message>
    <message>
        <source>A word is missing</source>
        <translation>Ein Wort fehlt</translation>
    </message>
    <message>
        <source>At most %1 words can be kept</source>
        <translation>Höchstens %1 Wörter lassen sich behalten</translation>
    </message>
</context>
<context>
    <name>mazeloom::widgets::Workbench</name>
    <message>
        <source>Left panels</source>
        <translation>Linke Bedienfelder</translation>
    </message>
    <message>
        <source>Right panels</source>
        <translation>Rechte Bedienfelder</translation>
    </message>
    <message>
        <source>&amp;Float</source>
        <translation>&amp;Lösen</translation>
    </message>
    <message>
        <source>Take this panel out of the window</source>
        <translation>Dieses Bedienfeld aus dem Fenster lösen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Close this panel; View → Panels brings it back</source>
        <translation>Dieses Bedienfeld schließen; Ansicht → Bedienfelder holt es zurück</translation>
    </message>
    <message>
        <source>&amp;Move to the other side</source>
        <translation>Auf die andere &amp;Seite</translation>
    </message>
    <message>
        <source>Put this panel into the column at the other side</source>
        <translation>Dieses Bedienfeld in die Spalte auf der anderen Seite setzen</translation>
    </message>
</context>
<context>
    <name>stages</name>
    <message>
        <source>Start at a free cell that touches nothing open; a hidden maze starts at the hero&apos;s.</source>
        <extracomment>Stage maze: a line of its algorithm
----------
Stage hidden-maze: a line of its algorithm</extracomment>
        <translation>Beginne an einer freien Zelle, die nichts Offenes berührt – ein verborgenes Labyrinth an der des Helden.</translation>
    </message>
    <message>
        <source>See in which of the four directions the maze can grow without touching itself.</source>
        <extracomment>Stage maze: a line of its algorithm
----------
Stage hidden-maze: a line of its algorithm</extracomment>
        <translation>Sieh nach, in welche der vier Richtungen das Labyrinth wachsen kann, ohne sich selbst zu berühren.</translation>
    </message>
    <message>
        <source>Draw one of them and open the way.</source>
        <extracomment>Stage maze: a line of its algorithm
----------
Stage hidden-maze: a line of its algorithm</extracomment>
        <translation>Ziehe eine davon und öffne den Weg.</translation>
    </message>
    <message>
        <source>Back at the start with nothing left: look for the next place to start, row by row.</source>
        <extracomment>Stage maze: a line of its algorithm
----------
Stage hidden-maze: a line of its algorithm</extracomment>
        <translation>Zurück am Anfang und nichts mehr übrig – suche Reihe für Reihe den nächsten Anfang.</translation>
    </message>
    <message>
        <source>Put the first cell on a list.</source>
        <extracomment>Stage maze: a line of its algorithm
----------
Stage hidden-maze: a line of its algorithm</extracomment>
        <translation>Setze die erste Zelle auf eine Liste.</translation>
    </message>
    <message>
        <source>Pick a cell of the list: the newest, the oldest or any, as is asked for.</source>
        <extracomment>Stage maze: a line of its algorithm
----------
Stage hidden-maze: a line of its algorithm</extracomment>
        <translation>Nimm eine Zelle der Liste – je nach Einstellung die neueste, die älteste oder irgendeine.</translation>
    </message>
    <message>
        <source>Open a way from it into a free neighbour, drawn if there are several.</source>
        <extracomment>Stage maze: a line of its algorithm
----------
Stage hidden-maze: a line of its algorithm</extracomment>
        <translation>Öffne von ihr einen Weg in einen freien Nachbarn; sind es mehrere, wird er gezogen.</translation>
    </message>
    <message>
        <source>Put that neighbour on the list, too.</source>
        <extracomment>Stage maze: a line of its algorithm
----------
Stage hidden-maze: a line of its algorithm</extracomment>
        <translation>Setze auch diesen Nachbarn auf die Liste.</translation>
    </message>
    <message>
        <source>No free neighbour: drop the cell from the list. The maze is done when the list is empty.</source>
        <extracomment>Stage maze: a line of its algorithm
----------
Stage hidden-maze: a line of its algorithm</extracomment>
        <translation>Kein freier Nachbar – nimm die Zelle von der Liste. Ist die Liste leer, ist das Labyrinth fertig.</translation>
    </message>
    <message>
        <source>The maze is one cell; its free neighbours are the frontier.</source>
        <extracomment>Stage maze: a line of its algorithm
----------
Stage hidden-maze: a line of its algorithm</extracomment>
        <translation>Das Labyrinth ist eine Zelle; ihre freien Nachbarn sind der Rand.</translation>
    </message>
    <message>
        <source>Draw any cell of the frontier.</source>
        <extracomment>Stage maze: a line of its algorithm
----------
Stage hidden-maze: a line of its algorithm</extracomment>
        <translation>Ziehe irgendeine Zelle des Randes.</translation>
    </message>
    <message>
        <source>Open a way to it from the maze, drawn if there are several.</source>
        <extracomment>Stage maze: a line of its algorithm
----------
Stage hidden-maze: a line of its algorithm</extracomment>
        <translation>Öffne vom Labyrinth einen Weg zu ihr; gibt es mehrere, wird er gezogen.</translation>
    </message>
    <message>
        <source>Its free neighbours join the frontier. The maze is done when that is empty.</source>
        <extracomment>Stage maze: a line of its algorithm
----------
Stage hidden-maze: a line of its algorithm</extracomment>
        <translation>Ihre freien Nachbarn kommen zum Rand. Ist der leer, ist das Labyrinth fertig.</translation>
    </message>
    <message>
        <source>Left %1 out: it touches the maze at more than one side</source>
        <extracomment>Stage maze: said of a step; %1 its cell, %2 changed cells
----------
Stage hidden-maze: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>%1 ausgelassen – die Zelle berührt das Labyrinth an mehr als einer Seite</translation>
    </message>
    <message>
        <source>Every cell is a set by itself. Put all walls between two cells in a random order.</source>
        <extracomment>Stage maze: a line of its algorithm
----------
Stage hidden-maze: a line of its algorithm</extracomment>
        <translation>Jede Zelle ist eine Menge für sich. Bringe alle Wände zwischen zwei Zellen in eine zufällige Folge.</translation>
    </message>
    <message>
        <source>Take the next wall: are the cells on its two sides of different sets?</source>
        <extracomment>Stage maze: a line of its algorithm
----------
Stage hidden-maze: a line of its algorithm</extracomment>
        <translation>Nimm die nächste Wand – gehören die Zellen auf ihren beiden Seiten zu verschiedenen Mengen?</translation>
    </message>
    <message>
        <source>Then open it, which makes one set of the two.</source>
        <extracomment>Stage maze: a line of its algorithm
----------
Stage hidden-maze: a line of its algorithm</extracomment>
        <translation>Dann öffne sie; so wird aus beiden eine Menge.</translation>
    </message>
    <message>
        <source>Else leave it: to open it would close a loop. Done when only one set is left.</source>
        <extracomment>Stage maze: a line of its algorithm
----------
Stage hidden-maze: a line of its algorithm</extracomment>
        <translation>Sonst lass sie stehen – sie zu öffnen, schlösse eine Schleife. Ist nur noch eine Menge übrig, ist es fertig.</translation>
    </message>
    <message>
        <source>The maze is one cell. From a cell that is not in it, start a walk.</source>
        <extracomment>Stage maze: a line of its algorithm
----------
Stage hidden-maze: a line of its algorithm</extracomment>
        <translation>Das Labyrinth ist eine Zelle. Beginne einen Gang an einer Zelle, die nicht dazugehört.</translation>
    </message>
    <message>
        <source>Draw each step of the walk.</source>
        <extracomment>Stage maze: a line of its algorithm
----------
Stage hidden-maze: a line of its algorithm</extracomment>
        <translation>Ziehe jeden Schritt des Ganges.</translation>
    </message>
    <message>
        <source>Where the walk comes back to itself, erase the loop that it made.</source>
        <extracomment>Stage maze: a line of its algorithm
----------
Stage hidden-maze: a line of its algorithm</extracomment>
        <translation>Wo der Gang zu sich selbst zurückkommt, lösche die Schleife, die er gemacht hat.</translation>
    </message>
    <message>
        <source>Where it reaches the maze, all of it becomes part of the maze.</source>
        <extracomment>Stage maze: a line of its algorithm
----------
Stage hidden-maze: a line of its algorithm</extracomment>
        <translation>Wo er das Labyrinth erreicht, gehört er von da an ganz dazu.</translation>
    </message>
    <message>
        <source>Again from the next cell that is left. Every possible maze is equally likely.</source>
        <extracomment>Stage maze: a line of its algorithm
----------
Stage hidden-maze: a line of its algorithm</extracomment>
        <translation>Noch einmal von der nächsten Zelle, die übrig ist. Jedes mögliche Labyrinth ist gleich wahrscheinlich.</translation>
    </message>
    <message>
        <source>Opened the walk&apos;s way at %1</source>
        <extracomment>Stage maze: said of a step; %1 its cell, %2 changed cells
----------
Stage hidden-maze: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Den Weg des Ganges bei %1 geöffnet</translation>
    </message>
    <message>
        <source>Begin at any cell.</source>
        <extracomment>Stage maze: a line of its algorithm
----------
Stage hidden-maze: a line of its algorithm</extracomment>
        <translation>Beginne an irgendeiner Zelle.</translation>
    </message>
    <message>
        <source>Walk to one of its neighbours, drawn, whether the maze has it or not.</source>
        <extracomment>Stage maze: a line of its algorithm
----------
Stage hidden-maze: a line of its algorithm</extracomment>
        <translation>Geh zu einem gezogenen Nachbarn, ob er zum Labyrinth gehört oder nicht.</translation>
    </message>
    <message>
        <source>The walk comes to a cell for the first time: open the way by which it came.</source>
        <extracomment>Stage maze: a line of its algorithm
----------
Stage hidden-maze: a line of its algorithm</extracomment>
        <translation>Kommt der Gang zum ersten Mal zu einer Zelle, öffne den Weg, auf dem er kam.</translation>
    </message>
    <message>
        <source>Done when it has been everywhere. Every possible maze is equally likely.</source>
        <extracomment>Stage maze: a line of its algorithm
----------
Stage hidden-maze: a line of its algorithm</extracomment>
        <translation>Fertig, wenn er überall war. Jedes mögliche Labyrinth ist gleich wahrscheinlich.</translation>
    </message>
    <message>
        <source>Take the next row. Cells without a way from above are sets by themselves.</source>
        <extracomment>Stage maze: a line of its algorithm
----------
Stage hidden-maze: a line of its algorithm</extracomment>
        <translation>Nimm die nächste Reihe. Zellen ohne Weg von oben sind Mengen für sich.</translation>
    </message>
    <message>
        <source>Between neighbours of different sets toss a coin: open the wall, which joins the sets?</source>
        <extracomment>Stage maze: a line of its algorithm
----------
Stage hidden-maze: a line of its algorithm</extracomment>
        <translation>Wirf zwischen Nachbarn verschiedener Mengen eine Münze: die Wand öffnen und so die Mengen verbinden?</translation>
    </message>
    <message>
        <source>A set that no way leads down from is joined to its neighbours, as are all in the last row.</source>
        <extracomment>Stage maze: a line of its algorithm
----------
Stage hidden-maze: a line of its algorithm</extracomment>
        <translation>Eine Menge, von der kein Weg nach unten führt, wird mit ihren Nachbarn verbunden – in der letzten Reihe also alle.</translation>
    </message>
    <message>
        <source>Each set leads on to the next row by one way at least; a coin decides on each other one.</source>
        <extracomment>Stage maze: a line of its algorithm
----------
Stage hidden-maze: a line of its algorithm</extracomment>
        <translation>Jede Menge führt auf mindestens einem Weg in die nächste Reihe; über jeden weiteren entscheidet eine Münze.</translation>
    </message>
    <message>
        <source>Where the region&apos;s shape has left parts of it apart, join them.</source>
        <extracomment>Stage maze: a line of its algorithm
----------
Stage hidden-maze: a line of its algorithm</extracomment>
        <translation>Wo die Form des Gebiets Teile getrennt gelassen hat, verbinde sie.</translation>
    </message>
    <message>
        <source>Took the row that begins at %1</source>
        <extracomment>Stage maze: said of a step; %1 its cell, %2 changed cells
----------
Stage hidden-maze: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Die Reihe genommen, die bei %1 beginnt</translation>
    </message>
    <message>
        <source>Joined two sets at %1: no way leads down from one of them</source>
        <extracomment>Stage maze: said of a step; %1 its cell, %2 changed cells
----------
Stage hidden-maze: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Zwei Mengen bei %1 verbunden – von einer führt kein Weg nach unten</translation>
    </message>
    <message>
        <source>Walk from the first cell into free neighbours, drawn one by one, opening the way.</source>
        <extracomment>Stage maze: a line of its algorithm
----------
Stage hidden-maze: a line of its algorithm</extracomment>
        <translation>Geh von der ersten Zelle in freie Nachbarn, einen nach dem anderen gezogen, und öffne den Weg.</translation>
    </message>
    <message>
        <source>Stuck: hunt. Look row by row, from the top, for a free cell that has the maze beside it.</source>
        <extracomment>Stage maze: a line of its algorithm
----------
Stage hidden-maze: a line of its algorithm</extracomment>
        <translation>Steckt der Gang fest: Jagd. Suche Reihe für Reihe von oben eine freie Zelle neben dem Labyrinth.</translation>
    </message>
    <message>
        <source>Open a way to it from the maze, drawn if there are several, and walk on from there.</source>
        <extracomment>Stage maze: a line of its algorithm
----------
Stage hidden-maze: a line of its algorithm</extracomment>
        <translation>Öffne vom Labyrinth einen Weg zu ihr – gibt es mehrere, wird er gezogen – und geh von dort weiter.</translation>
    </message>
    <message>
        <source>No such cell in any row: the maze is done.</source>
        <extracomment>Stage maze: a line of its algorithm
----------
Stage hidden-maze: a line of its algorithm</extracomment>
        <translation>Keine solche Zelle in irgendeiner Reihe: Das Labyrinth ist fertig.</translation>
    </message>
    <message>
        <source>Stuck: hunted row by row, and found a free cell at %1</source>
        <extracomment>Stage maze: said of a step; %1 its cell, %2 changed cells
----------
Stage hidden-maze: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Steckengeblieben – Reihe für Reihe gesucht und bei %1 eine freie Zelle gefunden</translation>
    </message>
    <message>
        <source>Open all of the region: one hall.</source>
        <extracomment>Stage maze: a line of its algorithm
----------
Stage hidden-maze: a line of its algorithm</extracomment>
        <translation>Öffne das ganze Gebiet: eine Halle.</translation>
    </message>
    <message>
        <source>Draw a straight line through the hall, more often across its longer side.</source>
        <extracomment>Stage maze: a line of its algorithm
----------
Stage hidden-maze: a line of its algorithm</extracomment>
        <translation>Ziehe eine gerade Linie durch die Halle, öfter quer zu ihrer längeren Seite.</translation>
    </message>
    <message>
        <source>Build a wall along it with one gap, drawn; more only where the hall would fall apart.</source>
        <extracomment>Stage maze: a line of its algorithm
----------
Stage hidden-maze: a line of its algorithm</extracomment>
        <translation>Baue an ihr eine Wand mit einer gezogenen Lücke; mit mehreren nur, wo die Halle sonst zerfiele.</translation>
    </message>
    <message>
        <source>Do the same with what lies on its two sides, until all halls are corridors.</source>
        <extracomment>Stage maze: a line of its algorithm
----------
Stage hidden-maze: a line of its algorithm</extracomment>
        <translation>Tu dasselbe mit dem, was auf ihren beiden Seiten liegt, bis alle Hallen Gänge sind.</translation>
    </message>
    <message>
        <source>Take the cells row by row, from the left: each joins the run of those before it.</source>
        <extracomment>Stage maze: a line of its algorithm
----------
Stage hidden-maze: a line of its algorithm</extracomment>
        <translation>Nimm die Zellen Reihe für Reihe von links; jede kommt zum Lauf derer vor ihr.</translation>
    </message>
    <message>
        <source>Toss a coin: lead the run on to the right?</source>
        <extracomment>Stage maze: a line of its algorithm
----------
Stage hidden-maze: a line of its algorithm</extracomment>
        <translation>Wirf eine Münze: den Lauf nach rechts weiterführen?</translation>
    </message>
    <message>
        <source>Or close it: one of its cells, drawn, opens the way up.</source>
        <extracomment>Stage maze: a line of its algorithm
----------
Stage hidden-maze: a line of its algorithm</extracomment>
        <translation>Oder beende ihn: Eine gezogene seiner Zellen öffnet den Weg nach oben.</translation>
    </message>
    <message>
        <source>A run that can do neither only begins: in a rectangle that is the first row.</source>
        <extracomment>Stage maze: a line of its algorithm
----------
Stage hidden-maze: a line of its algorithm</extracomment>
        <translation>Ein Lauf, der beides nicht kann, ist nur ein Anfang – in einem Rechteck ist das die erste Reihe.</translation>
    </message>
    <message>
        <source>Take the cells row by row.</source>
        <extracomment>Stage maze: a line of its algorithm
----------
Stage hidden-maze: a line of its algorithm</extracomment>
        <translation>Nimm die Zellen Reihe für Reihe.</translation>
    </message>
    <message>
        <source>Open the way up or the way to the left, drawn if both can be opened.</source>
        <extracomment>Stage maze: a line of its algorithm
----------
Stage hidden-maze: a line of its algorithm</extracomment>
        <translation>Öffne den Weg nach oben oder den nach links; sind beide möglich, wird gezogen.</translation>
    </message>
    <message>
        <source>A cell that has neither only begins: in a rectangle that is the first one alone.</source>
        <extracomment>Stage maze: a line of its algorithm
----------
Stage hidden-maze: a line of its algorithm</extracomment>
        <translation>Eine Zelle, die keinen von beiden hat, ist nur ein Anfang – in einem Rechteck allein die erste.</translation>
    </message>
    <message>
        <source>Give every wall between two cells a weight, made of the seed and the wall&apos;s place alone.</source>
        <extracomment>Stage maze: a line of its algorithm
----------
Stage hidden-maze: a line of its algorithm</extracomment>
        <translation>Gib jeder Wand zwischen zwei Zellen ein Gewicht, das allein aus Seed und Ort der Wand folgt.</translation>
    </message>
    <message>
        <source>Every cell is a part by itself. Each part looks for the lightest wall around it.</source>
        <extracomment>Stage maze: a line of its algorithm
----------
Stage hidden-maze: a line of its algorithm</extracomment>
        <translation>Jede Zelle ist ein Teil für sich. Jeder Teil sucht die leichteste Wand ringsum.</translation>
    </message>
    <message>
        <source>Open that wall: the parts on its two sides become one.</source>
        <extracomment>Stage maze: a line of its algorithm
----------
Stage hidden-maze: a line of its algorithm</extracomment>
        <translation>Öffne diese Wand: Die Teile auf ihren beiden Seiten werden einer.</translation>
    </message>
    <message>
        <source>Again, until one part is left: the tree of least weight. A change here alters it only near.</source>
        <extracomment>Stage maze: a line of its algorithm
----------
Stage hidden-maze: a line of its algorithm</extracomment>
        <translation>Noch einmal, bis ein Teil übrig ist: der Baum mit dem kleinsten Gewicht. Eine Änderung wirkt nur in der Nähe.</translation>
    </message>
    <message>
        <source>Opened the wall at %1: none around the part weighs less. Two parts became one</source>
        <extracomment>Stage maze: said of a step; %1 its cell, %2 changed cells
----------
Stage hidden-maze: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Die Wand bei %1 geöffnet – keine um den Teil wiegt weniger. Aus zwei Teilen wurde einer</translation>
    </message>
    <message>
        <source>At last as many dead ends as asked for are opened into loops, the longest way round first.</source>
        <extracomment>Stage maze: a line of its algorithm
----------
Stage hidden-maze: a line of its algorithm</extracomment>
        <translation>Zuletzt werden so viele Sackgassen wie verlangt zu Schleifen geöffnet, die mit dem längsten Umweg zuerst.</translation>
    </message>
    <message>
        <source>Shape</source>
        <extracomment>Stage shape: title</extracomment>
        <translation>Form</translation>
    </message>
    <message>
        <source>Decides which cells are open: the painted ones, or a region drawn by chance.</source>
        <extracomment>Stage shape: summary</extracomment>
        <translation>Entscheidet, welche Zellen offen sind: die gemalten oder ein zufällig gezogenes Gebiet.</translation>
    </message>
    <message>
        <source>Painted: the open cells are those that are painted, and nothing changes.</source>
        <extracomment>Stage shape: a line of its algorithm</extracomment>
        <translation>Gemalt: Offen sind die gemalten Zellen, und nichts ändert sich.</translation>
    </message>
    <message>
        <source>Otherwise all is rock at first, but for the hero&apos;s cell, drawn where none is placed.</source>
        <extracomment>Stage shape: a line of its algorithm</extracomment>
        <translation>Sonst ist zuerst alles Fels außer der Zelle des Helden; sie wird ausgelost, wo keine gesetzt ist.</translation>
    </message>
    <message>
        <source>Open cells: a blob bite by bite, caves by chance.</source>
        <extracomment>Stage shape: a line of its algorithm</extracomment>
        <translation>Zellen öffnen: einen Fleck Biss für Biss, Höhlen nach dem Zufall.</translation>
    </message>
    <message>
        <source>Smooth them: a cell becomes what most of the nine around it are.</source>
        <extracomment>Stage shape: a line of its algorithm</extracomment>
        <translation>Glätten: Eine Zelle wird, was die meisten der neun um sie herum sind.</translation>
    </message>
    <message>
        <source>Or place rooms, grow a maze between them and open doors.</source>
        <extracomment>Stage shape: a line of its algorithm</extracomment>
        <translation>Oder Räume setzen, dazwischen ein Labyrinth wachsen lassen und Türen öffnen.</translation>
    </message>
    <message>
        <source>Link all parts along the shortest ways, and bite on until enough is open.</source>
        <extracomment>Stage shape: a line of its algorithm</extracomment>
        <translation>Alle Teile auf den kürzesten Wegen verbinden und weiterbeißen, bis genug offen ist.</translation>
    </message>
    <message>
        <source>Source</source>
        <extracomment>Stage shape, parameter source: title</extracomment>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Where the open cells come from</source>
        <extracomment>Stage shape, parameter source: help</extracomment>
        <translation>Woher die offenen Zellen kommen</translation>
    </message>
    <message>
        <source>Painted</source>
        <extracomment>Stage shape, parameter source: a choice</extracomment>
        <translation>Gemalt</translation>
    </message>
    <message>
        <source>Blob</source>
        <extracomment>Stage shape, parameter source: a choice</extracomment>
        <translation>Fleck</translation>
    </message>
    <message>
        <source>Caves</source>
        <extracomment>Stage shape, parameter source: a choice
----------
Stage rooms, parameter cave: title
----------
Stage accretion, parameter cave: title
----------
Stage caves: title
----------
Stage bsp, parameter cave: title</extracomment>
        <translation>Höhlen</translation>
    </message>
    <message>
        <source>Rooms and maze</source>
        <extracomment>Stage shape, parameter source: a choice</extracomment>
        <translation>Räume und Labyrinth</translation>
    </message>
    <message>
        <source>Fill</source>
        <extracomment>Stage shape, parameter fill: title</extracomment>
        <translation>Füllung</translation>
    </message>
    <message>
        <source>Minimum share of the level that a blob or caves open; rooms-and-maze opens 35</source>
        <extracomment>Stage shape, parameter fill: help</extracomment>
        <translation>Mindestanteil des Levels, den ein Fleck oder Höhlen öffnen; Räume und Labyrinth öffnen 35</translation>
    </message>
    <message>
        <source>Handcrafted rooms</source>
        <extracomment>Stage handcrafted-rooms: title</extracomment>
        <translation>Handgebaute Räume</translation>
    </message>
    <message>
        <source>Places the rooms that were drawn by hand, first those that must appear.</source>
        <extracomment>Stage handcrafted-rooms: summary</extracomment>
        <translation>Setzt die von Hand gezeichneten Räume, zuerst die, die vorkommen müssen.</translation>
    </message>
    <message>
        <source>Begin with the rooms that must appear, the largest first.</source>
        <extracomment>Stage handcrafted-rooms: a line of its algorithm</extracomment>
        <translation>Mit den Räumen beginnen, die vorkommen müssen, den größten zuerst.</translation>
    </message>
    <message>
        <source>Draw one of a room&apos;s symmetries and an even place.</source>
        <extracomment>Stage handcrafted-rooms: a line of its algorithm</extracomment>
        <translation>Eine Symmetrie des Raums und einen geraden Platz auslosen.</translation>
    </message>
    <message>
        <source>Refuse the place if the room would leave the rock, come near another or be shut in.</source>
        <extracomment>Stage handcrafted-rooms: a line of its algorithm</extracomment>
        <translation>Den Platz ablehnen, wenn der Raum den Fels verließe, einem anderen nahe käme oder eingeschlossen wäre.</translation>
    </message>
    <message>
        <source>Otherwise build it; a room that must appear and has found no place is tried at every place.</source>
        <extracomment>Stage handcrafted-rooms: a line of its algorithm</extracomment>
        <translation>Sonst den Raum bauen; einer, der vorkommen muss und keinen Platz gefunden hat, wird an jedem Platz versucht.</translation>
    </message>
    <message>
        <source>Then draw further rooms by their weights and try them in the same way.</source>
        <extracomment>Stage handcrafted-rooms: a line of its algorithm</extracomment>
        <translation>Dann weitere Räume nach ihren Gewichten auslosen und ebenso versuchen.</translation>
    </message>
    <message>
        <source>Attempts</source>
        <extracomment>Stage handcrafted-rooms, parameter attempts: title
----------
Stage rooms, parameter attempts: title
----------
Stage corridors, parameter attempts: title
----------
Stage accretion, parameter attempts: title
----------
Stage bugs, parameter attempts: title
----------
Stage deducible, parameter attempts: title</extracomment>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>How many places are drawn for each room that must appear, and for all others</source>
        <extracomment>Stage handcrafted-rooms, parameter attempts: help</extracomment>
        <translation>Wie viele Plätze für jeden Raum ausgelost werden, der vorkommen muss, und für alle anderen zusammen</translation>
    </message>
    <message>
        <source>Rooms</source>
        <extracomment>Measure rooms: title
----------
Stage rooms: title
----------
Stage themes, parameter regions: a choice</extracomment>
        <translation>Räume</translation>
    </message>
    <message>
        <source>Places rooms of random size and shape in the rock, at least one wall apart.</source>
        <extracomment>Stage rooms: summary</extracomment>
        <translation>Setzt Räume von zufälliger Größe und Form in den Fels, mindestens eine Wand voneinander entfernt.</translation>
    </message>
    <message>
        <source>As often as there are attempts: draw a shape, odd sides that fit the level, and an odd place.</source>
        <extracomment>Stage rooms: a line of its algorithm</extracomment>
        <translation>So oft, wie es Versuche gibt: eine Form, ungerade Seiten, die ins Level passen, und einen ungeraden Platz auslosen.</translation>
    </message>
    <message>
        <source>Refuse the room if its rectangle, grown by one cell, meets another room.</source>
        <extracomment>Stage rooms: a line of its algorithm</extracomment>
        <translation>Den Raum ablehnen, wenn sein um eine Zelle vergrößertes Rechteck auf einen anderen trifft.</translation>
    </message>
    <message>
        <source>Refuse it as well where it would leave the rock or break into something open.</source>
        <extracomment>Stage rooms: a line of its algorithm</extracomment>
        <translation>Ihn auch ablehnen, wo er den Fels verließe oder in etwas Offenes einbräche.</translation>
    </message>
    <message>
        <source>Otherwise open its floor.</source>
        <extracomment>Stage rooms: a line of its algorithm
----------
Stage bsp: a line of its algorithm</extracomment>
        <translation>Sonst seinen Boden öffnen.</translation>
    </message>
    <message>
        <source>How many rooms are tried, placed or not</source>
        <extracomment>Stage rooms, parameter attempts: help
----------
Stage corridors, parameter attempts: help
----------
Stage accretion, parameter attempts: help</extracomment>
        <translation>Wie viele Räume versucht werden, ob gesetzt oder nicht</translation>
    </message>
    <message>
        <source>Min width</source>
        <extracomment>Stage rooms, parameter min-width: title
----------
Stage accretion, parameter min-width: title</extracomment>
        <translation>Kleinste Breite</translation>
    </message>
    <message>
        <source>Minimum width of a room&apos;s floor, in cells</source>
        <extracomment>Stage rooms, parameter min-width: help
----------
Stage accretion, parameter min-width: help</extracomment>
        <translation>Kleinste Breite des Bodens eines Raums, in Zellen</translation>
    </message>
    <message>
        <source>Size of the floor</source>
        <extracomment>Stage rooms, parameter min-width: title of its group
----------
Stage rooms, parameter max-width: title of its group
----------
Stage rooms, parameter min-height: title of its group
----------
Stage rooms, parameter max-height: title of its group
----------
Stage accretion, parameter min-width: title of its group
----------
Stage accretion, parameter max-width: title of its group
----------
Stage accretion, parameter min-height: title of its group
----------
Stage accretion, parameter max-height: title of its group</extracomment>
        <translation>Größe des Bodens</translation>
    </message>
    <message>
        <source>Max width</source>
        <extracomment>Stage rooms, parameter max-width: title
----------
Stage accretion, parameter max-width: title</extracomment>
        <translation>Größte Breite</translation>
    </message>
    <message>
        <source>Maximum width of a room&apos;s floor, in cells</source>
        <extracomment>Stage rooms, parameter max-width: help
----------
Stage accretion, parameter max-width: help</extracomment>
        <translation>Größte Breite des Bodens eines Raums, in Zellen</translation>
    </message>
    <message>
        <source>Min height</source>
        <extracomment>Stage rooms, parameter min-height: title
----------
Stage accretion, parameter min-height: title</extracomment>
        <translation>Kleinste Höhe</translation>
    </message>
    <message>
        <source>Minimum height of a room&apos;s floor, in cells</source>
        <extracomment>Stage rooms, parameter min-height: help
----------
Stage accretion, parameter min-height: help</extracomment>
        <translation>Kleinste Höhe des Bodens eines Raums, in Zellen</translation>
    </message>
    <message>
        <source>Max height</source>
        <extracomment>Stage rooms, parameter max-height: title
----------
Stage accretion, parameter max-height: title</extracomment>
        <translation>Größte Höhe</translation>
    </message>
    <message>
        <source>Maximum height of a room&apos;s floor, in cells</source>
        <extracomment>Stage rooms, parameter max-height: help
----------
Stage accretion, parameter max-height: help</extracomment>
        <translation>Größte Höhe des Bodens eines Raums, in Zellen</translation>
    </message>
    <message>
        <source>Rectangles</source>
        <extracomment>Stage rooms, parameter rectangle: title
----------
Stage accretion, parameter rectangle: title
----------
Stage bsp, parameter rectangle: title</extracomment>
        <translation>Rechtecke</translation>
    </message>
    <message>
        <source>Weight of rectangular rooms among the shapes</source>
        <extracomment>Stage rooms, parameter rectangle: help
----------
Stage accretion, parameter rectangle: help
----------
Stage bsp, parameter rectangle: help</extracomment>
        <translation>Gewicht rechteckiger Räume unter den Formen</translation>
    </message>
    <message>
        <source>Weights of the shapes</source>
        <extracomment>Stage rooms, parameter rectangle: title of its group
----------
Stage rooms, parameter cross: title of its group
----------
Stage rooms, parameter l: title of its group
----------
Stage rooms, parameter octagon: title of its group
----------
Stage rooms, parameter cave: title of its group
----------
Stage accretion, parameter rectangle: title of its group
----------
Stage accretion, parameter cross: title of its group
----------
Stage accretion, parameter l: title of its group
----------
Stage accretion, parameter octagon: title of its group
----------
Stage accretion, parameter cave: title of its group
----------
Stage bsp, parameter rectangle: title of its group
----------
Stage bsp, parameter cross: title of its group
----------
Stage bsp, parameter l: title of its group
----------
Stage bsp, parameter octagon: title of its group
----------
Stage bsp, parameter cave: title of its group</extracomment>
        <translation>Gewichte der Formen</translation>
    </message>
    <message>
        <source>Crosses</source>
        <extracomment>Stage rooms, parameter cross: title
----------
Stage accretion, parameter cross: title
----------
Stage bsp, parameter cross: title</extracomment>
        <translation>Kreuze</translation>
    </message>
    <message>
        <source>Weight of crosses among the shapes</source>
        <extracomment>Stage rooms, parameter cross: help
----------
Stage accretion, parameter cross: help
----------
Stage bsp, parameter cross: help</extracomment>
        <translation>Gewicht von Kreuzen unter den Formen</translation>
    </message>
    <message>
        <source>Ls</source>
        <extracomment>Stage rooms, parameter l: title
----------
Stage accretion, parameter l: title
----------
Stage bsp, parameter l: title</extracomment>
        <translation>L-Formen</translation>
    </message>
    <message>
        <source>Weight of L shapes among the shapes</source>
        <extracomment>Stage rooms, parameter l: help
----------
Stage accretion, parameter l: help
----------
Stage bsp, parameter l: help</extracomment>
        <translation>Gewicht von L-Formen unter den Formen</translation>
    </message>
    <message>
        <source>Octagons</source>
        <extracomment>Stage rooms, parameter octagon: title
----------
Stage accretion, parameter octagon: title
----------
Stage bsp, parameter octagon: title</extracomment>
        <translation>Achtecke</translation>
    </message>
    <message>
        <source>Weight of octagons among the shapes</source>
        <extracomment>Stage rooms, parameter octagon: help
----------
Stage accretion, parameter octagon: help
----------
Stage bsp, parameter octagon: help</extracomment>
        <translation>Gewicht von Achtecken unter den Formen</translation>
    </message>
    <message>
        <source>Weight of caves among the shapes</source>
        <extracomment>Stage rooms, parameter cave: help
----------
Stage accretion, parameter cave: help
----------
Stage bsp, parameter cave: help</extracomment>
        <translation>Gewicht von Höhlen unter den Formen</translation>
    </message>
    <message>
        <source>Maze</source>
        <extracomment>Stage maze: title</extracomment>
        <translation>Labyrinth</translation>
    </message>
    <message>
        <source>Fills what is still rock with winding corridors that touch nothing and never loop.</source>
        <extracomment>Stage maze: summary</extracomment>
        <translation>Füllt, was noch Fels ist, mit gewundenen Gängen, die nichts berühren und nie im Kreis führen.</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>Stage maze, parameter step: title
----------
Stage hidden-maze, parameter step: title</extracomment>
        <translation>Schrittweite</translation>
    </message>
    <message>
        <source>Winding</source>
        <extracomment>Stage maze, parameter winding: title
----------
Stage hidden-maze, parameter winding: title</extracomment>
        <translation>Windung</translation>
    </message>
    <message>
        <source>How often a corridor draws a new direction instead of going straight on</source>
        <extracomment>Stage maze, parameter winding: help
----------
Stage hidden-maze, parameter winding: help</extracomment>
        <translation>Wie oft ein Gang seine Richtung neu auslost, statt geradeaus weiterzugehen</translation>
    </message>
    <message>
        <source>Doors</source>
        <extracomment>Measure doors: title
----------
Stage doors: title</extracomment>
        <translation>Türen</translation>
    </message>
    <message>
        <source>Opens each room to the corridors and rooms around it.</source>
        <extracomment>Stage doors: summary</extracomment>
        <translation>Öffnet jeden Raum zu den Gängen und Räumen um ihn herum.</translation>
    </message>
    <message>
        <source>One of them, drawn at random, becomes a door.</source>
        <extracomment>Stage doors: a line of its algorithm</extracomment>
        <translation>Eine davon, zufällig ausgelost, wird eine Tür.</translation>
    </message>
    <message>
        <source>Each other becomes a door with a small chance.</source>
        <extracomment>Stage doors: a line of its algorithm</extracomment>
        <translation>Jede andere wird mit geringer Wahrscheinlichkeit eine Tür.</translation>
    </message>
    <message>
        <source>Extra doors</source>
        <extracomment>Stage doors, parameter chance: title</extracomment>
        <translation>Weitere Türen</translation>
    </message>
    <message>
        <source>How many of a room&apos;s other possible doors open</source>
        <extracomment>Stage doors, parameter chance: help</extracomment>
        <translation>Wie viele der übrigen möglichen Türen eines Raums sich öffnen</translation>
    </message>
    <message>
        <source>Closed</source>
        <extracomment>Stage doors, parameter closed: title
----------
Stage unite, parameter closed: title
----------
Stage accretion, parameter closed: title
----------
Stage caves, parameter closed: title
----------
Stage bsp, parameter closed: title
----------
Stage districts, parameter closed: title
----------
Stage vault-chain, parameter closed: title</extracomment>
        <translation>Geschlossen</translation>
    </message>
    <message>
        <source>How many of the doors are closed</source>
        <extracomment>Stage doors, parameter closed: help
----------
Stage accretion, parameter closed: help
----------
Stage bsp, parameter closed: help
----------
Stage vault-chain, parameter closed: help</extracomment>
        <translation>Wie viele der Türen geschlossen sind</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <extracomment>Measure dead-ends: title
----------
Stage dead-ends: title</extracomment>
        <translation>Sackgassen</translation>
    </message>
    <message>
        <source>Turns corridors that lead nowhere back into rock.</source>
        <extracomment>Stage dead-ends: summary</extracomment>
        <translation>Macht Gänge, die nirgendwohin führen, wieder zu Fels.</translation>
    </message>
    <message>
        <source>Find the passages with at most one open neighbour: the dead ends.</source>
        <extracomment>Stage dead-ends: a line of its algorithm</extracomment>
        <translation>Die Gangzellen mit höchstens einem offenen Nachbarn finden: die Sackgassen.</translation>
    </message>
    <message>
        <source>Leave a dead end as it is with the chance to keep it.</source>
        <extracomment>Stage dead-ends: a line of its algorithm</extracomment>
        <translation>Eine Sackgasse mit der Wahrscheinlichkeit zum Behalten lassen, wie sie ist.</translation>
    </message>
    <message>
        <source>Otherwise fill it and follow the corridor back, filling, until it has another way to go.</source>
        <extracomment>Stage dead-ends: a line of its algorithm</extracomment>
        <translation>Sonst sie füllen und dem Gang füllend zurück folgen, bis er einen anderen Weg hat.</translation>
    </message>
    <message>
        <source>A door that leads nowhere any more becomes wall too.</source>
        <extracomment>Stage dead-ends: a line of its algorithm</extracomment>
        <translation>Eine Tür, die nirgendwohin mehr führt, wird ebenfalls Wand.</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>Stage dead-ends, parameter keep: title</extracomment>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>How many of the dead ends stay</source>
        <extracomment>Stage dead-ends, parameter keep: help</extracomment>
        <translation>Wie viele der Sackgassen bleiben</translation>
    </message>
    <message>
        <source>Unite</source>
        <extracomment>Stage unite: title</extracomment>
        <translation>Vereinen</translation>
    </message>
    <message>
        <source>Makes sure that every place can be reached from every other.</source>
        <extracomment>Stage unite: summary</extracomment>
        <translation>Stellt sicher, dass jeder Ort von jedem anderen aus erreichbar ist.</translation>
    </message>
    <message>
        <source>Find the parts that cannot be reached from each other.</source>
        <extracomment>Stage unite: a line of its algorithm</extracomment>
        <translation>Die Teile finden, die voneinander aus nicht erreichbar sind.</translation>
    </message>
    <message>
        <source>While there is more than one, dig the shortest link from the smallest part to any other.</source>
        <extracomment>Stage unite: a line of its algorithm</extracomment>
        <translation>Solange es mehr als einen gibt, die kürzeste Verbindung vom kleinsten Teil zu einem anderen graben.</translation>
    </message>
    <message>
        <source>Then open as many further walls as asked for, each between the places farthest apart.</source>
        <extracomment>Stage unite: a line of its algorithm</extracomment>
        <translation>Dann so viele weitere Wände öffnen wie verlangt, jede zwischen den am weitesten entfernten Orten.</translation>
    </message>
    <message>
        <source>Loops</source>
        <extracomment>Measure loops: title
----------
Stage unite, parameter loops: title</extracomment>
        <translation>Schleifen</translation>
    </message>
    <message>
        <source>How many further walls are opened between far places</source>
        <extracomment>Stage unite, parameter loops: help</extracomment>
        <translation>Wie viele weitere Wände zwischen entfernten Orten geöffnet werden</translation>
    </message>
    <message>
        <source>How many of the doors that links and loops open are closed</source>
        <extracomment>Stage unite, parameter closed: help</extracomment>
        <translation>Wie viele der von Verbindungen und Schleifen geöffneten Türen geschlossen sind</translation>
    </message>
    <message>
        <source>Furniture</source>
        <extracomment>Measure steps.place-furniture: title
----------
Stage furnish: title</extracomment>
        <translation>Möbel</translation>
    </message>
    <message>
        <source>Refuse the place if the piece would block a way in or a fire or cut the room in two; draw again.</source>
        <extracomment>Stage furnish: a line of its algorithm</extracomment>
        <translation>Den Platz ablehnen, wenn das Stück einen Eingang oder ein Feuer verstellte oder den Raum zerteilte; erneut auslosen.</translation>
    </message>
    <message>
        <source>Otherwise put it there.</source>
        <extracomment>Stage furnish: a line of its algorithm</extracomment>
        <translation>Sonst es dort aufstellen.</translation>
    </message>
    <message>
        <source>Density</source>
        <extracomment>Stage furnish, parameter density: title
----------
Stage traps, parameter density: title
----------
Stage coins, parameter density: title
----------
Stage scatter, parameter density: title</extracomment>
        <translation>Dichte</translation>
    </message>
    <message>
        <source>How many pieces of furniture each room gets</source>
        <extracomment>Stage furnish, parameter density: help</extracomment>
        <translation>Wie viele Möbelstücke jeder Raum bekommt</translation>
    </message>
    <message>
        <source>Rooms and corridors</source>
        <extracomment>Stage corridors: title</extracomment>
        <translation>Räume und Korridore</translation>
    </message>
    <message>
        <source>Places rooms and joins each to the one before by a corridor with one corner.</source>
        <extracomment>Stage corridors: summary</extracomment>
        <translation>Setzt Räume und verbindet jeden mit dem vorigen durch einen Korridor mit einer Ecke.</translation>
    </message>
    <message>
        <source>As often as there are attempts: draw two sides and a place.</source>
        <extracomment>Stage corridors: a line of its algorithm</extracomment>
        <translation>So oft, wie es Versuche gibt: zwei Seiten und einen Platz auslosen.</translation>
    </message>
    <message>
        <source>Refuse the room if it overlaps or touches another, or if no corridor could lead to it.</source>
        <extracomment>Stage corridors: a line of its algorithm</extracomment>
        <translation>Den Raum ablehnen, wenn er einen anderen überlappt oder berührt oder wenn kein Korridor zu ihm führen könnte.</translation>
    </message>
    <message>
        <source>Otherwise open it.</source>
        <extracomment>Stage corridors: a line of its algorithm</extracomment>
        <translation>Sonst ihn öffnen.</translation>
    </message>
    <message>
        <source>Dig from the centre of the room before to its centre: half the time level first, else upright.</source>
        <extracomment>Stage corridors: a line of its algorithm</extracomment>
        <translation>Von der Mitte des vorigen Raums zu seiner Mitte graben: in der Hälfte der Fälle zuerst waagerecht, sonst zuerst senkrecht.</translation>
    </message>
    <message>
        <source>Min side</source>
        <extracomment>Stage corridors, parameter min-side: title</extracomment>
        <translation>Kleinste Seite</translation>
    </message>
    <message>
        <source>Minimum width and height of a room, in cells</source>
        <extracomment>Stage corridors, parameter min-side: help</extracomment>
        <translation>Kleinste Breite und Höhe eines Raums, in Zellen</translation>
    </message>
    <message>
        <source>Sides</source>
        <extracomment>Stage corridors, parameter min-side: title of its group
----------
Stage corridors, parameter max-side: title of its group</extracomment>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Max side</source>
        <extracomment>Stage corridors, parameter max-side: title</extracomment>
        <translation>Größte Seite</translation>
    </message>
    <message>
        <source>Maximum width and height of a room, in cells</source>
        <extracomment>Stage corridors, parameter max-side: help</extracomment>
        <translation>Größte Breite und Höhe eines Raums, in Zellen</translation>
    </message>
    <message>
        <source>Hidden maze</source>
        <extracomment>Stage hidden-maze: title</extracomment>
        <translation>Verborgenes Labyrinth</translation>
    </message>
    <message>
        <source>Weaves a maze through the open cells that the player never sees.</source>
        <extracomment>Stage hidden-maze: summary</extracomment>
        <translation>Webt durch die offenen Zellen ein Labyrinth, das der Spieler nie sieht.</translation>
    </message>
    <message>
        <source>Reach</source>
        <extracomment>Stage light, parameter reach: title
----------
Stage reach: title
----------
Stage bugs, parameter reach: title</extracomment>
        <translation>Erreichbarkeit</translation>
    </message>
    <message>
        <source>Digs further aisles until the hidden maze leads to every place.</source>
        <extracomment>Stage reach: summary</extracomment>
        <translation>Gräbt weitere Gänge, bis das verborgene Labyrinth zu jedem Ort führt.</translation>
    </message>
    <message>
        <source>Mark the region: every cell that the hero can walk to while nothing else is there.</source>
        <extracomment>Stage reach: a line of its algorithm</extracomment>
        <translation>Das Gebiet markieren: jede Zelle, zu der der Held gehen kann, solange sonst nichts da ist.</translation>
    </message>
    <message>
        <source>Where the hidden maze did not come, and there is room, weave a maze of its own.</source>
        <extracomment>Stage reach: a line of its algorithm</extracomment>
        <translation>Wo das verborgene Labyrinth nicht hinkam und Platz ist, ein eigenes Labyrinth weben.</translation>
    </message>
    <message>
        <source>Note what must be an aisle: places of things, painted coins, narrow passages.</source>
        <extracomment>Stage reach: a line of its algorithm</extracomment>
        <translation>Notieren, was ein Gang sein muss: Plätze von Objekten, gemalte Münzen, Engstellen.</translation>
    </message>
    <message>
        <source>Go outwards from the aisles, always to the nearest cell first.</source>
        <extracomment>Stage reach: a line of its algorithm</extracomment>
        <translation>Von den Gängen aus nach außen gehen, immer zuerst zur nächsten Zelle.</translation>
    </message>
    <message>
        <source>Dig where a cell must be an aisle, or where its neighbour has none beside it.</source>
        <extracomment>Stage reach: a line of its algorithm</extracomment>
        <translation>Graben, wo eine Zelle ein Gang sein muss oder wo ihr Nachbar keinen neben sich hat.</translation>
    </message>
    <message>
        <source>Link mazes that are not joined yet by the shortest ways between them.</source>
        <extracomment>Stage reach: a line of its algorithm</extracomment>
        <translation>Labyrinthe, die noch nicht zusammenhängen, auf den kürzesten Wegen zwischen ihnen verbinden.</translation>
    </message>
    <message>
        <source>Traps</source>
        <extracomment>Measure traps: title
----------
Stage traps: title</extracomment>
        <translation>Fallen</translation>
    </message>
    <message>
        <source>Hides traps on the walls of the hidden maze.</source>
        <extracomment>Stage traps: summary</extracomment>
        <translation>Versteckt Fallen auf den Wänden des verborgenen Labyrinths.</translation>
    </message>
    <message>
        <source>Go through the cells that the hero can walk to and that are no aisles.</source>
        <extracomment>Stage traps: a line of its algorithm</extracomment>
        <translation>Die Zellen durchgehen, zu denen der Held gehen kann und die keine Gänge sind.</translation>
    </message>
    <message>
        <source>Pass over cells with a thing, and those painted to stay without a trap.</source>
        <extracomment>Stage traps: a line of its algorithm</extracomment>
        <translation>Zellen mit einem Objekt übergehen und solche, die laut Bemalung ohne Falle bleiben.</translation>
    </message>
    <message>
        <source>Draw for each of the others, by the density, whether a trap stands there.</source>
        <extracomment>Stage traps: a line of its algorithm</extracomment>
        <translation>Für jede andere nach der Dichte auslosen, ob dort eine Falle steht.</translation>
    </message>
    <message>
        <source>How many of a hundred walls of the hidden maze bear a trap</source>
        <extracomment>Stage traps, parameter density: help</extracomment>
        <translation>Wie viele von hundert Wänden des verborgenen Labyrinths eine Falle tragen</translation>
    </message>
    <message>
        <source>Coins</source>
        <extracomment>Measure coins: title
----------
Stage coins: title</extracomment>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>Lays coins in the aisles of the hidden maze.</source>
        <extracomment>Stage coins: summary</extracomment>
        <translation>Legt Münzen in die Gänge des verborgenen Labyrinths.</translation>
    </message>
    <message>
        <source>Go through the aisles; the hero&apos;s cell and cells with a thing stay free.</source>
        <extracomment>Stage coins: a line of its algorithm</extracomment>
        <translation>Die Gänge durchgehen; die Zelle des Helden und Zellen mit einem Objekt bleiben frei.</translation>
    </message>
    <message>
        <source>Draw for each whether a coin lies there, by the density or by the count.</source>
        <extracomment>Stage coins: a line of its algorithm</extracomment>
        <translation>Für jede auslosen, ob dort eine Münze liegt, nach der Dichte oder der Anzahl.</translation>
    </message>
    <message>
        <source>Lay the coin down. Painted coins are kept, and count.</source>
        <extracomment>Stage coins: a line of its algorithm</extracomment>
        <translation>Die Münze hinlegen. Gemalte Münzen bleiben und zählen mit.</translation>
    </message>
    <message>
        <source>Count</source>
        <extracomment>Stage coins, parameter count: title
----------
Stage scatter, parameter count: title</extracomment>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>How many coins there are, painted ones included; 0 leaves it to the density</source>
        <extracomment>Stage coins, parameter count: help</extracomment>
        <translation>Wie viele Münzen es gibt, gemalte eingeschlossen; 0 überlässt es der Dichte</translation>
    </message>
    <message>
        <source>How many of a hundred aisle cells bear a coin</source>
        <extracomment>Stage coins, parameter density: help</extracomment>
        <translation>Wie viele von hundert Gangzellen eine Münze tragen</translation>
    </message>
    <message>
        <source>Floor</source>
        <extracomment>Ink floor: title</extracomment>
        <translation>Boden</translation>
    </message>
    <message>
        <source>Open cells, where the hero can walk</source>
        <extracomment>Ink floor: help</extracomment>
        <translation>Offene Zellen, in denen der Held gehen kann</translation>
    </message>
    <message>
        <source>Wall</source>
        <extracomment>Measure steps.build-wall: title
----------
Ink wall: title</extracomment>
        <translation>Wand</translation>
    </message>
    <message>
        <source>Solid cells, which recipes may carve</source>
        <extracomment>Ink wall: help</extracomment>
        <translation>Feste Zellen, in die Rezepte graben dürfen</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>Ink void: title</extracomment>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Cells that do not belong to the room</source>
        <extracomment>Ink void: help</extracomment>
        <translation>Zellen, die nicht zum Raum gehören</translation>
    </message>
    <message>
        <source>Entrance</source>
        <extracomment>Ink entrance: title</extracomment>
        <translation>Eingang</translation>
    </message>
    <message>
        <source>Walls where a door may open; without any, one may everywhere</source>
        <extracomment>Ink entrance: help</extracomment>
        <translation>Wände, in denen sich eine Tür öffnen darf; ohne solche überall</translation>
    </message>
    <message>
        <source>Water</source>
        <extracomment>Measure steps.pour-water: title
----------
Stage lakes, parameter kind: a choice
----------
Stage water: title
----------
Ink water: title</extracomment>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>The hero swims, and has air for ten seconds</source>
        <extracomment>Ink water: help</extracomment>
        <translation>Der Held schwimmt und hat Luft für zehn Sekunden</translation>
    </message>
    <message>
        <source>Waterfall down</source>
        <extracomment>Ink fall-down: title</extracomment>
        <translation>Wasserfall abwärts</translation>
    </message>
    <message>
        <source>Carries the hero downwards</source>
        <extracomment>Ink fall-down: help</extracomment>
        <translation>Trägt den Helden nach unten</translation>
    </message>
    <message>
        <source>Waterfall up</source>
        <extracomment>Ink fall-up: title</extracomment>
        <translation>Wasserfall aufwärts</translation>
    </message>
    <message>
        <source>Carries the hero upwards</source>
        <extracomment>Ink fall-up: help</extracomment>
        <translation>Trägt den Helden nach oben</translation>
    </message>
    <message>
        <source>Waterfall left</source>
        <extracomment>Ink fall-left: title</extracomment>
        <translation>Wasserfall nach links</translation>
    </message>
    <message>
        <source>Carries the hero to the left</source>
        <extracomment>Ink fall-left: help</extracomment>
        <translation>Trägt den Helden nach links</translation>
    </message>
    <message>
        <source>Waterfall right</source>
        <extracomment>Ink fall-right: title</extracomment>
        <translation>Wasserfall nach rechts</translation>
    </message>
    <message>
        <source>Carries the hero to the right</source>
        <extracomment>Ink fall-right: help</extracomment>
        <translation>Trägt den Helden nach rechts</translation>
    </message>
    <message>
        <source>No trap</source>
        <extracomment>Ink no-trap: title</extracomment>
        <translation>Keine Falle</translation>
    </message>
    <message>
        <source>Open cells where no trap is ever laid</source>
        <extracomment>Ink no-trap: help</extracomment>
        <translation>Offene Zellen, in die nie eine Falle gelegt wird</translation>
    </message>
    <message>
        <source>Trap</source>
        <extracomment>Measure steps.place-trap: title
----------
Ink trap: title</extracomment>
        <translation>Falle</translation>
    </message>
    <message>
        <source>Open cells where a trap lies in every game</source>
        <extracomment>Ink trap: help</extracomment>
        <translation>Offene Zellen, in denen in jedem Spiel eine Falle liegt</translation>
    </message>
    <message>
        <source>Coin</source>
        <extracomment>Measure steps.place-coin: title
----------
Ink coin: title</extracomment>
        <translation>Münze</translation>
    </message>
    <message>
        <source>Open cells where a coin lies in every game</source>
        <extracomment>Ink coin: help</extracomment>
        <translation>Offene Zellen, in denen in jedem Spiel eine Münze liegt</translation>
    </message>
    <message>
        <source>No mark</source>
        <extracomment>Ink no-mark: title</extracomment>
        <translation>Ohne Markierung</translation>
    </message>
    <message>
        <source>Takes painted traps, coins and trap bans away</source>
        <extracomment>Ink no-mark: help</extracomment>
        <translation>Nimmt gemalte Fallen, Münzen und Fallenverbote weg</translation>
    </message>
    <message>
        <source>Closed door</source>
        <extracomment>Measure steps.close-door: title
----------
Ink closed-door: title</extracomment>
        <translation>Geschlossene Tür</translation>
    </message>
    <message>
        <source>Opens when somebody walks into it</source>
        <extracomment>Ink closed-door: help</extracomment>
        <translation>Öffnet sich, wenn jemand hineingeht</translation>
    </message>
    <message>
        <source>Open door</source>
        <extracomment>Ink open-door: title</extracomment>
        <translation>Offene Tür</translation>
    </message>
    <message>
        <source>A door that stands open</source>
        <extracomment>Ink open-door: help</extracomment>
        <translation>Eine Tür, die offen steht</translation>
    </message>
    <message>
        <source>Column</source>
        <extracomment>Ink column: title</extracomment>
        <translation>Säule</translation>
    </message>
    <message>
        <source>Furniture: nobody walks through it</source>
        <extracomment>Ink column: help</extracomment>
        <translation>Möbel: niemand geht hindurch</translation>
    </message>
    <message>
        <source>Fireplace</source>
        <extracomment>Ink fireplace: title</extracomment>
        <translation>Kamin</translation>
    </message>
    <message>
        <source>Furniture in a wall</source>
        <extracomment>Ink fireplace: help</extracomment>
        <translation>Möbel in einer Wand</translation>
    </message>
    <message>
        <source>Cabinet</source>
        <extracomment>Ink cabinet: title</extracomment>
        <translation>Schrank</translation>
    </message>
    <message>
        <source>Furniture against a wall</source>
        <extracomment>Ink cabinet: help</extracomment>
        <translation>Möbel an einer Wand</translation>
    </message>
    <message>
        <source>Fountain</source>
        <extracomment>Measure steps.place-fountain: title
----------
Ink fountain: title</extracomment>
        <translation>Brunnen</translation>
    </message>
    <message>
        <source>The hero can drink from it</source>
        <extracomment>Ink fountain: help</extracomment>
        <translation>Der Held kann daraus trinken</translation>
    </message>
    <message>
        <source>Stairs up</source>
        <extracomment>Ink stairs-up: title</extracomment>
        <translation>Treppe hinauf</translation>
    </message>
    <message>
        <source>The way to the level above</source>
        <extracomment>Ink stairs-up: help</extracomment>
        <translation>Der Weg zur Ebene darüber</translation>
    </message>
    <message>
        <source>Stairs down</source>
        <extracomment>Ink stairs-down: title</extracomment>
        <translation>Treppe hinab</translation>
    </message>
    <message>
        <source>The way to the level below</source>
        <extracomment>Ink stairs-down: help</extracomment>
        <translation>Der Weg zur Ebene darunter</translation>
    </message>
    <message>
        <source>Bugs</source>
        <extracomment>Measure bugs: title
----------
Stage bugs: title</extracomment>
        <translation>Käfer</translation>
    </message>
    <message>
        <source>Lets bugs walk round and round on paths that leave every aisle some time.</source>
        <extracomment>Stage bugs: summary</extracomment>
        <translation>Lässt Käfer auf Pfaden kreisen, die jeden Gang eine Weile frei lassen.</translation>
    </message>
    <message>
        <source>Refuse it where it leads through a wall or water, or near the start or another danger.</source>
        <extracomment>Stage bugs: a line of its algorithm</extracomment>
        <translation>Ihn verwerfen, wo er durch eine Wand oder Wasser führt oder dem Start oder einer anderen Gefahr nahe kommt.</translation>
    </message>
    <message>
        <source>Refuse it unless its round is a whole part of 24 seconds: a rhythm that can be learnt.</source>
        <extracomment>Stage bugs: a line of its algorithm</extracomment>
        <translation>Ihn verwerfen, wenn 24 Sekunden kein Vielfaches seiner Runde sind: ein Takt, den man lernen kann.</translation>
    </message>
    <message>
        <source>Refuse it unless the bug leaves every aisle on its way for long enough to walk there and back.</source>
        <extracomment>Stage bugs: a line of its algorithm</extracomment>
        <translation>Ihn verwerfen, wenn der Käfer nicht jeden Gang auf seinem Weg lange genug für Hin- und Rückweg verlässt.</translation>
    </message>
    <message>
        <source>Otherwise a bug walks there.</source>
        <extracomment>Stage bugs: a line of its algorithm</extracomment>
        <translation>Sonst läuft dort ein Käfer.</translation>
    </message>
    <message>
        <source>Min</source>
        <extracomment>Stage bugs, parameter min-count: title
----------
Stage lasers, parameter min-count: title
----------
Stage hearts, parameter min-count: title
----------
Stage supplies, parameter min-tnt: title
----------
Stage supplies, parameter min-grenades: title
----------
Stage water, parameter min-lakes: title</extracomment>
        <translation>Min</translation>
    </message>
    <message>
        <source>Minimum number of bugs</source>
        <extracomment>Stage bugs, parameter min-count: help</extracomment>
        <translation>Kleinste Zahl von Käfern</translation>
    </message>
    <message>
        <source>How many</source>
        <extracomment>Stage bugs, parameter min-count: title of its group
----------
Stage bugs, parameter max-count: title of its group
----------
Stage lasers, parameter min-count: title of its group
----------
Stage lasers, parameter max-count: title of its group
----------
Stage hearts, parameter min-count: title of its group
----------
Stage hearts, parameter max-count: title of its group</extracomment>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Max</source>
        <extracomment>Stage bugs, parameter max-count: title
----------
Stage lasers, parameter max-count: title
----------
Stage hearts, parameter max-count: title
----------
Stage supplies, parameter max-tnt: title
----------
Stage supplies, parameter max-grenades: title
----------
Stage water, parameter max-lakes: title</extracomment>
        <translation>Max</translation>
    </message>
    <message>
        <source>Maximum number of bugs</source>
        <extracomment>Stage bugs, parameter max-count: help</extracomment>
        <translation>Größte Zahl von Käfern</translation>
    </message>
    <message>
        <source>Min segments</source>
        <extracomment>Stage bugs, parameter min-segments: title</extracomment>
        <translation>Wenigste Strecken</translation>
    </message>
    <message>
        <source>Minimum number of straight parts of a path; two go back and forth</source>
        <extracomment>Stage bugs, parameter min-segments: help</extracomment>
        <translation>Kleinste Zahl gerader Teile eines Pfades; zwei führen hin und zurück</translation>
    </message>
    <message>
        <source>Paths</source>
        <extracomment>Stage bugs, parameter min-segments: title of its group
----------
Stage bugs, parameter max-segments: title of its group
----------
Stage bugs, parameter reach: title of its group</extracomment>
        <translation>Pfade</translation>
    </message>
    <message>
        <source>Max segments</source>
        <extracomment>Stage bugs, parameter max-segments: title</extracomment>
        <translation>Meiste Strecken</translation>
    </message>
    <message>
        <source>Maximum number of straight parts of a path</source>
        <extracomment>Stage bugs, parameter max-segments: help</extracomment>
        <translation>Größte Zahl gerader Teile eines Pfades</translation>
    </message>
    <message>
        <source>How far a path gets from its first point, in cells each way</source>
        <extracomment>Stage bugs, parameter reach: help</extracomment>
        <translation>Wie weit sich ein Pfad von seinem ersten Punkt entfernt, in Zellen nach jeder Seite</translation>
    </message>
    <message>
        <source>Slowest</source>
        <extracomment>Stage bugs, parameter min-speed: title</extracomment>
        <translation>Langsamste</translation>
    </message>
    <message>
        <source>Minimum speed, in cells per second</source>
        <extracomment>Stage bugs, parameter min-speed: help</extracomment>
        <translation>Kleinstes Tempo, in Zellen je Sekunde</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>Stage bugs, parameter min-speed: title of its group
----------
Stage bugs, parameter max-speed: title of its group</extracomment>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Fastest</source>
        <extracomment>Stage bugs, parameter max-speed: title</extracomment>
        <translation>Schnellste</translation>
    </message>
    <message>
        <source>Maximum speed, in cells per second</source>
        <extracomment>Stage bugs, parameter max-speed: help</extracomment>
        <translation>Größtes Tempo, in Zellen je Sekunde</translation>
    </message>
    <message>
        <source>How many paths are drawn for each bug, at most</source>
        <extracomment>Stage bugs, parameter attempts: help</extracomment>
        <translation>Wie viele Pfade für jeden Käfer höchstens ausgelost werden</translation>
    </message>
    <message>
        <source>Lasers</source>
        <extracomment>Stage lasers: title</extracomment>
        <translation>Laser</translation>
    </message>
    <message>
        <source>Sets emitters into walls, whose beams go out for long enough to get past.</source>
        <extracomment>Stage lasers: summary</extracomment>
        <translation>Setzt Strahler in Wände, deren Strahlen lange genug ausgehen, um vorbeizukommen.</translation>
    </message>
    <message>
        <source>Find the walls from which a beam would run over open cells, but not over the hero&apos;s start.</source>
        <extracomment>Stage lasers: a line of its algorithm</extracomment>
        <translation>Die Wände finden, von denen ein Strahl über offene Zellen liefe, aber nicht über den Start des Helden.</translation>
    </message>
    <message>
        <source>Draw one; pass it over where its beam would come near another danger or water.</source>
        <extracomment>Stage lasers: a line of its algorithm</extracomment>
        <translation>Eine auslosen; sie übergehen, wo ihr Strahl einer anderen Gefahr oder Wasser nahe käme.</translation>
    </message>
    <message>
        <source>Draw a rhythm whose dark is long enough to walk the whole beam and back.</source>
        <extracomment>Stage lasers: a line of its algorithm</extracomment>
        <translation>Einen Takt auslosen, dessen Pause für den ganzen Strahl hin und zurück reicht.</translation>
    </message>
    <message>
        <source>Set an emitter into the wall.</source>
        <extracomment>Stage lasers: a line of its algorithm</extracomment>
        <translation>Einen Strahler in die Wand setzen.</translation>
    </message>
    <message>
        <source>Minimum number of emitters</source>
        <extracomment>Stage lasers, parameter min-count: help</extracomment>
        <translation>Kleinste Zahl von Strahlern</translation>
    </message>
    <message>
        <source>Maximum number of emitters</source>
        <extracomment>Stage lasers, parameter max-count: help</extracomment>
        <translation>Größte Zahl von Strahlern</translation>
    </message>
    <message>
        <source>Min burning</source>
        <extracomment>Stage lasers, parameter min-burning: title</extracomment>
        <translation>Brennt mindestens</translation>
    </message>
    <message>
        <source>Minimum share of its time that a beam burns, in percent</source>
        <extracomment>Stage lasers, parameter min-burning: help</extracomment>
        <translation>Wie viele Hundertstel seiner Zeit ein Strahl mindestens brennt</translation>
    </message>
    <message>
        <source>Rhythm</source>
        <extracomment>Stage lasers, parameter min-burning: title of its group
----------
Stage lasers, parameter max-burning: title of its group</extracomment>
        <translation>Takt</translation>
    </message>
    <message>
        <source>Max burning</source>
        <extracomment>Stage lasers, parameter max-burning: title</extracomment>
        <translation>Brennt höchstens</translation>
    </message>
    <message>
        <source>Maximum share of its time that a beam burns, in percent</source>
        <extracomment>Stage lasers, parameter max-burning: help</extracomment>
        <translation>Wie viele Hundertstel seiner Zeit ein Strahl höchstens brennt</translation>
    </message>
    <message>
        <source>Hearts</source>
        <extracomment>Stage hearts: title</extracomment>
        <translation>Herzen</translation>
    </message>
    <message>
        <source>Lays hearts in the aisles of the hidden maze.</source>
        <extracomment>Stage hearts: summary</extracomment>
        <translation>Legt Herzen in die Gänge des verborgenen Labyrinths.</translation>
    </message>
    <message>
        <source>Go through the dry aisles; cells with a thing, a trap or a coin stay as they are.</source>
        <extracomment>Stage hearts: a line of its algorithm
----------
Stage supplies: a line of its algorithm</extracomment>
        <translation>Die trockenen Gänge durchgehen; Zellen mit einem Ding, einer Falle oder einer Münze bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Draw how many hearts there are, and for each a cell that is left.</source>
        <extracomment>Stage hearts: a line of its algorithm</extracomment>
        <translation>Auslosen, wie viele Herzen es gibt, und für jedes eine Zelle, die noch frei ist.</translation>
    </message>
    <message>
        <source>Lay it down.</source>
        <extracomment>Stage hearts: a line of its algorithm</extracomment>
        <translation>Es hinlegen.</translation>
    </message>
    <message>
        <source>Minimum number of hearts</source>
        <extracomment>Stage hearts, parameter min-count: help</extracomment>
        <translation>Kleinste Zahl von Herzen</translation>
    </message>
    <message>
        <source>Maximum number of hearts</source>
        <extracomment>Stage hearts, parameter max-count: help</extracomment>
        <translation>Größte Zahl von Herzen</translation>
    </message>
    <message>
        <source>Supplies</source>
        <extracomment>Stage supplies: title</extracomment>
        <translation>Vorräte</translation>
    </message>
    <message>
        <source>Lays TNT and grenades in the aisles of the hidden maze.</source>
        <extracomment>Stage supplies: summary</extracomment>
        <translation>Legt TNT und Granaten in die Gänge des verborgenen Labyrinths.</translation>
    </message>
    <message>
        <source>Draw how much TNT and how many grenades there are, and for each a cell that is left.</source>
        <extracomment>Stage supplies: a line of its algorithm</extracomment>
        <translation>Auslosen, wie viel TNT und wie viele Granaten es gibt, und für jedes eine Zelle, die noch frei ist.</translation>
    </message>
    <message>
        <source>Lay it down, TNT first.</source>
        <extracomment>Stage supplies: a line of its algorithm</extracomment>
        <translation>Es hinlegen, TNT zuerst.</translation>
    </message>
    <message>
        <source>Minimum number of TNT charges</source>
        <extracomment>Stage supplies, parameter min-tnt: help</extracomment>
        <translation>Kleinste Zahl von TNT-Ladungen</translation>
    </message>
    <message>
        <source>TNT</source>
        <extracomment>Stage supplies, parameter min-tnt: title of its group
----------
Stage supplies, parameter max-tnt: title of its group</extracomment>
        <translation>TNT</translation>
    </message>
    <message>
        <source>Maximum number of TNT charges</source>
        <extracomment>Stage supplies, parameter max-tnt: help</extracomment>
        <translation>Größte Zahl von TNT-Ladungen</translation>
    </message>
    <message>
        <source>Minimum number of grenades</source>
        <extracomment>Stage supplies, parameter min-grenades: help</extracomment>
        <translation>Kleinste Zahl von Granaten</translation>
    </message>
    <message>
        <source>Grenades</source>
        <extracomment>Stage supplies, parameter min-grenades: title of its group
----------
Stage supplies, parameter max-grenades: title of its group</extracomment>
        <translation>Granaten</translation>
    </message>
    <message>
        <source>Maximum number of grenades</source>
        <extracomment>Stage supplies, parameter max-grenades: help</extracomment>
        <translation>Größte Zahl von Granaten</translation>
    </message>
    <message>
        <source>Pours lakes, nowhere too wide to swim on one breath, with waterfalls beside aisles.</source>
        <extracomment>Stage water: summary</extracomment>
        <translation>Gießt Seen, nirgends tiefer, als die Luft reicht, mit Wasserfällen neben den Gängen.</translation>
    </message>
    <message>
        <source>Draw for each lake a dry cell with nothing on it, how large it gets, and which way it flows.</source>
        <extracomment>Stage water: a line of its algorithm</extracomment>
        <translation>Für jeden See eine trockene, leere Zelle auslosen, wie groß er wird und wohin er fließt.</translation>
    </message>
    <message>
        <source>Pass over an aisle where more aisles would hang together under water than air lasts for.</source>
        <extracomment>Stage water: a line of its algorithm</extracomment>
        <translation>Einen Gang übergehen, wo unter Wasser mehr Gänge zusammenhingen, als die Luft reicht.</translation>
    </message>
    <message>
        <source>Pass over what is on bugs&apos; paths, in beams, or beside them.</source>
        <extracomment>Stage water: a line of its algorithm</extracomment>
        <translation>Übergehen, was auf Käferpfaden, in Strahlen oder daneben liegt.</translation>
    </message>
    <message>
        <source>Let some water that is no aisle fall, where it can flow on.</source>
        <extracomment>Stage water: a line of its algorithm</extracomment>
        <translation>Einiges Wasser, das kein Gang ist, fallen lassen, wo es weiterfließen kann.</translation>
    </message>
    <message>
        <source>Minimum number of lakes</source>
        <extracomment>Stage water, parameter min-lakes: help</extracomment>
        <translation>Kleinste Zahl von Seen</translation>
    </message>
    <message>
        <source>Lakes</source>
        <extracomment>Stage lakes, parameter lakes: title
----------
Stage water, parameter min-lakes: title of its group
----------
Stage water, parameter max-lakes: title of its group
----------
Stage water, parameter min-size: title of its group
----------
Stage water, parameter max-size: title of its group</extracomment>
        <translation>Seen</translation>
    </message>
    <message>
        <source>Maximum number of lakes</source>
        <extracomment>Stage water, parameter max-lakes: help</extracomment>
        <translation>Größte Zahl von Seen</translation>
    </message>
    <message>
        <source>Smallest</source>
        <extracomment>Stage water, parameter min-size: title</extracomment>
        <translation>Kleinste</translation>
    </message>
    <message>
        <source>Minimum size of a lake, in cells</source>
        <extracomment>Stage water, parameter min-size: help</extracomment>
        <translation>Kleinste Größe eines Sees, in Zellen</translation>
    </message>
    <message>
        <source>Largest</source>
        <extracomment>Stage water, parameter max-size: title</extracomment>
        <translation>Größte</translation>
    </message>
    <message>
        <source>Maximum size of a lake, in cells</source>
        <extracomment>Stage water, parameter max-size: help</extracomment>
        <translation>Größte Größe eines Sees, in Zellen</translation>
    </message>
    <message>
        <source>Waterfalls</source>
        <extracomment>Stage water, parameter falls: title</extracomment>
        <translation>Wasserfälle</translation>
    </message>
    <message>
        <source>Of a hundred cells under water that are no aisle, how many are waterfalls</source>
        <extracomment>Stage water, parameter falls: help</extracomment>
        <translation>Wie viele von hundert Zellen unter Wasser, die kein Gang sind, Wasserfälle sind</translation>
    </message>
    <message>
        <source>Stairs</source>
        <extracomment>Measure steps.place-stairs: title
----------
Stage stairs: title</extracomment>
        <translation>Treppen</translation>
    </message>
    <message>
        <source>Lets the hero arrive in the first room, and leads down from the last one.</source>
        <extracomment>Stage stairs: summary</extracomment>
        <translation>Lässt den Helden im ersten Raum ankommen und führt aus dem letzten hinab.</translation>
    </message>
    <message>
        <source>The floor begins in the middle of its first room; without rooms, at a drawn cell.</source>
        <extracomment>Stage stairs: a line of its algorithm</extracomment>
        <translation>Das Stockwerk beginnt in der Mitte seines ersten Raums; ohne Räume an einem ausgelosten Feld.</translation>
    </message>
    <message>
        <source>It ends in the middle of its last room.</source>
        <extracomment>Stage stairs: a line of its algorithm</extracomment>
        <translation>Es endet in der Mitte seines letzten Raums.</translation>
    </message>
    <message>
        <source>If that is where it begins or cannot be walked to, it ends at the cell that is farthest away.</source>
        <extracomment>Stage stairs: a line of its algorithm</extracomment>
        <translation>Beginnt es dort schon oder führt kein Weg hin, endet es am weitesten entfernten Feld.</translation>
    </message>
    <message>
        <source>Put the hero where it begins, and stairs up unless this is depth 1.</source>
        <extracomment>Stage stairs: a line of its algorithm</extracomment>
        <translation>Setze den Helden an den Anfang, und außer in Tiefe 1 eine Treppe hinauf.</translation>
    </message>
    <message>
        <source>Put the stairs down where it ends.</source>
        <extracomment>Stage stairs: a line of its algorithm</extracomment>
        <translation>Setze die Treppe hinab ans Ende.</translation>
    </message>
    <message>
        <source>Boss</source>
        <extracomment>Stage boss: title</extracomment>
        <translation>Endgegner</translation>
    </message>
    <message>
        <source>Puts the dread knight into one of the rooms, on few floors.</source>
        <extracomment>Stage boss: summary</extracomment>
        <translation>Setzt den Schreckensritter in einen der Räume, auf wenigen Stockwerken.</translation>
    </message>
    <message>
        <source>Nothing happens before the boss&apos;s first depth, or where it stands already.</source>
        <extracomment>Stage boss: a line of its algorithm</extracomment>
        <translation>Vor der ersten Tiefe des Endgegners, oder wo er schon steht, geschieht nichts.</translation>
    </message>
    <message>
        <source>Draw, by the pack&apos;s chance, whether it is here.</source>
        <extracomment>Stage boss: a line of its algorithm</extracomment>
        <translation>Lose mit der Chance des Pakets aus, ob er hier ist.</translation>
    </message>
    <message>
        <source>Draw a room other than the first, and in it a cell off the outer ring with nothing on it.</source>
        <extracomment>Stage boss: a line of its algorithm</extracomment>
        <translation>Lose einen anderen Raum als den ersten aus und darin ein leeres Feld abseits des äußeren Rings.</translation>
    </message>
    <message>
        <source>Put the dread knight there.</source>
        <extracomment>Stage boss: a line of its algorithm</extracomment>
        <translation>Setze den Schreckensritter dorthin.</translation>
    </message>
    <message>
        <source>Fountains</source>
        <extracomment>Stage fountains: title</extracomment>
        <translation>Brunnen</translation>
    </message>
    <message>
        <source>Lets fountains spring in some of the rooms.</source>
        <extracomment>Stage fountains: summary</extracomment>
        <translation>Lässt in manchen Räumen Brunnen entspringen.</translation>
    </message>
    <message>
        <source>For each room other than the first: draw, by the pack&apos;s chance, whether it has a fountain.</source>
        <extracomment>Stage fountains: a line of its algorithm</extracomment>
        <translation>Für jeden Raum außer dem ersten: lose mit der Chance des Pakets aus, ob er einen Brunnen hat.</translation>
    </message>
    <message>
        <source>Draw a floor cell off the room&apos;s outer ring without stairs or things; with none, leave it out.</source>
        <extracomment>Stage fountains: a line of its algorithm</extracomment>
        <translation>Lose ein Bodenfeld abseits des äußeren Rings ohne Treppe und Dinge aus; gibt es keines, entfällt er.</translation>
    </message>
    <message>
        <source>Let the fountain spring there.</source>
        <extracomment>Stage fountains: a line of its algorithm</extracomment>
        <translation>Lass den Brunnen dort entspringen.</translation>
    </message>
    <message>
        <source>Monsters</source>
        <extracomment>Measure monsters: title
----------
Stage monsters: title</extracomment>
        <translation>Monster</translation>
    </message>
    <message>
        <source>Puts monsters into the rooms, more of them and worse ones the deeper the floor is.</source>
        <extracomment>Stage monsters: summary</extracomment>
        <translation>Setzt Monster in die Räume: je tiefer das Stockwerk, desto mehr und desto schlimmere.</translation>
    </message>
    <message>
        <source>For each room other than the first: draw a number of monsters from 0 to 1 and half the depth.</source>
        <extracomment>Stage monsters: a line of its algorithm</extracomment>
        <translation>Für jeden Raum außer dem ersten: lose eine Zahl von Monstern aus, von 0 bis 1 und der halben Tiefe.</translation>
    </message>
    <message>
        <source>Draw a floor cell off the room&apos;s outer ring without a monster; with none, leave the rest out.</source>
        <extracomment>Stage monsters: a line of its algorithm</extracomment>
        <translation>Lose ein Bodenfeld abseits des äußeren Rings ohne Monster aus; gibt es keines, entfällt der Rest.</translation>
    </message>
    <message>
        <source>Put the monster there.</source>
        <extracomment>Stage monsters: a line of its algorithm</extracomment>
        <translation>Setze das Monster dorthin.</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>Stage monsters, parameter percent: title
----------
Stage items, parameter percent: title</extracomment>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>How many monsters there are, as a share of what is drawn</source>
        <extracomment>Stage monsters, parameter percent: help</extracomment>
        <translation>Wie viele Monster es gibt, als Anteil der ausgelosten Zahl</translation>
    </message>
    <message>
        <source>Items</source>
        <extracomment>Measure items: title
----------
Stage items: title</extracomment>
        <translation>Gegenstände</translation>
    </message>
    <message>
        <source>Lays potions, weapons and wands into the rooms.</source>
        <extracomment>Stage items: summary</extracomment>
        <translation>Legt Tränke, Waffen und Zauberstäbe in die Räume.</translation>
    </message>
    <message>
        <source>For each room other than the first: draw, by the pack&apos;s two chances, whether it has an item and one more.</source>
        <extracomment>Stage items: a line of its algorithm</extracomment>
        <translation>Für jeden Raum außer dem ersten: lose mit den zwei Chancen des Pakets aus, ob er einen Gegenstand hat und noch einen.</translation>
    </message>
    <message>
        <source>For each of them draw a kind: a wand, else a potion, else a weapon.</source>
        <extracomment>Stage items: a line of its algorithm</extracomment>
        <translation>Lose für jeden eine Art aus: Zauberstab, sonst Trank, sonst Waffe.</translation>
    </message>
    <message>
        <source>Draw a floor cell off the room&apos;s outer ring without item, stairs or fountain; with none, leave it out.</source>
        <extracomment>Stage items: a line of its algorithm</extracomment>
        <translation>Lose ein Bodenfeld abseits des äußeren Rings ohne Gegenstand, Treppe und Brunnen aus; gibt es keines, entfällt er.</translation>
    </message>
    <message>
        <source>Lay the item there.</source>
        <extracomment>Stage items: a line of its algorithm</extracomment>
        <translation>Lege den Gegenstand dorthin.</translation>
    </message>
    <message>
        <source>How likely items are, as a share of the pack&apos;s chances</source>
        <extracomment>Stage items, parameter percent: help</extracomment>
        <translation>Wie wahrscheinlich Gegenstände sind, als Anteil der Chancen des Pakets</translation>
    </message>
    <message>
        <source>%1 more problems of this kind</source>
        <extracomment>Problem or fix more-of-the-same</extracomment>
        <translation>%1 weitere Probleme dieser Art</translation>
    </message>
    <message>
        <source>there is no stage called &quot;%1&quot;</source>
        <extracomment>Problem or fix unknown-stage</extracomment>
        <translation>es gibt keine Phase namens „%1“</translation>
    </message>
    <message>
        <source>the stage has no parameter called &quot;%1&quot;</source>
        <extracomment>Problem or fix unknown-parameter</extracomment>
        <translation>die Phase hat keinen Parameter namens „%1“</translation>
    </message>
    <message>
        <source>%1 takes a whole number from %2 to %3</source>
        <extracomment>Problem or fix parameter-out-of-range</extracomment>
        <translation>%1 nimmt eine ganze Zahl von %2 bis %3</translation>
    </message>
    <message>
        <source>%1 takes true or false</source>
        <extracomment>Problem or fix parameter-no-switch</extracomment>
        <translation>%1 nimmt true oder false</translation>
    </message>
    <message>
        <source>%1 takes one of %2</source>
        <extracomment>Problem or fix parameter-no-choice</extracomment>
        <translation>%1 nimmt eines von %2</translation>
    </message>
    <message>
        <source>no open cell is painted: paint floor, or let the stage shape draw some</source>
        <extracomment>Problem or fix no-open-cell</extracomment>
        <translation>keine offene Zelle ist gemalt: male Boden oder lass die Phase „Form“ welche ziehen</translation>
    </message>
    <message>
        <source>there is no hero: place the hero&apos;s start on an open cell</source>
        <extracomment>Problem or fix no-hero</extracomment>
        <translation>es gibt keinen Helden: setze seinen Start auf eine offene Zelle</translation>
    </message>
    <message>
        <source>there is more than one hero: remove all but one</source>
        <extracomment>Problem or fix second-hero</extracomment>
        <translation>es gibt mehr als einen Helden: entferne alle bis auf einen</translation>
    </message>
    <message>
        <source>another console stands on the same cell: this one can never be read</source>
        <extracomment>Problem or fix two-consoles</extracomment>
        <translation>auf derselben Zelle steht eine weitere Konsole: diese kann nie gelesen werden</translation>
    </message>
    <message>
        <source>the hero&apos;s start is no open cell: move the hero or open the cell</source>
        <extracomment>Problem or fix hero-on-solid</extracomment>
        <translation>der Start des Helden ist keine offene Zelle: versetze den Helden oder öffne die Zelle</translation>
    </message>
    <message>
        <source>the hero starts where an emitter stands: move one of them</source>
        <extracomment>Problem or fix hero-on-emitter</extracomment>
        <translation>der Held beginnt, wo ein Laserstrahler steht: versetze einen von beiden</translation>
    </message>
    <message>
        <source>the %1 lies outside: move it, or remove it</source>
        <extracomment>Problem or fix object-outside</extracomment>
        <translation>außerhalb liegt etwas (%1): versetze oder entferne es</translation>
    </message>
    <message>
        <source>a point of the path lies outside: remove it</source>
        <extracomment>Problem or fix point-outside</extracomment>
        <translation>ein Punkt des Pfads liegt außerhalb: entferne ihn</translation>
    </message>
    <message>
        <source>the entrance lies outside: remove it</source>
        <extracomment>Problem or fix entrance-outside</extracomment>
        <translation>der Eingang liegt außerhalb: entferne ihn</translation>
    </message>
    <message>
        <source>%1 × %2 cells are painted in a level of %3 × %4</source>
        <extracomment>Problem or fix paint-of-other-size</extracomment>
        <translation>%1 × %2 Zellen sind gemalt in einem Level von %3 × %4</translation>
    </message>
    <message>
        <source>no way leads to the %1: open one, or move it</source>
        <extracomment>Problem or fix unreachable-object</extracomment>
        <translation>kein Weg führt dorthin (%1): öffne einen oder versetze es</translation>
    </message>
    <message>
        <source>the %1 is in a solid cell: open the cell, or move it</source>
        <extracomment>Problem or fix object-in-wall</extracomment>
        <translation>in einer festen Zelle (%1): öffne die Zelle oder versetze es</translation>
    </message>
    <message>
        <source>no way leads to %1 of the painted coins, the first at %2: open one, or remove them</source>
        <extracomment>Problem or fix unreachable-coins</extracomment>
        <translation>kein Weg führt zu %1 der gemalten Münzen, die erste bei %2: öffne einen oder entferne sie</translation>
    </message>
    <message>
        <source>an open cell is cut off from the rest: open a way there, or fill it</source>
        <extracomment>Problem or fix cut-off-cell</extracomment>
        <translation>eine offene Zelle ist vom Rest abgeschnitten: öffne einen Weg dorthin oder fülle sie</translation>
    </message>
    <message>
        <source>%1 open cells are cut off from the rest: open a way there, or fill them</source>
        <extracomment>Problem or fix cut-off-region</extracomment>
        <translation>%1 offene Zellen sind vom Rest abgeschnitten: öffne einen Weg dorthin oder fülle sie</translation>
    </message>
    <message>
        <source>a trap is painted on the hero&apos;s start: remove it, or move the hero</source>
        <extracomment>Problem or fix trap-on-hero</extracomment>
        <translation>auf dem Start des Helden ist eine Falle gemalt: entferne sie oder versetze den Helden</translation>
    </message>
    <message>
        <source>a trap is painted where the %1 is: remove the trap, or move the object</source>
        <extracomment>Problem or fix trap-on-object</extracomment>
        <translation>wo etwas steht (%1), ist eine Falle gemalt: entferne die Falle oder versetze das Objekt</translation>
    </message>
    <message>
        <source>painted traps bar the only way to %1: remove one, or widen the way</source>
        <extracomment>Problem or fix trap-bars-way</extracomment>
        <translation>gemalte Fallen versperren den einzigen Weg zu %1: entferne eine oder verbreitere den Weg</translation>
    </message>
    <message>
        <source>nothing but painted traps is around this one: it cannot be walked up to</source>
        <extracomment>Problem or fix trap-shut-in</extracomment>
        <translation>rings um diese sind nur gemalte Fallen: sie ist nicht zu erreichen</translation>
    </message>
    <message>
        <source>a path has at least two points</source>
        <extracomment>Problem or fix short-path</extracomment>
        <translation>ein Pfad hat mindestens zwei Punkte</translation>
    </message>
    <message>
        <source>all points of the path are one cell: the %1 never moves</source>
        <extracomment>Problem or fix path-of-one-cell</extracomment>
        <translation>alle Punkte des Pfads sind eine Zelle (%1): da bewegt sich nichts</translation>
    </message>
    <message>
        <source>the path of the %1 runs through a solid cell</source>
        <extracomment>Problem or fix path-through-wall</extracomment>
        <translation>der Pfad läuft durch eine feste Zelle (%1)</translation>
    </message>
    <message>
        <source>the %1 is %2 cells wide and does not fit through here</source>
        <extracomment>Problem or fix path-too-narrow</extracomment>
        <translation>%2 Zellen breit, passt hier nicht durch (%1)</translation>
    </message>
    <message>
        <source>the %1 begins where the hero starts: the hero must step off at once</source>
        <extracomment>Problem or fix path-begins-at-start</extracomment>
        <translation>%1 beginnt, wo der Held beginnt: der Held muss sofort weggehen</translation>
    </message>
    <message>
        <source>the path of the %1 runs over the hero&apos;s start</source>
        <extracomment>Problem or fix path-over-start</extracomment>
        <translation>der Pfad läuft über den Start des Helden (%1)</translation>
    </message>
    <message>
        <source>nothing but wall is before the emitter: turn it, or move it</source>
        <extracomment>Problem or fix emitter-buried</extracomment>
        <translation>vor dem Laserstrahler ist nichts als Wand: drehe oder versetze ihn</translation>
    </message>
    <message>
        <source>the beam burns where the hero starts: the hero must step off at once</source>
        <extracomment>Problem or fix emitter-burns-start</extracomment>
        <translation>der Strahl brennt, wo der Held beginnt: der Held muss sofort weggehen</translation>
    </message>
    <message>
        <source>the beam runs over the hero&apos;s start, though not at once</source>
        <extracomment>Problem or fix emitter-crosses-start</extracomment>
        <translation>der Strahl läuft über den Start des Helden, wenn auch nicht sofort</translation>
    </message>
    <message>
        <source>the room &quot;%1&quot; must appear but is larger than the level: make the level larger, or the room smaller</source>
        <extracomment>Problem or fix room-too-large</extracomment>
        <translation>der Raum „%1“ muss vorkommen, ist aber größer als das Level: vergrößere das Level oder verkleinere den Raum</translation>
    </message>
    <message>
        <source>the room &quot;%1&quot; must appear but fits nowhere: leave rock of its size, with some beside one of its entrances</source>
        <extracomment>Problem or fix room-fits-nowhere</extracomment>
        <translation>der Raum „%1“ muss vorkommen, passt aber nirgends hin: lass Fels seiner Größe stehen, auch neben einem seiner Eingänge</translation>
    </message>
    <message>
        <source>the rooms that must appear do not all fit: make the level larger, or let fewer appear</source>
        <extracomment>Problem or fix rooms-too-many</extracomment>
        <translation>die Räume, die vorkommen müssen, passen nicht alle hinein: vergrößere das Level oder lass weniger vorkommen</translation>
    </message>
    <message>
        <source>the objective asks for what is not there (%1): place one, or do not ask for it</source>
        <extracomment>Problem or fix objective-without-target</extracomment>
        <translation>das Ziel verlangt, was nicht da ist (%1): platziere eines oder verlange es nicht</translation>
    </message>
    <message>
        <source>the objective wants blasts and there is neither TNT nor a grenade: place some</source>
        <extracomment>Problem or fix objective-without-blast</extracomment>
        <translation>das Ziel verlangt Sprengungen, und es gibt weder TNT noch eine Granate: platziere welche</translation>
    </message>
    <message>
        <source>the boss takes %1 blasts and there are only %2 TNT and grenades: place more, or lower its toughness</source>
        <extracomment>Problem or fix boss-too-tough</extracomment>
        <translation>der Boss hält %1 Sprengungen aus, und es gibt nur %2 TNT und Granaten: platziere mehr oder mach ihn weniger zäh</translation>
    </message>
    <message>
        <source>the objective asks for %1 coins and there are at most %2: ask for fewer</source>
        <extracomment>Problem or fix objective-too-many-coins</extracomment>
        <translation>das Ziel verlangt %1 Münzen, und es gibt höchstens %2: verlange weniger</translation>
    </message>
    <message>
        <source>the objective asks for %1 coins and there will be about %2: ask for fewer, or raise the density of coins</source>
        <extracomment>Problem or fix objective-unlikely-coins</extracomment>
        <translation>das Ziel verlangt %1 Münzen, und es wird etwa %2 geben: verlange weniger oder erhöhe die Dichte der Münzen</translation>
    </message>
    <message>
        <source>all coins are asked for and there are none: the level is won at once</source>
        <extracomment>Problem or fix objective-without-coins</extracomment>
        <translation>alle Münzen werden verlangt, und es gibt keine: das Level ist sofort gewonnen</translation>
    </message>
    <message>
        <source>%1 coins are to be laid and at most %2 have room: lower the count, or open more cells</source>
        <extracomment>Problem or fix coins-without-room</extracomment>
        <translation>%1 Münzen sind zu legen, und höchstens %2 haben Platz: senke die Zahl oder öffne mehr Zellen</translation>
    </message>
    <message>
        <source>the room has no floor</source>
        <extracomment>Problem or fix room-without-floor</extracomment>
        <translation>der Raum hat keinen Boden</translation>
    </message>
    <message>
        <source>the room is open to the outside here: put a wall there</source>
        <extracomment>Problem or fix room-open</extracomment>
        <translation>der Raum ist hier nach außen offen: setze dort eine Wand</translation>
    </message>
    <message>
        <source>the entrance is no outer wall with floor behind it</source>
        <extracomment>Problem or fix entrance-off-edge</extracomment>
        <translation>der Eingang ist keine Außenwand mit Boden dahinter</translation>
    </message>
    <message>
        <source>no entrance leads into this part of the room: add one, or open a way to it</source>
        <extracomment>Problem or fix chamber-without-entrance</extracomment>
        <translation>kein Eingang führt in diesen Teil des Raums: füge einen hinzu oder öffne einen Weg dorthin</translation>
    </message>
    <message>
        <source>no outer wall of this part of the room could have a door: nothing can lead into it</source>
        <extracomment>Problem or fix chamber-shut-in</extracomment>
        <translation>keine Außenwand dieses Raumteils könnte eine Tür haben: nichts kann hineinführen</translation>
    </message>
    <message>
        <source>the room must appear %1 times but may appear only %2 times</source>
        <extracomment>Problem or fix room-most-below-least</extracomment>
        <translation>der Raum muss %1-mal vorkommen, darf es aber nur %2-mal</translation>
    </message>
    <message>
        <source>the id &quot;%1&quot; stands twice: give one of them another</source>
        <extracomment>Problem or fix duplicate-id</extracomment>
        <translation>die Kennung „%1“ kommt zweimal vor: gib einem davon eine andere</translation>
    </message>
    <message>
        <source>there is no level &quot;%1&quot; in the pack: add it, or take the node out</source>
        <extracomment>Problem or fix campaign-without-level</extracomment>
        <translation>das Paket hat kein Level „%1“: füge es hinzu oder nimm den Knoten heraus</translation>
    </message>
    <message>
        <source>the level &quot;%1&quot; stands twice on the map: take one of them out</source>
        <extracomment>Problem or fix campaign-level-twice</extracomment>
        <translation>das Level „%1“ steht zweimal auf der Karte: nimm eines heraus</translation>
    </message>
    <message>
        <source>it needs &quot;%1&quot;, and there is no such node: put it on the map, or do not need it</source>
        <extracomment>Problem or fix campaign-unknown-need</extracomment>
        <translation>es braucht „%1“, und diesen Knoten gibt es nicht: setze ihn auf die Karte oder verlange ihn nicht</translation>
    </message>
    <message>
        <source>no level of the campaign is open at the beginning: choose one to start with</source>
        <extracomment>Problem or fix campaign-without-start</extracomment>
        <translation>am Anfang ist kein Level der Kampagne offen: wähle eines, mit dem sie beginnt</translation>
    </message>
    <message>
        <source>no other level leads to it: draw an edge to it, or let the campaign start with it</source>
        <extracomment>Problem or fix campaign-nothing-leads</extracomment>
        <translation>kein anderes Level führt dorthin: ziehe einen Weg dorthin oder lass die Kampagne damit beginnen</translation>
    </message>
    <message>
        <source>it wants %1 levels won and needs only %2: ask for fewer, or draw more edges to it</source>
        <extracomment>Problem or fix campaign-too-few-needs</extracomment>
        <translation>es verlangt %1 gewonnene Level und braucht nur %2: verlange weniger oder ziehe mehr Wege dorthin</translation>
    </message>
    <message>
        <source>it can never be unlocked: what it needs waits for it, or cannot be unlocked either</source>
        <extracomment>Problem or fix campaign-never-unlocked</extracomment>
        <translation>es kann nie freigeschaltet werden: was es braucht, wartet darauf oder ist selbst nicht zu erreichen</translation>
    </message>
    <message>
        <source>Place the hero near the middle</source>
        <extracomment>Problem or fix place-hero</extracomment>
        <translation>Den Helden nahe der Mitte platzieren</translation>
    </message>
    <message>
        <source>Remove it</source>
        <extracomment>Problem or fix remove</extracomment>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Move it to %1</source>
        <extracomment>Problem or fix move</extracomment>
        <translation>Nach %1 versetzen</translation>
    </message>
    <message>
        <source>Turn it %1</source>
        <extracomment>Problem or fix turn</extracomment>
        <translation>Drehen: %1</translation>
    </message>
    <message>
        <source>Give it an id of its own</source>
        <extracomment>Problem or fix rename</extracomment>
        <translation>Eine eigene Kennung geben</translation>
    </message>
    <message>
        <source>Open the cell</source>
        <extracomment>Problem or fix open-cell</extracomment>
        <translation>Die Zelle öffnen</translation>
    </message>
    <message>
        <source>Put a wall there</source>
        <extracomment>Problem or fix close-cell</extracomment>
        <translation>Dort eine Wand setzen</translation>
    </message>
    <message>
        <source>Remove the painted trap</source>
        <extracomment>Problem or fix clear-mark</extracomment>
        <translation>Die gemalte Falle entfernen</translation>
    </message>
    <message>
        <source>Open a way there</source>
        <extracomment>Problem or fix open-way</extracomment>
        <translation>Einen Weg dorthin öffnen</translation>
    </message>
    <message>
        <source>Fill it with wall</source>
        <extracomment>Problem or fix fill-region</extracomment>
        <translation>Mit Wand füllen</translation>
    </message>
    <message>
        <source>Remove the painted traps in the way</source>
        <extracomment>Problem or fix clear-way</extracomment>
        <translation>Die gemalten Fallen im Weg entfernen</translation>
    </message>
    <message>
        <source>Remove these coins</source>
        <extracomment>Problem or fix remove-coins</extracomment>
        <translation>Diese Münzen entfernen</translation>
    </message>
    <message>
        <source>Remove the path</source>
        <extracomment>Problem or fix remove-path</extracomment>
        <translation>Den Pfad entfernen</translation>
    </message>
    <message>
        <source>Remove point %1</source>
        <extracomment>Problem or fix remove-point</extracomment>
        <translation>Punkt %1 entfernen</translation>
    </message>
    <message>
        <source>Open the walls in its way</source>
        <extracomment>Problem or fix open-path</extracomment>
        <translation>Die Wände in seinem Weg öffnen</translation>
    </message>
    <message>
        <source>Do not ask for it</source>
        <extracomment>Problem or fix drop-objective</extracomment>
        <translation>Es nicht verlangen</translation>
    </message>
    <message>
        <source>Do not ask for coins</source>
        <extracomment>Problem or fix drop-coins</extracomment>
        <translation>Keine Münzen verlangen</translation>
    </message>
    <message>
        <source>Ask for %1 coins</source>
        <extracomment>Problem or fix ask-for-coins</extracomment>
        <translation>%1 Münzen verlangen</translation>
    </message>
    <message>
        <source>Switch on &quot;%1&quot;</source>
        <extracomment>Problem or fix switch-on</extracomment>
        <translation>„%1“ einschalten</translation>
    </message>
    <message>
        <source>Switch off &quot;%1&quot;</source>
        <extracomment>Problem or fix switch-off</extracomment>
        <translation>„%1“ ausschalten</translation>
    </message>
    <message>
        <source>Add &quot;%1&quot; before it</source>
        <extracomment>Problem or fix insert-stage</extracomment>
        <translation>„%1“ davor einfügen</translation>
    </message>
    <message>
        <source>Move it after &quot;%1&quot;</source>
        <extracomment>Problem or fix move-stage</extracomment>
        <translation>Hinter „%1“ rücken</translation>
    </message>
    <message>
        <source>Remove the stage</source>
        <extracomment>Problem or fix remove-stage</extracomment>
        <translation>Die Phase entfernen</translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <extracomment>Problem or fix set-parameter</extracomment>
        <translation>%1 auf %2 setzen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>Problem or fix remove-parameter</extracomment>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <extracomment>Problem or fix reset-parameter</extracomment>
        <translation>%1 zurücksetzen</translation>
    </message>
    <message>
        <source>Do not make it appear</source>
        <extracomment>Problem or fix let-be-absent</extracomment>
        <translation>Nicht verlangen, dass er vorkommt</translation>
    </message>
    <message>
        <source>Let it appear as often as it must</source>
        <extracomment>Problem or fix raise-most</extracomment>
        <translation>So oft vorkommen lassen wie nötig</translation>
    </message>
    <message>
        <source>Add an entrance at %1</source>
        <extracomment>Problem or fix add-entrance</extracomment>
        <translation>Bei %1 einen Eingang hinzufügen</translation>
    </message>
    <message>
        <source>Remove the entrance</source>
        <extracomment>Problem or fix remove-entrance</extracomment>
        <translation>Den Eingang entfernen</translation>
    </message>
    <message>
        <source>Take it out of the campaign</source>
        <extracomment>Problem or fix remove-node</extracomment>
        <translation>Aus der Kampagne nehmen</translation>
    </message>
    <message>
        <source>Let the campaign start with &quot;%1&quot;</source>
        <extracomment>Problem or fix start-with-node</extracomment>
        <translation>Die Kampagne mit „%1“ beginnen lassen</translation>
    </message>
    <message>
        <source>Do not need it</source>
        <extracomment>Problem or fix drop-need</extracomment>
        <translation>Es nicht verlangen</translation>
    </message>
    <message>
        <source>up</source>
        <extracomment>A word within what is said of a problem</extracomment>
        <translation>nach oben</translation>
    </message>
    <message>
        <source>right</source>
        <extracomment>A word within what is said of a problem</extracomment>
        <translation>nach rechts</translation>
    </message>
    <message>
        <source>down</source>
        <extracomment>A word within what is said of a problem</extracomment>
        <translation>nach unten</translation>
    </message>
    <message>
        <source>left</source>
        <extracomment>A word within what is said of a problem</extracomment>
        <translation>nach links</translation>
    </message>
    <message>
        <source>open cells</source>
        <extracomment>A word within what is said of a problem</extracomment>
        <translation>offene Zellen</translation>
    </message>
    <message>
        <source>rooms</source>
        <extracomment>Measure rooms-tried: what it counts
----------
Measure rooms-refused: what it counts
----------
Measure rooms: what it counts
----------
Measure rooms-refused.crowded: what it counts
----------
Measure rooms-refused.no-rock: what it counts
----------
Measure rooms-refused.no-way: what it counts
----------
A word within what is said of a problem</extracomment>
        <translation>Räume</translation>
    </message>
    <message>
        <source>passages</source>
        <extracomment>A word within what is said of a problem</extracomment>
        <translation>Gänge</translation>
    </message>
    <message>
        <source>a hidden maze</source>
        <extracomment>A word within what is said of a problem</extracomment>
        <translation>ein verstecktes Labyrinth</translation>
    </message>
    <message>
        <source>no stairs lead down from this floor: add the stage that puts them there, or paint them</source>
        <extracomment>Problem or fix floor-without-stairs</extracomment>
        <translation>von dieser Ebene führt keine Treppe hinab: füge die Phase hinzu, die sie setzt, oder male sie</translation>
    </message>
    <message>
        <source>depth %1 of the descent wants the level &quot;%2&quot;, which is not in the pack: add it, or take the floor out</source>
        <extracomment>Problem or fix floor-without-level</extracomment>
        <translation>Tiefe %1 des Abstiegs verlangt das Level „%2“, das nicht im Paket ist: füge es hinzu oder nimm die Ebene heraus</translation>
    </message>
    <message>
        <source>depth %1 of the descent is the temple &quot;%2&quot;: change the level&apos;s ruleset, or take the floor out</source>
        <extracomment>Problem or fix floor-is-temple</extracomment>
        <translation>Tiefe %1 des Abstiegs ist der Tempel „%2“: ändere das Regelwerk des Levels oder nimm die Ebene heraus</translation>
    </message>
    <message>
        <source>depth %1 of the descent is given twice: take one out</source>
        <extracomment>Problem or fix floor-twice</extracomment>
        <translation>Tiefe %1 des Abstiegs ist zweimal angegeben: nimm eine heraus</translation>
    </message>
    <message>
        <source>all other floors of the descent are to be like the level &quot;%1&quot;, which is not in the pack: choose another</source>
        <extracomment>Problem or fix other-floors-without-level</extracomment>
        <translation>alle übrigen Ebenen des Abstiegs sollen wie das Level „%1“ sein, das nicht im Paket ist: wähle ein anderes</translation>
    </message>
    <message>
        <source>all other floors of the descent are to be like &quot;%1&quot;, which is a temple: choose another</source>
        <extracomment>Problem or fix other-floors-are-temple</extracomment>
        <translation>alle übrigen Ebenen des Abstiegs sollen wie „%1“ sein, das ein Tempel ist: wähle ein anderes</translation>
    </message>
    <message>
        <source>the %1 stands in a solid cell: open the cell, or move it</source>
        <extracomment>Problem or fix monster-in-wall</extracomment>
        <translation>in einer festen Zelle (%1): öffne die Zelle oder versetze es</translation>
    </message>
    <message>
        <source>the stage populates floors of a descent, and the level is a temple: switch it off, or change the level&apos;s ruleset</source>
        <extracomment>Problem or fix stage-in-temple</extracomment>
        <translation>die Phase bevölkert Ebenen eines Abstiegs, und das Level ist ein Tempel: schalte sie aus oder ändere das Regelwerk des Levels</translation>
    </message>
    <message>
        <source>the room &quot;%1&quot; must appear at depths %2 to %3, and no level of the pack that takes handcrafted rooms is of one of them</source>
        <extracomment>Problem or fix room-on-no-floor</extracomment>
        <translation>der Raum „%1“ muss in den Tiefen %2 bis %3 vorkommen, und kein Level des Pakets, das handgebaute Räume nimmt, gehört zu ihnen</translation>
    </message>
    <message>
        <source>Add &quot;%1&quot;</source>
        <extracomment>Problem or fix add-stage</extracomment>
        <translation>„%1“ hinzufügen</translation>
    </message>
    <message>
        <source>Take the floor out of the descent</source>
        <extracomment>Problem or fix drop-floor</extracomment>
        <translation>Die Ebene aus dem Abstieg nehmen</translation>
    </message>
    <message>
        <source>Use the default floors elsewhere</source>
        <extracomment>Problem or fix drop-other-floors</extracomment>
        <translation>Die übrigen Ebenen die üblichen sein lassen</translation>
    </message>
    <message>
        <source>at depth %1 the rooms that must appear do not all fit: make the level larger, or let fewer appear</source>
        <extracomment>Problem or fix rooms-too-many-at</extracomment>
        <translation>in Tiefe %1 passen die Räume, die vorkommen müssen, nicht alle hinein: das Level vergrößern oder weniger vorkommen lassen</translation>
    </message>
    <message>
        <source>the title contains markup, &quot;%1&quot;, which is shown as it is written</source>
        <extracomment>Problem or fix title-markup</extracomment>
        <translation>der Titel enthält Auszeichnungen, &quot;%1&quot;, die so gezeigt werden, wie sie dastehen</translation>
    </message>
    <message>
        <source>the folder&apos;s name contains markup, &quot;%1&quot;, which is shown as it is written</source>
        <extracomment>Problem or fix folder-markup</extracomment>
        <translation>der Name des Ordners enthält Auszeichnungen, &quot;%1&quot;, die so gezeigt werden, wie sie dastehen</translation>
    </message>
    <message>
        <source>the title contains an invisible control character: type it again</source>
        <extracomment>Problem or fix title-invisible</extracomment>
        <translation>der Titel enthält ein unsichtbares Steuerzeichen: ihn neu eingeben</translation>
    </message>
    <message>
        <source>the folder&apos;s name contains an invisible control character: type it again</source>
        <extracomment>Problem or fix folder-invisible</extracomment>
        <translation>der Name des Ordners enthält ein unsichtbares Steuerzeichen: ihn neu eingeben</translation>
    </message>
    <message>
        <source>Made %1 an aisle: the hidden maze did not come near enough</source>
        <extracomment>Stage reach: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>%1 zum Gang gemacht – das verborgene Labyrinth kam nicht nah genug heran</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names &quot;%2&quot;, but no object or path has this id: choose another</source>
        <extracomment>Problem or fix property-object</extracomment>
        <translation>&quot;%1&quot; nennt &quot;%2&quot;, aber kein Objekt oder Pfad hat diese Kennung: wähle eine andere</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names a cell that lies outside: choose another</source>
        <extracomment>Problem or fix property-cell</extracomment>
        <translation>&quot;%1&quot; nennt eine Zelle, die außerhalb liegt: wähle eine andere</translation>
    </message>
    <message>
        <source>no objective asks for the exit: ask for it, or remove it</source>
        <extracomment>Problem or fix unasked-exit</extracomment>
        <translation>kein Ziel verlangt den Ausgang: Verlange ihn oder entferne ihn</translation>
    </message>
    <message>
        <source>Ask for the exit</source>
        <extracomment>Problem or fix ask-for-exit</extracomment>
        <translation>Den Ausgang verlangen</translation>
    </message>
    <message>
        <source>Scatter</source>
        <extracomment>Stage scatter: title</extracomment>
        <translation>Verstreuen</translation>
    </message>
    <message>
        <source>Scatters objects of the pack&apos;s own kinds.</source>
        <extracomment>Stage scatter: summary</extracomment>
        <translation>Verstreut Objekte der Arten, die das Paket hat.</translation>
    </message>
    <message>
        <source>Look for the cells where the kind may stand, with nothing on them yet.</source>
        <extracomment>Stage scatter: a line of its algorithm</extracomment>
        <translation>Die Zellen suchen, auf denen die Art stehen darf und noch nichts ist.</translation>
    </message>
    <message>
        <source>Leave out those too near to the hero, to walls, or to others of the kind.</source>
        <extracomment>Stage scatter: a line of its algorithm</extracomment>
        <translation>Die weglassen, die dem Helden, Wänden oder anderen der Art zu nah sind.</translation>
    </message>
    <message>
        <source>Take from the count, or from the density among the cells that are left, how many there are to be.</source>
        <extracomment>Stage scatter: a line of its algorithm</extracomment>
        <translation>Aus der Anzahl oder aus der Dichte unter den übrigen Zellen nehmen, wie viele es werden.</translation>
    </message>
    <message>
        <source>Draw one of these cells after the other; pass over one too near to those that came before.</source>
        <extracomment>Stage scatter: a line of its algorithm</extracomment>
        <translation>Eine dieser Zellen nach der anderen auslosen; übergehen, was den früheren zu nah ist.</translation>
    </message>
    <message>
        <source>Put an object there.</source>
        <extracomment>Stage scatter: a line of its algorithm</extracomment>
        <translation>Ein Objekt dorthin setzen.</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>Stage lakes, parameter kind: title
----------
Stage scatter, parameter kind: title</extracomment>
        <translation>Art</translation>
    </message>
    <message>
        <source>Which of the pack&apos;s kinds of objects; none: each of them</source>
        <extracomment>Stage scatter, parameter kind: help</extracomment>
        <translation>Welche der Arten von Objekten des Pakets; keine: jede davon</translation>
    </message>
    <message>
        <source>How many of the kind there are, those placed by hand included; 0 leaves it to the density</source>
        <extracomment>Stage scatter, parameter count: help</extracomment>
        <translation>Wie viele es von der Art gibt, von Hand gesetzte mitgezählt; 0 überlässt es der Dichte</translation>
    </message>
    <message>
        <source>How many objects a thousand of the cells get that are left</source>
        <extracomment>Stage scatter, parameter density: help</extracomment>
        <translation>Wie viele Objekte auf tausend der übrigen Zellen kommen</translation>
    </message>
    <message>
        <source>From the hero</source>
        <extracomment>Stage scatter, parameter from-hero: title</extracomment>
        <translation>Vom Helden</translation>
    </message>
    <message>
        <source>Minimum distance to the hero, in columns or rows</source>
        <extracomment>Stage scatter, parameter from-hero: help</extracomment>
        <translation>Kleinster Abstand zum Helden, in Spalten oder Zeilen</translation>
    </message>
    <message>
        <source>Distances</source>
        <extracomment>Stage scatter, parameter from-hero: title of its group
----------
Stage scatter, parameter from-walls: title of its group
----------
Stage scatter, parameter apart: title of its group</extracomment>
        <translation>Abstände</translation>
    </message>
    <message>
        <source>From walls</source>
        <extracomment>Stage scatter, parameter from-walls: title</extracomment>
        <translation>Von Wänden</translation>
    </message>
    <message>
        <source>Minimum distance to walls, in columns or rows; things in walls need none</source>
        <extracomment>Stage scatter, parameter from-walls: help</extracomment>
        <translation>Kleinster Abstand zu Wänden, in Spalten oder Zeilen; was in Wänden steht, hält keinen</translation>
    </message>
    <message>
        <source>Apart</source>
        <extracomment>Stage scatter, parameter apart: title</extracomment>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Minimum distance between two of the kind, in columns or rows</source>
        <extracomment>Stage scatter, parameter apart: help</extracomment>
        <translation>Kleinster Abstand zwischen zweien der Art, in Spalten oder Zeilen</translation>
    </message>
    <message>
        <source>%1 takes the id of a kind of objects</source>
        <extracomment>Problem or fix parameter-no-kind</extracomment>
        <translation>%1 nimmt die Kennung einer Art von Objekten</translation>
    </message>
    <message>
        <source>the pack has no kind of object &quot;%1&quot;: add it, or remove the object</source>
        <extracomment>Problem or fix own-kind-unknown</extracomment>
        <translation>das Paket hat keine Art von Objekten &quot;%1&quot;: füge sie hinzu oder entferne das Objekt</translation>
    </message>
    <message>
        <source>&quot;%1&quot; may not stand here: move it, or let its kind stand in such places</source>
        <extracomment>Problem or fix own-kind-place</extracomment>
        <translation>&quot;%1&quot; darf hier nicht stehen: verschiebe es oder lass seine Art an solchen Orten stehen</translation>
    </message>
    <message>
        <source>the pack has no kind of object &quot;%1&quot;: add it, or scatter another kind</source>
        <extracomment>Problem or fix own-kind-scattered</extracomment>
        <translation>das Paket hat keine Art von Objekten &quot;%1&quot;: füge sie hinzu oder verstreue eine andere</translation>
    </message>
    <message>
        <source>As it is</source>
        <extracomment>Ink leave: title</extracomment>
        <translation>Wie sie ist</translation>
    </message>
    <message>
        <source>In a mix of inks: cells that stay as they are</source>
        <extracomment>Ink leave: help</extracomment>
        <translation>In einer Farbmischung: Zellen, die bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>no stairs lead down, so it cannot be played: add the stage that puts them there, or paint them</source>
        <extracomment>Problem or fix dungeon-without-stairs</extracomment>
        <translation>keine Treppe führt hinab, deshalb lässt sich nicht spielen: füge die Phase hinzu, die sie setzt, oder male sie</translation>
    </message>
    <message>
        <source>the tiles &quot;%1&quot; have no picture: choose a PNG, or remove them</source>
        <extracomment>Problem or fix tiles-picture</extracomment>
        <translation>der Kachelsatz &quot;%1&quot; hat kein Bild: wähle ein PNG oder entferne ihn</translation>
    </message>
    <message>
        <source>of the tiles &quot;%1&quot;, %2 lie outside of their picture: choose others, or a larger picture</source>
        <extracomment>Problem or fix tiles-outside</extracomment>
        <translation>vom Kachelsatz &quot;%1&quot; liegen %2 Kacheln außerhalb des Bildes: wähle andere oder ein größeres Bild</translation>
    </message>
    <message>
        <source>the tiles &quot;%1&quot; have one for &quot;%2&quot;, which no level can have: remove it</source>
        <extracomment>Problem or fix tiles-unknown</extracomment>
        <translation>der Kachelsatz &quot;%1&quot; hat eine Kachel für &quot;%2&quot;, was kein Level haben kann: entferne sie</translation>
    </message>
    <message>
        <source>the tiles &quot;%1&quot; have one for the kind of object &quot;%2&quot;, which the pack does not have: add the kind, or remove the tile</source>
        <extracomment>Problem or fix tiles-own-kind</extracomment>
        <translation>der Kachelsatz &quot;%1&quot; hat eine Kachel für die Objektart &quot;%2&quot;, die das Paket nicht hat: füge die Art hinzu oder entferne die Kachel</translation>
    </message>
    <message>
        <source>the pack has no recipe called &quot;%1&quot;</source>
        <extracomment>Problem or fix lost-recipe</extracomment>
        <translation>das Paket hat kein Rezept namens „%1“</translation>
    </message>
    <message>
        <source>changes &quot;%1&quot;, a stage that the pack&apos;s recipe does not have</source>
        <extracomment>Problem or fix idle-recipe-change</extracomment>
        <translation>ändert „%1“, eine Phase, die das Rezept des Pakets nicht hat</translation>
    </message>
    <message>
        <source>Use the recipe &quot;%1&quot;</source>
        <extracomment>Problem or fix use-built-in-recipe</extracomment>
        <translation>Rezept „%1“ verwenden</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <extracomment>Stage maze, parameter algorithm: title
----------
Stage hidden-maze, parameter algorithm: title</extracomment>
        <translation>Algorithmus</translation>
    </message>
    <message>
        <source>How the maze comes about; the explanation tells each line by line</source>
        <extracomment>Stage maze, parameter algorithm: help
----------
Stage hidden-maze, parameter algorithm: help</extracomment>
        <translation>Wie das Labyrinth entsteht; die Erklärung zeigt es Zeile für Zeile</translation>
    </message>
    <message>
        <source>Backtracker</source>
        <extracomment>Stage maze, parameter algorithm: a choice
----------
Stage hidden-maze, parameter algorithm: a choice</extracomment>
        <translation>Backtracker</translation>
    </message>
    <message>
        <source>Growing tree</source>
        <extracomment>Stage maze, parameter algorithm: a choice
----------
Stage hidden-maze, parameter algorithm: a choice</extracomment>
        <translation>Wachsender Baum</translation>
    </message>
    <message>
        <source>Prim</source>
        <extracomment>Stage maze, parameter algorithm: a choice
----------
Stage hidden-maze, parameter algorithm: a choice</extracomment>
        <translation>Prim</translation>
    </message>
    <message>
        <source>Kruskal</source>
        <extracomment>Stage maze, parameter algorithm: a choice
----------
Stage hidden-maze, parameter algorithm: a choice</extracomment>
        <translation>Kruskal</translation>
    </message>
    <message>
        <source>Wilson</source>
        <extracomment>Stage maze, parameter algorithm: a choice
----------
Stage hidden-maze, parameter algorithm: a choice</extracomment>
        <translation>Wilson</translation>
    </message>
    <message>
        <source>Aldous–Broder</source>
        <extracomment>Stage maze, parameter algorithm: a choice
----------
Stage hidden-maze, parameter algorithm: a choice</extracomment>
        <translation>Aldous–Broder</translation>
    </message>
    <message>
        <source>Eller</source>
        <extracomment>Stage maze, parameter algorithm: a choice
----------
Stage hidden-maze, parameter algorithm: a choice</extracomment>
        <translation>Eller</translation>
    </message>
    <message>
        <source>Hunt and kill</source>
        <extracomment>Stage maze, parameter algorithm: a choice
----------
Stage hidden-maze, parameter algorithm: a choice</extracomment>
        <translation>Hunt and kill</translation>
    </message>
    <message>
        <source>Recursive division</source>
        <extracomment>Stage maze, parameter algorithm: a choice
----------
Stage hidden-maze, parameter algorithm: a choice</extracomment>
        <translation>Rekursive Teilung</translation>
    </message>
    <message>
        <source>Sidewinder</source>
        <extracomment>Stage maze, parameter algorithm: a choice
----------
Stage hidden-maze, parameter algorithm: a choice</extracomment>
        <translation>Sidewinder</translation>
    </message>
    <message>
        <source>Binary tree</source>
        <extracomment>Stage maze, parameter algorithm: a choice
----------
Stage hidden-maze, parameter algorithm: a choice</extracomment>
        <translation>Binärbaum</translation>
    </message>
    <message>
        <source>Local tree</source>
        <extracomment>Stage maze, parameter algorithm: a choice
----------
Stage hidden-maze, parameter algorithm: a choice</extracomment>
        <translation>Ortsfester Baum</translation>
    </message>
    <message>
        <source>Cells opened at a time: 2 keeps to every second cell both ways, 1 has no such pattern. Only algorithms that grow cell by cell know 1, all others open 2</source>
        <extracomment>Stage maze, parameter step: help
----------
Stage hidden-maze, parameter step: help</extracomment>
        <translation>Zellen, die auf einmal geöffnet werden: 2 hält sich in beide Richtungen an jede zweite Zelle, 1 hat kein solches Muster. Nur Algorithmen, die Zelle für Zelle wachsen, kennen 1, alle anderen öffnen 2</translation>
    </message>
    <message>
        <source>Goes on from</source>
        <extracomment>Stage maze, parameter pick: title
----------
Stage hidden-maze, parameter pick: title</extracomment>
        <translation>Weiter von</translation>
    </message>
    <message>
        <source>Which cell of its list the growing tree takes next</source>
        <extracomment>Stage maze, parameter pick: help
----------
Stage hidden-maze, parameter pick: help</extracomment>
        <translation>Welche Zelle seiner Liste der wachsende Baum als nächste nimmt</translation>
    </message>
    <message>
        <source>Newest</source>
        <extracomment>Stage maze, parameter pick: a choice
----------
Stage maze, parameter newest: title
----------
Stage hidden-maze, parameter pick: a choice
----------
Stage hidden-maze, parameter newest: title</extracomment>
        <translation>Neueste</translation>
    </message>
    <message>
        <source>Oldest</source>
        <extracomment>Stage maze, parameter pick: a choice
----------
Stage hidden-maze, parameter pick: a choice</extracomment>
        <translation>Älteste</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>Stage maze, parameter pick: a choice
----------
Stage hidden-maze, parameter pick: a choice</extracomment>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Cell groups</source>
        <extracomment>Stage maze, parameter groups: title
----------
Stage hidden-maze, parameter groups: title</extracomment>
        <translation>Zellgruppen</translation>
    </message>
    <message>
        <source>Side of groups, in cells of the maze: each is woven by itself and joined to the others by single ways; 0 makes none</source>
        <extracomment>Stage maze, parameter groups: help
----------
Stage hidden-maze, parameter groups: help</extracomment>
        <translation>Seite der Gruppen in Zellen des Labyrinths – jede wird für sich gewoben und durch einzelne Wege mit den anderen verbunden; 0 macht keine</translation>
    </message>
    <message>
        <source>Braid</source>
        <extracomment>Stage maze, parameter braid: title
----------
Stage hidden-maze, parameter braid: title</extracomment>
        <translation>Verflechten</translation>
    </message>
    <message>
        <source>Share of the dead ends that are opened into loops, those with the longest way round first</source>
        <extracomment>Stage maze, parameter braid: help
----------
Stage hidden-maze, parameter braid: help</extracomment>
        <translation>Anteil der Sackgassen, die zu Schleifen geöffnet werden, die mit dem längsten Umweg zuerst</translation>
    </message>
    <message>
        <source>Take an aisle, draw a cell beside it and further points near it, and join them to a closed path.</source>
        <extracomment>Stage bugs: a line of its algorithm</extracomment>
        <translation>Nimm einen Gang, ziehe eine Zelle daneben und weitere Punkte in seiner Nähe und verbinde sie zu einem geschlossenen Weg.</translation>
    </message>
    <message>
        <source>Let water flow on into the cells beside the lake, over and over, into each in a drawn time.</source>
        <extracomment>Stage water: a line of its algorithm</extracomment>
        <translation>Lass das Wasser immer wieder in die Zellen neben dem See weiterfließen, in jede nach einer gezogenen Zeit.</translation>
    </message>
    <message>
        <source>Dead end: go back one cell and look again.</source>
        <extracomment>Stage maze: a line of its algorithm
----------
Stage hidden-maze: a line of its algorithm</extracomment>
        <translation>Sackgasse: eine Zelle zurückgehen und erneut suchen.</translation>
    </message>
    <message>
        <source>Rubble</source>
        <extracomment>Stage lakes, parameter shore: a choice
----------
Ink rubble: title</extracomment>
        <translation>Geröll</translation>
    </message>
    <message>
        <source>Can be walked, but slows who enters it</source>
        <extracomment>Ink rubble: help</extracomment>
        <translation>Begehbar, bremst aber, wer hineingeht</translation>
    </message>
    <message>
        <source>Grass</source>
        <extracomment>Stage lakes, parameter shore: a choice
----------
Ink grass: title</extracomment>
        <translation>Gras</translation>
    </message>
    <message>
        <source>Floor of another look</source>
        <extracomment>Ink grass: help
----------
Ink carpet: help
----------
Ink ice: help</extracomment>
        <translation>Boden von anderem Aussehen</translation>
    </message>
    <message>
        <source>Carpet</source>
        <extracomment>Ink carpet: title</extracomment>
        <translation>Teppich</translation>
    </message>
    <message>
        <source>Ice</source>
        <extracomment>Stage lakes, parameter kind: a choice
----------
Stage lakes, parameter shore: a choice
----------
Ink ice: title</extracomment>
        <translation>Eis</translation>
    </message>
    <message>
        <source>Bridge</source>
        <extracomment>Measure steps.lay-bridge: title
----------
Ink bridge: title</extracomment>
        <translation>Brücke</translation>
    </message>
    <message>
        <source>Floor that leads over something</source>
        <extracomment>Ink bridge: help</extracomment>
        <translation>Boden, der über etwas hinwegführt</translation>
    </message>
    <message>
        <source>Chasm</source>
        <extracomment>Stage lakes, parameter kind: a choice
----------
Ink chasm: title</extracomment>
        <translation>Abgrund</translation>
    </message>
    <message>
        <source>Nobody walks there, but all can be seen across it</source>
        <extracomment>Ink chasm: help</extracomment>
        <translation>Niemand geht dort, aber man sieht darüber hinweg</translation>
    </message>
    <message>
        <source>Lava</source>
        <extracomment>Stage lakes, parameter kind: a choice
----------
Ink lava: title</extracomment>
        <translation>Lava</translation>
    </message>
    <message>
        <source>Kills who enters it</source>
        <extracomment>Ink lava: help</extracomment>
        <translation>Tötet, wer hineingeht</translation>
    </message>
    <message>
        <source>Locked door</source>
        <extracomment>Measure steps.lock-door: title
----------
Ink locked-door: title</extracomment>
        <translation>Verschlossene Tür</translation>
    </message>
    <message>
        <source>Secret door</source>
        <extracomment>Ink secret-door: title</extracomment>
        <translation>Geheimtür</translation>
    </message>
    <message>
        <source>Looks like wall until the hero walks into it</source>
        <extracomment>Ink secret-door: help</extracomment>
        <translation>Sieht wie Wand aus, bis der Held dagegenläuft</translation>
    </message>
    <message>
        <source>Torch</source>
        <extracomment>Measure steps.hang-torch: title
----------
Ink torch: title</extracomment>
        <translation>Fackel</translation>
    </message>
    <message>
        <source>Hangs on a wall</source>
        <extracomment>Ink torch: help</extracomment>
        <translation>Hängt an einer Wand</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Stage rules: title</extracomment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Finds small patterns and puts others in their place, as you paint them.</source>
        <extracomment>Stage rules: summary</extracomment>
        <translation>Sucht kleine Muster und setzt andere an ihre Stelle, wie du sie malst.</translation>
    </message>
    <message>
        <source>Go through the nodes in order, each to its end.</source>
        <extracomment>Stage rules: a line of its algorithm</extracomment>
        <translation>Die Knoten der Reihe nach durchgehen, jeden bis zu seinem Ende.</translation>
    </message>
    <message>
        <source>Find where a rule&apos;s pattern matches, in each of its symmetries.</source>
        <extracomment>Stage rules: a line of its algorithm</extracomment>
        <translation>Finden, wo das Muster einer Regel passt, in jeder ihrer Symmetrien.</translation>
    </message>
    <message>
        <source>Put what the rule says in the place of a match: one drawn at random, or all of them.</source>
        <extracomment>Stage rules: a line of its algorithm</extracomment>
        <translation>An die Stelle eines Treffers setzen, was die Regel sagt: an eine ausgeloste oder an alle.</translation>
    </message>
    <message>
        <source>Look again round the cells that changed, until nothing matches or it was done often enough.</source>
        <extracomment>Stage rules: a line of its algorithm</extracomment>
        <translation>Um die geänderten Zellen herum wieder suchen, bis nichts mehr passt oder es oft genug geschah.</translation>
    </message>
    <message>
        <source>Rewrites for each cell of the level after which rules that never end are stopped</source>
        <extracomment>Stage rules, parameter limit: help</extracomment>
        <translation>Umschreibungen je Zelle des Levels, nach denen Regeln, die nie enden, angehalten werden</translation>
    </message>
    <message>
        <source>Remove the change</source>
        <extracomment>Problem or fix remove-recipe-change</extracomment>
        <translation>Änderung entfernen</translation>
    </message>
    <message>
        <source>rule %2 of node %1 changes nothing: paint something else on its right, or remove it</source>
        <extracomment>Problem or fix rule-without-effect</extracomment>
        <translation>Regel %2 von Knoten %1 ändert nichts: male rechts etwas anderes, oder entferne sie</translation>
    </message>
    <message>
        <source>node %1 has nothing to do: add a rule to it, or remove it</source>
        <extracomment>Problem or fix node-without-rules</extracomment>
        <translation>Knoten %1 hat nichts zu tun: gib ihm eine Regel, oder entferne ihn</translation>
    </message>
    <message>
        <source>Remove what changes nothing</source>
        <extracomment>Problem or fix remove-useless-rules</extracomment>
        <translation>Entfernen, was nichts ändert</translation>
    </message>
    <message>
        <source>For each room, find its walls with something to walk on straight behind them, and wall on both sides.</source>
        <extracomment>Stage doors: a line of its algorithm</extracomment>
        <translation>Für jeden Raum die Wände suchen, hinter denen geradeaus etwas Begehbares liegt und die zu beiden Seiten Wand haben.</translation>
    </message>
    <message>
        <source>No door comes beside another, and no second one between the same two neighbours.</source>
        <extracomment>Stage doors: a line of its algorithm</extracomment>
        <translation>Keine Tür kommt neben eine andere, und keine zweite zwischen dieselben zwei Nachbarn.</translation>
    </message>
    <message>
        <source>Second doors</source>
        <extracomment>Stage doors, parameter second-doors: title
----------
Stage dead-ends, parameter second-doors: title</extracomment>
        <translation>Zweite Türen</translation>
    </message>
    <message>
        <source>Whether two rooms, or a room and a passage that does not fork, may have several doors between them</source>
        <extracomment>Stage doors, parameter second-doors: help</extracomment>
        <translation>Ob zwei Räume, oder ein Raum und ein Gang ohne Abzweigung, mehrere Türen zueinander haben dürfen</translation>
    </message>
    <message>
        <source>So does one of two doors between the same two neighbours, now that there are fewer forks, and the corridor is followed back from there.</source>
        <extracomment>Stage dead-ends: a line of its algorithm</extracomment>
        <translation>Ebenso eine von zwei Türen zwischen denselben zwei Nachbarn, da es nun weniger Abzweigungen gibt; von dort wird der Gang zurückverfolgt.</translation>
    </message>
    <message>
        <source>Whether two rooms, or a room and a passage that does not fork, may keep several doors between them</source>
        <extracomment>Stage dead-ends, parameter second-doors: help</extracomment>
        <translation>Ob zwei Räume, oder ein Raum und ein Gang ohne Abzweigung, mehrere Türen zueinander behalten dürfen</translation>
    </message>
    <message>
        <source>Where a link goes straight through the wall of a room, it opens a door.</source>
        <extracomment>Stage unite: a line of its algorithm</extracomment>
        <translation>Wo eine Verbindung gerade durch die Wand eines Raumes führt, öffnet sie eine Tür.</translation>
    </message>
    <message>
        <source>Accretion</source>
        <extracomment>Stage accretion: title</extracomment>
        <translation>Anwachsen</translation>
    </message>
    <message>
        <source>Attaches rooms of many shapes one at a time by their doors, then opens loops.</source>
        <extracomment>Stage accretion: summary</extracomment>
        <translation>Hängt Räume vieler Formen einzeln mit ihren Türen an und öffnet dann Rundwege.</translation>
    </message>
    <message>
        <source>Open a first room somewhere in the rock.</source>
        <extracomment>Stage accretion: a line of its algorithm</extracomment>
        <translation>Einen ersten Raum irgendwo im Fels öffnen.</translation>
    </message>
    <message>
        <source>As often as there are attempts: draw a shape, odd sides, a room that stands, one of its walls and perhaps a corridor, and hold the new room against it, door to door.</source>
        <extracomment>Stage accretion: a line of its algorithm</extracomment>
        <translation>So oft es Versuche gibt: eine Form, ungerade Seiten, einen Raum, der schon steht, eine seiner Wände und vielleicht einen Gang ziehen und den neuen Raum Tür an Tür daran halten.</translation>
    </message>
    <message>
        <source>Refuse it where it would leave the rock or touch anything else.</source>
        <extracomment>Stage accretion: a line of its algorithm</extracomment>
        <translation>Ihn ablehnen, wo er den Fels verließe oder sonst etwas berührte.</translation>
    </message>
    <message>
        <source>Otherwise open it with the door, or the corridor and its two doors.</source>
        <extracomment>Stage accretion: a line of its algorithm</extracomment>
        <translation>Sonst ihn mit der Tür öffnen, oder mit dem Gang und dessen zwei Türen.</translation>
    </message>
    <message>
        <source>Where a wall between two rooms could be a door and the way round is long, open it too; link what was there before.</source>
        <extracomment>Stage accretion: a line of its algorithm</extracomment>
        <translation>Wo eine Wand zwischen zwei Räumen eine Tür sein könnte und der Umweg lang ist, auch sie öffnen; anbinden, was vorher da war.</translation>
    </message>
    <message>
        <source>Corridors</source>
        <extracomment>Stage accretion, parameter corridors: title</extracomment>
        <translation>Gänge</translation>
    </message>
    <message>
        <source>How many rooms hang on a corridor of their own</source>
        <extracomment>Stage accretion, parameter corridors: help</extracomment>
        <translation>Wie viele Räume an einem eigenen Gang hängen</translation>
    </message>
    <message>
        <source>Corridors and doors</source>
        <extracomment>Stage accretion, parameter corridors: title of its group
----------
Stage accretion, parameter max-corridor: title of its group
----------
Stage accretion, parameter detour: title of its group
----------
Stage accretion, parameter closed: title of its group
----------
Stage bsp, parameter straight: title of its group
----------
Stage bsp, parameter closed: title of its group</extracomment>
        <translation>Gänge und Türen</translation>
    </message>
    <message>
        <source>Longest corridor</source>
        <extracomment>Stage accretion, parameter max-corridor: title
----------
Stage vault-chain, parameter corridor: title</extracomment>
        <translation>Längster Gang</translation>
    </message>
    <message>
        <source>Maximum number of cells between a corridor&apos;s two doors</source>
        <extracomment>Stage accretion, parameter max-corridor: help</extracomment>
        <translation>Höchstens so viele Zellen liegen zwischen den zwei Türen eines Ganges</translation>
    </message>
    <message>
        <source>Min detour</source>
        <extracomment>Stage accretion, parameter detour: title</extracomment>
        <translation>Kürzester Umweg</translation>
    </message>
    <message>
        <source>A further door opens where the way round is longer than so many cells; 0: none does</source>
        <extracomment>Stage accretion, parameter detour: help</extracomment>
        <translation>Eine weitere Tür öffnet sich, wo der Umweg länger als so viele Zellen ist; 0: keine</translation>
    </message>
    <message>
        <source>Hollows the rock into caves by rounds of voting, and joins them.</source>
        <extracomment>Stage caves: summary</extracomment>
        <translation>Höhlt den Fels durch Abstimmungsrunden aus und verbindet die Höhlen.</translation>
    </message>
    <message>
        <source>Open each cell of rock with a chance.</source>
        <extracomment>Stage caves: a line of its algorithm</extracomment>
        <translation>Jede Zelle Fels mit einer Wahrscheinlichkeit öffnen.</translation>
    </message>
    <message>
        <source>In rounds, all cells at once: a cell is open if at least five of the nine cells of its square are, else rock.</source>
        <extracomment>Stage caves: a line of its algorithm</extracomment>
        <translation>In Runden, alle Zellen zugleich: Eine Zelle ist offen, wenn mindestens fünf der neun Zellen ihres Quadrats es sind, sonst Fels.</translation>
    </message>
    <message>
        <source>Close the pockets, parts of fewer cells than asked for.</source>
        <extracomment>Stage caves: a line of its algorithm</extracomment>
        <translation>Die Taschen schließen, Teile mit weniger Zellen als verlangt.</translation>
    </message>
    <message>
        <source>While there is more than one part, dig the shortest link from the smallest to any other.</source>
        <extracomment>Stage caves: a line of its algorithm</extracomment>
        <translation>Solange es mehr als einen Teil gibt, die kürzeste Verbindung vom kleinsten zu irgendeinem anderen graben.</translation>
    </message>
    <message>
        <source>Opened rock by chance; cells: %2</source>
        <extracomment>Stage caves: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Fels zufällig geöffnet; Zellen: %2</translation>
    </message>
    <message>
        <source>A round of voting; cells changed: %2</source>
        <extracomment>Stage caves: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Eine Abstimmungsrunde; geänderte Zellen: %2</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Stage caves, parameter open: title</extracomment>
        <translation>Offen</translation>
    </message>
    <message>
        <source>How many cells the noise opens: more make wider caves</source>
        <extracomment>Stage caves, parameter open: help</extracomment>
        <translation>Wie viele Zellen das Rauschen öffnet: mehr machen weitere Höhlen</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>Stage caves, parameter rounds: title</extracomment>
        <translation>Runden</translation>
    </message>
    <message>
        <source>How often the cells vote: more make smoother walls</source>
        <extracomment>Stage caves, parameter rounds: help</extracomment>
        <translation>Wie oft die Zellen abstimmen: öfter macht glattere Wände</translation>
    </message>
    <message>
        <source>Min part</source>
        <extracomment>Stage caves, parameter pocket: title</extracomment>
        <translation>Kleinster Teil</translation>
    </message>
    <message>
        <source>Parts of fewer cells become rock again</source>
        <extracomment>Stage caves, parameter pocket: help</extracomment>
        <translation>Teile mit weniger Zellen werden wieder Fels</translation>
    </message>
    <message>
        <source>How many of the doors that links open are closed</source>
        <extracomment>Stage caves, parameter closed: help
----------
Stage districts, parameter closed: help</extracomment>
        <translation>Wie viele der Türen, die Verbindungen öffnen, geschlossen sind</translation>
    </message>
    <message>
        <source>Newest or any</source>
        <extracomment>Stage maze, parameter pick: a choice
----------
Stage hidden-maze, parameter pick: a choice</extracomment>
        <translation>Neueste oder irgendeine</translation>
    </message>
    <message>
        <source>How often the growing tree takes the newest cell instead of any</source>
        <extracomment>Stage maze, parameter newest: help
----------
Stage hidden-maze, parameter newest: help</extracomment>
        <translation>Wie oft der wachsende Baum die neueste Zelle statt irgendeiner nimmt</translation>
    </message>
    <message>
        <source>%1 has no range from which it could be drawn: list its values</source>
        <extracomment>Problem or fix parameter-no-range</extracomment>
        <translation>%1 hat keinen Bereich, aus dem gezogen werden könnte: Listen Sie die Werte auf</translation>
    </message>
    <message>
        <source>%1 is drawn from a range that begins at %2 and ends at %3</source>
        <extracomment>Problem or fix parameter-range-backwards</extracomment>
        <translation>%1 wird aus einem Bereich gezogen, der bei %2 beginnt und bei %3 endet</translation>
    </message>
    <message>
        <source>%1 takes depths from 1 to %2, each greater than the one before</source>
        <extracomment>Problem or fix parameter-not-depths</extracomment>
        <translation>%1 nimmt Tiefen von 1 bis %2, jede größer als die vorige</translation>
    </message>
    <message>
        <source>Lakes and rivers</source>
        <extracomment>Stage lakes: title</extracomment>
        <translation>Seen und Flüsse</translation>
    </message>
    <message>
        <source>Lets water, lava, chasms or ice in, without cutting anything off.</source>
        <extracomment>Stage lakes: summary</extracomment>
        <translation>Lässt Wasser, Lava, Abgründe oder Eis ein, ohne etwas abzuschneiden.</translation>
    </message>
    <message>
        <source>Divide the level into squares. Draw for each whether it has a lake, where and how wide; draw for each river where it comes in and goes out, and its bends.</source>
        <extracomment>Stage lakes: a line of its algorithm</extracomment>
        <translation>Teile das Level in Quadrate. Ziehe für jedes, ob es einen See hat, wo und wie breit; ziehe für jeden Fluss, wo er hereinkommt und hinausgeht, und seine Biegungen.</translation>
    </message>
    <message>
        <source>Flood a lake from its middle outwards, a river stretch by stretch: bare floor, and, of lava and chasms, rock.</source>
        <extracomment>Stage lakes: a line of its algorithm</extracomment>
        <translation>Flute einen See von der Mitte nach außen, einen Fluss Stück für Stück: freien Boden und, bei Lava und Abgründen, Fels.</translation>
    </message>
    <message>
        <source>Leave dry what ways lead over: a cell whose dry neighbours do not reach each other around it. Look again at what was left dry until nothing changes.</source>
        <extracomment>Stage lakes: a line of its algorithm</extracomment>
        <translation>Lass trocken, worüber Wege führen: eine Zelle, deren trockene Nachbarn einander um sie herum nicht erreichen. Sieh nach, was trocken blieb, bis sich nichts mehr ändert.</translation>
    </message>
    <message>
        <source>Lay bridges where such a cell has the flood on two opposite sides.</source>
        <extracomment>Stage lakes: a line of its algorithm</extracomment>
        <translation>Lege Brücken, wo eine solche Zelle die Flut auf zwei gegenüberliegenden Seiten hat.</translation>
    </message>
    <message>
        <source>A lake or river, at %1</source>
        <extracomment>Stage lakes: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Ein See oder Fluss, bei %1</translation>
    </message>
    <message>
        <source>What lakes and rivers are of</source>
        <extracomment>Stage lakes, parameter kind: help</extracomment>
        <translation>Woraus Seen und Flüsse sind</translation>
    </message>
    <message>
        <source>Of a hundred squares, a little wider than a lake, how many have one</source>
        <extracomment>Stage lakes, parameter lakes: help</extracomment>
        <translation>Wie viele von hundert Quadraten, die etwas breiter sind als ein See, einen haben</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>Stage lakes, parameter size: title</extracomment>
        <translation>Größe</translation>
    </message>
    <message>
        <source>How wide lakes get, in cells; the smallest are half as wide</source>
        <extracomment>Stage lakes, parameter size: help</extracomment>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Rivers</source>
        <extracomment>Stage lakes, parameter rivers: title</extracomment>
        <translation>Flüsse</translation>
    </message>
    <message>
        <source>How many rivers run through the level, from side to side</source>
        <extracomment>Stage lakes, parameter rivers: help</extracomment>
        <translation>Wie viele Flüsse durch das Level fließen, von Seite zu Seite</translation>
    </message>
    <message>
        <source>Width</source>
        <extracomment>Stage lakes, parameter width: title</extracomment>
        <translation>Breite</translation>
    </message>
    <message>
        <source>How wide rivers are, in cells</source>
        <extracomment>Stage lakes, parameter width: help</extracomment>
        <translation>Wie breit Flüsse sind, in Zellen</translation>
    </message>
    <message>
        <source>Bridges</source>
        <extracomment>Stage lakes, parameter bridges: title</extracomment>
        <translation>Brücken</translation>
    </message>
    <message>
        <source>Whether bridges lead over, where a way does; without them it stays floor, or is waded through water</source>
        <extracomment>Stage lakes, parameter bridges: help</extracomment>
        <translation>Ob Brücken hinüberführen, wo ein Weg hinüberführt; ohne sie bleibt er Boden oder führt durchs Wasser</translation>
    </message>
    <message>
        <source>Through rock</source>
        <extracomment>Stage lakes, parameter rock: title</extracomment>
        <translation>Durch Fels</translation>
    </message>
    <message>
        <source>Whether they take rock, too, and not only floor</source>
        <extracomment>Stage lakes, parameter rock: help</extracomment>
        <translation>Ob sie auch Fels einnehmen und nicht nur Boden</translation>
    </message>
    <message>
        <source>Shore</source>
        <extracomment>Measure steps.grow-shore: title
----------
Stage lakes, parameter shore: title</extracomment>
        <translation>Ufer</translation>
    </message>
    <message>
        <source>What lies around them</source>
        <extracomment>Stage lakes, parameter shore: help</extracomment>
        <translation>Was um sie herum liegt</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>Stage lakes, parameter shore: a choice</extracomment>
        <translation>Keines</translation>
    </message>
    <message>
        <source>Shore width</source>
        <extracomment>Stage lakes, parameter shore-width: title</extracomment>
        <translation>Keines</translation>
    </message>
    <message>
        <source>How far the shore reaches, in cells</source>
        <extracomment>Stage lakes, parameter shore-width: help</extracomment>
        <translation>Wie weit das Ufer reicht, in Zellen</translation>
    </message>
    <message>
        <source>Binary space partition</source>
        <extracomment>Stage bsp: title</extracomment>
        <translation>Raumteilung</translation>
    </message>
    <message>
        <source>Cuts the level in two again and again, and joins the rooms in its pieces.</source>
        <extracomment>Stage bsp: summary</extracomment>
        <translation>Teilt den Level immer wieder in zwei und verbindet die Räume in den Stücken.</translation>
    </message>
    <message>
        <source>Begin with all that lies inside the level&apos;s border as one piece.</source>
        <extracomment>Stage bsp: a line of its algorithm</extracomment>
        <translation>Beginne mit allem innerhalb des Levelrands als einem Stück.</translation>
    </message>
    <message>
        <source>Cut a piece in two across its longer side, as long as both halves are large enough; of the smaller pieces some stay whole.</source>
        <extracomment>Stage bsp: a line of its algorithm</extracomment>
        <translation>Zerschneide ein Stück quer zu seiner längeren Seite, solange beide Hälften groß genug sind; von den kleineren Stücken bleiben manche ganz.</translation>
    </message>
    <message>
        <source>Draw a shape, odd sides and a place in each piece that is left, and refuse the room where it would leave the rock; a few smaller ones are tried then.</source>
        <extracomment>Stage bsp: a line of its algorithm</extracomment>
        <translation>Ziehe in jedem Stück, das bleibt, eine Form, ungerade Seiten und einen Platz, und verwirf den Raum, wo er den Fels verließe; dann werden noch ein paar kleinere versucht.</translation>
    </message>
    <message>
        <source>From the last cut back to the first, dig a corridor across it: straight between what faces each other, or to the cut, along it, and on.</source>
        <extracomment>Stage bsp: a line of its algorithm</extracomment>
        <translation>Grabe vom letzten Schnitt zurück bis zum ersten je einen Gang über ihn hinweg: gerade zwischen dem, was sich gegenüberliegt, oder bis zum Schnitt, an ihm entlang und weiter.</translation>
    </message>
    <message>
        <source>Link what no corridor could join, and what was there before.</source>
        <extracomment>Stage bsp: a line of its algorithm</extracomment>
        <translation>Verbinde, was kein Gang verbinden konnte und was vorher da war.</translation>
    </message>
    <message>
        <source>Joined two halves at %1; cells opened: %2</source>
        <extracomment>Stage bsp: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Zwei Hälften bei %1 verbunden; geöffnete Zellen: %2</translation>
    </message>
    <message>
        <source>Min piece</source>
        <extracomment>Stage bsp, parameter leaf: title</extracomment>
        <translation>Kleinstes Stück</translation>
    </message>
    <message>
        <source>Minimum width and height of a piece, in cells</source>
        <extracomment>Stage bsp, parameter leaf: help</extracomment>
        <translation>Geringste Breite und Höhe eines Stücks, in Zellen</translation>
    </message>
    <message>
        <source>Pieces</source>
        <extracomment>Stage bsp, parameter leaf: title of its group
----------
Stage bsp, parameter split: title of its group
----------
Stage bsp, parameter uneven: title of its group
----------
Stage bsp, parameter fill: title of its group</extracomment>
        <translation>Stücke</translation>
    </message>
    <message>
        <source>Share of splitting</source>
        <extracomment>Stage bsp, parameter split: title</extracomment>
        <translation>Teilungsanteil</translation>
    </message>
    <message>
        <source>Share of pieces that are cut although they are short: less than three times the minimum piece</source>
        <extracomment>Stage bsp, parameter split: help</extracomment>
        <translation>Wie viele der Stücke zerschnitten werden, die schon kurz sind: kürzer als dreimal das kleinste Stück</translation>
    </message>
    <message>
        <source>Uneven</source>
        <extracomment>Stage bsp, parameter uneven: title</extracomment>
        <translation>Ungleichheit</translation>
    </message>
    <message>
        <source>How far from the middle a piece may be cut: 0 makes halves</source>
        <extracomment>Stage bsp, parameter uneven: help</extracomment>
        <translation>Wie weit neben der Mitte ein Stück zerschnitten werden darf: 0 ergibt Hälften</translation>
    </message>
    <message>
        <source>Room fill</source>
        <extracomment>Stage bsp, parameter fill: title</extracomment>
        <translation>Raumanteil</translation>
    </message>
    <message>
        <source>How much of a piece&apos;s width and height a room takes at least</source>
        <extracomment>Stage bsp, parameter fill: help</extracomment>
        <translation>Wie viel von Breite und Höhe eines Stücks ein Raum mindestens einnimmt</translation>
    </message>
    <message>
        <source>Straightness</source>
        <extracomment>Stage bsp, parameter straight: title</extracomment>
        <translation>Geradheit</translation>
    </message>
    <message>
        <source>How many corridors run straight where both sides of a cut face each other</source>
        <extracomment>Stage bsp, parameter straight: help</extracomment>
        <translation>Wie viele Gänge gerade verlaufen, wo sich beide Seiten eines Schnitts gegenüberliegen</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>Measure steps.cast-light: title
----------
Stage light: title</extracomment>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Lets rooms and passages be dark, where only what is near is seen, and hangs torches.</source>
        <extracomment>Stage light: summary</extracomment>
        <translation>Lässt Räume und Gänge dunkel sein, wo man nur sieht, was nahe ist, und hängt Fackeln auf.</translation>
    </message>
    <message>
        <source>Draw for each room whether it is dark.</source>
        <extracomment>Stage light: a line of its algorithm</extracomment>
        <translation>Ziehe für jeden Raum, ob er dunkel ist.</translation>
    </message>
    <message>
        <source>Let whole stretches of all that is in no room be dark, as smooth noise has it.</source>
        <extracomment>Stage light: a line of its algorithm</extracomment>
        <translation>Lass ganze Strecken von allem, was in keinem Raum liegt, dunkel sein, wie es glattes Rauschen will.</translation>
    </message>
    <message>
        <source>Divide the level into squares of eight cells. Draw for each whether a torch hangs there: on a wall with one open side that is dark.</source>
        <extracomment>Stage light: a line of its algorithm</extracomment>
        <translation>Teile das Level in Quadrate von acht Zellen. Ziehe für jedes, ob dort eine Fackel hängt: an einer Wand mit einer einzigen offenen Seite, die dunkel ist.</translation>
    </message>
    <message>
        <source>Light what can be seen from before each torch and fireplace, within its reach, and what is beside lava.</source>
        <extracomment>Stage light: a line of its algorithm</extracomment>
        <translation>Erhelle, was von der Zelle vor jeder Fackel und von jedem Kamin aus in Reichweite zu sehen ist, und was neben Lava liegt.</translation>
    </message>
    <message>
        <source>Let walls and doors be dark where nothing beside them is lit.</source>
        <extracomment>Stage light: a line of its algorithm</extracomment>
        <translation>Lass Wände und Türen dunkel sein, wo nichts neben ihnen hell ist.</translation>
    </message>
    <message>
        <source>Dark rooms</source>
        <extracomment>Stage light, parameter rooms: title</extracomment>
        <translation>Dunkle Räume</translation>
    </message>
    <message>
        <source>How many of the rooms are dark</source>
        <extracomment>Stage light, parameter rooms: help</extracomment>
        <translation>Wie viele der Räume dunkel sind</translation>
    </message>
    <message>
        <source>Dark elsewhere</source>
        <extracomment>Stage light, parameter elsewhere: title</extracomment>
        <translation>Sonst dunkel</translation>
    </message>
    <message>
        <source>How much of what is in no room is dark</source>
        <extracomment>Stage light, parameter elsewhere: help</extracomment>
        <translation>Wie viel von dem, was in keinem Raum liegt, dunkel ist</translation>
    </message>
    <message>
        <source>Torches</source>
        <extracomment>Stage light, parameter torches: title</extracomment>
        <translation>Fackeln</translation>
    </message>
    <message>
        <source>Of a hundred squares of eight cells in the dark, how many get a torch</source>
        <extracomment>Stage light, parameter torches: help</extracomment>
        <translation>Wie viele von hundert Quadraten von acht Zellen im Dunkeln eine Fackel bekommen</translation>
    </message>
    <message>
        <source>How far torches light, in cells</source>
        <extracomment>Stage light, parameter reach: help</extracomment>
        <translation>Wie weit Fackeln leuchten, in Zellen</translation>
    </message>
    <message>
        <source>Puts columns, fireplaces, cabinets and the pack&apos;s own furniture into rooms without blocking any way.</source>
        <extracomment>Stage furnish: summary</extracomment>
        <translation>Stellt Säulen, Kamine, Schränke und die Möbel des Pakets in Räume, ohne einen Weg zu versperren.</translation>
    </message>
    <message>
        <source>For each room, as often as its density says: draw a piece by its weight, one of ours or of the pack&apos;s.</source>
        <extracomment>Stage furnish: a line of its algorithm</extracomment>
        <translation>Für jeden Raum, so oft wie seine Dichte sagt: Ziehe ein Stück nach seinem Gewicht, eines von uns oder eines des Pakets.</translation>
    </message>
    <message>
        <source>Draw a place for it, as it stands: away from the walls, against one, in a corner, in the middle, or twice, face to face.</source>
        <extracomment>Stage furnish: a line of its algorithm</extracomment>
        <translation>Ziehe einen Platz dafür, so wie es steht: fern von Wänden, an einer, in einer Ecke, in der Mitte oder zweimal, einander gegenüber.</translation>
    </message>
    <message>
        <source>Columns</source>
        <extracomment>Stage furnish, parameter columns: title</extracomment>
        <translation>Säulen</translation>
    </message>
    <message>
        <source>How often a column is drawn, against the others</source>
        <extracomment>Stage furnish, parameter columns: help</extracomment>
        <translation>Wie oft eine Säule gezogen wird, gegenüber den anderen</translation>
    </message>
    <message>
        <source>Weights</source>
        <extracomment>Stage furnish, parameter columns: title of its group
----------
Stage furnish, parameter fireplaces: title of its group
----------
Stage furnish, parameter cabinets: title of its group
----------
Stage furnish, parameter own: title of its group</extracomment>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Fireplaces</source>
        <extracomment>Stage furnish, parameter fireplaces: title</extracomment>
        <translation>Kamine</translation>
    </message>
    <message>
        <source>How often a fireplace is drawn, against the others</source>
        <extracomment>Stage furnish, parameter fireplaces: help</extracomment>
        <translation>Wie oft ein Kamin gezogen wird, gegenüber den anderen</translation>
    </message>
    <message>
        <source>Cabinets</source>
        <extracomment>Stage furnish, parameter cabinets: title</extracomment>
        <translation>Schränke</translation>
    </message>
    <message>
        <source>How often a cabinet is drawn, against the others</source>
        <extracomment>Stage furnish, parameter cabinets: help</extracomment>
        <translation>Wie oft ein Schrank gezogen wird, gegenüber den anderen</translation>
    </message>
    <message>
        <source>The pack&apos;s own</source>
        <extracomment>Stage furnish, parameter own: title</extracomment>
        <translation>Die des Pakets</translation>
    </message>
    <message>
        <source>How often furniture of the pack is drawn: each piece by its own weight times this</source>
        <extracomment>Stage furnish, parameter own: help</extracomment>
        <translation>Wie oft Möbel des Pakets gezogen werden: jedes Stück nach seinem eigenen Gewicht mal diesem</translation>
    </message>
    <message>
        <source>the furniture has nothing to put down: paint what it is of</source>
        <extracomment>Problem or fix furniture-empty</extracomment>
        <translation>Das Möbel hat nichts hinzustellen: Malen Sie, woraus es ist</translation>
    </message>
    <message>
        <source>doors, stairs and waterfalls are no furniture</source>
        <extracomment>Problem or fix furniture-terrain</extracomment>
        <translation>Türen, Treppen und Wasserfälle sind keine Möbel</translation>
    </message>
    <message>
        <source>furniture has no things on it: they are left out</source>
        <extracomment>Problem or fix furniture-things</extracomment>
        <translation>Möbel tragen keine Dinge: Sie werden weggelassen</translation>
    </message>
    <message>
        <source>furniture cannot be made to appear: its minimum number must be 0</source>
        <extracomment>Problem or fix furniture-must-appear</extracomment>
        <translation>Möbel können nicht erzwungen werden: Ihre kleinste Zahl muss 0 sein</translation>
    </message>
    <message>
        <source>Make it floor</source>
        <extracomment>Problem or fix furniture-clear-cell</extracomment>
        <translation>Zu Boden machen</translation>
    </message>
    <message>
        <source>Set its minimum number to 0</source>
        <extracomment>Problem or fix furniture-may-be-absent</extracomment>
        <translation>Die kleinste Zahl auf 0 setzen</translation>
    </message>
    <message>
        <source>Remove its things and entrances</source>
        <extracomment>Problem or fix furniture-remove-things</extracomment>
        <translation>Dinge und Eingänge entfernen</translation>
    </message>
    <message>
        <source>depths %1 to %2 of the descent may be of the level &quot;%3&quot;, which is not in the pack: add it, or take the range out</source>
        <extracomment>Problem or fix range-without-level</extracomment>
        <translation>Die Tiefen %1 bis %2 des Abstiegs dürfen vom Level „%3“ sein, das nicht im Paket ist: Füge es hinzu oder nimm den Bereich heraus</translation>
    </message>
    <message>
        <source>depths %1 to %2 of the descent may be of the temple &quot;%3&quot;: change the level&apos;s ruleset, or take the range out</source>
        <extracomment>Problem or fix range-is-temple</extracomment>
        <translation>Die Tiefen %1 bis %2 des Abstiegs dürfen vom Tempel „%3“ sein: Ändere die Regeln des Levels oder nimm den Bereich heraus</translation>
    </message>
    <message>
        <source>floors of &quot;%1&quot; are to grow with the depth, but cells of the level are painted or pinned: it keeps its size</source>
        <extracomment>Problem or fix range-cannot-grow</extracomment>
        <translation>Stockwerke aus „%1“ sollen mit der Tiefe wachsen, aber Zellen des Levels sind gemalt oder behalten: Es behält seine Größe</translation>
    </message>
    <message>
        <source>Take the range out of the descent</source>
        <extracomment>Problem or fix drop-range</extracomment>
        <translation>Den Bereich aus dem Abstieg nehmen</translation>
    </message>
    <message>
        <source>Let its floors keep their size</source>
        <extracomment>Problem or fix drop-growth</extracomment>
        <translation>Seine Stockwerke ihre Größe behalten lassen</translation>
    </message>
    <message>
        <source>Locks and keys</source>
        <extracomment>Stage locks: title</extracomment>
        <translation>Schlösser und Schlüssel</translation>
    </message>
    <message>
        <source>Locks doors on the way to the stairs, lays out the keys, and opens short-cuts.</source>
        <extracomment>Stage locks: summary</extracomment>
        <translation>Verschließt Türen auf dem Weg zur Treppe, legt die Schlüssel aus und öffnet Abkürzungen.</translation>
    </message>
    <message>
        <source>Split the layout into regions at its doors, and draw a tree of doors that reaches them all.</source>
        <extracomment>Stage locks: a line of its algorithm</extracomment>
        <translation>Den Grundriss an seinen Türen in Gebiete teilen und einen Baum von Türen zeichnen, der sie alle erreicht.</translation>
    </message>
    <message>
        <source>Draw the mission: start, goal, and locks on doors of the tree between them; each lock cuts off a zone of regions.</source>
        <extracomment>Stage locks: a line of its algorithm</extracomment>
        <translation>Den Auftrag zeichnen: Start, Ziel und Schlösser an Türen des Baums dazwischen; jedes Schloss schneidet eine Zone von Gebieten ab.</translation>
    </message>
    <message>
        <source>Put each key into the zone before its lock, as many doors off the way as can be.</source>
        <extracomment>Stage locks: a line of its algorithm</extracomment>
        <translation>Jeden Schlüssel in die Zone vor seinem Schloss legen, so viele Türen abseits des Wegs wie möglich.</translation>
    </message>
    <message>
        <source>Lock the doors. Any other door into the zone becomes a short-cut, which opens from behind, or gets the same lock; where there is none, break a short-cut through a wall.</source>
        <extracomment>Stage locks: a line of its algorithm</extracomment>
        <translation>Die Türen verschließen. Jede andere Tür in die Zone wird eine Abkürzung, die sich von hinten öffnet, oder bekommt dasselbe Schloss; wo keine ist, eine Abkürzung durch eine Wand brechen.</translation>
    </message>
    <message>
        <source>Inside a zone, let doors fall shut that a way leads around: one-way doors.</source>
        <extracomment>Stage locks: a line of its algorithm</extracomment>
        <translation>In einer Zone Türen zufallen lassen, um die ein Weg herumführt: Einbahntüren.</translation>
    </message>
    <message>
        <source>Search all places with all keys that can be held there: the goal must never be out of reach.</source>
        <extracomment>Stage locks: a line of its algorithm</extracomment>
        <translation>Alle Orte mit allen Schlüsseln absuchen, die der Held dort haben kann: Das Ziel darf nie unerreichbar sein.</translation>
    </message>
    <message>
        <source>Min locks</source>
        <extracomment>Stage locks, parameter min-locks: title</extracomment>
        <translation>Wenigste Schlösser</translation>
    </message>
    <message>
        <source>Minimum number of locks on the way to the goal, as far as doors allow</source>
        <extracomment>Stage locks, parameter min-locks: help</extracomment>
        <translation>Wenigste Schlösser auf dem Weg zum Ziel, soweit die Türen reichen</translation>
    </message>
    <message>
        <source>Max locks</source>
        <extracomment>Stage locks, parameter max-locks: title</extracomment>
        <translation>Meiste Schlösser</translation>
    </message>
    <message>
        <source>Maximum number of locks on the way to the goal, each with a key of its own</source>
        <extracomment>Stage locks, parameter max-locks: help</extracomment>
        <translation>Meiste Schlösser auf dem Weg zum Ziel, jedes mit eigenem Schlüssel</translation>
    </message>
    <message>
        <source>Short-cuts</source>
        <extracomment>Stage locks, parameter short-cuts: title</extracomment>
        <translation>Abkürzungen</translation>
    </message>
    <message>
        <source>How many of the other ways into a locked zone open from behind, and how many zones without one get one</source>
        <extracomment>Stage locks, parameter short-cuts: help</extracomment>
        <translation>Wie viele der anderen Wege in eine verschlossene Zone sich von hinten öffnen, und wie viele Zonen ohne einen solchen einen bekommen</translation>
    </message>
    <message>
        <source>One-way doors</source>
        <extracomment>Stage locks, parameter one-way: title</extracomment>
        <translation>Einbahntüren</translation>
    </message>
    <message>
        <source>How many doors that a way leads around can be walked in one direction only</source>
        <extracomment>Stage locks, parameter one-way: help</extracomment>
        <translation>Wie viele Türen, um die ein Weg herumführt, nur in einer Richtung begehbar sind</translation>
    </message>
    <message>
        <source>Secret doors</source>
        <extracomment>Stage secret-doors: title</extracomment>
        <translation>Geheimtüren</translation>
    </message>
    <message>
        <source>Hides doors that nobody needs to find.</source>
        <extracomment>Stage secret-doors: summary</extracomment>
        <translation>Versteckt Türen, die niemand finden muss.</translation>
    </message>
    <message>
        <source>Draw, for each other door that a stage opened, whether it is hidden.</source>
        <extracomment>Stage secret-doors: a line of its algorithm</extracomment>
        <translation>Für jede andere Tür, die eine Phase geöffnet hat, ziehen, ob sie versteckt wird.</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Stage secret-doors, parameter share: title</extracomment>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>How many of the doors that need not be found are hidden</source>
        <extracomment>Stage secret-doors, parameter share: help</extracomment>
        <translation>Wie viele der Türen, die nicht gefunden werden müssen, versteckt sind</translation>
    </message>
    <message>
        <source>On the way</source>
        <extracomment>Stage secret-doors, parameter on-the-way: title</extracomment>
        <translation>Auf dem Weg</translation>
    </message>
    <message>
        <source>Whether doors that every way to the stairs leads through may be hidden, too</source>
        <extracomment>Stage secret-doors, parameter on-the-way: help</extracomment>
        <translation>Ob auch Türen versteckt werden dürfen, durch die jeder Weg zur Treppe führt</translation>
    </message>
    <message>
        <source>Rewards</source>
        <extracomment>Stage rewards: title</extracomment>
        <translation>Belohnungen</translation>
    </message>
    <message>
        <source>Rewards who walks to the end of a dead end, the better the farther it is.</source>
        <extracomment>Stage rewards: summary</extracomment>
        <translation>Belohnt, wer bis ans Ende einer Sackgasse geht, je weiter, desto besser.</translation>
    </message>
    <message>
        <source>Measure how far each cell is from the hero; locked doors count as open.</source>
        <extracomment>Stage rewards: a line of its algorithm</extracomment>
        <translation>Messen, wie weit jede Zelle vom Helden entfernt ist; verschlossene Türen zählen als offen.</translation>
    </message>
    <message>
        <source>Find the dead ends: cells with one way out, and rooms with one door, of which the farthest cell counts.</source>
        <extracomment>Stage rewards: a line of its algorithm</extracomment>
        <translation>Die Sackgassen finden: Zellen mit einem Ausweg, und Räume mit einer Tür, von denen die fernste Zelle zählt.</translation>
    </message>
    <message>
        <source>Draw for each whether it is rewarded, the likelier the farther it is.</source>
        <extracomment>Stage rewards: a line of its algorithm</extracomment>
        <translation>Für jede ziehen, ob sie belohnt wird, je weiter, desto wahrscheinlicher.</translation>
    </message>
    <message>
        <source>Lay the reward there: a potion near by, a weapon farther off, a wand at the far ends; in a temple a coin.</source>
        <extracomment>Stage rewards: a line of its algorithm</extracomment>
        <translation>Die Belohnung hinlegen: in der Nähe einen Trank, weiter weg eine Waffe, an den fernen Enden einen Stab; in einem Tempel eine Münze.</translation>
    </message>
    <message>
        <source>Near</source>
        <extracomment>Stage deducible, parameter mode: a choice
----------
Stage rewards, parameter near: title</extracomment>
        <translation>Nah</translation>
    </message>
    <message>
        <source>How many dead ends beside the hero are rewarded</source>
        <extracomment>Stage rewards, parameter near: help</extracomment>
        <translation>Wie viele Sackgassen neben dem Helden belohnt werden</translation>
    </message>
    <message>
        <source>Far</source>
        <extracomment>Stage rewards, parameter far: title</extracomment>
        <translation>Fern</translation>
    </message>
    <message>
        <source>How many dead ends are rewarded that are as many steps off as the level&apos;s width and height together, or more</source>
        <extracomment>Stage rewards, parameter far: help</extracomment>
        <translation>Wie viele Sackgassen belohnt werden, die so viele Schritte entfernt sind, wie das Level breit und hoch ist, oder weiter</translation>
    </message>
    <message>
        <source>Moon door</source>
        <extracomment>Ink moon-door: title</extracomment>
        <translation>Mondtür</translation>
    </message>
    <message>
        <source>Bars the way until the hero has the moon key</source>
        <extracomment>Ink moon-door: help</extracomment>
        <translation>Versperrt den Weg, bis der Held den Mondschlüssel hat</translation>
    </message>
    <message>
        <source>Jewel door</source>
        <extracomment>Ink jewel-door: title</extracomment>
        <translation>Juwelentür</translation>
    </message>
    <message>
        <source>Bars the way until the hero has the jewel key</source>
        <extracomment>Ink jewel-door: help</extracomment>
        <translation>Versperrt den Weg, bis der Held den Juwelenschlüssel hat</translation>
    </message>
    <message>
        <source>One-way door up</source>
        <extracomment>Ink one-way-up: title</extracomment>
        <translation>Einbahntür nach oben</translation>
    </message>
    <message>
        <source>Opens to who walks upwards, and falls shut again</source>
        <extracomment>Ink one-way-up: help</extracomment>
        <translation>Öffnet sich dem, der nach oben geht, und fällt wieder zu</translation>
    </message>
    <message>
        <source>One-way door to the right</source>
        <extracomment>Ink one-way-right: title</extracomment>
        <translation>Einbahntür nach rechts</translation>
    </message>
    <message>
        <source>Opens to who walks to the right, and falls shut again</source>
        <extracomment>Ink one-way-right: help</extracomment>
        <translation>Öffnet sich dem, der nach rechts geht, und fällt wieder zu</translation>
    </message>
    <message>
        <source>One-way door down</source>
        <extracomment>Ink one-way-down: title</extracomment>
        <translation>Einbahntür nach unten</translation>
    </message>
    <message>
        <source>Opens to who walks downwards, and falls shut again</source>
        <extracomment>Ink one-way-down: help</extracomment>
        <translation>Öffnet sich dem, der nach unten geht, und fällt wieder zu</translation>
    </message>
    <message>
        <source>One-way door to the left</source>
        <extracomment>Ink one-way-left: title</extracomment>
        <translation>Einbahntür nach links</translation>
    </message>
    <message>
        <source>Opens to who walks to the left, and falls shut again</source>
        <extracomment>Ink one-way-left: help</extracomment>
        <translation>Öffnet sich dem, der nach links geht, und fällt wieder zu</translation>
    </message>
    <message>
        <source>Bars the way until the hero has the key</source>
        <extracomment>Ink locked-door: help</extracomment>
        <translation>Versperrt den Weg, bis der Held den Schlüssel hat</translation>
    </message>
    <message>
        <source>nothing opens the locked doors of the %1, the first of them at %2: place that key, or paint other doors</source>
        <extracomment>Problem or fix lock-without-key</extracomment>
        <translation>nichts öffnet die Türen, zu denen gehört: %1, die erste bei %2: den Schlüssel setzen oder andere Türen malen</translation>
    </message>
    <message>
        <source>the stage %1 may open a way around the locks: put the locks after it</source>
        <extracomment>Problem or fix opened-after-locks</extracomment>
        <translation>die Phase %1 kann einen Weg um die Schlösser öffnen: die Schlösser dahinter setzen</translation>
    </message>
    <message>
        <source>Place the %1 where the hero can walk</source>
        <extracomment>Problem or fix place-key</extracomment>
        <translation>Setzen, wo der Held gehen kann: %1</translation>
    </message>
    <message>
        <source>Make them closed doors</source>
        <extracomment>Problem or fix unlock-doors</extracomment>
        <translation>Geschlossene Türen daraus machen</translation>
    </message>
    <message>
        <source>Move the locks after it</source>
        <extracomment>Problem or fix move-locks</extracomment>
        <translation>Die Schlösser dahinter setzen</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>Measure steps: title</extracomment>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>steps</source>
        <extracomment>Measure steps: what it counts
----------
Measure longest-way: what it counts
----------
Measure exit-way: what it counts
----------
Measure steps.start: what it counts
----------
Measure steps.carve: what it counts
----------
Measure steps.backtrack: what it counts
----------
Measure steps.try-room: what it counts
----------
Measure steps.place-room: what it counts
----------
Measure steps.open-door: what it counts
----------
Measure steps.open-extra: what it counts
----------
Measure steps.link: what it counts
----------
Measure steps.open-loop: what it counts
----------
Measure steps.fill-dead-end: what it counts
----------
Measure steps.keep-dead-end: what it counts
----------
Measure steps.dig: what it counts
----------
Measure steps.place-furniture: what it counts
----------
Measure steps.refuse-furniture: what it counts
----------
Measure steps.grow-shape: what it counts
----------
Measure steps.smooth-shape: what it counts
----------
Measure steps.place-hero: what it counts
----------
Measure steps.place-thing: what it counts
----------
Measure steps.place-trap: what it counts
----------
Measure steps.place-coin: what it counts
----------
Measure steps.try-path: what it counts
----------
Measure steps.pour-water: what it counts
----------
Measure steps.place-stairs: what it counts
----------
Measure steps.place-fountain: what it counts
----------
Measure steps.grow: what it counts
----------
Measure steps.drop-cell: what it counts
----------
Measure steps.walk: what it counts
----------
Measure steps.erase-loop: what it counts
----------
Measure steps.keep-walk: what it counts
----------
Measure steps.join-sets: what it counts
----------
Measure steps.skip-wall: what it counts
----------
Measure steps.way-down: what it counts
----------
Measure steps.scan-row: what it counts
----------
Measure steps.close-run: what it counts
----------
Measure steps.open-hall: what it counts
----------
Measure steps.build-wall: what it counts
----------
Measure steps.rewrite: what it counts
----------
Measure steps.close-door: what it counts
----------
Measure steps.attach-door: what it counts
----------
Measure steps.close-pocket: what it counts
----------
Measure steps.flood: what it counts
----------
Measure steps.keep-way: what it counts
----------
Measure steps.lay-bridge: what it counts
----------
Measure steps.grow-shore: what it counts
----------
Measure steps.site: what it counts
----------
Measure steps.border: what it counts
----------
Measure steps.erase-borders: what it counts
----------
Measure steps.split: what it counts
----------
Measure steps.plan-way: what it counts
----------
Measure steps.plan-lock: what it counts
----------
Measure steps.lock-door: what it counts
----------
Measure steps.place-key: what it counts
----------
Measure steps.bar-door: what it counts
----------
Measure steps.make-one-way: what it counts
----------
Measure steps.hide-door: what it counts
----------
Measure steps.place-reward: what it counts
----------
Measure steps.darken: what it counts
----------
Measure steps.darken-rest: what it counts
----------
Measure steps.hang-torch: what it counts
----------
Measure steps.cast-light: what it counts
----------
Measure steps.darken-walls: what it counts
----------
Measure steps.draw-theme: what it counts
----------
Measure steps.lay-floor: what it counts
----------
Measure steps.move-trap: what it counts</extracomment>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>The steps that the generation took, as the timeline counts them.</source>
        <extracomment>Measure steps: what it tells</extracomment>
        <translation>Die Schritte der Erzeugung, wie die Zeitleiste sie zählt.</translation>
    </message>
    <message>
        <source>Open cells</source>
        <extracomment>Measure open-cells: title</extracomment>
        <translation>Offene Zellen</translation>
    </message>
    <message>
        <source>cells</source>
        <extracomment>Measure open-cells: what it counts
----------
Measure largest-room: what it counts
----------
Measure dead-ends: what it counts
----------
Measure aisle-dead-ends: what it counts
----------
Measure junctions: what it counts
----------
Measure corridor-cells: what it counts
----------
Measure choke-points: what it counts
----------
Measure undeduced-near: what it counts</extracomment>
        <translation>Zellen</translation>
    </message>
    <message>
        <source>The cells that can be walked, doors among them.</source>
        <extracomment>Measure open-cells: what it tells</extracomment>
        <translation>Die begehbaren Zellen, auch Türen.</translation>
    </message>
    <message>
        <source>The rooms that stages placed, handcrafted ones among them.</source>
        <extracomment>Measure rooms: what it tells</extracomment>
        <translation>Die Räume, die Phasen gesetzt haben, auch handgemachte.</translation>
    </message>
    <message>
        <source>Largest room</source>
        <extracomment>Measure largest-room: title</extracomment>
        <translation>Größter Raum</translation>
    </message>
    <message>
        <source>The floor of the largest room, what stands on it included.</source>
        <extracomment>Measure largest-room: what it tells</extracomment>
        <translation>Der Boden des größten Raums, samt dem, was darauf steht.</translation>
    </message>
    <message>
        <source>doors</source>
        <extracomment>Measure doors: what it counts</extracomment>
        <translation>Türen</translation>
    </message>
    <message>
        <source>The doors, whether they are open, closed, locked or secret.</source>
        <extracomment>Measure doors: what it tells</extracomment>
        <translation>Die Türen, ob offen, zu, verschlossen oder geheim.</translation>
    </message>
    <message>
        <source>The open cells outside of rooms from which at most one way leads on.</source>
        <extracomment>Measure dead-ends: what it tells</extracomment>
        <translation>Die offenen Zellen außerhalb von Räumen, von denen höchstens ein Weg weiterführt.</translation>
    </message>
    <message>
        <source>Hidden dead ends</source>
        <extracomment>Measure aisle-dead-ends: title</extracomment>
        <translation>Verborgene Sackgassen</translation>
    </message>
    <message>
        <source>The aisles of the hidden maze from which at most one other aisle leads on.</source>
        <extracomment>Measure aisle-dead-ends: what it tells</extracomment>
        <translation>Die Gänge des verborgenen Labyrinths, von denen höchstens ein anderer Gang weiterführt.</translation>
    </message>
    <message>
        <source>Junctions</source>
        <extracomment>Measure junctions: title</extracomment>
        <translation>Kreuzungen</translation>
    </message>
    <message>
        <source>The open cells outside of rooms from which three or four ways lead on.</source>
        <extracomment>Measure junctions: what it tells</extracomment>
        <translation>Die offenen Zellen außerhalb von Räumen, von denen drei oder vier Wege weiterführen.</translation>
    </message>
    <message>
        <source>Corridor cells</source>
        <extracomment>Measure corridor-cells: title</extracomment>
        <translation>Gangzellen</translation>
    </message>
    <message>
        <source>The open cells outside of rooms from which exactly two ways lead on.</source>
        <extracomment>Measure corridor-cells: what it tells</extracomment>
        <translation>Die offenen Zellen außerhalb von Räumen, von denen genau zwei Wege weiterführen.</translation>
    </message>
    <message>
        <source>loops</source>
        <extracomment>Measure loops: what it counts</extracomment>
        <translation>Schleifen</translation>
    </message>
    <message>
        <source>The ways between neighbouring open cells that could be closed without cutting anything off, each counted once the ones before are closed; 0 in a perfect maze.</source>
        <extracomment>Measure loops: what it tells</extracomment>
        <translation>Die Wege zwischen benachbarten offenen Zellen, die sich nacheinander schließen ließen, ohne etwas abzuschneiden; 0 in einem perfekten Labyrinth.</translation>
    </message>
    <message>
        <source>Longest way</source>
        <extracomment>Measure longest-way: title</extracomment>
        <translation>Längster Weg</translation>
    </message>
    <message>
        <source>The steps of the longest of all shortest ways: between the two open cells that are farthest apart on foot.</source>
        <extracomment>Measure longest-way: what it tells</extracomment>
        <translation>Die Schritte des längsten aller kürzesten Wege: zwischen den beiden offenen Zellen, die zu Fuß am weitesten auseinanderliegen.</translation>
    </message>
    <message>
        <source>nothing shows the terrain &quot;%1&quot;: paint it, let a rule write it, or remove it</source>
        <extracomment>Problem or fix own-terrain-unused</extracomment>
        <translation>nichts zeigt die Geländeart „%1“: sie malen, eine Regel sie schreiben lassen oder sie entfernen</translation>
    </message>
    <message>
        <source>the terrain &quot;%1&quot; is to be drawn as &quot;%2&quot;, which the program has no drawing of: choose another, or its colour alone</source>
        <extracomment>Problem or fix own-terrain-drawing</extracomment>
        <translation>die Geländeart „%1“ soll als „%2“ gezeichnet werden, wovon das Programm keine Zeichnung hat: eine andere wählen oder nur ihre Farbe</translation>
    </message>
    <message>
        <source>the terrain &quot;%1&quot; has the character &apos;%2&apos;, which stands for a thing in the text format: choose another</source>
        <extracomment>Problem or fix own-terrain-character</extracomment>
        <translation>die Geländeart „%1“ hat das Zeichen „%2“, das im Textformat für ein Ding steht: ein anderes wählen</translation>
    </message>
    <message>
        <source>the terrain &quot;%1&quot; cannot be entered, so that what it does to who enters never happens</source>
        <extracomment>Problem or fix own-terrain-effect</extracomment>
        <translation>die Geländeart „%1“ kann nicht betreten werden, sodass ihre Wirkung nie eintritt</translation>
    </message>
    <message>
        <source>Remove the terrain</source>
        <extracomment>Problem or fix fix-own-terrain-remove</extracomment>
        <translation>Geländeart entfernen</translation>
    </message>
    <message>
        <source>Draw its colour alone</source>
        <extracomment>Problem or fix fix-own-terrain-drawing</extracomment>
        <translation>Nur ihre Farbe zeichnen</translation>
    </message>
    <message>
        <source>Give it the character &apos;%1&apos;</source>
        <extracomment>Problem or fix fix-own-terrain-character</extracomment>
        <translation>Ihr das Zeichen „%1“ geben</translation>
    </message>
    <message>
        <source>Let it do nothing</source>
        <extracomment>Problem or fix fix-own-terrain-effect</extracomment>
        <translation>Sie nichts tun lassen</translation>
    </message>
    <message>
        <source>Districts</source>
        <extracomment>Stage themes, parameter regions: a choice
----------
Stage districts: title</extracomment>
        <translation>Bezirke</translation>
    </message>
    <message>
        <source>Divides the level into districts, and makes each by a recipe of its own.</source>
        <extracomment>Stage districts: summary</extracomment>
        <translation>Teilt den Level in Bezirke und macht jeden nach einem eigenen Rezept.</translation>
    </message>
    <message>
        <source>Put sites on the level, each of several drawn places the farthest from those before.</source>
        <extracomment>Stage districts: a line of its algorithm</extracomment>
        <translation>Setze Mittelpunkte in den Level, jeden an den von mehreren gezogenen Plätzen, der von den vorigen am weitesten entfernt ist.</translation>
    </message>
    <message>
        <source>Each cell of rock belongs to the district of the nearest site. A wall stays around each.</source>
        <extracomment>Stage districts: a line of its algorithm</extracomment>
        <translation>Jede Zelle Fels gehört zum Bezirk des nächsten Mittelpunkts. Um jeden bleibt eine Mauer.</translation>
    </message>
    <message>
        <source>Draw a recipe for each district and run its stages there, as in a level by itself.</source>
        <extracomment>Stage districts: a line of its algorithm</extracomment>
        <translation>Ziehe für jeden Bezirk ein Rezept und lass dessen Phasen dort laufen wie in einem Level für sich.</translation>
    </message>
    <message>
        <source>Where they find no room, try the other recipes; if none does, the district stays rock.</source>
        <extracomment>Stage districts: a line of its algorithm</extracomment>
        <translation>Wo sie keinen Platz finden, versuche die anderen Rezepte; findet keines welchen, bleibt der Bezirk Fels.</translation>
    </message>
    <message>
        <source>Then the borders go.</source>
        <extracomment>Stage districts: a line of its algorithm</extracomment>
        <translation>Dann verschwinden die Grenzen.</translation>
    </message>
    <message>
        <source>Link the districts, and what was there before.</source>
        <extracomment>Stage districts: a line of its algorithm</extracomment>
        <translation>Verbinde die Bezirke und was vorher da war.</translation>
    </message>
    <message>
        <source>Recipes</source>
        <extracomment>Stage districts, parameter recipes: title</extracomment>
        <translation>Rezepte</translation>
    </message>
    <message>
        <source>Sites</source>
        <extracomment>Stage districts, parameter sites: title</extracomment>
        <translation>Mittelpunkte</translation>
    </message>
    <message>
        <source>How many districts there are, unless rock divides them further</source>
        <extracomment>Stage districts, parameter sites: help</extracomment>
        <translation>Wie viele Bezirke es gibt, soweit der Level sie nicht weiter teilt</translation>
    </message>
    <message>
        <source>Min district</source>
        <extracomment>Stage districts, parameter least: title</extracomment>
        <translation>Kleinster Bezirk</translation>
    </message>
    <message>
        <source>Districts with fewer cells inside their walls stay rock</source>
        <extracomment>Stage districts, parameter least: help</extracomment>
        <translation>Bezirke mit weniger Zellen innerhalb ihrer Mauern bleiben Fels</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Problem or fix parameter-no-text</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Vault chain</source>
        <extracomment>Stage vault-chain: title</extracomment>
        <translation>Raumkette</translation>
    </message>
    <message>
        <source>Places handcrafted rooms in the order of a grammar of their tags, door to door.</source>
        <extracomment>Stage vault-chain: summary</extracomment>
        <translation>Setzt handgebaute Räume in der Reihenfolge einer Grammatik ihrer Schlagwörter, Tür an Tür.</translation>
    </message>
    <message>
        <source>Draw a chain of tags from the grammar.</source>
        <extracomment>Stage vault-chain: a line of its algorithm</extracomment>
        <translation>Ziehe aus der Grammatik eine Kette von Schlagwörtern.</translation>
    </message>
    <message>
        <source>Draw one of the rooms with the next tag, and hold one of its entrances against one of the room before, or a corridor between them. The first room may be anywhere.</source>
        <extracomment>Stage vault-chain: a line of its algorithm</extracomment>
        <translation>Ziehe einen der Räume mit dem nächsten Schlagwort und halte einen seiner Eingänge an einen des Raums davor, oder einen Korridor dazwischen. Der erste Raum darf überall liegen.</translation>
    </message>
    <message>
        <source>Refuse the place if the room would leave the rock or come near another.</source>
        <extracomment>Stage vault-chain: a line of its algorithm</extracomment>
        <translation>Verwirf den Platz, wenn der Raum den Fels verließe oder einem anderen nahe käme.</translation>
    </message>
    <message>
        <source>Otherwise build it with its door, or its corridor and two doors.</source>
        <extracomment>Stage vault-chain: a line of its algorithm</extracomment>
        <translation>Sonst baue ihn mit seiner Tür, oder mit seinem Korridor und zwei Türen.</translation>
    </message>
    <message>
        <source>Where no place is left for a room, take the one before back and try another one for it.</source>
        <extracomment>Stage vault-chain: a line of its algorithm</extracomment>
        <translation>Wo für einen Raum kein Platz bleibt, nimm den davor zurück und versuche einen anderen für ihn.</translation>
    </message>
    <message>
        <source>Link what was there before.</source>
        <extracomment>Stage vault-chain: a line of its algorithm</extracomment>
        <translation>Verbinde, was vorher da war.</translation>
    </message>
    <message>
        <source>Drew a chain of rooms; it begins at %1</source>
        <extracomment>Stage vault-chain: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Eine Kette von Räumen gezogen; sie beginnt bei %1</translation>
    </message>
    <message>
        <source>Took the room at %1 back: nothing could follow it; cells: %2</source>
        <extracomment>Stage vault-chain: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Den Raum bei %1 zurückgenommen: Nichts konnte ihm folgen; Zellen: %2</translation>
    </message>
    <message>
        <source>Put what belongs to a room at %1</source>
        <extracomment>Stage vault-chain: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Gesetzt, was zum Raum bei %1 gehört</translation>
    </message>
    <message>
        <source>Grammar</source>
        <extracomment>Stage vault-chain, parameter grammar: title</extracomment>
        <translation>Grammatik</translation>
    </message>
    <message>
        <source>Which rooms follow each other, by their tags: blanks between them, | for a choice, ? + and * for what may be missing or come again, ; between rules like wing -&gt; hall shrine</source>
        <extracomment>Stage vault-chain, parameter grammar: help</extracomment>
        <translation>Welche Räume einander folgen, nach ihren Schlagwörtern: Leerzeichen dazwischen, | für eine Wahl, ? + und * für das, was fehlen oder wiederkehren darf, ; zwischen Regeln wie wing -&gt; hall shrine</translation>
    </message>
    <message>
        <source>Max repeats</source>
        <extracomment>Stage vault-chain, parameter most: title</extracomment>
        <translation>Wiederholungen</translation>
    </message>
    <message>
        <source>How often at most comes what has a + or * in the grammar</source>
        <extracomment>Stage vault-chain, parameter most: help</extracomment>
        <translation>Wie oft höchstens kommt, was in der Grammatik ein + oder * hat</translation>
    </message>
    <message>
        <source>Maximum number of cells between two doors; 0: rooms stand wall to wall</source>
        <extracomment>Stage vault-chain, parameter corridor: help</extracomment>
        <translation>Meiste Zellen zwischen zwei Türen; 0: Die Räume stehen Wand an Wand</translation>
    </message>
    <message>
        <source>Tries</source>
        <extracomment>Stage vault-chain, parameter tries: title</extracomment>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>How many places are tried before the stage gives up</source>
        <extracomment>Stage vault-chain, parameter tries: help</extracomment>
        <translation>Wie viele Plätze versucht werden, bevor die Phase aufgibt</translation>
    </message>
    <message>
        <source>the tiles &quot;%1&quot; have one for the terrain &quot;%2&quot;, which the pack does not have: add the terrain, or remove the tile</source>
        <extracomment>Problem or fix tiles-own-terrain</extracomment>
        <translation>der Kachelsatz &quot;%1&quot; hat eine Kachel für das Gelände &quot;%2&quot;, das das Paket nicht hat: füge es hinzu oder entferne die Kachel</translation>
    </message>
    <message>
        <source>Themes</source>
        <extracomment>Stage themes: title
----------
Stage themes, parameter themes: title</extracomment>
        <translation>Themen</translation>
    </message>
    <message>
        <source>Gives regions a theme: a floor, furniture, monsters and light of their own.</source>
        <extracomment>Stage themes: summary</extracomment>
        <translation>Gibt Gegenden ein Thema: Boden, Möbel, Monster und Licht für sich.</translation>
    </message>
    <message>
        <source>Divide the level into regions: its rooms, what hangs together between doors, patches around scattered sites, or its districts.</source>
        <extracomment>Stage themes: a line of its algorithm</extracomment>
        <translation>Teile den Level in Gegenden: seine Räume, was zwischen Türen zusammenhängt, Flecken um verstreute Punkte oder seine Bezirke.</translation>
    </message>
    <message>
        <source>Draw a theme for each region, by weight.</source>
        <extracomment>Stage themes: a line of its algorithm</extracomment>
        <translation>Ziehe für jede Gegend ein Thema, nach Gewicht.</translation>
    </message>
    <message>
        <source>Darken the regions of dark themes, and walls that nothing lit is beside.</source>
        <extracomment>Stage themes: a line of its algorithm</extracomment>
        <translation>Verdunkle die Gegenden dunkler Themen und Wände, neben denen nichts erhellt ist.</translation>
    </message>
    <message>
        <source>Furniture, light and monsters of the stages that follow go by the theme of where they are.</source>
        <extracomment>Stage themes: a line of its algorithm</extracomment>
        <translation>Möbel, Licht und Monster der Phasen danach richten sich nach dem Thema ihres Ortes.</translation>
    </message>
    <message>
        <source>Darkened the region around %1</source>
        <extracomment>Stage themes: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>Die Gegend um %1 verdunkelt</translation>
    </message>
    <message>
        <source>Names with commas between them, *2 for a weight, and what each says, like moss(floor=grass:60 furniture=bench monsters=rat*3 light=dark)</source>
        <extracomment>Stage themes, parameter themes: help</extracomment>
        <translation>Namen mit Kommas dazwischen, *2 für ein Gewicht, und was jedes sagt, wie moss(floor=grass:60 furniture=bench monsters=rat*3 light=dark)</translation>
    </message>
    <message>
        <source>Regions</source>
        <extracomment>Stage themes, parameter regions: title</extracomment>
        <translation>Gegenden</translation>
    </message>
    <message>
        <source>What has a theme: each room; each part between doors, with the ways there; patches of the level; or the districts of an earlier stage</source>
        <extracomment>Stage themes, parameter regions: help</extracomment>
        <translation>Was ein Thema hat: jeder Raum; jeder Teil zwischen Türen samt den Wegen dort; Flecken des Levels; oder die Bezirke einer früheren Phase</translation>
    </message>
    <message>
        <source>Zones</source>
        <extracomment>Stage themes, parameter regions: a choice</extracomment>
        <translation>Zonen</translation>
    </message>
    <message>
        <source>Patches</source>
        <extracomment>Stage themes, parameter regions: a choice</extracomment>
        <translation>Flecken</translation>
    </message>
    <message>
        <source>Patch size</source>
        <extracomment>Stage themes, parameter size: title</extracomment>
        <translation>Fleckgröße</translation>
    </message>
    <message>
        <source>How wide patches are, about, in cells</source>
        <extracomment>Stage themes, parameter size: help</extracomment>
        <translation>Wie breit Flecken etwa sind, in Zellen</translation>
    </message>
    <message>
        <source>Draw a kind, by the pack&apos;s weights and those of the theme there, among those of this depth.</source>
        <extracomment>Stage monsters: a line of its algorithm</extracomment>
        <translation>Ziehe eine Art, nach den Gewichten des Pakets und des Themas dort, unter denen dieser Tiefe.</translation>
    </message>
    <message>
        <source>Lay the theme&apos;s floor where there is plain floor, but leave room for stairs and the hero.</source>
        <extracomment>Stage themes: a line of its algorithm</extracomment>
        <translation>Lege den Boden des Themas, wo bloßer Boden ist, aber lass Platz für Treppen und den Helden.</translation>
    </message>
    <message>
        <source>Wall up a door where the flood left two for the same neighbours. Let a shore grow around it all.</source>
        <extracomment>Stage lakes: a line of its algorithm</extracomment>
        <translation>Mauere eine Tür zu, wo die Flut zwei für dieselben Nachbarn gelassen hat. Lass um alles ein Ufer wachsen.</translation>
    </message>
    <message>
        <source>no room has the tag &quot;%1&quot;, which the grammar names: give it to a room, or take it out of the grammar</source>
        <extracomment>Problem or fix vault-tag-without-room</extracomment>
        <translation>kein Raum trägt das Schlagwort „%1“, das die Grammatik nennt: Gib es einem Raum, oder nimm es aus der Grammatik</translation>
    </message>
    <message>
        <source>What districts are made by: stages with + between them, recipes with commas, *2 for a weight, parameters like caves(open=60), and @fort for the pack&apos;s recipe with the id fort</source>
        <extracomment>Stage districts, parameter recipes: help</extracomment>
        <translation>Woraus Bezirke werden: Phasen mit + dazwischen, Rezepte mit Kommas, *2 für ein Gewicht, Parameter wie caves(open=60) und @fort für das Rezept des Pakets mit der Kennung fort</translation>
    </message>
    <message>
        <source>no district can be made by &quot;@%1&quot;: %2</source>
        <extracomment>Problem or fix district-recipe</extracomment>
        <translation>kein Bezirk kann mit „@%1“ gemacht werden: %2</translation>
    </message>
    <message>
        <source>Use &quot;@%1&quot;</source>
        <extracomment>Problem or fix use-other-district-recipe</extracomment>
        <translation>„@%1“ nehmen</translation>
    </message>
    <message>
        <source>the tag &quot;%1&quot; stands where no entrance is</source>
        <extracomment>Problem or fix idle-entrance-tag</extracomment>
        <translation>das Schlagwort „%1“ steht, wo kein Eingang ist</translation>
    </message>
    <message>
        <source>only one entrance, of room &quot;%2&quot;, has the tag &quot;%1&quot;: nothing can be joined to it</source>
        <extracomment>Problem or fix lonely-entrance-tag</extracomment>
        <translation>nur ein Eingang, von Raum „%2“, hat das Schlagwort „%1“: nichts kann mit ihm verbunden werden</translation>
    </message>
    <message>
        <source>Remove the tag</source>
        <extracomment>Problem or fix remove-entrance-tag</extracomment>
        <translation>Schlagwort entfernen</translation>
    </message>
    <message>
        <source>Make %1 an entrance</source>
        <extracomment>Problem or fix make-tagged-entrance</extracomment>
        <translation>%1 zu einem Eingang machen</translation>
    </message>
    <message>
        <source>Rewrites per cell</source>
        <extracomment>Stage rules, parameter limit: title</extracomment>
        <translation>Ersetzungen je Zelle</translation>
    </message>
    <message>
        <source>Way to the exit</source>
        <extracomment>Measure exit-way: title</extracomment>
        <translation>Weg zum Ausgang</translation>
    </message>
    <message>
        <source>The steps of the shortest way from the hero to an exit or to stairs that lead down, around traps; 0 where no way leads there.</source>
        <extracomment>Measure exit-way: what it tells</extracomment>
        <translation>Die Schritte des kürzesten Wegs vom Helden zu einem Ausgang oder zu einer Treppe nach unten, um Fallen herum; 0, wo kein Weg hinführt.</translation>
    </message>
    <message>
        <source>Turns to the exit</source>
        <extracomment>Measure exit-turns: title</extracomment>
        <translation>Abbiegungen zum Ausgang</translation>
    </message>
    <message>
        <source>turns</source>
        <extracomment>Measure exit-turns: what it counts
----------
Measure bot.brawler.turns: what it counts
----------
Measure bot.diver.turns: what it counts
----------
Measure bot.explorer.turns: what it counts
----------
Measure bot.careful.turns: what it counts</extracomment>
        <translation>Abbiegungen</translation>
    </message>
    <message>
        <source>How often a shortest way from the hero to the nearest exit, or to stairs that lead down, turns; 0 where no way leads there.</source>
        <extracomment>Measure exit-turns: what it tells</extracomment>
        <translation>Wie oft ein kürzester Weg vom Helden zum nächsten Ausgang oder zu einer Treppe nach unten abbiegt; 0, wo kein Weg hinführt.</translation>
    </message>
    <message>
        <source>Choke points</source>
        <extracomment>Measure choke-points: title</extracomment>
        <translation>Engstellen</translation>
    </message>
    <message>
        <source>The open cells that nothing leads around: to close one cuts others off.</source>
        <extracomment>Measure choke-points: what it tells</extracomment>
        <translation>Die offenen Zellen, um die nichts herumführt: Wer eine schließt, trennt andere ab.</translation>
    </message>
    <message>
        <source>traps</source>
        <extracomment>Measure traps: what it counts</extracomment>
        <translation>Fallen</translation>
    </message>
    <message>
        <source>The cells with a trap.</source>
        <extracomment>Measure traps: what it tells</extracomment>
        <translation>Die Zellen mit einer Falle.</translation>
    </message>
    <message>
        <source>coins</source>
        <extracomment>Measure coins: what it counts
----------
Measure bot.random.score: what it counts
----------
Measure bot.greedy.score: what it counts
----------
Measure bot.one-number.score: what it counts
----------
Measure bot.deducer.score: what it counts
----------
Measure bot.perfect.score: what it counts</extracomment>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>The cells with a coin.</source>
        <extracomment>Measure coins: what it tells</extracomment>
        <translation>Die Zellen mit einer Münze.</translation>
    </message>
    <message>
        <source>Guesses ahead</source>
        <extracomment>Measure undeduced-near: title</extracomment>
        <translation>Zu raten</translation>
    </message>
    <message>
        <source>The cells that the hero could step on and of which nobody can know whether they hold a trap, once he has walked wherever the numbers near him tell that it is safe.</source>
        <extracomment>Measure undeduced-near: what it tells</extracomment>
        <translation>Die Zellen, auf die der Held treten könnte und von denen niemand wissen kann, ob sie eine Falle bergen, wenn er überall gegangen ist, wo es nach den Zahlen in seiner Nähe sicher ist.</translation>
    </message>
    <message>
        <source>Rooms tried</source>
        <extracomment>Measure rooms-tried: title</extracomment>
        <translation>Versuchte Räume</translation>
    </message>
    <message>
        <source>The rooms that the generation placed or refused.</source>
        <extracomment>Measure rooms-tried: what it tells</extracomment>
        <translation>Die Räume, die die Erzeugung platziert oder verworfen hat.</translation>
    </message>
    <message>
        <source>Rooms refused</source>
        <extracomment>Measure rooms-refused: title</extracomment>
        <translation>Verworfene Räume</translation>
    </message>
    <message>
        <source>The rooms that did not fit where they were tried.</source>
        <extracomment>Measure rooms-refused: what it tells</extracomment>
        <translation>Die Räume, die nicht dahin passten, wo sie versucht wurden.</translation>
    </message>
    <message>
        <source>Attempts in vain</source>
        <extracomment>Measure attempts: title</extracomment>
        <translation>Vergebliche Versuche</translation>
    </message>
    <message>
        <source>attempts</source>
        <extracomment>Measure attempts: what it counts</extracomment>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>How often the generation refused what it had drawn: rooms, paths of bugs, furniture.</source>
        <extracomment>Measure attempts: what it tells</extracomment>
        <translation>Wie oft die Erzeugung verwarf, was sie gezogen hatte: Räume, Wege von Käfern, Möbel.</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <extracomment>Measure symmetry: title</extracomment>
        <translation>Symmetrie</translation>
    </message>
    <message>
        <source>‰</source>
        <extracomment>Measure symmetry: what it counts
----------
Measure directness: what it counts
----------
Measure trap-share: what it counts</extracomment>
        <translation>‰</translation>
    </message>
    <message>
        <source>The share of the open cells that lie on open cells of the level&apos;s mirror image: sideways, upside down or turned by half, whichever covers most; 1000 where all do.</source>
        <extracomment>Measure symmetry: what it tells</extracomment>
        <translation>Der Anteil der offenen Zellen, die auf offenen Zellen des Spiegelbilds liegen: seitlich, kopfüber oder halb gedreht, je nachdem, was am meisten deckt; 1000, wo alle es tun.</translation>
    </message>
    <message>
        <source>Directness</source>
        <extracomment>Measure directness: title</extracomment>
        <translation>Geradlinigkeit</translation>
    </message>
    <message>
        <source>How straight the way to the exit is: columns and rows between hero and exit, as a share of the steps of the way; 1000 without any detour, 0 where no way leads there.</source>
        <extracomment>Measure directness: what it tells</extracomment>
        <translation>Wie gerade der Weg zum Ausgang ist: Spalten und Zeilen zwischen Held und Ausgang als Anteil der Schritte des Wegs; 1000 ohne jeden Umweg, 0, wo kein Weg hinführt.</translation>
    </message>
    <message>
        <source>Share of traps</source>
        <extracomment>Measure trap-share: title</extracomment>
        <translation>Anteil der Fallen</translation>
    </message>
    <message>
        <source>The share of the open cells that hold a trap.</source>
        <extracomment>Measure trap-share: what it tells</extracomment>
        <translation>Der Anteil der offenen Zellen mit einer Falle.</translation>
    </message>
    <message>
        <source>bugs</source>
        <extracomment>Measure bugs: what it counts</extracomment>
        <translation>Käfer</translation>
    </message>
    <message>
        <source>The bugs on their paths, bosses among them.</source>
        <extracomment>Measure bugs: what it tells</extracomment>
        <translation>Die Käfer auf ihren Wegen, Bosse eingeschlossen.</translation>
    </message>
    <message>
        <source>Beams</source>
        <extracomment>Measure beams: title</extracomment>
        <translation>Strahlen</translation>
    </message>
    <message>
        <source>beams</source>
        <extracomment>Measure beams: what it counts</extracomment>
        <translation>Strahlen</translation>
    </message>
    <message>
        <source>The emitters of laser beams.</source>
        <extracomment>Measure beams: what it tells</extracomment>
        <translation>Die Quellen von Laserstrahlen.</translation>
    </message>
    <message>
        <source>Grade, all numbers shown</source>
        <extracomment>Measure grade.all: title</extracomment>
        <translation>Grad, alle Zahlen sichtbar</translation>
    </message>
    <message>
        <source>grade</source>
        <extracomment>Measure grade.all: what it counts
----------
Measure grade.near: what it counts
----------
Measure grade.visited: what it counts</extracomment>
        <translation>Grad</translation>
    </message>
    <message>
        <source>The hardest rule that is needed to reach all objectives without a guess where all numbers are shown, 1 to 4; 0 where none is, 5 where somebody has to guess.</source>
        <extracomment>Measure grade.all: what it tells</extracomment>
        <translation>Die schwerste Regel, die man braucht, um alle Ziele ohne Raten zu erreichen, wenn alle Zahlen sichtbar sind, 1 bis 4; 0, wo keine nötig ist, 5, wo man raten muss.</translation>
    </message>
    <message>
        <source>Grade, numbers near the hero</source>
        <extracomment>Measure grade.near: title</extracomment>
        <translation>Grad, Zahlen nahe dem Helden</translation>
    </message>
    <message>
        <source>The hardest rule that is needed to reach all objectives without a guess where the numbers near the hero are shown, 1 to 4; 0 where none is, 5 where somebody has to guess.</source>
        <extracomment>Measure grade.near: what it tells</extracomment>
        <translation>Die schwerste Regel, die man braucht, um alle Ziele ohne Raten zu erreichen, wenn die Zahlen nahe dem Helden sichtbar sind, 1 bis 4; 0, wo keine nötig ist, 5, wo man raten muss.</translation>
    </message>
    <message>
        <source>Grade, numbers of visited cells</source>
        <extracomment>Measure grade.visited: title</extracomment>
        <translation>Grad, Zahlen besuchter Zellen</translation>
    </message>
    <message>
        <source>The hardest rule that is needed to reach all objectives without a guess where the numbers of visited cells are shown, 1 to 4; 0 where none is, 5 where somebody has to guess.</source>
        <extracomment>Measure grade.visited: what it tells</extracomment>
        <translation>Die schwerste Regel, die man braucht, um alle Ziele ohne Raten zu erreichen, wenn die Zahlen besuchter Zellen sichtbar sind, 1 bis 4; 0, wo keine nötig ist, 5, wo man raten muss.</translation>
    </message>
    <message>
        <source>monsters</source>
        <extracomment>Measure monsters: what it counts
----------
Measure must-fight: what it counts</extracomment>
        <translation>Monster</translation>
    </message>
    <message>
        <source>The monsters that inhabit the floor, the boss among them.</source>
        <extracomment>Measure monsters: what it tells</extracomment>
        <translation>Die Monster, die die Ebene bewohnen, der Boss eingeschlossen.</translation>
    </message>
    <message>
        <source>Power of the monsters</source>
        <extracomment>Measure monsters-power: title</extracomment>
        <translation>Stärke der Monster</translation>
    </message>
    <message>
        <source>points</source>
        <extracomment>Measure monsters-power: what it counts
----------
Measure bot.brawler.score: what it counts
----------
Measure bot.diver.score: what it counts
----------
Measure bot.explorer.score: what it counts
----------
Measure bot.careful.score: what it counts</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Of all monsters on the floor together: hit points times attack.</source>
        <extracomment>Measure monsters-power: what it tells</extracomment>
        <translation>Aller Monster der Ebene zusammen: Trefferpunkte mal Angriff.</translation>
    </message>
    <message>
        <source>Fights in the way</source>
        <extracomment>Measure must-fight: title</extracomment>
        <translation>Kämpfe im Weg</translation>
    </message>
    <message>
        <source>The fewest monsters that stand on a way from the hero to stairs that lead down; 0 where no way leads there.</source>
        <extracomment>Measure must-fight: what it tells</extracomment>
        <translation>Die wenigsten Monster, die auf einem Weg vom Helden zu einer Treppe nach unten stehen; 0, wo kein Weg hinführt.</translation>
    </message>
    <message>
        <source>items</source>
        <extracomment>Measure items: what it counts</extracomment>
        <translation>Gegenstände</translation>
    </message>
    <message>
        <source>The potions, weapons and wands that lie there.</source>
        <extracomment>Measure items: what it tells</extracomment>
        <translation>Die Tränke, Waffen und Stäbe, die dort liegen.</translation>
    </message>
    <message>
        <source>Rooms refused: crowded</source>
        <extracomment>Measure rooms-refused.crowded: title</extracomment>
        <translation>Verworfene Räume: zu eng</translation>
    </message>
    <message>
        <source>The rooms that were refused because they would overlap or touch another.</source>
        <extracomment>Measure rooms-refused.crowded: what it tells</extracomment>
        <translation>Die Räume, die verworfen wurden, weil sie einen anderen überlappen oder berühren würden.</translation>
    </message>
    <message>
        <source>Rooms refused: no rock</source>
        <extracomment>Measure rooms-refused.no-rock: title</extracomment>
        <translation>Verworfene Räume: kein Fels</translation>
    </message>
    <message>
        <source>The rooms that were refused because part of them would not lie in rock.</source>
        <extracomment>Measure rooms-refused.no-rock: what it tells</extracomment>
        <translation>Die Räume, die verworfen wurden, weil ein Teil davon nicht im Fels läge.</translation>
    </message>
    <message>
        <source>Rooms refused: no way</source>
        <extracomment>Measure rooms-refused.no-way: title</extracomment>
        <translation>Verworfene Räume: kein Weg</translation>
    </message>
    <message>
        <source>The rooms that were refused because no way would lead into them.</source>
        <extracomment>Measure rooms-refused.no-way: what it tells</extracomment>
        <translation>Die Räume, die verworfen wurden, weil kein Weg hineinführen würde.</translation>
    </message>
    <message>
        <source>Fewest guesses</source>
        <extracomment>Measure guesses: title</extracomment>
        <translation>Wenigste Rateversuche</translation>
    </message>
    <message>
        <source>guesses</source>
        <extracomment>Measure guesses: what it counts</extracomment>
        <translation>Rateversuche</translation>
    </message>
    <message>
        <source>How often a player who always takes the cell of least risk has to guess until all objectives are within reach, with the numbers near the hero shown; −1 where the risks cannot be counted.</source>
        <extracomment>Measure guesses: what it tells</extracomment>
        <translation>Wie oft raten muss, wer immer die Zelle mit dem kleinsten Risiko nimmt, bis alle Ziele erreichbar sind, bei sichtbaren Zahlen nahe dem Helden; −1, wo sich die Risiken nicht zählen lassen.</translation>
    </message>
    <message>
        <source>Length of the proof</source>
        <extracomment>Measure proof-ticks: title</extracomment>
        <translation>Länge des Beweises</translation>
    </message>
    <message>
        <source>ticks</source>
        <extracomment>Measure proof-ticks: what it counts
----------
Measure bot.random.ticks: what it counts
----------
Measure bot.greedy.ticks: what it counts
----------
Measure bot.one-number.ticks: what it counts
----------
Measure bot.deducer.ticks: what it counts
----------
Measure bot.perfect.ticks: what it counts</extracomment>
        <translation>Ticks</translation>
    </message>
    <message>
        <source>How long the play takes that proves the level winnable, in ticks of a sixtieth of a second; 0 where none was found.</source>
        <extracomment>Measure proof-ticks: what it tells</extracomment>
        <translation>Wie lange das Spiel dauert, das das Level als gewinnbar beweist, in Ticks von einer Sechzigstelsekunde; 0, wo keines gefunden wurde.</translation>
    </message>
    <message>
        <source>Explosives of the proof</source>
        <extracomment>Measure proof-explosives: title</extracomment>
        <translation>Sprengstoff des Beweises</translation>
    </message>
    <message>
        <source>explosives</source>
        <extracomment>Measure proof-explosives: what it counts</extracomment>
        <translation>Sprengsätze</translation>
    </message>
    <message>
        <source>How much TNT and how many grenades the play uses that proves the level winnable.</source>
        <extracomment>Measure proof-explosives: what it tells</extracomment>
        <translation>Wie viel TNT und wie viele Granaten das Spiel verbraucht, das das Level als gewinnbar beweist.</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Measure steps.start: title</extracomment>
        <translation>Start</translation>
    </message>
    <message>
        <source>The steps of this kind that the generation took.</source>
        <extracomment>Measure steps.start: what it tells
----------
Measure steps.carve: what it tells
----------
Measure steps.backtrack: what it tells
----------
Measure steps.try-room: what it tells
----------
Measure steps.place-room: what it tells
----------
Measure steps.open-door: what it tells
----------
Measure steps.open-extra: what it tells
----------
Measure steps.link: what it tells
----------
Measure steps.open-loop: what it tells
----------
Measure steps.fill-dead-end: what it tells
----------
Measure steps.keep-dead-end: what it tells
----------
Measure steps.dig: what it tells
----------
Measure steps.place-furniture: what it tells
----------
Measure steps.refuse-furniture: what it tells
----------
Measure steps.grow-shape: what it tells
----------
Measure steps.smooth-shape: what it tells
----------
Measure steps.place-hero: what it tells
----------
Measure steps.place-thing: what it tells
----------
Measure steps.place-trap: what it tells
----------
Measure steps.place-coin: what it tells
----------
Measure steps.try-path: what it tells
----------
Measure steps.pour-water: what it tells
----------
Measure steps.place-stairs: what it tells
----------
Measure steps.place-fountain: what it tells
----------
Measure steps.grow: what it tells
----------
Measure steps.drop-cell: what it tells
----------
Measure steps.walk: what it tells
----------
Measure steps.erase-loop: what it tells
----------
Measure steps.keep-walk: what it tells
----------
Measure steps.join-sets: what it tells
----------
Measure steps.skip-wall: what it tells
----------
Measure steps.way-down: what it tells
----------
Measure steps.scan-row: what it tells
----------
Measure steps.close-run: what it tells
----------
Measure steps.open-hall: what it tells
----------
Measure steps.build-wall: what it tells
----------
Measure steps.rewrite: what it tells
----------
Measure steps.close-door: what it tells
----------
Measure steps.attach-door: what it tells
----------
Measure steps.close-pocket: what it tells
----------
Measure steps.flood: what it tells
----------
Measure steps.keep-way: what it tells
----------
Measure steps.lay-bridge: what it tells
----------
Measure steps.grow-shore: what it tells
----------
Measure steps.site: what it tells
----------
Measure steps.border: what it tells
----------
Measure steps.erase-borders: what it tells
----------
Measure steps.split: what it tells
----------
Measure steps.plan-way: what it tells
----------
Measure steps.plan-lock: what it tells
----------
Measure steps.lock-door: what it tells
----------
Measure steps.place-key: what it tells
----------
Measure steps.bar-door: what it tells
----------
Measure steps.make-one-way: what it tells
----------
Measure steps.hide-door: what it tells
----------
Measure steps.place-reward: what it tells
----------
Measure steps.darken: what it tells
----------
Measure steps.darken-rest: what it tells
----------
Measure steps.hang-torch: what it tells
----------
Measure steps.cast-light: what it tells
----------
Measure steps.darken-walls: what it tells
----------
Measure steps.draw-theme: what it tells
----------
Measure steps.lay-floor: what it tells
----------
Measure steps.move-trap: what it tells</extracomment>
        <translation>Die Schritte dieser Art, die die Erzeugung gemacht hat.</translation>
    </message>
    <message>
        <source>Carve</source>
        <extracomment>Measure steps.carve: title</extracomment>
        <translation>Graben</translation>
    </message>
    <message>
        <source>Backtrack</source>
        <extracomment>Measure steps.backtrack: title</extracomment>
        <translation>Zurückgehen</translation>
    </message>
    <message>
        <source>Refused room</source>
        <extracomment>Measure steps.try-room: title</extracomment>
        <translation>Abgelehnter Raum</translation>
    </message>
    <message>
        <source>Room</source>
        <extracomment>Measure steps.place-room: title</extracomment>
        <translation>Raum</translation>
    </message>
    <message>
        <source>Door</source>
        <extracomment>Measure steps.open-door: title</extracomment>
        <translation>Tür</translation>
    </message>
    <message>
        <source>Extra door</source>
        <extracomment>Measure steps.open-extra: title</extracomment>
        <translation>Weitere Tür</translation>
    </message>
    <message>
        <source>Link</source>
        <extracomment>Measure steps.link: title</extracomment>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>Loop</source>
        <extracomment>Measure steps.open-loop: title</extracomment>
        <translation>Schleife</translation>
    </message>
    <message>
        <source>Filled dead end</source>
        <extracomment>Measure steps.fill-dead-end: title</extracomment>
        <translation>Gefüllte Sackgasse</translation>
    </message>
    <message>
        <source>Kept dead end</source>
        <extracomment>Measure steps.keep-dead-end: title</extracomment>
        <translation>Behaltene Sackgasse</translation>
    </message>
    <message>
        <source>Corridor</source>
        <extracomment>Measure steps.dig: title</extracomment>
        <translation>Korridor</translation>
    </message>
    <message>
        <source>Refused furniture</source>
        <extracomment>Measure steps.refuse-furniture: title</extracomment>
        <translation>Abgelehnte Möbel</translation>
    </message>
    <message>
        <source>Growing shape</source>
        <extracomment>Measure steps.grow-shape: title</extracomment>
        <translation>Wachsende Form</translation>
    </message>
    <message>
        <source>Smoothed shape</source>
        <extracomment>Measure steps.smooth-shape: title</extracomment>
        <translation>Geglättete Form</translation>
    </message>
    <message>
        <source>Hero</source>
        <extracomment>Measure steps.place-hero: title
----------
Stage hidden-maze, parameter lattice: a choice</extracomment>
        <translation>Held</translation>
    </message>
    <message>
        <source>Thing</source>
        <extracomment>Measure steps.place-thing: title</extracomment>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>Refused path</source>
        <extracomment>Measure steps.try-path: title</extracomment>
        <translation>Verworfener Pfad</translation>
    </message>
    <message>
        <source>Growth</source>
        <extracomment>Measure steps.grow: title</extracomment>
        <translation>Wachstum</translation>
    </message>
    <message>
        <source>Finished cell</source>
        <extracomment>Measure steps.drop-cell: title</extracomment>
        <translation>Fertige Zelle</translation>
    </message>
    <message>
        <source>Walk</source>
        <extracomment>Measure steps.walk: title</extracomment>
        <translation>Gang</translation>
    </message>
    <message>
        <source>Erased loop</source>
        <extracomment>Measure steps.erase-loop: title</extracomment>
        <translation>Gelöschte Schleife</translation>
    </message>
    <message>
        <source>Kept walk</source>
        <extracomment>Measure steps.keep-walk: title</extracomment>
        <translation>Behaltener Gang</translation>
    </message>
    <message>
        <source>Joined sets</source>
        <extracomment>Measure steps.join-sets: title</extracomment>
        <translation>Verbundene Mengen</translation>
    </message>
    <message>
        <source>Skipped wall</source>
        <extracomment>Measure steps.skip-wall: title</extracomment>
        <translation>Übergangene Wand</translation>
    </message>
    <message>
        <source>Way down</source>
        <extracomment>Measure steps.way-down: title</extracomment>
        <translation>Weg nach unten</translation>
    </message>
    <message>
        <source>Scanned row</source>
        <extracomment>Measure steps.scan-row: title</extracomment>
        <translation>Durchsuchte Reihe</translation>
    </message>
    <message>
        <source>Closed run</source>
        <extracomment>Measure steps.close-run: title</extracomment>
        <translation>Beendeter Lauf</translation>
    </message>
    <message>
        <source>Opened hall</source>
        <extracomment>Measure steps.open-hall: title</extracomment>
        <translation>Geöffnete Halle</translation>
    </message>
    <message>
        <source>Rewrite</source>
        <extracomment>Measure steps.rewrite: title</extracomment>
        <translation>Umschreiben</translation>
    </message>
    <message>
        <source>Attaching door</source>
        <extracomment>Measure steps.attach-door: title</extracomment>
        <translation>Anhängende Tür</translation>
    </message>
    <message>
        <source>Closed pocket</source>
        <extracomment>Measure steps.close-pocket: title</extracomment>
        <translation>Geschlossene Tasche</translation>
    </message>
    <message>
        <source>Flood</source>
        <extracomment>Measure steps.flood: title</extracomment>
        <translation>Flut</translation>
    </message>
    <message>
        <source>Kept way</source>
        <extracomment>Measure steps.keep-way: title</extracomment>
        <translation>Freier Weg</translation>
    </message>
    <message>
        <source>Site</source>
        <extracomment>Measure steps.site: title</extracomment>
        <translation>Mittelpunkt</translation>
    </message>
    <message>
        <source>Border</source>
        <extracomment>Measure steps.border: title</extracomment>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>Erased borders</source>
        <extracomment>Measure steps.erase-borders: title</extracomment>
        <translation>Gelöschte Grenzen</translation>
    </message>
    <message>
        <source>Split</source>
        <extracomment>Measure steps.split: title</extracomment>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Start and goal</source>
        <extracomment>Measure steps.plan-way: title</extracomment>
        <translation>Start und Ziel</translation>
    </message>
    <message>
        <source>Planned lock</source>
        <extracomment>Measure steps.plan-lock: title</extracomment>
        <translation>Geplantes Schloss</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>Measure steps.place-key: title</extracomment>
        <translation>Taste</translation>
    </message>
    <message>
        <source>Short-cut</source>
        <extracomment>Measure steps.bar-door: title</extracomment>
        <translation>Abkürzung</translation>
    </message>
    <message>
        <source>One-way door</source>
        <extracomment>Measure steps.make-one-way: title</extracomment>
        <translation>Einbahntür</translation>
    </message>
    <message>
        <source>Hidden door</source>
        <extracomment>Measure steps.hide-door: title</extracomment>
        <translation>Versteckte Tür</translation>
    </message>
    <message>
        <source>Reward</source>
        <extracomment>Measure steps.place-reward: title</extracomment>
        <translation>Belohnung</translation>
    </message>
    <message>
        <source>Dark room</source>
        <extracomment>Measure steps.darken: title</extracomment>
        <translation>Dunkler Raum</translation>
    </message>
    <message>
        <source>Dark stretches</source>
        <extracomment>Measure steps.darken-rest: title</extracomment>
        <translation>Dunkle Strecken</translation>
    </message>
    <message>
        <source>Dark walls</source>
        <extracomment>Measure steps.darken-walls: title</extracomment>
        <translation>Dunkle Wände</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>Measure steps.draw-theme: title</extracomment>
        <translation>Thema</translation>
    </message>
    <message>
        <source>Floor of a theme</source>
        <extracomment>Measure steps.lay-floor: title</extracomment>
        <translation>Boden eines Themas</translation>
    </message>
    <message>
        <source>Random bot: wins</source>
        <extracomment>Measure bot.random.won: title</extracomment>
        <translation>Zufalls-Bot: Siege</translation>
    </message>
    <message>
        <source>games</source>
        <extracomment>Measure bot.random.won: what it counts
----------
Measure bot.greedy.won: what it counts
----------
Measure bot.one-number.won: what it counts
----------
Measure bot.deducer.won: what it counts
----------
Measure bot.perfect.won: what it counts
----------
Measure bot.brawler.won: what it counts
----------
Measure bot.diver.won: what it counts
----------
Measure bot.explorer.won: what it counts
----------
Measure bot.careful.won: what it counts</extracomment>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>1 where the bot wins a game for what the level asks for; 0 where it does not.</source>
        <extracomment>Measure bot.random.won: what it tells
----------
Measure bot.greedy.won: what it tells
----------
Measure bot.one-number.won: what it tells
----------
Measure bot.deducer.won: what it tells
----------
Measure bot.perfect.won: what it tells</extracomment>
        <translation>1, wo der Bot ein Spiel um das gewinnt, was das Level verlangt; sonst 0.</translation>
    </message>
    <message>
        <source>Random bot: time</source>
        <extracomment>Measure bot.random.ticks: title</extracomment>
        <translation>Zufalls-Bot: Dauer</translation>
    </message>
    <message>
        <source>How long the bot plays, in sixtieths of a second, until it has won, is dead or gives up.</source>
        <extracomment>Measure bot.random.ticks: what it tells
----------
Measure bot.greedy.ticks: what it tells
----------
Measure bot.one-number.ticks: what it tells
----------
Measure bot.deducer.ticks: what it tells
----------
Measure bot.perfect.ticks: what it tells</extracomment>
        <translation>Wie lange der Bot spielt, in Sechzigstelsekunden, bis er gewonnen hat, tot ist oder aufgibt.</translation>
    </message>
    <message>
        <source>Random bot: coins</source>
        <extracomment>Measure bot.random.score: title</extracomment>
        <translation>Zufalls-Bot: Münzen</translation>
    </message>
    <message>
        <source>The coins that the bot collects.</source>
        <extracomment>Measure bot.random.score: what it tells
----------
Measure bot.greedy.score: what it tells
----------
Measure bot.one-number.score: what it tells
----------
Measure bot.deducer.score: what it tells
----------
Measure bot.perfect.score: what it tells</extracomment>
        <translation>Die Münzen, die der Bot einsammelt.</translation>
    </message>
    <message>
        <source>Random bot: what killed it</source>
        <extracomment>Measure bot.random.killer: title</extracomment>
        <translation>Zufalls-Bot: woran er stirbt</translation>
    </message>
    <message>
        <source>code</source>
        <extracomment>Measure bot.random.killer: what it counts
----------
Measure bot.greedy.killer: what it counts
----------
Measure bot.one-number.killer: what it counts
----------
Measure bot.deducer.killer: what it counts
----------
Measure bot.perfect.killer: what it counts
----------
Measure bot.brawler.killer: what it counts
----------
Measure bot.diver.killer: what it counts
----------
Measure bot.explorer.killer: what it counts
----------
Measure bot.careful.killer: what it counts</extracomment>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>What kills the bot: 0 nothing, 1 a trap, 2 a bug, 3 a boss, 4 a laser, 5 a blast, 6 water, 7 the ground.</source>
        <extracomment>Measure bot.random.killer: what it tells
----------
Measure bot.greedy.killer: what it tells
----------
Measure bot.one-number.killer: what it tells
----------
Measure bot.deducer.killer: what it tells
----------
Measure bot.perfect.killer: what it tells</extracomment>
        <translation>Woran der Bot stirbt: 0 an nichts, 1 an einer Falle, 2 an einem Käfer, 3 an einem Boss, 4 an einem Laser, 5 an einer Explosion, 6 an Wasser, 7 am Boden.</translation>
    </message>
    <message>
        <source>Greedy bot: wins</source>
        <extracomment>Measure bot.greedy.won: title</extracomment>
        <translation>Gieriger Bot: Siege</translation>
    </message>
    <message>
        <source>Greedy bot: time</source>
        <extracomment>Measure bot.greedy.ticks: title</extracomment>
        <translation>Gieriger Bot: Dauer</translation>
    </message>
    <message>
        <source>Greedy bot: coins</source>
        <extracomment>Measure bot.greedy.score: title</extracomment>
        <translation>Gieriger Bot: Münzen</translation>
    </message>
    <message>
        <source>Greedy bot: what killed it</source>
        <extracomment>Measure bot.greedy.killer: title</extracomment>
        <translation>Gieriger Bot: woran er stirbt</translation>
    </message>
    <message>
        <source>One number bot: wins</source>
        <extracomment>Measure bot.one-number.won: title</extracomment>
        <translation>Eine-Zahl-Bot: Siege</translation>
    </message>
    <message>
        <source>One number bot: time</source>
        <extracomment>Measure bot.one-number.ticks: title</extracomment>
        <translation>Eine-Zahl-Bot: Dauer</translation>
    </message>
    <message>
        <source>One number bot: coins</source>
        <extracomment>Measure bot.one-number.score: title</extracomment>
        <translation>Eine-Zahl-Bot: Münzen</translation>
    </message>
    <message>
        <source>One number bot: what killed it</source>
        <extracomment>Measure bot.one-number.killer: title</extracomment>
        <translation>Eine-Zahl-Bot: woran er stirbt</translation>
    </message>
    <message>
        <source>Deducer bot: wins</source>
        <extracomment>Measure bot.deducer.won: title</extracomment>
        <translation>Schließender Bot: Siege</translation>
    </message>
    <message>
        <source>Deducer bot: time</source>
        <extracomment>Measure bot.deducer.ticks: title</extracomment>
        <translation>Schließender Bot: Dauer</translation>
    </message>
    <message>
        <source>Deducer bot: coins</source>
        <extracomment>Measure bot.deducer.score: title</extracomment>
        <translation>Schließender Bot: Münzen</translation>
    </message>
    <message>
        <source>Deducer bot: what killed it</source>
        <extracomment>Measure bot.deducer.killer: title</extracomment>
        <translation>Schließender Bot: woran er stirbt</translation>
    </message>
    <message>
        <source>Perfect bot: wins</source>
        <extracomment>Measure bot.perfect.won: title</extracomment>
        <translation>Perfekter Bot: Siege</translation>
    </message>
    <message>
        <source>Perfect bot: time</source>
        <extracomment>Measure bot.perfect.ticks: title</extracomment>
        <translation>Perfekter Bot: Dauer</translation>
    </message>
    <message>
        <source>Perfect bot: coins</source>
        <extracomment>Measure bot.perfect.score: title</extracomment>
        <translation>Perfekter Bot: Münzen</translation>
    </message>
    <message>
        <source>Perfect bot: what killed it</source>
        <extracomment>Measure bot.perfect.killer: title</extracomment>
        <translation>Perfekter Bot: woran er stirbt</translation>
    </message>
    <message>
        <source>Brawler bot: wins</source>
        <extracomment>Measure bot.brawler.won: title</extracomment>
        <translation>Raufbold-Bot: Siege</translation>
    </message>
    <message>
        <source>1 where the bot comes to the stairs down alive and takes them; 0 where it does not.</source>
        <extracomment>Measure bot.brawler.won: what it tells
----------
Measure bot.diver.won: what it tells
----------
Measure bot.explorer.won: what it tells
----------
Measure bot.careful.won: what it tells</extracomment>
        <translation>1, wo der Bot lebend zur Treppe abwärts kommt und sie nimmt; sonst 0.</translation>
    </message>
    <message>
        <source>Brawler bot: time</source>
        <extracomment>Measure bot.brawler.turns: title</extracomment>
        <translation>Raufbold-Bot: Dauer</translation>
    </message>
    <message>
        <source>The turns until the bot takes the stairs down, is dead or gives up.</source>
        <extracomment>Measure bot.brawler.turns: what it tells
----------
Measure bot.diver.turns: what it tells
----------
Measure bot.explorer.turns: what it tells
----------
Measure bot.careful.turns: what it tells</extracomment>
        <translation>Die Züge, bis der Bot die Treppe abwärts nimmt, tot ist oder aufgibt.</translation>
    </message>
    <message>
        <source>Brawler bot: score</source>
        <extracomment>Measure bot.brawler.score: title</extracomment>
        <translation>Raufbold-Bot: Punkte</translation>
    </message>
    <message>
        <source>The bot&apos;s score on this floor: 100 for its depth, and 10 for each monster that it kills.</source>
        <extracomment>Measure bot.brawler.score: what it tells
----------
Measure bot.diver.score: what it tells
----------
Measure bot.explorer.score: what it tells
----------
Measure bot.careful.score: what it tells</extracomment>
        <translation>Die Punkte des Bots auf dieser Ebene: 100 für ihre Tiefe und 10 für jedes Monster, das er besiegt.</translation>
    </message>
    <message>
        <source>Brawler bot: what killed it</source>
        <extracomment>Measure bot.brawler.killer: title</extracomment>
        <translation>Raufbold-Bot: woran er stirbt</translation>
    </message>
    <message>
        <source>What kills the bot: 0 nothing, 1 a rat, 2 a goblin, 3 an orc, 4 a troll, 5 a wraith, 6 the dread knight, 7 the ground.</source>
        <extracomment>Measure bot.brawler.killer: what it tells
----------
Measure bot.diver.killer: what it tells
----------
Measure bot.explorer.killer: what it tells
----------
Measure bot.careful.killer: what it tells</extracomment>
        <translation>Woran der Bot stirbt: 0 an nichts, 1 an einer Ratte, 2 an einem Goblin, 3 an einem Ork, 4 an einem Troll, 5 an einem Geist, 6 am Schreckensritter, 7 am Boden.</translation>
    </message>
    <message>
        <source>Diver bot: wins</source>
        <extracomment>Measure bot.diver.won: title</extracomment>
        <translation>Taucher-Bot: Siege</translation>
    </message>
    <message>
        <source>Diver bot: time</source>
        <extracomment>Measure bot.diver.turns: title</extracomment>
        <translation>Taucher-Bot: Dauer</translation>
    </message>
    <message>
        <source>Diver bot: score</source>
        <extracomment>Measure bot.diver.score: title</extracomment>
        <translation>Taucher-Bot: Punkte</translation>
    </message>
    <message>
        <source>Diver bot: what killed it</source>
        <extracomment>Measure bot.diver.killer: title</extracomment>
        <translation>Taucher-Bot: woran er stirbt</translation>
    </message>
    <message>
        <source>Explorer bot: wins</source>
        <extracomment>Measure bot.explorer.won: title</extracomment>
        <translation>Entdecker-Bot: Siege</translation>
    </message>
    <message>
        <source>Explorer bot: time</source>
        <extracomment>Measure bot.explorer.turns: title</extracomment>
        <translation>Entdecker-Bot: Dauer</translation>
    </message>
    <message>
        <source>Explorer bot: score</source>
        <extracomment>Measure bot.explorer.score: title</extracomment>
        <translation>Entdecker-Bot: Punkte</translation>
    </message>
    <message>
        <source>Explorer bot: what killed it</source>
        <extracomment>Measure bot.explorer.killer: title</extracomment>
        <translation>Entdecker-Bot: woran er stirbt</translation>
    </message>
    <message>
        <source>Careful bot: wins</source>
        <extracomment>Measure bot.careful.won: title</extracomment>
        <translation>Vorsichtiger Bot: Siege</translation>
    </message>
    <message>
        <source>Careful bot: time</source>
        <extracomment>Measure bot.careful.turns: title</extracomment>
        <translation>Vorsichtiger Bot: Dauer</translation>
    </message>
    <message>
        <source>Careful bot: score</source>
        <extracomment>Measure bot.careful.score: title</extracomment>
        <translation>Vorsichtiger Bot: Punkte</translation>
    </message>
    <message>
        <source>Careful bot: what killed it</source>
        <extracomment>Measure bot.careful.killer: title</extracomment>
        <translation>Vorsichtiger Bot: woran er stirbt</translation>
    </message>
    <message>
        <source>Moved trap</source>
        <extracomment>Measure steps.move-trap: title</extracomment>
        <translation>Versetzte Falle</translation>
    </message>
    <message>
        <source>All connected</source>
        <extracomment>Property connected: title</extracomment>
        <translation>Alles verbunden</translation>
    </message>
    <message>
        <source>There are open cells, and one can walk from each of them to each other one.</source>
        <extracomment>Property connected: when it holds</extracomment>
        <translation>Es gibt offene Zellen, und von jeder kann man zu jeder anderen gehen.</translation>
    </message>
    <message>
        <source>Hero placed</source>
        <extracomment>Property hero-placed: title</extracomment>
        <translation>Held gesetzt</translation>
    </message>
    <message>
        <source>A hero stands on the map.</source>
        <extracomment>Property hero-placed: when it holds</extracomment>
        <translation>Ein Held steht auf der Karte.</translation>
    </message>
    <message>
        <source>Every room has a door</source>
        <extracomment>Property room-doors: title</extracomment>
        <translation>Jeder Raum hat eine Tür</translation>
    </message>
    <message>
        <source>Rooms are placed, and from each of them at least one way leads out: an open cell at its edge with an open cell beside it outside.</source>
        <extracomment>Property room-doors: when it holds</extracomment>
        <translation>Räume sind gesetzt, und aus jedem führt mindestens ein Weg hinaus: eine offene Zelle an seinem Rand, neben der außen eine offene Zelle liegt.</translation>
    </message>
    <message>
        <source>No dead ends</source>
        <extracomment>Property no-dead-ends: title</extracomment>
        <translation>Keine Sackgassen</translation>
    </message>
    <message>
        <source>There are open cells, and from each that lies outside of the rooms placed so far at least two ways lead on.</source>
        <extracomment>Property no-dead-ends: when it holds</extracomment>
        <translation>Es gibt offene Zellen, und von jeder außerhalb der bisher gesetzten Räume führen mindestens zwei Wege weiter.</translation>
    </message>
    <message>
        <source>Perfect maze</source>
        <extracomment>Property perfect-maze: title</extracomment>
        <translation>Perfektes Labyrinth</translation>
    </message>
    <message>
        <source>Between any two open cells there is exactly one way: no loop, nothing cut off.</source>
        <extracomment>Property perfect-maze: when it holds</extracomment>
        <translation>Zwischen je zwei offenen Zellen gibt es genau einen Weg: kein Kreis, nichts abgeschnitten.</translation>
    </message>
    <message>
        <source>Perfect hidden maze</source>
        <extracomment>Property perfect-aisles: title</extracomment>
        <translation>Perfektes verborgenes Labyrinth</translation>
    </message>
    <message>
        <source>There are aisles, and between any two of their cells exactly one way leads along aisles: no loop, nothing cut off.</source>
        <extracomment>Property perfect-aisles: when it holds</extracomment>
        <translation>Es gibt Gänge, und zwischen je zwei ihrer Zellen führt genau ein Weg über Gänge: kein Kreis, nichts abgeschnitten.</translation>
    </message>
    <message>
        <source>Goods reachable</source>
        <extracomment>Property goods-reachable: title</extracomment>
        <translation>Güter erreichbar</translation>
    </message>
    <message>
        <source>There is something to take, and the hero can walk to all things to take and all coins, as if every door were open.</source>
        <extracomment>Property goods-reachable: when it holds</extracomment>
        <translation>Es gibt etwas zu nehmen, und der Held kann zu allem, was zu nehmen ist, und zu allen Münzen gehen, als wäre jede Tür offen.</translation>
    </message>
    <message>
        <source>Winnable</source>
        <extracomment>Property winnable: title</extracomment>
        <translation>Gewinnbar</translation>
    </message>
    <message>
        <source>At the end of a stage: in a temple a play is proved to win, in a descent the hero can walk to stairs down, as if every door were open. Nothing is said of other steps.</source>
        <extracomment>Property winnable: when it holds</extracomment>
        <translation>Am Ende einer Phase: In einem Tempel ist ein Spiel bewiesen, das gewinnt; in einem Abstieg kann der Held zu einer Treppe nach unten gehen, als wäre jede Tür offen. Über andere Schritte ist nichts gesagt.</translation>
    </message>
    <message>
        <source>Deducible</source>
        <extracomment>Stage deducible: title</extracomment>
        <translation>Herleitbar</translation>
    </message>
    <message>
        <source>Moves traps until nobody has to guess where they are.</source>
        <extracomment>Stage deducible: summary</extracomment>
        <translation>Versetzt Fallen, bis niemand mehr raten muss, wo sie sind.</translation>
    </message>
    <message>
        <source>Deduce from the numbers that are shown which cells hold no trap, and walk there.</source>
        <extracomment>Stage deducible: a line of its algorithm</extracomment>
        <translation>Leite aus den gezeigten Zahlen her, welche Zellen keine Falle tragen, und gehe dorthin.</translation>
    </message>
    <message>
        <source>Where that ends short of an objective, draw a number that has unknown cells around it.</source>
        <extracomment>Stage deducible: a line of its algorithm</extracomment>
        <translation>Wo das vor einem Ziel endet, ziehe eine Zahl, um die herum unbekannte Zellen liegen.</translation>
    </message>
    <message>
        <source>Move the traps around it to where nothing was deduced yet, or fill it up with traps from there.</source>
        <extracomment>Stage deducible: a line of its algorithm</extracomment>
        <translation>Versetze die Fallen um sie herum dorthin, wo noch nichts hergeleitet wurde, oder fülle sie mit Fallen von dort auf.</translation>
    </message>
    <message>
        <source>Go on deducing; once all objectives are reached, deduce everything again from nothing.</source>
        <extracomment>Stage deducible: a line of its algorithm</extracomment>
        <translation>Leite weiter her; sind alle Ziele erreicht, leite alles noch einmal von Grund auf her.</translation>
    </message>
    <message>
        <source>Numbers shown</source>
        <extracomment>Stage deducible, parameter mode: title</extracomment>
        <translation>Gezeigte Zahlen</translation>
    </message>
    <message>
        <source>Which cells show the numbers that a player deduces from</source>
        <extracomment>Stage deducible, parameter mode: help</extracomment>
        <translation>Welche Zellen die Zahlen zeigen, aus denen ein Spieler herleitet</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>Stage deducible, parameter mode: a choice</extracomment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Visited</source>
        <extracomment>Stage deducible, parameter mode: a choice</extracomment>
        <translation>Besuchte</translation>
    </message>
    <message>
        <source>Highest grade</source>
        <extracomment>Stage deducible, parameter grade: title</extracomment>
        <translation>Höchster Grad</translation>
    </message>
    <message>
        <source>The hardest deduction: 1 one number, 2 two numbers, 3 one supposition, 4 all placements</source>
        <extracomment>Stage deducible, parameter grade: help</extracomment>
        <translation>Die schwerste Herleitung: 1 eine Zahl, 2 zwei Zahlen, 3 eine Annahme, 4 alle Verteilungen</translation>
    </message>
    <message>
        <source>How often traps around a number are moved at most</source>
        <extracomment>Stage deducible, parameter attempts: help</extracomment>
        <translation>Wie oft höchstens Fallen um eine Zahl herum versetzt werden</translation>
    </message>
    <message>
        <source>the stage &quot;%1&quot; after it changes the level, so that the player may have to guess: move this one after it</source>
        <extracomment>Problem or fix deducible-too-early</extracomment>
        <translation>die Phase „%1“ hinter ihr ändert das Level, so dass der Spieler vielleicht raten muss: verschiebe diese hinter jene</translation>
    </message>
    <message>
        <source>nobody comes here without a guess, by deductions of grade %1 or less</source>
        <extracomment>Problem or fix guess-needed</extracomment>
        <translation>niemand kommt ohne zu raten hierher, mit Herleitungen bis Grad %1</translation>
    </message>
    <message>
        <source>the stage wants %1: put a stage that gives them before it, such as %2</source>
        <extracomment>Problem or fix stage-order</extracomment>
        <translation>die Phase braucht %1: stelle eine davor, die sie liefert, etwa %2</translation>
    </message>
    <message>
        <source>pack.json does not list this level, so the pack does not have it: add &quot;%1&quot; to its &quot;levels&quot;, or remove the file</source>
        <extracomment>Problem or fix unlisted-level</extracomment>
        <translation>pack.json führt dieses Level nicht auf, also fehlt es dem Paket: trage „%1“ unter „levels“ ein oder entferne die Datei</translation>
    </message>
    <message>
        <source>pack.json does not list this room, so the pack does not have it: add &quot;%1&quot; to its &quot;rooms&quot;, or remove the file</source>
        <extracomment>Problem or fix unlisted-room</extracomment>
        <translation>pack.json führt diesen Raum nicht auf, also fehlt er dem Paket: trage „%1“ unter „rooms“ ein oder entferne die Datei</translation>
    </message>
    <message>
        <source>no tile mapping in pack.json has this picture: add the mapping &quot;%1&quot; to its &quot;tile-mappings&quot;, or remove the file</source>
        <extracomment>Problem or fix unlisted-tiles</extracomment>
        <translation>keine Kachelzuordnung in pack.json hat dieses Bild: trage „%1“ unter „tile-mappings“ ein oder entferne die Datei</translation>
    </message>
    <message>
        <source>pack.json cannot list this file, because &quot;%1&quot; is no id: rename the file with lower-case letters, digits and hyphens and list it, or remove it</source>
        <extracomment>Problem or fix unlisted-name</extracomment>
        <translation>pack.json kann diese Datei nicht aufführen, denn „%1“ ist keine Kennung: benenne sie mit Kleinbuchstaben, Ziffern und Bindestrichen um und trage sie ein, oder entferne sie</translation>
    </message>
    <message>
        <source>the level cannot be generated: %1</source>
        <extracomment>Problem or fix generation-fails</extracomment>
        <translation>das Level lässt sich nicht erzeugen: %1</translation>
    </message>
    <message>
        <source>Find a shortest way to the stairs, over keys where doors are locked, from the hero and from behind each one-way door: the doors of these ways stay as they are, unless they may be hidden too.</source>
        <extracomment>Stage secret-doors: a line of its algorithm</extracomment>
        <translation>Suche einen kürzesten Weg zur Treppe, bei verschlossenen Türen über die Schlüssel, vom Helden und von jeder Einbahntür aus: Die Türen dieser Wege bleiben, wie sie sind, sofern nicht auch sie versteckt werden dürfen.</translation>
    </message>
    <message>
        <source>Hide these: they look like wall until somebody walks into them.</source>
        <extracomment>Stage secret-doors: a line of its algorithm</extracomment>
        <translation>Verstecke diese: Sie sehen aus wie Wand, bis jemand gegen sie läuft.</translation>
    </message>
    <message>
        <source>A hero whose cell is not one of the maze&apos;s gets a way to the nearest that is.</source>
        <extracomment>Stage hidden-maze: a line of its algorithm</extracomment>
        <translation>Ein Held, dessen Zelle nicht zum Labyrinth gehört, bekommt einen Weg zur nächsten, die dazugehört.</translation>
    </message>
    <message>
        <source>Made %1 an aisle: it is on the hero&apos;s way into the maze</source>
        <extracomment>Stage hidden-maze: said of a step; %1 its cell, %2 changed cells</extracomment>
        <translation>%1 wurde ein Gang: Die Zelle liegt auf dem Weg des Helden in das Labyrinth</translation>
    </message>
    <message>
        <source>Lattice</source>
        <extracomment>Stage hidden-maze, parameter lattice: title</extracomment>
        <translation>Raster</translation>
    </message>
    <message>
        <source>Where the cells lie that are opened two at a time: at even distances from the hero, which a player can use to know cells without a trap, or drawn with the seed</source>
        <extracomment>Stage hidden-maze, parameter lattice: help</extracomment>
        <translation>Wo die Zellen liegen, von denen je zwei geöffnet werden: in geraden Abständen vom Helden, woraus ein Spieler auf Zellen ohne Falle schließen kann, oder mit dem Seed gezogen</translation>
    </message>
    <message>
        <source>Drawn</source>
        <extracomment>Stage hidden-maze, parameter lattice: a choice</extracomment>
        <translation>Gezogen</translation>
    </message>
</context>
</TS>
