import { type ComponentType, lazy, Suspense } from 'react';
import type { Language, Text } from '#domain/language.ts';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import type { SectionProps } from './specimen.tsx';

// Each section is a separate view with its own script: together they would weigh more than any page may.

const section = (name: Text, load: () => Promise<ComponentType<SectionProps>>) => ({
  name,
  load,
  Section: lazy(async () => ({ default: await load() })),
});

export const sections = {
  identity: section({ en: 'Brand', de: 'Marke' }, async () => (await import('./identity.tsx')).IdentitySection),
  actions: section({ en: 'Actions', de: 'Aktionen' }, async () => (await import('./actions.tsx')).ActionsSection),
  fields: section({ en: 'Fields', de: 'Felder' }, async () => (await import('./fields.tsx')).FieldsSection),
  pickers: section({ en: 'Pickers', de: 'Auswahl' }, async () => (await import('./pickers.tsx')).PickersSection),
  feedback: section(
    { en: 'Feedback', de: 'Rückmeldungen' },
    async () => (await import('./feedback.tsx')).FeedbackSection,
  ),
  data: section({ en: 'Data', de: 'Daten' }, async () => (await import('./data.tsx')).DataSection),
  code: section({ en: 'Code', de: 'Code' }, async () => (await import('./code.tsx')).CodeSection),
  showing: section(
    { en: 'Public pages', de: 'Öffentliche Seiten' },
    async () => (await import('./showing.tsx')).ShowingSection,
  ),
};
export type SectionName = keyof typeof sections;

export const isSectionName = (name: string | null): name is SectionName =>
  name !== null && Object.hasOwn(sections, name);

/** Every component with all its states, one section at a time. Has its own h1. */
export function UiComponentsGallery({ language, view }: { language: Language; view: SectionName }) {
  const say = (text: Text) => text[language];
  const { Section } = sections[view];
  return (
    <div>
      <h1 className="text-4xl">{say({ en: 'UI components', de: 'UI-Komponenten' })}</h1>
      <p className="mt-3 max-w-text text-ink-soft">
        {say({
          en: 'Every component in every state. If it’s not here, it doesn’t belong on a page.',
          de: 'Alle Komponenten in allen Zuständen. Was hier fehlt, gehört auf keine Seite.',
        })}
      </p>
      <nav
        aria-label={say({ en: 'Sections', de: 'Abschnitte' })}
        className="mt-6 mb-14 flex flex-wrap gap-x-5 gap-y-2 text-sm"
      >
        {Object.entries(sections).map(([name, each]) => (
          <a
            key={name}
            href={`?view=${name}`}
            aria-current={name === view ? 'page' : undefined}
            className="inline-flex min-h-6 items-center text-link"
          >
            {say(each.name)}
          </a>
        ))}
      </nav>
      <Suspense fallback={<Skeleton className="h-96" />}>
        <Section language={language} say={say} />
      </Suspense>
    </div>
  );
}
