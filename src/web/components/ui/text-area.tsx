import clsx from 'clsx';
import { type ComponentProps, useId } from 'react';
import { Field, type FieldFrame, fieldIds, inputClass } from './field.tsx';

export interface TextAreaProps extends FieldFrame, Omit<ComponentProps<'textarea'>, 'className'> {}

/** Grows with its text if the browser can (`field-sizing`), otherwise keeps its rows. */
export function TextArea({ label, labelHidden, hint, errors, note, className, ...area }: TextAreaProps) {
  const ownId = useId();
  const id = area.id ?? ownId;
  const frame = { label, labelHidden, hint, errors, note, className };
  return (
    <Field id={id} {...frame}>
      <textarea
        rows={4}
        {...area}
        id={id}
        {...fieldIds(id, frame)}
        className={clsx(inputClass(Boolean(errors?.length)), 'field-sizing-content block min-h-24 py-2')}
      />
    </Field>
  );
}
