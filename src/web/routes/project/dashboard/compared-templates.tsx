import type { TemplateComparison } from '#contract/entities/template.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { comparisonTexts } from '../../../i18n/project/comparison.ts';
import { Comparison } from '../templates/comparison.tsx';

/** Where a route has several live designs: whose images are shared more. */
export function ComparedTemplates({ comparisons }: { comparisons: readonly TemplateComparison[] }) {
  const texts = useTexts(comparisonTexts);
  if (comparisons.length === 0) return null;
  return (
    <section aria-labelledby="compared" className="min-w-0">
      <h2 id="compared" className="text-xl">
        {texts.title}
      </h2>
      {comparisons.map((comparison) => (
        <Comparison
          key={comparison.routeId}
          comparison={comparison}
          title={comparison.isFallback ? texts.allOther : comparison.routePath}
        />
      ))}
    </section>
  );
}
