import clsx from 'clsx';
import type { CSSProperties } from 'react';
import type { ShownLook } from '#contract/calls/agency-look.ts';
import { accentOf, contactParts } from '#domain/agency-look/agency-look.ts';
import { agencyLookTexts } from '#web/i18n/audit/agency-look.ts';
import { useTexts } from '#web/i18n/language.tsx';

interface AgencyMarkProps {
  look: Pick<ShownLook, 'name' | 'logo'>;
  /** Of the logo, in px. */
  height: number;
}

/** The agency's logo, else its name. */
export function AgencyMark({ look: { name, logo }, height }: AgencyMarkProps) {
  if (!logo) return <span className="font-[640] font-display text-lg leading-tight">{name}</span>;
  // A wide logo keeps its place beside the contact; a tall one its height.
  const width = Math.round(Math.min((height * logo.width) / logo.height, height * 6));
  return (
    <img
      src={logo.url}
      alt={name}
      style={{ height, width }}
      className="logo-plate max-w-full object-contain object-left"
    />
  );
}

interface AgencyContactProps {
  contact: string;
  className?: string;
}

/** As written, line by line; mail addresses can be clicked. */
export const AgencyContact = ({ contact, className = '' }: AgencyContactProps) => (
  <p className={`whitespace-pre-line [overflow-wrap:anywhere] ${className}`}>
    {contactParts(contact).map(({ text, email }) =>
      email ? (
        <a key={text} href={`mailto:${email}`} className="text-link">
          {text}
        </a>
      ) : (
        text
      ),
    )}
  </p>
);

interface AgencyFootProps {
  look: Pick<ShownLook, 'footer' | 'showsLinkbild'>;
  className?: string;
}

/** The agency's own line, and ours only if it wants to. */
export function AgencyFoot({ look: { footer, showsLinkbild }, className }: AgencyFootProps) {
  const texts = useTexts(agencyLookTexts);
  if (!footer && !showsLinkbild) return null;
  return (
    <div
      className={clsx(
        'flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 text-ink-faint text-xs',
        className,
      )}
    >
      <p className="[overflow-wrap:anywhere]">{footer}</p>
      {showsLinkbild && <p>{texts.madeWith}</p>}
    </div>
  );
}

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
