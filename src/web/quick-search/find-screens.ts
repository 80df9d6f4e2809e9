import type { ProjectSummary, User } from '#contract/entities/user.ts';
import type { Language } from '#domain/language.ts';
import { appTexts } from '#web/i18n/app/frame.ts';
import { quickSearchTexts } from '#web/i18n/app/quick-search.ts';
import { adminScreenNames } from '#web/i18n/app/screens/admin-names.ts';
import { textsIn } from '#web/i18n/texts.ts';
import { type SectionName, sectionNames, sectionTabs } from '#web/layouts/parts/section-tabs.tsx';
import { adminItemsOf, superadminProjectItems } from '#web/layouts/parts/sections.ts';
import { pathTo } from '#web/path-to.ts';
import type { ScreenName } from '#web/screens.ts';

export interface FoundScreen {
  name: string;
  /** The section it stands in. */
  section: string | null;
  href: string;
}

/** Other words for a tab besides its name; a tab without a row does not compile. */
type TabScreen = (typeof sectionTabs)[SectionName][number]['screen'];
const wordsOf: Record<TabScreen, keyof typeof quickSearchTexts> = {
  dashboard: 'wordsDashboard',
  subPages: 'wordsSubPages',
  audits: 'wordsAudits',
  monitoring: 'wordsMonitoring',
  reports: 'wordsReports',
  templates: 'wordsTemplates',
  images: 'wordsImages',
  assets: 'wordsAssets',
  routes: 'wordsRoutes',
  settingsProject: 'wordsProject',
  settingsAccount: 'wordsCollaboration',
  settingsPlan: 'wordsPlan',
  settingsActivity: 'wordsActivity',
  settingsShopify: 'wordsIntegration',
  settingsWordpress: 'wordsIntegration',
  settingsTypo3: 'wordsIntegration',
  settingsCustom: 'wordsIntegration',
};

interface Person {
  user: User;
  project: ProjectSummary | null;
  /** Whether this installation has a payment provider. */
  hasStripe?: boolean;
}

/** Screens that the person may open and whose name, section or other words hold every typed word. */
export function findScreens(typed: string, language: Language, person: Person): FoundScreen[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return screensOf(language, person)
    .filter(({ name, section, words }) => {
      const text = `${name} ${section ?? ''} ${words}`.toLowerCase();
      return wanted.every((word) => text.includes(word));
    })
    .map(({ name, section, href }) => ({ name, section, href }));
}

function screensOf(language: Language, { user, project, hasStripe = false }: Person) {
  const texts = textsIn(appTexts, language);
  const own = textsIn(quickSearchTexts, language);
  const to = (screen: ScreenName) => pathTo(screen, language, { projectSlug: project?.slug });
  const isBoss = user.role === 'superadmin';
  const isAdmin = isBoss || user.userToProject.some((one) => one.project.id === project?.id && one.role === 'admin');
  const tabs = () =>
    sectionNames.flatMap((section) =>
      sectionTabs[section]
        .filter((tab) => isAdmin || !('adminOnly' in tab))
        .map(({ screen, text }) => ({
          name: texts[text],
          section: texts[section],
          href: to(screen),
          words: String(own[wordsOf[screen]]),
        })),
    );
  const ofProject = () => [
    ...tabs(),
    { name: own.newTemplate, section: texts.templates, href: to('newTemplate'), words: '' },
    ...(isBoss
      ? superadminProjectItems
          .filter(({ screen }) => !Object.hasOwn(wordsOf, screen))
          .map(({ text, screen }) => ({
            name: texts[text],
            section: texts.superadminGroup,
            href: to(screen),
            words: '',
          }))
      : []),
  ];
  return [
    ...(project ? ofProject() : []),
    { name: own.caseStudies, section: null, href: to('caseStudy'), words: '' },
    { name: texts.account, section: null, href: to('account'), words: own.wordsAccount },
    { name: texts.newProject, section: null, href: `${to('start')}?new=1`, words: '' },
    ...(isBoss
      ? adminItemsOf({ hasStripe }).map(({ screen }) => ({
          name: adminScreenNames[screen].heading[language],
          section: texts.superadminGroup,
          href: to(screen),
          words: '',
        }))
      : []),
  ];
}
