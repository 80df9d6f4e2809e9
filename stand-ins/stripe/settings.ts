/** What an account sets in Stripe's dashboard. Tests may change it while the stand-in runs. */
export interface Settings {
  secretKey: string;
  /** Where the seller sits: no reverse charge within the country. */
  country: string;
  sellerName: string;
  /** Days between the attempts to collect an invoice. Smart Retries choose them; the recommended frame is two weeks. */
  retryAfterDays: number[];
  /** What becomes of a subscription whose invoice could not be collected. */
  afterRetries: 'cancel' | 'unpaid' | 'past_due';
  /** How the portal ends a subscription at the period's end; with flexible billing both have been seen. */
  portalCancels: 'cancel_at_period_end' | 'cancel_at';
  /** Stripe leaves the invoice of a renewal in draft for about an hour. */
  draftSeconds: number;
  /** Whether lists still show what a deleted customer had, or say that there is no such customer. */
  deletedCustomers: 'listed' | 'refused';
}

export const defaultSettings: Settings = {
  secretKey: 'sk_test_standIn0000000000000000',
  country: 'DE',
  sellerName: 'Linkbild (stand-in)',
  retryAfterDays: [3, 5, 6],
  afterRetries: 'cancel',
  portalCancels: 'cancel_at_period_end',
  draftSeconds: 3600,
  deletedCustomers: 'listed',
};
