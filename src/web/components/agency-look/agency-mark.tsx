import type { ShownLook } from '#contract/calls/agency-look.ts';

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
