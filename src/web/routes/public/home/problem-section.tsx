import { GroupChatDemo } from '../../../components/group-chat-demo.tsx';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { chatTexts, homeTexts } from '../../../i18n/public/home.ts';
import { Island } from '../../../islands/island.tsx';
import { groupChat } from './group-chat.ts';
import { Section } from './section.tsx';

/** The same people and the same link in two chats. They play when they scroll into view, one after the other. */
export function ProblemSection() {
  const texts = useTexts(homeTexts);
  const { imageOf } = useTexts(chatTexts);
  const language = useLanguage();
  return (
    <Section id="problem" title={texts.problemTitle} text={texts.problemText} ground="sunken">
      <div className="mt-12 grid gap-x-10 gap-y-12 md:grid-cols-2 lg:mt-16">
        {[false, true].map((withImage) => (
          <div key={String(withImage)} className="min-w-0 max-w-xl">
            <p className="mb-4 font-[550] text-sm">{withImage ? texts.after : texts.before}</p>
            <Island
              name="group-chat-demo"
              of={GroupChatDemo}
              props={{ chat: groupChat(language, withImage), texts: { imageOf } }}
            />
          </div>
        ))}
      </div>
    </Section>
  );
}
