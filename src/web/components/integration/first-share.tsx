import { type ReactNode, useCallback, useState } from 'react';
import type { Crawl } from '#contract/entities/project.ts';
import { countedSource } from '#domain/agents/kind.ts';
import { simpleImageUrl } from '#domain/images/image-address.ts';
import { api } from '#web/browser-client.ts';
import { copyText } from '#web/components/actions/copy-text.ts';
import { useSourceName } from '#web/components/crawls/crawl-columns.tsx';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { installTexts } from '#web/i18n/project/integration.ts';
import { useRootData } from '#web/root-data.ts';
import { useWaiting } from './waiting-state.tsx';

interface FirstShareProps {
  projectId: number;
  projectUuid: string;
  /** Of the page to share. */
  url: string;
  /** The newest share, which is shown whenever it was; null: none yet. Without it, only those from now on count. */
  newest?: Crawl | null;
}

/**
 * Asks people to post the link somewhere, and shows it when a platform fetches the image. Without `newest`, what was
 * shared before this was opened is no answer to that.
 */
export function FirstShare({ projectId, projectUuid, url, newest }: FirstShareProps) {
  const texts = useTexts(installTexts);
  const nameOf = useSourceName();
  const [seen, setSeen] = useState<Crawl | null>(null);
  const share = seen ?? newest;
  const [newestBefore, setNewestBefore] = useState<number | null>(newest === undefined ? null : (newest?.id ?? 0));
  const ask = useCallback(async () => {
    const query = { kind: 'share' as const, perPage: 1 };
    const { items } = await api.listCrawls({ params: { id: String(projectId) }, query });
    const id = items[0]?.id ?? 0;
    if (newestBefore === null) setNewestBefore(id);
    if (newestBefore === null || id <= newestBefore) return false;
    setSeen(items[0] ?? null);
    return true;
  }, [projectId, newestBefore]);
  useWaiting(ask, false);
  if (share && newest === undefined)
    return (
      <SharedImage imageOf={{ projectUuid, url: share.url ?? url }}>
        {texts.firstShare(nameOf({ ...share, source: countedSource(share) }))}
      </SharedImage>
    );
  return (
    <section className="grid gap-6">
      {share && (
        <SharedImage imageOf={{ projectUuid, url: share.url ?? url }}>
          {texts.newestShare(nameOf({ ...share, source: countedSource(share) }))} · <Timestamp iso={share.createdAt} />
        </SharedImage>
      )}
      <ShareLink url={url} title={share || newestBefore ? texts.shareAgain : texts.shareTitle} />
    </section>
  );
}

interface SharedImageProps {
  imageOf: { projectUuid: string; url: string };
  children: ReactNode;
}

function SharedImage({ imageOf: { projectUuid, url }, children }: SharedImageProps) {
  const imagesUrl = useRootData()?.imagesUrl ?? '';
  return (
    <figure role="status" className="max-w-sm">
      <img
        src={simpleImageUrl(imagesUrl, projectUuid, url)}
        alt=""
        width={1200}
        height={630}
        className="block aspect-[1200/630] w-full rounded-md border border-line bg-sunken object-cover"
      />
      <figcaption className="mt-2 font-[550] text-good text-sm">{children}</figcaption>
    </figure>
  );
}

function ShareLink({ url, title }: { url: string; title: string }) {
  const texts = useTexts(installTexts);
  const encoded = encodeURIComponent(url);
  return (
    <div>
      <h3 className="text-lg">{title}</h3>
      <p className="mt-1 text-ink-soft text-sm">{texts.shareText}</p>
      <p className="mt-2 font-mono text-xs [overflow-wrap:anywhere]">{url}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <a href={`https://wa.me/?text=${encoded}`} target="_blank" rel="noreferrer" className={buttonClass('outline')}>
          WhatsApp
        </a>
        <Button variant="outline" onClick={() => copyText(url, texts.copied)}>
          Slack
        </Button>
        <a href={`mailto:?body=${encoded}`} className={buttonClass('outline')}>
          {texts.email}
        </a>
        <Button variant="outline" onClick={() => copyText(url, texts.linkCopied)}>
          {texts.copyLink}
        </Button>
      </div>
    </div>
  );
}
