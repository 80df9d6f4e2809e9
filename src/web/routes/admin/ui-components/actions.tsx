import { useState } from 'react';
import { ConfirmButton } from '#web/components/actions/action-buttons.tsx';
import { Menu } from '#web/components/menu/menu.tsx';
import {
  Button,
  ButtonLink,
  type ButtonState,
  buttonSizes,
  buttonVariants,
  IconButton,
} from '#web/components/ui/button.tsx';
import { Copy, Plus, Trash2, UserRound } from '#web/components/ui/icons.tsx';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { Tooltip } from '#web/components/ui/tooltip.tsx';
import { Row, Section, type SectionProps, Specimen } from './specimen.tsx';

export function ActionsSection(props: SectionProps) {
  const { say } = props;
  return (
    <Section
      id="actions"
      title={say({ en: 'Actions', de: 'Aktionen' })}
      intro={say({
        en: 'At most one signal-coloured button per page.',
        de: 'Höchstens eine Schaltfläche in Signalfarbe pro Seite.',
      })}
    >
      <Buttons {...props} />
      <Menus {...props} />
      <Specimen wide title={say({ en: 'Tabs', de: 'Registerkarten' })}>
        <Tabs
          label={say({ en: 'Page types', de: 'Seitentypen' })}
          tabs={[
            {
              value: 'products',
              label: say({ en: 'Products', de: 'Produkte' }),
              count: 124,
              panel: say({ en: 'Product pages', de: 'Produktseiten' }),
            },
            {
              value: 'collections',
              label: say({ en: 'Collections', de: 'Kategorien' }),
              count: 12,
              panel: say({ en: 'Collection pages', de: 'Kategorieseiten' }),
            },
            { value: 'blogs', label: 'Blog', panel: say({ en: 'Blog posts', de: 'Blogbeiträge' }) },
            { value: 'none', label: say({ en: 'Disabled', de: 'Deaktiviert' }), disabled: true, panel: '' },
          ]}
        />
      </Specimen>
    </Section>
  );
}

function Buttons({ say }: SectionProps) {
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
    <>
      <Specimen title={say({ en: 'Variants', de: 'Varianten' })}>
        <Row>
          {buttonVariants.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
        </Row>
      </Specimen>
      <Specimen title={say({ en: 'Sizes, icons, link', de: 'Größen, Icons, Link' })}>
        <Row>
          {buttonSizes.map((size) => (
            <Button key={size} size={size} variant="outline" icon={<Plus aria-hidden className="size-4" />}>
              {size}
            </Button>
          ))}
          <ButtonLink href="#actions" size="lg" variant="signal">
            {say({ en: 'A link', de: 'Ein Link' })}
          </ButtonLink>
          <IconButton label={say({ en: 'Delete', de: 'Löschen' })}>
            <Trash2 aria-hidden className="size-4.5" />
          </IconButton>
        </Row>
      </Specimen>
      <Specimen title={say({ en: 'Disabled, loading, done', de: 'Deaktiviert, ladend, fertig' })}>
        <Row>
          <Button disabled>{saveText}</Button>
          <Button state="loading" {...saving}>
            {saveText}
          </Button>
          <Button state="done" {...saving}>
            {saveText}
          </Button>
          <Button state={state} {...saving} variant="signal" onClick={save}>
            {say({ en: 'Run through', de: 'Durchspielen' })}
          </Button>
        </Row>
      </Specimen>
    </>
  );
}

/** Parts that open above the page: a menu, a tooltip, a confirmation. */
function Menus({ say }: SectionProps) {
  return (
    <Specimen title={say({ en: 'Menu, tooltip, confirmation', de: 'Menü, Tooltip, Rückfrage' })}>
      <Row>
        <Menu
          label={say({ en: 'More', de: 'Mehr' })}
          entries={[
            { label: say({ en: 'Account', de: 'Konto' }), icon: <UserRound aria-hidden />, href: '#actions' },
            { label: say({ en: 'Duplicate', de: 'Duplizieren' }), icon: <Copy aria-hidden />, run: () => {} },
            'line',
            { label: say({ en: 'Delete', de: 'Löschen' }), icon: <Trash2 aria-hidden />, run: () => {}, tone: 'bad' },
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

/** Simulates a server's response time: the gallery has no server. */
const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
