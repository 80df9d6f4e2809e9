import { CSV_START, csvLine, csvSeparator } from '#domain/format/csv.ts';
import { DEFAULT_TIME_ZONE } from '#domain/format/dates.ts';
import type { Language, Text } from '#domain/language.ts';
import { listBookedInvoices } from '#io/db/queries/billing/plan-movements.ts';
import type { Io } from '#io/io.ts';
import { createZipStream } from '#io/zip/zip-stream.ts';

// For bookkeeping: the invoices of a month as a table, and as the PDF files that Stripe made.

type Booked = Awaited<ReturnType<typeof listBookedInvoices>>[number];

const headings: Text[] = [
  { en: 'Number', de: 'Nummer' },
  { en: 'Date', de: 'Datum' },
  { en: 'Paid on', de: 'Bezahlt am' },
  { en: 'State', de: 'Status' },
  { en: 'Website', de: 'Website' },
  { en: 'Email', de: 'E-Mail' },
  { en: 'Net', de: 'Netto' },
  { en: 'VAT', de: 'USt.' },
  { en: 'Gross', de: 'Brutto' },
  { en: 'Refunded', de: 'Erstattet' },
  { en: 'Currency', de: 'Währung' },
];

const states: Record<string, Text> = {
  paid: { en: 'paid', de: 'bezahlt' },
  open: { en: 'open', de: 'offen' },
  uncollectible: { en: 'uncollectible', de: 'uneinbringlich' },
};

/** `10,71` in German, so that a spreadsheet reads a number. */
function amount(cents: number, language: Language): string {
  const text = (Math.abs(cents) / 100).toFixed(2);
  const sign = cents < 0 ? '-' : '';
  return sign + { en: text, de: text.replace('.', ',') }[language];
}

/** `2026-11-18`, in Germany. */
const days = new Intl.DateTimeFormat('sv-SE', { timeZone: DEFAULT_TIME_ZONE });
const day = (date: Date | null) => (date ? days.format(date) : '');

function invoicesCsv(invoices: readonly Booked[], language: Language): string {
  const separator = csvSeparator[language];
  const lines = invoices.map((one) => {
    const sums = [one.net_cents, one.tax_cents, one.gross_cents, one.refunded_cents];
    const texts = [one.number, day(one.created_at), day(one.paid_at), stateOf(one)[language], one.site, one.email];
    // Our own amounts may begin with a minus; they are not escaped as formulas.
    const amounts = sums.map((cents) => amount(cents, language));
    const line = csvLine(texts, separator).trimEnd();
    return `${[line, ...amounts, one.currency.toUpperCase()].join(separator)}\r\n`;
  });
  return (
    CSV_START +
    csvLine(
      headings.map((one) => one[language]),
      separator,
    ) +
    lines.join('')
  );
}

const stateOf = ({ state }: Booked): Text =>
  Object.entries(states).find(([name]) => name === state)?.[1] ?? { en: state, de: state };

/** One invoice as PDF has about 60 KB. */
const MAX_PDF_BYTES = 5_000_000;

export async function bookkeepingCsv(io: Io, month: string, language: Language) {
  const text = invoicesCsv(await listBookedInvoices(io.reportDb, month), language);
  return {
    stream: new Blob([text]).stream(),
    contentType: 'text/csv; charset=utf-8',
    fileName: `linkbild-${month}.csv`,
  };
}

/** The table and the PDFs. Missing PDFs are listed in a file beside them, so that nobody takes the ZIP for complete. */
export async function bookkeepingZip(io: Io, month: string, language: Language) {
  const invoices = await listBookedInvoices(io.reportDb, month);
  const zip = createZipStream(io.now());
  const write = async () => {
    await zip.add(`linkbild-${month}.csv`, once(invoicesCsv(invoices, language)), { compress: true });
    const missing: string[] = [];
    for (const { number, pdf_url: url } of invoices) {
      const bytes = url && (await readPdf(io, url));
      const name = (number ?? 'draft').replace(/[^\w.-]/g, '_');
      if (bytes) await zip.add(`${name}.pdf`, once(bytes), { compress: false });
      else missing.push(name);
    }
    if (missing.length > 0) await zip.add('missing.txt', once(`${missing.join('\n')}\n`), { compress: true });
    zip.end();
  };
  // The client has disconnected.
  write().catch((error: unknown) => zip.fail(error instanceof Error ? error : new Error(String(error))));
  return { stream: zip.stream, contentType: 'application/zip', fileName: `linkbild-${month}.zip` };
}

async function readPdf({ safeFetch, settings, log }: Io, url: string): Promise<Uint8Array | null> {
  const answer = await safeFetch.fetch(url, {
    userAgent: settings.userAgent,
    accept: 'application/pdf',
    maxBytes: MAX_PDF_BYTES,
    totalMs: 20_000,
  });
  const reason = answer.ok ? notAPdf(answer) : answer.reason;
  if (answer.ok && reason === null) return answer.body;
  log.warn({ reason }, 'the PDF of an invoice was not read');
  return null;
}

/** Null if it is a PDF. Error pages also come with status 200. */
function notAPdf({ status, body }: { status: number; body: Uint8Array }): string | null {
  if (status !== 200) return `status ${status}`;
  return Buffer.from(body.subarray(0, 5)).toString('latin1') === '%PDF-' ? null : 'no PDF';
}

async function* once(content: string | Uint8Array) {
  yield typeof content === 'string' ? Buffer.from(content) : content;
}
