import { type ReceivedCancellation, receiptRows } from '#domain/cancellation/cancellation.ts';
import { buttonClass } from '#web/components/ui/button.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { cancelContractTexts } from '#web/i18n/public/cancel-contract.ts';

interface ReceiptProps {
  received: ReceivedCancellation;
  heading: string;
  fileName: string;
}

/** To print, or to save as a file: both work without scripts. */
export function CancellationReceipt({ received, heading, fileName }: ReceiptProps) {
  const texts = useTexts(cancelContractTexts);
  const rows = receiptRows(received, useLanguage());
  const file = [heading, '', ...rows.map(({ label, value }) => `${label}: ${value}`), ''].join('\r\n');
  return (
    <div role="status" className="mt-10 max-w-[40rem]">
      <dl className="divide-y divide-line border-line border-y">
        {rows.map(({ label, value }) => (
          <div key={label} className="grid gap-x-8 gap-y-1 py-3 sm:grid-cols-[12rem_1fr]">
            <dt className="text-ink-faint">{label}</dt>
            <dd className="figures whitespace-pre-line [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8 print:hidden">
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download={`${fileName}-${received.number}.txt`}
          className={buttonClass('outline')}
        >
          {texts.save}
        </a>
      </p>
    </div>
  );
}
