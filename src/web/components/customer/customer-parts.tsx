import { Form, Link, useActionData } from 'react-router';
import type { Customer } from '#contract/calls/customers.ts';
import type { Acted } from '#web/components/actions/use-action.ts';
import { useAction } from '#web/components/actions/use-action.ts';
import { MailState } from '#web/components/admin-lists/mail-state.tsx';
import { Part } from '#web/components/part.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { TextArea } from '#web/components/ui/text-field.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { FormAlert } from '#web/forms/form-alert.tsx';
import { useSubmitting } from '#web/forms/submitting.ts';
import { adminTexts } from '#web/i18n/admin/admin.ts';
import { customerTexts } from '#web/i18n/admin/customers.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { usePathTo } from '#web/paths.ts';
import { Row, RowEnd, Rows } from './fact-parts.tsx';

export function MailsPart({ mails }: Pick<Customer, 'mails'>) {
  const texts = useTexts(customerTexts);
  const admin = useTexts(adminTexts);
  const pathTo = usePathTo();
  const { act, isBusy } = useAction({ resend: admin.resent });
  return (
    <Part title={texts.mails} text={texts.mailsText}>
      <Rows empty={texts.noMails}>
        {mails.map(({ id, subject, state, createdAt }) => (
          <Row key={id}>
            <Link to={pathTo('adminMail', { mailId: String(id) })} className="min-w-0 flex-1 basis-48 py-1 text-link">
              {subject}
            </Link>
            <RowEnd>
              <MailState state={state} />
              <Timestamp iso={createdAt} isFull />
              <Button
                size="sm"
                variant="quiet"
                label={texts.resendThis(subject)}
                state={isBusy('resend', String(id)) ? 'loading' : 'idle'}
                onClick={() => act('resend', { id: String(id) })}
              >
                {admin.resend}
              </Button>
            </RowEnd>
          </Row>
        ))}
      </Rows>
    </Part>
  );
}

export function RequestsPart({ messages, cancellations }: Pick<Customer, 'messages' | 'cancellations'>) {
  const texts = useTexts(customerTexts);
  const pathTo = usePathTo();
  const rows = [
    ...messages.map(({ id, text, state, createdAt }) => ({
      key: `message-${id}`,
      href: pathTo('adminSupportRequest', { requestId: String(id) }),
      label: text.length > 90 ? `${text.slice(0, 89)}…` : text,
      state,
      createdAt,
    })),
    ...cancellations.map(({ id, number, contract, state, createdAt }) => ({
      key: `cancellation-${id}`,
      href: `${pathTo('adminCancellations')}?search=${encodeURIComponent(number)}`,
      label: `${texts.cancellation(number)}: ${contract}`,
      state,
      createdAt,
    })),
  ].toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  return (
    <Part title={texts.requests} text={texts.requestsText}>
      <Rows empty={texts.noRequests}>
        {rows.map(({ key, href, label, state, createdAt }) => (
          <Row key={key}>
            <Link to={href} className="min-w-0 flex-1 basis-48 py-1 text-link [overflow-wrap:anywhere]">
              {label}
            </Link>
            <RowEnd>
              <Badge tone={state === 'open' ? 'warn' : 'good'}>{state === 'open' ? texts.open : texts.done}</Badge>
              <Timestamp iso={createdAt} isFull />
            </RowEnd>
          </Row>
        ))}
      </Rows>
    </Part>
  );
}

export function IncidentsPart({ incidents }: Pick<Customer, 'incidents'>) {
  const texts = useTexts(customerTexts);
  const pathTo = usePathTo();
  return (
    <Part title={texts.incidents} text={texts.incidentsText}>
      <Rows empty={texts.noIncidents}>
        {incidents.map(({ uuid, projectSlug, state, createdAt }) => (
          <Row key={uuid}>
            <Link to={pathTo('incident', { projectSlug, incidentUuid: uuid })} className="inline-block py-1 text-link">
              {projectSlug}
            </Link>
            <RowEnd>
              <Badge tone={state === 'resolved' ? 'good' : 'warn'}>
                {state === 'resolved' ? texts.done : texts.open}
              </Badge>
              <Timestamp iso={createdAt} isFull />
            </RowEnd>
          </Row>
        ))}
      </Rows>
    </Part>
  );
}

/** Of requests of this account, and of jobs they caused. The log has the details under the id. */
export function ErrorsPart({ errors }: Pick<Customer, 'errors'>) {
  const texts = useTexts(customerTexts);
  return (
    <Part title={texts.errors} text={texts.errorsText}>
      <Rows empty={texts.noErrors}>
        {errors.map(({ id, message, requestId, job, at }) => (
          <Row key={id}>
            <span className="min-w-0 flex-1 basis-64 [overflow-wrap:anywhere]">
              {message}
              <code className="block text-ink-faint text-xs">{[job, requestId].filter(Boolean).join(' · ')}</code>
            </span>
            <span className="text-ink-faint">
              <Timestamp iso={at} isFull />
            </span>
          </Row>
        ))}
      </Rows>
    </Part>
  );
}

export function NotesPart({ notes }: Pick<Customer, 'notes'>) {
  const texts = useTexts(customerTexts);
  const answer = useActionData<Acted>();
  const refusal = answer?.intent === 'note' ? answer.refusal : null;
  return (
    <Part title={texts.notes} text={texts.notesText}>
      {/* Empty again once a note is stored. */}
      <Form key={notes[0]?.id ?? 0} method="post" className="mb-6 grid gap-3" noValidate>
        <input type="hidden" name="intent" value="note" />
        <FormAlert refusal={refusal} />
        <TextArea name="text" rows={3} maxLength={4000} label={texts.note} errors={refusal?.errors.text} />
        <Button type="submit" variant="outline" size="sm" className="justify-self-start" state={useSubmitting('note')}>
          {texts.addNote}
        </Button>
      </Form>
      <Rows empty={texts.noNotes}>
        {notes.map(({ id, text, author, createdAt }) => (
          <Row key={id}>
            <span className="w-full whitespace-pre-line [overflow-wrap:anywhere]">{text}</span>
            <span className="text-ink-faint text-xs">
              {author} · <Timestamp iso={createdAt} isFull />
            </span>
          </Row>
        ))}
      </Rows>
    </Part>
  );
}
