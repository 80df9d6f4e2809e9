import { ArrowLeft, ArrowRight } from '#web/components/ui/icons.tsx';
import { Button } from './button.tsx';

interface PagerTexts {
  label: string;
  previous: string;
  next: string;
  /** For example "Page 2 of 7", already formatted. */
  position: string;
}
export interface PagerProps {
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  texts: PagerTexts;
}

export function Pager({ page, pageCount, onPage, texts }: PagerProps) {
  return (
    <nav aria-label={texts.label} className="flex items-center justify-between gap-4 pt-4">
      <p className="figures text-ink-faint text-sm" aria-live="polite">
        {texts.position}
      </p>
      <div className="flex gap-2">
        <Button
          size="sm"
          variant="outline"
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
          icon={<ArrowLeft aria-hidden className="size-4" />}
        >
          {texts.previous}
        </Button>
        <Button size="sm" variant="outline" disabled={page >= pageCount} onClick={() => onPage(page + 1)}>
          {texts.next}
          <ArrowRight aria-hidden className="size-4" />
        </Button>
      </div>
    </nav>
  );
}
