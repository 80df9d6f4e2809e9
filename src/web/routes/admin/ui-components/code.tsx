import { useState } from 'react';
import { CodeBlock } from '#web/components/ui/code-block.tsx';
import { CodeEditor } from '#web/components/ui/code-editor.tsx';
import { Section, type SectionProps, Specimen } from './specimen.tsx';

const html =
  '<div class="card">\n  <img src="{{ product.image }}" alt="">\n  <h1>{{ product.title }}</h1>\n  <!-- price -->\n  <p class="price">{{ product.price }}</p>\n</div>\n';
const css = '.card {\n  display: flex;\n  gap: 24px;\n  colr: #c8350b;\n}\n';
const json = '{\n  "title": "Leinenhemd",\n  "price": 89,\n  "available": true\n}\n';

export function CodeSection({ say }: SectionProps) {
  const [code, setCode] = useState({ html, css, json });
  const texts = { line: (line: number) => `${say({ en: 'Line', de: 'Zeile' })} ${line}` };
  const problems = [
    { line: 4, message: say({ en: '“colr” is not a property.', de: '„colr“ ist keine Eigenschaft.' }) },
  ];
  const [initialProblems] = useState(problems);
  return (
    <Section
      id="code"
      title={say({ en: 'Code', de: 'Code' })}
      intro={say({ en: 'To edit and to copy.', de: 'Zum Bearbeiten und Kopieren.' })}
    >
      <Specimen title={say({ en: 'Editor, HTML', de: 'Editor, HTML' })}>
        <CodeEditor
          label={say({ en: 'Template', de: 'Vorlage' })}
          language="html"
          value={code.html}
          onChange={(next) => setCode((all) => ({ ...all, html: next }))}
          texts={texts}
        />
      </Specimen>
      <Specimen title={say({ en: 'Editor, CSS with error', de: 'Editor, CSS mit Fehler' })}>
        <CodeEditor
          label={say({ en: 'Style', de: 'Stil' })}
          language="css"
          value={code.css}
          onChange={(next) => setCode((all) => ({ ...all, css: next }))}
          problems={initialProblems}
          texts={texts}
        />
      </Specimen>
      <Specimen title={say({ en: 'Editor, JSON, read-only', de: 'Editor, JSON, schreibgeschützt' })}>
        <CodeEditor
          label={say({ en: 'Data', de: 'Daten' })}
          language="json"
          value={code.json}
          onChange={() => {}}
          readOnly
          texts={texts}
        />
      </Specimen>
      <Specimen title={say({ en: 'Block with copy button', de: 'Block mit Kopieren-Schaltfläche' })}>
        <CodeBlock
          title="theme.liquid"
          code={
            '<meta property="og:image" content="https://images.example/7f3a/og.jpg">\n<meta property="og:image:width" content="1200">\n<meta property="og:image:height" content="630">'
          }
          texts={{ copy: say({ en: 'Copy', de: 'Kopieren' }), copied: say({ en: 'Copied', de: 'Kopiert' }) }}
        />
      </Specimen>
    </Section>
  );
}
