import { Choices } from './choices.tsx';
import { Section, type SectionProps } from './specimen.tsx';
import { TextInputs } from './text-inputs.tsx';

export function FieldsSection(props: SectionProps) {
  const { say } = props;
  return (
    <Section
      id="fields"
      title={say({ en: 'Fields', de: 'Felder' })}
      intro={say({
        en: 'Name above, help below, every error in words.',
        de: 'Name darüber, Hilfe darunter, jeder Fehler in Worten.',
      })}
    >
      <TextInputs {...props} />
      <Choices {...props} />
    </Section>
  );
}
