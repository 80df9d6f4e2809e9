import type { Language } from '#domain/language.ts';
import { type GroupChat, GroupChatDemo, type GroupChatMessage } from '#web/components/group-chat-demo.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { chatTexts, homeTexts } from '#web/i18n/public/home.ts';
import { textsIn } from '#web/i18n/texts.ts';
import { usePathTo } from '#web/paths.ts';
import { SAMPLE_SHOP, sampleImage, samplePages } from '#web/samples/sample-pages.ts';
import { Section } from './section.tsx';

/**
 * One sentence, and what it means: the same people and the same link in two chats. They play when they scroll into view,
 * one after the other.
 */
export function WhySection() {
  const texts = useTexts(homeTexts);
  const { imageOf } = useTexts(chatTexts);
  const language = useLanguage();
  return (
    <>
      <Section id="why" ground="dark">
        <div className="-mb-part flex flex-wrap items-end justify-between gap-x-16 gap-y-3 pb-7">
          <h2 className="max-w-[17.3em] hyphens-auto text-3xl lg:text-5xl">{texts.whyTitle}</h2>
          <a href={usePathTo()('why')} className="inline-block py-1 text-link">
            {texts.whyMore}
          </a>
        </div>
      </Section>
      <Section id="problem" ground="dark" joins>
        <p className="border-line border-t py-5 text-ink-soft">
          <b className="font-[550] text-ink">{texts.problemTitle}.</b> {texts.problemText}
        </p>
        <div className="grid items-start gap-x-10 gap-y-5 md:grid-cols-2">
          {[false, true].map((withImage) => (
            <div key={String(withImage)} className="min-w-0 max-w-lg">
              <h3 className="mb-2 font-[550] font-sans text-sm tracking-normal">
                {withImage ? texts.after : texts.before}
              </h3>
              <GroupChatDemo chat={groupChat(language, withImage)} texts={{ imageOf }} />
            </div>
          ))}
        </div>
      </Section>
    </>
  );
}

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
function groupChat(language: Language, withImage: boolean): GroupChat {
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
