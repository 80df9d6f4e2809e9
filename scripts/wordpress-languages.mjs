// Builds what WordPress reads from the German texts of our plugin: node scripts/wordpress-languages.mjs
// Sources are the PHP files (English) and languages/linkbild-de_DE.po (German, written by hand). We say "Sie" in both of
// WordPress's German languages, so de_DE_formal has the same texts.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const plugin = fileURLToPath(new URL('../integrations/wordpress/linkbild/', import.meta.url));
const languages = join(plugin, 'languages');

const quoted = "'((?:[^'\\\\]|\\\\.)*)'";
const call = new RegExp(
  `\\b(?:__|_e|esc_html__|esc_html_e|esc_attr__|esc_attr_e|_n)\\(\\s*${quoted}(?:,\\s*${quoted})?`,
  'g',
);
const phpText = (source) => source?.replace(/\\(['\\])/g, '$1');

/** Every English text of the plugin: { id, plural?, note?, files }. */
export function textsInPhp() {
  const texts = new Map();
  const header = readFileSync(join(plugin, 'linkbild.php'), 'utf8');
  const description = /^ \* Description:\s+(.*)$/m.exec(header)?.[1];
  texts.set(description, { id: description, note: 'Description of the plugin', files: ['linkbild.php'] });
  for (const file of globSync(['*.php', 'includes/*.php'], { cwd: plugin }).toSorted()) {
    const php = readFileSync(join(plugin, file), 'utf8');
    for (const found of php.matchAll(call)) {
      const [, id, second] = found.map(phpText);
      const isPlural = /_n\($/.test(found[0].slice(0, found[0].indexOf("'")).trim());
      // The comment belongs to the next call, at most a few lines below it.
      const note = /translators: ((?:(?!\*\/)[^\n])*?) \*\/(?:(?!__\(|_n\()[\s\S]){0,200}$/.exec(
        php.slice(0, found.index),
      )?.[1];
      const known = texts.get(id) ?? { id, plural: isPlural ? second : undefined, note, files: [] };
      texts.set(id, { ...known, files: [...new Set([...known.files, file])] });
    }
  }
  return [...texts.values()];
}

const poText = (text) => `"${text.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')}"`;
const readText = (line) => JSON.parse(line);

/** Entries of a .po file by their English text; the header is the entry of ''. */
export function readPo(source) {
  const entries = new Map();
  for (const block of source.split(/\n\s*\n/)) {
    const fields = {};
    let field = '';
    for (const line of block.split('\n')) {
      const [, name, value] = /^(msgid|msgid_plural|msgstr(?:\[\d\])?) (".*")$/.exec(line) ?? [];
      if (name) [field, fields[name]] = [name, readText(value)];
      else if (line.startsWith('"')) fields[field] += readText(line);
    }
    if (fields.msgid === undefined) continue;
    const plurals = fields.msgid_plural === undefined ? undefined : [fields['msgstr[0]'], fields['msgstr[1]']];
    entries.set(fields.msgid, { plural: fields.msgid_plural, texts: plurals ?? [fields.msgstr] });
  }
  return entries;
}

const header = (language) =>
  [
    'Project-Id-Version: Linkbild 1.0.0',
    ...(language ? [`Language: ${language}`] : []),
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=UTF-8',
    'Content-Transfer-Encoding: 8bit',
    'Plural-Forms: nplurals=2; plural=(n != 1);',
    'X-Domain: linkbild',
  ]
    .map((line) => `${line}\n`)
    .join('');

function writePo(texts, german, language) {
  const blocks = texts.map(({ id, plural, note, files }) => {
    const answer = german?.get(id)?.texts ?? (plural ? ['', ''] : ['']);
    return [
      ...(note ? [`#. translators: ${note}`] : []),
      `#: ${files.join(' ')}`,
      `msgid ${poText(id)}`,
      ...(plural ? [`msgid_plural ${poText(plural)}`] : []),
      ...answer.map((text, place) => `msgstr${plural ? `[${place}]` : ''} ${poText(text)}`),
    ].join('\n');
  });
  const lines = header(language)
    .trimEnd()
    .split('\n')
    .map((line) => poText(`${line}\n`));
  return `${[`msgid ""\nmsgstr ""\n${lines.join('\n')}`, ...blocks].join('\n\n')}\n`;
}

/** GNU's binary format: sorted originals, translations, and where each is. */
function writeMo(texts, german, language) {
  const zero = '\0';
  const pairs = [
    ['', header(language)],
    ...texts.map(({ id, plural }) => [plural ? id + zero + plural : id, german.get(id).texts.join(zero)]),
  ].map((pair) => pair.map((text) => Buffer.from(text)));
  pairs.sort(([a], [b]) => Buffer.compare(a, b));
  const head = Buffer.alloc(28 + pairs.length * 16);
  const fields = [0x950412de, 0, pairs.length, 28, 28 + pairs.length * 8, 0, head.length];
  fields.forEach((value, place) => void head.writeUInt32LE(value, place * 4));
  const texts2 = [];
  let at = head.length;
  for (const column of [0, 1]) {
    pairs.forEach((pair, row) => {
      const place = 28 + column * pairs.length * 8 + row * 8;
      head.writeUInt32LE(pair[column].length, place);
      head.writeUInt32LE(at, place + 4);
      texts2.push(pair[column], Buffer.from(zero));
      at += pair[column].length + 1;
    });
  }
  return Buffer.concat([head, ...texts2]);
}

const phpQuoted = (text) => `'${text.replace(/['\\]/g, '\\$&')}'`;
/** The format that WordPress prefers since 6.5. Texts with a plural are both texts with a zero between, as in .mo. */
function writePhp(texts, german, language) {
  const rows = texts.map(({ id, plural }) => {
    const text = (parts) => parts.map(phpQuoted).join(' . "\\0" . ');
    return `\t\t${text(plural ? [id, plural] : [id])} => ${text(german.get(id).texts)},`;
  });
  return `<?php
return array(
	'domain'       => 'linkbild',
	'plural-forms' => 'nplurals=2; plural=(n != 1);',
	'language'     => ${phpQuoted(language)},
	'messages'     => array(
${rows.join('\n')}
	),
);
`;
}

/** All files of the folder as they should be, by name. Throws where a text has no German. */
export function languageFiles() {
  const texts = textsInPhp();
  const german = readPo(readFileSync(join(languages, 'linkbild-de_DE.po'), 'utf8'));
  const missing = texts.filter(({ id, plural }) => {
    const entry = german.get(id);
    return !entry || entry.plural !== plural || entry.texts.some((text) => !text);
  });
  if (missing.length) throw new Error(`no German for:\n${missing.map(({ id }) => poText(id)).join('\n')}`);
  const files = new Map([['linkbild.pot', Buffer.from(writePo(texts))]]);
  for (const language of ['de_DE', 'de_DE_formal']) {
    files.set(`linkbild-${language}.po`, Buffer.from(writePo(texts, german, language)));
    files.set(`linkbild-${language}.mo`, writeMo(texts, german, language));
    files.set(`linkbild-${language}.l10n.php`, Buffer.from(writePhp(texts, german, language)));
  }
  return files;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, content] of languageFiles()) writeFileSync(join(languages, name), content);
}
