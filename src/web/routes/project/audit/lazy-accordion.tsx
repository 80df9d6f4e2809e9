import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { Accordion } from '#web/components/audit/accordion.tsx';

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
