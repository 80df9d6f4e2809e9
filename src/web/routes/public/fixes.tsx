import { type CheckId, checkIds } from '#domain/audit/checks/check-id.ts';
import { checks } from '#domain/audit/checks/index.ts';
import { Article, GuideSection } from '#web/components/public/article.tsx';
import { fixPath } from '#web/guides.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { fixes } from '#web/i18n/public/fixes/fixes.ts';
import { guideTexts } from '#web/i18n/public/guides.ts';
import { publicMeta } from '#web/meta/public-meta.ts';

export const meta = publicMeta;

export default function Fixes() {
  const texts = useTexts(guideTexts);
  const of = (kind: 'image' | 'meta') => checkIds.filter((id) => checks[id].kind === kind);
  return (
    <Article heading={texts.fixesHeading} lead={texts.fixesLead}>
      <GuideSection title={texts.imageFixes}>
        <FixList ids={of('image')} />
      </GuideSection>
      <GuideSection title={texts.wordFixes}>
        <FixList ids={of('meta')} />
      </GuideSection>
    </Article>
  );
}

function FixList({ ids }: { ids: readonly CheckId[] }) {
  const language = useLanguage();
  return (
    <ul className="grid gap-x-12 md:grid-cols-2">
      {ids.map((id) => (
        <li key={id} className="border-line border-b py-5">
          <h3 className="text-lg">
            <a href={fixPath(id, language)} className="text-link">
              {fixes[id].title[language]}
            </a>
          </h3>
          <p className="mt-1 text-ink-soft">{fixes[id].meaning[language]}</p>
        </li>
      ))}
    </ul>
  );
}
