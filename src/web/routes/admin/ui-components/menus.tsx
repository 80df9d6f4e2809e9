import { Button } from '#web/components/ui/button.tsx';
import { ConfirmButton } from '#web/components/ui/confirm-button.tsx';
import { Dropdown } from '#web/components/ui/dropdown.tsx';
import { Ellipsis } from '#web/components/ui/icons.tsx';
import { Tooltip } from '#web/components/ui/tooltip.tsx';
import { Row, type SectionProps, Specimen } from './specimen.tsx';
import { wait } from './wait.ts';

/** What opens above the page: a menu, a tooltip, a confirmation. */
export function Menus({ say }: SectionProps) {
  return (
    <Specimen title={say({ en: 'Menu, tooltip, confirmation', de: 'Menü, Tooltip, Rückfrage' })}>
      <Row>
        <Dropdown
          align="start"
          trigger={
            <Button variant="outline" icon={<Ellipsis aria-hidden className="size-4" />}>
              {say({ en: 'More', de: 'Mehr' })}
            </Button>
          }
          entries={[
            { kind: 'heading', label: 'mara@nordlicht.example' },
            { kind: 'link', label: say({ en: 'Account', de: 'Konto' }), href: '#actions' },
            { label: say({ en: 'Duplicate', de: 'Duplizieren' }), onSelect: () => {} },
            {
              label: say({ en: 'Not available', de: 'Nicht verfügbar' }),
              onSelect: () => {},
              disabled: true,
            },
            { kind: 'line' },
            { label: say({ en: 'Delete', de: 'Löschen' }), onSelect: () => {}, tone: 'bad' },
          ]}
        />
        <Tooltip content={say({ en: 'Shown on hover and focus', de: 'Erscheint bei Hover und Fokus' })}>
          <Button variant="outline">{say({ en: 'Hover over me', de: 'Mit der Maus darüberfahren' })}</Button>
        </Tooltip>
        <ConfirmButton
          onConfirm={() => wait(1000)}
          texts={{
            title: say({ en: 'Delete this template?', de: 'Diese Vorlage löschen?' }),
            description: say({
              en: 'Images already created are kept.',
              de: 'Bereits erstellte Bilder bleiben erhalten.',
            }),
            confirm: say({ en: 'Delete template', de: 'Vorlage löschen' }),
            cancel: say({ en: 'Keep it', de: 'Behalten' }),
            close: say({ en: 'Close', de: 'Schließen' }),
          }}
        >
          {say({ en: 'Delete template', de: 'Vorlage löschen' })}
        </ConfirmButton>
      </Row>
    </Specimen>
  );
}
