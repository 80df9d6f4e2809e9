import { createContext, type ReactNode, useContext } from 'react';
import { defaultLanguage, type Language } from '#domain/language.ts';
import { type Rows, type TextsOf, textsIn } from './texts.ts';

const LanguageContext = createContext<Language>(defaultLanguage);

/** Root provides the language of the URL; an island the one it was rendered with. */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

export const useLanguage = () => useContext(LanguageContext);

export const useTexts = <Table extends Rows>(table: Table): TextsOf<Table> => textsIn(table, useLanguage());

export { languageOfPath } from '#domain/language.ts';
