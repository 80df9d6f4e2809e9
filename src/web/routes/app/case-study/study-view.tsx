import type { CaseStudy } from '#contract/case-study.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { caseStudyTexts, categoryTexts, imageProblemTexts, pageTypeTexts } from '#web/i18n/app/case-studies.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { usePathTo } from '#web/paths.ts';

/** A case study as readers see it: page by page, with what is wrong and a link to it. */
export function StudyView({ study }: { study: CaseStudy }) {
  const texts = useTexts(caseStudyTexts);
  const categories = useTexts(categoryTexts);
  const types = useTexts(pageTypeTexts);
  const problems = useTexts(imageProblemTexts);
  const language = useLanguage();
  const pathTo = usePathTo();
  return (
    <div className="max-w-text">
      <p className="flex flex-wrap items-center gap-3 text-ink-soft text-sm">
        <Badge>{categories[study.category]}</Badge>
        <a href={study.website} target="_blank" rel="noopener nofollow" className="text-link">
          {new URL(study.website).host}
        </a>
      </p>
      {study.description && <p className="mt-4">{study.description[language]}</p>}
      <ol className="mt-8 grid gap-6">
        {study.pages.map(({ id, url, type, imageType, comments }) => (
          <li key={id} className="border-line border-t pt-4">
            <p className="flex flex-wrap items-center gap-2 text-sm">
              <span className="font-[550]">{types[type]}</span>
              {imageType && <Badge tone="warn">{problems[imageType]}</Badge>}
            </p>
            <p className="mt-1 font-mono text-ink-faint text-xs [overflow-wrap:anywhere]">{url}</p>
            {comments.map((comment) => (
              <p key={comment.en} className="mt-2">
                {comment[language]}
              </p>
            ))}
            <p className="mt-2 text-sm">
              <a href={`${pathTo('preview')}?${new URLSearchParams({ url })}`} className="text-link">
                {texts.seePreview}
              </a>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
