import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useFetcher } from 'react-router';
import type { AgencyLook, ShownLook } from '#contract/calls/agency-look.ts';
import { accentOf, isEmptyLook } from '#domain/agency-look/agency-look.ts';
import { api, uploadAgencyLogo } from '#web/browser-client.ts';
import { ImageUpload } from '#web/components/actions/image-upload.tsx';
import { Part } from '#web/components/part.tsx';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { ColourPicker } from '#web/components/ui/colour-picker.tsx';
import { TextArea, TextField } from '#web/components/ui/text-field.tsx';
import { FormAlert } from '#web/forms/form-alert.tsx';
import { useFetcherState } from '#web/forms/submitting.ts';
import { agencyLookTexts } from '#web/i18n/audit/agency-look.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { usePathTo } from '#web/paths.ts';
import type { SettingsActionData } from './answer-settings.server.ts';
import { SaveLine, type Unsaved } from './unsaved.tsx';

// Only Pro has it.
const AgencyPreview = lazy(() => import('./agency-preview.tsx'));
const LaterPreview = ({ look }: { look: ShownLook }) => (
  <Suspense fallback={<div className="h-56" />}>
    <AgencyPreview look={look} />
  </Suspense>
);

interface AgencyLookPartProps {
  look: AgencyLook;
  project: { id: number; slug: string };
  colours: readonly { name: string; value: string }[];
  mayChange: boolean;
  unsaved: Unsaved;
}

/** How an agency signs the reports of this project, beside how they will look. */
export function AgencyLookPart({ look, project, colours, mayChange, unsaved }: AgencyLookPartProps) {
  const texts = useTexts(agencyLookTexts);
  return (
    <Part id="agency-look" title={texts.title} text={texts.text}>
      {look.isIncluded ? (
        <LookForm {...{ look, project, colours, mayChange, unsaved }} />
      ) : (
        <NotIncluded look={look} slug={project.slug} />
      )}
    </Part>
  );
}

function NotIncluded({ look, slug }: { look: AgencyLook; slug: string }) {
  const texts = useTexts(agencyLookTexts);
  const pathTo = usePathTo();
  return (
    <div className="grid justify-items-start gap-4">
      <p>
        {isEmptyLook({ ...look, logo: look.logo && { ...look.logo, key: '' } }) ? texts.notIncluded : texts.storedOnly}
      </p>
      <Link to={pathTo('settingsPlan', { projectSlug: slug })} className={buttonClass('outline', 'sm')}>
        {texts.seePlans}
      </Link>
    </div>
  );
}

function LookForm({ look, project, colours, mayChange, unsaved }: AgencyLookPartProps) {
  const texts = useTexts(agencyLookTexts);
  const fetcher = useFetcher<SettingsActionData>();
  const sending = useFetcherState(fetcher);
  const [typed, setTyped] = useState<Omit<ShownLook, 'logo'>>(look);
  const { mark } = unsaved;
  const change = (part: Partial<typeof typed>) => {
    setTyped((now) => ({ ...now, ...part }));
    mark('agency-look', true);
  };
  useEffect(() => {
    if (fetcher.data && !fetcher.data.refusal) mark('agency-look', false);
  }, [fetcher.data, mark]);
  const refusal = fetcher.data?.refusal;
  const errors = refusal?.errors ?? {};
  return (
    <div className="grid gap-8">
      <AgencyLogo {...{ look, mayChange }} projectId={project.id} />
      <fetcher.Form method="post" noValidate className="grid gap-5">
        <input type="hidden" name="intent" value="agency-look" />
        <FormAlert refusal={refusal} />
        <TextField
          name="agencyName"
          label={texts.name}
          hint={texts.nameHint}
          maxLength={80}
          readOnly={!mayChange}
          value={typed.name}
          onChange={(event) => change({ name: event.target.value })}
          errors={errors.name}
        />
        <LookColour
          color={typed.color}
          onChange={(color) => change({ color })}
          errors={errors.color}
          {...{ colours, mayChange }}
        />
        <TextArea
          name="agencyContact"
          label={texts.contact}
          hint={texts.contactHint}
          rows={3}
          maxLength={300}
          readOnly={!mayChange}
          value={typed.contact}
          onChange={(event) => change({ contact: event.target.value })}
          errors={errors.contact}
        />
        <TextField
          name="agencyFooter"
          label={texts.footer}
          hint={texts.footerHint}
          maxLength={200}
          readOnly={!mayChange}
          value={typed.footer}
          onChange={(event) => change({ footer: event.target.value })}
          errors={errors.footer}
        />
        <Checkbox
          name="agencyShowsLinkbild"
          label={texts.showsLinkbild}
          disabled={!mayChange}
          checked={typed.showsLinkbild}
          onChange={(event) => change({ showsLinkbild: event.target.checked })}
        />
        <LaterPreview look={{ ...typed, logo: look.logo }} />
        {mayChange && (
          <SaveLine
            form="agency-look"
            variant="signal"
            label={texts.save}
            isSaved={Boolean(fetcher.data) && !refusal && sending === 'idle'}
            {...{ unsaved, sending }}
          />
        )}
      </fetcher.Form>
    </div>
  );
}

interface LookColourProps extends Pick<AgencyLookPartProps, 'colours' | 'mayChange'> {
  color: string | null;
  onChange: (color: string | null) => void;
  errors: string[] | undefined;
}

/** The agency's colour, and what readable text makes of it. */
function LookColour({ color, onChange, colours, mayChange, errors }: LookColourProps) {
  const texts = useTexts(agencyLookTexts);
  const accent = color ? accentOf(color) : null;
  return (
    <div>
      <div className="flex flex-wrap items-end gap-3">
        <ColourPicker
          name="agencyColor"
          label={texts.color}
          value={color ?? ''}
          onChange={onChange}
          palette={colours}
          disabled={!mayChange}
          errors={errors}
          texts={texts}
        />
        {color && mayChange && (
          <Button size="sm" variant="quiet" onClick={() => onChange(null)}>
            {texts.noColor}
          </Button>
        )}
      </div>
      {accent?.isDarkened && (
        <p className="mt-2 flex items-center gap-2 text-ink-soft text-sm">
          <span
            aria-hidden
            style={{ backgroundColor: accent.signal }}
            className="size-4 shrink-0 rounded-sm border border-line"
          />
          {texts.darkened}
        </p>
      )}
    </div>
  );
}

interface AgencyLogoProps {
  look: Pick<ShownLook, 'name' | 'logo'>;
  projectId: number;
  mayChange: boolean;
}

function AgencyLogo({ look: { name, logo }, projectId, mayChange }: AgencyLogoProps) {
  const texts = useTexts(agencyLookTexts);
  return (
    <ImageUpload
      texts={{
        label: texts.logo,
        hint: texts.logoHint,
        choose: texts.chooseLogo,
        replace: texts.replaceLogo,
        remove: texts.removeLogo,
        uploading: texts.uploading,
        tooLarge: texts.tooLarge,
      }}
      isThere={logo !== null}
      mayChange={mayChange}
      picture={
        logo && (
          <span className="grid h-16 max-w-60 place-items-center rounded-md border border-line bg-white p-2">
            <img src={logo.url} alt={name || texts.logo} className="h-12 w-auto max-w-full object-contain" />
          </span>
        )
      }
      upload={(file) => uploadAgencyLogo(projectId, file).then(() => texts.logoSaved)}
      remove={() => api.deleteAgencyLogo({ params: { id: String(projectId) } }).then(() => texts.logoRemoved)}
    />
  );
}
