import { Tabs } from '#web/components/ui/tabs.tsx';
import { Buttons } from './buttons.tsx';
import { Menus } from './menus.tsx';
import { Section, type SectionProps, Specimen } from './specimen.tsx';

export function ActionsSection(props: SectionProps) {
  const { say } = props;
  return (
    <Section
      id="actions"
      title={say({ en: 'Actions', de: 'Handlungen' })}
      intro={say({
        en: 'One button of signal colour on a page at most.',
        de: 'Auf einer Seite höchstens ein Knopf in Signalfarbe.',
      })}
    >
      <Buttons {...props} />
      <Menus {...props} />
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
