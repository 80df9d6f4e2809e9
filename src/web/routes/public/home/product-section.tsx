import { describeCheck } from '#domain/audit/texts/describe-check.ts';
import { CircleAlert, CircleCheck } from '#web/components/ui/icons.tsx';
import { ScoreRing } from '../../../components/audit/score-ring.tsx';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { homeTexts } from '../../../i18n/public/home.ts';
import { sampleAudit } from '../../../samples/sample-card.ts';
import { SampleGallery } from '../../../samples/sample-gallery.tsx';
import type { SampleName } from '../../../samples/sample-pages.ts';
import { Section } from './section.tsx';

const gallery: readonly SampleName[] = ['vase', 'throw', 'ceramics', 'pendant', 'teapot', 'journal'];
/** Enough to see what an audit is made of. */
const CHECKS_SHOWN = 6;

export function ProductSection() {
  const texts = useTexts(homeTexts);
  return (
    <Section id="product" title={texts.productTitle} text={texts.productText}>
      <div className="mt-14 grid gap-x-16 gap-y-16 lg:mt-20 lg:grid-cols-[1fr_1.5fr]">
        <Half title={texts.auditTitle} text={texts.auditText} caption={texts.auditCaption}>
          <AuditExcerpt />
        </Half>
        <Half title={texts.imagesTitle} text={texts.imagesText} caption={texts.imagesCaption}>
          <SampleGallery names={gallery} />
        </Half>
      </div>
    </Section>
  );
}

function Half(props: { title: string; text: string; caption: string; children: React.ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col">
      <h3 className="text-2xl">{props.title}</h3>
      <p className="mt-3 max-w-text text-ink-soft">{props.text}</p>
      <figure className="mt-8 flex flex-1 flex-col">
        {props.children}
        <figcaption className="mt-4 text-ink-faint text-sm">{props.caption}</figcaption>
      </figure>
    </div>
  );
}

/** A real result: the engine's score and texts for a page that shares a photo straight from the camera. */
function AuditExcerpt() {
  const language = useLanguage();
  const { score, checks } = sampleAudit('whatsapp', language, 'amphora', 'heavy');
  const weighed = checks.filter(({ weight, outcome }) => weight > 0 && outcome !== 'not-applicable');
  return (
    <div className="flex-1 rounded-xl border border-line bg-surface p-6 sm:p-8">
      <ScoreRing score={score.score} size={8} />
      <ul className="mt-6 divide-y divide-line border-line border-t">
        {weighed.slice(0, CHECKS_SHOWN).map((check) => {
          const isGood = check.outcome === 'pass';
          const Mark = isGood ? CircleCheck : CircleAlert;
          return (
            <li key={check.id} className="flex gap-3 py-3 text-sm">
              <Mark aria-hidden className={`mt-0.5 size-4 shrink-0 ${isGood ? 'text-good' : 'text-bad'}`} />
              {describeCheck(check, 'whatsapp').text[language]}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
