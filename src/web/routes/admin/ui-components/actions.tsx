import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Button, ButtonLink, type ButtonState, IconButton } from '#web/components/ui/button.tsx';
import { ConfirmButton } from '#web/components/ui/confirm-button.tsx';
import { Dropdown } from '#web/components/ui/dropdown.tsx';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { Tooltip } from '#web/components/ui/tooltip.tsx';
import { Row, Section, type SectionProps, Specimen } from './specimen.tsx';

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

export function ActionsSection({ say }: SectionProps) {
  const [state, setState] = useState<ButtonState>('idle');
  const save = async () => {
    setState('loading');
    await wait(1200);
    setState('done');
    await wait(1500);
    setState('idle');
  };
  const saveText = say({ en: 'Save changes', de: 'Änderungen speichern' });
  const saving = {
    loadingText: say({ en: 'Saving', de: 'Wird gespeichert' }),
    doneText: say({ en: 'Saved', de: 'Gespeichert' }),
  };
  return (
    <Section
      id="actions"
      title={say({ en: 'Actions', de: 'Handlungen' })}
      intro={say({
        en: 'One button of signal colour on a page at most.',
        de: 'Auf einer Seite höchstens ein Knopf in Signalfarbe.',
      })}
    >
      <Specimen title={say({ en: 'Variants', de: 'Arten' })}>
        <Row>
          <Button variant="signal">{say({ en: 'Try for free', de: 'Kostenlos testen' })}</Button>
          <Button>{saveText}</Button>
          <Button variant="outline">{say({ en: 'Preview', de: 'Vorschau' })}</Button>
          <Button variant="quiet">{say({ en: 'Cancel', de: 'Abbrechen' })}</Button>
          <Button variant="bad">{say({ en: 'Delete', de: 'Löschen' })}</Button>
        </Row>
      </Specimen>
      <Specimen title={say({ en: 'Sizes, icons, link', de: 'Größen, Zeichen, Link' })}>
        <Row>
          <Button size="sm" variant="outline" icon={<Plus aria-hidden className="size-4" />}>
            {say({ en: 'Add', de: 'Hinzufügen' })}
          </Button>
          <Button variant="outline" icon={<Download aria-hidden className="size-4" />}>
            {say({ en: 'Download', de: 'Herunterladen' })}
          </Button>
          <ButtonLink href="#actions" size="lg" variant="signal">
            {say({ en: 'A link', de: 'Ein Link' })}
          </ButtonLink>
          <IconButton label={say({ en: 'Delete', de: 'Löschen' })}>
            <Trash2 aria-hidden className="size-4.5" />
          </IconButton>
        </Row>
      </Specimen>
      <Specimen title={say({ en: 'Disabled, loading, done', de: 'Gesperrt, beschäftigt, fertig' })}>
        <Row>
          <Button disabled>{saveText}</Button>
          <Button state="loading" {...saving}>
            {saveText}
          </Button>
          <Button state="done" {...saving}>
            {saveText}
          </Button>
          <Button state={state} {...saving} variant="signal" onClick={save}>
            {say({ en: 'Play it through', de: 'Einmal durchspielen' })}
          </Button>
        </Row>
      </Specimen>
      <Specimen title={say({ en: 'Menu, tooltip, question', de: 'Menü, Hinweis, Rückfrage' })}>
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
                label: say({ en: 'Not possible now', de: 'Gerade nicht möglich' }),
                onSelect: () => {},
                disabled: true,
              },
              { kind: 'line' },
              { label: say({ en: 'Delete', de: 'Löschen' }), onSelect: () => {}, tone: 'bad' },
            ]}
          />
          <Tooltip content={say({ en: 'Shown on hover and on focus', de: 'Erscheint bei Maus und Fokus' })}>
            <Button variant="outline">{say({ en: 'Hover me', de: 'Mit der Maus berühren' })}</Button>
          </Tooltip>
          <ConfirmButton
            onConfirm={() => wait(1000)}
            texts={{
              title: say({ en: 'Delete this template?', de: 'Diese Vorlage löschen?' }),
              description: say({
                en: 'Pictures already drawn stay as they are.',
                de: 'Bereits gezeichnete Bilder bleiben bestehen.',
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
      <Specimen wide title={say({ en: 'Tabs', de: 'Reiter' })}>
        <Tabs
          label={say({ en: 'Kinds of pages', de: 'Arten von Seiten' })}
          tabs={[
            {
              value: 'products',
              label: say({ en: 'Products', de: 'Produkte' }),
              count: 124,
              panel: say({ en: 'Product pages', de: 'Produktseiten' }),
            },
            {
              value: 'collections',
              label: say({ en: 'Collections', de: 'Kollektionen' }),
              count: 12,
              panel: say({ en: 'Collection pages', de: 'Kollektionsseiten' }),
            },
            { value: 'blogs', label: 'Blog', panel: say({ en: 'Blog posts', de: 'Blogbeiträge' }) },
            { value: 'none', label: say({ en: 'Locked', de: 'Gesperrt' }), disabled: true, panel: '' },
          ]}
        />
      </Specimen>
    </Section>
  );
}
