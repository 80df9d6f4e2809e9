import { layout, type RouteConfig, route } from '@react-router/dev/routes';
import { activityExports, exportPaths } from './export-paths.ts';
import { screenGroups } from './screens.ts';

/** Both languages of every screen in a group; the id distinguishes them: `de/pricing`. */
const group = (name: keyof typeof screenGroups) =>
  Object.entries(screenGroups[name]).flatMap(([screen, { file, en, de }]) => [
    route(en, `routes/${file}`, { id: `en/${screen}` }),
    route(de, `routes/${file}`, { id: `de/${screen}` }),
  ]);

export default [
  layout('layouts/marketing.tsx', [
    ...group('marketing'),
    route('*', 'routes/not-found.tsx', { id: 'en/notFound' }),
    route('de/*', 'routes/not-found.tsx', { id: 'de/notFound' }),
  ]),
  layout('layouts/white.tsx', group('white')),
  layout('layouts/simple.tsx', group('simple')),
  layout('layouts/plain-preview.tsx', group('plainPreview')),
  layout('layouts/shopify.tsx', group('shopify')),
  layout('layouts/sign-in.tsx', group('entryPages')),
  layout('layouts/app.tsx', [
    ...group('app'),
    layout('layouts/superadmin.tsx', { id: 'layouts/superadmin' }, group('superadmin')),
    route(exportPaths.en, 'routes/admin/export.ts', { id: 'en/adminExport' }),
    route(exportPaths.de, 'routes/admin/export.ts', { id: 'de/adminExport' }),
    route(activityExports.all.en, 'routes/admin/export-activity.ts', { id: 'en/adminActivityExport' }),
    route(activityExports.all.de, 'routes/admin/export-activity.ts', { id: 'de/adminActivityExport' }),
    route(activityExports.project.en, 'routes/project/export-activity.ts', { id: 'en/activityExport' }),
    route(activityExports.project.de, 'routes/project/export-activity.ts', { id: 'de/activityExport' }),
    route('app/*', 'routes/app/no-screen.tsx', { id: 'en/noScreen' }),
    route('de/app/*', 'routes/app/no-screen.tsx', { id: 'de/noScreen' }),
    layout('layouts/project.tsx', [
      ...group('project'),
      ...group('settings'),
      layout('layouts/superadmin.tsx', { id: 'layouts/project-superadmin' }, group('projectSuperadmin')),
    ]),
  ]),
] satisfies RouteConfig;
