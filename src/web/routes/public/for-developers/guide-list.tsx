import { useTexts } from '../../../i18n/language.tsx';
import { developersTexts } from '../../../i18n/public/developers.ts';
import { usePathTo } from '../../../paths.ts';

/** The guides with a page of their own. */
export function GuideList() {
  const texts = useTexts(developersTexts);
  const pathTo = usePathTo();
  const guides = [
    { path: pathTo('developersSites'), title: texts.guideSites },
    { path: pathTo('developersFrameworks'), title: texts.guideFrameworks },
    { path: pathTo('developersCi'), title: texts.guideCi },
    { path: pathTo('developersPackage'), title: texts.guidePackage },
  ];
  return (
    <nav aria-label={texts.guides} className="mt-6 flex flex-wrap items-baseline gap-x-6 gap-y-2 text-sm">
      <span className="text-ink-faint">{texts.guides}</span>
      {guides.map(({ path, title }) => (
        <a key={path} href={path} className="py-1 text-link">
          {title}
        </a>
      ))}
    </nav>
  );
}
