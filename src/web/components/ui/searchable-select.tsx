import { Combobox } from '@base-ui/react/combobox';
import clsx from 'clsx';
import { type ReactNode, type UIEvent, useId, useState } from 'react';
import { Check, ChevronsUpDown, Search } from '#web/components/ui/icons.tsx';
import { SELECT_LOAD_MORE_PX } from '../../constants.ts';
import { Button } from './button.tsx';
import { Field, type FieldFrame, fieldIds, inputClass } from './field.tsx';
import { floatingClass, floatingRowClass } from './floating.ts';
import type { LoadSelectPage } from './select-pages.ts';
import { useSelectPages } from './use-select-pages.ts';

export interface SearchableSelectTexts {
  placeholder: string;
  search: string;
  nothingFound: string;
  loading: string;
  failed: string;
  retry: string;
}
export interface SearchableSelectProps<Item> extends FieldFrame {
  load: LoadSelectPage<Item>;
  keyOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  /** A second, quieter line. */
  detailOf?: (item: Item) => ReactNode;
  value: Item | null;
  onChange: (item: Item | null) => void;
  name?: string;
  disabled?: boolean;
  texts: SearchableSelectTexts;
}

export function SearchableSelect<Item>(props: SearchableSelectProps<Item>) {
  const { load, keyOf, nameOf, detailOf, value, onChange, name, disabled, texts, ...frame } = props;
  const id = useId();
  const { pages, items, status } = useSelectPages(load);
  const [query, setQuery] = useState('');

  const scrolled = (event: UIEvent<HTMLElement>) => {
    const { scrollHeight, scrollTop, clientHeight } = event.currentTarget;
    if (scrollHeight - scrollTop - clientHeight <= SELECT_LOAD_MORE_PX) pages.loadMore();
  };
  const note =
    status === 'loading' ? texts.loading : status === 'failed' ? texts.failed : !items.length && texts.nothingFound;

  return (
    <Field id={id} {...frame}>
      <Combobox.Root<Item>
        items={[...items]}
        filter={null}
        value={value}
        onValueChange={onChange}
        inputValue={query}
        onInputValueChange={(next, { reason }) => {
          setQuery(next);
          if (reason === 'input-change') pages.search(next);
        }}
        onOpenChange={(open) => {
          if (!open) return;
          setQuery('');
          pages.search('', true);
        }}
        itemToStringLabel={nameOf}
        itemToStringValue={keyOf}
        isItemEqualToValue={(a, b) => keyOf(a) === keyOf(b)}
        autoHighlight
        {...{ name, disabled, id }}
      >
        <Combobox.Trigger
          aria-labelledby={`${id}-label`}
          {...fieldIds(id, frame)}
          className={clsx(
            inputClass(Boolean(frame.errors?.length)),
            'flex h-10 items-center justify-between gap-3 text-left data-disabled:opacity-45 data-popup-open:border-ink',
          )}
        >
          <span className={clsx('truncate', value === null && 'text-ink-faint')}>
            {value === null ? texts.placeholder : nameOf(value)}
          </span>
          <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-ink-faint" />
        </Combobox.Trigger>
        <Combobox.Portal>
          <Combobox.Positioner sideOffset={6} align="start" className="z-50 outline-none">
            <Combobox.Popup
              aria-label={texts.search}
              className={floatingClass('w-(--anchor-width) min-w-60 overflow-hidden')}
            >
              <div className="flex items-center gap-2.5 border-line border-b px-3.5">
                <Search aria-hidden className="size-4 shrink-0 text-ink-faint" />
                <Combobox.Input
                  aria-label={texts.search}
                  placeholder={texts.search}
                  className="h-11 w-full bg-transparent text-base outline-none placeholder:text-ink-faint sm:text-sm"
                />
              </div>
              <Combobox.List onScroll={scrolled} className="max-h-64 overflow-y-auto overscroll-contain p-1 empty:p-0">
                {(item: Item) => (
                  <Combobox.Item key={keyOf(item)} value={item} className={floatingRowClass('justify-between')}>
                    <span className="min-w-0">
                      <span className="block truncate">{nameOf(item)}</span>
                      {detailOf && <span className="block truncate text-ink-faint text-xs">{detailOf(item)}</span>}
                    </span>
                    <Combobox.ItemIndicator>
                      <Check aria-hidden className="size-4 text-signal" />
                    </Combobox.ItemIndicator>
                  </Combobox.Item>
                )}
              </Combobox.List>
              <Combobox.Status className={clsx('px-3.5 text-ink-faint text-sm', note && 'border-line border-t py-2')}>
                {note}
              </Combobox.Status>
              {status === 'failed' && (
                <Button size="sm" variant="quiet" className="mx-1 mb-1" onClick={pages.loadMore}>
                  {texts.retry}
                </Button>
              )}
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
    </Field>
  );
}
