import { Component, type ReactNode } from 'react';
import { errorTexts } from '../i18n/errors.ts';
import { useTexts } from '../i18n/language.tsx';
import { SimpleFrame } from '../layouts/parts/simple-frame.tsx';
import { ErrorScreen } from './error-screen.tsx';

/** The last stop for errors no layout caught. If even this page fails, one sentence and a link home remain. */
export function RootErrorScreen() {
  return (
    <LastResort fallback={<ErrorPageFailed />}>
      <SimpleFrame>
        <ErrorScreen />
      </SimpleFrame>
    </LastResort>
  );
}

class LastResort extends Component<{ children: ReactNode; fallback: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

function ErrorPageFailed() {
  const texts = useTexts(errorTexts);
  return (
    <main id="content" className="p-8">
      <h1 className="text-2xl">{texts.errorPageFailed}</h1>
      <p className="mt-4">
        <a href="/" className="text-link">
          {texts.home}
        </a>
      </p>
    </main>
  );
}
