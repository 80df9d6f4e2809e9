import type { VisualWarning } from '#domain/template/visual-warning.ts';
import { CircleCheck, Info, TriangleAlert } from '#web/components/ui/icons.tsx';
import { useLanguage, useTexts } from '../i18n/language.tsx';
import { studioTexts } from '../i18n/project/studio.ts';
import type { LiveImage } from './draw-design.ts';
import { useElementName } from './element-name.ts';

interface SquintPanelProps {
  image: LiveImage;
  /** A warning names an element; the designer can select it. */
  onChoose?: (element: string) => void;
  /** Default: by their ids. */
  nameOf?: (element: string) => string;
}

/** The card at the sizes platforms show it, and what gets lost there. */
export function VisualCheckPanel({ image, onChoose, nameOf }: SquintPanelProps) {
  const texts = useTexts(studioTexts);
  return (
    <section aria-labelledby="squint" className="min-w-0">
      <h2 id="squint" className="font-[550] font-sans text-sm tracking-normal">
        {texts.squint}
      </h2>
      <p className="mt-0.5 text-ink-faint text-sm">{texts.squintLead}</p>
      <div className="mt-4 flex flex-wrap items-end gap-x-6 gap-y-4">
        <View label={texts.inChat} width={360} height={189} src={image.src} />
        <View label={texts.asSquare} width={112} height={112} src={image.src} />
        <View label={texts.inList} width={120} height={63} src={image.src} />
      </div>
      <Warnings warnings={image.warnings} {...{ onChoose, nameOf }} />
    </section>
  );
}

function View({ label, width, height, src }: { label: string; width: number; height: number; src: string }) {
  return (
    <figure className="min-w-0" style={{ width }}>
      <img
        src={src}
        alt=""
        {...{ width, height }}
        className="w-full rounded-sm border border-line object-cover"
        style={{ aspectRatio: `${width}/${height}` }}
      />
      <figcaption className="figures mt-1.5 truncate text-ink-faint text-xs">
        {label} · {width} px
      </figcaption>
    </figure>
  );
}

interface WarningsProps {
  warnings: readonly VisualWarning[];
  onChoose: SquintPanelProps['onChoose'] | undefined;
  nameOf: SquintPanelProps['nameOf'] | undefined;
}

function Warnings({ warnings, onChoose, nameOf }: WarningsProps) {
  const texts = useTexts(studioTexts);
  const language = useLanguage();
  const elementName = useElementName();
  if (warnings.length === 0) {
    return (
      <p className="mt-4 flex gap-2.5 text-good text-sm">
        <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
        {texts.squintGood}
      </p>
    );
  }
  const order = warnings.toSorted((one, other) => Number(one.level === 'info') - Number(other.level === 'info'));
  return (
    <ul className="mt-4 grid gap-2 text-sm">
      {order.map((warning) => {
        const Mark = warning.level === 'warning' ? TriangleAlert : Info;
        const tone = warning.level === 'warning' ? 'text-warn' : 'text-info';
        // The server knows elements by their ids; people by the names of the layers.
        const words = warning.text[language].replaceAll(/(?<=[“„])[\w-]+(?=[”“])/g, (id) =>
          (nameOf ?? elementName)(id),
        );
        return (
          <li key={`${warning.kind} ${warning.view} ${warning.element}`} className="flex gap-2.5">
            <Mark aria-hidden className={`mt-0.5 size-4 shrink-0 ${tone}`} />
            {onChoose ? (
              <button
                type="button"
                onClick={() => onChoose(warning.element)}
                className="min-h-6 min-w-0 text-left underline decoration-line-strong/60 underline-offset-4 hover:decoration-signal"
              >
                {words}
              </button>
            ) : (
              <span className="min-w-0">{words}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
