/** Every island by name. A page renders the component itself; the browser loads it from here when needed. */
export const islands = {
  'public-form': () => import('./public-form.tsx'),
  'floating-call-to-action': () =>
    import('#web/components/public/floating-call-to-action.tsx').then(({ FloatingCallToAction }) => ({
      default: FloatingCallToAction,
    })),
  'teaser-toast': () =>
    import('#web/components/toasts/teaser-toast.tsx').then(({ TeaserToast }) => ({ default: TeaserToast })),
  'pricing-explorer': () => import('#web/routes/public/pricing/pricing-explorer.tsx'),
  'card-report-form': () => import('#web/routes/public/accuracy/card-report-form.tsx'),
  'link-tester': () => import('#web/components/home/hero/link-tester.tsx'),
  'package-demo': () => import('#web/routes/public/for-developers/package-demo/package-demo.tsx'),
  'preview-explorer': () => import('#web/routes/public/preview/explorer.tsx'),
};
export type IslandName = keyof typeof islands;
export type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>['default'];
