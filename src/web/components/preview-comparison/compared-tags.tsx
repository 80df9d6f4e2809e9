import type { PageState, StateTag } from '#domain/watch/page-state.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { pageHistoryTexts } from '#web/i18n/project/page-history.ts';

interface ComparedTagsProps {
  before: PageState;
  after: PageState;
  /** Already compared word by word. */
  shown: readonly string[];
}

/** Tags that are no texts, such as addresses, as wholes; and who wrote them. */
export function ComparedTags({ before, after, shown }: ComparedTagsProps) {
  const texts = useTexts(pageHistoryTexts);
  const find = ({ tags }: PageState, key: string) => tags.find((tag) => tag.key === key);
  const keys = [...new Set([...before.tags, ...after.tags].map(({ key }) => key))];
  const changed = keys
    .filter((key) => !shown.includes(key))
    .map((key) => ({ key, was: find(before, key), is: find(after, key) }))
    .filter(({ was, is }) => was?.value !== is?.value);
  if (changed.length === 0) return null;
  return (
    <section>
      <h3 className="mb-4 text-lg">{texts.tags}</h3>
      <ul className="grid gap-5 text-sm">
        {changed.map(({ key, was, is }) => (
          <li key={key} className="min-w-0">
            <p className="font-mono text-ink-faint text-xs">{key}</p>
            <dl className="mt-1 grid gap-x-6 gap-y-2 md:grid-cols-2">
              <TagSide name={texts.before} tag={was} />
              <TagSide name={texts.after} tag={is} />
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

function TagSide({ name, tag }: { name: string; tag: StateTag | undefined }) {
  const texts = useTexts(pageHistoryTexts);
  return (
    <div className="min-w-0">
      <dt className="text-ink-faint text-xs">{name}</dt>
      <dd className="[overflow-wrap:anywhere]">
        {tag ? tag.value : <span className="text-bad">{texts.missing}</span>}
        {tag?.writtenBy && <span className="block text-ink-faint text-xs">{texts.writtenBy(tag.writtenBy)}</span>}
      </dd>
    </div>
  );
}
