import type { Text } from '#domain/language.ts';

/** Where the job runs: how its results are shown there. */
export interface Forge {
  /** Stores images and says where they are online, by file name. */
  storeImages(images: ReadonlyMap<string, string>): Promise<{ links: ReadonlyMap<string, string> } | Refused>;
  /** Writes the one comment, or changes it if it is there already. */
  comment(text: string): Promise<{ done: 'created' | 'updated' } | Refused>;
}

export interface Refused {
  refused: string;
}

/** At the beginning of the comment: it is found again by this. */
export const MARK = '<!-- linkbild -->';

export const refusedTexts = {
  comment: (why: string): Text => ({
    en: `The comment couldn’t be written (${why}). Pull requests from forks have no permission to write. The results are in the job summary.`,
    de: `Der Kommentar konnte nicht geschrieben werden (${why}). Pull Requests aus Forks haben keine Schreibrechte. Die Ergebnisse sind in der Zusammenfassung des Jobs.`,
  }),
  images: (why: string): Text => ({
    en: `The images of the cards couldn’t be stored (${why}). The comment shows the changes as text.`,
    de: `Die Bilder der Karten konnten nicht gespeichert werden (${why}). Der Kommentar zeigt die Änderungen als Text.`,
  }),
  noRequest: {
    en: 'This job belongs to no pull or merge request, so there’s no comment.',
    de: 'Dieser Job gehört zu keinem Pull oder Merge Request, daher gibt es keinen Kommentar.',
  },
  noToken: (name: string): Text => ({
    en: `There’s no comment because ${name} isn’t set.`,
    de: `Es gibt keinen Kommentar, weil ${name} nicht gesetzt ist.`,
  }),
};
