import { AuditCallToAction } from '#web/layouts/parts/audit-call-to-action.tsx';

/** From somebody else's report to one's own; not printed. */
export const TryItYourself = () => (
  <div className="print:hidden">
    <AuditCallToAction />
  </div>
);
