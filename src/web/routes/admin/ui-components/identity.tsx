import { Drawing, drawingNames } from '#web/components/brand/drawing.tsx';
import { Icon, Logo, Pattern } from '#web/components/brand/logo.tsx';
import { Section, type SectionProps, Specimen } from './specimen.tsx';

const colours = [
  ['paper', 'bg-paper'],
  ['surface', 'bg-surface'],
  ['sunken', 'bg-sunken'],
  ['line', 'bg-line'],
  ['line-strong', 'bg-line-strong'],
  ['ink', 'bg-ink'],
  ['ink-soft', 'bg-ink-soft'],
  ['ink-faint', 'bg-ink-faint'],
  ['signal', 'bg-signal'],
  ['signal-soft', 'bg-signal-soft'],
  ['good', 'bg-good'],
  ['good-soft', 'bg-good-soft'],
  ['warn', 'bg-warn'],
  ['warn-soft', 'bg-warn-soft'],
  ['bad', 'bg-bad'],
  ['bad-soft', 'bg-bad-soft'],
  ['info', 'bg-info'],
  ['info-soft', 'bg-info-soft'],
] as const;

export function IdentitySection({ say }: SectionProps) {
  return (
    <Section
      id="identity"
      title={say({ en: 'Brand', de: 'Marke' })}
      intro={say({
        en: 'A chain link threaded through a frame. Warm paper, ink and one signal colour.',
        de: 'Ein Kettenglied, das durch einen Bilderrahmen greift. Warmes Papier, Tinte und eine Signalfarbe.',
      })}
    >
      <Specimen title={say({ en: 'Logo and icon', de: 'Logo und Icon' })}>
        <div className="grid justify-items-start gap-8">
          <Logo label="Linkbild" height={48} />
          <Logo label="Linkbild" />
          <div className="flex items-end gap-6">
            {[16, 24, 32, 64].map((size) => (
              <span key={size} style={{ width: size, height: size }}>
                <Icon className="size-full" />
              </span>
            ))}
          </div>
        </div>
      </Specimen>
      <Specimen title={say({ en: 'Pattern', de: 'Muster' })}>
        <div className="h-40 overflow-hidden rounded-lg border border-line text-line">
          <Pattern className="size-full" />
        </div>
      </Specimen>
      <Specimen wide title={say({ en: 'Colours', de: 'Farben' })}>
        <ul className="grid grid-cols-3 gap-x-4 gap-y-5 sm:grid-cols-6 lg:grid-cols-9">
          {colours.map(([name, ground]) => (
            <li key={name} className="text-ink-soft text-xs">
              <span className={`mb-2 block h-14 rounded-md border border-line ${ground}`} />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen wide title={say({ en: 'Typography', de: 'Typografie' })}>
        <p className="font-display font-semibold text-6xl tracking-tight">
          {say({ en: 'Every link is a shop window', de: 'Jeder Link ist ein Schaufenster' })}
        </p>
        <p className="mt-6 font-display font-semibold text-3xl tracking-tight">
          {say({ en: 'See it before they do', de: 'Sehen Sie ihn zuerst' })}
        </p>
        <p className="mt-4 max-w-text">
          {say({
            en: 'Linkbild shows how your link looks when shared on WhatsApp, Slack and elsewhere, tells you what’s wrong and creates a better image.',
            de: 'Linkbild zeigt, wie Ihr Link auf WhatsApp, Slack und anderswo aussieht, sagt Ihnen, was nicht stimmt, und erstellt ein besseres Bild.',
          })}
        </p>
        <p className="figures mt-3 text-ink-soft text-sm">0123456789 · 1.200 × 630 · 18,00 € · 12:45</p>
      </Specimen>
      <Specimen wide title={say({ en: 'Illustrations for empty states', de: 'Illustrationen für leere Ansichten' })}>
        <ul className="grid grid-cols-2 gap-6 sm:grid-cols-3 lg:grid-cols-6">
          {drawingNames.map((name) => (
            <li key={name}>
              <Drawing name={name} className="h-24 w-36 max-w-full" />
            </li>
          ))}
        </ul>
      </Specimen>
    </Section>
  );
}
