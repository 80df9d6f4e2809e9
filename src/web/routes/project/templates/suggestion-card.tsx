import { DrawnImage } from '#web/components/templates/drawn-image.tsx';
import { buttonClass } from '#web/components/ui/button.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { templatesTexts } from '#web/i18n/project/templates.ts';
import { ChoiceButton } from './choice-button.tsx';
import type { Suggestion } from './load-templates.server.ts';

interface SuggestionCardProps {
  design: Suggestion;
  isMany: boolean;
  busy: boolean;
  disabled: boolean;
  onUse: () => void;
  onPreview: () => void;
}

/** A ready-made design, drawn with the shop's own page. Used, it becomes a template of the route in this very place. */
export function SuggestionCard({ design, isMany, busy, disabled, onUse, onPreview }: SuggestionCardProps) {
  const texts = useTexts(templatesTexts);
  const name = design.title[useLanguage()];
  return (
    <article className="min-w-0">
      <ChoiceButton
        label={texts.choose(name)}
        words={busy ? texts.adding : texts.use}
        isLive={false}
        {...{ isMany, busy, disabled }}
        onClick={onUse}
      >
        <DrawnImage src={design.previewUrl} alt="" />
      </ChoiceButton>
      <div className="mt-2 flex items-center gap-1">
        <h3 className="line-clamp-2 min-w-0 flex-1 font-[550] font-sans text-ink-soft text-sm leading-tight tracking-normal">
          {name} <span className="font-normal text-ink-faint">· {texts.readyMade}</span>
        </h3>
        <button
          type="button"
          aria-label={texts.previewOf(name)}
          onClick={onPreview}
          className={buttonClass('quiet', 'sm')}
        >
          {texts.preview}
        </button>
      </div>
    </article>
  );
}
