import type { CSSProperties } from 'react';
import type { ShownLook } from '#contract/calls/agency-look.ts';
import { accentOf } from '#domain/agency-look/agency-look.ts';

/** The agency's colour in place of ours, for everything inside the element that carries it. */
export function agencyStyle(look: Pick<ShownLook, 'color'> | null): CSSProperties | undefined {
  const accent = look?.color ? accentOf(look.color) : null;
  if (!accent) return undefined;
  const { signal, deep, soft, onDark } = accent;
  return {
    '--signal': `light-dark(${signal}, ${onDark.signal})`,
    '--signal-deep': `light-dark(${deep}, ${onDark.deep})`,
    '--signal-soft': `light-dark(${soft}, ${onDark.soft})`,
    '--on-signal': 'light-dark(#ffffff, #1e0c05)',
  } as CSSProperties;
}
