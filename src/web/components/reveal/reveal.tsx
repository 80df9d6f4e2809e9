import type { PagePreview } from '#contract/entities/described-audit.ts';
import type { Card } from '#domain/audit/emulation/card.ts';
import { scoreBandOf } from '#domain/audit/scoring/score-band.ts';
import { Score } from '#web/components/audit/score.tsx';
import { scoreColours } from '#web/components/audit/score-colours.ts';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { Counter } from '#web/components/ui/counter.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { heroTexts } from '#web/i18n/public/home-hero.ts';
import { revealTexts } from '#web/i18n/public/preview.ts';
import { usePathTo } from '#web/paths.ts';
import { PlatformPreview } from '#web/previews/platform-preview.tsx';
import { signUpFor } from './sign-up-for.ts';
import { type ExampleImage, judgedView, useExampleImage } from './use-example-image.ts';

/** The end of a result: the same link with the image Linkbild creates, the score it moves to, and the way to have it. */
export function Reveal({ view }: { view: PagePreview }) {
  const texts = useTexts(revealTexts);
  const hero = useTexts(heroTexts);
  const language = useLanguage();
  const pathTo = usePathTo();
  const { image, create } = useExampleImage();
  const { score } = judgedView(view, image);
  const signUp = signUpFor(view.url, { login: pathTo('login'), start: pathTo('start') });
  return (
    <section aria-labelledby="reveal" className="scheme-dark mt-12 rounded-xl bg-paper p-5 text-ink sm:p-8">
      <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[1fr_1.6fr]">
        <div>
          <h3 id="reveal" className="text-2xl sm:text-3xl">
            {texts.title}
          </h3>
          <p className="mt-2 text-ink-soft">{texts.text}</p>
          <p className="mt-5 flex items-baseline gap-2" role="status">
            <Counter
              value={score}
              language={language}
              className={`font-[640] font-display text-5xl tracking-tight ${scoreColours[scoreBandOf(score)]}`}
            />
            <span className="text-ink-soft text-sm">
              {score === view.score ? hero.points : hero.moved(view.score, score)}
            </span>
          </p>
          <div className="mt-5 flex flex-wrap items-center gap-3">
            {image.state !== 'ready' && (
              <Button
                variant="outline"
                size="lg"
                state={image.state === 'creating' ? 'loading' : 'idle'}
                loadingText={hero.creating}
                onClick={() => create(view.url)}
              >
                {hero.seeMine}
              </Button>
            )}
            <ButtonLink href={signUp} variant="signal" size="lg">
              {texts.signUp}
            </ButtonLink>
          </div>
          <p className="mt-3 text-ink-soft text-sm" role={image.state === 'failed' ? 'alert' : undefined}>
            {image.state === 'failed' ? hero.notCreated : texts.free}
          </p>
        </div>
        <Pair view={view} image={image} />
      </div>
    </section>
  );
}

/** Where most links are sent. */
const PLATFORM = 'whatsapp';

/** The place of the second card is reserved: nothing moves when it comes. */
function Pair({ view, image }: { view: PagePreview; image: ExampleImage }) {
  const hero = useTexts(heroTexts);
  const of = (page: PagePreview) => page.platforms.find(({ platform }) => platform === PLATFORM);
  const today = of(view);
  if (!today?.card) return null;
  const isReady = image.state === 'ready';
  const after = isReady
    ? image.after(today.card, { title: today.card.title ?? today.card.host, imageUrl: image.src })
    : null;
  const scoreAfter = isReady && image.judged ? of(image.judged)?.score : undefined;
  return (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      <Side label={hero.today} score={today.score ?? undefined} card={today.card} />
      {after ? (
        <Side label={hero.withLinkbild} score={scoreAfter} card={after} />
      ) : (
        <div className="hidden min-h-64 place-items-center rounded-lg border border-line border-dashed sm:grid">
          <span className="text-ink-faint text-sm">{hero.withLinkbild}</span>
        </div>
      )}
    </div>
  );
}

function Side({ label, score, card }: { label: string; score: number | undefined; card: Card }) {
  const language = useLanguage();
  return (
    <div className="min-w-0">
      <p className="mb-2 flex items-baseline justify-between gap-3 font-[550] text-sm">
        {label}
        {score !== undefined && <Score score={score} />}
      </p>
      <div className="overflow-hidden rounded-lg">
        <PlatformPreview card={card} language={language} eager />
      </div>
    </div>
  );
}
