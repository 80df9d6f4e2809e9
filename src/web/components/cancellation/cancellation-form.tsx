import type { CancellationKind } from '#domain/cancellation/cancellation.ts';
import { RadioGroup } from '#web/components/ui/radio-group.tsx';
import { TextArea, TextField } from '#web/components/ui/text-field.tsx';
import type { Refusal } from '#web/forms/call-api.server.ts';
import { PersonFields, PlainForm } from '#web/forms/plain-form.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { cancelContractTexts } from '#web/i18n/public/cancel-contract.ts';

export interface CancellationValues {
  name: string;
  email: string;
  contract: string;
  kind: CancellationKind;
  reason: string;
  endsOn: string;
  confirmationEmail: string;
}

interface CancellationFormProps {
  /** As they were sent, after an error. */
  values: CancellationValues | null;
  refusal: Refusal | null;
}

export function CancellationForm({ values, refusal }: CancellationFormProps) {
  const texts = useTexts(cancelContractTexts);
  const errors = refusal?.errors ?? {};
  return (
    <PlainForm refusal={refusal} submit={texts.send}>
      <PersonFields texts={texts} values={values} refusal={refusal} />
      <ContractField values={values} refusal={refusal} />
      <RadioGroup
        name="kind"
        legend={texts.kind}
        defaultValue={values?.kind ?? 'ordinary'}
        options={[
          { value: 'ordinary', label: texts.ordinary, hint: texts.ordinaryHint },
          { value: 'for-cause', label: texts.forCause, hint: texts.forCauseHint },
        ]}
      />
      <TextArea
        name="reason"
        rows={3}
        label={texts.reason}
        note={texts.reasonNote}
        maxLength={2000}
        defaultValue={values?.reason}
        errors={errors.reason}
      />
      <TextField
        name="endsOn"
        type="date"
        label={texts.ends}
        note={texts.optional}
        hint={texts.endsHint}
        defaultValue={values?.endsOn}
        errors={errors.endsOn}
      />
      <TextField
        name="confirmationEmail"
        type="email"
        label={texts.confirmation}
        note={texts.optional}
        hint={texts.confirmationHint}
        defaultValue={values?.confirmationEmail}
        errors={errors.confirmationEmail}
      />
    </PlainForm>
  );
}

interface ContractFieldProps {
  values: { contract: string } | null;
  refusal: Refusal | null;
}

/** Which contract is meant, to cancel it or to withdraw from it. */
export function ContractField({ values, refusal }: ContractFieldProps) {
  const texts = useTexts(cancelContractTexts);
  return (
    <TextField
      name="contract"
      label={texts.contract}
      hint={texts.contractHint}
      placeholder={texts.contractPlaceholder}
      maxLength={300}
      defaultValue={values?.contract}
      errors={refusal?.errors.contract}
    />
  );
}
