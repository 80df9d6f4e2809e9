import { Tabs } from '#web/components/ui/tabs.tsx';
import { Buttons } from './buttons.tsx';
import { Menus } from './menus.tsx';
import { Section, type SectionProps, Specimen } from './specimen.tsx';

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
