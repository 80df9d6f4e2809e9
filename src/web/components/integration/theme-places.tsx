import clsx from 'clsx';
import { useTexts } from '#web/i18n/language.tsx';
import { integrationTexts } from '#web/i18n/project/integration.ts';

type Place = 'menu' | 'snippet' | 'layout';

/** A drawing of Shopify's own screens: where to press, and where the code goes. The step's sentence says the same. */
export function ThemePlaces({ place }: { place: Place }) {
  const texts = useTexts(integrationTexts);
  return (
    <div
      aria-hidden
      className="mb-4 grid max-w-md overflow-hidden rounded-lg border border-line bg-surface text-ink-faint text-xs select-none"
    >
      <div className="flex gap-1 border-line border-b bg-sunken px-2.5 py-1.5">
        {[0, 1, 2].map((dot) => (
          <span key={dot} className="size-2 rounded-full bg-line-strong/40" />
        ))}
      </div>
      {place === 'menu' ? (
        <div className="flex items-start justify-between gap-3 p-3">
          <span className="font-[550] text-ink">Dawn</span>
          <span className="grid gap-px rounded-md border border-line bg-paper p-1 shadow-float">
            <Row isHere>{texts.editCode}</Row>
            <Row>{texts.duplicateTheme}</Row>
          </span>
        </div>
      ) : (
        <div className="grid grid-cols-[9.5rem_1fr]">
          <div className="grid content-start gap-0.5 border-line border-r p-2">
            <span>layout</span>
            <Row isHere={place === 'layout'}>theme.liquid</Row>
            <span>snippets</span>
            <Row isHere={place === 'snippet'}>linkbild.liquid</Row>
          </div>
          <div className="grid content-start gap-1 p-2 font-mono text-[0.625rem]">
            {place === 'layout' ? (
              <>
                <span>&lt;head&gt;</span>
                <Bar width="70%" />
                <Here>{texts.aroundThis}</Here>
                <span>&lt;/head&gt;</span>
              </>
            ) : (
              <Here>{texts.pasteHere}</Here>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

const Row = ({ isHere = false, children }: { isHere?: boolean; children: string }) => (
  <span className={clsx('rounded-sm px-2 py-1', isHere && 'bg-signal-soft font-[550] text-ink ring-1 ring-signal')}>
    {children}
  </span>
);
const Bar = ({ width }: { width: string }) => <span className="my-1 h-1.5 rounded-full bg-line" style={{ width }} />;
const Here = ({ children }: { children: string }) => (
  <span className="rounded-sm bg-signal-soft px-2 py-2 font-[550] font-sans text-ink ring-1 ring-signal">
    {children}
  </span>
);
