import { createContext, type ReactNode, useContext } from 'react';
import { defaultLanguage, type Language, languageNamed } from '#domain/language.ts';
import { type Rows, type TextsOf, textsIn } from './texts.ts';

const LanguageContext = createContext<Language>(defaultLanguage);

/** Root provides the language of the URL; an island the one it was rendered with. */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

export const useLanguage = () => useContext(LanguageContext);

export const useTexts = <Table extends Rows>(table: Table): TextsOf<Table> => textsIn(table, useLanguage());

/** Every language but the default has its own prefix: /de. */
export const languageOfPath = (pathname: string): Language => languageNamed(pathname.split('/')[1]);
