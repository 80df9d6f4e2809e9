import { useMemo } from 'react';
import type { ShopTheme } from '#contract/calls/shopify-theme.ts';
import type { LiveKind } from '#domain/shopify/theme-snippet.ts';
import { describeNote, describeRefusal, describeTagState } from '#domain/shopify-theme/describe-patch.ts';
import type { PatchNote, PatchRefusal } from '#domain/shopify-theme/patch-theme.ts';
import type { TagState } from '#domain/shopify-theme/tag-state.ts';
import type { useAction } from '#web/components/actions/use-action.ts';
import { Badge, type Tone } from '#web/components/ui/badge.tsx';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { liveKindTexts } from '#web/i18n/shopify/home.ts';
import { shopThemeTexts } from '#web/i18n/shopify/theme.ts';
import { type AroundChange, ThemeCopy } from './theme-copy.tsx';
import { ThemeDiff } from './theme-diff.tsx';

type Acts = Pick<ReturnType<typeof useAction>, 'act' | 'isBusy'>;
type Check = NonNullable<ShopTheme['theme']>['check'];

function embedTone(check: Check): Tone {
  if (check === null) return 'neutral';
  return check.ours.length > 0 ? 'good' : 'warn';
}

/** On which pages of the store our image comes first, with the app embed on. */
function EmbedSeen({ check }: { check: Check }) {
  const texts = useTexts(shopThemeTexts);
  const names = useTexts(liveKindTexts);
  const language = useLanguage();
  if (check === null) return <p role="status">{texts.embedLooking}</p>;
  const { ours, others, unread, doubled } = check;
  const list = (kinds: readonly LiveKind[]) => new Intl.ListFormat(language).format(kinds.map((kind) => names[kind]));
  const othersText = ours.length > 0 ? texts.embedOthers : texts.embedOnlyOthers;
  const lines = [
    ours.length > 0 && texts.embedOurs(list(ours)),
    others.length > 0 && othersText(list(others)),
    doubled.length > 0 && texts.embedDoubled(list(doubled)),
    unread.length > 0 && texts.embedUnread(list(unread)),
  ].filter((line) => line !== false);
  return <p role="status">{lines.length > 0 ? lines.join(' ') : texts.embedNothing}</p>;
}

/** Whether the live theme prints our image, the change that makes it so, and the ways to make it. */
export function ThemePanel({ shop, ...way }: { shop: ShopTheme } & Acts & AroundChange) {
  const { act, isBusy } = way;
  const texts = useTexts(shopThemeTexts);
  const language = useLanguage();
  const { theme, change } = shop;
  const look = (
    <Button size="sm" variant="outline" state={isBusy('look') ? 'loading' : 'idle'} onClick={() => act('look')}>
      {texts.look}
    </Button>
  );
  if (!theme)
    return (
      <div className="grid gap-3">
        <p role="status">{texts.reading}</p>
        <p>{look}</p>
      </div>
    );
  const { tag, patch } = theme;
  const isGood = tag.state === 'first';
  const isEmbed = tag.state === 'embed';
  const isUnknown = tag.state === 'unknown';
  const tone = isGood ? 'good' : isUnknown ? 'neutral' : 'warn';
  // Published once, and not in the theme of today.
  const isRemoved = tag.state === 'absent' && patch.ok && change?.state === 'published';
  const found = describeTagState(tag as TagState, isRemoved);
  // With the snippet in every layout the embed prints nothing, so it helps nobody whose image is behind another.
  const mayEmbed = tag.state === 'absent' || isUnknown;
  // The embed cannot replace an image that the theme prints.
  const isSecond = tag.state === 'absent' && tag.hasImage;
  const embed = mayEmbed && shop.embedsUrl !== null && <EmbedWay url={shop.embedsUrl} isSecond={isSecond} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {isEmbed ? (
          <Badge tone={embedTone(theme.check)}>{texts.embedOn}</Badge>
        ) : (
          <Badge tone={tone}>{isGood ? texts.inPlace : isUnknown ? texts.unknown : texts.missing}</Badge>
        )}
        <span>
          {texts.themeName(theme.name)}{' '}
          <span className="text-ink-soft">
            · <Timestamp iso={theme.lookedAt} />
          </span>
        </span>
        <span className="ml-auto">{look}</span>
      </div>
      <p>
        <strong className="font-[600]">{found.title[language]}.</strong> {found.text[language]}
      </p>
      {isEmbed && <EmbedSeen check={theme.check} />}
      {isEmbed && shop.embedsUrl && (
        <p>
          <a className={buttonClass('outline', 'sm')} href={shop.embedsUrl} target="_top">
            {texts.embedSettings}
          </a>
        </p>
      )}
      {!isSecond && embed}
      {patch.ok ? (
        <>
          {!isGood && <h3 className="font-[600] text-base">{texts.patchTitle}</h3>}
          <ThemeCopy shop={isRemoved ? { ...shop, change: null } : shop} {...way} />
          <h3 className="font-[600] text-base">{texts.changeTitle}</h3>
          <p className="text-ink-soft">
            {texts.changeLead} {texts.byHand}
          </p>
          {patch.notes.map((note) => (
            <p key={note.kind}>{describeNote(note as PatchNote)[language]}</p>
          ))}
          <ThemeDiff files={patch.files} />
        </>
      ) : (
        patch.reason.kind !== 'already-patched' && <Refusal reason={patch.reason as PatchRefusal} />
      )}
      {!patch.ok && change && <ThemeCopy shop={shop} {...way} />}
      {isSecond && embed}
    </div>
  );
}

/** The way without code. As the second way its limit is read before the button: it leaves products as they are. */
function EmbedWay({ url, isSecond }: { url: string; isSecond: boolean }) {
  const texts = useTexts(shopThemeTexts);
  const limit = <p className="text-ink-soft">{texts.embedLimit}</p>;
  return (
    <section className="grid justify-items-start gap-2">
      <h3 className="font-[600] text-base">{texts.embedTitle}</h3>
      <p>{texts.embedLead}</p>
      {isSecond && limit}
      <a className={buttonClass(isSecond ? 'outline' : 'signal', 'sm')} href={url} target="_top">
        {texts.embedLink}
      </a>
      {!isSecond && limit}
    </section>
  );
}

/** Why there is no change to show, and what helps. */
function Refusal({ reason }: { reason: PatchRefusal }) {
  const language = useLanguage();
  const { title, text } = describeRefusal(reason);
  return (
    <p>
      <strong className="font-[600]">{title[language]}.</strong> {text[language]}
    </p>
  );
}

/** The success messages of ThemePanel's buttons. */
export function useThemeDone() {
  const { lookDone, copyStarted, publishDone, undoDone } = useTexts(shopThemeTexts);
  return useMemo(
    () => ({ look: lookDone, copy: copyStarted, publish: publishDone, undo: undoDone }),
    [lookDone, copyStarted, publishDone, undoDone],
  );
}
