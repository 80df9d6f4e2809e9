import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
  useNavigate,
  useSearchParams,
} from 'react-router';
import { requireProject } from '#web/access/projects.server.ts';
import { requireSuperadmin } from '#web/access/visitor.server.ts';
import { useAction } from '#web/components/actions/use-action.ts';
import { saveStudy } from '#web/components/case-study/answer-study.server.ts';
import { buttonClass } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { apiContext } from '#web/context.ts';
import { answerOf } from '#web/forms/call-api.server.ts';
import { revalidateOnConflict } from '#web/forms/submitting.ts';
import { caseStudyTexts } from '#web/i18n/app/case-studies.ts';
import { appScreenTexts } from '#web/i18n/app/screens.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { Screen } from '#web/layouts/parts/screen.tsx';
import { appMeta } from '#web/meta/app-meta.ts';
import { DemoEditor } from './demo-case-study/demo-editor.tsx';

export const meta = appMeta;
export const shouldRevalidate = revalidateOnConflict;

export async function loader({ url, context }: LoaderFunctionArgs) {
  requireSuperadmin(context);
  const { id } = requireProject(context, url);
  const demos = await answerOf(() => context.get(apiContext).listEditedDemos({ params: { id: String(id) } }));
  return { demos };
}

export const action = ({ request, url, context }: ActionFunctionArgs) => {
  const api = context.get(apiContext);
  const params = { id: String(requireProject(context, url).id) };
  return saveStudy(request, {
    save: async (study) => (await api.saveDemoCaseStudy({ params, body: study as never })).id,
    delete: (id) => api.deleteDemoCaseStudy({ params: { id } }),
  });
};

export default function DemoCaseStudy() {
  const { demos } = useLoaderData<typeof loader>();
  const texts = useTexts(caseStudyTexts);
  const own = useTexts(appScreenTexts.demoCaseStudy);
  const language = useLanguage();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  // Here and not in the editor, which disappears with what it deletes.
  const { act } = useAction({ delete: texts.deleted });
  const wanted = query.get('demo');
  const demo = wanted === 'new' ? null : (demos.find(({ id }) => String(id) === wanted) ?? demos[0] ?? null);
  const isEmpty = demo === null && wanted !== 'new';
  const newDemo = (
    <Link to="?demo=new" className={buttonClass('signal', 'md', 'inline-flex')}>
      {texts.newDemo}
    </Link>
  );
  return (
    <Screen heading={own.heading} lead={texts.demoLead} actions={!isEmpty && newDemo}>
      {isEmpty ? (
        <div className="rounded-lg border border-line">
          <EmptyState level={2} drawing="pages" title={own.emptyTitle} description={own.emptyText} action={newDemo} />
        </div>
      ) : (
        <div className="grid gap-10 lg:grid-cols-[15rem_minmax(0,1fr)]">
          <nav aria-label={own.heading}>
            <ul className="grid gap-1">
              {demos.map(({ id, title, identifier, projectId }) => (
                <li key={id}>
                  <Link
                    to={`?demo=${id}`}
                    aria-current={id === demo?.id ? 'page' : undefined}
                    className="block rounded-md px-3 py-2 text-sm hover:bg-hover aria-[current=page]:bg-hover aria-[current=page]:font-[550]"
                  >
                    {title[language]}
                    <span className="block text-ink-faint text-xs">
                      {identifier}
                      {projectId === null && ` · ${texts.withoutProject}`}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <DemoEditor
            key={demo?.id ?? 'new'}
            demo={demo}
            onCreated={(id) => navigate(`?demo=${id}`, { replace: true })}
            onDelete={(id) => act('delete', { id })}
          />
        </div>
      )}
    </Screen>
  );
}
