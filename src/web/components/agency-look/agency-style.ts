import type { CSSProperties } from 'react';
import type { ShownLook } from '#contract/agency-look.ts';
import { accentOf } from '#domain/agency-look/agency-look.ts';

/** The agency's colour in place of ours, for everything inside the element that carries it. */
export function agencyStyle(look: Pick<ShownLook, 'color'> | null): CSSProperties | undefined {
  const accent = look?.color ? accentOf(look.color) : null;
  if (!accent) return undefined;
  const { signal, deep, soft } = accent;
  return {
    '--signal': signal,
    '--signal-deep': deep,
    '--signal-soft': soft,
    '--on-signal': '#ffffff',
  } as CSSProperties;
}
