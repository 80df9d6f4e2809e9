import { type DragEvent, type SubmitEvent, useRef, useState } from 'react';
import type { PagePreview } from '#contract/entities/described-audit.ts';
import { imageTypeOf } from '#domain/audit/emulation/image-type.ts';
import type { PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import { judgePage, probeImages, withProbes } from '#web/components/page-audit/judge-page.ts';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import { TextArea, TextField } from '#web/components/ui/text-field.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { pasteTexts } from '#web/i18n/public/preview-tools.ts';

/** As much as any platform reads of a page. */
const MAX_HTML_BYTES = 1_000_000;

/** Shown on the cards if neither the page nor the person names an address. */
const SAMPLE_URL = 'https://your-site.example/';

/** Pasted HTML as a page that was read, in the browser: a page under construction is not sent to us. */
export function readHtml(html: string, address: string | null): PageEvidence {
  const body = new TextEncoder().encode(html);
  const read = (url: string) => extractMeta({ body, url, contentType: 'text/html; charset=utf-8', details: true });
  let meta = read(address ?? SAMPLE_URL);
  const own = address ? null : (meta.og.url ?? meta.canonical);
  if (own && URL.canParse(own) && own !== meta.url) meta = read(own);
  const url = address ?? own ?? SAMPLE_URL;
  const first = meta.og.images[0]?.url ?? meta.twitter.images[0]?.url;
  const image = first === undefined ? null : { url: first, isReachable: true };
  const imageType = imageTypeOf(image, { imagesUrls: [], siteImages: [first ?? null] });
  return { url, finalUrl: url, status: 200, meta, images: {}, imageType, redirects: [] };
}

export interface PastedPage {
  evidence: PageEvidence;
  view: PagePreview;
}

/** HTML from the clipboard or a file: nothing is fetched, and nothing is sent but the addresses of its images. */
export default function PasteForm({ onPaste }: { onPaste: (page: PastedPage) => void }) {
  const texts = useTexts(pasteTexts);
  const language = useLanguage();
  const [html, setHtml] = useState('');
  const [errors, setErrors] = useState<{ html?: string; address?: string }>({});
  const [isBusy, setBusy] = useState(false);
  const address = useRef<HTMLInputElement>(null);

  const take = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > MAX_HTML_BYTES) return setErrors({ html: texts.tooLarge });
    setErrors({});
    setHtml(await file.text());
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = address.current?.value.trim() ?? '';
    const full = typed === '' || /^https?:\/\//i.test(typed) ? typed : `http://${typed}`;
    const found = {
      ...(problemOf(html) ? { html: texts[problemOf(html) ?? 'empty'] } : {}),
      ...(full !== '' && !URL.canParse(full) ? { address: texts.badAddress } : {}),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    const page = readHtml(html, full === '' ? null : new URL(full).href);
    const evidence = withProbes(page, await probeImages(page, () => false));
    onPaste({ evidence, view: judgePage(evidence, language, 'thorough') });
  };
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    void take(file);
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      className="grid max-w-3xl gap-4 pb-6"
    >
      <p className="text-ink-soft text-sm">{texts.lead}</p>
      <TextArea
        id="paste-html"
        label={texts.html}
        rows={6}
        spellCheck={false}
        value={html}
        onChange={(event) => setHtml(event.target.value)}
        placeholder={'<head>\n  <meta property="og:title" content="…">\n</head>'}
        errors={errors.html ? [errors.html] : []}
      />
      <TextField
        id="paste-address"
        ref={address}
        label={texts.address}
        note={texts.optional}
        hint={texts.addressHint}
        inputMode="url"
        autoCapitalize="none"
        placeholder="localhost:3000/products/lamp"
        errors={errors.address ? [errors.address] : []}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="signal" state={isBusy ? 'loading' : 'idle'} loadingText={texts.reading}>
          {texts.show}
        </Button>
        <label className={buttonClass('outline', 'md', 'inline-flex cursor-pointer focus-within:outline-2')}>
          {texts.file}
          <input
            type="file"
            accept=".html,.htm,text/html"
            className="sr-only"
            onChange={(event) => void take(event.target.files?.[0])}
          />
        </label>
      </div>
    </form>
  );
}

function problemOf(html: string): 'empty' | 'noTags' | 'tooLarge' | null {
  if (html.trim() === '') return 'empty';
  if (!/<[a-z!]/i.test(html)) return 'noTags';
  return new TextEncoder().encode(html).length > MAX_HTML_BYTES ? 'tooLarge' : null;
}
