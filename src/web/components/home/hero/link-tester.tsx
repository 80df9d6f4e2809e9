import { useEffect, useRef, useState } from 'react';
import { usePageAudit } from '#web/components/page-audit/use-page-audit.ts';
import type { SignUpPaths } from '#web/components/reveal/sign-up-for.ts';
import { useExampleImage } from '#web/components/reveal/use-example-image.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { heroTexts } from '#web/i18n/public/home-hero.ts';
import { AddressField, LINE_ID } from './address-field.tsx';
import { ResultFacts } from './result-facts.tsx';
import { ResultStage } from './result-stage.tsx';

export interface LinkTesterProps {
  /** Where the form leads without scripts, and all platforms and fixes are. */
  previewPath: string;
  shopPath: string;
  signUp: SignUpPaths;
}

/** From here on the stage is beside the field instead of below it. */
const isStacked = () => !matchMedia('(min-width: 64rem)').matches;

/** The field on the home page: a plain form to /preview, and once its code is there the cards come to this page. */
export default function LinkTester({ previewPath, shopPath, signUp }: LinkTesterProps) {
  const texts = useTexts(heroTexts);
  const { audit, start } = usePageAudit({ address: '', view: null, error: null });
  const image = useExampleImage();
  const [submissions, setSubmissions] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const stage = useRef<HTMLDivElement>(null);

  const ask = (address: string) => {
    image.forget();
    setSubmissions((count) => count + 1);
    start(address);
  };
  // On a phone the cards are below the field: the keyboard goes away and they come into view.
  const showStage = () => {
    if (isStacked()) document.getElementById(LINE_ID)?.scrollIntoView({ block: 'start' });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    if (submissions === 0 || !isStacked()) return;
    stage.current?.querySelector<HTMLElement>('[role=tab][tabindex="0"]')?.focus({ preventScroll: true });
    showStage();
  }, [submissions]);
  const hasFailed = audit.error !== null && audit.view === null;
  useEffect(() => {
    if (hasFailed) field.current?.focus();
  }, [hasFailed]);

  const hasResult = audit.view !== null || audit.isBusy;
  return (
    <>
      <div className="hero-ask min-w-0">
        <p className="max-w-[36rem] text-ink-soft text-lg max-[439px]:min-h-[4lh] md:max-lg:min-h-[3lh] lg:text-xl">
          {texts.lead}
        </p>
        <AddressField action={previewPath} {...{ field, audit }} image={image.image} onAsk={ask} />
      </div>
      {hasResult && (
        <>
          <ResultStage {...{ audit, image }} ref={stage} />
          <ResultFacts {...{ audit, image, previewPath, shopPath, signUp }} onShow={showStage} />
        </>
      )}
    </>
  );
}
