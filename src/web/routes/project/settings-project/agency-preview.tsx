import type { ShownLook } from '#contract/calls/agency-look.ts';
import { isEmptyLook } from '#domain/agency-look/agency-look.ts';
import { AgencyContact, AgencyFoot, AgencyMark, agencyStyle } from '#web/components/agency-look/agency-look.tsx';
import { Logo } from '#web/components/brand/logo.tsx';
import { agencyLookTexts } from '#web/i18n/audit/agency-look.ts';
import { useTexts } from '#web/i18n/language.tsx';

/** The beginning and the end of a report, as it will be. Reports are light whatever the app is. */
export default function AgencyPreview({ look }: { look: ShownLook }) {
  const texts = useTexts(agencyLookTexts);
  const isOurs = isEmptyLook({ ...look, logo: look.logo && { ...look.logo, key: '' } });
  return (
    <figure className="grid gap-2">
      <figcaption className="font-[550] text-sm">{texts.preview}</figcaption>
      <div data-agency-preview className="scheme-light overflow-hidden rounded-md border border-line text-ink">
        <div style={agencyStyle(look)} className={`bg-paper p-5 ${isOurs ? '' : 'border-signal border-t-4'}`}>
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
            {isOurs ? <Logo height={16} label="Linkbild" /> : <AgencyMark look={look} height={36} />}
            <AgencyContact contact={look.contact} className="text-ink-soft text-xs" />
          </div>
          <p className="eyebrow mt-6">{texts.sampleTitle}</p>
          <p className="font-[640] font-display text-2xl">shop.example</p>
          {/* Only a drawing of a link: it leads nowhere. */}
          <p className="mt-2 text-sm">
            <span className="underline decoration-1 decoration-signal underline-offset-4">{texts.sampleLink}</span>
          </p>
          {!isOurs && <AgencyFoot look={look} className="mt-6 border-line border-t pt-3" />}
        </div>
      </div>
    </figure>
  );
}
