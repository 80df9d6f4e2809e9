import { ExternalLink } from '#web/components/ui/icons.tsx';
import { caseStudyTexts } from '../../../i18n/app/case-studies.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { usePathTo } from '../../../paths.ts';

/** The public pages about the website of a case study. */
export function PublicDemos({ demos }: { demos: readonly { identifier: string; title: string }[] }) {
  const texts = useTexts(caseStudyTexts);
  const pathTo = usePathTo();
  return (
    <p className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <span className="text-ink-soft">{texts.publicDemos}</span>
      {demos.map(({ identifier, title }) => (
        <a
          key={identifier}
          href={pathTo('demo', { projectSlug: identifier })}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-6 items-center gap-1.5 text-link"
        >
          {title}
          <ExternalLink aria-hidden className="size-3.5" />
        </a>
      ))}
    </p>
  );
}
