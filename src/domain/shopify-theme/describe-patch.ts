import type { Text } from '#domain/language.ts';
import type { PatchedFile, PatchNote, PatchRefusal } from './patch-theme.ts';
import type { AbsentReason, TagState } from './tag-state.ts';
import type { EmbedPages } from './theme-apps.ts';

interface Described {
  title: Text;
  /** The instruction. */
  text: Text;
}

/** What a person does with the patch in the code editor, in order: files are saved before what uses them. */
export function describeSteps(files: readonly PatchedFile[]): { file: string; line: number; text: Text }[] {
  return files
    .toSorted((a, b) => Number(a.name.startsWith('layout/')) - Number(b.name.startsWith('layout/')))
    .map(({ name, before, line, hunks }) => ({ file: name, line, text: describeStep(name, before, line, hunks) }));
}

function describeStep(name: string, before: string | null, line: number, hunks: PatchedFile['hunks']): Text {
  if (before === null)
    return {
      en: `Create the file ${name}, paste the snippet and save.`,
      de: `Legen Sie die Datei ${name} an, fügen Sie das Snippet ein und speichern Sie.`,
    };
  if (hunks.some(({ lines }) => lines.some((text) => text.startsWith('-'))))
    return {
      en: `Open ${name}, change line ${line} as shown and save.`,
      de: `Öffnen Sie ${name}, ändern Sie Zeile ${line} wie gezeigt und speichern Sie.`,
    };
  return {
    en: `Open ${name}, add the green lines from line ${line} on and save.`,
    de: `Öffnen Sie ${name}, ergänzen Sie ab Zeile ${line} die grünen Zeilen und speichern Sie.`,
  };
}

/** Why there is no patch, and what helps. */
export function describeRefusal(reason: PatchRefusal): Described {
  switch (reason.kind) {
    case 'already-patched':
      return {
        title: { en: 'Your theme already has the change', de: 'Ihr Theme enthält die Änderung bereits' },
        text: { en: 'There’s nothing left to change.', de: 'Es ist nichts mehr zu ändern.' },
      };
    case 'too-complex':
      return {
        title: { en: 'We can’t prepare the change', de: 'Wir können die Änderung nicht vorbereiten' },
        text: byHand,
      };
    case 'no-layout':
      return {
        title: { en: 'This theme has no layout/theme.liquid', de: 'Dieses Theme hat keine layout/theme.liquid' },
        text: {
          en: 'A headless storefront has no theme to change. Add the tags from the developer page to its head instead.',
          de: 'Ein Headless-Shop hat kein Theme, das sich ändern lässt. Setzen Sie stattdessen die Tags von der Entwicklerseite in den Head.',
        },
      };
    case 'too-large':
      return {
        title: { en: `${reason.file} is too large`, de: `${reason.file} ist zu groß` },
        text: byHand,
      };
    case 'name-taken':
      return {
        title: { en: `${reason.file} isn’t ours`, de: `${reason.file} ist nicht von uns` },
        text: {
          en: 'Your theme has another file with the name of ours. Rename it where it’s used, then try again.',
          de: 'Ihr Theme hat eine andere Datei mit dem Namen unserer Datei. Benennen Sie sie um, auch dort, wo sie verwendet wird, und versuchen Sie es erneut.',
        },
      };
    case 'tags-from-app':
      return {
        title: {
          en: `${reason.app} adds the tags, not your theme`,
          de: `${reason.app} setzt die Tags, nicht Ihr Theme`,
        },
        text: {
          en: `Switch off the social tags in ${reason.app}, or its app embed, then try again. Otherwise every page would have two images.`,
          de: `Schalten Sie in ${reason.app} die Tags für soziale Netzwerke ab, oder schalten Sie die App-Einbettung aus. Versuchen Sie es dann erneut. Sonst hätte jede Seite zwei Bilder.`,
        },
      };
    case 'broken-liquid':
      return {
        title: {
          en: `${reason.file} has an unclosed Liquid tag in line ${reason.line}`,
          de: `In ${reason.file} ist ein Liquid-Tag in Zeile ${reason.line} nicht geschlossen`,
        },
        text: {
          en: 'Close it in the code editor, then try again.',
          de: 'Schließen Sie es im Code-Editor und versuchen Sie es erneut.',
        },
      };
    case 'no-head':
      return {
        title: { en: `${reason.file} has no head`, de: `${reason.file} hat keinen Head` },
        text: {
          en: 'We found neither the head element nor content_for_header in it. Make the change by hand where your pages get their tags.',
          de: 'Darin fehlen das head-Element und content_for_header. Nehmen Sie die Änderung von Hand dort vor, wo Ihre Seiten ihre Tags bekommen.',
        },
      };
    case 'tangled':
      return {
        title: {
          en: `${reason.file} prints its tags in a way we can’t change safely`,
          de: `${reason.file} gibt seine Tags so aus, dass wir sie nicht sicher ändern können`,
        },
        text: byHand,
      };
  }
}

const byHand: Text = {
  en: 'Make the change by hand, around the line that prints the image. The check tells you whether it worked.',
  de: 'Nehmen Sie die Änderung von Hand vor, um die Zeile herum, die das Bild ausgibt. Die Prüfung zeigt, ob es geklappt hat.',
};

const leftReasons: Record<Extract<PatchNote, { kind: 'layout-left' }>['reason'], Text> = {
  'broken-liquid': { en: 'a Liquid tag in it isn’t closed', de: 'ein Liquid-Tag darin ist nicht geschlossen' },
  'no-head': { en: 'it has no head', de: 'es hat keinen Head' },
  tangled: { en: 'we can’t change it safely', de: 'wir können es nicht sicher ändern' },
};

export function describeNote(note: PatchNote): Text {
  switch (note.kind) {
    case 'app-behind':
      return {
        en: `${note.app} adds its own image after ours. Platforms use the first one. Switch off its social tags to have only one.`,
        de: `${note.app} setzt ein eigenes Bild hinter unseres. Plattformen nehmen das erste. Schalten Sie dort die Tags für soziale Netzwerke ab, damit es nur eines gibt.`,
      };
    case 'layout-of-app':
      return {
        en: `${note.app} manages ${note.file} and may overwrite it. We’ll tell you if the change gets lost.`,
        de: `${note.app} verwaltet ${note.file} und überschreibt die Datei eventuell. Wir sagen Bescheid, wenn die Änderung verloren geht.`,
      };
    case 'layout-left': {
      const why = leftReasons[note.reason];
      return {
        en: `${note.file} stays as it is: ${why.en}. Pages with this layout keep their own image.`,
        de: `${note.file} bleibt, wie es ist: ${why.de}. Seiten mit diesem Layout behalten ihr eigenes Bild.`,
      };
    }
  }
}

const absentTexts: Record<AbsentReason, (file: string) => Text> = {
  'not-rendered': (file) => ({
    en: `${file} doesn’t have it yet.`,
    de: `Sie ist in ${file} noch nicht enthalten.`,
  }),
  'commented-out': (file) => ({
    en: `It’s commented out in ${file}.`,
    de: `Sie ist in ${file} auskommentiert.`,
  }),
  'snippet-missing': (file) => ({
    en: `The layout has it, but ${file} is missing.`,
    de: `Das Layout enthält sie, aber ${file} fehlt.`,
  }),
  'other-project': (file) => ({
    en: `${file} belongs to another project.`,
    de: `${file} gehört zu einem anderen Projekt.`,
  }),
  'no-layout': (file) => ({ en: `The theme has no ${file}.`, de: `Das Theme hat keine ${file}.` }),
  'embed-off': (file) => ({
    en: `It’s in your theme’s settings, but switched off. ${file} doesn’t have the change either, so no page shows our image.`,
    de: `Sie steht in den Einstellungen Ihres Themes, ist aber ausgeschaltet. Auch in ${file} fehlt die Änderung. So zeigt keine Seite unser Bild.`,
  }),
};

const removedText = (file: string): Text => ({
  en: `An update or a new theme has removed it from ${file}.`,
  de: `Ein Update oder ein neues Theme hat sie aus ${file} entfernt.`,
});

const embedTexts = {
  'without-image': {
    en: 'It adds our image to pages for which your store has none. Where your theme prints an image, platforms use that one.',
    de: 'Sie ergänzt unser Bild auf Seiten, für die Ihr Shop keines hat. Wo Ihr Theme eines ausgibt, verwenden Plattformen dieses.',
  },
  all: {
    en: 'It adds our image to every page.',
    de: 'Sie ergänzt unser Bild auf jeder Seite.',
  },
  /** For all pages, in a theme that prints images itself. */
  doubled: {
    en: 'It adds our image to every page, but your theme prints images too. Pages then have two, and platforms use the first. Set the embed to “Pages without an image”, or make the change to your theme.',
    de: 'Sie ergänzt unser Bild auf jeder Seite. Ihr Theme gibt aber auch Bilder aus. Dann haben Seiten zwei, und Plattformen nehmen das erste. Stellen Sie die Einbettung auf „Auf Seiten ohne Bild“, oder nehmen Sie die Änderung am Theme vor.',
  },
} satisfies Record<EmbedPages | 'doubled', Text>;

/** `wasThere`: the change was published before, so that its absence is a loss. */
export function describeTagState(state: TagState, wasThere = false): Described {
  if (state.state === 'unknown')
    return {
      title: { en: 'We can’t read this theme', de: 'Wir können dieses Theme nicht einlesen' },
      text: {
        en: 'It’s too large or too deeply nested, so we don’t know which image your pages name first.',
        de: 'Es ist zu groß oder zu verschachtelt. Deshalb wissen wir nicht, welches Bild Ihre Seiten zuerst nennen.',
      },
    };
  if (state.state === 'embed')
    return {
      title: { en: 'The app embed is on', de: 'Die App-Einbettung ist an' },
      text: embedTexts[state.pages === 'all' && state.hasImage ? 'doubled' : state.pages],
    };
  if (state.state === 'absent')
    return {
      title:
        state.reason === 'embed-off'
          ? { en: 'The app embed is off', de: 'Die App-Einbettung ist aus' }
          : { en: 'The change isn’t in this theme', de: 'Die Änderung fehlt in diesem Theme' },
      text:
        wasThere && state.reason === 'not-rendered' ? removedText(state.file) : absentTexts[state.reason](state.file),
    };
  if (state.state === 'behind') {
    const { file, line } = state.inFront;
    return {
      title: { en: 'Another image comes before ours', de: 'Vor unserem Bild kommt ein anderes' },
      text: {
        en: `${state.app ?? 'The theme'} adds it in ${file}, line ${line}. Platforms use the first image they find.`,
        de: `${state.app ?? 'Das Theme'} setzt es in ${file}, Zeile ${line}. Plattformen nehmen das erste Bild, das sie finden.`,
      },
    };
  }
  const [second] = state.behind;
  if (second)
    return {
      title: { en: 'Your pages have two images', de: 'Ihre Seiten haben zwei Bilder' },
      text: {
        en: `Ours comes first, so platforms show it. The second one is in ${second.file}, line ${second.line}.`,
        de: `Unseres kommt zuerst, deshalb zeigen Plattformen es. Das zweite ist in ${second.file}, Zeile ${second.line}.`,
      },
    };
  return {
    title: { en: 'The change is in your theme', de: 'Die Änderung ist in Ihrem Theme' },
    text: { en: 'Every layout uses our image.', de: 'Jedes Layout verwendet unser Bild.' },
  };
}
