import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { Fold } from '#web/components/audit/accordion.tsx';

interface LazyFoldProps extends Omit<ComponentProps<typeof Fold>, 'children'> {
  children: () => ReactNode;
}

/** An accordion whose content is rendered when first opened: pairs of cards for every page at once are too many. */
export function LazyAccordion({ children, open = false, ...fold }: LazyFoldProps) {
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
      <Fold {...fold} open={open}>
        {wasOpened && children()}
      </Fold>
    </div>
  );
}
