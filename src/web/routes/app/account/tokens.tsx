import { Form, useSubmit } from 'react-router';
import type { ApiToken } from '#contract/entities/user.ts';
import { Moment } from '../../../components/moment/moment.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { CodeBlock } from '../../../components/ui/code-block.tsx';
import { ConfirmButton } from '../../../components/ui/confirm-button.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { FormAlert } from '../../../forms/form-alert.tsx';
import { useSending } from '../../../forms/use-sending.ts';
import { accountTexts } from '../../../i18n/account.ts';
import { commonTexts } from '../../../i18n/common.ts';
import { useTexts } from '../../../i18n/language.tsx';
import type { AccountAnswer } from './answer-account.server.ts';
import { Part } from './part.tsx';

export function Tokens({ tokens, answer }: { tokens: ApiToken[]; answer: AccountAnswer | undefined }) {
  const texts = useTexts(accountTexts);
  const common = useTexts(commonTexts);
  const own = answer?.intent === 'create-token' || answer?.intent === 'revoke-token' ? answer : undefined;
  return (
    <Part title={texts.tokens} text={texts.tokensText}>
      <FormAlert refusal={own?.refusal} />
      {own?.token && (
        <div className="mb-8" role="status">
          <CodeBlock code={own.token} title={texts.newToken} texts={common} />
        </div>
      )}
      {tokens.length > 0 && (
        <ul className="mb-8 divide-y divide-line border-line border-y">
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} />
          ))}
        </ul>
      )}
      <Form key={own?.token ?? 'new'} method="post" className="flex flex-wrap items-end gap-3" noValidate>
        <input type="hidden" name="intent" value="create-token" />
        <TextField
          name="name"
          className="flex-1 basis-52"
          label={texts.tokenName}
          placeholder={texts.tokenNameHint}
          errors={own?.refusal?.errors.name}
        />
        <Button type="submit" variant="outline" state={useSending('create-token')}>
          {texts.createToken}
        </Button>
      </Form>
    </Part>
  );
}

function TokenRow({ token }: { token: ApiToken }) {
  const texts = useTexts(accountTexts);
  const common = useTexts(commonTexts);
  const submit = useSubmit();
  return (
    <li className="flex items-center justify-between gap-4 py-4">
      <div className="min-w-0 text-sm">
        <p className="truncate font-[550]">{token.name}</p>
        <p className="mt-0.5 text-ink-faint">
          {texts.tokenHint} <code className="font-mono text-xs">{token.hint}</code> · {texts.tokenCreated}{' '}
          <Moment iso={token.createdAt} /> · {texts.tokenUsed}{' '}
          {token.lastUsedAt ? <Moment iso={token.lastUsedAt} /> : texts.never}
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
