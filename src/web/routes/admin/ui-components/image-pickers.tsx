import { useState } from 'react';
import { ImagePicker } from '#web/components/ui/image-picker.tsx';
import { sampleImage } from './samples.ts';
import { type SectionProps, Specimen } from './specimen.tsx';

const MAX_BYTES = 10 * 1024 * 1024;

export function ImagePickers({ say }: SectionProps) {
  const [image, setImage] = useState<string | null>(null);
  const texts = {
    choose: say({ en: 'Choose image', de: 'Bild auswählen' }),
    drop: say({ en: 'or drop it here', de: 'oder hierher ziehen' }),
    replace: say({ en: 'Replace', de: 'Ersetzen' }),
    remove: say({ en: 'Remove', de: 'Entfernen' }),
    wrongType: say({ en: 'Choose a JPEG, PNG, WebP or GIF.', de: 'Wählen Sie JPEG, PNG, WebP oder GIF.' }),
    tooLarge: say({ en: 'The file is larger than 10 MB.', de: 'Die Datei ist größer als 10 MB.' }),
    uploading: say({ en: 'Uploading', de: 'Wird hochgeladen' }),
  };
  return (
    <>
      <Specimen title={say({ en: 'Image picker, empty', de: 'Bildauswahl, leer' })}>
        <ImagePicker
          label={say({ en: 'Logo', de: 'Logo' })}
          hint={say({ en: 'JPEG, PNG, WebP or GIF, up to 10 MB.', de: 'JPEG, PNG, WebP oder GIF, bis 10 MB.' })}
          value={image}
          alt={say({ en: 'Selected image', de: 'Ausgewähltes Bild' })}
          maxBytes={MAX_BYTES}
          onPick={(file) => setImage(URL.createObjectURL(file))}
          onRemove={() => setImage(null)}
          texts={texts}
        />
      </Specimen>
      <Specimen title={say({ en: 'Image picker, selected and loading', de: 'Bildauswahl, ausgewählt und ladend' })}>
        <div className="grid gap-6 sm:grid-cols-2">
          <ImagePicker
            label={say({ en: 'Fallback image', de: 'Ersatzbild' })}
            value={sampleImage}
            alt={say({ en: 'A vase on a table', de: 'Eine Vase auf einem Tisch' })}
            maxBytes={MAX_BYTES}
            onPick={() => {}}
            onRemove={() => {}}
            texts={texts}
          />
          <ImagePicker
            label={say({ en: 'Uploading', de: 'Wird hochgeladen' })}
            value={null}
            alt=""
            busy
            maxBytes={MAX_BYTES}
            onPick={() => {}}
            texts={texts}
          />
        </div>
      </Specimen>
    </>
  );
}
