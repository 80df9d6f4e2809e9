import { Form, Link, useSearchParams } from 'react-router';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import { Choice } from '#web/components/ui/choice.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Search } from '#web/components/ui/icons.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';

interface ListSearchProps {
  texts: { search: string; searchFor: string };
  /** One choice beside the search, stored in the URL under its name; `all` means none. */
  choice?: { name: string; label: string; options: readonly { value: string; label: string }[] };
}

/** Search above a list. A plain GET form: it works without scripts, and a search can be bookmarked and sent. */
export function ListSearch({ texts, choice }: ListSearchProps) {
  const [query, setQuery] = useSearchParams();
  const search = query.get('search') ?? '';
  const chosen = choice && query.get(choice.name);
  const choose = (value: string) =>
    setQuery(
      (now) => {
        now.delete('page');
        if (choice && value === 'all') now.delete(choice.name);
        else if (choice) now.set(choice.name, value);
        return now;
      },
      { preventScrollReset: true },
    );
  return (
    <div className="flex flex-wrap gap-3">
      <Form method="get" role="search" className="flex min-w-0 flex-1 basis-72 gap-2" key={search}>
        {choice && chosen && <input type="hidden" name={choice.name} value={chosen} />}
        <TextField
          className="flex-1"
          name="search"
          type="search"
          label={texts.searchFor}
          labelHidden
          placeholder={texts.searchFor}
          defaultValue={search}
          before={<Search aria-hidden className="size-4" />}
        />
        <Button type="submit" variant="outline">
          {texts.search}
        </Button>
      </Form>
      {choice && (
        <Choice
          className="flex-1 basis-48 sm:max-w-64"
          label={choice.label}
          labelHidden
          value={choice.options.some(({ value }) => value === chosen) ? (chosen ?? 'all') : 'all'}
          onChange={choose}
          options={choice.options}
        />
      )}
    </div>
  );
}

interface NothingFoundProps {
  title: string;
  description: string;
  showAll: string;
}

/** Nothing in a list matches; offers to show everything. */
export function NoResults({ title, description, showAll }: NothingFoundProps) {
  return (
    <EmptyState
      level={2}
      drawing="search"
      {...{ title, description }}
      action={
        <Link to="?" className={buttonClass('outline')}>
          {showAll}
        </Link>
      }
    />
  );
}
