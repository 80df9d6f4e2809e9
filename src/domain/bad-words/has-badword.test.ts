import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { few } from '../../../test/size.ts';
import { hasBadword } from './has-badword.ts';

// The lists contain bad words because that is what is tested.
const badEnglish = [
  'what the fuck',
  'FUCK',
  'fuuuuck',
  'fucking',
  'motherfucker',
  'f u c k',
  'f.u.c.k',
  'f_u_c_k you',
  'f*ck',
  'fvck',
  'ｆｕｃｋ',
  'fu\u200bck',
  'shit!',
  'sh1t',
  'bullshit',
  'shitty',
  '$hit',
  'b!tch',
  'bitches',
  'asshole',
  'you ass',
  'a$$',
  'dickhead',
  'you dick',
  'cunt',
  'nigger',
  'wanker',
  'faggots',
  'whore',
  'twat',
  'pussy',
  'kill yourself',
];

const badGerman = [
  'So eine Scheiße',
  'scheisse',
  'SCHEIẞE',
  'Sch3iße',
  'scheißegal',
  'beschissen',
  'du Arsch',
  'Arschloch',
  'Arschlöcher',
  'Riesenarschloch',
  'arschl0ch',
  'Arschgeige',
  'fick dich',
  'ficken',
  'gefickt',
  'verfickte',
  'f i c k e n',
  'f.i.c.k.e.n',
  'Fiiiicken',
  'Fotze',
  'Hurensohn',
  'hurens0hn',
  'Hurensöhne',
  'Dreckshurensohn',
  'Wichser',
  'Nutte',
  'Schlampe',
  'Titten',
  'Möse',
  'Moese',
  'Pisser',
  'verpiss dich',
  'Spasti',
  'Schwuchtel',
  'Neger',
  'Drecksau',
  'Miststück',
  'sieg heil',
];

const harmlessEnglish = [
  'Scunthorpe',
  'Penistone',
  'Clitheroe',
  'Essex and Sussex',
  'Dickinson',
  'Charles Dickens',
  'Hitchcock',
  'Hancock',
  'cockpit',
  'cocktail',
  'peacock',
  'shuttlecock',
  'assistant',
  'assess',
  'class',
  'glass',
  'bass',
  'embarrass',
  'compass',
  'assassin',
  'grape',
  'drapes',
  'scrape',
  'therapist',
  'rapeseed oil',
  'title',
  'constitution',
  'analysis',
  'analog',
  'canal',
  'banal',
  'document',
  'cumin',
  'accumulate',
  'magna cum laude',
  'shiitake',
  'snigger',
  'niggardly',
  'trafficking',
  'trafficker',
  'Montenegro',
  'Negroni',
  'raccoon',
  'cocoon',
  'basement',
  'button',
  'buttocks',
  'saturday',
  'manuscript',
  'swank',
  'unisex',
  'sextant',
  'sextet',
  'fickle',
  'flick',
  'Focke',
  'hello world',
  'pen is mightier',
  'Matsushita',
  'A55',
  'size 455',
  'US 5',
  'a b c d e',
  'M A S S E',
  'Vandyke',
  'fagot',
  'Slutsk',
];

const harmlessGerman = [
  'Analyse',
  'Klassenarbeit',
  'Klasse',
  'Masse',
  'Kasse',
  'Passau',
  'Tasse',
  'Assistent',
  'Assessment',
  'Marsch',
  'Barsch',
  'harsch',
  'Karschhaus',
  'Architekt',
  'Arschin',
  'Uhren',
  'Uhrenarmband',
  'Hurenkind und Schusterjunge',
  'Hürde',
  'Fischeis',
  'Fackel',
  'Fackeln',
  'Grafik',
  'Zwickel',
  'pfiffig',
  'Schwanken',
  'Wanken',
  'Wankelmotor',
  'Schwanz',
  'Pferdeschwanz',
  'Schuhwichse',
  'schlampig',
  'Hagebutte',
  'Nut',
  'Titel',
  'Titan',
  'Kanal',
  'Analphabet',
  'Sechs',
  'Staatsexamen',
  'Ansporn',
  'Sporn',
  'anspornen',
  'Knigge',
  'Retardkapsel',
  'Fagott',
  'Kuckuck',
  'Dickicht',
  'Dickmilch',
  'dicke Decke',
  'dicker Teppich',
  'sehr dick gewebt',
  'Die Wolle ist dick und weich',
  'Herz-Ass',
  'das Ass',
  'Fotzelschnitten',
  'Spastik',
  'Niger',
  'prickelnder Sekt',
  'Vögel',
  'Vogel',
  'Kakerlake',
  'Messe',
  'Bastarda',
  'Transfer',
  'Transept',
  'Kunst',
  'Keramik, Lampen und Leinen für ruhige Morgen',
  'Pissarro',
  'Mistelzweig',
  'Kacheln',
  'Kachelofen',
];

describe('bad [7.26]', () => {
  test.each(badEnglish)('English: %s', (text) => {
    expect(hasBadword(text)).toBe(true);
  });

  test.each(badGerman)('German: %s', (text) => {
    expect(hasBadword(text)).toBe(true);
  });
});

describe('harmless words that contain or resemble bad ones', () => {
  test.each(harmlessEnglish)('English: %s', (text) => {
    expect(hasBadword(text)).toBe(false);
  });

  test.each(harmlessGerman)('German: %s', (text) => {
    expect(hasBadword(text)).toBe(false);
  });

  test('the words of a sample shop are harmless [5.20]', () => {
    expect(
      hasBadword('Petrolfarbenes Steinzeug mit Pinselwellen und Bugholzgriff. Fasst vier Schalen Tee. 松の茶碗 ☀️🍋'),
    ).toBe(false);
  });
});

describe('bad input', () => {
  test('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => typeof hasBadword(text) === 'boolean'),
    );
  });

  const LENGTH = few(200_000, 1_000_000);
  const much = (text: string) => text.repeat(LENGTH / text.length);
  // Finishing at all is the assertion: the library alone takes more than a minute for the first of these.
  test.each([
    ['one harmless word', much('assess ')],
    ['no space', much('a')],
    ['signs', much('$!@*')],
    ['single letters', much('a ')],
    ['dots', much('a.b.')],
    [
      'words that differ',
      Array.from(
        { length: LENGTH / 16 },
        (_, i) => `assess${i.toString(4).replace(/\d/g, (digit) => 'bdgl'.charAt(Number(digit)))}`,
      ).join(' '),
    ],
    ['sentences', much('Ein schöner langer Text über Keramik und Lampen. ')],
  ])('a very long text: %s', (_what, text) => {
    expect(hasBadword(text)).toBe(false);
  });
});
