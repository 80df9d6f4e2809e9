import { type ComponentProps, type ComponentType, createElement } from 'react';
import { useLanguage } from '#web/i18n/language.tsx';
import type { IslandComponent, IslandName } from './registry.ts';

/**
 * `active`: with the visitor's first interaction (scrolling, pointing, a key). `focus`: only when the visitor points at
 * it or is in it.
 */
const hydrationTriggers = ['load', 'idle', 'visible', 'active', 'focus'] as const;
type When = (typeof hydrationTriggers)[number];

export interface IslandProps<Name extends IslandName> {
  name: Name;
  /** The registry's component of that name, imported by the page so that the server can render it. */
  of: IslandComponent<Name>;
  /** Plain data: it travels as JSON in an attribute, which React escapes. */
  props: ComponentProps<IslandComponent<Name>>;
  when?: When;
}

/**
 * A part of a public page that becomes interactive in the browser. It sees its props and the language and nothing else
 * of the page: no router. Give fields inside explicit ids; `useId` counts from the root, and the island later is its
 * own root.
 */
export function Island<Name extends IslandName>({ name, of, props, when = 'visible' }: IslandProps<Name>) {
  const language = useLanguage();
  return (
    <div data-island={name} data-when={when} data-language={language} data-props={JSON.stringify(props)}>
      {createElement(of as ComponentType<object>, props)}
    </div>
  );
}
