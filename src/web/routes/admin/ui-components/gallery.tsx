import type { Language, Text } from '#domain/language.ts';
import { ActionsSection } from './actions.tsx';
import { CodeSection } from './code.tsx';
import { DataSection } from './data.tsx';
import { FeedbackSection } from './feedback.tsx';
import { FieldsSection } from './fields.tsx';
import { IdentitySection } from './identity.tsx';
import { PickersSection } from './pickers.tsx';
import { ShowingSection } from './showing.tsx';

const sections: readonly { id: string; name: Text }[] = [
  { id: 'identity', name: { en: 'Identity', de: 'Gestalt' } },
  { id: 'actions', name: { en: 'Actions', de: 'Handlungen' } },
  { id: 'fields', name: { en: 'Fields', de: 'Felder' } },
  { id: 'pickers', name: { en: 'Pickers', de: 'Auswählen' } },
  { id: 'feedback', name: { en: 'Feedback', de: 'Rückmeldung' } },
  { id: 'data', name: { en: 'Data', de: 'Daten' } },
  { id: 'code', name: { en: 'Code', de: 'Code' } },
  { id: 'showing', name: { en: 'Showing', de: 'Zeigen' } },
];

/** Every part of the interface with all its states, on one page. Brings its own h1. */
export function UiComponentsGallery({ language }: { language: Language }) {
  const say = (text: Text) => text[language];
  const common = { language, say };
  return (
    <div>
      <h1 className="text-4xl">{say({ en: 'Parts of the interface', de: 'Teile der Oberfläche' })}</h1>
      <p className="mt-3 max-w-text text-ink-soft">
        {say({
          en: 'Everything a page is made of, in every state it can be in. If it is not here, it should not be on a page.',
          de: 'Alles, woraus eine Seite besteht, in jedem Zustand. Was hier fehlt, gehört auf keine Seite.',
        })}
      </p>
      <nav
        aria-label={say({ en: 'Sections', de: 'Abschnitte' })}
        className="mt-6 mb-14 flex flex-wrap gap-x-5 gap-y-2 text-sm"
      >
        {sections.map((section) => (
          <a key={section.id} href={`#${section.id}`} className="text-link">
            {say(section.name)}
          </a>
        ))}
      </nav>
      <IdentitySection {...common} />
      <ActionsSection {...common} />
      <FieldsSection {...common} />
      <PickersSection {...common} />
      <FeedbackSection {...common} />
      <DataSection {...common} />
      <CodeSection {...common} />
      <ShowingSection {...common} />
    </div>
  );
}
