// Collections, pages and the journal.
import type { SceneName } from '../images/scenes.ts';
import type { Both } from '../shop.ts';

export interface Document {
  handle: string;
  scene: SceneName;
  title: Both;
  description: Both;
  /** Paragraphs of the page itself. */
  text: Both[];
  updatedAt: string;
}

const both = (en: string, de: string): Both => ({ en, de });
const document = (
  handle: string,
  scene: SceneName,
  updatedAt: string,
  title: Both,
  description: Both,
  text: Both[] = [],
) => ({ handle, scene, title, description, text, updatedAt }) satisfies Document;

export const collections: Document[] = [
  document(
    'ceramics',
    'workshop',
    '2026-10-20',
    both('Ceramics', 'Keramik'),
    both(
      'Vases, bowls and cups, thrown and glazed by hand in small batches.',
      'Vasen, Schalen und Becher, von Hand gedreht und glasiert, in kleinen Serien.',
    ),
  ),
  document(
    'lamps',
    'evening',
    '2026-10-28',
    both('Lamps', 'Lampen'),
    both('Warm light for tables, corners and long evenings.', 'Warmes Licht für Tische, Ecken und lange Abende.'),
  ),
  document(
    'textiles',
    'woven',
    '2026-10-30',
    both('Textiles', 'Textilien'),
    both('Linen, wool and cotton, woven to be used every day.', 'Leinen, Wolle und Baumwolle, gewebt für jeden Tag.'),
  ),
  document(
    'table',
    'table',
    '2026-10-25',
    both('For the table', 'Für den Tisch'),
    both('Everything for a table that people stay at.', 'Alles für einen Tisch, an dem man sitzen bleibt.'),
  ),
  document(
    'new',
    'harvest',
    '2026-11-01',
    both('New arrivals', 'Neu eingetroffen'),
    both('Fresh from the kiln, the loom and the lathe.', 'Frisch aus dem Ofen, vom Webstuhl und von der Drehbank.'),
  ),
];

export const pages: Document[] = [
  document(
    'about',
    'workshop',
    '2026-03-02',
    both('About us', 'Über uns'),
    both('A small shop for things made slowly.', 'Ein kleiner Laden für Dinge, die langsam entstehen.'),
    [
      both(
        'Halm & Ton is straw and clay: the two oldest materials on our shelves. We work with a handful of workshops, visit each of them twice a year, and sell what they make under one roof.',
        'Halm & Ton, das sind die beiden ältesten Materialien in unseren Regalen. Wir arbeiten mit einer Handvoll Werkstätten, besuchen jede zweimal im Jahr und verkaufen unter einem Dach, was dort entsteht.',
      ),
      both(
        'Nothing here is made to order by a machine overnight. If something is sold out, the kiln is simply not hot yet.',
        'Nichts entsteht hier über Nacht auf Bestellung in einer Maschine. Ist etwas ausverkauft, ist der Ofen noch nicht heiß.',
      ),
    ],
  ),
  document(
    'workshop',
    'workshop',
    '2026-04-17',
    both('Visit the workshop & kiln – open on Fridays', 'Werkstatt & Öfen besuchen – größte Brennöfen, schönste Töpfe'),
    both(
      'Come by on Fridays: tea, clay “for everybody” & a look into the kiln.',
      'Freitags geöffnet: Tee, Ton „für alle“ & ein Blick in den Ofen – Mäuse, Füße und Grüße inklusive.',
    ),
    [
      both(
        'Every Friday from two to seven the door is open. You can watch a firing, turn a bowl of your own, and take home a seconds-quality cup for the price of the clay.',
        'Jeden Freitag von zwei bis sieben steht die Tür offen. Sie können einem Brand zusehen, selbst eine Schale drehen und einen Becher zweiter Wahl zum Preis des Tons mitnehmen.',
      ),
    ],
  ),
  document(
    'shipping',
    'table',
    '2026-02-11',
    both('Shipping and returns', 'Versand und Rückgabe'),
    both(
      'Two to four days, padded with straw, carbon counted.',
      'Zwei bis vier Tage, mit Stroh gepolstert, CO₂ mitgezählt.',
    ),
    [
      both(
        'We pack in straw and paper. Within Germany a parcel takes two days, within Europe four. Returns are free for thirty days.',
        'Wir packen in Stroh und Papier. Innerhalb Deutschlands braucht ein Paket zwei Tage, innerhalb Europas vier. Die Rückgabe ist dreißig Tage lang kostenlos.',
      ),
    ],
  ),
  document(
    'care',
    'woven',
    '2026-05-23',
    both('Care guide', 'Pflegehinweise'),
    both(
      'How to wash linen, oil wood and live with crackle glaze.',
      'Wie man Leinen wäscht, Holz ölt und mit Craquelé lebt.',
    ),
    [
      both(
        'Wash linen at forty degrees and hang it wet. Oil wood twice a year. Crackle glaze takes on the colour of your tea: that is not a fault but a diary.',
        'Leinen bei vierzig Grad waschen und nass aufhängen. Holz zweimal im Jahr ölen. Craquelé nimmt die Farbe Ihres Tees an: kein Fehler, sondern ein Tagebuch.',
      ),
    ],
  ),
  document(
    'contact',
    'evening',
    '2026-01-09',
    both('Contact', 'Kontakt'),
    both('Write to us, we answer within a day.', 'Schreiben Sie uns, wir antworten innerhalb eines Tages.'),
    [both('The shop answers at hello@halm-und-ton.example.', 'Der Laden antwortet unter hello@halm-und-ton.example.')],
  ),
];

export const blog = document(
  'journal',
  'harvest',
  '2026-11-02',
  both('Journal', 'Journal'),
  both('Notes from the kiln, the loom and the kitchen.', 'Notizen vom Ofen, vom Webstuhl und aus der Küche.'),
);

export const articles: Document[] = [
  document(
    'how-a-glaze-is-made',
    'matsu-tea-bowl',
    '2026-11-02',
    both('How a glaze is made', 'Wie eine Glasur entsteht'),
    both(
      'Ash, stone and patience: what happens between bucket and kiln.',
      'Asche, Stein und Geduld: was zwischen Eimer und Ofen geschieht.',
    ),
    [
      both(
        'A glaze is a recipe for glass. Ash brings the flux, stone the body, a spoon of iron the colour. The rest is fire, and fire keeps its own counsel.',
        'Eine Glasur ist ein Rezept für Glas. Asche bringt das Flussmittel, Stein den Körper, ein Löffel Eisen die Farbe. Den Rest macht das Feuer, und das Feuer verrät wenig.',
      ),
    ],
  ),
  document(
    'a-table-for-six',
    'table',
    '2026-10-04',
    both('A table for six', 'Ein Tisch für sechs'),
    both('Six plates, one pitcher, no plan.', 'Sechs Teller, ein Krug, kein Plan.'),
    [
      both(
        'Put the pitcher in the middle and everything else will find its place.',
        'Stellen Sie den Krug in die Mitte, alles andere findet seinen Platz.',
      ),
    ],
  ),
  document(
    'light-in-november',
    'evening',
    '2026-11-05',
    both('Light in November', 'Licht im November'),
    both(
      'Three lamps that make five o’clock feel like an invitation.',
      'Drei Lampen, mit denen sich fünf Uhr wie eine Einladung anfühlt.',
    ),
    [
      both(
        'One light on the table, one in the corner, one that somebody else switched on before you came home.',
        'Ein Licht auf dem Tisch, eins in der Ecke, eins, das schon jemand angemacht hat, bevor Sie kommen.',
      ),
    ],
  ),
  document(
    'linen-gets-better',
    'linen-throw',
    '2026-09-12',
    both('Linen gets better', 'Leinen wird besser'),
    both(
      'Why a ten-year-old towel is the best one in the drawer.',
      'Warum ein zehn Jahre altes Tuch das beste in der Schublade ist.',
    ),
    [
      both(
        'Every wash rounds the fibre a little. New linen is a promise; old linen has kept it.',
        'Jede Wäsche rundet die Faser ein wenig. Neues Leinen ist ein Versprechen, altes hat es gehalten.',
      ),
    ],
  ),
];
