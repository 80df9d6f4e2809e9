import type { PreviewComparison } from '#contract/calls/monitoring.ts';
import type { PageState, StateTag } from '#domain/watch/page-state.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { pageHistoryTexts } from '#web/i18n/project/page-history.ts';

type Text = PreviewComparison['words'][number];

/** Texts that differ, word by word. Colour is not the only sign: removed words are struck through and said so. */
export function ComparedWords({ words }: { words: Text[] }) {
  const texts = useTexts(pageHistoryTexts);
  if (words.length === 0) return null;
  return (
    <section>
      <h3 className="mb-4 text-lg">{texts.words}</h3>
      <dl className="grid gap-4 text-sm">
        {words.map((text) => (
          <div key={text.key} className="grid gap-x-6 gap-y-1 sm:grid-cols-[10rem_minmax(0,1fr)]">
            <dt className="font-mono text-ink-faint text-xs leading-6">{text.key}</dt>
            <dd className="leading-6 [overflow-wrap:anywhere]">
              <Words words={text.words} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Words({ words }: Pick<Text, 'words'>) {
  const texts = useTexts(pageHistoryTexts);
  return words.map((word, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of one comparison never move
    if (word.is === 'same') return <span key={at}>{word.text}</span>;
    const Mark = word.is === 'removed' ? 'del' : 'ins';
    return (
      <Mark
        // biome-ignore lint/suspicious/noArrayIndexKey: the words of one comparison never move
        key={at}
        className={
          word.is === 'removed'
            ? 'rounded-xs bg-bad-soft text-bad line-through'
            : 'rounded-xs bg-good-soft text-good no-underline'
        }
      >
        <span className="sr-only"> {word.is === 'removed' ? texts.removed : texts.added} </span>
        {word.text}
      </Mark>
    );
  });
}

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
