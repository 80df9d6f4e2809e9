import { useState } from 'react';
import { DrawnImage, withQuery } from '#web/components/templates/drawn-image.tsx';
import { LoaderCircle } from '#web/components/ui/icons.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { newTemplateTexts } from '#web/i18n/project/templates.ts';
import type { Design } from '#web/routes/project/new-template.tsx';
import { useVariantName } from '#web/studio/element-name.ts';

interface DesignCardProps {
  design: Design;
  busy: boolean;
  disabled: boolean;
  onUse: () => void;
}

const known = ['image', 'images', 'price', 'sale', 'rating', 'logo'] as const;

/** A design on the shop's own page, with its variants to preview. */
export function DesignCard({ design, busy, disabled, onUse }: DesignCardProps) {
  const texts = useTexts(newTemplateTexts);
  const language = useLanguage();
  const variantName = useVariantName();
  const [variant, setVariant] = useState<string | null>(null);
  const name = design.title[language];
  const needs = known.filter((need) => design.needs.includes(need)).map((need) => texts[need]);
  const src = variant === null ? design.previewUrl : withQuery(design.previewUrl, { variant });
  return (
    <article className="min-w-0">
      <button
        type="button"
        disabled={disabled}
        aria-label={`${texts.use}: ${name}`}
        onClick={onUse}
        className="group relative block w-full overflow-hidden rounded-lg border border-line transition-colors duration-150 hover:border-ink"
      >
        <DrawnImage src={src} alt="" />
        <span className="absolute inset-x-0 bottom-0 grid translate-y-full place-items-center bg-ink py-2 font-[550] text-paper text-sm transition-transform duration-150 group-hover:translate-y-0 group-focus-visible:translate-y-0">
          {busy ? <LoaderCircle aria-hidden className="size-5 animate-spin" /> : texts.use}
        </span>
      </button>
      <h2 className="mt-2.5 font-[550] font-sans text-sm tracking-normal">{name}</h2>
      {needs.length > 0 && (
        <p className="text-ink-faint text-xs">
          {texts.needs} {new Intl.ListFormat(language, { type: 'conjunction' }).format(needs)}
        </p>
      )}
      {design.variants.length > 1 && (
        <div className="mt-2 flex flex-wrap gap-1">
          {design.variants.map((one, at) => (
            <button
              key={one.name}
              type="button"
              aria-pressed={variant === null ? at === 0 : variant === one.name}
              onClick={() => setVariant(one.name)}
              className="h-6 rounded-sm px-2 text-ink-faint text-xs hover:bg-hover hover:text-ink aria-pressed:bg-hover aria-pressed:text-ink"
            >
              {variantName(one.name)}
            </button>
          ))}
        </div>
      )}
    </article>
  );
}
