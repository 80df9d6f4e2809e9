import { useCallback, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { tokenAreas, tokenDays } from '#domain/access/proof.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { Choice } from '#web/components/ui/choice.tsx';
import { RadioGroup } from '#web/components/ui/radio-group.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { useSubmitting } from '#web/forms/submitting.ts';
import { accountTexts, tokenAreaTexts } from '#web/i18n/app/account.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { useAppData } from '#web/layouts/app.tsx';
import { useRepeatAfterLogin } from '#web/login-confirmation/fresh-login.tsx';
import type { AccountActionData } from './answer-account.server.ts';

/** By default a token is read-only, not for administration, and expires after 90 days. */
export function NewTokenForm({ own }: { own: AccountActionData | undefined }) {
  const texts = useTexts(accountTexts);
  const areaNames = useTexts(tokenAreaTexts);
  const { projects, user } = useAppData();
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const repeat = useCallback(() => void (form.current && submit(form.current)), [submit]);
  useRepeatAfterLogin(own?.refusal, repeat);
  const days = tokenDays.map((count) => ({ value: String(count), label: texts.tokenDays(count) }));
  const errors = own?.refusal?.errors;
  return (
    // A new key after creating a token clears the fields.
    <Form ref={form} key={own?.token ?? 'new'} method="post" className="grid gap-5" noValidate>
      <input type="hidden" name="intent" value="create-token" />
      <TextField name="name" label={texts.tokenName} placeholder={texts.tokenNameHint} errors={errors?.name} />
      <RadioGroup
        name="scope"
        legend={texts.tokenScope}
        defaultValue="read"
        options={[
          { value: 'read', label: texts.scopeRead, hint: texts.scopeReadHint },
          { value: 'write', label: texts.scopeWrite, hint: texts.scopeWriteHint },
        ]}
      />
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-[550] text-sm">{texts.tokenAreas}</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          {tokenAreas
            .filter((area) => area !== 'admin' || user.role === 'superadmin')
            .map((area) => (
              <Checkbox
                key={area}
                name="areas"
                value={area}
                defaultChecked={area !== 'admin'}
                label={areaNames[area]}
              />
            ))}
        </div>
        {errors?.areas && (
          <p role="alert" className="text-bad text-sm">
            {texts.tokenAreasNone}
          </p>
        )}
      </fieldset>
      <div className="grid gap-5 sm:grid-cols-2">
        <Choice
          name="projectId"
          label={texts.tokenProject}
          defaultValue="all"
          options={[
            { value: 'all', label: texts.allProjects },
            ...projects.map(({ id, title, full }) => ({ value: String(id), label: title || full })),
          ]}
        />
        <Choice
          name="days"
          label={texts.tokenEnd}
          defaultValue="90"
          options={[...days, { value: 'never', label: texts.tokenNoEnd }]}
        />
      </div>
      <div>
        <Button type="submit" variant="outline" state={useSubmitting('create-token')}>
          {texts.createToken}
        </Button>
      </div>
    </Form>
  );
}
