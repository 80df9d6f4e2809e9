import { type Language, languagePrefix } from '#domain/language.ts';
import {
  documentFileNames,
  documentText,
  type LegalDocument,
  type LegalDocumentName,
  type LegalFacts,
  legalDocument,
} from '#domain/legal/legal-document.ts';
import { contentHash } from '#io/files/file-store.ts';
import type { Io } from '#io/io.ts';

// Documents of the operator as files: for mails, and to download. Each is printed once and stored by its content.

/** Incremented with every change of the layout: stored ones were printed with an older one. */
const LAYOUT = 1;

export interface DocumentFile {
  key: string;
  bytes: Uint8Array;
  contentType: string;
  fileName: string;
}

export async function legalFacts({ operator, settings }: Pick<Io, 'operator' | 'settings'>): Promise<LegalFacts> {
  const { hasStripe, hasShopify, mailHost } = settings;
  return { operator: await operator.current(), hasStripe, hasShopify, mailHost };
}

type Parts = Pick<Io, 'files' | 'screenshots' | 'settings' | 'operator' | 'log'>;

export async function documentFile(io: Parts, name: LegalDocumentName, language: Language): Promise<DocumentFile> {
  const document = legalDocument(name, await legalFacts(io), language);
  return printDocument(io, { document, language, path: name, fileName: documentFileNames[name][language] });
}

/** A PDF; where no browser can print one, the same as text. */
export async function printDocument(
  { files, screenshots, settings, log }: Parts,
  {
    document,
    language,
    path,
    fileName,
  }: { document: LegalDocument; language: Language; path: string; fileName: string },
): Promise<DocumentFile> {
  const fingerprint = contentHash(Buffer.from(JSON.stringify([document, language, LAYOUT]))).slice(0, 24);
  const pdf = { key: `documents/${fingerprint}.pdf`, contentType: 'application/pdf', fileName: `${fileName}.pdf` };
  const stored = await files.get(pdf.key);
  if (stored) return { ...pdf, bytes: stored.bytes };
  const page = `${settings.siteUrl}${languagePrefix[language]}/document/${path}`;
  const printed = screenshots.isAvailable ? await screenshots.print(page) : null;
  if (printed?.ok) {
    await files.put(pdf.key, printed.pdf);
    return { ...pdf, bytes: printed.pdf };
  }
  if (printed) log.warn({ detail: printed.detail }, 'no PDF of a document');
  const text = {
    key: `documents/${fingerprint}.txt`,
    contentType: 'text/plain; charset=utf-8',
    fileName: `${fileName}.txt`,
  };
  const bytes = Buffer.from(documentText(document));
  await files.put(text.key, bytes);
  return { ...text, bytes };
}

/** A document that was sent before, by its storage key. */
export async function storedDocument(
  io: Parts,
  name: LegalDocumentName,
  language: Language,
  key: string,
): Promise<DocumentFile | null> {
  const stored = await io.files.get(key);
  if (!stored) return null;
  const extension = key.endsWith('.pdf') ? 'pdf' : 'txt';
  const contentType = { pdf: 'application/pdf', txt: 'text/plain; charset=utf-8' }[extension];
  return { key, bytes: stored.bytes, contentType, fileName: `${documentFileNames[name][language]}.${extension}` };
}
