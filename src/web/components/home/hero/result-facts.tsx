import type { PagePreview } from '#contract/entities/described-audit.ts';
import { scoreBandOf } from '#domain/audit/scoring/score-band.ts';
import { scoreColours } from '#web/components/audit/score-colours.ts';
import { fixesOf } from '#web/components/page-audit/fixes-of.ts';
import type { PageAuditState } from '#web/components/page-audit/use-page-audit.ts';
import { type SignUpPaths, signUpFor } from '#web/components/reveal/sign-up-for.ts';
import { type ExampleImageControl, judgedView } from '#web/components/reveal/use-example-image.ts';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { Counter } from '#web/components/ui/counter.tsx';
import { ArrowRight } from '#web/components/ui/icons.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { heroTexts } from '#web/i18n/public/home-hero.ts';

interface ResultFactsProps {
  audit: PageAuditState;
  image: ExampleImageControl;
  previewPath: string;
  shopPath: string;
  signUp: SignUpPaths;
  /** The card that changes may be out of view. */
  onShow: () => void;
}

/** Once the image is shown, the floating call leads where this link does. */
export const WAY_ON_ID = 'way-on';

/** The meaning of the cards, and the ways on: the image and how to have it, the fixes, the whole shop. */
export function ResultFacts(props: ResultFactsProps) {
  const { audit, previewPath, shopPath, signUp, onShow } = props;
  const { image, create, show } = props.image;
  const texts = useTexts(heroTexts);
  const { view } = audit;
  // Before the images are measured a score would only be corrected a moment later.
  const scored = view && view.stage !== 'meta' ? view : null;
  const query = `?${new URLSearchParams({ url: view?.url ?? audit.address })}`;
  const isAfter = image.state === 'ready' && image.isShown;
  const toggle = () => {
    onShow();
    if (image.state === 'ready') show(!isAfter);
    else if (view) create(view.url);
  };
  return (
    <div className="hero-facts min-h-72 max-w-[36rem] border-line border-t pt-5 lg:min-h-0">
      {scored ? <Verdict view={judgedView(scored, image)} before={scored} /> : <VerdictSkeleton />}
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button
          variant="outline"
          size="lg"
          // As wide as the longest of its words: what is beside its spinner stays.
          className="min-w-76 max-sm:w-full"
          disabled={!view}
          state={image.state === 'creating' ? 'loading' : 'idle'}
          loadingText={texts.creating}
          onClick={toggle}
        >
          {isAfter ? texts.seeToday : texts.seeMine}
        </Button>
        {/* Its place is reserved, because the image arrives long after the click and must not move the links. */}
        <ButtonLink
          id={isAfter ? WAY_ON_ID : undefined}
          href={signUpFor(view?.url ?? audit.address, signUp)}
          size="lg"
          className={isAfter ? 'max-sm:w-full' : 'invisible max-sm:w-full'}
        >
          {texts.start}
        </ButtonLink>
      </div>
      <p className="mt-3 flex flex-wrap gap-x-7 max-sm:mt-0">
        <Way href={previewPath + query}>{texts.seeFixes}</Way>
        <Way href={shopPath + query}>{texts.seeShop}</Way>
      </p>
    </div>
  );
}

/** With Linkbild's image the score moves to what the page would have, and says from where. */
function Verdict({ view, before }: { view: PagePreview; before: PagePreview }) {
  const texts = useTexts(heroTexts);
  const language = useLanguage();
  const [first] = fixesOf(view.issues);
  return (
    <div className="grid min-h-24 grid-cols-[auto_1fr] content-start gap-x-5 max-sm:min-h-34">
      <p className="flex flex-col">
        <Counter
          value={view.score}
          language={language}
          className={`min-w-[2em] font-[640] font-display text-5xl tracking-tight ${scoreColours[scoreBandOf(view.score)]}`}
        />
        <span className="text-ink-faint text-xs">{texts.points}</span>
      </p>
      <div className="min-w-0">
        <p className="font-[550]">{view.verdict}</p>
        <p className="mt-1 text-ink-soft text-sm">
          {view !== before
            ? texts.moved(before.score, view.score)
            : first
              ? `${texts.firstFix} ${first.text}${first.gain ? ` (${first.gain.text})` : ''}`
              : texts.nothingToFix}
        </p>
      </div>
    </div>
  );
}

const VerdictSkeleton = () => (
  <div className="grid min-h-24 grid-cols-[5rem_1fr] content-start gap-x-5 max-sm:min-h-34" aria-hidden>
    <Skeleton shape="block" width="4rem" height="3.5rem" />
    <div className="grid content-start gap-2.5 pt-1">
      <Skeleton width="90%" height="1.125rem" />
      <Skeleton width="70%" height="0.875rem" />
    </div>
  </div>
);

const Way = ({ href, children }: { href: string; children: string }) => (
  <a href={href} className="inline-flex items-center gap-1.5 py-2 text-link font-[550]">
    {children}
    <ArrowRight aria-hidden className="size-4" />
  </a>
);
