import type { Language } from '#domain/language.ts';
import type { GroupChat, GroupChatMessage } from '#web/components/group-chat-demo.tsx';
import { chatTexts } from '#web/i18n/public/home.ts';
import { textsIn } from '#web/i18n/texts.ts';
import { SAMPLE_SHOP, sampleImage, samplePages } from '#web/samples/sample-pages.ts';

// Colours of the authors' names have 4.5:1 on the bubble.
const people = {
  mia: ['Mia', 'light-dark(#8a3ffc, #c3a0ff)'],
  jonas: ['Jonas', 'light-dark(#0f6e56, #5fc7ab)'],
  leyla: ['Leyla', 'light-dark(#a5420a, #f2a06f)'],
} as const;

const says = (who: keyof typeof people, time: string, text: string): GroupChatMessage => ({
  author: people[who][0],
  color: people[who][1],
  type: 'other',
  time,
  text,
});

/** A chat in which somebody shares the lamp of the sample shop, with its image or as a bare link. */
export function groupChat(language: Language, withImage: boolean): GroupChat {
  const texts = textsIn(chatTexts, language);
  const { path, title, description } = samplePages.lamp;
  const link = {
    title: title[language],
    description: description[language],
    baseurl: SAMPLE_SHOP.host,
    url: `${SAMPLE_SHOP.host}${path}`,
    // The shop's own image is a JPEG of this size; this page loads a lighter copy of it.
    ogImage: withImage
      ? { url: sampleImage('lamp', language), type: 'jpeg', width: 1200, height: 630, bytes: 60_000 }
      : null,
    hasPreview: withImage,
  };
  return {
    name: texts.group,
    members: texts.members,
    imageUrl: null,
    messages: [
      says('mia', '20:14', texts.question),
      { ...says('jonas', '20:16', texts.share), link, demoMessage: withImage },
      withImage ? says('mia', '20:17', texts.order) : says('leyla', '20:31', texts.doubt),
    ],
  };
}
