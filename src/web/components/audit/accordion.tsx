import clsx from 'clsx';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { ChevronDown } from '#web/components/ui/icons.tsx';

interface AccordionProps {
  id?: string;
  /** The part that is always visible. */
  summary: ReactNode;
  children: ReactNode;
  className?: string;
  summaryClass?: string;
  open?: boolean;
}

/** Something to unfold. The browser's own element: it works without scripts, by keyboard and with find-in-page. */
export function Accordion({ id, summary, children, className, summaryClass, open }: AccordionProps) {
  return (
    <details id={id} open={open} className={clsx('group/accordion', className)}>
      <summary
        className={clsx(
          'flex list-none items-center gap-3 rounded-sm [&::-webkit-details-marker]:hidden',
          'transition-colors duration-150 hover:text-signal',
          summaryClass,
        )}
      >
        {summary}
        <ChevronDown
          aria-hidden
          className="ml-auto size-4 shrink-0 text-ink-faint transition-transform duration-200 group-open/accordion:rotate-180"
        />
      </summary>
      {children}
    </details>
  );
}

interface LazyAccordionProps extends Omit<ComponentProps<typeof Accordion>, 'children'> {
  children: () => ReactNode;
}

/** An accordion whose content is rendered when first opened: pairs of cards for every page at once are too many. */
export function LazyAccordion({ children, open = false, ...accordion }: LazyAccordionProps) {
  const [wasOpened, setWasOpened] = useState(open);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    const seen = () => setWasOpened(true);
    // The event of <details> does not bubble; it is caught here in the capture phase.
    element?.addEventListener('toggle', seen, { capture: true, once: true });
    return () => element?.removeEventListener('toggle', seen, { capture: true });
  }, []);
  return (
    <div ref={place}>
      <Accordion {...accordion} open={open}>
        {wasOpened && children()}
      </Accordion>
    </div>
  );
}
