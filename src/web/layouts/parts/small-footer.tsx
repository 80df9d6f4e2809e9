import { useTexts } from '../../i18n/language.tsx';
import { shellTexts } from '../../i18n/shell.ts';
import { usePathTo } from '../../paths.ts';

/** What the law wants on every page, where there is no other footer. */
export function SmallFooter() {
  const texts = useTexts(shellTexts);
  const pathTo = usePathTo();
  const links = [
    { label: texts.imprint, href: pathTo('imprint') },
    { label: texts.privacy, href: pathTo('privacy') },
    { label: texts.cancelContract, href: pathTo('cancelContract') },
  ];
  return (
    <nav aria-label={texts.footerLegal} className="flex flex-wrap gap-x-6 gap-y-1 text-ink-faint text-sm print:hidden">
      {links.map(({ label, href }) => (
        <a key={href} href={href} className="inline-block py-1.5 hover:text-signal">
          {label}
        </a>
      ))}
    </nav>
  );
}
