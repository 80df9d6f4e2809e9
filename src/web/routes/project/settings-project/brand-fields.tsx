import { useState } from 'react';
import type { Project } from '#contract/entities/project.ts';
import type { FieldErrors } from '#contract/errors.ts';
import { Button } from '#web/components/ui/button.tsx';
import { ColourPicker } from '#web/components/ui/colour-picker.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { projectSettingsTexts } from '#web/i18n/project/settings.ts';

interface BrandFieldsProps {
  project: Project;
  colours: readonly { name: string; value: string }[];
  readOnly: boolean;
  /** A colour is chosen by buttons too, of which a form hears nothing. */
  onEdit: () => void;
  errors: FieldErrors;
}

export function BrandFields({ project, colours, readOnly, onEdit, errors }: BrandFieldsProps) {
  const texts = useTexts(projectSettingsTexts);
  const common = useTexts(commonTexts);
  const [logo, setLogo] = useState(project.logoUrl ?? '');
  const [colour, setColour] = useState(project.primaryColor ?? '');
  const choose = (next: string) => {
    setColour(next);
    onEdit();
  };
  return (
    <div className="grid gap-5">
      <div className="flex items-start gap-4">
        <LogoSample url={logo} />
        <TextField
          className="flex-1"
          name="logoUrl"
          label={texts.logo}
          note={common.optional}
          inputMode="url"
          autoCapitalize="none"
          readOnly={readOnly}
          value={logo}
          onChange={(event) => setLogo(event.target.value)}
          errors={errors.logoUrl}
        />
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <ColourPicker
          name="primaryColor"
          label={texts.colour}
          value={colour}
          onChange={choose}
          palette={colours}
          disabled={readOnly}
          errors={errors.primaryColor}
          texts={texts}
        />
        {colour !== '' && !readOnly && (
          <Button size="sm" variant="quiet" onClick={() => choose('')}>
            {texts.noColour}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The logo as it will be used; a URL without an image says so. */
function LogoSample({ url }: { url: string }) {
  const texts = useTexts(projectSettingsTexts);
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const isShown = /^https?:\/\//.test(url) && url !== brokenUrl;
  return (
    <span className="mt-6.5 grid size-16 shrink-0 place-items-center overflow-hidden rounded-md border border-line bg-white p-1.5">
      {isShown ? (
        <img
          src={url}
          alt={texts.logoAlt}
          onError={() => setBrokenUrl(url)}
          className="max-h-full max-w-full object-contain"
        />
      ) : (
        <span className="text-center text-2xs text-black/70">{texts.noLogo}</span>
      )}
    </span>
  );
}
