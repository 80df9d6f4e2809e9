import { GroupChatDemo } from '#web/components/group-chat-demo.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { chatTexts, homeTexts } from '#web/i18n/public/home.ts';
import { Island } from '#web/islands/island.tsx';
import { usePathTo } from '#web/paths.ts';
import { groupChat } from './group-chat.ts';
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
              <Island
                name="group-chat-demo"
                of={GroupChatDemo}
                props={{ chat: groupChat(language, withImage), texts: { imageOf } }}
              />
            </div>
          ))}
        </div>
      </Section>
    </>
  );
}
