/** Every island by name. A page renders the component itself; the browser loads it from here when needed. */
export const islands = {
  'public-form': () => import('./public-form.tsx'),
  'group-chat-demo': () =>
    import('../components/group-chat-demo.tsx').then(({ GroupChatDemo }) => ({ default: GroupChatDemo })),
  'floating-call-to-action': () =>
    import('../components/ui/floating-call-to-action.tsx').then(({ FloatingCallToAction }) => ({
      default: FloatingCallToAction,
    })),
  'teaser-toast': () =>
    import('../components/ui/teaser-toast.tsx').then(({ TeaserToast }) => ({ default: TeaserToast })),
  'pricing-explorer': () => import('../routes/public/pricing/pricing-explorer.tsx'),
  'card-report-form': () => import('../routes/public/accuracy/card-report-form.tsx'),
  'link-tester': () => import('../routes/public/home/hero/link-tester.tsx'),
  'package-demo': () => import('../routes/public/for-developers/package-demo/package-demo.tsx'),
  'preview-explorer': () => import('../routes/public/preview/explorer.tsx'),
};
export type IslandName = keyof typeof islands;
export type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>['default'];
