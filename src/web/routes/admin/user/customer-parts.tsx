import { Form, Link, useActionData } from 'react-router';
import type { Customer } from '#contract/calls/customers.ts';
import { euros } from '#domain/billing/prices.ts';
import { Part } from '#web/components/part.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { TextArea } from '#web/components/ui/text-field.tsx';
import { Moment } from '#web/components/ui/timestamp.tsx';
import { FormAlert } from '#web/forms/form-alert.tsx';
import { useSubmitting } from '#web/forms/submitting.ts';
import { customerTexts } from '#web/i18n/admin/customers.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { usePathTo } from '#web/paths.ts';
import { MailState } from '#web/routes/admin/mail-state.tsx';
import type { action } from '#web/routes/admin/user.tsx';
import { Row, Rows } from './fact-parts.tsx';

export function InvoicesPart({ invoices, plans }: Pick<Customer, 'invoices' | 'plans'>) {
  const texts = useTexts(customerTexts);
  const language = useLanguage();
  const pathTo = usePathTo();
  const project = plans.find(({ isBilled }) => isBilled)?.project;
  return (
    <Part title={texts.invoices} text={texts.invoicesText}>
      <Rows empty={texts.noInvoices}>
        {invoices.map(({ id, number, state, grossCents, refundedCents, pdfUrl, createdAt }) => (
          <Row key={id}>
            <span>
              {pdfUrl ? (
                <a href={pdfUrl} target="_blank" rel="noopener" className="inline-block py-1 text-link">
                  {number ?? id}
                </a>
              ) : (
                (number ?? id)
              )}{' '}
              <span className="text-ink-faint">
                <Moment iso={createdAt} isDay />
              </span>
            </span>
            <span className="figures flex items-center gap-3">
              {refundedCents > 0 && (
                <span className="text-ink-faint">{texts.refundedSum(euros(refundedCents, language))}</span>
              )}
              {euros(grossCents, language)}
              <Badge tone={state === 'paid' ? 'good' : state === 'open' ? 'warn' : 'neutral'}>{state}</Badge>
            </span>
          </Row>
        ))}
      </Rows>
      {invoices.length > 0 && project && (
        <p className="mt-4 text-sm">
          <Link to={`${pathTo('adminIncome')}?project=${project.id}`} className="inline-block py-1 text-link">
            {texts.refunds}
          </Link>
        </p>
      )}
    </Part>
  );
}

export function MailsPart({ mails }: Pick<Customer, 'mails'>) {
  const texts = useTexts(customerTexts);
  const pathTo = usePathTo();
  return (
    <Part title={texts.mails} text={texts.mailsText}>
      <Rows empty={texts.noMails}>
        {mails.map(({ id, subject, state, createdAt }) => (
          <Row key={id}>
            <Link to={pathTo('adminMail', { mailId: String(id) })} className="min-w-0 flex-1 basis-48 py-1 text-link">
              {subject}
            </Link>
            <span className="flex items-center gap-3 text-ink-faint">
              <MailState state={state} />
              <Moment iso={createdAt} isFull />
            </span>
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
            <span className="flex items-center gap-3 text-ink-faint">
              <Badge tone={state === 'open' ? 'warn' : 'good'}>{state === 'open' ? texts.open : texts.done}</Badge>
              <Moment iso={createdAt} isFull />
            </span>
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
            <span className="flex items-center gap-3 text-ink-faint">
              <Badge tone={state === 'resolved' ? 'good' : 'warn'}>
                {state === 'resolved' ? texts.done : texts.open}
              </Badge>
              <Moment iso={createdAt} isFull />
            </span>
          </Row>
        ))}
      </Rows>
    </Part>
  );
}

export function NotesPart({ notes }: Pick<Customer, 'notes'>) {
  const texts = useTexts(customerTexts);
  const answer = useActionData<typeof action>();
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
              {author} · <Moment iso={createdAt} isFull />
            </span>
          </Row>
        ))}
      </Rows>
    </Part>
  );
}
