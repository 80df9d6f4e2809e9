import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { caseStudyCategories } from '#domain/enumerations.ts';
import { userContext } from '#web/access/visitor.server.ts';
import { siteName } from '#web/app-start/choose-project.ts';
import { useAction } from '#web/components/actions/use-action.ts';
import { saveStudy } from '#web/components/case-study/answer-study.server.ts';
import { listQuery } from '#web/components/listing/list-query.ts';
import { buttonClass } from '#web/components/ui/button.tsx';
import { ExternalLink } from '#web/components/ui/icons.tsx';
import { apiContext } from '#web/context.ts';
import { answerOf, attempt } from '#web/forms/call-api.server.ts';
import { revalidateOnConflict } from '#web/forms/submitting.ts';
import { caseStudyTexts } from '#web/i18n/app/case-studies.ts';
import { appScreenTexts } from '#web/i18n/app/screens.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { Screen } from '#web/layouts/parts/screen.tsx';
import { appMeta } from '#web/meta/app-meta.ts';
import { usePathTo } from '#web/paths.ts';
import { StudyEditor } from './case-study/study-editor.tsx';
import { StudyList, StudyView } from './case-study/study-list.tsx';

export const meta = appMeta;
export const shouldRevalidate = revalidateOnConflict;

/** `?study=` opens one (`new` creates one); a missing study leads back to the list. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const mayChange = context.get(userContext).role === 'superadmin';
  const wanted = url.searchParams.get('study');
  const found = wanted && wanted !== 'new' ? await attempt(() => api.getCaseStudy({ params: { id: wanted } })) : null;
  const category = caseStudyCategories.find((one) => one === url.searchParams.get('category'));
  const query = { ...listQuery(url), ...(category && { category }) };
  const list = await answerOf(() => api.listCaseStudies({ query }));
  const study = found?.ok ?? null;
  // The public view of the same website.
  const domain = study ? siteName(study.website) : '';
  const { ok: demos = [] } = study ? await attempt(() => api.listDemoCaseStudies({ query: { domain } })) : { ok: [] };
  return { list, mayChange, study, demos, isNew: wanted === 'new' && mayChange };
}

export const action = ({ request, context }: ActionFunctionArgs) => {
  const api = context.get(apiContext);
  return saveStudy(request, {
    save: async (study) => (await api.saveCaseStudy({ body: study as never })).uuid,
    delete: (id) => api.deleteCaseStudy({ params: { id } }),
  });
};

/** /app/case-study: read by everybody with an account, written by super admins. */
export default function CaseStudies() {
  const { list, mayChange, study, demos, isNew } = useLoaderData<typeof loader>();
  const texts = useTexts(caseStudyTexts);
  const own = useTexts(appScreenTexts.caseStudy);
  const pathTo = usePathTo();
  const navigate = useNavigate();
  // Here and not in the editor, which disappears with what it deletes: the loader then leads back to the list.
  const { act } = useAction({ delete: texts.deleted });
  const home = pathTo('caseStudy');
  const newStudy = mayChange && (
    <Link to="?study=new" className={buttonClass('signal', 'md', 'inline-flex')}>
      {texts.newStudy}
    </Link>
  );
  if (!study && !isNew) {
    return (
      <Screen heading={own.heading} lead={texts.lead} actions={newStudy}>
        <StudyList list={list} />
      </Screen>
    );
  }
  return (
    <Screen
      heading={study?.title ?? texts.newStudy}
      actions={
        <Link to={home} className={buttonClass('outline', 'md', 'inline-flex')}>
          {texts.toList}
        </Link>
      }
    >
      {demos.length > 0 && <PublicDemos demos={demos} />}
      {mayChange ? (
        <StudyEditor
          key={study?.uuid ?? 'new'}
          study={study}
          onCreated={(uuid) => navigate(`?study=${uuid}`, { replace: true })}
          onDelete={(id) => act('delete', { id })}
        />
      ) : (
        study && <StudyView study={study} />
      )}
    </Screen>
  );
}

/** The public pages about the website of a case study. */
export function PublicDemos({ demos }: { demos: readonly { identifier: string; title: string }[] }) {
  const texts = useTexts(caseStudyTexts);
  const pathTo = usePathTo();
  return (
    <p className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <span className="text-ink-soft">{texts.publicDemos}</span>
      {demos.map(({ identifier, title }) => (
        <a
          key={identifier}
          href={pathTo('demo', { projectSlug: identifier })}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-6 items-center gap-1.5 text-link"
        >
          {title}
          <ExternalLink aria-hidden className="size-3.5" />
        </a>
      ))}
    </p>
  );
}
