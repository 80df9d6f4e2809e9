import type { Api } from '#contract/client.ts';
import type { Language } from '#domain/language.ts';
import { demoPlatforms } from './card-after.ts';
import type { DemoPageProps } from './demo-page.tsx';

type Study = Awaited<ReturnType<Api['getDemoCaseStudy']>>;

/** The pages of a demo as they are shared now. */
export async function studyPages(api: Api, study: Study, language: Language): Promise<DemoPageProps[]> {
  const cards = await api.getDemoCaseStudyCards({ params: { id: String(study.id) } });
  return study.subPages.map((page, at): DemoPageProps => {
    const seen = cards.find((one) => one.id === page.id);
    // Each page on another platform: the demo stays short, and every platform is shown.
    const platform = demoPlatforms[at % demoPlatforms.length];
    return {
      id: page.id,
      url: page.url,
      type: page.type,
      comments: page.comments,
      title: seen?.title ?? null,
      score: seen?.score ?? null,
      card: seen?.cards.find((one) => one.platform === platform)?.card ?? null,
      problem: seen?.problem?.[language] ?? null,
      isSigned: study.agencyLook !== null,
    };
  });
}
