import { describeCheck } from '#domain/audit/texts/describe-check.ts';
import { ScoreRing } from '#web/components/audit/audit-summary.tsx';
import { CircleAlert, CircleCheck } from '#web/components/ui/icons.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { homeTexts } from '#web/i18n/public/home.ts';
import { sampleAudit } from '#web/samples/sample-card.ts';
import { SampleGallery } from '#web/samples/sample-gallery.tsx';
import type { SampleName } from '#web/samples/sample-pages.ts';
import { Section } from './section.tsx';

const gallery: readonly SampleName[] = ['throw', 'ceramics', 'pendant', 'journal'];
/** Enough to see what an audit is made of: what fails, and some that pass. */
const SHOWN = { failing: 2, passing: 3 };

export function ProductSection() {
  const texts = useTexts(homeTexts);
  return (
    <Section id="product" title={texts.productTitle} text={texts.productText}>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
        <Half title={texts.auditTitle} text={texts.auditText} caption={texts.auditCaption}>
          <AuditExcerpt />
        </Half>
        <Half title={texts.imagesTitle} text={texts.imagesText} caption={texts.imagesCaption}>
          <SampleGallery names={gallery} columns="two" />
        </Half>
      </div>
    </Section>
  );
}

function Half(props: { title: string; text: string; caption: string; children: React.ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col">
      <h3 className="text-xl lg:text-2xl">{props.title}</h3>
      <p className="mt-1.5 max-w-text text-ink-soft">{props.text}</p>
      <figure className="mt-4 flex flex-1 flex-col">
        {props.children}
        <figcaption className="mt-2 text-ink-faint text-sm">{props.caption}</figcaption>
      </figure>
    </div>
  );
}

/** A real result: the engine's score and texts for a page that shares a photo straight from the camera. */
function AuditExcerpt() {
  const language = useLanguage();
  const { score, checks } = sampleAudit('whatsapp', language, 'amphora', 'heavy');
  const weighed = checks.filter(({ weight, outcome }) => weight > 0 && outcome !== 'not-applicable');
  const failing = weighed.filter(({ outcome }) => outcome !== 'pass').slice(0, SHOWN.failing);
  const passing = weighed.filter(({ outcome }) => outcome === 'pass').slice(0, SHOWN.passing);
  return (
    <div className="flex flex-1 flex-wrap items-center gap-x-5 gap-y-3 rounded-xl border border-line bg-surface p-4 sm:p-6">
      <ScoreRing score={score.score} size={6} />
      <ul className="min-w-40 flex-1 divide-y divide-line">
        {[...failing, ...passing].map((check) => {
          const isGood = check.outcome === 'pass';
          const Mark = isGood ? CircleCheck : CircleAlert;
          return (
            <li key={check.id} className="flex gap-3 py-2 text-sm max-sm:last:hidden lg:py-2.5">
              <Mark aria-hidden className={`mt-0.5 size-4 shrink-0 ${isGood ? 'text-good' : 'text-bad'}`} />
              {describeCheck(check, 'whatsapp').text[language]}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
