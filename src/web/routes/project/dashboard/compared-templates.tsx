import type { TemplateComparison } from '#contract/entities/template.ts';
import { Comparison } from '#web/components/templates/comparison.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { comparisonTexts } from '#web/i18n/project/comparison.ts';

/** Where a route has several live designs: whose images are shared more. */
export default function ComparedTemplates({ comparisons }: { comparisons: readonly TemplateComparison[] }) {
  const texts = useTexts(comparisonTexts);
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
