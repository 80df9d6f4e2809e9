import { Select as Base } from '@base-ui/react/select';
import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { Check, ChevronsUpDown } from '#web/components/ui/icons.tsx';
import { Field, type FieldFrame, fieldIds, inputClass } from './field.tsx';
import { floatingClass, floatingRowClass } from './floating.ts';

interface SelectOption<Value extends string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean;
}
export interface SelectProps<Value extends string> extends FieldFrame {
  /** Islands pass their own. */
  id?: string;
  options: readonly SelectOption<Value>[];
  value?: Value | null;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  name?: string;
  placeholder?: string;
  disabled?: boolean;
  required?: boolean;
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const {
    id: givenId,
    options,
    value,
    defaultValue,
    onChange,
    name,
    placeholder,
    disabled,
    required,
    ...frame
  } = props;
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Field id={id} {...frame}>
      <Base.Root
        items={options.map((option) => ({ value: option.value, label: option.label }))}
        {...{ value, defaultValue, name, disabled, required }}
        onValueChange={(next) => next !== null && onChange?.(next)}
        id={id}
        modal
      >
        <Base.Trigger
          aria-labelledby={`${id}-label`}
          {...fieldIds(id, frame)}
          className={clsx(
            inputClass(Boolean(frame.errors?.length)),
            'flex h-10 items-center justify-between gap-3 text-left data-disabled:opacity-45 data-popup-open:border-ink',
          )}
        >
          <Base.Value className="truncate data-placeholder:text-ink-faint" placeholder={placeholder} />
          <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-ink-faint" />
        </Base.Trigger>
        <Base.Portal>
          <Base.Positioner sideOffset={6} alignItemWithTrigger={false} className="z-50 outline-none">
            <Base.Popup
              className={floatingClass('max-h-(--available-height) min-w-(--anchor-width) overflow-y-auto p-1')}
            >
              <Base.List>
                {options.map((option) => (
                  <Base.Item
                    key={option.value}
                    value={option.value}
                    disabled={option.disabled}
                    className={floatingRowClass('justify-between')}
                  >
                    <Base.ItemText>{option.label}</Base.ItemText>
                    <Base.ItemIndicator>
                      <Check aria-hidden className="size-4 text-signal" />
                    </Base.ItemIndicator>
                  </Base.Item>
                ))}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </Field>
  );
}
