import clsx from 'clsx';
import { useLocation, useMatches, useParams } from 'react-router';
import { type Language, languages } from '#domain/language.ts';
import { commonTexts } from '#web/i18n/common.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { samePageIn } from '#web/paths.ts';

/** The same page, parameters and query in another language. A plain link: the server handles `?lang=` and stores it. */
export function useLanguageLinks(): { language: Language; href: string; isCurrent: boolean }[] {
  const current = useLanguage();
  const routeId = useMatches().at(-1)?.id;
  const { search } = useLocation();
  const params = useParams();
  return languages.map((language) => {
    const query = new URLSearchParams(search);
    query.set('lang', language);
    return { language, href: `${samePageIn(language, routeId, params)}?${query}`, isCurrent: language === current };
  });
}

export function LanguageSwitch() {
  const texts = useTexts(commonTexts);
  const names: Record<Language, string> = { en: texts.english, de: texts.german };
  return (
    <nav aria-label={texts.languageSwitch} className="flex items-center text-sm">
      {useLanguageLinks().map(({ language, href, isCurrent }, at) => (
        <span key={language} className="flex items-center">
          {at > 0 && (
            <span aria-hidden className="text-line-strong">
              /
            </span>
          )}
          <a
            href={href}
            lang={language}
            hrefLang={language}
            rel="nofollow"
            aria-label={names[language]}
            aria-current={isCurrent || undefined}
            className={clsx(
              'grid h-10 min-w-8 place-items-center px-1.5 uppercase',
              isCurrent ? 'font-[550] text-ink' : 'text-ink-faint hover:text-ink',
            )}
          >
            {language}
          </a>
        </span>
      ))}
    </nav>
  );
}
