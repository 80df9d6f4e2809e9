import type { LoaderFunctionArgs } from 'react-router';
import type { LegalFacts } from '#domain/legal/legal-document.ts';
import { noOperator } from '#domain/operator/operator.ts';
import { siteContext } from './context.ts';

const nothingSetUp: LegalFacts = { operator: noOperator, hasStripe: false, hasShopify: false, mailHost: null };

/** Who runs this installation and what is set up in it. */
export const legalOf = (context: LoaderFunctionArgs['context']): LegalFacts =>
  context.get(siteContext).legal ?? nothingSetUp;
