import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';

export function SignInHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="mb-8">
      <h1 className="text-3xl">{title}</h1>
      {children && <p className="mt-2 break-words text-ink-soft">{children}</p>}
    </header>
  );
}

/** The login URL with another view, keeping the return path. */
export function useViewLink(): (view?: 'magic' | 'register') => string {
  const [query] = useSearchParams();
  const next = query.get('next');
  return (view) => `?${new URLSearchParams({ ...(view && { [view]: '1' }), ...(next && { next }) })}`;
}
