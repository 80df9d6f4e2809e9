import { useState } from 'react';
import { useSubmit } from 'react-router';
import type { ApiToken } from '#contract/entities/user.ts';
import { usualAreas } from '#domain/access/proof.ts';
import { ConfirmButton } from '#web/components/actions/action-buttons.tsx';
import { Part } from '#web/components/part.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { CodeBlock } from '#web/components/ui/code-block.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { FormAlert } from '#web/forms/form-alert.tsx';
import { accountTexts, tokenAreaTexts } from '#web/i18n/app/account.ts';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { useRootData } from '#web/root-data.ts';
import type { AccountActionData } from './answer-account.server.ts';
import { NewTokenForm } from './new-token-form.tsx';

export function Tokens({ tokens, answer }: { tokens: ApiToken[]; answer: AccountActionData | undefined }) {
  const texts = useTexts(accountTexts);
  const common = useTexts(commonTexts);
  const { shownToken, close } = useShownToken(answer?.token ?? null);
  const own = answer?.intent === 'create-token' || answer?.intent === 'revoke-token' ? answer : undefined;
  return (
    <Part title={texts.tokens} text={texts.tokensText}>
      <FormAlert refusal={own?.refusal} />
      {shownToken && (
        <div className="mb-8 grid justify-items-start gap-3" role="status">
          <div className="w-full">
            <CodeBlock code={shownToken} title={texts.newToken} texts={common} />
          </div>
          <Button size="sm" variant="outline" onClick={close}>
            {texts.tokenCopied}
          </Button>
        </div>
      )}
      {tokens.length > 0 && (
        <ul className="mb-8 divide-y divide-line border-line border-y">
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} />
          ))}
        </ul>
      )}
      <NewTokenForm own={answer?.intent === 'create-token' ? answer : undefined} />
    </Part>
  );
}

/** A token is shown once. It stays until the person closes it, whatever else they save on the page. */
function useShownToken(newest: string | null) {
  const [state, setState] = useState({ newest, shownToken: newest });
  if (newest !== null && newest !== state.newest) setState({ newest, shownToken: newest });
  return { shownToken: state.shownToken, close: () => setState({ ...state, shownToken: null }) };
}

function TokenRow({ token }: { token: ApiToken }) {
  const texts = useTexts(accountTexts);
  const areaNames = useTexts(tokenAreaTexts);
  const common = useTexts(commonTexts);
  const submit = useSubmit();
  const now = useRootData()?.now;
  const isOver = token.expiresAt !== null && now !== undefined && token.expiresAt < now;
  return (
    <li className="flex items-center justify-between gap-4 py-4">
      <div className="min-w-0 text-sm">
        <p className="flex items-center gap-2 font-[550]">
          <span className="truncate">{token.name}</span>
          {isOver && <Badge tone="warn">{texts.tokenOver}</Badge>}
        </p>
        <p className="mt-0.5 text-ink-faint">
          {texts.tokenHint} <code className="font-mono text-xs">{token.hint}</code> · {texts.tokenCreated}{' '}
          <Timestamp iso={token.createdAt} isDay /> · {texts.tokenUsed}{' '}
          {token.lastUsedAt ? <Timestamp iso={token.lastUsedAt} isFull /> : texts.never}
        </p>
        <p className="mt-0.5 text-ink-faint">
          {token.scope === 'read' ? texts.scopeRead : texts.scopeWrite} ·{' '}
          {token.project ? token.project.title || token.project.full : texts.allProjects} ·{' '}
          {usualAreas.every((area) => token.areas.includes(area))
            ? [texts.allAreas, ...(token.areas.includes('admin') ? [areaNames.admin] : [])].join(', ')
            : token.areas.map((area) => areaNames[area]).join(', ')}
          {token.expiresAt && (
            <>
              {' '}
              · {texts.tokenUntil} <Timestamp iso={token.expiresAt} isDay />
            </>
          )}
        </p>
      </div>
      <ConfirmButton
        size="sm"
        onConfirm={() => submit({ intent: 'revoke-token', id: String(token.id) }, { method: 'post' })}
        texts={{
          title: texts.revokeTitle,
          description: texts.revokeText,
          confirm: texts.revoke,
          cancel: common.cancel,
          close: common.close,
        }}
      >
        {texts.revoke}
      </ConfirmButton>
    </li>
  );
}
