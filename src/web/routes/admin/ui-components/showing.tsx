import { useState } from 'react';
import { GroupChatDemo } from '#web/components/group-chat-demo.tsx';
import { FloatingCallToAction } from '#web/components/public/floating-call-to-action.tsx';
import { Counter } from '#web/components/ui/counter.tsx';
import { Switch } from '#web/components/ui/switch.tsx';
import { sampleImage } from './samples.ts';
import { Section, type SectionProps, Specimen } from './specimen.tsx';

export function ShowingSection({ say, language }: SectionProps) {
  const [bar, setBar] = useState(false);
  const link = {
    title: say({ en: 'Terracotta vase, 89 €', de: 'Vase aus Terrakotta, 89 €' }),
    baseurl: 'tonwerk.example',
    url: 'https://tonwerk.example/products/vase',
    description: say({ en: 'Turned by hand in Brandenburg.', de: 'In Brandenburg von Hand gedreht.' }),
  };
  const [chat] = useState({
    name: say({ en: 'Moving in together', de: 'Wir ziehen zusammen' }),
    members: 'Ana, Jonas, Mira',
    imageUrl: null,
    messages: [
      {
        text: say({ en: 'We need something for the table', de: 'Wir brauchen noch was für den Tisch' }),
        time: '18:02',
        type: 'other' as const,
        color: 'var(--info)',
        author: 'Ana',
      },
      {
        text: '',
        time: '18:04',
        type: 'other' as const,
        color: 'var(--good)',
        author: 'Jonas',
        link: { ...link, ogImage: null, hasPreview: false },
      },
      {
        text: '',
        time: '18:05',
        type: 'other' as const,
        color: 'var(--warn)',
        author: 'Mira',
        link: {
          ...link,
          ogImage: { url: sampleImage, type: 'svg+xml', width: 1200, height: 630, bytes: 2_000 },
          hasPreview: true,
        },
        demoMessage: true,
      },
      {
        text: say({ en: 'That one!', de: 'Die nehmen wir!' }),
        time: '18:05',
        type: 'self' as const,
        color: 'var(--ink)',
        author: '',
      },
    ],
  });
  return (
    <Section
      id="showing"
      title={say({ en: 'Public pages', de: 'Öffentliche Seiten' })}
      intro={say({ en: 'Components of the public pages.', de: 'Komponenten der öffentlichen Seiten.' })}
    >
      <Specimen title={say({ en: 'Group chat', de: 'Gruppenchat' })}>
        <GroupChatDemo chat={chat} texts={{ imageOf: say({ en: 'Preview of', de: 'Vorschau von' }) }} />
      </Specimen>
      <Specimen title={say({ en: 'Counter', de: 'Zähler' })}>
        <p className="font-display font-semibold text-5xl">
          <Counter value={12840} language={language} />
        </p>
        <p className="mt-1 text-ink-soft">{say({ en: 'images created', de: 'Bilder erstellt' })}</p>
        <p className="mt-8 font-display font-semibold text-5xl text-signal">
          <Counter value={97.5} decimals={1} suffix=" %" language={language} />
        </p>
        <p className="mt-1 text-ink-soft">
          {say({ en: 'of links without their own image', de: 'der Links ohne eigenes Bild' })}
        </p>
        <div className="mt-12" id="gallery-anchor">
          <Switch
            label={say({ en: 'Show floating bar', de: 'Schwebende Leiste anzeigen' })}
            hint={say({ en: 'Shrinks 200 px below this line.', de: 'Wird 200 px unter dieser Zeile kleiner.' })}
            checked={bar}
            onChange={(event) => setBar(event.target.checked)}
          />
        </div>
        {bar && (
          <FloatingCallToAction
            anchorId="gallery-anchor"
            text={say({ en: 'How does your shop look when shared?', de: 'Wie sieht Ihr Shop beim Teilen aus?' })}
            href="#showing"
            buttonText={say({ en: 'Check it now', de: 'Jetzt prüfen' })}
          />
        )}
      </Specimen>
    </Section>
  );
}
