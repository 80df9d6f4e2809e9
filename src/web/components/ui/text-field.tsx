import clsx from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Field, type FieldFrame, fieldIds, inputClass } from './field.tsx';

export interface TextFieldProps extends FieldFrame, Omit<ComponentProps<'input'>, 'className' | 'prefix' | 'size'> {
  /** A word or an icon inside the field, before or after the input. */
  before?: ReactNode;
  after?: ReactNode;
  size?: 'md' | 'lg';
}

export function TextField(props: TextFieldProps) {
  const { label, labelHidden, hint, errors, note, className, before, after, size = 'md', ...input } = props;
  const ownId = useId();
  const id = input.id ?? ownId;
  const frame = { label, labelHidden, hint, errors, note, className };
  return (
    <Field id={id} {...frame}>
      <div className="relative flex items-center">
        {before && <span className="pointer-events-none absolute left-3 flex text-ink-faint text-sm">{before}</span>}
        <input
          {...input}
          id={id}
          {...fieldIds(id, frame)}
          className={clsx(
            inputClass(Boolean(errors?.length)),
            'text-ellipsis',
            size === 'lg' ? 'h-12' : 'h-10',
            before ? 'pl-9' : '',
            after ? 'pr-10' : '',
          )}
        />
        {after && <span className="absolute right-1.5 flex items-center">{after}</span>}
      </div>
    </Field>
  );
}

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
